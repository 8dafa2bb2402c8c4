"""Every card at every place: what the dungeon would be worth with it."""

from __future__ import annotations

from engine.core import Seat
from engine.core.mind import Parts
from engine.games.boss_monster.ai.builds.outlook import EVEN_TEMPERED, Outlook
from engine.games.boss_monster.ai.builds.reserves import Build
from engine.games.boss_monster.ai.evaluation import exchanged
from engine.games.boss_monster.cards import ABILITIES, MONSTERS, ROOMS, Ability
from engine.games.boss_monster.show.views import LairView, RealmView, RoomView
from engine.games.boss_monster.state import MOST_ROOMS
from engine.games.boss_monster.timing import CALM

NEW_ROOM = 0.5
"""What a new place is worth beyond damage and symbols."""
LEVEL_UP = 1.0
"""What the fifth is worth on top, since it levels the boss up."""
MINIBOSS = 0.4
"""What a miniboss is worth beyond damage and symbols: it can be promoted."""
HARMFUL = -99.0
ROBBERS_VAULT = "MB021"
"""Whoever builds it swaps hoards, whether that pays or not."""
LEECH = "MB024"
"""Power Leech: a Monster Room to its right deals more."""
COIN = 0.25
"""What a coin is worth, in points."""
PRINTED = {card.id: (card.damage, card.treasure) for card in ROOMS.values()}
"""The damage and the treasure of every room."""


class Plan:
    """Values the seat's dungeon with each card at each place."""

    def __init__(self, view: RealmView, seat: Seat, temper: Parts = EVEN_TEMPERED) -> None:
        lair = view.lairs[seat]
        self.outlook = Outlook(view, seat, temper)
        self._rooms = {str(room.slot.uid): room for room in lair.rooms}
        fifth = len(lair.rooms) == MOST_ROOMS - 1 and not lair.levelled
        self._places = {
            "new": (0, "", NEW_ROOM + LEVEL_UP if fifth else NEW_ROOM),
            **{place: (*_covered(room), 0.0) for place, room in self._rooms.items()},
        }
        """By place: the damage and the treasure it would cover, and its bonus beyond them."""
        self._between = _neighbours(lair)
        bonus = ABILITIES[lair.boss].amount if _strengthens_traps(lair) else 0
        self._traps = bonus if lair.levelled else 0
        self._levelling_up = bonus if fifth else 0
        """What the fifth room adds to the damage of every trap."""
        self._miniboss = MINIBOSS if lair.hoard else HARMFUL
        richest = max([view.lairs[other].hoard for other in view.order if other != seat], default=0)
        self._swap = COIN * temper.get("coins", 1.0) * (richest - lair.hoard)

    def without_building(self) -> float:
        """The value of the dungeon as it is."""
        return self.outlook.promise(self.outlook.damage, self.outlook.treasure)

    def worth(self, choice: str) -> float:
        """The value after a placement such as `MB014@new` or `MB014@12`."""
        card, _, place = choice.partition("@")
        outlook = self.outlook
        if card not in PRINTED:
            first = ABILITIES[f"{card}-1"]
            damage = outlook.damage + _miniboss_damage(first, len(self._rooms[place].treasure))
            after = exchanged(outlook.treasure, first.treasure)
            return outlook.promise(damage, after, Build(card, self._rooms[place])) + self._miniboss
        damage, treasure = PRINTED[card]
        covered, lost, bonus = self._places[place]
        after = exchanged(outlook.treasure, treasure, lost)
        bonus += self._swap if card == ROBBERS_VAULT else 0.0
        damage += outlook.damage - covered + self._from_texts(card, place)
        return outlook.promise(damage, after, Build(card, self._rooms.get(place))) + bonus

    def _from_texts(self, card: str, place: str) -> int:
        """The damage that a room gets from its neighbours and its boss, or gives, besides its own."""
        left, right = self._between[place]
        levelling_up = self._levelling_up if place == "new" else 0
        extra = levelling_up * sum([room.slot.cards[-1] not in MONSTERS for room in self._rooms.values()])
        if right in MONSTERS:
            covered = self._rooms[place].slot.cards[-1] if place in self._rooms else ""
            extra += ABILITIES[LEECH].amount * ((card == LEECH) - (covered == LEECH))
        if card not in MONSTERS:
            return extra + self._traps + levelling_up
        return extra + (ABILITIES[LEECH].amount if left == LEECH else 0)


def _neighbours(lair: LairView) -> dict[str, tuple[str, str]]:
    """By place: the rooms to its left and to its right."""
    cards = ["", *[room.slot.cards[-1] for room in lair.rooms], ""]
    found = {str(room.slot.uid): (cards[at], cards[at + 2]) for at, room in enumerate(lair.rooms)}
    return {"new": ("", cards[1]), **found}


def _strengthens_traps(lair: LairView) -> bool:
    """Whether the boss, once levelled up, adds to the damage of traps, and nobody has paid against it."""
    return ABILITIES[lair.boss].does == "trap-damage" and CALM not in lair.marks


def _covered(room: RoomView) -> tuple[int, str]:
    """The damage and the treasure that a new card would cover; a miniboss stays."""
    printed, treasure = PRINTED[room.slot.cards[-1]]
    miniboss = room.slot.miniboss
    if room.slot.off or not miniboss:
        return printed if room.slot.off else room.damage, treasure
    return max(0, room.damage - _miniboss_damage(ABILITIES[f"{miniboss}-1"], len(room.treasure))), treasure


def _miniboss_damage(level: Ability, symbols: int) -> int:
    if level.does == "damage-per-symbol":
        return level.amount * symbols
    return level.amount if level.does == "damage" else 0
