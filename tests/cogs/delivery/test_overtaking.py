"""A board does not wait for panels of an earlier one: what is not sent yet steps back, and goes out once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from cogs.delivery import overtaking
from cogs.delivery.pace import Urgency
from engine.core import Text
from tables import PanelErrand, Table, TableErrand
from tests.cogs.delivery.post_office import CHANNEL, PostOffice, server_error
from tests.cogs.delivery.test_pace import Watch, paced, settled
from tests.tables.scene import ANNA, BERT, CARLA

WARNING = Text("story-dead-warning", {"still": 14, "left": 7})


class BusyOffice:
    """A post office whose panels wait for their turn while the board of their batch has arrived."""

    def __init__(self, office: PostOffice) -> None:
        self.office = office
        self.watch = Watch()

    async def begin(self, *panels: PanelErrand, mention: tuple[int, ...] = ()) -> Table:
        """Let the board of a batch go out, but none of its panels: Discord takes one request at a time."""
        office = self.office
        table = await office.table()
        office.pace, self.watch = paced(2)
        await office.pace.turn(Urgency.BOARD)
        await self.watch.go_on(0.5)
        await office.pace.turn(Urgency.BOARD)
        office.postman = office.new_postman()
        office.discord._take = office.pace.paced(office.discord._take)  # type: ignore[method-assign]
        await office.put(table, TableErrand((WARNING,), mention=mention), *panels)
        office.postman.call(table.id)
        await self.until(lambda: office.pace.backlog == 1 + len(panels))
        await self.watch.go_on(0.5)
        await self.until(lambda: office.discord.at(CHANNEL))
        assert office.pace.backlog == len(panels)
        return table

    async def until(self, ready: Callable[[], object]) -> None:
        """Wait for what needs no further request."""
        for _ in range(500):
            if ready():
                return
            await self.office.service.people.choose_server_locale(1, "en")
        raise AssertionError("it never happened")

    async def rest(self) -> None:
        """Let the seconds pass until everything is delivered."""
        for _ in range(500):
            if not self.office.postman._rounds:
                return
            await self.watch.go_on(0.5)
            await self.office.service.people.choose_server_locale(1, "en")
        raise AssertionError("the postman never rests")


@pytest.fixture
def busy(office: PostOffice) -> BusyOffice:
    return BusyOffice(office)


def order(office: PostOffice) -> list[int]:
    return [sent.where for sent in office.discord.sent]


async def test_a_newer_board_goes_before_the_panels_of_the_one_before_and_each_panel_goes_once(
    office: PostOffice, busy: BusyOffice
) -> None:
    table = await busy.begin(PanelErrand(ANNA, True), PanelErrand(BERT, False))
    await office.put(table, TableErrand((WARNING,), asked=(CARLA,)), PanelErrand(BERT, False))
    office.postman.call(table.id)
    await busy.rest()

    assert order(office)[:2] == [CHANNEL, CHANNEL]
    assert sorted(order(office)[2:]) == sorted([ANNA, BERT])
    assert await office.service.outbox.count(table.id) == 0


async def test_panels_in_the_queue_step_back_at_once(office: PostOffice, busy: BusyOffice) -> None:
    table = await busy.begin(PanelErrand(ANNA, True), PanelErrand(BERT, False))
    await office.put(table, TableErrand((WARNING,), asked=(CARLA,)))
    office.postman.call(table.id)
    await busy.until(lambda: office.pace.backlog == 3)  # no time has passed: the board is next in the queue
    await busy.watch.go_on(0.5)
    await busy.until(lambda: len(office.discord.at(CHANNEL)) == 2)

    assert order(office) == [CHANNEL, CHANNEL]
    await busy.rest()
    assert sorted(order(office)[2:]) == sorted([ANNA, BERT])


async def test_whoever_was_to_be_called_by_a_panel_that_stepped_back_is_called_once(
    office: PostOffice, busy: BusyOffice
) -> None:
    await office.service.people.choose_notify(ANNA, "dm")
    awaited = [ANNA, BERT, CARLA]
    table = await busy.begin(*(PanelErrand(one, True) for one in awaited), mention=tuple(awaited))
    await office.put(table, TableErrand((WARNING,)))
    office.postman.call(table.id)
    await busy.rest()

    panels = [sent for sent in office.discord.sent if sent.where != CHANNEL]
    assert sorted(sent.where for sent in panels) == sorted(awaited)
    mentioned = [user for sent in office.discord.at(CHANNEL) for user in sent.users]
    rung = [sent.where for sent in panels if not sent.silent]
    assert (mentioned, rung) == ([], [ANNA])  # the others are not asked anything


async def test_a_secret_change_holds_up_nobody_else_s_panel(office: PostOffice, busy: BusyOffice) -> None:
    table = await busy.begin(PanelErrand(ANNA, False))
    await office.put(table, PanelErrand(BERT, False))
    office.postman.call(table.id)
    await busy.rest()

    assert order(office) == [CHANNEL, ANNA, BERT]
    assert [sent.nonce[0] for sent in office.discord.sent] == ["t", "p", "p"]
    first, second = (sent.nonce.split(".")[0] for sent in office.discord.sent[1:])
    assert first != second


async def test_panels_do_not_step_back_for_ever(
    office: PostOffice, busy: BusyOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overtaking, "LONGEST", -1.0)
    table = await busy.begin(PanelErrand(ANNA, True))
    await office.put(table, TableErrand((WARNING,), asked=(CARLA,)))
    office.postman.call(table.id)
    await busy.rest()

    assert order(office) == [CHANNEL, ANNA, CHANNEL]


@pytest.mark.parametrize(("longest", "goes_first"), [(-1.0, True), (overtaking.LONGEST, False)])
async def test_panels_that_have_stepped_back_for_long_are_overtaken_by_no_other_board(
    office: PostOffice, busy: BusyOffice, monkeypatch: pytest.MonkeyPatch, longest: float, goes_first: bool
) -> None:
    monkeypatch.setattr(overtaking, "LONGEST", longest)
    await busy.begin(PanelErrand(ANNA, True))
    board_of_others = asyncio.create_task(office.pace.turn(Urgency.BOARD))
    await settled()
    await busy.watch.go_on(0.5)
    await busy.until(lambda: board_of_others.done() or office.discord.at(ANNA))

    assert board_of_others.done() is not goes_first
    await busy.rest()
    await board_of_others


async def test_a_panel_that_may_have_arrived_keeps_its_nonce_whatever_is_newer(
    office: PostOffice, busy: BusyOffice
) -> None:
    office.discord.failures[ANNA] = [server_error()]
    table = await busy.begin(PanelErrand(ANNA, True))
    await busy.watch.go_on(0.5)
    await busy.until(lambda: ANNA in office.discord.tries)
    await office.put(table, TableErrand((WARNING,), asked=(CARLA,)))
    office.postman.call(table.id)
    await busy.rest()

    assert len([nonce for nonce in office.discord.nonces if nonce.startswith("p")]) == 2
    assert len({nonce for nonce in office.discord.nonces if nonce.startswith("p")}) == 1


async def test_a_death_while_panels_step_back_doubles_nothing(
    office: PostOffice, busy: BusyOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await busy.begin(PanelErrand(ANNA, True))
    await office.put(table, TableErrand((WARNING,), asked=(CARLA,)))
    done, died = office.service.outbox.done, asyncio.Event()

    async def die(*about: object) -> None:
        died.set()
        raise asyncio.CancelledError

    monkeypatch.setattr(office.service.outbox, "done", die)
    office.postman.call(table.id)
    await busy.watch.go_on(0.5)
    await busy.until(died.is_set)
    await office.postman.close()
    monkeypatch.setattr(office.service.outbox, "done", done)
    assert order(office) == [CHANNEL]
    office.postman = office.new_postman()
    office.postman.call(table.id)
    await busy.rest()

    nonces = [nonce for nonce in office.discord.nonces if nonce]
    boards = [nonce for nonce in nonces if nonce.startswith("t")]
    assert len(set(boards)) == 2  # the board that had arrived went out under its own nonce again
    assert len([nonce for nonce in nonces if nonce.startswith("p")]) == 1
    assert await office.service.outbox.count(table.id) == 0


async def test_a_panel_that_calls_nobody_does_not_take_the_place_of_a_call(office: PostOffice) -> None:
    table = await office.table()
    await office.service.people.choose_notify(BERT, "dm")
    await office.put(table, PanelErrand(BERT, False), TableErrand((WARNING,), asked=(BERT,)))
    await office.deliver(table)

    assert [sent.users for sent in office.discord.at(CHANNEL)] == [[BERT]]
    assert [sent.silent for sent in office.discord.at(BERT)] == [True]
