"""The coach: how the lesson begins, what is said before a decision, and what came of it."""

from engine.core import Coach, Page
from engine.games.doodle_dungeon.coach.lesson import LESSON
from engine.games.doodle_dungeon.coach.outcomes import OUTCOMES, has_seen_enough
from engine.games.doodle_dungeon.coach.remarks import REMARKS
from engine.games.doodle_dungeon.show.views import TableView
from engine.games.doodle_dungeon.state import Table

COACH = Coach[Table, TableView](
    lesson=LESSON,
    opening=(Page("theme", ("squares",)),),
    remarks=REMARKS,
    outcomes=OUTCOMES,
    enough=has_seen_enough,
)

__all__ = ["COACH"]
