"""The table: the market, the goals, and what lies in front of each player."""

from __future__ import annotations

import msgspec

from engine.core import Deck, Seat, State
from engine.games.fairy_market.board.dungeon import Dungeon
from engine.games.fairy_market.board.trail import Kit
from engine.games.fairy_market.cards import BOOKS, GOALS, ITEMS, MARKET, Book, Goal

ROUNDS = 6
HAND = 5
MOST_BOOKS = 2


class Row(msgspec.Struct):
    """A row of the market: its price, the stack, and the cards that lie open."""

    price: int
    stack: Deck
    face_up: list[str] = []


class Score(msgspec.Struct, frozen=True, gc=False):
    """A line of the score board: one round."""

    main: int
    side: int
    time: int
    exit: bool

    @property
    def points(self) -> int:
        """What the round brought, the side goal not yet halved."""
        return self.main + self.side + self.time


class Player(msgspec.Struct):
    """What belongs to one player."""

    deck: Deck
    coins: int = MARKET.start_coins
    hand: list[str] = []
    kept: list[str] = []
    """Cards set aside for the next hand."""
    unseen: dict[str, bool] = {}
    """Which cards came from a stack and have not been seen by anybody else yet."""
    tokens: dict[str, int] = {}
    books: list[str] = []
    used_books: dict[str, bool] = {}
    """Which of them are turned over until the end of the round."""
    script: list[str] = []
    """The words of the expedition handed in, secret until all are done."""
    done: bool = False
    opened: int = 0
    """The number of the question that opened the hand, where everybody's own time counts."""
    seconds: int = 0
    """How long the expedition took from there; 0 if it was not measured."""
    dungeon: Dungeon | None = None
    """The latest expedition everybody has seen."""
    scores: list[Score] = []

    def kit(self) -> Kit:
        """What the player brings along into the dungeon."""
        return Kit(tuple([self.tokens.get(item, 0) for item in ITEMS]), tuple(self.ready_books()))

    def ready_books(self) -> list[str]:
        """The spellbooks that can still be used this round."""
        return [book for book in self.books if book not in self.used_books]

    def ready(self, effect: str) -> Book | None:
        """A spellbook with this effect that can still be used this round."""
        return next((BOOKS[book] for book in self.ready_books() if getattr(BOOKS[book], effect)), None)

    def use(self, book: str) -> None:
        """Turn a book over until the end of the round."""
        self.used_books[book] = True


class Fair(State, kw_only=True):
    """A Fairy Market table."""

    players: list[Player]
    books: Row
    rows: list[Row]
    """Dungeon cards, the cheapest first."""
    goals: Deck
    box: list[str] = []
    """Cards and books that have left the game."""
    round: int = 0
    phase: str = ""
    main_goal: str = ""
    side_goal: str = ""
    """The latest one turned up; empty before the first."""
    scored_goal: str = ""
    """The main goal by which the latest dungeons were scored; empty before the first."""
    first: Seat = 0
    """Who shops first this round."""
    shopping: list[Seat] = []
    """Those who have not passed yet."""
    exploring: list[Seat] = []
    """Those who have gone from the market to their dungeon without waiting for the others."""
    winners_of_time: list[Seat] = []
    """Who has taken this round's time bonus."""

    @property
    def goal(self) -> Goal:
        """The main goal of the round."""
        return GOALS[self.main_goal]

    @property
    def timed(self) -> bool:
        """Whether there is a time bonus this round."""
        return self.goal.hourglass and self.settings["time-bonus"] != "off"

    @property
    def clocked(self) -> bool:
        """Whether everybody's own time counts for it."""
        return self.timed and self.settings["time-bonus"] == "own-time"

    def tokens_left(self, kind: str) -> int:
        """How many fairy tokens of a kind the market still has."""
        return MARKET.tokens_of_a_kind - sum(player.tokens.get(kind, 0) for player in self.players)

    def row(self, price: int) -> Row:
        """The row of dungeon cards with this price."""
        return next(row for row in self.rows if row.price == price)
