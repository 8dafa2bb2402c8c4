"""What one viewer may know: new structs into which named fields are copied, one by one."""

from __future__ import annotations

import msgspec

from engine.core.agenda import Decision
from engine.core.state import Event, Result, State
from engine.core.text import Seat, Text


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What every game shows to every viewer; a game adds its own fields in a subclass."""

    game: str
    viewer: Seat | None
    seats: int
    settings: dict[str, str]
    awaited: tuple[Seat, ...]
    decisions: tuple[Decision, ...]
    """The viewer's own open questions, and nobody else's."""
    events: tuple[Text, ...]
    """The story of the latest move as this viewer heard it."""
    result: Result | None


def decisions_of(state: State, viewer: Seat | None) -> tuple[Decision, ...]:
    """The questions this viewer may see: their own."""
    return tuple([decision for decision in state.decisions() if decision.seat == viewer])


def heard(events: list[Event], viewer: Seat | None) -> tuple[Text, ...]:
    """The story as this viewer hears it."""
    return tuple([event.heard_by(viewer) for event in events])
