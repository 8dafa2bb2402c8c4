"""What the channel is told at the end of a combat round: how the battles went."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Text, seat_name
from engine.games.dungeon_lords.phrases import text
from engine.games.dungeon_lords.show.news import decided_battles
from engine.games.dungeon_lords.show.reports import outcome_of
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import square_name
from engine.games.dungeon_lords.state import Report

VERDICTS = {"conquered": "conquered", "held": "held", "won": "battle-won"}
BEST_FIRST = ("won", "conquered", "held", "")
YEAR_OVER = "dungeon-lords-year-over"
YEAR_ENDS = frozenset(text(key).key for key in ("survivors-leave", "year-begins"))


def by_drama(reports: Iterable[Report]) -> list[Report]:
    """Battles with those first that changed most; that somebody just held out is no headline."""
    return sorted(reports, key=lambda report: BEST_FIRST.index(outcome_of(report)))


def round_post(view: UnderworldView) -> list[Text]:
    """The battles of the combat round that has just ended, and the end of the year with the last of them."""
    if view.phase == "battle" or not decided_battles(view.events):
        return []
    ended = [(report, VERDICTS.get(outcome_of(report))) for report in by_drama(view.reports)]
    lines = [
        text(verdict, seat=seat_name(report.seat), square=square_name(report.where))
        for report, verdict in ended
        if verdict
    ]
    over = [event for event in view.events if event.key == YEAR_OVER]
    return [*over, *lines, *(event for event in view.events if event.key in YEAR_ENDS)]
