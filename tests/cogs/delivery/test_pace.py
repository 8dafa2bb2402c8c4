"""No more requests a second than Discord allows, the urgent ones first, and what waits is gathered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import aiohttp
import pytest
from discord.http import HTTPClient, Route

from cogs.delivery.pace import Pace, Urgency, insist_before_sending, insist_whenever_sending, note_urgency
from engine.core import Text
from playground import Playground
from tables import TableErrand
from tables.store.leases import LeaseLostError
from tests.cogs.delivery.post_office import CHANNEL, PostOffice
from tests.tables.scene import ANNA, BERT, CARLA

WARNING = Text("story-dead-warning", {"still": 14, "left": 7})


class Watch:
    """A clock that goes on only when it is told to, and the alarms set by it."""

    def __init__(self) -> None:
        self.now = 0.0
        self._alarms: list[tuple[float, Callable[[], None]]] = []

    def later(self, seconds: float, ring: Callable[[], None]) -> object:
        alarm = self.now + seconds, ring
        self._alarms.append(alarm)
        return alarm

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


async def test_what_discord_does_not_take_this_second_goes_in_the_next() -> None:
    pace, watch = paced(2)
    sent: list[int] = []

    async def request(number: int) -> None:
        sent.append(number)

    sending = [asyncio.create_task(pace.paced(request)(number)) for number in range(5)]
    await settled()
    seconds = [list(sent)]
    for _ in range(2):
        await watch.go_on(1.0)
        seconds.append(list(sent))

    assert seconds == [[0, 1], [0, 1, 2, 3], [0, 1, 2, 3, 4]]
    await asyncio.gather(*sending)


async def test_a_board_overtakes_panels_but_not_those_that_have_waited_for_long() -> None:
    pace, watch = paced(1)
    sent: list[str] = []

    async def request(what: str, urgency: Urgency) -> None:
        note_urgency(urgency)
        await pace.paced(note)(what)

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
    await pace.turn(Urgency.BOARD)
    impatient, patient = (asyncio.create_task(pace.turn(Urgency.BOARD)) for _ in range(2))
    await settled()
    impatient.cancel()
    await settled()
    assert pace.backlog == 1
    await watch.go_on(1.0)

    assert patient.done()


async def test_whoever_waits_for_room_is_not_forgotten_when_all_others_give_up() -> None:
    pace, watch = paced(2)
    await pace.turn(Urgency.BOARD)
    await pace.turn(Urgency.BOARD)
    impatient = asyncio.create_task(pace.turn(Urgency.BOARD))
    await settled()
    postman = asyncio.create_task(pace.room())
    await settled()
    assert not postman.done()
    impatient.cancel()
    await watch.go_on(1.0)

    assert postman.done()


async def test_nobody_is_forgotten_or_overtaken_because_others_found_nothing_to_send() -> None:
    pace, watch = paced(2)
    for _ in range(2):
        await pace.turn(Urgency.BOARD)
    request = asyncio.create_task(pace.turn(Urgency.BOARD))
    await settled()
    let_in: list[str] = []

    async def nothing_to_send(name: str) -> None:
        await pace.room()
        let_in.append(name)

    waiting = [asyncio.create_task(nothing_to_send(name)) for name in ("first", "second", "third")]
    await settled()
    assert let_in == []
    await watch.go_on(1.0)
    assert request.done()
    assert let_in == ["first", "second"]
    waiting.append(asyncio.create_task(nothing_to_send("late")))
    await settled()
    assert let_in == ["first", "second"]
    for _ in range(2):
        await watch.go_on(1.0)

    assert let_in == ["first", "second", "third", "late"]
    await asyncio.gather(*waiting)


async def test_a_turn_that_is_given_up_the_moment_it_comes_goes_to_the_next() -> None:
    pace, _ = paced(1)
    await pace.turn(Urgency.BOARD)
    given_up, following = (asyncio.create_task(pace.turn(Urgency.BOARD)) for _ in range(2))
    await settled()
    pace.allow(2)
    given_up.cancel()  # its turn has come, but it does not know yet
    await settled()

    assert given_up.cancelled()
    assert following.done()


async def test_a_turn_that_nothing_was_sent_with_goes_to_the_next_at_once() -> None:
    pace, _ = paced(1)
    sent: list[str] = []

    async def overtaken() -> None:
        raise LeaseLostError

    async def request(what: str) -> None:
        sent.append(what)

    async def stale() -> None:
        insist_before_sending(overtaken)
        await pace.paced(request)("stale")

    requests = [asyncio.create_task(one) for one in (stale(), pace.paced(request)("fresh"))]
    await settled()

    assert sent == ["fresh"]
    with pytest.raises(LeaseLostError):
        await asyncio.gather(*requests)


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
    await pace.paced(request)("first")
    waiting = asyncio.create_task(pace.paced(request)("second"))
    await settled()
    taken_over = True
    await watch.go_on(1.0)

    with pytest.raises(LeaseLostError):
        await waiting
    assert sent == ["first"]


async def test_what_discord_py_tries_again_by_itself_is_checked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    checks = iter((True, False))

    async def still_ours() -> None:
        """While discord.py waits, another process takes over."""
        if not next(checks):
            raise LeaseLostError

    async with Playground() as ground:
        monkeypatch.setattr(Route, "BASE", ground.api_url)
        http = HTTPClient(asyncio.get_running_loop())
        http.http_trace = aiohttp.TraceConfig()
        insist_whenever_sending(http.http_trace)
        await http.static_login(ground.token)
        refused = ground.faults.answer(429, path="/users/*", times=None, retry_after=0.0)
        insist_before_sending(still_ours)
        with pytest.raises(LeaseLostError):
            await http.get_user(ground.bot.id)
        await http.close()

    assert refused.met == 1


async def test_while_discord_takes_no_more_everything_new_at_a_table_becomes_one_message(
    office: PostOffice,
) -> None:
    office.pace, watch = paced(2)
    await office.pace.turn(Urgency.BOARD)
    await office.pace.turn(Urgency.BOARD)
    waiting = asyncio.create_task(office.pace.turn(Urgency.BOARD))
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
    turns = [asyncio.create_task(pace.turn(Urgency.BOARD)) for _ in range(8)]
    await settled()
    assert pace.backlog == 6

    pace.allow(4)
    assert pace.backlog == 4

    pace.allow(1)
    for left in (3, 2, 1, 0):
        await watch.go_on(1.0)
        assert pace.backlog == left
    await asyncio.gather(*turns)
