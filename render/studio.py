"""The pictures everybody asks for: drawn beside the event loop, a few at a time, and none twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from hashlib import sha256
from typing import Protocol, TypeVar, TypeVarTuple, cast

import msgspec

from engine.core.agenda import Decision
from engine.core.editions.edition import OURS, to_carry
from engine.core.forms import Choices, ScriptPreview
from engine.core.text import Seat, Text
from engine.core.views import View
from render import pictures, topics
from render.chart import Bar, chart
from render.covers import cover
from render.drawing.jobs import Job, job
from render.kit.keeping import Shelf
from render.kit.lamplight import lamplit
from render.kit.picture import Picture
from render.kit.recap import Recap, Scene, recap
from texts import Speaker

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

MOST_BYTES = 8 * 1024 * 1024
"""About a hundred pictures."""

_encode = msgspec.json.Encoder(order="deterministic").encode


class Drawers(Protocol):
    """Whoever draws: `render.drawing.Processes` or `Threads`."""

    async def start(self) -> None:
        """Get ready to draw."""

    async def draw(self, job: Job) -> object:
        """Draw a picture, once somebody is free for it."""

    async def close(self) -> None:
        """Stop."""


class Studio:
    """Has pictures drawn, and keeps the latest of them: as many as fit into `most_bytes`."""

    def __init__(self, drawers: Drawers, most_bytes: int = MOST_BYTES) -> None:
        self._drawers = drawers
        self._works: dict[Hashable, asyncio.Future[object]] = {}
        """What is being drawn, or waits for it."""
        self._finished: Shelf[tuple[object]] = Shelf(most_bytes)
        self.asked_for = Counter({"drawn": 0, "kept": 0})
        """How many pictures had to be drawn, and how many were there already."""

    @property
    def unfinished(self) -> int:
        """How many pictures are being drawn, or wait for it."""
        return len(self._works)

    async def table(self, view: View, speaker: Speaker) -> list[Picture]:
        """What the channel sees; see `render.table`."""
        view = _without_story(view)
        return await self._work(
            ("table", _encode(view), *_voice(speaker)), pictures.table, view, voice=speaker
        )

    async def front(self, view: View, speaker: Speaker) -> Picture:
        """The one picture of the table that matters most now; see `render.front`."""
        view = _without_story(view)
        return await self._work(
            ("front", _encode(view), *_voice(speaker)), pictures.front, view, voice=speaker
        )

    async def glance(self, view: View, speaker: Speaker) -> list[Picture]:
        """As much of the table as a player needs to decide; see `render.glance`."""
        if not pictures.has_glance(view):
            return await self.table(view, speaker)
        view = _without_story(view)
        return await self._work(
            ("glance", _encode(view), *_voice(speaker)), pictures.glance, view, voice=speaker
        )

    async def hand(self, view: View, speaker: Speaker) -> Picture:
        """What only the viewer sees; see `render.hand`."""
        view = _without_story(view)
        return await self._work(("hand", _encode(view), *_voice(speaker)), pictures.hand, view, voice=speaker)

    async def question(self, view: View, decision: Decision, speaker: Speaker) -> Picture | None:
        """The one picture a question is about; see `render.question`."""
        view = _without_story(view)
        key = ("question", _encode((view, decision.number)), *_voice(speaker))
        return await self._work(key, pictures.question, view, decision, voice=speaker)

    async def moment(self, view: View, speaker: Speaker) -> list[Picture]:
        """What the latest move has brought about; see `render.pictures.moment`."""
        return await self._work(
            ("moment", _encode(view), *_voice(speaker)), pictures.moment, view, voice=speaker
        )

    async def post(self, view: View, speaker: Speaker) -> list[Picture]:
        """What the channel is shown of a round; see `render.pictures.post`."""
        return await self._work(("post", _encode(view), *_voice(speaker)), pictures.post, view, voice=speaker)

    async def side_by_side(self, view: View, speaker: Speaker) -> list[Picture]:
        """All that a move has brought about in fewer pictures than `moment` has, if the game draws such."""
        several = len(await self.moment(view, speaker))
        together = await self.post(view, speaker) if several > 1 else []
        return together if len(together) < several else []

    async def poster(self, view: View, turned: Text | None, speaker: Speaker) -> Picture | None:
        """The result of a finished game; see `render.pictures.poster`."""
        if view.result is None:
            return None
        key = ("poster", _encode((view, turned)), *_voice(speaker))
        return await self._work(key, pictures.poster, view, turned, voice=speaker)

    async def recap(self, game: str, scenes: Sequence[Scene], speaker: Speaker) -> Recap:
        """Pictures that are drawn already, one after the other; see `render.kit.recap`."""
        shown = tuple((scene.chapter, scene.line, scene.picture.png) for scene in scenes)
        return await self._work(("recap", game, shown, *_voice(speaker)), recap, game, scenes, voice=speaker)

    async def draft(
        self, view: View, decision: Decision, words: list[str], refusal: Text | None, speaker: Speaker
    ) -> Picture | None:
        """A draft of an answer; see `render.draft`."""
        view = _without_story(view)
        key = ("draft", _encode((view, decision.number, words, refusal)), *_voice(speaker))
        return await self._work(key, pictures.draft, view, decision, words, refusal, voice=speaker)

    async def sketch(
        self, view: View, decision: Decision, preview: ScriptPreview, speaker: Speaker
    ) -> Picture | None:
        """A script and what is proposed with it; see `render.pictures.sketch`."""
        view = _without_story(view)
        key = ("sketch", _encode((view, decision.number, preview)), *_voice(speaker))
        return await self._work(key, pictures.sketch, view, decision, preview, voice=speaker)

    async def choices(
        self, view: View, decision: Decision, numbered: Choices, speaker: Speaker
    ) -> Picture | None:
        """Several answers by number; see `render.pictures.choices`."""
        view = _without_story(view)
        key = ("choices", _encode((view, decision.number, numbered)), *_voice(speaker))
        return await self._work(key, pictures.choices, view, decision, numbered, voice=speaker)

    async def spotlight(self, view: View, seat: Seat, speaker: Speaker) -> Picture:
        """One seat's part of the table, large; see `render.spotlight`."""
        view = _without_story(view)
        key = ("spotlight", seat, _encode(view), *_voice(speaker))
        return await self._work(key, pictures.spotlight, view, seat, voice=speaker)

    async def chart(self, title: str, bars: Sequence[Bar], speaker: Speaker) -> Picture:
        """A chart of results; see `render.chart`."""
        return await self._work(
            ("chart", title, tuple(bars), *_voice(speaker)), chart, title, bars, voice=speaker
        )

    async def card(self, game: str, card_id: str, speaker: Speaker, edition: str = OURS) -> Picture | None:
        """One card large; see `render.card`."""
        key = ("card", game, card_id, edition, speaker.locale)
        edited = to_carry(edition)
        if edited is not None:
            return await self._work(key, pictures.edited_card, edited, card_id, voice=speaker)
        return await self._work(key, pictures.card, game, card_id, voice=speaker)

    async def cover(self, game: str, speaker: Speaker) -> Picture | None:
        """The small picture one knows a game by; see `render.covers`."""
        return await self._work(("cover", game, speaker.locale), cover, game, voice=speaker)

    async def lamplit(self, picture: Picture, look: Sequence[str], game: str, speaker: Speaker) -> Picture:
        """A picture on which a coach points at something; see `render.kit.lamplight`."""
        key = ("lamplit", picture.png, picture.alt, *look, *_voice(speaker))
        return await self._work(key, lamplit, picture, look, game, voice=speaker)

    async def topic(self, game: str, topic: str, speaker: Speaker, edition: str = OURS) -> Picture | None:
        """What a topic of the rules is about; see `render.topics`."""
        key = ("topic", game, topic, edition, speaker.locale)
        edited = to_carry(edition)
        if edited is not None:
            return await self._work(key, topics.edited_topic, edited, topic, voice=speaker)
        return await self._work(key, topics.topic, game, topic, voice=speaker)

    async def start(self) -> None:
        """Get ready: nobody waits longer for the first picture than for any other."""
        await self._drawers.start()

    async def close(self) -> None:
        """Stop drawing."""
        await self._drawers.close()
        works = list(self._works.values())
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)
        self._works.clear()

    async def _work(self, what: Hashable, draw: Callable[[*Ts, Speaker], T], *args: *Ts, voice: Speaker) -> T:
        """Draw once per `what`; concurrent requests share the same future."""
        key = _shortened(what)
        finished, work = self._finished.find(key), self._works.get(key)
        self.asked_for["drawn" if finished is None and work is None else "kept"] += 1
        if finished is not None:
            return cast(T, finished[0])
        if work is None:
            work = asyncio.create_task(self._drawers.draw(job(draw, args, voice)), name="drawing")
            self._works[key] = work
            work.add_done_callback(lambda done: self._finish(key, done))
        # Shielded: one caller giving up must not cancel the picture for the others.
        return cast(T, await asyncio.shield(work))

    def _finish(self, key: Hashable, work: asyncio.Future[object]) -> None:
        """Keep what was drawn; a failure is not remembered."""
        self._works.pop(key, None)
        if not work.cancelled() and work.exception() is None:
            self._finished.put(key, (work.result(),))


def _shortened(key: Hashable) -> Hashable:
    """The same with digests instead of whole views and files: keys are kept."""
    if isinstance(key, tuple):
        return tuple(_shortened(part) for part in key)
    return sha256(key).digest() if isinstance(key, bytes) else key


def _without_story(view: View) -> View:
    """What pictures of a situation show: not how it came about, nor who may decide ahead, nor what has been.

    So whoever is told something new without seeing anything new gets the picture that is there.
    """
    return msgspec.structs.replace(view, events=(), invited=(), plans=())


def _voice(speaker: Speaker) -> tuple[str, tuple[str, ...]]:
    return speaker.locale, speaker.names
