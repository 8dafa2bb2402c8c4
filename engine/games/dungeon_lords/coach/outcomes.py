"""What came of an order and of a battle: a place, a prisoner, a lost tile, and the points of a year."""

from __future__ import annotations

from engine.core import Arg, Remark
from engine.games.dungeon_lords.coach.remarks import At
from engine.games.dungeon_lords.lord import NOBODY, Lord
from engine.games.dungeon_lords.phrases import names
from engine.games.dungeon_lords.show.standings import points_now
from engine.games.dungeon_lords.show.views import UnderworldView


def _lord(at: At) -> Lord:
    return at.view.lords[at.decision.seat]


def _lord_before(at: At) -> Lord | None:
    return None if at.before is None else at.before.lords[at.decision.seat]


def _prisoners(at: At) -> int:
    """How many heroes were caught since the learner answered."""
    before = _lord_before(at)
    return 0 if before is None else len(_lord(at).prison) - len(before.prison)


def _lost_tiles(at: At) -> int:
    before = _lord_before(at)
    return 0 if before is None else (_lord(at).conquered & ~before.conquered).bit_count()


def _fought(at: At) -> dict[str, Arg]:
    return {"caught": _prisoners(at), "lost": _lost_tiles(at), "left": len(_lord(at).heroes)}


def _crowded_out(at: At) -> list[str]:
    """Orders for which there was no place left."""
    errands = _lord(at).errands
    return [errand.order for errand in errands if errand.space == NOBODY]


def _is_placed(at: At) -> bool:
    before = _lord_before(at)
    return before is not None and not before.errands and bool(_lord(at).errands)


def _is_new_year(at: At) -> bool:
    return at.before is not None and at.before.year < at.view.year


def _year(at: At) -> dict[str, Arg]:
    lord, seat = _lord(at), at.decision.seat
    return {
        "prisoners": len(lord.prison),
        "conquered": lord.conquered.bit_count(),
        "points": points_now(at.view, seat) or 0,
    }


OUTCOMES: tuple[Remark[UnderworldView], ...] = (
    Remark("year-over", _is_new_year, _year),
    Remark(
        "crowded-out",
        lambda at: _is_placed(at) and bool(_crowded_out(at)),
        lambda at: {"orders": names(_crowded_out(at))},
    ),
    Remark("placed", _is_placed),
    Remark("caught-and-lost", lambda at: _prisoners(at) > 0 and _lost_tiles(at) > 0, _fought),
    Remark("caught", lambda at: _prisoners(at) > 0, _fought),
    Remark("lost-tile", lambda at: _lost_tiles(at) > 0, _fought),
    Remark("fought-again", lambda at: _prisoners(at) > 0 or _lost_tiles(at) > 0, _fought, again=True),
)
