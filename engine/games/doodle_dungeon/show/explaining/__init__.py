"""What the answers to a question mean: what each does and will probably lead to, and what is not possible.

One module for each part of the game; all of them look at a view, as the asked player does.
"""

from __future__ import annotations

from engine.core import Decision, Explanation
from engine.games.doodle_dungeon.show.explaining.aiding import on_aid, on_targets
from engine.games.doodle_dungeon.show.explaining.building import on_cards, on_erasing, on_upgrades
from engine.games.doodle_dungeon.show.explaining.fighting import on_dice, on_encounter
from engine.games.doodle_dungeon.show.explaining.symbols import symbols_of
from engine.games.doodle_dungeon.show.explaining.turns import on_refilling
from engine.games.doodle_dungeon.show.views import TableView

_BY_QUESTION = {
    "ask-card": on_cards,
    "ask-upgrade": on_upgrades,
    "ask-upgrade-last": on_upgrades,
    "ask-take-back": on_erasing,
    "ask-change": on_erasing,
    "ask-erase": on_erasing,
    "ask-ready": on_erasing,
    "ask-trap": on_encounter,
    "ask-fight": on_encounter,
    "ask-reroll": on_dice,
    "ask-aid": on_aid,
    "ask-target": on_targets,
    "ask-refill": on_refilling,
}


def explain(view: TableView, decision: Decision) -> Explanation:
    """Help with a question; places and paths have their preview instead."""
    helped = _BY_QUESTION.get(decision.prompt.key.removeprefix("doodle-dungeon-"))
    found = Explanation() if helped is None else helped(view, decision)
    return found._replace(symbols=symbols_of(view, decision))


__all__ = ["explain"]
