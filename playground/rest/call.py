"""Requests to the REST API as its handlers get them, and the routes that lead to a handler."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from aiohttp import BodyPartReader, web

from playground.checks.refusals import Reason, RefusalError
from playground.world.messages import Draft, Upload
from playground.world.world import World

_FILE_PART = re.compile(r"files\[(\d+)\]")


@dataclass(frozen=True)
class Call:
    """A request: its path parameters, query, JSON body and files."""

    method: str
    path: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    files: Mapping[int, Upload]

    def id(self, name: str) -> int:
        """An id from the path; 0, which nothing has, if it is not a number."""
        value = self.params[name]
        return int(value) if value.isdecimal() else 0

    @property
    def draft(self) -> Draft:
        """The body as a message."""
        return Draft(self.body or {}, self.files)


Handler = Callable[[World, Call], Any]


@dataclass(frozen=True)
class Route:
    """A route and its handler; `tokened` if an interaction token in its path replaces the bot's own."""

    method: str
    path: str
    handler: Handler
    status: int = 200
    tokened: bool = False


async def read(request: web.Request, path: str, request_limit: int) -> Call:
    """Read a whole request."""
    size, body, files = 0, None, dict[int, Upload]()
    # aiohttp's own property has an email parser read the boundary, which is another one each time.
    if request.headers.get("Content-Type", "").startswith("multipart/form-data"):
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                continue
            data = bytes(await part.read())
            size += len(data)
            if part.name == "payload_json":
                body = _parsed(data)
            elif part.name and (match := _FILE_PART.fullmatch(part.name)):
                files[int(match[1])] = Upload(part.filename or "unknown", data)
    else:
        data = await request.read()
        size = len(data)
        body = _parsed(data) if data else None
    if size > request_limit:
        raise RefusalError(Reason.TOO_LARGE)
    return Call(request.method, path, dict(request.match_info), dict(request.query), body, files)


def _parsed(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError as error:
        raise RefusalError(Reason.BAD_JSON) from error
