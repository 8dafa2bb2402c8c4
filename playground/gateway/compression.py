"""Transport compression: gateway messages as plain text, or as one compressed stream per socket."""

import zlib
from collections.abc import Callable
from importlib import import_module
from typing import Any

Packer = Callable[[str], str | bytes]


def packer(compression: str | None) -> Packer:
    """A packer for the messages of one socket; the compressed ones keep state between messages."""
    match compression:
        case "zlib-stream":
            stream = zlib.compressobj()
            return lambda text: stream.compress(text.encode()) + stream.flush(zlib.Z_SYNC_FLUSH)
        case "zstd-stream":
            # A client asks for this only if it has the package installed; the playground runs without it.
            zstandard: Any = import_module("zstandard")
            frames = zstandard.ZstdCompressor().compressobj()
            block = zstandard.COMPRESSOBJ_FLUSH_BLOCK
            return lambda text: bytes(frames.compress(text.encode()) + frames.flush(block))
        case _:
            return lambda text: text
