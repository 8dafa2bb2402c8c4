"""Looking closer: one seat's part of the table, in place of the board, from what everybody may know."""

from __future__ import annotations

from functools import partial

import pytest

from cogs.ui.custom_ids import write_id
from tables import Table, TableService
from tests.cogs.panel_users import Person, router_for
from tests.tables.scene import ANNA, STRANGER, lobby, people, started
from texts import speaker


async def at_the_board(service: TableService, table: Table, user_id: int, locale: str = "en-US") -> Person:
    """Somebody who has pressed *Board*."""
    person = Person(router_for(service), user_id, locale)
    await person.click(write_id("board", table.id))
    return person


@pytest.mark.parametrize("user_id", [ANNA, STRANGER])
async def test_one_looks_at_a_seat_and_back_at_the_whole_board(service: TableService, user_id: int) -> None:
    person = await at_the_board(service, await started(service), user_id)
    assert [alt.split(":")[0] for alt in person.alt_texts] == ["Board"]

    for seat in ("1", "0"):
        await person.choose(seat)
        assert person.alt_texts == [f"Seat {seat} as None sees it"]
    assert "### Anna" in person.text
    await person.press("whole")
    assert [alt.split(":")[0] for alt in person.alt_texts] == ["Board"]


async def test_everybody_at_the_table_is_listed_and_whom_one_sees_is_marked(service: TableService) -> None:
    person = await at_the_board(service, await started(service), STRANGER)
    await person.choose("2")
    [options] = [one["options"] for one in person.controls() if one.get("options")]

    assert [option["label"] for option in options] == ["A  Anna", "B  Bert", "C  Carla"]
    assert [option["value"] for option in options if option.get("default")] == ["2"]


@pytest.mark.parametrize("values", [["3"], ["-1"], ["nobody"], []])
async def test_a_seat_nobody_has_is_refused_and_the_board_stays(
    service: TableService, values: list[str]
) -> None:
    table = await started(service)
    person = await at_the_board(service, table, ANNA)
    before = person.panel
    await person.click(write_id("closer", table.id), values)

    assert person.told == [speaker("en")("no-such-player")]
    assert person.panel == before


async def test_a_list_left_over_from_a_closed_table_says_that_it_is_closed(service: TableService) -> None:
    table = await started(service)
    person = await at_the_board(service, table, STRANGER, "de")
    for seat in range(len(people)):
        await service.change(table.id, partial(service.play.resign, seat=seat))
    await person.choose("1")
    await person.click(write_id("whole", table.id))

    assert person.told == [speaker("de")("table-is-closed")] * 2


async def test_before_the_game_there_is_nobody_to_look_at(service: TableService) -> None:
    table = await lobby(service)
    person = Person(router_for(service))
    await person.click(write_id("closer", table.id), ["0"])

    assert person.told == [speaker("en")("game-has-not-started")]
