"""What makes a good card, beyond a correct notation: openings, amounts, reach, and something to find."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.fairy_market.board.maze import Maze
from engine.games.fairy_market.board.solver import Search, neighbours
from engine.games.fairy_market.board.tiles import take_apart
from engine.games.fairy_market.board.trail import Kit
from engine.games.fairy_market.cards.notation import COLUMNS, ROWS, Card

LEAST_OPENINGS = LEAST_SIDES = 3
LEAST_STANDARD_OPENINGS = 2
MOST_OF_A_KIND = {"coin": 4, "lock": 1}
MOST_OF_OTHER_KINDS = 2
MOST_OBSTACLES = 4
OBSTACLES = ("monster", "lock", "lava-pit")
NOT_ON_STARTERS = ("fall-pit", "lava-pit", "rope", "portal")
ALONE, WITH_HELP = 0.2, 0.7
"""The share of a card's features that one path must be able to find, without and with tokens."""
PLENTY = (9, 9, 9, 9)
PATHS = 20_000


def complaints(card: Card) -> list[str]:
    """Everything that is wrong with a card that can be read."""
    found = [*_openings(card), *_amounts(card), *_stairs(card), *_reach(card)]
    if card.cost and not found:
        found += _worth(card)
    return [f"{card.id}: {each}" for each in found]


def _openings(card: Card) -> Iterator[str]:
    openings = list(card.openings())
    sides = {side for _, _, side in openings}
    if len(openings) < LEAST_OPENINGS or len(sides) < LEAST_SIDES:
        yield f"{len(openings)} openings on {len(sides)} sides; there should be 3 on 3"
    standard = [
        row == ROWS // 2 if side in "EW" else column == COLUMNS // 2 for row, column, side in openings
    ]
    if card.cost and sum(standard) < LEAST_STANDARD_OPENINGS:
        yield "fewer than two openings in the middle of a side, where other cards have theirs"
    barred = [
        (row, column)
        for row, column, _ in openings
        if any(each.kind in OBSTACLES and (each.row, each.column) == (row, column) for each in card.features)
    ]
    if 3 * len(barred) > len(openings):
        yield f"{len(barred)} of {len(openings)} openings are barred; a third would be enough"


def _amounts(card: Card) -> Iterator[str]:
    counts = Counter(each.kind for each in card.features)
    for kind, count in counts.items():
        if count > MOST_OF_A_KIND.get(kind, MOST_OF_OTHER_KINDS):
            yield f"{count} times {kind} is too much"
        if not card.cost and kind in NOT_ON_STARTERS:
            yield f"a starter card has no {kind}"
    if counts["recycling"] + counts["scissors"] > 1:
        yield "more than one upgrade"
    if sum(counts[kind] for kind in OBSTACLES) > MOST_OBSTACLES:
        yield "too many obstacles"
    if card.cost and not counts["coin"]:
        yield "no coin"


def _stairs(card: Card) -> Iterator[str]:
    below = {(each.row, each.column) for each in card.features if each.under}
    for each in card.features:
        if each.kind == "stairs" and (each.row, each.column) in below:
            yield f"cell {each.row + 1}{each.column + 1}: something lies at the foot of the stairs"


def _reach(card: Card) -> Iterator[str]:
    """Everything must be within reach of an opening; stairs, pits and portals count as ways."""
    maze = Maze([(take_apart(card), 0, 0)])
    near = neighbours(maze)
    portals = {maze.things[thing].place for thing in maze.all_of("portal")}
    reached: set[int] = set()
    waiting = [place for place, _ in maze.every_gate()]
    while waiting:
        place = waiting.pop()
        if place not in reached:
            reached.add(place)
            waiting += [other for other in range(len(near)) if near[place] >> other & 1]
            waiting += portals if place in portals else ()
    for place in sorted(set(range(len(near))) - reached):
        yield f"nothing leads to {maze.name(maze.where[place])}"


def _worth(card: Card) -> Iterator[str]:
    """A path across the card alone must find something without help, and most of it with help."""
    maze = Maze([(take_apart(card), 0, 0)])
    kinds = {thing.kind for thing in maze.things} - {"room"}
    worth = dict.fromkeys(kinds, 1.0) | {"pit": 1.0}
    total = len(card.features)
    for kit, share, how in ((Kit(), ALONE, "without help"), (Kit(PLENTY), WITH_HELP, "with any help")):
        search = Search(maze, worth, 0.0, PATHS)
        search.run(kit)
        if search.best_value < share * total:
            yield f"a path {how} finds {search.best_value:.0f} of {total} things, less than {share:.0%}"
