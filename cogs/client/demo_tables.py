"""A first table for whoever looks at the playground: opened, filled and started as a host would do it."""

from __future__ import annotations

from functools import partial

from engine.core.registry import game, games
from playground import Channel, Person, Reply, Scene
from texts import speaker

_LIVELY = 4


def first_tables() -> list[Scene]:
    """A scene for every game of the house."""
    return [Scene(key, partial(_title, key), partial(_sit_down, key)) for key in games()]


def _title(key: str, locale: str) -> str:
    return speaker(locale).say(game(key).title)


async def _sit_down(key: str, person: Person, channel: Channel) -> None:
    """Do what a host does, one command after the other."""
    least, most = game(key).seats
    seats = max(least, min(_LIVELY, most))
    await _heard(await person.slash(channel, "lobby open", game=key))
    for _ in range(seats - 1):
        await _heard(await person.slash(channel, "lobby bot"))
    await _heard(await person.slash(channel, "lobby start"))


async def _heard(reply: Reply) -> None:
    if reply.failed:
        raise TimeoutError(reply.failed)
    await reply.settled()
