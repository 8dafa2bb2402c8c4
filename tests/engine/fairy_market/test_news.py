"""News: whom the latest move was about, and whether it has shown dungeons."""

from __future__ import annotations

import pytest

from engine.games.fairy_market import GAME
from engine.games.fairy_market.show.news import NO_NEWS, News
from tests.engine.fairy_market.scenario import KEY, OUT, exploring, play, shopping


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_purchase_is_news_about_the_buyer(viewer: int | None) -> None:
    g = play(shopping(first="B"), "B", "token:key")

    assert GAME.view(g, viewer).news == News(about=(1,))


def test_dungeons_are_news_once_the_last_one_is_done() -> None:
    g = play(exploring(), "A", OUT)
    assert GAME.view(g, None).news == News(about=(0,))

    g = play(g, "B", KEY)
    assert GAME.view(g, None).news == News(about=(0, 1), explored=True)


def test_an_expedition_changed_in_secret_is_no_news() -> None:
    g = play(exploring(), "A", OUT, KEY)

    assert GAME.view(g, None).news == NO_NEWS
