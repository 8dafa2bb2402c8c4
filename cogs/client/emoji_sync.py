"""Keeps the bot's emojis in step with our sprites.

An emoji's name ends in a hash of its picture: one that was redrawn has a new name, and the old one goes.
Discord does not tell otherwise whether a picture has changed. Emojis under other names are left alone.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re

import discord

from cogs.ui.symbols import symbols
from render.symbols import symbol_names, symbol_picture

log = logging.getLogger("lairkeeper.emojis")

MOST_EMOJIS = 2000
"""As many as Discord keeps for one bot."""
_OURS = re.compile(r"lk_\w+_[0-9a-f]{6}")


def emoji_name(symbol: str, picture: bytes) -> str:
    """The name of a symbol's emoji; a game's folder is shortened to its initials."""
    *folder, own = symbol.split("/")
    initials = ["".join(word[0] for word in part.split("-")) for part in folder]
    stem = "_".join(["lk", *initials, own]).replace("-", "_")
    return f"{stem}_{hashlib.sha256(picture).hexdigest()[:6]}"


async def keep_emojis_in_step(client: discord.Client) -> None:
    """Upload what is missing, delete what is outdated; whatever fails, the bot goes on with words."""
    try:
        wanted = await asyncio.to_thread(_pictures)
        present = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        for name, (symbol, _) in wanted.items():
            if name in present:
                symbols.learn(symbol, _partial(present[name]))
        outdated = [emoji for name, emoji in present.items() if _OURS.fullmatch(name) and name not in wanted]
        for emoji in outdated:
            await emoji.delete()
        room = MOST_EMOJIS - len(present) + len(outdated)
        missing = [name for name in wanted if name not in present]
        for name in missing[:room]:
            symbol, picture = wanted[name]
            symbols.learn(symbol, _partial(await client.create_application_emoji(name=name, image=picture)))
    except discord.DiscordException as trouble:
        log.warning("could not bring the emojis up to date, words do: %s", trouble)
    except Exception:
        log.exception("could not bring the emojis up to date, words do")
    else:
        log.info("emojis: %d in all, %d new, %d removed", len(wanted), len(missing[:room]), len(outdated))


def _pictures() -> dict[str, tuple[str, bytes]]:
    """Every symbol with its picture, by the name of its emoji."""
    drawn = ((symbol, symbol_picture(symbol)) for symbol in sorted(symbol_names()))
    return {emoji_name(symbol, picture): (symbol, picture) for symbol, picture in drawn}


def _partial(emoji: discord.Emoji) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=emoji.name, id=emoji.id)
