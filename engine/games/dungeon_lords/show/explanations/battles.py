"""Fighting: what darts, attacks and answers to spells do to the party and to whoever fights."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Barred, Decision, Explanation, Text
from engine.games.dungeon_lords.cards import HEROES, MONSTERS, TRAPS
from engine.games.dungeon_lords.lord import Hero, Lord, Monster
from engine.games.dungeon_lords.phrases import plain, read_monster, text
from engine.games.dungeon_lords.rules.combat.attacks import IDLE, attacks_of
from engine.games.dungeon_lords.rules.combat.spells import PEACE_EVIL
from engine.games.dungeon_lords.rules.scoring import prisoner_points
from engine.games.dungeon_lords.show.explanations.forecast import (
    afterwards,
    attacked,
    battle_to_come,
    change,
    evil_after,
    lacking,
    power,
    result,
    trapped,
    who_comes,
)
from engine.games.dungeon_lords.show.explanations.options import ids
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.state import Battle

# ── darts and attacks ────────────────────────────────────────────────────────────────────────────────────


def aiming(view: UnderworldView, decision: Decision) -> Explanation:
    """What a dart does to each hero."""
    trap = decision.args[0]
    heroes, stopped = view.lords[decision.seat].heroes, 0 if view.battle is None else view.battle.prevention
    return Explanation({card: _dart(view, heroes, trap, card, stopped) for card in ids(decision)})


def _dart(view: UnderworldView, heroes: tuple[Hero, ...], trap: str, card: str, stopped: int) -> Text:
    """The sting and the poison together, or what else is special about the target."""
    face = TRAPS[trap]
    damage = trapped(view, heroes, trap, stopped, card)
    if face.poison:
        poisoned = {card: damage[card] + face.poison}
        return text("note-poison", now=damage[card], later=face.poison, outcome=result(heroes, poisoned))
    kind = HEROES[card].kind
    effect = kind if kind in ("wizard", "priest") else "nothing"
    return text(f"note-dart-{effect}", n=damage[card])


def attacking(view: UnderworldView, decision: Decision) -> Explanation:
    """What each attack does to the party and to whoever attacks; and which attacks are not possible."""
    notes, outlooks = _attacks(view, decision, ids(decision))
    return Explanation(notes, outlooks, _impossible(view, decision))


def _attacks(
    view: UnderworldView, decision: Decision, choices: Sequence[str]
) -> tuple[dict[str, Text], dict[str, Text]]:
    lord, battle = view.lords[decision.seat], battle_to_come(view, decision.seat)
    notes, outlooks = {}, {}
    for choice in choices:
        word, what, target = (choice + "::").split(":")[:3]
        monster = lord.monster(read_monster(word))
        assert monster is not None
        notes[choice] = _manner(battle, monster, what)
        if what not in IDLE:
            attack = next(each for each in attacks_of(battle, monster) if each.id == what)
            damage = attacked(lord, lord.heroes, battle, monster, attack, target)
            outlooks[choice] = plain("outlook-held") if attack.aim == "none" else result(lord.heroes, damage)
    return notes, outlooks


def _manner(battle: Battle, monster: Monster, what: str) -> Text:
    """What becomes of a monster by an attack, and what else the attack does."""
    if what in IDLE:
        return plain("note-stays" if what == "up" else "note-knocked-out")
    attack = next(each for each in attacks_of(battle, monster) if each.id == what)
    if attack.holds:
        return plain("note-holds")
    if attack.scorches:
        return plain("note-scorches")
    if attack.stays:
        return plain("note-stays")
    if attack.hits > 1:
        return plain("note-two-hits")
    return plain("note-knocked-out")


def _impossible(view: UnderworldView, decision: Decision) -> list[Barred]:
    """Attacks of monsters yet to act that nobody can be hit with, or that cannot be paid."""
    lord, battle = view.lords[decision.seat], battle_to_come(view, decision.seat)
    possible = {":".join(choice.split(":")[:2]) for choice in ids(decision)}
    kinds = {monster.kind: monster for monster in lord.monsters if monster.uid in battle.waiting}
    found = []
    for monster in kinds.values():
        alike = [each.uid for each in lord.monsters if each.kind == monster.kind]
        for attack in attacks_of(battle, monster):
            if not any(f"m{uid}:{attack.id}" in possible for uid in alike):
                why = lacking(view, decision.seat, attack.pay) or plain(f"barred-{attack.aim}")
                what = text("barred-attack", kind=plain(monster.kind), attack=plain(f"attack-{attack.id}"))
                found.append(Barred(what, why))
    return found


def hitting_again(view: UnderworldView, decision: Decision) -> Explanation:
    """What the next hit does to each hero."""
    _, damage, _ = decision.args
    heroes = view.lords[decision.seat].heroes
    return Explanation(
        {card: text("note-hit", n=damage, outcome=result(heroes, {card: damage})) for card in ids(decision)}
    )


def fighting_ahead(view: UnderworldView, decision: Decision) -> Explanation:
    """The same for attacks and darts as if they came now."""
    seat, lord = decision.seat, view.lords[decision.seat]
    attacks = [choice for choice in ids(decision) if choice.startswith("m")]
    notes, outlooks = _attacks(view, decision, attacks)
    known = {**notes, "anything": plain("note-anything")}
    stopped = power(lord.heroes, "thief")
    for choice in ids(decision):
        about, _, card = choice.rpartition(":")
        if about in TRAPS:
            known[choice] = _dart(view, lord.heroes, about, card, stopped)
        elif about.startswith("again:"):
            known[choice] = _next_hit(lord, battle_to_come(view, seat), about, card)
    return Explanation(known, outlooks)


def _next_hit(lord: Lord, battle: Battle, about: str, card: str) -> Text:
    monster = lord.monster(read_monster(about.removeprefix("again:")))
    assert monster is not None
    attack = next(each for each in attacks_of(battle, monster) if each.hits > 1)
    return result(lord.heroes, attacked(lord, lord.heroes, battle, monster, attack, card))


# ── spells ───────────────────────────────────────────────────────────────────────────────────────────────


def resisting(view: UnderworldView, decision: Decision) -> Explanation:
    """Word of Peace, Suggestion and the like: what paying leaves, and what withdrawing means."""
    seat, lord = decision.seat, view.lords[decision.seat]
    notes: dict[str, Text] = {}
    outlooks: dict[str, Text] = {}
    for choice in ids(decision):
        if choice.startswith("withdraw"):
            notes[choice] = plain("note-withdraw")
        elif choice == "evil":
            stock = text("n-evil", n=evil_after(lord, PEACE_EVIL))
            notes[choice] = text("note-fights-on", stock=stock)
            coming = who_comes(view, seat, PEACE_EVIL)
            if coming is not None:
                outlooks[choice] = coming
        elif choice.startswith("pay:"):
            notes[choice] = _bargain(view, decision)
        elif choice in HEROES:
            notes[choice] = text("note-release", points=prisoner_points(choice))
    return Explanation(notes, outlooks)


def _bargain(view: UnderworldView, decision: Decision) -> Text:
    """What is left after paying the monster in question; ahead it may be any of those sent."""
    if decision.standing:
        return plain("note-pay-each")
    monster = view.lords[decision.seat].monster(decision.args[0])
    assert monster is not None
    stock = afterwards(view, decision.seat, change(MONSTERS[monster.kind].cost))
    return text("note-fights-on", stock=stock)


def losing_monster(view: UnderworldView, decision: Decision) -> Explanation:
    """Dimensional Gate: a monster is gone for good; options carry how monsters fight."""
    return Explanation(outlooks=dict.fromkeys(ids(decision), plain("outlook-monster-lost")))
