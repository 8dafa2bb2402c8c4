"""Ways through a dungeon: joining way points, and a few paths worth proposing.

A good path costs the dungeon's owner points: monsters that will lose are worth a visit, strong ones and traps
are not. Each proposal starts from a way that avoids danger, and adds detours to weak monsters beside it.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import exp

from engine.core import Cell
from engine.core.grid import straight_line
from engine.games.doodle_dungeon.board.paths import MOST_VISITS, Misstep, first_flaw
from engine.games.doodle_dungeon.board.sheet import (
    CELLS,
    ENTRANCE,
    EXIT,
    KINDS,
    MONSTER_LETTERS,
    NEIGHBOURS,
    SIZE,
    WALL,
    square_of,
)
from engine.games.doodle_dungeon.cards import CATEGORIES, LEVELS, MONSTERS, SHEET

# ── joining way points ───────────────────────────────────────────────────────────────────────────────────


LONGEST_PATH = MOST_VISITS * SIZE
"""No legal path visits more squares."""


def way_on(
    squares: str, way: Sequence[Cell], goal: Cell, around: frozenset[Cell] = frozenset()
) -> list[Cell]:
    """How a way written by its way points goes on to the next; not at all if it is too long already.

    The law looks for the first wrong step, and a longer way has one: whatever follows makes no difference.
    """
    return [] if len(way) > LONGEST_PATH else list(_way_on(squares, tuple(way), goal, around))


# Whoever leads a way from stop to stop is offered every next stop, and all those ways begin alike.
@lru_cache(maxsize=1024)
def _way_on(squares: str, way: tuple[Cell, ...], goal: Cell, around: frozenset[Cell]) -> tuple[Cell, ...]:
    path, shunned = [square_of(cell) for cell in way], frozenset([square_of(cell) for cell in around])
    return tuple(to_cells(joined(squares, path, square_of(goal), shunned)))


def joined(squares: str, way: Sequence[int], goal: int, around: frozenset[int] = frozenset()) -> list[int]:
    """How a way goes on to a square: straight if no wall is between, else by the shortest way.

    Where something is to be gone `around`, it goes straight only if nothing at all is between.

    It avoids what the law forbids if it can; if not, it goes there all the same, so that the law can say what
    is wrong. If there is no way at all, it jumps to the square. Once a step is wrong it does not search any
    more: so every search but the last adds legal steps, and there is room for only so many of them.
    """
    start = way[-1]
    if start == goal:
        return []
    line = [square_of(cell) for cell in straight_line(CELLS[start], CELLS[goal])]
    barred = (WALL, *KINDS) if around else (WALL,)
    if line and all(squares[square] not in barred for square in line[:-1]) and squares[goal] != WALL:
        return line
    flaw = first_flaw(squares, way)
    if flaw is not None and flaw.misstep is not Misstep.END:
        return []
    visits = Counter(way)
    used_up = frozenset([square for square in visits if visits[square] >= MOST_VISITS])
    for avoided in dict.fromkeys((used_up | _just_met(squares, way), used_up, frozenset[int]())):
        found = _shortest(squares, start, goal, avoided | around)
        if found:
            return found
    return [goal]


def steps_on(squares: str, way: Sequence[Cell]) -> list[Cell]:
    """Where one may step at the end of a way: not into a wall, nowhere a third time, to no monster twice."""
    path = [square_of(cell) for cell in way]
    visits, shunned = Counter(path), _just_met(squares, path)
    return [
        CELLS[square]
        for square in NEIGHBOURS[path[-1]]
        if squares[square] != WALL and visits[square] < MOST_VISITS and square not in shunned
    ]


def _just_met(squares: str, way: Sequence[int]) -> set[int]:
    """The monster that was met last, which must not be the next thing met."""
    last = next((square for square in reversed(way) if squares[square] in KINDS), None)
    return {last} if last is not None and squares[last] in MONSTER_LETTERS else set()


def _shortest(squares: str, start: int, goal: int, avoided: frozenset[int]) -> list[int]:
    """The shortest way, past as few traps and monsters as possible; the goal may be anything."""
    costs = {start: 0}
    came_from = {start: start}
    heap = [(0, start)]
    while heap:
        cost, square = heappop(heap)
        if square == goal:
            return _traced(came_from, start, goal)
        for other in NEIGHBOURS[square]:
            if other != goal and (squares[other] == WALL or other in avoided):
                continue
            total = cost + SIZE + (squares[other] in KINDS)
            if total < costs.get(other, total + 1):
                costs[other] = total
                came_from[other] = square
                heappush(heap, (total, other))
    return []


def _traced(came_from: dict[int, int], start: int, goal: int) -> list[int]:
    """The way that was found, without its start."""
    back = []
    while goal != start:
        back.append(goal)
        goal = came_from[goal]
    return back[::-1]


# ── proposals ────────────────────────────────────────────────────────────────────────────────────────────

TREASURE_GUESS = 0.35
"""How likely it is that a monster guards a treasure."""
DEADLY = 1.0
"""The average share of hearts at which a path is as likely as not to be deadly."""
DEATH_COSTS = 9.0
"""What the hero's death costs his side: its points, and those of monsters he will not meet any more."""


def chance_to_win(level: int) -> float:
    """How likely a monster wins with two dice and no cards."""
    needed = SHEET.target - level
    sides = range(1, SHEET.sides + 1)
    return sum(one + two >= needed for one in sides for two in sides) / SHEET.sides**2


WIN_CHANCES = {level: chance_to_win(level) for monster in MONSTERS for level in LEVELS[monster]}


@lru_cache(maxsize=1024)
def prospects(boxes: tuple[int, ...]) -> dict[str, tuple[float, float]]:
    """For a trap and each monster: what a visit is worth to the hero's side, and the hearts it costs."""
    level = {category: LEVELS[category][ticked] for category, ticked in zip(CATEGORIES, boxes, strict=True)}
    found = {"trap": (-float(level["trap"]), float(level["trap"]))}
    for kind, monster in MONSTERS.items():
        wins = WIN_CHANCES[level[kind]]
        loot = monster.points + TREASURE_GUESS * level["treasure"]
        hurt = wins * monster.damage
        found[kind] = (1 - wins) * loot - hurt, hurt
    return found


def proposals(squares: str, boxes: tuple[int, ...]) -> Iterator[list[int]]:
    """A few different paths, bold, careful and short, the most promising first."""
    paths = dict.fromkeys(
        [proposed(squares, boxes, *temper) for temper in ((1.0, 8), (0.4, 12), (3.0, 6), (0.0, 0))]
    )
    ranked = sorted(paths, key=lambda path: -promise(squares, boxes, path))
    return iter([list(path) for path in ranked])


def promise(squares: str, boxes: tuple[int, ...], path: Sequence[int]) -> float:
    """What a path is worth to the hero's side on average, counting the risk of death."""
    outlook = prospects(boxes)
    death = 1 / (1 + exp(DEADLY * SHEET.hearts - toll(squares, boxes, path)))
    return sum(outlook[kind][0] for kind in _met(squares, path)) - DEATH_COSTS * death


def toll(squares: str, boxes: tuple[int, ...], path: Sequence[int]) -> float:
    """The hearts a path costs on average, without cards and second visits."""
    outlook = prospects(boxes)
    return sum(outlook[kind][1] for kind in _met(squares, path))


def _met(squares: str, path: Sequence[int]) -> list[str]:
    """The traps and monsters on a path, each once."""
    return [KINDS[squares[square]] for square in dict.fromkeys(path) if squares[square] in KINDS]


@lru_cache(maxsize=256)
def proposed(squares: str, boxes: tuple[int, ...], caution: float, farthest: int) -> tuple[int, ...]:
    """A path that avoids danger with this caution, with detours of up to so many steps."""
    outlook = prospects(boxes)
    worth = {square: outlook[KINDS[letter]][0] for square, letter in enumerate(squares) if letter in KINDS}
    hurt = {square: outlook[KINDS[squares[square]]][1] for square in worth}
    path = _cheapest(squares, worth, caution)
    spare = DEADLY * SHEET.hearts - sum(hurt.get(square, 0) for square in path) * max(caution, 0.5)
    while farthest:
        detour = _nearest_prey(squares, path, worth, farthest)
        if detour is None:
            break
        at, way = detour
        spare -= sum(hurt.get(square, 0) for square in way) * max(caution, 0.5)
        if spare < 0:
            break
        path[at:at] = [path[at], *way, *way[-2::-1]]
    return tuple(path)


def _cheapest(squares: str, worth: dict[int, float], caution: float) -> list[int]:
    """The least dangerous way from entrance to exit; every step counts a little."""
    costs = {ENTRANCE: 0.0}
    came_from = {ENTRANCE: ENTRANCE}
    heap = [(0.0, ENTRANCE)]
    while heap:
        cost, square = heappop(heap)
        if square == EXIT:
            break
        if cost > costs[square]:
            continue
        for other in NEIGHBOURS[square]:
            if squares[other] == WALL:
                continue
            danger = -worth.get(other, 0.0)
            total = cost + 0.1 + (caution * danger if danger > 0 else 0.0)
            if total < costs.get(other, 1e9):
                costs[other] = total
                came_from[other] = square
                heappush(heap, (total, other))
    return [ENTRANCE, *_traced(came_from, ENTRANCE, EXIT)]


def _nearest_prey(
    squares: str, path: list[int], worth: dict[int, float], farthest: int
) -> tuple[int, list[int]] | None:
    """The nearest monster worth a detour there and back: where to leave the path, and the way to it.

    The detour uses only squares not visited yet, since it is walked twice, and no other trap or monster.
    """
    visited = set(path)
    once = [at for at, square in enumerate(path) if path.count(square) == 1]
    came_from: dict[int, int] = {}
    queue: deque[tuple[int, int]] = deque()
    for at in once:
        for other in NEIGHBOURS[path[at]]:
            if other not in visited and other not in came_from and squares[other] != WALL:
                came_from[other] = -1 - at
                queue.append((other, 1))
    while queue:
        square, length = queue.popleft()
        value = worth.get(square)
        if value is not None:
            if value > 0:
                return _way_out(came_from, square)
            continue
        if length < farthest:
            for other in NEIGHBOURS[square]:
                if other not in visited and other not in came_from and squares[other] != WALL:
                    came_from[other] = square
                    queue.append((other, length + 1))
    return None


def _way_out(came_from: dict[int, int], goal: int) -> tuple[int, list[int]]:
    way = [goal]
    while came_from[way[-1]] >= 0:
        way.append(came_from[way[-1]])
    return -1 - came_from[way[-1]], way[::-1]


def to_cells(path: Sequence[int]) -> list[Cell]:
    """A path as cells."""
    return [CELLS[square] for square in path]
