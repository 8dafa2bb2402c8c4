"""What is not possible now, and why: a line of small print below a question."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.core import all_of
from engine.core.explaining import Barred
from texts import Speaker

MOST_BARRED = 3
"""How many impossible things are named before *More* is pressed."""
LONGEST_BARRED = 100


def barred_in_short(barred: Sequence[Barred], say: Speaker) -> list[str]:
    """As much as there is room for, but one thing in any case."""
    told = [say("panel-barred-one", what=one.what, why=one.why) for one in barred][:MOST_BARRED]
    while len(told) > 1 and sum(map(len, told)) > LONGEST_BARRED:
        told.pop()
    return _line(barred, len(told), say)


def barred_at_length(barred: Sequence[Barred], say: Speaker) -> list[str]:
    """Everything."""
    return _line(barred, len(barred), say)


def _line(barred: Sequence[Barred], most: int, say: Speaker) -> list[str]:
    """The first so many, each reason once."""
    shown = barred[:most]
    if not shown:
        return []
    lines = [
        say("panel-barred-one", what=all_of([one.what for one in alike]), why=why)
        for why, alike in groupby(shown, lambda one: one.why)
    ]
    left_out = "\N{NO-BREAK SPACE}…" if len(shown) < len(barred) else ""
    return [f"-# {say('panel-barred', list=' · '.join(lines) + left_out)}"]
