"""The computer players: how each strength answers a question, given what its seat knows."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Chance, Choice, Decision
from engine.core.mind import TEMPERS, Manner
from engine.search.knowledge import Knowledge
from engine.search.thinking import think

EASY, NORMAL, HARD = STRENGTHS = ("easy", "normal", "hard")
RANDOM = "random"
"""Not a strength anybody would want to play against, but one to measure the others by."""
EXPLOITER = "exploiter"
"""One that searches, told that everybody else is random: how often those can be beaten at all."""
YARDSTICKS = (RANDOM, EXPLOITER)
USUAL_PLAYOUTS = 200
"""The budget of a hard player in a game that names none."""


class Player(NamedTuple):
    """A computer player: how strong it is, and its temper."""

    strength: str
    temper: str = ""
    playouts: int = 0
    """The budget of a hard player; 0 for the game's own."""

    @property
    def name(self) -> str:
        """What it is called where strengths are compared, as `read_player` understands it."""
        return f"{self.strength}:{self.temper}" if self.temper else self.strength


def read_player(name: str) -> Player | None:
    """The player called `hard`, `normal:bold` and the like; None if there is none."""
    strength, colon, temper = name.partition(":")
    known = strength in (*YARDSTICKS, *STRENGTHS) and (temper in TEMPERS if colon else True)
    return Player(strength, temper) if known else None


def answer(player: Player, known: Knowledge, decision: Decision, chance: Chance) -> tuple[Decision, Choice]:
    """Answer a question, or a standing offer instead; the same chance always leads to the same answer."""
    if player.strength == RANDOM:
        world = known.world(chance)
        return decision, known.question(world, decision).form.sample(world, decision.seat, chance)
    wished = known.game.wished(known.view, known.offers)
    if wished is not None:
        return wished
    manner = manner_of(player, known, chance)
    if player.strength in (HARD, EXPLOITER):
        told = player.strength == EXPLOITER
        return decision, think(known, decision, manner, playouts_of(player, known), chance, told)[0].choice
    return decision, known.game.quick_answer(known.view, decision, manner)


def playouts_of(player: Player, known: Knowledge) -> int:
    """The budget of a hard player: fewer playouts where each of them takes longer."""
    mind = known.game.mind
    usual = player.playouts or (mind.playouts if mind else USUAL_PLAYOUTS)
    return int(usual / mind.burden(known.view)) if mind and mind.burden else usual


def manner_of(player: Player, known: Knowledge, chance: Chance) -> Manner:
    """The manner of a player at this moment: beginners overlook more than others."""
    mind = known.game.mind
    if mind is None:
        return Manner(player.temper)
    return Manner(
        player.temper, chance.below(1 << 40), mind.slip if player.strength == EASY else mind.variety
    )
