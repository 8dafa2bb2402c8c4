"""Planning a battle: the tile, the traps, and who is sent."""

from __future__ import annotations

from engine.core import Option, Pick, Question, Seat, Weight, all_of, step
from engine.games.dungeon_lords.cards import HEROES, ROOMS, TRAPS, Goods
from engine.games.dungeon_lords.lord import Lord, Plan, party
from engine.games.dungeon_lords.phrases import (
    declining,
    hero_name,
    hero_of_year,
    monster_options,
    plain,
    read_monster,
    square_option,
    tell,
    text,
    trap_options,
)
from engine.games.dungeon_lords.rules.payments import affords
from engine.games.dungeon_lords.squares import SQUARE_NAMED, square_name, within_reach
from engine.games.dungeon_lords.state import Underworld, without

BATTLE = "dungeon-lords-battle"
SPELL = "dungeon-lords-spell"
"""The kinds of plan for what a battle and a spell ask; see `ahead.py`."""


@step
def planning(g: Underworld) -> None:
    """All lords plan at once and in secret, or in turn order if anybody asked for it."""
    g.phase = "planning"
    planners = [seat for seat in g.turn_order() if party(g.lords[seat])]
    if any(g.in_turn):
        for seat in planners:
            g.then(plan, seat)
            g.then(open_plan, seat)
    else:
        g.each(planners, plan)
        for seat in planners:
            g.then(open_plan, seat)


@step
def plan(g: Underworld, seat: Seat) -> None:
    """Choose one of the nearest unconquered tiles; with none left, release a prisoner instead."""
    reach = tiles_within_reach(g.lords[seat])
    if not reach:
        g.then(release, seat)
        return
    form = Pick(tuple([square_option(where) for where in reach]))
    g.ask(seat, Question(plain("ask-tile"), form, "planning"), tile_chosen)


def tiles_within_reach(lord: Lord) -> tuple[int, ...]:
    """The tiles the heroes may attack next."""
    return within_reach(lord.filled, lord.conquered)


@step
def tile_chosen(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """The tile limits what may be sent; ask for traps, monsters and ghosts."""
    where = SQUARE_NAMED[picked[0]]
    g.hide(seat, plan=Plan(where), set_traps=())
    _, _, monsters = battle_limits(g.lords[seat], where)
    g.then(plan_trap, seat)
    g.then(plan_monsters, seat, monsters)
    g.then(plan_ghosts, seat)
    g.then(plan_ready, seat)


def battle_limits(lord: Lord, where: int) -> tuple[int, int, int]:
    """Gold a trap costs here, most traps, most monsters: one of each in a tunnel, as printed in a room."""
    here = lord.tiles[where]
    assert here is not None
    if not here.room:
        return 0, 1, 1
    face = ROOMS[here.room]
    return face.trap_gold, face.traps, face.monsters


# ── traps ────────────────────────────────────────────────────────────────────────────────────────────────


@step
def plan_trap(g: Underworld, seat: Seat) -> None:
    """Lay out a trap or none; whoever owns traps is asked, whatever those cost: which they are is secret."""
    secret = g.secrets[seat]
    assert secret.plan is not None
    gold, most, _ = battle_limits(g.lords[seat], secret.plan.where)
    if _no_trap_is_payable(g.lords[seat]):
        return
    if len(secret.set_traps) < min(most, len(secret.traps)):
        form = Pick((*trap_options(payable_traps(g, seat), g.year, gold), declining("no-trap")))
        question = Question(plain("ask-trap"), form, "trap-step", even_if_forced=True)
        g.ask(seat, question, trap_planned)


def _no_trap_is_payable(lord: Lord) -> bool:
    """Whether everybody can see that the lord can pay for no trap at all, wherever the battle may be."""
    return all(battle_limits(lord, where)[0] > lord.gold for where in tiles_within_reach(lord))


def payable_traps(g: Underworld, seat: Seat) -> list[str]:
    """The traps that can be paid for together with those already laid out (ruling 15)."""
    lord, secret = g.lords[seat], g.secrets[seat]
    assert secret.plan is not None
    gold, _, _ = battle_limits(lord, secret.plan.where)
    left, spent = secret.traps, Goods()
    for trap in secret.set_traps:
        left = without(left, trap)
        spent += trap_cost(g, trap, gold)
    return [trap for trap in left if affords(lord, spent + trap_cost(g, trap, gold))]


def trap_cost(g: Underworld, trap: str, gold: int) -> Goods:
    """The price on the card, plus the gold for using a trap in a room."""
    return TRAPS[trap].pay[g.year - 1] + Goods(gold=gold)


@step
def trap_planned(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """The trap stays face down until the battle; ask for another, unless the lord wanted none."""
    if picked != ["no-trap"]:
        g.hide(seat, set_traps=(*g.secrets[seat].set_traps, *picked))
        g.then(plan_trap, seat)


# ── monsters and ghosts ──────────────────────────────────────────────────────────────────────────────────


@step
def plan_monsters(g: Underworld, seat: Seat, most: int) -> None:
    """Send as many monsters as the tile allows."""
    ready = [each for each in g.lords[seat].monsters if each.ready and not each.face.ghost]
    if ready:
        options = monster_options(ready)
        form = Pick(options, least=0, most=min(most, len(ready)), usual=_first(options, most))
        g.ask(seat, Question(text("ask-monsters", n=most), form, "planning"), monsters_planned)


@step
def plan_ghosts(g: Underworld, seat: Seat) -> None:
    """Send any number of ghosts."""
    ready = [each for each in g.lords[seat].monsters if each.ready and each.face.ghost]
    if ready:
        options = monster_options(ready)
        form = Pick(options, least=0, most=len(ready), usual=_first(options, len(ready)))
        g.ask(seat, Question(plain("ask-ghosts"), form, "planning"), monsters_planned)


def _first(options: tuple[Option, ...], most: int) -> tuple[str, ...]:
    return tuple([each.id for each in options[:most]])


@step
def monsters_planned(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """Add the chosen monsters to the plan."""
    planned = g.secrets[seat].plan
    assert planned is not None
    sent = tuple([read_monster(choice) for choice in picked])
    g.hide(seat, plan=Plan(planned.where, (*planned.monsters, *sent)))


@step
def plan_ready(g: Underworld, seat: Seat) -> None:
    """The lord has planned, and may decide ahead what the battle will ask for."""
    if not g.exercise and (g.secrets[seat].traps or any(monster.ready for monster in g.lords[seat].monsters)):
        g.foresee(seat, BATTLE)


@step
def open_plan(g: Underworld, seat: Seat) -> None:
    """Reveal tile, monsters and ghosts; of the traps only their number."""
    planned = g.secrets[seat].plan
    if planned is None:
        return
    g.turn_up()
    g.hide(seat, plan=None)
    g.change(seat, plan=planned)
    sent = [plain(each.kind) for each in g.lords[seat].monsters if each.uid in planned.monsters]
    square, traps = square_name(planned.where), len(g.secrets[seat].set_traps)
    if sent:
        tell(g, "plans", seat, Weight.DETAIL, square=square, monsters=all_of(sent), traps=traps)
    else:
        tell(g, "plans-nobody", seat, Weight.DETAIL, square=square, traps=traps)


# ── no tile left ─────────────────────────────────────────────────────────────────────────────────────────


@step
def release(g: Underworld, seat: Seat) -> None:
    """Heroes with nothing left to conquer free a prisoner."""
    if g.lords[seat].prison:
        form = Pick(prisoner_options(g.lords[seat].prison))
        g.ask(seat, Question(plain("ask-release"), form, "planning"), released)


def prisoner_options(prison: tuple[str, ...]) -> tuple[Option, ...]:
    """The weakest heroes first; identical ones count once."""
    ordinary_first = sorted(prison, key=lambda card: HEROES[card].rank)
    distinct = {HEROES[card].looks: card for card in ordinary_first}
    return tuple([Option(card, hero_of_year(card)) for card in distinct.values()])


@step
def released(g: Underworld, seat: Seat, picked: list[str]) -> None:
    """The prisoner is out of the game."""
    g.change(seat, prison=without(g.lords[seat].prison, picked[0]))
    g.discards = (*g.discards, picked[0])
    tell(g, "releases", seat, hero=hero_name(picked[0]))
