"""A dungeon as it is now: texts in force, symbols, damage, and where one may build."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from engine.core import Seat
from engine.games.boss_monster.cards import (
    ABILITIES,
    BOSSES,
    COIN_DAMAGE,
    MINIBOSSES,
    MONSTERS,
    ROOMS,
    Ability,
)
from engine.games.boss_monster.state import MOST_ROOMS, NEW_PLACE, Lair, Realm, Slot
from engine.games.boss_monster.timing import BOSS_USED, CALM, HUSHED, ZONING

# ── texts ────────────────────────────────────────────────────────────────────────────────────────────────


def frozen(lair: Lair, slot: Slot) -> bool:
    """Whether a card lies face down on a room, so that nothing can be done with it (ruling A17)."""
    return slot.uid == lair.placed_at or bool(slot.intern)


def speaks(lair: Lair, slot: Slot) -> bool:
    """Whether the texts of a room and of its miniboss are in force."""
    return not (slot.off or slot.mute or slot.intern or slot.uid == lair.placed_at)


def can_be_chosen(lair: Lair, slot: Slot) -> bool:
    """Whether a room is a target: active and not frozen."""
    return not (slot.off or slot.intern or slot.uid == lair.placed_at)


def source(ability: str, slot: Slot | None = None) -> str:
    """The id of an effect's source: an ability and, if it lies in a dungeon, its stack (`MB055-2/12`)."""
    return f"{ability}/{slot.uid if slot else 0}"


@cache
def read_source(source_id: str) -> tuple[str, int]:
    """The ability and the number of the stack behind an id made by `source`."""
    ability, _, uid = source_id.partition("/")
    return ability, int(uid)


def room_text(lair: Lair, slot: Slot, when: str) -> bool:
    """Whether the room has a text for this moment that is in force and not used up."""
    card = slot.cards[-1]
    return ABILITIES[card].when == when and speaks(lair, slot) and not used_up(slot, card)


def miniboss_texts(lair: Lair, slot: Slot, when: str) -> list[str]:
    """The texts of the room's miniboss for this moment that are in force and not used up."""
    if not slot.miniboss or not speaks(lair, slot):
        return []
    return [text for text in _levels(slot.miniboss, slot.level, when) if not used_up(slot, text)]


@cache
def _levels(miniboss: str, level: int, when: str) -> tuple[str, ...]:
    """The texts of a miniboss up to a level for this moment."""
    reached = [f"{miniboss}-{number}" for number in range(1, level + 1)]
    return tuple([text for text in reached if ABILITIES[text].when == when])


def boss_text(lair: Lair, when: str) -> bool:
    """Whether the boss has levelled up to a text for this moment that is not used up."""
    if not lair.levelled:
        return False
    ability = ABILITIES[lair.boss]
    return ability.when == when and not (ability.once and BOSS_USED in lair.marks)


def in_force(g: Realm, seat: Seat, ability: str, uid: int) -> bool:
    """Whether an ability can be used, as far as its text and its limit go."""
    lair = g.lairs[seat]
    if ability == lair.boss:
        return boss_text(lair, ABILITIES[ability].when)
    slot = lair.slot(uid)
    if slot is None or not speaks(lair, slot) or used_up(slot, ability):
        return False
    miniboss, _, level = ability.partition("-")
    return slot.cards[-1] == ability or (slot.miniboss == miniboss and slot.level >= int(level or 9))


def standing_miniboss(lair: Lair, does: str) -> Slot | None:
    """The room whose miniboss has this permanent effect in force, anywhere in the dungeon."""
    for slot in lair.slots:
        if slot.miniboss and any(
            ABILITIES[text].does == does for text in miniboss_texts(lair, slot, "always")
        ):
            return slot
    return None


# ── once per round ───────────────────────────────────────────────────────────────────────────────────────


def _mark(slot: Slot, ability: str) -> str:
    """A room's mark belongs to the card, so it carries the height; a miniboss stays when covered."""
    return f"{ability}.{len(slot.cards)}" if ability in ROOMS else ability


def used_up(slot: Slot, ability: str) -> bool:
    """Whether a once-per-round ability has been used."""
    return bool(slot.used) and ABILITIES[ability].once and _mark(slot, ability) in slot.used


def use_up(g: Realm, seat: Seat, source_id: str) -> None:
    """Note that a once-per-round ability has been used."""
    ability, uid = read_source(source_id)
    if not ABILITIES[ability].once:
        return
    lair = g.lairs[seat]
    slot = lair.slot(uid) if uid else None
    if slot is not None:
        lair.put(replace(slot, used=(*slot.used, _mark(slot, ability))))
    elif ability == lair.boss:
        lair.mark(BOSS_USED)


# ── symbols ──────────────────────────────────────────────────────────────────────────────────────────────


def symbols(lair: Lair, slot: Slot) -> str:
    """The treasure symbols of a room, one letter each."""
    if slot.off:
        return ""
    if slot.treasure is not None:
        return slot.treasure
    if slot.miniboss and speaks(lair, slot):
        return _symbols_with(slot.cards[-1], slot.miniboss, slot.level)
    return ROOMS[slot.cards[-1]].treasure


@cache
def _symbols_with(room: str, miniboss: str, level: int) -> str:
    """The symbols of a room with a miniboss."""
    printed = shown = ROOMS[room].treasure
    for text in _levels(miniboss, level, "always"):
        ability = ABILITIES[text]
        # Kid Croak, Draculad, Cerebella, Paddywhack, level 1: this room has one more symbol.
        if ability.does == "symbol":
            shown += ability.treasure
        # Jinx, level 2: every symbol printed on this room counts twice.
        elif ability.does == "double-symbols":
            shown += printed
    return shown


def treasure(lair: Lair) -> str:
    """All symbols that lure heroes into a dungeon: boss, rooms, and those added for the round."""
    return "".join([BOSSES[lair.boss].treasure, lair.extra, *[symbols(lair, slot) for slot in lair.slots]])


# ── damage ───────────────────────────────────────────────────────────────────────────────────────────────


def damage(lair: Lair, index: int) -> int:
    """What the room at this place deals to a hero who enters it."""
    slot = lair.slots[index]
    if slot.off:
        return 0
    total = ROOMS[slot.cards[-1]].damage + slot.bonus
    if HUSHED not in lair.marks:
        total += slot.text_bonus + text_damage(lair, index)
    return total if total > 0 else 0


def text_damage(lair: Lair, index: int) -> int:
    """What texts of the dungeon add to the damage of a room."""
    slot = lair.slots[index]
    card = slot.cards[-1]
    total = 0
    if speaks(lair, slot):
        # Minion Clinic, Crystal Ballroom: each coin here takes off 1 damage. The Dreadmill: each coin adds 1.
        if slot.coins:
            total += slot.coins * COIN_DAMAGE.get(card, 0)
        if ABILITIES[card].when == "always":
            total += _own_damage(lair, ABILITIES[card])
        if slot.miniboss:
            total += _miniboss_damage(lair, slot)
    if card in MONSTERS:
        # Power Leech: a Monster Room directly to its right deals 2 more damage.
        left = lair.slots[index - 1] if index else None
        if (
            left is not None
            and ABILITIES[left.cards[-1]].does == "right-monster-damage"
            and speaks(lair, left)
        ):
            total += ABILITIES[left.cards[-1]].amount
    # Scott: your Trap Rooms deal 1 more damage, unless an opponent has paid to switch that off.
    elif lair.levelled and ABILITIES[lair.boss].does == "trap-damage" and CALM not in lair.marks:
        total += ABILITIES[lair.boss].amount
    return total


def _miniboss_damage(lair: Lair, slot: Slot) -> int:
    total = 0
    for text in miniboss_texts(lair, slot, "always"):
        level = ABILITIES[text]
        # Spike, Icicle Man, Brassknuckle, level 1: this room deals 1 more damage.
        if level.does == "damage":
            total += level.amount
        # Mageseeker, level 1: this room deals 1 more damage for each of its symbols.
        elif level.does == "damage-per-symbol":
            total += level.amount * len(symbols(lair, slot))
    return total


def _own_damage(lair: Lair, ability: Ability) -> int:
    # Doppelganger Hive: 1 more damage for each hero lured to your dungeon this round.
    if ability.does == "damage-per-lured":
        return ability.amount * lair.lured
    # Magipede: 1 more damage for each spell in your hand.
    if ability.does == "damage-per-spell":
        return ability.amount * len(lair.spells)
    return 0


# ── where one may build ──────────────────────────────────────────────────────────────────────────────────


def places_for(lair: Lair, card: str) -> list[int]:
    """Where a card may be built: the new place left of the first room, or stacks by number."""
    return Site(lair).places_for(card)


class Site:
    """A dungeon to build in, prepared for looking up the places of several cards."""

    def __init__(self, lair: Lair) -> None:
        self._lair = lair
        self._open = [slot for slot in lair.slots if can_be_chosen(lair, slot)]
        self._has_room = len(lair.slots) < MOST_ROOMS and lair.placed_at != NEW_PLACE

    def places_for(self, card: str) -> list[int]:
        """The new place left of the first room, or stacks by number."""
        room = ROOMS.get(card)
        if room is None:
            return places_for_miniboss(self._lair)
        if room.advanced:
            places = [slot.uid for slot in self._open if _fits(self._lair, slot, card)]
        else:
            places = [slot.uid for slot in self._open]
            if self._has_room:
                places.insert(0, NEW_PLACE)
        kept_free = _kept_free(self._lair.slots, self._lair.placed_at) if room.kind == "monster" else ()
        return [place for place in places if place not in kept_free] if kept_free else places


def _fits(lair: Lair, slot: Slot, card: str) -> bool:
    """An advanced room needs a symbol in common with the room below, unless a card says otherwise."""
    if ZONING in lair.marks:
        return True
    for text in miniboss_texts(lair, slot, "always") if slot.miniboss else ():
        # Rocky, level 1: any room may be built on top of this one.
        if ABILITIES[text].does == "any-room-on-top":
            return True
    return not set(ROOMS[card].treasure).isdisjoint(symbols(lair, slot))


# Fetid Beast: no Monster Room may be built directly beside it.
BEASTS = frozenset(card for card in ROOMS if ABILITIES[card].does == "no-monster-beside")


@lru_cache(maxsize=1024)
def _kept_free(slots: tuple[Slot, ...], placed_at: int) -> frozenset[int]:
    """The places beside a Fetid Beast, where no Monster Room may be built."""
    lair = Lair(slots=slots, placed_at=placed_at)
    places = [NEW_PLACE, *[slot.uid for slot in slots]]
    beasts = [index for index, slot in enumerate(slots, 1) if slot.cards[-1] in BEASTS and speaks(lair, slot)]
    beside = [places[index + step] for index in beasts for step in (-1, 1) if index + step < len(places)]
    return frozenset(beside)


def places_for_miniboss(lair: Lair) -> list[int]:
    """On any active room without one, not next to a room with one; those lying face down count."""
    return _free_of_minibosses(lair, [_has_miniboss(lair, slot) for slot in lair.slots])


def seen_places_for_miniboss(lair: Lair) -> list[int]:
    """The same as far as everybody can see; only its owner knows whether a card lying face down is one."""
    return _free_of_minibosses(lair, [_shows_miniboss(slot) for slot in lair.slots])


def _free_of_minibosses(lair: Lair, taken: list[bool]) -> list[int]:
    return [
        slot.uid
        for index, slot in enumerate(lair.slots)
        if can_be_chosen(lair, slot)
        and not slot.miniboss
        and not (index and taken[index - 1])
        and not (index + 1 < len(taken) and taken[index + 1])
    ]


def _has_miniboss(lair: Lair, slot: Slot) -> bool:
    return _shows_miniboss(slot) or (lair.placed_at == slot.uid and lair.placed in MINIBOSSES)


def _shows_miniboss(slot: Slot) -> bool:
    """Whether neighbours count a miniboss here; a deactivated room counts as a gap."""
    return not slot.off and bool(slot.miniboss or slot.intern)


def active_rooms(lair: Lair) -> int:
    """How many rooms of the dungeon are not deactivated."""
    return sum([not slot.off for slot in lair.slots])
