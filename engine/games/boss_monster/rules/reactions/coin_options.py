"""Coin options: what some cards, mostly other players', let a player spend coins on in any window."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from engine.core import Option, Seat, Text, Weight, seat_name
from engine.games.boss_monster.cards import ABILITIES, HEROES, ROOMS
from engine.games.boss_monster.phrases import card_name, plain, tell, text
from engine.games.boss_monster.rules.dungeon import damage, speaks
from engine.games.boss_monster.rules.hands import take_random_spell
from engine.games.boss_monster.rules.hoards import give, spend
from engine.games.boss_monster.rules.walking import has_text
from engine.games.boss_monster.state import NOWHERE, Hero, Realm, Slot
from engine.games.boss_monster.timing import CALM

PAYWALLS = {card.id for card in ROOMS.values() if card.abilities[0].does == "paywall"}
COIN_HEROES = {card.id for card in HEROES.values() if card.special == "coins"}
KINDS = ("calm", "paywall", "bribe", "tower")


def is_coin_option(action: str) -> bool:
    """Whether an action is one of the coin options."""
    return action.partition("/")[0] in KINDS


def coin_options(g: Realm, seat: Seat) -> Iterator[Option]:
    """What a player could spend coins on in a window; how many is asked next."""
    if g.lairs[seat].hoard:
        group = plain("group-coins")
        for action, label in _all_options(g, seat):
            yield Option(action, label, group)


def _all_options(g: Realm, seat: Seat) -> Iterator[tuple[str, Text]]:
    for owner in g.others(seat):
        lair = g.lairs[owner]
        who = seat_name(owner)
        traps = lair.levelled and ABILITIES[lair.boss].does == "trap-damage"
        if traps and CALM not in lair.marks:
            yield f"calm/{owner}", text("option-calm", seat=who)
        for slot in _paywalls(lair.slots):
            if speaks(lair, slot):
                yield f"paywall/{slot.uid}", text("option-paywall", seat=who)
        for hero in _bribable(g, owner):
            if seat not in hero.paid and has_text(lair, hero, "coins"):
                yield f"bribe/{hero.card}", text("option-bribe", hero=card_name(hero.card))
    lair = g.lairs[seat]
    for slot in lair.slots:
        watches = slot.watched != NOWHERE and slot.watched in g.order and g.lairs[slot.watched].spells
        if watches and speaks(lair, slot):
            place = (lair.index(slot.uid) or 0) + 1
            yield f"tower/{slot.uid}", text("option-tower", victim=seat_name(slot.watched), place=place)


@lru_cache(maxsize=1024)
def _paywalls(slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
    return tuple([slot for slot in slots if slot.cards[-1] in PAYWALLS])


def _bribable(g: Realm, owner: Seat) -> list[Hero]:
    """Heroes at this player's entrance or in this player's dungeon who take coins."""
    inside = [g.walker.hero] if g.walker is not None and g.walker.seat == owner else []
    return [hero for hero in (*g.lairs[owner].queue, *inside) if hero.card in COIN_HEROES]


def coin_range(g: Realm, seat: Seat, action: str) -> tuple[int, int]:
    """How many coins may be spent: one, or any number."""
    return (1, 1) if action.startswith(("calm", "tower")) else (1, g.lairs[seat].hoard)


def carry_out_coin_option(g: Realm, seat: Seat, action: str, coins: int) -> None:
    """Pay the coins and carry out what they buy, if that is still there."""
    if all(option.id != action for option in coin_options(g, seat)) or g.lairs[seat].hoard < coins:
        tell(g, "offer-fizzles", seat, Weight.DETAIL)
        return
    kind, _, what = action.partition("/")
    match kind:
        case "calm":
            _calm(g, seat, int(what))
        case "paywall":
            _paywall(g, seat, int(what), coins)
        case "bribe":
            _bribe(g, seat, what, coins)
        case _:
            _tower(g, seat, int(what))


# Scott: any opponent may give his owner a coin to switch the bonus of Trap Rooms off until end of round.
def _calm(g: Realm, seat: Seat, owner: Seat) -> None:
    """Switch the bonus off."""
    tell(g, "calmed", seat, owner=seat_name(owner))
    g.lairs[owner].mark(CALM)
    give(g, seat, owner, 1)


# Paywall: others may give you any number of coins; for each, it deals 1 less damage until end of round.
def _paywall(g: Realm, seat: Seat, uid: int, coins: int) -> None:
    """Give the coins and take off damage."""
    found = g.find(uid)
    assert found is not None
    owner, slot = found
    amount = ABILITIES[slot.cards[-1]].amount
    g.lairs[owner].put(replace(slot, text_bonus=slot.text_bonus + amount * coins))
    give(g, seat, owner, coins)
    index = g.lairs[owner].index(uid)
    assert index is not None
    dealt = damage(g.lairs[owner], index)
    tell(g, "paywall-paid", seat, owner=seat_name(owner), coins=coins, damage=dealt)


# Inquisitor, Sellsword, Alchemist, Scoundrel: once per round, each opponent of the player they visit may pay
# coins; the hero gets 1 health for each until end of round.
def _bribe(g: Realm, seat: Seat, card: str, coins: int) -> None:
    """Pay the supply and give the hero health."""
    spend(g, seat, coins)
    g.change_hero(card, bonus=coins)
    if g.walker is not None and g.walker.hero.card == card:
        g.walker = replace(g.walker, hero=_paid_by(g.walker.hero, seat))
    for lair in g.lairs:
        lair.queue = tuple([_paid_by(hero, seat) if hero.card == card else hero for hero in lair.queue])
    tell(g, "bribed", seat, hero=card_name(card), coins=coins)


def _paid_by(hero: Hero, seat: Seat) -> Hero:
    return replace(hero, paid=(*hero.paid, seat))


# Ancient Guardtower: once this round, give the opponent it watches a coin to take a random spell from them.
def _tower(g: Realm, seat: Seat, uid: int) -> None:
    """Buy the spell; the tower stops watching."""
    slot = g.lairs[seat].slot(uid)
    assert slot is not None
    g.lairs[seat].put(replace(slot, watched=NOWHERE))
    give(g, seat, slot.watched, 1)
    tell(g, "tower-paid", seat, victim=seat_name(slot.watched))
    take_random_spell(g, seat, slot.watched)
