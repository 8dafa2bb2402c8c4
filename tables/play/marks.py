"""What buttons call a moment of a game, so that nobody can count by them what was done in secret.

A version tells how many moves came before it, also those nobody has heard of, such as plans. Ids of buttons
are there to be read by whoever wants to; so they hold a mark instead. It is the version, shuffled among all
numbers of 32 bits by a Feistel network, with the seed of the game as its key.
"""

from __future__ import annotations

from hashlib import blake2b

_FIRST = "m"
"""No mark looks like a number: ids of earlier releases hold versions."""
_LENGTH, _ROUNDS, _HALF = 9, 4, 16


def mark_of(seed: int, version: int) -> str:
    """The mark of a version."""
    left, right = version >> _HALF, version & 0xFFFF
    for number in range(_ROUNDS):
        left, right = right, left ^ _mixed(seed, number, right)
    return f"{_FIRST}{left:04x}{right:04x}"


def version_of(seed: int, mark: str) -> int | None:
    """The version with this mark; None if it is no mark."""
    try:
        both = int(mark.removeprefix(_FIRST), 16)
    except ValueError:
        return None
    if len(mark) != _LENGTH or not mark.startswith(_FIRST) or both < 0:
        return None
    left, right = both >> _HALF, both & 0xFFFF
    for number in reversed(range(_ROUNDS)):
        left, right = right ^ _mixed(seed, number, left), left
    return left << _HALF | right


def _mixed(seed: int, number: int, half: int) -> int:
    key = seed.to_bytes(8, "big", signed=True)
    return int.from_bytes(
        blake2b(bytes([number, half >> 8, half & 0xFF]), key=key, digest_size=2).digest(), "big"
    )
