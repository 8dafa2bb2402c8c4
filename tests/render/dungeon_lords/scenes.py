"""Moments of Dungeon Lords for pictures to be drawn of: made by hand, and of whole games."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from msgspec.structs import replace

from engine.cli.self_play import moments
from engine.core import Decision, Pick
from engine.core.registry import game
from engine.core.state import Result
from engine.games.dungeon_lords.cards import HEROES, ORDER_NAMES
from engine.games.dungeon_lords.cards import TRAPS as EVERY_TRAP
from engine.games.dungeon_lords.lord import NOBODY, Errand, Hero, Lord, Monster, Plan, Tile, tile
from engine.games.dungeon_lords.phrases import kind_options, plain, text
from engine.games.dungeon_lords.rules.orders.building import BUILDING
from engine.games.dungeon_lords.rules.orders.digging import DIGGING
from engine.games.dungeon_lords.show.news import News
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import FIRST_TUNNELS, SQUARE_NAMED, SQUARES
from engine.games.dungeon_lords.state import EMPTY_PLACE, Battle, Neighbour, Report, Score, Stage, Underworld
from texts import Speaker, speaker

GAME = game("dungeon-lords")
NAMES = ("Anna", "Bert der Große", "Cleopatra VII", "Дмитрий")
LONG_NAMES = ("W" * 32, "Mm " * 10 + "Mm", "Ä" * 32, "\N{FIRE}" * 32)
LOCALES = ("en", "de")
VERSIONS = ("first", "full")


def voice(locale: str, seats: int = 4, names: tuple[str, ...] = NAMES) -> Speaker:
    """A speaker who knows everybody's name."""
    return speaker(locale, names[:seats])


# ── whole games ──────────────────────────────────────────────────────────────────────────────────────────


@cache
def game_of(seats: int, seed: int = 1, version: str = "full") -> tuple[Underworld, ...]:
    """Every state of a game between computer players, from the first decision to the end."""
    return cast(tuple[Underworld, ...], tuple(moments(GAME, seats, {"version": version}, seed)))


def seen(state: Underworld, viewer: int | None = None) -> UnderworldView:
    """The state as a viewer sees it."""
    view = GAME.view(state, viewer)
    assert isinstance(view, UnderworldView)
    return view


# ── made by hand ─────────────────────────────────────────────────────────────────────────────────────────


def underworld(*lords: Lord, **changes: Any) -> UnderworldView:
    """A table in spring; what is not said is as little as possible."""
    seats = len(lords)
    fields: dict[str, Any] = {
        "game": "dungeon-lords",
        "viewer": None,
        "seats": seats,
        "settings": {"version": "full"},
        "awaited": (1 % seats,),
        "decisions": (),
        "events": (),
        "result": None,
        "year": 1,
        "season": 2,
        "phase": "execution",
        "start": 0,
        "lords": lords,
        "trap_counts": tuple(range(seats)),
        "set_trap_counts": (0,) * seats,
        "neighbours": (),
        "neighbour_evil": 0,
        "spaces": (EMPTY_PLACE,) * len(ORDER_NAMES),
        "monster_offer": (),
        "room_offer": (),
        "permit": 0,
        "event": "taxes",
        "next_event": "pay-day",
        "events_left": ("special",),
        "special": "",
        "arriving": (),
        "next_heroes": (),
        "paladin": "silver-paladin",
        "paladin_at": NOBODY,
        "combat_round": 0,
        "known_spells": ("", "", "", ""),
        "spells_open": 0,
        "in_turn": (False,) * seats,
        "battle": None,
        "reports": (),
        "traps_left": 20,
        "used_traps": (),
        "discards": (),
        "score": (),
        "exercise": "",
        "news": (News(),) * seats,
        "traps": (),
        "set_traps": (),
        "orders": (),
        "neighbour_order": "",
        "plan": None,
    }
    return UnderworldView(**{**fields, **changes})


def dug(**squares: str) -> tuple[Tile | None, ...]:
    """The first tunnels, and more: `""` is a tunnel, a name is a room, `!` says that it is conquered."""
    tiles: dict[str, Tile] = {
        name: tile(what.removeprefix("!"), what.startswith("!")) for name, what in squares.items()
    }
    laid = {SQUARE_NAMED[name]: what for name, what in tiles.items()}
    return tuple([laid.get(where, tile() if where in FIRST_TUNNELS else None) for where in SQUARES])


def errands(*orders: str) -> tuple[Errand, ...]:
    """Three orders: one done, one not done, one still to come."""
    outcomes = ("done", "undone", "waiting")
    return tuple([Errand(order, 0, outcome) for order, outcome in zip(orders, outcomes, strict=True)])


HARD_AT_WORK = Lord(
    evil=8,
    food=2,
    gold=11,
    imps=6,
    busy=5,
    busy_trolls=1,
    tiles=dug(B2="mint", C2="", C1="", B4="", B5="workshop", A3="!", D3="!chicken-coop"),
    monsters=(Monster(1, "troll"), Monster(2, "witch", False), Monster(3, "ghost")),
    heroes=(Hero("silver-warrior-4", 2), Hero("silver-thief-2"), Hero("silver-priest-1", 1)),
    prison=("silver-wizard-2", "silver-warrior-1"),
    seals=2,
    hand=tuple([order for order in ORDER_NAMES if order not in ("food", "hire")]),
    unavailable=("food", "hire"),
    errands=errands("dig", "traps", "build"),
    dug=(10, 11),
    mined=(8, 11),
    produced=("mint", "workshop", "workshop"),
    spied=(0, 2),
)
CROWDED = Lord(
    evil=13,
    food=0,
    gold=0,
    imps=12,
    tiles=dug(A2="", A1="", B1="magic-room"),
    monsters=tuple(
        [
            Monster(number, kind, number % 3 != 0)
            for number, kind in enumerate(
                ("goblin", "slime", "ghost", "troll", "witch", "vampire", "golem", "dragon", "demon")
            )
        ]
    ),
    heroes=(
        Hero("illusion"),
        Hero("gold-paladin", 3),
        Hero("gold-warrior-4", 1, 1),
        Hero("gold-wizard-3"),
        Hero("gold-thief-1"),
    ),
    prison=tuple([card for card, face in HEROES.items() if face.rank == 2][:8]),
    hand=ORDER_NAMES[2:],
    unavailable=("food", "reputation"),
    spied=(0,),
)


def spring() -> UnderworldView:
    """Four lords in the middle of their orders."""
    other = Lord(evil=3, errands=errands("reputation", "mine", "imps"), heroes=(Hero("silver-wizard-1"),))
    return underworld(
        HARD_AT_WORK,
        other,
        CROWDED,
        replace(other, evil=3),
        spaces=(
            (1, 3, 2),
            (1, 3, NOBODY),
            (0, NOBODY, NOBODY),
            (1, 2, 3),
            (1, NOBODY, NOBODY),
            (0, 2, NOBODY),
            (2, 3, NOBODY),
            (0, NOBODY, NOBODY),
        ),
        monster_offer=("vampire", "slime"),
        room_offer=("printing-press", "souvenir-shop"),
        arriving=("silver-thief-1", "silver-warrior-2", "silver-priest-3", "silver-wizard-4"),
        next_heroes=("silver-wizard-1", "silver-thief-3", "silver-warrior-3", "silver-priest-4"),
        paladin_at=2,
        news=(News(("C1", "C2")), News(), News(hired=True), News()),
    )


def winter_of_two() -> UnderworldView:
    """Two lords with their non-players, in the second year."""
    lord = Lord(evil=7, hand=ORDER_NAMES[2:], unavailable=ORDER_NAMES[:2])
    spaces = [EMPTY_PLACE] * len(ORDER_NAMES)
    spaces[0], spaces[3], spaces[6] = (3, 2, NOBODY), (NOBODY, 3, NOBODY), (NOBODY, 2, 3)
    return underworld(
        lord,
        replace(lord, evil=7),
        year=2,
        season=3,
        phase="orders",
        neighbours=(Neighbour(ORDER_NAMES[:3], ORDER_NAMES[3:]),) * 2,
        neighbour_evil=7,
        spaces=tuple(spaces),
        monster_offer=("golem", "demon", "dragon"),
        room_offer=("anti-magic-room", "hall-of-fame"),
        event="special",
        special="contrary-heroes",
        next_event="taxes",
        events_left=(),
        arriving=("gold-thief-1", "gold-warrior-2", "gold-priest-3"),
        next_heroes=("gold-wizard-1", "gold-thief-4", "gold-warrior-4"),
        paladin="gold-paladin",
    )


def fight() -> UnderworldView:
    """A battle of the second year in which much has happened, and another one just before."""
    lord = replace(CROWDED, plan=Plan(5, (4, 6, 9)), monsters=(*CROWDED.monsters, Monster(9, "ghost", False)))
    return underworld(
        HARD_AT_WORK,
        lord,
        year=2,
        season=4,
        phase="battle",
        event="",
        next_event="",
        events_left=(),
        combat_round=3,
        known_spells=("fireball", "illusion", "song-of-courage", ""),
        spells_open=3,
        set_trap_counts=(0, 1),
        paladin="gold-paladin",
        paladin_at=1,
        battle=Battle(
            1,
            5,
            UNDER_WAY,
            (4, 6, 9),
            (4, 6),
            prevention=2,
            held=True,
            silenced=True,
            poisoned=("gold-thief-1",),
            poison=2,
        ),
        reports=(FALLEN,),
    )


FALLEN = Report(
    0,
    7,
    (Hero("gold-warrior-1"), Hero("gold-priest-2"), Hero("gold-wizard-4", 1)),
    (
        Stage(
            "trap",
            "fire-wall",
            (Hero("gold-warrior-1", 1), Hero("gold-priest-2", 1), Hero("gold-wizard-4", 2)),
        ),
        Stage(
            "spell",
            "aura-of-fear",
            (Hero("gold-warrior-1", 1), Hero("gold-priest-2", 1), Hero("gold-wizard-4", 2)),
        ),
        Stage("monster", "troll", (Hero("gold-priest-2", 1), Hero("gold-wizard-4", 2))),
        Stage("healing", "", (Hero("gold-priest-2"), Hero("gold-wizard-4", 1))),
        Stage("fatigue", "", (Hero("gold-priest-2", 3), Hero("gold-wizard-4", 1))),
        Stage("conquest", "", (Hero("gold-priest-2", 3), Hero("gold-wizard-4", 1))),
    ),
)
"""A battle that ended with a conquered tile."""
UNDER_WAY = Report(
    1,
    5,
    (*CROWDED.heroes[:3], Hero("gold-wizard-3"), Hero("gold-thief-1")),
    (
        Stage("trap", "poisoned-dart", (*CROWDED.heroes[:3], Hero("gold-wizard-3"), Hero("gold-thief-1", 1))),
        Stage("monster", "ghost", (*CROWDED.heroes[:3], Hero("gold-wizard-3", 2), Hero("gold-thief-1", 1))),
    ),
)


TRAPS = ("rolling-stone", "pendulum", "pendulum", "poisoned-meal", "anti-magic-dart", "kamikaze-imp")


def desk(**changes: Any) -> UnderworldView:
    """A lord's own desk: orders chosen, every kind of trap, two combat cards looked at."""
    fields: dict[str, Any] = {
        "viewer": 0,
        "phase": "orders",
        "awaited": (1,),
        "orders": ("mine", "dig", "build"),
        "neighbour_order": "reputation",
        "traps": (
            "rolling-stone",
            "pendulum",
            "pendulum",
            "poisoned-meal",
            "anti-magic-dart",
            "kamikaze-imp",
        ),
        "trap_counts": (6, 0),
        "known_spells": ("fist-of-justice", "", "invisibility", ""),
    }
    return underworld(replace(HARD_AT_WORK, errands=()), Lord(), **{**fields, **changes})


def digging() -> UnderworldView:
    """The same lord, asked where to dig."""
    asked = Decision(0, 1, text("ask-dig", n=2, foremen=0), DIGGING, "dig", "dug", (0,))
    view = desk(phase="execution", awaited=(0,), decisions=(asked,), orders=(), permit=2)
    return replace(view, lords=(replace(view.lords[0], busy=4), *view.lords[1:]))


def building() -> UnderworldView:
    """The same lord, asked what to build and where."""
    asked = Decision(0, 1, text("ask-build", gold=1), BUILDING, "build", "built", (1,))
    offer = ("mushroom-bed", "workshop")
    lord = replace(HARD_AT_WORK, errands=(), tiles=dug(C2="", C1="", B4="", A3="!"))
    view = desk(phase="execution", awaited=(0,), decisions=(asked,), orders=(), room_offer=offer)
    return replace(view, lords=(lord, *view.lords[1:]))


def ordering() -> UnderworldView:
    """The same lord, asked for orders."""
    form = Pick(kind_options(HARD_AT_WORK.hand), least=3, most=3, ordered=True)
    asked = Decision(0, 1, plain("ask-orders"), form, "orders", "dungeon_lords.orders_chosen")
    return desk(phase="orders", awaited=(0,), decisions=(asked,), orders=(), neighbour_order="")


def supervised() -> UnderworldView:
    """Spring with a foreman for those who dig and one for those who mine."""
    errands = (Errand("dig", 2, "done"), Errand("mine", 2, "done"), Errand("build", 0))
    view = spring()
    return replace(view, lords=(replace(view.lords[0], foremen=2, errands=errands), *view.lords[1:]))


def planning() -> UnderworldView:
    """A plan in the making."""
    return desk(
        phase="planning",
        season=4,
        combat_round=2,
        awaited=(0, 1),
        orders=(),
        plan=Plan(7, (1, 3)),
        set_traps=("pendulum",),
        spells_open=1,
    )


def planning_with_all_traps() -> UnderworldView:
    """The same with every trap there is, and all combat cards looked at."""
    view = planning()
    spells = ("fist-of-justice", "detect-treasure", "invisibility", "word-of-peace")
    lord = replace(view.lords[0], spied=(0, 1, 2, 3))
    return replace(
        view,
        lords=(lord, replace(view.lords[1], spied=(2, 3))),
        traps=(*EVERY_TRAP, "pendulum", "cursed-ring", "cursed-ring"),
        trap_counts=(12, 0),
        set_traps=("cursed-ring",),
        known_spells=spells,
    )


def labyrinth() -> UnderworldView:
    """A battle with two traps, a golem and four ghosts, in which hardly anything is as usual."""
    sent = (1, 2, 3, 4, 5)
    lord = replace(
        CROWDED,
        tiles=dug(A3="labyrinth"),
        monsters=tuple([Monster(uid, "golem" if uid == 1 else "ghost") for uid in sent]),
        plan=Plan(2, sent),
    )
    report = Report(0, 2, lord.heroes, UNDER_WAY.stages)
    battle = Battle(0, 2, report, sent, sent[1:], held=True, unhealed=True, silenced=True)
    view = fight()
    return replace(
        view,
        lords=(lord, view.lords[1]),
        known_spells=("fireball", "illusion", "metamorphosis", ""),
        set_trap_counts=(2, 0),
        paladin_at=0,
        battle=battle,
        reports=(),
    )


def ended() -> UnderworldView:
    """The final account of four lords."""
    scores = (
        Score(4, 1, 8, -8, 0, 0, {"evil": 2, "imps": 3}, 0, 10),
        Score(6, 2, 10, -12, -9, 6, {"rooms": 3, "tunnels": 3}, 0, 9),
        Score(2, 3, 12, -8, 0, 0, {"evil": 2, "monsters": 2}, 0, 13),
        Score(0, 0, 2, -16, -18, 0, {"battle": 2}, 0, -30),
    )
    totals = tuple([score.total for score in scores])
    places = tuple([1 + sum(other > total for other in totals) for total in totals])
    lord = Lord(evil=8)
    return underworld(
        *(lord,) * 4,
        year=2,
        season=4,
        phase="scoring",
        awaited=(),
        score=scores,
        result=Result(totals, places, (2,)),
    )
