"""The puzzles of Mighty Monsters, easy to hard; every guard is as strong and rich as its level allows."""

from __future__ import annotations

from engine.core import EXERCISE, Chance, Puzzle
from engine.core.puzzles import EASY, HARD, MEDIUM
from engine.games.mighty_monsters.puzzles.castle import SEATS, Position, set_up_raid
from engine.games.mighty_monsters.state import Castle

RAIDS = {
    # The odd gold of guard 2 goes to the stronger monster.
    "odd-coin": Position(("G1-12 C2", "G2-12 B4", "G3-12 B3 C5"), hand=(3, 4, 5)),
    # Guard 3 cannot be beaten as well, so whoever stands there should be cheap to heal.
    "cheap-loss": Position(("G1-12 C4 C3", "G3-12 B5", "G2-12 B3"), hand=(2, 4, 5)),
    # Two monsters of one's own share with nobody.
    "own-gate": Position(("G1-12 B3", "G2-12 C3 C2", "G3-12 B2"), hand=(2, 3, 4), gold=3),
    # Whoever is pushed out has to go where the raid is lost.
    "push-out": Position(("G1-12 B4 C1", "G2-12 C4", "G3-12 B1"), hand=(3, 4, 5), gold=3),
    # One may push out one's own monster, too.
    "second-thoughts": Position(("G1-12 C3", "G2-12 B3 A1", "G3-12 B5 C4"), hand=(4, 5), gold=2),
    # The last free place must be the one where the raid is lost, before somebody is pushed out.
    "weakest-pair": Position(("G1-12 B3 C2", "G2-12 C5", "G3-12 B5"), hand=(2, 3, 5), gold=2, king="K10"),
}

PUZZLES = {
    "odd-coin": Puzzle(EASY, 9, (["5@2"], ["4@1"]), SEATS),
    "cheap-loss": Puzzle(EASY, 6, (["5@2"], ["2@3"]), SEATS),
    "own-gate": Puzzle(MEDIUM, 8, (["2@1"], ["4@1a"]), SEATS),
    "push-out": Puzzle(MEDIUM, 11, (["5@2"], ["3@1b"]), SEATS),
    "second-thoughts": Puzzle(HARD, 10, (["5@2b"], ["4@1"]), SEATS),
    "weakest-pair": Puzzle(HARD, 10, (["5@2"], ["3@1b"]), SEATS),
}


def new_puzzle(settings: dict[str, str], chance: Chance) -> Castle:
    """Set up the puzzle named by the settings."""
    return set_up_raid(RAIDS[settings[EXERCISE]], settings, chance)
