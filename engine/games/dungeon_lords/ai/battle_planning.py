"""What the computer player would decide ahead for battles: it fights them in its head, blow by blow."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core import Choice, Decision, Option, Pick
from engine.core.agenda import STEP_NAMES
from engine.core.forms import AnyForm
from engine.games.dungeon_lords.ai.orders import option_ids
from engine.games.dungeon_lords.ai.player import choose
from engine.games.dungeon_lords.cards import TRAPS, spell_stack
from engine.games.dungeon_lords.phrases import read_monster
from engine.games.dungeon_lords.rules.combat.ahead import ANYTHING
from engine.games.dungeon_lords.rules.combat.attacks import aim_of, attacked, attacks_of, hit_again
from engine.games.dungeon_lords.rules.combat.spells import peace_chosen
from engine.games.dungeon_lords.rules.combat.traps import aimed, trap_damage
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.state import Battle, Report

USUAL_CARD = {year: spell_stack(year)[2] for year in (1, 2)}
"""The combat card it expects if it knows nothing: neither weak nor strong."""


def question_to_come(decision: Decision, form: AnyForm, then: Callable[..., None], *args: object) -> Decision:
    """The question an offer foresees, as if it came now."""
    return replace(decision, form=form, step=STEP_NAMES[then], args=args, standing=False, ahead="")


def options_of(decision: Decision) -> tuple[Option, ...]:
    """The options of a decision."""
    assert isinstance(decision.form, Pick)
    return decision.form.options


def plan_spell(view: UnderworldView, decision: Decision) -> Choice:
    """Choose as if asked now; otherwise the sequence of the options is as good as any."""
    if "evil" in option_ids(decision):
        return choose(view, question_to_come(decision, decision.form, peace_chosen))
    return option_ids(decision)


# ── battles ──────────────────────────────────────────────────────────────────────────────────────────────


def plan_battle(view: UnderworldView, decision: Decision) -> Choice:
    """The target of a dart, then the attacks in the sequence in which they would be chosen.

    After each comes what else the same monster could do, in case its target is gone by then.
    """
    left = [choice for choice in option_ids(decision) if choice != ANYTHING.id]
    view = _with_battle(view, decision)
    wishes: list[str] = []
    for trap in [trap for trap in view.set_traps if TRAPS[trap].aimed]:
        best = _picked(view, question_to_come(decision, decision.form, aimed, trap))
        mine = [choice for choice in left if choice.startswith(f"{trap}:")]
        wishes += sorted(mine, key=lambda choice: not choice.endswith(f":{best}"))
    left = [choice for choice in left if choice.partition(":")[0] not in TRAPS]
    while view.lords[decision.seat].heroes and (attacks := [each for each in left if each.startswith("m")]):
        options = tuple([option for option in options_of(decision) if option.id in attacks])
        best = _picked(view, question_to_come(decision, Pick(options), attacked))
        word, view = best.partition(":")[0], _after_attack(view, decision, best)
        mine = [choice for choice in attacks if choice.partition(":")[0] == word]
        wishes += sorted(mine, key=lambda choice: choice != best)
        wishes += _next_hits(view, decision, word, left)
        left = [choice for choice in left if word not in choice.split(":")]
    return [*wishes, *left, ANYTHING.id]


def _picked(view: UnderworldView, question: Decision) -> str:
    picked = choose(view, question)
    assert isinstance(picked, list)
    return picked[0]


def _next_hits(view: UnderworldView, decision: Decision, word: str, left: list[str]) -> list[str]:
    """Whom a Witch hits next, the weakest first."""
    hits = [choice for choice in left if choice.startswith(f"again:{word}:")]
    if not hits or not view.lords[decision.seat].heroes:
        return hits
    best = _picked(view, question_to_come(decision, decision.form, hit_again, 1, 1, word))
    return sorted(hits, key=lambda choice: not choice.endswith(f":{best}"))


# ── the battle in its head ───────────────────────────────────────────────────────────────────────────────


def _with_battle(view: UnderworldView, decision: Decision) -> UnderworldView:
    """The table once the trap has been sprung, with the combat card that is known or expected."""
    if view.battle is not None and view.battle.seat == decision.seat:
        return view
    seat, number = decision.seat, view.combat_round - 1
    plan = view.plan or view.lords[seat].plan
    assert plan is not None
    spells = view.known_spells
    if not spells[number]:
        spells = (*spells[:number], USUAL_CARD[view.year], *spells[number + 1 :])
    battle = Battle(seat, plan.where, Report(seat, plan.where, ()), plan.monsters, plan.monsters)
    view = replace(view, battle=battle, known_spells=spells)
    for trap in [trap for trap in view.set_traps if not TRAPS[trap].aimed]:
        heroes = view.lords[seat].heroes
        view = _struck(view, decision, trap_damage(heroes, TRAPS[trap].hits, "", view.year))
    return view


def _after_attack(view: UnderworldView, decision: Decision, choice: str) -> UnderworldView:
    """The party after an attack."""
    lord, battle = view.lords[decision.seat], view.battle
    word, what, target = (choice + "::").split(":")[:3]
    monster = lord.monster(read_monster(word))
    if battle is None or monster is None:
        return view
    attack = next(each for each in attacks_of(battle, monster) if each.id == what)
    victims = {"all": lord.heroes, "none": (), "first": lord.heroes[:1]}.get(
        aim_of(battle, monster, attack), tuple([hero for hero in lord.heroes if hero.card == target])
    )
    waiting = tuple([uid for uid in battle.waiting if uid != monster.uid])
    view = replace(view, battle=replace(battle, waiting=waiting, attacked=True))
    return _struck(view, decision, {hero.card: attack.damage for hero in victims})


def _struck(view: UnderworldView, decision: Decision, damage: dict[str, int]) -> UnderworldView:
    """The party after damage, whatever thieves prevent."""
    seat = decision.seat
    lord = view.lords[seat]
    heroes = [replace(hero, damage=hero.damage + damage.get(hero.card, 0)) for hero in lord.heroes]
    lord = replace(lord, heroes=tuple([hero for hero in heroes if hero.left > 0]))
    return replace(view, lords=(*view.lords[:seat], lord, *view.lords[seat + 1 :]))
