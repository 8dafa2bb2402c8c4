"""The coach: how the lesson begins, what is said before a decision, and what came of it."""

from engine.core import Coach, Lesson, Page
from engine.games.fairy_market.coach.outcomes import OUTCOMES
from engine.games.fairy_market.coach.remarks import REMARKS
from engine.games.fairy_market.show.views import FairView
from engine.games.fairy_market.state import Fair

SEED = 3
"""The first goal is coins, the learner shops first, and has scissors and arrows to use afterwards."""

COACH = Coach[Fair, FairView](
    lesson=Lesson(seats=2, seed=SEED, settings={"time-bonus": "off"}),
    opening=(Page("theme", ("market",)), Page("goals", ("goal",))),
    remarks=REMARKS,
    outcomes=OUTCOMES,
    enough=lambda view: view.round > 1,
)

__all__ = ["COACH"]
