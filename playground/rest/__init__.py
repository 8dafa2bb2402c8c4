"""Discord's REST API, version 10, as far as a bot like ours uses it: one module of handlers per topic."""

from playground.rest.api import LoggedRequest, RestApi

__all__ = ["LoggedRequest", "RestApi"]
