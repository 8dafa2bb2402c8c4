"""Set-up: heroes for the number of players, bosses, hands, and the first room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from engine.core import Chance, Option, Pick, Question, Seat, Weight, plan_kind, step
from engine.core.agenda import Gathering
from engine.games.boss_monster.cards import (
    BOSSES,
    COPIES_OF_A_SPELL,
    HEROES,
    MINIBOSSES,
    ROOMS,
    TREASURES,
    box,
)
from engine.games.boss_monster.phrases import (
    SECOND_COPY,
    card_name,
    card_option,
    card_options,
    copies,
    declining,
    italic_names,
    option,
    plain,
    read_copy,
    tell,
)
from engine.games.boss_monster.rules.building import lay_down
from engine.games.boss_monster.rules.hands import discard, draw_rooms, draw_spells
from engine.games.boss_monster.rules.revealing import reveal
from engine.games.boss_monster.rules.rounds import round_
from engine.games.boss_monster.state import Lair, Realm

START_COINS = 3
START_ROOMS = 5
START_SPELLS = 2
DISCARDED_AT_START = 2
SO_MANY_ALIKE = 4
WEAK_HEALTH = 4
"""Ordinary heroes taken out in hard mode."""
REDRAW = "redraw"


ROOM_CARDS = tuple(card.id for card in box().rooms for _ in range(card.copies))
SPELL_CARDS = tuple((card.id, card.further) for card in box().spells for _ in range(COPIES_OF_A_SPELL))
"""All spells, and whether they only come with the variant."""


@cache
def heroes_for(seats: int, hard_mode: str) -> tuple[str, ...]:
    """The heroes for so many players, epic ones first."""
    used = [hero for hero in box().heroes if hero.players <= seats]
    if hard_mode == "on":
        used = [hero for hero in used if hero.epic or hero.health != WEAK_HEALTH]
    return tuple([hero.id for hero in used if hero.epic] + [hero.id for hero in used if not hero.epic])


def new_table(seats: int, settings: dict[str, str], chance: Chance) -> Realm:
    """A table with all decks in order; the first step shuffles them."""
    g = bare_table(seats, settings, chance)
    g.then(set_up)
    return g


def bare_table(seats: int, settings: dict[str, str], chance: Chance) -> Realm:
    """All decks in order, and nobody has a boss or a hand yet."""
    heroes = heroes_for(seats, settings["hard-mode"])
    spells = [card for card, further in SPELL_CARDS if settings["spells"] == "all" or not further]
    unused = [hero for hero in HEROES if hero not in heroes]
    unused += [card for card, further in SPELL_CARDS if settings["spells"] == "box" and further]
    return Realm(
        game="boss-monster",
        seats=seats,
        settings=settings,
        chance=chance,
        asked=[0] * seats,
        lairs=[Lair(hoard=START_COINS) for _ in range(seats)],
        rooms=[*ROOM_CARDS, *MINIBOSSES],
        spells=spells,
        heroes=list(heroes),
        box=tuple(unused),
        build_orders=[()] * seats,
        orders=[()] * seats,
    )


@step
def set_up(g: Realm) -> None:
    """Shuffle everything, epic heroes below ordinary ones; deal the bosses."""
    g.shuffle(g.rooms)
    g.shuffle(g.spells)
    epic = [hero for hero in g.heroes if HEROES[hero].epic]
    ordinary = [hero for hero in g.heroes if not HEROES[hero].epic]
    g.shuffle(epic)
    g.shuffle(ordinary)
    g.heroes = epic + ordinary
    bosses = list(BOSSES)
    g.shuffle(bosses)
    if g.settings["bosses"] == "choose":
        dealt = bosses[: 2 * g.seats]
        g.bosses, g.box = tuple(dealt), g.box + tuple(bosses[2 * g.seats :])
        questions = {seat: boss_question(dealt[2 * seat : 2 * seat + 2]) for seat in range(g.seats)}
        g.ask_all(questions, bosses_chosen)
    else:
        g.box += tuple(bosses[g.seats :])
        seat_bosses(g, bosses[: g.seats])


def boss_question(two: list[str]) -> Question[list[str]]:
    """Ask which of two bosses to keep."""
    return Question(plain("ask-boss"), Pick(tuple(card_option(boss) for boss in two)), "setup")


@step
def bosses_chosen(g: Realm, chosen: dict[Seat, list[str]]) -> None:
    """Keep the chosen bosses; the others leave the game unseen."""
    kept = [chosen[seat][0] for seat in range(g.seats)]
    g.box += tuple([boss for boss in g.bosses if boss not in kept])
    g.bosses = ()
    seat_bosses(g, kept)


def seat_bosses(g: Realm, bosses: list[str]) -> None:
    """Show the bosses, whose experience gives the order of play; then deal the hands."""
    for seat, boss in enumerate(bosses):
        g.lairs[seat].boss = boss
    g.order = tuple(sorted(range(g.seats), key=lambda seat: -g.lairs[seat].xp))
    for seat in g.order:
        tell(g, "boss", seat, boss=card_name(bosses[seat]), xp=BOSSES[bosses[seat]].xp)
    for seat in range(g.seats):
        draw_rooms(g, seat, START_ROOMS)
        draw_spells(g, seat, START_SPELLS)
    g.then(choose_hands, list(range(g.seats)))


@step
def choose_hands(g: Realm, seats: list[int]) -> None:
    """Ask all at once: discard two cards, or redraw a hand whose rooms are too much alike.

    Whoever knows already which room to build first may say so at the same time.
    """
    g.ask_all({seat: hand_question(g.lairs[seat]) for seat in seats}, hands_chosen)
    for seat in seats:
        g.foresee(seat, FIRST_ROOM)


def hand_question(lair: Lair) -> Question[list[str]]:
    """Ask for two of the seven cards; only its owner sees that a hand may be redrawn."""
    cards = copies((*lair.rooms, *lair.spells))
    redrawing = (option(REDRAW),) if may_redraw(lair) else ()
    form = Pick(
        (*cards, *redrawing), DISCARDED_AT_START, DISCARDED_AT_START, alone=REDRAW if redrawing else ""
    )
    return Question(plain("ask-discard-two"), form, "setup")


def cards_meant(picked: list[str]) -> list[str]:
    """The cards behind an answer; games of earlier releases have one option for both: `MB013+MB020`."""
    return SECOND_COPY.join(map(read_copy, picked)).split(SECOND_COPY)


def may_redraw(lair: Lair) -> bool:
    """Four or more advanced rooms, or four or more rooms with one symbol in common (ruling A34)."""
    rooms = [ROOMS[card] for card in lair.rooms if card in ROOMS]
    alike = [sum([symbol in room.treasure for room in rooms]) for symbol in TREASURES]
    return sum([room.advanced for room in rooms]) >= SO_MANY_ALIKE or max(alike) >= SO_MANY_ALIKE


@step
def hands_chosen(g: Realm, answers: dict[Seat, list[str]]) -> None:
    """Ask whoever redraws again; once nobody does, reveal the discards together."""
    g.turn_up()
    anew = [seat for seat, picked in answers.items() if picked == [REDRAW]]
    for seat, picked in answers.items():
        g.lairs[seat].giving = SECOND_COPY.join(cards_meant(picked))
    for seat in anew:
        redraw(g, seat)
    if anew:
        g.then(choose_hands, anew)
        return
    for seat in g.order:
        lair = g.lairs[seat]
        discard(g, seat, cards_meant([lair.giving]))
        lair.giving = ""
    for seat in g.order:
        g.foresee(seat, FIRST_ROOM, invite=True)
        g.then(first_room, seat)
    g.then(reveal)
    g.then(round_)


def redraw(g: Realm, seat: Seat) -> None:
    """Discard the whole hand face up and draw a new one."""
    lair = g.lairs[seat]
    cards = (*lair.rooms, *lair.spells)
    lair.rooms, lair.spells, lair.giving = (), (), ""
    g.discards += cards
    g.turn_up()
    g.forget_plans(FIRST_ROOM, seat)
    tell(g, "redraws", seat, cards=italic_names(cards))
    draw_rooms(g, seat, START_ROOMS)
    draw_spells(g, seat, START_SPELLS)


@step
def first_room(g: Realm, seat: Seat) -> None:
    """Ask for an ordinary room to place left of the boss, or none; no spells and no abilities yet."""
    form = Pick(first_rooms(g.lairs[seat].rooms))
    question = Question(plain("ask-first-room"), form, "setup", even_if_forced=True, ahead=FIRST_ROOM)
    g.ask(seat, question, first_room_laid)


def first_rooms(cards: Iterable[str]) -> tuple[Option, ...]:
    """Every ordinary room among these cards, or none."""
    ordinary = [card for card in cards if card in ROOMS and not ROOMS[card].advanced]
    return declining("done"), *card_options(ordinary)


@step
def first_room_laid(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Place the room face down."""
    if picked == ["done"]:
        tell(g, "builds-nothing", seat, Weight.DETAIL)
    else:
        lay_down(g, seat, f"{picked[0]}@new")


# ── the first room ahead ─────────────────────────────────────────────────────────────────────────────────


def foreseen_first_room(g: Realm, seat: Seat) -> Question[list[str]]:
    """The ordinary rooms that the seat keeps, as far as it has chosen already what to discard."""
    kept = Counter(g.lairs[seat].rooms) - Counter(_chosen_discards(g, seat))
    return Question(plain("ask-first-room-ahead"), Pick(first_rooms(kept), least=0), "setup")


def _chosen_discards(g: Realm, seat: Seat) -> list[str]:
    asked = g.agenda[-1] if g.agenda else None
    answer = asked.answers.get(seat) if isinstance(asked, Gathering) else None
    return cards_meant(answer if isinstance(answer, list) else [g.lairs[seat].giving])


FIRST_ROOM = plan_kind("boss-monster-first-room", foreseen_first_room)
