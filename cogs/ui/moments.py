"""What is worth keeping of a game: a moment to share with the channel, and a recap in pictures."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.ui.components import Control, button, shortened
from cogs.ui.custom_ids import write_id
from cogs.ui.edition_lines import edition_line
from cogs.ui.literal import literal
from cogs.ui.message import Entry, MessageBody, Row
from cogs.ui.replay_panel import CHAPTER, LAST, briefly, fights_in, thinned, told_in_short
from cogs.ui.turn_panel import standing
from engine.core import Text, View, Weight
from engine.core.registry import game, game_of
from render import Picture
from render.kit.recap import MOST_SCENES, Recap
from tables import Frame, Table, chapter_of_move
from texts import Speaker

_MOST_STORY = 900
_LONGEST_CAPTION = 120
"""Two lines above a picture."""


def may_be_shared(table: Table) -> bool:
    """Whether there is somebody to share a table's moments with: what one tries alone is one's own."""
    return table.guild_id is not None and not table.is_exercise


def share_button(table: Table, say: Speaker, *moments: str | int) -> list[Control]:
    """Share a moment by its mark or version, or the latest fight between two."""
    if not may_be_shared(table):
        return []
    return [button(say("button-share"), write_id("share", table.id, *moments))]


def shared_moment(
    table: Table,
    view: View,
    frames: Sequence[Frame],
    number: int,
    who: str,
    say: Speaker,
    pictures: Sequence[Picture],
) -> MessageBody:
    """A moment as everybody saw it, posted by somebody, with a way to look at what came before and after.

    Its first headline is in bold.
    """
    frame, title = frames[number], game_of(table).title
    chapter = chapter_of_move(frames, number)
    heading = [f"### {say('share-moment', who=literal(who), game=title)}"]
    heading += [f"-# {say('replay-at', move=number, chapter=chapter)}"] if number and chapter else []
    heading += edition_line(view.edition, say)
    return MessageBody(
        paragraphs=["\n".join(heading), shortened("\n".join(_in_print(frame, table, say)), _MOST_STORY)],
        rows=[[_replay_from(table, say, frame.mark)]],
        pictures=pictures,
    )


def shared_result(
    table: Table, view: View, frame: Frame, who: str, say: Speaker, pictures: Sequence[Picture]
) -> MessageBody:
    """The end of a game, posted by somebody: who has won; the poster has the rest."""
    heading = [f"### {say('share-result', who=literal(who), game=game_of(table).title)}"]
    heading += edition_line(view.edition, say)
    return MessageBody(
        paragraphs=["\n".join(heading), f"**{standing(view, say)}**"],
        rows=[[_replay_from(table, say, frame.mark, LAST)]],
        pictures=pictures,
    )


def _in_print(frame: Frame, table: Table, say: Speaker) -> list[str]:
    """What made the moment great, or else all of it, as short as the game can tell it."""
    told = frame.headlines or [event.text for event in frame.events if event.weight is not Weight.DETAIL]
    lines = [say.say(briefly(text, game_of(table).brief)) for text in told]
    return [*(f"**{line}**" for line in lines[:1]), *(f"-# {line}" for line in lines[1:])]


def frames_for(what: str, frames: Sequence[Frame], at: int) -> list[int]:
    """The moments a recap shows: of the chapter in which a move was made, or of the whole game.

    Fights come first, then whatever else was told; where there is too much, some is left out evenly.
    """
    here = chapter_of_move(frames, at)
    told = [
        number
        for number, frame in enumerate(frames)
        if frame.headline is not None and (what != CHAPTER or chapter_of_move(frames, number) == here)
    ] or [at]
    fights = [number for number in fights_in(frames) if number in told]
    if what != CHAPTER and fights:
        return thinned(sorted({*fights, told[-1]}), MOST_SCENES)
    chosen = set(thinned(fights, MOST_SCENES))
    others = [number for number in told if number not in chosen]
    return sorted(chosen | set(thinned(others, MOST_SCENES - len(chosen))))


def caption(
    key: str, frames: Sequence[Frame], number: int, which: int | None, say: Speaker
) -> tuple[str, str]:
    """What stands above a picture of a moment: the chapter, and what happened in a line.

    It is one of several pictures, or the only one, which shows the last of several fights or all of them.
    """
    frame, its_game = frames[number], game(key)
    told = told_in_short(frame, its_game.brief, say)
    if not told and frame.headline is not None:
        told = [say.say(frame.headline).replace("*", "")]
    line = (
        shortened(told[-1 if which is None else min(which, len(told) - 1)], _LONGEST_CAPTION) if told else ""
    )
    if which is not None and len(told) > 1:
        line = say("recap-more", line=line, more=len(told) - 1)
    return say.say(chapter_of_move(frames, number) or its_game.title), line


def recap_message(table: Table, recap: Recap, say: Speaker, *, what: str, mark: str) -> MessageBody:
    """A recap for whoever asked for it, with a button to share it."""
    share = button(
        say("button-share"),
        write_id("share-recap", table.id, what, mark),
        style=discord.ButtonStyle.primary,
    )
    title = f"### {say(f'recap-{what}', game=game_of(table).title)}"
    rows: list[Row] = [_still(recap, say)]
    if may_be_shared(table):
        rows.append([share])
    return MessageBody([title], rows, [recap.animation])


def shared_recap(table: Table, recap: Recap, who: str, frame: Frame, say: Speaker) -> MessageBody:
    """A recap posted by somebody."""
    title = f"### {say('share-recap', who=literal(who), game=Text(f'{table.game}-title'))}"
    rows: list[Row] = [_still(recap, say), [_replay_from(table, say, frame.mark)]]
    return MessageBody([title], rows, [recap.animation])


def _still(recap: Recap, say: Speaker) -> Entry:
    """The last picture, small beside a line, so that all of it fits on one screen; a touch opens it."""
    return Entry(say("recap-still"), recap.still)


def _replay_from(table: Table, say: Speaker, *where: str) -> Control:
    """To the moment with this mark; with `LAST` to the poster, if the game ended with it."""
    return button(say("button-replay"), write_id("replay-open", table.id, *where))
