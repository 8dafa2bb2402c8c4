"""Figures about all tables, for whoever runs the bot."""

from __future__ import annotations

from tables import Status, TableService
from tables.store.features.figures import figures
from tests.tables.scene import START, lobby, running


async def test_figures_tell_what_there_is_and_what_waits(service: TableService) -> None:
    empty = await figures(service.storage, START)
    await running(service, clock="1-hour")
    await lobby(service, channel=8)
    later = await figures(service.storage, START + 3600 + 60)

    assert empty[1:-1] == (0, 0, 0, 0, 0)
    assert later.tables == {Status.LOBBY: 1, Status.PLAYING: 1, Status.OVER: 0, Status.CLOSED: 0}
    assert later.undelivered == len(await service.storage.rows("SELECT * FROM outbox")) > 0
    assert later.late_timers == 3
    assert later.latest_timer == 1800 + 60
    assert (later.thoughts, later.unpacked) == (0, 0)
    assert later.bytes >= empty.bytes > 0
