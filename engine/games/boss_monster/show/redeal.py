"""The same table with everything one viewer cannot know dealt anew; the tests of secrecy rest on it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Chance, Decision, Pick, Seat
from engine.core.agenda import Gathering, Waiting
from engine.core.redealing import copy_with_new_chance, forget_plans_of_others
from engine.games.boss_monster.cards import BOSSES, HEROES
from engine.games.boss_monster.phrases import SECOND_COPY
from engine.games.boss_monster.rules.building import renew_change
from engine.games.boss_monster.rules.dungeon import places_for
from engine.games.boss_monster.rules.reactions.orders import adventure_form, build_form, open_orders
from engine.games.boss_monster.rules.setup import DISCARDED_AT_START, boss_question, hand_question
from engine.games.boss_monster.state import NOWHERE, Realm


def redeal(g: Realm, viewer: Seat | None, chance: Chance) -> Realm:
    """Redeal decks, other hands, face-down cards, bosses not shown, orders, plans, and secret answers."""
    other = copy_with_new_chance(g, chance)
    hidden = [seat for seat in range(g.seats) if seat not in (viewer, _seen_hand(g, viewer))]
    _redeal_heroes(other, chance)
    _redeal_spells(other, hidden, chance)
    _redeal_rooms(other, hidden, chance)
    _redeal_bosses(other, viewer, chance)
    _redeal_orders(other, viewer, chance)
    _redeal_answers(other, viewer, chance)
    forget_plans_of_others(other, viewer)
    return other


def _seen_hand(g: Realm, viewer: Seat | None) -> Seat:
    """Whose hand the viewer is just looking at (Draculad)."""
    top = g.agenda[-1] if g.agenda else None
    if (
        isinstance(top, Waiting)
        and top.decision.seat == viewer
        and top.decision.step == "boss_monster.robbed"
    ):
        return int(top.decision.args[0])
    return NOWHERE


def _redeal_heroes(g: Realm, chance: Chance) -> None:
    """Shuffle ordinary and epic heroes apart: their backs differ."""
    epic = sorted([hero for hero in g.heroes if HEROES[hero].epic])
    ordinary = sorted([hero for hero in g.heroes if not HEROES[hero].epic])
    chance.shuffle(epic)
    chance.shuffle(ordinary)
    g.heroes = epic + ordinary


def _redeal_spells(g: Realm, hidden: list[Seat], chance: Chance) -> None:
    pool = sorted(g.spells + [card for seat in hidden for card in g.lairs[seat].spells])
    chance.shuffle(pool)
    for seat in hidden:
        lair = g.lairs[seat]
        lair.spells = tuple([pool.pop() for _ in lair.spells])
    g.spells = pool


def _redeal_rooms(g: Realm, hidden: list[Seat], chance: Chance) -> None:
    """Deal rooms anew; a card lying face down may be any that could have been placed there."""
    builders = [seat for seat in hidden if g.lairs[seat].placed]
    pool = g.rooms + [card for seat in hidden for card in g.lairs[seat].rooms]
    pool = sorted([*pool, *[g.lairs[seat].placed for seat in builders]])
    chance.shuffle(pool)
    for seat in builders:
        _place_another(g, seat, pool)
    for seat in hidden:
        lair = g.lairs[seat]
        lair.rooms = tuple([pool.pop() for _ in lair.rooms])
    g.rooms = pool


def _place_another(g: Realm, seat: Seat, pool: list[str]) -> None:
    """Lay down the first card of the pool that fits there."""
    lair = g.lairs[seat]
    place = lair.placed_at
    lair.placed, lair.placed_at = "", NOWHERE
    fitting = next((card for card in pool if place in places_for(lair, card)), pool[-1])
    pool.remove(fitting)
    lair.placed, lair.placed_at = fitting, place


def _redeal_bosses(g: Realm, viewer: Seat | None, chance: Chance) -> None:
    """Deal bosses anew while they are being chosen; the viewer knows their own two."""
    if not g.bosses:
        return
    known = range(2 * viewer, 2 * viewer + 2) if viewer is not None else range(0)
    unknown = [boss for place, boss in enumerate(g.bosses) if place not in known]
    pool = sorted(unknown + [card for card in g.box if card in BOSSES])
    chance.shuffle(pool)
    g.bosses = tuple([boss if place in known else pool.pop() for place, boss in enumerate(g.bosses)])
    g.box = (*[card for card in g.box if card not in BOSSES], *pool)


def _redeal_orders(g: Realm, viewer: Seat | None, chance: Chance) -> None:
    for seat in g.order:
        if seat != viewer:
            form = build_form(tuple(g.others(seat)), g.order[-1])
            told = [order for order in g.build_orders[seat] if open_orders((order,))]
            hidden = [order for order in _sample(form, chance) if not open_orders((order,))]
            g.build_orders[seat] = (*told, *hidden)
            if g.phase == "adventure":
                g.orders[seat] = _sample(adventure_form(g), chance)


def _sample(form: Pick, chance: Chance) -> tuple[str, ...]:
    picked = form.sample(None, 0, chance)
    assert isinstance(picked, list)
    return tuple(picked)


def _redeal_answers(g: Realm, viewer: Seat | None, chance: Chance) -> None:
    """Replace secret answers, and make questions about hidden cards fit the cards dealt anew."""
    for seat, lair in enumerate(g.lairs):
        if seat != viewer and lair.giving:
            lair.giving = _sample_of_hand(g, seat, chance)
    for seat in g.order:
        if seat != viewer:
            renew_change(g, seat)
    for item in g.agenda:
        if isinstance(item, Gathering):
            item.questions = tuple([_question(g, question, viewer) for question in item.questions])
            for question in item.questions:
                if question.seat != viewer and question.seat in item.answers:
                    item.answers[question.seat] = question.form.sample(g, question.seat, chance)


def _sample_of_hand(g: Realm, seat: Seat, chance: Chance) -> str:
    lair = g.lairs[seat]
    hand = [*lair.rooms, *lair.spells]
    chance.shuffle(hand)
    return SECOND_COPY.join(hand[:DISCARDED_AT_START])


def _question(g: Realm, question: Decision, viewer: Seat | None) -> Decision:
    if question.seat == viewer:
        return question
    if question.step == "boss_monster.hands_chosen":
        form = hand_question(g.lairs[question.seat]).form
    elif question.step == "boss_monster.bosses_chosen":
        form = boss_question(list(g.bosses[2 * question.seat : 2 * question.seat + 2])).form
    else:
        return question
    assert isinstance(form, Pick)
    return replace(question, form=form)
