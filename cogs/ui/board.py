"""The message in the channel: the table for everybody, or the lobby before it."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.ui.ids import write_id
from cogs.ui.panel import standing
from cogs.ui.sheet import Control, Sheet, button, shortened
from engine.core import Text, View
from engine.core.registry import game
from render import Picture
from tables import Status, Table
from texts import Speaker

_MOST_STORY = 1800


def lobby_sheet(table: Table, speaker: Speaker) -> Sheet:
    """Who sits where, what the settings change, and the buttons to sit down and start."""
    its_game = game(table.game)
    least, most = its_game.seats
    say = speaker
    title = f"## {say.say(its_game.title)}"
    if table.status is Status.CLOSED:
        return Sheet([title, say("lobby-closed")])
    seats = [
        say(
            "lobby-seat" if holder.user_id else "lobby-seat-bot",
            letter=chr(ord("A") + holder.seat),
            name=f"<@{holder.user_id}>" if holder.user_id else holder.name,
            host="yes" if holder.user_id == table.host_id else "no",
        )
        for holder in table.holders
    ]
    settings = [
        say(
            "lobby-setting",
            name=say(f"{its_game.key}-setting-{setting.key}"),
            value=say(f"{its_game.key}-setting-{setting.key}-{table.settings[setting.key]}"),
            line=say(f"{its_game.key}-setting-{setting.key}-line"),
        )
        for setting in its_game.settings
    ]
    count = say("lobby-count", seated=len(table.holders), least=least, most=most)
    paragraphs = [
        title,
        say(f"{its_game.key}-blurb"),
        "\n".join([count, *seats]),
        "\n".join(settings),
    ]
    full = len(table.holders) >= most
    rows: list[list[Control]] = [
        [
            button(
                say("button-join"),
                write_id("join", table.id),
                style=discord.ButtonStyle.success,
                disabled=full,
            ),
            button(say("button-leave"), write_id("leave", table.id)),
            button(say("button-bot"), write_id("bot", table.id), disabled=full),
            button(say("button-options"), write_id("options", table.id)),
        ],
        [
            button(
                say("button-start"),
                write_id("start", table.id),
                style=discord.ButtonStyle.primary,
                disabled=len(table.holders) < least,
            ),
            button(say("button-rules"), write_id("rules", table.id)),
        ],
    ]
    return Sheet(paragraphs, rows)


def table_sheet(
    table: Table,
    view: View,
    speaker: Speaker,
    pictures: Sequence[Picture],
    story: Sequence[str],
    mention: Sequence[int],
) -> Sheet:
    """The public board, what has happened, who is to decide, and the same few buttons always."""
    say = speaker
    if table.status is Status.CLOSED:
        return Sheet([f"## {say.say(Text(f'{view.game}-title'))}", _tail(story), say("table-closed")])
    rows: list[list[Control]] = []
    if view.result is None:
        turn = button(say("button-turn"), write_id("turn", table.id), style=discord.ButtonStyle.primary)
        hand = button(say("button-hand"), write_id("hand", table.id))
        rows.append([turn, hand, *_looking(table, say)])
    else:
        rows.append(_looking(table, say))
    calling = " ".join(f"<@{user_id}>" for user_id in mention)
    heading = ""
    if calling:
        heading = say("table-calls-end" if view.result else "table-calls", people=calling)
    return Sheet(
        paragraphs=[_tail(story), f"**{standing(view, say)}**"],
        rows=rows,
        pictures=pictures,
        colour_of=next(iter(view.result.winners if view.result else view.awaited), None),
        heading=heading,
    )


def _looking(table: Table, say: Speaker) -> list[Control]:
    return [
        button(say("button-board"), write_id("board", table.id)),
        button(say("button-rules"), write_id("rules", table.id)),
    ]


def _tail(story: Sequence[str]) -> str:
    """The latest lines of the story that fit."""
    kept: list[str] = []
    length = 0
    for line in reversed(story):
        short = shortened(line, _MOST_STORY - 1)
        length += len(short) + 1
        if length > _MOST_STORY:
            break
        kept.append(short)
    return "\n".join(reversed(kept))
