"""What a player or an onlooker may know of a Mighty Monsters table."""

from __future__ import annotations

import msgspec

from engine.core import Chance, Seat, View, common
from engine.core.agenda import Gathering
from engine.core.redealing import copy_with_new_chance
from engine.games.mighty_monsters.cards import BACKS, FAMILIES, GUARDS, LEVELS
from engine.games.mighty_monsters.state import Castle, Monster, Place, Raid


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
        """Whether somebody has sent a monster here."""
        return any(monster is not None and monster.seat == seat for monster in self.slots)


class LairView(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a player."""

    family: str
    """Empty until all have chosen."""
    gold: int
    hand_size: int


class CastleView(View, frozen=True, gc=False, kw_only=True):
    """The castle as one viewer sees it."""

    round: int
    rounds: int
    start: Seat
    king: str
    """The tile in force; empty without one."""
    spent_kings: tuple[str, ...]
    """The tiles of earlier rounds, in the variant that turns them up."""
    places: tuple[PlaceView, ...]
    lairs: tuple[LairView, ...]
    hand: tuple[int, ...]
    """The viewer's own cards; empty for onlookers."""
    reserve: tuple[int, ...]
    pile_size: int
    next_level: int | None
    """The back of the top guard of the pile, which lies there for all to see."""
    raid: Raid | None
    """The fights of the latest finished round."""

    @property
    def raid_is_news(self) -> bool:
        """Nobody has placed a monster since the fights."""
        empty = all(monster is None for place in self.places for monster in place.slots)
        return self.raid is not None and empty


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
        lairs=tuple([LairView(lair.family, lair.gold, len(lair.hand)) for lair in g.lairs]),
        hand=() if own is None else own.hand,
        reserve=() if own is None else own.reserve,
        pile_size=len(g.guards.pile),
        next_level=BACKS[g.guards.pile[-1]].level if g.guards.pile else None,
        raid=g.raid,
    )


def redeal(g: Castle, viewer: Seat | None, chance: Chance) -> Castle:
    """The same table with everything shuffled that `viewer` cannot know."""
    other = copy_with_new_chance(g, chance)
    _redeal_hands(other, viewer, chance)
    _redeal_guards(other, chance)
    _redeal_kings(other, chance)
    _redeal_wishes(other, viewer, chance)
    return other


def _redeal_hands(g: Castle, viewer: Seat | None, chance: Chance) -> None:
    for seat, lair in enumerate(g.lairs):
        if seat != viewer:
            cards = [*lair.hand, *lair.reserve]
            chance.shuffle(cards)
            size = len(lair.hand)
            g.lairs[seat] = lair.holding(cards[:size], cards[size:])


def _redeal_guards(g: Castle, chance: Chance) -> None:
    """Backs stay where they are seen: in the castle, among the discards, and on top of the pile."""
    under_the_top = g.guards.pile[:-1]
    chance.shuffle(under_the_top)
    pile = under_the_top + g.guards.pile[-1:]
    hidden = [*pile, *g.unseen, *(place.guard for place in g.places)]
    chance.shuffle(hidden)
    fronts = {level: [guard for guard in hidden if GUARDS[guard].level == level] for level in LEVELS}

    def another(guard: str) -> str:
        return fronts[GUARDS[guard].level].pop()

    g.guards.pile = [another(guard) for guard in pile]
    g.unseen = tuple([another(guard) for guard in g.unseen])
    g.places = [Place(another(place.guard), place.slots) for place in g.places]


def _redeal_kings(g: Castle, chance: Chance) -> None:
    """Tiles turned up stay; in the base game none is ever turned up."""
    turned = g.settings["kings-rules"] == "on"
    known = g.kings[-1:] if turned and g.king else ()
    coming = g.kings[: len(g.kings) - len(known)]
    hidden = [*coming, *g.box, *(() if turned else g.spent)]
    chance.shuffle(hidden)
    tiles = tuple(hidden)
    g.kings = tiles[: len(coming)] + known
    g.box, rest = tiles[len(coming) :][: len(g.box)], tiles[len(coming) + len(g.box) :]
    g.spent = g.spent if turned else rest


def _redeal_wishes(g: Castle, viewer: Seat | None, chance: Chance) -> None:
    """What others have wished for stays secret until the last wish is in."""
    for item in g.agenda:
        if isinstance(item, Gathering):
            for seat in item.answers:
                if seat != viewer:
                    item.answers[seat] = [chance.one_of(FAMILIES)]
