"""The tiles and cards people can look up."""

from __future__ import annotations

from engine.core import CardFace
from engine.games.dungeon_lords.cards import FREE, HeroTile, MonsterTile, RoomTile, TrapCard, box
from engine.games.dungeon_lords.phrases import goods, hero_of_year, plain, text


def faces() -> list[CardFace]:
    """Orders, monsters, rooms, traps, combat cards, special events and heroes."""
    return [
        *(CardFace(card.id, plain(card.id), (plain(f"{card.id}-rule"),), card.id) for card in box().orders),
        *map(_monster, box().monsters),
        *map(_room, box().rooms),
        *map(_trap, box().traps),
        *(
            CardFace(
                card.id,
                plain(card.id),
                (
                    plain(f"{card.id}-rule"),
                    text(f"card-spell-{card.speed}", fatigue=card.fatigue, year=card.year),
                ),
                "spells",
            )
            for card in box().spells
        ),
        *(
            CardFace(card.id, plain(card.id), (plain(f"{card.id}-rule"),), "specials")
            for card in box().specials
        ),
        *map(_hero, {tile.looks: tile for tile in box().heroes}.values()),
    ]


def _monster(tile: MonsterTile) -> CardFace:
    first, second = tile.copies
    lines = (
        plain(f"{tile.id}-rule"),
        text("card-monster", cost=goods(tile.cost), first=first, second=second),
    )
    return CardFace(tile.id, plain(tile.id), lines, "hire")


def _room(tile: RoomTile) -> CardFace:
    lines = [plain(f"{tile.id}-rule")]
    if tile.zone:
        lines.append(text("card-room", zone=plain(f"zone-{tile.zone}"), workers=tile.workers))
    else:
        lines.append(plain("card-room-second"))
    return CardFace(tile.id, plain(tile.id), tuple(lines), "build")


def _trap(card: TrapCard) -> CardFace:
    lines = [plain(f"{card.id}-rule")]
    first, second = card.pay
    if first == FREE:
        lines.append(text("card-trap", copies=card.copies))
    elif first == second:
        lines.append(text("card-trap-price", cost=goods(first), copies=card.copies))
    else:
        lines.append(text("card-trap-cost", first=goods(first), second=goods(second), copies=card.copies))
    return CardFace(card.id, plain(card.id), tuple(lines), "traps")


def _hero(tile: HeroTile) -> CardFace:
    """A hero tile; identical warriors share one face."""
    lines = [text("card-hero", hits=tile.hits, rank=tile.rank, year=tile.year)]
    if tile.kind == "paladin":
        lines = [text("card-paladin", hits=tile.hits, power=tile.power, year=tile.year)]
    elif tile.power:
        lines.append(text(f"card-{tile.kind}", power=tile.power))
    else:
        lines.append(plain("card-warrior"))
    topic = "paladin" if tile.kind == "paladin" else "heroes"
    return CardFace(tile.id, hero_of_year(tile.id), tuple(lines), topic)
