"""The computer player: it buys what the goal asks for, and explores with the planner."""

from __future__ import annotations

from engine.core import Choice, Decision, Number, Pick, Script
from engine.core.mind import PLAIN, UNLIKELY, Effort, Manner, Parts, Thought, best_of, favouring
from engine.games.fairy_market.ai.expeditions import best_expedition
from engine.games.fairy_market.ai.value import BOOK_WORTH, FOUND, TEMPERS, card_worths, general_worths
from engine.games.fairy_market.board.discoveries import counted_as
from engine.games.fairy_market.board.maze import OVERCOME_WITH
from engine.games.fairy_market.board.planner import LAST_COIN_WORTH, USUAL, plan_expedition
from engine.games.fairy_market.board.planner import Effort as Search
from engine.games.fairy_market.cards import CARDS, DUNGEON_CARDS, MARKET, STARTERS
from engine.games.fairy_market.show.views import FairView
from engine.games.fairy_market.state import HAND, MOST_BOOKS, ROUNDS

CLOSE = 0.4
"""What a purchase may seem to be worth less than the best one and still be worth a second look."""
SEEN_AGAIN = 0.38
"""How often a bought card comes back to the hand, per round."""
UNSEEN = 0.7
"""How much a book counts that nobody has seen, compared with any other."""
TOKEN_WORTHS = {"sword": 0.36, "key": 0.3, "rope": 0.2, "scroll": 0.1}
"""What a token brings, whatever the goal."""
NEXT_TOKEN = 0.2
"""How much a second token of a kind is worth, compared with the first."""
SURELY_FOUND = 0.5
"""How likely a token finds what the goal wants it for."""
SMALLEST_DECK = 7
"""With fewer cards than this there is nothing to gain by removing more."""
OWN_TIME = 240
"""The seconds an expedition takes, where everybody's own time counts: the rulebook's four minutes."""
SEARCHES = {
    Effort.IDLE: Search(1, 0, 30),
    Effort.HASTY: Search(2, 30, 120),
    Effort.USUAL: USUAL,
}
"""How hard an expedition is thought about."""
BEGINNER = Search(2, 40, 150)
CLUMSY = 0.3
"""Whoever slips by more than this looks for an expedition like a beginner."""


def choose(view: FairView, decision: Decision) -> Choice:
    """What the quick player answers, without any manner of its own."""
    return best_of(consider(view, decision, PLAIN), decision, PLAIN)


def consider(view: FairView, decision: Decision, manner: Manner) -> list[Thought]:
    """The answers worth a thought, from what the seat can see."""
    form, seat = decision.form, decision.seat
    if isinstance(form, Script):
        return [Thought(0.0, _expedition(view, manner))]
    if isinstance(form, Number):
        return [Thought(0.0, OWN_TIME)]
    assert isinstance(form, Pick)
    match decision.step.rpartition(".")[2]:
        case "bought":
            temper = TEMPERS.get(manner.temper, {})
            gains = {option.id: _gain(view, seat, option.id, temper) for option in form.options}
            least = max(gains.values()) - CLOSE if manner.effort is Effort.THOROUGH else UNLIKELY
            return [Thought(gain, [thing]) for thing, gain in gains.items() if gain >= least]
        case "exchanged":
            return [Thought(_exchange_gain(view, option.id), [option.id]) for option in form.options]
        case "gave_up":
            return [Thought(-BOOK_WORTH[option.id], [option.id]) for option in form.options]
        case "looked":
            good = _worth(view, view.hand[-1]) >= _usual_worth(view)
            return favouring(["keep" if good else "discard"], decision, manner)
        case "cut_away":
            return _or_nothing(_cut(view, seat, form))
        case "recycled" | "kept_for_coins":
            return _or_nothing(_best_cards(view, form))
    return favouring(form.default(None, seat), decision, manner)


def _expedition(view: FairView, manner: Manner) -> list[str]:
    hand, kit, goal = view.hand, view.kit(), view.main_goal.id
    if manner.effort is Effort.THOROUGH:
        return best_expedition(hand, kit, goal, _last(view))
    search = BEGINNER if manner.slip > CLUMSY else SEARCHES[manner.effort]
    return plan_expedition(hand, kit, goal, _last(view), search)


def _or_nothing(cards: list[str]) -> list[Thought]:
    """These cards; the search may also leave everything as it is."""
    return [Thought(0.0, cards), Thought(UNLIKELY, [])] if cards else [Thought(0.0, cards)]


def patient(view: FairView, decision: Decision) -> bool:
    """Whether to hold the answer back: nobody can outrun a computer, so the time bonus is left to people."""
    race = view.timed and view.settings["time-bonus"] == "race"
    return race and isinstance(decision.form, Script) and not view.winners_of_time


def _last(view: FairView) -> bool:
    return view.round == ROUNDS


# ── shopping ─────────────────────────────────────────────────────────────────────────────────────────────


def _gain(view: FairView, seat: int, option: str, temper: Parts) -> float:
    """What a purchase brings beyond its price; passing brings nothing."""
    kind, _, which = option.partition(":")
    rounds_left = ROUNDS - view.round
    coin = LAST_COIN_WORTH * temper.get("coins", 1.0)
    match kind:
        case "token":
            worth = sum(_token_worth(view, seat, item) for item in which.split("+"))
            return worth - MARKET.token_price * coin
        case "book":
            if len(view.players[seat].books) == MOST_BOOKS:
                return UNLIKELY
            worth = _book_worth(which) * temper.get("books", 1.0)
            return worth * (1 + rounds_left) - MARKET.book_price * coin
        case "card" | "cheap":
            if len(view.hand) >= HAND:
                return UNLIKELY
            price = int(which[3:]) if which.startswith("top") else CARDS[which].cost
            now, later = _card_gains(view, price if which.startswith("top") else which)
            worth = FOUND * (now + SEEN_AGAIN * rounds_left * temper.get("cards", 1.0) * later)
            return worth - (price - (kind == "cheap")) * coin
        case _:
            return 0.0


def _card_gains(view: FairView, which: str | int) -> tuple[float, float]:
    """What a card, or the next one of a row, has more than a starter: for this goal, and for any."""
    if isinstance(which, int):
        cards = tuple(card.id for card in DUNGEON_CARDS.values() if card.cost == which)
        return _row_worth(view, which) - _usual_worth(view), _average(general_worths(), cards)
    return _worth(view, which) - _usual_worth(view), general_worths()[which]


def _book_worth(book: str) -> float:
    """What a book brings each round; one bought unseen is like any other, but may not suit its owner."""
    return BOOK_WORTH.get(book) or UNSEEN * sum(BOOK_WORTH.values()) / len(BOOK_WORTH)


def _token_worth(view: FairView, seat: int, item: str) -> float:
    """A token is worth more if the goal counts what it overcomes; each further one is worth less."""
    wanted = any(
        counted_as(obstacle) == view.main_goal.kind
        for obstacle, means in OVERCOME_WITH.items()
        if means == item
    ) or (item == "scroll" and view.main_goal.kind == "portal")
    worth = SURELY_FOUND * view.main_goal.points if wanted else TOKEN_WORTHS[item]
    owned = view.players[seat].tokens.get(item, 0)
    return worth * float(NEXT_TOKEN**owned)


def _worth(view: FairView, card: str) -> float:
    return card_worths(view.main_goal.id, _last(view))[card]


def _usual_worth(view: FairView) -> float:
    """What a card from the deck would bring instead."""
    return _average(card_worths(view.main_goal.id, _last(view)), tuple(STARTERS))


def _row_worth(view: FairView, price: int) -> float:
    cards = tuple(card.id for card in DUNGEON_CARDS.values() if card.cost == price)
    return _average(card_worths(view.main_goal.id, _last(view)), cards)


def _average(worth: dict[str, float], cards: tuple[str, ...]) -> float:
    return sum(worth[card] for card in cards) / len(cards)


# ── after the round ──────────────────────────────────────────────────────────────────────────────────────


def _exchange_gain(view: FairView, option: str) -> float:
    """What an exchange gains for the next goal; one must be clearly better than none."""
    given, _, wanted = option.partition(":")
    if not wanted:
        return 0.5
    worth = _row_worth(view, int(wanted[3:])) if wanted.startswith("top") else _worth(view, wanted)
    return worth - _worth(view, given)


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
