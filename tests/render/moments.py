"""Moments of real games for pictures to be drawn of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.core.play import Move, apply
from engine.core.registry import game
from engine.core.state import State
from engine.games.mighty_monsters import Castle, CastleView
from texts import Speaker, speaker

GAME = game("mighty-monsters")
NAMES = ("Anna", "Bert der Große", "Cleopatra VII", "Дмитрий", "Emil Ø.", "Wilhelmina von Grünewald-Maximus")
LONG_NAMES = ("W" * 32, "Mm " * 10 + "Mm", "Ä" * 32, "さくら" * 10, "\N{FIRE}" * 32, "i" * 32)
LOCALES = ("en", "de")
VARIANTS: tuple[tuple[str, str], ...] = (("off", "off"), ("on", "off"), ("off", "on"), ("on", "on"))
"""Guard chain and king's rules."""


@cache
def game_of(seats: int, seed: int = 1, chain: str = "off", kings: str = "off") -> tuple[Castle, ...]:
    """Every state of a game between computer players, from the first decision to the end."""
    return tuple(_played(GAME.start(seats, {"guard-chain": chain, "kings-rules": kings}, seed)))


def _played(state: State) -> Iterator[Castle]:
    assert isinstance(state, Castle)
    yield state
    while state.pending():
        asked = state.pending()[0]
        choice = GAME.bot(GAME.view(state, asked.seat), asked)
        state = apply(state, Move(asked.seat, asked.number, choice))
        yield state


def seen(state: Castle, viewer: int | None = None) -> CastleView:
    """The state as a viewer sees it."""
    view = GAME.view(state, viewer)
    assert isinstance(view, CastleView)
    return view


def voice(locale: str, seats: int, names: tuple[str, ...] = NAMES) -> Speaker:
    """A speaker who knows everybody's name."""
    return speaker(locale, names[:seats])


def first_news(states: tuple[Castle, ...]) -> Castle:
    """The first moment after a raid in which all kinds of fights happened, or else any raid."""
    news = [state for state in states if state.result is None and seen(state).raid_is_news]
    return max(news, key=_kinds)


def _kinds(state: Castle) -> int:
    assert state.raid is not None
    return len({bout.outcome for bout in state.raid.bouts})
