"""The pictures that guard the look of Boss Monster."""

from __future__ import annotations

from functools import partial

import render
from render.boss_monster.artist import spotlight
from render.kit.picture import Picture
from tests.engine.boss_monster.scenario import asked
from tests.render.boss_monster.questions import QUESTIONS
from tests.render.boss_monster.scenes import (
    GAME,
    busy_table,
    ended_table,
    holding,
    quiet_table,
    raided_table,
    voice,
)
from tests.render.golden import Golden
from tests.render.posters import poster, saved


def _card(card: str, locale: str) -> Picture:
    picture = render.card("boss-monster", card, voice(locale))
    assert picture is not None
    return picture


def _question(name: str) -> Picture:
    g, who, locale = QUESTIONS[name]()
    decision = asked(g, who)
    picture = render.question(GAME.view(g, decision.seat), decision, voice(locale))
    assert picture is not None
    return picture


GOLDEN: Golden = {
    "town": lambda: render.table(quiet_table(), voice("en"))[0],
    "town-crowded": lambda: render.table(busy_table(), voice("de", 2))[0],
    "dungeons": lambda: render.table(quiet_table(), voice("en"))[1],
    "dungeons-marked": lambda: render.table(busy_table(), voice("de", 2))[1],
    "way": lambda: render.table(raided_table(), voice("de", 2))[-2],
    "dungeon-with-a-hero": lambda: render.front(raided_table(), voice("de", 2)),
    "dungeon": lambda: spotlight(quiet_table(), 0, voice("en")),
    "hand": lambda: render.hand(holding("MB023", "MB055", "MB038", spells=("MB069",)), voice("de")),
    "hand-of-many": lambda: render.hand(
        holding(
            *("MB023", "MB023", "MB056", "MB061", "MB046", "MB029", "MB014", "MB037"),
            spells=("MB065", "MB072", "MB077"),
            placed="MB020",
        ),
        voice("de"),
    ),
    **{f"question-{name}": partial(_question, name) for name in QUESTIONS},
    "poster": lambda: poster(saved("boss-monster", "over"), voice("en")),
    "poster-out": lambda: poster(ended_table(), voice("de")),
    "score": lambda: render.table(ended_table(), voice("en"))[0],
    "card-boss": lambda: _card("MB008", "en"),
    "card-room": lambda: _card("MB047", "de"),
    "card-miniboss": lambda: _card("MB062", "de"),
    "card-spell": lambda: _card("MB070", "en"),
    "card-hero": lambda: _card("MB105", "de"),
}
