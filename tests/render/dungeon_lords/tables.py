"""Speakers, whole games, and views of Dungeon Lords built by hand, for pictures to be drawn of."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from engine.cli.self_play import moments
from engine.core import Decision
from engine.core.registry import game
from engine.games.dungeon_lords.cards import HEROES, ORDER_NAMES
from engine.games.dungeon_lords.lord import NOBODY, Errand, Hero, Lord, Monster, Tile, tile
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import FIRST_TUNNELS, SQUARE_NAMED, SQUARES
from engine.games.dungeon_lords.state import EMPTY_PLACE, Underworld
from tests.conformance.plays import random_play
from texts import Speaker, speaker

GAME = game("dungeon-lords")
NAMES = ("Anna", "Bert der Große", "Cleopatra VII", "Дмитрий")
LONG_NAMES = ("W" * 32, "Mm " * 10 + "Mm", "Ä" * 32, "\N{FIRE}" * 32)
LOCALES = ("en", "de")
VERSIONS = ("first", "full")
MOST_GAMES = 12
"""In so many games every common question comes up."""


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


@cache
def question_about(about: str, seats: int = 3) -> tuple[Underworld, Decision]:
    """The last moment of a game at which somebody is asked this: by then there is most to see.

    Everybody plays at random, for the moment must not depend on how well computer players play.
    """
    key = f"dungeon-lords-{about}"
    for seed in range(1, MOST_GAMES):
        found = [
            (state, decision)
            for state in random_play(GAME, seats, {"version": "full"}, seed).states
            for decision in state.decisions()
            if decision.prompt.key == key
        ]
        if found:
            return cast(tuple[Underworld, Decision], found[-1])
    raise LookupError(about)


# ── views built by hand ──────────────────────────────────────────────────────────────────────────────────


IN_SPRING: dict[str, Any] = {
    "game": "dungeon-lords",
    "viewer": None,
    "settings": {"version": "full"},
    "decisions": (),
    "events": (),
    "result": None,
    "year": 1,
    "season": 2,
    "phase": "execution",
    "start": 0,
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
    "battle": None,
    "reports": (),
    "traps_left": 20,
    "used_traps": (),
    "discards": (),
    "score": (),
    "exercise": "",
    "traps": (),
    "set_traps": (),
    "orders": (),
    "neighbour_order": "",
    "plan": None,
}
"""A view of a table in spring with hardly anything on it."""


def underworld(*lords: Lord, **changes: Any) -> UnderworldView:
    """A table in spring with these lords, and changes to `IN_SPRING`."""
    seats = len(lords)
    fields: dict[str, Any] = {
        "seats": seats,
        "awaited": (1 % seats,),
        "lords": lords,
        "trap_counts": tuple(range(seats)),
        "set_trap_counts": (0,) * seats,
        "in_turn": (False,) * seats,
    }
    return UnderworldView(**{**IN_SPRING, **fields, **changes})


def dug(**squares: str) -> tuple[Tile | None, ...]:
    """The first tunnels and more: `""` is a tunnel, a name is a room, `!` marks a conquered tile."""
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
