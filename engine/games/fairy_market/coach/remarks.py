"""What the coach says before a decision: shopping, and what to do with the cards of an expedition."""

from __future__ import annotations

from engine.core import Arg, Remark
from engine.games.fairy_market.ai.player import choose
from engine.games.fairy_market.cards import CARDS
from engine.games.fairy_market.coach.expedition import EXPEDITION, At
from engine.games.fairy_market.phrases import book_in_short, book_name, card_name, item_name
from engine.games.fairy_market.rules.story import goal_text
from engine.games.fairy_market.show.explain import explain
from engine.games.fairy_market.show.views import FairView

PREFIX = "fairy-market-"


def asks(at: At, *questions: str) -> bool:
    """Whether one of these questions is asked."""
    return at.decision.prompt.key.removeprefix(PREFIX) in questions


def _advised(at: At) -> tuple[str, str]:
    """What the quick player would buy: the kind of thing, and which."""
    choice = choose(at.view, at.decision)
    kind, _, which = choice[0].partition(":") if isinstance(choice, list) and choice else ("", "", "")
    return kind, which


def _shops_for(at: At, *kinds: str) -> bool:
    return asks(at, "buy") and _advised(at)[0] in kinds


def _wants_open_card(at: At) -> bool:
    return _shops_for(at, "card", "cheap") and _advised(at)[1] in CARDS


def _wants_unseen(at: At) -> bool:
    return asks(at, "buy") and _advised(at)[1].startswith("top")


def _purse(at: At) -> dict[str, Arg]:
    own = at.view.players[at.decision.seat]
    return {"coins": own.coins, "goal": goal_text(at.view.main_goal.id)}


def _card(at: At) -> dict[str, Arg]:
    which = _advised(at)[1]
    outlook = explain(at.view, at.decision).outlooks[":".join(_advised(at))]
    return {**_purse(at), "card": card_name(which), "outlook": outlook}


def _token(at: At) -> dict[str, Arg]:
    return {"item": item_name(_advised(at)[1].partition("+")[0])}


def _book(at: At) -> dict[str, Arg]:
    which = _advised(at)[1]
    return {"book": book_name(which), "line": book_in_short(which)}


def _kind(at: At) -> dict[str, Arg]:
    return {"kind": _advised(at)[0]}


def _wanted_card(at: At) -> tuple[str, ...]:
    """Where it lies: cards are counted from left to right, row by row."""
    which, rows = _advised(at)[1], at.view.rows
    return next(
        (f"card-{len(rows) * row.face_up.index(which) + column}",)
        for column, row in enumerate(rows, 1)
        if which in row.face_up
    )


def _goal(at: At) -> tuple[str, ...]:
    return ("goal",)


MARKET: tuple[Remark[FairView], ...] = (
    Remark("first-card", _wants_open_card, _card, _wanted_card),
    Remark("stop-shopping", lambda at: _shops_for(at, "pass"), _purse),
    Remark("token", lambda at: _shops_for(at, "token"), _token),
    Remark("open-book", lambda at: _shops_for(at, "book") and not _wants_unseen(at), _book),
    Remark("unseen", _wants_unseen, _kind),
)

AFTERWARDS: tuple[Remark[FairView], ...] = (
    Remark("scissors", lambda at: asks(at, "cut")),
    Remark("recycle", lambda at: asks(at, "recycle"), _purse),
)

WHATEVER_COMES: tuple[Remark[FairView], ...] = (
    Remark("card", _wants_open_card, _card, _wanted_card, again=True),
    Remark("stop", lambda at: _shops_for(at, "pass"), look=_goal, again=True),
    Remark("another-book", lambda at: _shops_for(at, "book"), look=_goal, again=True),
    Remark("another-token", lambda at: _shops_for(at, "token"), _token, _goal, again=True),
    Remark("buy", lambda at: asks(at, "buy"), _purse, _goal, again=True),
    Remark("cards", lambda at: at.decision.topic == "upgrades", again=True),
    Remark("books", lambda at: at.decision.topic == "books", again=True),
    Remark("any", again=True),
)

REMARKS = (*MARKET, *EXPEDITION, *AFTERWARDS, *WHATEVER_COMES)
