"""A studio that does not draw: a picture is its name and all that it would be drawn from.

A drawing function gets nothing but its arguments, and gives the same bytes and alt text for the same ones
(`tests/render` sees to that), so whoever compares the arguments compares the picture. `DrawingEye` draws.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, cast

from engine.core.views import View
from render import Picture
from render.drawing.threads import Threads
from render.pictures import artist
from render.studio import Studio, T, Ts
from texts import Speaker

_SEVERAL = ("table", "glance", "moment", "post")
_IF_THE_GAME_HAS_IT = ("question", "poster", "draft", "sketch", "choices")


class Eye(Studio):
    """Notes what would be drawn."""

    def __init__(self) -> None:
        super().__init__(Threads())

    async def _work(self, key: Hashable, draw: Callable[[*Ts, Speaker], T], *args: *Ts, voice: Speaker) -> T:
        """The picture that is not drawn; where the game has no such picture, None."""
        assert isinstance(key, tuple)
        kind, view = key[0], cast(Any, args)[0]
        if kind in _IF_THE_GAME_HAS_IT and isinstance(view, View) and not _has(view, kind):
            return cast(T, None)
        picture = Picture(f"{kind}.png", b"\0".join(map(_bytes, key)), kind)
        return cast(T, [picture] if kind in _SEVERAL else picture)


class DrawingEye(Studio):
    """Draws at once."""

    def __init__(self) -> None:
        super().__init__(Threads())

    async def _work(self, key: Hashable, draw: Callable[[*Ts, Speaker], T], *args: *Ts, voice: Speaker) -> T:
        return draw(*args, voice)


def _has(view: View, kind: str) -> bool:
    return getattr(artist(view.game, view.edition), kind) is not None


def _bytes(part: object) -> bytes:
    return part if isinstance(part, bytes) else repr(part).encode()
