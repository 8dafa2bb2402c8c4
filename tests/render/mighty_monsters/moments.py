"""Moments of real games for pictures to be drawn of."""

from __future__ import annotations

from functools import cache
from typing import cast

from engine.cli.self_play import moments
from engine.core.registry import game
from engine.games.mighty_monsters import Castle, CastleView

GAME = game("mighty-monsters")
VARIANTS: tuple[tuple[str, str], ...] = (("off", "off"), ("on", "off"), ("off", "on"), ("on", "on"))
"""Guard chain and king's rules."""


@cache
def game_of(seats: int, seed: int = 1, chain: str = "off", kings: str = "off") -> tuple[Castle, ...]:
    """Every state of a game between computer players, from the first decision to the end."""
    settings = {"guard-chain": chain, "kings-rules": kings}
    return cast(tuple[Castle, ...], tuple(moments(GAME, seats, settings, seed)))


def seen(state: Castle, viewer: int | None = None) -> CastleView:
    """The state as a viewer sees it."""
    view = GAME.view(state, viewer)
    assert isinstance(view, CastleView)
    return view


def first_news(states: tuple[Castle, ...]) -> Castle:
    """The first moment after a raid in which all kinds of fights happened, or else any raid."""
    news = [state for state in states if state.result is None and seen(state).raid_is_news]
    return max(news, key=_kinds)


def _kinds(state: Castle) -> int:
    assert state.raid is not None
    return len({bout.outcome for bout in state.raid.bouts})
