"""An emoji that somebody has deleted on Discord costs nobody their panel."""

from __future__ import annotations

from types import SimpleNamespace

import discord
import pytest

from cogs.delivery.symbol_loss import with_symbols_or_words
from cogs.ui.components import button
from cogs.ui.message import MessageBody
from cogs.ui.symbols import symbols


def _refused(part: str) -> discord.HTTPException:
    """What Discord answers if it does not like this part of a message."""
    errors = {part: {"_errors": [{"message": "no"}]}}
    response = SimpleNamespace(status=400, reason="Bad Request")
    return discord.HTTPException(response, {"code": 50035, "message": "Invalid Form Body", "errors": errors})


def _body() -> MessageBody:
    symbols.learn("coin", discord.PartialEmoji(name="coin", id=5))
    try:
        return MessageBody(["Well?"], [[button("Pay", "pay", symbol="coin")]])
    finally:
        symbols.forget()


def _has_symbol(body: MessageBody) -> bool:
    pay = body.rows[0][0]
    assert isinstance(pay, discord.ui.Button)
    return pay.emoji is not None


async def test_a_message_goes_out_with_words_when_its_emoji_is_gone() -> None:
    sent = []

    async def send(body: MessageBody) -> str:
        sent.append(_has_symbol(body))
        if sent[-1]:
            raise _refused("emoji")
        return "sent"

    assert await with_symbols_or_words(_body(), send) == "sent"
    assert sent == [True, False]


async def test_any_other_refusal_is_not_hidden() -> None:
    async def send(body: MessageBody) -> None:
        raise _refused("label")

    with pytest.raises(discord.HTTPException):
        await with_symbols_or_words(_body(), send)
