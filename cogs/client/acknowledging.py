"""First answers to interactions are sent again if the line drops: Discord waits three seconds for them.

A connection that was kept open may be gone by the time somebody clicks, and nobody can know whether an answer
has arrived on it. discord.py gives up then, and nothing would come of the click.
"""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
from discord.http import MultipartParameters
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from cogs.client.errors import ALREADY_ANSWERED

_TRIES = 3


def insist_on_answering() -> None:
    """From now on, this task and all that it starts send first answers again."""
    async_context.set(_Insistent())  # type: ignore[no-untyped-call]  # theirs has no types


class _Insistent(AsyncWebhookAdapter):
    """Sends first answers until one has arrived; ours never have files, which would have to be rewound."""

    async def create_interaction_response(
        self,
        interaction_id: int,
        token: str,
        *,
        session: aiohttp.ClientSession,
        proxy: str | None = None,
        proxy_auth: aiohttp.BasicAuth | None = None,
        params: MultipartParameters,
    ) -> Any:
        """Answer; if it turns out that an earlier try has arrived, that is as good."""
        for tried in range(_TRIES):
            try:
                return await super().create_interaction_response(
                    interaction_id,
                    token,
                    session=session,
                    proxy=proxy,
                    proxy_auth=proxy_auth,
                    params=params,
                )
            except discord.HTTPException as refused:
                if not tried or refused.code != ALREADY_ANSWERED:
                    raise
                return {"interaction": {"id": str(interaction_id)}}
            except (aiohttp.ClientError, OSError) as dropped:
                trouble = dropped
        raise trouble
