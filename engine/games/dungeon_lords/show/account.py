"""Where everybody's points come from."""

from __future__ import annotations

from engine.core import Entry
from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.show.views import UnderworldView


def account(view: UnderworldView) -> list[Entry]:
    """The lines of the final account, all titles together; an exercise has none."""
    lines = {
        "rooms": [score.rooms for score in view.score],
        "monsters": [score.monsters for score in view.score],
        "prisoners": [score.prisoners for score in view.score],
        "conquered": [score.conquered for score in view.score],
        "seals": [score.seals for score in view.score],
        "bonus": [score.bonus_rooms + score.hall_of_fame for score in view.score],
        "titles": [sum(score.titles.values()) for score in view.score],
    }
    return [Entry(plain(f"account-{key}"), tuple(points)) for key, points in lines.items() if points]
