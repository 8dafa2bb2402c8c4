"""The printed game: orders, heroes, monsters, rooms, traps, combat cards and events, read from `cards.toml`.

Tiles and cards are identified by their kind; only hero tiles are identified one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated

import msgspec

from engine.core import Text
from engine.core.editions import printed

YEARS = (1, 2)
EVENTS = ("pay-day", "taxes", "special")
TITLES = ("evil", "rooms", "tunnels", "monsters", "imps", "riches", "battle")
Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
Amount = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Year = Annotated[int, msgspec.Meta(ge=1, le=2)]
Hits = Annotated[int, msgspec.Meta(ge=1, le=20)]
TITLE_BONUS = {2: 1, 3: 1, 4: 2}
"""What the Hall of Fame adds for every title held alone, by number of players."""


class Goods(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """Amounts of goods: what something costs or brings."""

    gold: Amount = 0
    food: Amount = 0
    evil: Amount = 0
    imps: Amount = 0
    traps: Amount = 0
    monsters: Amount = 0

    def __add__(self, other: Goods) -> Goods:
        return Goods(
            self.gold + other.gold,
            self.food + other.food,
            self.evil + other.evil,
            self.imps + other.imps,
            self.traps + other.traps,
            self.monsters + other.monsters,
        )


FREE = Goods()


class Space(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One of the three spaces of an order."""

    pay: Goods = FREE
    get: Goods = FREE
    spy: bool = False
    up_to: int = 0
    foremen: int = 0


class OrderCard(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An order and its three spaces."""

    id: str
    source: str
    spaces: tuple[Space, Space, Space]
    backwards: bool = False


class HeroTile(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename={"kind": "class"}):
    """A hero: class, rank, hit points, and how strong the ability of the class is."""

    id: str
    year: Year
    kind: str
    rank: Small
    hits: Hits
    source: str
    power: Small = 0

    @property
    def looks(self) -> tuple[int, str, int, int]:
        """What is printed on it: two warriors of the first year are identical."""
        return self.year, self.kind, self.hits, self.power


class Attack(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One attack of a monster; `cards.toml` explains the fields."""

    id: str
    aim: str
    damage: Small = 0
    hits: Hits = 1
    pay: Goods = FREE
    spares: str = ""
    encore: int = 0
    stays: bool = False
    holds: bool = False
    scorches: bool = False


class MonsterTile(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A kind of monster, or the ghost."""

    id: str
    copies: tuple[Small, Small]
    cost: Goods
    source: str
    attacks: tuple[Attack, ...]
    ghost: bool = False

    @property
    def can_stay(self) -> bool:
        """Whether it may come back from a battle face up."""
        return any(attack.stays for attack in self.attacks)

    @property
    def must_stay(self) -> bool:
        """Whether it always comes back face up."""
        return all(attack.stays for attack in self.attacks)


class RoomTile(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A room: those of the first year produce, those of the second help in battle or score."""

    id: str
    year: Year
    source: str
    zone: str = ""
    workers: int = 0
    pay: Goods = FREE
    get: Goods = FREE
    digs: int = 0
    stronger: tuple[str, ...] = ()
    traps: int = 1
    trap_gold: int = 1
    monsters: int = 2
    anti_magic: bool = False
    scores: dict[str, int] = {}
    title_bonus: bool = False


class TrapHit(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Trap damage, which thieves can prevent."""

    who: str
    damage: tuple[int, int] = (0, 0)
    whole: bool = False


class TrapCard(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A trap: its price by year, its damage, and effects that cannot be prevented."""

    id: str
    copies: int
    source: str
    hits: tuple[TrapHit, ...]
    pay: tuple[Goods, Goods] = (FREE, FREE)
    holds: bool = False
    poison: int = 0
    silences: bool = False

    @property
    def aimed(self) -> bool:
        """Whether the lord chooses who is hit."""
        return any(hit.who == "chosen" for hit in self.hits)


class SpellCard(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A combat card: fatigue, and a spell that parties with wizards cast."""

    id: str
    year: Year
    fatigue: Small
    speed: str
    source: str


class SpecialCard(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A special event."""

    id: str
    source: str


class Exercise(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An exercise battle from the rulebook."""

    id: str
    heroes: tuple[str, ...]
    monsters: tuple[str, ...]
    traps: tuple[str, ...]
    best: int
    """The fewest tiles one can lose."""
    source: str
    food: int = 0
    gold: int = 0
    room: str = ""


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    orders: tuple[OrderCard, ...]
    heroes: tuple[HeroTile, ...]
    monsters: tuple[MonsterTile, ...]
    rooms: tuple[RoomTile, ...]
    traps: tuple[TrapCard, ...]
    spells: tuple[SpellCard, ...]
    specials: tuple[SpecialCard, ...]
    exercises: tuple[Exercise, ...]


@cache
def box() -> Box:
    """All tiles and cards as printed; an error in the file is reported with its place."""
    return printed("dungeon-lords", Box)


def impossible(box: Box) -> Iterator[tuple[str, str, Text]]:
    """Prices that pay whoever pays them, and products that are taken away; only evil can become less."""
    prices = [
        *(("orders", card.id, space.pay) for card in box.orders for space in card.spaces),
        *(("monsters", tile.id, tile.cost) for tile in box.monsters),
        *(("monsters", tile.id, attack.pay) for tile in box.monsters for attack in tile.attacks),
        *(("rooms", tile.id, tile.pay) for tile in box.rooms),
        *(("traps", card.id, price) for card in box.traps for price in card.pay),
    ]
    products = [
        *(("orders", card.id, space.get) for card in box.orders for space in card.spaces),
        *(("rooms", tile.id, tile.get) for tile in box.rooms),
    ]
    made = [(section, card, msgspec.structs.replace(goods, evil=0)) for section, card, goods in products]
    for section, card, goods in (*prices, *made):
        if any(amount < 0 for amount in msgspec.structs.astuple(goods)):
            yield section, card, Text("dungeon-lords-edition-goods")


ORDERS = {card.id: card for card in box().orders}
ORDER_NAMES = tuple(ORDERS)
ORDER_PLACE = {order: place for place, order in enumerate(ORDER_NAMES)}
MONSTERS = {tile.id: tile for tile in box().monsters}
ROOMS = {tile.id: tile for tile in box().rooms}
TRAPS = {card.id: card for card in box().traps}
SPECIALS = {card.id: card for card in box().specials}
EXERCISES = {exercise.id: exercise for exercise in box().exercises}

ILLUSION = HeroTile(id="illusion", year=2, kind="illusion", rank=0, hits=1, source="public")
"""The hero made by the spell Illusion."""
HEROES = {tile.id: tile for tile in (*box().heroes, ILLUSION)}
PALADINS = {1: "silver-paladin", 2: "gold-paladin"}

EXERCISE_CARD = SpellCard(id="practice", year=1, fatigue=2, speed="", source="rulebook")
"""In force in every round of an exercise."""
SPELLS = {card.id: card for card in (*box().spells, EXERCISE_CARD)}


def hero_stack(year: int) -> list[str]:
    """The hero tiles of a year, without the paladin."""
    return [tile.id for tile in box().heroes if tile.year == year and tile.kind != "paladin"]


def monster_stack(year: int) -> list[str]:
    """The monster and ghost tiles of a year."""
    return [tile.id for tile in box().monsters for _ in range(tile.copies[year - 1])]


def room_stack(year: int) -> list[str]:
    """The room tiles of a year."""
    return [tile.id for tile in box().rooms if tile.year == year]


def spell_stack(year: int) -> list[str]:
    """The combat cards of a year."""
    return [card.id for card in box().spells if card.year == year]


def trap_stack() -> list[str]:
    """All trap cards."""
    return [card.id for card in box().traps for _ in range(card.copies)]
