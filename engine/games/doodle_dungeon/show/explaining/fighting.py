"""Encounters: what a card would make of the fight, how it ends if nothing is done, and what does not fit."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, product

from engine.core import Barred, Decision, Explanation, Text
from engine.games.doodle_dungeon.cards import ACTION_OF, ACTIONS, MONSTERS, SHEET, Action
from engine.games.doodle_dungeon.phrases import Args, action_word, plain, text
from engine.games.doodle_dungeon.rules.effects import REROLL_SOME
from engine.games.doodle_dungeon.rules.encounters import fits
from engine.games.doodle_dungeon.show.explaining.answers import offered
from engine.games.doodle_dungeon.show.explaining.turns import closing_notes
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import Encounter
from engine.games.doodle_dungeon.timing import DEATH_POINTS

ENDS = ("end", "settle")
"""The answers that let the encounter end as it stands, one of which is always there."""


def on_encounter(view: TableView, decision: Decision) -> Explanation:
    """What every card in hand would make of the encounter, and how it ends without one."""
    encounter, own = view.encounter, view.dungeons[decision.seat]
    assert encounter is not None
    outlooks: dict[str, Text] = {}
    for option in offered(decision):
        if option in ENDS:
            outlooks[option] = _as_it_stands(own, encounter)
        elif option in ACTIONS:
            outlooks[option] = _with(own, encounter, ACTIONS[option])
    hand = dict.fromkeys([ACTION_OF[card].id for card in view.hand])
    unfit = [ACTIONS[action] for action in hand if not fits(ACTIONS[action], encounter)]
    barred = [Barred(action_word(action.id), _why_not(action, encounter)) for action in unfit]
    return Explanation(closing_notes(view, decision), outlooks, barred)


def on_dice(view: TableView, decision: Decision) -> Explanation:
    """How likely each die gets better."""
    assert view.encounter is not None
    dice = view.encounter.dice
    return Explanation(
        {die: text("note-die", higher=SHEET.sides - dice[int(die)]) for die in offered(decision)}
    )


# ── how it ends ──────────────────────────────────────────────────────────────────────────────────────────


def _as_it_stands(own: DungeonView, encounter: Encounter) -> Text:
    if encounter.kind == "trap":
        return _harm(own, "outlook-trap", encounter.kind, encounter.level + encounter.damage)
    damage = MONSTERS[encounter.kind].damage + encounter.damage
    if encounter.strength >= SHEET.target:
        return _harm(own, "outlook-leaves" if encounter.leaves else "outlook-won", encounter.kind, damage)
    points = MONSTERS[encounter.kind].points
    key = "outlook-lost-treasure" if encounter.square in own.treasures else "outlook-lost"
    return text(key, kind=encounter.kind, points=points)


def _harm(own: DungeonView, key: str, kind: str, damage: int, **more: int) -> Text:
    """What it costs the hero, shields above the dungeon included; a death has a text of its own."""
    for laid in own.above:
        if ACTION_OF[laid.card].when == "damage" and damage > 0:
            damage = max(0, damage + ACTION_OF[laid.card].damage)
    args: Args = {"kind": kind, "hurt": damage, "hearts": own.hearts, "points": DEATH_POINTS, **more}
    return text(f"{key}-deadly" if damage >= own.hearts else key, **args)


# ── with a card ──────────────────────────────────────────────────────────────────────────────────────────


def _with(own: DungeonView, encounter: Encounter, action: Action) -> Text:
    """What a card that fits would make of the encounter."""
    if action.stays:
        again = encounter.square in own.path[own.at + 1 :]
        return plain("outlook-trap-again" if again else "outlook-trap-once")
    if encounter.kind == "trap":
        damage = encounter.level + encounter.damage + action.damage
        return _harm(own, "outlook-trap", encounter.kind, damage)
    kind, missing = encounter.kind, SHEET.target - encounter.strength
    if action.strength:
        return _stronger(own, encounter, action.strength)
    if action.does == "no-winner":
        return text("outlook-smoke", kind=kind)
    if action.damage:
        if missing > 0:
            return text("outlook-bite-short", missing=missing)
        return _harm(own, "outlook-won", kind, MONSTERS[kind].damage + encounter.damage + action.damage)
    if missing <= 0:
        return plain("outlook-enough")
    return text("outlook-odds", odds=round(100 * chance_with(encounter, action)))


def _stronger(own: DungeonView, encounter: Encounter, more: int) -> Text:
    strength = encounter.strength + more
    if strength < SHEET.target:
        return text("outlook-short", strength=strength, missing=SHEET.target - strength)
    damage = MONSTERS[encounter.kind].damage + encounter.damage
    return _harm(own, "outlook-wins", encounter.kind, damage, strength=strength)


def chance_with(encounter: Encounter, action: Action) -> float:
    """How likely a card that rolls dice makes the monster win at once."""
    dice, needed = encounter.dice, SHEET.target - encounter.level - encounter.bonus
    if action.does == REROLL_SOME:
        kept = [some for size in range(len(dice)) for some in combinations(dice, size)]
        return max(_chance(len(dice) - len(some), needed - sum(some)) for some in kept)
    rolls = list(product(range(1, SHEET.sides + 1), repeat=action.dice))
    enough = [sum(sorted((*dice, *roll))[action.drop :]) >= needed for roll in rolls]
    return sum(enough) / len(rolls)


@cache
def _chance(dice: int, needed: int) -> float:
    """How likely so many dice show at least that much."""
    sums = Counter({0: 1})
    for _ in range(dice):
        sums = _one_more_die(sums)
    enough = sum(ways for total, ways in sums.items() if total >= needed)
    return enough / sum(sums.values())


def _one_more_die(sums: Counter[int]) -> Counter[int]:
    more: Counter[int] = Counter()
    for total, ways in sums.items():
        for face in range(1, SHEET.sides + 1):
            more[total + face] += ways
    return more


# ── what does not fit ────────────────────────────────────────────────────────────────────────────────────


def _why_not(action: Action, encounter: Encounter) -> Text:
    """Why a card of the hand cannot be played here."""
    if action.side == "hero":
        return plain("barred-hero-action")
    if action.when != ("trap" if encounter.kind == "trap" else "fight"):
        return plain(f"barred-{action.when}")
    if action.of and action.of != encounter.kind:
        return text("barred-kind", kind=action.of)
    if action.dice:
        return text("barred-dice", most=SHEET.dice)
    return plain("barred-stays" if action.stays else "barred-won")
