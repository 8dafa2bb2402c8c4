"""Effects on hoards: coins gained, swapped, and put on a room."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Pick, Question, Seat, step
from engine.games.boss_monster.cards import MINIBOSSES
from engine.games.boss_monster.phrases import card_name, plain, read_seat, seat_option, tell
from engine.games.boss_monster.rules.abilities.context import EffectContext, EffectTable
from engine.games.boss_monster.rules.dungeon import active_rooms, symbols
from engine.games.boss_monster.rules.hoards import gain, spend
from engine.games.boss_monster.rules.rooms import destroy
from engine.games.boss_monster.state import Realm

EFFECTS = EffectTable()


# Gregore, Lamia, Baron Hex, Dr. Deadly, Goblin Market, Foyer Elemental, Alchemist's Lab, Garbage Chute,
# Unstable Mine, Personnel Office, Lightning Rod, Pool of Shadows: gain 1 to 3 coins, each at its own moment.
@EFFECTS.does("coins")
def coins(g: Realm, context: EffectContext) -> None:
    """Gain coins."""
    gain(g, context.seat, context.ability.amount, context.card)


# Monster Academy: when built or uncovered, gain 2 coins for each miniboss in your hand.
@EFFECTS.does("coins-per-miniboss")
def coins_per_miniboss(g: Realm, context: EffectContext) -> None:
    """Gain coins for each miniboss in hand; only the number becomes known."""
    held = [card for card in g.lairs[context.seat].rooms if card in MINIBOSSES]
    g.turn_up()
    gain(g, context.seat, context.ability.amount * len(held), context.card)


# Pixie Fountain: destroy it to gain a coin for each of your wounds.
@EFFECTS.does("coins-per-wound")
def coins_per_wound(g: Realm, context: EffectContext) -> None:
    """Gain coins for each wound."""
    gain(g, context.seat, context.ability.amount * g.lairs[context.seat].wound_count, context.card)


# The Keystone: destroy it to gain a coin for each room left in your dungeon.
@EFFECTS.does("coins-per-room")
def coins_per_room(g: Realm, context: EffectContext) -> None:
    """Gain coins for each active room."""
    gain(g, context.seat, context.ability.amount * active_rooms(g.lairs[context.seat]), context.card)


# Trophy Room: when built or uncovered, gain a coin for each of your rooms with two or more symbols.
@EFFECTS.does("coins-per-treasury")
def coins_per_treasury(g: Realm, context: EffectContext) -> None:
    """Gain coins for each visible room with two or more symbols."""
    lair = g.lairs[context.seat]
    rich = [slot for slot in lair.slots if len(symbols(lair, slot)) > 1]
    gain(g, context.seat, context.ability.amount * len(rich), context.card)


# Robber's Vault: when built, swap your whole hoard for another player's.
@EFFECTS.does("swap-hoards")
def swap_hoards(g: Realm, context: EffectContext) -> None:
    """Ask whose hoard to take."""
    form = Pick(tuple(seat_option(other) for other in g.others(context.seat)))
    g.ask(context.seat, Question(plain("ask-swap-hoards"), form, "coins"), hoards_swapped)


@step
def hoards_swapped(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Swap the hoards; nobody gains coins by that."""
    other = read_seat(picked[0])
    mine, theirs = g.lairs[seat], g.lairs[other]
    mine.hoard, theirs.hoard = theirs.hoard, mine.hoard
    tell(g, "hoards-swapped", seat, other=seat_option(other).text, coins=mine.hoard, given=theirs.hoard)


# The Dreadmill: at the start of each build phase put one of your coins on it, or destroy it.
@EFFECTS.does("feed")
def feed(g: Realm, context: EffectContext) -> None:
    """Put a coin on the room if there is one; else destroy the room."""
    if g.lairs[context.seat].hoard:
        put_coins(g, context.seat, context.uid, 1)
    else:
        destroy(g, context.seat, context.uid)


def put_coins(g: Realm, seat: Seat, uid: int, coins: int) -> None:
    """Put coins from the hoard on one of the player's own rooms."""
    lair = g.lairs[seat]
    slot = lair.slot(uid)
    assert slot is not None
    if coins:
        spend(g, seat, coins)
        lair.put(replace(slot, coins=slot.coins + coins))
        tell(g, "coins-put", seat, coins=coins, room=card_name(slot.cards[-1]))
