"""What the coach says before a decision: orders, errands and events first, then the battle."""

from __future__ import annotations

from engine.core import Arg, Choice, Option, Pick, Remark, Situation
from engine.games.dungeon_lords.ai.player import choose
from engine.games.dungeon_lords.cards import MONSTERS, ORDER_PLACE
from engine.games.dungeon_lords.lord import Lord
from engine.games.dungeon_lords.phrases import names, plain
from engine.games.dungeon_lords.show.views import UnderworldView

At = Situation[UnderworldView]
PREFIX = "dungeon-lords-ask-"
COMBAT = ("planning", "trap-step", "monster-step")
PAY_DAY = "pay-day"
TAXES = "taxes"
FIRST_ORDERS = ("food", "hire", "dig")
"""A lesson begins with these, however the computer players' taste changes: food, a monster, tunnels."""


def asks(at: At, *questions: str) -> bool:
    """Whether one of these questions is asked."""
    return at.decision.prompt.key.removeprefix(PREFIX) in questions


def options(at: At) -> tuple[Option, ...]:
    """What can be picked from, where something is."""
    return at.decision.form.options if isinstance(at.decision.form, Pick) else ()


def lord_of(at: At) -> Lord:
    """The learner's dungeon."""
    return at.view.lords[at.decision.seat]


def _advised(at: At) -> list[str]:
    choice = choose(at.view, at.decision)
    return choice if isinstance(choice, list) else []


def _own(at: At) -> dict[str, Arg]:
    lord = lord_of(at)
    return {"gold": lord.gold, "food": lord.food, "evil": lord.evil, "imps": lord.imps}


def _look(*regions: str) -> tuple[str, ...]:
    return regions


# ── a season ─────────────────────────────────────────────────────────────────────────────────────────────


def _orders(at: At) -> dict[str, Arg]:
    return {"orders": names(_advised(at))}


def _order_row(order: str) -> str:
    return f"order-{ORDER_PLACE[order] + 1}"


def _order_rows(at: At) -> tuple[str, ...]:
    return tuple([_order_row(order) for order in _advised(at)])


def _order_at_hand(at: At) -> tuple[str, ...]:
    """The row of the order that is carried out."""
    return (_order_row(at.decision.topic),)


def _first_orders(at: At) -> Choice | None:
    """Before a pay day, if nobody has told the learner otherwise and none of the orders is barred."""
    wanted = asks(at, "orders") and at.view.event == PAY_DAY and "new-orders" not in at.said
    return [*FIRST_ORDERS] if wanted and {*FIRST_ORDERS} <= {*lord_of(at).hand} else None


def _first_rows(at: At) -> tuple[str, ...]:
    return tuple([_order_row(order) for order in FIRST_ORDERS])


def _digs(at: At) -> bool:
    return asks(at, "dig") and at.view.event != TAXES


def _hard_hitter(at: At) -> list[str]:
    """The monster on offer that hits hardest and can be paid once more, or nobody."""
    offered = [one.id for one in options(at) if one.id in MONSTERS]
    payable = [kind for kind in offered if 2 * MONSTERS[kind].cost.food <= lord_of(at).food]
    return sorted(payable, key=_strength)[-1:]


def _strength(kind: str) -> int:
    return max([attack.damage for attack in MONSTERS[kind].attacks])


def _hires(at: At) -> bool:
    return asks(at, "hire") and bool(_hard_hitter(at))


def _hired(at: At) -> dict[str, Arg]:
    return {"monster": plain(_hard_hitter(at)[0])}


# ── a battle ─────────────────────────────────────────────────────────────────────────────────────────────


def _fight(at: At) -> dict[str, Arg]:
    """Who leads the party; nobody does in a dungeon whose heroes are beaten."""
    heroes = lord_of(at).heroes
    if not heroes:
        return {"hero": "", "hearts": 0}
    return {"hero": plain(heroes[0].face.kind), "hearts": heroes[0].left}


def _trap(at: At) -> list[str]:
    """The trap that is advised, if any."""
    return [trap for trap in _advised(at) if trap in at.view.traps]


def _taught_trap(at: At) -> list[str]:
    """The trap that is advised, or else the first: see traps go off, then learn to save them."""
    return _trap(at) or [one.id for one in options(at) if one.id in at.view.traps][:1]


def _asks_for_trap(at: At) -> bool:
    return asks(at, "trap", "first-trap") and bool(lord_of(at).heroes)


def _teaches_trap(at: At) -> bool:
    return _asks_for_trap(at) and bool(_taught_trap(at))


def _lays_trap(at: At) -> bool:
    return _asks_for_trap(at) and bool(_trap(at))


def _keeps_traps(at: At) -> bool:
    return _asks_for_trap(at) and not _trap(at)


def _taught(at: At) -> dict[str, Arg]:
    return {**_fight(at), "trap": plain(_taught_trap(at)[0])}


def _laid(at: At) -> dict[str, Arg]:
    return {**_fight(at), "trap": plain(_trap(at)[0])}


def _kinds(at: At) -> dict[str, str]:
    """What each option that is a monster stands for."""
    return {f"m{monster.uid}": monster.kind for monster in lord_of(at).monsters}


def _hardest_blow(at: At) -> list[str]:
    """The attack that deals the most, on the first hero it can hit."""
    kinds = _kinds(at)

    def damage(option: str) -> int:
        monster, _, attack = option.partition(":")
        ways = MONSTERS[kinds[monster]].attacks if monster in kinds else ()
        return sum([way.damage for way in ways if way.id == attack.partition(":")[0]])

    return [max([one.id for one in options(at)], key=damage)]


def _sends_monsters(at: At) -> bool:
    return asks(at, "monsters", "ghosts") and bool(_sent(at)["monsters"]) and bool(lord_of(at).heroes)


def _champion(at: At) -> list[str]:
    """The monster that hits hardest of those that can be sent, or nobody."""
    kinds = _kinds(at)
    able = [one.id for one in options(at) if one.id in kinds]
    return sorted(able, key=lambda one: _strength(kinds[one]))[-1:]


def _sends_champion(at: At) -> bool:
    return asks(at, "monsters") and bool(_champion(at)) and bool(lord_of(at).heroes)


def _sends_nobody(at: At) -> bool:
    return asks(at, "monsters", "ghosts") and not _advised(at) and bool(lord_of(at).heroes)


def _sent(at: At) -> dict[str, Arg]:
    """The monsters that are advised."""
    return _sending(at, _advised(at))


def _champion_sent(at: At) -> dict[str, Arg]:
    return _sending(at, _champion(at))


def _sending(at: At, sent: list[str]) -> dict[str, Arg]:
    kinds = _kinds(at)
    chosen = [kinds[one] for one in sent if one in kinds]
    return {**_fight(at), "monsters": names(chosen) if chosen else ""}


REMARKS: tuple[Remark[UnderworldView], ...] = (
    # a season
    Remark("give-up", lambda at: asks(at, "give-up"), again=True),
    Remark(
        "first-orders",
        lambda at: _first_orders(at) is not None,
        look=_first_rows,
        suggest=_first_orders,
    ),
    Remark("winter", lambda at: asks(at, "orders") and at.view.year > 1, _orders, lambda at: _look("offers")),
    Remark(
        "new-orders",
        lambda at: asks(at, "orders") and "first-orders" not in at.said,
        _orders,
        _order_rows,
    ),
    Remark("orders", lambda at: asks(at, "orders"), _orders, _order_rows, again=True),
    Remark("neighbour", lambda at: asks(at, "neighbour"), again=True),
    Remark("trade", lambda at: asks(at, "trade"), _own, lambda at: ("stock", *_order_at_hand(at))),
    Remark("dig", _digs, _own, lambda at: _look("map")),
    Remark("dig-taxed", lambda at: asks(at, "dig"), _own, lambda at: _look("map")),
    Remark("mine", lambda at: asks(at, "mine"), _own, lambda at: _look("map")),
    Remark("hire", _hires, _hired, lambda at: _look("offers"), _hard_hitter),
    Remark("build", lambda at: asks(at, "build"), look=lambda at: _look("map")),
    Remark("spy", lambda at: asks(at, "spy")),
    Remark("produce", lambda at: asks(at, "produce"), _own),
    Remark("take-back", lambda at: asks(at, "take-back"), look=_order_rows),
    Remark("wages", lambda at: asks(at, "pay-day"), _own, lambda at: _look("lair")),
    Remark("taxes", lambda at: asks(at, "taxes"), _own, lambda at: _look("stock")),
    # a battle
    Remark("first-trap", _teaches_trap, _taught, lambda at: _look("heroes", "traps"), _taught_trap),
    Remark("first-monsters", _sends_champion, _champion_sent, lambda at: _look("lair"), _champion),
    Remark("first-attack", lambda at: asks(at, "attack"), _fight, lambda at: _look("heroes"), _hardest_blow),
    Remark("tile", lambda at: asks(at, "tile"), look=lambda at: _look("map")),
    Remark("later-trap", _teaches_trap, _taught, lambda at: _look("heroes", "traps"), _taught_trap),
    Remark("later-monsters", _sends_champion, _champion_sent, lambda at: _look("heroes", "lair"), _champion),
    # whatever else comes
    Remark("trade-again", lambda at: asks(at, "trade"), _own, _order_at_hand, again=True),
    Remark("hire-again", lambda at: asks(at, "hire"), _own, lambda at: _look("offers"), again=True),
    Remark("trap-again", _lays_trap, _laid, lambda at: _look("heroes", "traps"), again=True),
    Remark("trap-kept", _keeps_traps, _fight, lambda at: _look("heroes"), again=True),
    Remark("monsters-again", _sends_monsters, _sent, lambda at: _look("heroes", "lair"), again=True),
    Remark("monsters-kept", _sends_nobody, _fight, lambda at: _look("heroes"), again=True),
    Remark("battle", lambda at: at.decision.topic in COMBAT, look=lambda at: _look("heroes"), again=True),
    Remark("any", args=_own, again=True),
)
