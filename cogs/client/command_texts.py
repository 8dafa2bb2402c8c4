"""Names and descriptions of commands, taken from the text files for every language."""

from __future__ import annotations

import discord
from discord import app_commands

from texts import LOCALES, best_locale, speaker

_DEFAULT = speaker("en")


def words(key: str) -> app_commands.locale_str:
    """The English words under a key, ready to be translated."""
    return app_commands.locale_str(_DEFAULT(key), key=key)


class CommandTranslator(app_commands.Translator):
    """Looks command words up in the text files."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words in that language; None where ours are the English ones anyway."""
        language = best_locale(locale.value, fallback="")
        if language not in LOCALES or language == "en":
            return None
        return speaker(language)(string.extras["key"])
