"""Small texts others are made of: squares, elements, cards, actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from engine.core import Option, Seat, Text, all_of, seat_name
from engine.games.doodle_dungeon.board.sheet import MONSTER_LETTERS, NAMES
from engine.games.doodle_dungeon.cards import CARDS

Args = dict[str, int | str | Text]


@lru_cache(maxsize=4096)
def told(key: str, **args: int | str) -> Text:
    """A text of this game with plain arguments."""
    return Text(f"doodle-dungeon-{key}", dict(args))


@cache
def element_word(element: str) -> Text:
    """An element by name."""
    return Text(f"doodle-dungeon-{element.lower()}")


@cache
def category_word(category: str) -> Text:
    """A category of upgrades by name."""
    return Text(f"doodle-dungeon-category-{category}")


@cache
def action_word(action: str) -> Text:
    """An action by name."""
    return Text(f"doodle-dungeon-{action}")


@cache
def card_word(card: str) -> Text:
    """A card by its action and number, which tells it from others with the same action."""
    return Text("doodle-dungeon-card", {"action": action_word(CARDS[card].action), "number": int(card)})


@cache
def elements_word(card: str) -> Text:
    """All elements of a card, from the left; several of a kind in a row are counted."""
    runs: list[tuple[str, int]] = []
    for element in CARDS[card].elements:
        if runs and runs[-1][0] == element:
            runs[-1] = element, runs[-1][1] + 1
        else:
            runs.append((element, 1))
    return all_of([_run(element, count) for element, count in runs])


def _run(element: str, count: int) -> Text:
    if count == 1:
        return element_word(element)
    return Text("doodle-dungeon-so-many", {"count": count, "element": element_word(element)})


def squares_word(squares: Iterable[int]) -> str:
    """Squares by name; they are called the same in every language."""
    return ", ".join(NAMES[square] for square in squares)


@cache
def thing_option(kind: str, square: int) -> Option:
    """A trap or monster to choose, by its square."""
    args: Args = {"element": element_word(kind), "where": NAMES[square]}
    return Option(NAMES[square], Text("doodle-dungeon-what-and-where", args))


@cache
def seat_args(seat: Seat) -> Args:
    """The one argument nearly every sentence has."""
    return {"seat": seat_name(seat)}


def path_word(squares: str, path: Sequence[int]) -> Text:
    """A path in numbers: its length, and the traps and monsters on it."""
    return told("path", **_on_path(squares, path))


def proposal_word(squares: str, path: Sequence[int], hearts: int) -> Text:
    """A path one could take, and the hearts it costs the hero on average."""
    return told("proposal", **_on_path(squares, path), hearts=hearts)


def _on_path(squares: str, path: Sequence[int]) -> dict[str, int]:
    on_it = [squares[square] for square in dict.fromkeys(path)]
    monsters = sum(letter in MONSTER_LETTERS for letter in on_it)
    return {"length": len(path), "traps": on_it.count("T"), "monsters": monsters}
