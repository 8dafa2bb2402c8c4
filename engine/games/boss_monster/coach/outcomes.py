"""What came of the learner's rooms: a soul, a wound, and how the rival fared."""

from __future__ import annotations

from engine.core import Arg, Remark, seat_name
from engine.games.boss_monster.coach.counting import At, learner
from engine.games.boss_monster.show.explaining.lines import called
from engine.games.boss_monster.show.views import RealmView
from engine.games.boss_monster.state import Way


def _ways(at: At, outcome: str, own: bool) -> list[Way]:
    """The heroes who came to this end in an adventure that is over since the learner answered."""
    if at.before is None or at.before.round == at.view.round or at.before.ways == at.view.ways:
        return []
    return [way for way in at.view.ways if way.outcome == outcome and (way.seat == learner(at)) is own]


def _own_souls(at: At) -> list[Way]:
    return _ways(at, "soul", own=True)


def _own_wounds(at: At) -> list[Way]:
    return _ways(at, "wound", own=True)


def _rival_wounds(at: At) -> list[Way]:
    return _ways(at, "wound", own=False)


def _fate(way: Way) -> dict[str, Arg]:
    damage = sum(step.damage for step in way.steps)
    return {"hero": called(way.hero), "health": way.health, "damage": damage}


def _both(at: At) -> dict[str, Arg]:
    escaped = _rival_wounds(at)[0]
    return {
        **_fate(_own_souls(at)[0]),
        "rival": seat_name(escaped.seat),
        "escaped": called(escaped.hero),
    }


def _standing(at: At, way: Way) -> dict[str, Arg]:
    lair = at.view.lairs[learner(at)]
    return {**_fate(way), "souls": lair.soul_count, "wounds": lair.wound_count}


OUTCOMES: tuple[Remark[RealmView], ...] = (
    Remark("wounded", lambda at: bool(_own_wounds(at)), lambda at: _fate(_own_wounds(at)[0])),
    Remark("soul-and-wound", lambda at: bool(_own_souls(at)) and bool(_rival_wounds(at)), _both),
    Remark("soul", lambda at: bool(_own_souls(at)), lambda at: _fate(_own_souls(at)[0])),
    Remark(
        "wounded-again",
        lambda at: bool(_own_wounds(at)),
        lambda at: _standing(at, _own_wounds(at)[0]),
        again=True,
    ),
    Remark(
        "soul-again",
        lambda at: bool(_own_souls(at)),
        lambda at: _standing(at, _own_souls(at)[0]),
        again=True,
    ),
)
