"""What is to be drawn, and what has become of it: messages between the bot and whoever draws for it."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.editions import known, learn
from engine.core.views import View
from texts import Speaker, speaker

LENGTH = 4
"""How many bytes tell the length of the message behind them."""


class Job(NamedTuple):
    """One picture: a function of `render`, what it draws, and who speaks in it."""

    draw: Callable[..., object]
    args: tuple[object, ...]
    locale: str
    names: tuple[str, ...]

    def done(self) -> object:
        """The picture."""
        return self.draw(*self.args, speaker(self.locale, self.names))


class Failed(NamedTuple):
    """A picture that could not be drawn. Messages of errors quote values, so only places are told."""

    kind: str
    where: str


def job(draw: Callable[..., object], args: tuple[object, ...], voice: Speaker) -> Job:
    """What to draw, in a form that can be sent."""
    return Job(draw, args, voice.locale, tuple(voice.names))


def packed(wanted: Job) -> bytes:
    """A job behind its length. Whoever unpacks it must know the editions of what is drawn first."""
    named = {one.edition for one in _views(wanted.args) if one.edition}
    editions = tuple([known(edition) for edition in named])
    return framed((editions, pickle.dumps(wanted, pickle.HIGHEST_PROTOCOL)))


def _views(args: Sequence[object]) -> Iterator[View]:
    """All views among what is drawn."""
    for one in args:
        if isinstance(one, View):
            yield one
        elif isinstance(one, list | tuple):
            yield from _views(one)


def unpacked_job(message: bytes) -> Job:
    """The job that was packed."""
    editions, wanted = unpacked(message)
    for edition in editions:
        learn(edition)
    job: Job = unpacked(wanted)
    return job


def framed(message: object) -> bytes:
    """A message behind its length."""
    packed = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(packed).to_bytes(LENGTH, "big") + packed


def unpacked(message: bytes) -> Any:
    """What was framed. Nobody but the bot and its own processes writes to the pipes this is read from."""
    return pickle.loads(message)
