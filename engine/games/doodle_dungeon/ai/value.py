"""How well a dungeon master stands, in points: who will survive the hero's way, and what becomes of him.

Before the path is drawn, the one to expect is the best one an opponent could find.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from engine.core import Seat
from engine.core.mind import Parts
from engine.games.doodle_dungeon.board.routes import WIN_CHANCES, proposals
from engine.games.doodle_dungeon.board.sheet import KINDS, MONSTER_LETTERS
from engine.games.doodle_dungeon.cards import CARDS, CATEGORIES, LEVELS, MONSTERS
from engine.games.doodle_dungeon.state import BUILDING, DEAD, DEFENDING, ESCAPED, INSIDE, Master, Sheet, Table
from engine.games.doodle_dungeon.timing import DEATH_POINTS, ROUNDS

CARDS_HELP = 0.12
"""How much likelier a monster wins with the cards of its master."""
UNCERTAIN = 1.5
"""How many hearts the expected damage may be wrong by."""
PROMISED = 0.8
"""How much counts what may still be built."""
HAND = 2.2
"""What a card more in hand brings by the end."""
TICK = 0.2
"""What a tick is worth that unlocks nothing yet."""
TEMPERS: dict[str, Parts] = {
    "bold": {"hero": 1.4, "monsters": 0.9},
    "careful": {"monsters": 1.3, "hero": 0.8},
    "greedy": {"treasures": 1.5},
}
"""The bold want the hero dead, the careful their monsters alive, the greedy their treasures safe."""

_drawn = [element for card in CARDS.values() for element in card.elements]
USUAL = {element: _drawn.count(element) / len(CARDS) for element in (*MONSTERS, "trap", "treasure")}
"""How many of each element a card brings on average."""


def value(g: Table, seat: Seat) -> Parts:
    """In points."""
    master = g.masters[seat]
    sheet, hero = master.sheet, master.hero
    if g.phase == DEFENDING and hero.fate == INSIDE:
        rest, hearts = hero.path[hero.at + 1 :], hero.hearts
    elif hero.fate == INSIDE:
        rest, hearts = hero.path or _expected_path(sheet.squares, sheet.boxes), hero.hearts
    else:
        rest, hearts = (), 0
    survival, damage, lives = _prospects(sheet.squares, sheet.boxes, rest, hearts)
    parts = {
        "monsters": sum([_points(sheet, square) * chance for square, chance in survival.items()]),
        "treasures": sheet.level("treasure") * sum([survival.get(square, 0.0) for square in sheet.treasures]),
        "hero": _end_of(master, damage, lives),
    }
    if g.phase == BUILDING:
        parts["promise"] = PROMISED * _promise(sheet.boxes, ROUNDS - g.round)
    return parts


def _end_of(master: Master, damage: float, lives: float) -> float:
    """What the hero's end brings: points for his death, or the loss of the hearts he keeps."""
    fate = master.hero.fate
    if fate == DEAD:
        return float(DEATH_POINTS)
    if fate == ESCAPED:
        return -float(master.hero.hearts)
    return DEATH_POINTS * (1 - lives) - lives * max(0.0, master.hero.hearts - damage)


def _points(sheet: Sheet, square: int) -> int:
    return MONSTERS[KINDS[sheet.squares[square]]].points


@lru_cache(maxsize=1024)
def _expected_path(squares: str, boxes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(next(proposals(squares, boxes)))


def _prospects(
    squares: str, boxes: tuple[int, ...], way: Sequence[int], hearts: int
) -> tuple[dict[int, float], float, float]:
    """How likely each monster survives, the damage on the way, and how likely the hero does."""
    level = {category: LEVELS[category][ticked] for category, ticked in zip(CATEGORIES, boxes, strict=True)}
    survival = {square: 1.0 for square, letter in enumerate(squares) if letter in MONSTER_LETTERS}
    damage, lives = 0.0, 1.0
    for square in dict.fromkeys(way):
        kind = KINDS.get(squares[square])
        if kind == "trap":
            damage += level["trap"] * lives
        elif kind is not None:
            wins = min(1.0, WIN_CHANCES[level[kind]] + CARDS_HELP)
            survival[square] = 1 - lives * (1 - wins)
            damage += wins * MONSTERS[kind].damage * lives
        else:
            continue
        lives = 1 / (1 + exp((damage - hearts) / UNCERTAIN))
    return survival, damage, lives


@lru_cache(maxsize=8192)
def _promise(boxes: tuple[int, ...], rounds: int) -> float:
    """What upgrades will be worth for all that is still to be built."""
    total = 0.0
    for category, ticked in zip(CATEGORIES, boxes, strict=True):
        levels = LEVELS[category]
        level = levels[ticked]
        total += TICK * (ticked - levels.index(level))
        if category in MONSTERS:
            monster = MONSTERS[category]
            total += rounds * USUAL[category] * WIN_CHANCES[level] * (monster.points + monster.damage)
        elif category == "hand":
            total += HAND * level / PROMISED
        else:
            total += rounds * USUAL[category] * level
    return total


def swing(g: Table) -> float:
    """While dungeons are being built, anything may happen."""
    return 6.0 if g.phase == BUILDING else 4.0


def milestone(g: Table) -> int:
    """Rounds of building, then the path, then rounds of turns."""
    turns = sum([master.turns for master in g.masters])
    return g.round + (g.phase != BUILDING) + turns // g.seats
