"""Alt texts: what the pictures show, short enough for Discord and full enough to play from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.core.text import Seat, Text, all_of, seat_name
from engine.games.boss_monster.cards import HEROES, MINIBOSSES, ROOMS, SPELLS
from engine.games.boss_monster.phrases import card_name, plain, text
from engine.games.boss_monster.show.twin import (
    describe_decks,
    describe_marks,
    describe_town,
    describe_unsettled,
    describe_ways,
    kind_of,
    treasures,
)
from engine.games.boss_monster.show.views import RealmView, RoomView
from engine.games.boss_monster.state import Hero
from render.boss_monster.board import standing
from render.kit.alt_text import told
from texts import Speaker

TOGETHER = 4
"""So many heroes share a sentence, so that of a crowd at least some fit in."""


def town_alt(view: RealmView, speaker: Speaker) -> str:
    """Who has to decide, how everybody stands, and who is in town."""
    awaited = all_of([seat_name(seat) for seat in view.awaited])
    return told(speaker, "boss-monster-alt-town", _town(view), awaited=awaited, waiting=len(view.awaited))


def _town(view: RealmView) -> Iterator[Text]:
    if view.round:
        yield text("alt-round", round=view.round, phase=plain(f"twin-phase-{view.phase}"))
    else:
        yield plain("twin-setup")
    yield from describe_unsettled(view)
    for seat in standing(view):
        yield text("alt-out", seat=seat_name(seat)) if view.lairs[seat].out else _standing(view, seat)
    heroes = [_hero(hero) for hero in view.town]
    for start in range(0, len(heroes), TOGETHER):
        yield text("alt-in-town", heroes=all_of(heroes[start : start + TOGETHER]))
    if not heroes:
        yield describe_town(view)
    yield describe_decks(view)


def _standing(view: RealmView, seat: Seat) -> Text:
    lair = view.lairs[seat]
    return text(
        "alt-standing",
        seat=seat_name(seat),
        souls=lair.soul_count,
        wounds=lair.wound_count,
        coins=lair.hoard,
        cleric=lair.treasure.count("C"),
        fighter=lair.treasure.count("F"),
        mage=lair.treasure.count("M"),
        thief=lair.treasure.count("T"),
    )


def _hero(hero: Hero) -> Text:
    name, health = card_name(hero.card), max(0, hero.remaining)
    lure = HEROES[hero.card].lure
    if not lure:
        return text("alt-hero-no-lure", hero=name, health=health)
    return text("alt-hero", hero=name, health=health, lure=treasures(lure))


def dungeons_alt(view: RealmView, seats: Sequence[Seat], speaker: Speaker) -> str:
    """Dungeon by dungeon, from the entrance to the boss; then what holds for their owners this round."""
    lines = [line for seat in seats for line in _dungeon(view, seat)]
    marks = [line for seat in seats for line in describe_marks(view, seat)]
    return told(speaker, "boss-monster-alt-dungeons", [*lines, *marks])


def _dungeon(view: RealmView, seat: Seat) -> Iterator[Text]:
    lair, who = view.lairs[seat], seat_name(seat)
    if lair.boss:
        yield text(
            "alt-belongings",
            seat=who,
            boss=card_name(lair.boss),
            souls=lair.soul_count,
            wounds=lair.wound_count,
            coins=lair.hoard,
            rooms=lair.room_cards,
            spells=lair.spell_cards,
        )
    if lair.rooms:
        yield text("alt-dungeon", seat=who, rooms=all_of([_room(room) for room in lair.rooms]))
    else:
        yield text("alt-dungeon-empty", seat=who)
    walker = view.walker
    if walker is not None and walker.seat == seat:
        yield text(
            "alt-inside",
            hero=card_name(walker.hero.card),
            place=walker.index + 1,
            health=max(0, walker.hero.remaining),
        )
    if lair.queue:
        waiting = [
            text("alt-waiting", hero=card_name(hero.card), health=max(0, hero.remaining))
            for hero in lair.queue
        ]
        yield text("alt-queue", heroes=all_of(waiting))
    if lair.new_room:
        yield plain("alt-laid")
    for room in lair.rooms:
        name = card_name(room.slot.cards[-1])
        if room.face_down:
            yield text("alt-laid-on", room=name)
        if room.slot.coins:
            yield text("alt-room-coins", room=name, coins=room.slot.coins)


def _room(room: RoomView) -> Text:
    slot = room.slot
    name = card_name(slot.cards[-1])
    if slot.off:
        return text("alt-room-off", room=name)
    if slot.miniboss:
        return text(
            "alt-room-miniboss",
            room=name,
            damage=room.damage,
            miniboss=card_name(slot.miniboss),
            level=slot.level,
        )
    return text("alt-room", room=name, damage=room.damage)


def hand_alt(view: RealmView, speaker: Speaker) -> str:
    """Every card one holds."""
    return told(speaker, "boss-monster-alt-hand", _hand(view))


def _hand(view: RealmView) -> Iterator[Text]:
    if view.placed:
        yield text("alt-hand-laid", card=card_name(view.placed))
    held = Counter((*view.hand_rooms, *view.hand_spells))
    if not held:
        yield plain("alt-hand-empty")
    for card, copies in held.items():
        yield _held(card)
        if copies > 1:
            yield text("alt-twice", number=copies)


def _held(card: str) -> Text:
    if card in MINIBOSSES:
        return text("alt-held-miniboss", miniboss=card_name(card))
    if card in SPELLS:
        phase = plain(f"alt-phase-{SPELLS[card].phase}")
        return text("alt-held-spell", spell=card_name(card), phase=phase)
    room = ROOMS[card]
    return text(
        "alt-held-room",
        room=card_name(card),
        kind=kind_of(room),
        damage=room.damage,
        treasure=treasures(room.treasure),
    )


def way_alt(view: RealmView, speaker: Speaker) -> str:
    """The latest way first, as the text twin describes it, then those before."""
    return told(speaker, "boss-monster-alt-way", reversed(describe_ways(view)))


def score_alt(view: RealmView, speaker: Speaker) -> str:
    """Who has won, and how everybody has done."""
    return told(speaker, "boss-monster-alt-score", _score(view))


def _score(view: RealmView) -> Iterator[Text]:
    result = view.result
    assert result is not None
    for seat in sorted(range(view.seats), key=lambda seat: result.places[seat]):
        lair = view.lairs[seat]
        yield text(
            "alt-place",
            place=result.places[seat],
            seat=seat_name(seat),
            souls=lair.soul_count,
            wounds=lair.wound_count,
        )
