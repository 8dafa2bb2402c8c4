"""The bot's emojis follow our sprites: new ones come, redrawn ones go, others stay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest

from cogs.client.emoji_sync import MOST_EMOJIS, emoji_name, keep_emojis_in_step
from cogs.ui.symbols import symbols
from render.symbols import symbol_names, symbol_picture


class _Emoji:
    def __init__(self, shelf: dict[str, _Emoji], name: str, number: int) -> None:
        self._shelf, self.name, self.id = shelf, name, number

    async def delete(self) -> None:
        del self._shelf[self.name]


class _Discord:
    """As much of a client as the emojis need; it refuses uploads after `most`."""

    def __init__(self, *names: str, most: int = MOST_EMOJIS) -> None:
        self.emojis: dict[str, _Emoji] = {}
        self.uploads: list[str] = []
        self._most = most
        for number, name in enumerate(names):
            self.emojis[name] = _Emoji(self.emojis, name, number)

    async def fetch_application_emojis(self) -> list[_Emoji]:
        return list(self.emojis.values())

    async def create_application_emoji(self, *, name: str, image: bytes) -> _Emoji:
        if len(self.uploads) >= self._most:
            raise discord.DiscordException("no more today")
        self.uploads.append(name)
        self.emojis[name] = _Emoji(self.emojis, name, 1000 + len(self.uploads))
        return self.emojis[name]


@pytest.fixture(autouse=True)
def _forgetful() -> Iterator[None]:
    yield
    symbols.forget()


async def _kept(client: Any) -> None:
    await keep_emojis_in_step(client)


def _coin() -> str:
    return emoji_name("coin", symbol_picture("coin"))


def test_every_symbol_has_a_name_of_its_own_that_discord_takes() -> None:
    names = [emoji_name(symbol, symbol_picture(symbol)) for symbol in symbol_names()]
    assert len(set(names)) == len(names) <= MOST_EMOJIS
    assert all(len(name) <= 32 and name.isidentifier() for name in names)
    assert all(len(symbol_picture(symbol)) <= 256 * 1024 for symbol in symbol_names())


async def test_what_is_missing_is_uploaded_and_what_is_there_is_not() -> None:
    client = _Discord(_coin())
    await _kept(client)
    assert len(client.uploads) == len(symbol_names()) - 1
    assert all(symbols.emoji(symbol) for symbol in symbol_names())
    again = len(client.uploads)
    await _kept(client)
    assert len(client.uploads) == again


async def test_a_redrawn_symbol_replaces_its_emoji_and_strangers_stay() -> None:
    client = _Discord("lk_coin_000000", "party_parrot", "lk_own")
    await _kept(client)
    assert "lk_coin_000000" not in client.emojis
    assert {_coin(), "party_parrot", "lk_own"} <= client.emojis.keys()


async def test_a_bot_that_may_not_upload_goes_on_with_words(caplog: pytest.LogCaptureFixture) -> None:
    await _kept(_Discord(_coin(), most=0))
    assert symbols.emoji("coin") is not None
    assert symbols.emoji("heart") is None
    assert "words do" in caplog.text
