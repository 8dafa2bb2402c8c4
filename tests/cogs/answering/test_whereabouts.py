"""Where somebody acts, and what can be done there; also between friends, where the bot only visits."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.answering.whereabouts import is_guest, must_be_on_our_server, server_of
from tables import Refused

SERVER = 9


def acting(server: int | None, *, on_it: bool = False, among_friends: bool = False) -> Any:
    """What Discord tells of a place: whether the bot is on the server, or only friends write there."""
    return SimpleNamespace(
        guild_id=server,
        is_guild_integration=lambda: on_it,
        context=SimpleNamespace(private_channel=among_friends),
    )


@pytest.mark.parametrize(
    ("place", "guest", "server", "refusal"),
    [
        (acting(SERVER, on_it=True), False, SERVER, None),
        (acting(SERVER), True, None, "not-on-this-server"),
        (acting(None), False, None, "only-on-a-server"),
        (acting(None, among_friends=True), True, None, "only-on-a-server"),
    ],
    ids=["our server", "another server", "direct messages", "between friends"],
)
def test_a_server_counts_as_ours_only_where_the_bot_is_on_it(
    place: Any, guest: bool, server: int | None, refusal: str | None
) -> None:
    assert is_guest(place) is guest
    assert server_of(place) == server
    if refusal is None:
        assert must_be_on_our_server(place) == SERVER
        return
    with pytest.raises(Refused, match=refusal):
        must_be_on_our_server(place)
