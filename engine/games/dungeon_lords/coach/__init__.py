"""The coach: how the lesson begins, what is said before a decision, and what came of it."""

from engine.core import Coach, Page, Remark
from engine.games.dungeon_lords.coach.lesson import LESSON
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.state import Underworld

COACH = Coach[Underworld, UnderworldView](
    lesson=LESSON,
    opening=(Page("theme"), ),
    remarks=(Remark("any", again=True),),
    outcomes=(),
    enough=lambda view: view.year > 1,
)

__all__ = ["COACH"]
