"""A visit: one open pane, in which somebody is one of the people; it hears what they would, and no more."""

import asyncio
import json
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING

from aiohttp import WSCloseCode, WSMsgType, web

from playground.checks.components import Json
from playground.checks.refusals import RefusalError
from playground.page import spelling
from playground.page.requests import REQUESTS, Refused
from playground.people.person import Person
from playground.people.slash import ImpossibleError
from playground.world.changes import (
    Change,
    CommandsRegistered,
    MessageDeleted,
    MessageEdited,
    MessagePosted,
    TypingBegun,
)
from playground.world.model import Channel, Message

if TYPE_CHECKING:
    from playground.page.door import Page

_log = logging.getLogger(__name__)


class Visit:
    """Tells a pane about the world, and does what it asks for."""

    def __init__(self, page: "Page", person: Person, socket: web.WebSocketResponse) -> None:
        self.page = page
        self.person = person
        self.looking_at: Channel | None = None
        self._socket = socket
        self._outgoing: list[Json] = []
        self._last_house = ""
        self._news = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Serve the pane until it is closed."""
        unsubscribe = self.page.ground.world.changes.subscribe(self._notice)
        self._start(self._write())
        self._news.set()
        try:
            async for message in self._socket:
                if message.type is WSMsgType.TEXT:
                    self._start(self._answer(message.data))
        finally:
            unsubscribe()
            for task in tuple(self._tasks):
                task.cancel()

    async def close(self) -> None:
        """Hang up."""
        await self._socket.close(code=WSCloseCode.GOING_AWAY)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- telling -------------------------------------------------------------------------------------

    def _notice(self, change: Change) -> None:
        match change:
            case MessagePosted(message) | MessageEdited(message) if self._sees(message):
                self._tell({"about": "message", "message": self.spelled(message)})
            case MessageDeleted(message) if self._sees(message):
                self._tell({"about": "gone", "message": str(message.id)})
            case TypingBegun(channel) if self._watches(channel):
                self._tell({"about": "typing"})
            case CommandsRegistered():
                self._tell({"about": "commands"})
        self.look_again()

    def look_again(self) -> None:
        """Something around the messages may have changed."""
        self._news.set()

    def _sees(self, message: Message) -> bool:
        return self._watches(message.channel) and message.ephemeral_to in (None, self.person.user)

    def _watches(self, channel: Channel) -> bool:
        """Whether the pane shows this channel; it may have been closed to this person meanwhile."""
        return channel is self.looking_at and self.page.ground.world.can_see(self.person.user, channel)

    def _tell(self, news: Json) -> None:
        self._outgoing.append(news)
        self._news.set()

    async def _write(self) -> None:
        with suppress(ConnectionError):
            while True:
                await self._news.wait()
                self._news.clear()
                outgoing, self._outgoing = self._outgoing, []
                house = json.dumps(self.page.house(self.person))
                if house != self._last_house:
                    self._last_house = house
                    await self._socket.send_str(house)
                for news in outgoing:
                    await self._socket.send_str(json.dumps(news))

    def spelled(self, message: Message) -> Json:
        """A message as this person sees it."""
        return spelling.message(self.page.ground.world, self.person.user, message)

    # --- being asked ---------------------------------------------------------------------------------

    async def _answer(self, text: str) -> None:
        number = None
        try:
            asked = json.loads(text)
            number = asked["number"]
            answer = await REQUESTS[asked["what"]](self, asked["body"])
        except Refused as refused:
            answer = {"refused": refused.key, "given": refused.given}
        except ImpossibleError as impossible:
            answer = _impossible(str(impossible))
        except RefusalError as refusal:
            answer = _impossible(" ".join(breach.text for breach in refusal.breaches) or refusal.text)
        except Exception:
            _log.exception("A pane asked for something that went wrong")
            answer = {"refused": "page-unexpected", "given": {}}
        self._tell({"about": "answer", "to": number, "answer": answer})


def _impossible(reason: str) -> Json:
    return {"refused": "page-impossible", "given": {"reason": reason}}
