"""Coins gained, paid and given; a hoard never goes below 0, and the supply never runs out (D8)."""

from __future__ import annotations

from engine.core import Seat, Weight
from engine.games.boss_monster.cards import ABILITIES
from engine.games.boss_monster.phrases import card_name, tell
from engine.games.boss_monster.rules.dungeon import miniboss_texts, source, use_up
from engine.games.boss_monster.state import Realm


def gain(g: Realm, seat: Seat, coins: int, card: str) -> None:
    """Add coins to a hoard, thanks to a card."""
    if coins <= 0:
        return
    g.lairs[seat].hoard += coins
    tell(g, "gains", seat, Weight.DETAIL, coins=coins, card=card_name(card))
    _add_more(g, seat)


# Paddywhack, level 2: the first time each round that you gain coins, you gain 1 more.
def _add_more(g: Realm, seat: Seat) -> None:
    lair = g.lairs[seat]
    for slot in lair.slots:
        for text in miniboss_texts(lair, slot, "gains"):
            use_up(g, seat, source(text, slot))
            lair.hoard += ABILITIES[text].amount
            tell(g, "gains", seat, Weight.DETAIL, coins=ABILITIES[text].amount, card=card_name(slot.miniboss))
            return


def pay(g: Realm, seat: Seat, coins: int, card: str) -> None:
    """Pay coins from a hoard to the supply, for a card, and tell it."""
    if coins:
        spend(g, seat, coins)
        tell(g, "pays", seat, Weight.DETAIL, coins=coins, card=card_name(card))


def spend(g: Realm, seat: Seat, coins: int) -> None:
    """Take coins from a hoard; whoever calls this tells what for."""
    assert 0 <= coins <= g.lairs[seat].hoard
    g.lairs[seat].hoard -= coins


def give(g: Realm, seat: Seat, other: Seat, coins: int) -> None:
    """Give coins to another player, who gains them."""
    if coins:
        spend(g, seat, coins)
        g.lairs[other].hoard += coins
        _add_more(g, other)
