import zlib
from typing import Any

import pytest
import zstandard

from playground import Playground
from tests.playground.conftest import running
from tests.playground.little_bot import LittleBot


@pytest.mark.parametrize("compression", ["zlib-stream", "zstd-stream", None])
async def test_every_compression_works(
    ground: Playground, compression: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Context:
        """Decompresses as this test asks, whatever discord.py prefers."""

        COMPRESSION_TYPE = compression or "none"

        def __init__(self) -> None:
            self._stream: Any = (
                zlib.decompressobj()
                if compression == "zlib-stream"
                else zstandard.ZstdDecompressor().decompressobj()
            )

        def decompress(self, data: bytes, /) -> str:
            return bytes(self._stream.decompress(data)).decode()

    monkeypatch.setattr("discord.utils._ActiveDecompressionContext", Context)
    async with running(ground, LittleBot()):
        reply = await ground.person("Anna").slash(ground.channel("general"), "anywhere")
    assert reply.text == "Here too"
