"""Deadlines and absences in words: countdowns that Discord keeps running, and who is away until when."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.ui.components import Control, button
from cogs.ui.custom_ids import write_id
from cogs.ui.literal import literal
from engine.core import Seat, Text, all_of, seat_name
from tables import Clock, Holder, Table
from texts import Speaker


def countdown(moment: float) -> str:
    """A countdown that every reader's own Discord client keeps up to date."""
    return f"<t:{round(moment)}:R>"


def day(end: float) -> str:
    """The day that ends then, in the reader's time zone; midnight itself belongs to the next day."""
    return f"<t:{round(end) - 1}:D>"


def clock_lines(clocks: Iterable[Clock], now: float, say: Speaker) -> list[str]:
    """The deadlines of everybody the table waits for, first those still running, then those missed.

    Those who have as long as each other are named together.
    """
    running, late = dict[str, list[Text]](), list[str]()
    for clock in clocks:
        seat, when = seat_name(clock.seat), countdown(clock.deadline)
        if clock.deadline > now:
            running.setdefault(when, []).append(seat)
        else:
            late.append(say("table-clock-late", seat=seat, when=when))
    left = [say("table-clock-of", seat=all_of(seats), when=when) for when, seats in running.items()]
    return [say("table-clock", clocks=", ".join(left)), *late] if left else late


def own_clock_line(clock: Clock, now: float, say: Speaker) -> str:
    """The deadline, for the player whose clock it is."""
    key = "panel-clock" if clock.deadline > now else "panel-clock-late"
    return say(key, when=countdown(clock.deadline))


def absence_lines(table: Table, away: dict[Seat, float], say: Speaker) -> list[str]:
    """Who is away: first seats that computer players look after, then people on vacation."""
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
    """A button to take one's seat back, if a computer player looks after any."""
    if not any(holder.absentee for holder in table.holders):
        return []
    return [[button(say("button-return"), write_id("return", table.id))]]


def _kept_line(holder: Holder, say: Speaker) -> str:
    absentee = holder.absentee
    assert absentee is not None
    seat = say.say(seat_name(holder.seat))
    name = literal(absentee.name)
    if absentee.returns_at is None:
        return say("table-kept", seat=seat, name=name)
    return say("table-kept-until", seat=seat, name=name, until=day(absentee.returns_at))
