"""Clocks and absences in words: countdowns that Discord keeps running, and who plays for whom until when."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from cogs.ui.ids import write_id
from cogs.ui.sheet import Control, button
from engine.core import Seat, seat_name
from tables import Clock, Holder, Table
from texts import Speaker


def countdown(moment: float) -> str:
    """How long it is until then, as every reader's own Discord counts it."""
    return f"<t:{round(moment)}:R>"


def day(end: float) -> str:
    """The day that ends then, in every reader's own zone; midnight itself would be shown as the next one."""
    return f"<t:{round(end) - 1}:D>"


def clock_lines(clocks: Iterable[Clock], now: float, say: Speaker) -> list[str]:
    """Until when everybody has time whom the table waits for, and who had."""

    def told(key: str, clock: Clock) -> str:
        return say(key, seat=say.say(seat_name(clock.seat)), when=countdown(clock.deadline))

    known = list(clocks)
    running = ", ".join(told("table-clock-of", clock) for clock in known if clock.deadline > now)
    late = [told("table-clock-late", clock) for clock in known if clock.deadline <= now]
    return [say("table-clock", clocks=running), *late] if running else late


def own_clock_line(clock: Clock, now: float, say: Speaker) -> str:
    """The same, for the one whose clock it is."""
    key = "panel-clock" if clock.deadline > now else "panel-clock-late"
    return say(key, when=countdown(clock.deadline))


def absence_lines(table: Table, away: dict[Seat, float], say: Speaker) -> list[str]:
    """Who is away: first computer players who keep a seat, then people on vacation who keep their own."""
    kept = [_kept_line(holder, say) for holder in table.holders if holder.absentee is not None]
    how = (
        "stop"
        if table.table_settings["vacation"] == "stop" and table.table_settings["clock"] != "none"
        else "count"
    )
    resting = [
        say(f"table-vacation-{how}", seat=say.say(seat_name(seat)), until=day(until))
        for seat, until in away.items()
    ]
    return [*(["\n".join(kept)] if kept else []), *resting]


def return_buttons(table: Table, say: Speaker) -> list[list[Control]]:
    """The way back to one's seat, where a computer player keeps one."""
    if not any(holder.absentee for holder in table.holders):
        return []
    return [[button(say("button-return"), write_id("return", table.id))]]


def _kept_line(holder: Holder, say: Speaker) -> str:
    absentee = holder.absentee
    assert absentee is not None
    seat = say.say(seat_name(holder.seat))
    name = discord.utils.escape_markdown(absentee.name)
    if absentee.returns_at is None:
        return say("table-kept", seat=seat, name=name)
    return say("table-kept-until", seat=seat, name=name, until=day(absentee.returns_at))
