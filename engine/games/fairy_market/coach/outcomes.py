"""What came of an expedition: its points, the surprise of the side goal, and the way out."""

from __future__ import annotations

from engine.core import Arg, Remark
from engine.games.fairy_market.coach.expedition import At
from engine.games.fairy_market.rules.story import goal_text
from engine.games.fairy_market.show.views import FairView


def _is_scored(at: At) -> bool:
    """Whether a round was scored since the learner answered."""
    seat = at.decision.seat
    known = 0 if at.before is None else len(at.before.players[seat].scores)
    return len(at.view.players[seat].scores) > known


def _is_scored_after(at: At, exit_found: bool) -> bool:
    return _is_scored(at) and at.view.players[at.decision.seat].scores[-1].exit is exit_found


def _points(at: At) -> dict[str, Arg]:
    own = at.view.players[at.decision.seat]
    score = own.scores[-1]
    side = at.view.side_goal
    assert side is not None
    return {"main": score.main, "side": score.side, "goal": goal_text(side.id), "total": own.total}


OUTCOMES: tuple[Remark[FairView], ...] = (
    Remark("scored-outside", lambda at: _is_scored_after(at, exit_found=True), _points),
    Remark("scored-inside", lambda at: _is_scored_after(at, exit_found=False), _points),
    Remark("scored-again", _is_scored, _points, again=True),
)
