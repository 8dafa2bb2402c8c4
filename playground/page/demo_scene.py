"""Demo scenes: what the page can set up for a newcomer at the press of a button."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from playground.people.person import Person
from playground.world.model import Channel


@dataclass(frozen=True)
class Scene:
    """A demo: its name by locale, and what a person does in a new channel to set it up.

    `play` raises TimeoutError when the bot does not answer.
    """

    key: str
    name: Callable[[str], str]
    play: Callable[[Person, Channel], Awaitable[None]]
