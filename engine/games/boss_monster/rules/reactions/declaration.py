"""An action before it is carried out: its choices, its declaration, cancelling, and the response to it."""

from __future__ import annotations

from engine.core import Number, Option, Pick, Question, Seat, Text, seat_name, step
from engine.games.boss_monster.cards import ABILITIES, SPELLS
from engine.games.boss_monster.phrases import card_name, declining, option, plain, tell, text, ungrouped
from engine.games.boss_monster.rules.dungeon import miniboss_texts, read_source, use_up
from engine.games.boss_monster.rules.hands import discard, remove_from_hand
from engine.games.boss_monster.rules.hoards import pay
from engine.games.boss_monster.rules.reactions.actions import (
    actions,
    carry_out,
    could_act,
    pay_costs,
    spell_is_spent,
    was_cast,
)
from engine.games.boss_monster.rules.reactions.choices import OUT_OF_HAND, options_for
from engine.games.boss_monster.rules.reactions.coin_options import coin_range, is_coin_option
from engine.games.boss_monster.rules.reactions.orders import stops_at_spells
from engine.games.boss_monster.state import Realm
from engine.games.boss_monster.timing import TAXED

SHORT_CIRCUIT = "MB076"
MAGESEEKER = "MB062-2"
TAX = 1

# ── choosing ─────────────────────────────────────────────────────────────────────────────────────────────


@step
def begin(g: Realm, seat: Seat, action: str) -> None:
    """Start an action: its choices are asked one by one, then it is declared."""
    g.then(choose, seat, action, [])


@step
def choose(g: Realm, seat: Seat, action: str, chosen: list[str]) -> None:
    """Ask for the next choice, or declare the action when all are made."""
    asks = ("coin-option",) if is_coin_option(action) else ABILITIES[read_source(action)[0]].asks
    if len(chosen) == len(asks):
        g.then(declare, seat, action, chosen)
        return
    word = asks[len(chosen)]
    if word == "coin-option":
        least, most = coin_range(g, seat, action)
        g.ask(seat, Question(plain("ask-coins"), Number(least, most), "coins"), counted, action, chosen)
    elif word == "coins":
        form = Number(0, g.lairs[seat].hoard)
        g.ask(seat, Question(plain("ask-coins"), form, "coins"), counted, action, chosen)
    else:
        form_of_cards = Pick(ungrouped(options_for(g, seat, word, action, chosen)))
        question = Question(
            text(f"choose-{word}", card=action_name(action)), form_of_cards, "spells", word in OUT_OF_HAND
        )
        g.ask(seat, question, picked_one, action, chosen)


@step
def picked_one(g: Realm, seat: Seat, picked: list[str], action: str, chosen: list[str]) -> None:
    """Note a choice."""
    g.then(choose, seat, action, [*chosen, picked[0]])


@step
def counted(g: Realm, seat: Seat, number: int, action: str, chosen: list[str]) -> None:
    """Note a number of coins."""
    g.then(choose, seat, action, [*chosen, str(number)])


@step
def declare(g: Realm, seat: Seat, action: str, chosen: list[str]) -> None:
    """Pay the costs; a spell may be cancelled before the active player may respond."""
    note_deed(g, seat)
    if is_coin_option(action):
        g.then(respond, seat, action, chosen)
        return
    pay_costs(g, seat, action, chosen)
    if read_source(action)[0] not in SPELLS:
        g.then(respond, seat, action, chosen)
    elif TAXED in g.lairs[seat].marks:
        g.then(tax_due, seat, action, chosen, [])
    else:
        g.then(cancelling, seat, action, chosen, [])


def note_deed(g: Realm, seat: Seat) -> None:
    """Remember who has acted: somebody may have planned a build on condition that nobody does."""
    if g.phase == "build":
        g.deeds += (seat,)


# ── cancelling: step C ───────────────────────────────────────────────────────────────────────────────────


@step
def cancelling(g: Realm, seat: Seat, action: str, chosen: list[str], passed: list[int]) -> None:
    """Ask opponents who hold a spell card, and want to be stopped at spells, whether they cancel this one."""
    g.turn_up()
    for other in g.by_turn():
        if other != seat and other not in passed and g.lairs[other].spells and stops_at_spells(g, other):
            spell = card_name(read_source(action)[0])
            prompt = text("ask-cancel", seat=seat_name(seat), card=spell)
            form = Pick((declining("pass", "option-let-happen"), *_cancellers(g, other)))
            question = Question(prompt, form, "spells", even_if_forced=True, reaction=True)
            g.ask(other, question, cancel_answered, seat, action, chosen, passed)
            return
    g.then(respond, seat, action, chosen)


# Short Circuit: when an opponent casts a spell, they pay a coin for it and for every other this round, or it
# is cancelled. Mageseeker, level 2: once per round, discard a spell to cancel the spell of an opponent.
def _cancellers(g: Realm, seat: Seat) -> list[Option]:
    """The options to cancel: Short Circuit, and Mageseeker with any spell to discard."""
    lair = g.lairs[seat]
    spells = dict.fromkeys(lair.spells)
    found = []
    if SHORT_CIRCUIT in spells:
        found.append(Option(SHORT_CIRCUIT, text("option-cast", card=card_name(SHORT_CIRCUIT))))
    for slot in lair.slots:
        if MAGESEEKER in miniboss_texts(lair, slot, "react"):
            found += [
                Option(f"seeker/{slot.uid}/{spell}", text("option-mageseeker", card=card_name(spell)))
                for spell in spells
            ]
    return found


@step
def cancel_answered(
    g: Realm, seat: Seat, picked: list[str], caster: Seat, action: str, chosen: list[str], passed: list[int]
) -> None:
    """Cancel the spell, or ask the next one; a cancellation cannot itself be cancelled (ruling A28)."""
    if picked == ["pass"]:
        g.then(cancelling, caster, action, chosen, [*passed, seat])
        return
    note_deed(g, seat)
    if picked == [SHORT_CIRCUIT]:
        remove_from_hand(g, seat, SHORT_CIRCUIT)
        g.discards += (SHORT_CIRCUIT,)
        g.lairs[caster].mark(TAXED)
        tell(g, "short-circuit", seat, caster=seat_name(caster))
        g.then(was_cast, seat)
        g.then(tax_due, caster, action, chosen, [*passed, seat])
    else:
        _, uid, spell = picked[0].split("/")
        use_up(g, seat, f"{MAGESEEKER}/{uid}")
        tell(g, "mageseeker", seat, caster=seat_name(caster))
        discard(g, seat, [spell])
        cancel(g, caster, action)


@step
def tax_due(g: Realm, seat: Seat, action: str, chosen: list[str], passed: list[int]) -> None:
    """Ask the caster for Short Circuit's coin; without one, the spell is cancelled."""
    if not g.lairs[seat].hoard:
        cancel(g, seat, action)
        return
    prompt = text("ask-tax", card=card_name(read_source(action)[0]))
    form = Pick((option("pay"), declining("give-up")))
    g.ask(seat, Question(prompt, form, "spells"), tax_answered, action, chosen, passed)


@step
def tax_answered(
    g: Realm, seat: Seat, picked: list[str], action: str, chosen: list[str], passed: list[int]
) -> None:
    """Go on asking if the coin is paid, else cancel the spell."""
    if picked == ["pay"]:
        pay(g, seat, TAX, SHORT_CIRCUIT)
        g.then(cancelling, seat, action, chosen, passed)
    else:
        cancel(g, seat, action)


def cancel(g: Realm, seat: Seat, action: str) -> None:
    """Discard the spell, which does not count as cast; its costs stay paid."""
    spell, _ = read_source(action)
    spell_is_spent(g, spell)
    tell(g, "cancelled", seat, card=card_name(spell))


# ── the response of the active player ────────────────────────────────────────────────────────────────────


@step
def respond(g: Realm, seat: Seat, action: str, chosen: list[str]) -> None:
    """Ask the active player, who may act before somebody else's action is carried out."""
    active = g.active
    if seat != active and active in g.order:
        g.turn_up()
        if (g.phase == "build" or stops_at_spells(g, active)) and could_act(g, active):
            prompt = text("ask-respond", seat=seat_name(seat), action=action_name(action))
            form = Pick(ungrouped((declining("pass"), *actions(g, active))))
            question = Question(prompt, form, "reactions", even_if_forced=True, reaction=True)
            g.ask(active, question, responded, seat, action, chosen)
            return
    g.then(carry_out, seat, action, chosen)


def action_name(action: str) -> Text:
    """The name of an action, for the prompts of its choices and of whoever may respond."""
    if is_coin_option(action):
        return plain(f"offer-{action.partition('/')[0]}")
    ability, _ = read_source(action)
    return card_name(ability.partition("-")[0] if ability.startswith("MB") else ability)


@step
def responded(g: Realm, seat: Seat, picked: list[str], caster: Seat, action: str, chosen: list[str]) -> None:
    """Carry out the active player's action first, then ask again."""
    if picked == ["pass"]:
        g.then(carry_out, caster, action, chosen)
    else:
        g.then(begin, seat, picked[0])
        g.then(respond, caster, action, chosen)
