"""The same story with other secrets looks the same to everybody who may not know them, and a leak is found.

`make redeal` compares at length.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zlib import crc32

import discord
import pytest

from cogs.delivery.presenter import Presenter
from cogs.play import Play
from cogs.ui.message import MessageBody
from engine.core import State
from engine.core.registry import games
from engine.core.saving import save
from engine.search.knowledge import Knowledge
from tables import Status, Table, TableErrand
from tables.play import errands
from tests.conformance.outermost import comparing as compared_in
from tests.conformance.outermost.comparing import Comparing, comparing
from tests.conformance.outermost.story import Story
from tests.conformance.outermost.worlds import World

SEED = 4
EVERY = 23
"""Every so many moments of a story; a prime, so that all kinds of moments come up."""
LEAST = 100
"""So many things are compared at least; fewer would be no story."""
MOST = 400
"""A leak is found within so many comparisons."""
EVERYTHING = {
    "answer",
    "plan",
    "draft",
    "ask_for_advice",
    "undo",
    "vote",
    "be_late",
    "leave",
    "take_over",
    "ask_to_undo",
    "switch_the_coach",
}


@pytest.mark.parametrize("key", list(games()))
async def test_the_same_story_with_other_secrets_looks_the_same_to_everybody_else(key: str) -> None:
    things = 0
    with comparing():
        async for one in Comparing(Story(games()[key], SEED), EVERY).comparisons():
            assert not one.leaks, f"python -m tests.conformance.outermost {key} --seed {SEED}: {one}"
            things += one.things
    assert things > LEAST


async def test_in_a_story_there_is_everything_that_goes_on_around_a_game() -> None:
    story = Story(games()["boss-monster"], 5)
    substitutes = 0
    async for moment in story.moments():
        substitutes += any(holder.absentee for holder in moment.table.holders)

    assert set(story.done) == EVERYTHING
    assert substitutes
    assert (await story.table()).status is Status.OVER


# ── leaks ────────────────────────────────────────────────────────────────────────────────────────────────

Patch = pytest.MonkeyPatch


class Whisper:
    """Knows the state of the world that is being composed, and gives it away in a word."""

    def __init__(self, patch: Patch) -> None:
        self._present: State | None = None
        is_at = World.is_at

        def noted(world: World, table_id: int, version: int, *owner: Any) -> None:
            self._present = world._deal(version)
            is_at(world, table_id, version, *owner)

        patch.setattr(World, "is_at", noted)

    def __call__(self) -> str:
        assert self._present is not None
        return f"{crc32(save(self._present)):x}"


def _bodies(patch: Patch, name: str, change: Callable[[MessageBody], MessageBody]) -> None:
    """Whatever the presenter composes under this name is changed."""
    composed = getattr(Presenter, name)

    async def changed(*args: Any, **kwargs: Any) -> MessageBody:
        return change(await composed(*args, **kwargs))

    patch.setattr(Presenter, name, changed)


def in_the_channel(patch: Patch, whisper: Whisper) -> None:
    _bodies(patch, "public", lambda body: body._replace(paragraphs=[*body.paragraphs, whisper()]))


def in_a_panel(patch: Patch, whisper: Whisper) -> None:
    _bodies(patch, "panel", lambda body: body._replace(below=[*body.below, whisper()]))


def in_a_custom_id(patch: Patch, whisper: Whisper) -> None:
    def with_button(body: MessageBody) -> MessageBody:
        button: discord.ui.Button[Any] = discord.ui.Button(label="Go on", custom_id=f"lk1:{whisper()}:1")
        return body._replace(rows=[*body.rows, [button]])

    _bodies(patch, "panel", with_button)


def in_alt_texts(patch: Patch, whisper: Whisper) -> None:
    def described(body: MessageBody) -> MessageBody:
        return body._replace(pictures=[one._replace(alt=one.alt + whisper()) for one in body.pictures])

    _bodies(patch, "public", described)


def in_the_names_of_files(patch: Patch, whisper: Whisper) -> None:
    def named(body: MessageBody) -> MessageBody:
        return body._replace(pictures=[one._replace(name=f"{whisper()}.png") for one in body.pictures])

    _bodies(patch, "public", named)


def in_the_bytes_of_files(patch: Patch, whisper: Whisper) -> None:
    def drawn(body: MessageBody) -> MessageBody:
        return body._replace(
            pictures=[one._replace(png=one.png + b"\0" * (len(whisper()) % 2)) for one in body.pictures]
        )

    _bodies(patch, "public", drawn)


def by_pictures_of_somebody_elses_view(patch: Patch, whisper: Whisper) -> None:
    view = Presenter.view

    async def peeking(self: Presenter, table: Any, seat: Any) -> Any:
        return await view(self, table, 0 if seat is None else seat)

    patch.setattr(Presenter, "view", peeking)


def in_autocompletion(patch: Patch, whisper: Whisper) -> None:
    async def choices(self: Play, interaction: Any, typed: str) -> Any:
        return [discord.app_commands.Choice(name=whisper(), value="1")]

    patch.setattr(Play, "_choices", choices)


def by_what_a_computer_player_imagines(patch: Patch, whisper: Whisper) -> None:
    patch.setattr(Knowledge, "world", lambda known, chance: known._state)


def by_an_edit_more(patch: Patch, whisper: Whisper) -> None:
    def more(*args: Any) -> list[Any]:
        return [*errands.errands_after(*args), *[TableErrand()] * (int(whisper(), 16) % 2)]

    patch.setattr(compared_in, "errands_after", more)


def by_somebody_elses_draft(patch: Patch, whisper: Whisper) -> None:
    """Also by how many have begun to answer."""
    composed = Presenter.panel

    async def counting(self: Presenter, table: Table, *args: Any, **kwargs: Any) -> MessageBody:
        query = "SELECT words FROM drafts WHERE table_id = ?"
        drafts = await self._service.storage.rows(query, (table.id,))
        body = await composed(self, table, *args, **kwargs)
        return body._replace(below=[*body.below, str(len(drafts))])

    async def drafting(story: Story) -> None:
        await story._draft()
        await answer(story)

    answer = Story._answer
    patch.setattr(Presenter, "panel", counting)
    patch.setattr(Story, "_answer", drafting)


LEAKS: dict[Callable[[Patch, Whisper], None], str] = {
    in_the_channel: "channel",
    in_a_panel: "panel",
    in_a_custom_id: "panel",
    in_alt_texts: "channel",
    in_the_names_of_files: "channel",
    in_the_bytes_of_files: "channel",
    by_pictures_of_somebody_elses_view: "closer",
    in_autocompletion: "autocompletion",
    by_what_a_computer_player_imagines: "imagined",
    by_an_edit_more: "errands",
    by_somebody_elses_draft: "panel",
}
"""Ways to give a secret away, and where it is noticed."""


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
async def test_a_leak_is_found(leak: Callable[[Patch, Whisper], None], monkeypatch: Patch) -> None:
    leak(monkeypatch, Whisper(monkeypatch))

    assert await _is_found(LEAKS[leak])


async def _is_found(where: str) -> bool:
    number = 0
    with comparing():
        async for one in Comparing(Story(games()["mighty-monsters"], SEED)).comparisons():
            number += 1
            if where in one.leaks or number == MOST:
                return where in one.leaks
    return False
