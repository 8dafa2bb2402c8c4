"""What makes the battles puzzles: how hard they are, and how the fewest tiles are lost."""

from __future__ import annotations

from engine.core import Puzzle
from engine.core.forms import Choice
from engine.core.puzzles import EASY, HARD, MEDIUM
from engine.games.dungeon_lords.cards import EXERCISES
from engine.games.dungeon_lords.squares import FIRST_TUNNELS


def _battle(name: str, level: int, *solution: Choice) -> Puzzle:
    """A battle whose result is the number of tiles one keeps."""
    return Puzzle(level, len(FIRST_TUNNELS) - EXERCISES[name].best, solution)


NOBODY: list[str] = []

PUZZLES = {
    "first": _battle("first", EASY, ["rolling-stone"], ["m1"], ["m1:feast"], ["m2"]),
    "first-room": _battle("first-room", EASY, ["rolling-stone"], ["m1", "m2"], ["m1:feast"]),
    "second": _battle("second", MEDIUM, ["no-trap"], ["m1"], NOBODY, ["m1:curse"], ["poisoned-meal"], ["m2"]),
    "fourth": _battle(
        "fourth",
        MEDIUM,
        ["fire-wall"],
        NOBODY,
        ["anti-magic-dart"],
        ["m1"],
        ["silver-priest-2"],
        ["m1:drip"],
    ),
    "fifth": _battle("fifth", MEDIUM, ["no-trap"], ["m2"], NOBODY, ["cursed-ring"], NOBODY, ["m1"]),
    "third": _battle(
        "third",
        HARD,
        ["cursed-ring"],
        ["m1"],
        ["m1:nip:silver-thief-4"],
        ["no-trap"],
        ["m1"],
        ["m1:nip:silver-thief-4"],
        ["pendulum"],
        ["m1"],
        ["m1:drain:silver-warrior-4"],
    ),
    "sixth": _battle("sixth", HARD, ["rolling-stone"], ["m1"], ["m1:hold"], ["trap-door"], ["m3"], ["m2"]),
}
"""From easy to hard; by their names, the first four stand in the rulebook's order."""
