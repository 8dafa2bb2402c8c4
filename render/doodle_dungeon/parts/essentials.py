"""What each picture needs of a view, and no more, so that the same picture is drawn only once.

A player's own sheet looks the same whatever others build meanwhile, and cards on offer stay for many moves.
Pictures are drawn from the reduced view, so they cannot show anything their cache key does not hold.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256

import msgspec
from msgspec.structs import replace

from engine.core.text import Seat
from engine.games.doodle_dungeon.board.sheet import BLANK
from engine.games.doodle_dungeon.cards import CATEGORIES
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import INSIDE, OUTSIDE, Encounter
from texts import Speaker

UNSEEN = DungeonView(
    name="",
    squares=BLANK,
    boxes=(0,) * len(CATEGORIES),
    treasures=(),
    treasure_count=None,
    card="",
    built=(),
    ready=False,
    deck_size=0,
    hand_size=0,
    path=(),
    at=OUTSIDE,
    hearts=0,
    fate=INSIDE,
    above=(),
)
_encode = msgspec.msgpack.Encoder(order="deterministic").encode


@dataclass(frozen=True)
class Sight:
    """A reduced view and a language; two have the same key if their pictures are the same."""

    key: tuple[bytes, str, tuple[str, ...]] = field(repr=False)
    """With a digest: views are large, and keys are kept."""
    view: TableView = field(compare=False)
    speaker: Speaker = field(compare=False, repr=False)


def sight(view: TableView, speaker: Speaker) -> Sight:
    """A reduced view, and the language to draw it in."""
    return Sight((sha256(_encode(view)).digest(), speaker.locale, speaker.names), view, speaker)


def worked_on(view: TableView, viewer: Seat) -> tuple[Seat, DungeonView]:
    """The viewer's own dungeon; while paths are drawn the neighbour's, with the path so far."""
    if view.drawing is None:
        return viewer, view.dungeons[viewer]
    return view.drawing, replace(view.dungeons[view.drawing], path=view.drawn)


def own_fight(view: TableView, viewer: Seat) -> Encounter | None:
    """The encounter in which the viewer may play cards."""
    encounter = view.encounter
    return encounter if encounter is not None and encounter.seat == viewer and not encounter.outcome else None


def of_board(view: TableView) -> TableView:
    """All dungeons, whose turn it is, and who is awaited."""
    return replace(
        view,
        settings={},
        decisions=(),
        events=(),
        result=None,
        row=(),
        pile_size=0,
        discards=(),
        deck=(),
        hand=(),
        turn=0,
        encounter=None,
        scores=(),
    )


def of_offer(view: TableView) -> TableView:
    """The cards, and which round it is."""
    bare = replace(of_board(view), row=view.row, awaited=(), start=0)
    return replace(bare, dungeons=(UNSEEN,) * view.seats)


def of_dungeon(view: TableView, seat: Seat) -> TableView:
    """One dungeon, and the encounter in it."""
    fight = view.encounter if view.encounter is not None and view.encounter.seat == seat else None
    return replace(_alone(of_board(view), seat), encounter=fight)


def of_hand(view: TableView, viewer: Seat) -> TableView:
    """The sheet the viewer works on, their cards, and the encounter in which they may play them."""
    seat, _ = worked_on(view, viewer)
    fight = own_fight(view, viewer)
    return replace(_alone(of_board(view), seat), deck=view.deck, hand=view.hand, encounter=fight)


def _alone(view: TableView, seat: Seat) -> TableView:
    """The view without all other dungeons."""
    return replace(
        view,
        awaited=(seat,) if seat in view.awaited else (),
        dungeons=tuple([dungeon if other == seat else UNSEEN for other, dungeon in enumerate(view.dungeons)]),
    )
