"""The maze: the places of all cards of a dungeon, joined.

Places and things are numbered; so what a path has used and found fits in whole numbers, one bit each.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.fairy_market.board.layout import Laid
from engine.games.fairy_market.board.tiles import Door, Doorway, Hole, Thing, Tile, Way, Where, tile
from engine.games.fairy_market.cards import ITEMS
from engine.games.fairy_market.cards.notation import COLUMNS, OPPOSITE, ROWS, STEPS

OVERCOME_WITH = {"monster": "sword", "lock": "key", "fall-pit": "rope", "lava-pit": "rope"}
"""Obstacles, and what overcomes them."""
ONE = {item: 1 << 8 * number for number, item in enumerate(ITEMS)}
"""A purse is one number, with eight bits for each kind of item at hand."""
FULL = {item: 255 * one for item, one in ONE.items()}
"""All there is of one kind in a purse."""


class Maze:
    """A dungeon to walk through, put together from tiles; lists are indexed by the number of the place."""

    def __init__(self, tiles: Sequence[tuple[Tile, int, int]]) -> None:
        self.left = min(x for _, x, _ in tiles)
        self.top = min(y for _, _, y in tiles)
        self.where: list[Where] = []
        self.rooms: list[bool] = []
        self.ways: list[list[Way]] = []
        self.doorways: list[tuple[Doorway, ...]] = []
        self.doors: list[tuple[Door, ...]] = []
        self.things: list[Thing] = []
        self.holes: list[Hole] = []
        self.openings: dict[tuple[int, int, str], int] = {}
        """Where corridors leave their cards: column, row and side, and the place of the corridor."""
        self.covered: set[tuple[int, int]] = set()
        """The cells of all cards."""
        for card, x, y in tiles:
            self._add(card, x, y)
        self.gates: list[tuple[str, ...]] = [()] * len(self.where)
        self._join()
        self._furnish()

    def _add(self, card: Tile, dx: int, dy: int) -> None:
        """Add the places of one more card, numbered after those already there."""
        first, first_thing = len(self.where), len(self.things)
        self.where += [(x + dx, y + dy, under) for x, y, under in card.where]
        self.rooms += card.rooms
        self.ways += [[Way(side, to + first) for side, to in ways] for ways in card.ways]
        self.doorways += [
            tuple(
                [
                    Doorway(side, room + first, door, (x + dx, y + dy, under))
                    for side, room, door, (x, y, under) in doorways
                ]
            )
            for doorways in card.doorways
        ]
        self.doors += [
            tuple([Door(number, to + first, (x + dx, y + dy, under)) for number, to, (x, y, under) in doors])
            for doors in card.doors
        ]
        self.things += [
            Thing(kind, place + first, (x + dx, y + dy, under)) for kind, place, (x, y, under) in card.things
        ]
        self.holes += [Hole(thing + first_thing, up + first, down + first) for thing, up, down in card.holes]
        for place, side in card.openings:
            x, y, _ = self.where[place + first]
            self.openings[x, y, side] = place + first
        self.covered |= {(dx + column, dy + row) for column in range(COLUMNS) for row in range(ROWS)}

    def _join(self) -> None:
        """Join openings to those of the next card; where there is no card, an opening is a gate."""
        openings, covered = self.openings, self.covered
        for (x, y, side), place in openings.items():
            down, right = STEPS[side]
            beyond = (x + right, y + down)
            other = openings.get((*beyond, OPPOSITE[side]))
            if other is not None:
                self.ways[place].append(Way(side, other))
            elif beyond not in covered:
                self.gates[place] += (side,)

    def _furnish(self) -> None:
        """Note what is found in each place."""
        count = len(self.where)
        self.finds = [0] * count
        """What is discovered by entering, as bits; for a room, everything in it and the room itself."""
        self.loot = [0] * count
        """The items among them, as a purse."""
        self.obstacles = [""] * count
        """What bars a corridor cell."""
        self.bars = [0] * count
        """The same obstacle as a bit."""
        self.monsters: list[tuple[int, ...]] = [()] * count
        """Those in a room, as bits."""
        self.portals: list[tuple[int, ...]] = [()] * count
        """The things in a place that are portals."""
        self.down: list[tuple[Hole, ...]] = [()] * count
        self.up: list[tuple[Hole, ...]] = [()] * count
        self._kinds: dict[str, list[int]] = {}
        for number, (kind, place, _) in enumerate(self.things):
            self._kinds.setdefault(kind, []).append(number)
            if kind in OVERCOME_WITH and not self.rooms[place]:
                self.obstacles[place], self.bars[place] = kind, 1 << number
                continue
            self.finds[place] |= 1 << number
            self.loot[place] += ONE.get(kind, 0)
            if kind == "monster":
                self.monsters[place] += (1 << number,)
            elif kind == "portal":
                self.portals[place] += (number,)
        for hole in self.holes:
            self.down[hole.above] += (hole,)
            self.up[hole.below] += (hole,)
            if self.things[hole.thing].kind == "stairs":
                self.finds[hole.below] |= 1 << hole.thing

    def all_of(self, kind: str) -> list[int]:
        """The numbers of all things of a kind."""
        return self._kinds.get(kind, [])

    def every_gate(self) -> list[tuple[int, str]]:
        """All open corridors at the edge: place and side, from the top left to the bottom right."""
        gates = [(place, side) for place, sides in enumerate(self.gates) for side in sides]
        return sorted(gates, key=lambda gate: (self.where[gate[0]][1], self.where[gate[0]][0], gate[1]))

    def gate_number(self, place: int, side: str) -> int:
        """The number of a gate on pictures and buttons."""
        return 1 + self.every_gate().index((place, side))

    def opposite_gate(self, place: int, side: str) -> int | None:
        """Where a path comes in that has left at the opposite end of a column or row.

        Both ends must be the outermost card cells of that column or row.
        """
        x, y, _ = self.where[place]
        line = [cell for cell in self.covered if cell[side in "EW"] == (y if side in "EW" else x)]
        first, last = min(line), max(line)
        here, there = (first, last) if side in "NW" else (last, first)
        return self.openings.get((*there, OPPOSITE[side])) if here == (x, y) else None

    def name(self, where: Where) -> str:
        """A cell in notation: columns are letters, rows are numbers, an apostrophe means underground."""
        x, y, under = where
        return f"{chr(ord('a') + x - self.left)}{y - self.top + 1}" + "'" * under

    def gate_name(self, place: int, side: str) -> str:
        """A gate in notation: its cell and its side."""
        return self.name(self.where[place]) + side


def build_maze(dungeon: Sequence[Laid]) -> Maze:
    """The maze of a dungeon."""
    return Maze([(tile(laid.card, laid.turned), laid.x, laid.y) for laid in dungeon])


# Few are kept: a maze is hundreds of objects, and whenever the garbage collector looks through all of them,
# everybody waits.
@lru_cache(maxsize=48)
def maze_of(dungeon: tuple[Laid, ...]) -> Maze:
    """The same from a cache: a dungeon is needed again and again while its path is drawn."""
    return build_maze(dungeon)
