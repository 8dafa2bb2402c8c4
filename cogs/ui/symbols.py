"""Symbols inside texts, on buttons and in lists: the bot's own emojis, as far as Discord has them.

Our texts write a symbol as `:coin:`, with the name of its sprite. Where its emoji is missing, nothing stands
in its place: every text is whole without it.
"""

from __future__ import annotations

import re

import discord

from render.symbols import symbol_names

_MARKED = re.compile(r"(?<!\\):([a-z0-9]+(?:[-/][a-z0-9]+)*):( ?)")


class Symbols:
    """Knows the emoji of every symbol that was uploaded."""

    def __init__(self) -> None:
        self._emojis: dict[str, discord.PartialEmoji] = {}

    def learn(self, name: str, emoji: discord.PartialEmoji) -> None:
        """Learn which emoji shows a symbol."""
        self._emojis[name] = emoji

    def forget(self) -> None:
        """Show words alone."""
        self._emojis.clear()

    def emoji(self, name: str) -> discord.PartialEmoji | None:
        """The emoji of a symbol, for a button or a list."""
        return self._emojis.get(name)

    def __call__(self, text: str) -> str:
        """A text with its symbols shown."""
        return _MARKED.sub(self._shown, text)

    def _shown(self, marked: re.Match[str]) -> str:
        name, gap = marked[1], marked[2]
        if name not in symbol_names():
            return marked[0]
        emoji = self._emojis.get(name)
        return "" if emoji is None else f"{emoji}{gap}"


symbols = Symbols()
"""The symbols of this bot."""
