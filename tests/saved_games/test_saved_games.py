"""Games saved by this and by earlier releases load, and can be played to the end.

A file stays here for good once its format has been released; `tests.saved_games.add` makes another.
"""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from engine.cli.self_play import computer_move
from engine.core.registry import games
from engine.core.saving import load, save

FILES = sorted(Path(__file__).parent.glob("*.json"))


def game_and_format(path: Path) -> tuple[str, int]:
    """What the file's name promises."""
    named = re.fullmatch(r"([a-z-]+)-([0-9]+)-\w+", path.stem)
    assert named, f"{path.name} is not called game-format-label.json"
    return named[1], int(named[2])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_saved_game_is_what_its_name_says(path: Path) -> None:
    envelope = msgspec.json.decode(path.read_bytes())

    assert (envelope["game"], envelope["format"]) == game_and_format(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_saved_game_loads_and_goes_on_to_the_end(path: Path) -> None:
    state = load(path.read_bytes())
    game = games()[state.game]
    assert list(game.conserved(state)) == []

    while state.result is None:
        state = computer_move(game, state)

    assert list(game.conserved(state)) == []
    assert load(save(state)) == state


@pytest.mark.parametrize("key", games())
def test_every_game_has_a_saved_game_of_every_format(key: str) -> None:
    formats = {number for game, number in map(game_and_format, FILES) if game == key}

    assert formats == set(range(1, games()[key].format + 1))
