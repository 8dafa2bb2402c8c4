"""Nothing rings in quiet hours: whoever is still waited for is called when they are over, and once."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tables import Errand, House, Newcomer, PanelErrand, QuietHours, TableErrand
from tables.clock.notifications import CALL
from tables.store.table_settings import DAY, HOUR
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    STRANGER,
    Clock,
    Opener,
    answer,
    errands_of,
    lobby,
    play_to_the_end,
    rows,
    started,
)

MIDNIGHT = 20 * DAY
"""In UTC."""
SEVEN = MIDNIGHT + 7 * HOUR


async def asleep(house: House, clock: Clock, user_id: int = ANNA) -> None:
    """Somebody sleeps from eleven to seven; it is midnight."""
    clock.now = MIDNIGHT
    await house.absence.choose_quiet(user_id, QuietHours(23 * 60, 7 * 60, "UTC"))


async def rung(house: House, table_id: int, *called: int) -> set[int]:
    return await house.calling.rung_now(await house.shelf.table(table_id), called)


async def game(house: House, **options: str) -> int:
    table = await started(house, settings=options)
    await errands_of(house, table.id)
    return table.id


async def at_seven(house: House, clock: Clock, table_id: int) -> list[Errand]:
    clock.now = SEVEN
    await house.ring()
    return await errands_of(house, table_id)


async def test_whoever_sleeps_is_not_rung_and_whoever_does_not_is(house: House, clock: Clock) -> None:
    await asleep(house, clock)
    table = await game(house)

    assert await rung(house, table, ANNA, BERT) == {BERT}
    clock.now = SEVEN
    assert await rung(house, table, ANNA, BERT) == {ANNA, BERT}


@pytest.mark.parametrize(
    ("way", "expected"),
    [
        ("mention", [TableErrand(mention=(ANNA,))]),
        ("dm", [PanelErrand(ANNA, your_turn=True)]),
        ("both", [TableErrand(mention=(ANNA,)), PanelErrand(ANNA, your_turn=True)]),
        ("silent", []),
    ],
)
async def test_in_the_morning_they_are_called_by_their_own_way_and_once(
    opener: Opener, clock: Clock, way: str, expected: list[Errand]
) -> None:
    house = await opener.open()
    await asleep(house, clock)
    await house.people.choose_notify(ANNA, way)
    table = await game(house)
    for _ in range(2):  # however often the letter has to be tried
        await rung(house, table, ANNA)
    house = await opener.open()

    assert await at_seven(house, clock, table) == expected
    assert await at_seven(house, clock, table) == []


async def test_whoever_has_answered_meanwhile_is_left_alone(house: House, clock: Clock) -> None:
    await asleep(house, clock)
    table = await game(house)
    await rung(house, table, ANNA)
    await answer(house, table, 0, ["red"])
    await answer(house, table, 0, ["red"])
    await errands_of(house, table)

    assert await at_seven(house, clock, table) == []


async def test_a_reminder_that_comes_in_the_morning_is_call_enough(house: House, clock: Clock) -> None:
    """Half of twelve hours is over at six, so the reminder waits until seven."""
    await asleep(house, clock)
    table = await game(house, **{"clock": "12-hours", "quiet-hours": "count"})
    await rung(house, table, ANNA)

    [reminder] = await at_seven(house, clock, table)
    assert isinstance(reminder, TableErrand)
    assert [note.key for note in reminder.notes] == ["story-reminder-half"]


async def test_whoever_is_rung_for_something_else_is_not_called_again(
    house: House, clock: Clock, path: Path
) -> None:
    await asleep(house, clock)
    table = await game(house)
    await rung(house, table, ANNA)
    await house.absence.choose_quiet(ANNA, None)
    assert await rung(house, table, ANNA) == {ANNA}

    assert rows(path, f"SELECT * FROM timers WHERE kind = '{CALL}'") == []


async def test_whoever_is_asked_for_their_word_is_asked_in_the_morning(house: House, clock: Clock) -> None:
    await asleep(house, clock, STRANGER)
    table = await game(house)
    nora = Newcomer(STRANGER, "Nora")
    await house.change(table, partial(house.handing.offer, user_id=BERT, heir=nora))
    assert await rung(house, table, STRANGER) == set()
    await errands_of(house, table)

    assert await at_seven(house, clock, table) == [TableErrand(asked=(STRANGER,))]


async def test_guests_of_a_new_lobby_are_called_in_the_morning(house: House, clock: Clock) -> None:
    await asleep(house, clock, CARLA)
    table = (await lobby(house)).id
    await rung(house, table, CARLA)
    await errands_of(house, table)

    assert await at_seven(house, clock, table) == [TableErrand(mention=(CARLA,))]


@pytest.mark.parametrize(("vacation", "expected"), [("stop", set()), ("count", {ANNA})])
async def test_on_vacation_nothing_rings_where_time_stands_still(
    house: House, clock: Clock, vacation: str, expected: set[int]
) -> None:
    table = await game(house, vacation=vacation)
    await house.absence.go_on_vacation(ANNA, clock.now + 3 * DAY)
    await house.ring()
    assert await rung(house, table, ANNA) == expected
    clock.now += 3 * DAY
    await errands_of(house, table)
    await house.ring()

    called = [one.mention for one in await errands_of(house, table) if isinstance(one, TableErrand)]
    assert ((ANNA,) in called) is (vacation == "stop")


async def test_the_end_of_a_game_wakes_nobody_up_afterwards(house: House, clock: Clock, path: Path) -> None:
    await asleep(house, clock)
    table = await game(house)
    await play_to_the_end(house, table, 1)
    await errands_of(house, table)

    assert await rung(house, table, ANNA, BERT) == {BERT}
    assert rows(path, "SELECT * FROM timers") == []
