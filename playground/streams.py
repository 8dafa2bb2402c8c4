"""How gateway messages are packed: plain text, or one compressed stream per socket."""

import zlib
from collections.abc import Callable
from importlib import import_module
from typing import Any

Packer = Callable[[str], str | bytes]


def packer(compression: str | None) -> Packer:
    """What packs the messages of one socket; a stream remembers what it has sent before."""
    match compression:
        case "zlib-stream":
            stream = zlib.compressobj()
            return lambda text: stream.compress(text.encode()) + stream.flush(zlib.Z_SYNC_FLUSH)
        case "zstd-stream":
            # A client can only ask for this where the package is installed; the playground runs without it.
            zstandard: Any = import_module("zstandard")
            frames = zstandard.ZstdCompressor().compressobj()
            block = zstandard.COMPRESSOBJ_FLUSH_BLOCK
            return lambda text: bytes(frames.compress(text.encode()) + frames.flush(block))
        case _:
            return lambda text: text
