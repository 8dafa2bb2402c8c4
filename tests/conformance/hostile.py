"""Answers no honest client would send: wrong types, wrong lengths, other questions' words, torn notation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from engine.core import (
    Cell,
    Chance,
    Choice,
    Decision,
    Number,
    Path,
    Pick,
    Placement,
    Script,
    Seat,
    State,
    Words,
    take,
)
from tests.conformance.plays import encoded

TYPES: tuple[Any, ...] = (
    None, True, False, 0, -1, 2**63, 10**40, 0.5, float("nan"), "", "A1", b"A1", {}, {"A1": 1}, (), ("A1",),
    set(), [], [None], [0], [[]], [["A1"]], [{}], [b"A1"], [""], [" "], ["\n"], ["\0"], ["\u202e"], ["🗡️"],
    ["ß"], ["İ"],
)  # fmt: skip
WORDS = (
    "A1", "H10", "C7r90m", "r90", "m", "Z99", "a0", "R99", "D4", "↑", "R3D2L1", "@", "4@", "book:top", "p0",
    "p9", "-", "+", ":", "*", "_x_", "`", "<@1>", "<t:0:R>", "{", "}", "{ $x }", "\\", "%s", "pass", "none",
    "0", "-0", "1e9", "½",
)  # fmt: skip
LETTERS = "ABCDEFGHabrm0123456789@:+-*_.,;<>{}[]()'\"\\/ \n\t\0äßλ界🗡"
MOST_WORDS_OF_A_FLOOD = 3000


def hostile_choices(state: State, decision: Decision, count: int, chance: Chance) -> Iterator[Any]:
    """So many hostile answers to an open question."""
    legal = decision.form.sample(state, decision.seat, chance)
    other = chance.one_of(state.decisions())
    foreign = other.form.sample(state, other.seat, chance)
    for _ in range(count):
        make = chance.one_of(MAKERS)
        yield make(chance, legal if chance.below(4) else foreign)


def is_legal(state: State, decision: Decision, choice: Any) -> bool:
    """Whether an accepted answer is one the form speaks of; said anew here, so that no form judges itself."""
    form, seat = decision.form, decision.seat
    match form:
        case Number():
            return type(choice) is int and form.least <= choice <= form.most
        case Pick() if form.alone in choice:
            return bool(choice == [form.alone])
        case Pick():
            ids = {option.id for option in form.options}
            picked = [word for word in choice if word in ids]
            return form.least <= len(set(picked)) == len(choice) <= form.most
        case Words():
            name = " ".join(" ".join(choice).split())
            return name.isprintable() and 0 < len(name) <= form.longest
        case Placement():
            after = encoded(take(state, decision, choice))
            return any(
                encoded(take(state, decision, legal)) == after for legal in _there(form, state, seat, choice)
            )
        case Path():
            return _is_walkable(form, form.read(state, seat, choice))
        case Script():
            spelt = form.read(state, seat, choice)
            return form.read(state, seat, spelt) == spelt


def _there(form: Placement, state: State, seat: Seat, choice: Choice) -> Iterator[Choice]:
    """The legal places that begin on the same square; a choice may turn what looks the same all round."""
    spot = form.read(state, seat, choice)
    for legal in form.legal(state, seat):
        other = form.read(state, seat, legal)
        if (other.row, other.column) == (spot.row, spot.column):
            yield legal


def _is_walkable(form: Path, way: list[Cell]) -> bool:
    """Square by square over the grid, from the start to the goal."""
    steps = [
        abs(row - to_row) + abs(column - to_column) for (row, column), (to_row, to_column) in pairwise(way)
    ]
    on_the_grid = all(0 <= row < form.rows and 0 <= column < form.columns for row, column in way)
    ends = form.start in (None, way[0]) and form.goal in (None, way[-1])
    return on_the_grid and ends and all(length == 1 for length in steps)


def _wrong_type(chance: Chance, choice: Any) -> Any:
    return chance.one_of(TYPES)


def _known_words(chance: Chance, choice: Any) -> Any:
    return [chance.one_of(WORDS) for _ in range(chance.below(9))]


def _torn(chance: Chance, choice: Any) -> Any:
    """A legal answer with one word doubled, dropped, cut or replaced."""
    if not isinstance(choice, list) or not choice:
        return [str(choice), choice] if chance.below(2) else [str(choice)]
    place = chance.below(len(choice))
    word = choice[place]
    cut = word[: chance.below(len(word) + 1)]
    put: list[Any] = [[], [word, word], [cut], [word + cut], [chance.one_of(WORDS)], [chance.one_of(TYPES)]]
    return [*choice[:place], *chance.one_of(put), *choice[place + 1 :]]


def _shuffled(chance: Chance, choice: Any) -> Any:
    if not isinstance(choice, list):
        return [choice]
    words = [*choice, *choice[: chance.below(3)]]
    chance.shuffle(words)
    return words


def _letters(chance: Chance, choice: Any) -> Any:
    return [
        "".join(chance.one_of(LETTERS) for _ in range(chance.below(30))) for _ in range(1 + chance.below(6))
    ]


def _flood(chance: Chance, choice: Any) -> Any:
    """Far more of the same than anybody needs."""
    words = choice if isinstance(choice, list) and choice else [chance.one_of(WORDS)]
    times = 1 + chance.below(MOST_WORDS_OF_A_FLOOD) // len(words)
    return words * times if chance.below(4) else ["".join(map(str, words)) * times]


MAKERS: tuple[Callable[[Chance, Any], Any], ...] = (
    _wrong_type, _known_words, _torn, _shuffled, _letters, _flood,
)  # fmt: skip
