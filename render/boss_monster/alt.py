"""Alt texts: what the pictures show, short enough for Discord and full enough to play from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from engine.core.text import Seat, Text, all_of, seat_name
from engine.games.boss_monster.cards import BOSSES, HEROES, MINIBOSSES, ROOMS, SPELLS
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
from render.boss_monster.parts.dungeon import hero_name
from render.kit.alt_text import LONGEST, alt_text
from texts import Speaker

ROOM_FOR_HEADING = 60
"""For the words before the ways of heroes."""
TOGETHER = 4
"""So many heroes share a sentence, so that of a crowd at least some fit in."""


def _to_all(view: RealmView) -> RealmView:
    """The same table, spoken of to everybody: pictures of it are the same for players and onlookers."""
    return replace(view, viewer=None)


def town_alt(view: RealmView, speaker: Speaker) -> str:
    """Who has to decide, how everybody stands, and who is in town.

    Where that is too much for one picture, the dungeons' pictures tell the rest.
    """
    awaited = all_of([seat_name(seat) for seat in view.awaited])
    lines = _short_town(view, speaker) if town_is_crowded(view, speaker) else _town(view)
    return alt_text(speaker, "boss-monster-alt-town", lines, awaited=awaited, waiting=len(view.awaited))


def town_is_crowded(view: RealmView, speaker: Speaker) -> bool:
    """Whether there is too much to tell about the town for one picture."""
    awaited = all_of([seat_name(seat) for seat in view.awaited])
    details = " ".join([speaker.say(line) for line in _town(view)])
    words = speaker("boss-monster-alt-town", details=details, awaited=awaited, waiting=len(view.awaited))
    return len(words) > LONGEST


def _short_town(view: RealmView, speaker: Speaker) -> Iterator[Text]:
    """The same without what the dungeons' pictures tell: souls, wounds, coins and decks."""
    if view.round:
        yield text("alt-round", round=view.round, phase=plain(f"twin-phase-{view.phase}"))
    heroes = [_hero(hero, hero_name(hero, speaker)) for hero in view.town]
    if heroes:
        yield text("alt-in-town", heroes=all_of(heroes))
    yield from describe_unsettled(_to_all(view))
    for seat in standing(view):
        if not view.lairs[seat].out:
            yield standing_words(view, seat, "alt-treasure")


def _town(view: RealmView) -> Iterator[Text]:
    if view.round:
        yield text("alt-round", round=view.round, phase=plain(f"twin-phase-{view.phase}"))
    else:
        yield plain("twin-setup")
    yield from describe_unsettled(_to_all(view))
    for seat in standing(view):
        yield text("alt-out", seat=seat_name(seat)) if view.lairs[seat].out else standing_words(view, seat)
    heroes = [_hero(hero, card_name(hero.card)) for hero in view.town]
    for start in range(0, len(heroes), TOGETHER):
        yield text("alt-in-town", heroes=all_of(heroes[start : start + TOGETHER]))
    if not heroes:
        yield describe_town(view)
    yield describe_decks(view)


def standing_words(view: RealmView, seat: Seat, key: str = "alt-standing") -> Text:
    """How a player stands, in a sentence."""
    lair = view.lairs[seat]
    return text(
        key,
        seat=seat_name(seat),
        souls=lair.soul_count,
        wounds=lair.wound_count,
        coins=lair.hoard,
        cleric=lair.treasure.count("C"),
        fighter=lair.treasure.count("F"),
        mage=lair.treasure.count("M"),
        thief=lair.treasure.count("T"),
    )


def hero_words(hero: Hero) -> Text:
    """A hero with health and treasure."""
    return _hero(hero, card_name(hero.card))


def _hero(hero: Hero, name: Text | str) -> Text:
    health = max(0, hero.remaining)
    lure = HEROES[hero.card].lure
    if not lure:
        return text("alt-hero-no-lure", hero=name, health=health)
    return text("alt-hero", hero=name, health=health, lure=treasures(lure))


def dungeons_alt(view: RealmView, seats: Sequence[Seat], speaker: Speaker) -> str:
    """Dungeon by dungeon, from the entrance to the boss; then what holds for their owners this round.

    The first to play has the decks with it, if they found no room with the town.
    """
    return alt_text(speaker, "boss-monster-alt-dungeons", _dungeons(view, seats, speaker))


def dungeons_fit(view: RealmView, seats: Sequence[Seat], speaker: Speaker) -> bool:
    """Whether one picture can tell all about these dungeons."""
    return len(" ".join([speaker.say(line) for line in _dungeons(view, seats, speaker)])) <= LONGEST


def _dungeons(view: RealmView, seats: Sequence[Seat], speaker: Speaker) -> Iterator[Text]:
    for seat in seats:
        yield from dungeon_lines(view, seat)
    for seat in seats:
        yield from describe_marks(_to_all(view), seat)
    if view.order and view.order[0] in seats and town_is_crowded(view, speaker):
        yield describe_decks(view)


def dungeon_lines(view: RealmView, seat: Seat) -> Iterator[Text]:
    """All about one dungeon."""
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
        yield text("alt-dungeon", rooms=all_of([_room(room) for room in lair.rooms]))
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
    return alt_text(speaker, "boss-monster-alt-hand", _hand(view))


def _hand(view: RealmView) -> Iterator[Text]:
    if view.placed:
        yield text("alt-hand-laid", card=card_name(view.placed))
    held = Counter((*view.hand_rooms, *view.hand_spells))
    if not held:
        yield plain("alt-hand-empty")
    for card, copies in held.items():
        yield from held_words(card, copies)


def held_words(card: str, copies: int) -> Iterator[Text]:
    """A card in hand, and how many of it there are."""
    yield _held(card)
    if copies > 1:
        yield text("alt-twice", number=copies)


def _held(card: str) -> Text:
    if card in BOSSES:
        boss = BOSSES[card]
        return text("alt-held-boss", boss=card_name(card), xp=str(boss.xp), treasure=treasures(boss.treasure))
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
    """The latest way first, room by room, then how those before ended, as the picture shows them."""
    *earlier, latest = describe_ways(_to_all(view))
    others = view.ways[:-1] if view.walker is None else view.ways
    outcomes = [
        text(f"alt-way-{way.outcome}", hero=card_name(way.hero), seat=seat_name(way.seat)) for way in others
    ]
    whole = " ".join([speaker.say(line) for line in (latest, *earlier)])
    lines = earlier if len(whole) < LONGEST - ROOM_FOR_HEADING else outcomes
    return alt_text(speaker, "boss-monster-alt-way", [latest, *reversed(lines)])


def question_alt(words: Iterable[Text], speaker: Speaker) -> str:
    """What the picture of a question shows; heroes whose fate is told are not listed once more."""
    lines = list(words)
    keys = {line.key for line in lines}
    told_apart = {"boss-monster-alt-would-die", "boss-monster-alt-would-escape"} & keys
    shown = [line for line in lines if not told_apart or line.key != "boss-monster-alt-queue"]
    return alt_text(speaker, "boss-monster-alt-question", shown)


def score_alt(view: RealmView, speaker: Speaker) -> str:
    """Who has won, and how everybody has done."""
    return alt_text(speaker, "boss-monster-alt-score", _score(view))


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
