"""A card built ahead, as its owner would see it on the sheet."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from engine.core import Seat
from engine.games.doodle_dungeon.rules.ahead.blueprints import drafted
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import Master, Sheet


class Paper(NamedTuple):
    """A dungeon with a card that may be taken later."""

    card: str
    dungeon: DungeonView
    squares: tuple[int, ...]
    """Those with something new."""
    built: int
    """How many elements have their place, or lapse."""


def on_paper(view: TableView, seat: Seat, words: list[str]) -> Paper | None:
    """The latest card named, as far as it is built; None if nothing of it is. Refuses illegal words."""
    own = view.dungeons[seat]
    cards, master = drafted(view.row, master_of(own), words)
    if master is None or not master.built:
        return None
    squares = tuple([square for built in master.built for square in built.squares])
    sheet = master.sheet
    dungeon = replace(own, squares=sheet.squares, treasures=sheet.treasures, boxes=sheet.boxes)
    return Paper(cards[-1], dungeon, squares, len(master.built))


def master_of(own: DungeonView) -> Master:
    """The viewer's own dungeon, to build in on paper."""
    return Master(sheet=Sheet(own.squares, own.treasures, own.boxes))
