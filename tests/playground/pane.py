"""A pane without a browser: it asks the playground for things, and keeps everything it hears."""

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
        self._news = asyncio.Event()
        self.received: list[str] = []
        self.heard: list[Json] = []

    async def listen(self) -> None:
        """Keep what comes in, until the line is cut."""
        async for message in self._socket:
            self.received.append(message.data)
            self.heard.append(json.loads(message.data))
            self._news.set()

    @property
    def closed(self) -> bool:
        """Whether the playground has hung up."""
        return self._socket.closed

    @property
    def service(self) -> Json:
        """The house as it was last told."""
        return [news for news in self.heard if news["about"] == "house"][-1]

    @property
    def places(self) -> list[Json]:
        """Everywhere this person can go."""
        places = self.service["places"]
        return [*(place for guild in places["guilds"] for place in guild["places"]), places["dm"]]

    @property
    def everything(self) -> str:
        """All that was ever received, in one piece."""
        return "\n".join(self.received)

    async def until(self, ready: Callable[[], Value]) -> Value:
        """The first true value of `ready`, which is asked again whenever something is heard."""
        async with asyncio.timeout(PATIENCE):
            while not (value := ready()):
                self._news.clear()
                await self._news.wait()
        return value

    async def hears(self, about: str, text: str = "") -> Json:
        """The first news about something in which this text is found."""

        def first() -> Json | None:
            heard = (news for news in self.heard if news["about"] == about)
            return next((news for news in heard if text in json.dumps(news, ensure_ascii=False)), None)

        found = await self.until(first)
        assert found is not None
        return found

    async def write(self, text: str) -> None:
        """Send something as it is."""
        await self._socket.send_str(text)

    async def answer_to(self, what: str, body: object = None) -> Json:
        """Ask for something; whatever is answered. All that was told before has been heard by then."""
        self._number += 1
        number = self._number
        await self.write(json.dumps({"number": number, "what": what, "body": {} if body is None else body}))
        answers = await self.until(
            lambda: [n for n in self.heard if n["about"] == "answer" and n["to"] == number]
        )
        answer: Json = answers[0]["answer"]
        return answer

    async def ask(self, what: str, body: Json | None = None) -> Json:
        """Ask for something that is done."""
        answer = await self.answer_to(what, body)
        assert "refused" not in answer, answer
        return answer

    async def refused(self, what: str, body: object = None) -> str:
        """Ask for something that is refused; the sentence that says why, which every language has."""
        sentences = spoken(await self.answer_to(what, body))
        return sentences["en"]


def spoken(answer: Json) -> dict[str, str]:
    """A refusal in every language, with exactly what is to be put in."""
    sentences = {}
    for locale in LOCALES:
        sentence = templates(locale, "page-")[answer["refused"]]
        assert set(re.findall(r"\{(\w+)\}", sentence)) == answer["given"].keys()
        sentences[locale] = sentence.format(**answer["given"])
    return sentences


@asynccontextmanager
async def pane_of(ground: Playground, name: str) -> AsyncIterator[Pane]:
    """Somebody's pane, open until the end of the block."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{ground.address}/socket", params={"person": name}, max_msg_size=0) as socket,
    ):
        pane = Pane(socket)
        listening = asyncio.create_task(pane.listen())
        try:
            await pane.hears("house")
            yield pane
        finally:
            await socket.close()
            await listening
