"""Scripts that are typed, previewed, changed after they were handed in, and completed while typing."""

from __future__ import annotations

import pytest

from cogs.ui.decisions.scripts import continuations, typed_words
from engine.core import Script, Text
from engine.games.fairy_market.state import Fair
from render import Picture
from tables import Table, TableService
from tests.cogs.panel_users import Person, router_for
from tests.cogs.quiz_game import PNG, draw_drafts, script
from tests.cogs.ui.decisions.climbing import add, climb
from tests.cogs.ui.decisions.test_controls import LONG
from tests.cogs.ui.one_question import Ask
from tests.tables.scene import ANNA, answer, started, state_of
from texts import speaker

# ── by hand ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_form_holds_the_words_so_far(ask: Ask) -> None:
    anna = await ask(climb())
    await add(anna, "up")
    await anna.press("more")
    await anna.press("spell")
    assert '"up"' in str(anna.form).replace("'", '"')
    await anna.write("UP Down up")
    assert "So far: `up down up`" in anna.text

    await anna.press("confirm")
    assert await anna.moves() == ['["up","down","up"]']


async def test_of_a_typed_mistake_the_words_before_it_are_kept(ask: Ask) -> None:
    anna = await ask(climb())
    await anna.press("more")
    await anna.press("spell")
    await anna.write("up sideways *down*")

    assert "So far: `up`" in anna.text
    assert "“sideways” does not work there" in anna.text
    assert r"dropped the rest: \*down\*. That is too far for one step." in anna.text
    await add(anna, "down")
    assert "cannot stand" not in anna.text
    await anna.press("confirm")
    assert await anna.moves() == ['["up","down"]']


async def test_a_preview_shows_what_is_kept_and_what_is_wrong(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await ask(climb())

    def drawn(view: object, decision: object, words: list[str], refusal: Text | None, say: object) -> Picture:
        return Picture("draft.png", PNG, f"{' '.join(words)}, {refusal.key if refusal else 'fine'}")

    draw_drafts(monkeypatch, drawn)
    await anna.press("more")
    await anna.press("spell")
    await anna.write("up sideways")
    assert anna.alt_texts == ["up, toy-no-step"]
    await add(anna, "down")
    assert anna.alt_texts == ["up down, fine"]
    await anna.press("more")
    await anna.press("again")
    assert anna.alt_texts[0].startswith("Hand")
    assert await anna.moves() == []


async def test_without_a_preview_of_its_own_a_game_shows_what_would_be(ask: Ask) -> None:
    anna = await ask(script(3, 0))
    await add(anna, "o1")
    assert "not complete yet" in anna.text
    assert not any("o1" in alt for alt in anna.alt_texts)  # not complete yet
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
    await anna.press("more")
    await anna.press("spell")
    await anna.write(" ".join(words))
    await anna.press("confirm")


async def test_a_script_that_may_be_changed_begins_as_it_was_handed_in(service: TableService) -> None:
    table, anna, words = await exploring(service)
    await handed_in(anna, words)
    assert "So far" not in anna.text
    await anna.press("more")
    assert f"So far: `{' '.join(words)}`" in anna.text
    await anna.press("spell")
    assert " ".join(words) in str(anna.form)

    await anna.press("unwrite")
    await anna.press("confirm")
    await anna.press("more")
    state = await state_of(service, table.id)
    assert isinstance(state, Fair)
    assert state.players[0].script == words[:-1]
    assert f"So far: `{' '.join(words[:-1])}`" in anna.text


async def test_a_change_may_begin_from_nothing_and_comes_to_nothing_by_itself(service: TableService) -> None:
    table, anna, words = await exploring(service)
    await handed_in(anna, words)
    await anna.press("more")
    await anna.press("again")
    await anna.press("more")
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
    await anna.press("more")

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
