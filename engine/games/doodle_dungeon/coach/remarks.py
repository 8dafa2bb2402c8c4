"""What the coach says before a decision: how to build, to draw a path, to fight, and to end a turn."""

from __future__ import annotations

from dataclasses import replace

from engine.core import Remark
from engine.games.doodle_dungeon.cards import MONSTERS
from engine.games.doodle_dungeon.coach import advice
from engine.games.doodle_dungeon.coach.advice import At
from engine.games.doodle_dungeon.rules.closing import EXCHANGE
from engine.games.doodle_dungeon.show.views import TableView

PREFIX = "doodle-dungeon-ask-"
STRONG = 40
"""A kind of monster that wins so many of 100 fights may meet the hero."""
WOUNDED = 6
"""With so few hearts a hero may not live to see the exit."""
DOORS = ("entrance", "exit")


def asks(at: At, question: str) -> bool:
    """Whether this is asked; it makes no difference whether it is about the last element of a card."""
    return at.decision.prompt.key.removeprefix(PREFIX).removesuffix("-last") == question


def _monster(at: At) -> bool:
    return asks(at, "thing") and advice.element(at) in MONSTERS


def _trap_level(at: At) -> dict[str, int]:
    return {"hearts": advice.level(advice.own(at), "trap")}


def _fight_card(at: At) -> bool:
    return asks(at, "fight") and advice.plays_card(at)


def _over_treasure(at: At) -> bool:
    return asks(at, "fight") and advice.fight(at).square in advice.own(at).treasures


def _is_wounded(at: At) -> bool:
    return asks(at, "fight") and advice.missing(at) == 0 and advice.own(at).hearts <= WOUNDED


def _is_helped(at: At) -> bool:
    """Whether others have laid cards for the hero in the own dungeon, and there is none to play now."""
    asked = asks(at, "fight") or asks(at, "trap")
    return asked and bool(advice.own(at).above) and not advice.plays_card(at)


def _beside(at: At) -> tuple[str, ...]:
    return ("aside",)


def _hero(at: At) -> tuple[str, ...]:
    return ("hero-1",)


BUILDING: tuple[Remark[TableView], ...] = (
    Remark("first-card", lambda at: asks(at, "card"), advice.card, advice.card_place),
    Remark("sides", lambda at: asks(at, "card"), advice.card, advice.card_place),
    Remark("card", lambda at: asks(at, "card"), advice.card, advice.card_place, again=True),
    Remark("first-walls", lambda at: asks(at, "walls"), look=lambda at: DOORS),
    Remark("walls", lambda at: asks(at, "walls"), look=lambda at: DOORS, again=True),
    Remark("first-monster", _monster, advice.monster, _beside),
    Remark("first-trap", lambda at: asks(at, "thing") and not _monster(at), _trap_level, _beside),
    Remark(
        "strong-monster",
        lambda at: _monster(at) and advice.odds(at) >= STRONG,
        advice.monster,
        _beside,
        again=True,
    ),
    Remark("weak-monster", _monster, advice.monster, _beside, again=True),
    Remark("trap", lambda at: asks(at, "thing"), _trap_level, _beside, again=True),
    Remark("first-treasure", lambda at: asks(at, "treasure"), advice.guard, advice.guard_place),
    Remark("treasure", lambda at: asks(at, "treasure"), advice.guard, advice.guard_place, again=True),
    Remark("first-upgrade", lambda at: asks(at, "upgrade"), advice.tick, advice.track_place),
    Remark(
        "upgrade-fills",
        lambda at: asks(at, "upgrade") and advice.fills_group(at),
        advice.tick,
        advice.track_place,
        again=True,
    ),
    Remark("upgrade", lambda at: asks(at, "upgrade"), advice.tick, advice.track_place, again=True),
)

DEFENDING: tuple[Remark[TableView], ...] = (
    Remark("first-fight", lambda at: asks(at, "fight"), advice.encounter, _beside, advice.leave_it),
    Remark("first-sprung", lambda at: asks(at, "trap"), advice.encounter, _beside, advice.leave_it),
    Remark("fight-card", _fight_card, advice.encounter, advice.card_in_hand, again=True),
    Remark("fight-treasure", _over_treasure, advice.encounter, _beside, advice.leave_it),
    Remark("fight-wounded", _is_wounded, advice.encounter, _beside, advice.leave_it),
    Remark("above", _is_helped, advice.encounter, _beside, advice.leave_it),
    Remark("then-help", advice.goes_on_helping, advice.encounter, _beside, again=True),
    Remark(
        "fight-won",
        lambda at: asks(at, "fight") and advice.missing(at) == 0,
        advice.encounter,
        _beside,
        again=True,
    ),
    Remark("fight-lost", lambda at: asks(at, "fight"), advice.encounter, _beside, again=True),
    Remark(
        "sprung-card",
        lambda at: asks(at, "trap") and advice.plays_card(at),
        advice.encounter,
        advice.card_in_hand,
        again=True,
    ),
    Remark("sprung", lambda at: asks(at, "trap"), advice.encounter, _beside, again=True),
    Remark("reroll", lambda at: asks(at, "reroll"), look=_beside, again=True),
    Remark("first-aid", lambda at: asks(at, "aid"), advice.turn_end, _hero),
    Remark(
        "aid",
        lambda at: asks(at, "aid") and advice.lays_card(at),
        advice.aid,
        advice.card_in_hand,
        again=True,
    ),
    Remark(
        "aid-exchange",
        lambda at: asks(at, "aid") and advice.advised(at) == (EXCHANGE,),
        advice.hand,
        _hero,
        again=True,
    ),
    Remark("aid-keep", lambda at: asks(at, "aid"), advice.hand, _hero, again=True),
    Remark("target", lambda at: asks(at, "target"), advice.target, again=True),
    Remark("refill", lambda at: asks(at, "refill"), advice.exchange, _hero, again=True),
)

REMARKS = (
    *(replace(remark, suggest=advice.as_advised) for remark in BUILDING),
    Remark("own-path", lambda at: asks(at, "path") and bool(at.begun), again=True),
    Remark("path", lambda at: asks(at, "path"), advice.path, lambda at: DOORS, again=True),
    *DEFENDING,
    Remark("any", again=True),
)
