"""Faults on demand: errors, delays and lost connections for the bot's next requests or events."""

import math
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

from playground.checks.components import Json

Event = tuple[str, Json]

CALLBACK = "/interactions/*/*/callback"
# Cloudflare answers in place of Discord: a page for people, or JSON without any of Discord's fields.
_BAN_PAGE = """<!DOCTYPE html>
<html lang="en-US">
<head><title>Access denied | discord.com used Cloudflare to restrict access</title></head>
<body><h1>Error 1015</h1><h2>You are being rate limited</h2></body>
</html>
"""
_BAN_JSON: Json = {"title": "Error 1015: You are being rate limited", "status": 429, "error_code": 1015}


class Somebody(Protocol):
    """A person or a user."""

    @property
    def id(self) -> int:
        """Their id."""


@dataclass
class Fault:
    """One fault: which requests it hits, and how often; `met` counts the hits so far."""

    method: str
    path: str
    person: Somebody | None
    times: int | None
    status: int | None = None
    code: int = 0
    message: str = ""
    retry_after: float | None = None
    everywhere: bool = False
    via: bool = True
    delay: float = 0.0
    hangs_up: bool = False
    action: Callable[[], object] | None = None
    after_effect: bool = False
    foreign: str | Json | None = None
    met: int = 0

    def end(self) -> None:
        """Switch it off."""
        self.times = self.met

    def hits(self, method: str, path: str, person: Somebody | None) -> bool:
        """Whether it applies to this request."""
        if self.times is not None and self.met >= self.times:
            return False
        if self.person is not None and (person is None or self.person.id != person.id):
            return False
        pattern = re.escape(self.path).replace(r"\*", "[^/]+")
        return self.method in ("*", method) and (self.path == "*" or bool(re.fullmatch(pattern, path)))

    def body(self) -> str | Json:
        """The error as Discord, or Cloudflare in front of it, sends it."""
        if self.foreign is not None:
            return self.foreign
        body: Json = {"message": self.message, "code": self.code}
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": self.everywhere}
        return body


@dataclass
class Faults:
    """All pending faults.

    In every method, `method` is an HTTP method or `*`; `path` is the path below `/api/v10`, in which `*`
    matches one segment, or just `*`; `person` limits the fault to one person's interactions and direct
    messages; `times` says how often it happens (None: always).
    """

    waiting: list[Fault] = field(default_factory=list)
    events_met: int = 0
    """How many events came late, twice, in another order or not at all since everything was cleared."""
    _twice: int = 0
    _lost: int = 0
    _reordered: int = 0
    _late: list[float] = field(default_factory=list)
    _held: list[Event] = field(default_factory=list)

    def answer(
        self,
        status: int,
        *,
        method: str = "*",
        path: str = "*",
        person: Somebody | None = None,
        times: int | None = 1,
        code: int = 0,
        message: str = "",
        retry_after: float | None = None,
        everywhere: bool = False,
        via: bool = True,
        after_effect: bool = False,
    ) -> Fault:
        """Answer with an error.

        `retry_after` belongs to a 429; `everywhere` makes it global; without `via` it looks like a Cloudflare
        ban. With `after_effect` the request is carried out first, and only its answer is lost.
        """
        if status == 429 and retry_after is None:
            retry_after = 0.1
        text = message or {429: "You are being rate limited."}.get(status, f"{status}: fault on demand")
        return self._add(
            Fault(
                method,
                path,
                person,
                times,
                status=status,
                code=code,
                message=text,
                retry_after=retry_after,
                everywhere=everywhere,
                via=via,
                after_effect=after_effect,
            )
        )

    def ban(
        self,
        *,
        method: str = "*",
        path: str = "*",
        person: Somebody | None = None,
        times: int | None = None,
        retry_after: float = 3600,
        as_json: bool = False,
    ) -> Fault:
        """Answer as Cloudflare does when it has banned the bot's address, until the fault's `end()`.

        It is a 429 without `Via`, with `Retry-After` in whole seconds and a body that is not Discord's: a
        page, or JSON. discord.py does not wait but raises HTTPException at once.
        """
        foreign: str | Json = _BAN_JSON if as_json else _BAN_PAGE
        seconds = math.ceil(retry_after)
        return self._add(
            Fault(method, path, person, times, status=429, retry_after=seconds, via=False, foreign=foreign)
        )

    def lose_acknowledgement(self, *, person: Somebody | None = None, times: int | None = 1) -> Fault:
        """Take the acknowledgement of an interaction, then hang up: the bot cannot know that it was taken."""
        return self.hang_up(method="POST", path=CALLBACK, person=person, times=times, after_effect=True)

    def meanwhile(
        self,
        action: Callable[[], object],
        *,
        method: str = "*",
        path: str = "*",
        person: Somebody | None = None,
        times: int | None = 1,
        after_effect: bool = False,
    ) -> Fault:
        """Do something just before, or just after, a request is carried out: delete its channel, say."""
        return self._add(Fault(method, path, person, times, action=action, after_effect=after_effect))

    def unknown_interaction(self, *, person: Somebody | None = None, times: int | None = 1) -> Fault:
        """Answer acknowledgements as if they had come too late."""
        return self.answer(
            404,
            method="POST",
            path=CALLBACK,
            person=person,
            times=times,
            code=10062,
            message="Unknown interaction",
        )

    def delay(
        self,
        seconds: float,
        *,
        method: str = "*",
        path: str = "*",
        person: Somebody | None = None,
        times: int | None = 1,
    ) -> Fault:
        """Answer late."""
        return self._add(Fault(method, path, person, times, delay=seconds))

    def hang_up(
        self,
        *,
        method: str = "*",
        path: str = "*",
        person: Somebody | None = None,
        times: int | None = 1,
        after_effect: bool = False,
    ) -> Fault:
        """Close the connection instead of answering, before or after the request is carried out."""
        return self._add(Fault(method, path, person, times, hangs_up=True, after_effect=after_effect))

    def clear(self) -> None:
        """Remove all pending faults."""
        self.waiting.clear()
        self._late.clear()
        self._held.clear()
        self._twice = self._lost = self._reordered = self.events_met = 0

    def to_come(self, status: int) -> int:
        """How many more requests, at least, will be answered with this status; a ban is not counted."""
        return _pending(fault for fault in self.waiting if fault.status == status and not fault.foreign)

    @property
    def banned(self) -> bool:
        """Whether Cloudflare will answer at least one more request."""
        return bool(_pending(fault for fault in self.waiting if fault.foreign))

    @property
    def lines_to_cut(self) -> int:
        """How many requests, at least, will still be hung up on."""
        return _pending(fault for fault in self.waiting if fault.hangs_up)

    def _add(self, fault: Fault) -> Fault:
        self.waiting.append(fault)
        return fault

    def meet(self, method: str, path: str, person: Somebody | None) -> Fault | None:
        """The fault that hits this request, if any; count the hit."""
        for fault in self.waiting:
            if fault.hits(method, path, person):
                fault.met += 1
                return fault
        return None

    # --- events on the gateway -----------------------------------------------------------------------

    def deliver_twice(self, times: int = 1) -> None:
        """Deliver the next interactions twice each."""
        self._twice += times

    def lose(self, times: int = 1) -> None:
        """Never deliver the next interactions."""
        self._lost += times

    def reorder(self, count: int = 2) -> None:
        """Hold back the next events, then deliver them in reverse."""
        self._reordered = count

    def deliver_late(self, seconds: float, times: int = 1) -> None:
        """Delay the next interactions by this many seconds."""
        self._late += [seconds] * times

    @property
    def late_to_come(self) -> int:
        """How many interactions will still be delivered late."""
        return len(self._late)

    def take_delay(self, name: str) -> float:
        """How many seconds to hold back this event; a delay is used once."""
        if name != "INTERACTION_CREATE" or not self._late:
            return 0.0
        self.events_met += 1
        return self._late.pop(0)

    def delivered(self, event: Event) -> list[Event]:
        """What to send in place of an event."""
        events = [event]
        if event[0] == "INTERACTION_CREATE" and self._lost:
            self._lost -= 1
            self.events_met += 1
            return []
        if event[0] == "INTERACTION_CREATE" and self._twice:
            self._twice -= 1
            self.events_met += 1
            events = [event, event]
        if not self._reordered:
            return events
        self.events_met += 1
        self._held += events
        if len(self._held) < self._reordered:
            return []
        events, self._held, self._reordered = self._held[::-1], [], 0
        return events


def _pending(faults: Iterable[Fault]) -> int:
    return sum(1 if fault.times is None else fault.times - fault.met for fault in faults)
