"""The pictures of a table; where one cannot be drawn there is none, and the texts go on without it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from typing import TypeVar

from cogs.delivery.speakers import picture_speaker
from cogs.ui.decisions.drafts import Draft
from cogs.ui.decisions.sketches import preview_of
from engine.core import Choices, Decision, Text, View
from engine.core.forms import ScriptSuggestions
from render import Picture
from render.studio import Studio
from tables import Table

T = TypeVar("T")

log = logging.getLogger("lairkeeper.presenting")


class Gallery:
    """Has pictures drawn for people who read a language."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    async def board(self, table: Table, view: View, locale: str) -> list[Picture]:
        """The public pictures of a view."""
        return await _drawn(table, self._studio.table(view, picture_speaker(table, locale)))

    async def front(self, table: Table, view: View, locale: str) -> list[Picture]:
        """The one public picture that matters most now."""
        return await _one(table, self._studio.front(view, picture_speaker(table, locale)))

    async def glance(self, table: Table, view: View, locale: str) -> list[Picture]:
        """As much of the table as is shown beside a hand."""
        return await _drawn(table, self._studio.glance(view, picture_speaker(table, locale)))

    async def hand(self, table: Table, view: View, locale: str) -> list[Picture]:
        """The viewer's own hand."""
        return await _one(table, self._studio.hand(view, picture_speaker(table, locale)))

    async def spotlight(self, table: Table, view: View, seat: int, locale: str) -> list[Picture]:
        """One seat's part of a public view, large."""
        return await _one(table, self._studio.spotlight(view, seat, picture_speaker(table, locale)))

    async def moment(self, table: Table, view: View, locale: str) -> list[Picture]:
        """What the latest move has brought about, if that is worth a picture."""
        return await _drawn(table, self._studio.moment(view, picture_speaker(table, locale)))

    async def side_by_side(self, table: Table, view: View, locale: str) -> list[Picture]:
        """All of that in fewer pictures, if the game draws such."""
        return await _drawn(table, self._studio.side_by_side(view, picture_speaker(table, locale)))

    async def post(self, table: Table, view: View, locale: str) -> list[Picture]:
        """What a round is remembered by."""
        return await _drawn(table, self._studio.post(view, picture_speaker(table, locale)))

    async def poster(self, table: Table, view: View, turned: Text | None, locale: str) -> list[Picture]:
        """The poster of a finished game from its public view; empty if there is none."""
        return await _one(table, self._studio.poster(view, turned, picture_speaker(table, locale)))

    async def question(self, table: Table, view: View, decision: Decision, locale: str) -> list[Picture]:
        """The one picture a question is about; empty if the game has none."""
        return await _one(table, self._studio.question(view, decision, picture_speaker(table, locale)))

    async def draft(
        self, table: Table, view: View, decision: Decision, draft: Draft, locale: str
    ) -> list[Picture]:
        """The game's picture of the draft with mistakes marked; empty if the game has none."""
        say = picture_speaker(table, locale)
        return await _one(table, self._studio.draft(view, decision, list(draft.words), draft.refusal, say))

    async def sketch(
        self, table: Table, view: View, decision: Decision, draft: Draft, locale: str
    ) -> list[Picture]:
        """The game's picture of a script and what is proposed with it; empty if there is none."""
        if draft.suggestions == ScriptSuggestions():
            return []
        say = picture_speaker(table, locale)
        return await _one(table, self._studio.sketch(view, decision, preview_of(draft), say))

    async def lamplit(
        self, table: Table, pictures: list[Picture], look: Sequence[str], locale: str
    ) -> list[Picture]:
        """The same pictures, with what a coach points at marked on the first that shows any of it."""
        for number, picture in enumerate(pictures):
            if picture.regions.keys() & set(look):
                say = picture_speaker(table, locale)
                drawing = self._studio.lamplit(picture, look, table.game, say)
                return [*pictures[:number], *await _one(table, drawing), *pictures[number + 1 :]]
        return pictures

    async def numbered(
        self, table: Table, view: View, decision: Decision, choices: Choices, locale: str
    ) -> list[Picture]:
        """The game's picture of several answers by number; empty if the game has none."""
        return await _one(
            table, self._studio.choices(view, decision, choices, picture_speaker(table, locale))
        )


async def _one(table: Table, drawing: Awaitable[Picture | None]) -> list[Picture]:
    picture = await _drawn_if_possible(table, drawing)
    return [] if picture is None else [picture]


async def _drawn(table: Table, drawing: Awaitable[list[Picture]]) -> list[Picture]:
    return await _drawn_if_possible(table, drawing) or []


async def _drawn_if_possible(table: Table, drawing: Awaitable[T]) -> T | None:
    """What is drawn, or nothing if that fails: a table can be played from its texts."""
    try:
        return await drawing
    except Exception:
        log.exception("could not draw a picture", extra={"table": table.id})
        return None
