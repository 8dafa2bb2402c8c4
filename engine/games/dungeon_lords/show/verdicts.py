"""Verdicts on an answer in the making: good, or allowed but worthless, and why.

What is impossible is refused by the question's own form.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Decision, Text
from engine.games.dungeon_lords.phrases import plain, text
from engine.games.dungeon_lords.show.drafts import ORDERS_CHOSEN, drafted
from engine.games.dungeon_lords.show.explanations.orders import is_pointless, prospects
from engine.games.dungeon_lords.show.standings import tax_due
from engine.games.dungeon_lords.show.views import UnderworldView

TAXES = "taxes"


class Verdict(NamedTuple):
    """Whether an answer is any good, in a sentence."""

    good: bool
    said: Text


def verdict(view: UnderworldView, decision: Decision, words: list[str]) -> Verdict | None:
    """What to think of orders or tunnels in the making; None if there is nothing to say."""
    if decision.step == ORDERS_CHOSEN:
        return _on_orders(view, decision, words)
    if decision.topic == "dig" and words:
        return _on_tunnels(view, decision, words)
    return None


def _on_orders(view: UnderworldView, decision: Decision, words: list[str]) -> Verdict | None:
    seat = decision.seat
    for order in words:
        if is_pointless(view, seat, order):
            why = prospects(view, seat, order)
            return Verdict(False, text("verdict-pointless", order=plain(order), why=why))
    if {"dig", "mine"} <= set(words) and view.lords[seat].idle_imps < 2:
        return Verdict(False, plain("verdict-imps"))
    return Verdict(True, plain("verdict-orders")) if words else None


def _on_tunnels(view: UnderworldView, decision: Decision, words: list[str]) -> Verdict | None:
    answer = drafted(view, decision, words)
    if answer is None or TAXES not in (view.event, view.next_event):
        return None
    due, gold = tax_due(answer.view, decision.seat), view.lords[decision.seat].gold
    known = {"due": due, "gold": gold, "season": "now" if view.event == TAXES else "next"}
    return Verdict(due <= gold, text("verdict-tax", **known))
