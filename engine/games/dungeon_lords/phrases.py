"""Shorthands for texts and options of this game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from msgspec.structs import replace

from engine.core import Option, Phrases, Text, all_of
from engine.games.dungeon_lords.cards import FREE, HEROES, ROOMS, TRAPS, Goods, SpellCard
from engine.games.dungeon_lords.lord import Hero, Monster
from engine.games.dungeon_lords.squares import square_name

PREFIX = "dungeon-lords-"
"""What all keys of this game's texts begin with."""
PHRASES = Phrases("dungeon-lords")
SPACE_NAMES = ("I", "II", "III")
"""The three spaces of an order as printed on the board."""
text = PHRASES.text
about = PHRASES.about
plain = PHRASES.plain
option = PHRASES.option
tell = PHRASES.tell
tell_secretly = PHRASES.tell_secretly


@cache
def declining(choice: str, key: str = "") -> Option:
    """An option that leaves things as they are."""
    return replace(option(choice, key), declines=True)


def names(things: Iterable[str]) -> Text:
    """A list of cards or tiles by name."""
    return all_of([plain(thing) for thing in things])


@cache
def hero_name(card: str) -> Text:
    """A hero by class, hit points and power."""
    tile = HEROES[card]
    if tile.kind == "illusion":
        return plain("illusion-hero")
    if tile.power and tile.kind != "paladin":
        return text("hero-with-power", hero=plain(tile.kind), hits=tile.hits, power=tile.power)
    return text("hero", hero=plain(tile.kind), hits=tile.hits)


@cache
def hero_of_year(card: str) -> Text:
    """A hero with their year, where heroes of both years appear together."""
    return text("hero-of-year", hero=hero_name(card), year=HEROES[card].year)


def hero_names(cards: Iterable[str]) -> Text:
    """A list of heroes by name."""
    return all_of([hero_name(card) for card in cards])


@cache
def hero_at(card: str, place: int) -> Text:
    """A hero by name and place in the marching order, since two in a party may be alike."""
    return text("hero-at", hero=hero_name(card), place=place)


def hero_options(heroes: Sequence[Hero]) -> list[tuple[Hero, Text]]:
    """Every hero of a party with a unique name."""
    return [(hero, hero_at(hero.card, place)) for place, hero in enumerate(heroes, 1)]


def goods(amounts: Goods) -> Text:
    """Goods in words: "2 food and 1 gold"."""
    return _goods(amounts.gold, amounts.food, amounts.evil, amounts.imps, amounts.traps, amounts.monsters)


@cache
def _goods(gold: int, food: int, evil: int, imps: int, traps: int, monsters: int) -> Text:
    parts = {"gold": gold, "food": food, "evil": evil, "imps": imps, "traps": traps, "monsters": monsters}
    return all_of([text(f"n-{kind}", n=amount) for kind, amount in parts.items() if amount])


@cache
def kind_option(kind: str) -> Option:
    """A card or tile to choose."""
    return Option(kind, plain(kind))


def kind_options(kinds: Iterable[str]) -> tuple[Option, ...]:
    """Every kind of card or tile once."""
    return tuple([kind_option(kind) for kind in dict.fromkeys(kinds)])


def trap_options(traps: Iterable[str], year: int, gold: int = 0) -> tuple[Option, ...]:
    """Every kind of trap once, with what it does this year and what it costs to use; `gold` is for a room."""
    return tuple([_trap_option(trap, year, gold) for trap in dict.fromkeys(traps)])


@cache
def _trap_option(trap: str, year: int, gold: int) -> Option:
    face = TRAPS[trap]
    effect = text(f"{trap}-note", n=face.hits[0].damage[year - 1])
    cost = face.pay[year - 1] + Goods(gold=gold)
    note = (
        text("note-trap-free", effect=effect)
        if cost == FREE
        else text("note-trap", effect=effect, cost=goods(cost))
    )
    return Option(trap, plain(trap), note=note)


def monster_note(kind: str) -> Text:
    """How a monster or ghost fights."""
    return plain(f"{kind}-note")


@cache
def room_note(room: str) -> Text:
    """What a room does, and where it may be built."""
    face = ROOMS[room]
    if not face.workers:
        return plain(f"{room}-note")
    return text("note-room", work=work_note(room), zone=plain(f"zone-{face.zone}"))


@cache
def work_note(room: str) -> Text:
    """What a production room takes and makes."""
    face = ROOMS[room]
    get = text("note-digs", n=face.digs) if face.digs else goods(face.get)
    if face.pay == FREE:
        return text("note-work", workers=face.workers, get=get)
    return text("note-work-paid", workers=face.workers, pay=goods(face.pay), get=get)


def spell_args(spell: SpellCard) -> dict[str, int | Text]:
    """What to say about a combat card: its name, its fatigue and its text."""
    return {"spell": plain(spell.id), "fatigue": spell.fatigue, "rule": plain(f"{spell.id}-rule")}


def monster_options(monsters: Iterable[Monster]) -> tuple[Option, ...]:
    """An option for every single monster; those of one kind are numbered."""
    seen: dict[str, int] = {}
    options = []
    for monster in monsters:
        seen[monster.kind] = seen.get(monster.kind, 0) + 1
        options.append(_monster_option(monster.uid, monster.kind, seen[monster.kind]))
    return tuple(options)


@cache
def _monster_option(uid: int, kind: str, nth: int) -> Option:
    name = plain(kind) if nth == 1 else text("another", kind=plain(kind), nth=nth)
    return Option(f"m{uid}", name, note=monster_note(kind))


def read_monster(choice: str) -> int:
    """The number of the monster that an option of `monster_options` stands for."""
    return int(choice[1:])


@cache
def square_option(where: int) -> Option:
    """A square to choose."""
    return Option(square_name(where), text("option-square", square=square_name(where)))
