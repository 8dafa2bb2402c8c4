"""How a puzzle is set up: one raid, with everybody else's monsters in the castle already."""

from __future__ import annotations

import msgspec

from engine.core import EXERCISE, Chance, Seat, step
from engine.games.mighty_monsters.cards import FAMILIES, GUARDS, KINGS, STRENGTHS
from engine.games.mighty_monsters.rules.fighting import fight
from engine.games.mighty_monsters.rules.placing import placing
from engine.games.mighty_monsters.rules.rounds import heal
from engine.games.mighty_monsters.rules.setup import GOLD_IN_THE_BOX, new_table
from engine.games.mighty_monsters.state import FREE, Castle, Lair, Monster, Place

SEATS = 3
ROUND = 3
YOU: Seat = 0


class Position(msgspec.Struct, frozen=True):
    """A raid about to begin."""

    guards: tuple[str, ...]
    """From the gate inwards: the guard, and who stands there, such as `G1-12 B2` or `G3-12 B5 C4`."""
    hand: tuple[int, ...]
    gold: int = 0
    king: str = ""

    @property
    def places(self) -> list[Place]:
        """The castle."""
        return [_place(*words.split()) for words in self.guards]


def _place(guard: str, *monsters: str) -> Place:
    slots = [Monster("ABC".index(name[0]), int(name[1])) for name in monsters]
    first, second = (*slots, *FREE)[:2]
    return Place(guard, (first, second))


def set_up_raid(position: Position, settings: dict[str, str], chance: Chance) -> Castle:
    """The castle as the puzzle begins; nobody else has gold, so nobody else pushes anybody out."""
    g = new_table(SEATS, {**settings, "kings-rules": "on" if position.king else "off"}, chance)
    g.scheduled.clear()
    g.round, g.places, g.king = ROUND, position.places, position.king
    used = [place.guard for place in g.places]
    g.guards.pile = [guard for guard in GUARDS if guard not in used]
    others = [tile for tile in KINGS if tile != position.king]
    left = g.rounds - ROUND
    tiles, rest = (position.king, others) if position.king else (others[0], others[1:])
    g.spent, g.kings, g.box = tuple(rest[:2]), (*rest[2 : 2 + left], tiles), tuple(rest[2 + left :])
    g.lairs = [_lair(g, seat, position) for seat in range(SEATS)]
    g.treasury = GOLD_IN_THE_BOX - position.gold
    g.then(placing, YOU)
    g.then(fight, 0)
    g.then(heal)
    g.then(puzzle_over)
    return g


def _lair(g: Castle, seat: Seat, position: Position) -> Lair:
    """What somebody owns: whoever has placed both monsters holds the weakest other one."""
    placed = [one.strength for place in g.places for one in place.slots if one and one.seat == seat]
    left = [strength for strength in STRENGTHS if strength not in placed]
    hand = position.hand if seat == YOU else (left[0],)
    reserve = [strength for strength in left if strength not in hand]
    return Lair(position.gold if seat == YOU else 0, family=FAMILIES[seat]).holding(hand, reserve)


@step
def puzzle_over(g: Castle) -> None:
    """The result is the gold one has in the end."""
    assert EXERCISE in g.settings
    g.finish([lair.gold for lair in g.lairs])
