"""A game over time: after a restart, its story, and the log that led to its present state."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Barrier, Chance, Move
from engine.core.registry import games
from engine.core.saving import save
from engine.core.undo import Kind, Undo
from tables import Status, TableService
from tables.store import repository as repository_module
from tables.store.history import Entry, WayBack, line_of, moments_of
from tables.store.states.rows import read_state
from tests.tables.scene import (
    Clock,
    Opener,
    answer,
    kept_states,
    play_randomly,
    play_to_the_end,
    replayed,
    running,
    started,
    state_of,
    table_of,
)

# ── after a restart ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("game", "people", "bots"), [("toy", 3, 0), ("toy", 2, 1), ("mighty-monsters", 3, 1)]
)
async def test_seed_and_moves_alone_rebuild_every_state(
    opener: Opener, game: str, people: int, bots: int, seed: int
) -> None:
    service = await opener.open(seed)
    settings = {"kings-rules": "on", "guard-chain": "on"} if game != "toy" and seed % 2 else {}
    table = await started(service, game, people, bots, settings=settings)
    await play_to_the_end(service, table.id, seed)

    assert [save(state) for state in replayed(opener.store, table.id)] == kept_states(opener.store)


@pytest.mark.parametrize("moves", range(0, 24, 4))
async def test_a_new_house_goes_on_at_the_same_decision(opener: Opener, moves: int) -> None:
    service = await opener.open()
    table = await started(service)
    async for _ in play_randomly(service, table.id, Chance(3), moves=moves):
        pass
    after = await opener.open()

    assert await after.repository.table(table.id) == await service.repository.table(table.id)
    assert await state_of(after, table.id) == await state_of(service, table.id)
    await play_to_the_end(after, table.id, 3)
    assert (await after.repository.table(table.id)).status is Status.OVER


@pytest.mark.parametrize(("game", "people"), [("toy", 3), ("mighty-monsters", 3), ("boss-monster", 2)])
async def test_it_is_known_when_an_open_question_was_asked_also_without_a_clock(
    service: TableService, clock: Clock, game: str, people: int
) -> None:
    table = await started(service, game, people)
    asked: dict[tuple[int, int], float | None] = {
        (one.seat, one.number): None for one in (await state_of(service, table.id)).pending()
    }
    clock.now += 60
    checked = 0
    async for _ in play_randomly(service, table.id, Chance(5), moves=25):
        for one in (await state_of(service, table.id)).pending():
            asked.setdefault((one.seat, one.number), clock.now)
            found = await service.history.asked_at(table.id, one.seat, one.number)
            assert found == asked[one.seat, one.number]
            checked += found is not None
        clock.now += 60

    assert checked > people


async def test_opening_the_service_loads_no_game(opener: Opener) -> None:
    service = await opener.open()
    table = await started(service)
    after = await opener.open()
    assert len(after.repository._states) == 0

    await state_of(after, table.id)
    assert len(after.repository._states) == 1


async def test_memory_holds_the_latest_games_only(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repository_module, "_TABLES_KEPT_IN_MEMORY", 2)
    tables = [await started(service, channel=channel) for channel in range(4)]
    assert list(service.repository._states) == [tables[2].id, tables[3].id]

    await state_of(service, tables[2].id)  # used just now, so it stays longest
    await state_of(service, tables[0].id)
    assert list(service.repository._states) == [tables[2].id, tables[0].id]


async def test_whoever_is_shown_an_earlier_moment_pushes_the_present_out_of_no_memory(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A panel may be on its way while somebody moves: both are read, and none of it twice."""
    first = await started(service)
    await answer(service, first.id, 0, ["red"])
    second = await table_of(service, first.id)
    await answer(service, first.id, 1, ["red"])
    third = await table_of(service, first.id)
    read = 0

    async def counted(*arguments: Any) -> bytes | None:
        nonlocal read
        read += 1
        return await read_state(*arguments)

    monkeypatch.setattr(repository_module, "read_state", counted)
    for table in (second, third, second, third):
        await service.repository.state(table)
    assert read == 0
    assert await service.repository.state(first) != await service.repository.state(third)
    await service.repository.state(second)
    assert read == 1  # of the two latest moments nothing was forgotten for an early one


async def test_an_outdated_state_in_memory_is_never_used(opener: Opener) -> None:
    one, other = await opener.open(), await opener.open()
    table = await started(one)
    await state_of(other, table.id)
    await answer(one, table.id, 0, ["red"])

    assert await state_of(other, table.id) == await state_of(one, table.id)


# ── what is looked up on the way ─────────────────────────────────────────────────────────────────────────


async def test_the_story_is_told_to_everybody_as_they_heard_it(service: TableService) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    table = await service.repository.table(table.id)
    heard = {viewer: await service.repository.story(table, viewer, 1) for viewer in (None, 0, 1)}

    assert [[line.key for line in move] for move in heard[None]] == [["toy-answered"]]
    assert [[line.key for line in move] for move in heard[0]] == [["toy-you-answered"]]
    assert heard[1] == heard[None]


# ── what has led here ────────────────────────────────────────────────────────────────────────────────────


async def test_the_barriers_in_the_file_are_those_the_engine_raised(service: TableService) -> None:
    table = await started(service)
    play = play_randomly(service, table.id, Chance(2))
    raised = [(move, (await state_of(service, table.id)).barrier) async for move in play]
    line = moments_of(await service.history.line(await service.repository.table(table.id)))

    assert [(moment.move, moment.barrier) for moment in line] == raised
    assert {barrier for _, barrier in raised} == {None, *Barrier}


def test_the_line_leaves_out_what_was_taken_back_once_or_again() -> None:
    move = Move(0, 1, ["red"])

    def back(version: int, back_to: int) -> Entry:
        return Entry(version, way_back=WayBack(back_to, Undo(Kind.OWN, 0)))

    log = [Entry(1), *(Entry(version, move) for version in (2, 3, 4)), back(5, 3), Entry(6, move), back(7, 2)]

    assert [entry.version for entry in line_of(log)] == [1, 2, 7]
    assert [entry.version for entry in line_of(log[:-1])] == [1, 2, 3, 5, 6]
    assert [(moment.before, moment.version) for moment in moments_of(line_of(log[:-1]))] == [
        (1, 2),
        (2, 3),
        (5, 6),
    ]


@pytest.mark.parametrize("key", games())
async def test_log_and_digest_tell_a_viewer_what_their_view_does_and_nothing_else(
    service: TableService, key: str
) -> None:
    """The laws of every game make sure that a view tells no secrets, not even in its story."""
    seats = max(2, games()[key].seats[0])
    table = await started(service, key, people=seats)
    its_game = games()[key]
    begun = await service.repository.state(table)
    viewers = (None, *range(seats))
    heard = {viewer: [list(lines)] for viewer in viewers if (lines := its_game.view(begun, viewer).events)}
    async for move in play_randomly(service, table.id, Chance(7), moves=25):
        now = await service.repository.table(table.id)
        state = await service.repository.state(now)
        for viewer in viewers:
            events = its_game.view(state, viewer).events
            latest = await service.repository.story(now, viewer, 1)
            heard[viewer] = [list(events)] if events else heard.get(viewer, [])
            assert latest == heard[viewer]
        unseen = await service.repository.unseen(now, move.seat, None)
        digest = [[line.text for line in passage.lines] for passage in unseen]
        assert digest == await service.repository.story(now, move.seat, len(digest))

    assert all(heard.values())


async def test_secret_moves_make_nobody_hear_less_of_the_others(service: TableService) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    before = await service.repository.story(await service.repository.table(table.id), 2, 3)
    for colour in ["red", "blue"] * 25:
        await answer(service, table.id, 1, [colour])

    assert before
    assert await service.repository.story(await service.repository.table(table.id), 2, 3) == before


async def test_a_digest_tells_what_happened_since_ones_own_last_move(service: TableService) -> None:
    table = await running(service)
    await answer(service, table, 0, ["red"], interaction=1)
    await answer(service, table, 1, ["red"], interaction=2)
    own = (await table_of(service, table)).version
    async for _ in play_randomly(service, table, Chance(1), moves=14):
        pass
    unseen = await service.repository.unseen(await table_of(service, table), 1, None)
    digest = [[line.text for line in passage.lines] for passage in unseen]
    whole = await service.repository.story(await table_of(service, table), 1, 100)

    assert digest == await service.repository.story(await table_of(service, table), 1, 100, since=own)
    assert 0 < len(digest) < len(whole)
