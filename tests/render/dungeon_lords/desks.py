"""Moments at a lord's own desk: orders, digging, building, and planning."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core import Decision, Pick
from engine.games.dungeon_lords.cards import TRAPS
from engine.games.dungeon_lords.lord import Lord, Plan
from engine.games.dungeon_lords.phrases import kind_options, plain, text
from engine.games.dungeon_lords.rules.orders.building import BUILDING
from engine.games.dungeon_lords.rules.orders.digging import DIGGING
from engine.games.dungeon_lords.show.views import UnderworldView
from tests.render.dungeon_lords.tables import HARD_AT_WORK, dug, underworld


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
        traps=(*TRAPS, "pendulum", "cursed-ring", "cursed-ring"),
        trap_counts=(12, 0),
        set_traps=("cursed-ring",),
        known_spells=spells,
    )
