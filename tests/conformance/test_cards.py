"""Every card of every game comes into play.

A card is a word in a list when the game begins; where it may lie then tells what kind of card it is. Over all
the games played, each card must get wherever most of its kind get: to the table, to the discards, into force.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.core import State
from engine.core.registry import games
from tests.conformance.plays import cases, plays

SHARED_FIELDS = set(State.__struct_fields__)


def zones(state: State) -> Iterator[tuple[str, str]]:
    """Every word the game's own part of a state holds, with the name of the zone it lies in."""
    for field, value in msgspec.to_builtins(state).items():
        if field not in SHARED_FIELDS:
            yield from _words(value, field)


def _words(thing: Any, zone: str) -> Iterator[tuple[str, str]]:
    if isinstance(thing, str):
        yield thing, zone
    elif isinstance(thing, list):
        for part in thing:
            yield from _words(part, f"{zone}[]" if not zone.endswith("[]") else zone)
    elif isinstance(thing, dict):
        for name, part in thing.items():
            yield from _words(part, zone if name.isdecimal() else f"{zone}.{name}")


@pytest.mark.parametrize("key", games())
def test_every_card_gets_wherever_most_of_its_kind_get(key: str) -> None:
    kinds: dict[str, set[str]] = defaultdict(set)
    visited: dict[str, set[str]] = defaultdict(set)
    for play in (play for case in cases() if case.game == key for play in plays(case)):
        for card, zone in zones(play.start):
            if zone.endswith("[]"):
                kinds[zone].add(card)
        for state in play.states:
            for card, zone in zones(state):
                visited[card].add(zone)

    assert kinds
    for cards in kinds.values():
        usual = {
            zone
            for zone in set().union(*(visited[card] for card in cards))
            if 2 * sum(zone in visited[card] for card in cards) > len(cards)
        }
        assert {card: usual - visited[card] for card in cards if usual - visited[card]} == {}
