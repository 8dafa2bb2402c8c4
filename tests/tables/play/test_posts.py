"""Round posts: one errand for every round that ends, written with the move that ended it."""

from __future__ import annotations

import pytest

from engine.core import Chance, Move, apply
from engine.core.registry import games
from tables import PostErrand, TableService
from tests.tables.scene import choose_setting, errands_of, play_randomly, started, state_of, table_of


async def raids_and_posts(service: TableService, table_id: int) -> tuple[list[int], list[int]]:
    """The versions at which a raid ended, and those for which there is an errand."""
    raids, posts = [], []
    async for _ in play_randomly(service, table_id, Chance(2), moves=24):
        version = (await table_of(service, table_id)).version
        told = [event.text.key for event in (await state_of(service, table_id)).events]
        raids += [version] if any("-fight-" in key for key in told) else []
        posts += [one.version for one in await errands_of(service, table_id) if isinstance(one, PostErrand)]
    return raids, posts


async def test_every_raid_is_posted_once(service: TableService) -> None:
    raids, posts = await raids_and_posts(service, (await started(service, "mighty-monsters")).id)

    assert raids == posts != []


async def test_a_table_can_do_without_posts(service: TableService) -> None:
    table = await started(service, "mighty-monsters")
    await choose_setting(service, table.id, "posts", "none")
    raids, posts = await raids_and_posts(service, table.id)

    assert raids
    assert posts == []


@pytest.mark.parametrize("key", ["boss-monster", "doodle-dungeon", "dungeon-lords", "fairy-market"])
def test_every_game_has_rounds_worth_a_post(key: str) -> None:
    game = games()[key]
    state = game.start(game.seats[0], game.checked_settings({}), 1)
    posts = 0
    while state.result is None:
        decision = state.pending()[0]
        choice = game.computer_player(game.view(state, decision.seat), decision)
        state = apply(state, Move(decision.seat, decision.number, choice))
        posts += bool(game.round_post(game.view(state, None)))

    assert 2 <= posts <= 60
