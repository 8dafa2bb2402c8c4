"""The same table with everything a viewer cannot know dealt anew; the tests of secrecy rest on it."""

from __future__ import annotations

from engine.core import Chance, Seat
from engine.core.redealing import copy_with_new_chance, forget_plans_of_others
from engine.games.fairy_market.board.layout import Laid
from engine.games.fairy_market.board.maze import maze_of
from engine.games.fairy_market.cards import CARDS
from engine.games.fairy_market.state import Fair, Player, Row


def redeal(g: Fair, viewer: Seat | None, chance: Chance) -> Fair:
    """Deal anew: stacks, goals, decks; of others also hands, unseen cards, expeditions, times and plans."""
    other = copy_with_new_chance(g, chance)
    strangers = [player for seat, player in enumerate(other.players) if seat != viewer]
    for row in other.rows:
        _redeal_purchases(row, strangers, chance)
    for player in strangers:
        _redeal_hand(other, player, chance)
        _redeal_expedition(player, chance)
    for pile in (other.goals.pile, other.books.stack.pile, *[player.deck.pile for player in other.players]):
        pile.sort()
        chance.shuffle(pile)
    forget_plans_of_others(other, viewer)
    return other


def _redeal_purchases(row: Row, strangers: list[Player], chance: Chance) -> None:
    """Cards that others have bought unseen could be any that are still in their stack."""
    unseen = [card for player in strangers for card in player.unseen if CARDS[card].cost == row.price]
    pool = sorted([*row.stack.pile, *unseen])
    chance.shuffle(pool)
    swapped = {card: pool.pop() for card in unseen}
    row.stack.pile = pool
    for player in strangers:
        player.unseen = {swapped.get(card, card): True for card in player.unseen}
        for cards in (player.hand, player.kept, player.deck.pile):
            cards[:] = [swapped.get(card, card) for card in cards]


def _redeal_hand(g: Fair, player: Player, chance: Chance) -> None:
    """Mix hand and deck, except for cards in the dungeon that all can see."""
    looked_at = g.phase in ("improvement", "over") and player.dungeon is not None
    shown = [laid.card for laid in player.dungeon.cards] if looked_at and player.dungeon else []
    hidden = sorted(player.deck.pile + [card for card in player.hand if card not in shown])
    chance.shuffle(hidden)
    size = len(player.deck.pile)
    player.deck.pile, rest = hidden[:size], hidden[size:]
    player.hand = [card if card in shown else rest.pop() for card in player.hand]


def _redeal_expedition(player: Player, chance: Chance) -> None:
    """Another expedition with the new hand, and another time."""
    if player.script:
        maze = maze_of((Laid(player.hand[0], 0, 0),))
        player.script = ["A", maze.gate_name(*chance.one_of(maze.every_gate()))]
    if player.seconds:
        player.seconds = 1 + chance.below(1000)
