"""Deciding turns of phase C ahead: cards to be played when they help, and for how long nothing else is."""

from __future__ import annotations

from functools import cache

from engine.core import Option, Pick, Plan, Question, Seat, Text, Use, plan_kind, seat_name
from engine.core.forms import AnyForm
from engine.games.doodle_dungeon.cards import ACTION_OF, ACTIONS
from engine.games.doodle_dungeon.phrases import action_word, option, plain, text
from engine.games.doodle_dungeon.rules.closing import END, HELP
from engine.games.doodle_dungeon.rules.effects import REROLL_SOME
from engine.games.doodle_dungeon.rules.heroes import open_dungeons, opponents_inside
from engine.games.doodle_dungeon.rules.usefulness import action_of_use, dice_of_use, helps
from engine.games.doodle_dungeon.state import INSIDE, Table

UNTIL_DRAWN, WHILE_INSIDE, ALWAYS = "until-drawn", "while-inside", "always"
"""Last words of a plan: play nothing else until a card is drawn, while the own hero is inside, for good."""
ASK_TURN_AHEAD = plain("ask-turn-ahead")


def rethink_turns(g: Table, seat: Seat) -> None:
    """New cards: forget what was planned without them, unless it was meant to last; call whoever is away."""
    plan = g.plan_of(seat, TURN)
    if plan is None or not {(WHILE_INSIDE,), (ALWAYS,)}.intersection(plan.choices):
        g.forget_plans(TURN, seat)
        g.foresee(seat, TURN, invite=g.mover != seat)


def call_no_longer(g: Table, seat: Seat) -> None:
    """The turn has come: whoever was called to plan it may still do so, but is asked now."""
    if seat in g.invited():
        g.forget_plans(TURN, seat)
        g.foresee(seat, TURN)


# ── making such a plan ───────────────────────────────────────────────────────────────────────────────────


def _ask_ahead(g: Table, seat: Seat) -> Question[list[str]]:
    """The cards in hand, hero actions with a dungeon each, and the last words."""
    master = g.masters[seat]
    options: list[Option] = []
    for action in dict.fromkeys([ACTION_OF[card].id for card in master.hand]):
        if ACTIONS[action].side == "dungeon":
            options.append(_action_option(action))
        elif not ACTIONS[action].target:  # a bomb is laid when its target can be chosen
            options += [_help_option(action, other) for other in opponents_inside(g, seat)]
    options.append(option(UNTIL_DRAWN))
    if master.hero.fate == INSIDE:
        options.append(option(WHILE_INSIDE))
    options.append(option(ALWAYS))
    return Question(ASK_TURN_AHEAD, Pick(tuple(options), least=0), "ahead")


@cache
def _action_option(action: str) -> Option:
    return Option(action, text("option-if-it-helps", action=action_word(action)), note=_when_it_helps(action))


@cache
def _help_option(action: str, where: Seat) -> Option:
    words = text("option-aid", action=action_word(action), owner=seat_name(where))
    return Option(f"{action}@{where}", words, note=_when_it_helps(action))


def _when_it_helps(action: str) -> Text:
    return plain(f"{action}-helps")


# ── using it ─────────────────────────────────────────────────────────────────────────────────────────────


def _next_of_use(g: Table, plan: Plan, form: AnyForm) -> Use | None:
    """A card of the plan that is of use; if none is, its last word counts, or else the seat is asked."""
    assert isinstance(form, Pick)
    named = [words[0] for words in plan.choices if isinstance(words, tuple)]
    ends = [number for number, word in enumerate(named) if _counts(g, plan.seat, word)]
    cards = named[: ends[0]] if ends else named
    legal = {each.id for each in form.options}
    choice = _card(g, plan.seat, cards, legal) or _dice(g, cards, legal)
    if choice:
        return Use(choice, plan)
    return Use([END], plan) if ends and END in legal else None


def _counts(g: Table, seat: Seat, word: str) -> bool:
    """Whether an entry is a last word that holds now."""
    return word in (UNTIL_DRAWN, ALWAYS) or (word == WHILE_INSIDE and g.masters[seat].hero.fate == INSIDE)


def _card(g: Table, seat: Seat, cards: list[str], legal: set[str]) -> list[str]:
    """A dungeon action for the encounter, or a hero action after it."""
    fitting = [card for card in cards if card in legal and card in ACTIONS]
    if g.encounter is not None and fitting:
        action = action_of_use(g.encounter, g.masters[seat].hero, fitting)
        if action is not None:
            return [action]
    helpful = [card for card in cards if _is_helpful(g, seat, card)]
    if helpful and HELP in legal:
        return [HELP]
    return [card for card in helpful if card in legal][:1]


def _is_helpful(g: Table, seat: Seat, card: str) -> bool:
    action, _, where = card.partition("@")
    return where != "" and int(where) in open_dungeons(g, seat) and helps(action, g.masters[int(where)])


def _dice(g: Table, cards: list[str], legal: set[str]) -> list[str]:
    """The dice to roll again, if the plan is to roll some again and this is the question."""
    rolls_again = any(card in ACTIONS and ACTIONS[card].does == REROLL_SOME for card in cards)
    return dice_of_use(g.encounter) if g.encounter is not None and rolls_again and END not in legal else []


TURN = plan_kind("doodle-dungeon-turn", _ask_ahead, _next_of_use, lasting=True)
