"""Games over weeks, played twice: by a bot that never stops, and by one that restarts at every step.

A bot that dies leaves nothing but its file. If both tellings end in the very same file, nothing of importance
was kept anywhere else.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import aclosing
from functools import partial

import pytest

from tables import Newcomer, QuietHours, StoreAddress, TableService
from tables.clock.dead_tables import CLOSED_AFTER, WARNED_AFTER
from tables.store.table_settings import DAY, HOUR
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    NEW,
    STRANGER,
    Clock,
    Opener,
    answer,
    cast,
    choose_setting,
    contents,
    started,
)

TABLE = 1
Step = Callable[[TableService], Awaitable[object]]


def begin(**options: str) -> Step:
    return partial(started, settings={key.replace("_", "-"): value for key, value in options.items()})


def later(clock: Clock, seconds: float) -> Step:
    """Let time pass, and everything happen that is due."""

    async def pass_(service: TableService) -> None:
        clock.now += seconds
        await service.run_due_timers()

    return pass_


def away(clock: Clock, seconds: float) -> Step:
    """Let the bot be away for a while, and come back."""

    async def wake(service: TableService) -> None:
        clock.now += 60
        await service.note_presence()
        clock.now += seconds
        await service.note_presence()
        await service.run_due_timers()

    return wake


def calls(*people: int) -> Step:
    """Somebody is about to be called."""

    async def run_due_timers(service: TableService) -> None:
        await service.notifications.allowed_now(await service.repository.table(TABLE), people)

    return run_due_timers


def moves(seat: int, *choice: str) -> Step:
    return partial(answer, table_id=TABLE, seat=seat, choice=list(choice))


def change(part: str, act: str, **how: object) -> Step:
    """Call a method of one of the parts of the service on the table."""

    async def do(service: TableService) -> None:
        await service.change(TABLE, partial(getattr(getattr(service, part), act), **how))

    return do


def votes(user_id: int, choice: str) -> Step:
    return partial(cast, table_id=TABLE, user_id=user_id, choice=choice)


def sets(act: str, *how: object) -> Step:
    async def do(service: TableService) -> None:
        await getattr(service.absence, act)(*how)

    return do


def chooses(key: str, value: str) -> Step:
    return partial(choose_setting, table_id=TABLE, key=key, value=value)


def stories(clock: Clock) -> dict[str, list[Step]]:
    return stories_of_clocks(clock) | stories_of_people(clock)


def stories_of_clocks(clock: Clock) -> dict[str, list[Step]]:
    wait = partial(later, clock)
    return {
        "reminded, late, replaced, back": [
            begin(clock="1-hour"),
            *(wait(HOUR / 2), wait(0.4 * HOUR), wait(HOUR)),
            change("absence", "come_back", user_id=ANNA),
            *(moves(1, "red"), wait(HOUR)),
        ],
        "the simplest move for whoever is late": [
            begin(clock="1-hour", late="default"),
            *(wait(HOUR), moves(1, "red"), wait(HOUR), wait(HOUR), wait(HOUR)),
        ],
        "the others wait, and then decide": [
            begin(clock="1-hour", late="vote"),
            *(wait(HOUR), votes(BERT, "wait"), votes(CARLA, "wait")),
            *(wait(HOUR), votes(BERT, "bot"), votes(BERT, "default"), votes(CARLA, "default")),
        ],
        "quiet hours change on the way": [
            begin(clock="12-hours"),
            wait(HOUR),
            sets("choose_quiet", ANNA, QuietHours(120, 600, "Europe/Berlin")),
            *(wait(0), wait(6 * HOUR), wait(6 * HOUR), chooses("quiet-hours", "count"), wait(0), wait(HOUR)),
        ],
        "calls in quiet hours and after them": [
            begin(clock="1-day"),
            sets("choose_quiet", ANNA, QuietHours(0, 600, "UTC")),
            *(calls(ANNA, BERT), moves(0, "red"), calls(ANNA, BERT, CARLA), wait(9 * HOUR), calls(ANNA)),
            wait(DAY),
        ],
        "the bot is away while a clock runs, a vote is open, and a table dies": [
            begin(clock="1-hour", late="vote"),
            away(clock, HOUR),
            change("transfers", "offer", user_id=BERT, heir=NEW),
            *(wait(HOUR), away(clock, 5 * DAY), moves(0, "red"), away(clock, 2 * HOUR), wait(2 * HOUR)),
            *(away(clock, WARNED_AFTER), wait(WARNED_AFTER), away(clock, DAY), wait(CLOSED_AFTER)),
        ],
        "a table that dies": [begin(), wait(WARNED_AFTER), wait(CLOSED_AFTER)],
    }


def stories_of_people(clock: Clock) -> dict[str, list[Step]]:
    wait = partial(later, clock)
    return {
        "a vacation with a computer player": [
            begin(clock="1-hour", vacation="bot"),
            sets("go_on_vacation", BERT, 9 * DAY),
            *(wait(0), moves(0, "red"), moves(2, "blue"), moves(0, "red"), wait(9 * DAY), wait(HOUR)),
        ],
        "a vacation while the clock stands still": [
            begin(clock="1-day"),
            sets("go_on_vacation", ANNA, 9 * DAY),
            *(wait(0), wait(8 * DAY), sets("go_on_vacation", ANNA, 0.0), wait(0), wait(DAY)),
        ],
        "a seat is given on and taken": [
            begin(clock="1-day"),
            change("transfers", "offer", user_id=ANNA, heir=NEW),
            *(votes(STRANGER, "accept"), moves(0, "red")),
            change("transfers", "kick", user_id=CARLA, target_id=BERT),
            votes(STRANGER, "kick"),
            change("transfers", "ask_for", guest=Newcomer(ANNA, "Anna"), seat=1),
            *(votes(STRANGER, "accept"), wait(DAY)),
        ],
        "an offer that lapses": [
            begin(),
            change("transfers", "offer", user_id=ANNA, heir=NEW),
            wait(4 * DAY),
        ],
    }


@pytest.mark.parametrize("name", stories(Clock(0)))
async def test_a_bot_that_dies_between_any_two_steps_tells_the_same_story(
    store: StoreAddress, second_store: StoreAddress, name: str
) -> None:
    databases = []
    for database, restarting in ((store, False), (second_store, True)):
        clock = Clock(1000.0)
        async with aclosing(Opener(database, clock)) as opener:
            service = await opener.open()
            for step in stories(clock)[name]:
                if restarting:
                    service = await opener.open()
                await step(service)
            databases.append(contents(opener.store))

    never, always = databases
    assert always == never
