"""One request to the REST interface, read and ready to be answered."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from aiohttp import BodyPartReader, web

from playground.checks.refusals import Reason, RefusalError
from playground.world.composing import Draft, Upload
from playground.world.world import World

_FILE_PART = re.compile(r"files\[(\d+)\]")


@dataclass(frozen=True)
class Call:
    """A request: the names in its path, its query, its JSON body and its files."""

    method: str
    path: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    files: Mapping[int, Upload]

    def id(self, name: str) -> int:
        """An id from the path; what is no number is nobody's id."""
        value = self.params[name]
        return int(value) if value.isdecimal() else 0

    @property
    def draft(self) -> Draft:
        """The body as a message."""
        return Draft(self.body or {}, self.files)


Handler = Callable[[World, Call], Any]


@dataclass(frozen=True)
class Route:
    """A route, what answers it, and whether a token in its path stands in for the bot's own."""

    method: str
    path: str
    handler: Handler
    status: int = 200
    tokened: bool = False


async def read(request: web.Request, path: str, request_limit: int) -> Call:
    """Read a request to its end."""
    size, body, files = 0, None, dict[int, Upload]()
    if request.content_type == "multipart/form-data":
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
