"""The computer player in a scenario: what it would do, and what the search would try."""

from __future__ import annotations

from engine.core import Choice, take
from engine.core.mind import Effort, Manner
from engine.games.boss_monster import GAME
from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.scenario import asked, to_decide


def would(g: Realm, who: str) -> Choice:
    """What the computer player would answer in this seat."""
    decision = asked(g, who)
    return GAME.computer_player(GAME.view(g, decision.seat), decision)


def left_to(g: Realm, who: str) -> Realm:
    """The table after the computer player has answered for this seat as long as it was asked."""
    here = g.round
    while g.round == here and who in to_decide(g):
        g = take(g, *GAME.computer_answer(g, asked(g, who)))
    return g


def tried(g: Realm, who: str) -> list[Choice]:
    """The answers the search would try."""
    decision = asked(g, who)
    assert GAME.mind is not None
    view = GAME.view(g, decision.seat)
    return [each.choice for each in GAME.mind.consider(view, decision, Manner(effort=Effort.THOROUGH))]
