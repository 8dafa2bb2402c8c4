"""Discord's REST interface, version 10, as far as a bot like ours uses it."""

from playground.rest.desk import Desk, LoggedRequest

__all__ = ["Desk", "LoggedRequest"]
