"""The computer players by name: how each of them answers a question, given what its seat knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core import Chance, Choice, Decision
from engine.search.knowledge import Knowledge

Answer = tuple[Decision, Choice]
Player = Callable[[Knowledge, Decision, Chance], Answer]
"""Answers a question, or a standing offer instead; the same chance always leads to the same answer."""


def play_at_random(known: Knowledge, decision: Decision, chance: Chance) -> Answer:
    """Do anything that is allowed."""
    world = known.world(chance)
    return decision, known.question(world, decision).form.sample(world, decision.seat, chance)


def play_quickly(known: Knowledge, decision: Decision, chance: Chance) -> Answer:
    """Answer as the game's own quick player does."""
    return known.game.quick_answer(known.view, known.offers, decision)


PLAYERS: Mapping[str, Player] = {"random": play_at_random, "normal": play_quickly}
