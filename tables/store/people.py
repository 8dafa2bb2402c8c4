"""What people and servers have set, and what we have learned about reaching them."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tables.store.database import Storage
from tables.store.hours import QuietHours, Span
from tables.store.timers import Timer, set_timer


class Person(msgspec.Struct, frozen=True):
    """One person's settings."""

    user_id: int
    locale: str | None = None
    """The language to write to them in; learned from their client until they choose one."""
    chosen: bool = False
    hands: str = "dm"
    """Where their hand goes: `dm`, or only the private `panel`."""
    dms: str = "open"
    """`open`, `closed`, or `closed-told` once they have been told."""
    notify: str = "mention"
    """How they want to be called: by `dm`, by `mention` in the channel, `both`, or not at all (`silent`)."""
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str | None = None
    away_from: float | None = None
    away_until: float | None = None

    @property
    def reached_by_dm(self) -> bool:
        """Whether direct messages are wanted, and arrive."""
        return self.hands == "dm" and self.dms == "open"

    @property
    def rung_by_dm(self) -> bool:
        """Whether a call to them is a direct message that rings."""
        return self.reached_by_dm and self.notify in ("dm", "both")

    @property
    def rung_in_channel(self) -> bool:
        """Whether a call to them is a mention; also where the direct message they want cannot come."""
        return self.notify in ("mention", "both") or (self.notify == "dm" and not self.reached_by_dm)

    @property
    def quiet(self) -> QuietHours | None:
        """When they are not to be disturbed."""
        if self.quiet_from is None or self.quiet_to is None or self.zone is None:
            return None
        return QuietHours(self.quiet_from, self.quiet_to, self.zone)

    @property
    def vacation(self) -> Span | None:
        """Their latest vacation, even if it is over: a clock that stood still in it must know."""
        if self.away_from is None or self.away_until is None:
            return None
        return Span(self.away_from, self.away_until)

    def is_away(self, now: float) -> bool:
        """Whether they are on vacation."""
        return self.vacation is not None and self.vacation.begin <= now < self.vacation.end


_COLUMNS = Person.__struct_fields__
"""The columns of a person's row are the fields of the struct."""


class People:
    """The settings of everybody the bot has met, and of their servers."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[int, Person] = {}
        self._forgotten: set[int] = set()

    async def get(self, user_id: int) -> Person:
        """A person's settings; the usual ones for somebody new."""
        if user_id not in self._known:
            row = await self._storage.row("SELECT * FROM people WHERE user_id = ?", (user_id,))
            self._known[user_id] = (
                msgspec.convert(dict(row), Person, strict=False) if row else Person(user_id)
            )
        return self._known[user_id]

    async def note_locale(self, user_id: int, locale: str) -> None:
        """Remember the language of a person's client, unless they have chosen another.

        The wish to be forgotten is not in itself a reason to remember.
        """
        if user_id in self._forgotten:
            self._forgotten.discard(user_id)
            return
        person = await self.get(user_id)
        if not person.chosen and person.locale != locale:
            await self._change(user_id, locale=locale)

    def forget(self, user_id: int) -> None:
        """A person's row is gone."""
        self._known.pop(user_id, None)
        self._forgotten.add(user_id)

    async def choose_locale(self, user_id: int, locale: str | None) -> None:
        """Write to a person in this language; None goes back to that of their client."""
        await self._change(user_id, locale=locale, chosen=locale is not None)

    async def choose_hands(self, user_id: int, hands: str) -> None:
        """Send a person's hand by `dm`, or leave it to the private `panel`."""
        await self._change(user_id, hands=hands, dms="open")

    async def note_dms(self, user_id: int, dms: str) -> None:
        """Remember whether direct messages reach a person."""
        person = await self.get(user_id)
        if person.dms != dms:
            await self._change(user_id, dms=dms)

    async def choose_notify(self, user_id: int, notify: str) -> None:
        """Call a person this way."""
        await self._change(user_id, notify=notify)

    async def choose_quiet(self, user_id: int, quiet: QuietHours | None, timers: Iterable[Timer]) -> None:
        """Leave a person alone in these hours; `timers` bring it to the clocks that run for them."""
        begin, end, zone = quiet or (None, None, None)
        await self._change(user_id, timers, quiet_from=begin, quiet_to=end, zone=zone)

    async def go_away(self, user_id: int, vacation: Span, timers: Iterable[Timer]) -> None:
        """A person is on vacation, or ends it; `timers` bring it to their tables."""
        await self._change(user_id, timers, away_from=vacation.begin, away_until=vacation.end)

    async def _change(
        self, user_id: int, timers: Iterable[Timer] = (), /, **changes: str | bool | float | None
    ) -> None:
        await self.get(user_id)
        async with self._storage.transaction() as writer:
            # Read inside the transaction: what somebody else learned while we waited for it must stay.
            person = msgspec.structs.replace(self._known.get(user_id) or Person(user_id), **changes)
            names = ", ".join(_COLUMNS)
            places = ", ".join("?" for _ in _COLUMNS)
            await writer.execute(
                f"INSERT OR REPLACE INTO people ({names}) VALUES ({places})", msgspec.structs.astuple(person)
            )
            for timer in timers:
                await set_timer(writer, timer)
        self._known[user_id] = person

    async def server_locale(self, guild_id: int | None) -> str | None:
        """The language a server has chosen for its tables."""
        row = await self._storage.row("SELECT locale FROM servers WHERE guild_id = ?", (guild_id,))
        return row["locale"] if row else None

    async def choose_server_locale(self, guild_id: int, locale: str) -> None:
        """Let a server's tables speak this language."""
        async with self._storage.transaction() as writer:
            change = "INSERT OR REPLACE INTO servers (guild_id, locale) VALUES (?, ?)"
            await writer.execute(change, (guild_id, locale))
