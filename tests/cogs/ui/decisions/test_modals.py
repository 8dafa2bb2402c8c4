"""Forms: they say what they ask and how to answer, and take all parts of an answer at once."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from discord.ui import TextDisplay

from cogs.answering import answers
from cogs.ui.custom_ids import write_id
from cogs.ui.modals import Asked
from engine.core import Pick, Text
from engine.core.forms import AnyForm
from playground.checks.components import SELECTS, Json, Kind, walk
from tables import TableService
from tests.cogs.panel_users import Person
from tests.cogs.quiz_game import path, pick, placement, script
from tests.cogs.ui.one_question import Ask, Respondent, decision_for
from texts import speaker

THREE_OF_EIGHT = pick(8, least=3, most=3, ordered=True)
WISHES = pick(6, least=0, most=6, ordered=True)


def lists(person: Person) -> list[Json]:
    return [one for one in walk(person.form["components"]) if one["type"] in SELECTS]


# ── all parts at once ────────────────────────────────────────────────────────────────────────────────────


async def test_all_parts_of_an_answer_are_chosen_in_one_form(ask: Ask) -> None:
    anna = await ask(THREE_OF_EIGHT)
    await anna.press("parts")
    assert [one["required"] for one in lists(anna)] == [True] * 3

    await anna.fill_in("o7", "o0", "o3")
    assert await anna.moves() == ['["o7","o0","o3"]']


async def test_a_form_begins_with_what_is_picked_already(ask: Ask) -> None:
    anna = await ask(THREE_OF_EIGHT)
    await anna.choose("o5")
    await anna.press("more")
    await anna.press("parts")
    chosen = [[line["value"] for line in one["options"] if line.get("default")] for one in lists(anna)]
    assert chosen == [["o5"], [], []]


async def test_of_many_wishes_the_first_four_fit_into_the_form_and_none_is_required(ask: Ask) -> None:
    anna = await ask(WISHES)
    await anna.press("parts")
    assert [one["required"] for one in lists(anna)] == [False] * 4

    await anna.fill_in("o2", "o4")
    assert await anna.moves() == ['["o2","o4"]']


async def test_the_same_twice_is_refused_and_the_question_stays(ask: Ask) -> None:
    anna = await ask(THREE_OF_EIGHT)
    await anna.press("parts")
    await anna.fill_in("o1", "o1", "o2")
    assert await anna.moves() == []
    assert "What will it be?" in anna.text

    await anna.press("parts")
    await anna.fill_in("o1", "o2", "o3")
    assert await anna.moves() == ['["o1","o2","o3"]']


async def test_a_form_sent_empty_answers_nothing(ask: Ask) -> None:
    anna = await ask(WISHES)
    await anna.press("parts")
    await anna.fill_in()
    assert await anna.moves() == []
    assert "What will it be?" in anna.text


async def test_a_form_for_a_question_that_is_gone_is_not_opened(ask: Ask) -> None:
    anna = await ask(THREE_OF_EIGHT)
    await anna.click(write_id("parts", anna.table.id, 99))
    assert anna.form == {}
    assert "What will it be?" in anna.text


@pytest.mark.parametrize(
    "form", [pick(30, least=2, most=2, ordered=True), pick(9, least=5, most=5, ordered=True), pick(4)]
)
async def test_what_does_not_fit_into_a_form_is_not_offered_in_one(ask: Ask, form: AnyForm) -> None:
    anna = await ask(form)
    assert not any(":parts:" in one["custom_id"] for one in anna.controls())


# ── what a form says ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("form", "opener"),
    [(placement(200, 20), "type"), (path((5, 6)), "type"), (script(4, 0), "spell"), (WISHES, "parts")],
)
async def test_a_form_says_what_it_asks(ask: Ask, form: AnyForm, opener: str) -> None:
    anna = await ask(form)
    await anna.press("more")
    await opened(anna, opener)
    assert anna.form["title"] == "What will it be?"
    assert not any(one["type"] == Kind.TEXT for one in anna.form["components"]), "once is enough"


@pytest.mark.usefixtures("spoken")
def test_a_question_too_long_for_the_title_stands_above_the_fields() -> None:
    say, prompt = speaker("en"), Text("panel-nothing-more")
    assert isinstance(WISHES, Pick)
    decision = msgspec.structs.replace(decision_for(WISHES), prompt=prompt)
    modal = Asked(1, 7, decision, say, say).to_choose(WISHES, [])
    assert len(modal.title) < len(say.say(prompt))
    assert [one.content for one in modal.children if isinstance(one, TextDisplay)] == [say.say(prompt)]


async def test_the_help_of_a_form_stays_while_one_types(ask: Ask) -> None:
    anna = await ask(placement(200, 20))
    await opened(anna, "type")
    (label,) = (one for one in anna.form["components"] if one["type"] == Kind.LABEL)
    assert label["description"] == "A square like C7; then r90 to turn it, m to mirror it"


async def opened(anna: Respondent, opener: str) -> None:
    """Press the only button that opens a form in this way."""
    (found,) = (one["custom_id"] for one in anna.controls() if f":{opener}:" in one["custom_id"])
    await anna.click(found)


# ── while the database is away ───────────────────────────────────────────────────────────────────────────


async def test_whoever_wants_a_form_while_the_database_is_away_is_told_in_time(
    ask: Ask, service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await ask(placement(200, 20))
    with monkeypatch.context() as away:
        away.setattr(answers, "_TO_OPEN", 0.01)
        away.setattr(service.repository, "table", lambda _: asyncio.Event().wait())
        await opened(anna, "type")
    assert anna.told == [speaker("en")("error-storage")]
    assert not anna.form
    await opened(anna, "type")
    assert anna.form
