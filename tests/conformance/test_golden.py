"""A golden play-through per game: the story of one game between computer players, as the table hears it.

When the rules or the wording change on purpose, write the stories anew and read the difference:

    python -m tests.conformance.test_golden
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.cli.self_play import moments
from engine.core.registry import AnyGame, games
from tests.conformance.plays import NAMES
from texts import speaker

GOLDEN = Path(__file__).parent / "golden"
SEED = 1
SEATS = 4


def story(game: AnyGame) -> str:
    """Everything an onlooker hears, move by move, and the final scores."""
    seats = min(max(SEATS, game.seats[0]), game.seats[1])
    names = NAMES[:seats]
    speak = speaker("en", names)
    lines = [f"{speak.say(game.title)}, seed {SEED}, {seats} seats"]
    for number, state in enumerate(moments(game, seats, {}, SEED)):
        lines += [f"{number:4}  {speak.say(text)}" for text in game.view(state, None).events]
    assert state.result is not None
    lines += [f"{name}: {score}" for name, score in zip(names, state.result.scores, strict=True)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("key", games())
def test_the_story_is_the_one_we_know(key: str) -> None:
    assert (GOLDEN / f"{key}.txt").read_text("utf-8") == story(games()[key])


def test_every_game_has_a_golden_story() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(games())


if __name__ == "__main__":
    for key, game in games().items():
        (GOLDEN / f"{key}.txt").write_text(story(game), "utf-8")
