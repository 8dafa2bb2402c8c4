"""What a game is like, in a few words: how many play, how long it takes, and how hard it is."""

from __future__ import annotations

from engine.core import Text
from engine.core.registry import AnyGame, games

_EVENING = 90
"""Whatever takes longer than so many minutes takes an evening."""


_USUAL_SEATS = 4


def usual_seats(game: AnyGame) -> int:
    """How many play where nobody has said how many: four, if the game allows it."""
    least, most = game.seats
    return max(least, min(_USUAL_SEATS, most))


def from_easy_to_hard() -> list[AnyGame]:
    """All games, the easiest first."""
    return sorted(games().values(), key=lambda one: (one.difficulty, one.minutes, one.key))


def players_of(game: AnyGame) -> Text:
    """How many can play."""
    least, most = game.seats
    return Text("facts-players", {"least": least, "most": most})


def length_of(game: AnyGame) -> Text:
    """How long a game takes."""
    if game.minutes > _EVENING:
        return Text("facts-evening")
    return Text("facts-minutes", {"minutes": game.minutes})


def difficulty_of(game: AnyGame) -> Text:
    """How much there is to learn."""
    return Text(f"difficulty-{game.difficulty.name.lower()}")


def hook_of(game: AnyGame) -> Text:
    """What one does in it."""
    return Text(f"{game.key}-hook")


def in_a_line(game: AnyGame) -> Text:
    """Everything in one line, as a list to choose from has it."""
    return Text(
        "facts-line",
        {"game": game.title, "players": players_of(game), "length": length_of(game), "hook": hook_of(game)},
    )
