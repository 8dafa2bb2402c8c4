"""Walking by itself: a path goes on as long as there is nothing to decide, and words say how far it got."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from engine.games.fairy_market.board.maze import Maze
from engine.games.fairy_market.board.payments import to_be_paid
from engine.games.fairy_market.board.trail import FREE, OUTSIDE, Kit, Trail
from engine.games.fairy_market.board.ways import following
from engine.games.fairy_market.cards import BOOKS, ITEMS

GIFTS = tuple(f"@{book.id}({item})" for book in BOOKS.values() if book.gift for item in ITEMS)
JUMPS_FROM_ANYWHERE = tuple(
    f"@{book.id}(" for book in BOOKS.values() if book.jump is not None and book.jump.origin == "anywhere"
)


def run_on(maze: Maze, trail: Trail, kit: Kit) -> list[Trail]:
    """The path and its continuations up to the next decision.

    A book that works anywhere does not stop it everywhere: the book is offered wherever there is something
    else to decide, and one step before it would be too late.
    """
    run = [trail]
    if trail.step in GIFTS:
        return run
    while (further := _forced(maze, run[-1], kit)) is not None:
        run.append(further)
    return run


def _forced(maze: Maze, trail: Trail, kit: Kit) -> Trail | None:
    """The next step if it is the only sensible one: a longer path never counts less."""
    further = following(maze, trail)
    ahead = [each for each in further if not _at_any_moment(each.step)] if trail.books else further
    has_book = len(ahead) < len(further)
    if len(ahead) > 1:
        sensible = (each for each in ahead if not _is_pointless(maze, trail.found, each))
        ahead = list(islice(sensible, 2))
    if len(ahead) != 1 or _has_means_to_choose(maze, trail, kit):
        return None
    too_late = ahead[0].at == OUTSIDE or ahead[0].state != FREE
    return None if too_late and has_book else ahead[0]


def _at_any_moment(step: str) -> bool:
    return step in GIFTS or step.startswith(JUMPS_FROM_ANYWHERE)


def _has_means_to_choose(maze: Maze, trail: Trail, kit: Kit) -> bool:
    """Whether a player could pay otherwise than usual here; without tokens and books, found items pay."""
    return kit != Kit() and trail.step != "!" and len(to_be_paid(maze, trail, kit)[1]) > 1


def _is_pointless(maze: Maze, found: int, trail: Trail) -> bool:
    """Whether a way leads to nothing but its end: nothing new on it, no fork, no exit."""
    while trail.at != OUTSIDE and trail.found == found:
        longer = following(maze, trail)
        if not longer:
            return True
        if len(longer) > 1:
            return False
        [trail] = longer
    return False


# ── words ────────────────────────────────────────────────────────────────────────────────────────────────


def word_of(run: Sequence[Trail]) -> str:
    """All steps of a run as one word; a colon follows a gate."""
    first, *others = [each.step for each in run]
    mark = ":" if run[0].before is None and others else ""
    return first + mark + "".join(others)


def words_of(maze: Maze, path: list[Trail], kit: Kit) -> list[str]:
    """A path in words, one for each decision."""
    return [word_of(run) for run in runs_of(maze, path, kit)]


def runs_of(maze: Maze, path: list[Trail], kit: Kit) -> list[list[Trail]]:
    """A path from decision to decision."""
    runs = []
    while path:
        run = [each.step for each in run_on(maze, path[0], kit)]
        length = 1
        while length < min(len(run), len(path)) and path[length].step == run[length]:
            length += 1
        runs.append(path[:length])
        path = path[length:]
    return runs
