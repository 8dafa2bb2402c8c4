"""Options with something to say: groups as lists, refusals last and grey, one answer that stands alone."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord.ui import Button, Select

from cogs.ui.components import Control
from cogs.ui.decisions.controls import DecisionControls
from cogs.ui.decisions.drafts import Draft
from engine.core import Chance, Explanation, Illegal, Number, Option, Pick, Text
from tests.cogs.ui.one_question import decision_for
from texts import speaker

pytestmark = pytest.mark.usefixtures("spoken")
NOTHING = Text("nothing")


def seat(number: int) -> Text:
    return Text("seat", {"seat": number})


def grouped() -> Pick:
    """Two groups of three, and a refusal, which the rules name first."""
    refusal = Option("no", seat(5), declines=True)
    others = [
        Option(f"{group}{n}", seat(n), Text("seat", {"seat": group})) for group in (0, 1) for n in range(3)
    ]
    return Pick((refusal, *others))


def controls(form: Pick | Number, explanation: Explanation, group: int | None = None) -> list[Control]:
    asked = DecisionControls(1, decision_for(form), speaker("en"), explanation)
    return [control for row in asked.controls(Draft(group=group)).rows for control in row]


def lists(found: list[Control]) -> list[Select[Any]]:
    return [control for control in found if isinstance(control, Select)]


def buttons(found: list[Control]) -> list[Button[Any]]:
    return [control for control in found if isinstance(control, Button)]


def test_what_holds_for_a_whole_group_is_said_of_the_group() -> None:
    form = grouped()
    same = Explanation({option.id: seat(int(option.id[0])) for option in form.options[1:]})
    (groups,) = lists(controls(form, same))

    assert [(one.label, one.description) for one in groups.options] == [("Seat A",) * 2, ("Seat B",) * 2]


def test_groups_whose_options_differ_stay_buttons() -> None:
    form = grouped()
    different = Explanation({option.id: seat(int(option.id[1])) for option in form.options[1:]})

    assert lists(controls(form, different)) == []


def test_whoever_wants_nothing_finds_that_last_and_in_grey() -> None:
    few = Pick((Option("no", seat(5), declines=True), Option("yes", seat(0))))
    found = buttons(controls(few, Explanation()))

    assert [one.label for one in found] == ["Seat A", "Seat F"]
    assert [one.style for one in found] == [discord.ButtonStyle.primary, discord.ButtonStyle.secondary]


def test_beside_a_list_of_groups_a_refusal_is_a_button() -> None:
    form = grouped()
    same = Explanation({option.id: NOTHING for option in form.options[1:]}, {"no": seat(3)})
    asked = DecisionControls(1, decision_for(form), speaker("en"), same)
    lines, rows, _ = asked.controls(Draft())

    assert next(one.label for row in rows for one in buttons(row)) == "Seat F"
    assert lines == ["-# **Seat F:** Seat D"]


def test_numbers_say_what_they_come_to() -> None:
    asked = DecisionControls(
        1, decision_for(Number(0, 2)), speaker("en"), Explanation(outlooks={"1": seat(0), "2": seat(1)})
    )

    assert asked.controls(Draft()).lines == ["-# **1:** Seat A\n-# **2:** Seat B"]


# ── an answer that stands alone ──────────────────────────────────────────────────────────────────────────

TWO_OR_ALL = Pick(tuple(Option(each, seat(n)) for n, each in enumerate("abcz")), 2, 2, alone="z")


def test_beside_the_list_of_several_stands_a_button_for_the_whole_answer() -> None:
    found = controls(TWO_OR_ALL, Explanation())
    (several,) = lists(found)

    assert (several.min_values, several.max_values, len(several.options)) == (2, 2, 3)
    assert [one.label for one in buttons(found)] == ["Seat D"]


@pytest.mark.parametrize("wrong", [["a"], ["a", "z"], ["a", "b", "c"], []])
def test_it_goes_with_nothing_else(wrong: list[str]) -> None:
    with pytest.raises(Illegal):
        TWO_OR_ALL.read(None, 0, wrong)


def test_samples_are_two_or_the_one_that_stands_alone() -> None:
    samples = [TWO_OR_ALL.sample(None, 0, Chance(seed)) for seed in range(40)]

    assert ["z"] in samples
    assert all(TWO_OR_ALL.read(None, 0, sample) for sample in samples)
