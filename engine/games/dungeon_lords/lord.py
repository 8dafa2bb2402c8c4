"""One lord: the dungeon board everybody sees, and the cards and choices only the lord knows.

Both are frozen: views share the public piece with the state, and get the secret one of their own viewer only.
"""

from __future__ import annotations

from functools import cache

import msgspec

from engine.games.dungeon_lords.cards import HEROES, MONSTERS, HeroTile, MonsterTile
from engine.games.dungeon_lords.squares import FIRST_TUNNELS, SQUARES, set_of

NOBODY = -1
START_EVIL = 5
PALADIN_EVIL = 10
"""From this space on, the paladin takes notice."""
MOST_EVIL = 15
LEAST_EVIL = 1


class Tile(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A tunnel, or a room by name; conquered or not."""

    room: str = ""
    conquered: bool = False


@cache
def tile(room: str = "", conquered: bool = False) -> Tile:
    """A tile; there are few different ones, so dungeons share them."""
    return Tile(room, conquered)


class Monster(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A monster or ghost in a lair; face down it cannot fight until the year's combat is over."""

    uid: int
    kind: str
    ready: bool = True
    """Whether it lies face up."""

    @property
    def face(self) -> MonsterTile:
        """The printed tile."""
        return MONSTERS[self.kind]


class Hero(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A hero at the gate or inside the dungeon."""

    card: str
    damage: int = 0
    extra: int = 0
    """Hit points from Create Food."""

    @property
    def face(self) -> HeroTile:
        """The printed tile."""
        return HEROES[self.card]

    @property
    def hits(self) -> int:
        """All hit points, before damage."""
        return HEROES[self.card].hits + self.extra

    @property
    def left(self) -> int:
        """Hit points left."""
        return HEROES[self.card].hits + self.extra - self.damage


class Errand(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A revealed order: the space its minion got (0 to 2, or `NOBODY`), and what came of it."""

    order: str
    space: int = NOBODY
    outcome: str = "waiting"
    """`waiting`, `done`, or `undone`: then the minion sits on the card."""


class Plan(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The square of a battle, and the monsters sent there."""

    where: int
    monsters: tuple[int, ...] = ()


def _first_tiles() -> tuple[Tile | None, ...]:
    return tuple([tile() if where in FIRST_TUNNELS else None for where in SQUARES])


class Lord(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What everybody sees of a lord."""

    evil: int = START_EVIL
    food: int = 3
    gold: int = 3
    imps: int = 3
    busy: int = 0
    """Imps who have worked this round."""
    busy_trolls: int = 0
    tiles: tuple[Tile | None, ...] = msgspec.field(default_factory=_first_tiles)
    monsters: tuple[Monster, ...] = ()
    heroes: tuple[Hero, ...] = ()
    """In marching order, including the paladin while he is here."""
    prison: tuple[str, ...] = ()
    seals: int = 0
    hand: tuple[str, ...] = ()
    """The order cards to choose from; everybody can work them out."""
    unavailable: tuple[str, ...] = ()
    errands: tuple[Errand, ...] = ()
    dug: tuple[int, ...] = ()
    mined: tuple[int, ...] = ()
    """Squares with imps at work this round."""
    foremen: int = 0
    produced: tuple[str, ...] = ()
    """Rooms used this round; a room used twice is listed twice."""
    plan: Plan | None = None
    """The battle of this combat round, once all plans are in."""
    spied: tuple[int, ...] = ()
    """Which combat cards of the year this lord has looked at, counted from 0."""

    @property
    def filled(self) -> int:
        """The squares with a tile."""
        return set_of([where for where, tile in enumerate(self.tiles) if tile is not None])

    @property
    def conquered(self) -> int:
        """The squares with a conquered tile."""
        return set_of([where for where, tile in enumerate(self.tiles) if tile is not None and tile.conquered])

    @property
    def rooms(self) -> int:
        """The squares with a room, conquered or not."""
        return set_of([where for where, tile in enumerate(self.tiles) if tile is not None and tile.room])

    @property
    def tunnels(self) -> tuple[int, ...]:
        """The squares with an unconquered tunnel."""
        return tuple(
            [
                where
                for where, tile in enumerate(self.tiles)
                if tile is not None and not tile.room and not tile.conquered
            ]
        )

    @property
    def working_rooms(self) -> dict[str, int]:
        """Unconquered rooms and their squares."""
        return {
            tile.room: where
            for where, tile in enumerate(self.tiles)
            if tile is not None and tile.room and not tile.conquered
        }

    @property
    def idle_imps(self) -> int:
        """Imps who have not worked this round."""
        return self.imps - self.busy

    @property
    def trolls(self) -> int:
        """Troll tokens: one for every Troll."""
        return len([monster for monster in self.monsters if monster.kind == "troll"])

    def monster(self, uid: int) -> Monster | None:
        """A monster by number, if it is still here."""
        return next((monster for monster in self.monsters if monster.uid == uid), None)

    def hero(self, card: str) -> Hero | None:
        """A hero by tile, if they are still here."""
        return next((hero for hero in self.heroes if hero.card == card), None)

    def laid(self, where: int, new: Tile) -> tuple[Tile | None, ...]:
        """The tiles with a new one on a square."""
        return (*self.tiles[:where], new, *self.tiles[where + 1 :])


class Secret(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What only the lord knows."""

    traps: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()
    """The orders chosen, until they are revealed."""
    neighbour: str = ""
    """The third order chosen for one's non-player colour, until it is revealed (two players)."""
    plan: Plan | None = None
    """The plan, until all are in."""
    set_traps: tuple[str, ...] = ()
    """The traps laid out for the battle; they count among `traps` until they are sprung."""


def party(lord: Lord) -> list[Hero]:
    """The heroes at a lord's gate, without an illusion."""
    return [hero for hero in lord.heroes if hero.card != "illusion"]
