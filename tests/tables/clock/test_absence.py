"""Vacations, coming back, seats that change hands, people who are sent away, and tables that die."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from engine.core import Chance, Text
from tables import Newcomer, PanelErrand, Refused, Span, Status, Table, TableErrand, TableService
from tables.clock.dead_tables import CLOSED_AFTER, WARNED_AFTER
from tables.seats.lobby import LIFETIME
from tables.seats.transfers import PATIENCE
from tables.store.table_settings import DAY
from tables.store.timers import HOURS, Timer
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    STRANGER,
    Clock,
    answer,
    errands_of,
    lobby,
    play_randomly,
    question_to,
    rows,
    started,
)

START = 1000.0
NEW = Newcomer(STRANGER, "Nora")


async def game(service: TableService, bots: int = 0, people: int = 3, **options: str) -> int:
    table = await started(service, people=people, bots=bots, settings=options)
    await errands_of(service, table.id)
    return table.id


async def act(
    service: TableService, table_id: int, what: Callable[..., Awaitable[object]], **how: object
) -> None:
    await service.change(table_id, partial(what, **how))


async def refusal(
    service: TableService, table_id: int, what: Callable[..., Awaitable[object]], **how: object
) -> str:
    with pytest.raises(Refused) as refused:
        await act(service, table_id, what, **how)
    return refused.value.text.key


async def vote(service: TableService, table_id: int, user_id: int, choice: str) -> None:
    [found] = await service.votes.at(table_id)
    await act(service, table_id, service.votes.cast, vote_id=found.id, user_id=user_id, choice=choice)


async def seen(service: TableService, table_id: int) -> Table:
    return await service.repository.table(table_id)


async def notes_of(service: TableService, table_id: int) -> list[str]:
    errands = await errands_of(service, table_id)
    return [note.key for errand in errands if isinstance(errand, TableErrand) for note in errand.notes]


# ── vacations ────────────────────────────────────────────────────────────────────────────────────────────


async def test_on_vacation_the_clock_stands_still_where_the_table_says_so(
    service: TableService, clock: Clock
) -> None:
    table = await game(service, clock="1-hour")
    clock.now = START + 1800
    await service.absence.go_on_vacation(ANNA, START + 1800 + 5 * DAY)
    await service.run_due_timers()

    found = (await service.clocks.at(table))[0]
    assert found.deadline == START + 3600 + 5 * DAY
    assert await service.absence.on_vacation(await seen(service, table)) == {0: START + 1800 + 5 * DAY}
    clock.now = START + 1800 + DAY
    await service.absence.go_on_vacation(ANNA, clock.now)  # back early
    await service.run_due_timers()
    assert await service.absence.on_vacation(await seen(service, table)) == {}
    assert (await service.clocks.at(table))[0].deadline == found.deadline, "what was said holds"


@pytest.mark.parametrize(("away", "votes"), [(0.0, 1), (5 * DAY, 0)])
async def test_whoever_is_late_and_then_goes_on_vacation_has_more_time_and_no_vote(
    service: TableService, clock: Clock, away: float, votes: int, caplog: pytest.LogCaptureFixture
) -> None:
    table = await game(service, clock="1-hour", late="vote")
    clock.now = START + 3600
    await service.absence.go_on_vacation(ANNA, START + 3599 + 1)
    await service.run_due_timers()
    assert len(await service.votes.at(table)) == 1
    vacation = Span(START + 1800, START + 1800 + away)
    timers = [Timer(table, HOURS, 0, clock.now)]
    await service.people.go_away(ANNA, vacation, timers)
    await service.run_due_timers()

    assert len(await service.votes.at(table)) == votes
    assert (await service.clocks.at(table))[0].deadline == START + 3600 + away
    assert caplog.text == ""


async def test_where_vacations_count_nothing_changes(service: TableService, clock: Clock) -> None:
    table = await game(service, clock="1-hour", vacation="count")
    await service.absence.go_on_vacation(ANNA, START + 5 * DAY)
    await service.run_due_timers()

    assert (await service.clocks.at(table))[0].deadline == START + 3600


@pytest.mark.parametrize("ticking", ["none", "1-hour"])
async def test_a_computer_player_keeps_the_seat_on_vacation_and_gives_it_back_at_its_end(
    service: TableService, clock: Clock, ticking: str
) -> None:
    table = await game(service, clock=ticking, vacation="bot")
    await service.absence.go_on_vacation(ANNA, START + 5 * DAY)
    await service.run_due_timers()
    assert (await seen(service, table)).names == ["Grix (Anna)", "Bert", "Carla"]
    assert await notes_of(service, table) == ["story-on-vacation"]
    clock.now = START + 5 * DAY
    await service.run_due_timers()
    await service.run_due_timers()

    assert (await seen(service, table)).names[0] == "Anna"
    assert "story-returned" in await notes_of(service, table)


async def test_whoever_comes_back_at_one_table_is_back_at_all(service: TableService) -> None:
    first = await game(service, vacation="bot")
    second = (await started(service, channel=8, settings={"vacation": "bot"})).id
    await service.absence.go_on_vacation(ANNA, START + 5 * DAY)
    await service.run_due_timers()
    assert [table.id for table in await service.repository.left_by(ANNA)] == [first, second]
    await act(service, first, service.absence.come_back, user_id=ANNA)
    await service.run_due_timers()

    assert await service.repository.left_by(ANNA) == []
    assert (await seen(service, second)).seat_of(ANNA) == 0


async def test_whoever_was_replaced_for_being_late_does_not_come_back_by_a_vacations_end(
    service: TableService, clock: Clock
) -> None:
    table = await game(service, clock="1-hour")
    clock.now = START + 3600
    await service.run_due_timers()
    await service.absence.go_on_vacation(ANNA, clock.now + DAY)
    clock.now += DAY
    await service.run_due_timers()

    assert (await seen(service, table)).kept_for(ANNA) is not None


async def test_the_last_person_is_not_replaced_by_going_on_vacation(service: TableService) -> None:
    table = await game(service, people=1, bots=1, vacation="bot")
    await service.absence.go_on_vacation(ANNA, START + 5 * DAY)
    await service.run_due_timers()

    assert (await seen(service, table)).seat_of(ANNA) == 0


async def test_nobody_takes_a_seat_that_is_not_kept_for_them(service: TableService) -> None:
    table = await game(service)

    assert await refusal(service, table, service.absence.come_back, user_id=ANNA) == "no-seat-kept"
    assert await refusal(service, table, service.absence.come_back, user_id=STRANGER) == "no-seat-kept"


# ── giving a seat on ─────────────────────────────────────────────────────────────────────────────────────


async def test_a_seat_changes_hands_once_both_want_it(service: TableService) -> None:
    table = await game(service)
    await act(service, table, service.transfers.offer, user_id=ANNA, heir=NEW)
    assert await errands_of(service, table) == [TableErrand(asked=(STRANGER,))]
    assert (await seen(service, table)).seat_of(ANNA) == 0
    assert await refusal(service, table, partial(vote_of, service), user_id=ANNA) == "vote-is-for-others"
    await vote(service, table, STRANGER, "accept")

    after = await seen(service, table)
    assert (after.seat_of(ANNA), after.seat_of(STRANGER), after.names[0]) == (None, 0, "Nora")
    told = await errands_of(service, table)
    note = Text("story-hand-over", {"name": "Anna", "heir": "Nora"})
    assert TableErrand((note,), (STRANGER,)) in told, "whoever has a seat that is asked is called"
    assert PanelErrand(STRANGER, your_turn=True) in told
    assert PanelErrand(ANNA, your_turn=False) in told, "her panel is taken away"
    assert after.host_id == STRANGER


async def vote_of(service: TableService, table: Table, user_id: int) -> None:
    [found] = await service.votes.at(table.id)
    await service.votes.cast(table, found.id, user_id, "accept")


async def test_an_offer_can_be_declined_and_lapses_by_itself(service: TableService, clock: Clock) -> None:
    table = await game(service)
    await act(service, table, service.transfers.offer, user_id=ANNA, heir=NEW)
    await vote(service, table, STRANGER, "decline")
    assert "story-hand-over-declined" in await notes_of(service, table)
    await act(service, table, service.transfers.offer, user_id=ANNA, heir=NEW)
    clock.now += PATIENCE
    await service.run_due_timers()

    assert await service.votes.at(table) == []
    assert (await seen(service, table)).seat_of(ANNA) == 0


async def test_an_answer_in_the_making_goes_with_whoever_began_it(service: TableService) -> None:
    table = await game(service)
    question = await question_to(service, table, 0)
    await service.drafts.save(table, question, ["red"])
    await act(service, table, service.transfers.offer, user_id=ANNA, heir=NEW)
    await vote(service, table, STRANGER, "accept")

    assert await service.drafts.get(table, question) == []


async def test_what_a_seat_was_told_in_secret_stays_with_whoever_heard_it(service: TableService) -> None:
    table = await game(service)
    await answer(service, table, 0, ["red"])
    await answer(service, table, 0, ["red"])
    heard_by_anna = await service.repository.story(await seen(service, table), 0, 100)
    await act(service, table, service.transfers.offer, user_id=ANNA, heir=NEW)
    await vote(service, table, STRANGER, "accept")
    heard_by_nora = await service.repository.story(await seen(service, table), 0, 100)
    public = await service.repository.story(await seen(service, table), None, 100)

    assert heard_by_anna != public[: len(heard_by_anna)]
    assert heard_by_nora == public


async def test_a_seat_can_be_offered_only_to_somebody_who_has_none_here(
    service: TableService, clock: Clock
) -> None:
    table = await game(service, clock="1-hour")
    offer = service.transfers.offer
    bert = Newcomer(BERT, "Bert")
    assert await refusal(service, table, offer, user_id=ANNA, heir=bert) == "heir-is-seated"
    assert await refusal(service, table, offer, user_id=STRANGER, heir=bert) == "not-seated"
    clock.now += 3600
    await service.run_due_timers()
    anna = Newcomer(ANNA, "Anna")

    assert await refusal(service, table, offer, user_id=BERT, heir=anna) == "heir-has-a-seat"


# ── taking a seat ────────────────────────────────────────────────────────────────────────────────────────


async def test_a_newcomer_takes_the_seat_of_a_computer_player_if_the_host_agrees(
    service: TableService,
) -> None:
    table = await game(service, people=2, bots=1)
    await act(service, table, service.transfers.ask_for, guest=NEW, seat=2)
    assert await errands_of(service, table) == [TableErrand(asked=(ANNA,))]
    await vote(service, table, ANNA, "accept")

    assert (await seen(service, table)).seat_of(STRANGER) == 2
    assert await notes_of(service, table) == ["story-take-over"]


async def test_only_seats_of_computer_players_that_are_kept_for_nobody_can_be_taken(
    service: TableService, clock: Clock
) -> None:
    table = await game(service, clock="1-hour")
    ask = service.transfers.ask_for
    assert await refusal(service, table, ask, guest=NEW, seat=1) == "not-a-bots-seat"
    assert await refusal(service, table, ask, guest=NEW, seat=-1) == "not-a-bots-seat"
    clock.now += 3600
    await service.run_due_timers()

    assert await refusal(service, table, ask, guest=NEW, seat=0) == "seat-is-kept"


# ── sending somebody away ────────────────────────────────────────────────────────────────────────────────


async def test_more_than_half_of_the_others_can_send_somebody_away(service: TableService) -> None:
    table = await game(service)
    await act(service, table, service.transfers.kick, user_id=ANNA, target_id=BERT)
    [called] = await service.votes.at(table)
    assert called.ballots == {ANNA: "kick", CARLA: None}
    await vote(service, table, CARLA, "kick")

    after = await seen(service, table)
    assert after.names[1] == "Grix (Bert)"
    assert after.kept_for(BERT) is None
    assert "story-kicked" in await notes_of(service, table)


async def test_whoever_the_others_are_divided_about_stays(service: TableService) -> None:
    table = await game(service)
    await act(service, table, service.transfers.kick, user_id=ANNA, target_id=BERT)
    await vote(service, table, CARLA, "keep")

    assert (await seen(service, table)).seat_of(BERT) == 1
    assert await service.votes.at(table) == []


async def test_one_person_cannot_send_another_away_alone(service: TableService) -> None:
    table = await game(service, people=2, bots=1)
    kick = service.transfers.kick
    assert await refusal(service, table, kick, user_id=ANNA, target_id=BERT) == "kick-needs-others"
    assert await refusal(service, table, kick, user_id=ANNA, target_id=ANNA) == "kick-whom"
    assert await refusal(service, table, kick, user_id=ANNA, target_id=STRANGER) == "kick-whom"
    assert await refusal(service, table, kick, user_id=STRANGER, target_id=ANNA) == "not-seated"


async def looked_for(service: TableService) -> int:
    """At a table of two, Anna is waited for, and Bert asks where she is."""
    table = await game(service, people=2, bots=1)
    await act(service, table, service.transfers.kick, user_id=BERT, target_id=ANNA)
    return table


async def test_at_a_table_of_two_whoever_is_waited_for_is_asked_whether_they_are_there(
    service: TableService, clock: Clock
) -> None:
    table = await looked_for(service)
    [errand] = await errands_of(service, table)
    assert errand == TableErrand(asked=(ANNA,))
    assert (
        await refusal(service, table, service.transfers.kick, user_id=BERT, target_id=ANNA)
        == "vote-is-under-way"
    )
    clock.now = START + PATIENCE
    await service.run_due_timers()

    kept = (await seen(service, table)).kept_for(ANNA)
    assert kept is not None
    assert await notes_of(service, table) == ["story-late-bot"]
    await act(service, table, service.absence.come_back, user_id=ANNA)


@pytest.mark.parametrize("how", ["word", "move"])
async def test_whoever_says_so_or_moves_is_there(
    service: TableService, clock: Clock, path: Path, how: str
) -> None:
    table = await looked_for(service)
    if how == "word":
        await vote(service, table, ANNA, "here")
        assert "story-present" in await notes_of(service, table)
    else:
        await answer(service, table, 0, ["red"])
    assert await service.votes.at(table) == []
    clock.now = START + PATIENCE
    await service.run_due_timers()

    assert (await seen(service, table)).seat_of(ANNA) == 0
    assert rows(path, "SELECT * FROM timers WHERE kind = 'vote'") == []


async def test_a_vote_on_somebody_who_resigns_is_over(service: TableService) -> None:
    table = await game(service)
    await act(service, table, service.transfers.kick, user_id=ANNA, target_id=BERT)
    await service.change(table, lambda table: service.play.resign(table, 1))

    assert await service.votes.at(table) == []


# ── tables that die ──────────────────────────────────────────────────────────────────────────────────────


async def test_a_lobby_in_which_nothing_happens_expires(service: TableService, clock: Clock) -> None:
    table = await lobby(service, people=2)
    clock.now = START + LIFETIME - 1
    await service.run_due_timers()
    assert (await seen(service, table.id)).status is Status.LOBBY
    await act(service, table.id, service.lobbies.add_computer_player, user_id=ANNA)
    clock.now = START + LIFETIME
    await service.run_due_timers()
    assert (await seen(service, table.id)).status is Status.LOBBY, "something has happened"
    clock.now += LIFETIME
    await service.run_due_timers()

    assert (await seen(service, table.id)).status is Status.CLOSED
    assert "story-lobby-expired" in await notes_of(service, table.id)
    assert (await lobby(service)).status is Status.LOBBY, "the channel is free again"


async def test_a_table_without_moves_is_warned_and_then_closed_and_its_game_is_kept(
    service: TableService, clock: Clock, path: Path
) -> None:
    table = await game(service)
    clock.now = START + WARNED_AFTER
    await service.run_due_timers()
    await service.run_due_timers()
    [warning] = await errands_of(service, table)
    assert isinstance(warning, TableErrand)
    assert (warning.notes[0].key, warning.asked) == ("story-dead-warning", (ANNA, BERT, CARLA))
    clock.now += CLOSED_AFTER
    await service.run_due_timers()

    assert (await seen(service, table)).status is Status.CLOSED
    assert await notes_of(service, table) == ["story-dead-closed"]
    assert rows(path, "SELECT * FROM timers") == []
    assert len(rows(path, "SELECT * FROM states")) > 1


async def test_any_move_after_the_warning_keeps_a_table_open(service: TableService, clock: Clock) -> None:
    table = await game(service)
    clock.now = START + WARNED_AFTER
    await service.run_due_timers()
    await answer(service, table, 0, ["red"])
    clock.now += CLOSED_AFTER
    await service.run_due_timers()

    assert (await seen(service, table)).status is Status.PLAYING


async def test_a_vacation_makes_no_table_dead(service: TableService, clock: Clock) -> None:
    table = await game(service, clock="1-hour")
    await service.absence.go_on_vacation(ANNA, START + 40 * DAY)
    await service.run_due_timers()
    await errands_of(service, table)
    clock.now = START + 30 * DAY
    await service.run_due_timers()

    assert await errands_of(service, table) == []


async def test_a_closed_game_takes_no_moves_and_needs_no_votes(service: TableService, path: Path) -> None:
    table = await game(service, clock="1-hour")
    await act(service, table, service.transfers.kick, user_id=ANNA, target_id=BERT)
    await act(service, table, service.play.close, note=Text("story-dead-closed"))

    for kept in ("timers", "votes", "ballots", "clocks"):
        assert rows(path, f"SELECT * FROM {kept}") == []
    with pytest.raises(Refused, match="table-is-closed"):
        await answer(service, table, 0, ["red"], number=1)
    assert (await service.repository.state(await seen(service, table))).awaited() == [0]


async def test_a_digest_tells_what_happened_since_ones_own_last_move(service: TableService) -> None:
    table = await game(service)
    await answer(service, table, 0, ["red"], interaction=1)
    await answer(service, table, 1, ["red"], interaction=2)
    own = (await seen(service, table)).version
    async for _ in play_randomly(service, table, Chance(1), moves=14):
        pass
    told = await service.repository.since_own_move(await seen(service, table), 1)
    whole = await service.repository.story(await seen(service, table), 1, 100)

    assert told == await service.repository.story(await seen(service, table), 1, 100, since=own)
    assert 0 < len(told) < len(whole)


async def test_a_vacation_makes_no_table_dead_where_no_clock_runs_either(
    service: TableService, clock: Clock
) -> None:
    table = await game(service)
    await service.absence.go_on_vacation(ANNA, START + 40 * DAY)
    await service.run_due_timers()
    await errands_of(service, table)
    clock.now = START + 30 * DAY
    await service.run_due_timers()
    assert await errands_of(service, table) == []
    clock.now = START + 55 * DAY
    await service.run_due_timers()

    assert "story-dead-warning" in await notes_of(service, table)


@pytest.mark.parametrize("way", ["by timer", "by moderator"])
async def test_a_table_that_cannot_be_read_any_more_can_still_be_closed(
    service: TableService, clock: Clock, path: Path, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await game(service, clock="7-days", late="vote")
    async with service.storage.transaction() as writer:
        await writer.execute("UPDATE states SET state = 'gibberish'")
    service.repository._states.clear()
    if way == "by moderator":
        await act(service, table, service.play.close, note=Text("story-dead-closed"))
    else:
        for moment in (WARNED_AFTER + 7 * DAY, WARNED_AFTER + 7 * DAY + CLOSED_AFTER):
            clock.now = START + moment
            await service.run_due_timers()
    assert (await seen(service, table)).status is Status.CLOSED
    for leftover in ("timers", "clocks", "votes"):
        assert rows(path, f"SELECT * FROM {leftover}") == []
    assert (await lobby(service)).status is Status.LOBBY
    assert caplog.text == ""


async def test_whoever_is_on_vacation_when_a_game_begins_is_away_there_too(
    service: TableService, clock: Clock
) -> None:
    waiting = await lobby(service, settings={"vacation": "bot"})
    await service.absence.go_on_vacation(BERT, START + 5 * DAY)
    await act(service, waiting.id, service.play.start)
    await service.run_due_timers()
    assert (await seen(service, waiting.id)).kept_for(BERT) is not None
    clock.now = START + 5 * DAY
    await service.run_due_timers()

    assert (await seen(service, waiting.id)).seat_of(BERT) == 1


async def test_whoever_gets_a_seat_while_on_vacation_is_away_there_too(service: TableService) -> None:
    table = await game(service, vacation="bot")
    await service.absence.go_on_vacation(STRANGER, START + 5 * DAY)
    await act(service, table, service.transfers.offer, user_id=BERT, heir=NEW)
    await vote(service, table, STRANGER, "accept")
    await service.run_due_timers()

    assert (await seen(service, table)).kept_for(STRANGER) is not None


async def test_whoever_is_back_early_does_not_come_back_once_more(
    service: TableService, clock: Clock
) -> None:
    table = await game(service, vacation="bot")
    await service.absence.go_on_vacation(BERT, START + 5 * DAY)
    await service.run_due_timers()
    await act(service, table, service.absence.come_back, user_id=BERT)
    await service.run_due_timers()
    await errands_of(service, table)
    clock.now = START + 5 * DAY
    await service.run_due_timers()

    assert await errands_of(service, table) == []


async def test_one_who_remains_of_those_who_vote_sends_nobody_away_alone(service: TableService) -> None:
    table = await game(service)
    await act(service, table, service.transfers.kick, user_id=CARLA, target_id=BERT)
    await act(service, table, service.play.resign, seat=0)
    await service.run_due_timers()

    assert (await seen(service, table)).seat_of(BERT) == 1
    assert await service.votes.at(table) == []
