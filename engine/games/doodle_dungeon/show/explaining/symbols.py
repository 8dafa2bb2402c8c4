"""Which doodle stands beside an option: the action, trap, monster or treasure it is about."""

from __future__ import annotations

from engine.core import Decision
from engine.games.doodle_dungeon.board.sheet import LETTERS, NAMES
from engine.games.doodle_dungeon.cards import ACTION_OF, ACTIONS, CATEGORIES
from engine.games.doodle_dungeon.show.explaining.answers import kind_on, offered
from engine.games.doodle_dungeon.show.views import TableView
from engine.games.doodle_dungeon.state import Built

OWN = "doodle-dungeon/"
STEPS = {"help": "hero", "exchange": "hand"}
"""How a turn goes on."""


def symbols_of(view: TableView, decision: Decision) -> dict[str, str]:
    """A symbol for every option that is about something drawn."""
    found = {choice: _doodle(view, decision, choice) for choice in offered(decision)}
    return {choice: OWN + doodle for choice, doodle in found.items() if doodle}


def _doodle(view: TableView, decision: Decision, choice: str) -> str:
    word = choice.partition("@")[0]
    if word in ACTIONS or word in CATEGORIES:
        return word
    match decision.prompt.key.removeprefix("doodle-dungeon-"):
        case "ask-card" | "ask-refill":
            return ACTION_OF[choice].id
        case "ask-reroll":
            return "die"
        case "ask-target":
            _, where = decision.args
            return kind_on(view.dungeons[where], NAMES.index(choice))
        case "ask-take-back" | "ask-change" | "ask-erase" if choice.isdecimal():
            return _built(view.dungeons[decision.seat].built[int(choice)])
    return STEPS.get(choice, "")


def _built(built: Built) -> str:
    """What an element looks like; walls are only squares."""
    return built.category or (built.element if built.element in (*LETTERS, "treasure") else "")
