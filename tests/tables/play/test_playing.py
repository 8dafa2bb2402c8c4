"""A game in progress: a move is written whole or not at all, counted once, and never lost."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from engine.core import Chance, GameOver, Illegal, Move, NotYours, Stale
from engine.core.saving import load, save
from tables import Contested, House, Refused, Status, StorageError, Table, TableErrand
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    SEED,
    Clock,
    Opener,
    answer,
    contents,
    errands_of,
    failing,
    full_disk,
    lobby,
    play_randomly,
    play_to_the_end,
    question_to,
    replayed,
    rows,
    started,
    state_of,
)

# ── a move ───────────────────────────────────────────────────────────────────────────────────────────────


async def test_starting_writes_the_seed_and_the_first_state(house: House, path: Path) -> None:
    table = await started(house)

    assert table.status is Status.PLAYING
    assert rows(path, "SELECT seed FROM tables") == [(SEED,)]
    assert rows(path, "SELECT version FROM states") == [(table.version,)]
    assert rows(path, "SELECT * FROM moves") == []


async def test_a_move_is_written_down_with_all_that_belongs_to_it(
    house: House, path: Path, clock: Clock
) -> None:
    table = await started(house)
    question = await question_to(house, table.id, 0)
    clock.now = 2000.0
    await answer(house, table.id, 0, ["red", "blue"], interaction=77)
    after = await house.shelf.table(table.id)

    assert after.version == table.version + 1
    assert rows(path, "SELECT * FROM moves") == [
        (table.id, after.version, 0, question.number, '["red","blue"]', None, 77, 2000.0)
    ]
    [(saved,)] = rows(path, f"SELECT state FROM states WHERE version = {after.version}")
    assert load(saved) == await state_of(house, table.id)


async def test_every_state_is_kept_while_the_game_runs(house: House, path: Path) -> None:
    table = await started(house)
    states = [save(await state_of(house, table.id))]
    play = play_randomly(house, table.id, Chance(1))
    states += [save(await state_of(house, table.id)) async for _ in play]

    assert [saved for (saved,) in rows(path, "SELECT state FROM states ORDER BY version")] == states


WRITES = [
    (sqlite3.SQLITE_UPDATE, "tables"),
    (sqlite3.SQLITE_INSERT, "states"),
    (sqlite3.SQLITE_INSERT, "moves"),
    (sqlite3.SQLITE_INSERT, "outbox"),
]


@pytest.mark.parametrize(("action", "subject"), WRITES, ids=[name for _, name in WRITES])
async def test_a_move_that_fails_at_any_write_changes_nothing_and_can_be_made_again(
    house: House, path: Path, action: int, subject: str
) -> None:
    table = await started(house)
    before, heard = contents(path), list[int]()
    house.when_errands(heard.append)
    async with failing(house.storage, action, subject):
        with pytest.raises(StorageError):
            await answer(house, table.id, 0, ["red"], interaction=77)

    assert contents(path) == before
    assert heard == []
    assert await house.shelf.table(table.id) == table
    await answer(house, table.id, 0, ["red"], interaction=77)
    assert (await house.shelf.table(table.id)).version == table.version + 1


@pytest.mark.parametrize(
    ("action", "subject"), [*WRITES[:2], WRITES[3], (sqlite3.SQLITE_INSERT, "seats")], ids=str
)
async def test_a_resignation_that_fails_at_any_write_changes_nothing(
    house: House, path: Path, action: int, subject: str
) -> None:
    table = await started(house)
    before = contents(path)
    async with failing(house.storage, action, subject):
        with pytest.raises(StorageError):
            await house.change(table.id, lambda table: house.play.resign(table, 1))

    assert contents(path) == before


async def test_a_full_disk_refuses_the_move_and_the_game_goes_on_when_there_is_room(
    house: House, path: Path
) -> None:
    table = await started(house)
    async with full_disk(house.storage):
        with pytest.raises(StorageError, match="full"):
            await play_to_the_end(house, table.id, 1)
        before = contents(path)
        with pytest.raises(StorageError, match="full"):
            await play_to_the_end(house, table.id, 1)
        assert contents(path) == before

    await play_to_the_end(house, table.id, 1)
    assert (await house.shelf.table(table.id)).status is Status.OVER


async def test_a_refused_move_leaves_nothing_behind(house: House, path: Path) -> None:
    table = await started(house)
    before = contents(path)
    for seat, number, choice, refusal in (
        (0, 1, ["mauve"], Illegal),
        (0, 99, ["red"], Stale),
        (1, 1, ["red"], NotYours),
    ):
        with pytest.raises(refusal):
            await answer(house, table.id, seat, choice, number=number)

    assert contents(path) == before


async def test_before_the_game_and_after_closing_nothing_can_be_played(house: House) -> None:
    table = await lobby(house)
    with pytest.raises(Refused, match="game-has-not-started"):
        await answer(house, table.id, 0, ["red"], number=1)
    await house.change(table.id, lambda table: house.lobbies.close(table, ANNA, False))
    with pytest.raises(Refused, match="table-is-closed"):
        await answer(house, table.id, 0, ["red"], number=1)


# ── counted once ─────────────────────────────────────────────────────────────────────────────────────────


async def test_a_repeated_interaction_is_counted_once(house: House, path: Path) -> None:
    table = await started(house)
    number = (await question_to(house, table.id, 0)).number
    await answer(house, table.id, 0, ["red"], number=number, interaction=77)
    before = contents(path)
    await answer(house, table.id, 0, ["red"], number=number, interaction=77)

    assert contents(path) == before


async def test_a_repeated_interaction_is_recognised_after_a_restart(opener: Opener) -> None:
    house = await opener.open()
    table = await started(house)
    number = (await question_to(house, table.id, 0)).number
    await answer(house, table.id, 0, ["red"], number=number, interaction=77)
    after = await opener.open()
    await answer(after, table.id, 0, ["red"], number=number, interaction=77)

    assert rows(opener.path, "SELECT count(*) FROM moves") == [(1,)]


async def test_an_interaction_delivered_twice_at_once_is_counted_once(house: House, path: Path) -> None:
    table = await started(house)
    number = (await question_to(house, table.id, 0)).number
    await asyncio.gather(
        *(answer(house, table.id, 0, ["red"], number=number, interaction=77) for _ in range(3))
    )

    assert rows(path, "SELECT count(*) FROM moves") == [(1,)]


async def test_of_two_clicks_at_once_exactly_one_counts(house: House, path: Path) -> None:
    table = await started(house)
    number = (await question_to(house, table.id, 0)).number
    outcomes = await asyncio.gather(
        answer(house, table.id, 0, ["red"], number=number, interaction=1),
        answer(house, table.id, 0, ["blue"], number=number, interaction=2),
        return_exceptions=True,
    )

    assert outcomes[0] is None
    assert isinstance(outcomes[1], Stale | NotYours)
    assert rows(path, "SELECT choice FROM moves") == [('["red"]',)]


async def test_a_late_click_of_a_seat_that_is_not_asked_any_more_is_not_theirs(house: House) -> None:
    table = await started(house, "mighty-monsters", people=3)
    for seat in (0, 1, 2):
        await answer(house, table.id, seat, ["orcs"])
    first = (await state_of(house, table.id)).awaited()[0]
    question = await question_to(house, table.id, first)
    choice = question.form.default(await state_of(house, table.id), first)
    outcomes = await asyncio.gather(
        *(answer(house, table.id, first, choice, number=question.number, interaction=i) for i in (1, 2)),
        return_exceptions=True,
    )

    assert outcomes[0] is None
    assert isinstance(outcomes[1], Stale | NotYours)


# ── several at once ──────────────────────────────────────────────────────────────────────────────────────


async def test_of_two_processes_the_second_writer_takes_the_fresh_table_and_no_move_is_lost(
    opener: Opener,
) -> None:
    one, other = await opener.open(), await opener.open()
    table = await started(one)
    await answer(one, table.id, 0, ["red"])
    questions = {seat: (await question_to(one, table.id, seat)).number for seat in range(3)}
    await state_of(other, table.id)  # both have it at hand now
    await asyncio.gather(
        answer(one, table.id, 0, ["red"], number=questions[0]),
        answer(other, table.id, 1, ["green"], number=questions[1]),
    )
    await answer(one, table.id, 2, ["blue"], number=questions[2])

    state = await state_of(other, table.id)
    assert state == await state_of(one, table.id)
    assert "votes 0:red 1:green 2:blue" in state.log  # type: ignore[attr-defined]
    *_, rebuilt = replayed(opener.path, table.id)
    assert rebuilt == state


async def test_a_writer_with_an_old_table_is_told_so_and_writes_nothing(opener: Opener) -> None:
    one, other = await opener.open(), await opener.open()
    table = await started(one)
    number = (await question_to(one, table.id, 0)).number
    await answer(one, table.id, 0, ["red"])
    before = contents(opener.path)
    with pytest.raises(Contested):
        await other.play.move(table, Move(0, number, ["blue"]), None)

    assert contents(opener.path) == before
    assert await state_of(other, table.id) == await state_of(one, table.id)


async def test_the_retry_sees_that_the_question_has_been_answered_elsewhere(opener: Opener) -> None:
    one, other = await opener.open(), await opener.open()
    table = await started(one)
    number = (await question_to(one, table.id, 0)).number
    tries: list[int] = []

    async def slowly(table: Table) -> None:
        """The other process moves between our looking and our writing."""
        tries.append(table.version)
        if len(tries) == 1:
            await answer(one, table.id, 0, ["red"], number=number)
        await other.play.move(table, Move(0, number, ["blue"]), None)

    with pytest.raises(Stale):
        await other.change(table.id, slowly)
    assert tries == [table.version, table.version + 1]
    assert rows(opener.path, "SELECT choice FROM moves") == [('["red"]',)]


async def test_a_table_that_is_contested_again_and_again_is_called_busy(house: House) -> None:
    table = await started(house)

    async def contested(table: Table) -> None:
        raise Contested

    with pytest.raises(Refused, match="table-is-busy"):
        await house.change(table.id, contested)


async def test_other_tables_never_wait_for_one_that_is_being_changed(house: House) -> None:
    one, other = await started(house), await started(house, channel=8)
    inside, go_on = asyncio.Event(), asyncio.Event()

    async def hold(table: Table) -> None:
        inside.set()
        await go_on.wait()

    holding = asyncio.create_task(house.change(one.id, hold))
    await inside.wait()
    same = asyncio.create_task(answer(house, one.id, 0, ["red"]))
    await answer(house, other.id, 0, ["red"])
    await house.shelf.table(one.id)  # and looking never waits

    assert not same.done()
    assert (await house.shelf.table(other.id)).version == other.version + 1
    go_on.set()
    await asyncio.gather(holding, same)
    assert (await house.shelf.table(one.id)).version == one.version + 1


async def test_a_lock_is_released_when_a_change_fails(house: House) -> None:
    table = await started(house)
    with pytest.raises(Illegal):
        await answer(house, table.id, 0, ["mauve"])

    await answer(house, table.id, 0, ["red"])


async def test_listeners_hear_of_a_table_only_after_it_was_written(house: House, path: Path) -> None:
    table = await started(house)
    heard: list[tuple[int, int]] = []
    house.when_errands(
        lambda table_id: heard.append((table_id, rows(path, "SELECT count(*) FROM moves")[0][0]))
    )
    await answer(house, table.id, 0, ["red"])

    assert heard == [(table.id, 1)]


# ── computer players ─────────────────────────────────────────────────────────────────────────────────────


async def test_computer_players_go_on_in_the_same_transaction(house: House, path: Path) -> None:
    table = await started(house, people=1, bots=2)
    await answer(house, table.id, 0, ["red"])
    after = await house.shelf.table(table.id)
    state = await house.shelf.state(after)

    assert set(state.awaited()) == {0}
    made = rows(path, "SELECT version, seat FROM moves ORDER BY version")
    assert [seat for _, seat in made] == [0, 1, 2]
    assert made[-1][0] == after.version
    assert len(rows(path, "SELECT * FROM states")) == 1 + len(made)


async def test_if_a_computer_players_move_cannot_be_written_the_persons_is_not_either(
    house: House, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(house, people=1, bots=1)
    before, versions = contents(path), iter(range(100))

    def save_the_first_only(state: object) -> bytes:
        if next(versions) > 0:
            raise OSError("out of ink")
        return b"{}"

    monkeypatch.setattr("tables.play.playing.save", save_the_first_only)
    with pytest.raises(OSError, match="out of ink"):
        await answer(house, table.id, 0, ["red"])
    monkeypatch.undo()

    assert contents(path) == before


async def test_a_game_that_only_computer_players_begin_waits_for_the_first_person(house: House) -> None:
    table = await started(house, "mighty-monsters", people=1, bots=5)

    assert (await state_of(house, table.id)).awaited() == [0]


@pytest.mark.parametrize("seed", range(3))
async def test_one_person_among_computer_players_can_finish_a_game(opener: Opener, seed: int) -> None:
    house = await opener.open(seed)
    table = await started(house, "mighty-monsters", people=1, bots=3)
    await play_to_the_end(house, table.id, seed)

    assert (await house.shelf.table(table.id)).status is Status.OVER


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_last_move_ends_the_table(house: House) -> None:
    table = await started(house)
    await play_to_the_end(house, table.id, 1)
    over = await house.shelf.table(table.id)

    assert over.status is Status.OVER
    assert (await house.shelf.state(over)).result is not None
    with pytest.raises(GameOver):
        await answer(house, table.id, 0, ["red"], number=1)


async def test_a_finished_game_can_be_looked_at_until_the_next_one_is_opened(house: House) -> None:
    first = await started(house)
    await play_to_the_end(house, first.id, 1)
    latest = await house.shelf.latest_in(7)
    assert latest is not None
    assert latest.id == first.id
    assert await house.shelf.open_in(7) is None

    second = await lobby(house)
    assert await house.shelf.latest_in(7) == second


# ── resigning ────────────────────────────────────────────────────────────────────────────────────────────


async def resign(house: House, table_id: int, seat: int) -> Table:
    await house.change(table_id, lambda table: house.play.resign(table, seat))
    return await house.shelf.table(table_id)


async def test_a_computer_player_takes_the_seat_and_goes_on_at_once(house: House) -> None:
    table = await started(house)
    assert (await state_of(house, table.id)).awaited() == [0]
    table = await resign(house, table.id, 0)

    assert table.names == ["Grix (Anna)", "Bert", "Carla"]
    assert table.seat_of(ANNA) is None
    assert 0 not in (await state_of(house, table.id)).awaited()


async def test_when_the_host_resigns_the_next_person_is_host(house: House) -> None:
    table = await started(house)

    assert (await resign(house, table.id, 0)).host_id == BERT
    assert (await resign(house, table.id, 1)).host_id == CARLA


async def test_when_somebody_else_resigns_the_host_stays(house: House) -> None:
    table = await started(house)

    assert (await resign(house, table.id, 2)).host_id == ANNA


async def test_when_the_last_person_resigns_the_table_closes(house: House) -> None:
    table = await started(house, people=1, bots=1)
    table = await resign(house, table.id, 0)

    assert table.status is Status.CLOSED
    assert await house.shelf.open_in(7) is None
    assert await house.shelf.of_person(ANNA) == []


async def test_the_channel_is_told_who_resigned_and_who_goes_on(house: House) -> None:
    table = await started(house)
    await errands_of(house, table.id)
    await resign(house, table.id, 0)
    public = [errand for errand in await errands_of(house, table.id) if isinstance(errand, TableErrand)]

    [note] = public[0].notes
    assert (note.key, note.args) == ("story-resigned", {"name": "Anna", "bot": "Grix"})


async def test_resigning_tells_no_part_of_the_story_twice(house: House) -> None:
    table = await started(house)
    await answer(house, table.id, 0, ["red"])
    told = [line for move in await house.shelf.story(table, None, 100) for line in move]
    table = await resign(house, table.id, 2)
    afterwards = [line for move in await house.shelf.story(table, None, 100) for line in move]

    assert [line.key for line in told] == ["toy-answered"]
    assert afterwards == told


async def test_a_person_named_like_the_last_free_computer_player_can_resign(house: House) -> None:
    table = await lobby(house, "mighty-monsters", people=1, bots=5)
    async with house.storage.transaction() as writer:
        await writer.execute("UPDATE seats SET name = 'Sable' WHERE seat = 0")
    await house.change(table.id, house.play.start)

    assert (await resign(house, table.id, 0)).names[0] == "Sable (Sable)"


async def test_a_game_goes_on_after_a_resignation_and_its_log_still_rebuilds_it(opener: Opener) -> None:
    house = await opener.open()
    table = await started(house, "mighty-monsters", people=4)
    async for _ in play_randomly(house, table.id, Chance(1), moves=9):
        pass
    await resign(house, table.id, 2)
    await play_to_the_end(house, table.id, 1)

    assert (await house.shelf.table(table.id)).status is Status.OVER
    *_, rebuilt = replayed(opener.path, table.id)
    assert rebuilt == await state_of(house, table.id)
