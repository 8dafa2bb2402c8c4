"""Delivery when Discord is in trouble: patient, bounded, in order, and never stopped by a picture.

A double stands in for the client, because here the troubles must come at exact moments and no time may pass.
What the real client does with the real protocol is tested on the playground.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import Any, NamedTuple

import discord
import pytest

from cogs.delivery.postman import _MOST_ATTEMPTS, Postman
from cogs.delivery.presenter import Presenter
from engine.core import Text
from tables import Errand, NoticeErrand, PanelErrand, QuietHours, Table, TableErrand, TableService
from tables.store import outbox
from tables.store.table_settings import DAY, HOUR
from tests.cogs.panel_users import InstantStudio
from tests.tables.scene import ANNA, BERT, CARLA, STRANGER, Clock, answer, errands_of, started
from texts import speaker


class Sent(NamedTuple):
    """A message that reached Discord."""

    where: int
    text: str
    pictures: int
    nonce: str
    users: list[int]
    silent: bool


class Discord:
    """Takes messages, unless a trouble is waiting for that place; people's conversations are their ids."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.deleted: list[int] = []
        self.troubles: dict[int, list[Exception]] = {}
        self.tries: dict[int, int] = {}
        self.slow: dict[int, asyncio.Event] = {}
        self.at_once: dict[int, int] = {}
        self.most_at_once = 0
        self.nobody: set[int] = set()
        self._ids = count(500)
        self._happened = asyncio.Condition()

    async def until(self, ready: Callable[[], object]) -> None:
        """Wait until something is true; it is looked at again after every letter."""
        async with self._happened:
            await self._happened.wait_for(ready)

    async def _tell(self) -> None:
        async with self._happened:
            self._happened.notify_all()

    def get_partial_messageable(self, where: int, guild_id: int | None = None) -> Any:
        async def send(**message: Any) -> Any:
            return await self._take(where, **message)

        async def edit(**message: Any) -> None:
            await self._take(where, **message)

        async def delete() -> None:
            self.deleted.append(where)

        partial = SimpleNamespace(edit=edit, delete=delete)
        return SimpleNamespace(id=where, send=send, get_partial_message=lambda message_id: partial)

    async def fetch_user(self, user_id: int) -> Any:
        if user_id in self.nobody:
            raise unknown_user()
        channel = self.get_partial_messageable(user_id)

        async def create_dm() -> Any:
            return channel

        async def send(content: str, nonce: str = "", silent: bool = False) -> Any:
            return await self._take(user_id, content=content, nonce=nonce, silent=silent)

        return SimpleNamespace(create_dm=create_dm, send=send)

    async def _take(
        self,
        where: int,
        *,
        content: str = "",
        view: discord.ui.LayoutView | None = None,
        files: list[Any] | None = None,
        attachments: list[Any] | None = None,
        nonce: str = "",
        allowed_mentions: discord.AllowedMentions | None = None,
        silent: bool = False,
    ) -> Any:
        self.tries[where] = self.tries.get(where, 0) + 1
        self.at_once[where] = self.at_once.get(where, 0) + 1
        self.most_at_once = max(self.most_at_once, self.at_once[where])
        await self._tell()
        try:
            if where in self.slow:
                await self.slow[where].wait()
            if self.troubles.get(where):
                raise self.troubles[where].pop(0)
        finally:
            self.at_once[where] -= 1
        mentioned: Any = allowed_mentions.users if allowed_mentions else []
        texts = (
            [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
            if view
            else []
        )
        self.sent.append(
            Sent(
                where,
                content or "\n".join(texts),
                len(files or attachments or []),
                nonce,
                [user.id for user in mentioned],
                silent,
            )
        )
        await self._tell()
        return SimpleNamespace(id=next(self._ids))

    def at(self, where: int) -> list[Sent]:
        """What reached one place."""
        return [sent for sent in self.sent if sent.where == where]


def server_error() -> Exception:
    response: Any = SimpleNamespace(status=503, reason="overloaded")
    return discord.DiscordServerError(response, "overloaded")


def unknown_user() -> Exception:
    response: Any = SimpleNamespace(status=404, reason="unknown")
    return discord.NotFound(response, {"code": 10013, "message": "Unknown User"})


def refused() -> Exception:
    response: Any = SimpleNamespace(status=400, reason="bad")
    return discord.HTTPException(response, {"code": 50035, "message": "bad"})


CHANNEL = 7


class Office:
    """A post office: the house, Discord's double, and the pauses that were made."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.discord = Discord()
        self.pauses: list[float] = []
        easel: Any = InstantStudio()
        self.presenter = Presenter(service, easel)
        self.postman = self.hire()

    def hire(self) -> Postman:
        client: Any = self.discord
        return Postman(client, self.service, self.presenter)

    async def table(self) -> Table:
        """A game just begun that has told everything; nobody has got a message yet."""
        table = await started(self.service)
        await errands_of(self.service, table.id)
        return table

    async def put(self, table: Table, *errands: Errand) -> None:
        async with self.service.storage.transaction() as writer:
            await outbox.put(writer, table.id, errands)

    async def deliver(self, table: Table) -> None:
        """Let the postman go, and wait until the round is over."""
        self.postman.call(table.id)
        await self.rest()

    async def rest(self) -> None:
        """Wait until there is nothing left to do."""
        while self.postman._rounds:
            await asyncio.gather(*self.postman._rounds.values())


@pytest.fixture
def office(service: TableService, monkeypatch: pytest.MonkeyPatch) -> Office:
    office = Office(service)
    sleep = asyncio.sleep

    async def pause(seconds: float) -> None:
        office.pauses.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", pause)
    return office


async def quiet_table(office: Office) -> Table:
    """A table whose changes do not call the postman: the test does."""
    office.service._listeners.clear()
    return await office.table()


async def test_a_batch_goes_to_the_channel_and_to_everybody_it_concerns(office: Office) -> None:
    table = await quiet_table(office)
    await office.put(
        table, TableErrand(mention=(ANNA,)), PanelErrand(ANNA, True), NoticeErrand(BERT, Text("not-seated"))
    )
    await office.deliver(table)

    assert sorted(sent.where for sent in office.discord.sent) == [CHANNEL, ANNA, BERT]
    [public] = office.discord.at(CHANNEL)
    assert public.users == [ANNA]
    assert f"<@{ANNA}>" in public.text
    assert await outbox.claim(office.service.storage, table.id) is None


async def test_many_errands_of_one_kind_become_one_message(office: Office) -> None:
    table = await quiet_table(office)
    for mention in ((ANNA,), (BERT,), (ANNA, CARLA)):
        await office.put(table, TableErrand(mention=mention), PanelErrand(ANNA, False))
    await office.deliver(table)

    assert [sent.users for sent in office.discord.at(CHANNEL)] == [[ANNA, BERT, CARLA]]
    assert len(office.discord.at(ANNA)) == 1


async def test_discords_own_troubles_are_waited_out_ever_more_patiently(office: Office) -> None:
    table = await quiet_table(office)
    office.discord.troubles[CHANNEL] = [server_error() for _ in range(9)]
    await office.put(table, TableErrand())
    await office.deliver(table)

    assert len(office.discord.at(CHANNEL)) == 1
    assert office.pauses == [1, 2, 4, 8, 16, 32, 60, 60, 60]


async def test_every_try_of_a_batch_has_the_same_nonce_and_the_next_batch_another(office: Office) -> None:
    table = await quiet_table(office)
    office.discord.troubles[BERT] = [server_error(), server_error()]
    await office.put(table, TableErrand(mention=(ANNA,)), PanelErrand(BERT, True))
    await office.deliver(table)
    await office.put(table, TableErrand(mention=(ANNA,)))
    await office.deliver(table)

    nonces = [sent.nonce for sent in office.discord.at(CHANNEL)]
    assert nonces == [nonces[0]] * 3 + [nonces[3]]
    assert nonces[0] != nonces[3]
    assert all(0 < len(sent.nonce) <= 25 for sent in office.discord.sent)


async def test_a_batch_that_can_never_be_sent_is_given_up_and_the_table_goes_on(office: Office) -> None:
    table = await quiet_table(office)
    office.discord.troubles[CHANNEL] = [refused() for _ in range(_MOST_ATTEMPTS + 1)]
    await office.put(table, TableErrand(mention=(ANNA,)))
    await office.deliver(table)
    assert office.discord.tries[CHANNEL] == _MOST_ATTEMPTS + 1
    assert office.discord.sent == []
    assert await outbox.claim(office.service.storage, table.id) is None

    await office.put(table, TableErrand(mention=(BERT,)))
    await office.deliver(table)
    assert [sent.users for sent in office.discord.at(CHANNEL)] == [[BERT]]


async def test_what_comes_meanwhile_is_told_afterwards_and_in_order(office: Office) -> None:
    table = await quiet_table(office)
    office.discord.slow[CHANNEL] = asyncio.Event()
    await office.put(table, TableErrand(mention=(ANNA,)))
    office.postman.call(table.id)
    await office.discord.until(lambda: office.discord.tries)
    await office.put(table, TableErrand(mention=(BERT,)))
    office.postman.call(table.id)
    office.discord.slow[CHANNEL].set()
    await office.rest()

    assert [sent.users for sent in office.discord.at(CHANNEL)] == [[ANNA], [BERT]]


async def test_one_letter_that_fails_keeps_no_other_from_arriving(office: Office) -> None:
    table = await quiet_table(office)
    office.discord.troubles[ANNA] = [refused() for _ in range(_MOST_ATTEMPTS + 1)]
    await office.put(table, TableErrand(mention=(BERT,)), PanelErrand(ANNA, True), PanelErrand(BERT, True))
    await office.deliver(table)

    assert office.discord.at(CHANNEL)
    assert office.discord.at(BERT)
    assert not office.discord.at(ANNA)


async def test_a_batch_is_not_tried_again_while_a_letter_of_it_is_still_on_its_way(office: Office) -> None:
    table = await quiet_table(office)
    office.discord.slow[CHANNEL] = asyncio.Event()
    office.discord.troubles[ANNA] = [server_error()]
    await office.put(table, TableErrand(mention=(ANNA,)), PanelErrand(ANNA, True))
    office.postman.call(table.id)
    await office.discord.until(lambda: office.discord.tries.keys() >= {ANNA, CHANNEL})
    for _ in range(5):  # whatever else wants to write now has its turn
        await office.service.people.choose_server_locale(1, "en")
    assert office.pauses == []

    office.discord.slow[CHANNEL].set()
    await office.rest()
    assert office.pauses == [1]
    assert office.discord.most_at_once == 1


async def test_tables_do_not_wait_for_each_other(office: Office) -> None:
    office.service._listeners.clear()
    one, other = await started(office.service, channel=CHANNEL), await started(office.service, channel=8)
    office.discord.slow[CHANNEL] = asyncio.Event()
    office.postman.call(one.id)
    office.postman.call(other.id)
    await office.discord.until(lambda: office.discord.at(8))

    assert office.discord.at(CHANNEL) == []
    office.discord.slow[CHANNEL].set()
    await office.rest()


async def test_a_stopped_postman_leaves_the_rest_for_the_next_one(office: Office) -> None:
    table = await quiet_table(office)
    office.discord.slow[CHANNEL] = asyncio.Event()
    await office.put(table, TableErrand(mention=(ANNA,)))
    office.postman.call(table.id)
    await office.discord.until(lambda: office.discord.tries)
    claimed = await outbox.claim(office.service.storage, table.id)
    assert claimed is not None
    await office.postman.close()
    office.postman.call(table.id)
    assert office.discord.sent == []

    office.discord.slow.clear()
    office.postman = office.hire()
    await office.postman.resume()
    await office.rest()
    assert [sent.nonce for sent in office.discord.at(CHANNEL)] == [f"t{claimed.number:x}"]


async def test_without_pictures_the_texts_are_delivered(service: TableService, office: Office) -> None:
    class BrokenEasel(InstantStudio):
        async def table(self, *_: object) -> Any:
            raise OSError("no colours left")

        async def glance(self, *_: object) -> Any:
            raise OSError("no colours left")

        async def hand(self, *_: object) -> Any:
            raise OSError("no colours left")

    easel: Any = BrokenEasel()
    office.presenter = Presenter(service, easel)
    office.postman = office.hire()
    table = await quiet_table(office)
    await office.put(table, TableErrand(mention=(ANNA,)), PanelErrand(ANNA, True))
    await office.deliver(table)

    assert [sent.pictures for sent in office.discord.sent] == [0, 0]
    assert all(sent.text for sent in office.discord.sent)


async def test_every_change_of_a_table_sends_the_postman(office: Office) -> None:
    table = await started(office.service)
    await office.rest()
    assert office.discord.at(CHANNEL)[-1].users == [ANNA]

    await answer(office.service, table.id, 0, ["red"])
    await office.rest()
    assert office.discord.at(CHANNEL)[-1].users == [BERT, CARLA]


async def test_a_name_that_looks_like_formatting_is_told_as_it_is(office: Office) -> None:
    table = await quiet_table(office)
    async with office.service.storage.transaction() as writer:
        await writer.execute("UPDATE seats SET name = '*Anna_B*' WHERE seat = 0")
    await office.service.change(table.id, lambda table: office.service.play.resign(table, 0))
    await office.deliver(table)

    [public] = office.discord.at(CHANNEL)
    assert r"\*Anna\_B\* has given up" in public.text


async def test_when_the_last_person_has_resigned_the_channel_reads_that_the_table_is_closed(
    office: Office,
) -> None:
    table = await quiet_table(office)
    await office.service.letters.note_table_message(table.id, 55)
    for seat in range(3):
        await office.service.change(table.id, partial(office.service.play.resign, seat=seat))
    await office.deliver(table)

    text = office.discord.at(CHANNEL)[-1].text
    assert "Carla has given up" in text
    assert "Nobody is left at this table" in text


async def test_two_notices_to_one_person_are_one_message_with_both(office: Office) -> None:
    table = await quiet_table(office)
    await office.put(
        table, NoticeErrand(BERT, Text("not-seated")), NoticeErrand(BERT, Text("game-is-not-running"))
    )
    await office.deliver(table)

    say = speaker("en")
    [letter] = office.discord.at(BERT)
    assert letter.text == say("not-seated") + "\n" + say("game-is-not-running")


async def test_in_quiet_hours_letters_come_silently_and_the_table_calls_nobody_who_sleeps(
    office: Office, clock: Clock
) -> None:
    table = await quiet_table(office)
    clock.now = DAY
    for user_id, way in ((ANNA, "dm"), (BERT, "mention"), (CARLA, "dm")):
        await office.service.people.choose_notify(user_id, way)
    for user_id in (ANNA, BERT):
        await office.service.absence.choose_quiet(user_id, QuietHours(23 * 60, 7 * 60, "UTC"))
    turns = [PanelErrand(user_id, True) for user_id in (ANNA, BERT, CARLA)]
    everybody = TableErrand(mention=(ANNA, BERT, CARLA))
    await office.put(table, everybody, *turns, NoticeErrand(STRANGER, Text("not-seated")))
    await office.deliver(table)
    assert [sent.users for sent in office.discord.at(CHANNEL)] == [[]]
    silent = {sent.where: sent.silent for sent in office.discord.sent if sent.where != CHANNEL}
    assert silent == {ANNA: True, BERT: True, CARLA: False, STRANGER: False}

    clock.now += 7 * HOUR
    await office.service.run_due_timers()
    await office.deliver(table)
    assert office.discord.at(CHANNEL)[-1].users == []  # the table waits for Anna alone, who wants a letter
    assert [sent.silent for sent in office.discord.at(ANNA)] == [True, False]
    assert len(office.discord.at(BERT)) == 1


async def test_a_notice_in_quiet_hours_is_silent(office: Office, clock: Clock) -> None:
    table = await quiet_table(office)
    clock.now = DAY
    await office.service.absence.choose_quiet(STRANGER, QuietHours(23 * 60, 7 * 60, "UTC"))
    await office.put(table, NoticeErrand(STRANGER, Text("not-seated")))
    await office.deliver(table)

    assert [sent.silent for sent in office.discord.at(STRANGER)] == [True]


async def test_somebody_whose_account_is_gone_holds_no_letter_up(office: Office) -> None:
    table = await quiet_table(office)
    office.discord.nobody.add(ANNA)
    await office.put(table, TableErrand(mention=(BERT,)), PanelErrand(ANNA, True), PanelErrand(BERT, True))
    await office.deliver(table)

    assert office.pauses == []
    assert len(office.discord.at(BERT)) == len(office.discord.at(CHANNEL)) == 1
    assert (await office.service.people.get(ANNA)).dms == "closed"
