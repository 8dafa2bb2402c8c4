"""The spells of both years: fast ones before the monsters act, slow ones afterwards."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, Weight, step
from engine.games.dungeon_lords.cards import HEROES, ROOMS, SPELLS
from engine.games.dungeon_lords.lord import Hero, Monster
from engine.games.dungeon_lords.phrases import (
    goods,
    monster_options,
    option,
    plain,
    read_monster,
    tell,
    text,
    trap_options,
)
from engine.games.dungeon_lords.rules.combat.planning import SPELL, prisoner_options, released
from engine.games.dungeon_lords.rules.combat.wounds import heal, power
from engine.games.dungeon_lords.rules.evil import gain_evil
from engine.games.dungeon_lords.rules.lair import give_away, monster_in, real_monsters, withdraw
from engine.games.dungeon_lords.rules.orders.hiring import payment_text
from engine.games.dungeon_lords.rules.payments import SPARE, extra_payment, lose_trap, pay_way, ways_to_pay
from engine.games.dungeon_lords.state import Underworld

PEACE_EVIL = 2
DETECTED_EVIL = 2
REGENERATION = 3
COURAGE = 2

Spell = Callable[[Underworld, Seat], None]
SPELL_EFFECTS: dict[str, Spell] = {}


def spell(name: str) -> Callable[[Spell], Spell]:
    """Register the effect of a combat card."""

    def register(effect: Spell) -> Spell:
        SPELL_EFFECTS[name] = effect
        return effect

    return register


@step
def fast_spell(g: Underworld) -> None:
    """Fast spells come before the monsters."""
    cast(g, "fast")


@step
def slow_spell(g: Underworld) -> None:
    """Slow spells come after the monsters."""
    cast(g, "slow")


def cast(g: Underworld, speed: str) -> None:
    """Cast the spell of the round if it has this speed; in round 3, say, that takes 3 magic points."""
    battle = g.fought
    if battle.over or battle.silenced or g.exercise:
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
    """The monsters with these numbers; spells do not affect ghosts."""
    return [monster for monster in real_monsters(g.lords[g.fought.seat]) if monster.uid in uids]


# ── first year ───────────────────────────────────────────────────────────────────────────────────────────


@spell("invisibility")
def invisibility(g: Underworld, seat: Seat) -> None:
    """Fast: wizards move to the end of the line and take no damage this round."""
    heroes = g.lords[seat].heroes
    g.change(seat, heroes=tuple(sorted(heroes, key=lambda hero: hero.face.kind == "wizard")))
    g.fight(invisible=True)


@spell("magic-shield")
def magic_shield(g: Underworld, seat: Seat) -> None:
    """Fast: the next point of damage this round is lost."""
    g.fight(shielded=True)


@spell("fireball")
def fireball(g: Underworld, seat: Seat) -> None:
    """Slow: loud and bright, but it does nothing."""


@spell("fist-of-justice")
def fist_of_justice(g: Underworld, seat: Seat) -> None:
    """Slow: the lord loses an imp."""
    if g.lords[seat].imps:
        g.change(seat, imps=g.lords[seat].imps - 1)
        tell(g, "loses-imps", seat, n=1)


@spell("detect-treasure")
def detect_treasure(g: Underworld, seat: Seat) -> None:
    """Slow: the lord loses 1 gold, or else 1 food, or else a trap."""
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
    """Slow: the lord gains 2 evil."""
    gain_evil(g, seat, DETECTED_EVIL)


@spell("word-of-peace")
def word_of_peace(g: Underworld, seat: Seat) -> None:
    """Fast: the lord withdraws all monsters from this battle, or gains 2 evil."""
    if in_battle(g, g.fought.waiting):
        form = Pick(
            (option("withdraw-all"), Option("evil", text("option-evil", n=PEACE_EVIL))), usual=("evil",)
        )
        g.ask(seat, Question(plain("ask-peace"), form, "spells", ahead=SPELL), peace_chosen)


@step
def peace_chosen(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """All monsters withdraw, or the lord gains evil."""
    if picked == ["evil"]:
        gain_evil(g, seat, PEACE_EVIL)
        return
    for monster in in_battle(g, g.fought.waiting):
        _withdraw(g, seat, monster)


def _withdraw(g: Underworld, seat: Seat, monster: Monster) -> None:
    withdraw(g, monster.uid)
    tell(g, "withdraws", seat, kind=plain(monster.kind))


@spell("suggestion")
def suggestion(g: Underworld, seat: Seat) -> None:
    """Fast: for each monster in this battle, the lord pays its cost or withdraws it."""
    for monster in in_battle(g, g.fought.waiting):
        g.then(bargain, seat, monster.uid)


@step
def bargain(g: Underworld, seat: Seat, uid: int) -> None:
    """Ask about one monster, unless it has been fed to a demon meanwhile."""
    monster = g.lords[seat].monster(uid)
    if monster is None or uid not in g.fought.waiting:
        return
    cost, options = monster.face.cost, []
    for way in ways_to_pay(g, seat, cost, uid):
        label = payment_text("option-bargain", monster.kind, cost, extra_payment(g, seat, cost, way, uid))
        options.append(Option(f"pay:{way}", label))
    form = Pick((*options, option("withdraw")))
    # With a trap to give, that there is only one answer is the lord's secret.
    prompt, secret = text("ask-bargain", kind=plain(monster.kind)), cost.traps > 0
    g.ask(seat, Question(prompt, form, "spells", even_if_forced=secret, ahead=SPELL), bargained, uid)


@step
def bargained(g: Underworld, seat: Seat, picked: list[str], uid: int) -> None:
    """The monster is paid, or withdraws."""
    monster = monster_in(g, seat, uid)
    what, _, way = picked[0].partition(":")
    if what == "withdraw":
        _withdraw(g, seat, monster)
        return
    tell(g, "did-wage", seat, Weight.DETAIL, kind=plain(monster.kind), cost=goods(monster.face.cost))
    pay_way(g, seat, monster.face.cost, way)


@spell("graffiti")
def graffiti(g: Underworld, seat: Seat) -> None:
    """Slow: the lord discards a trap; asked even if all are of one kind, since that is a secret."""
    if g.secrets[seat].traps:
        form = Pick(trap_options(g.secrets[seat].traps, g.year))
        question = Question(plain("ask-lose-trap"), form, "spells", even_if_forced=True, ahead=SPARE)
        g.ask(seat, question, spoilt)


@step
def spoilt(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """The trap is discarded face down."""
    lose_trap(g, seat, picked[0])


# ── second year ──────────────────────────────────────────────────────────────────────────────────────────


@spell("illusion")
def illusion(g: Underworld, seat: Seat) -> None:
    """Fast: a hero with 1 hit point who is not really there walks in front."""
    g.change(seat, heroes=(Hero("illusion"), *g.lords[seat].heroes))


@spell("aura-of-fear")
def aura_of_fear(g: Underworld, seat: Seat) -> None:
    """Fast: the lord withdraws one monster from this battle."""
    _choose_monster(g, seat, "ask-fear", frightened)


@step
def frightened(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """The monster withdraws face up, as if it had never been sent."""
    _withdraw(g, seat, monster_in(g, seat, read_monster(picked[0])))


@spell("metamorphosis")
def metamorphosis(g: Underworld, seat: Seat) -> None:
    """Fast: one monster is a sheep for this battle; it hits the first hero for 1 and is knocked out."""
    _choose_monster(g, seat, "ask-sheep", turned_to_sheep)


@step
def turned_to_sheep(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """The chosen monster becomes the sheep."""
    monster = monster_in(g, seat, read_monster(picked[0]))
    g.fight(sheep=monster.uid)
    tell(g, "is-sheep", seat, kind=plain(monster.kind))


def _choose_monster(
    g: Underworld, seat: Seat, prompt: str, then: Callable[[Underworld, Seat, list[str]], None]
) -> None:
    """Ask the lord to choose one of the monsters that have yet to act."""
    monsters = in_battle(g, g.fought.waiting)
    if monsters:
        form = Pick(monster_options(monsters))
        g.ask(seat, Question(plain(prompt), form, "spells", ahead=SPELL), then)


@spell("create-food")
def create_food(g: Underworld, seat: Seat) -> None:
    """Fast: the first hero has 1 more hit point until this year's combat is over."""
    first, *others = g.lords[seat].heroes
    g.change(seat, heroes=(replace(first, extra=first.extra + 1), *others))


@spell("regeneration")
def regeneration(g: Underworld, seat: Seat) -> None:
    """Slow: up to 3 damage is healed from front to back, even if a dragon prevents healing."""
    healed = heal(g, seat, REGENERATION)
    if healed:
        g.tell(text("healed", n=healed), weight=Weight.DETAIL)


@spell("blind-rage")
def blind_rage(g: Underworld, seat: Seat) -> None:
    """Fast: all hits of monsters go to the first hero, and Slimes hold nobody."""
    g.fight(raging=True)


@spell("song-of-courage")
def song_of_courage(g: Underworld, seat: Seat) -> None:
    """Slow: fatigue is 2 less this round."""
    g.fight(courage=COURAGE)


@spell("magic-key")
def magic_key(g: Underworld, seat: Seat) -> None:
    """Slow: the lord releases a prisoner; a paladin only if there is nobody else."""
    prisoners = key_prisoners(g, seat)
    if prisoners:
        question = Question(plain("ask-release"), Pick(prisoners), "spells", ahead=SPELL)
        g.ask(seat, question, released)


def key_prisoners(g: Underworld, seat: Seat) -> tuple[Option, ...]:
    """Whom the Magic Key may free."""
    prison = g.lords[seat].prison
    ordinary = tuple([card for card in prison if HEROES[card].kind != "paladin"])
    return prisoner_options(ordinary or prison)


@spell("dimensional-gate")
def dimensional_gate(g: Underworld, seat: Seat) -> None:
    """Slow: the lord discards one of the monsters sent into this battle."""
    monsters = in_battle(g, g.fought.sent)
    if monsters:
        form = Pick(monster_options(monsters))
        g.ask(seat, Question(plain("ask-gate"), form, "spells", ahead=SPELL), gated)


@step
def gated(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """The monster is gone for good."""
    give_away(g, seat, read_monster(picked[0]))
