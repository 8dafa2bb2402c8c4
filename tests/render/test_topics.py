"""Every topic of the rules has its picture, drawn from what is kept for it."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from engine.core.editions import Edition
from engine.core.registry import AnyGame, games
from render.kit.alt_text import LONGEST
from render.kit.canvas import TALLEST, WIDTH
from render.kit.illustrations import Scene
from render.pictures import artist
from render.topics import edited_topic, sample, symbols_explained, topic
from tests.render.samples import SAMPLES, path, taken
from tests.render.words_alone import WORDS_ALONE
from texts import LOCALES, speaker

every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)


@every_game
def test_every_topic_has_a_picture_or_a_reason_to_have_none(game: AnyGame) -> None:
    missing = {topic for key, topic in WORDS_ALONE if key == game.key}

    assert set(artist(game.key).topics.of) == set(game.topics) - missing


@every_game
def test_pictures_of_topics_are_drawn_and_say_what_they_show(game: AnyGame) -> None:
    illustrated = [each for each in game.topics if (game.key, each) not in WORDS_ALONE]
    for number, each in enumerate(illustrated):
        picture = topic(game.key, each, speaker(LOCALES[number % len(LOCALES)]))
        assert picture is not None
        width, height = Image.open(BytesIO(picture.png)).size
        assert (width <= WIDTH, height <= TALLEST) == (True, True), each
        assert 20 < len(picture.alt) <= LONGEST, each
        assert re.fullmatch(rf"{game.key}-[a-z0-9-]+\.png", picture.name)


@every_game
def test_every_sample_that_is_kept_is_shown_and_can_be_read(game: AnyGame) -> None:
    scenes = [one for one in artist(game.key).topics.of.values() if isinstance(one, Scene)]

    assert {one.sample for one in scenes} == set(SAMPLES[game.key])
    assert {file.stem for file in path(game.key, "").parent.iterdir()} == set(SAMPLES[game.key])
    assert all(sample(game.key, one.sample).game == game.key for one in scenes)


def test_a_sample_is_a_moment_of_a_real_game() -> None:
    assert taken("mighty-monsters", SAMPLES["mighty-monsters"]["placing"]) == sample(
        "mighty-monsters", "placing"
    )


OTHER_VALUES: dict[str, tuple[dict[str, Any], str]] = {
    "boss-monster": ({"heroes": [{"id": "MB100", "health": 20}]}, "heroes"),
    "doodle-dungeon": ({"sheet": {"hearts": 9}}, "minute"),
    "dungeon-lords": ({"heroes": [{"id": "silver-paladin", "hits": 9}]}, "paladin"),
    "fairy-market": ({"market": {"token_price": 3}}, "market"),
    "mighty-monsters": ({"monsters": [{"strength": 1, "healing": 4}]}, "placing"),
}
"""A value for each game, and a topic whose picture shows it."""


@every_game
def test_a_topic_is_drawn_with_the_values_of_the_edition_that_is_played(game: AnyGame) -> None:
    values, shown = OTHER_VALUES[game.key]
    say = speaker("en")
    theirs = edited_topic(Edition(game.key, "The printed one", values), shown, say)
    ours = topic(game.key, shown, say)
    assert theirs is not None
    assert ours is not None

    assert theirs.png != ours.png
    assert edited_topic(Edition(game.key, "No change", {}), shown, say) == ours
    assert topic(game.key, shown, say) == ours, "ours stay ours"


def test_symbols_are_explained_by_the_words_behind_them_and_each_of_them_once() -> None:
    text = "- **On cards:** :coin: coin: loot · :key: key, :rope: rope and :sword: sword. More :coin: gold."

    assert symbols_explained(text) == [
        ("coin", "coin: loot"),
        ("key", "key"),
        ("rope", "rope"),
        ("sword", "sword"),
    ]
