"""The moderator's repair panel: what is wrong with a table, and what to do about it; public facts only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.components import MOST_IN_A_LIST, Control, button, select
from cogs.ui.custom_ids import write_id
from cogs.ui.message import MessageBody, Row
from engine.core import Text, all_of, seat_name
from tables import Frame, Health, Status, Table
from texts import Speaker


class RepairPanel(NamedTuple):
    """What the panel shows."""

    table: Table
    health: Health
    is_drawn: bool
    frames: Sequence[Frame]
    page: int
    """Which page of moments is listed; page 0 has the latest."""
    speaker: Speaker
    label_speaker: Speaker
    notes: Sequence[str] = ()

    def body(self) -> MessageBody:
        """The panel as a message."""
        say = self.speaker
        title = say.say(Text(f"{self.table.game}-title"))
        heading = f"### {say('repair-title', game=title, moves=self.health.moves)}"
        return MessageBody(
            [*self.notes, heading, "\n".join(self._findings())],
            [self._actions(), *self._step_back_controls()],
        )

    def _findings(self) -> list[str]:
        say, health = self.speaker, self.health
        lines = []
        if health.is_well:
            lines.append(say("repair-well-but" if health.reports else "repair-well"))
        if not health.is_readable:
            lines.append(say("repair-unreadable"))
        if health.blind:
            viewers = [Text("repair-everybody") if one is None else seat_name(one) for one in health.blind]
            lines.append(say.say(Text("repair-blind", {"viewers": all_of(viewers)})))
        if health.broken_laws:
            lines.append(say("repair-laws", count=health.broken_laws))
        if health.is_readable and not self.is_drawn:
            lines.append(say("repair-undrawn"))
        if self.table.status is Status.OVER:
            lines.append(say("repair-over"))
        elif health.awaited:
            seats = all_of([seat_name(seat) for seat in health.awaited])
            lines.append(say.say(Text("repair-awaited", {"seats": seats})))
        if health.undelivered:
            lines.append(say("repair-undelivered", count=health.undelivered))
        if health.reports:
            lines.append(say("repair-reports", reports=", ".join(health.reports)))
        return lines

    def _actions(self) -> list[Control]:
        say, table_id = self.label_speaker, self.table.id
        return [
            button(say("button-repair-send"), write_id("repair-send", table_id)),
            button(say("button-repair-look"), write_id("repair-look", table_id, self.page)),
        ]

    def _step_back_controls(self) -> list[Row]:
        """A select menu of the moments to step back to, and buttons to turn its pages."""
        moments = self._moments()
        if moments is None:
            return []
        paging = [self._page_buttons()] if len(self._earlier()) > MOST_IN_A_LIST else []
        return [self.speaker("repair-back"), [moments], *paging]

    def _page_buttons(self) -> list[Control]:
        say, table_id, page = self.label_speaker, self.table.id, self.page
        pages = -(-len(self._earlier()) // MOST_IN_A_LIST)
        return [
            button(
                say("button-repair-earlier"),
                write_id("repair-look", table_id, page + 1, "earlier"),
                disabled=page + 1 >= pages,
            ),
            button(
                say("button-repair-later"),
                write_id("repair-look", table_id, max(page - 1, 0), "later"),
                disabled=page == 0,
            ),
        ]

    def _earlier(self) -> list[tuple[int, Frame]]:
        """Every moment before the present one, latest first."""
        return list(enumerate(self.frames))[: self.health.moves][::-1]

    def _moments(self) -> Control | None:
        shown = self._earlier()[self.page * MOST_IN_A_LIST :][:MOST_IN_A_LIST]
        lines = [(frame.mark, self._named(number, frame)) for number, frame in shown]
        if not lines:
            return None
        choose = write_id("repair-to", self.table.id, self.page)
        return select(self.label_speaker("repair-choose"), choose, lines)

    def _named(self, number: int, frame: Frame) -> str:
        if number == 0:
            return self.label_speaker("repair-beginning")
        line = self.label_speaker.say(frame.headline).replace("*", "") if frame.headline else "…"
        return self.label_speaker("replay-move", move=number, line=line)


def step_back_question(
    table: Table, frames: Sequence[Frame], version: int, say: Speaker
) -> MessageBody | None:
    """Ask the moderator to confirm stepping back; None if the moment no longer exists."""
    found = [number for number, frame in enumerate(frames) if frame.version == version]
    if not found:
        return None
    number, moves = found[0], len(frames) - 1 - found[0]
    question = (
        say("repair-sure", move=number, moves=moves) if number else say("repair-sure-beginning", moves=moves)
    )
    sure = button(
        say("button-repair-sure"),
        write_id("repair-sure", table.id, frames[number].mark),
        style=discord.ButtonStyle.danger,
    )
    leave = button(say("button-repair-leave"), write_id("repair-look", table.id, 0))
    return MessageBody([question], [[sure, leave]])
