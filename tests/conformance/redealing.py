"""Whole games in which everything hidden is dealt anew at every step: what a viewer is shown stays the same.

What is compared is what would be sent: the text twin in both languages, the components of the private panel
with every label, option, id and explanation, and the view itself, from which pictures are drawn.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core import Chance, Move, Refusal, Seat, State, apply
from engine.core.registry import AnyGame
from tests.conformance.plays import NAMES, encoded
from tests.conformance.shown import first_panel
from texts import LOCALES, speaker

MOST_MOVES = 600


def shown(game: AnyGame, state: State, viewer: Seat | None) -> bytes:
    """Everything a viewer is shown of a state, as bytes."""
    view = game.view(state, viewer)
    twins = [[speaker(locale, NAMES).say(line) for line in game.describe(view)] for locale in LOCALES]
    panel = None if viewer is None else first_panel(game, state, viewer, [])
    return encoded(view) + msgspec.json.encode([twins, panel])


def moments(game: AnyGame, seats: int, seed: int) -> Iterator[State]:
    """A game in which people answer at random, and decide ahead whatever they can, to its end."""
    chance = Chance(seed)
    state = game.start(seats, game.checked_settings({}), seed)
    for _ in range(MOST_MOVES):
        yield state
        if state.result is not None:
            return
        ahead = [one for one in state.decisions() if one.standing]
        decision = chance.one_of(ahead if ahead and not chance.below(4) else state.pending())
        choice = decision.form.sample(state, decision.seat, chance)
        try:
            state = apply(state, Move(decision.seat, decision.number, choice))
        except Refusal:
            continue


def comparisons(game: AnyGame, seed: int) -> Iterator[bool]:
    """Game after game, for every moment and viewer: whether it makes no difference what they cannot know."""
    least, most = game.seats
    chance = Chance(seed)
    while True:
        seed += 1
        seats = least + seed % (most - least + 1)
        for state in moments(game, seats, seed):
            for viewer in (None, *range(seats)):
                other = game.redeal(state, viewer, chance)
                yield shown(game, other, viewer) == shown(game, state, viewer)
