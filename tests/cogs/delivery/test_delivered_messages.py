"""What the postman delivers: texts without pictures, notices, names, and who is rung when."""

from __future__ import annotations

from functools import partial
from typing import Any

from cogs.delivery.presenter import Presenter
from engine.core import Text
from tables import NoticeErrand, PanelErrand, QuietHours, TableErrand, TableService
from tables.store.table_settings import DAY, HOUR
from tests.cogs.delivery.post_office import CHANNEL, PostOffice
from tests.cogs.panel_users import InstantStudio
from tests.tables.scene import ANNA, BERT, CARLA, STRANGER, Clock, answer, errands_of, started
from texts import speaker


async def test_without_pictures_the_texts_are_delivered(service: TableService, office: PostOffice) -> None:
    class BrokenStudio(InstantStudio):
        async def front(self, *_: object) -> Any:
            raise OSError("no colours left")

        async def glance(self, *_: object) -> Any:
            raise OSError("no colours left")

        async def hand(self, *_: object) -> Any:
            raise OSError("no colours left")

    studio: Any = BrokenStudio()
    office.presenter = Presenter(service, studio)
    office.postman = office.new_postman()
    table = await office.table()
    await office.put(table, TableErrand(mention=(ANNA,)), PanelErrand(ANNA, True))
    await office.deliver(table)

    assert [sent.pictures for sent in office.discord.sent] == [0, 0]
    assert all(sent.text for sent in office.discord.sent)


async def test_every_change_of_a_table_sends_the_postman(office: PostOffice) -> None:
    table = await started(office.service)
    await office.rest()
    assert office.discord.at(CHANNEL)[-1].users == [ANNA]

    await answer(office.service, table.id, 0, ["red"])
    await office.rest()
    assert office.discord.at(CHANNEL)[-1].users == [BERT, CARLA]


async def test_a_name_that_looks_like_formatting_is_told_as_it_is(office: PostOffice) -> None:
    table = await office.table()
    async with office.service.storage.transaction() as writer:
        await writer.execute("UPDATE seats SET name = '*Anna_B*' WHERE seat = 0")
    await office.service.change(table.id, lambda table: office.service.play.resign(table, 0))
    await office.deliver(table)

    [public] = office.discord.at(CHANNEL)
    assert r"\*Anna\_B\* has given up" in public.text


async def test_when_the_last_person_has_resigned_the_channel_reads_that_the_table_is_closed(
    office: PostOffice,
) -> None:
    table = await office.table()
    await office.service.messages.note_table_message(table.id, 55)
    for seat in range(3):
        await office.service.change(table.id, partial(office.service.play.resign, seat=seat))
    await office.deliver(table)

    text = office.discord.at(CHANNEL)[-1].text
    assert "Carla has given up" in text
    assert "Nobody is left at this table" in text


async def test_two_notices_to_one_person_are_one_message_with_both(office: PostOffice) -> None:
    table = await office.table()
    await office.put(
        table, NoticeErrand(BERT, Text("not-seated")), NoticeErrand(BERT, Text("game-is-not-running"))
    )
    await office.deliver(table)

    say = speaker("en")
    [notice] = office.discord.at(BERT)
    assert notice.text == say("not-seated") + "\n" + say("game-is-not-running")


async def test_in_quiet_hours_messages_come_silently_and_the_table_calls_nobody_who_sleeps(
    office: PostOffice, clock: Clock
) -> None:
    table = await office.table()
    await answer(office.service, table.id, 0, ["red"])  # now all three are asked at once
    await errands_of(office.service, table.id)
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
    assert office.discord.at(CHANNEL)[-1].users == [BERT]
    assert [sent.silent for sent in office.discord.at(ANNA)] == [True, False]
    assert len(office.discord.at(BERT)) == 1


async def test_a_notice_in_quiet_hours_is_silent(office: PostOffice, clock: Clock) -> None:
    table = await office.table()
    clock.now = DAY
    await office.service.absence.choose_quiet(STRANGER, QuietHours(23 * 60, 7 * 60, "UTC"))
    await office.put(table, NoticeErrand(STRANGER, Text("not-seated")))
    await office.deliver(table)

    assert [sent.silent for sent in office.discord.at(STRANGER)] == [True]


async def test_somebody_whose_account_is_gone_holds_up_nobody_else(office: PostOffice) -> None:
    table = await office.table()
    office.discord.nobody.add(ANNA)
    await office.put(table, TableErrand(mention=(BERT,)), PanelErrand(ANNA, True), PanelErrand(BERT, True))
    await office.deliver(table)

    assert office.pauses == []
    assert len(office.discord.at(BERT)) == len(office.discord.at(CHANNEL)) == 1
    assert (await office.service.people.get(ANNA)).dms == "closed"
