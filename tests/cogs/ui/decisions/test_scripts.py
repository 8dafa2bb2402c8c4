"""Scripts on the panel: written word after word by click or by hand, taken back, hinted at, handed in."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord.ui import Button

from cogs.ui.decisions.options import OptionControls
from cogs.ui.decisions.scripts import continuations, mark, script_controls, typed_words
from engine.core import Following, Option, Script, ScriptProgress, Text
from engine.core.forms import AnyForm
from engine.games.fairy_market.state import Fair
from playground.checks.components import SELECTS
from render import Picture
from tables import Table, TableService
from tests.cogs.panel_users import Person, router_for
from tests.cogs.quiz_game import PNG, draw_drafts, script
from tests.cogs.ui.decisions.test_controls import LONG
from tests.cogs.ui.one_question_table import moves_made, table_asking
from tests.engine.toy import FORMS
from tests.tables.scene import ANNA, BERT, answer, started, state_of
from texts import speaker


def climb() -> Script:
    form: AnyForm = FORMS["script"]
    assert isinstance(form, Script)
    return form


async def climbing(service: TableService, monkeypatch: pytest.MonkeyPatch) -> tuple[Table, Person]:
    """Anna has opened the panel on which she is asked for a climb."""
    table = await table_asking(service, monkeypatch, climb())
    anna = Person(router_for(service), ANNA)
    await anna.open(table)
    return table, anna


def actions(person: Person) -> list[str]:
    return [one["custom_id"].split(":")[1] for one in person.controls()]


def offered(person: Person) -> list[str]:
    """The words that may come next, as the buttons of the panel have them."""
    ids = [one["custom_id"] for one in person.controls()]
    return [one.partition(".")[2] for one in ids if one.split(":")[1] == "write"]


async def add(person: Person, word: str) -> None:
    [found] = [one["custom_id"] for one in person.controls() if one["custom_id"].endswith(f".{word}")]
    await person.click(found)


# ── by click ─────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_script_is_written_word_after_word_and_handed_in(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna = await climbing(service, monkeypatch)
    assert offered(anna) == ["up"]
    await add(anna, "up")
    assert offered(anna) == ["up", "down"]
    await add(anna, "down")
    assert "So far: `up down`" in anna.text
    assert "- Climb up\n- Climb down" in anna.text
    assert await moves_made(service, table) == []

    await anna.press("confirm")
    assert await moves_made(service, table) == ['["up","down"]']


async def test_done_waits_until_the_words_could_stand(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, anna = await climbing(service, monkeypatch)
    assert "confirm" not in actions(anna)
    await add(anna, "up")
    assert "confirm" in actions(anna)
    assert "You can be done here, or go on." in anna.text


async def test_nothing_is_offered_where_nothing_can_be_added(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, anna = await climbing(service, monkeypatch)
    for _ in range(3):
        await add(anna, "up")

    assert offered(anna) == []
    assert "There is nothing to add any more." in anna.text


async def test_words_are_taken_back_one_by_one_or_all_at_once(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, anna = await climbing(service, monkeypatch)
    assert not {"unwrite", "again"} & set(actions(anna))
    for word in ("up", "up", "down"):
        await add(anna, word)
    await anna.press("unwrite")
    assert "`up up`" in anna.text
    await anna.press("again")
    assert "So far" not in anna.text
    assert offered(anna) == ["up"]


async def test_a_hint_goes_on_from_the_words_there_are_and_can_be_taken_back(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, anna = await climbing(service, monkeypatch)
    await add(anna, "up")
    await anna.press("hint")
    assert "`up up`" in anna.text
    assert "the best I can find" in anna.text
    await anna.press("unwrite")
    assert "`up`" in anna.text


async def test_there_is_no_button_for_a_hint_where_the_game_has_none(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, anna = await climbing(service, monkeypatch)
    for _ in range(3):
        await add(anna, "up")
    assert "hint" not in actions(anna)


async def test_only_the_latest_words_are_told_in_full() -> None:
    written = climb().progress(None, 0, ["up", "up", "up"])
    many = written._replace(words=written.words * 3, told=[None] * 9)
    lines, _ = script_controls(OptionControls(1, 2, speaker("en")), speaker("en"), many, None, "Nothing")

    assert lines[1] == "The latest, after 6 earlier words:\n- up\n- up\n- up"


# ── many words ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("count", "groups"), [(5, 0), (25, 0), (60, 4), (120, 0), (120, 30)])
async def test_every_word_that_may_come_next_is_within_reach(
    service: TableService, monkeypatch: pytest.MonkeyPatch, count: int, groups: int
) -> None:
    table = await table_asking(service, monkeypatch, script(count, groups))
    anna = Person(router_for(service), ANNA)
    await anna.open(table)
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


async def test_a_word_from_a_group_is_added_to_the_others(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_asking(service, monkeypatch, script(60, 4))
    anna = Person(router_for(service), ANNA)
    await anna.open(table)
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

    assert await moves_made(service, table) == ['["o7","o13"]']


def _row(number: int) -> Text:
    return Text("choose-row", {"row": number})


def _controls_with_notes(count: int) -> tuple[list[str], list[list[Any]]]:
    options = [
        Option(
            f"o{number}", Text("choose-row", {"row": number}), note=Text("choose-row", {"row": 10 * number})
        )
        for number in range(count)
    ]
    written = ScriptProgress([], [], Following(options, complete=False), [], None)
    return script_controls(OptionControls(1, 2, speaker("en")), speaker("en"), written, None, "Nothing")


@pytest.mark.parametrize(
    ("words", "complete", "called"),
    [([], True, "Dig nothing"), ([], False, "Done"), (["up"], True, "Done")],
    ids=["an empty page that may stay so", "an empty page", "a written one"],
)
def test_to_be_done_with_an_empty_page_is_called_what_it_means(
    words: list[str], complete: bool, called: str
) -> None:
    written = ScriptProgress(words, [None] * len(words), Following([], complete), [], None)
    controls = script_controls(
        OptionControls(1, 2, speaker("en")), speaker("en"), written, None, "Dig nothing"
    )
    done = controls.rows[-1][0]
    assert isinstance(done, discord.ui.Button)
    assert done.label == called


def test_notes_on_a_few_words_stand_above_their_buttons() -> None:
    lines, rows = _controls_with_notes(2)

    assert lines == ["**Row 0:** Row 0\n**Row 1:** Row 10"]
    assert [one.label for one in rows[0] if isinstance(one, Button)] == ["Row 0", "Row 1"]


def test_notes_on_many_words_stand_in_the_list() -> None:
    lines, rows = _controls_with_notes(7)

    assert lines == []
    assert [option.description for option in rows[0][0].options][1:3] == ["Row 10", "Row 20"]


# ── clicks that come late ────────────────────────────────────────────────────────────────────────────────


async def test_a_second_click_on_the_same_button_adds_nothing(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, anna = await climbing(service, monkeypatch)
    [up] = [one["custom_id"] for one in anna.controls() if one["custom_id"].endswith(".up")]
    await anna.click(up)
    await anna.click(up)

    assert "So far: `up`" in anna.text
    assert "that click changed nothing" in anna.text


@pytest.mark.parametrize("action", ["confirm", "unwrite", "again", "hint"])
async def test_an_older_panel_changes_nothing_in_a_draft_that_has_gone_on(
    service: TableService, monkeypatch: pytest.MonkeyPatch, action: str
) -> None:
    table, anna = await climbing(service, monkeypatch)
    await add(anna, "up")
    [older] = [one["custom_id"] for one in anna.controls() if f":{action}:" in one["custom_id"]]
    await add(anna, "down")
    await anna.click(older)

    assert "So far: `up down`" in anna.text
    assert "that click changed nothing" in anna.text
    assert await moves_made(service, table) == []


async def test_words_made_up_by_a_client_are_not_taken(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna = await climbing(service, monkeypatch)
    number = (await service.repository.state(table)).decisions()[0].number
    await anna.click(f"lk1:write:{table.id}:{number}:{mark([])}.down")

    assert "“down” cannot stand there" in anna.text
    assert offered(anna) == ["up"]


@pytest.mark.parametrize("action", ["write", "unwrite", "hint", "spell"])
async def test_nobody_else_can_write(
    service: TableService, monkeypatch: pytest.MonkeyPatch, action: str
) -> None:
    table, anna = await climbing(service, monkeypatch)
    await add(anna, "up")
    number = (await service.repository.state(table)).decisions()[0].number
    bert = Person(router_for(service), BERT)
    await bert.click(f"lk1:{action}:{table.id}:{number}:{mark(['up'])}.down")

    assert bert.panel == []
    assert bert.form == {}
    assert "sit" in bert.told[0]
    await anna.press("refresh")
    assert "So far: `up`" in anna.text


async def test_a_script_for_an_older_question_shows_the_present_one(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna = await climbing(service, monkeypatch)
    await anna.click(f"lk1:write:{table.id}:99:{mark([])}.up")

    assert "Play has moved on" in anna.text
    assert "So far" not in anna.text


# ── by hand ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_form_holds_the_words_so_far(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna = await climbing(service, monkeypatch)
    await add(anna, "up")
    await anna.press("spell")
    assert '"up"' in str(anna.form).replace("'", '"')
    await anna.write("UP Down up")
    assert "So far: `up down up`" in anna.text

    await anna.press("confirm")
    assert await moves_made(service, table) == ['["up","down","up"]']


async def test_of_a_typed_mistake_the_words_before_it_are_kept(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna = await climbing(service, monkeypatch)
    await anna.press("spell")
    await anna.write("up sideways *down*")

    assert "So far: `up`" in anna.text
    assert "“sideways” cannot stand there" in anna.text
    assert r"left out the rest: \*down\*. That is too far for one step." in anna.text
    await add(anna, "down")
    assert "cannot stand" not in anna.text
    await anna.press("confirm")
    assert await moves_made(service, table) == ['["up","down"]']


async def test_a_preview_shows_what_is_kept_and_what_is_wrong(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna = await climbing(service, monkeypatch)

    def drawn(view: object, decision: object, words: list[str], refusal: Text | None, say: object) -> Picture:
        return Picture("draft.png", PNG, f"{' '.join(words)}, {refusal.key if refusal else 'fine'}")

    draw_drafts(monkeypatch, drawn)
    await anna.press("spell")
    await anna.write("up sideways")
    assert anna.alt_texts == ["up, toy-no-step"]
    await add(anna, "down")
    assert anna.alt_texts == ["up down, fine"]
    await anna.press("again")
    assert anna.alt_texts[0].startswith("Hand")
    assert await moves_made(service, table) == []


async def test_without_a_preview_of_its_own_a_game_shows_what_would_be(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_asking(service, monkeypatch, script(3, 0))
    anna = Person(router_for(service), ANNA)
    await anna.open(table)
    await add(anna, "o1")
    assert "not a whole answer yet" in anna.text
    assert not any("o1" in alt for alt in anna.alt_texts)  # not a whole answer yet
    await add(anna, "o2")
    assert any("['o1', 'o2']" in alt for alt in anna.alt_texts)


# ── changed afterwards ──────────────────────────────────────────────────────────────────────────────────


async def exploring(service: TableService) -> tuple[Table, Person, list[str]]:
    """Anna and Bert explore without an hourglass; her panel, and an expedition she could hand in."""
    table = await started(service, "fairy-market", 2, settings={"time-bonus": "off"})
    while True:
        state = await state_of(service, table.id)
        asked = state.pending()[0]
        words = asked.form.default(state, 0)
        if isinstance(asked.form, Script):
            break
        await answer(service, table.id, asked.seat, words)
    assert isinstance(words, list)
    anna = Person(router_for(service), ANNA)
    await anna.open(await service.repository.table(table.id))
    return table, anna, words


async def handed_in(anna: Person, words: list[str]) -> None:
    await anna.press("spell")
    await anna.write(" ".join(words))
    await anna.press("confirm")


async def test_a_script_that_may_be_changed_begins_as_it_was_handed_in(service: TableService) -> None:
    table, anna, words = await exploring(service)
    await handed_in(anna, words)
    assert f"So far: `{' '.join(words)}`" in anna.text
    await anna.press("spell")
    assert " ".join(words) in str(anna.form)

    await anna.press("unwrite")
    await anna.press("confirm")
    state = await state_of(service, table.id)
    assert isinstance(state, Fair)
    assert state.players[0].script == words[:-1]
    assert f"So far: `{' '.join(words[:-1])}`" in anna.text


async def test_a_change_may_begin_from_nothing_and_comes_to_nothing_by_itself(service: TableService) -> None:
    table, anna, words = await exploring(service)
    await handed_in(anna, words)
    await anna.press("again")
    assert "So far" not in anna.text

    state = await state_of(service, table.id)
    assert isinstance(state, Fair)
    assert state.players[0].script == words


async def test_the_next_script_begins_from_nothing(service: TableService) -> None:
    table, anna, words = await exploring(service)
    await handed_in(anna, words)
    while True:
        state = await state_of(service, table.id)
        assert isinstance(state, Fair)
        asked = state.pending()[0]
        if state.round == 2 and isinstance(asked.form, Script):
            break
        await answer(service, table.id, asked.seat, asked.form.default(state, asked.seat))
    await anna.press("refresh")

    assert "So far" not in anna.text


# ── completed while typing ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("", ["up"]),
        ("u", ["up"]),
        ("up", ["up", "up up", "up down"]),
        ("up d", ["up down"]),
        ("UP D", ["up down"]),
        ("up x", []),
        ("up x down", []),
        ("up up up", ["up up up"]),
        ("up down = Climb down", ["up down", "up down up"]),
    ],
)
@pytest.mark.usefixtures("spoken")
def test_continuations_of_what_is_typed(typed: str, values: list[str]) -> None:
    offers = continuations(climb().progress(None, 0, typed_words(typed)), speaker("en"))

    assert [value for _, value in offers] == values


@pytest.mark.usefixtures("spoken")
def test_continuations_say_what_they_mean_and_fit() -> None:
    offers = continuations(climb().progress(None, 0, ["up"]), speaker("en"))
    assert ("up down = Climb down", "up down") in offers

    for label, value in continuations(script(7, 0, LONG).progress(None, 0, ["o1"]), speaker("en")):
        assert 0 < len(label) <= 100
        assert 0 < len(value) <= 100
