"""Discord's gateway: the bot's shards connect here and receive events.

What happens in the world comes from `world`; requests by the bot go to `rest`.
"""

from playground.gateway.events import Intent
from playground.gateway.server import Gateway

__all__ = ["Gateway", "Intent"]
