"""The puzzles of Boss Monster, from easy to hard: in each of them, every hero in town can be killed."""

from __future__ import annotations

from engine.core import EXERCISE, Chance, Puzzle
from engine.core.puzzles import EASY, HARD, MEDIUM
from engine.games.boss_monster.puzzles.round import Position, set_up_round
from engine.games.boss_monster.state import Realm

ROUNDS = {
    # More damage does not help if one of the heroes is not even lured.
    "bait": Position("MB010", ("MB042", "MB025", "MB043"), ("MB046", "MB013", "MB028"), ("MB079", "MB089")),
    # Power Leech counts only to the left of a Monster Room.
    "neighbour": Position("MB010", ("MB018", "MB041"), ("MB027", "MB024", "MB019"), ("MB080", "MB086")),
    # The fifth room levels Scott up, and all traps deal more.
    "fifth-room": Position(
        "MB011", ("MB041", "MB042", "MB043", "MB051"), ("MB046", "MB018", "MB045"), ("MB118",)
    ),
    # Mageseeker is strongest where there are two symbols.
    "miniboss": Position(
        "MB010", ("MB041", "MB042", "MB025"), ("MB023", "MB062", "MB028"), ("MB101", "MB086"), coins=1
    ),
    # Smash! deals twice as much beside a miniboss.
    "smash": Position(
        "MB010",
        ("MB042", "MB018 MB055 1"),
        ("MB053", "MB045", "MB024"),
        ("MB098", "MB103"),
        ("MB071",),
        stops=True,
    ),
    # The mine pays for the pendulum, but only once everybody is past it.
    "mine": Position(
        "MB010",
        ("MB042", "MB043"),
        ("MB041", "MB045", "MB023"),
        ("MB101", "MB098"),
        stops=True,
    ),
    # The living trap kills anybody, at the price of a room that the next hero should not need.
    "living-trap": Position(
        "MB004",
        ("MB023", "MB024", "MB018", "MB042"),
        ("MB046", "MB047", "MB041"),
        ("MB089", "MB115"),
        stops=True,
    ),
}

PUZZLES = {
    "bait": Puzzle(EASY, 2, (["MB013@new"],)),
    "neighbour": Puzzle(EASY, 2, (["MB024@new"],)),
    "fifth-room": Puzzle(MEDIUM, 2, (["MB045@new"],)),
    "miniboss": Puzzle(MEDIUM, 2, (["MB062@1"],)),
    "smash": Puzzle(MEDIUM, 3, (["MB045@new"], ["MB071/0"], ["4"], ["pass"], ["pass"])),
    "mine": Puzzle(HARD, 2, (["MB045@new"], ["pass"], ["MB042/1"], ["MB043/2"])),
    "living-trap": Puzzle(HARD, 3, (["MB047@4"], ["MB047/4"], ["1.1"], ["pass"])),
}


def new_puzzle(settings: dict[str, str], chance: Chance) -> Realm:
    """Set up the puzzle named by the settings."""
    return set_up_round(ROUNDS[settings[EXERCISE]], settings, chance)
