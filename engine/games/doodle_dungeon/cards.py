"""Everything printed: sheet, tracks, monsters, wall formations, actions and cards, read from `cards.toml`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated

import msgspec

from engine.core import Illegal, Text
from engine.core.editions import printed
from engine.core.grid import read_cell

Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
Change = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Some = Annotated[int, msgspec.Meta(ge=1, le=20)]
Length = Annotated[int, msgspec.Meta(ge=6, le=12)]
Square = Annotated[str, msgspec.Meta(pattern="^[A-L](1[0-2]|[1-9])$")]
Walls = Annotated[str, msgspec.Meta(pattern="^[#.]{1,4}$")]


class SheetPrint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dungeon sheet and the dice."""

    rows: Length
    columns: Length
    entrance: Square
    exit: Square
    hearts: Some
    dice: Some
    """How many dice there may be in a fight."""
    sides: Some
    target: Annotated[int, msgspec.Meta(ge=1, le=40)]
    """A monster of this strength wins."""
    source: str


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A category of upgrades: its value without a tick, and the boxes and new value of every group."""

    id: str
    base: Small
    groups: tuple[tuple[Some, Small], ...]
    source: str

    @property
    def boxes(self) -> int:
        """How many boxes there are to tick."""
        return sum(boxes for boxes, _ in self.groups)

    def level(self, ticked: int) -> int:
        """The value unlocked by so many ticks; only full groups count."""
        value = self.base
        for boxes, unlocked in self.groups:
            ticked -= boxes
            if ticked < 0:
                break
            value = unlocked
        return value


class MonsterPrint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of monster: what it is worth alive, and the damage it deals when it wins."""

    id: str
    points: Small
    damage: Small
    source: str


class Formation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Walls that are drawn together, row by row; `#` is a wall."""

    id: str
    rows: tuple[Walls, ...]
    source: str


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card does in phase C; see `cards.toml` for the vocabulary."""

    id: str
    side: str
    when: str
    source: str
    of: str = ""
    strength: Change = 0
    dice: Small = 0
    drop: Small = 0
    damage: Change = 0
    stays: bool = False
    leaves: bool = False
    hearts: int = 0
    most: int | None = None
    target: bool = False
    does: str = ""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card: build elements from left to right for phase A, and an action for phase C."""

    id: str
    elements: tuple[str, ...]
    action: str
    source: str


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    sheet: SheetPrint
    tracks: tuple[Track, ...]
    monsters: tuple[MonsterPrint, ...]
    formations: tuple[Formation, ...]
    actions: tuple[Action, ...]
    cards: tuple[Card, ...]


@cache
def box() -> Box:
    """Sheets and cards as printed; an error in the file is reported with its place."""
    return printed("doodle-dungeon", Box)


def impossible(box: Box) -> Iterator[tuple[str, str, Text]]:
    """Doors that are not on the sheet, and walls that are not drawn row by row."""
    sheet = box.sheet
    for door in (sheet.entrance, sheet.exit):
        try:
            read_cell(door, sheet.rows, sheet.columns)
        except Illegal:
            yield "sheet", "", Text("doodle-dungeon-edition-door", {"square": door})
    for formation in box.formations:
        if len({len(row) for row in formation.rows}) != 1:
            yield "formations", formation.id, Text("doodle-dungeon-edition-rows")


SHEET = box().sheet
TRACKS = {track.id: track for track in box().tracks}
CATEGORIES = tuple(TRACKS)
MONSTERS = {monster.id: monster for monster in box().monsters}
FORMATIONS = {formation.id: formation for formation in box().formations}
ACTIONS = {action.id: action for action in box().actions}
CARDS = {card.id: card for card in box().cards}
ACTION_OF = {card.id: ACTIONS[card.action] for card in box().cards}

LEVELS = {track.id: tuple(track.level(ticked) for ticked in range(track.boxes + 1)) for track in box().tracks}
"""The value of every category, by the number of boxes ticked."""
