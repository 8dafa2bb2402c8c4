"""News: what the latest move has changed in each dungeon."""

from engine.games.dungeon_lords.show.news import News
from engine.games.dungeon_lords.show.views import view
from tests.engine.dungeon_lords.scenario import battle, play, sent, table


def test_squares_just_dug_are_news() -> None:
    g = play(sent(table(2), A="dig1"), ["A2", "A1"])

    assert view(g, 1).news == (News(("A2", "A1")), News())


def test_a_room_just_built_is_news() -> None:
    g = table(2, B={"tiles": "A3 B3 C3"})
    g.room_offer = ("mint",)
    g = play(sent(g, B="build1"), ["mint", "C3"])

    assert view(g, None).news == (News(), News(("C3",)))


def test_a_tile_just_conquered_is_news() -> None:
    assert view(battle("W5"), None).news[0] == News(("A3",))


def test_a_monster_just_hired_is_news() -> None:
    g = table(2)
    g.monster_offer = ("goblin",)
    g = play(sent(g, A="hire1"), "goblin")

    assert view(g, None).news == (News(hired=True), News())


def test_a_move_that_changes_no_dungeon_is_no_news() -> None:
    g = play(sent(table(2), A="food1"), "take")

    assert view(g, 0).news == (News(), News())
