"""Records: what somebody has achieved in a game, counted from what everybody could see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from engine.core.text import Text
from engine.core.views import View


class Span(StrEnum):
    """Within which part of a game something is counted."""

    CHAPTER = "chapter"
    GAME = "game"


@dataclass(frozen=True)
class Record:
    """Something to be best at; `{game}-record-{name}` says it with its `value`."""

    name: str
    count: Callable[[Any], Sequence[int]]
    """How much of it everybody has so far, by seat, from a public view; nothing where it cannot be told."""
    span: Span = Span.GAME


def final_scores(view: View) -> Sequence[int]:
    """Everybody's points at the end."""
    return view.result.scores if view.result is not None else ()


def achieved(record: Record, story: Iterable[View], chapter: Callable[[Any], Text | None]) -> tuple[int, ...]:
    """The most that each seat has achieved, within a chapter or in the whole game; nothing if there was none.

    A move belongs to the chapter in which it was made, though it may begin the next one.
    """
    best: list[int] = []
    begun: Sequence[int] = ()
    latest: Sequence[int] = ()
    present: Text | None = None
    for view in story:
        counts = record.count(view)
        if counts and not begun:
            begun, best = counts, [0] * len(counts)
        latest = counts or latest
        following = chapter(view)
        if following != present and begun:
            best = _better(best, latest, begun)
            begun = latest
        present = following
    if not latest:
        return ()
    return tuple(latest) if record.span is Span.GAME else tuple(_better(best, latest, begun))


def _better(best: Sequence[int], latest: Sequence[int], begun: Sequence[int]) -> list[int]:
    return [max(most, now - before) for most, now, before in zip(best, latest, begun, strict=True)]
