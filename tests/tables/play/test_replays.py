"""Replays: every moment that counted, chapter by chapter, and the whole game as a record."""

from __future__ import annotations

import pytest

from engine.core import Chance
from engine.core.record import played_again
from engine.core.registry import games
from engine.core.saving import save
from tables import Refused, TableErrand, TableService
from tests.tables.databases import fewer_on_postgres
from tests.tables.scene import (
    ANNA,
    STRANGER,
    Opener,
    answer,
    errands_of,
    lobby,
    play_randomly,
    play_to_the_end,
    started,
    state_of,
    undo,
)


async def test_the_moments_are_the_beginning_and_every_move_that_still_counts(service: TableService) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    await undo(service, table.id, 0)
    await answer(service, table.id, 0, ["blue"])
    frames = await service.replays.frames(await service.repository.table(table.id))

    assert [frame.version for frame in frames] == [table.version, table.version + 3]
    assert [frame.headline.key if frame.headline else None for frame in frames] == [None, "toy-answered"]


async def test_before_the_end_nobody_learns_that_something_was_done_in_secret(service: TableService) -> None:
    table = await started(service)
    for seat, colour in ((0, "red"), (1, "red")):  # now all three answer at once, and Bert has
        await answer(service, table.id, seat, [colour])
    before = await service.replays.public_frames(await service.repository.table(table.id))
    await errands_of(service, table.id)
    await answer(service, table.id, 1, ["blue"])  # he changes his mind

    now = await service.repository.table(table.id)
    assert await service.replays.public_frames(now) == before
    assert len(await service.replays.frames(now)) == len(before) + 1
    assert [one for one in await errands_of(service, table.id) if isinstance(one, TableErrand)] == []


async def test_before_the_game_there_is_nothing_to_look_back_at(service: TableService) -> None:
    with pytest.raises(Refused, match="game-has-not-started"):
        await service.replays.frames(await lobby(service))


@pytest.mark.parametrize("game", games())
async def test_every_game_has_chapters(service: TableService, game: str) -> None:
    table = await started(service, game, people=1, bots=games()[game].seats[0] - 1)
    async for _ in play_randomly(service, table.id, Chance(1), moves=6):
        pass
    frames = await service.replays.frames(await service.repository.table(table.id))

    assert any(frame.chapter for frame in frames)


@fewer_on_postgres("game", ["toy", *games()], ["toy"])
async def test_a_record_leaves_out_what_was_taken_back_and_leads_to_the_same_end(
    opener: Opener, game: str
) -> None:
    service = await opener.open(5)
    # Where own times count, a state names the question since which time is measured; undo changes its number.
    settings = {"time-bonus": "race"} if game == "fairy-market" else None
    people = games().get(game, games()["boss-monster"]).seats[0]
    table = await started(service, game, people=people, settings=settings)
    chance, undone = Chance(5), 0
    async for move in play_randomly(service, table.id, chance):
        if chance.below(4) == 0 and await service.undos.latest_free(
            await service.repository.table(table.id), move.seat
        ):
            await undo(service, table.id, move.seat)
            undone += 1
    record = await service.replays.record(await service.repository.table(table.id))
    *_, end = played_again(record)
    kept = await state_of(service, table.id)

    assert undone
    end.asked, kept.asked = [], []
    assert save(end) == save(kept)


async def test_before_the_end_nobody_gets_a_record(service: TableService) -> None:
    table = await started(service)
    with pytest.raises(Refused, match="replay-export-too-early"):
        await service.replays.record(table)


async def test_a_game_whose_rules_have_changed_since_is_not_exported(service: TableService) -> None:
    table = await started(service)
    await play_to_the_end(service, table.id, 1)
    async with service.storage.transaction() as writer:
        change = "UPDATE moves SET choice = ? WHERE version = ?"
        await writer.execute(change, ('["mauve"]', table.version + 1))
    with pytest.raises(Refused, match="replay-export-older"):
        await service.replays.record(await service.repository.table(table.id))


async def test_one_looks_back_at_ones_own_games_and_at_those_of_the_channel(service: TableService) -> None:
    here, elsewhere = await started(service, channel=7), await started(service, channel=8)

    assert await service.replays.near(ANNA, 7) == [elsewhere, here]
    assert await service.replays.near(STRANGER, 7) == [here]
    assert await service.replays.near(STRANGER, 9) == []
