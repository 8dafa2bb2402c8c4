"""Answers nobody would type in earnest: they are refused with words, and soon."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random

import pytest

from engine.core import Illegal, Text
from engine.games.fairy_market.board import maze, options, script
from engine.games.fairy_market.board.script import path_begins, spelt
from engine.games.fairy_market.board.trail import OUTSIDE, Trail, beginnings, steps
from engine.games.fairy_market.board.ways import following
from engine.games.fairy_market.state import Fair
from tests.engine.fairy_market.scenario import expedition_form, exploring
from texts import speaker

LETTERS = 2000
FEW_CALLS = 80_000
"""Calls of functions; nobody else is served meanwhile."""
TORN = [
    ["book:top", "@", "4@", "\n"],
    ["\n"],
    [";"],
    [";A"],
    ["A", ";", ",;", "BSA"],
    ["", "A", ""],
    ["A", "\0"],
    ["A", "\u2028"],
    ["A", "c3E", "!token"],
    ["A", "c3E", "#\u0663"],
    ["\u212a"],
    ["ß", "İ"],
]
FLOODS = [
    "A ",
    "AN",
    "; ",
    "a1",
    "a1N ",
    "a1N:",
    "@a(",
    "@cross #",
    "!token",
    "A c3E: W ",
    "A B quite wrong ",
    "A BEA+ ",
    "A; x",
    "#1",
    "1",
]


@pytest.mark.parametrize("words", TORN)
def test_torn_words_are_refused_with_a_reason(words: list[str]) -> None:
    g = exploring()
    form = expedition_form(g)

    with pytest.raises(Illegal) as refused:
        form.read(g, 0, words)

    assert speaker("en", ("Anna", "Bert")).say(refused.value.text)
    form.progress(g, 0, words)


@pytest.mark.parametrize("words", TORN)
def test_no_word_in_the_usual_spelling_is_empty(words: list[str]) -> None:
    assert all(spelt(words))


@pytest.mark.parametrize("first", ["", "A; ", "A c3E:", "A c3E: ", "@", "#", "a"])
@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_letters_is_refused_at_once_and_not_repeated(first: str, flood: str) -> None:
    g = exploring()
    form = expedition_form(g)
    typed = (first + flood * LETTERS)[:LETTERS]

    assert work(lambda: form.progress(g, 0, [typed])) < FEW_CALLS
    assert work(lambda: refused(g, [typed])) < FEW_CALLS
    text = refused(g, [typed])
    assert all(len(arg) < 200 for arg in text.args.values() if isinstance(arg, str))


def test_a_long_path_typed_step_by_step_is_read_at_once() -> None:
    g = exploring(hands={"A": "D601 D602 D610 D505 D418"})
    player, form = g.players[0], expedition_form(g)
    player.books = ["hunt", "gift"]
    player.tokens = dict.fromkeys(("sword", "rope", "key", "scroll"), 5)
    usual = form.default(g, 0)
    assert isinstance(usual, list)
    layout = usual[: path_begins(usual)]
    typed = [*layout, *longest_walk(g, layout)]
    assert len(typed) > 50

    assert work(lambda: form.progress(g, 0, typed)) < FEW_CALLS
    assert work(lambda: form.read(g, 0, typed)) < FEW_CALLS
    assert work(lambda: form.following(g, 0, typed)) < FEW_CALLS


def refused(g: Fair, words: list[str]) -> Text:
    """Why the words are refused."""
    with pytest.raises(Illegal) as refusal:
        expedition_form(g).read(g, 0, words)
    return refusal.value.text


def work(call: Callable[[], object]) -> int:
    """How many functions are called with nothing in the caches."""
    for cached in (script._sketch, options.next_words, maze.maze_of):
        cached.cache_clear()
    count = 0

    def counted(frame: object, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(counted)
    try:
        call()
    finally:
        sys.setprofile(None)
    return count


def longest_walk(g: Fair, layout: list[str]) -> list[str]:
    """The longest of many random paths that leave only where they must, step by step."""
    player, chance = g.players[0], Random(3)
    sketch = script.read_script(tuple(player.hand), player.kit(), tuple(layout))
    place = maze.maze_of(sketch.cards)
    found: list[list[Trail]] = []
    for _ in range(200):
        trail = chance.choice(beginnings(place, player.kit()))
        while ways := following(place, trail):
            inside = [way for way in ways if way.at != OUTSIDE and not way.step.startswith("@")]
            trail = chance.choice(inside or ways)
        found.append(steps(trail))
    return [each.step for each in max(found, key=len)]
