"""What `/move` suggests while somebody types, and what it makes of what was typed."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.answering.move_autocomplete import LONGEST, MOST_OFFERS, completions, spelt_out
from engine.core import Option, Pick, Script, Suggestions, Text
from engine.core.forms import AnyForm
from engine.games.dungeon_lords.rules.orders.digging import DIGGING
from engine.games.dungeon_lords.rules.orders.ordering import choose_orders
from tests.cogs.quiz_game import script
from tests.cogs.ui.one_question import decision_for
from tests.engine.dungeon_lords import scenario
from tests.engine.toy import FORMS
from texts import speaker

pytestmark = pytest.mark.usefixtures("spoken")


def options(*names: str) -> tuple[Option, ...]:
    """Options called like this, with the ids o1, o2 ..."""
    return tuple(
        Option(f"o{number}", Text("quiz-option", {"word": name})) for number, name in enumerate(names, 1)
    )


COLOURS = options("Red", "Green", "Blue", "Grey")


def offered(form: AnyForm, typed: str, state: Any = None) -> list[tuple[str, str]]:
    """What is suggested to somebody who is asked to fill in this form."""
    written = form.progress(state, 0, typed.replace(",", " ").split()) if isinstance(form, Script) else None
    return completions(decision_for(form), typed, speaker("en"), Suggestions(), written)


def names(form: AnyForm, typed: str, state: Any = None) -> list[str]:
    return [label for label, _ in offered(form, typed, state)]


def meant(form: AnyForm, typed: str) -> list[str] | None:
    return spelt_out(decision_for(form), typed, speaker("en"))


# ── sequences ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("", ["Red", "Green", "Blue", "Grey"]),
        ("gr", ["Green", "Grey"]),
        ("Green", ["Green, Red", "Green, Blue", "Green, Grey"]),
        ("green,", ["Green, Red", "Green, Blue", "Green, Grey"]),
        ("o2 , ", ["Green, Red", "Green, Blue", "Green, Grey"]),
        ("green, e", ["Green, Red", "Green, Blue", "Green, Grey"]),
        ("een, bl", ["Green, Blue"]),
        ("gr, bl", []),
        ("Green, Red", ["Green, Red", "Green, Red, Blue", "Green, Red, Grey"]),
        ("o2, o1", ["Green, Red", "Green, Red, Blue", "Green, Red, Grey"]),
        ("red, blue, gr", ["Red, Blue, Green", "Red, Blue, Grey"]),
        ("red, blue, grey", ["Red, Blue, Grey"]),
        ("red, blue, grey,", ["Red, Blue, Grey"]),
        ("red, red", []),
        ("red, purple", []),
    ],
)
def test_what_has_been_typed_stays_and_the_next_one_is_suggested(typed: str, expected: list[str]) -> None:
    assert names(Pick(COLOURS, least=2, most=3, ordered=True), typed) == expected


@pytest.mark.parametrize("typed", ["Green, Red", "o2,O1", "een, red", "GREEN , o1"])
def test_names_and_ids_mean_the_same_and_a_suggestion_is_sent_as_ids(typed: str) -> None:
    form = Pick(COLOURS, least=2, most=3, ordered=True)

    assert offered(form, typed)[0] == ("Green, Red", "o2, o1")
    assert meant(form, typed) == ["o2", "o1"]


@pytest.mark.parametrize("typed", ["Green, re, purple", "Green, gr", "Green, Green", ""])
def test_half_an_answer_is_none(typed: str) -> None:
    assert meant(Pick(COLOURS, least=2, most=3), typed) is None


def test_one_of_several_is_no_sequence() -> None:
    assert meant(Pick(COLOURS), "Green") is None
    assert names(Pick(COLOURS), "Green") == ["Green"]


def test_an_option_whose_name_goes_on_is_suggested_beside_the_one_that_is_whole() -> None:
    form = Pick(options("Troll", "Troll number 2"), most=2, ordered=True)

    assert names(form, "troll") == ["Troll", "Troll number 2", "Troll, Troll number 2"]


def test_names_with_commas_are_one_name() -> None:
    form = Pick(options("wall, behind", "wall", "behind"), most=3)

    assert meant(form, "wall, behind, wall") == ["o1", "o2"]
    assert names(form, "wall, behind,") == ["wall, behind", "wall, behind, wall", "wall, behind, behind"]


def test_picks_in_any_order_are_carried_as_well() -> None:
    assert names(Pick(COLOURS, most=2), "red") == ["Red", "Red, Green", "Red, Blue", "Red, Grey"]


def test_long_names_give_way_to_ids_and_everything_fits() -> None:
    form = Pick(options(*(f"{number}".rjust(40, "x") for number in range(30))), most=30, ordered=True)
    offers = offered(form, "o3, o4, o5")

    assert offers[1] == ("o3, o4, o5, o1", "o3, o4, o5, o1")
    assert len(offers) == MOST_OFFERS
    assert all(0 < len(label) <= LONGEST and 0 < len(word) <= LONGEST for label, word in offers)


def test_three_orders_are_completed_one_behind_the_other() -> None:
    g = scenario.go(scenario.table(3), choose_orders, 0)
    form, typed = g.pending()[0].form, ""
    for order in ("hire", "dig", "mine"):
        typed, sent = next(offer for offer in offered(form, typed) if offer[1].endswith(order))

    assert typed == "Hire a monster, Dig tunnels, Mine gold"
    assert scenario.play(g, sent.split(", ")).secrets[0].orders == ("hire", "dig", "mine")


# ── nothing ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("most", [1, 2])
def test_nothing_is_suggested_last_where_it_is_an_answer(most: int) -> None:
    assert names(Pick(COLOURS, least=0, most=most), "")[-1] == "Choose nothing"
    assert names(Pick(COLOURS, least=0, most=most), "choose n") == ["Choose nothing"]
    assert names(Pick(COLOURS, least=1, most=most), "choose n") == []


def test_nothing_has_a_place_among_many() -> None:
    offers = offered(Pick(options(*("x" * number for number in range(1, 40))), least=0), "")

    assert len(offers) == MOST_OFFERS
    assert offers[-1] == ("Choose nothing", "Choose nothing")


def test_a_script_that_may_be_empty_can_be_nothing() -> None:
    g = scenario.sent(scenario.table(2), A="dig1")

    assert names(DIGGING, "", g)[-1] == "Choose nothing"
    assert names(DIGGING, "cho", g) == ["Choose nothing"]
    assert "Choose nothing" not in names(DIGGING, "B2", g)


@pytest.mark.parametrize("form", [script(3, 0, "x"), FORMS["script"]], ids=["quiz", "toy"])
def test_a_script_that_must_say_something_cannot(form: AnyForm) -> None:
    assert "Choose nothing" not in names(form, "")


def test_a_very_long_line_of_names_is_read_at_once() -> None:
    form = Pick(options(*(f"Card {number}" for number in range(60))), 1, 60)

    assert meant(form, "a," * 1000) is None


def test_where_exactly_two_are_wanted_whole_answers_are_suggested() -> None:
    form = Pick(COLOURS, 2, 2, alone="o4")

    assert [word for _, word in offered(form, "")] == ["o4", "o1, o2", "o1, o3", "o2, o3"]
