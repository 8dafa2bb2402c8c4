"""Which sprite stands beside an option: the order, monster, tile, trap or hero it is about."""

from __future__ import annotations

from engine.core import Decision
from engine.games.dungeon_lords.cards import HEROES, MONSTERS, ORDERS, ROOMS, TRAPS
from engine.games.dungeon_lords.lord import Lord
from engine.games.dungeon_lords.show.explanations.options import ids
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import SQUARE_NAMED

OWN = "dungeon-lords/"
SHARED = {"dragon", "demon"}
"""Creatures that other games have drawn already."""
METALS = {1: "silver", 2: "gold"}


def symbols(view: UnderworldView, decision: Decision) -> dict[str, str]:
    """A symbol for every option that is about something drawn."""
    lord = view.lords[decision.seat]
    found = {choice: _symbol(lord, choice) for choice in ids(decision)}
    return {choice: symbol for choice, symbol in found.items() if symbol}


def _symbol(lord: Lord, choice: str) -> str:
    """The first thing named in an option's id that has a sprite."""
    for word in choice.replace("@", ":").split(":"):
        if word in ORDERS:
            return f"{OWN}order-{word}"
        if word in ROOMS or word in TRAPS or word in MONSTERS:
            return word if word in SHARED else OWN + word
        if word in HEROES and HEROES[word].kind != "illusion":
            return f"{OWN}{METALS[HEROES[word].year]}-{HEROES[word].kind}"
        if word.startswith("card-"):
            return "eye"
        if word in SQUARE_NAMED:
            here = lord.tiles[SQUARE_NAMED[word]]
            return OWN + ("tunnel" if here is None or not here.room else here.room)
        monster = lord.monster(int(word[1:])) if word[:1] == "m" and word[1:].isdigit() else None
        if monster is not None:
            return monster.kind if monster.kind in SHARED else OWN + monster.kind
    return ""
