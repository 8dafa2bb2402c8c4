"""Names and descriptions of commands in every language, taken from the text files."""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord import app_commands

from engine.core.registry import games
from engine.search.players import STRENGTHS
from texts import LOCALES, best_locale, speaker

_DEFAULT = speaker("en")


def localised(key: str) -> app_commands.locale_str:
    """The English text under a key, which Discord shows in each user's language."""
    return app_commands.locale_str(_DEFAULT(key), key=key)


SERVERS_ONLY = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
"""For groups of commands about the table in a channel."""
GAME_CHOICES = [app_commands.Choice(name=localised(f"{key}-title"), value=key) for key in games()]

STRENGTH_CHOICES = [
    app_commands.Choice(name=localised(f"strength-{strength}"), value=strength) for strength in STRENGTHS
]


def command_ids(published: Iterable[app_commands.AppCommand]) -> dict[str, int]:
    """The ids of all commands people can use, by their whole English names; a group only has those in it."""
    ids: dict[str, int] = {}
    for command in published:
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
        return speaker(language)(string.extras["key"])
