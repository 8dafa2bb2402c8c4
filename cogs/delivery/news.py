"""What somebody has not seen of their game yet: its story, and the pictures of its great moments."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

from cogs.ui.news import are_folded, distance, is_moment, last_news, pieces, short_news, whole_news
from engine.core import Seat, View
from engine.core.registry import game_of
from engine.core.saving import BrokenSaveError
from render import Picture
from render.studio import Studio
from tables import Passage, Status, Table, TableService
from tables.store.repository import MOST_UNSEEN
from texts import Speaker, speaker

log = logging.getLogger("lairkeeper.presenting")

MOST_PICTURES = 8
"""Discord shows at most ten attachments with a message."""

MOST_TRIES = 3
"""How many moments are looked at for a picture to begin with."""


class Unseen(NamedTuple):
    """The news in a panel."""

    lines: Sequence[str] = ()
    pictures: Sequence[Picture] = ()
    moments: tuple[str, ...] | None = None
    """What buttons call the first and the last moment that is news, if there is more to see than here."""


class NewsReader:
    """Reads the news of a game for one person."""

    def __init__(self, service: TableService, studio: Studio) -> None:
        self._service = service
        self._studio = studio

    async def unseen(self, table: Table, seat: Seat, say: Speaker, *, whole: bool = False) -> Unseen:
        """What the holder of a seat has not seen: the story in a few lines or `whole`, and one picture.

        The picture is of the latest moment about them, or else of the latest at all.
        """
        story = await self._unseen_by(table, seat)
        is_over = table.status is Status.OVER
        brief = pieces(story, say, seat, game_of(table).brief)
        in_short = last_news(brief, say) if is_over else short_news(brief, say)
        lines = whole_news(pieces(story, say, seat), say) if whole else in_short
        moments = [passage for passage in story if is_moment(passage)]
        pictures = await self._best_pictures(table, moments, seat, say.locale)
        hidden = is_over and (are_folded(brief) or bool(pictures))  # the poster takes the place of a picture
        several = len(moments) > 1 or len(pictures) > 1 or hidden
        if not several:
            return Unseen(lines, pictures[:1])
        marks = await self._service.replays.marks(table, story[0].version, story[-1].version)
        return Unseen(lines, pictures[:1], marks)

    async def moments(
        self, table: Table, seat: Seat, between: tuple[int, int], say: Speaker
    ) -> tuple[list[str], list[Picture]]:
        """What happened between two versions, as a seat has seen it: the story, and its pictures.

        However far apart they are, it tells no more than a panel has news of.
        """
        first, last = between
        since = max(first, table.holders[seat].since)
        most = min(last - first + 1, MOST_UNSEEN)
        story = await self._service.repository.passages(table, seat, most, since, last)
        pictures: list[Picture] = []
        for passage in [one for one in story if is_moment(one)][-MOST_PICTURES:]:
            pictures += await self._pictures(table, passage, say.locale)
        named = [one._replace(name=f"{number}-{one.name}") for number, one in enumerate(pictures, 1)]
        return whole_news(pieces(story, say, seat), say), named[-MOST_PICTURES:]

    async def _unseen_by(self, table: Table, seat: Seat) -> list[Passage]:
        user_id = table.holders[seat].user_id
        seen = None if user_id is None else await self._service.seen.version(table.id, user_id)
        return await self._service.repository.unseen(table, seat, seen)

    async def _best_pictures(
        self, table: Table, moments: Sequence[Passage], seat: Seat, locale: str
    ) -> list[Picture]:
        """The pictures of the latest moment that has some; what happened to the reader goes before."""
        best_first = sorted(moments, key=lambda one: (distance(one, seat), -one.version))
        for passage in best_first[:MOST_TRIES]:
            pictures = await self._pictures(table, passage, locale)
            if pictures:
                return pictures
        return []

    async def _pictures(self, table: Table, passage: Passage, locale: str) -> list[Picture]:
        """The pictures of a moment, from what its hearer could see then; none if they cannot be drawn."""
        try:
            state = await self._service.history.state(table.id, passage.version)
            view: View = game_of(table).view(state, passage.viewer)
            pictures = await self._studio.moment(view, speaker(locale, table.names))
        except BrokenSaveError:
            return []
        except Exception:
            log.exception("could not draw the news", extra={"table": table.id})
            return []
        return [picture._replace(name=f"news-{picture.name}") for picture in pictures]
