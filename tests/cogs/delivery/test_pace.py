"""No more requests a second than Discord allows, the urgent ones first, and what waits is gathered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any
from unittest.mock import patch

import aiohttp
import pytest
from discord.http import Route

from cogs.delivery.pace import Pace, Urgency, insist_before_sending, is_counted, note_urgency
from engine.core import Text
from playground import Playground
from tables import TableErrand
from tables.store.outbox import LeaseLostError
from tests.cogs.delivery.post_office import CHANNEL, PostOffice
from tests.tables.scene import ANNA, BERT, CARLA

PATIENCE = 10.0
WARNING = Text("story-dead-warning", {"still": 14, "left": 7})


class Watch:
    """A clock that goes on only when it is told to, and the alarms set by it."""

    def __init__(self) -> None:
        self.now = 0.0
        self._alarms: list[tuple[float, Callable[[], None]]] = []

    def later(self, seconds: float, ring: Callable[[], None]) -> None:
        self._alarms.append((self.now + seconds, ring))

    async def go_on(self, seconds: float) -> None:
        self.now += seconds
        due = [ring for at, ring in self._alarms if at <= self.now]
        self._alarms = [alarm for alarm in self._alarms if alarm[0] > self.now]
        for ring in due:
            ring()
        await settled()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def paced(per_second: int) -> tuple[Pace, Watch]:
    watch = Watch()
    return Pace(per_second, lambda: watch.now, watch.later), watch


def at(pace: Pace, request: Callable[..., Awaitable[Any]]) -> Callable[..., Coroutine[Any, Any, Any]]:
    """A request at this pace, as the client's session makes it."""

    async def made(*args: Any, **kwargs: Any) -> Any:
        await pace.begin()
        try:
            return await request(*args, **kwargs)
        finally:
            pace.end()

    return made


async def sent(pace: Pace) -> None:
    """A request that Discord answers at once."""
    await pace.begin()
    pace.end()


async def test_what_discord_does_not_take_this_second_goes_in_the_next() -> None:
    pace, watch = paced(2)
    made: list[int] = []

    async def request(number: int) -> None:
        made.append(number)

    sending = [asyncio.create_task(at(pace, request)(number)) for number in range(5)]
    await settled()
    seconds = [list(made)]
    for _ in range(2):
        await watch.go_on(1.0)
        seconds.append(list(made))

    assert seconds == [[0, 1], [0, 1, 2, 3], [0, 1, 2, 3, 4]]
    await asyncio.gather(*sending)


async def test_a_request_takes_up_room_until_a_second_after_its_answer() -> None:
    pace, watch = paced(1)
    await pace.begin()
    waiting = asyncio.create_task(pace.begin())
    await watch.go_on(5.0)
    assert not waiting.done(), "Discord may count the first one at any moment"

    pace.end()
    await watch.go_on(0.9)
    assert not waiting.done()
    await watch.go_on(0.1)
    assert waiting.done()


async def test_what_is_given_up_before_it_leaves_takes_up_no_room() -> None:
    pace, _ = paced(1)

    async def no_longer_ours() -> None:
        raise LeaseLostError

    async def overtaken() -> None:
        insist_before_sending(no_longer_ours)
        await pace.begin()

    with pytest.raises(LeaseLostError):
        await asyncio.create_task(overtaken())
    await pace.begin()
    given_up = asyncio.create_task(pace.turn(Urgency.BOARD))
    await settled()
    pace.allow(2)
    given_up.cancel()  # its turn has come, but it does not know yet
    with pytest.raises(asyncio.CancelledError):
        await given_up

    async with asyncio.timeout(PATIENCE):
        await pace.begin()


async def test_only_requests_that_discord_counts_are_paced() -> None:
    counted = "/users/@me/channels", "/channels/1/messages", "/channels/1/messages/2", "/gateway/bot"
    free = "/interactions/1/token/callback", "/webhooks/1/token/messages/@original"

    assert all(is_counted(Route.BASE + path) for path in counted)
    assert not any(
        is_counted(url) for url in (*(Route.BASE + path for path in free), "https://cdn.example/1")
    )


async def test_a_session_uses_the_room_of_a_request_once_and_waits_anew_to_repeat_it() -> None:
    pace, watch = paced(2)
    async with Playground() as ground, aiohttp.ClientSession(trace_configs=[pace.trace()]) as session:

        async def tried(times: int) -> None:
            for _ in range(times):
                async with session.get(ground.api_url + "/users/@me"):
                    pass

        with patch.object(Route, "BASE", ground.api_url):
            await pace.paced(tried)(1)
            await pace.paced(tried)(0)
            repeated = asyncio.create_task(pace.paced(tried)(2))
            await ground.world.changes.until(lambda: pace.backlog, PATIENCE)
            assert len(ground.requests) == 2

            await watch.go_on(1.0)
            async with asyncio.timeout(PATIENCE):
                await repeated
            assert len(ground.requests) == 3


async def test_a_board_overtakes_panels_but_not_those_that_have_waited_for_long() -> None:
    pace, watch = paced(1)
    sent: list[str] = []

    async def request(what: str, urgency: Urgency) -> None:
        note_urgency(urgency)
        await at(pace, note)(what)

    async def note(what: str) -> None:
        sent.append(what)

    def ask(what: str, urgency: Urgency) -> asyncio.Task[None]:
        return asyncio.create_task(request(what, urgency))

    first = [ask("first", Urgency.BOARD), ask("panel", Urgency.PANEL), ask("board", Urgency.BOARD)]
    await settled()
    await watch.go_on(1.0)
    assert sent == ["first", "board"]
    later = [ask("later board", Urgency.BOARD), ask("even later", Urgency.BOARD)]
    await settled()
    for _ in range(3):
        await watch.go_on(1.5)

    assert sent == ["first", "board", "panel", "later board", "even later"]
    await asyncio.gather(*first, *later)


async def test_who_gives_up_takes_nobody_s_turn() -> None:
    pace, watch = paced(1)
    await sent(pace)
    impatient, patient = (asyncio.create_task(sent(pace)) for _ in range(2))
    await settled()
    impatient.cancel()
    await settled()
    assert pace.backlog == 1
    await watch.go_on(1.0)

    assert patient.done()


async def test_whoever_waits_for_room_is_not_forgotten_when_all_others_give_up() -> None:
    pace, watch = paced(2)
    await sent(pace)
    await sent(pace)
    impatient = asyncio.create_task(sent(pace))
    await settled()
    postman = asyncio.create_task(pace.room())
    await settled()
    assert not postman.done()
    impatient.cancel()
    await watch.go_on(1.0)

    assert postman.done()


async def test_what_another_process_has_taken_over_while_it_waited_is_not_sent() -> None:
    pace, watch = paced(1)
    sent: list[str] = []
    taken_over = False

    async def still_ours() -> None:
        if taken_over:
            raise LeaseLostError

    async def request(what: str) -> None:
        sent.append(what)

    insist_before_sending(still_ours)
    await at(pace, request)("first")
    waiting = asyncio.create_task(at(pace, request)("second"))
    await settled()
    taken_over = True
    await watch.go_on(1.0)

    with pytest.raises(LeaseLostError):
        await waiting
    assert sent == ["first"]


async def test_while_discord_takes_no_more_everything_new_at_a_table_becomes_one_message(
    office: PostOffice,
) -> None:
    office.pace, watch = paced(2)
    await sent(office.pace)
    await sent(office.pace)
    waiting = asyncio.create_task(sent(office.pace))
    await settled()
    table = await office.table()
    office.postman = office.new_postman()
    for asked in (ANNA, BERT, CARLA):
        await office.put(table, TableErrand((WARNING,), asked=(asked,)))
        office.postman.call(table.id)
        await settled()
    assert await office.service.outbox.count(table.id) == 3
    assert office.discord.sent == []

    await watch.go_on(1.0)
    await waiting
    await office.rest()

    assert [sent.users for sent in office.discord.at(CHANNEL)] == [[ANNA, BERT, CARLA]]


async def test_a_pace_can_be_changed_while_requests_wait() -> None:
    pace, watch = paced(2)
    turns = [asyncio.create_task(sent(pace)) for _ in range(8)]
    await settled()
    assert pace.backlog == 6

    pace.allow(4)
    assert pace.backlog == 4
    await settled()

    pace.allow(1)
    for left in (3, 2, 1, 0):
        await watch.go_on(1.0)
        assert pace.backlog == left
    await asyncio.gather(*turns)
