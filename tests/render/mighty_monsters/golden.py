"""The pictures that guard the look of Mighty Monsters."""

from __future__ import annotations

import render
from render.kit.picture import Picture
from tests.render.golden import Golden
from tests.render.mighty_monsters.moments import first_news, game_of, seen
from tests.render.posters import poster
from tests.render.voices import voice


def _before_the_first_round() -> Picture:
    return render.table(seen(game_of(3)[1]), voice("en", 3))[0]


def _four_in_a_row() -> Picture:
    return render.table(seen(game_of(4)[9]), voice("en", 4))[0]


def _six_with_a_decree() -> Picture:
    return render.table(seen(game_of(6, seed=3, kings="on")[15]), voice("de", 6))[0]


def _five_after_a_raid() -> Picture:
    return render.table(seen(first_news(game_of(5))), voice("de", 5))[1]


def _four_after_a_raid() -> Picture:
    return render.table(seen(first_news(game_of(4))), voice("en", 4))[1]


def _hand() -> Picture:
    return render.hand(seen(game_of(4)[5], 2), voice("de", 4))


def _families() -> Picture:
    state = game_of(3)[0]
    decision = state.pending()[0]
    picture = render.question(seen(state, decision.seat), decision, voice("de", 3))
    assert picture is not None
    return picture


def _placing() -> Picture:
    state = game_of(6, kings="on")[14]
    (decision,) = state.pending()
    picture = render.question(seen(state, decision.seat), decision, voice("de", 6))
    assert picture is not None
    return picture


def _lair() -> Picture:
    states = game_of(5)
    return render.spotlight(seen(states[states.index(first_news(states)) + 7]), 4, voice("de", 5))


def _score() -> Picture:
    return render.table(seen(game_of(6)[-1]), voice("en", 6))[0]


def _guard() -> Picture:
    picture = render.card("mighty-monsters", "G3", voice("de", 0))
    assert picture is not None
    return picture


GOLDEN: Golden = {
    "board-before-the-first-round": _before_the_first_round,
    "board-four-in-a-row": _four_in_a_row,
    "board-six-with-a-decree": _six_with_a_decree,
    "raid-five": _five_after_a_raid,
    "raid-four": _four_after_a_raid,
    "hand": _hand,
    "placing-six": _placing,
    "families": _families,
    "lair": _lair,
    "poster-six": lambda: poster(seen(game_of(6)[-1]), voice("en", 6)),
    "poster-shared": lambda: poster(seen(game_of(3, seed=2)[-1]), voice("de", 3), turned=False),
    "score": _score,
    "card-guard": _guard,
}
