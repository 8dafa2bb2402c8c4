"""The end of a turn: what is left of it once the encounter is over, and what one answer may say about it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Option, Seat
from engine.games.doodle_dungeon.phrases import option
from engine.games.doodle_dungeon.rules.heroes import open_dungeons
from engine.games.doodle_dungeon.state import Table

HELP = "help"
"""Go on to hero actions."""
EXCHANGE = "exchange"
"""Lay no more hero actions, but put cards under the deck before drawing."""
END = "end"
"""Neither: only draw."""
END_HERE = replace(option(END, "option-end-here"), declines=True)
END_NOW = replace(option(END), declines=True)


def closing_options_here(g: Table, seat: Seat) -> list[Option]:
    """How to leave an encounter; what is offered depends on public facts only."""
    helping = [option(HELP)] if open_dungeons(g, seat) else []
    exchanging = [option(EXCHANGE, "option-exchange-here")] if g.masters[seat].deck else []
    return [*helping, *exchanging, END_HERE]


def closing_options(g: Table, seat: Seat) -> list[Option]:
    """How to end a turn; nobody exchanges cards with an empty deck."""
    return [option(EXCHANGE), END_NOW] if g.masters[seat].deck else [END_NOW]
