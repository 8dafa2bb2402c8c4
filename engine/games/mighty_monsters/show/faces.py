"""The cards people can look up."""

from __future__ import annotations

from engine.core import Arg, CardFace
from engine.games.mighty_monsters.cards import box
from engine.games.mighty_monsters.phrases import card_name, plain, text, tile_name


def faces() -> list[CardFace]:
    """Monsters by strength, guards by level, and the king tiles."""
    return [*_monsters(), *_guard_backs(), *_king_tiles()]


def _monsters() -> list[CardFace]:
    return [
        CardFace(
            f"M{card.strength}",
            card_name(card.strength),
            (text("card-monster", strength=card.strength, healing=card.healing),),
            "families",
        )
        for card in box().monsters
    ]


def _guard_backs() -> list[CardFace]:
    faces = []
    for level in box().levels:
        fronts = [card for card in box().guards if card.level == level.level]
        args: dict[str, Arg] = {
            "level": level.level,
            "weakest": level.strength[0],
            "strongest": level.strength[1],
            "least": level.loot[0],
            "most": level.loot[1],
            "cards": len(fronts),
            "compensation": level.owner_price,
            "fronts": ", ".join(f"{card.strength}/{card.loot}" for card in fronts),
        }
        lines = text("card-guard", **args), text("card-price", **args), text("card-fronts", **args)
        faces.append(CardFace(f"G{level.level}", text("card-guard-name", **args), lines, "fighting"))
    return faces


def _king_tiles() -> list[CardFace]:
    return [
        CardFace(tile.id, tile_name(tile.id), (plain(tile.id.lower()),), "kings-rules")
        for tile in box().kings
    ]
