"""Set-up: blank sheets, the shuffled pile, and names for the dungeons."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Chance, Deck, Question, Seat, Weight, Words, step
from engine.games.doodle_dungeon.cards import CARDS
from engine.games.doodle_dungeon.phrases import plain, tell
from engine.games.doodle_dungeon.rules.drafting import round_
from engine.games.doodle_dungeon.rules.names import LONGEST_NAME, usual_name
from engine.games.doodle_dungeon.state import Master, Table
from engine.games.doodle_dungeon.timing import REMOVED


def new_table(seats: int, settings: dict[str, str], chance: Chance) -> Table:
    """A table before its first step, which shuffles the pile."""
    g = bare_table(seats, settings, chance)
    g.then(set_up)
    return g


def bare_table(seats: int, settings: dict[str, str], chance: Chance) -> Table:
    """Blank sheets, and all cards in the pile."""
    return Table(
        game="doodle-dungeon",
        seats=seats,
        settings=settings,
        chance=chance,
        asked=[0] * seats,
        masters=[Master()] * seats,
        pile=Deck(list(CARDS)),
    )


@step
def set_up(g: Table) -> None:
    """Shuffle the pile, put some cards back into the box unseen, draw who starts, and name the dungeons."""
    g.shuffle(g.pile.pile)
    del g.pile.pile[: REMOVED[g.seats]]
    g.start = g.draw_lot(range(g.seats))
    for seat in range(g.seats):
        name = usual_name(seat, g.start)
        g.masters[seat] = replace(g.masters[seat], name=name)
        g.offer(seat, Question(plain("ask-name"), Words(LONGEST_NAME, name), "goal"), named)
    tell(g, "start-marker", g.start)
    g.then(round_)


@step
def named(g: Table, seat: Seat, name: str) -> None:
    """Give a dungeon another name."""
    g.masters[seat] = replace(g.masters[seat], name=name)
    tell(g, "named", seat, Weight.DETAIL, name=name)
