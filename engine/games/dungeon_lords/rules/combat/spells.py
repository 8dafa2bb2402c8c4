"""Spells of both years: fast ones before the monsters act, slow ones afterwards."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, step
from engine.games.dungeon_lords.cards import HEROES, ROOMS, SPELLS
from engine.games.dungeon_lords.phrases import (
    goods,
    kind_options,
    monster_options,
    option,
    plain,
    read_monster,
    tell,
    text,
)
from engine.games.dungeon_lords.rules.combat.planning import prisoner_options, released
from engine.games.dungeon_lords.rules.combat.wounds import heal, power
from engine.games.dungeon_lords.rules.evil import move_evil
from engine.games.dungeon_lords.rules.orders.hiring import payment_words
from engine.games.dungeon_lords.rules.paying import (
    lose_monster,
    lose_trap,
    pay_way,
    told_way,
    ways_to_pay,
    withdraw,
)
from engine.games.dungeon_lords.state import Hero, Monster, Underworld

PEACE_EVIL = 2
DETECTED_EVIL = 2
REGENERATION = 3
COURAGE = 2

Spell = Callable[[Underworld, Seat], None]
SPELL_EFFECTS: dict[str, Spell] = {}


def spell(name: str) -> Callable[[Spell], Spell]:
    """Register what a combat card does."""

    def enter(effect: Spell) -> Spell:
        SPELL_EFFECTS[name] = effect
        return effect

    return enter


@step
def fast_spell(g: Underworld) -> None:
    """Before the monsters."""
    cast(g, "fast")


@step
def slow_spell(g: Underworld) -> None:
    """After the monsters."""
    cast(g, "slow")


def cast(g: Underworld, speed: str) -> None:
    """A spell works if its time has come and the party has as many magic points as the round has a number."""
    battle = g.fought
    if battle.over or battle.silenced or g.practice:
        return
    card = SPELLS[g.spells[g.combat_round - 1]]
    if card.speed != speed or power(g, battle.seat, "wizard") < g.combat_round:
        return
    here = g.lords[battle.seat].tiles[battle.where]
    if here is not None and here.room and ROOMS[here.room].anti_magic:
        tell(g, "anti-magic", battle.seat)
        return
    tell(g, "casts", battle.seat, spell=plain(card.id))
    SPELL_EFFECTS[card.id](g, battle.seat)
    g.record("spell", card.id)


def in_battle(g: Underworld, uids: tuple[int, ...]) -> list[Monster]:
    """The monsters among those, without the ghosts: spells do not touch them."""
    lord = g.lords[g.fought.seat]
    return [monster for monster in lord.monsters if monster.uid in uids and not monster.face.ghost]


# ── first year ───────────────────────────────────────────────────────────────────────────────────────────


@spell("invisibility")
def invisibility(g: Underworld, seat: Seat) -> None:
    """Wizards fall back to the end and cannot be hurt this round."""
    heroes = g.lords[seat].heroes
    g.change(seat, heroes=tuple(sorted(heroes, key=lambda hero: hero.face.kind == "wizard")))
    g.fight(invisible=True)


@spell("magic-shield")
def magic_shield(g: Underworld, seat: Seat) -> None:
    """The next point of damage is lost."""
    g.fight(shielded=True)


@spell("fireball")
def fireball(g: Underworld, seat: Seat) -> None:
    """Loud, bright, and of no use."""


@spell("fist-of-justice")
def fist_of_justice(g: Underworld, seat: Seat) -> None:
    """An imp is lost."""
    if g.lords[seat].imps:
        g.change(seat, imps=g.lords[seat].imps - 1)
        tell(g, "loses-imps", seat, n=1)


@spell("detect-treasure")
def detect_treasure(g: Underworld, seat: Seat) -> None:
    """A gold, else a food, else a trap."""
    lord = g.lords[seat]
    if lord.gold:
        g.change(seat, gold=lord.gold - 1)
        tell(g, "loses-gold", seat, n=1)
    elif lord.food:
        g.change(seat, food=lord.food - 1)
        tell(g, "loses-food", seat, n=1)
    else:
        graffiti(g, seat)


@spell("detect-evil")
def detect_evil(g: Underworld, seat: Seat) -> None:
    """Bad news for the lord's name."""
    _gain(g, seat, DETECTED_EVIL)


def _gain(g: Underworld, seat: Seat, spaces: int) -> None:
    tell(g, "gains-evil", seat, n=spaces)
    move_evil(g, seat, spaces)


@spell("word-of-peace")
def word_of_peace(g: Underworld, seat: Seat) -> None:
    """Call all monsters back, or be called evil; with no monster there, nothing."""
    if in_battle(g, g.fought.waiting):
        form = Pick(
            (option("withdraw-all"), Option("evil", text("option-evil", n=PEACE_EVIL))), usual=("evil",)
        )
        g.ask(seat, Question(plain("ask-peace"), form, "spells"), peace_chosen)


@step
def peace_chosen(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """Ghosts do not listen."""
    if picked == ["evil"]:
        _gain(g, seat, PEACE_EVIL)
        return
    for monster in in_battle(g, g.fought.waiting):
        _withdraw(g, seat, monster)


def _withdraw(g: Underworld, seat: Seat, monster: Monster) -> None:
    withdraw(g, monster.uid)
    tell(g, "withdraws", seat, kind=plain(monster.kind))


@spell("suggestion")
def suggestion(g: Underworld, seat: Seat) -> None:
    """Every monster wants to be paid, or goes home."""
    for monster in in_battle(g, g.fought.waiting):
        g.then(bargain, seat, monster.uid)


@step
def bargain(g: Underworld, seat: Seat, uid: int) -> None:
    """Its cost is a real cost; somebody fed to a demon meanwhile asks for nothing."""
    monster = g.lords[seat].monster(uid)
    if monster is None or uid not in g.fought.waiting:
        return
    cost, options = monster.face.cost, []
    for way in ways_to_pay(g, seat, cost, uid):
        label = payment_words("option-bargain", monster.kind, cost, told_way(g, seat, cost, way, uid))
        options.append(Option(f"pay:{way}", label))
    form = Pick((*options, option("withdraw")))
    question = Question(text("ask-bargain", kind=plain(monster.kind)), form, "spells", even_if_forced=True)
    g.ask(seat, question, bargained, uid)


@step
def bargained(g: Underworld, seat: Seat, picked: list[str], uid: int) -> None:
    """Paid or withdrawn."""
    monster = g.lords[seat].monster(uid)
    assert monster is not None
    what, _, way = picked[0].partition(":")
    if what == "withdraw":
        _withdraw(g, seat, monster)
        return
    tell(g, "did-wage", seat, kind=plain(monster.kind), cost=goods(monster.face.cost))
    pay_way(g, seat, monster.face.cost, way)


@spell("graffiti")
def graffiti(g: Underworld, seat: Seat) -> None:
    """A trap is spoilt; which one, only the lord knows."""
    if g.secrets[seat].traps:
        form = Pick(kind_options(g.secrets[seat].traps))
        g.ask(seat, Question(plain("ask-lose-trap"), form, "spells", even_if_forced=True), spoilt)


@step
def spoilt(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """Face down to the discards."""
    lose_trap(g, seat, picked[0])


# ── second year ──────────────────────────────────────────────────────────────────────────────────────────


@spell("illusion")
def illusion(g: Underworld, seat: Seat) -> None:
    """A hero who is not there walks in front of everybody."""
    g.change(seat, heroes=(Hero("illusion"), *g.lords[seat].heroes))


@spell("aura-of-fear")
def aura_of_fear(g: Underworld, seat: Seat) -> None:
    """One monster runs home."""
    _choose_monster(g, seat, "ask-fear", frightened)


@step
def frightened(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """It comes back face up, as if it had never been sent."""
    monster = g.lords[seat].monster(read_monster(picked[0]))
    assert monster is not None
    _withdraw(g, seat, monster)


@spell("metamorphosis")
def metamorphosis(g: Underworld, seat: Seat) -> None:
    """One monster is a sheep for the rest of this battle."""
    _choose_monster(g, seat, "ask-sheep", turned_to_sheep)


@step
def turned_to_sheep(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """Baa."""
    uid = read_monster(picked[0])
    monster = g.lords[seat].monster(uid)
    assert monster is not None
    g.fight(sheep=uid)
    tell(g, "is-sheep", seat, kind=plain(monster.kind))


def _choose_monster(
    g: Underworld, seat: Seat, prompt: str, then: Callable[[Underworld, Seat, list[str]], None]
) -> None:
    """Whoever has sent monsters must name one; ghosts do not count."""
    monsters = in_battle(g, g.fought.waiting)
    if monsters:
        g.ask(seat, Question(plain(prompt), Pick(monster_options(monsters)), "spells"), then)


@spell("create-food")
def create_food(g: Underworld, seat: Seat) -> None:
    """The first hero eats well: a hit point more until the year's combat is over."""
    first, *others = g.lords[seat].heroes
    g.change(seat, heroes=(replace(first, extra=first.extra + 1), *others))


@spell("regeneration")
def regeneration(g: Underworld, seat: Seat) -> None:
    """Healing by magic, which even a dragon cannot stop."""
    healed = heal(g, seat, REGENERATION)
    if healed:
        g.tell(text("healed", n=healed))


@spell("blind-rage")
def blind_rage(g: Underworld, seat: Seat) -> None:
    """Monsters see nobody but the first hero."""
    g.fight(raging=True)


@spell("song-of-courage")
def song_of_courage(g: Underworld, seat: Seat) -> None:
    """A song makes the way easier."""
    g.fight(courage=COURAGE)


@spell("magic-key")
def magic_key(g: Underworld, seat: Seat) -> None:
    """A prisoner goes free; a paladin only if there is nobody else."""
    prison = g.lords[seat].prison
    ordinary = tuple([card for card in prison if HEROES[card].kind != "paladin"])
    if prison:
        form = Pick(prisoner_options(ordinary or prison))
        g.ask(seat, Question(plain("ask-release"), form, "spells"), released)


@spell("dimensional-gate")
def dimensional_gate(g: Underworld, seat: Seat) -> None:
    """Somebody who fought in this battle is gone for good."""
    monsters = in_battle(g, g.fought.sent)
    if monsters:
        form = Pick(monster_options(monsters))
        g.ask(seat, Question(plain("ask-gate"), form, "spells"), gated)


@step
def gated(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """Nobody knows where they end up."""
    uid = read_monster(picked[0])
    monster = g.lords[seat].monster(uid)
    assert monster is not None
    tell(g, "gives-monster", seat, kind=plain(monster.kind))
    lose_monster(g, seat, uid)
