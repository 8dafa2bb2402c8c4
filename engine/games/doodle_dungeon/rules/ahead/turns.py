"""Deciding turns of phase C ahead: play what helps, or nothing, and for how long that holds."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Pick, Plan, Question, Seat, Use, plan_kind
from engine.core.forms import AnyForm
from engine.games.doodle_dungeon.cards import ACTION_OF, ACTIONS
from engine.games.doodle_dungeon.phrases import option, plain
from engine.games.doodle_dungeon.rules.ahead.usefulness import action_of_use, dice_of_use, helps
from engine.games.doodle_dungeon.rules.closing import END, HELP
from engine.games.doodle_dungeon.rules.heroes import open_dungeons
from engine.games.doodle_dungeon.state import INSIDE, Table

HELPFUL_UNTIL_DRAWN, HELPFUL_ALWAYS = "helpful-until-drawn", "helpful-always"
"""Play every card as soon as it helps: until another is drawn, or for good."""
NOTHING_UNTIL_DRAWN, NOTHING_WHILE_INSIDE, NOTHING_ALWAYS = (
    "nothing-until-drawn",
    "nothing-while-inside",
    "nothing-always",
)
"""Play nothing: until a card is drawn, while there is a hero in the own dungeon, or for good."""
ASK_TURN_AHEAD = plain("ask-turn-ahead")
PLANS = {
    word: replace(option(word), note=plain(f"note-{word}"))
    for word in (
        HELPFUL_UNTIL_DRAWN,
        HELPFUL_ALWAYS,
        NOTHING_UNTIL_DRAWN,
        NOTHING_WHILE_INSIDE,
        NOTHING_ALWAYS,
    )
}


def rethink_turns(g: Table, seat: Seat) -> None:
    """New cards: forget what was to hold until then, and call whoever is away to decide once more."""
    plan = g.plan_of(seat, TURN)
    if plan is None or _word(plan) not in (HELPFUL_ALWAYS, NOTHING_WHILE_INSIDE, NOTHING_ALWAYS):
        g.forget_plans(TURN, seat)
        g.foresee(seat, TURN, invite=g.mover != seat)


def call_no_longer(g: Table, seat: Seat) -> None:
    """The turn has come: whoever was called to decide it ahead may still do so, but is asked now."""
    if seat in g.invited():
        g.forget_plans(TURN, seat)
        g.foresee(seat, TURN)


def _ask_ahead(g: Table, seat: Seat) -> Question[list[str]]:
    while_inside = [NOTHING_WHILE_INSIDE] if g.masters[seat].hero.fate == INSIDE else []
    words = [HELPFUL_UNTIL_DRAWN, HELPFUL_ALWAYS, NOTHING_UNTIL_DRAWN, *while_inside, NOTHING_ALWAYS]
    return Question(ASK_TURN_AHEAD, Pick(tuple([PLANS[word] for word in words])), "ahead")


# ── using such a plan ────────────────────────────────────────────────────────────────────────────────────


def _planned_turn(g: Table, plan: Plan, form: AnyForm) -> Use | None:
    """Play a card that helps if that is planned, or else end the turn.

    So a plan answers whatever is in hand; only what is planned for a hero does not count without him.
    """
    assert isinstance(form, Pick)
    word, legal = _word(plan), [each.id for each in form.options]
    if word == NOTHING_WHILE_INSIDE and g.masters[plan.seat].hero.fate != INSIDE:
        return None
    choice = _helpful(g, plan.seat, legal) if word in (HELPFUL_UNTIL_DRAWN, HELPFUL_ALWAYS) else []
    return Use(choice or [END], plan)


def _word(plan: Plan) -> str:
    """What is planned; empty if an invitation was declined."""
    return next((choice[0] for choice in plan.choices if isinstance(choice, tuple)), "")


def _helpful(g: Table, seat: Seat, legal: list[str]) -> list[str]:
    """A dungeon action that helps in the encounter, or the dice for it; after it a hero action that helps."""
    encounter = g.encounter
    if END not in legal and encounter is not None:
        return dice_of_use(encounter)
    fitting = [action for action in legal if action in ACTIONS]
    action = action_of_use(encounter, g.masters[seat].hero, fitting) if encounter and fitting else None
    if action is not None:
        return [action]
    if HELP in legal:
        return [HELP] if _has_help_for_a_hero(g, seat) else []
    return [each for each in legal if "@" in each and _helps(g, *each.split("@"))][:1]


def _has_help_for_a_hero(g: Table, seat: Seat) -> bool:
    """Whether any hero action in hand would help somewhere."""
    actions = [ACTION_OF[card] for card in g.masters[seat].hand if ACTION_OF[card].side == "hero"]
    return any(_helps(g, action.id, str(where)) for action in actions for where in open_dungeons(g, seat))


def _helps(g: Table, action: str, where: str) -> bool:
    """A bomb needs a target, so it is never laid ahead."""
    return not ACTIONS[action].target and helps(action, g.masters[int(where)])


TURN = plan_kind("doodle-dungeon-turn", _ask_ahead, _planned_turn, lasting=True)
