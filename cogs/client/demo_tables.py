"""Demo tables of the playground: opened, filled and started with the commands a host would use."""

from __future__ import annotations

from functools import partial

from cogs.ui.game_facts import usual_seats
from engine.core.registry import game, games
from playground import Channel, Person, Reply, Scene
from texts import speaker


def first_tables() -> list[Scene]:
    """One scene per game."""
    return [Scene(key, partial(_title, key), partial(_start_table, key)) for key in games()]


def _title(key: str, locale: str) -> str:
    return speaker(locale).say(game(key).title)


async def _start_table(key: str, person: Person, channel: Channel) -> None:
    await _answered(await person.slash(channel, "lobby open", game=key))
    await _answered(await person.slash(channel, "lobby bot", count=usual_seats(game(key)) - 1))
    await _answered(await person.slash(channel, "lobby start"))


async def _answered(reply: Reply) -> None:
    if reply.failed:
        raise TimeoutError(reply.failed)
    await reply.settled()
