"""Step 2 of a turn: the hero meets a trap or a monster, and the dungeon's owner plays dungeon actions."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, Text, seat_name, step
from engine.games.doodle_dungeon.board.sheet import NAMES
from engine.games.doodle_dungeon.cards import ACTION_OF, ACTIONS, MONSTERS, SHEET, Action
from engine.games.doodle_dungeon.phrases import Args, action_word, card_word, told
from engine.games.doodle_dungeon.rules.effects import IN_A_FIGHT
from engine.games.doodle_dungeon.rules.heroes import cross_out, dies_without_hearts, resolved, suffer
from engine.games.doodle_dungeon.state import Encounter, Table

FIRST_DICE = 2
SETTLE = "settle"
REROLL_SOME = "reroll-some"


@step
def meet(g: Table, seat: Seat) -> None:
    """The encounter begins: what limits it, the first roll, and what follows upon that at once."""
    square = g.masters[seat].hero.square
    kind = g.kind_on(seat, square)
    assert kind is not None
    g.encounter = Encounter(seat, square, kind, g.masters[seat].sheet.level(kind))
    for laid in resolved(g, seat, "encounter"):
        g.encounter = replace(g.encounter, most=ACTION_OF[laid.card].most)
        g.tell(Text("doodle-dungeon-gagged", {"seat": seat_name(seat), "card": card_word(laid.card)}))
    args: Args = {"seat": seat_name(seat), "square": NAMES[square]}
    if kind == "trap":
        g.tell(Text("doodle-dungeon-meets-trap", args))
    else:
        g.encounter = rolled(g, g.encounter, FIRST_DICE)
        args |= {"kind": kind, **fight_args(g.encounter)}
        g.tell(Text("doodle-dungeon-meets-monster", args))
        against_the_monster(g, seat)
    g.then(act, seat)


def against_the_monster(g: Table, seat: Seat) -> None:
    """Cards above the dungeon that weaken the monster: those after the roll, then those of the fight."""
    for laid in (*resolved(g, seat, "rolled"), *resolved(g, seat, "fight")):
        action = ACTION_OF[laid.card]
        assert g.encounter is not None
        g.encounter = replace(g.encounter, bonus=g.encounter.bonus + action.strength)
        if action.does:
            g.encounter = IN_A_FIGHT[action.does](g, g.encounter)
        args = {"seat": seat_name(seat), "card": card_word(laid.card), **fight_args(g.encounter)}
        g.tell(Text("doodle-dungeon-weakened", args))


def rolled(g: Table, encounter: Encounter, dice: int) -> Encounter:
    """The fight with so many more dice in it."""
    return replace(encounter, dice=(*encounter.dice, *[g.roll(SHEET.sides) for _ in range(dice)]))


def fight_args(encounter: Encounter) -> Args:
    """The dice and the strength they make."""
    return {"dice": ", ".join(map(str, encounter.dice)), "strength": encounter.strength}


# ── dungeon actions ──────────────────────────────────────────────────────────────────────────────────────


@step
def act(g: Table, seat: Seat) -> None:
    """Any number of dungeon actions, one at a time; then the encounter is settled.

    Whoever has cards in hand is asked, whatever they are: what fits is nobody else's business.
    """
    encounter, hand = g.encounter, g.masters[seat].hand
    assert encounter is not None
    allowed = encounter.most is None or len(encounter.played) < encounter.most
    if hand and allowed and not encounter.outcome:
        fitting = dict.fromkeys([ACTION_OF[card].id for card in hand if fits(ACTION_OF[card], encounter)])
        options = (*[action_option(action) for action in fitting], SETTLE_OPTION)
        prompt = Text("doodle-dungeon-ask-trap") if encounter.kind == "trap" else ask_fight(encounter)
        form = Pick(options, usual=(SETTLE,))
        g.ask(seat, Question(prompt, form, "encounters", even_if_forced=True), acted)
    else:
        g.then(settle, seat)


def fits(action: Action, encounter: Encounter) -> bool:
    """Whether a dungeon action can be played here: its event, its kind of monster, the limit of dice.

    One that could not have any effect is not played merely to be rid of it.
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
    """A card is played and carried out before the next one, or the encounter is settled."""
    [choice] = picked
    if choice == SETTLE:
        g.then(settle, seat)
        return
    action = ACTIONS[choice]
    encounter = discard_played(g, seat, action)
    g.encounter = carried_out(g, encounter, action)
    args = {"seat": seat_name(seat), "action": action_word(action.id), **fight_args(g.encounter)}
    g.tell(Text("doodle-dungeon-acted-trap" if encounter.kind == "trap" else "doodle-dungeon-acted", args))
    if action.does == REROLL_SOME:
        g.ask(
            seat,
            Question(
                told("ask-reroll"), Pick(dice_options(encounter.dice), 1, len(encounter.dice)), "encounters"
            ),
            rerolled,
        )
    g.then(act, seat)


def discard_played(g: Table, seat: Seat, action: Action) -> Encounter:
    """The first card of the hand with this action goes to the general discard pile."""
    master = g.masters[seat]
    card = next(card for card in master.hand if ACTION_OF[card] is action)
    g.masters[seat] = replace(master, hand=tuple([other for other in master.hand if other != card]))
    g.pile.discards.append(card)
    assert g.encounter is not None
    return replace(g.encounter, played=(*g.encounter.played, action.id))


def carried_out(g: Table, encounter: Encounter, action: Action) -> Encounter:
    """The encounter after a dungeon action, as its words say."""
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
    """Some dice of the fight are rolled anew."""
    assert g.encounter is not None
    dice = list(g.encounter.dice)
    for number in picked:
        dice[int(number)] = g.roll(SHEET.sides)
    g.encounter = replace(g.encounter, dice=tuple(dice))
    args: Args = {"seat": seat_name(seat), **fight_args(g.encounter)}
    g.tell(Text("doodle-dungeon-rerolled", args))


# ── the end of an encounter ──────────────────────────────────────────────────────────────────────────────


@step
def settle(g: Table, seat: Seat) -> None:
    """Damage, hearts and death; then whatever has lost, or must go in any case, is crossed out."""
    encounter = g.encounter
    assert encounter is not None
    args: Args = {"seat": seat_name(seat), "kind": encounter.kind, "strength": encounter.strength}
    if encounter.outcome == "smoke":
        g.tell(Text("doodle-dungeon-smoke", args))
        return
    if encounter.kind == "trap":
        outcome, hurt, gone = (
            "sprung",
            suffer(g, seat, encounter.level + encounter.damage),
            not encounter.stays,
        )
    elif encounter.strength >= SHEET.target:
        outcome, hurt, gone = (
            "won",
            suffer(g, seat, MONSTERS[encounter.kind].damage + encounter.damage),
            encounter.leaves,
        )
    else:
        outcome, hurt, gone = "lost", 0, True
    g.encounter = replace(encounter, outcome=outcome, hurt=hurt)
    g.tell(Text(f"doodle-dungeon-{outcome}", {**args, "hurt": hurt}))
    if gone:
        cross_out(g, seat, encounter.square)
        if outcome == "won":
            g.tell(Text("doodle-dungeon-leaves", args))
    dies_without_hearts(g, seat)


# ── options ──────────────────────────────────────────────────────────────────────────────────────────────

SETTLE_OPTION = Option(SETTLE, told("option-settle"))


@cache
def action_option(action: str) -> Option:
    """Play a card of the hand; which of several with the same action makes no difference."""
    return Option(action, action_word(action), note=Text(f"doodle-dungeon-{action}-line"))


@lru_cache(maxsize=1024)
def dice_options(dice: tuple[int, ...]) -> tuple[Option, ...]:
    """The dice of the fight, one by one."""
    return tuple(
        Option(str(index), told("option-die", number=index + 1, value=value))
        for index, value in enumerate(dice)
    )


def ask_fight(encounter: Encounter) -> Text:
    """What the dice say, and whether that is enough."""
    args: Args = {
        "kind": encounter.kind,
        **fight_args(encounter),
        "missing": max(0, SHEET.target - encounter.strength),
    }
    return Text("doodle-dungeon-ask-fight", args)
