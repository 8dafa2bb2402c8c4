"""Every card of every game comes into play.

A card is a word in a list when the game begins; where it may lie then tells what kind of card it is. Over all
the games played, each card must get wherever most of its kind get: to the table, to the discards, into force.
Whoever plays at random is often too poor for dear cards, so games between computer players count as well.
Those never leave the best cards to the discards, so there are further random games, too.
Where cards hardly ever get, it is chance which of them do, and proves nothing about the others.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.cli.self_play import computer_move
from engine.core import Script, State, take
from engine.core.registry import AnyGame, games
from tests.conformance.plays import Case, cases, plays, random_play

OFTEN = 14
"""In so many games a card must get to a place on average, before it is strange that one never did."""
FURTHER_GAMES = 2
COMPUTER_GAMES = 2
SHARED_FIELDS = set(State.__struct_fields__)


def zones(state: State) -> Iterator[tuple[str, str]]:
    """Every word the game's own part of a state holds, with the name of the zone it lies in."""
    for field, value in msgspec.to_builtins(state).items():
        if field not in SHARED_FIELDS:
            yield from _words(value, field)


def games_of(key: str) -> Iterator[list[State]]:
    """All the random games, and for each way to sit down a few more and a few between computer players."""
    its_game = games()[key]
    for case in cases():
        if case.game == key:
            played = plays(case)
            yield from (play.states for play in played)
            for seed in range(played[-1].seed + 1, played[-1].seed + 1 + FURTHER_GAMES):
                yield random_play(its_game, case.seats, dict(case.settings), seed).states
            for seed in range(played[0].seed, played[0].seed + COMPUTER_GAMES):
                yield list(_quick_moments(its_game, case, seed))


def _quick_moments(its_game: AnyGame, case: Case, seed: int) -> Iterator[State]:
    """A game between computer players who do not think long: scripts are answered by default."""
    state = its_game.start(case.seats, dict(case.settings), seed)
    yield state
    while state.result is None:
        decision = state.pending()[0]
        if isinstance(decision.form, Script):
            state = take(state, decision, decision.form.default(state, decision.seat))
        else:
            state = computer_move(its_game, state)
        yield state


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
    visits: dict[str, Counter[str]] = defaultdict(Counter)
    """For every card, in how many games it got to each zone."""
    for states in games_of(key):
        for card, zone in zones(states[0]):
            if zone.endswith("[]"):
                kinds[zone].add(card)
        for card, zone in {visit for state in states for visit in zones(state)}:
            visits[card][zone] += 1

    assert kinds
    for cards in kinds.values():
        usual = {
            zone
            for zone in set().union(*(visits[card] for card in cards))
            if 2 * sum(zone in visits[card] for card in cards) > len(cards)
            and sum(visits[card][zone] for card in cards) >= OFTEN * len(cards)
        }
        assert {card: missed for card in cards if (missed := usual - set(visits[card]))} == {}
