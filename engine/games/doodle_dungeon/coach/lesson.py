"""How the lesson begins: two rounds before the heroes come, with dungeons that are nearly full."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from engine.core import Chance, Lesson
from engine.games.doodle_dungeon.board.sheet import NAMES
from engine.games.doodle_dungeon.cards import CATEGORIES
from engine.games.doodle_dungeon.rules.drafting import round_
from engine.games.doodle_dungeon.rules.names import usual_name
from engine.games.doodle_dungeon.rules.setup import bare_table
from engine.games.doodle_dungeon.state import Sheet, Table

ROUNDS_BEFORE = 12


class Start(NamedTuple):
    """What has become of twelve cards: everything on them is drawn, and they are in the action deck."""

    rows: tuple[str, ...]
    """The letters of a sheet, see `board/sheet.py`."""
    treasures: str
    boxes: Mapping[str, int]
    deck: str

    @property
    def sheet(self) -> Sheet:
        """All that is on paper."""
        hidden = tuple([NAMES.index(name) for name in self.treasures.split()])
        return Sheet("".join(self.rows), hidden, tuple([self.boxes.get(one, 0) for one in CATEGORIES]))


STARTS = (
    Start(
        (
            ".T...O.G.#",
            "#.######.#",
            "##.##.O.O.",
            "..G.##.##.",
            "...O#..O##",
            "....O..#..",
            "..######..",
            "D...O.O..T",
        ),
        "C9 E4 E8 H1",
        {"orc": 7, "trap": 3, "treasure": 3, "hand": 4},
        "02 06 23 46 13 42 20 34 08 05 49 07",
    ),
    Start(
        (
            ".T...T....",
            "###.###...",
            "####.....D",
            ".G..T###O.",
            "D.###D####",
            "...D#..G.G",
            "..........",
            ".........T",
        ),
        "C10 E1 E6 F4 F8",
        {"goblin": 4, "orc": 3, "dragon": 4, "treasure": 6, "hand": 2},
        "30 58 32 03 01 12 50 38 21 44 56 60",
    ),
)
"""The learner first: strong orcs, one box short of the next level. The other has strong dragons only."""
OFFERED = "47 40 15 24 39 16"
"""The last two rounds: one card with a bit of everything, then three with a trap each."""
DISCARDED = "09 43 51 54 11 19 28 53 35 31 33 55"


def set_up(settings: dict[str, str], chance: Chance) -> Table:
    """Twelve rounds are over, and the learner chooses first in the next one."""
    g = bare_table(len(STARTS), settings, chance)
    for seat, start in enumerate(STARTS):
        deck = tuple(start.deck.split())
        name = usual_name(seat, g.start)
        g.masters[seat] = replace(g.masters[seat], name=name, sheet=start.sheet, deck=deck)
    g.pile.pile, g.pile.discards = OFFERED.split()[::-1], DISCARDED.split()
    g.round = ROUNDS_BEFORE
    g.then(round_)
    return g


LESSON = Lesson[Table](seats=len(STARTS), seed=48, set_up=set_up)
