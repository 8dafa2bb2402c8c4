"""Composes one's home: all tables of a person, those that wait first, with plans and settings at a glance."""

from __future__ import annotations

from cogs.answering.dates_and_times import told_hours, told_vacation
from cogs.answering.table_lookup import place_of, turn_at
from cogs.client.client import Lairkeeper
from cogs.delivery.speakers import message_speaker
from cogs.ui.ahead import is_ahead, plan_for
from cogs.ui.home_page import Turn, home_page
from cogs.ui.message import MessageBody
from engine.core import Text, all_of, seat_name
from engine.core.registry import game_of
from engine.core.saving import BrokenSaveError
from tables import Status, Table
from texts import Speaker


class HomePages:
    """Reads a person's tables."""

    def __init__(self, client: Lairkeeper) -> None:
        self._presenter = client.presenter
        self._service = client.service

    async def page(self, user_id: int, say: Speaker, *, as_guest: bool = False) -> MessageBody:
        """A person's home; where the bot is but a guest, it says where its commands work."""
        where = "-elsewhere" if as_guest else ""
        turns: list[Turn] = []
        lines: list[str] = []
        planned = 0
        for table in await self._service.repository.of_person(user_id):
            try:
                turn = await turn_at(self._service, table, user_id, say)
                if turn is not None:
                    turns.append(await self._since_when(turn, table, user_id))
                else:
                    lines.append(await self._standing(table, say.locale))
                planned += await self._plans_at(table, user_id)
            except BrokenSaveError:  # it waits for its repair; all others are there
                lines.append(say("home-broken", game=game_of(table).title, channel=place_of(table, say)))
        left = [("games-kept", table) for table in await self._service.repository.left_by(user_id)]
        followed = [("home-follows", table) for table in await self._service.onlookers.followed(user_id)]
        lines += [
            say(key, game=game_of(table).title, channel=place_of(table, say))
            for key, table in (*left, *followed)
        ]
        glance = [
            *([say(f"home-plans{where}", count=planned)] if planned else []),
            await self._settings(f"home-settings{where}", user_id, say),
        ]
        kept = await self._service.company.homes.is_kept(user_id)
        nothing = say(f"games-none{where}")
        return home_page(turns, lines, glance, self._service.clock(), say, nothing=nothing, kept=kept)

    async def _since_when(self, turn: Turn, table: Table, user_id: int) -> Turn:
        """The turn with how long the table has waited, also where no clock tells."""
        if turn.asked is not None or not turn.awaited:
            return turn
        seat, pending = table.must_seat(user_id), (await self._service.repository.state(table)).pending()
        number = next(one.number for one in pending if one.seat == seat)
        return turn._replace(asked=await self._service.history.asked_at(table.id, seat, number))

    async def _settings(self, key: str, user_id: int, say: Speaker) -> str:
        person = await self._service.settings_of(user_id)
        return say(
            key,
            notify=say(f"notify-{person.notify}"),
            quiet=told_hours(person.quiet, say),
            vacation=told_vacation(person, self._service.clock(), say),
        )

    async def _plans_at(self, table: Table, user_id: int) -> int:
        """How much somebody has decided ahead at a table."""
        if table.status is not Status.PLAYING:
            return 0
        view = await self._presenter.view(table, table.must_seat(user_id))
        return sum(is_ahead(one) and plan_for(view, one) is not None for one in view.decisions)

    async def _standing(self, table: Table, locale: str) -> str:
        """A line on a table that wants nothing of its reader: where it is, and whom it waits for."""
        say = message_speaker(table, locale)
        place: dict[str, Text | str] = {"game": game_of(table).title, "channel": place_of(table, say)}
        if table.status is Status.LOBBY:
            return say("games-lobby", **place)
        view = await self._presenter.view(table, None)
        return say("games-others", **place, seats=all_of([seat_name(seat) for seat in view.awaited]))
