"""What must hold at every moment of every game: nothing gets lost, and the game ends."""

from __future__ import annotations

from collections import Counter

from engine.core import EXERCISE
from engine.games.fairy_market.cards import BOOKS, DUNGEON_CARDS, GOALS, ITEMS, STARTERS
from engine.games.fairy_market.state import MOST_BOOKS, ROUNDS, Fair, Player


def conserved(g: Fair) -> list[str]:
    """Every card, book, goal and token is somewhere, and only once."""
    broken = []
    owned = [_cards_of(player) for player in g.players]
    rows = [card for row in g.rows for card in (*row.stack.pile, *row.stack.discards, *row.face_up)]
    everywhere = Counter([*rows, *g.box, *(card for cards in owned for card in cards)])
    if any(everywhere[card] != 1 for card in DUNGEON_CARDS):
        broken.append("a dungeon card is missing or doubled")
    if any(everywhere[card] != g.seats for card in STARTERS):
        broken.append("a starter card is missing or doubled")
    stack = g.books.stack
    books = [
        *stack.pile,
        *stack.discards,
        *g.books.face_up,
        *(book for each in g.players for book in each.books),
    ]
    everywhere.update(books)
    if any(everywhere[book] != 1 for book in BOOKS):
        broken.append("a spellbook is missing or doubled")
    over = g.result is not None and EXERCISE not in g.settings  # a puzzle has no side goal
    turned_up = [g.main_goal] + ([g.side_goal] if over or g.phase == "reward" else [])
    if Counter([*g.goals.pile, *g.goals.discards, *turned_up]) != Counter(list(GOALS)):
        broken.append("a goal is missing or doubled")
    if any(not g.tokens_left(item) >= 0 for item in ITEMS):
        broken.append("more tokens of a kind are out than exist")
    if any(player.coins < 0 for player in g.players):
        broken.append("somebody is in debt")
    if any(len(set(player.books)) > MOST_BOOKS + 1 for player in g.players):
        broken.append("somebody has too many spellbooks")
    return broken


def _cards_of(player: Player) -> list[str]:
    return [*player.deck.pile, *player.deck.discards, *player.hand, *player.kept]


def most_decisions(seats: int) -> int:
    """How many decisions a game can have at most.

    Each round asks every seat for a pass, an opened hand, an expedition, its time, and six choices of cards.
    Every other decision is a purchase, which costs a coin except for one a round with a book; and coins come
    only from dungeons, at most four on each of five cards.
    """
    coins = 6 + ROUNDS * 20
    return seats * (10 * ROUNDS + 2 * coins)
