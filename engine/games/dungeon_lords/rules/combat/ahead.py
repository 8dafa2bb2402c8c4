"""Deciding ahead what battles and spells ask: whom a dart hits, who attacks whom, what a spell may have.

What battles ask can be planned once the lord has planned the battle, and what the spell asks once the combat
card is turned up. Both hold for one battle.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core import Option, Pick, Plan, Question, Seat, Text, Use, plan_kind
from engine.core.forms import AnyForm
from engine.games.dungeon_lords.cards import TRAPS
from engine.games.dungeon_lords.lord import Monster
from engine.games.dungeon_lords.phrases import (
    hero_options,
    monster_options,
    option,
    plain,
    read_monster,
    text,
    trap_options,
)
from engine.games.dungeon_lords.rules.combat.attacks import attacks_of, possible_attacks
from engine.games.dungeon_lords.rules.combat.planning import BATTLE, SPELL
from engine.games.dungeon_lords.rules.combat.spells import PEACE_EVIL, key_prisoners
from engine.games.dungeon_lords.rules.combat.wounds import power
from engine.games.dungeon_lords.rules.lair import monster_in
from engine.games.dungeon_lords.rules.wishes import first_possible, wish_list, wishes_of
from engine.games.dungeon_lords.state import Battle, Report, Underworld

ANYTHING = option("anything")
"""For whatever the other wishes do not answer: the first choice there is."""


def invite_to_battles(g: Underworld) -> None:
    """Tiles, monsters and the combat card are open: all who will have something to decide are called."""
    for seat in g.turn_order():
        plan = g.lords[seat].plan
        if plan is None:
            continue
        if plan.monsters:
            g.foresee(seat, BATTLE, invite=True)
        card = g.spells[g.combat_round - 1]
        if card in ASKING and ASKING[card](g, seat) and power(g, seat, "wizard") >= g.combat_round:
            g.foresee(seat, SPELL, invite=True)


def forget_battle(g: Underworld, seat: Seat) -> None:
    """The battle is over."""
    g.forget_plans(BATTLE, seat)
    g.forget_plans(SPELL, seat)


# ── darts and attacks ────────────────────────────────────────────────────────────────────────────────────


def battle_ahead(g: Underworld, seat: Seat) -> Question[list[str]]:
    """Whom darts hit, and every attack of every monster sent, as if the battle began now.

    That anything will do can always be said: what else there is to say depends on a secret.
    """
    battle = _battle_to_come(g, seat)
    options: list[Option] = []
    if battle is not None:
        heroes = hero_options(g.lords[seat].heroes)
        for trap in dict.fromkeys(g.secrets[seat].set_traps):
            if TRAPS[trap].aimed:
                options += [_dart_option(trap, hero.card, name) for hero, name in heroes]
        lair = g.lords[seat].monsters
        for monster, named in zip(lair, monster_options(lair), strict=True):
            if monster.uid in battle.waiting:
                attacks = possible_attacks(g, battle, monster)
                options += [replace(attack, group=named.text) for attack in attacks]
                if any(attack.hits > 1 for attack in attacks_of(battle, monster)):
                    options += [_next_hit_option(named, hero.card, name) for hero, name in heroes]
    return wish_list(plain("ahead-battle"), (*options, ANYTHING), "monster-step")


def _dart_option(trap: str, hero: str, name: Text) -> Option:
    label = text("option-dart", trap=plain(trap), target=name)
    return Option(f"{trap}:{hero}", label, group=plain(trap))


def _next_hit_option(monster: Option, hero: str, name: Text) -> Option:
    """The later hits of a Witch, who chooses each target anew."""
    return Option(f"again:{monster.id}:{hero}", text("option-again", target=name), group=monster.text)


def _battle_to_come(g: Underworld, seat: Seat) -> Battle | None:
    """The battle as planned, or as it stands; None if there is none."""
    if g.battle is not None and g.battle.seat == seat:
        return g.battle
    plan = g.secrets[seat].plan or g.lords[seat].plan
    if plan is None:
        return None
    return Battle(seat, plan.where, Report(seat, plan.where, ()), plan.monsters, plan.monsters)


def fought_as_planned(g: Underworld, plan: Plan, form: AnyForm) -> Use | None:
    """The first wish that is possible; wishes about a monster that has acted are done with."""
    assert isinstance(form, Pick)
    possible = [each.id for each in form.options]
    wishes = wishes_of(plan)
    for wish in wishes:
        choice = _meant(g, plan.seat, wish, possible)
        if choice:
            over = "" if wish == ANYTHING.id else _about(wish)
            rest = tuple([other for other in wishes if _about(other) != over])
            return Use([choice], replace(plan, choices=(rest,) if rest else ()))
    return None


def _meant(g: Underworld, seat: Seat, wish: str, possible: list[str]) -> str:
    """What a wish means for the question asked now; empty if nothing."""
    if wish == ANYTHING.id:
        return possible[0]
    about, rest = _about(wish), wish.rpartition(":")[2]
    if about in TRAPS:
        sprung = g.used_traps[-1] if g.used_traps and g.fought.waiting == g.fought.sent else ""
        return rest if sprung == about and rest in possible else ""
    if wish.startswith("again:"):
        return rest if g.fought.waiting != g.fought.sent and rest in possible else ""
    monster = g.lords[seat].monster(read_monster(about))
    return "" if monster is None else _attack_meant(g, seat, monster, wish, possible)


def _attack_meant(g: Underworld, seat: Seat, meant: Monster, wish: str, possible: list[str]) -> str:
    """The attack of this monster, or of one just like it: of those only one is listed at a time."""
    for choice in possible:
        word, colon, rest = choice.partition(":")
        alike = bool(colon) and monster_in(g, seat, read_monster(word)).kind == meant.kind
        if alike and f"m{meant.uid}:{rest}" == wish:
            return choice
    return ""


def _about(wish: str) -> str:
    """The trap or the monster that a wish is about; the next hit of a Witch is a thing of its own."""
    return wish.rpartition(":")[0] if wish.startswith("again:") else wish.partition(":")[0]


# ── spells ───────────────────────────────────────────────────────────────────────────────────────────────


def spell_ahead(g: Underworld, seat: Seat) -> Question[list[str]]:
    """What the spell of this round will ask for, if it is cast."""
    card = g.spells[g.combat_round - 1]
    return wish_list(text("ahead-spell", spell=plain(card)), ASKING[card](g, seat), "spells")


def _peace(g: Underworld, seat: Seat) -> tuple[Option, ...]:
    options = option("withdraw-all"), Option("evil", text("option-evil", n=PEACE_EVIL))
    return options if _monster(g, seat) else ()


def _bargain(g: Underworld, seat: Seat) -> tuple[Option, ...]:
    """Pay every monster that was sent, or let them go; a Golem also wants a trap."""
    if not _monster(g, seat):
        return ()
    golems = any(monster.face.cost.traps for monster in _sent(g, seat))
    traps = trap_options(g.secrets[seat].traps, g.year) if golems else ()
    given = [Option(f"pay:{trap.id}", text("option-pay-with", way=trap.text)) for trap in traps]
    return option("pay:", "option-pay-each"), *given, option("withdraw", "option-withdraw-each")


def _monster(g: Underworld, seat: Seat) -> tuple[Option, ...]:
    return monster_options([monster for monster in _sent(g, seat) if not monster.face.ghost])


def _sent(g: Underworld, seat: Seat) -> list[Monster]:
    plan = g.lords[seat].plan
    return [
        monster for monster in g.lords[seat].monsters if plan is not None and monster.uid in plan.monsters
    ]


ASKING: dict[str, Callable[[Underworld, Seat], tuple[Option, ...]]] = {
    "word-of-peace": _peace,
    "suggestion": _bargain,
    "aura-of-fear": _monster,
    "metamorphosis": _monster,
    "dimensional-gate": _monster,
    "magic-key": key_prisoners,
}
"""The spells that leave the lord a choice, and what it is between."""
plan_kind(BATTLE, battle_ahead, fought_as_planned, lasting=True)
plan_kind(SPELL, spell_ahead, first_possible, lasting=True)
