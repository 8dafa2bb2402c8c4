"""Whether a computer player cancels a spell that somebody else has cast."""

from __future__ import annotations

from engine.core import Choice, Decision, Pick, Seat
from engine.games.boss_monster.ai.evaluation import KEEPING
from engine.games.boss_monster.ai.reactions import LEADER
from engine.games.boss_monster.rules.dungeon import read_source
from engine.games.boss_monster.show.views import RealmView

HOSTILE = ("MB067", "MB070", "MB075", "MB077")
"""Spells that harm whoever owns their target: Sabotage!, Rebirth, Heist, Traitor."""
DEADLY_SPELLS = ("MB068", "MB069", "MB071", "MB072")
"""Rage!, Ambush, Smash! and Pay to Win bring the owner of the dungeon a soul."""


def cancelling(view: RealmView, decision: Decision) -> Choice:
    """Cancel spells aimed at oneself, and those that bring a leader a soul."""
    form = decision.form
    assert isinstance(form, Pick)
    caster, action, chosen = decision.args[:3]
    if len(form.options) == 1 or not _harms(view, decision.seat, caster, read_source(action)[0], chosen):
        return ["pass"]
    return [min([option.id for option in form.options[1:]], key=_price_of_cancelling)]


def _harms(view: RealmView, seat: Seat, caster: Seat, spell: str, chosen: list[str]) -> bool:
    own = {room.slot.uid for room in view.lairs[seat].rooms}
    at_me = bool(chosen) and (chosen[0] == f"p{seat}" or _uid(chosen[0]) in own)
    if spell in HOSTILE and at_me:
        return True
    wins_a_soul = spell in DEADLY_SPELLS and view.phase == "adventure" and caster == view.active
    return wins_a_soul and view.lairs[caster].soul_count >= LEADER


def _uid(choice: str) -> int:
    head = choice.partition(".")[0]
    return int(head) if head.isdecimal() else -1


def _price_of_cancelling(choice: str) -> float:
    """Nothing for Short Circuit; for Mageseeker, what the spell to discard is worth keeping."""
    return KEEPING.get(choice.rpartition("/")[2], 0.0)
