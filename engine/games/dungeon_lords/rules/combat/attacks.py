"""Monsters and ghosts attack, one by one, as their lord likes."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Option, Pick, Question, Seat, Text, step
from engine.games.dungeon_lords.cards import ROOMS, Attack
from engine.games.dungeon_lords.phrases import goods, hero_at, hero_options, plain, tell, text
from engine.games.dungeon_lords.rules.combat.wounds import strike, strike_all, strike_first
from engine.games.dungeon_lords.rules.paying import affords, pay
from engine.games.dungeon_lords.state import Battle, Hero, Monster, Underworld

BLEAT = Attack(id="bleat", aim="first", damage=1)
"""All a monster can do that is a sheep."""
IDLE = ("up", "down")


@step
def monsters_attack(g: Underworld) -> None:
    """Who is next, how, and at whom; everybody sent must act who can."""
    battle = g.fought
    if battle.over or not battle.waiting:
        return
    options = attack_options(g, battle)
    g.ask(battle.seat, Question(plain("ask-attack"), Pick(tuple(options)), "monster-step"), attacked)


# ── what can be done ─────────────────────────────────────────────────────────────────────────────────────


def attack_options(g: Underworld, battle: Battle) -> list[Option]:
    """Every attack of everybody still to act; of two who are alike, one."""
    lord = g.lords[battle.seat]
    waiting = [monster for monster in lord.monsters if monster.uid in battle.waiting]
    distinct = {(monster.kind, monster.uid == battle.sheep): monster for monster in waiting}
    options: list[Option] = []
    for monster in distinct.values():
        possible = list(_possible(g, battle, monster))
        options += possible or _idle(monster)
    return options


def attacks_of(battle: Battle, monster: Monster) -> tuple[Attack, ...]:
    """The attacks on the tile, unless a spell has other ideas."""
    if monster.uid == battle.sheep:
        return (BLEAT,)
    if battle.raging and not monster.face.ghost:
        return tuple([attack for attack in monster.face.attacks if attack.aim != "none"])
    return monster.face.attacks


def aim_of(battle: Battle, monster: Monster, attack: Attack) -> str:
    """Blind Rage turns every hit to the first hero."""
    return "first" if battle.raging and not monster.face.ghost else attack.aim


def _possible(g: Underworld, battle: Battle, monster: Monster) -> Iterator[Option]:
    lord = g.lords[battle.seat]
    for attack in attacks_of(battle, monster):
        if not affords(lord, attack.pay):
            continue
        aim = aim_of(battle, monster, attack)
        damage = attack.damage + bonus(g, battle, monster)
        word = f"m{monster.uid}:{attack.id}"
        if aim in ("all", "none"):
            yield Option(word, _told(monster, attack, damage, aim), group=_group(monster, battle))
            continue
        for hero, name in targets(lord.heroes, aim, attack.spares):
            choice = word if aim == "first" else f"{word}:{hero.card}"
            yield Option(choice, _told_at(monster, attack, damage, name), group=_group(monster, battle))


def targets(heroes: tuple[Hero, ...], aim: str, spared: str) -> list[tuple[Hero, Text]]:
    """Whom an attack can hit."""
    named = hero_options(heroes)
    aimed = {"first": named[:1], "behind": named[1:]}.get(aim, named)
    return [(hero, name) for hero, name in aimed if hero.face.kind != spared]


def bonus(g: Underworld, battle: Battle, monster: Monster) -> int:
    """Some rooms make some monsters hit harder."""
    here = g.lords[battle.seat].tiles[battle.where]
    if here is None or not here.room or monster.uid == battle.sheep:
        return 0
    return 1 if monster.kind in ROOMS[here.room].stronger else 0


def _idle(monster: Monster) -> list[Option]:
    """Nobody to attack: it falls over, unless it can come back on its feet."""
    name = plain(monster.kind)
    up = Option(f"m{monster.uid}:up", text("attack-up", kind=name))
    down = Option(f"m{monster.uid}:down", text("attack-down", kind=name))
    if monster.face.must_stay:
        return [up]
    return [up, down] if monster.face.can_stay else [down]


def _group(monster: Monster, battle: Battle) -> Text:
    return plain("sheep") if monster.uid == battle.sheep else plain(monster.kind)


def _told(monster: Monster, attack: Attack, damage: int, aim: str) -> Text:
    name = plain(f"attack-{attack.id}")
    if aim == "none":
        return text("attack-none", kind=plain(monster.kind), attack=name)
    return text("attack-all", kind=plain(monster.kind), attack=name, n=damage)


def _told_at(monster: Monster, attack: Attack, damage: int, target: Text) -> Text:
    name = plain(f"attack-{attack.id}")
    if attack.pay.food:
        return text(
            "attack-paid",
            kind=plain(monster.kind),
            attack=name,
            n=damage,
            target=target,
            cost=goods(attack.pay),
        )
    return text("attack-at", kind=plain(monster.kind), attack=name, n=damage, target=target)


# ── what is done ─────────────────────────────────────────────────────────────────────────────────────────


@step
def attacked(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """The monster does it, and as a rule falls over afterwards."""
    word, what, target = (picked[0] + "::").split(":")[:3]
    monster = g.lords[seat].monster(int(word[1:]))
    battle = g.fought
    assert monster is not None
    g.fight(waiting=tuple([uid for uid in battle.waiting if uid != monster.uid]))
    if what in IDLE:
        idle(g, seat, monster, what)
    else:
        act(g, seat, monster, what, target)
    g.then(monsters_attack)


def idle(g: Underworld, seat: Seat, monster: Monster, what: str) -> None:
    """It found nobody to attack."""
    tell(g, "idles", seat, kind=plain(monster.kind))
    if what == "down":
        knock_out(g, seat, monster.uid)


def act(g: Underworld, seat: Seat, monster: Monster, what: str, target: str) -> None:
    """One of its attacks."""
    battle = g.fought
    attack = next(each for each in attacks_of(battle, monster) if each.id == what)
    tell(g, "attacks", seat, kind=plain(monster.kind), attack=plain(f"attack-{what}"))
    pay(g, seat, attack.pay)
    g.fight(
        attacked=battle.attacked or attack.aim != "none",
        held=battle.held or attack.holds,
        unhealed=battle.unhealed or attack.scorches,
    )
    if not attack.stays:
        knock_out(g, seat, monster.uid)
    hit(g, monster, attack, target)


def hit(g: Underworld, monster: Monster, attack: Attack, target: str) -> None:
    """Whom it meets, and how hard."""
    battle = g.fought
    seat, more = battle.seat, bonus(g, battle, monster)
    damage = attack.damage + more
    match aim_of(battle, monster, attack):
        case "none":
            pass
        case "all":
            strike_all(g, seat, damage)
        case "first":
            gone = False
            for _ in range(attack.hits):
                if g.lords[seat].heroes:
                    gone = strike_first(g, seat, damage)
            if gone and attack.encore and g.lords[seat].heroes:
                strike_first(g, seat, attack.encore + more)
        case _:
            strike(g, seat, target, damage)
            if attack.hits > 1 and g.lords[seat].heroes:
                ask_again(g, seat, attack.hits - 1, damage, monster.kind)
                return
    g.record("monster", monster.kind)


def ask_again(g: Underworld, seat: Seat, hits: int, damage: int, kind: str) -> None:
    """The next target is chosen when the first hit is dealt, before anybody else attacks."""
    options = [
        Option(hero.card, hero_at(hero.card, place)) for place, hero in enumerate(g.lords[seat].heroes, 1)
    ]
    question = Question(text("ask-again", n=damage), Pick(tuple(options)), "monster-step")
    g.ask(seat, question, hit_again, hits, damage, kind)


@step
def hit_again(g: Underworld, seat: Seat, picked: list[str], hits: int, damage: int, kind: str) -> None:
    """The same or another hero."""
    strike(g, seat, picked[0], damage)
    if hits > 1 and g.lords[seat].heroes:
        ask_again(g, seat, hits - 1, damage, kind)
    else:
        g.record("monster", kind)


def knock_out(g: Underworld, seat: Seat, uid: int) -> None:
    """Face down until the year's combat is over."""
    monsters = g.lords[seat].monsters
    g.change(
        seat,
        monsters=tuple(
            [Monster(each.uid, each.kind, False) if each.uid == uid else each for each in monsters]
        ),
    )
