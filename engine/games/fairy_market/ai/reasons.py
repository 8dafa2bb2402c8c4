"""Why a purchase, a card or a whole expedition is good, in a sentence that names it."""

from __future__ import annotations

from engine.core import Choice, Decision, Script, Text
from engine.games.fairy_market.board.discoveries import count_discoveries, on_card
from engine.games.fairy_market.board.maze import maze_of
from engine.games.fairy_market.board.script import read_script
from engine.games.fairy_market.board.trail import OUTSIDE
from engine.games.fairy_market.board.verdicts import most_points
from engine.games.fairy_market.cards import BOOKS, CARDS
from engine.games.fairy_market.phrases import (
    book_in_short,
    book_name,
    card_name,
    card_names,
    discoveries_text,
    plain,
    so_many,
    text,
)
from engine.games.fairy_market.show.explain import serves
from engine.games.fairy_market.show.views import FairView

NEW_CARDS = ("exchanged", "recycled", "kept_for_coins", "looked")
"""After these questions one has a card that one might not have had."""


def reason(view: FairView, decision: Decision, choice: Choice, part: str) -> Text | None:
    """What speaks for an answer; None where there is nothing more to say than usual."""
    if not isinstance(choice, list):
        return None
    if isinstance(decision.form, Script):
        return _expedition(view, choice)
    match decision.step.rpartition(".")[2]:
        case "bought":
            kind, _, which = choice[0].partition(":")
            return _purchase(view, kind, which, part)
        case "cut_away" if choice:
            return text("why-cut", cards=card_names(choice), count=len(choice))
        case "gave_up" if part != "coins":
            kept = next((book for book in view.players[decision.seat].books if book != choice[0]), "")
            return text("why-book", book=book_name(kept), does=book_in_short(kept)) if kept else None
        case step if step in NEW_CARDS and part != "coins":
            got = [view.hand[-1] if word == "keep" else word.rpartition(":")[2] for word in choice]
            return _card(view, next((card for card in got if card in CARDS), ""))
    return None


def _expedition(view: FairView, words: list[str]) -> Text | None:
    """What the path finds of coins and of what the goal counts, and how it ends."""
    sketch, goal = read_script(view.hand, view.kit(), tuple(words)), view.main_goal
    if sketch.trail is None:
        return None
    counts = count_discoveries(maze_of(sketch.cards), sketch.trail)
    found = {kind: counts[kind] for kind in (goal.kind, "coin") if counts.get(kind)}
    if not found:
        return None
    key = "why-way-out" if sketch.trail.at == OUTSIDE else "why-way"
    return text(key, points=goal.points * counts.get(goal.kind, 0), finds=discoveries_text(found))


def _purchase(view: FairView, kind: str, which: str, part: str) -> Text | None:
    """What is bought, and what it does for the goal or in every round."""
    if kind == "token":
        goal = view.main_goal
        wanted = [item for item in which.split("+") if serves(item, goal.kind)]
        if not wanted or part == "coins":
            return None
        return text("why-token", does=plain(f"does-{wanted[0]}"), points=goal.points)
    if kind == "book" and which in BOOKS:
        return text("why-book", book=book_name(which), does=book_in_short(which))
    if kind in ("card", "cheap") and part != "coins":
        return _card(view, which)
    if kind == "pass" and part == "coins":
        assert view.viewer is not None
        return text("why-pass", coins=view.players[view.viewer].coins)
    return None


def _card(view: FairView, card: str) -> Text | None:
    """What a card has for the goal."""
    goal = view.main_goal
    if card not in CARDS or not most_points(card, goal.id):
        return None
    things = so_many(goal.kind, on_card(card, goal.kind))
    return text("why-card", card=card_name(card), things=things, points=most_points(card, goal.id))
