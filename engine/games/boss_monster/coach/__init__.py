"""The coach: how the lesson begins, what is said before a decision, and what came of it."""

from engine.core import Coach, Page
from engine.games.boss_monster.coach.lesson import LESSON
from engine.games.boss_monster.coach.outcomes import OUTCOMES
from engine.games.boss_monster.coach.remarks import REMARKS
from engine.games.boss_monster.show.views import RealmView
from engine.games.boss_monster.state import Realm

COACH = Coach[Realm, RealmView](
    lesson=LESSON,
    opening=(Page("theme", ("standing",)), Page("rooms", ("hand",))),
    remarks=REMARKS,
    outcomes=OUTCOMES,
    enough=lambda view: view.round > 2,
)

__all__ = ["COACH"]
