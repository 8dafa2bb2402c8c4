"""The data of `cards.toml`: dungeon cards, goals, spellbooks, and the numbers of the market."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated

import msgspec

from engine.core import Text
from engine.core.editions import printed
from engine.games.fairy_market.cards.notation import BadCardError, Card, read_card

Price = Annotated[int, msgspec.Meta(ge=0, le=20)]
Some = Annotated[int, msgspec.Meta(ge=1, le=20)]
Notation = Annotated[str, msgspec.Meta(pattern=r"^\w+(\|[^|]*){4}$")]

ITEMS = ("sword", "rope", "key", "scroll")
"""The items that overcome something; there are fairy tokens of each."""


class Market(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Prices and amounts."""

    token_price: Price
    tokens_of_a_kind: Some
    book_price: Price
    face_up: Annotated[int, msgspec.Meta(ge=1, le=4)]
    start_coins: Price
    source: str


class TimeBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the time bonus is worth, round by round."""

    points: tuple[Price, Price, Price, Price, Price, Price]
    source: str


class GoalKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Goal cards of one kind."""

    kind: str
    points: Price
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)]
    hourglasses: Annotated[int, msgspec.Meta(ge=0, le=9)]
    source: str


class Jump(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"origin": "from", "target": "to"}
):
    """A jump from one kind of feature to another, over any distance."""

    origin: str
    target: str


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spellbook; see `cards.toml` for the vocabulary."""

    id: str
    source: str
    discount: int = 0
    free_tokens: int = 0
    first_look: bool = False
    stands_for: str = ""
    jump: Jump | None = None
    wrap: str = ""
    climb: bool = False
    cross: bool = False
    gift: bool = False
    exchange: bool = False
    removes: int = 0
    keeps: int = 0
    price: int = 0

    @property
    def leads_the_path(self) -> bool:
        """Whether the book adds steps to a path; one that stands for an item does not."""
        return bool(self.jump or self.wrap or self.climb or self.cross or self.gift)


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dungeon card in its notation."""

    card: Notation
    source: str


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    market: Market
    time_bonus: TimeBonus
    goals: tuple[GoalKind, ...]
    books: tuple[Book, ...]
    starters: tuple[Line, ...]
    cards: tuple[Line, ...]


class Goal(msgspec.Struct, frozen=True):
    """One goal card."""

    id: str
    kind: str
    points: int
    hourglass: bool


@cache
def box() -> Box:
    """The file as it is; an error names the place in the file."""
    return printed("fairy-market", Box)


def impossible(box: Box) -> Iterator[tuple[str, str, Text]]:
    """Cards that are none, and more hourglasses than cards."""
    for goal in box.goals:
        if goal.hourglasses > goal.copies:
            yield "goals", goal.kind, Text("fairy-market-edition-hourglasses", {"copies": goal.copies})
    for section, lines in (("starters", box.starters), ("cards", box.cards)):
        for line in lines:
            try:
                read_card(line.card)
            except BadCardError as flaw:
                card = line.card.partition("|")[0]
                yield section, card, Text("edition-flaw-other", {"detail": str(flaw)})


def _goals() -> dict[str, Goal]:
    """Every goal card under an id of its own, those with an hourglass first."""
    return {
        f"{each.kind}-{copy}": Goal(f"{each.kind}-{copy}", each.kind, each.points, copy <= each.hourglasses)
        for each in box().goals
        for copy in range(1, each.copies + 1)
    }


MARKET = box().market
TIME_BONUS = box().time_bonus.points
GOALS = _goals()
GOAL_KINDS = tuple(each.kind for each in box().goals)
BOOKS = {book.id: book for book in box().books}
STARTERS = {card.id: card for card in (read_card(line.card) for line in box().starters)}
DUNGEON_CARDS = {card.id: card for card in (read_card(line.card) for line in box().cards)}
CARDS: dict[str, Card] = STARTERS | DUNGEON_CARDS
COSTS = tuple(sorted({card.cost for card in DUNGEON_CARDS.values()}))
STAND_INS = {book.stands_for: book.id for book in BOOKS.values() if book.stands_for}
"""For each item, the book that stands for it."""
