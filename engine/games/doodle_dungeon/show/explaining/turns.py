"""The end of a turn: how it goes on, and which cards are worth keeping."""

from __future__ import annotations

from engine.core import Decision, Explanation, Text
from engine.games.doodle_dungeon.cards import ACTION_OF, Action
from engine.games.doodle_dungeon.phrases import action_line, plain, text
from engine.games.doodle_dungeon.show.explaining.answers import ahead_of, kind_on, level_of, offered
from engine.games.doodle_dungeon.show.views import TableView
from engine.games.doodle_dungeon.state import INSIDE


def closing_notes(view: TableView, decision: Decision) -> dict[str, Text]:
    """How the turn goes on with each answer that ends a step of it."""
    hand = level_of(view.dungeons[decision.seat], "hand")
    known = {
        "help": plain("note-help"),
        "exchange": text("note-exchange", cards=hand),
        "end": text("note-end", cards=hand),
        "settle": plain("note-settle"),
        "done": plain("note-done"),
    }
    return {option: known[option] for option in offered(decision) if option in known}


def on_refilling(view: TableView, decision: Decision) -> Explanation:
    """What each card does, and which of them have nothing left to be used for."""
    cards = offered(decision)
    idle = {card: plain("outlook-idle") for card in cards if not _has_a_use(view, ACTION_OF[card])}
    return Explanation({card: action_line(ACTION_OF[card].id) for card in cards}, idle)


def _has_a_use(view: TableView, action: Action) -> bool:
    """Whether anything that may still happen fits a card."""
    viewer = view.viewer
    assert viewer is not None
    if action.side == "hero":
        return any(each.fate == INSIDE for seat, each in enumerate(view.dungeons) if seat != viewer)
    own = view.dungeons[viewer]
    ahead = {kind_on(own, square) for square in ahead_of(own)} if own.fate == INSIDE else set()
    if action.when == "trap":
        return "trap" in ahead
    return action.of in ahead if action.of else bool(ahead - {"trap"})
