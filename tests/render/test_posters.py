"""The poster of every game: legible whoever plays, and told in full to whoever cannot see it."""

from __future__ import annotations

from functools import cache

import pytest

import render
from engine.cli.self_play import moments
from engine.core import View
from engine.core.registry import games
from render.kit.theme import SEATS
from tests.render.checking import check
from tests.render.posters import poster
from tests.render.voices import LOCALES, LONG_NAMES, NAMES, voice

TABLES = [(key, seats) for key, game in games().items() for seats in game.seats]


@cache
def finished(game: str, seats: int) -> View:
    *_, end = moments(games()[game], seats, {}, seed=1)
    view: View = games()[game].view(end, None)
    return view


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_poster_fits_a_phone_and_its_words_tell_all_of_it(game: str, seats: int, locale: str) -> None:
    view, say = finished(game, seats), voice(locale, seats)
    picture = poster(view, say)

    check(picture)
    assert view.result is not None
    amount = games()[game].amount
    for seat, points in enumerate(view.result.scores):
        told = f"{NAMES[seat]} ({SEATS[seat].letter}), {say.say(amount(points))}."
        assert told in picture.alt
        assert f" {SEATS[seat].letter}: " in picture.alt
    assert say("replay-round", round=4) in picture.alt


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_long_names_fit_as_well(game: str, seats: int) -> None:
    check(poster(finished(game, seats), voice("de", seats, LONG_NAMES)))


@pytest.mark.parametrize("game", games())
def test_every_game_accounts_for_its_points(game: str) -> None:
    assert games()[game].account(finished(game, games()[game].seats[0]))


def test_a_poster_is_for_everybody_and_only_of_a_game_that_is_over() -> None:
    game = games()["mighty-monsters"]
    begun = next(iter(moments(game, 3, {}, seed=1)))

    assert render.poster(game.view(begun, None), None, voice("en", 3)) is None
    with pytest.raises(ValueError, match="everybody"):
        render.poster(game.view(begun, 0), None, voice("en", 3))
