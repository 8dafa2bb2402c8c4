"""What a viewer may know: new structs into which named fields are copied one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypedDict

import msgspec

from engine.core.agenda import Decision
from engine.core.editions.edition import OURS
from engine.core.plans import Plan
from engine.core.state import Event, Result, State
from engine.core.text import ALL_OF, Seat, Text, seat_name


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What every game shows to every viewer; a game adds its own fields in a subclass."""

    game: str
    edition: str = OURS
    viewer: Seat | None
    seats: int
    settings: dict[str, str]
    awaited: tuple[Seat, ...]
    invited: tuple[Seat, ...] = ()
    """The seats that are called to decide ahead and have not answered."""
    decisions: tuple[Decision, ...]
    """The viewer's own open questions, and nobody else's."""
    plans: tuple[Plan, ...] = ()
    """What the viewer has decided ahead."""
    events: tuple[Text, ...]
    """The story of the latest move as this viewer heard it."""
    result: Result | None


class Common(TypedDict):
    """The fields of `View`, to be passed on to a game's own view."""

    game: str
    edition: str
    viewer: Seat | None
    seats: int
    settings: dict[str, str]
    awaited: tuple[Seat, ...]
    invited: tuple[Seat, ...]
    decisions: tuple[Decision, ...]
    plans: tuple[Plan, ...]
    events: tuple[Text, ...]
    result: Result | None


def common(state: State, viewer: Seat | None) -> Common:
    """What this viewer may know of any game: who is awaited, their own questions, the story they heard."""
    return {
        "game": state.game,
        "edition": state.edition,
        "viewer": viewer,
        "seats": state.seats,
        "settings": state.settings,
        "awaited": tuple(state.awaited()),
        "invited": tuple(state.invited()) if state.foresights else (),
        "decisions": tuple(state.decisions_of(viewer)),
        "plans": tuple([plan for plan in state.plans if plan.seat == viewer]),
        "events": heard(state.events, viewer),
        "result": state.result,
    }


def heard(events: list[Event], viewer: Seat | None) -> tuple[Text, ...]:
    """The story as this viewer hears it."""
    if viewer is None:
        return tuple([event.text for event in events])
    return tuple([event.private.get(viewer, event.text) for event in events])


def seats_named(text: Text) -> Iterator[Seat]:
    """Whom a sentence is about: every seat it names, at any depth."""
    for value in text.args.values():
        if isinstance(value, Text):
            yield from seats_named(value)
        elif text.key == "seat" and isinstance(value, int):
            yield value


def to_reader(text: Text, reader: Seat, can_say: Callable[[Text], bool]) -> Text:
    """How a sentence is said to somebody it names, as far as there are such texts; likewise its parts.

    Whoever is the argument `seat`, alone or in a list, reads `{key}-you`; any other argument reads
    `{key}-{argument}-you`.
    """
    if reader not in seats_named(text):
        return text
    parts = {
        name: to_reader(part, reader, can_say) if isinstance(part, Text) else part
        for name, part in text.args.items()
    }
    own = (Text(key, parts) for key in keys_to_reader(text, reader))
    return next(filter(can_say, own), Text(text.key, parts))


def keys_to_reader(text: Text, reader: Seat) -> Iterator[str]:
    """Which texts a sentence can have for somebody it names: one for each argument that is this person."""
    me = seat_name(reader)
    for name, part in text.args.items():
        if part == me or (isinstance(part, Text) and part.key == ALL_OF and me in part.args.values()):
            yield f"{text.key}-you" if name == "seat" else f"{text.key}-{name}-you"
