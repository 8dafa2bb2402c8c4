"""Cards chosen before it is one's turn, and built before they are there."""

import pytest

from engine.core import Barrier, Chance, Illegal, Script
from engine.games.doodle_dungeon import GAME, Table
from engine.games.doodle_dungeon.cards import CARDS
from engine.games.doodle_dungeon.rules.ahead.blueprints import CARD_AND_PLACES, DRAFT
from tests.engine.doodle_dungeon.scenario import (
    answer,
    drafting,
    dungeon,
    letters,
    plan,
    squares,
    take_back,
)
from tests.engine.doodle_dungeon.test_building import WINDING
from tests.engine.doodle_dungeon.test_secrets import said

WALLS_GOBLINS_DRAGON, GOBLIN_ORCS_UPGRADES, TRAP_TREASURE_UPGRADES, LINE_OF_THREE = "01", "02", "18", "42"
ROW = f"{WALLS_GOBLINS_DRAGON} {GOBLIN_ORCS_UPGRADES} {TRAP_TREASURE_UPGRADES} {LINE_OF_THREE}"


def ahead(g: Table, who: str, words: str) -> Table:
    return plan(g, who, DRAFT, words)


def taken(g: Table) -> list[str]:
    return [master.card for master in g.masters]


def script() -> Script:
    assert isinstance(CARD_AND_PLACES.form, Script)
    return CARD_AND_PLACES.form


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────


def test_everybody_but_the_first_is_called_as_soon_as_cards_are_on_offer() -> None:
    g = drafting(ROW)

    assert (g.awaited(), g.invited()) == ([0], [1, 2])


def test_the_whole_draft_is_done_when_the_first_one_chooses() -> None:
    g = ahead(ahead(drafting(ROW), "C", "42 18"), "B", "01")
    assert taken(g) == ["", "", ""]

    g = answer(g, "A", "02")

    assert taken(g) == ["02", "01", "42"]
    assert g.awaited() == [0, 1, 2]


def test_a_card_that_is_gone_is_passed_over() -> None:
    g = ahead(ahead(drafting(ROW), "B", "02 01"), "C", "02 01 42")

    assert taken(answer(g, "A", "02")) == ["02", "01", "42"]


def test_whoever_gets_nothing_of_the_list_is_asked_in_turn() -> None:
    g = answer(ahead(drafting(ROW), "B", "02"), "A", "02")

    assert g.awaited() == [0, 1]
    assert taken(answer(g, "B", "18")) == ["02", "18", ""]


def test_whoever_declines_is_asked_in_turn_and_called_no_more() -> None:
    g = ahead(drafting(ROW), "B", "")
    assert g.invited() == [2]

    assert answer(g, "A", "02").awaited() == [0, 1]


def test_a_list_can_be_changed_and_dropped_until_it_counts() -> None:
    g = ahead(drafting(ROW), "B", "01 C3")

    assert taken(answer(ahead(g, "B", "42"), "A", "02"))[1] == "42"
    assert taken(answer(ahead(g, "B", ""), "A", "02"))[1] == ""


def test_the_last_to_choose_may_plan_after_others_have_chosen() -> None:
    g = answer(drafting(ROW), "A", "02")
    with pytest.raises(Illegal):
        ahead(g, "C", "02")

    assert taken(answer(ahead(g, "C", "01"), "B", "18")) == ["02", "18", "01"]


def test_a_list_holds_for_one_round() -> None:
    g = ahead(ahead(drafting(ROW), "B", "42 C3 trap trap trap"), "C", "18 A1 A1 orc orc")
    g = answer(g, "A", "02", "A1", "A3", "A5", "orc", "orc")

    assert g.round == 2
    assert g.plans == []
    assert (g.awaited(), g.invited()) == ([1], [2, 0])


# ── building ─────────────────────────────────────────────────────────────────────────────────────────────


def test_what_was_built_ahead_stands_as_soon_as_the_card_is_taken() -> None:
    g = answer(ahead(drafting(ROW), "B", "02 01 C3 A2 A4 A6"), "A", "02")

    assert letters(g, "B") == {"C3": "#", "C4": "#", "D5": "#", "A2": "G", "A4": "G", "A6": "D"}
    assert g.masters[1].ready
    assert g.awaited() == [0, 2]


def test_what_was_left_open_is_asked() -> None:
    g = answer(ahead(drafting(ROW), "B", "01 C3r180 A1"), "A", "02")

    assert [built.element for built in g.masters[1].built] == ["W3K", "goblin"]
    assert g.awaited() == [0, 1, 2]


def test_what_was_built_ahead_can_be_changed_while_others_build() -> None:
    g = answer(ahead(drafting(ROW), "B", "01 C3 A2 A4 A6"), "A", "02")

    g = take_back(g, "B", 3)

    assert "A6" not in letters(g, "B")
    assert "D" in letters(answer(g, "B", "H1"), "B")["H1"]


def test_an_element_that_will_lapse_needs_no_place() -> None:
    g = drafting(ROW, dungeon(), dungeon(walls=WINDING))
    g = answer(ahead(g, "B", "01 C5"), "A", "02")

    assert [(built.element, built.lapsed) for built in g.masters[1].built] == [
        ("W3K", True),
        ("goblin", False),
    ]


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        ("31", "refuse-card"),
        ("01 01", "refuse-card"),
        ("C3", "refuse-no-card"),
        ("42 C3 trap trap trap orc", "refuse-all-built"),
        ("01 H10", "flaw-outside"),
        ("02 A1 A2", "flaw-neighbour"),
        ("18 A1 E5 hands", "refuse-upgrade"),
        ("01 02 18 42 01", "refuse-card"),
    ],
)
def test_what_cannot_be_built_is_refused_at_once(words: str, refusal: str) -> None:
    with pytest.raises(Illegal) as illegal:
        ahead(drafting(ROW), "B", words)

    assert illegal.value.text.key == f"doodle-dungeon-{refusal}"


def test_words_may_be_typed_in_any_spelling() -> None:
    g = drafting(ROW)

    assert script().read(g, 1, ["1", "c3", "R180", "m", "42", "D4", "TRAP"]) == [
        "01",
        "C3r180m",
        "42",
        "D4",
        "trap",
    ]


def test_after_a_card_come_its_places_and_the_other_cards_and_a_hint_builds_it_all() -> None:
    g = drafting(ROW)
    first, built = script().following(g, 1, []), script().following(g, 1, ["42"])
    assert [option.id for option in first.options] == ROW.split()
    assert (first.complete, first.hint, built.hint) == (True, False, True)
    assert [option.id for option in built.options][-3:] == ["01", "02", "18"]

    hinted = script().hint(g, 1, ["01", "C3", "42"])

    assert hinted is not None
    assert hinted[:3] == ["01", "C3", "42"]
    assert len(hinted) == 3 + len(CARDS["42"].elements)
    assert script().read(g, 1, hinted) == hinted
    assert script().following(g, 1, hinted).hint is False


def test_every_place_that_is_listed_is_legal() -> None:
    g = drafting(ROW, dungeon(), dungeon(walls="B2 B3", goblins="E5", treasures="A4"))
    for words in (["01"], ["02"], ["18", "A1"], ["18", "A1", "E5"]):
        options = script().following(g, 1, words).options
        assert 3 < len(options) <= 100
        for option in options:
            assert script().read(g, 1, [*words, option.id])


# ── secrets ──────────────────────────────────────────────────────────────────────────────────────────────


def test_nobody_else_sees_what_was_chosen_ahead_only_that_somebody_has() -> None:
    g = drafting(ROW)
    one, other = ahead(g, "B", "18 A1 E7 orc orc"), ahead(g, "B", "42")

    for viewer in (None, 0, 2):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
        assert GAME.view(one, viewer).invited == (2,)


def test_a_treasure_hidden_ahead_is_told_to_its_owner_alone() -> None:
    g = answer(ahead(drafting(ROW), "B", "18 A1 E7"), "A", "02")

    assert g.masters[1].sheet.treasures == squares("E7")
    assert "E7" in said(g, 1)
    assert "E7" not in said(g, 0) + said(g, 2) + said(g, None)


def test_whoever_brings_a_plan_to_light_cannot_take_that_back() -> None:
    g = drafting(ROW)

    assert answer(g, "A", "02").barrier is None
    planned = answer(ahead(g, "B", "01"), "A", "02")
    assert planned.barrier is Barrier.TURNED_UP
    assert [event.text.key for event in planned.events] == [
        "doodle-dungeon-card-taken",
        "story-decided-ahead",
        "doodle-dungeon-card-taken",
    ]


def test_dealing_anew_changes_the_lists_of_others() -> None:
    g = ahead(drafting(ROW), "B", "18 A1 E7")
    others = [GAME.redeal(g, viewer, Chance(3)) for viewer in (0, 1)]

    assert others[0].plans != g.plans
    assert others[1].plans == g.plans


def test_the_computer_player_ranks_all_cards_and_builds_each() -> None:
    g = drafting(ROW)
    view = GAME.view(g, 1)
    offer = next(decision for decision in view.decisions if decision.ahead == DRAFT)
    assert GAME.plan is not None

    words = GAME.plan(view, offer)

    assert isinstance(words, list)
    assert script().read(g, 1, words) == words
    assert {word for word in words if word in CARDS} == set(ROW.split())
    after = answer(ahead(g, "B", " ".join(words)), "A", "02")
    assert after.masters[1].ready
