"""Redirect discord.py to a playground instead of the real Discord."""

import discord
import yarl

LOOPBACK = "127.0.0.1"


def point_discord_at(api_url: str, gateway_url: str) -> None:
    """Connect every discord.py client of this process to a playground; call it before any of them starts.

    Only loopback addresses are allowed: a wrong setting must not send the token to somebody else's server.
    """
    for url in (api_url, gateway_url):
        if yarl.URL(url).host != LOOPBACK:
            raise ValueError(f"A playground lives on {LOOPBACK} only, not at {url}")
    discord.http.Route.BASE = api_url.rstrip("/")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
