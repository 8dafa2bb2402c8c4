"""Fairy Market: shop at the fairies', build a dungeon from five cards, and find the best way through it."""

from collections import Counter

from engine.core import Game, Setting, round_chapter
from engine.games.fairy_market.ai.player import choose, patient
from engine.games.fairy_market.cards import BOOKS, DUNGEON_CARDS, GOALS, ITEMS, STARTERS
from engine.games.fairy_market.rules.rounds import new_table
from engine.games.fairy_market.show.faces import faces
from engine.games.fairy_market.show.redeal import redeal
from engine.games.fairy_market.show.twin import describe
from engine.games.fairy_market.show.views import FairView, view
from engine.games.fairy_market.state import MOST_BOOKS, ROUNDS, Fair, Player
from engine.games.fairy_market.upgrades import from_format_1


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
    over = g.result is not None
    turned_up = [g.main_goal] + ([g.side_goal] if over or g.phase == "reward" else [])
    if Counter([*g.goals.pile, *g.goals.discards, *turned_up]) != Counter(list(GOALS)):
        broken.append("a goal is missing or doubled")
    if any(not g.tokens_left(item) >= 0 for item in ITEMS):
        broken.append("there are more tokens of a kind than there are")
    if any(player.coins < 0 for player in g.players):
        broken.append("somebody is in debt")
    if any(len(set(player.books)) > MOST_BOOKS + 1 for player in g.players):
        broken.append("somebody has too many spellbooks")
    return broken


def _cards_of(player: Player) -> list[str]:
    return [*player.deck.pile, *player.deck.discards, *player.hand, *player.kept]


def most_decisions(seats: int) -> int:
    """For every seat a round has a pass, an opened hand, an expedition, its time, and six questions on cards.

    Every other decision is a purchase and costs a coin, but one a round with a book; and coins come from the
    dungeons alone: at most four on each of five cards.
    """
    coins = 6 + ROUNDS * 20
    return seats * (10 * ROUNDS + 2 * coins)


GAME = Game(
    key="fairy-market",
    seats=(2, 5),
    settings=(
        Setting("time-bonus", ("race", "own-time", "off"), "race"),
        Setting("hint", ("off", "on"), "off"),
    ),
    state=Fair,
    new=new_table,
    view=view,
    describe=describe,
    chapter=round_chapter,
    computer_player=choose,
    redeal=redeal,
    conserved=conserved,
    most_decisions=most_decisions,
    cards=faces,
    topics=(
        "goal",
        "market",
        "books",
        "building",
        "path",
        "rooms",
        "underground",
        "discoveries",
        "time-bonus",
        "upgrades",
        "end",
    ),
    patient=patient,
    format=2,
    upgrades={1: from_format_1},
)

__all__ = ["GAME", "Fair", "FairView"]
