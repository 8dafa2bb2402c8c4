"""The table for everybody: the message in the channel, the lobby before it, and a private look at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.ids import write_id
from cogs.ui.panel import standing
from cogs.ui.settings import of_game, of_table
from cogs.ui.sheet import Control, Row, Sheet, button, select, shortened
from engine.core import EXERCISE, Seat, Text, View, seat_name
from engine.core.registry import game
from render import Picture
from render.kit.theme import SEATS
from tables import Status, Table
from texts import Speaker

_MOST_STORY = 800
_FRESH = 3
"""So many of the latest lines are written large, and those before them small."""
_MOST_BESIDE = 800


class Sidebar(NamedTuple):
    """What is going on at a table beside the game: votes under way, and whatever else concerns its seats."""

    paragraphs: Sequence[str]
    """What each of the rows is about, in their order; and then what needs no buttons."""
    rows: Sequence[Sequence[Control]]
    clocks: Sequence[str]
    """Until when everybody has time whom the table waits for."""
    asked: Sequence[int]
    """Who is to say a word on it."""


EMPTY_SIDEBAR = Sidebar((), (), (), ())


def lobby_sheet(table: Table, speaker: Speaker, notes: Sequence[str] = ()) -> Sheet:
    """Who sits where, what the settings change, and the buttons to sit down and start."""
    its_game = game(table.game)
    least, most = its_game.seats_with(table.settings)
    say = speaker
    title = f"## {say.say(its_game.title)}"
    if table.status is Status.CLOSED:
        return Sheet([title, *notes, say("lobby-closed")])
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
        say("lobby-setting", name=one.name(say), value=one.named(one.chosen, say), line=one.line(say))
        for one in of_game(table)
    ]
    options = [
        say("lobby-option", name=one.name(say), value=one.named(one.chosen, say)) for one in of_table(table)
    ]
    count = say("lobby-count", seated=len(table.holders), least=least, most=most)
    paragraphs = [
        title,
        say(f"{its_game.key}-blurb"),
        "\n".join([count, *seats]),
        "\n".join(settings),
        "\n".join(options),
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
        ],
        [
            button(say("button-options"), write_id("options", table.id)),
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
    sidebar: Sidebar = EMPTY_SIDEBAR,
) -> Sheet:
    """The public board, what has happened, who is to decide, and the same few buttons always."""
    say = speaker
    if table.status is Status.CLOSED:
        return Sheet([f"## {say.say(Text(f'{view.game}-title'))}", _tail(story), say("table-closed")])
    told = _tail(story)
    if view.result is None:
        turn = button(say("button-turn"), write_id("turn", table.id), style=discord.ButtonStyle.primary)
        hand = button(say("button-hand"), write_id("hand", table.id))
        follow = button(say("button-follow"), write_id("follow", table.id))
        buttons = [turn, hand, *_looking(table, say), follow]
        others = sidebar.paragraphs[len(sidebar.rows) :]
        paragraphs = [told, *others, "\n".join([f"**{standing(view, say)}**", *sidebar.clocks])]
    else:
        buttons = [*_afterwards(table, say), *_looking(table, say)]
        paragraphs = [f"**{standing(view, say)}**", told]
    heading = [
        say(key, people=" ".join(f"<@{user_id}>" for user_id in people))
        for key, people in (
            ("table-calls-end" if view.result else "table-calls", mention),
            ("table-asks", sidebar.asked),
        )
        if people
    ]
    return Sheet(
        paragraphs=paragraphs,
        rows=[buttons, *_with_their_questions(sidebar)],
        pictures=pictures,
        colour_of=next(iter(view.result.winners if view.result else view.awaited), None),
        heading="\n".join(heading),
    )


def _with_their_questions(sidebar: Sidebar) -> list[Row]:
    """The rows of what goes on beside the game, each below what it is about."""
    rows: list[Row] = []
    for text, row in zip(sidebar.paragraphs, sidebar.rows, strict=False):
        rows += [shortened(text, _MOST_BESIDE), row]
    return rows


def _looking(table: Table, say: Speaker) -> list[Control]:
    return [
        button(say("button-board"), write_id("board", table.id)),
        button(say("button-rules"), write_id("rules", table.id)),
    ]


def _afterwards(table: Table, say: Speaker) -> list[Control]:
    """What a finished game leads to, and a finished exercise: the same once more."""
    if EXERCISE in table.settings:
        again = write_id("practise", table.id)
        return [button(say("button-practise-again"), again, style=discord.ButtonStyle.primary)]
    return [
        button(say("button-rematch"), write_id("rematch", table.id), style=discord.ButtonStyle.primary),
        button(say("button-replay"), write_id("replay-open", table.id)),
    ]


def board_sheet(table: Table, view: View, say: Speaker, pictures: Sequence[Picture]) -> Sheet:
    """The private answer to *Board*: the whole table, and a list of those one can look at more closely."""
    return Sheet([standing(view, say)], [[_closer(table, say)], _reading(table, say)], pictures)


def spotlight_sheet(table: Table, view: View, seat: Seat, say: Speaker, pictures: Sequence[Picture]) -> Sheet:
    """One seat's part of the table in the same place, with the way to the others and back to the whole."""
    whole = button(say("button-whole-board"), write_id("whole", table.id))
    return Sheet(
        paragraphs=[f"### {say.say(seat_name(seat))}", standing(view, say)],
        rows=[[_closer(table, say, seat)], [whole, *_reading(table, say)]],
        pictures=pictures,
        colour_of=seat,
    )


def seats_of(table: Table) -> list[tuple[str, str]]:
    """The seats as (value, label) of a list: with their letters, since two people may be called alike."""
    return [(str(seat), f"{SEATS[seat].letter}  {name}") for seat, name in enumerate(table.names)]


def _closer(table: Table, say: Speaker, seat: Seat | None = None) -> Control:
    chosen = [] if seat is None else [str(seat)]
    return select(say("look-closer"), write_id("closer", table.id), seats_of(table), chosen=chosen)


def _reading(table: Table, say: Speaker) -> list[Control]:
    return [
        button(say("button-text"), write_id("text", table.id)),
        button(say("button-rules"), write_id("rules", table.id)),
    ]


def _tail(story: Sequence[str]) -> str:
    """The latest lines of the story that fit, all but the freshest in small print."""
    kept: list[str] = []
    length = 0
    for line in reversed(story):
        short = shortened(line, _MOST_STORY - 1)
        length += len(short) + 1
        if length > _MOST_STORY:
            break
        kept.append(short if len(kept) < _FRESH else f"-# {short}")
    return "\n".join(reversed(kept))
