"""A pane without a browser: it sends requests to the playground and records everything it receives."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import aiohttp

from playground import Playground
from playground.checks.components import Json
from texts import LOCALES, templates

Value = TypeVar("Value")

PATIENCE = 30.0


class Pane:
    """One person's open pane."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._number = 0
        self._arrival = asyncio.Event()
        self.received: list[str] = []
        self.news: list[Json] = []

    async def listen(self) -> None:
        """Record what arrives until the connection closes."""
        async for message in self._socket:
            self.received.append(message.data)
            self.news.append(json.loads(message.data))
            self._arrival.set()

    @property
    def closed(self) -> bool:
        """Whether the playground has closed the connection."""
        return self._socket.closed

    @property
    def overview(self) -> Json:
        """The latest overview."""
        return [news for news in self.news if news["about"] == "overview"][-1]

    @property
    def places(self) -> list[Json]:
        """All channels, threads and direct messages this person can open."""
        places = self.overview["places"]
        return [*(place for guild in places["guilds"] for place in guild["places"]), places["dm"]]

    @property
    def everything(self) -> str:
        """Everything received so far, as one text."""
        return "\n".join(self.received)

    async def until(self, ready: Callable[[], Value]) -> Value:
        """The first true value of `ready`, which is called again whenever something arrives."""
        async with asyncio.timeout(PATIENCE):
            while not (value := ready()):
                self._arrival.clear()
                await self._arrival.wait()
        return value

    async def hears(self, about: str, text: str = "") -> Json:
        """The first news about something that contains this text."""

        def first() -> Json | None:
            about_it = (news for news in self.news if news["about"] == about)
            return next((news for news in about_it if text in json.dumps(news, ensure_ascii=False)), None)

        found = await self.until(first)
        assert found is not None
        return found

    async def write(self, text: str) -> None:
        """Send raw text."""
        await self._socket.send_str(text)

    async def answer_to(self, what: str, body: object = None) -> Json:
        """Send a request and return its answer; all earlier news has arrived by then."""
        self._number += 1
        number = self._number
        await self.write(json.dumps({"number": number, "what": what, "body": {} if body is None else body}))
        answers = await self.until(
            lambda: [n for n in self.news if n["about"] == "answer" and n["to"] == number]
        )
        answer: Json = answers[0]["answer"]
        return answer

    async def ask(self, what: str, body: Json | None = None) -> Json:
        """Send a request that must succeed."""
        answer = await self.answer_to(what, body)
        assert "refused" not in answer, answer
        return answer

    async def refused(self, what: str, body: object = None) -> str:
        """Send a request that must be refused; return the English sentence that says why."""
        return refusal_texts(await self.answer_to(what, body))["en"]


def refusal_texts(answer: Json) -> dict[str, str]:
    """A refusal in every language; every placeholder of each sentence must be given."""
    sentences = {}
    for locale in LOCALES:
        sentence = templates(locale, "page-")[answer["refused"]]
        assert set(re.findall(r"\{(\w+)\}", sentence)) == answer["given"].keys()
        sentences[locale] = sentence.format(**answer["given"])
    return sentences


@asynccontextmanager
async def pane_of(ground: Playground, name: str) -> AsyncIterator[Pane]:
    """A person's pane, open until the end of the block."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{ground.address}/socket", params={"person": name}, max_msg_size=0) as socket,
    ):
        pane = Pane(socket)
        listening = asyncio.create_task(pane.listen())
        try:
            await pane.hears("overview")
            yield pane
        finally:
            await socket.close()
            await listening
