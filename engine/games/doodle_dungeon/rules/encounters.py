"""Step 2 of a turn: the hero meets a trap or a monster, and the dungeon's owner plays dungeon actions."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, Text, Weight, step
from engine.games.doodle_dungeon.board.sheet import NAMES
from engine.games.doodle_dungeon.cards import ACTION_OF, ACTIONS, MONSTERS, SHEET, Action
from engine.games.doodle_dungeon.phrases import (
    Args,
    action_line,
    action_word,
    card_word,
    plain,
    tell,
    text,
)
from engine.games.doodle_dungeon.rules.ahead.turns import TURN
from engine.games.doodle_dungeon.rules.closing import END, EXCHANGE, HELP, closing_options_here
from engine.games.doodle_dungeon.rules.effects import IN_A_FIGHT, REROLL_SOME
from engine.games.doodle_dungeon.rules.heroes import cross_out, dies_without_hearts, resolved, suffer
from engine.games.doodle_dungeon.state import Encounter, Table

FIRST_DICE = 2
SETTLE = "settle"
"""The end of the encounter, in questions asked when the rest of the turn was a question of its own."""


@step
def meet(g: Table, seat: Seat) -> None:
    """Begin an encounter: cards that limit it, the first roll, and cards that weaken the monster."""
    square = g.masters[seat].hero.square
    kind = g.kind_on(seat, square)
    assert kind is not None
    g.encounter = Encounter(seat, square, kind, g.masters[seat].sheet.level(kind))
    # Gag: in the next encounter the owner may play at most one dungeon action.
    for laid in resolved(g, seat, "encounter"):
        g.encounter = replace(g.encounter, most=ACTION_OF[laid.card].most)
        tell(g, "gagged", seat, Weight.DETAIL, card=card_word(laid.card))
    if kind == "trap":
        tell(g, "meets-trap", seat, Weight.DETAIL, square=NAMES[square])
    else:
        g.encounter = rolled(g, g.encounter, FIRST_DICE)
        tell(g, "meets-monster", seat, square=NAMES[square], kind=kind, **fight_args(g.encounter))
        weaken_monster(g, seat)
    g.then(act, seat)


# Lucky Charm: the highest die of the first roll is rolled again. Holy Water: the monster has 4 less strength.
def weaken_monster(g: Table, seat: Seat) -> None:
    """Resolve the cards above the dungeon that wait for the first roll, then those that wait for a fight."""
    for laid in (*resolved(g, seat, "rolled"), *resolved(g, seat, "fight")):
        action = ACTION_OF[laid.card]
        assert g.encounter is not None
        g.encounter = replace(g.encounter, bonus=g.encounter.bonus + action.strength)
        if action.does:
            g.encounter = IN_A_FIGHT[action.does](g, g.encounter)
        tell(g, "weakened", seat, Weight.DETAIL, card=card_word(laid.card), **fight_args(g.encounter))


def rolled(g: Table, encounter: Encounter, dice: int) -> Encounter:
    """The fight with this many more dice."""
    return replace(encounter, dice=(*encounter.dice, *[g.roll(SHEET.sides) for _ in range(dice)]))


def fight_args(encounter: Encounter) -> Args:
    """The dice and the strength they add up to, as arguments of a text."""
    return {"dice": ", ".join(map(str, encounter.dice)), "strength": encounter.strength}


# ── dungeon actions ──────────────────────────────────────────────────────────────────────────────────────


@step
def act(g: Table, seat: Seat) -> None:
    """Ask the owner to play any number of dungeon actions, one at a time; then settle the encounter.

    Whoever has cards in hand is asked even if none of them fits: that is their secret. The same answer says
    how the turn goes on, since nothing is learnt until then.
    """
    encounter, hand = g.encounter, g.masters[seat].hand
    assert encounter is not None
    allowed = encounter.most is None or len(encounter.played) < encounter.most
    if hand and allowed and not encounter.outcome:
        fitting = dict.fromkeys([ACTION_OF[card].id for card in hand if fits(ACTION_OF[card], encounter)])
        options = (*[action_option(action) for action in fitting], *closing_options_here(g, seat))
        prompt = plain("ask-trap") if encounter.kind == "trap" else ask_fight(encounter)
        form = Pick(options, usual=(END,))
        g.ask(seat, Question(prompt, form, "encounters", even_if_forced=True, ahead=TURN), acted)
    else:
        g.then(settle, seat)


def fits(action: Action, encounter: Encounter) -> bool:
    """Whether a dungeon action can be played here: right event, right kind of monster, not too many dice.

    An action that would have no effect cannot be played just to be rid of it.
    """
    if action.side != "dungeon" or action.when != ("trap" if encounter.kind == "trap" else "fight"):
        return False
    if action.of and action.of != encounter.kind:
        return False
    if action.does == "no-winner" and encounter.strength >= SHEET.target:
        return False
    if action.stays and encounter.stays:
        return False
    return len(encounter.dice) + action.dice <= SHEET.dice


@step
def acted(g: Table, seat: Seat, picked: list[str]) -> None:
    """Play a card and carry it out, then ask for the next one; or settle the encounter."""
    [choice] = picked
    if choice in (EXCHANGE, END):
        g.closing = choice
    if choice in (SETTLE, HELP, EXCHANGE, END):
        g.then(settle, seat)
        return
    action = ACTIONS[choice]
    encounter = discard_played(g, seat, action)
    g.encounter = carried_out(g, encounter, action)
    key = "acted-trap" if encounter.kind == "trap" else "acted"
    tell(g, key, seat, action=action_word(action.id), **fight_args(g.encounter))
    # Second Try: choose any of the dice and roll them again, once.
    if action.does == REROLL_SOME:
        form = Pick(dice_options(encounter.dice), 1, len(encounter.dice))
        g.ask(seat, Question(plain("ask-reroll"), form, "encounters", ahead=TURN), rerolled)
    g.then(act, seat)


def discard_played(g: Table, seat: Seat, action: Action) -> Encounter:
    """Discard the first card of the hand with this action."""
    master = g.masters[seat]
    card = next(card for card in master.hand if ACTION_OF[card] is action)
    g.masters[seat] = replace(master, hand=tuple([other for other in master.hand if other != card]))
    g.pile.discards.append(card)
    assert g.encounter is not None
    return replace(g.encounter, played=(*g.encounter.played, action.id))


def carried_out(g: Table, encounter: Encounter, action: Action) -> Encounter:
    """The encounter after a dungeon action, as declared in `cards.toml`."""
    if action.dice:
        encounter = rolled(g, encounter, action.dice)
    if action.drop:
        kept = sorted(encounter.dice, reverse=True)[: len(encounter.dice) - action.drop]
        encounter = replace(encounter, dice=tuple(kept))
    encounter = replace(
        encounter,
        bonus=encounter.bonus + action.strength,
        damage=encounter.damage + action.damage,
        stays=encounter.stays or action.stays,
        leaves=encounter.leaves or action.leaves,
    )
    return IN_A_FIGHT[action.does](g, encounter) if action.does in IN_A_FIGHT else encounter


@step
def rerolled(g: Table, seat: Seat, picked: list[str]) -> None:
    """Roll some dice of the fight again."""
    assert g.encounter is not None
    dice = list(g.encounter.dice)
    for number in picked:
        dice[int(number)] = g.roll(SHEET.sides)
    g.encounter = replace(g.encounter, dice=tuple(dice))
    tell(g, "rerolled", seat, Weight.DETAIL, **fight_args(g.encounter))


# ── the end of an encounter ──────────────────────────────────────────────────────────────────────────────


@step
def settle(g: Table, seat: Seat) -> None:
    """Deal damage, then cross out what has lost or must go anyway; a hero without hearts dies."""
    encounter = g.encounter
    assert encounter is not None
    args: Args = {"kind": encounter.kind, "strength": encounter.strength}
    if encounter.outcome == "smoke":
        tell(g, "smoke", seat, Weight.HEADLINE, **args)
        return
    if encounter.kind == "trap":
        outcome, damage, gone = "sprung", encounter.level, not encounter.stays
    elif encounter.strength >= SHEET.target:
        outcome, damage, gone = "won", MONSTERS[encounter.kind].damage, encounter.leaves
    else:
        outcome, damage, gone = "lost", 0, True
    hurt = 0 if outcome == "lost" else suffer(g, seat, damage + encounter.damage)
    g.encounter = replace(encounter, outcome=outcome, hurt=hurt)
    tell(g, outcome, seat, Weight.HEADLINE, **args, hurt=hurt)
    if gone:
        cross_out(g, seat, encounter.square)
        if outcome == "won":
            tell(g, "leaves", seat, Weight.DETAIL, **args)
    dies_without_hearts(g, seat)


# ── options ──────────────────────────────────────────────────────────────────────────────────────────────


@cache
def action_option(action: str) -> Option:
    """Play a card of the hand; which of several with the same action makes no difference."""
    return Option(action, action_word(action), note=action_line(action))


@lru_cache(maxsize=1024)
def dice_options(dice: tuple[int, ...]) -> tuple[Option, ...]:
    """The dice of the fight, one by one."""
    return tuple(
        Option(str(index), text("option-die", number=index + 1, value=value))
        for index, value in enumerate(dice)
    )


def ask_fight(encounter: Encounter) -> Text:
    """The prompt in a fight: the dice, and what is missing to win."""
    missing = max(0, SHEET.target - encounter.strength)
    return text("ask-fight", kind=encounter.kind, **fight_args(encounter), missing=missing)
