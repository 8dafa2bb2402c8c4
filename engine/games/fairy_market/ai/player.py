"""The computer player: it buys what the goal asks for, and explores with the planner."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Choice, Decision, Number, Pick, Script
from engine.games.fairy_market.board.discoveries import counted_as
from engine.games.fairy_market.board.maze import OVERCOME_WITH
from engine.games.fairy_market.board.planner import (
    COIN_WORTH,
    LAST_COIN_WORTH,
    USUAL,
    plan_expedition,
    worths,
)
from engine.games.fairy_market.cards import CARDS, DUNGEON_CARDS, MARKET, STARTERS
from engine.games.fairy_market.show.views import FairView
from engine.games.fairy_market.state import HAND, ROUNDS

FOUND = 0.5
"""The share of a card's features that a path usually reaches."""
SEEN_AGAIN = 0.35
"""How often a bought card comes back to the hand, per round."""
TOKEN_WORTH = 0.25
BOOK_WORTH = {
    "slay": 0.5,
    "pick-lock": 0.4,
    "bridge": 0.5,
    "free-portal": 0.4,
    "barrel-jump": 0.5,
    "hunt": 0.5,
    "climb": 0.2,
    "wrap-vertical": 0.2,
    "wrap-horizontal": 0.3,
    "prune": 0.3,
}
"""What owning a book brings each round."""
OTHER_BOOK_WORTH = 0.1
OWN_TIME = 240
"""The seconds an expedition takes, where everybody's own time counts: the rulebook's four minutes."""
SMALLEST_DECK = 7
"""With fewer cards than this there is nothing to gain by removing more."""


def choose(view: FairView, decision: Decision) -> Choice:
    """Answer any question, from what the seat can see."""
    form = decision.form
    if isinstance(form, Script):
        return plan_expedition(view.hand, view.kit(), view.main_goal.id, _last(view), USUAL)
    assert isinstance(form, Pick | Number)
    if isinstance(form, Number):
        return OWN_TIME
    if isinstance(form, Pick):
        match decision.step.rpartition(".")[2]:
            case "bought":
                return [_purchase(view, decision.seat, form)]
            case "exchanged":
                return [_exchange(view, form)]
            case "gave_up":
                return [min((option.id for option in form.options), key=_book_worth)]
            case "looked":
                return ["keep" if _worth(view, view.hand[-1]) >= _usual_worth(view) else "discard"]
            case "cut_away":
                return _cut(view, decision.seat, form)
            case "recycled":
                return _best_cards(view, form)
    return form.default(None, decision.seat)


def patient(view: FairView, decision: Decision) -> bool:
    """Whether to hold the answer back: nobody can outrun a computer, so the time bonus is left to people."""
    race = view.timed and view.settings["time-bonus"] == "race"
    return race and isinstance(decision.form, Script) and not view.winners_of_time


def _last(view: FairView) -> bool:
    return view.round == ROUNDS


# ── shopping ─────────────────────────────────────────────────────────────────────────────────────────────


def _purchase(view: FairView, seat: int, form: Pick) -> str:
    """What brings the most for its price; nothing, if nothing is worth its price."""
    best, most = "pass", 0.0
    for option in form.options:
        gain = _gain(view, seat, option.id)
        if gain > most:
            best, most = option.id, gain
    return best


def _gain(view: FairView, seat: int, option: str) -> float:
    kind, _, which = option.partition(":")
    coin = LAST_COIN_WORTH if _last(view) else COIN_WORTH
    rounds_left = ROUNDS - view.round
    match kind:
        case "token":
            return (
                sum(_token_worth(view, seat, item) for item in which.split("+")) - MARKET.token_price * coin
            )
        case "book":
            if len(view.players[seat].books) == 2:
                return 0.0
            return _book_worth(which) * (1 + rounds_left) - MARKET.book_price * coin
        case "card" | "cheap":
            if len(view.hand) >= HAND:
                return 0.0
            price = int(which[3:]) if which.startswith("top") else CARDS[which].cost
            worth = _row_worth(view, price) if which.startswith("top") else _worth(view, which)
            gain = (worth - _usual_worth(view)) * FOUND * (1 + SEEN_AGAIN * rounds_left)
            return gain - (price - (kind == "cheap")) * coin
        case _:
            return 0.0


def _book_worth(book: str) -> float:
    return BOOK_WORTH.get(book, OTHER_BOOK_WORTH)


def _token_worth(view: FairView, seat: int, item: str) -> float:
    """A token is worth more if the goal counts what it overcomes; each further one is worth less."""
    wanted = any(
        counted_as(obstacle) == view.main_goal.kind
        for obstacle, means in OVERCOME_WITH.items()
        if means == item
    ) or (item == "scroll" and view.main_goal.kind == "portal")
    worth = 0.5 * view.main_goal.points if wanted else TOKEN_WORTH
    return worth / float(3) ** view.players[seat].tokens.get(item, 0)


def _worth(view: FairView, card: str) -> float:
    return _card_worths(view.main_goal.id, _last(view))[card]


def _usual_worth(view: FairView) -> float:
    """What a card from the deck would bring instead."""
    return _average(_card_worths(view.main_goal.id, _last(view)), tuple(STARTERS))


def _row_worth(view: FairView, price: int) -> float:
    cards = tuple(card.id for card in DUNGEON_CARDS.values() if card.cost == price)
    return _average(_card_worths(view.main_goal.id, _last(view)), cards)


def _average(worth: dict[str, float], cards: tuple[str, ...]) -> float:
    return sum(worth[card] for card in cards) / len(cards)


@lru_cache(maxsize=128)
def _card_worths(goal: str, last: bool) -> dict[str, float]:
    """What everything on each card is worth together."""
    worth = worths(goal, last)
    return {
        card.id: sum(worth.get(counted_as(feature.kind), 0.0) for feature in card.features)
        + worth["room"] * len(card.rooms())
        for card in CARDS.values()
    }


# ── after the round ──────────────────────────────────────────────────────────────────────────────────────


def _exchange(view: FairView, form: Pick) -> str:
    """The exchange that gains most for the next goal."""
    best, most = "none", 0.5
    for option in form.options:
        given, _, wanted = option.id.partition(":")
        if wanted:
            worth = _row_worth(view, int(wanted[3:])) if wanted.startswith("top") else _worth(view, wanted)
            if worth - _worth(view, given) > most:
                best, most = option.id, worth - _worth(view, given)
    return best


def _cut(view: FairView, seat: int, form: Pick) -> list[str]:
    """Remove starter cards, the poorest first, while enough cards are left."""
    own = view.players[seat]
    spare = own.deck_size + own.hand_size + len(own.discards) - SMALLEST_DECK
    starters = sorted(
        (option.id for option in form.options if option.id in STARTERS), key=lambda card: _worth(view, card)
    )
    return starters[: max(0, min(form.most, spare))]


def _best_cards(view: FairView, form: Pick) -> list[str]:
    """Cards that are better than what the deck would give."""
    good = [option.id for option in form.options if _worth(view, option.id) > _usual_worth(view)]
    return sorted(good, key=lambda card: -_worth(view, card))[: form.most]
