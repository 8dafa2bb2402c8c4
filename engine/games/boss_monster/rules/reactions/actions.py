"""Actions in a window: what a player could declare, what it costs, and how it is carried out.

An action is named by its source: an ability and a stack (`MB055-2/12`), a card in hand or a boss (`MB016/0`),
or one of the coin options that cards offer to other players (`coin_options.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from engine.core import Option, Seat, Text, Weight, all_of, step
from engine.games.boss_monster.cards import ABILITIES, BOSSES, ROOMS, SPELLS
from engine.games.boss_monster.phrases import card_name, plain, tell, text
from engine.games.boss_monster.rules.abilities.context import EffectContext, effect_of
from engine.games.boss_monster.rules.abilities.spells import can_be_cast
from engine.games.boss_monster.rules.dungeon import (
    boss_text,
    miniboss_texts,
    read_source,
    room_text,
    source,
    use_up,
)
from engine.games.boss_monster.rules.hands import discard, remove_from_hand
from engine.games.boss_monster.rules.hoards import pay
from engine.games.boss_monster.rules.reactions.choices import COSTS, TARGETS, has_options, options_for
from engine.games.boss_monster.rules.reactions.coin_options import (
    carry_out_coin_option,
    coin_options,
    is_coin_option,
)
from engine.games.boss_monster.rules.rooms import destroy, schedule_triggers
from engine.games.boss_monster.state import Realm
from engine.games.boss_monster.timing import HUSHED

ON_OWN_HEROES = ("kill", "hurt", "send-to-town", "send-back", "delay", "fetch")
"""Effects of a dungeon that heroes ignore when it is hushed (ruling A41)."""
ON_THE_WAY = ("use", "react", "dies", "leaves", "destroyed", "discarded", "paid")
"""When rooms and minibosses may let their owner act during an adventure, or bring cards or coins for that."""
RESET = "-3"
USED_IN_PLAY = frozenset(card for card in ROOMS if ABILITIES[card].when == "use")
USED_FROM_HAND = frozenset(card for card in ROOMS if ABILITIES[card].when == "hand")


# ── what could be declared ───────────────────────────────────────────────────────────────────────────────


def actions(g: Realm, seat: Seat) -> list[Option]:
    """Everything this player could declare now."""
    return [
        *(_spell_option(action) for action in castable(g, seat)),
        *(_ability_option(g, seat, action) for action in usable(g, seat)),
        *coin_options(g, seat),
    ]


def could_act(g: Realm, seat: Seat) -> bool:
    """Whether, as far as everybody can see, this player could act in a window.

    Any card in hand might be playable now; everything but the hand is visible to all.
    """
    lair = g.lairs[seat]
    return bool(lair.rooms or lair.spells) or bool(actions(g, seat))


def could_act_in_adventure(g: Realm, seat: Seat) -> bool:
    """The same for any moment of an adventure: coins may be of use, and texts may bring cards or coins."""
    lair = g.lairs[seat]
    if lair.rooms or lair.spells or lair.hoard or lair.levelled:
        return True
    texts = [slot.cards[-1] for slot in lair.slots]
    texts += [f"{slot.miniboss}-{level}" for slot in lair.slots for level in range(1, slot.level + 1)]
    return any(ABILITIES[each].when in ON_THE_WAY for each in texts)


def castable(g: Realm, seat: Seat) -> Iterator[str]:
    """Spells in hand that fit the phase and have all they need."""
    for spell in dict.fromkeys(g.lairs[seat].spells):
        card = SPELLS[spell]
        fits = card.phase in (g.phase, "both") and card.ability.when == "spell"
        if fits and can_be_cast(g, seat, spell) and _has_all(g, seat, source(spell)):
            yield source(spell)


def usable(g: Realm, seat: Seat) -> Iterator[str]:
    """Abilities of boss, rooms, minibosses and cards in hand that can be used now."""
    for action in _texts(g, seat):
        ability, _ = read_source(action)
        if ABILITIES[ability].phase in ("", g.phase) and _has_all(g, seat, action):
            yield action


def _texts(g: Realm, seat: Seat) -> Iterator[str]:
    lair = g.lairs[seat]
    if boss_text(lair, "use"):
        yield source(lair.boss)
    for slot in lair.slots:
        if slot.cards[-1] in USED_IN_PLAY and room_text(lair, slot, "use"):
            yield source(slot.cards[-1], slot)
        if slot.miniboss:
            for ability in miniboss_texts(lair, slot, "use"):
                yield source(ability, slot)
    for card in dict.fromkeys(lair.rooms):
        if card in USED_FROM_HAND:
            yield source(card)


def _has_all(g: Realm, seat: Seat, action: str) -> bool:
    """Whether the price can be paid and there is something to choose for everything that is asked."""
    ability_id, uid = read_source(action)
    ability = ABILITIES[ability_id]
    lair = g.lairs[seat]
    if ability.pay > lair.hoard:
        return False
    if uid and HUSHED in lair.marks and ability.does in ON_OWN_HEROES:
        return False
    return all(word == "coins" or has_options(g, seat, word, action) for word in ability.asks)


@cache
def _spell_option(action: str) -> Option:
    spell, _ = read_source(action)
    return Option(action, text("option-cast", card=card_name(spell)), plain("group-spells"))


def _ability_option(g: Realm, seat: Seat, action: str) -> Option:
    _, uid = read_source(action)
    return _option_at(action, (g.lairs[seat].index(uid) or 0) + 1 if uid else 0)


@cache
def _option_at(action: str, place: int) -> Option:
    ability, _ = read_source(action)
    card, _, level = ability.partition("-")
    group = plain("group-abilities")
    if not place:
        key = "option-use-boss" if card in BOSSES else "option-use-hand"
        return Option(action, text(key, card=card_name(card)), group)
    if level:
        label = text("option-use-miniboss", card=card_name(card), level=int(level), place=place)
        return Option(action, label, group)
    return Option(action, text("option-use-room", card=card_name(card), place=place), group)


# ── what it costs ────────────────────────────────────────────────────────────────────────────────────────


def pay_costs(g: Realm, seat: Seat, action: str, chosen: list[str]) -> None:
    """Pay the costs of an action when it is declared; they stay paid whatever comes of it."""
    ability_id, uid = read_source(action)
    ability = ABILITIES[ability_id]
    lair = g.lairs[seat]
    card = EffectContext(seat, ability_id, uid, chosen).card
    targets = _targets(g, seat, action, chosen)
    use_up(g, seat, action)
    if ability_id in SPELLS:
        remove_from_hand(g, seat, ability_id)
        g.casting += (ability_id,)
        tell(g, "casts", seat, card=card_name(ability_id))
    else:
        tell(g, "uses", seat, card=card_name(card))
    if targets:
        tell(g, "aims", seat, Weight.DETAIL, targets=all_of(targets))
    if ability.pay:
        pay(g, seat, ability.pay, card)
    if ability_id in ROOMS and ability.when == "hand":
        discard(g, seat, [ability_id])
    slot = lair.slot(uid) if uid else None
    if slot is not None and ability_id.endswith(RESET):
        lair.put(replace(slot, level=1))
    for word, choice in zip(ability.asks, chosen, strict=True):
        _pay_choice(g, seat, word, choice, card)
    if ability.destroy == "this":
        destroy(g, seat, uid)


def _targets(g: Realm, seat: Seat, action: str, chosen: list[str]) -> list[Text]:
    """The names of what was chosen: targets are named for all to hear."""
    ability, _ = read_source(action)
    return [
        option.text
        for number, (word, choice) in enumerate(zip(ABILITIES[ability].asks, chosen, strict=True))
        if word != "coins" and word not in COSTS
        for option in options_for(g, seat, word, action, chosen[:number])
        if option.id == choice
    ]


def _pay_choice(g: Realm, seat: Seat, word: str, choice: str, card: str) -> None:
    if word == "coins":
        pay(g, seat, int(choice), card)
    elif word == "destroy-monster":
        destroy(g, seat, int(choice.partition(".")[0]))
    elif word in COSTS and choice != "draw":
        discard(g, seat, choice.split("+"))


# ── carrying out ─────────────────────────────────────────────────────────────────────────────────────────


@step
def carry_out(g: Realm, seat: Seat, action: str, chosen: list[str]) -> None:
    """Carry an action out; if a target is gone, nothing happens (ruling A29)."""
    if is_coin_option(action):
        carry_out_coin_option(g, seat, action, int(chosen[0]))
        return
    ability, uid = read_source(action)
    possible = still_possible(g, seat, action, chosen)
    if ability in SPELLS:
        spell_is_spent(g, ability)
    if not possible:
        tell(g, "fizzles", seat, card=card_name(EffectContext(seat, ability, uid, chosen).card))
        return
    effect_of(ability)(g, EffectContext(seat, ability, uid, chosen))
    if ability in SPELLS:
        g.then(was_cast, seat)


def still_possible(g: Realm, seat: Seat, action: str, chosen: list[str]) -> bool:
    """Whether all targets are still there."""
    ability, _ = read_source(action)
    for number, (word, choice) in enumerate(zip(ABILITIES[ability].asks, chosen, strict=True)):
        if word in TARGETS:
            options = options_for(g, seat, word, action, chosen[:number])
            if all(option.id != choice for option in options):
                return False
    return True


def spell_is_spent(g: Realm, spell: str) -> None:
    """Discard a spell that was declared."""
    casting = list(g.casting)
    casting.remove(spell)
    g.casting = tuple(casting)
    g.discards += (spell,)


@step
def was_cast(g: Realm, seat: Seat) -> None:
    """Trigger the caster's own texts for a spell that was cast and not cancelled."""
    lair = g.lairs[seat]
    sources = [source(lair.boss)] if boss_text(lair, "cast") else []
    sources += [source(slot.cards[-1], slot) for slot in lair.slots if room_text(lair, slot, "cast")]
    schedule_triggers(g, seat, sources)
