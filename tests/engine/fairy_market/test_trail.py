"""The walker and a slow second implementation agree on what may come next and on what has been found."""

from __future__ import annotations

import random

import pytest

from engine.games.fairy_market.board.discoveries import count_discoveries
from engine.games.fairy_market.board.layout import Laid, joins, spots
from engine.games.fairy_market.board.maze import maze_of
from engine.games.fairy_market.board.trail import OUTSIDE, Kit, begin
from engine.games.fairy_market.board.ways import following
from engine.games.fairy_market.cards import CARDS
from tests.engine.fairy_market import slow
from tests.engine.fairy_market.scenario import some_layout

ITEMS = ("sword", "rope", "key", "scroll")
BOOKS = (
    "slay", "pick-lock", "bridge", "free-portal", "climb", "barrel-jump", "cross", "hunt", "wrap-vertical",
    "wrap-horizontal", "gift",
)  # fmt: skip


def as_slow(laid: tuple[Laid, ...]) -> slow.Dungeon:
    return slow.Dungeon([(each.card, each.x, each.y, each.turned) for each in laid])


@pytest.mark.parametrize("seed", range(60))
def test_both_walkers_agree_on_every_step(seed: int) -> None:
    chance = random.Random(seed)
    laid = some_layout(chance, 1 + seed % 5)
    maze, dungeon = maze_of(laid), as_slow(laid)
    tokens = [chance.choice(ITEMS) for _ in range(seed % 4)]
    books = chance.sample(BOOKS, seed % 3)
    kit = Kit(tuple(tokens.count(item) for item in ITEMS), tuple(books))
    assert sorted(maze.gate_name(*gate) for gate in maze.every_gate()) == sorted(dungeon.gates())
    conceivable = slow.every_step(dungeon)

    for _ in range(4):
        place = chance.choice(maze.every_gate())
        gate, path = maze.gate_name(*place), list[str]()
        trail = begin(maze, kit, place)
        while True:
            reached = slow.walk(dungeon, tokens, books, gate, path)
            assert reached is not None, (laid, gate, path)
            assert reached.counts() == count_discoveries(maze, trail), (laid, gate, path)
            assert reached.exit == (trail.at == OUTSIDE)
            further = [
                each for each in following(maze, trail) if not _within_one_room(dungeon, reached, each.step)
            ]
            allowed = [step for step in conceivable if slow.walk(dungeon, tokens, books, gate, [*path, step])]
            assert sorted(each.step for each in further) == sorted(allowed), (laid, gate, path)
            if not further:
                break
            trail = chance.choice(further)
            path.append(trail.step)


def _within_one_room(dungeon: slow.Dungeon, path: slow.Path, step: str) -> bool:
    """By portal to another portal of the same room: allowed and pointless, and left out of the comparison."""
    if step[0] != "O" or path.at not in dungeon.room:
        return False
    return dungeon.room.get(dungeon.cell(step[1:])) == dungeon.room[path.at]


def test_every_pair_of_cards_can_be_joined() -> None:
    ids = list(CARDS)
    assert len(ids) == 81
    for number, one in enumerate(ids):
        for other in ids[number + 1 :]:
            assert next(spots([Laid(one, 0, 0)], other), None) is not None, (one, other)


@pytest.mark.parametrize("seed", range(20))
def test_every_spot_offered_is_joined_and_overlaps_nothing(seed: int) -> None:
    chance = random.Random(seed)
    laid = some_layout(chance, 4)
    card = chance.choice([card for card in CARDS if card not in {each.card for each in laid}])

    for spot in spots(laid, card):
        met = [joins(other, spot.laid) for other in laid]
        assert -2 not in met
        assert 0 not in met
        assert spot.joins == sum(each for each in met if each > 0) > 0


@pytest.mark.parametrize("seed", range(20))
def test_a_dungeon_turned_round_has_the_same_paths(seed: int) -> None:
    """Upside down, every layout is the same dungeon with its sides exchanged."""
    chance = random.Random(seed)
    laid = some_layout(chance, 3)
    turned = tuple(Laid(each.card, -each.x, -each.y, not each.turned) for each in laid)

    assert len(maze_of(laid).every_gate()) == len(maze_of(turned).every_gate())
    assert len(maze_of(laid).where) == len(maze_of(turned).where)
    assert sum(map(len, maze_of(laid).ways)) == sum(map(len, maze_of(turned).ways))
