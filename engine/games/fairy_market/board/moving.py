"""Moving a card that lies in the dungeon already: the others stay, and the path as far as it still leads."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.core.forms import Piece, Place
from engine.core.grid import Spot
from engine.games.fairy_market.board.layout import Laid, joins, spots
from engine.games.fairy_market.board.layout import Spot as Beside
from engine.games.fairy_market.board.script import Sketch, path_begins, spot_word, steps_in
from engine.games.fairy_market.board.trail import BOOK_BITS
from engine.games.fairy_market.cards import BOOKS
from engine.games.fairy_market.cards.notation import COLUMNS, ROWS
from engine.games.fairy_market.phrases import text

_CELL = re.compile(r"(?<![a-z-])([a-z])(\d+)")
HALF_A_TURN = 2
ANYWHERE = sum(BOOK_BITS[book.id] for book in BOOKS.values() if book.jump and book.jump.origin == "anywhere")
"""The books that lead on from the middle of a corridor."""


def movable(sketch: Sketch, words: Sequence[str]) -> list[Piece]:
    """Every card laid, by letter, with all the places where it could lie while the others stay.

    Moving one may change the order in which they are written down, but not their letters.
    """
    path = list(words[path_begins(words) :])
    left, top = _corner(sketch.cards)
    pieces = []
    for letter in sorted(sketch.letters):
        number, places = sketch.letters.index(letter), []
        laid = sketch.cards[number]
        for other in _elsewhere(sketch.cards, number):
            cards = (*sketch.cards[:number], other, *sketch.cards[number + 1 :])
            if (written := written_down(sketch.letters, cards)) is not None:
                moved = _corner(cards)
                going = [_renamed(word, left - moved[0], top - moved[1]) for word in path]
                places.append(Place(_spot(other, left, top), [*written, *going]))
        pieces.append(Piece(text("piece", letter=letter), _spot(laid, left, top), places))
    return pieces


def _elsewhere(cards: Sequence[Laid], number: int) -> list[Laid]:
    """Where else a card could lie; a card alone can only be turned."""
    laid, others = cards[number], [*cards[:number], *cards[number + 1 :]]
    if not others:
        return [Laid(laid.card, laid.x, laid.y, not laid.turned)]
    return [spot.laid for spot in spots(others, laid.card) if spot.laid != laid]


def _corner(cards: Sequence[Laid]) -> tuple[int, int]:
    return min(laid.x for laid in cards), min(laid.y for laid in cards)


def _spot(laid: Laid, left: int, top: int) -> Spot:
    return Spot(laid.y - top, laid.x - left, HALF_A_TURN * laid.turned)


def written_down(letters: str, cards: Sequence[Laid]) -> list[str] | None:
    """The words that lay these cards, in their order as far as possible; None if some are not joined."""
    words, done, left = [f"{letters[0]}{'r' * cards[0].turned}"], [0], list(range(1, len(cards)))
    while left:
        pairs = ((number, other) for number in left for other in done)
        found = next((pair for pair in pairs if joins(cards[pair[1]], cards[pair[0]]) > 0), None)
        if found is None:
            return None
        number, other = found
        words.append(_word(letters, cards, number, other))
        done.append(number)
        left.remove(number)
    return words


def _word(letters: str, cards: Sequence[Laid], number: int, other: int) -> str:
    """How a card lies beside another one it is joined to."""
    laid, neighbour = cards[number], cards[other]
    across, down = laid.x - neighbour.x, laid.y - neighbour.y
    if abs(across) == COLUMNS:
        side, shift = "E" if across > 0 else "W", down
    else:
        side, shift = "S" if down > 0 else "N", across
    assert abs(across) == COLUMNS or abs(down) == ROWS
    return spot_word(letters[number], letters, Beside(laid, other, side, shift, joins(neighbour, laid)))


def _renamed(word: str, right: int, down: int) -> str:
    """A word of a path after the first column and row have changed; a cell that is gone refuses it."""

    def name(cell: re.Match[str]) -> str:
        return f"{chr(ord(cell[1]) + right)}{int(cell[2]) + down}"

    return _CELL.sub(name, word)


def a_step_back(sketch: Sketch, words: Sequence[str]) -> list[str]:
    """The words with the latest run a step shorter, for owners of a book that works in the middle of it."""
    trail = sketch.trail
    if trail is None or trail.before is None or not trail.before.books & ANYWHERE:
        return []
    *earlier, latest = words
    gate, colon, run = latest.rpartition(":")
    *kept, _ = steps_in(run)
    shorter = gate + colon * bool(kept) + "".join(kept)
    return [*earlier, shorter] if kept or gate else []
