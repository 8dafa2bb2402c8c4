"""What the dungeons would score if the game ended now, as far as everybody can count."""

from __future__ import annotations

from engine.games.doodle_dungeon.board.sheet import LETTERS
from engine.games.doodle_dungeon.cards import MONSTERS
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import DEAD, DEFENDING, ESCAPED
from engine.games.doodle_dungeon.timing import DEATH_POINTS

DECISIVE = tuple([f"doodle-dungeon-{key}" for key in ("score", "died", "lost", "escaped")])
"""What changes points: treasures at the end, a hero's death, a monster that flees, a hero who gets away."""
SETBACKS = ("doodle-dungeon-lost", "doodle-dungeon-escaped")


def points_so_far(dungeon: DungeonView) -> int:
    """Monsters that are left, and the hero once he is gone; treasures are hidden, so they are left out."""
    monsters = sum(dungeon.squares.count(LETTERS[kind]) * each.points for kind, each in MONSTERS.items())
    if dungeon.fate == ESCAPED:
        return monsters - dungeon.hearts
    return monsters + (DEATH_POINTS if dungeon.fate == DEAD else 0)


def standings(view: TableView) -> list[int]:
    """Everybody's points, from the first hero's first step on; at the end with all treasures."""
    if view.scores:
        return [score.total for score in view.scores]
    return [points_so_far(dungeon) for dungeon in view.dungeons] if view.phase == DEFENDING else []
