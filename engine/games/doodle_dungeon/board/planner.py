"""The planner: where a computer player builds, and what is built for somebody who does not answer.

Walls make the hero's way longer; traps and strong monsters stand where every way leads through; weak monsters
stay out of the way and guard treasures.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate, chain
from operator import or_

from engine.games.doodle_dungeon.board.formations import Place, places
from engine.games.doodle_dungeon.board.law import (
    DOORS,
    legal_places,
    room_for_things,
    spoils_later,
    stays_connected,
    with_thing,
    with_walls,
)
from engine.games.doodle_dungeon.board.routes import WIN_CHANCES
from engine.games.doodle_dungeon.board.sheet import (
    BITS,
    ENTRANCE,
    EXIT,
    KINDS,
    LETTERS,
    MONSTER_LETTERS,
    SIZE,
    STRIDE,
    Plan,
    beside,
    members,
    plan,
    reached,
)
from engine.games.doodle_dungeon.cards import CATEGORIES, LEVELS, MONSTERS, TRACKS
from engine.games.doodle_dungeon.state import Sheet

STRONG = 8
"""From this level on a monster should meet the hero."""
TRIALS = 8
"""How many places for walls are tried out."""
HAND_WORTH = 1.1
"""What another card in hand is worth, in points."""

# ── ways through the walls ───────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=4096)
def shortest_way(free: int) -> tuple[int, ...]:
    """A shortest way from entrance to exit, each square as a set of its own."""
    layers = [BITS[ENTRANCE]]
    found, goal = layers[0], BITS[EXIT]
    while not layers[-1] & goal:
        layers.append(beside(layers[-1]) & free & ~found)
        found |= layers[-1]
    way = [goal]
    for layer in layers[-2::-1]:
        before = beside(way[-1]) & layer
        way.append(before & -before)
    return tuple(way[::-1])


def way_length(free: int) -> int:
    """How many steps the shortest way takes; there must be one."""
    edge, left, goal = BITS[ENTRANCE], free, BITS[EXIT]
    steps = 0
    while not edge & goal:
        edge = (edge << 1 | edge >> 1 | edge << STRIDE | edge >> STRIDE) & left  # `beside`, without the call
        left &= ~edge
        steps += 1
    return steps


@lru_cache(maxsize=4096)
def bottlenecks(free: int) -> int:
    """The squares every way leads through.

    A square of a shortest way is one if no detour leads from before it to behind it.
    """
    way = shortest_way(free)
    behind = [*accumulate(reversed(way), or_)][::-1]
    off_way = free & ~behind[0]
    narrow, farthest = 0, 0
    for number, bit in enumerate(way):
        if number >= farthest:
            narrow |= bit
            farthest = number
        around = reached(beside(bit), off_way)
        off_way &= ~around
        leads_to = beside(around | bit)
        while farthest + 1 < len(way) and leads_to & behind[farthest + 1]:
            farthest += 1
    return narrow


@lru_cache(maxsize=4096)
def on_shortest_way(free: int) -> int:
    """The squares of a shortest way as one set."""
    return sum(shortest_way(free))


# ── walls ────────────────────────────────────────────────────────────────────────────────────────────────


def walls(sheet: Sheet, formation: str, later: tuple[str, ...]) -> Place:
    """The place that makes the way longest, of some on the shortest way; else the first legal one."""
    before = plan(sheet.squares)
    taken = ~(before.empty & ~DOORS)
    in_the_way = on_shortest_way(before.free)
    candidates = [
        place for place in places(formation) if place.walls & in_the_way and not place.walls & taken
    ]
    best, longest = None, 0
    for place in _some(candidates):
        if stays_connected(before.free, place):
            length = way_length(before.free & ~place.walls)
            if length > longest and not _spoils(before, with_walls(before, place.walls), formation, later):
                best, longest = place, length
    return best or next(legal_places(before, formation, later))


def good_walls(sheet: Sheet, formation: str, later: tuple[str, ...]) -> Iterator[Place]:
    """The planner's place, then others on the shortest way, those first that make it longest."""
    before = plan(sheet.squares)
    best = walls(sheet, formation, later)
    yield best
    in_the_way = on_shortest_way(before.free)
    others = [place for place in legal_places(before, formation, later) if place.walls & in_the_way]
    yield from sorted(
        [place for place in others if place != best],
        key=lambda place: -way_length(before.free & ~place.walls),
    )


def _some(candidates: list[Place]) -> list[Place]:
    """A few of the candidates, from all over the sheet."""
    return candidates[:: max(1, len(candidates) // TRIALS)]


def _spoils(before: Plan, after: Plan, element: str, later: tuple[str, ...]) -> bool:
    return bool(later) and spoils_later(before, after, element, later)


# ── traps, monsters and treasures ────────────────────────────────────────────────────────────────────────


def thing(sheet: Sheet, element: str, later: tuple[str, ...]) -> int:
    """The best legal square for a trap or monster."""
    return next(good_squares(sheet, element, later))


def good_squares(sheet: Sheet, element: str, later: tuple[str, ...]) -> Iterator[int]:
    """Legal squares for a trap or monster, the best first."""
    before = plan(sheet.squares)
    for square in dict.fromkeys(_wished_squares(sheet, before, element)):
        if not _spoils(before, with_thing(before, square), element, later):
            yield square


def _wished_squares(sheet: Sheet, before: Plan, element: str) -> Iterator[int]:
    """Every square with room, the best first."""
    room = room_for_things(before)
    treasures = sum([BITS[square] for square in sheet.treasures]) & room
    way = on_shortest_way(before.free)
    on_way = way & room
    narrow = bottlenecks(before.free) & room
    if element == "trap" or sheet.level(element) >= STRONG:
        wishes = [narrow, on_way, room]
    else:
        near = beside(way)
        wishes = [treasures & ~narrow, room & ~on_way & ~near, room & ~on_way, room]
    return chain.from_iterable(members(wish) for wish in wishes)


def treasure(sheet: Sheet) -> int:
    """The best square for a treasure."""
    return next(good_hiding_places(sheet))


def good_hiding_places(sheet: Sheet) -> Iterator[int]:
    """Monsters without a treasure, those first that are likeliest to survive; then where one may come."""
    before = plan(sheet.squares)
    way = on_shortest_way(before.free)

    def safety(square: int) -> float:
        kind = KINDS[sheet.squares[square]]
        aside = 0.0 if BITS[square] & way else 1.0
        return WIN_CHANCES[sheet.level(kind)] + aside + MONSTERS[kind].points / 20

    guards = [square for square, letter in enumerate(sheet.squares) if letter in MONSTER_LETTERS]
    room = room_for_things(before)
    wishes = chain(sorted(guards, key=lambda square: -safety(square)), members(room & ~way), members(room))
    yield from [square for square in dict.fromkeys([*wishes, *range(SIZE)]) if square not in sheet.treasures]


# ── upgrades ─────────────────────────────────────────────────────────────────────────────────────────────


def upgrade(sheet: Sheet) -> str:
    """The category whose next level is worth most per tick it still takes."""
    counts = tuple([sheet.squares.count(LETTERS[element]) for element in LETTERS])
    return _upgrade(sheet.boxes, counts, len(sheet.treasures))


@lru_cache(maxsize=8192)
def _upgrade(boxes: tuple[int, ...], counts: tuple[int, ...], treasures: int) -> str:
    number = dict(zip(LETTERS, counts, strict=True))
    worths = [
        (_worth_of_next_level(category, ticked, number, treasures), category)
        for category, ticked in zip(CATEGORIES, boxes, strict=True)
        if ticked < TRACKS[category].boxes
    ]
    return max(worths)[1]


def _worth_of_next_level(category: str, ticked: int, number: dict[str, int], treasures: int) -> float:
    levels = LEVELS[category]
    now = levels[ticked]
    ticks = next(ticks for ticks in range(ticked, len(levels)) if levels[ticks] > now)
    if category in MONSTERS:
        better = WIN_CHANCES[levels[ticks]] - WIN_CHANCES[now]
        monster = MONSTERS[category]
        worth = (number[category] + 0.5) * better * (monster.points + monster.damage)
    elif category == "trap":
        worth = (number["trap"] + 0.5) * 0.8
    elif category == "treasure":
        worth = (treasures + 0.5) * 0.6
    else:
        worth = HAND_WORTH
    return worth / (ticks - ticked)
