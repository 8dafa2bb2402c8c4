"""Where everybody's gold has come from, and gone."""

from __future__ import annotations

from engine.core import EXERCISE, Entry, Text
from engine.games.mighty_monsters.phrases import plain, text
from engine.games.mighty_monsters.rules.setup import START_GOLD
from engine.games.mighty_monsters.show.views import CastleView


def account(view: CastleView) -> list[Entry]:
    """Loot, healing, pushing out, and what everybody began with.

    None for a game begun in an earlier release, which has not counted all of it, nor for a puzzle.
    """
    lines = {
        "loot": [lair.looted for lair in view.lairs],
        "healing": [-lair.healed for lair in view.lairs],
        "pushing": [-lair.pushed for lair in view.lairs],
        "start": [START_GOLD] * view.seats,
    }
    sums = [sum(points) for points in zip(*lines.values(), strict=True)]
    if EXERCISE in view.settings or sums != [lair.gold for lair in view.lairs]:
        return []
    return [Entry(plain(f"account-{key}"), tuple(points)) for key, points in lines.items()]


def amount(gold: int) -> Text:
    """What this game counts."""
    return text("amount", points=gold)
