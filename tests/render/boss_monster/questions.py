"""Questions to be drawn, one for each shape that their pictures have."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.scenario import (
    Side,
    adventuring,
    after_building,
    build_nothing,
    building,
    play,
)
from tests.render.boss_monster.scenes import GAME

Situation = tuple[Realm, str, str]
"""The table, who is asked, and in which language."""

HAND = "MB028 MB014 MB056 MB047 MB069 MB069"
OWN = "MB042 MB025:MB055.2 MB016>MB047"
OTHER = "MB023 MB054:MB061.1 MB024 MB026"
TOWN = "MB080 MB087 MB109 MB096 MB102"


def _starting_hand() -> Situation:
    return GAME.start(2, {}, 1), "A", "de"


def _bosses() -> Situation:
    return GAME.start(2, {"bosses": "choose"}, 1), "A", "en"


def _build() -> Situation:
    return building(Side(OWN, HAND), Side(OTHER), town=TOWN), "A", "en"


def _entering() -> Situation:
    sides = Side(OWN, queue="MB084 MB105"), Side(OTHER, "MB027 MB071 MB065")
    return adventuring(*sides, stops="B:enter"), "B", "de"


def _inside() -> Situation:
    return adventuring(Side(OWN, "MB071 MB068", queue="MB105"), Side(OTHER), stops="A:rooms"), "A", "en"


def _orders() -> Situation:
    sides = Side(OWN, HAND, queue="MB084 MB105"), Side(OTHER, "MB027", queue="MB080")
    return build_nothing(building(*sides), "A", "B"), "A", "de"


def _rooms() -> Situation:
    sides = Side(OWN, "MB068"), Side(OTHER), Side("MB040 MB049:MB063.3")
    return play(building(*sides, town=TOWN), "A", "MB068"), "A", "de"


def _heroes() -> Situation:
    sides = Side(OWN, "MB027", queue="MB084"), Side(OTHER, queue="MB105")
    return play(building(*sides, town=TOWN), "A", "MB027"), "A", "en"


def _players() -> Situation:
    return after_building("MB021", below="MB013", others=(Side(coins=7), Side(OTHER))), "A", "en"


def _pile() -> Situation:
    g = building(Side("MB013", "MB020"))
    g.discards = ("MB014", "MB047", "MB065", "MB071", "MB071", "MB025")
    return build_nothing(play(g, "A", "MB020@1"), "B"), "A", "de"


QUESTIONS: dict[str, Callable[[], Situation]] = {
    "starting-hand": _starting_hand,
    "bosses": _bosses,
    "build": _build,
    "entering": _entering,
    "inside": _inside,
    "orders": _orders,
    "rooms": _rooms,
    "heroes": _heroes,
    "players": _players,
    "pile": _pile,
}
