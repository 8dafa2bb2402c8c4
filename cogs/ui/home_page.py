"""One's home: the tables that wait, each with its button, then all others, plans and settings at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.components import Control, button
from cogs.ui.custom_ids import write_id
from cogs.ui.deadlines import countdown
from cogs.ui.message import Entry, MessageBody, Row
from cogs.ui.rules_pages import NO_TABLE
from engine.core import Text
from texts import Speaker

MOST_TURNS = 10
"""So many entries with a button fit into one message; the others are told in a line."""


class Turn(NamedTuple):
    """A table at which somebody can decide something."""

    table_id: int
    game: Text
    place: str
    awaited: bool
    """Whether the table waits for them; else they may decide ahead."""
    asked: float | None = None
    """Since when, if that is known."""
    deadline: float | None = None


def most_urgent_first(turns: Sequence[Turn]) -> list[Turn]:
    """Tables that wait before those that do not; then by deadline, and those without one last."""
    return sorted(turns, key=lambda one: (not one.awaited, one.deadline is None, one.deadline or 0.0))


def home_page(
    turns: Sequence[Turn],
    others: Sequence[str],
    glance: Sequence[str],
    now: float,
    say: Speaker,
    *,
    nothing: str,
    kept: bool = False,
) -> MessageBody:
    """`others` are lines on all other tables, `glance` on plans and settings.

    `nothing` tells whoever sits nowhere how to begin.
    With `kept`, the same list is in its reader's direct messages.
    """
    ordered = most_urgent_first(turns)
    rows: list[Row] = [_entry(one, now, say) for one in ordered[:MOST_TURNS]]
    lines = [*(_line(one, say) for one in ordered[MOST_TURNS:]), *others]
    ways: list[Control] = []
    if not turns and not others:
        lines = [nothing]
        ways = [button(say("button-door"), write_id("door", NO_TABLE), style=discord.ButtonStyle.primary)]
    below = ["\n".join(lines), "\n".join(f"-# {line}" for line in glance)]
    if kept:
        switch = button(say("button-drop-home"), write_id("drop-home", NO_TABLE))
    else:
        switch = button(say("button-keep-home"), write_id("keep-home", NO_TABLE))
    return MessageBody(
        [f"### {say('games-title')}"], [*rows, *(text for text in below if text), [*ways, switch]]
    )


def _entry(turn: Turn, now: float, say: Speaker) -> Entry:
    """A table with its button, which says what there is to do; on a phone there is little room beside it.

    So the place has a line of its own: the name of a thread may have dots in it, too.
    """
    style = discord.ButtonStyle.primary if turn.awaited else discord.ButtonStyle.secondary
    label = say("button-turn" if turn.awaited else "button-ahead")
    below = [say("home-where", channel=turn.place), " · ".join(_times(turn, now, say))]
    return Entry(
        "\n".join([f"**{say.say(turn.game)}**", *(f"-# {line}" for line in below if line)]),
        discord.ui.Button(label=label, custom_id=write_id("turn", turn.table_id), style=style),
    )


def _line(turn: Turn, say: Speaker) -> str:
    told = say("home-yours" if turn.awaited else "home-ahead", game=turn.game)
    return f"- {told} {say('home-where', channel=turn.place)}"


def _times(turn: Turn, now: float, say: Speaker) -> list[str]:
    """How long a table has waited, and until when it does."""
    told = [] if turn.asked is None else [say("home-asked", since=countdown(turn.asked))]
    if turn.deadline is not None:
        key = "home-until" if turn.deadline > now else "home-late"
        told.append(say(key, until=countdown(turn.deadline)))
    return told
