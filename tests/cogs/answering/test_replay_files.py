"""Files of recorded games: what cannot be fetched is said, in a sentence that helps."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import aiohttp
import discord
import pytest

from cogs.answering.replay_files import FileReplays
from cogs.client.client import Lairkeeper
from cogs.client.interactions import Interaction
from tables import Refused
from tests.tables.scene import ANNA


class _Unreachable:
    """An attachment that Discord does not hand out."""

    size = 10

    def __init__(self, why: Exception) -> None:
        self._why = why

    async def read(self) -> bytes:
        raise self._why


@pytest.mark.parametrize(
    "why",
    [
        discord.NotFound(cast(aiohttp.ClientResponse, SimpleNamespace(status=404, reason="gone")), "gone"),
        aiohttp.ClientConnectionError("no line"),
        TimeoutError(),
    ],
)
async def test_a_file_that_cannot_be_fetched_is_asked_for_once_more(
    client: Lairkeeper, why: Exception
) -> None:
    asked = cast(Interaction, SimpleNamespace(user=SimpleNamespace(id=ANNA)))

    with pytest.raises(Refused, match="replay-file-unreachable"):
        await FileReplays(client).open(asked, cast(discord.Attachment, _Unreachable(why)))
