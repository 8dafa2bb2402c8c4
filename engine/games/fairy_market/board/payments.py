"""What a path pays with: items found on the way, fairy tokens, books that stand for an item.

By default found items pay first, then tokens, then the book. Whoever wants it otherwise writes `!token`,
`!book` or `!found`: at an obstacle instead of `!`, in a room or at a portal right after the step that led
there, once for each payment, the scroll first. Nothing of it outlasts the round, so no score depends on it;
but the rulebook leaves it to the player, and all see it.
"""

from __future__ import annotations

from engine.games.fairy_market.board.maze import OVERCOME_WITH, Maze
from engine.games.fairy_market.board.trail import BARRED, Kit, Trail, steps
from engine.games.fairy_market.cards import BOOKS, ITEMS, STAND_INS

MEANS = ("found", "token", "book")
"""In the order in which they pay by default."""
CHOSEN = tuple(f"!{means}" for means in MEANS)


class Payments:
    """What a path has used up, and what it has left to pay with."""

    def __init__(self, maze: Maze, path: list[Trail], kit: Kit) -> None:
        self.things: set[int] = set()
        """Obstacles overcome, items spent, portals and pits used."""
        self.tokens: dict[str, int] = {}
        self.books: list[str] = []
        self.latest: list[str] = []
        """The items that the latest step cost and that have not been paid yet by choice."""
        self._maze = maze
        self._items: dict[str, list[int]] = {item: [] for item in ITEMS}
        self._tokens = dict(zip(ITEMS, kit.tokens, strict=True))
        self._stand_ins = {item: book for item, book in STAND_INS.items() if book in kit.books}
        self._loot: list[int] = []
        """Items just found; they can pay only from the next step on."""
        for each in path:
            self._follow(each)

    def can_pay(self, item: str, means: str) -> bool:
        """Whether there is something of this kind to pay with."""
        match means:
            case "found":
                return bool(self._items[item])
            case "token":
                return self._tokens[item] > 0
            case _:
                return item in self._stand_ins

    def _follow(self, after: Trail) -> None:
        before, step = after.before, after.step
        if step in CHOSEN and (before is None or before.state != BARRED):
            self._pay(self.latest.pop(0), step[1:])
            return
        self.settle()
        known, active = (before.found, before.active) if before is not None else (0, 0)
        new = self._numbers(after.found & ~known)
        if step.startswith("@"):
            self._open_book(step)
        if step.startswith("O"):
            self.latest.append("scroll")
        kinds = self._maze.things
        self.things |= {
            each for each in self._numbers(after.active & ~active) if kinds[each].kind != "stairs"
        }
        for number in new:
            kind = kinds[number].kind
            if kind in OVERCOME_WITH and (kind == "monster" or step.startswith("!")):
                self.things.add(number)
                self.latest.append(OVERCOME_WITH[kind])
        self._loot = [number for number in new if kinds[number].kind in ITEMS]
        if step in CHOSEN:
            self._pay(self.latest.pop(0), step[1:])

    def _numbers(self, bits: int) -> list[int]:
        return [number for number in range(len(self._maze.things)) if bits >> number & 1]

    def settle(self) -> None:
        """Pay what has not been paid by choice, and pick up what was found."""
        for item in self.latest:
            self._pay(item, next(means for means in MEANS if self.can_pay(item, means)))
        for number in self._loot:
            self._items[self._maze.things[number].kind].append(number)
        self.latest, self._loot = [], []

    def _open_book(self, step: str) -> None:
        name = step[1:].partition("(")[0].partition("#")[0]
        self.books.append(name)
        if BOOKS[name].gift:
            self._tokens[step.partition("(")[2].strip(")")] += 1

    def _pay(self, item: str, means: str) -> None:
        match means:
            case "found":
                self.things.add(self._items[item].pop(0))
            case "token":
                self._tokens[item] -= 1
                self.tokens[item] = self.tokens.get(item, 0) + 1
            case _:
                self.books.append(self._stand_ins.pop(item))


def to_be_paid(maze: Maze, trail: Trail, kit: Kit) -> tuple[str, list[str]]:
    """The item for the obstacle a path stands at, or for what its latest step has cost, and what can pay.

    Both are empty where there is nothing to pay for.
    """
    if not _may_cost(maze, trail):
        return "", []
    payments = Payments(maze, steps(trail), kit)
    if trail.state == BARRED:
        payments.settle()
        item = OVERCOME_WITH[maze.obstacles[trail.at]]
    else:
        item = payments.latest[0] if payments.latest else ""
    return item, [means for means in MEANS if item and payments.can_pay(item, means)]


def _may_cost(maze: Maze, trail: Trail) -> bool:
    """A quick look, since most steps cost nothing: only obstacles, portals and rooms with monsters do."""
    return trail.state == BARRED or trail.step[0] in "!O" or bool(maze.monsters[trail.at])


def chosen(trail: Trail, means: str) -> Trail:
    """The path with this way to pay for what its latest step has cost."""
    return trail._replace(step=f"!{means}", before=trail)
