"""What a player or an onlooker may know of a Doodle Dungeon table: fields copied one by one."""

from __future__ import annotations

import msgspec

from engine.core import Path, Seat, Text, View, common, round_chapter, seats_named
from engine.core.agenda import Gathering
from engine.games.doodle_dungeon.board.sheet import square_of
from engine.games.doodle_dungeon.phrases import plain, text
from engine.games.doodle_dungeon.state import (
    BUILDING,
    DEFENDING,
    DRAWING,
    OVER,
    Built,
    Encounter,
    Laid,
    Master,
    Score,
    Table,
)
from engine.games.doodle_dungeon.timing import ROUNDS

FIGHTS = frozenset(plain(key).key for key in ("smoke", "sprung", "won", "lost", "died", "escaped"))
"""The events that end an encounter, or a hero's way."""


class DungeonView(msgspec.Struct, frozen=True, gc=False):
    """A dungeon and its master as one viewer sees them."""

    name: str
    """Empty if the dungeon has none."""
    squares: str
    """One letter for every square, row by row; see `sheet.py`."""
    boxes: tuple[int, ...]
    """Ticks by category, in the order of `CATEGORIES`."""
    treasures: tuple[int, ...]
    """Squares; the viewer's own, and at the end everybody's."""
    treasure_count: int | None
    """Known to everybody from the end of phase A on."""
    card: str
    """The card of this round, while it is open."""
    built: tuple[Built, ...]
    """What was built from it, without the squares where others hid treasures."""
    ready: bool
    deck_size: int
    hand_size: int
    path: tuple[int, ...]
    at: int
    """How far the hero has come along the path; -1 is outside the entrance."""
    hearts: int
    fate: str
    """`inside`, `dead` or `escaped`."""
    above: tuple[Laid, ...]


class TableView(View, frozen=True, gc=False, kw_only=True):
    """The table as one viewer sees it."""

    phase: str
    """`building`, `drawing`, `defending` or `over`."""
    round: int
    rounds: int
    start: Seat
    active: Seat | None
    row: tuple[str, ...]
    pile_size: int
    discards: tuple[str, ...]
    """The whole discard pile, the latest card last."""
    dungeons: tuple[DungeonView, ...]
    deck: tuple[str, ...]
    """The viewer's own action deck, sorted by number, while they may look through it."""
    hand: tuple[str, ...]
    drawing: Seat | None
    """Whose dungeon the viewer draws a path through."""
    drawn: tuple[int, ...]
    """The path the viewer has drawn there, until all paths are shown."""
    turn: int = 0
    """The round of turns in phase C; 0 before it."""
    encounter: Encounter | None
    scores: tuple[Score, ...]

    @property
    def fought(self) -> list[Seat]:
        """In whose dungeons a hero has just fought, died or got away."""
        told = [event for event in self.events if event.key in FIGHTS]
        return list(dict.fromkeys(seat for event in told for seat in seats_named(event)))


def view(g: Table, viewer: Seat | None) -> TableView:
    """The table as `viewer` sees it; None is an onlooker."""
    own = None if viewer is None else g.masters[viewer]
    drawing = g.right_of(viewer) if viewer is not None and g.phase == DRAWING else None
    return TableView(
        **common(g, viewer),
        phase=g.phase,
        round=g.round,
        rounds=ROUNDS,
        start=g.start,
        active=g.active,
        row=g.row,
        pile_size=len(g.pile.pile),
        discards=tuple(g.pile.discards),
        dungeons=tuple([_dungeon(g, master, seat == viewer) for seat, master in enumerate(g.masters)]),
        deck=tuple(sorted(own.deck)) if own is not None and g.phase in (BUILDING, DRAWING) else (),
        hand=own.hand if own is not None else (),
        drawing=drawing,
        drawn=() if viewer is None or drawing is None else _drawn(g, viewer),
        turn=max([master.turns for master in g.masters]),
        encounter=g.encounter,
        scores=g.scores,
    )


def chapter(view: TableView) -> Text | None:
    """The round of building, the drawing of paths, the round of defending, or the final count."""
    if view.phase == BUILDING:
        return round_chapter(view)
    return text(f"chapter-{view.phase}", **({"round": view.turn} if view.phase == DEFENDING else {}))


def _dungeon(g: Table, master: Master, own: bool) -> DungeonView:
    sheet, hero = master.sheet, master.hero
    counted = g.phase != BUILDING
    return DungeonView(
        master.name,
        sheet.squares,
        sheet.boxes,
        sheet.treasures if own or g.phase == OVER else (),
        len(sheet.treasures) if own or counted else None,
        master.card,
        master.built if own or not master.built else _without_secrets(master.built),
        master.ready,
        len(master.deck),
        len(master.hand),
        hero.path,
        hero.at,
        hero.hearts,
        hero.fate,
        master.above,
    )


def _without_secrets(built: tuple[Built, ...]) -> tuple[Built, ...]:
    return tuple([Built("treasure") if one.element == "treasure" else one for one in built])


def _drawn(g: Table, viewer: Seat) -> tuple[int, ...]:
    """The viewer's own answer, which is secret until all are in."""
    for item in g.agenda:
        if isinstance(item, Gathering):
            for question in item.questions:
                if question.seat == viewer and viewer in item.answers and isinstance(question.form, Path):
                    way = question.form.read(g, viewer, item.answers[viewer])
                    return tuple([square_of(cell) for cell in way])
    return ()
