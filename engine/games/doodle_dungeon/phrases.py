"""Texts of Doodle Dungeon, and the small ones that others are made of: squares, elements, cards, actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from engine.core import Arg, Cell, Illegal, Option, Phrases, Spot, Text, all_of
from engine.games.doodle_dungeon.board.formations import spot_over
from engine.games.doodle_dungeon.board.law import Flaw
from engine.games.doodle_dungeon.board.outlooks import outlook
from engine.games.doodle_dungeon.board.sheet import MONSTER_LETTERS, NAMES
from engine.games.doodle_dungeon.cards import ACTIONS, CARDS, SHEET

PHRASES = Phrases("doodle-dungeon")
text = PHRASES.text
about = PHRASES.about
plain = PHRASES.plain
option = PHRASES.option
tell = PHRASES.tell

Args = dict[str, Arg]
ODDS = ((1, 10), (1, 5), (1, 4), (1, 3), (1, 2), (2, 3), (3, 4), (4, 5), (9, 10))
"""Chances that people can picture: one out of ten, and so on."""
HARDLY_EVER = 0.05
ALMOST_ALWAYS = 0.95


def element_word(element: str) -> Text:
    """An element by name."""
    return plain(element.lower())


def category_word(category: str) -> Text:
    """A category of upgrades by name."""
    return plain(f"category-{category}")


def action_word(action: str) -> Text:
    """An action by name."""
    return plain(action)


def action_line(action: str) -> Text:
    """What an action does, in one line."""
    return plain(f"{action}-line")


@cache
def card_word(card: str) -> Text:
    """A card by its action and its number, since several cards share an action."""
    return text("card", action=action_word(CARDS[card].action), number=int(card))


@cache
def card_option(card: str) -> Option:
    """A card on offer: what it builds, and what it does later."""
    action = CARDS[card].action
    words = text("option-card", action=action_word(action), elements=elements_word(card))
    note = text(f"note-card-{ACTIONS[action].side}", line=action_line(action))
    return Option(card, words, note=note)


def cards_word(cards: Iterable[str]) -> Text:
    """Several cards as an enumeration."""
    return all_of([card_word(card) for card in cards])


@cache
def elements_word(card: str) -> Text:
    """All elements of a card, from the left; several of a kind in a row are counted."""
    runs: list[tuple[str, int]] = []
    for element in CARDS[card].elements:
        if runs and runs[-1][0] == element:
            runs[-1] = element, runs[-1][1] + 1
        else:
            runs.append((element, 1))
    return all_of([element_word(element) if n == 1 else so_many(n, element) for element, n in runs])


def so_many(count: int, element: str) -> Text:
    """An element with its number."""
    return text("n-of", count=count, kind=element)


def squares_word(squares: Iterable[int]) -> str:
    """Squares by name; the names are the same in every language."""
    return ", ".join([NAMES[square] for square in squares])


def numbered_word(number: int, what: str | Text) -> Text:
    """What a number on a picture stands for."""
    return text("numbered", number=number, what=what)


def what_and_where(element: Text, where: str | Text) -> Text:
    """Something and its place."""
    return text("what-and-where", element=element, where=where)


@cache
def thing_option(kind: str, square: int) -> Option:
    """A trap or monster to choose, by its square."""
    return Option(NAMES[square], what_and_where(element_word(kind), NAMES[square]))


def flaw_refusal(flaw: Flaw) -> Text:
    """Why a placement is refused."""
    return plain(f"flaw-{flaw}")


def spot_named(formation: str, cells: list[Cell]) -> Spot:
    """Where a formation lies if all its squares are named, as the story does; refuses another shape."""
    spot = spot_over(formation, cells)
    if spot is None:
        raise Illegal(text("flaw-other-shape", formation=element_word(formation)))
    return spot


_FLAWS = {flaw_refusal(flaw).key: flaw for flaw in Flaw}


def read_refusal(refusal: Text) -> Flaw | None:
    """The flaw a refusal is about; None if the building law has nothing to do with it."""
    return _FLAWS.get(refusal.key)


def path_word(squares: str, path: Sequence[int]) -> Text:
    """A path in numbers: its length, and the traps and monsters on it."""
    return text("path", **on_path(squares, path))


def proposal_word(squares: str, boxes: tuple[int, ...], path: Sequence[int]) -> Text:
    """What is on a path, and how the hero will probably fare on it."""
    return text("proposal", **on_path(squares, path), outlook=outlook_word(squares, boxes, path))


def preview_word(squares: str, boxes: tuple[int, ...], path: Sequence[int]) -> Text:
    """The same of a path that is being drawn."""
    return text("preview-way", path=path_word(squares, path), outlook=outlook_word(squares, boxes, path))


def outlook_word(squares: str, boxes: tuple[int, ...], path: Sequence[int]) -> Text:
    """How the hero arrives, or where and how often he dies."""
    found = outlook(squares, boxes, tuple(path))
    args: Args = {"hearts": round(found.hearts), "most": SHEET.hearts, "square": NAMES[found.where]}
    if found.death < HARDLY_EVER:
        return text("outlook-arrives", **args)
    times, out_of = min(ODDS, key=lambda odds: abs(odds[0] / odds[1] - found.death))
    if found.death > ALMOST_ALWAYS:
        return text("outlook-dies-surely", **args)
    return text("outlook-dies" if found.death >= 0.5 else "outlook-risks", **args, times=times, of=out_of)


def on_path(squares: str, path: Sequence[int]) -> Args:
    """How long a path is, and how many traps and monsters are on it."""
    on_it = [squares[square] for square in dict.fromkeys(path)]
    monsters = sum(letter in MONSTER_LETTERS for letter in on_it)
    return {"length": len(path), "traps": on_it.count("T"), "monsters": monsters}
