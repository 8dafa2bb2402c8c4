"""Everything printed: sheet, tracks, monsters, wall formations, actions and cards, read from `cards.toml`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class SheetPrint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dungeon sheet and the dice."""

    rows: int
    columns: int
    entrance: str
    exit: str
    hearts: int
    dice: int
    """How many dice there may be in a fight."""
    sides: int
    target: int
    """A monster of this strength wins."""
    source: str


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A category of upgrades: its value without a tick, and the boxes and new value of every group."""

    id: str
    base: int
    groups: tuple[tuple[int, int], ...]
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
    points: int
    damage: int
    source: str


class Formation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Walls that are drawn together, row by row; `#` is a wall."""

    id: str
    rows: tuple[str, ...]
    source: str


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card does in phase C; see `cards.toml` for the vocabulary."""

    id: str
    side: str
    when: str
    source: str
    of: str = ""
    strength: int = 0
    dice: int = 0
    drop: int = 0
    damage: int = 0
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
    return msgspec.toml.decode(files(__package__).joinpath("cards.toml").read_bytes(), type=Box)


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
