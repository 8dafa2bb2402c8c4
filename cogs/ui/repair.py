"""What a moderator sees of a table: how it is, and the ways to help it; public facts only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.ids import write_id
from cogs.ui.lists import MOST_IN_A_LIST
from cogs.ui.sheet import Control, Row, Sheet, button, select
from engine.core import Text, all_of, seat_name
from tables import Frame, Health, Status, Table
from texts import Speaker


class RepairPanel(NamedTuple):
    """Everything the panel is made from."""

    table: Table
    health: Health
    is_drawn: bool
    frames: Sequence[Frame]
    page: int
    """Which of the moments are listed, counted back from the present ones."""
    speaker: Speaker
    label_speaker: Speaker
    notes: Sequence[str] = ()

    def sheet(self) -> Sheet:
        """The panel as a message."""
        say = self.speaker
        title = say.say(Text(f"{self.table.game}-title"))
        heading = f"### {say('repair-title', game=title, moves=self.health.moves)}"
        return Sheet([*self.notes, heading, "\n".join(self._findings())], [self._help(), *self._ways_back()])

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

    def _help(self) -> list[Control]:
        say, table_id = self.label_speaker, self.table.id
        return [
            button(say("button-repair-send"), write_id("repair-send", table_id)),
            button(say("button-repair-look"), write_id("repair-look", table_id, self.page)),
        ]

    def _ways_back(self) -> list[Row]:
        """The moments one can step back to, if there are any, and the way to those that fit into no list."""
        moments = self._moments()
        if moments is None:
            return []
        leaves = [self._leaves()] if len(self._earlier()) > MOST_IN_A_LIST else []
        return [self.speaker("repair-back"), [moments], *leaves]

    def _leaves(self) -> list[Control]:
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
        """Every moment but the present one, the latest first."""
        return list(enumerate(self.frames))[: self.health.moves][::-1]

    def _moments(self) -> Control | None:
        shown = self._earlier()[self.page * MOST_IN_A_LIST :][:MOST_IN_A_LIST]
        lines = [(str(frame.version), self._named(number, frame)) for number, frame in shown]
        if not lines:
            return None
        choose = write_id("repair-to", self.table.id, self.page)
        return select(self.label_speaker("repair-choose"), choose, lines)

    def _named(self, number: int, frame: Frame) -> str:
        if number == 0:
            return self.label_speaker("repair-beginning")
        line = self.label_speaker.say(frame.headline).replace("*", "") if frame.headline else "…"
        return self.label_speaker("replay-move", move=number, line=line)


def sure_sheet(table: Table, frames: Sequence[Frame], version: int, say: Speaker) -> Sheet | None:
    """The second thought before a table is set back; None when there is no such moment any more."""
    found = [number for number, frame in enumerate(frames) if frame.version == version]
    if not found:
        return None
    number, moves = found[0], len(frames) - 1 - found[0]
    question = (
        say("repair-sure", move=number, moves=moves) if number else say("repair-sure-beginning", moves=moves)
    )
    sure = button(
        say("button-repair-sure"),
        write_id("repair-sure", table.id, version),
        style=discord.ButtonStyle.danger,
    )
    leave = button(say("button-repair-leave"), write_id("repair-look", table.id, 0))
    return Sheet([question], [[sure, leave]])
