"""The course of the game: two years of four rounds and a combat; see `timing.py`."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Seat, Weight, all_of, seat_name, step
from engine.games.dungeon_lords.cards import EVENTS, HEROES, PALADINS
from engine.games.dungeon_lords.lord import LEAST_EVIL, NOBODY
from engine.games.dungeon_lords.phrases import hero_names, names, plain, tell_secretly, text
from engine.games.dungeon_lords.rules.combat.combat import combat, offer_turn_order
from engine.games.dungeon_lords.rules.events import event
from engine.games.dungeon_lords.rules.evil import call_paladin
from engine.games.dungeon_lords.rules.foresight import forget_round
from engine.games.dungeon_lords.rules.heroes import heroes_arrive
from engine.games.dungeon_lords.rules.orders.execution import execute
from engine.games.dungeon_lords.rules.orders.ordering import orders
from engine.games.dungeon_lords.rules.production import production
from engine.games.dungeon_lords.rules.scoring import scores_of, scoring
from engine.games.dungeon_lords.state import EMPTY_PLACE, Neighbour, Underworld
from engine.games.dungeon_lords.timing import AUTUMN, MONSTERS_OFFERED, ROOMS_OFFERED, SEASONS

HEROES_A_ROUND = {2: 3, 3: 3, 4: 4}


@step
def year(g: Underworld, number: int) -> None:
    """Four rounds of building, then combat; scoring follows the second year."""
    g.year, g.season = number, 0
    g.tell(text("year-begins", year=number))
    events = list(EVENTS)
    g.shuffle(events)
    g.events_ahead = tuple(events)
    for season in SEASONS:
        g.then(building_round, season)
    g.then(combat)
    if number == 1:
        g.then(year_change)
        g.then(year, 2)
    else:
        g.then(scoring)


@step
def building_round(g: Underworld, season: int) -> None:
    """One season; winter has neither an event nor heroes."""
    g.season = season
    g.then(new_round)
    g.then(orders)
    g.then(execute)
    g.then(production)
    if season > 1:
        g.then(event)
        g.then(heroes_arrive)
    g.then(round_end)


@step
def new_round(g: Underworld) -> None:
    """What was announced is due now; new offers come, and except in autumn the next round is announced."""
    g.phase = "new-round"
    g.event, g.next_event = g.next_event, ""
    g.arriving, g.next_heroes = g.next_heroes, ()
    g.turn_up()
    g.discards = (*g.discards, *g.monster_offer, *g.room_offer)
    stack, rooms = g.monster_stacks[g.year - 1], g.room_stacks[g.year - 1]
    g.monster_offer = tuple([stack.pop() for _ in range(MONSTERS_OFFERED)])
    g.room_offer = tuple([rooms.pop() for _ in range(ROOMS_OFFERED)])
    g.tell(
        text(
            "round-begins",
            season=plain(f"season-{g.season}"),
            year=g.year,
            monsters=names(g.monster_offer),
            rooms=names(g.room_offer),
        )
    )
    if g.season < AUTUMN:
        forecast(g)
    else:
        offer_turn_order(g)


def forecast(g: Underworld) -> None:
    """Announce the event and the heroes of the next round."""
    g.next_event, *ahead = g.events_ahead
    g.events_ahead = tuple(ahead)
    g.next_heroes = draw_heroes(g)
    if g.next_event == "special" and g.specials_ahead:
        g.special, *left = g.specials_ahead
        g.specials_ahead = tuple(left)
        g.tell(text("forecast-special", event=plain(g.special), heroes=hero_names(g.next_heroes)))
    else:
        g.tell(
            text("forecast", event=plain(f"event-{g.next_event}"), heroes=hero_names(g.next_heroes)),
            weight=Weight.DETAIL,
        )


def draw_heroes(g: Underworld) -> tuple[str, ...]:
    """One hero for each marker, weakest first; redraw while all have the same rank (ruling 17)."""
    stack = g.hero_stacks[g.year - 1]
    drawn = [stack.pop() for _ in range(HEROES_A_ROUND[g.seats])]
    while len({HEROES[hero].rank for hero in drawn}) == 1:
        if all(HEROES[hero].rank == HEROES[drawn[0]].rank for hero in stack):
            break
        stack.insert(0, drawn.pop())
        drawn.append(stack.pop())
    drawn.sort(key=lambda hero: HEROES[hero].rank)
    return tuple(drawn)


@step
def round_end(g: Underworld) -> None:
    """Imps and minions go home, and except in autumn the start player marker moves left."""
    for seat in range(g.seats):
        g.change(seat, busy=0, busy_trolls=0, dug=(), mined=(), foremen=0, produced=(), errands=())
    g.neighbours = [_resting(neighbour) for neighbour in g.neighbours]
    g.spaces = [EMPTY_PLACE] * len(g.spaces)
    g.event = ""
    forget_round(g)
    if g.season < AUTUMN:
        g.start = (g.start + 1) % g.seats
        tell_secretly(g, "start-moves", g.start, {})


def _resting(neighbour: Neighbour) -> Neighbour:
    return replace(neighbour, played=())


@step
def year_change(g: Underworld) -> None:
    """Year two: golden cards, a new start player, and the stronger paladin, who checks at once."""
    tell_standings(g)
    g.box = (*g.box, *g.spells)
    g.spells, g.spells_ahead, g.spells_open = g.spells_ahead, (), 0
    if g.paladin:
        g.discards = (*g.discards, g.paladin)
    g.paladin, g.paladin_at = PALADINS[2], NOBODY
    for seat in range(g.seats):
        g.change(seat, spied=())
    if g.neighbour_evil:
        g.neighbour_evil = max(LEAST_EVIL, g.neighbour_evil - 2)
    if g.special:
        g.discards, g.special = (*g.discards, g.special), ""
    g.start = next_years_start(g.seats, g.start)
    tell_secretly(g, "starts", g.start, {})
    call_paladin(g)


def tell_standings(g: Underworld) -> None:
    """What everybody would have if it ended with this year; all of it lies open."""
    scores = scores_of(g.lords, [len(secret.traps) for secret in g.secrets])
    standings = [
        text("year-standing", seat=seat_name(seat), points=score.total) for seat, score in enumerate(scores)
    ]
    g.tell(text("year-over", year=g.year, standings=all_of(standings)), weight=Weight.HEADLINE)


def next_years_start(seats: int, autumn: Seat) -> Seat:
    """The marker moves one seat right with four lords, one left with three, and stays with two."""
    return (autumn + {2: 0, 3: 1, 4: -1}[seats]) % seats
