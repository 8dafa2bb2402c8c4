"""What will probably become of a dungeon and its hero, with the cards of both sides.

How much cards and help count was measured in more than 1,100 games between quick players of different tastes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.doodle_dungeon.board.routes import chance_to_win
from engine.games.doodle_dungeon.board.sheet import KINDS, MONSTER_LETTERS, NEIGHBOURS
from engine.games.doodle_dungeon.cards import ACTION_OF, CATEGORIES, LEVELS, MONSTERS, SHEET
from engine.games.doodle_dungeon.state import Laid

CARDS_HELP = 1.35
"""By how many levels every card the owner may hold makes monsters stronger, on average."""
CARDS_USED = (0.0, 0.3, 0.6, 0.95, 1.2)
"""How many cards an owner uses up for each encounter, by hand level."""
SPARE = 1.3
"""How many cards there must be for each of the hand, so that it is full of use."""
CHARMED = 1.7
"""By how much rolling the highest of two dice again makes a monster weaker."""
SPARED = 0.1
"""How often others keep a hero from being hurt."""
NEGLIGIBLE = 0.01
"""A chance that is not worth following up."""
HIGHEST = 40
WINS = tuple(min(1.0, chance_to_win(level)) for level in range(HIGHEST))
"""The chance of a monster to win with two dice, by its level with all that cards add."""


class Store(NamedTuple):
    """What both sides have left."""

    cards: int
    """The owner's cards, in hand and deck."""
    help: float
    """The hearts that others will probably give back to the hero."""


class Outcome(NamedTuple):
    """What becomes of a dungeon on average."""

    survival: dict[int, float]
    """How likely each monster is there in the end, by its square."""
    death: float
    """How likely the hero dies."""
    hearts: float
    """How many hearts he keeps; none if he dies."""


def forecast(
    squares: str,
    boxes: tuple[int, ...],
    way: Sequence[int],
    hearts: int,
    store: Store,
    above: Sequence[Laid] = (),
) -> Outcome:
    """Follow all that may happen on the rest of a way, with these cards above the dungeon."""
    level = {category: LEVELS[category][ticked] for category, ticked in zip(CATEGORIES, boxes, strict=True)}
    survival = {square: 1.0 for square, letter in enumerate(squares) if letter in MONSTER_LETTERS}
    laid = [ACTION_OF[card.card] for card in above]
    there = dict.fromkeys(_bombed(above, way), 0.0)
    for square in there:
        survival[square] = 0.0
    kits = sum([action.does == "disarm" for action in laid])
    weaker = sum([CHARMED if action.does == "reroll-highest" else -action.strength for action in laid])
    healed = min(SHEET.hearts, hearts + sum([action.hearts for action in laid]))
    shielded = -sum([action.damage for action in laid])
    chances = _hearts(healed + shielded + store.help)
    alive, cards = 1.0, float(store.cards)
    for square in way:
        kind = KINDS.get(squares[square])
        present = there.get(square, 1.0)
        if kind is None or present < NEGLIGIBLE:
            continue
        if kind == "trap":
            there[square] = 0.0
            if kits:
                kits -= 1
                continue
            harm, hurt = level["trap"], present * (1 - SPARED)
        else:
            helped = CARDS_HELP * min(level["hand"], max(0.0, cards / SPARE))
            won = wins(level[kind] + helped - weaker)
            weaker = 0.0
            survival[square] -= alive * present * (1 - won)
            there[square] = present * won
            harm, hurt = MONSTERS[kind].damage, present * won * (1 - SPARED)
        cards -= CARDS_USED[min(level["hand"], len(CARDS_USED) - 1)]
        chances = _after(chances, hurt, harm)
        alive = sum(chances)
        if alive < NEGLIGIBLE:
            break
    kept = sum([min(SHEET.hearts, left) * chance for left, chance in enumerate(chances)])
    return Outcome(survival, 1 - alive, kept)


def _bombed(above: Sequence[Laid], way: Sequence[int]) -> list[int]:
    """The monsters that bombs will reach on the way."""
    targets = [card.target for card in above if ACTION_OF[card.card].target]
    return [
        target
        for target in targets
        if any(target == square or target in NEIGHBOURS[square] for square in way)
    ]


@lru_cache(maxsize=256)
def _hearts(hearts: float) -> list[float]:
    """How likely a hero has how many hearts; a part of a heart is the chance of one more."""
    whole = int(hearts)
    part = hearts - whole
    return [0.0] * whole + [1 - part, part]


def _after(chances: list[float], hurt: float, harm: int) -> list[float]:
    """How likely a hero has how many hearts once something has hurt him, or not; whoever has none is dead."""
    after = [
        chance * (1 - hurt) + (hurt * chances[left + harm] if left + harm < len(chances) else 0.0)
        for left, chance in enumerate(chances)
    ]
    after[0] = 0.0
    return after


def wins(level: float) -> float:
    """The chance of a monster to win, also between two levels."""
    below = min(max(0, int(level)), HIGHEST - 2)
    part = min(1.0, max(0.0, level - below))
    return WINS[below] * (1 - part) + WINS[below + 1] * part
