"""Clicks and filled-in forms, brought to whoever handles them; none is ever left unanswered."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import discord

from cogs.client.errors import report
from cogs.ui.ids import Id, read_id
from engine.core import Text
from tables import Refused, StorageError, TableService
from texts import Speaker, best_locale, speaker

log = logging.getLogger("lairkeeper.clicks")

Interaction = discord.Interaction[Any]


class Click(NamedTuple):
    """Somebody has pressed a button, chosen from a list, or sent a form."""

    interaction: Interaction
    id: Id
    values: list[str]
    """What was chosen from a list, or written into a form."""
    say: Speaker

    @property
    def user_id(self) -> int:
        """Who it was."""
        return self.interaction.user.id

    @property
    def number(self) -> int:
        """The first word of the id, where that is a number."""
        if not self.id.words[0].isdecimal():
            raise Refused(Text("button-unknown"))
        return int(self.id.words[0])


Handler = Callable[[Click], Awaitable[None]]


class Router:
    """Knows the one handler of every action."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._handlers: dict[str, tuple[Handler, int]] = {}

    def add(self, action: str, handler: Handler, *, words: int = 0) -> None:
        """Let `handler` answer all clicks with this action; its ids carry at least so many words."""
        if action in self._handlers:
            raise ValueError(f"two handlers claim the action {action}")
        self._handlers[action] = handler, words

    async def route(self, interaction: Interaction) -> None:
        """Answer a click or a form; every error ends as a sentence to the person."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Any = interaction.data or {}
        its_id = read_id(data.get("custom_id", ""))
        say = speaker(locale_of(interaction))
        try:
            handler, words = self._handlers.get(its_id.action, (None, 0)) if its_id else (None, 0)
            if its_id is None or handler is None or len(its_id.words) < words:
                await tell(interaction, say("button-unknown"))
                return
            values = data.get("values") or _written(data.get("components", []))
            await handler(Click(interaction, its_id, values, say))
        except Exception as error:
            await tell_error(interaction, error, its_id.action if its_id else "unknown", say)
        await self.note_locale(interaction)

    async def note_locale(self, interaction: Interaction) -> None:
        """Remember which language somebody reads; should that fail, what they did counts all the same."""
        user_id = interaction.user.id
        try:
            await self._service.people.note_locale(user_id, locale_of(interaction))
        except StorageError:
            log.exception("a language could not be noted", extra={"user": user_id})


def _written(components: list[dict[str, Any]]) -> list[str]:
    """The values of a form's fields, in order, wherever Discord nests them."""
    values: list[str] = []
    for component in components:
        if "value" in component:
            values.append(component["value"])
        inner = component.get("components", [])
        if "component" in component:
            inner = [component["component"], *inner]
        values += _written(inner)
    return values


async def tell(interaction: Interaction, sentence: str) -> None:
    """Say something to one person alone, whether or not they have been answered before."""
    if interaction.response.type is discord.InteractionResponseType.deferred_channel_message:
        await interaction.edit_original_response(content=sentence)
    elif interaction.response.is_done():
        await interaction.followup.send(sentence, ephemeral=True)
    else:
        await interaction.response.send_message(sentence, ephemeral=True)


async def tell_error(interaction: Interaction, error: BaseException, action: str, say: Speaker) -> None:
    """Turn an error into a sentence and say it; where even that fails, the log knows."""
    text = report(error, action)
    if text is None:
        return
    try:
        await tell(interaction, say.say(text))
    except discord.HTTPException as mute:
        log.warning("could not tell about a failure", extra={"action": action, "code": mute.code})


def is_moderator(interaction: Interaction) -> bool:
    """Whether somebody may close and settle tables that are not theirs."""
    return interaction.permissions.manage_channels or interaction.permissions.manage_guild


def locale_of(interaction: Interaction) -> str:
    """The language of whoever clicked or typed."""
    return best_locale(str(interaction.locale))
