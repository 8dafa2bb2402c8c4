"""The table in sentences speaks to its reader: nobody reads of themselves in the third person."""

from __future__ import annotations

import pytest

from engine.cli.self_play import moments
from engine.core import to_reader
from engine.core.registry import games
from texts import LOCALES, speaker

READER = 0
NAMES = ("Zacharias", "Ben", "Clara", "David", "Ewa", "Farid")
LISTED = {
    "boss-monster-twin-order",
    "dungeon-lords-twin-place",
    "dungeon-lords-twin-report",
    "dungeon-lords-twin-turn-order",
    "fairy-market-twin-score",
    "fairy-market-twin-score-exit",
    "fairy-market-twin-shopping",
    "fairy-market-twin-time",
    "mighty-monsters-twin-guard",
    "mighty-monsters-twin-lost",
    "mighty-monsters-twin-untouched",
    "mighty-monsters-twin-won",
}
"""Lists in which everybody stands by name, the reader too."""


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("locale", LOCALES)
def test_nobody_reads_of_themselves_in_the_third_person(key: str, locale: str) -> None:
    game = games()[key]
    seats = game.seats[1]
    say = speaker(locale, NAMES[:seats])
    for state in moments(game, seats, {}, 3):
        if state.result is None:
            twin = game.describe(game.view(state, READER))
            lines = {line.key: say.say(to_reader(line, READER, say.can_say)) for line in twin}
            about_me = {text for text, line in lines.items() if NAMES[READER] in line}
            assert about_me <= LISTED
