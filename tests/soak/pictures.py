"""The same view in the same words comes with the same pictures, whatever is hidden from whoever sees them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Seat
from playground import Message

Key = tuple[Seat | None, bytes, str, str]


class Pictures:
    """Remembers what was drawn for each view: a byte more or less would tell of something else."""

    def __init__(self) -> None:
        self._drawn: dict[Key, tuple[int, bytes]] = {}
        self.compared = 0
        """How many pictures showed a view that had been drawn in an earlier state."""

    def others_than_before(
        self, viewer: Seat | None, view: bytes, version: int, message: Message
    ) -> Iterator[str]:
        """The names of a message's files that differ from those which came with the same view before."""
        for file in message.attachments:
            key = (viewer, view, message.text, file.filename)
            earlier, data = self._drawn.setdefault(key, (version, file.data))
            self.compared += earlier != version
            if data != file.data:
                yield file.filename
