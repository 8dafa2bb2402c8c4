"""A line on anything one can pick: cards, rooms as they are now, heroes, players, abilities."""

from __future__ import annotations

from functools import cache

from engine.core import Text, all_of
from engine.games.boss_monster.cards import BOSSES, HEROES, MINIBOSSES, ROOMS, SPELLS
from engine.games.boss_monster.phrases import plain, text
from engine.games.boss_monster.show.views import LairView, RoomView
from engine.games.boss_monster.state import Hero

KINDS_NAMED = 2
"""So many kinds of treasure are named; of more, only the number is told."""
RESET_LEVEL = 3


@cache
def card_line(card: str) -> Text:
    """What a card of any kind is and does."""
    if card in ROOMS:
        room = ROOMS[card]
        kind = plain(f"note-kind-{room.kind}{'-advanced' if room.advanced else ''}")
        treasure = treasure_line(room.treasure)
        return text("note-room", kind=kind, damage=room.damage, treasure=treasure, text=short(card))
    if card in MINIBOSSES:
        return text("note-miniboss", text=short(f"{card}-1"))
    if card in SPELLS:
        return text(f"note-spell-{SPELLS[card].phase}", text=short(card))
    if card in HEROES:
        return hero_line(Hero(card, 0))
    boss = BOSSES[card]
    return text("note-boss", xp=str(boss.xp), treasure=treasure_line(boss.treasure), text=short(card))


@cache
def short(ability: str) -> Text:
    """What an ability does, in a few words; minibosses have one for each level (`MB055-2`)."""
    card, dash, level = ability.partition("-")
    if card in MINIBOSSES:
        return plain(f"{card.lower()}-short{dash}{level}")
    return plain(f"{ability.lower()}-short")


@cache
def treasure_line(symbols: str) -> Text:
    """Symbols in a few words."""
    kinds = dict.fromkeys(symbols)
    if not kinds:
        return plain("note-no-treasure")
    if len(kinds) > KINDS_NAMED:
        return text("note-symbols", number=len(symbols))
    return all_of([_symbol(kind, symbols.count(kind)) for kind in kinds])


def _symbol(kind: str, times: int) -> Text:
    name = plain(f"treasure-{kind.lower()}")
    return name if times == 1 else text("note-times", treasure=name, times=times)


def room_line(room: RoomView) -> Text:
    """A room as it is now."""
    if room.slot.off:
        return plain("note-room-off")
    return _room_line(room.slot.cards[-1], room.damage, room.treasure)


@cache
def _room_line(card: str, damage: int, treasure: str) -> Text:
    return text("note-room-now", damage=damage, treasure=treasure_line(treasure), text=short(card))


def hero_line(hero: Hero) -> Text:
    """What a hero wants, can bear and counts."""
    return _hero_line(hero.card, max(0, hero.remaining))


@cache
def _hero_line(card: str, health: int) -> Text:
    face = HEROES[card]
    special = plain(f"special-{face.special}-short") if face.special else None
    if not face.lure:
        assert special is not None
        return text("note-hero-by-souls", health=health, worth=face.worth, text=special)
    lure = treasure_line(face.lure)
    if special is None:
        return text("note-hero", health=health, worth=face.worth, lure=lure)
    return text("note-hero-special", health=health, worth=face.worth, lure=lure, text=special)


def player_line(lair: LairView) -> Text:
    """How a player stands."""
    return text(
        "note-player",
        souls=lair.soul_count,
        wounds=lair.wound_count,
        coins=lair.hoard,
        rooms=lair.room_cards,
        spells=lair.spell_cards,
    )


@cache
def level_line(miniboss: str, level: int) -> Text:
    """What a miniboss can do at a level."""
    key = "note-level-three" if level == RESET_LEVEL else "note-level"
    return text(key, level=level, text=short(f"{miniboss}-{level}"))


@cache
def called(card: str) -> Text:
    """The name of a hero without what they are known for."""
    return plain(f"{card.lower()}-called")
