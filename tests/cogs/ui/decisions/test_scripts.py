"""Scripts on the panel: written word after word by click or by hand, taken back, hinted at, handed in."""

from __future__ import annotations

import discord
import pytest
from discord.ui import Button, Select

from cogs.ui.decisions.drafts import Controls
from cogs.ui.decisions.options import OptionControls
from cogs.ui.decisions.scripts import FinishLabels, checksum, script_controls
from engine.core import Following, Option, ScriptProgress, Text
from playground.checks.components import SELECTS
from tables import TableService
from tests.cogs.panel_users import Person, router_for
from tests.cogs.quiz_game import script
from tests.cogs.ui.decisions.climbing import actions, add, climb, offered
from tests.cogs.ui.one_question import Ask
from tests.tables.scene import BERT
from texts import speaker

LABELS = FinishLabels("Play it like this", "Dig nothing")


def controls_of(written: ScriptProgress) -> Controls:
    return script_controls(OptionControls(1, 2, speaker("en")), speaker("en"), written, None, LABELS)


# ── by click ─────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_script_is_written_word_after_word_and_handed_in(ask: Ask) -> None:
    anna = await ask(climb())
    assert offered(anna) == ["up"]
    await add(anna, "up")
    assert offered(anna) == ["up", "down"]
    await add(anna, "down")
    assert "So far: `up down`" in anna.text
    assert "- Climb up\n- Climb down" in anna.text
    assert await anna.moves() == []

    await anna.press("confirm")
    assert await anna.moves() == ['["up","down"]']


async def test_done_waits_until_the_words_could_stand(ask: Ask) -> None:
    anna = await ask(climb())
    assert "confirm" not in actions(anna)
    await add(anna, "up")
    assert "confirm" in actions(anna)
    assert "You can stop here or go on." in anna.text


async def test_nothing_is_offered_where_nothing_can_be_added(ask: Ask) -> None:
    anna = await ask(climb())
    for _ in range(3):
        await add(anna, "up")

    assert offered(anna) == []
    assert "there is nothing left to add." in anna.text


async def test_words_are_taken_back_one_by_one_or_all_at_once(ask: Ask) -> None:
    anna = await ask(climb())
    assert not {"unwrite", "again"} & set(actions(anna))
    for word in ("up", "up", "down"):
        await add(anna, word)
    await anna.press("unwrite")
    assert "`up up`" in anna.text
    await anna.press("more")
    await anna.press("again")
    assert "So far" not in anna.text
    assert offered(anna) == ["up"]


async def test_a_hint_goes_on_from_the_words_there_are_and_can_be_taken_back(ask: Ask) -> None:
    anna = await ask(climb())
    await add(anna, "up")
    await anna.press("hint")
    assert "`up up`" in anna.text
    assert "the best I can find" in anna.text
    await anna.press("unwrite")
    assert "`up`" in anna.text


async def test_there_is_no_button_for_a_hint_where_the_game_has_none(ask: Ask) -> None:
    anna = await ask(climb())
    for _ in range(3):
        await add(anna, "up")
    assert "hint" not in actions(anna)


@pytest.mark.usefixtures("spoken")
async def test_only_the_latest_words_are_told_in_full() -> None:
    written = climb().progress(None, 0, ["up", "up", "up"])
    many = written._replace(words=written.words * 3, told=written.told * 3)
    lines, *_ = controls_of(many)

    assert lines[1] == "After 6 earlier words:\n- Climb up\n- Climb up\n- Climb up"


# ── many words ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("count", "groups"), [(5, 0), (25, 0), (60, 4), (120, 0), (120, 30)])
async def test_every_word_that_may_come_next_is_within_reach(ask: Ask, count: int, groups: int) -> None:
    anna = await ask(script(count, groups))
    reached = set(_words_on(anna))
    for custom_id, values in _ways_into_groups(anna):
        await anna.click(custom_id, values)
        reached.update(_words_on(anna))

    assert reached == {f"o{number}" for number in range(count)}


def _words_on(person: Person) -> list[str]:
    values = [option["value"] for one in person.controls() for option in one.get("options", ())]
    ids = [one["custom_id"] for one in person.controls() if one["type"] not in SELECTS]
    return [each.partition(".")[2] for each in [*values, *ids] if "." in each]


def _ways_into_groups(person: Person) -> list[tuple[str, list[str]]]:
    found: list[tuple[str, list[str]]] = []
    for one in person.controls():
        if one["custom_id"].split(":")[1] == "group":
            found += [(one["custom_id"], [option["value"]]) for option in one.get("options", ())] or [
                (one["custom_id"], [])
            ]
    return found


async def test_a_word_from_a_group_is_added_to_the_others(ask: Ask) -> None:
    anna = await ask(script(60, 4))
    for word, group in (("o7", "3"), ("o13", "1")):
        await anna.press("group", group)
        [chosen] = [
            option["value"]
            for one in anna.controls()
            for option in one.get("options", ())
            if option["value"].endswith(f".{word}")
        ]
        await anna.choose(chosen)
    await anna.press("confirm")

    assert await anna.moves() == ['["o7","o13"]']


def _row(number: int) -> Text:
    return Text("choose-row", {"row": number})


def _controls_with_notes(count: int) -> Controls:
    options = [
        Option(
            f"o{number}", Text("choose-row", {"row": number}), note=Text("choose-row", {"row": 10 * number})
        )
        for number in range(count)
    ]
    written = ScriptProgress([], [], Following(options, complete=False), [], None)
    return controls_of(written)


@pytest.mark.parametrize(
    ("words", "complete", "called"),
    [([], True, "Dig nothing"), ([], False, "Play it like this"), (["up"], True, "Play it like this")],
    ids=["an empty page that may stay so", "an empty page", "a written one"],
)
def test_to_be_done_with_an_empty_page_is_called_what_it_means(
    words: list[str], complete: bool, called: str
) -> None:
    written = ScriptProgress(words, [None] * len(words), Following([], complete), [], None)
    labels = FinishLabels("Play it like this", "Dig nothing")
    tools = script_controls(OptionControls(1, 2, speaker("en")), speaker("en"), written, None, labels).rows[
        -1
    ]
    (done,) = (one for one in tools if ":confirm:" in (one.custom_id or ""))
    assert isinstance(done, discord.ui.Button)
    assert done.label == called
    refuses = called == LABELS.nothing
    assert done is tools[-1 if refuses else 0]
    assert done.style is (discord.ButtonStyle.secondary if refuses else discord.ButtonStyle.success)


def test_notes_on_a_few_words_stand_above_their_buttons() -> None:
    lines, rows, _ = _controls_with_notes(2)

    assert lines == ["-# **Row 0:** Row 0\n-# **Row 1:** Row 10"]
    assert [one.label for one in rows[0] if isinstance(one, Button)] == ["Row 0", "Row 1"]


def test_notes_on_many_words_stand_in_the_list() -> None:
    lines, rows, _ = _controls_with_notes(7)

    assert lines == []
    (listed,) = rows[0]
    assert isinstance(listed, Select)
    assert [option.description for option in listed.options][1:3] == ["Row 10", "Row 20"]


# ── where the game says what the words would bring ───────────────────────────────────────────────────────


def _with_outlook(*, more: bool) -> tuple[list[str], list[str]]:
    """The lines and the buttons for a page with one word on it."""
    options = [Option("up", _row(1), note=_row(10)), Option("down", _row(2), note=_row(20))]
    following = Following(options, complete=True, outlook=_row(7))
    written = ScriptProgress(["up"], [_row(1)], following, [], None)
    say = speaker("en")
    lines, rows, _ = script_controls(OptionControls(1, 2, say), say, written, None, LABELS, more=more)
    return lines, [one.label or "" for row in rows for one in row if isinstance(one, Button)]


def test_an_outlook_stands_for_the_words() -> None:
    lines, buttons = _with_outlook(more=False)

    assert lines == ["-# **Row 1** Row 10 · **Row 2** Row 20\nRow 7"]
    assert buttons == ["Row 1", "Row 2", "Play it like this", "Undo one"]


def test_the_words_and_a_form_for_them_come_with_more() -> None:
    lines, buttons = _with_outlook(more=True)

    assert lines[0] == "So far: `up`"
    assert lines[-1] == "Row 7"
    assert buttons[-2:] == ["Start again", "Type it"]


# ── clicks that come late ────────────────────────────────────────────────────────────────────────────────


async def test_a_second_click_on_the_same_button_adds_nothing(ask: Ask) -> None:
    anna = await ask(climb())
    [up] = [one["custom_id"] for one in anna.controls() if one["custom_id"].endswith(".up")]
    await anna.click(up)
    await anna.click(up)

    assert "So far: `up`" in anna.text
    assert "that click did nothing" in anna.text


@pytest.mark.parametrize("action", ["confirm", "unwrite", "again", "hint"])
async def test_an_older_panel_changes_nothing_in_a_draft_that_has_gone_on(ask: Ask, action: str) -> None:
    anna = await ask(climb())
    await add(anna, "up")
    await anna.press("more")
    [older] = [one["custom_id"] for one in anna.controls() if f":{action}:" in one["custom_id"]]
    await add(anna, "down")
    await anna.click(older)

    assert "So far: `up down`" in anna.text
    assert "that click did nothing" in anna.text
    assert await anna.moves() == []


async def test_words_made_up_by_a_client_are_not_taken(ask: Ask) -> None:
    anna = await ask(climb())
    number = (await anna.decision()).number
    await anna.click(f"lk1:write:{anna.table.id}:{number}:{checksum([])}.down")

    assert "“down” does not work there" in anna.text
    assert offered(anna) == ["up"]


@pytest.mark.parametrize("action", ["write", "unwrite", "hint", "spell"])
async def test_nobody_else_can_write(ask: Ask, service: TableService, action: str) -> None:
    anna = await ask(climb())
    await add(anna, "up")
    number = (await anna.decision()).number
    bert = Person(router_for(service), BERT)
    await bert.click(f"lk1:{action}:{anna.table.id}:{number}:{checksum(['up'])}.down")

    assert bert.panel == []
    assert bert.form == {}
    assert "sit" in bert.told[0]
    await anna.press("more")
    assert "So far: `up`" in anna.text


async def test_a_script_for_an_older_question_shows_the_present_one(ask: Ask) -> None:
    anna = await ask(climb())
    await anna.click(f"lk1:write:{anna.table.id}:99:{checksum([])}.up")

    assert "The game has moved on" in anna.text
    assert "So far" not in anna.text


@pytest.mark.usefixtures("spoken")
async def test_a_word_that_explains_itself_is_not_said_twice() -> None:
    written = climb().progress(None, 0, ["up"])._replace(told=[None])
    lines, *_ = controls_of(written)

    assert lines[0] == "So far: `up`"
    assert not any("- up" in line for line in lines)
