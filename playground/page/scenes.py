"""Scenes: what the page can set up for a newcomer, done as they would do it by hand."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from playground.people.person import Person
from playground.world.model import Channel


@dataclass(frozen=True)
class Scene:
    """Something to show: its name by locale, and what a person does in a fresh channel to get there.

    `play` raises TimeoutError when the bot does not answer.
    """

    key: str
    name: Callable[[str], str]
    play: Callable[[Person, Channel], Awaitable[None]]
