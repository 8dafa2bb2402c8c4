"""The settings of people and servers, and what we know about reaching them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tables.store.database import Storage
from tables.store.hours import QuietHours, Span
from tables.store.timers import Timer, set_timer


class Person(msgspec.Struct, frozen=True):
    """One person's settings; the columns of the row are named like the fields."""

    user_id: int
    locale: str | None = None
    """The language to write to them in; learned from their client until they choose one."""
    chosen: bool = False
    hands: str = "dm"
    """Where they get their hand: by `dm`, or only in the private `panel`."""
    dms: str = "open"
    """`open`, `closed`, or `closed-told` once they have been told."""
    notify: str = "mention"
    """How they are called: by `dm`, by `mention` in the channel, by `both`, or not at all (`silent`)."""
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str | None = None
    away_from: float | None = None
    away_until: float | None = None
    help: str | None = None
    """How much they want to have explained: `more` or `less`; None is as much as they need."""

    @property
    def reached_by_dm(self) -> bool:
        """Whether they want direct messages and can receive them."""
        return self.hands == "dm" and self.dms == "open"

    @property
    def callable_by_dm(self) -> bool:
        """Whether a direct message to them may ring, if nothing else does."""
        return self.reached_by_dm and self.notify != "silent"

    @property
    def rung_by_dm(self) -> bool:
        """Whether they are called by a direct message that rings."""
        return self.reached_by_dm and self.notify in ("dm", "both")

    @property
    def rung_in_channel(self) -> bool:
        """Whether they are called by a mention; also if the direct message they want cannot arrive."""
        return self.notify in ("mention", "both") or (self.notify == "dm" and not self.reached_by_dm)

    @property
    def quiet(self) -> QuietHours | None:
        """When they are not to be disturbed."""
        if self.quiet_from is None or self.quiet_to is None or self.zone is None:
            return None
        return QuietHours(self.quiet_from, self.quiet_to, self.zone)

    @property
    def vacation(self) -> Span | None:
        """Their latest vacation, even if it is over: clocks that it stopped still count from it."""
        if self.away_from is None or self.away_until is None:
            return None
        return Span(self.away_from, self.away_until)

    def is_away(self, now: float) -> bool:
        """Whether they are on vacation."""
        return self.vacation is not None and self.vacation.begin <= now < self.vacation.end


class People:
    """The settings of everybody the bot has met, and of their servers."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._forgotten: set[int] = set()

    async def get(self, user_id: int) -> Person:
        """A person's settings; the defaults for somebody new."""
        return (await self.all_of([user_id]))[user_id]

    async def all_of(self, people: Iterable[int]) -> dict[int, Person]:
        """The settings of several people."""
        asked = tuple(people)
        if not asked:
            return {}
        query = f"SELECT * FROM people WHERE user_id IN ({', '.join('?' for _ in asked)})"
        rows = await self._storage.rows(query, asked)
        known = [msgspec.convert(dict(row), Person, strict=False) for row in rows]
        return {user_id: Person(user_id) for user_id in asked} | {one.user_id: one for one in known}

    async def note_locale(self, user_id: int, locale: str) -> None:
        """Remember the language of a person's client, unless they have chosen another.

        Skip it once after they were forgotten: the click that asked for it is no reason to remember them.
        """
        if user_id in self._forgotten:
            self._forgotten.discard(user_id)
            return
        person = await self.get(user_id)
        if not person.chosen and person.locale != locale:
            await self._change(user_id, locale=locale)

    def forget(self, user_id: int) -> None:
        """Learn nothing from the click with which somebody had their row deleted."""
        self._forgotten.add(user_id)

    async def choose_locale(self, user_id: int, locale: str | None) -> None:
        """Write to a person in this language; None returns to the language of their client."""
        await self._change(user_id, locale=locale, chosen=locale is not None)

    async def choose_hands(self, user_id: int, hands: str) -> None:
        """Send a person's hand by `dm`, or show it only in the private `panel`."""
        await self._change(user_id, hands=hands, dms="open")

    async def note_dms(self, user_id: int, dms: str) -> None:
        """Remember whether direct messages reach a person."""
        person = await self.get(user_id)
        if person.dms != dms:
            await self._change(user_id, dms=dms)

    async def choose_notify(self, user_id: int, notify: str) -> None:
        """Call a person this way."""
        await self._change(user_id, notify=notify)

    async def choose_help(self, user_id: int, wanted: str | None) -> None:
        """Explain `more` or `less` to a person; None explains what they do not know yet."""
        await self._change(user_id, help=wanted)

    async def choose_quiet(self, user_id: int, quiet: QuietHours | None, timers: Iterable[Timer]) -> None:
        """Set a person's quiet hours; `timers` apply them to their running clocks."""
        begin, end, zone = quiet or (None, None, None)
        await self._change(user_id, timers, quiet_from=begin, quiet_to=end, zone=zone)

    async def go_away(self, user_id: int, vacation: Span, timers: Iterable[Timer]) -> None:
        """Begin or end a person's vacation; `timers` apply it to their tables."""
        await self._change(user_id, timers, away_from=vacation.begin, away_until=vacation.end)

    async def _change(
        self, user_id: int, timers: Iterable[Timer] = (), /, **changes: str | bool | float | None
    ) -> None:
        names = ", ".join(changes)
        places = ", ".join("?" for _ in changes)
        # Only what changes: whatever else is changed at the same time must not be lost.
        changed = ", ".join(f"{name} = excluded.{name}" for name in changes)
        async with self._storage.transaction() as writer:
            await writer.execute(
                f"INSERT INTO people (user_id, {names}) VALUES (?, {places}) "
                f"ON CONFLICT (user_id) DO UPDATE SET {changed}",
                (user_id, *changes.values()),
            )
            for timer in timers:
                await set_timer(writer, timer)

    async def server_locale(self, guild_id: int | None) -> str | None:
        """The language a server has chosen for its tables."""
        row = await self._storage.row("SELECT locale FROM servers WHERE guild_id = ?", (guild_id,))
        return row["locale"] if row else None

    async def choose_server_locale(self, guild_id: int, locale: str) -> None:
        """Choose the language of a server's tables."""
        async with self._storage.transaction() as writer:
            change = (
                "INSERT INTO servers (guild_id, locale) VALUES (?, ?) "
                "ON CONFLICT (guild_id) DO UPDATE SET locale = excluded.locale"
            )
            await writer.execute(change, (guild_id, locale))
