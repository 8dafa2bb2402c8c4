"""From the wish to act to the deed: choices, declaration, cancelling, the answer of the active player."""

from __future__ import annotations

from engine.core import Number, Option, Pick, Question, Seat, Text, seat_name, step
from engine.games.boss_monster.cards import ABILITIES, SPELLS
from engine.games.boss_monster.phrases import card_name, option, plain, tell, text
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
from engine.games.boss_monster.rules.reactions.offers import is_offer, offer_range
from engine.games.boss_monster.rules.reactions.orders import stops_at_spells
from engine.games.boss_monster.state import Realm
from engine.games.boss_monster.timing import TAXED

SHORT_CIRCUIT = "MB076"
MAGESEEKER = "MB062-2"
TAX = 1

# ── choosing ─────────────────────────────────────────────────────────────────────────────────────────────


@step
def begin(g: Realm, seat: Seat, words: str) -> None:
    """Choose what goes with an action, one thing after the other; then it is declared."""
    g.then(choose, seat, words, [])


@step
def choose(g: Realm, seat: Seat, words: str, chosen: list[str]) -> None:
    """The next choice, or the declaration when all are made."""
    asks = ("offer",) if is_offer(words) else ABILITIES[read_source(words)[0]].asks
    if len(chosen) == len(asks):
        g.then(declare, seat, words, chosen)
        return
    word = asks[len(chosen)]
    if word == "offer":
        least, most = offer_range(g, seat, words)
        g.ask(seat, Question(plain("ask-coins"), Number(least, most), "coins"), counted, words, chosen)
    elif word == "coins":
        form = Number(0, g.lairs[seat].hoard)
        g.ask(seat, Question(plain("ask-coins"), form, "coins"), counted, words, chosen)
    else:
        form_of_cards = Pick(tuple(options_for(g, seat, word, words, chosen)))
        question = Question(
            text(f"choose-{word}", card=action_name(words)), form_of_cards, "spells", word in OUT_OF_HAND
        )
        g.ask(seat, question, picked_one, words, chosen)


@step
def picked_one(g: Realm, seat: Seat, picked: list[str], words: str, chosen: list[str]) -> None:
    """One choice made."""
    g.then(choose, seat, words, [*chosen, picked[0]])


@step
def counted(g: Realm, seat: Seat, number: int, words: str, chosen: list[str]) -> None:
    """A number of coins named."""
    g.then(choose, seat, words, [*chosen, str(number)])


@step
def declare(g: Realm, seat: Seat, words: str, chosen: list[str]) -> None:
    """Costs are paid; a spell may be cancelled before the active player may answer."""
    if is_offer(words):
        g.then(respond, seat, words, chosen)
        return
    pay_costs(g, seat, words, chosen)
    if read_source(words)[0] not in SPELLS:
        g.then(respond, seat, words, chosen)
    elif TAXED in g.lairs[seat].marks:
        g.then(tax_due, seat, words, chosen, [])
    else:
        g.then(cancelling, seat, words, chosen, [])


# ── cancelling: step C ───────────────────────────────────────────────────────────────────────────────────


@step
def cancelling(g: Realm, seat: Seat, words: str, chosen: list[str], passed: list[int]) -> None:
    """Opponents who hold a spell card, and asked to be stopped at spells, may cancel this one."""
    g.turn_up()
    for other in g.by_turn():
        if other != seat and other not in passed and g.lairs[other].spells and stops_at_spells(g, other):
            spell = card_name(read_source(words)[0])
            prompt = text("ask-cancel", seat=seat_name(seat), card=spell)
            form = Pick((option("pass"), *_cancellers(g, other)))
            question = Question(prompt, form, "spells", even_if_forced=True)
            g.ask(other, question, cancel_answered, seat, words, chosen, passed)
            return
    g.then(respond, seat, words, chosen)


def _cancellers(g: Realm, seat: Seat) -> list[Option]:
    """Short Circuit, and Mageseeker with any spell to discard."""
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
    g: Realm, seat: Seat, picked: list[str], caster: Seat, words: str, chosen: list[str], passed: list[int]
) -> None:
    """A cancellation cannot be cancelled itself (ruling A28)."""
    if picked == ["pass"]:
        g.then(cancelling, caster, words, chosen, [*passed, seat])
    elif picked == [SHORT_CIRCUIT]:
        remove_from_hand(g, seat, SHORT_CIRCUIT)
        g.discards += (SHORT_CIRCUIT,)
        g.lairs[caster].mark(TAXED)
        tell(g, "short-circuit", seat, caster=seat_name(caster))
        g.then(was_cast, seat)
        g.then(tax_due, caster, words, chosen, [*passed, seat])
    else:
        _, uid, spell = picked[0].split("/")
        use_up(g, seat, f"{MAGESEEKER}/{uid}")
        tell(g, "mageseeker", seat, caster=seat_name(caster))
        discard(g, seat, [spell])
        cancel(g, caster, words)


@step
def tax_due(g: Realm, seat: Seat, words: str, chosen: list[str], passed: list[int]) -> None:
    """Short Circuit: the caster pays, or the spell is cancelled."""
    if not g.lairs[seat].hoard:
        cancel(g, seat, words)
        return
    prompt = text("ask-tax", card=card_name(read_source(words)[0]))
    form = Pick((option("pay"), option("give-up")))
    g.ask(seat, Question(prompt, form, "spells"), tax_answered, words, chosen, passed)


@step
def tax_answered(
    g: Realm, seat: Seat, picked: list[str], words: str, chosen: list[str], passed: list[int]
) -> None:
    """Paid: the asking goes on."""
    if picked == ["pay"]:
        pay(g, seat, TAX)
        tell(g, "pays", seat, coins=TAX, card=card_name(SHORT_CIRCUIT))
        g.then(cancelling, seat, words, chosen, passed)
    else:
        cancel(g, seat, words)


def cancel(g: Realm, seat: Seat, words: str) -> None:
    """The spell goes to the discard pile and does not count as cast; its costs stay paid."""
    spell, _ = read_source(words)
    spell_is_spent(g, spell)
    tell(g, "cancelled", seat, card=card_name(spell))


# ── the answer of the active player ──────────────────────────────────────────────────────────────────────


@step
def respond(g: Realm, seat: Seat, words: str, chosen: list[str]) -> None:
    """The active player may act before somebody else's action is carried out."""
    active = g.active
    if seat != active and active in g.order:
        g.turn_up()
        if (g.phase == "build" or stops_at_spells(g, active)) and could_act(g, active):
            prompt = text("ask-respond", seat=seat_name(seat), action=action_name(words))
            form = Pick((option("pass"), *actions(g, active)))
            question = Question(prompt, form, "reactions", even_if_forced=True, reaction=True)
            g.ask(active, question, responded, seat, words, chosen)
            return
    g.then(carry_out, seat, words, chosen)


def action_name(words: str) -> Text:
    """What somebody has declared, for the prompt of whoever may answer."""
    if is_offer(words):
        return plain(f"offer-{words.partition('/')[0]}")
    ability, _ = read_source(words)
    return card_name(ability.partition("-")[0] if ability.startswith("MB") else ability)


@step
def responded(g: Realm, seat: Seat, picked: list[str], caster: Seat, words: str, chosen: list[str]) -> None:
    """An action of the active player comes first; then there may be another."""
    if picked == ["pass"]:
        g.then(carry_out, caster, words, chosen)
    else:
        g.then(begin, seat, picked[0])
        g.then(respond, caster, words, chosen)
