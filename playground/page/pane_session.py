"""A pane's session: a socket that carries news to one pane, and its requests back."""

import asyncio
import json
import logging
from collections.abc import Coroutine
from contextlib import suppress

from aiohttp import WSCloseCode, WSMsgType, web

from playground.checks.components import Json
from playground.checks.refusals import RefusalError
from playground.page.handlers import HANDLERS
from playground.page.pane import Pane
from playground.page.refused import Refused
from playground.people.errors import ImpossibleError
from playground.world.changes import (
    Change,
    CommandsRegistered,
    MessageDeleted,
    MessageEdited,
    MessagePosted,
    TypingBegun,
)

_log = logging.getLogger(__name__)


class PaneSession:
    """Sends a pane only what its person may see, and answers its requests."""

    def __init__(self, pane: Pane, socket: web.WebSocketResponse) -> None:
        self._pane = pane
        self._socket = socket
        self._outgoing: list[Json] = []
        self._last_overview = ""
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Serve the pane until it is closed."""
        unsubscribe = self._pane.world.changes.subscribe(self._on_change)
        stop_refreshing = self._pane.page.on_refresh(self._wake.set)
        self._start(self._write())
        self._wake.set()
        try:
            async for message in self._socket:
                if message.type is WSMsgType.TEXT:
                    self._start(self._answer(message.data))
        finally:
            unsubscribe()
            stop_refreshing()
            for task in tuple(self._tasks):
                task.cancel()

    async def close(self) -> None:
        """Close the socket."""
        await self._socket.close(code=WSCloseCode.GOING_AWAY)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- news ----------------------------------------------------------------------------------------

    def _on_change(self, change: Change) -> None:
        pane = self._pane
        match change:
            case MessagePosted(message) | MessageEdited(message) if pane.shows_message(message):
                self._send({"about": "message", "message": pane.view(message)})
            case MessageDeleted(message) if pane.shows_message(message):
                self._send({"about": "gone", "message": str(message.id)})
            case TypingBegun(channel) if pane.shows(channel):
                self._send({"about": "typing"})
            case CommandsRegistered():
                self._send({"about": "commands"})
        self._wake.set()

    def _send(self, news: Json) -> None:
        self._outgoing.append(news)
        self._wake.set()

    async def _write(self) -> None:
        with suppress(ConnectionError):
            while True:
                await self._wake.wait()
                self._wake.clear()
                outgoing, self._outgoing = self._outgoing, []
                overview = json.dumps(self._pane.page.overview(self._pane.person))
                if overview != self._last_overview:
                    self._last_overview = overview
                    await self._socket.send_str(overview)
                for news in outgoing:
                    await self._socket.send_str(json.dumps(news))

    # --- requests ------------------------------------------------------------------------------------

    async def _answer(self, text: str) -> None:
        number = None
        try:
            request = json.loads(text)
            number = request["number"]
            answer = await HANDLERS[request["what"]](self._pane, request["body"])
        except Refused as refused:
            answer = {"refused": refused.key, "given": refused.given}
        except ImpossibleError as impossible:
            answer = _impossible(str(impossible))
        except RefusalError as refusal:
            answer = _impossible(" ".join(breach.text for breach in refusal.breaches) or refusal.text)
        except Exception:
            _log.exception("A pane's request failed")
            answer = {"refused": "page-unexpected", "given": {}}
        self._send({"about": "answer", "to": number, "answer": answer})


def _impossible(reason: str) -> Json:
    return {"refused": "page-impossible", "given": {"reason": reason}}
