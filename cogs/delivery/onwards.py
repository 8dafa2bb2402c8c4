"""From one table to the next: whoever is done here is led to the most urgent of those that wait for them."""

from __future__ import annotations

from contextlib import suppress
from math import inf

from cogs.ui.components import button
from cogs.ui.custom_ids import write_id
from cogs.ui.message import MessageBody
from engine.core.registry import game_of
from engine.core.saving import BrokenSaveError
from tables import Status, Table, TableService
from texts import Speaker


async def is_awaited(service: TableService, table: Table, user_id: int) -> bool:
    """Whether the table waits for this person, or invites them to decide ahead."""
    if table.status is not Status.PLAYING:
        return False
    state = await service.repository.state(table)
    return table.seat_of(user_id) in (*state.awaited(), *state.invited())


async def with_next_table(
    service: TableService, body: MessageBody, table_id: int, user_id: int, say: Speaker
) -> MessageBody:
    """A panel with the way to the next table that waits, for whoever is done with this one."""
    table = await _next_table(service, table_id, user_id)
    if table is None:
        return body
    onwards = button(say("home-next", game=game_of(table).title), write_id("turn", table.id))
    return body._replace(rows=[*body.rows, [onwards]])


async def _next_table(service: TableService, table_id: int, user_id: int) -> Table | None:
    """The most urgent of all other tables that wait for somebody, once this one does not."""
    tables = await service.repository.of_person(user_id)
    if len(tables) < 2:
        return None
    waiting: list[tuple[float, Table]] = []
    for table in tables:
        with suppress(BrokenSaveError):  # a table that cannot be read waits for its repair, not for anybody
            if not await is_awaited(service, table, user_id):
                continue
            if table.id == table_id:
                return None
            seat = table.must_seat(user_id)
            if seat in (await service.repository.state(table)).awaited():
                clock = (await service.clocks.at(table.id)).get(seat)
                waiting.append((clock.deadline if clock else inf, table))
    return min(waiting, key=lambda one: one[0], default=(inf, None))[1]
