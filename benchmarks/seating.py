"""Tables prepared while the bot is down: each in a channel of its own, with one question open for Ada."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path

from benchmarks.questions import Case
from playground import Channel, Playground
from playground.furnishing import PEOPLE
from playground.world.model import User
from tables import Limits, Newcomer, Table, TableErrand, TableService
from tables.store.history import Record

WHO = PEOPLE[0]
_NO_LIMITS = Limits(lobbies_per_person=10**6, tables_per_person=10**6, tables_per_server=10**6)
_ON_DISCORD = {"en": "en-US"}
"""Discord has no plain `en`."""


@dataclass(frozen=True)
class Laid:
    """A table with a case at it."""

    case: Case
    channel: Channel
    names: tuple[str, ...]


async def lay(ground: Playground, database: Path, cases: Sequence[Case], locale: str) -> list[Laid]:
    """Write a table for every case; the bot finds them when it starts, and posts their messages."""
    people = _people(ground, _ON_DISCORD.get(locale, locale))
    service = await TableService.open(database, limits=_NO_LIMITS)
    try:
        for user in people.values():
            # Nobody gets direct messages: the panel is opened in the channel, and nothing else is drawn.
            await service.people.choose_hands(user.id, "panel")
        writer = _Writer(ground, service, people, locale)
        return [await writer.lay(case) for case in cases]
    finally:
        await service.close()


def _people(ground: Playground, locale: str) -> Mapping[str, User]:
    """Everybody by name; only Ada can be chosen on the page, where everybody else would cost much time."""
    people = {WHO: ground.person(WHO, locale=locale).user}
    for name in PEOPLE[1:]:
        people[name] = ground.world.new_user(name, locale=locale)
        ground.world.join(ground.guild, people[name])
    return people


class _Writer:
    """Writes tables into the database of a bot that is not running."""

    def __init__(
        self, ground: Playground, service: TableService, people: Mapping[str, User], locale: str
    ) -> None:
        self._ground = ground
        self._service = service
        self._people = people
        self._locale = locale
        self._numbers = count(1)

    async def lay(self, case: Case) -> Laid:
        """Seat people so that Ada is asked, and let the table have come to this moment."""
        service, number = self._service, next(self._numbers)
        channel = self._ground.new_channel(f"table-{number}")
        seat, others = case.decision.seat, PEOPLE[1 : case.state.seats]
        names = (*others[:seat], WHO, *others[seat:])
        host, *guests = [Newcomer(self._people[name].id, name) for name in names]
        table = await service.open_lobby(self._ground.guild.id, channel.id, host, case.game, self._locale)
        for guest in guests:
            await service.change(table.id, partial(service.lobbies.join, guest=guest))
        for setting, value in case.settings.items() - table.settings.items():
            choose = partial(service.lobbies.choose, user_id=host.user_id, setting=setting, value=value)
            await service.change(table.id, choose)
        await service.change(table.id, partial(self._come_to, case, number))
        return Laid(case, channel, names)

    async def _come_to(self, case: Case, click: int, table: Table) -> None:
        """Write the moves since Ada's latest, which was made by a click, as far as a panel tells of them."""
        service = self._service
        await service.play.write(table, [Record(case.before)], [], seed=case.seed)
        if case.records:
            table = await service.repository.table(table.id)
            told = TableErrand(mention=(self._people[WHO].id,))
            await service.play.write(table, list(case.records), [told], interaction_id=click)
