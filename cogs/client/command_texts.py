"""Names and descriptions of commands in every language, taken from the text files."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import discord
from discord import app_commands

from cogs.ui.game_facts import from_easy_to_hard, in_a_line
from engine.core import Text
from engine.core.registry import games
from engine.search.players import STRENGTHS
from tables.store.table_settings import PACES
from texts import LOCALES, best_locale, speaker

_DEFAULT = speaker("en")

Command = TypeVar("Command")


def localised(key: str) -> app_commands.locale_str:
    """The English text under a key, which Discord shows in each user's language."""
    return localised_text(Text(key))


def localised_text(text: Text) -> app_commands.locale_str:
    """The same for a text with arguments."""
    return app_commands.locale_str(_DEFAULT.say(text), text=text)


SERVERS_ONLY = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
"""For groups of commands about the table in a channel."""
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
WITH_PEOPLE = app_commands.AppInstallationType(guild=True, user=True)
"""The bot is on a server, or somebody has added it to their account."""


def anywhere(command: Command) -> Command:
    """For what one does alone: also for people who have added the bot to their account, wherever they are."""
    in_every_context = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return app_commands.allowed_installs(guilds=True, users=True)(in_every_context(command))


GAME_CHOICES = [app_commands.Choice(name=localised(f"{key}-title"), value=key) for key in games()]
"""The games by name, for those who know which one they mean."""
DESCRIBED_GAMES = [
    app_commands.Choice(name=localised_text(in_a_line(game)), value=game.key) for game in from_easy_to_hard()
]
"""The games with what they are like, for those who choose one to play."""

LANGUAGE_CHOICES = [
    app_commands.Choice(name=localised(f"language-{locale}"), value=locale) for locale in ("en", "de")
]
PACE_CHOICES = [app_commands.Choice(name=localised(f"pace-{pace}"), value=pace) for pace in PACES]
STRENGTH_CHOICES = [
    app_commands.Choice(name=localised(f"strength-{strength}"), value=strength) for strength in STRENGTHS
]


def command_ids(published: Iterable[app_commands.AppCommand]) -> dict[str, int]:
    """The ids of all commands people can use, by their whole English names; a group only has those in it."""
    ids: dict[str, int] = {}
    for command in published:
        if command.type is not discord.AppCommandType.chat_input:
            continue
        groups = [one for one in command.options if isinstance(one, app_commands.AppCommandGroup)]
        for name in [one.qualified_name for one in groups] or [command.name]:
            ids[name] = command.id
    return ids


class CommandTranslator(app_commands.Translator):
    """Looks up command texts in the text files."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in this language; None where the English default applies."""
        language = best_locale(locale.value, fallback="")
        if language not in LOCALES or language == "en":
            return None
        return speaker(language).say(string.extras["text"])
