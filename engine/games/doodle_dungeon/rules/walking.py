"""Step 1 of a turn: the hero walks, and what lies above the dungeon clears the way."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Seat
from engine.games.doodle_dungeon.rules.effects import on_the_way
from engine.games.doodle_dungeon.state import Table


def walk(g: Table, seat: Seat) -> bool:
    """The hero goes on to the next trap or monster; False if there is none, and the exit is reached."""
    hero = g.masters[seat].hero
    for at in range(hero.at + 1, len(hero.path)):
        master = g.masters[seat]
        g.masters[seat] = replace(master, hero=replace(master.hero, at=at))
        on_the_way(g, seat, hero.path[at])
        if g.kind_on(seat, hero.path[at]):
            return True
    return False
