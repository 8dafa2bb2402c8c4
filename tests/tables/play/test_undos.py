"""Undo: alone up to the last barrier, written whole or not at all, counted once."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from engine.core import Barrier, Chance, Seat, Stale, Text, heard
from engine.core.saving import save
from engine.core.undo import Kind, Undo
from tables import Holder, PanelErrand, Refused, Status, StorageError, StoreAddress, TableErrand, TableService
from tables.store.history import History, moments_of
from tables.store.timers import VOTE
from tests.tables.databases import fewer_on_postgres, rows
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    STRANGER,
    Opener,
    act,
    answer,
    ask_to_undo,
    cast,
    contents,
    errands_of,
    failing,
    kept_states,
    lobby,
    play_randomly,
    play_to_the_end,
    play_up_to,
    question_to,
    replayed,
    started,
    state_of,
    undo,
)


async def free(service: TableService, table_id: int, seat: Seat) -> tuple[int, Barrier | None]:
    """How many moves a seat can undo alone, and the barrier behind them."""
    way = await service.undos.way(await service.repository.table(table_id), seat, most=99)
    return len(way.free), way.barrier


async def go_back(service: TableService, table_id: int, version: int, undo: Undo) -> None:
    await service.change(table_id, lambda table: service.undos.go_back(table, version, undo, None))


# ── how far ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_ones_own_moves_are_free_up_to_the_start(service: TableService) -> None:
    table = await started(service)
    assert await free(service, table.id, 0) == (0, None)

    await answer(service, table.id, 0, ["red"])
    assert await free(service, table.id, 0) == (1, None)
    assert await free(service, table.id, 1) == (0, Barrier.OTHER_SEAT)

    await answer(service, table.id, 0, ["red"])
    await answer(service, table.id, 0, ["green"])  # a vote can be changed while it is secret
    assert await free(service, table.id, 0) == (3, None)


async def test_how_far_one_can_go_back_is_worked_out_once_for_all_panels_of_a_version(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    way = await free(service, table.id, 1)

    monkeypatch.setattr(History, "log", None)
    monkeypatch.setattr(History, "state", None)

    assert await free(service, table.id, 1) == way


async def test_others_who_answer_openly_stand_in_the_way_and_secrets_do_when_turned_up(
    service: TableService,
) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    await answer(service, table.id, 0, ["red"])
    await answer(service, table.id, 1, ["red"])
    assert await free(service, table.id, 0) == (0, Barrier.OTHER_SEAT)
    assert await free(service, table.id, 1) == (1, Barrier.OTHER_SEAT)

    await answer(service, table.id, 2, ["red"])
    assert await free(service, table.id, 2) == (0, Barrier.TURNED_UP)


async def test_whether_one_can_go_back_tells_nothing_of_what_others_did_in_secret(
    service: TableService,
) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    await answer(service, table.id, 1, ["red"])
    await answer(service, table.id, 0, ["red"])
    before = await free(service, table.id, 0)
    await answer(service, table.id, 1, ["green"])

    assert before == await free(service, table.id, 0) == (1, Barrier.OTHER_SEAT)
    await undo(service, table.id, 0)
    await answer(service, table.id, 0, ["blue"])
    await answer(service, table.id, 2, ["blue"])
    assert "votes 0:blue 1:green 2:blue" in (await state_of(service, table.id)).log  # type: ignore[attr-defined]


async def test_computer_players_take_their_moves_back_along_with_ones_own(service: TableService) -> None:
    table = await started(service, "mighty-monsters", people=1, bots=2)
    async for _ in play_randomly(service, table.id, Chance(1)):
        present = await service.repository.table(table.id)
        latest = moments_of(await service.history.line(present))[-1]
        way = await service.undos.way(present, 0, most=1)
        if latest.move.seat != 0 and way.free:
            break
    before = await service.history.state(table.id, way.free[0].before)
    await undo(service, table.id, 0)
    after = await state_of(service, table.id)

    assert after.awaited() == [0]
    assert after.decisions() == before.decisions()


# ── taking back ──────────────────────────────────────────────────────────────────────────────────────────


async def test_a_move_taken_back_leaves_everything_as_before_but_for_the_counters(
    service: TableService, store: StoreAddress
) -> None:
    table = await started(service)
    before = await state_of(service, table.id)
    await answer(service, table.id, 0, ["red"], interaction=77)
    after = await state_of(service, table.id)
    await undo(service, table.id, 0, interaction=78)
    restored = await state_of(service, table.id)

    assert restored.asked == after.asked
    restored.asked, restored.events = before.asked, before.events
    assert save(restored) == save(before)
    assert rows(store, "SELECT version, back_to, kind, seat, interaction_id FROM undos") == [
        (table.version + 2, table.version, "own", 0, 78)
    ]


async def test_a_version_is_never_given_twice_and_an_old_answer_stays_stale(service: TableService) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    lost = await question_to(service, table.id, 0)
    await undo(service, table.id, 0)
    await answer(service, table.id, 0, ["blue"])

    assert (await service.repository.table(table.id)).version == table.version + 3
    assert (await question_to(service, table.id, 0)).number > lost.number
    with pytest.raises(Stale):
        await answer(service, table.id, 0, ["red"], number=lost.number)


async def test_an_undo_delivered_twice_takes_one_move_back(service: TableService) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    await answer(service, table.id, 0, ["red"])
    await undo(service, table.id, 0, interaction=78)
    await undo(service, table.id, 0, interaction=78)

    assert await free(service, table.id, 0) == (1, None)


async def test_a_button_for_another_move_than_the_latest_is_stale(service: TableService) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    seen = await service.undos.latest_free(await service.repository.table(table.id), 0)
    await answer(service, table.id, 0, ["red"])
    with pytest.raises(Refused, match="undo-is-stale"):
        await service.change(table.id, lambda table: service.undos.undo(table, 0, seen, None))

    assert await free(service, table.id, 0) == (2, None)


@pytest.mark.parametrize(
    ("action", "subject"),
    [
        (sqlite3.SQLITE_UPDATE, "tables"),
        (sqlite3.SQLITE_INSERT, "states"),
        (sqlite3.SQLITE_INSERT, "undos"),
        (sqlite3.SQLITE_INSERT, "outbox"),
    ],
    ids=str,
)
async def test_an_undo_that_fails_at_any_write_changes_nothing(
    service: TableService, store: StoreAddress, action: int, subject: str
) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    before = contents(store)
    async with failing(service.storage, action, subject):
        with pytest.raises(StorageError):
            await undo(service, table.id, 0)

    assert contents(store) == before


async def test_the_table_is_told_what_was_taken_back_and_the_seat_is_asked_again(
    service: TableService,
) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    await errands_of(service, table.id)
    await undo(service, table.id, 0)
    public, *panels = await errands_of(service, table.id)
    story = heard((await state_of(service, table.id)).events, None)

    assert isinstance(public, TableErrand)
    assert public.mention == ()  # Anna was awaited before, and still is
    assert PanelErrand(ANNA, False) in panels
    assert [line.key for line in story] == ["undo-own", "undo-line"]
    line = story[1].args["line"]
    assert isinstance(line, Text)
    assert line.key == "toy-answered"


async def test_when_another_seat_was_next_the_one_who_is_asked_again_is_called(service: TableService) -> None:
    table = await started(service, "mighty-monsters", people=3)
    for seat in range(3):
        await answer(service, table.id, seat, ["orcs"])
    first, second = (await state_of(service, table.id)).awaited()[0], -1
    while second in (-1, first):
        question = await question_to(service, table.id, first)
        choice = question.form.default(await state_of(service, table.id), first)
        await answer(service, table.id, first, choice)
        second = (await state_of(service, table.id)).awaited()[0]
    await errands_of(service, table.id)
    await undo(service, table.id, first)
    public, *panels = await errands_of(service, table.id)

    assert isinstance(public, TableErrand)
    assert public.mention == (100 + first,)
    assert {errand.user_id for errand in panels if isinstance(errand, PanelErrand)} >= {
        100 + first,
        100 + second,
    }


# ── refusals ─────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_fact_that_forbids_it_is_named(service: TableService) -> None:
    table = await started(service)
    with pytest.raises(Refused, match="undo-nothing"):
        await undo(service, table.id, 0)

    await answer(service, table.id, 0, ["red"])
    await answer(service, table.id, 0, ["red"])
    await answer(service, table.id, 1, ["red"])
    with pytest.raises(Refused, match="undo-change-instead"):
        await undo(service, table.id, 0)

    await answer(service, table.id, 2, ["red"])
    with pytest.raises(Refused, match="undo-stopped-turned-up"):
        await undo(service, table.id, 2)
    with pytest.raises(Refused, match="undo-stopped-other-seat"):
        await undo(service, table.id, 0)

    decision = await play_up_to(service, table.id, "gambled")
    await answer(service, table.id, decision.seat, ["red"])
    with pytest.raises(Refused, match="undo-stopped-chance"):
        await undo(service, table.id, decision.seat)


async def test_what_a_seat_did_before_one_took_it_over_is_not_ones_own_to_take_back(
    service: TableService,
) -> None:
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    heir = Holder(0, STRANGER, "Dora", since=table.version + 2)
    await service.change(table.id, lambda table: service.play.reseat(table, heir, Text("story-nobody-left")))

    assert await free(service, table.id, 0) == (0, Barrier.OTHER_SEAT)
    with pytest.raises(Refused, match="undo-nothing"):
        await undo(service, table.id, 0)
    with pytest.raises(Refused, match="undo-nothing"):
        await ask_to_undo(service, table.id, STRANGER)


async def test_before_and_after_the_game_nothing_is_taken_back(service: TableService) -> None:
    table = await lobby(service)
    with pytest.raises(Refused, match="game-has-not-started"):
        await undo(service, table.id, 0)
    await service.change(table.id, service.play.start)
    await play_to_the_end(service, table.id, 1)
    with pytest.raises(Refused, match="undo-game-is-over"):
        await undo(service, table.id, 0)


# ── with the log ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("game", "people", "bots"),
    [
        ("toy", 3, 0),
        ("toy", 2, 1),
        ("boss-monster", 2, 1),
        ("doodle-dungeon", 2, 1),
        ("dungeon-lords", 2, 1),
        ("fairy-market", 2, 1),
        ("mighty-monsters", 3, 1),
    ],
)
@fewer_on_postgres("seed", [1, 3], [1])
async def test_seed_and_log_rebuild_every_state_of_a_game_with_many_a_way_back(
    opener: Opener, game: str, people: int, bots: int, seed: int
) -> None:
    service = await opener.open(seed)
    table = await started(service, game, people, bots)
    chance, undone = Chance(seed), 0
    moves = 120 if isinstance(opener.store, Path) else 40  # the same happens there, and takes longer
    async for move in play_randomly(service, table.id, chance, moves=moves):
        present = await service.repository.table(table.id)
        if chance.below(3) == 0 and await service.undos.latest_free(present, move.seat):
            await undo(service, table.id, move.seat)
            undone += 1
        elif chance.below(20) == 0 and present.status is Status.PLAYING:
            log = await service.history.line(present)
            to = chance.one_of(log[-6:]).version
            if await service.history.turns_since(present, to):
                await go_back(service, table.id, to, Undo(Kind.REPAIR, None))
                undone += 1

    assert undone
    assert [save(state) for state in replayed(opener.store, table.id)] == kept_states(opener.store)


async def test_after_a_restart_one_goes_on_from_where_one_went_back_to(opener: Opener) -> None:
    service = await opener.open()
    table = await started(service)
    await answer(service, table.id, 0, ["red"])
    await undo(service, table.id, 0)
    after = await opener.open()

    assert await state_of(after, table.id) == await state_of(service, table.id)
    await play_to_the_end(after, table.id, 3)
    assert (await after.repository.table(table.id)).status is Status.OVER


async def test_one_can_go_back_to_any_earlier_state_and_computer_players_take_up_there(
    service: TableService,
) -> None:
    table = await started(service, people=2, bots=1)
    first = await state_of(service, table.id)
    async for _ in play_randomly(service, table.id, Chance(4), moves=8):
        pass
    await go_back(service, table.id, table.version, Undo(Kind.AGREED, 1))
    state = await state_of(service, table.id)

    assert state.decisions() == first.decisions()
    assert [event.text.key for event in state.events][:1] == ["undo-agreed"]
    assert (await service.repository.table(table.id)).seat_of(BERT) == 1


async def test_what_was_taken_back_is_told_once_and_struck_out(service: TableService) -> None:
    table_id = (await started(service)).id
    await answer(service, table_id, 0, ["red"], interaction=1)
    await undo(service, table_id, 0, interaction=2)
    table = await service.repository.table(table_id)
    told = [line.key for lines in await service.repository.story(table, None, 10) for line in lines]

    assert told == ["undo-own", "undo-line"]
    for seen in (None, 1):
        assert await service.repository.unseen(table, 0, seen) == [], "the answer to the undo has told it"
    unseen = await service.repository.unseen(table, 1, None)
    others = [line.text.key for passage in unseen for line in passage.lines]
    assert others == ["undo-own", "undo-line"]


async def test_a_vote_ends_with_the_undo_even_if_nobody_sees_what_it_has_changed(
    service: TableService,
) -> None:
    """Anna takes back a plan; Bert's substitute then answers again, and both are secret."""
    table = (await started(service, "dungeon-lords", people=3, bots=1)).id
    for _ in ("orders", "plan"):
        question = await question_to(service, table, 0)
        choice = question.form.sample(await state_of(service, table), 0, Chance(1))
        await answer(service, table, 0, choice, number=question.number)
    await act(service, table, service.transfers.resign, user_id=BERT)
    await ask_to_undo(service, table)
    await cast(service, table, CARLA, "agree")
    assert await service.votes.at(table) == []
    assert await service.timers.subjects(table, VOTE) == set()
