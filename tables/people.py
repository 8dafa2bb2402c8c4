"""What people and servers have set, and what we have learned about reaching them."""

from __future__ import annotations

import msgspec

from tables.storage import Storage


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


class People:
    """The settings of everybody the bot has met, and of their servers."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[int, Person] = {}

    async def get(self, user_id: int) -> Person:
        """A person's settings; the usual ones for somebody new."""
        if user_id not in self._known:
            row = await self._storage.row("SELECT * FROM people WHERE user_id = ?", (user_id,))
            self._known[user_id] = (
                msgspec.convert(dict(row), Person, strict=False) if row else Person(user_id)
            )
        return self._known[user_id]

    async def note_locale(self, user_id: int, locale: str) -> None:
        """Remember the language of a person's client, unless they have chosen another."""
        person = await self.get(user_id)
        if not person.chosen and person.locale != locale:
            await self._change(user_id, locale=locale)

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

    async def _change(self, user_id: int, **changes: str | bool | None) -> None:
        await self.get(user_id)
        async with self._storage.transaction() as writer:
            # Read inside the transaction: what somebody else learned while we waited for it must stay.
            person = msgspec.structs.replace(self._known[user_id], **changes)
            await writer.execute(
                "INSERT OR REPLACE INTO people (user_id, locale, chosen, hands, dms) VALUES (?, ?, ?, ?, ?)",
                (person.user_id, person.locale, person.chosen, person.hands, person.dms),
            )
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
