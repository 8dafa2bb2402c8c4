"""The state of a Doodle Dungeon table: dungeon masters with their sheets, heroes and cards."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.core import Deck, Seat, State
from engine.games.doodle_dungeon.board.sheet import BLANK, KINDS, drawn
from engine.games.doodle_dungeon.cards import CARDS, CATEGORIES, LEVELS, SHEET

OUTSIDE = -1
"""Where a hero stands before the first move: in front of the entrance."""

BUILDING, DRAWING, DEFENDING, OVER = "building", "drawing", "defending", "over"
INSIDE, DEAD, ESCAPED = "inside", "dead", "escaped"


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """The dungeon sheet, and the treasures noted down on the score sheet."""

    squares: str = BLANK
    treasures: tuple[int, ...] = ()
    boxes: tuple[int, ...] = (0,) * len(CATEGORIES)
    """How many boxes are ticked, category by category."""

    def level(self, category: str) -> int:
        """The highest value unlocked."""
        return LEVELS[category][self.boxes[CATEGORIES.index(category)]]

    def with_letter(self, squares: tuple[int, ...], letter: str) -> Sheet:
        """The sheet with the same thing drawn on each of these squares."""
        word = self.squares
        for square in squares:
            word = drawn(word, square, letter)
        return replace(self, squares=word)

    def with_ticks(self, category: str, ticks: int) -> Sheet:
        """The sheet with so many more boxes ticked."""
        index = CATEGORIES.index(category)
        boxes = list(self.boxes)
        boxes[index] += ticks
        return replace(self, boxes=tuple(boxes))


class Built(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What became of one element of the open card."""

    element: str
    squares: tuple[int, ...] = ()
    category: str = ""
    lapsed: bool = False
    forced: bool = False
    """Whether nothing else was possible, so that nobody was asked."""


class Hero(msgspec.Struct, frozen=True, gc=False):
    """The hero in a dungeon."""

    path: tuple[int, ...] = ()
    at: int = OUTSIDE
    """How far along the path."""
    hearts: int = SHEET.hearts
    fate: str = INSIDE

    @property
    def square(self) -> int:
        """Where the hero stands; only once inside."""
        return self.path[self.at]


class Laid(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A hero action that lies above a dungeon."""

    card: str
    seat: Seat
    """Who laid it there."""
    target: int = OUTSIDE
    """The square of the monster a bomb is meant for."""

    @property
    def action(self) -> str:
        """What it does."""
        return CARDS[self.card].action


class Master(msgspec.Struct, frozen=True, gc=False):
    """A dungeon master: everything in front of one player."""

    name: str = ""
    """What the dungeon is called."""
    sheet: Sheet = Sheet()
    card: str = ""
    """The card taken this round, open until all have built."""
    built: tuple[Built, ...] = ()
    """What has been built from it so far."""
    ready: bool = False
    deck: tuple[str, ...] = ()
    """The action deck, its top card last."""
    hand: tuple[str, ...] = ()
    hero: Hero = Hero()
    above: tuple[Laid, ...] = ()
    """Hero actions above the dungeon, the oldest first."""
    turns: int = 0
    """How many turns of phase C have begun."""


class Encounter(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A trap or a fight, while it goes on and until the next one."""

    seat: Seat
    square: int
    kind: str
    level: int
    """A trap's damage; for a monster, what is added to the dice."""
    dice: tuple[int, ...] = ()
    bonus: int = 0
    """What cards add to the strength."""
    damage: int = 0
    """What cards add to the damage."""
    most: int | None = None
    """How many dungeon actions may be played, if a card limits them."""
    played: tuple[str, ...] = ()
    """The dungeon actions played so far."""
    stays: bool = False
    leaves: bool = False
    outcome: str = ""
    """Empty while it goes on; then `sprung`, `won`, `lost` (by the monster) or `smoke`."""
    hurt: int = 0
    """Hearts the hero lost in it."""

    @property
    def strength(self) -> int:
        """The monster's strength in this fight."""
        return sum(self.dice) + self.level + self.bonus


class Score(msgspec.Struct, frozen=True, gc=False):
    """The final score of one dungeon, line by line."""

    treasures: tuple[tuple[int, bool], ...]
    """Every treasure's square, and whether a monster still guards it."""
    treasure_level: int
    treasure_points: int
    monsters: tuple[int, ...]
    """How many of each kind are left: goblins, orcs, dragons."""
    monster_points: int
    death: int
    hearts: int
    """Minus one for each heart an escaped hero kept."""
    total: int
    crossed_out: int
    """Monsters crossed out; fewer of them break a tie."""


class Table(State, kw_only=True):
    """A Doodle Dungeon table."""

    masters: list[Master]
    pile: Deck
    """The build pile and the general discard pile. Cards removed at set-up are in no list at all."""
    row: tuple[str, ...] = ()
    """Cards on offer this round."""
    round: int = 0
    phase: str = BUILDING
    start: Seat = 0
    active: Seat | None = None
    """Whose turn it is in phase C."""
    encounter: Encounter | None = None
    closing: str = ""
    """How the active player ends the turn: `end` or `exchange`; empty while that is open."""
    scores: tuple[Score, ...] = ()

    def draw_on(self, seat: Seat, sheet: Sheet) -> None:
        """Replace a player's sheet."""
        self.masters[seat] = replace(self.masters[seat], sheet=sheet)

    def kind_on(self, seat: Seat, square: int) -> str | None:
        """The trap or monster that lives on a square of a dungeon."""
        return KINDS.get(self.masters[seat].sheet.squares[square])

    def right_of(self, seat: Seat) -> Seat:
        """The neighbour on the right, in whose dungeon this player draws the path."""
        return (seat - 1) % self.seats

    def heroes_inside(self) -> list[Seat]:
        """Dungeons whose hero is neither dead nor escaped."""
        return [seat for seat, master in enumerate(self.masters) if master.hero.fate == INSIDE]
