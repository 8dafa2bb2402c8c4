"""The studio draws beside the loop, and nothing twice."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator

import msgspec
import pytest
import pytest_asyncio

from engine.core import Decision, Placement, Text
from engine.core.views import View
from render import pictures
from render.drawing import Threads
from render.kit.keeping import size
from render.kit.picture import Picture
from render.studio import Studio
from tests.render.mighty_monsters.moments import game_of, seen
from tests.render.voices import voice
from texts import Speaker

ROOM = 115 * 1024
"""Enough for three tables, not for four."""


@pytest_asyncio.fixture
async def studio() -> AsyncIterator[Studio]:
    """A small studio."""
    studio = Studio(Threads(2), ROOM)
    yield studio
    await studio.close()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads in which tables were drawn, one entry a picture."""
    threads: list[str] = []
    real = pictures.table

    def slow_table(view: View, speaker: Speaker) -> list[Picture]:
        threads.append(threading.current_thread().name)
        time.sleep(0.02)
        return real(view, speaker)

    monkeypatch.setattr(pictures, "table", slow_table)
    return threads


async def test_two_who_ask_at_the_same_time_share_one_drawing(studio: Studio, drawn: list[str]) -> None:
    view, speaker = seen(game_of(3)[5]), voice("en", 3)
    one, other = await asyncio.gather(studio.table(view, speaker), studio.table(view, voice("en", 3)))
    assert one is other
    assert len(drawn) == 1


async def test_where_a_glance_is_the_whole_table_it_is_not_drawn_again(
    studio: Studio, drawn: list[str]
) -> None:
    view, speaker = seen(game_of(3)[5]), voice("en", 3)
    assert await studio.glance(view, speaker) is await studio.table(view, speaker)
    assert len(drawn) == 1


async def test_drawing_happens_beside_the_event_loop(studio: Studio, drawn: list[str]) -> None:
    await studio.table(seen(game_of(3)[5]), voice("en", 3))
    assert drawn[0].startswith("studio")


async def test_another_language_or_another_name_is_another_picture(studio: Studio, drawn: list[str]) -> None:
    view = seen(game_of(3)[5])
    await studio.table(view, voice("en", 3))
    await studio.table(view, voice("de", 3))
    await studio.table(view, voice("de", 3, ("X", "Y", "Z")))
    assert len(drawn) == 3


async def test_whoever_is_told_something_new_but_sees_nothing_new_gets_the_same_picture(
    studio: Studio, drawn: list[str]
) -> None:
    view = seen(game_of(3)[5])
    told = msgspec.structs.replace(view, events=(Text("seat"),), invited=(1,))
    assert await studio.table(view, voice("en", 3)) is await studio.table(told, voice("en", 3))
    assert len(drawn) == 1


async def test_a_game_that_goes_on_has_no_poster_and_nobody_is_asked_for_one(studio: Studio) -> None:
    assert await studio.poster(seen(game_of(3)[5]), None, voice("en", 3)) is None
    assert studio.asked_for.total() == 0


async def test_only_as_much_is_kept_as_there_is_room_for(studio: Studio, drawn: list[str]) -> None:
    views = [seen(game_of(3)[number]) for number in (4, 5, 6, 7)]
    works = [await studio.table(view, voice("en", 3)) for view in views]
    sizes = [size((work,)) for work in works]
    assert sum(sizes[1:]) <= ROOM < sum(sizes)
    for view in reversed(views):
        await studio.table(view, voice("en", 3))
    assert len(drawn) == 5


async def test_one_who_gives_up_does_not_spoil_it_for_the_others(studio: Studio, drawn: list[str]) -> None:
    view, speaker = seen(game_of(3)[5]), voice("en", 3)
    impatient = asyncio.create_task(studio.table(view, speaker))
    patient = asyncio.create_task(studio.table(view, speaker))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient
    assert len(drawn) == 1


async def test_a_failure_is_not_remembered(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    view, speaker = seen(game_of(3)[5]), voice("en", 3)
    with monkeypatch.context() as broken:
        broken.setattr(pictures, "table", None)
        with pytest.raises(TypeError):
            await studio.table(view, speaker)
    assert await studio.table(view, speaker)


async def test_hands_parts_and_cards_are_drawn_too(studio: Studio) -> None:
    picture = await studio.hand(seen(game_of(3)[5], 1), voice("en", 3))
    assert picture.name == "mighty-monsters-hand.png"
    view = seen(game_of(3)[5])
    parts = [await studio.spotlight(view, seat, voice("en", 3)) for seat in (0, 1, 0)]
    assert [part.name for part in parts] == ["mighty-monsters-lair.png"] * 3
    assert parts[0] is parts[2] is not parts[1]
    card = await studio.card("mighty-monsters", "K01", voice("en", 0))
    assert card is not None
    assert await studio.card("mighty-monsters", "X9", voice("en", 0)) is None


async def test_a_game_without_previews_has_none(studio: Studio) -> None:
    view = seen(game_of(3)[5], 1)
    decision = Decision(1, 1, Text("nothing"), Placement("none", 6, 6), "goal", "")
    assert await studio.draft(view, decision, ["A1"], None, voice("en", 3)) is None
