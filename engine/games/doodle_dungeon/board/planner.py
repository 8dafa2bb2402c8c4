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
    return max(lengthening_walls(sheet, formation, later, TRIALS), key=_length)[1]


def lengthening_walls(
    sheet: Sheet, formation: str, later: tuple[str, ...], trials: int, start: int = 0
) -> list[tuple[int, Place]]:
    """Some legal places on the shortest way and how long they make it; else the first legal place."""
    before = plan(sheet.squares)
    taken = ~(before.empty & ~DOORS)
    in_the_way = on_shortest_way(before.free)
    candidates = [
        place for place in places(formation) if place.walls & in_the_way and not place.walls & taken
    ]
    found: list[tuple[int, Place]] = []
    for place in _some(candidates, trials, start):
        if stays_connected(before.free, place):
            length = way_length(before.free & ~place.walls)
            worth_it = not found or trials > TRIALS or length > max(found, key=_length)[0]
            if worth_it and not _spoils(before, with_walls(before, place.walls), formation, later):
                found.append((length, place))
    return found or [(0, next(legal_places(before, formation, later)))]


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


def _length(found: tuple[int, Place]) -> int:
    return found[0]


def _some(candidates: list[Place], trials: int, start: int) -> list[Place]:
    """A few of the candidates, from all over the sheet; `start` says which, and where to begin."""
    stride = max(1, len(candidates) // trials)
    some = candidates[start % stride :: stride]
    first = start // stride % max(1, len(some))
    return some[first:] + some[:first]


def _spoils(before: Plan, after: Plan, element: str, later: tuple[str, ...]) -> bool:
    return bool(later) and spoils_later(before, after, element, later)


# ── traps, monsters and treasures ────────────────────────────────────────────────────────────────────────


def thing(sheet: Sheet, element: str, later: tuple[str, ...]) -> int:
    """The best legal square for a trap or monster."""
    return next(good_squares(sheet, element, later))


def good_squares(sheet: Sheet, element: str, later: tuple[str, ...]) -> Iterator[int]:
    """Legal squares for a trap or monster, the best first."""
    squares = chain.from_iterable(members(wish) for wish in wishes(sheet, element))
    for square in dict.fromkeys(squares):
        if leaves_room(sheet, element, square, later):
            yield square


def leaves_room(sheet: Sheet, element: str, square: int, later: tuple[str, ...]) -> bool:
    """Whether what is still to be drawn fits afterwards."""
    before = plan(sheet.squares)
    return not _spoils(before, with_thing(before, square), element, later)


def wishes(sheet: Sheet, element: str) -> list[int]:
    """Sets of squares for a trap or monster, the best first; the last one holds every square with room."""
    before = plan(sheet.squares)
    room = room_for_things(before)
    treasures = sum([BITS[square] for square in sheet.treasures]) & room
    way = on_shortest_way(before.free)
    on_way = way & room
    narrow = bottlenecks(before.free) & room
    if element == "trap" or sheet.level(element) >= STRONG:
        return [narrow, on_way, room]
    near = beside(way)
    return [treasures & ~narrow, room & ~on_way & ~near, room & ~on_way, room]


def treasure(sheet: Sheet) -> int:
    """The best square for a treasure."""
    return next(good_hiding_places(sheet))


def good_hiding_places(sheet: Sheet) -> Iterator[int]:
    """Monsters without a treasure, those first that are likeliest to survive; then where one may come."""
    safe = guards(sheet)
    before = plan(sheet.squares)
    way, room = on_shortest_way(before.free), room_for_things(before)
    others = chain(members(room & ~way), members(room), range(SIZE))
    squares = dict.fromkeys([*sorted(safe, key=lambda square: -safe[square]), *others])
    yield from [square for square in squares if square not in sheet.treasures]


def guards(sheet: Sheet) -> dict[int, float]:
    """Every monster without a treasure, and how well it would guard one."""
    way = on_shortest_way(plan(sheet.squares).free)
    found = {}
    for square, letter in enumerate(sheet.squares):
        if letter in MONSTER_LETTERS and square not in sheet.treasures:
            kind = KINDS[letter]
            aside = 0.0 if BITS[square] & way else 1.0
            found[square] = WIN_CHANCES[sheet.level(kind)] + aside + MONSTERS[kind].points / 20
    return found


def hiding_places(sheet: Sheet) -> list[int]:
    """Squares where a monster may come, off the way if possible; if there are none, any others."""
    before = plan(sheet.squares)
    way = on_shortest_way(before.free)
    room = room_for_things(before)
    for squares in (members(room & ~way), members(room), range(SIZE)):
        found = [square for square in squares if square not in sheet.treasures]
        if found:
            return found
    raise ValueError("there is a treasure on every square")


# ── upgrades ─────────────────────────────────────────────────────────────────────────────────────────────


def upgrade(sheet: Sheet) -> str:
    """The category whose next level is worth most per tick it still takes."""
    return max([(worth, category) for category, worth in upgrade_worths(sheet).items()])[1]


def upgrade_worths(sheet: Sheet) -> dict[str, float]:
    """By category with a free box: what its next level is worth per tick it still takes."""
    counts = tuple([sheet.squares.count(LETTERS[element]) for element in LETTERS])
    return _upgrade_worths(sheet.boxes, counts, len(sheet.treasures))


@lru_cache(maxsize=8192)
def _upgrade_worths(boxes: tuple[int, ...], counts: tuple[int, ...], treasures: int) -> dict[str, float]:
    number = dict(zip(LETTERS, counts, strict=True))
    return {
        category: _worth_of_next_level(category, ticked, number, treasures)
        for category, ticked in zip(CATEGORIES, boxes, strict=True)
        if ticked < TRACKS[category].boxes
    }


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
