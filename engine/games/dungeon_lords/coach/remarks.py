"""What the coach says before a decision: orders, errands and events first, then the battle."""

from __future__ import annotations

from engine.core import Arg, Remark, Situation
from engine.games.dungeon_lords.ai.player import choose
from engine.games.dungeon_lords.cards import MONSTERS, ORDER_PLACE
from engine.games.dungeon_lords.phrases import names, plain
from engine.games.dungeon_lords.show.views import UnderworldView

At = Situation[UnderworldView]
PREFIX = "dungeon-lords-ask-"
COMBAT = ("planning", "trap-step", "monster-step")


def asks(at: At, *questions: str) -> bool:
    """Whether one of these questions is asked."""
    return at.decision.prompt.key.removeprefix(PREFIX) in questions


def _advised(at: At) -> list[str]:
    choice = choose(at.view, at.decision)
    return choice if isinstance(choice, list) else []


def _orders(at: At) -> dict[str, Arg]:
    return {"orders": names(_advised(at))}


def _order_rows(at: At) -> tuple[str, ...]:
    return tuple([f"order-{ORDER_PLACE[order] + 1}" for order in _advised(at)])


def _hires(at: At) -> bool:
    return asks(at, "hire") and _advised(at)[:1] != [] and _advised(at)[0] in MONSTERS


def _hired(at: At) -> dict[str, Arg]:
    return {"monster": plain(_advised(at)[0])}


def _trap(at: At) -> dict[str, Arg]:
    laid = [trap for trap in _advised(at) if trap in at.view.traps]
    return {"trap": plain(laid[0])} if laid else {"trap": ""}


def _lays_trap(at: At) -> bool:
    return asks(at, "trap") and bool(_trap(at)["trap"])


def _fight(at: At) -> dict[str, Arg]:
    lord = at.view.lords[at.decision.seat]
    return {"round": at.view.combat_round, "heroes": len(lord.heroes), "imps": lord.imps}


def _own(at: At) -> dict[str, Arg]:
    lord = at.view.lords[at.decision.seat]
    return {"gold": lord.gold, "food": lord.food, "evil": lord.evil, "imps": lord.imps}


def _look(*regions: str) -> tuple[str, ...]:
    return regions


REMARKS: tuple[Remark[UnderworldView], ...] = (
    # a season
    Remark("give-up", lambda at: asks(at, "give-up"), again=True),
    Remark("first-orders", lambda at: asks(at, "orders"), _orders, _order_rows),
    Remark("winter", lambda at: asks(at, "orders") and at.view.year > 1, _orders, lambda at: _look("offers")),
    Remark("orders", lambda at: asks(at, "orders"), _orders, _order_rows, again=True),
    Remark("neighbour", lambda at: asks(at, "neighbour"), again=True),
    Remark("trade", lambda at: asks(at, "trade"), _own, lambda at: _look("stock")),
    Remark("dig", lambda at: asks(at, "dig"), _own, lambda at: _look("map")),
    Remark("mine", lambda at: asks(at, "mine"), _own, lambda at: _look("map")),
    Remark("hire", _hires, _hired, lambda at: _look("offers")),
    Remark("build", lambda at: asks(at, "build"), look=lambda at: _look("map")),
    Remark("spy", lambda at: asks(at, "spy")),
    Remark("produce", lambda at: asks(at, "produce"), _own),
    Remark("take-back", lambda at: asks(at, "take-back"), look=_order_rows),
    Remark("wages", lambda at: asks(at, "wages"), _own, lambda at: _look("lair")),
    Remark("taxes", lambda at: asks(at, "taxes"), _own, lambda at: _look("stock")),
    # a battle
    Remark("first-trap", _lays_trap, _trap, lambda at: _look("heroes", "traps")),
    Remark("first-monsters", lambda at: asks(at, "monsters"), _fight, lambda at: _look("lair")),
    Remark("first-attack", lambda at: asks(at, "attack"), _fight, lambda at: _look("heroes")),
    Remark("tile", lambda at: asks(at, "tile"), look=lambda at: _look("map")),
    Remark("later-trap", lambda at: asks(at, "trap", "first-trap"), _fight, lambda at: _look("heroes")),
    Remark("later-monsters", lambda at: asks(at, "monsters", "ghosts"), _fight, lambda at: _look("heroes")),
    # whatever else comes
    Remark("trade-again", lambda at: asks(at, "trade"), _own, again=True),
    Remark("hire-again", lambda at: asks(at, "hire"), _own, lambda at: _look("offers"), again=True),
    Remark("battle", lambda at: at.decision.topic in COMBAT, _fight, lambda at: _look("heroes"), again=True),
    Remark("any", args=_own, again=True),
)
