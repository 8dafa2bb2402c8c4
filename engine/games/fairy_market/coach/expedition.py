"""What the coach says of an expedition: the first one is explained while it is put together, bit by bit."""

from __future__ import annotations

from engine.core import Arg, Illegal, Remark, Script, Situation
from engine.games.fairy_market.board.layout import MOST_CARDS
from engine.games.fairy_market.board.script import path_begins, read_script
from engine.games.fairy_market.board.trail import OUTSIDE
from engine.games.fairy_market.rules.story import goal_text
from engine.games.fairy_market.show.views import FairView

At = Situation[FairView]
FIRST = "first-expedition"
"""What is said before anything is laid; once it was said at an earlier question, the rest is known, too."""


def explores(at: At) -> bool:
    """Whether an expedition is to be drawn."""
    return isinstance(at.decision.form, Script)


def _goal(at: At) -> dict[str, Arg]:
    return {"goal": goal_text(at.view.main_goal.id)}


def _is_first(at: At) -> bool:
    return explores(at) and FIRST not in at.said


def _walked(at: At) -> int:
    """How many words of the path there are: the gate, and then one for each decision."""
    return len(at.begun) - path_begins(at.begun) if _is_first(at) else 0


def _is_out(at: At) -> bool:
    """Whether the path has found an exit; what cannot be read has not."""
    try:
        trail = read_script(at.view.hand, at.view.kit(), at.begun).trail if _walked(at) else None
    except Illegal:
        return False
    return trail is not None and trail.at == OUTSIDE


EXPEDITION: tuple[Remark[FairView], ...] = (
    Remark("open-hand", lambda at: at.decision.prompt.key == "fairy-market-open-hand", again=True),
    Remark("out", _is_out),
    Remark("exits", lambda at: _walked(at) > 4),
    Remark("underground", lambda at: _walked(at) == 4),
    Remark("obstacles", lambda at: _walked(at) == 3),
    Remark("walking", lambda at: _walked(at) > 0),
    Remark("laying", lambda at: _is_first(at) and 0 < len(at.begun) < len(at.view.hand[:MOST_CARDS])),
    Remark("gate", lambda at: _is_first(at) and bool(at.begun)),
    Remark(FIRST, explores, _goal),
    Remark("longer-ways", lambda at: explores(at) and at.view.round > 1, _goal),
    Remark("expedition", explores, _goal, again=True),
)
