"""Pages of the rules at tables of an own edition: their pictures show its values, or say that they do not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from cogs.answering.rules_reading import RulesReader
from engine.core.editions import Edition, learn
from engine.core.editions.edition import OURS
from render import Picture
from render.drawing.threads import Threads
from render.studio import Studio
from render.topics import edited_topic, topic
from texts import LOCALES, speaker

GAME = "doodle-dungeon"
FITTING = Edition(GAME, "Nine hearts", {"sheet": {"hearts": 9}})
SMALL = Edition(GAME, "A small sheet", {"sheet": {"rows": 6, "columns": 7, "exit": "F7"}})


@pytest.fixture
async def reader() -> AsyncIterator[RulesReader]:
    service: Any = None
    studio = Studio(Threads())
    yield RulesReader(service, studio)
    await studio.close()


def pictures(*wanted: Picture | None) -> list[Picture | None]:
    return [*wanted]


@pytest.mark.parametrize("locale", LOCALES)
async def test_beneath_a_scene_it_says_that_it_was_played_with_our_values(
    reader: RulesReader, locale: str
) -> None:
    say = speaker(locale)
    page = await reader.topic(GAME, "minute", say, learn(FITTING))

    assert page.pictures == pictures(edited_topic(FITTING, "minute", say))
    assert page.below[0] == f"-# {say('edition-drawing-scene')}"


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_scene_that_does_not_fit_is_shown_with_our_values_and_says_so(
    reader: RulesReader, locale: str
) -> None:
    say = speaker(locale)
    page = await reader.topic(GAME, "goal", say, learn(SMALL))

    assert page.pictures == pictures(topic(GAME, "goal", say))
    assert page.below[0] == f"-# {say('edition-drawing-ours')}"


async def test_nothing_is_said_of_pictures_that_are_right(reader: RulesReader) -> None:
    say = speaker("en")
    rules = say(f"{GAME}-rules-symbols")
    of_ours = await reader.topic(GAME, "goal", say, OURS)
    no_scene = await reader.topic(GAME, "symbols", say, learn(FITTING))
    unchanged = await reader.topic(GAME, "goal", say, learn(Edition(GAME, "The same", {})))

    assert of_ours.below[0] == unchanged.below[0] == say(f"{GAME}-rules-goal")
    assert no_scene.below[0] == rules
