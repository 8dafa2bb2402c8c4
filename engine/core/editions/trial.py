"""Trial games: whether values that could be can also be played, from the first question to the result."""

from __future__ import annotations

from engine.core.editions.edition import Edition, learn
from engine.core.play import take
from engine.core.registry import AnyGame, game
from engine.core.state import State
from engine.core.text import Text

SEEDS = (1, 2)


def stops(edition: Edition) -> Text | None:
    """Why a game of this edition does not come to its end; None if all trial games do."""
    its_game = game(edition.game, learn(edition))
    least, most = its_game.seats
    for seats in sorted({least, most}):
        for seed in SEEDS:
            try:
                broken = _played(its_game, seats, seed)
            except Exception as flaw:  # whatever the values have brought about
                broken = type(flaw).__name__
            if broken:
                return Text("edition-flaw-unplayable", {"seats": seats, "detail": broken})
    return None


def _played(its_game: AnyGame, seats: int, seed: int) -> str:
    """Play a whole game with quick computer players; what is wrong at some point, or nothing."""
    state: State = its_game.start(seats, _settings(its_game, seed), seed)
    for _ in range(its_game.most_decisions(seats)):
        if laws := its_game.conserved(state):
            return ", ".join(laws)
        if state.result is not None:
            return ""
        decision, choice = its_game.computer_answer(state, state.pending()[0])
        state = take(state, decision, choice)
    return "" if state.result is not None else "no end"


def _settings(its_game: AnyGame, number: int) -> dict[str, str]:
    """Different settings for every trial."""
    return {setting.key: setting.values[number % len(setting.values)] for setting in its_game.settings}
