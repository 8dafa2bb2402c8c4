"""What is left of a game that is over or was ended: how it went, and ways to look back or play again."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.ui.components import Control, button
from cogs.ui.custom_ids import write_id
from cogs.ui.message import MessageBody
from cogs.ui.turn_panel import standing
from engine.core import Text, View, seat_name
from engine.core.registry import game
from render import Picture
from tables import Table
from texts import Speaker


def afterwards(table: Table, say: Speaker) -> list[Control]:
    """The buttons below such a game; below an exercise, one to repeat it."""
    if table.is_exercise:
        again = write_id("practise", table.id)
        return [button(say("button-practise-again"), again, style=discord.ButtonStyle.primary)]
    rematch = button(say("button-rematch"), write_id("rematch", table.id), style=discord.ButtonStyle.primary)
    replay = button(say("button-replay"), write_id("replay-open", table.id))
    return [rematch, replay] if table.people else [replay]


def result_panel(
    table: Table,
    view: View,
    say: Speaker,
    pictures: Sequence[Picture],
    notes: Sequence[str],
    link: str,
    turned: Text | None = None,
) -> MessageBody:
    """Somebody's private panel after the end: who has won, how they did themselves, when it was decided."""
    reading = [
        button(say("button-text"), write_id("text", table.id)),
        button(say("button-rules"), write_id("rules", table.id)),
    ]
    return MessageBody(
        paragraphs=[_title(table, say, link)],
        rows=[[*afterwards(table, say), *reading]],
        pictures=pictures,
        colour_of=view.viewer,
        below=[*notes, standing(view, say), _own_place(view, say), *how_it_went(view, say, turned)],
    )


def how_it_went(view: View, say: Speaker, turned: Text | None) -> list[str]:
    """The places with their points, and the turning point if there was one."""
    if view.result is None or view.seats == 1:
        return []
    places, scores = view.result.places, view.result.scores
    ranked = sorted(range(view.seats), key=lambda seat: places[seat])
    lines = [
        say("ending-place", place=places[seat], seat=seat_name(seat), points=scores[seat]) for seat in ranked
    ]
    return ["\n".join([*lines, *([] if turned is None else [say.say(turned)])])]


def closed_panel(table: Table, say: Speaker, link: str) -> MessageBody:
    """Somebody's private panel of a game that was ended before its end."""
    return MessageBody([_title(table, say, link), say("table-closed")], [afterwards(table, say)])


def _title(table: Table, say: Speaker, link: str) -> str:
    return f"### {say.say(game(table.game).title)} {link}".rstrip()


def _own_place(view: View, say: Speaker) -> str:
    """How the viewer did; an exercise has its own verdict."""
    if view.result is None or view.viewer is None or view.seats == 1:
        return ""
    place = view.result.places[view.viewer]
    told = say("panel-place", place=place, winners=len(view.result.winners), seats=view.seats)
    best, own = (view.result.scores[seat] for seat in (view.result.winners[0], view.viewer))
    if best <= own:
        return told
    return f"{told} {say('panel-behind', points=best - own)}"
