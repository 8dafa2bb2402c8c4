"""How well a dungeon master stands, in points: who will survive the hero's way, and what becomes of him.

Before the path is drawn, the one to expect is the best one an opponent could find.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from engine.core import Seat
from engine.core.mind import Parts
from engine.games.doodle_dungeon.ai.forecast import Outcome, Store, forecast
from engine.games.doodle_dungeon.board.routes import proposals
from engine.games.doodle_dungeon.board.sheet import KINDS
from engine.games.doodle_dungeon.cards import MONSTERS, SHEET
from engine.games.doodle_dungeon.state import BUILDING, DEAD, DEFENDING, ESCAPED, INSIDE, Master, Sheet, Table
from engine.games.doodle_dungeon.timing import DEATH_POINTS, ROUNDS

HELP = 2.0
"""How many hearts others give back to a hero in the whole game, on average."""
HAND = 1.2
"""What a card more in hand does to others by the end."""
A_ROUND, CROWDED = 3.35, 0.08
"""What a round to come brings, and how much less it is for each of the others to come."""
WHILE_BUILDING, AN_ENCOUNTER, LEAST_SWING = 6.0, 1.9, 0.5
"""What may change while dungeons are built, by a single encounter, and when there are none to come."""
TEMPERS: dict[str, Parts] = {
    "bold": {"hero": 1.4, "monsters": 0.9},
    "careful": {"monsters": 1.3, "hero": 0.8},
    "greedy": {"treasures": 1.5},
}
"""The bold want the hero dead, the careful their monsters alive, the greedy their treasures safe."""


def value(g: Table, seat: Seat) -> Parts:
    """In points."""
    master = g.masters[seat]
    sheet, hero = master.sheet, master.hero
    if hero.fate != INSIDE:
        outcome = forecast(sheet.squares, sheet.boxes, (), 0, NOTHING)
    elif g.phase == DEFENDING:
        rest = hero.path[hero.at + (not _meets(g, seat)) :]
        outcome = forecast(sheet.squares, sheet.boxes, rest, hero.hearts, _store(g, seat), master.above)
    else:
        outcome = _in_the_end(sheet.squares, sheet.boxes, hero.path)
    survival = outcome.survival
    parts = {
        "monsters": sum([_points(sheet, square) * chance for square, chance in survival.items()]),
        "treasures": sheet.level("treasure") * sum([survival.get(square, 0.0) for square in sheet.treasures]),
        "hero": _end_of(master, outcome),
    }
    if g.phase == BUILDING:
        parts["promise"] = _promise(master)
    return parts


NOTHING = Store(0, 0.0)


def _meets(g: Table, seat: Seat) -> bool:
    """Whether the hero stands before a trap or monster, and nothing is settled yet."""
    encounter = g.encounter
    return encounter is not None and encounter.seat == seat and not encounter.outcome


def _store(g: Table, seat: Seat) -> Store:
    """What is left of cards on both sides."""
    left = [len(master.hand) + len(master.deck) for master in g.masters]
    others = sum(left) - left[seat]
    return Store(left[seat], HELP * others / (ROUNDS * (g.seats - 1)))


@lru_cache(maxsize=4096)
def _in_the_end(squares: str, boxes: tuple[int, ...], path: tuple[int, ...]) -> Outcome:
    """What will become of a dungeon that is not defended yet, with its path or the one to expect."""
    way = path or tuple(next(proposals(squares, boxes)))
    return forecast(squares, boxes, way, SHEET.hearts, Store(ROUNDS, HELP))


def _end_of(master: Master, outcome: Outcome) -> float:
    """What the hero's end brings: points for his death, or the loss of the hearts he keeps."""
    fate = master.hero.fate
    if fate == DEAD:
        return float(DEATH_POINTS)
    if fate == ESCAPED:
        return -float(master.hero.hearts)
    return DEATH_POINTS * outcome.death - outcome.hearts


def _points(sheet: Sheet, square: int) -> int:
    return MONSTERS[KINDS[sheet.squares[square]]].points


def _promise(master: Master) -> float:
    """What the cards still to come will bring, and what a large hand will do to others."""
    rounds = ROUNDS - len(master.deck) - bool(master.card)
    return HAND * master.sheet.level("hand") + rounds * (A_ROUND - rounds * CROWDED)


def swing(g: Table) -> float:
    """While dungeons are being built, anything may happen; later it is the encounters to come that count."""
    if g.phase == BUILDING:
        return WHILE_BUILDING
    ahead = sum([_things_ahead(master) for master in g.masters])
    return max(LEAST_SWING, AN_ENCOUNTER * sqrt(ahead / g.seats))


def _things_ahead(master: Master) -> int:
    """How many traps and monsters the hero is still to meet."""
    hero, squares = master.hero, master.sheet.squares
    if hero.fate != INSIDE:
        return 0
    return sum([squares[square] in KINDS for square in set(hero.path[hero.at + 1 :])])


def milestone(g: Table) -> int:
    """Rounds of building, then the path, then every single turn."""
    return g.round + (g.phase != BUILDING) + sum([master.turns for master in g.masters])
