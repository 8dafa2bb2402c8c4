"""What deciding ahead saves in a whole game, and that it costs nobody anything."""

from engine.cli.burden import burden
from engine.games.boss_monster import GAME


def test_a_game_of_four_stops_half_as_often_if_everybody_decides_ahead() -> None:
    found = burden(GAME, 4, GAME.checked_settings({}), range(1, 13))

    assert found.planning.stages <= found.without.stages / 2
    assert found.planning.visits_per_seat <= 12
    assert found.without.plans_per_seat < 1, "only the wish to be stopped, as ever"
    assert found.questions["boss-monster-ask-orders"]["planning"] == 0
