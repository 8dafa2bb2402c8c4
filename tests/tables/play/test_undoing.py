"""Taking moves back: freely up to the last barrier, written whole or not at all, counted once."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from engine.core import Barrier, Chance, Seat, Stale, Text, heard, seat_name
from engine.core.saving import save
from engine.core.undo import Kind, Undo
from tables import Holder, House, PanelErrand, Refused, Status, Stopped, StorageError, TableErrand
from tables.play.undoing import VOTE_LASTS
from tables.store.history import moments_of
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    STRANGER,
    Clock,
    Opener,
    answer,
    contents,
    errands_of,
    failing,
    lobby,
    play_randomly,
    play_to_the_end,
    play_up_to,
    question_to,
    replayed,
    rows,
    started,
    state_of,
    undo,
)


async def free(house: House, table_id: int, seat: Seat) -> tuple[int, Barrier | None]:
    """How many moves a seat can take back by itself, and what is behind them."""
    way = await house.undoing.way(await house.shelf.table(table_id), seat, most=99)
    return len(way.free), way.barrier


async def go_back(house: House, table_id: int, version: int, undo: Undo) -> None:
    await house.change(table_id, lambda table: house.undoing.go_back(table, version, undo, None))


# ── how far ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_ones_own_moves_are_free_up_to_the_start(house: House) -> None:
    table = await started(house)
    assert await free(house, table.id, 0) == (0, None)

    await answer(house, table.id, 0, ["red"])
    assert await free(house, table.id, 0) == (1, None)
    assert await free(house, table.id, 1) == (0, Barrier.OTHER_SEAT)

    await answer(house, table.id, 0, ["red"])
    await answer(house, table.id, 0, ["green"])  # a vote can be changed while it is secret
    assert await free(house, table.id, 0) == (3, None)


async def test_others_who_answer_openly_stand_in_the_way_and_secrets_do_when_turned_up(house: House) -> None:
    table = await started(house)
    await answer(house, table.id, 0, ["red"])
    await answer(house, table.id, 0, ["red"])
    await answer(house, table.id, 1, ["red"])
    assert await free(house, table.id, 0) == (0, Barrier.OTHER_SEAT)
    assert await free(house, table.id, 1) == (1, Barrier.OTHER_SEAT)

    await answer(house, table.id, 2, ["red"])
    assert await free(house, table.id, 2) == (0, Barrier.TURNED_UP)


async def test_whether_one_can_go_back_tells_nothing_of_what_others_did_in_secret(house: House) -> None:
    table = await started(house)
    await answer(house, table.id, 0, ["red"])
    await answer(house, table.id, 1, ["red"])
    await answer(house, table.id, 0, ["red"])
    before = await free(house, table.id, 0)
    await answer(house, table.id, 1, ["green"])

    assert before == await free(house, table.id, 0) == (1, Barrier.OTHER_SEAT)
    await undo(house, table.id, 0)
    await answer(house, table.id, 0, ["blue"])
    await answer(house, table.id, 2, ["blue"])
    assert "votes 0:blue 1:green 2:blue" in (await state_of(house, table.id)).log  # type: ignore[attr-defined]


async def test_computer_players_take_their_moves_back_along_with_ones_own(house: House) -> None:
    table = await started(house, "mighty-monsters", people=1, bots=2)
    async for _ in play_randomly(house, table.id, Chance(1)):
        present = await house.shelf.table(table.id)
        latest = moments_of(await house.history.line(present))[-1]
        way = await house.undoing.way(present, 0, most=1)
        if latest.move.seat != 0 and way.free:
            break
    before = await house.history.state(table.id, way.free[0].before)
    await undo(house, table.id, 0)
    after = await state_of(house, table.id)

    assert after.awaited() == [0]
    assert after.decisions() == before.decisions()


# ── taking back ──────────────────────────────────────────────────────────────────────────────────────────


async def test_a_move_taken_back_leaves_everything_as_before_but_for_the_counters(
    house: House, path: Path
) -> None:
    table = await started(house)
    before = await state_of(house, table.id)
    await answer(house, table.id, 0, ["red"], interaction=77)
    after = await state_of(house, table.id)
    await undo(house, table.id, 0, interaction=78)
    restored = await state_of(house, table.id)

    assert restored.asked == after.asked
    restored.asked, restored.events = before.asked, before.events
    assert save(restored) == save(before)
    assert rows(path, "SELECT version, back_to, kind, seat, interaction_id FROM undos") == [
        (table.version + 2, table.version, "own", 0, 78)
    ]


async def test_a_version_is_never_given_twice_and_an_old_answer_stays_stale(house: House) -> None:
    table = await started(house)
    await answer(house, table.id, 0, ["red"])
    lost = await question_to(house, table.id, 0)
    await undo(house, table.id, 0)
    await answer(house, table.id, 0, ["blue"])

    assert (await house.shelf.table(table.id)).version == table.version + 3
    assert (await question_to(house, table.id, 0)).number > lost.number
    with pytest.raises(Stale):
        await answer(house, table.id, 0, ["red"], number=lost.number)


async def test_an_undo_delivered_twice_takes_one_move_back(house: House) -> None:
    table = await started(house)
    await answer(house, table.id, 0, ["red"])
    await answer(house, table.id, 0, ["red"])
    await undo(house, table.id, 0, interaction=78)
    await undo(house, table.id, 0, interaction=78)

    assert await free(house, table.id, 0) == (1, None)


async def test_a_button_for_another_move_than_the_latest_is_stale(house: House) -> None:
    table = await started(house)
    await answer(house, table.id, 0, ["red"])
    seen = await house.undoing.latest_free(await house.shelf.table(table.id), 0)
    await answer(house, table.id, 0, ["red"])
    with pytest.raises(Refused, match="undo-is-stale"):
        await house.change(table.id, lambda table: house.undoing.undo(table, 0, seen, None))

    assert await free(house, table.id, 0) == (2, None)


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
    house: House, path: Path, action: int, subject: str
) -> None:
    table = await started(house)
    await answer(house, table.id, 0, ["red"])
    before = contents(path)
    async with failing(house.storage, action, subject):
        with pytest.raises(StorageError):
            await undo(house, table.id, 0)

    assert contents(path) == before


async def test_the_table_is_told_what_was_taken_back_and_the_seat_is_asked_again(house: House) -> None:
    table = await started(house)
    await answer(house, table.id, 0, ["red"])
    await errands_of(house, table.id)
    await undo(house, table.id, 0)
    public, *panels = await errands_of(house, table.id)
    story = heard((await state_of(house, table.id)).events, None)

    assert isinstance(public, TableErrand)
    assert public.mention == ()  # Anna was awaited before, and still is
    assert PanelErrand(ANNA, False) in panels
    assert [line.key for line in story] == ["undo-own", "undo-line"]
    line = story[1].args["line"]
    assert isinstance(line, Text)
    assert line.key == "toy-answered"


async def test_when_another_seat_was_next_the_one_who_is_asked_again_is_called(house: House) -> None:
    table = await started(house, "mighty-monsters", people=3)
    for seat in range(3):
        await answer(house, table.id, seat, ["orcs"])
    first, second = (await state_of(house, table.id)).awaited()[0], -1
    while second in (-1, first):
        question = await question_to(house, table.id, first)
        choice = question.form.default(await state_of(house, table.id), first)
        await answer(house, table.id, first, choice)
        second = (await state_of(house, table.id)).awaited()[0]
    await errands_of(house, table.id)
    await undo(house, table.id, first)
    public, *panels = await errands_of(house, table.id)

    assert isinstance(public, TableErrand)
    assert public.mention == (100 + first,)
    assert {errand.user_id for errand in panels if isinstance(errand, PanelErrand)} >= {
        100 + first,
        100 + second,
    }


# ── refusals ─────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_fact_that_forbids_it_is_named(house: House) -> None:
    table = await started(house)
    with pytest.raises(Refused, match="undo-nothing"):
        await undo(house, table.id, 0)

    await answer(house, table.id, 0, ["red"])
    await answer(house, table.id, 0, ["red"])
    await answer(house, table.id, 1, ["red"])
    with pytest.raises(Refused, match="undo-change-instead"):
        await undo(house, table.id, 0)

    await answer(house, table.id, 2, ["red"])
    with pytest.raises(Refused, match="undo-stopped-turned-up"):
        await undo(house, table.id, 2)
    with pytest.raises(Refused, match="undo-stopped-other-seat"):
        await undo(house, table.id, 0)

    decision = await play_up_to(house, table.id, "gambled")
    await answer(house, table.id, decision.seat, ["red"])
    with pytest.raises(Refused, match="undo-stopped-chance"):
        await undo(house, table.id, decision.seat)


async def test_what_a_seat_did_before_one_took_it_over_is_not_ones_own_to_take_back(house: House) -> None:
    table = await started(house)
    await answer(house, table.id, 0, ["red"])
    heir = Holder(0, STRANGER, "Dora", since=table.version + 2)
    await house.change(table.id, lambda table: house.play.reseat(table, heir, Text("story-nobody-left")))

    assert await free(house, table.id, 0) == (0, Barrier.OTHER_SEAT)
    with pytest.raises(Refused, match="undo-nothing"):
        await undo(house, table.id, 0)
    with pytest.raises(Refused, match="undo-nothing"):
        await ask(house, table.id, STRANGER)


async def test_before_and_after_the_game_nothing_is_taken_back(house: House) -> None:
    table = await lobby(house)
    with pytest.raises(Refused, match="game-has-not-started"):
        await undo(house, table.id, 0)
    await house.change(table.id, house.play.start)
    await play_to_the_end(house, table.id, 1)
    with pytest.raises(Refused, match="undo-game-is-over"):
        await undo(house, table.id, 0)


# ── if everybody agrees ──────────────────────────────────────────────────────────────────────────────────


async def gambled_away(house: House, people: int = 3, bots: int = 0) -> tuple[int, int]:
    """A table at which Anna has rolled a die, and the version before that."""
    table = await started(house, people=people, bots=bots)
    await play_up_to(house, table.id, "gambled")
    before = (await house.shelf.table(table.id)).version
    await answer(house, table.id, 0, ["red"])
    await errands_of(house, table.id)
    return table.id, before


async def ask(house: House, table_id: int, user_id: int = ANNA) -> None:
    await house.change(table_id, lambda table: house.undoing.ask(table, user_id))


async def vote(house: House, table_id: int, user_id: int, choice: str) -> None:
    [vote] = await house.votes.at(table_id)
    await house.change(table_id, lambda table: house.votes.cast(table, vote.id, user_id, choice))


async def test_beyond_a_barrier_everybody_must_agree(house: House) -> None:
    table_id, version = await gambled_away(house)
    before = await house.history.state(table_id, version)
    with pytest.raises(Stopped, match="undo-stopped-chance"):
        await undo(house, table_id, 0)
    await ask(house, table_id)
    [public] = await errands_of(house, table_id)
    assert public == TableErrand(asked=(BERT, CARLA))
    [asked] = await house.votes.at(table_id)
    assert asked.about["known"] == "chance"

    await vote(house, table_id, BERT, "agree")
    assert (await state_of(house, table_id)).decisions() != before.decisions()
    await vote(house, table_id, CARLA, "agree")
    state = await state_of(house, table_id)
    assert state.decisions() == before.decisions()
    assert state.chance == before.chance
    assert state.events[0].text.key == "undo-agreed"
    assert await house.votes.at(table_id) == []


async def test_one_who_refuses_is_enough_and_the_table_is_told(house: House) -> None:
    table_id, _ = await gambled_away(house)
    state = await state_of(house, table_id)
    await ask(house, table_id)
    await vote(house, table_id, BERT, "refuse")

    assert await state_of(house, table_id) == state
    assert await house.votes.at(table_id) == []
    assert TableErrand((Text("undo-refused"),)) in await errands_of(house, table_id)


async def test_whoever_does_not_answer_in_time_has_not_agreed(house: House, clock: Clock) -> None:
    table_id, _ = await gambled_away(house)
    state = await state_of(house, table_id)
    await ask(house, table_id)
    await vote(house, table_id, BERT, "agree")
    clock.now += VOTE_LASTS
    await house.ring()

    assert await house.votes.at(table_id) == []
    assert await state_of(house, table_id) == state


async def test_when_play_goes_on_there_is_nothing_to_vote_on_any_more(house: House) -> None:
    table_id, _ = await gambled_away(house)
    await ask(house, table_id)
    await answer(house, table_id, 1, ["grey"])

    assert await house.votes.at(table_id) == []


async def test_what_somebody_does_in_secret_does_not_end_a_vote(house: House) -> None:
    table = await started(house)
    for seat in (0, 0, 1):
        await answer(house, table.id, seat, ["red"])
    await ask(house, table.id)
    await answer(house, table.id, 1, ["green"])

    assert len(await house.votes.at(table.id)) == 1


async def test_when_somebody_leaves_the_table_must_be_asked_anew(house: House) -> None:
    table_id, _ = await gambled_away(house)
    await ask(house, table_id)
    await house.change(table_id, lambda table: house.play.resign(table, 2))

    assert await house.votes.at(table_id) == []


async def test_one_vote_at_a_time_and_only_about_moves_there_are(house: House) -> None:
    table = await started(house)
    with pytest.raises(Refused, match="undo-nothing"):
        await ask(house, table.id)
    await answer(house, table.id, 0, ["red"])
    await ask(house, table.id)
    with pytest.raises(Refused, match="vote-is-under-way"):
        await ask(house, table.id)
    with pytest.raises(Refused, match="undo-nothing"):
        await ask(house, table.id, STRANGER)


async def test_alone_among_computer_players_one_agrees_with_oneself(house: House) -> None:
    table_id, version = await gambled_away(house, people=1, bots=1)
    before = await house.history.state(table_id, version)
    await ask(house, table_id)

    assert (await state_of(house, table_id)).decisions() == before.decisions()
    assert await house.votes.at(table_id) == []


async def test_everybody_sees_what_is_at_stake_as_everybody_heard_it(house: House) -> None:
    table = await started(house)
    await answer(house, table.id, 0, ["red"])
    await ask(house, table.id)
    present = await house.shelf.table(table.id)
    [vote] = await house.votes.at(table.id)
    [line] = await house.votes.at_stake(present, vote)

    assert line == Text("undo-line", {"line": Text("toy-answered", {"seat": seat_name(0)})})


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
@pytest.mark.parametrize("seed", [1, 2])
async def test_seed_and_log_rebuild_every_state_of_a_game_with_many_a_way_back(
    opener: Opener, game: str, people: int, bots: int, seed: int
) -> None:
    house = await opener.open(seed)
    table = await started(house, game, people, bots)
    chance, undone = Chance(seed), 0
    async for move in play_randomly(house, table.id, chance, moves=120):
        present = await house.shelf.table(table.id)
        if chance.below(3) == 0 and await house.undoing.latest_free(present, move.seat):
            await undo(house, table.id, move.seat)
            undone += 1
        elif chance.below(20) == 0 and present.status is Status.PLAYING:
            log = await house.history.line(present)
            to = chance.one_of(log[-6:]).version
            if await house.history.turns_since(present, to):
                await go_back(house, table.id, to, Undo(Kind.REPAIR, None))
                undone += 1

    assert undone
    kept = [saved for (saved,) in rows(opener.path, "SELECT state FROM states ORDER BY version")]
    assert [save(state) for state in replayed(opener.path, table.id)] == kept


async def test_after_a_restart_one_goes_on_from_where_one_went_back_to(opener: Opener) -> None:
    house = await opener.open()
    table = await started(house)
    await answer(house, table.id, 0, ["red"])
    await undo(house, table.id, 0)
    after = await opener.open()

    assert await state_of(after, table.id) == await state_of(house, table.id)
    await play_to_the_end(after, table.id, 3)
    assert (await after.shelf.table(table.id)).status is Status.OVER


async def test_one_can_go_back_to_any_earlier_state_and_computer_players_take_up_there(house: House) -> None:
    table = await started(house, people=2, bots=1)
    first = await state_of(house, table.id)
    async for _ in play_randomly(house, table.id, Chance(4), moves=8):
        pass
    await go_back(house, table.id, table.version, Undo(Kind.AGREED, 1))
    state = await state_of(house, table.id)

    assert state.decisions() == first.decisions()
    assert [event.text.key for event in state.events][:1] == ["undo-agreed"]
    assert (await house.shelf.table(table.id)).seat_of(BERT) == 1
