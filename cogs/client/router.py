"""Dispatches clicks and submitted modals to their handlers; every one of them gets an answer."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import discord

from cogs.client.interactions import Interaction, is_here, locale_of, tell, tell_error
from cogs.operations.log_places import note_server, note_table
from cogs.ui.custom_ids import LONGEST_TABLE, Id, read_id
from engine.core import Text
from tables import Refused, StorageError, Table, TableService
from tables.store.fault_points import FaultPoint, fault_point
from texts import Speaker, speaker

log = logging.getLogger("lairkeeper.clicks")


class Click(NamedTuple):
    """A pressed button, a choice from a select menu, or a submitted modal."""

    interaction: Interaction
    id: Id
    values: list[str]
    """What was chosen from a select menu or typed into a modal."""
    say: Speaker

    @property
    def user_id(self) -> int:
        """Who clicked."""
        return self.interaction.user.id

    @property
    def number(self) -> int:
        """The first argument of the id as a number; a forged id is refused."""
        return number_in(self.id.args[0])

    @property
    def value(self) -> str:
        """What was chosen or typed; a forged click without it is refused."""
        if not self.values:
            raise Refused(Text("button-unknown"))
        return self.values[0]

    async def table(self, service: TableService) -> Table:
        """The table in the id, if it has to do with whoever clicked and with where they did.

        People at a table may reach it from anywhere; everybody else only where it is.
        """
        table = await service.repository.table(self.id.table)
        seated = table.seat_of(self.user_id) is not None or table.kept_for(self.user_id) is not None
        if not seated and not is_here(self.interaction, table):
            raise Refused(Text("button-unknown"))
        return table


def number_in(word: str) -> int:
    """A number as part of a control; a forged one is refused, also if no database could store it."""
    if not word.isdecimal() or len(word) > LONGEST_TABLE:
        raise Refused(Text("button-unknown"))
    return int(word)


Handler = Callable[[Click], Awaitable[None]]


class Router:
    """Knows the handler of every action."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._handlers: dict[str, tuple[Handler, int]] = {}

    def add(self, action: str, handler: Handler, *, args: int = 0) -> None:
        """Register the handler of an action whose custom ids have at least `args` arguments."""
        if action in self._handlers:
            raise ValueError(f"two handlers claim the action {action}")
        self._handlers[action] = handler, args

    async def route(self, interaction: Interaction) -> None:
        """Handle a click or a modal; every error becomes a sentence to the person."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Any = interaction.data or {}
        its_id = read_id(data.get("custom_id", ""))
        say = speaker(locale_of(interaction))
        note_server(interaction.guild_id)
        if its_id is not None:
            note_table(its_id.table)
        try:
            handler, args = self._handlers.get(its_id.action, (None, 0)) if its_id else (None, 0)
            if its_id is None or handler is None or len(its_id.args) < args:
                await tell(interaction, say("button-unknown"))
                return
            await fault_point(FaultPoint.ARRIVED)
            values = data.get("values") or _field_values(data.get("components", []))
            await handler(Click(interaction, its_id, values, say))
        except Exception as error:
            await tell_error(interaction, error, its_id.action if its_id else "unknown", say)
        await self.note_locale(interaction)

    async def note_locale(self, interaction: Interaction) -> None:
        """Remember the person's language; if that fails, what they did counts all the same."""
        user_id = interaction.user.id
        try:
            await self._service.people.note_locale(user_id, locale_of(interaction))
        except StorageError:
            log.exception("a language could not be noted", extra={"user": user_id})


def _field_values(components: list[dict[str, Any]]) -> list[str]:
    """The values of a modal's fields, in order, however Discord nests them."""
    values: list[str] = []
    for component in components:
        if component.get("value") is not None:
            values.append(component["value"])
        values += component.get("values") or []
        inner = component.get("components", [])
        if "component" in component:
            inner = [component["component"], *inner]
        values += _field_values(inner)
    return values
