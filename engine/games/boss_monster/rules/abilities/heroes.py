"""Effects on heroes: killed, hurt, strengthened, sent away, fetched, healed wounds and souls given up."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Pick, Question, Seat, step
from engine.games.boss_monster.cards import ABILITIES
from engine.games.boss_monster.phrases import card_name, card_options, declining, option, plain, tell, text
from engine.games.boss_monster.rules.abilities.context import EffectContext, EffectTable
from engine.games.boss_monster.rules.abilities.lasting import once_and_for_all
from engine.games.boss_monster.rules.dungeon import source, use_up
from engine.games.boss_monster.rules.hands import discard, draw_spells, miniboss_question
from engine.games.boss_monster.rules.rooms import destroy
from engine.games.boss_monster.rules.walking import kill, next_hero, send_to_entrance, send_to_town
from engine.games.boss_monster.state import Realm

EFFECTS = EffectTable()
THRESH = once_and_for_all("ask-thresh", "adventure")
KEEP_OR_NOT = Pick((option("yes", "option-thresh"), declining("no", "option-keep-soul")), usual=("no",))
KEEP_THIS_OR_ALL = replace(
    KEEP_OR_NOT, options=(*KEEP_OR_NOT.options, declining("no-more", "option-keep-souls"))
)

# ── inside a dungeon ─────────────────────────────────────────────────────────────────────────────────────


# Sawtooth Pendulum: once per round, pay a coin to kill a hero here with 3 health or less left.
# Living Trap: destroy one of your Monster Rooms to kill a hero here. Paddywhack, level 3: kill a hero here.
# Ambush: discard two Monster Rooms or a miniboss card to kill a hero in your dungeon.
@EFFECTS.does("kill")
def kill_hero(g: Realm, context: EffectContext) -> None:
    """Kill the hero at once."""
    kill(g, context.chosen[0])


# Spike, level 2: once per round, discard a card to deal 2 damage to a hero here.
@EFFECTS.does("hurt")
def hurt(g: Realm, context: EffectContext) -> None:
    """Damage the hero; it dies when it would leave the room."""
    hurt_hero(g, context.chosen[0], context.ability.amount)


def hurt_hero(g: Realm, card: str, amount: int) -> None:
    """Deal damage beyond what the room deals."""
    assert g.walker is not None
    g.change_hero(card, damage=amount)
    remaining = max(0, g.walker.hero.remaining)
    tell(g, "hurt", g.walker.seat, hero=card_name(card), damage=amount, remaining=remaining)


# Shrooman Aviary: discard it from your hand to give any hero 3 more health until end of round.
# Rocky, level 3: a hero inside any dungeon gets 5 more health until end of round.
@EFFECTS.does("toughen")
def toughen(g: Realm, context: EffectContext) -> None:
    """Give the chosen hero health until end of round."""
    toughen_hero(g, context.seat, context.chosen[0], context.ability.amount)


def toughen_hero(g: Realm, seat: Seat, card: str, health: int) -> None:
    """Give a hero health until end of round, wherever it goes."""
    g.change_hero(card, bonus=health)
    tell(g, "toughened", seat, hero=card_name(card), health=health)


# ── moved ────────────────────────────────────────────────────────────────────────────────────────────────


# Haunted Cavern: once per round, pay a coin; a hero at your entrance waits there until the next round.
@EFFECTS.does("delay")
def delay(g: Realm, context: EffectContext) -> None:
    """Make the hero wait; the others pass it."""
    lair = g.lairs[context.seat]
    lair.queue = tuple(
        [replace(hero, waits=True) if hero.card == context.chosen[0] else hero for hero in lair.queue]
    )
    tell(g, "delayed", context.seat, hero=card_name(context.chosen[0]))


# Minotaur Catacombs: destroy it while a hero is in it; the hero goes back to your entrance and waits a round.
@EFFECTS.does("send-back")
def send_back(g: Realm, context: EffectContext) -> None:
    """Send the hero to the entrance, then destroy the room.

    A hero with no health left dies on the way out, in this room: texts about that come before it is gone.
    """
    send_to_entrance(g)
    g.then(catacombs_collapse, context.seat, context.uid)


@step
def catacombs_collapse(g: Realm, seat: Seat, uid: int) -> None:
    """Destroy the room the hero has left."""
    destroy(g, seat, uid)


# Draculad, level 2: once per round, send the hero in your dungeon back to town.
@EFFECTS.does("send-to-town")
def send_hero_to_town(g: Realm, context: EffectContext) -> None:
    """Send the hero to town."""
    send_to_town(g)


# Jinx, level 3: put a hero from town at your entrance.
@EFFECTS.does("fetch")
def fetch(g: Realm, context: EffectContext) -> None:
    """Put the hero at the end of the queue; it does not count as lured (ruling A31)."""
    card = context.chosen[0]
    (hero,) = (each for each in g.town if each.card == card)
    g.town = tuple([each for each in g.town if each.card != card])
    g.lairs[context.seat].queue += (hero,)
    tell(g, "fetched", context.seat, hero=card_name(card))


# ── wounds and souls ─────────────────────────────────────────────────────────────────────────────────────


# Vampire Lab: when built or uncovered, you may discard a miniboss card to turn a wound into a soul.
@EFFECTS.does("heal")
def heal(g: Realm, context: EffectContext) -> None:
    """Ask whoever has a wound and could hold a miniboss card."""
    lair = g.lairs[context.seat]
    if lair.rooms and lair.wounds:
        g.ask(context.seat, miniboss_question(g, context.seat, "ask-heal"), paid_for_healing)


@step
def paid_for_healing(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Discard the miniboss card and ask for the wound."""
    if picked != ["no"]:
        discard(g, seat, picked)
        form = Pick(tuple(card_options(g.lairs[seat].wounds)))
        g.ask(seat, Question(plain("ask-wound"), form, "building"), healed)


@step
def healed(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Move the hero from the wounds to the souls."""
    lair = g.lairs[seat]
    lair.wounds = tuple([hero for hero in lair.wounds if hero != picked[0]])
    lair.souls += (picked[0],)
    lair.new_souls += 1
    tell(g, "healed", seat, hero=card_name(picked[0]))


# Mind Thresher: once per round, when a hero dies here, you may take it out of the game for 2 spells.
@EFFECTS.does("thresh")
def thresh(g: Realm, context: EffectContext) -> None:
    """Ask whether to give the soul up; with another hero to come, one can decline for the whole round."""
    hero = g.ways[-1].hero
    form = KEEP_THIS_OR_ALL if next_hero(g.lairs[context.seat]) else KEEP_OR_NOT
    g.foresee(context.seat, THRESH)
    question = Question(text("ask-thresh", hero=card_name(hero)), form, "adventure", ahead=THRESH)
    g.ask(context.seat, question, threshed, hero, context.uid)


@step
def threshed(g: Realm, seat: Seat, picked: list[str], hero: str, uid: int) -> None:
    """Trade the soul for spells, or keep it and ask no more this round."""
    lair = g.lairs[seat]
    slot = lair.slot(uid)
    if picked == ["no"] or slot is None:
        return
    use_up(g, seat, source(slot.cards[-1], slot))
    if picked == ["yes"]:
        lair.souls = tuple([soul for soul in lair.souls if soul != hero])
        lair.new_souls -= 1
        g.box += (hero,)
        tell(g, "threshed", seat, hero=card_name(hero))
        draw_spells(g, seat, ABILITIES[slot.cards[-1]].amount)
