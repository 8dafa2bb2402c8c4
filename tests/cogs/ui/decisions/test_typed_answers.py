"""What people type: understood if it is unmistakable, else refused with what is possible."""

from __future__ import annotations

import msgspec
import pytest
from discord.ui import Button, Select

from cogs.delivery.drafts import as_the_story_says
from cogs.ui.decisions.controls import NO_SUGGESTIONS, DecisionControls, labels, read_answer, told_choice
from cogs.ui.decisions.drafts import Draft
from engine.core import (
    Barred,
    Illegal,
    Number,
    Option,
    Pick,
    Placement,
    Text,
    apply,
    default_move,
)
from engine.core.registry import game
from tests.cogs.ui.one_question import decision_for
from texts import speaker


def cards(*names: str) -> tuple[Option, ...]:
    return tuple(Option(name.casefold(), Text("quiz-option", {"word": name})) for name in names)


PAIRS = cards("Catapult and Swamp", "Catapult and Open Grave", "Swamp and Open Grave")
HAND = cards("Catapult", "Swamp", "Open Grave", "Monster's Ballroom")


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize(
    ("form", "typed", "meant"),
    [
        (Pick(PAIRS), "swamp, catapult", ["catapult and swamp"]),
        (Pick(PAIRS), "Open Grave and Catapult", ["catapult and open grave"]),
        (Pick(PAIRS), "Catapult und Open Grave", ["catapult and open grave"]),
        (Pick(HAND), "SWAMP", ["swamp"]),
        (Pick(HAND, 2, 2), "open grave, catapult", ["open grave", "catapult"]),
        (Pick(HAND, 2, 2), "open grave and catapult", ["open grave", "catapult"]),
        (Pick(HAND, 2, 2), "swamp catapult", ["swamp", "catapult"]),
    ],
)
def test_several_names_are_understood_in_any_order(form: Pick, typed: str, meant: list[str]) -> None:
    assert read_answer(decision_for(form), typed, speaker("en")) == meant


@pytest.mark.usefixtures("spoken")
def test_what_cannot_be_chosen_is_refused_with_what_can() -> None:
    with pytest.raises(Illegal) as refusal:
        read_answer(decision_for(Pick(HAND)), "Living Trap", speaker("en"))

    told = speaker("en").say(refusal.value.text)
    assert "“Living Trap” is not possible now" in told
    assert "Catapult, Swamp, Open Grave, Monster's Ballroom" in told


@pytest.mark.usefixtures("spoken")
def test_what_a_rule_bars_is_refused_with_its_reason() -> None:
    reason = Text("quiz-option", {"word": "it needs a room below"})
    names = [Text("quiz-option", {"word": f"*{name}*"}) for name in ("Living Trap", "Dark Altar")]
    barred = [Barred(name, reason) for name in names]
    with pytest.raises(Illegal) as refusal:
        read_answer(decision_for(Pick(HAND)), "living trap", speaker("en"), barred)
    assert (
        speaker("en").say(refusal.value.text) == "“living trap” is not possible now: it needs a room below."
    )

    with pytest.raises(Illegal, match="not-possible-now"):
        read_answer(decision_for(Pick(HAND)), "a", speaker("en"), barred)


@pytest.mark.usefixtures("spoken")
def test_exactly_three_are_called_exactly_three() -> None:
    with pytest.raises(Illegal) as refusal:
        read_answer(decision_for(Pick(HAND, 3, 3)), "swamp, catapult", speaker("en"))

    assert speaker("en").say(refusal.value.text) == "Please pick exactly 3 options."
    _, rows, _ = DecisionControls(1, decision_for(Pick(HAND, 3, 3)), speaker("en")).controls(Draft())
    assert [one.placeholder for row in rows for one in row if isinstance(one, Select)] == ["Choose 3 …"]


async def test_walls_can_be_named_as_the_story_names_them() -> None:
    state = game("doodle-dungeon").start(2, game("doodle-dungeon").checked_settings({}), 5)
    while "walls" not in (asked := state.pending()[0]).prompt.key:
        state = apply(state, default_move(state, asked))
    form = asked.form
    assert isinstance(form, Placement)
    words = form.suggestions(state, asked.seat).proposals[3].words
    story = apply(state, default_move(state, asked)._replace(choice=words)).events[0].text
    typed = str(story.args["squares"]).casefold().replace(",", " ").split()

    meant = await as_the_story_says(state, asked, typed)

    assert form.read(state, asked.seat, meant) == form.read(state, asked.seat, words)
    assert await as_the_story_says(state, asked, words) == words
    assert await as_the_story_says(state, asked, ["A1", "nonsense"]) == ["A1", "nonsense"]
    assert told_choice(asked, words, speaker("en")) == "corner of 3 walls, as drawn"


def test_what_was_drawn_is_told_by_name_where_the_game_has_words_for_it() -> None:
    form = Placement("doodle-dungeon-thing", 8, 10)
    prompt = Text("doodle-dungeon-ask-thing", {"kind": "trap"})
    drawn = msgspec.structs.replace(decision_for(form), prompt=prompt)
    assert told_choice(drawn, ["A1"], speaker("en")) == "a trap on A1"
    assert told_choice(drawn, ["A1"], speaker("de")) == "eine Falle auf A1"
    dug = msgspec.structs.replace(drawn, prompt=Text("dungeon-lords-ask-dig", {"n": 3}))
    assert told_choice(dug, ["D3", "A2"], speaker("de")) == "D3, A2"


@pytest.mark.usefixtures("spoken")
def test_an_answer_is_told_in_words_to_whoever_gave_it() -> None:
    say = speaker("en")
    assert told_choice(decision_for(Pick(HAND)), ["swamp"], say) == "Swamp"
    assert told_choice(decision_for(Pick(HAND, 0)), [], say) == "Choose nothing"
    assert told_choice(decision_for(Number(0, 9)), 0, say) == "0"


def test_a_number_says_what_it_counts_and_nothing_is_last() -> None:
    say, prompt = speaker("en"), Text("dungeon-lords-ask-mine", {"n": 2, "foremen": 0})
    decision = msgspec.structs.replace(decision_for(Number(0, 2)), prompt=prompt)
    [row] = DecisionControls(1, decision, say).controls(Draft()).rows
    assert [one.label for one in row if isinstance(one, Button)] == ["1 gold", "2 gold", "Mine nothing"]
    assert [told_choice(decision, number, say) for number in (0, 2)] == ["Mine nothing", "2 gold"]
    assert labels(decision, say, NO_SUGGESTIONS)[0] == ("Mine nothing", "0")
