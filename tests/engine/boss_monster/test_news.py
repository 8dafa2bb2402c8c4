"""News of the latest move, as views carry them for the pictures."""

import pytest

from engine.core.text import Text
from engine.games.boss_monster import GAME
from engine.games.boss_monster.show.news import BUILT, MOVED, ON_THE_WAY, News, news_of
from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.scenario import (
    WEAK_HERO,
    Side,
    adventuring,
    after_building,
    build_nothing,
    building,
    finish_round,
    luring,
    play,
)
from texts.library import book

NOTHING = News(frozenset(), frozenset(), False)


def news(g: Realm, viewer: int | None = None) -> News:
    view = GAME.view(g, viewer)
    return view.news


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_room_is_news_when_it_is_revealed(viewer: int | None) -> None:
    placed = play(building(Side("", "MB042"), Side()), "A", "MB042@new")
    assert news(placed, viewer) == NOTHING

    assert (0, "MB042") in news(build_nothing(placed, "B"), viewer).rooms


def test_a_miniboss_in_play_is_news_with_its_room() -> None:
    g = building(Side("MB042", "MB055"), Side())
    g = build_nothing(play(g, "A", "MB055@1"), "B")

    assert {(0, "MB055"), (0, "MB042")} <= news(g).rooms


def test_heroes_who_come_to_town_or_to_an_entrance_are_news() -> None:
    arrived = finish_round(building(Side(), Side()))
    assert news(arrived).heroes >= {hero.card for hero in arrived.town}

    assert news(luring(Side("MB042"), Side(), town="MB096")).heroes == {"MB096"}


def test_a_way_is_news_when_a_hero_has_died() -> None:
    g = adventuring(Side("MB042", queue=WEAK_HERO))
    assert news(g).way

    assert not news(after_building("MB042")).way


@pytest.mark.parametrize("key", sorted(BUILT | MOVED | ON_THE_WAY))
def test_news_come_from_story_lines_that_exist(key: str) -> None:
    assert key in book("en")


def test_other_story_lines_are_no_news() -> None:
    assert news_of([Text("boss-monster-pays"), Text("boss-monster-arrive", {"number": 1})]) == NOTHING
