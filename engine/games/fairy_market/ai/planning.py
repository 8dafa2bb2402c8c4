"""Deciding ahead as the computer player would: by asking it what it would do next, again and again."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Choice, Decision, Pick
from engine.games.fairy_market.ai.player import choose
from engine.games.fairy_market.rules.market import PASS
from engine.games.fairy_market.rules.shopping_list import ANOTHER, GIVE_UP, GO_ON, SHOP, THEN_PASS, WORDS
from engine.games.fairy_market.rules.stalls import is_unseen
from engine.games.fairy_market.rules.upgrade_list import CUT, KEEP, NO_CARD, RECYCLE
from engine.games.fairy_market.show.views import FairView
from engine.games.fairy_market.state import MOST_BOOKS

_STEPS = {
    SHOP: "fairy_market.bought",
    GIVE_UP: "fairy_market.gave_up",
    CUT: "fairy_market.cut_away",
    RECYCLE: "fairy_market.recycled",
    KEEP: "fairy_market.kept_for_coins",
}
"""The steps that go on with the answers to what can be planned."""


def plan(view: FairView, decision: Decision) -> Choice | None:
    """A shopping list, the book to give up, or the cards to cut, recycle and keep."""
    form = decision.form
    assert isinstance(form, Pick)
    if not form.options:
        return None
    if decision.ahead == SHOP:
        return _shopping_list(view, decision, form)
    if decision.ahead == GIVE_UP:
        return _answer(view, decision, Pick(form.options))
    cards = tuple([each for each in form.options if each.id != NO_CARD.id])
    return _answer(view, decision, Pick(cards, least=0, most=len(cards))) or [NO_CARD.id]


def _answer(view: FairView, decision: Decision, form: Pick) -> list[str]:
    """What it would answer if it were asked now."""
    choice = choose(view, replace(decision, step=_STEPS[decision.ahead], form=form))
    assert isinstance(choice, list)
    return choice


def _shopping_list(view: FairView, decision: Decision, form: Pick) -> Choice:
    """What it would buy, what it would buy if that were gone, and so on; then it passes."""
    words = [word.id for word in WORDS]
    left = [each for each in form.options if each.id not in words and not each.id.endswith(ANOTHER)]
    listed: list[str] = []
    while True:
        choice = _answer(view, decision, Pick((PASS, *left)))
        if choice == [PASS.id]:
            break
        listed += choice
        left = [each for each in left if each.id not in choice and not _covered(view, each.id, listed)]
    unseen = [GO_ON.id] if any(is_unseen(entry) for entry in listed) else []
    return [*listed, *unseen, THEN_PASS.id]


def _covered(view: FairView, thing: str, listed: list[str]) -> bool:
    """Whether there is enough on the list already: of tokens one of a kind, of books two."""
    kind, _, which = thing.partition(":")
    if kind == "token":
        wanted = [each for entry in listed for each in _tokens(entry)]
        return any(each in wanted for each in which.split("+"))
    assert view.viewer is not None
    books = len(view.players[view.viewer].books) + sum(entry.startswith("book") for entry in listed)
    return kind == "book" and books >= MOST_BOOKS


def _tokens(entry: str) -> list[str]:
    kind, _, which = entry.partition(":")
    return which.split("+") if kind == "token" else []
