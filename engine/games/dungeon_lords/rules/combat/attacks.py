"""The monster step: monsters and ghosts attack one by one, in the order their lord chooses."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Option, Pick, Question, Seat, Text, Weight, step
from engine.games.dungeon_lords.cards import ROOMS, Attack
from engine.games.dungeon_lords.lord import Hero, Lord, Monster
from engine.games.dungeon_lords.phrases import goods, hero_options, plain, read_monster, tell, text
from engine.games.dungeon_lords.rules.combat.planning import BATTLE
from engine.games.dungeon_lords.rules.combat.wounds import strike, strike_all, strike_first
from engine.games.dungeon_lords.rules.lair import monster_in, turn_face_down
from engine.games.dungeon_lords.rules.payments import affords, pay
from engine.games.dungeon_lords.state import Battle, Underworld

BLEAT = Attack(id="bleat", aim="first", damage=1)
"""The only attack of a sheep."""
IDLE = ("up", "down")


@step
def monsters_attack(g: Underworld) -> None:
    """Ask which monster attacks next, how and whom; everybody sent must attack if they can."""
    battle = g.fought
    if battle.over or not battle.waiting:
        return
    form = Pick(tuple(attack_options(g, battle)))
    g.ask(battle.seat, Question(plain("ask-attack"), form, "monster-step", ahead=BATTLE), attacked)


# ── what can be done ─────────────────────────────────────────────────────────────────────────────────────


def attack_options(g: Underworld, battle: Battle) -> list[Option]:
    """Every attack of every monster that has yet to act; identical monsters count once."""
    lord = g.lords[battle.seat]
    waiting = [monster for monster in lord.monsters if monster.uid in battle.waiting]
    distinct = {(monster.kind, monster.uid == battle.sheep): monster for monster in waiting}
    options: list[Option] = []
    for monster in distinct.values():
        options += possible_attacks(g, battle, monster) or _idle(monster)
    return options


def attacks_of(battle: Battle, monster: Monster) -> tuple[Attack, ...]:
    """The printed attacks, as changed by Metamorphosis or Blind Rage."""
    if monster.uid == battle.sheep:
        return (BLEAT,)
    if battle.raging and not monster.face.ghost:
        return tuple([attack for attack in monster.face.attacks if attack.aim != "none"])
    return monster.face.attacks


def aim_of(battle: Battle, monster: Monster, attack: Attack) -> str:
    """Whom an attack hits; under Blind Rage always the first hero."""
    return "first" if battle.raging and not monster.face.ghost else attack.aim


def possible_attacks(g: Underworld, battle: Battle, monster: Monster) -> list[Option]:
    """Every attack of one monster at everybody it may hit."""
    return list(_possible(g, battle, monster))


def _possible(g: Underworld, battle: Battle, monster: Monster) -> Iterator[Option]:
    lord = g.lords[battle.seat]
    for attack in attacks_of(battle, monster):
        if not affords(lord, attack.pay):
            continue
        aim = aim_of(battle, monster, attack)
        damage = attack.damage + bonus(lord, battle, monster)
        word = f"m{monster.uid}:{attack.id}"
        if aim in ("all", "none"):
            yield Option(word, _attack_text(monster, attack, damage, aim), group=_group(monster, battle))
            continue
        for hero, name in targets(lord.heroes, aim, attack.spares):
            choice = word if aim == "first" else f"{word}:{hero.card}"
            yield Option(
                choice, _aimed_attack_text(monster, attack, damage, name), group=_group(monster, battle)
            )


def targets(heroes: tuple[Hero, ...], aim: str, spared: str) -> list[tuple[Hero, Text]]:
    """The heroes an attack can hit."""
    named = hero_options(heroes)
    aimed = {"first": named[:1], "behind": named[1:]}.get(aim, named)
    return [(hero, name) for hero, name in aimed if hero.face.kind != spared]


def bonus(lord: Lord, battle: Battle, monster: Monster) -> int:
    """Training Room and Dark Room: certain monsters deal 1 more damage with every hit."""
    here = lord.tiles[battle.where]
    if here is None or not here.room or monster.uid == battle.sheep:
        return 0
    return 1 if monster.kind in ROOMS[here.room].stronger else 0


def _idle(monster: Monster) -> list[Option]:
    """A monster with nobody to attack is knocked out, unless it can come back face up."""
    name = plain(monster.kind)
    up = Option(f"m{monster.uid}:up", text("attack-up", kind=name))
    down = Option(f"m{monster.uid}:down", text("attack-down", kind=name))
    if monster.face.must_stay:
        return [up]
    return [up, down] if monster.face.can_stay else [down]


def _group(monster: Monster, battle: Battle) -> Text:
    return plain("sheep") if monster.uid == battle.sheep else plain(monster.kind)


def _attack_text(monster: Monster, attack: Attack, damage: int, aim: str) -> Text:
    name = plain(f"attack-{attack.id}")
    if aim == "none":
        return text("attack-none", kind=plain(monster.kind), attack=name)
    return text("attack-all", kind=plain(monster.kind), attack=name, n=damage)


def _aimed_attack_text(monster: Monster, attack: Attack, damage: int, target: Text) -> Text:
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
    """Carry out the chosen attack, then ask for the next one."""
    word, what, target = (picked[0] + "::").split(":")[:3]
    monster = monster_in(g, seat, read_monster(word))
    g.fight(waiting=tuple([uid for uid in g.fought.waiting if uid != monster.uid]))
    if what in IDLE:
        idle(g, seat, monster, what)
    else:
        act(g, seat, monster, what, target)
    g.then(monsters_attack)


def idle(g: Underworld, seat: Seat, monster: Monster, what: str) -> None:
    """A monster finds nobody to attack."""
    tell(g, "idles", seat, Weight.DETAIL, kind=plain(monster.kind))
    if what == "down":
        turn_face_down(g, seat, monster.uid)


def act(g: Underworld, seat: Seat, monster: Monster, what: str, target: str) -> None:
    """A monster attacks; most are knocked out by it."""
    battle = g.fought
    attack = next(each for each in attacks_of(battle, monster) if each.id == what)
    tell(g, "attacks", seat, Weight.DETAIL, kind=plain(monster.kind), attack=plain(f"attack-{what}"))
    pay(g, seat, attack.pay)
    g.fight(
        attacked=battle.attacked or attack.aim != "none",
        held=battle.held or attack.holds,
        unhealed=battle.unhealed or attack.scorches,
    )
    if not attack.stays:
        turn_face_down(g, seat, monster.uid)
    hit(g, monster, attack, target)


def hit(g: Underworld, monster: Monster, attack: Attack, target: str) -> None:
    """Deal the damage of an attack."""
    battle = g.fought
    seat, more = battle.seat, bonus(g.lords[battle.seat], battle, monster)
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
    """Witch: ask for the target of the next hit once the one before is dealt."""
    options = [Option(hero.card, name) for hero, name in hero_options(g.lords[seat].heroes)]
    question = Question(text("ask-again", n=damage), Pick(tuple(options)), "monster-step", ahead=BATTLE)
    g.ask(seat, question, hit_again, hits, damage, kind)


@step
def hit_again(g: Underworld, seat: Seat, picked: list[str], hits: int, damage: int, kind: str) -> None:
    """Hit the same or another hero."""
    strike(g, seat, picked[0], damage)
    if hits > 1 and g.lords[seat].heroes:
        ask_again(g, seat, hits - 1, damage, kind)
    else:
        g.record("monster", kind)
