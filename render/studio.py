"""Draws pictures in worker threads, a few at a time, and no picture twice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar, cast

import msgspec

from engine.core.agenda import Decision
from engine.core.forms import Choices, ScriptPreview
from engine.core.text import Seat, Text
from engine.core.views import View
from render import pictures, topics
from render.chart import Bar, chart
from render.kit.lamplight import lamplit
from render.kit.picture import Picture
from texts import Speaker

P = ParamSpec("P")
T = TypeVar("T")

_encode = msgspec.json.Encoder(order="deterministic").encode


class Studio:
    """A bounded pool of drawing threads with a cache of the latest `keep` pictures."""

    def __init__(self, workers: int = 2, keep: int = 200) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="studio")
        self._keep = keep
        self._works: OrderedDict[Hashable, asyncio.Future[object]] = OrderedDict()

    async def table(self, view: View, speaker: Speaker) -> list[Picture]:
        """What the channel sees; see `render.table`."""
        return await self._work(("table", _encode(view), *_voice(speaker)), pictures.table, view, speaker)

    async def glance(self, view: View, speaker: Speaker) -> list[Picture]:
        """As much of the table as a player needs to decide; see `render.glance`."""
        if not pictures.has_glance(view):
            return await self.table(view, speaker)
        return await self._work(("glance", _encode(view), *_voice(speaker)), pictures.glance, view, speaker)

    async def hand(self, view: View, speaker: Speaker) -> Picture:
        """What only the viewer sees; see `render.hand`."""
        return await self._work(("hand", _encode(view), *_voice(speaker)), pictures.hand, view, speaker)

    async def question(self, view: View, decision: Decision, speaker: Speaker) -> Picture | None:
        """The one picture a question is about; see `render.question`."""
        key = ("question", _encode((view, decision.number)), *_voice(speaker))
        return await self._work(key, pictures.question, view, decision, speaker)

    async def moment(self, view: View, speaker: Speaker) -> list[Picture]:
        """What the latest move has brought about; see `render.pictures.moment`."""
        return await self._work(("moment", _encode(view), *_voice(speaker)), pictures.moment, view, speaker)

    async def post(self, view: View, speaker: Speaker) -> list[Picture]:
        """What the channel is shown of a round; see `render.pictures.post`."""
        return await self._work(("post", _encode(view), *_voice(speaker)), pictures.post, view, speaker)

    async def poster(self, view: View, turned: Text | None, speaker: Speaker) -> Picture | None:
        """The result of a finished game; see `render.pictures.poster`."""
        key = ("poster", _encode((view, turned)), *_voice(speaker))
        return await self._work(key, pictures.poster, view, turned, speaker)

    async def draft(
        self, view: View, decision: Decision, words: list[str], refusal: Text | None, speaker: Speaker
    ) -> Picture | None:
        """A draft of an answer; see `render.draft`."""
        key = ("draft", _encode((view, decision.number, words, refusal)), *_voice(speaker))
        return await self._work(key, pictures.draft, view, decision, words, refusal, speaker)

    async def sketch(
        self, view: View, decision: Decision, preview: ScriptPreview, speaker: Speaker
    ) -> Picture | None:
        """A script and what is proposed with it; see `render.pictures.sketch`."""
        key = ("sketch", _encode((view, decision.number, preview)), *_voice(speaker))
        return await self._work(key, pictures.sketch, view, decision, preview, speaker)

    async def choices(
        self, view: View, decision: Decision, numbered: Choices, speaker: Speaker
    ) -> Picture | None:
        """Several answers by number; see `render.pictures.choices`."""
        key = ("choices", _encode((view, decision.number, numbered)), *_voice(speaker))
        return await self._work(key, pictures.choices, view, decision, numbered, speaker)

    async def spotlight(self, view: View, seat: Seat, speaker: Speaker) -> Picture:
        """One seat's part of the table, large; see `render.spotlight`."""
        key = ("spotlight", seat, _encode(view), *_voice(speaker))
        return await self._work(key, pictures.spotlight, view, seat, speaker)

    async def chart(self, title: str, bars: Sequence[Bar], speaker: Speaker) -> Picture:
        """A chart of results; see `render.chart`."""
        return await self._work(("chart", title, tuple(bars), *_voice(speaker)), chart, title, bars, speaker)

    async def card(self, game: str, card_id: str, speaker: Speaker) -> Picture | None:
        """One card large; see `render.card`."""
        key = ("card", game, card_id, speaker.locale)
        return await self._work(key, pictures.card, game, card_id, speaker)

    async def lamplit(self, picture: Picture, look: Sequence[str], game: str, speaker: Speaker) -> Picture:
        """A picture on which a coach points at something; see `render.kit.lamplight`."""
        key = ("lamplit", picture.png, picture.alt, *look, *_voice(speaker))
        return await self._work(key, lamplit, picture, look, game, speaker)

    async def topic(self, game: str, topic: str, speaker: Speaker) -> Picture | None:
        """What a topic of the rules is about; see `render.topics`."""
        return await self._work(("topic", game, topic, speaker.locale), topics.topic, game, topic, speaker)

    def close(self) -> None:
        """Finish what is being drawn and stop the threads."""
        self._pool.shutdown(cancel_futures=True)
        self._works.clear()

    async def _work(self, key: Hashable, draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Draw once per key; concurrent requests share the same future."""
        work = self._works.get(key)
        if work is None or work.cancelled():
            loop = asyncio.get_running_loop()
            work = cast(
                "asyncio.Future[object]", loop.run_in_executor(self._pool, lambda: draw(*args, **kwargs))
            )
            self._works[key] = work
            work.add_done_callback(lambda done: self._forget_failure(key, done))
            while len(self._works) > self._keep:
                self._works.popitem(last=False)
        self._works.move_to_end(key)
        # Shielded: one caller giving up must not cancel the picture for the others.
        return cast(T, await asyncio.shield(work))

    def _forget_failure(self, key: Hashable, work: asyncio.Future[object]) -> None:
        if (work.cancelled() or work.exception() is not None) and self._works.get(key) is work:
            del self._works[key]


def _voice(speaker: Speaker) -> tuple[str, tuple[str, ...]]:
    return speaker.locale, speaker.names
