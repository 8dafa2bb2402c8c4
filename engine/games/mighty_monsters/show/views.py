"""What a player or an onlooker may know of a Mighty Monsters table."""

from __future__ import annotations

import msgspec

from engine.core import Seat, View, common
from engine.games.mighty_monsters.cards import BACKS, LEVELS
from engine.games.mighty_monsters.phrases import read_arrival
from engine.games.mighty_monsters.state import Castle, Lair, Monster, Raid


class PlaceView(msgspec.Struct, frozen=True, gc=False):
    """A guard's back and the monsters in front of it; None is a free slot."""

    level: int
    slots: tuple[Monster | None, Monster | None]

    @property
    def strength(self) -> tuple[int, int]:
        """The range printed on the back."""
        return LEVELS[self.level].strength

    @property
    def loot(self) -> tuple[int, int]:
        """The range printed on the back."""
        return LEVELS[self.level].loot

    def has_monster_of(self, seat: Seat) -> bool:
        """Whether a player has a monster here."""
        return any(monster is not None and monster.seat == seat for monster in self.slots)


class LairView(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a player."""

    family: str
    """Empty until all have chosen."""
    gold: int
    hand_size: int
    looted: int = 0
    """Gold taken from guards so far."""
    healed: int = 0
    """Gold paid for healing so far."""
    pushed: int = 0
    """Gold paid for pushing others out so far, less what others have paid for the same."""


class CastleView(View, frozen=True, gc=False, kw_only=True):
    """The castle as one viewer sees it."""

    round: int
    rounds: int
    start: Seat
    king: str
    """The tile in force; empty without one."""
    spent_kings: tuple[str, ...]
    """The tiles of earlier rounds, if king's rules turn them up."""
    places: tuple[PlaceView, ...]
    lairs: tuple[LairView, ...]
    hand: tuple[int, ...]
    """The viewer's own cards; empty for onlookers."""
    reserve: tuple[int, ...]
    pile_size: int
    next_level: int | None
    """The back of the top guard of the pile, which everybody sees."""
    raid: Raid | None
    """The fights of the latest finished round."""

    @property
    def raid_is_news(self) -> bool:
        """Whether nobody has placed a monster since the fights."""
        empty = all(monster is None for place in self.places for monster in place.slots)
        return self.raid is not None and empty

    @property
    def newest(self) -> Monster | None:
        """The monster placed in the latest move, if the viewer heard of one."""
        return next((monster for event in self.events if (monster := read_arrival(event))), None)


def view(g: Castle, viewer: Seat | None) -> CastleView:
    """The castle as `viewer` sees it; None is an onlooker."""
    own = None if viewer is None else g.lairs[viewer]
    return CastleView(
        **common(g, viewer),
        round=g.round,
        rounds=g.rounds,
        start=g.start,
        king=g.king,
        spent_kings=g.spent if g.settings["kings-rules"] == "on" else (),
        places=tuple([PlaceView(BACKS[place.guard].level, place.slots) for place in g.places]),
        lairs=tuple([_lair(lair) for lair in g.lairs]),
        hand=() if own is None else own.hand,
        reserve=() if own is None else own.reserve,
        pile_size=len(g.guards.pile),
        next_level=BACKS[g.guards.pile[-1]].level if g.guards.pile else None,
        raid=g.raid,
    )


def _lair(lair: Lair) -> LairView:
    return LairView(lair.family, lair.gold, len(lair.hand), lair.looted, lair.healed, lair.pushed)
