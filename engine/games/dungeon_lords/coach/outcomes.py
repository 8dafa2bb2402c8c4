"""What came of an order and of a battle: a place, a prisoner, a lost tile, and the points of a year."""

from __future__ import annotations

from engine.core import Arg, Remark, Text, seat_name
from engine.games.dungeon_lords.coach.remarks import At, lord_of
from engine.games.dungeon_lords.lord import NOBODY, Lord
from engine.games.dungeon_lords.phrases import PREFIX, names, plain
from engine.games.dungeon_lords.show.standings import points_now
from engine.games.dungeon_lords.show.views import UnderworldView


def _lord_before(at: At) -> Lord | None:
    return None if at.before is None else at.before.lords[at.decision.seat]


def _prisoners(at: At) -> int:
    """How many heroes were caught since the learner answered."""
    before = _lord_before(at)
    return 0 if before is None else len(lord_of(at).prison) - len(before.prison)


def _lost_tiles(at: At) -> int:
    before = _lord_before(at)
    return 0 if before is None else (lord_of(at).conquered & ~before.conquered).bit_count()


def _fought(at: At) -> dict[str, Arg]:
    return {"caught": _prisoners(at), "lost": _lost_tiles(at), "left": len(lord_of(at).heroes)}


def _crowded_out(at: At) -> list[str]:
    """Orders for which there was no place left."""
    errands = lord_of(at).errands
    return [errand.order for errand in errands if errand.space == NOBODY]


def _is_placed(at: At) -> bool:
    before = _lord_before(at)
    return before is not None and not before.errands and bool(lord_of(at).errands)


def _fruitless(at: At) -> list[Text]:
    """Orders of the learner's that could not be carried out, by name."""
    cannot, mine = f"{PREFIX}cannot", seat_name(at.decision.seat)
    told = [line for line in at.heard if line.key == cannot and line.args["seat"] == mine]
    return [order for line in told if isinstance(order := line.args["order"], Text)]


def _too_late(at: At) -> list[Text]:
    """Those at which the later places choose first."""
    return [order for order in _fruitless(at) if order in (plain("hire"), plain("build"))]


def _unpaid(at: At) -> list[str]:
    """The monsters that have left since the learner answered."""
    before = _lord_before(at)
    here = {monster.uid for monster in lord_of(at).monsters}
    return [] if before is None else [one.kind for one in before.monsters if one.uid not in here]


def _held_out(at: At) -> bool:
    """Whether a round of combat is over in which nothing was won or lost."""
    fought = at.before is not None and at.before.combat_round != at.view.combat_round > 1
    return fought and not _prisoners(at) and not _lost_tiles(at)


def _is_new_year(at: At) -> bool:
    return at.before is not None and at.before.year < at.view.year


def _year(at: At) -> dict[str, Arg]:
    lord, seat = lord_of(at), at.decision.seat
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
    Remark("too-late", lambda at: bool(_too_late(at)), lambda at: {"order": _too_late(at)[0]}, again=True),
    Remark("fruitless", lambda at: bool(_fruitless(at)), lambda at: {"order": _fruitless(at)[0]}, again=True),
    Remark("unpaid", lambda at: bool(_unpaid(at)), lambda at: {"monsters": names(_unpaid(at))}, again=True),
    Remark("caught-and-lost", lambda at: _prisoners(at) > 0 and _lost_tiles(at) > 0, _fought),
    Remark("caught", lambda at: _prisoners(at) > 0, _fought),
    Remark("lost-tile", lambda at: _lost_tiles(at) > 0, _fought),
    Remark("fought-again", lambda at: _prisoners(at) > 0 or _lost_tiles(at) > 0, _fought, again=True),
    Remark("held-out", _held_out, _fought, again=True),
)
