"""What is left of a game that is over or was ended: how it went, and ways to look back or play again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.coach_panel import after_a_lesson
from cogs.ui.components import Control, button, rows_of_buttons
from cogs.ui.custom_ids import write_id
from cogs.ui.message import MessageBody
from cogs.ui.moments import share_button
from cogs.ui.puzzles import goal_of, has_next, tries_line
from cogs.ui.replay_panel import GAME
from cogs.ui.turn_panel import standing
from engine.core import EXERCISE, Result, Seat, Text, View, all_of, seat_name
from engine.core.accounts import Amount, merit, reasons
from engine.core.registry import game_of
from render import Picture
from tables import Attempts, Table
from texts import Speaker


def afterwards(table: Table, say: Speaker) -> list[Control]:
    """The buttons below such a game; below an exercise, ways to repeat it, to understand it, and to go on."""
    if table.is_lesson:
        return after_a_lesson(table.id, say)
    if table.is_exercise:
        return _after_exercise(table, say)
    rematch = button(say("button-rematch"), write_id("rematch", table.id), style=discord.ButtonStyle.primary)
    replay = button(say("button-replay"), write_id("replay-open", table.id))
    return [rematch, replay] if table.people else [replay]


def _after_exercise(table: Table, say: Speaker) -> list[Control]:
    again = write_id("practise", table.id)
    buttons = [button(say("button-practise-again"), again, style=discord.ButtonStyle.primary)]
    if goal_of(table.game, table.settings, say):
        buttons.append(button(say("button-solution"), write_id("solution", table.id, 0)))
    if has_next(table.game, table.settings):
        buttons.append(button(say("button-next-puzzle"), write_id("next-puzzle", table.id)))
    return buttons


class ResultPanel(NamedTuple):
    """Somebody's private panel after the end: what they have not seen, the poster, how they did and why."""

    table: Table
    view: View
    speaker: Speaker
    pictures: Sequence[Picture] = ()
    """The poster, which says how everybody did; else hand and board, and words below say it."""
    has_poster: bool = False
    notes: Sequence[str] = ()
    """What was just done."""
    link: str = ""
    turned: Text | None = None
    """When the game was decided."""
    news: Sequence[str] = ()
    """What has happened since they last looked."""
    news_pictures: Sequence[Picture] = ()
    moments: tuple[str, ...] | None = None
    """Between which moments there is more to see of what happened, as buttons call them."""
    attempts: Attempts = Attempts()
    """How the reader has done at this puzzle so far."""

    def body(self) -> MessageBody:
        """The panel as a message."""
        view, say = self.view, self.speaker
        return MessageBody(
            paragraphs=[
                "\n".join([_title(self.table, say, self.link), *self._goal(), *filter(None, self.news)])
            ],
            rows=[*rows_of_buttons(self._buttons())],
            pictures=self._pictures(),
            colour_of=view.viewer,
            below=[
                *self.notes,
                own_result(view, say) or f"**{standing(view, say)}**",
                *([] if self.has_poster else how_it_went(view, say, self.turned)),
                *tries_line(self.attempts, say),
            ],
        )

    def _pictures(self) -> list[Picture]:
        """The poster alone, on one screen with all buttons: *What happened* shows the rest."""
        if self.has_poster:
            return [*self.pictures]
        shown = [picture.png for picture in self.news_pictures]
        return [*self.news_pictures, *(one for one in self.pictures if one.png not in shown)]

    def _goal(self) -> list[str]:
        return goal_of(self.table.game, self.table.settings, self.speaker)

    def _buttons(self) -> list[Control]:
        table_id, say = self.table.id, self.speaker
        happened = (
            []
            if self.moments is None
            else [button(say("button-happened"), write_id("happened", table_id, *self.moments))]
        )
        # A poster leaves no room for what *Board* leads to as well.
        reading = (
            []
            if self.has_poster
            else [button(say(f"button-{what}"), write_id(what, table_id)) for what in ("text", "rules")]
        )
        version = self.table.version
        film = write_id("recap", table_id, GAME, version)
        recap = [] if self.table.is_exercise else [button(say("button-recap"), film)]
        return [
            *afterwards(self.table, say),
            *share_button(self.table, say, version),
            *recap,
            *happened,
            button(say("button-board"), write_id("board", table_id)),
            *reading,
            _wrong(table_id, say),
        ]


def how_it_went(view: View, say: Speaker, turned: Text | None) -> list[str]:
    """The places with their points, and the turning point if there was one."""
    if view.result is None or EXERCISE in view.settings:
        return []
    places, scores = view.result.places, view.result.scores
    ranked = sorted(range(view.seats), key=lambda seat: places[seat])
    amount, account = game_of(view).amount, game_of(view).account(view)
    lines = []
    for seat in ranked:
        line = say("ending-place", place=places[seat], seat=seat_name(seat), amount=amount(scores[seat]))
        best = merit(account, seat, amount)
        lines.append(line if best is None else f"{line} · {say.say(best)}")
    return ["\n".join([*lines, *([] if turned is None else [say.say(turned)])])]


def closed_panel(table: Table, say: Speaker, link: str, how: Sequence[str] = ()) -> MessageBody:
    """Somebody's private panel of a game that was ended before its end, and `how`, where that is known."""
    buttons = [*afterwards(table, say), _wrong(table.id, say)]
    return MessageBody([_title(table, say, link), *how, say("table-closed")], [buttons])


def _wrong(table_id: int, say: Speaker) -> Control:
    """A way to tell the makers: the end is where wrong points show."""
    return button(say("button-wrong"), write_id("wrong", table_id))


def _title(table: Table, say: Speaker, link: str) -> str:
    return f"### {say.say(game_of(table).title)} {link}".rstrip()


def own_result(view: View, say: Speaker) -> str:
    """How the viewer did, and in small print why; an exercise has its own verdict."""
    if view.result is None or view.viewer is None or EXERCISE in view.settings:
        return ""
    its_game, seat, rival = game_of(view), view.viewer, _rival(view.result, view.viewer)
    told = [say.say(each) for each in reasons(its_game.account(view), seat, rival, its_game.amount)]
    tie = its_game.tiebreak(view, seat)
    place = _own_place(view.result, seat, rival, say, its_game.amount)
    why = [*([f"{'; '.join(told)}."] if told else []), *([] if tie is None else [say.say(tie)])]
    return "\n".join([f"**{place}**", *([f"-# {' '.join(why)}"] if why else [])])


def _rival(result: Result, seat: Seat) -> Seat:
    """With whom somebody is compared: the winner, or for a winner whoever came closest."""
    if seat not in result.winners:
        return result.winners[0]
    others = [other for other in range(len(result.places)) if other != seat]
    return min(others, key=lambda other: (other in result.winners, result.places[other]))


def _own_place(result: Result, seat: Seat, rival: Seat, say: Speaker, amount: Amount) -> str:
    """The place, and how far from the rival, where points tell."""
    place, winners, seats = result.places[seat], len(result.winners), len(result.places)
    lead = result.scores[seat] - result.scores[rival]
    if place == 1 and lead > 0:
        return say("panel-ahead", winners=winners, amount=amount(lead), rival=seat_name(rival))
    if place > 1 and lead < 0:
        names = all_of([seat_name(winner) for winner in result.winners])
        return say("panel-behind", place=place, seats=seats, amount=amount(-lead), winner=names)
    return say("panel-place", place=place, winners=winners, seats=seats)
