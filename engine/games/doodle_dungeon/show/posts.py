"""What the channel is told when a hero's way through a dungeon has ended."""

from __future__ import annotations

from engine.core import Text
from engine.games.doodle_dungeon.phrases import plain
from engine.games.doodle_dungeon.show.views import FIGHTS, TableView

ENDS = frozenset(plain(key).key for key in ("died", "escaped"))


def round_post(view: TableView) -> list[Text]:
    """The encounter in which a hero has died, or that the hero got away."""
    if not any(event.key in ENDS for event in view.events):
        return []
    return sorted(
        [event for event in view.events if event.key in FIGHTS], key=lambda one: one.key not in ENDS
    )
