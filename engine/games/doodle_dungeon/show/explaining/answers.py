"""What all explanations need: the options of a question, and what lies ahead of a hero."""

from __future__ import annotations

from engine.core import Decision, Pick
from engine.games.doodle_dungeon.board.sheet import KINDS
from engine.games.doodle_dungeon.cards import CATEGORIES, LEVELS
from engine.games.doodle_dungeon.show.views import DungeonView


def offered(decision: Decision) -> list[str]:
    """The options of a question by their ids."""
    return [option.id for option in decision.form.options] if isinstance(decision.form, Pick) else []


def level_of(dungeon: DungeonView, category: str) -> int:
    """The highest value unlocked on a sheet."""
    return LEVELS[category][dungeon.boxes[CATEGORIES.index(category)]]


def ahead_of(dungeon: DungeonView) -> list[int]:
    """The squares of the living traps and monsters the hero has still to meet, in order."""
    return [square for square in dungeon.path[dungeon.at + 1 :] if dungeon.squares[square] in KINDS]


def kind_on(dungeon: DungeonView, square: int) -> str:
    """The living trap or monster on a square."""
    return KINDS[dungeon.squares[square]]
