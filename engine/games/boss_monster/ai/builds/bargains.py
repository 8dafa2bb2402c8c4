"""Small bargains of a build turn: selling rooms for coins, spells for coins, cards from the pile."""

from __future__ import annotations

from itertools import combinations, pairwise

from engine.core import Seat
from engine.games.boss_monster.ai.builds.placing import LEECH
from engine.games.boss_monster.ai.evaluation import KEEPING
from engine.games.boss_monster.cards import ABILITIES, MONSTERS, ROOMS, SPELLS
from engine.games.boss_monster.rules.dungeon import BEASTS
from engine.games.boss_monster.show.views import LairView, RealmView, RoomView
from engine.games.boss_monster.state import MOST_ROOMS

BARGAINS = ("MB016", "MB042", "MB045", "MB052", "MB053", "MB054")
"""What is worth a try in one's turn, but nothing to stop for: Tomb of Terrors, Unstable Mine,
Endless Gallery, Pixie Fountain, Keystone, Pool of Shadows."""
POOR_SPELL = 1.5
"""A spell worth less than this is worth two coins."""
CLEARLY_BETTER = 0.8
"""By how much a card from the pile must be better than the one that fetches it."""
WORTH_A_ROOM = 1.2
"""What luring must promise to give up a room for it, in points."""
A_GOOD_PRICE = 2
LAST_USES = ("MB013", "MB042", "MB052", "MB053")
"""Rooms that are of use when they are destroyed: Spectral Bomb, Unstable Mine, Pixie Fountain, Keystone."""


def pays_to_sell(view: RealmView, seat: Seat, card: str, where: str) -> bool:
    """Whether to destroy a room for coins: a room as good lies below, or will be built instead."""
    lair = view.lairs[seat]
    room = next((room for room in lair.rooms if str(room.slot.uid) == where), None)
    if room is None or room.slot.miniboss or _price(lair, card) < A_GOOD_PRICE:
        return False
    printed = ROOMS[card].damage
    below = ROOMS[room.slot.cards[-2]].damage if len(room.slot.cards) > 1 else -1
    return below >= printed or (_is_weakest(lair, room) and _has_replacement(view, lair, printed))


def _price(lair: LairView, card: str) -> int:
    """How many coins a room brings: three, or one for each wound or for each room left."""
    return {"MB042": 3, "MB052": lair.wound_count, "MB053": len(lair.rooms) - 1}[card]


def last_use(view: RealmView, seat: Seat, build: str, deeds: list[str]) -> str:
    """The deed that destroys a room which this build would cover: lost in any case, it may as well serve."""
    card, _, place = build.partition("@")
    lair = view.lairs[seat]
    room = next((room for room in lair.rooms if str(room.slot.uid) == place), None)
    if room is None or card not in ROOMS or ROOMS[card].advanced or _leaves_something(room):
        return ""
    doomed = room.slot.cards[-1]
    others = [other.slot.cards[-1] for other in lair.rooms if other is not room]
    has_place = card not in MONSTERS or not others or others[0] not in BEASTS
    deed = f"{doomed}/{place}"
    pays = doomed == "MB013" or (doomed in LAST_USES and _price(lair, doomed) > 0)
    return deed if pays and has_place and deed in deeds else ""


def _leaves_something(room: RoomView) -> bool:
    """Whether something stays where a room is destroyed, or goes with it: rooms below, or a miniboss."""
    return len(room.slot.cards) > 1 or bool(room.slot.miniboss)


def best_swap(view: RealmView, seat: Seat) -> tuple[int, str, str]:
    """Two rooms of the own dungeon to change places, and how much more damage the Power Leech adds then."""
    rooms = view.lairs[seat].rooms
    order = [room.slot.cards[-1] for room in rooms]
    if LEECH not in order:
        return 0, "", ""
    best, now = (0, "", ""), _leeched(order)
    for one, two in combinations(range(len(rooms)), 2):
        swapped = list(order)
        swapped[one], swapped[two] = order[two], order[one]
        best = max(best, (_leeched(swapped) - now, rooms[one].slot.name, rooms[two].slot.name))
    return best


def _leeched(order: list[str]) -> int:
    """The damage that Monster Rooms get from a Power Leech to their left."""
    return ABILITIES[LEECH].amount * sum(
        [left == LEECH and right in MONSTERS for left, right in pairwise(order)]
    )


def _is_weakest(lair: LairView, room: RoomView) -> bool:
    return len(lair.rooms) == MOST_ROOMS and room.damage <= min([each.damage for each in lair.rooms])


def _has_replacement(view: RealmView, lair: LairView, printed: int) -> bool:
    """Whether an ordinary room in hand deals more."""
    ordinary = [ROOMS[card] for card in view.hand_rooms if card in ROOMS and not ROOMS[card].advanced]
    return any(card.damage > printed for card in ordinary)


def cheapest_spell(view: RealmView) -> float:
    """What the poorest spell in hand is worth keeping."""
    return min([KEEPING[spell] for spell in view.hand_spells], default=POOR_SPELL)


def best_of_the_pile(view: RealmView) -> float:
    """What the best room or spell of the discard pile is worth keeping."""
    return max([KEEPING[card] for card in view.discards if card in ROOMS or card in SPELLS], default=0.0)


def prey_in_town(view: RealmView, seat: Seat) -> list[str]:
    """Heroes in town who would die in one's own dungeon, the most valuable first."""
    damage = sum([room.damage for room in view.lairs[seat].rooms])
    prey = [hero for hero in view.town if hero.remaining <= damage]
    return [hero.card for hero in sorted(prey, key=lambda hero: -hero.face.worth)]
