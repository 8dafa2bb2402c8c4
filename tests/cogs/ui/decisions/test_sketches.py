"""Scripts that draw something: proposals are drawn and taken in a tap, numbers pick, arrows move."""

from __future__ import annotations

import pytest

from cogs.ui.decisions.scripts import checksum
from engine.core import Script
from engine.games.fairy_market.board.script import path_begins
from engine.games.fairy_market.state import Fair
from tables import Table, TableService
from tests.cogs.panel_users import Person, router_for
from tests.tables.scene import ANNA, answer, started, state_of

MOST_TAPS = 12
LOCALES = ("en-US", "de")


async def exploring(service: TableService, locale: str = "en-US", **settings: str) -> tuple[Table, Person]:
    """Anna's panel when she and Bert begin to explore."""
    table = await started(service, "fairy-market", 2, settings={"time-bonus": "off", **settings})
    while True:
        state = await state_of(service, table.id)
        asked = state.pending()[0]
        if isinstance(asked.form, Script):
            break
        await answer(service, table.id, asked.seat, asked.form.default(state, asked.seat))
    anna = Person(router_for(service), ANNA, locale)
    await anna.open(await service.repository.table(table.id))
    return table, anna


def ids(person: Person, action: str) -> list[str]:
    """The enabled controls for an action."""
    found = [one["custom_id"] for one in person.controls() if not one.get("disabled")]
    return [one for one in found if one.split(":")[1] == action]


def labelled(person: Person, label: str) -> str:
    [found] = [one["custom_id"] for one in person.controls() if one.get("label") == label]
    return str(found)


async def fair(service: TableService, table: Table) -> Fair:
    state = await state_of(service, table.id)
    assert isinstance(state, Fair)
    return state


async def words(service: TableService, table: Table) -> list[str]:
    state = await state_of(service, table.id)
    [decision] = [one for one in state.decisions_of(0) if isinstance(one.form, Script)]
    return await service.drafts.get(table.id, decision)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("hint", ["off", "on"])
async def test_a_whole_expedition_is_accepted_in_a_few_taps(
    service: TableService, locale: str, hint: str
) -> None:
    table, anna = await exploring(service, locale, hint=hint)
    taps = 0
    while accept := ids(anna, "accept"):
        await anna.click(accept[0])
        taps += 1
    await anna.click(ids(anna, "confirm")[0])

    state = await state_of(service, table.id)
    assert isinstance(state, Fair)
    assert state.players[0].done
    assert taps + 1 <= MOST_TAPS


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_whole_expedition_is_decided_card_by_card_and_way_by_way(
    service: TableService, locale: str
) -> None:
    table, anna = await exploring(service, locale)
    await anna.click(labelled(anna, "A"))
    assert await words(service, table) == ["A"]
    assert [one["label"] for one in anna.controls()][:2] == ["1", "2"]
    while path_begins(laid := await words(service, table)) < 5:
        await anna.click(ids(anna, "accept")[1 if len(ids(anna, "accept")) > 1 else 0])
        assert len(await words(service, table)) == len(laid) + 1
    for _ in range(40):
        further = [one for one in anna.controls() if one["custom_id"].split(":")[1] == "write"]
        if not further:
            break
        first = further[0]
        values = [option["value"] for option in first.get("options", ())]
        await anna.click(first["custom_id"], values[:1] or None)
    await anna.click(ids(anna, "confirm")[0])
    state = await state_of(service, table.id)
    assert isinstance(state, Fair)
    assert state.players[0].done


async def test_another_shows_the_next_best_and_the_best_again_after_the_last(service: TableService) -> None:
    _, anna = await exploring(service)
    seen = []
    for _ in range(4):
        seen.append((ids(anna, "accept")[0], anna.alt_texts[0]))
        await anna.click(labelled(anna, "Another"))
    assert len(set(seen)) == 4
    assert (ids(anna, "accept")[0], anna.alt_texts[0]) == seen[0]


async def test_a_card_is_moved_with_arrows_while_the_others_stay(service: TableService) -> None:
    table, anna = await exploring(service)
    await anna.click(ids(anna, "accept")[0])
    laid = await words(service, table)
    await anna.click(labelled(anna, "Move …"))
    signs = [one["label"] for one in anna.controls()]
    assert signs[0] == "⟳"
    assert {"All places …", "✓"} < set(signs)
    moved = 0
    others = [one["custom_id"] for one in anna.controls() if one.get("label") in [*"ABCDE"]]
    for other in others:
        await anna.click(other)
        if put := ids(anna, "put"):
            await anna.click(put[0])
            moved += 1
            assert ids(anna, "put"), "the panel stays with the piece"
    assert moved
    assert await words(service, table) != laid
    assert sorted(word[0] for word in await words(service, table)) == sorted(word[0] for word in laid)


async def test_all_places_of_a_card_are_numbered(service: TableService) -> None:
    table, anna = await exploring(service)
    await anna.click(ids(anna, "accept")[0])
    laid = await words(service, table)
    await anna.click(labelled(anna, "Move …"))
    await anna.click(labelled(anna, "All places …"))
    numbers = [one["label"] for one in anna.controls() if ":put:" in one["custom_id"]]
    assert numbers[0] == "1"
    await anna.click(ids(anna, "put")[0])
    assert await words(service, table) != laid


async def test_places_are_drawn_even_where_the_path_no_longer_leads(
    service: TableService, caplog: pytest.LogCaptureFixture
) -> None:
    table, anna = await exploring(service)
    while accept := ids(anna, "accept"):
        await anna.click(accept[0])
    await anna.click(labelled(anna, "Move …"))
    cut = 0
    for letter in "ABCDE":
        if other := [one["custom_id"] for one in anna.controls() if one.get("label") == letter]:
            await anna.click(other[0])
        sheet = [one["custom_id"] for one in anna.controls() if one.get("label") == "All places …"]
        if not sheet:
            continue
        await anna.click(sheet[0])
        assert f"**{letter}:** everywhere it fits" in anna.text
        before = len(await words(service, table))
        await anna.click(ids(anna, "put")[0])
        shorter = len(await words(service, table)) < before
        assert shorter is ("What no longer fits after that move is gone." in anna.text)
        assert f"**{letter}:** arrows" in anna.text, "the panel stays with the piece"
        cut += shorter
    assert cut
    assert "could not draw" not in caplog.text


async def test_what_was_handed_in_is_told_without_notation(service: TableService) -> None:
    table, anna = await exploring(service)
    while accept := ids(anna, "accept"):
        await anna.click(accept[0])
    await anna.click(ids(anna, "confirm")[0])
    assert (await fair(service, table)).players[0].done
    assert "You answered: **dungeon and path as drawn**" in anna.text


async def test_what_is_final_is_asked_once_more(service: TableService) -> None:
    table, anna = await exploring(service)
    while not (state := await fair(service, table)).players[1].done:
        [asked] = [one for one in state.pending() if one.seat == 1]
        await answer(service, table.id, 1, asked.form.default(state, 1))
    while accept := ids(anna, "accept"):
        await anna.click(accept[0])
    await anna.click(ids(anna, "confirm")[0])
    assert not (await fair(service, table)).players[0].done
    assert "Hand it in for good?" in anna.text
    await anna.click(ids(anna, "confirm")[0])
    assert (await fair(service, table)).players[0].scores


MADE_UP = ("accept:{seen}.99", "accept:{seen}.x", "put:{seen}.7.1", "put:{seen}.x", "back:{seen}")


@pytest.mark.parametrize("made_up", MADE_UP)
async def test_what_a_client_makes_up_changes_nothing(service: TableService, made_up: str) -> None:
    table, anna = await exploring(service)
    await anna.click(ids(anna, "accept")[0])
    laid = await words(service, table)
    action, _, rest = made_up.format(seen=checksum(laid)).partition(":")
    number = ids(anna, "accept")[0].split(":")[3]
    await anna.click(f"lk1:{action}:{table.id}:{number}:{rest}")
    assert await words(service, table) in (laid, [])
