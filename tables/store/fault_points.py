"""Fault points: named places where a run under test may crash, wait, fail or repeat itself.

They lie between any two writes, messages and acknowledgements that are awaited, where luck would hardly ever
hit. `FAULT_POINTS` switches them on, in tests only: `crash store.committed 3` strikes once, the third time
that place is reached; `crash anywhere 3` at the third place that is reached, whichever it is; `always fail
store.committing` every time; `always tell anywhere` does no harm, and logs every place; `seed 7 0.01 crash
delay` strikes anywhere, as the seed says, one time in a hundred; and `file PATH` does what the file says at
the time. Without the setting a fault point does nothing.

Every transaction lies between the points of the store, and every request to Discord between those of
requests, so there is one between any two of them, whichever part of the bot makes them.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Iterable
from enum import Enum, StrEnum
from pathlib import Path
from random import Random
from typing import Protocol, TypeVar

from tables.store.database import StorageError

log = logging.getLogger("lairkeeper.faults")

SETTING = "FAULT_POINTS"
ANYWHERE = "anywhere"
LONGEST_DELAY = 0.25
T = TypeVar("T")


class Kind(StrEnum):
    """What may happen."""

    CRASH = "crash"
    DELAY = "delay"
    FAIL = "fail"
    REPEAT = "repeat"
    TELL = "tell"
    """Nothing, but for a line in the log that says which place was reached."""


class FaultPoint(Enum):
    """Every place, with the error that may be raised there; None where nothing can fail."""

    BEGUN = "store.begun", StorageError
    COMMITTING = "store.committing", StorageError
    COMMITTED = "store.committed", None
    SENDING = "requests.sending", ConnectionError
    ANSWERED = "requests.answered", ConnectionError
    CLAIMED = "delivery.claimed", None
    SENT = "delivery.sent", ConnectionError
    EDITED = "delivery.edited", ConnectionError
    REMOVED = "delivery.removed", StorageError
    DELIVERED = "delivery.delivered", StorageError
    ARRIVED = "interactions.arrived", None
    ACKNOWLEDGED = "answers.acknowledged", StorageError
    COUNTED = "answers.counted", None
    SHOWN = "answers.shown", ConnectionError
    DUE = "timers.due", StorageError
    RUN = "timers.run", None
    THOUGHT_CLAIMED = "thinking.claimed", StorageError
    THOUGHT_OF = "thinking.answered", StorageError
    SHARDS_TAKEN = "shards.taken", StorageError
    SHARDS_RENEWED = "shards.renewed", StorageError

    def __init__(self, label: str, error: type[Exception] | None) -> None:
        self.label = label
        self.error = error


_PLACES = {ANYWHERE, *(point.label for point in FaultPoint)}


class Plan(Protocol):
    """Says what happens where."""

    def struck(self, point: FaultPoint, possible: Iterable[Kind]) -> Kind | None:
        """What happens now at a place, if anything."""
        ...


class Once:
    """One fault, the so-manieth time a place is reached, or any place."""

    def __init__(self, kind: Kind, label: str, time: int) -> None:
        self._kind = kind
        self._label = label
        self._left = time

    def struck(self, point: FaultPoint, possible: Iterable[Kind]) -> Kind | None:
        """The fault, when its time has come."""
        if self._label not in (point.label, ANYWHERE) or self._kind not in possible:
            return None
        self._left -= 1
        return self._kind if self._left == 0 else None


class Always:
    """One fault, every time a place is reached, or any place."""

    def __init__(self, kind: Kind, label: str) -> None:
        self._kind = kind
        self._label = label

    def struck(self, point: FaultPoint, possible: Iterable[Kind]) -> Kind | None:
        """The fault, if this is its place."""
        is_here = self._label in (point.label, ANYWHERE)
        return self._kind if is_here and self._kind in possible else None


class Often:
    """Faults of some kinds anywhere, in a given share of all cases."""

    def __init__(self, seed: int, share: float, kinds: Iterable[Kind]) -> None:
        self._random = Random(seed)
        self._share = share
        self._kinds = set(kinds)

    def struck(self, point: FaultPoint, possible: Iterable[Kind]) -> Kind | None:
        """One of the kinds, now and then."""
        drawn, kinds = self._random.random(), sorted(self._kinds.intersection(possible))
        return self._random.choice(kinds) if kinds and drawn < self._share else None


class AsTheFileSays:
    """Whatever a file says at the time, so that faults can be switched on and off in a running process."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._said = ""
        self._plan: Plan | None = None

    def struck(self, point: FaultPoint, possible: Iterable[Kind]) -> Kind | None:
        """What the plan in the file has for this place; nothing without a file."""
        said = self._path.read_text() if self._path.exists() else ""
        if said != self._said:
            self._said, self._plan = said, plan_of(said)
        return None if self._plan is None else self._plan.struck(point, possible)


def plan_of(setting: str) -> Plan | None:
    """The plan a setting describes; None for an empty one."""
    match setting.split():
        case []:
            return None
        case ["seed", seed, share, *kinds]:
            return Often(int(seed), float(share), [Kind(kind) for kind in kinds])
        case ["file", path]:
            return AsTheFileSays(Path(path))
        case ["always", kind, label] if label in _PLACES:
            return Always(Kind(kind), label)
        case [kind, label, time] if label in _PLACES:
            return Once(Kind(kind), label, int(time))
    raise ValueError(f"no such faults: {SETTING}={setting}")


_plan = plan_of(os.environ.get(SETTING, ""))


def arm(setting: str) -> None:
    """Replace the plan; an empty setting disarms all fault points."""
    global _plan
    _plan = plan_of(setting)


def may_strike() -> bool:
    """Whether there is a plan at all; without one, nothing need be prepared for it."""
    return _plan is not None


async def fault_point(point: FaultPoint) -> None:
    """Here a run may crash, wait or fail."""
    if _plan is not None:
        await _strike(point, _plan)


def repeated(point: FaultPoint, things: Iterable[T]) -> Iterable[T]:
    """The things to do here; some of them twice, as if somebody else had been told to do them, too."""
    return things if _plan is None else _doubled(point, things, _plan)


def _doubled(point: FaultPoint, things: Iterable[T], plan: Plan) -> Iterable[T]:
    for thing in things:
        yield thing
        if plan.struck(point, (Kind.REPEAT,)) is not None:
            _tell(Kind.REPEAT, point)
            yield thing


async def _strike(point: FaultPoint, plan: Plan) -> None:
    possible = [Kind.CRASH, Kind.DELAY, Kind.TELL, *([Kind.FAIL] if point.error else [])]
    kind = plan.struck(point, possible)
    if kind is None:
        return
    _tell(kind, point)
    if kind is Kind.CRASH:
        os.kill(os.getpid(), signal.SIGKILL)
    elif kind is Kind.DELAY:
        await asyncio.sleep(LONGEST_DELAY)
    elif kind is Kind.FAIL and point.error is not None:
        raise point.error(f"a fault on demand at {point.label}")


def _tell(kind: Kind, point: FaultPoint) -> None:
    log.warning("a fault on demand: %s at %s", kind, point.label)
