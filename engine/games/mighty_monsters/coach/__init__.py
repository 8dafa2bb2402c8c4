"""The coach: how the lesson begins, what is said before a placement, and what came of it."""

from engine.core import Coach, Page
from engine.games.mighty_monsters.coach.lesson import LESSON
from engine.games.mighty_monsters.coach.outcomes import OUTCOMES
from engine.games.mighty_monsters.coach.remarks import REMARKS
from engine.games.mighty_monsters.show.views import CastleView
from engine.games.mighty_monsters.state import Castle

COACH = Coach[Castle, CastleView](
    lesson=LESSON,
    opening=(Page("theme", ("purse",)), Page("guards", ("guards",))),
    remarks=REMARKS,
    outcomes=OUTCOMES,
    enough=lambda view: view.round > 1,
)

__all__ = ["COACH"]
