"""Where points come from: the final account line by line, and what it says about one player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core.text import Seat, Text, seat_name


class Entry(NamedTuple):
    """A line of the final account: what brought points or cost some, and how many, by seat."""

    what: Text
    points: tuple[int, ...]


Account = Sequence[Entry]
Amount = Callable[[int], Text]
"""Points in the game's own words, such as "4 gold"."""


def plain_points(points: int) -> Text:
    """The same for a game that simply counts points."""
    return Text("ending-points", {"points": points})


TRIFLE = 4
"""What brought less than this fraction of one's largest line is not worth telling."""


def merit(account: Account, seat: Seat, amount: Amount) -> Text | None:
    """What a player did best, compared with the others; None if nothing brought any points."""
    entry = _best(account, seat)
    if entry is None:
        return None
    own, others = entry.points[seat], _without(entry.points, seat)
    if own > max(others, default=0):
        key = "ending-most"
    elif own == max(others):
        key = "ending-nobody-more"
    else:
        key = "ending-earned"
    return Text(key, {"amount": amount(own), "what": entry.what})


def reasons(account: Account, seat: Seat, rival: Seat, amount: Amount) -> list[Text]:
    """What a player did best, and what made the greatest difference to a rival, for better or for worse."""
    best, told = _best(account, seat), merit(account, seat, amount)
    won = sum(_lead(entry, seat, rival) for entry in account) >= 0
    better = [entry for entry in account if _lead(entry, seat, rival) > 0 and entry is not best]
    worse = [entry for entry in account if _lead(entry, seat, rival) < 0]
    decisive = max(better if won else worse, key=lambda entry: abs(_lead(entry, seat, rival)), default=None)
    if decisive is None:
        return [] if told is None else [told]
    difference = _difference(decisive, seat, rival, amount)
    if decisive is best:
        own, less = amount(best.points[seat]), amount(-_lead(best, seat, rival))
        name = seat_name(rival)
        return [Text("ending-earned-less", {"amount": own, "what": best.what, "less": less, "seat": name})]
    return [difference] if told is None else [told, difference]


def _best(account: Account, seat: Seat) -> Entry | None:
    """The line in which a player is furthest ahead of the others together; else the one that brought most.

    What everybody has got alike is no merit, and neither is a trifle.
    """
    paid = [entry for entry in account if entry.points[seat] > 0 and len(set(entry.points)) > 1]
    largest = max(paid, key=lambda entry: entry.points[seat], default=None)
    if largest is None:
        return None
    worth_telling = [entry for entry in paid if entry.points[seat] * TRIFLE >= largest.points[seat]]
    best = max(worth_telling, key=lambda entry: _excess(entry, seat))
    return best if _excess(best, seat) > 0 else largest


def _difference(entry: Entry, seat: Seat, rival: Seat, amount: Amount) -> Text:
    """How a line sets two players apart."""
    lead = _lead(entry, seat, rival)
    if max(entry.points[seat], entry.points[rival]) <= 0:
        key = "ending-lost-less" if lead > 0 else "ending-lost-more"
    else:
        key = "ending-more" if lead > 0 else "ending-less"
    return Text(key, {"amount": amount(abs(lead)), "what": entry.what, "seat": seat_name(rival)})


def _lead(entry: Entry, seat: Seat, rival: Seat) -> int:
    return entry.points[seat] - entry.points[rival]


def _excess(entry: Entry, seat: Seat) -> int:
    """How far a player is above the average of the others, times their number."""
    others = _without(entry.points, seat)
    return entry.points[seat] * len(others) - sum(others)


def _without(points: Sequence[int], seat: Seat) -> list[int]:
    return [each for other, each in enumerate(points) if other != seat]
