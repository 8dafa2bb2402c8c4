"""What can come next in an expedition being written: cards, gates, and ways up to the next decision."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Following, Option, Text
from engine.games.fairy_market.board.discoveries import counted_as
from engine.games.fairy_market.board.layout import MOST_CARDS, Spot, spots
from engine.games.fairy_market.board.maze import Maze, maze_of
from engine.games.fairy_market.board.payments import to_be_paid
from engine.games.fairy_market.board.script import Sketch, lettered, read_script, spot_word
from engine.games.fairy_market.board.trail import BARRED, BEATEN, OUTSIDE, Kit, Trail, beginnings
from engine.games.fairy_market.board.verdicts import verdict, without_path, worth
from engine.games.fairy_market.board.walking import run_on, word_of
from engine.games.fairy_market.board.ways import following
from engine.games.fairy_market.cards import ITEMS, STAND_INS
from engine.games.fairy_market.cards.notation import STEPS
from engine.games.fairy_market.phrases import (
    book_name,
    discoveries_text,
    item_name,
    plain,
    text,
)

MOST_SPOTS = 25
"""How many places are listed for each card; any other may be typed."""


@lru_cache(maxsize=128)  # ten kilobytes each; whoever writes asks for the same few again and again
def next_words(hand: tuple[str, ...], kit: Kit, words: tuple[str, ...], goal: str) -> Following:
    """What to list after these words; a path may stop as soon as it has begun."""
    sketch = read_script(hand, kit, words)
    if sketch.trail is not None:
        maze = maze_of(sketch.cards)
        ways = [*_ways(maze, sketch.trail, kit), *_payments(maze, sketch.trail, kit)]
        return Following(ways, complete=True, outlook=verdict(sketch, sketch.trail, bool(ways), goal))
    outlook = without_path(sketch, goal) if hand else None
    if not sketch.cards:
        return Following(_first_cards(hand, goal), complete=not hand, outlook=outlook)
    return Following([*_more_cards(hand, sketch), *_gates(sketch, kit)], complete=False, outlook=outlook)


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────


def _first_cards(hand: tuple[str, ...], goal: str) -> list[Option]:
    return [
        Option(letter, text("lay-first", letter=letter), note=worth(card, goal))
        for letter, card in lettered(hand)
    ]


def _more_cards(hand: tuple[str, ...], sketch: Sketch) -> list[Option]:
    """The best places for every card still in the hand."""
    if len(sketch.cards) == MOST_CARDS:
        return []
    options = []
    for letter, card in lettered(hand):
        if letter in sketch.letters:
            continue
        best = sorted(spots(sketch.cards, card), key=usefulness)
        options += [_spot(letter, sketch, spot) for spot in best[:MOST_SPOTS]]
    return options


def usefulness(spot: Spot) -> tuple[int, int, bool]:
    """Sort places: those joined at the most corridors first, then the least shifted ones."""
    return -spot.joins, abs(spot.shift), spot.laid.turned


def _spot(letter: str, sketch: Sketch, spot: Spot) -> Option:
    lay = text(
        "lay-turned" if spot.laid.turned else "lay",
        letter=letter,
        side=spot.side,
        other=sketch.letters[spot.neighbour],
        shift=_shift(spot),
    )
    note = text("joined", joins=spot.joins)
    return Option(spot_word(letter, sketch.letters, spot), lay, text("group-card", letter=letter), note)


def _shift(spot: Spot) -> Text:
    if not spot.shift:
        return plain("level")
    back, forth = ("left", "right") if spot.side in "NS" else ("up", "down")
    return text(f"shift-{forth if spot.shift > 0 else back}", cells=abs(spot.shift))


def _gates(sketch: Sketch, kit: Kit) -> list[Option]:
    """Every gate, with the corridor behind it up to the first decision."""
    maze = maze_of(sketch.cards)
    return [_gate(maze, start, kit) for start in beginnings(maze, kit)]


def _gate(maze: Maze, start: Trail, kit: Kit) -> Option:
    *_, last = run = run_on(maze, start, kit)
    entered = text("enter", number=maze.gate_number(*start.gate))
    return Option(word_of(run), entered, plain("group-gates"), leads(maze, 0, last))


# ── ways ─────────────────────────────────────────────────────────────────────────────────────────────────


def _ways(maze: Maze, trail: Trail, kit: Kit) -> list[Option]:
    """Each possible step, with the corridor behind it up to the next decision."""
    options = []
    for first in following(maze, trail):
        run = run_on(maze, first, kit)
        note = leads(maze, trail.found, run[-1])
        group = plain("group-means") if first.step.startswith("@") else None
        options.append(Option(word_of(run), _way(maze, trail, first), group, note))
    return options


def _payments(maze: Maze, trail: Trail, kit: Kit) -> list[Option]:
    """Other means than the usual ones, for the obstacle here or for what the latest step has cost.

    Only where there is a choice: without tokens and books, found items pay.
    """
    if kit == Kit() or trail.step == "!":
        return []
    item, possible = to_be_paid(maze, trail, kit)
    others = [(means, _means(means, item)) for means in possible[1:]]
    if trail.state != BARRED:
        group = plain("group-means")
        return [Option(f"!{means}", text("pay-instead", means=named), group) for means, named in others]
    return [_overcome(maze, trail, kit, means, named) for means, named in others]


def _means(means: str, item: str) -> Text:
    """A token or a book; what was found pays by itself."""
    return book_name(STAND_INS[item]) if means == "book" else text("a-token", item=item_name(item))


def _overcome(maze: Maze, trail: Trail, kit: Kit, means: str, named: Text) -> Option:
    """The same as the plain way past the obstacle, but with these means."""
    run = run_on(maze, next(way for way in following(maze, trail) if way.step == "!"), kit)
    return Option(
        word_of([run[0]._replace(step=f"!{means}"), *run[1:]]),
        text(f"overcome-{maze.obstacles[trail.at]}-with", means=named),
        plain("group-means"),
        leads(maze, trail.found, run[-1]),
    )


def _way(maze: Maze, before: Trail, after: Trail) -> Text:
    """What a step does; where it leads is said beside it."""
    step = after.step
    if step in STEPS:
        return text("go", side=step)
    if step.startswith("#"):
        return text("door", door=int(step[1:]))
    if step == "!":
        return plain(f"overcome-{maze.obstacles[before.at]}")
    if step == "U":
        return plain("upstairs")
    if step.startswith("D"):
        hole = maze.things[(after.active & ~before.active).bit_length() - 1]
        key = "fall" if hole.kind == "fall-pit" else "downstairs"
        return text(f"{key}-at", cell=step[1:]) if step[1:] else plain(key)
    if step.startswith("O"):
        return text("travel", portal=step[1:])
    return _spell(step)


def _spell(step: str) -> Text:
    name, _, target = step[1:].partition("(")
    name, _, door = name.partition("#")
    aim, book = target.strip(")"), book_name(name)
    if aim in ITEMS:
        return text("spell-gift", book=book, item=item_name(aim))
    if door:
        return text("spell-door", book=book, door=int(door))
    if aim in STEPS:
        return text("spell-wrap", book=book, side=aim)
    return text("spell-to", book=book, aim=aim) if aim else book


def leads(maze: Maze, before: int, last: Trail) -> Text:
    """Where a run ends, and what would be discovered on the way."""
    finds = _finds(maze, before, last.found)
    to = _target(maze, last)
    return to if finds is None else text("leads", to=to, finds=finds)


def _target(maze: Maze, last: Trail) -> Text:
    """Where a run ends, and whether the path could go on from there."""
    if last.at == OUTSIDE:
        assert last.before is not None
        return text("to-exit", number=maze.gate_number(last.before.at, last.step))
    cell = maze.name(maze.where[last.at])
    end = "" if following(maze, last) else "-end"
    if last.state == BEATEN:
        return text("to-monsters", cell=cell)
    if maze.rooms[last.at]:
        return text(f"to-room{end}", cell=cell)
    if last.state == BARRED:
        thing = item_name(maze.obstacles[last.at])
        return text(f"to-obstacle{end}", cell=cell, thing=thing)
    return text(f"to-cell{end}", cell=cell)


def _finds(maze: Maze, before: int, after: int) -> Text | None:
    """What would be discovered on the way."""
    new = after & ~before
    counts: dict[str, int] = {}
    for number, thing in enumerate(maze.things):
        if new >> number & 1:
            kind = counted_as(thing.kind)
            counts[kind] = counts.get(kind, 0) + 1
    return discoveries_text(counts) if counts else None
