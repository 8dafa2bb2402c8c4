"""The texts of Mighty Monsters that rules, text twin and pictures share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.core import Arg, Phrases, Result, Seat, Text, all_of, seat_name
from engine.games.mighty_monsters.state import Bout, Monster

PHRASES = Phrases("mighty-monsters")
text = PHRASES.text
about = PHRASES.about
plain = PHRASES.plain
tell = PHRASES.tell


@cache
def card_name(strength: int) -> Text:
    """A monster card by its strength."""
    return text("card", strength=strength)


def tile_name(tile: str) -> Text:
    """A king tile by name."""
    return plain(f"{tile.lower()}-name")


def name_and_rule(tile: str) -> dict[str, Arg]:
    """A king tile with the rule printed on it."""
    return {"tile": tile_name(tile), "rule": plain(tile.lower())}


# ── monsters arriving in the castle ──────────────────────────────────────────────────────────────────────

PLACED, PUSHED_OUT, PUSHED_OUT_OWN = "placed", "pushed-out", "pushed-out-own"
_ARRIVALS = {plain(key).key for key in (PLACED, PUSHED_OUT, PUSHED_OUT_OWN)}


@cache
def placement(seat: Seat, strength: int, where: int) -> Text:
    """A monster takes a free slot."""
    return text(PLACED, seat=seat_name(seat), strength=strength, guard=where + 1)


def push_out(seat: Seat, strength: int, victim: Monster, where: int, price: int, compensation: int) -> Text:
    """A monster takes the slot of a weaker one."""
    return text(
        PUSHED_OUT_OWN if victim.seat == seat else PUSHED_OUT,
        seat=seat_name(seat),
        strength=strength,
        owner=seat_name(victim.seat),
        victim=victim.strength,
        guard=where + 1,
        price=price,
        compensation=compensation,
    )


def read_arrival(event: Text) -> Monster | None:
    """The monster that arrives in the castle, if that is what an event tells."""
    if event.key not in _ARRIVALS:
        return None
    name, strength = event.args["seat"], event.args["strength"]
    assert isinstance(name, Text)
    seat = name.args["seat"]
    assert isinstance(seat, int)
    assert isinstance(strength, int)
    return Monster(seat, strength)


# ── gold ─────────────────────────────────────────────────────────────────────────────────────────────────


def gains(bout: Bout) -> Text:
    """Who took how much gold home."""
    return all_of([_gain(seat, gold) for seat, gold in bout.gains.items()])


@cache
def _gain(seat: Seat, gold: int) -> Text:
    return text("gain", seat=seat_name(seat), gold=gold)


def healing_bills(paid: Sequence[int], owed: Sequence[int] = ()) -> list[Text]:
    """One sentence on what healing cost each seat, even whoever could not pay; none if nobody owed any."""
    sums = enumerate(zip(paid, owed or paid, strict=True))
    bills = [_bill(seat, gold, owing) for seat, (gold, owing) in sums if owing]
    return [text("healing", bills=all_of(bills))] if bills else []


@cache
def _bill(seat: Seat, gold: int, owed: int) -> Text:
    if gold == owed:
        return text("healing-bill", seat=seat_name(seat), gold=gold)
    return text("healing-bill-short", seat=seat_name(seat), gold=gold, owed=owed)


def final_result(result: Result) -> Text:
    """Who has won, and with how much gold."""
    winners = all_of([seat_name(seat) for seat in result.winners])
    return text("end", winners=winners, gold=max(result.scores), count=len(result.winners))
