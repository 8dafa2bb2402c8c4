"""Card faces for `/card`: what a card is, what it does, and where that information comes from."""

from __future__ import annotations

from engine.core import CardFace, Text
from engine.games.boss_monster.cards import BossCard, HeroCard, MinibossCard, RoomCard, SpellCard, box
from engine.games.boss_monster.phrases import card_name, plain, text
from engine.games.boss_monster.show.twin import kind_of, treasures


def faces() -> list[CardFace]:
    """Every kind of card."""
    cards = box()
    return [
        *(_boss(card) for card in cards.bosses),
        *(_room(card) for card in cards.rooms),
        *(_miniboss(card) for card in cards.minibosses),
        *(_spell(card) for card in cards.spells),
        *(_hero(card) for card in cards.heroes),
    ]


def _boss(card: BossCard) -> CardFace:
    line = text("face-boss", xp=card.xp, treasure=treasures(card.treasure))
    return CardFace(card.id, card_name(card.id), (line, rules_text(card.id), _source(card.source)), "goal")


def _room(card: RoomCard) -> CardFace:
    line = text(
        "face-room",
        kind=kind_of(card),
        damage=card.damage,
        treasure=treasures(card.treasure),
        copies=card.copies,
    )
    return CardFace(
        card.id, card_name(card.id), (line, rules_text(card.id), _source(card.source)), "building"
    )


def _miniboss(card: MinibossCard) -> CardFace:
    levels = (
        text("face-level", level=1, text=level_text(card.id, 1)),
        text("face-level", level=2, text=level_text(card.id, 2)),
        text("face-level-three", text=level_text(card.id, 3)),
    )
    lines = (plain("face-miniboss"), *levels, _source(card.source))
    return CardFace(card.id, card_name(card.id), lines, "minibosses")


def _spell(card: SpellCard) -> CardFace:
    line = plain(f"face-spell-{card.phase}")
    return CardFace(card.id, card_name(card.id), (line, rules_text(card.id), _source(card.source)), "spells")


def _hero(card: HeroCard) -> CardFace:
    key = "face-epic" if card.epic else "face-hero"
    if card.lure:
        line = text(key, health=card.health, lure=treasures(card.lure))
    else:
        line = text(f"{key}-no-lure", health=card.health)
    special = (plain(f"special-{card.special}"),) if card.special else ()
    lines = (line, *special, text("face-players", players=card.players), _source(card.source))
    return CardFace(card.id, card_name(card.id), lines, "heroes")


def rules_text(card: str) -> Text:
    """What a boss, a room or a spell does."""
    return plain(f"{card.lower()}-text")


def level_text(card: str, level: int) -> Text:
    """What a miniboss does at a level."""
    return plain(f"{card.lower()}-text-{level}")


def _source(source: str) -> Text:
    return plain(f"source-{source}")
