"""In a puzzle nobody is shown the way: what a table proposes would often be the solution."""

from __future__ import annotations

import pytest

from engine.core import Script
from engine.core.puzzles import SOLVER
from engine.core.registry import game
from engine.games.fairy_market.board.script import path_begins

GAME = game("fairy-market")


@pytest.mark.parametrize("name", GAME.puzzles)
def test_neither_the_layout_nor_the_path_of_a_puzzle_is_proposed(name: str) -> None:
    state = GAME.start(1, GAME.exercise_settings(name), 1)
    [asked] = [one for one in state.pending() if one.seat == SOLVER]
    [words] = GAME.puzzles[name].solution
    assert isinstance(asked.form, Script)
    assert isinstance(words, list)
    cards = path_begins(words)

    for end in (0, *range(cards, len(words))):
        assert list(asked.form.suggestions_after(state, SOLVER, words[:end]).proposals) == []
    assert asked.form.suggestions_after(state, SOLVER, words[: cards - 1]).proposals, (
        "places for cards are shown"
    )
