"""The coach: how the lesson begins, what is said before a decision, and what came of it."""

from engine.core import Coach, Page
from engine.games.dungeon_lords.coach.lesson import LESSON
from engine.games.dungeon_lords.coach.outcomes import OUTCOMES
from engine.games.dungeon_lords.coach.remarks import REMARKS
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.state import Underworld

COACH = Coach[Underworld, UnderworldView](
    lesson=LESSON,
    opening=(Page("theme", ("round",)), Page("minions", ("order-1",))),
    remarks=REMARKS,
    outcomes=OUTCOMES,
    enough=lambda view: view.year > 1,
)

__all__ = ["COACH"]
