"""Vacations, coming back, seats that change hands, people who are sent away, and tables that die."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from engine.core import Chance, Text
from tables import House, Newcomer, PanelErrand, Refused, Span, Status, Table, TableErrand
from tables.clock.clocks import HOURS
from tables.clock.closing import CLOSED_AFTER, WARNED_AFTER
from tables.seats.lobby import LIFETIME
from tables.seats.transfers import PATIENCE
from tables.store.table_settings import DAY
from tables.store.timers import Timer
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


async def game(house: House, bots: int = 0, people: int = 3, **options: str) -> int:
    table = await started(house, people=people, bots=bots, settings=options)
    await errands_of(house, table.id)
    return table.id


async def act(house: House, table_id: int, what: Callable[..., Awaitable[object]], **how: object) -> None:
    await house.change(table_id, partial(what, **how))


async def refusal(house: House, table_id: int, what: Callable[..., Awaitable[object]], **how: object) -> str:
    with pytest.raises(Refused) as refused:
        await act(house, table_id, what, **how)
    return refused.value.text.key


async def vote(house: House, table_id: int, user_id: int, choice: str) -> None:
    [found] = await house.votes.at(table_id)
    await act(house, table_id, house.votes.cast, vote_id=found.id, user_id=user_id, choice=choice)


async def seen(house: House, table_id: int) -> Table:
    return await house.shelf.table(table_id)


async def notes_of(house: House, table_id: int) -> list[str]:
    errands = await errands_of(house, table_id)
    return [note.key for errand in errands if isinstance(errand, TableErrand) for note in errand.notes]


# ── vacations ────────────────────────────────────────────────────────────────────────────────────────────


async def test_on_vacation_the_clock_stands_still_where_the_table_says_so(house: House, clock: Clock) -> None:
    table = await game(house, clock="1-hour")
    clock.now = START + 1800
    await house.absence.go_on_vacation(ANNA, START + 1800 + 5 * DAY)
    await house.ring()

    found = (await house.clocks.at(table))[0]
    assert found.deadline == START + 3600 + 5 * DAY
    assert await house.absence.on_vacation(await seen(house, table)) == {0: START + 1800 + 5 * DAY}
    clock.now = START + 1800 + DAY
    await house.absence.go_on_vacation(ANNA, clock.now)  # back early
    await house.ring()
    assert await house.absence.on_vacation(await seen(house, table)) == {}
    assert (await house.clocks.at(table))[0].deadline == found.deadline, "what was said holds"


@pytest.mark.parametrize(("away", "votes"), [(0.0, 1), (5 * DAY, 0)])
async def test_whoever_is_late_and_then_goes_on_vacation_has_more_time_and_no_vote(
    house: House, clock: Clock, away: float, votes: int, caplog: pytest.LogCaptureFixture
) -> None:
    table = await game(house, clock="1-hour", late="vote")
    clock.now = START + 3600
    await house.absence.go_on_vacation(ANNA, START + 3599 + 1)
    await house.ring()
    assert len(await house.votes.at(table)) == 1
    vacation = Span(START + 1800, START + 1800 + away)
    timers = [Timer(table, HOURS, 0, clock.now)]
    await house.people.go_away(ANNA, vacation, timers)
    await house.ring()

    assert len(await house.votes.at(table)) == votes
    assert (await house.clocks.at(table))[0].deadline == START + 3600 + away
    assert caplog.text == ""


async def test_where_vacations_count_nothing_changes(house: House, clock: Clock) -> None:
    table = await game(house, clock="1-hour", vacation="count")
    await house.absence.go_on_vacation(ANNA, START + 5 * DAY)
    await house.ring()

    assert (await house.clocks.at(table))[0].deadline == START + 3600


@pytest.mark.parametrize("ticking", ["none", "1-hour"])
async def test_a_computer_player_keeps_the_seat_on_vacation_and_gives_it_back_at_its_end(
    house: House, clock: Clock, ticking: str
) -> None:
    table = await game(house, clock=ticking, vacation="bot")
    await house.absence.go_on_vacation(ANNA, START + 5 * DAY)
    await house.ring()
    assert (await seen(house, table)).names == ["Grix (Anna)", "Bert", "Carla"]
    assert await notes_of(house, table) == ["story-on-vacation"]
    clock.now = START + 5 * DAY
    await house.ring()
    await house.ring()

    assert (await seen(house, table)).names[0] == "Anna"
    assert "story-returned" in await notes_of(house, table)


async def test_whoever_comes_back_at_one_table_is_back_at_all(house: House) -> None:
    first = await game(house, vacation="bot")
    second = (await started(house, channel=8, settings={"vacation": "bot"})).id
    await house.absence.go_on_vacation(ANNA, START + 5 * DAY)
    await house.ring()
    assert [table.id for table in await house.shelf.left_by(ANNA)] == [first, second]
    await act(house, first, house.absence.come_back, user_id=ANNA)
    await house.ring()

    assert await house.shelf.left_by(ANNA) == []
    assert (await seen(house, second)).seat_of(ANNA) == 0


async def test_whoever_was_replaced_for_being_late_does_not_come_back_by_a_vacations_end(
    house: House, clock: Clock
) -> None:
    table = await game(house, clock="1-hour")
    clock.now = START + 3600
    await house.ring()
    await house.absence.go_on_vacation(ANNA, clock.now + DAY)
    clock.now += DAY
    await house.ring()

    assert (await seen(house, table)).kept_for(ANNA) is not None


async def test_the_last_person_is_not_replaced_by_going_on_vacation(house: House) -> None:
    table = await game(house, people=1, bots=1, vacation="bot")
    await house.absence.go_on_vacation(ANNA, START + 5 * DAY)
    await house.ring()

    assert (await seen(house, table)).seat_of(ANNA) == 0


async def test_nobody_takes_a_seat_that_is_not_kept_for_them(house: House) -> None:
    table = await game(house)

    assert await refusal(house, table, house.absence.come_back, user_id=ANNA) == "no-seat-kept"
    assert await refusal(house, table, house.absence.come_back, user_id=STRANGER) == "no-seat-kept"


# ── giving a seat on ─────────────────────────────────────────────────────────────────────────────────────


async def test_a_seat_changes_hands_once_both_want_it(house: House) -> None:
    table = await game(house)
    await act(house, table, house.handing.offer, user_id=ANNA, heir=NEW)
    assert await errands_of(house, table) == [TableErrand(asked=(STRANGER,))]
    assert (await seen(house, table)).seat_of(ANNA) == 0
    assert await refusal(house, table, partial(vote_of, house), user_id=ANNA) == "vote-is-for-others"
    await vote(house, table, STRANGER, "accept")

    after = await seen(house, table)
    assert (after.seat_of(ANNA), after.seat_of(STRANGER), after.names[0]) == (None, 0, "Nora")
    told = await errands_of(house, table)
    note = Text("story-hand-over", {"name": "Anna", "heir": "Nora"})
    assert TableErrand((note,), (STRANGER,)) in told, "whoever has a seat that is asked is called"
    assert PanelErrand(STRANGER, your_turn=True) in told
    assert PanelErrand(ANNA, your_turn=False) in told, "her panel is taken away"
    assert after.host_id == STRANGER


async def vote_of(house: House, table: Table, user_id: int) -> None:
    [found] = await house.votes.at(table.id)
    await house.votes.cast(table, found.id, user_id, "accept")


async def test_an_offer_can_be_declined_and_lapses_by_itself(house: House, clock: Clock) -> None:
    table = await game(house)
    await act(house, table, house.handing.offer, user_id=ANNA, heir=NEW)
    await vote(house, table, STRANGER, "decline")
    assert "story-hand-over-declined" in await notes_of(house, table)
    await act(house, table, house.handing.offer, user_id=ANNA, heir=NEW)
    clock.now += PATIENCE
    await house.ring()

    assert await house.votes.at(table) == []
    assert (await seen(house, table)).seat_of(ANNA) == 0


async def test_an_answer_in_the_making_goes_with_whoever_began_it(house: House) -> None:
    table = await game(house)
    question = await question_to(house, table, 0)
    await house.letters.note_draft(table, question, ["red"])
    await act(house, table, house.handing.offer, user_id=ANNA, heir=NEW)
    await vote(house, table, STRANGER, "accept")

    assert await house.letters.draft(table, question) == []


async def test_what_a_seat_was_told_in_secret_stays_with_whoever_heard_it(house: House) -> None:
    table = await game(house)
    await answer(house, table, 0, ["red"])
    await answer(house, table, 0, ["red"])
    heard_by_anna = await house.shelf.story(await seen(house, table), 0, 100)
    await act(house, table, house.handing.offer, user_id=ANNA, heir=NEW)
    await vote(house, table, STRANGER, "accept")
    heard_by_nora = await house.shelf.story(await seen(house, table), 0, 100)
    public = await house.shelf.story(await seen(house, table), None, 100)

    assert heard_by_anna != public[: len(heard_by_anna)]
    assert heard_by_nora == public


async def test_a_seat_can_be_offered_only_to_somebody_who_has_none_here(house: House, clock: Clock) -> None:
    table = await game(house, clock="1-hour")
    offer = house.handing.offer
    bert = Newcomer(BERT, "Bert")
    assert await refusal(house, table, offer, user_id=ANNA, heir=bert) == "heir-is-seated"
    assert await refusal(house, table, offer, user_id=STRANGER, heir=bert) == "not-seated"
    clock.now += 3600
    await house.ring()
    anna = Newcomer(ANNA, "Anna")

    assert await refusal(house, table, offer, user_id=BERT, heir=anna) == "heir-has-a-seat"


# ── taking a seat ────────────────────────────────────────────────────────────────────────────────────────


async def test_a_newcomer_takes_the_seat_of_a_computer_player_if_the_host_agrees(house: House) -> None:
    table = await game(house, people=2, bots=1)
    await act(house, table, house.handing.ask_for, guest=NEW, seat=2)
    assert await errands_of(house, table) == [TableErrand(asked=(ANNA,))]
    await vote(house, table, ANNA, "accept")

    assert (await seen(house, table)).seat_of(STRANGER) == 2
    assert await notes_of(house, table) == ["story-take-over"]


async def test_only_seats_of_computer_players_that_are_kept_for_nobody_can_be_taken(
    house: House, clock: Clock
) -> None:
    table = await game(house, clock="1-hour")
    ask = house.handing.ask_for
    assert await refusal(house, table, ask, guest=NEW, seat=1) == "not-a-bots-seat"
    assert await refusal(house, table, ask, guest=NEW, seat=-1) == "not-a-bots-seat"
    clock.now += 3600
    await house.ring()

    assert await refusal(house, table, ask, guest=NEW, seat=0) == "seat-is-kept"


# ── sending somebody away ────────────────────────────────────────────────────────────────────────────────


async def test_more_than_half_of_the_others_can_send_somebody_away(house: House) -> None:
    table = await game(house)
    await act(house, table, house.handing.kick, user_id=ANNA, target_id=BERT)
    [called] = await house.votes.at(table)
    assert called.ballots == {ANNA: "kick", CARLA: None}
    await vote(house, table, CARLA, "kick")

    after = await seen(house, table)
    assert after.names[1] == "Grix (Bert)"
    assert after.kept_for(BERT) is None
    assert "story-kicked" in await notes_of(house, table)


async def test_whoever_the_others_are_divided_about_stays(house: House) -> None:
    table = await game(house)
    await act(house, table, house.handing.kick, user_id=ANNA, target_id=BERT)
    await vote(house, table, CARLA, "keep")

    assert (await seen(house, table)).seat_of(BERT) == 1
    assert await house.votes.at(table) == []


async def test_one_person_cannot_send_another_away_alone(house: House) -> None:
    table = await game(house, people=2, bots=1)
    kick = house.handing.kick
    assert await refusal(house, table, kick, user_id=ANNA, target_id=BERT) == "kick-needs-others"
    assert await refusal(house, table, kick, user_id=ANNA, target_id=ANNA) == "kick-whom"
    assert await refusal(house, table, kick, user_id=ANNA, target_id=STRANGER) == "kick-whom"
    assert await refusal(house, table, kick, user_id=STRANGER, target_id=ANNA) == "not-seated"


async def looked_for(house: House) -> int:
    """At a table of two, Anna is waited for, and Bert asks where she is."""
    table = await game(house, people=2, bots=1)
    await act(house, table, house.handing.kick, user_id=BERT, target_id=ANNA)
    return table


async def test_at_a_table_of_two_whoever_is_waited_for_is_asked_whether_they_are_there(
    house: House, clock: Clock
) -> None:
    table = await looked_for(house)
    [errand] = await errands_of(house, table)
    assert errand == TableErrand(asked=(ANNA,))
    assert (
        await refusal(house, table, house.handing.kick, user_id=BERT, target_id=ANNA) == "vote-is-under-way"
    )
    clock.now = START + PATIENCE
    await house.ring()

    kept = (await seen(house, table)).kept_for(ANNA)
    assert kept is not None
    assert await notes_of(house, table) == ["story-late-bot"]
    await act(house, table, house.absence.come_back, user_id=ANNA)


@pytest.mark.parametrize("how", ["word", "move"])
async def test_whoever_says_so_or_moves_is_there(house: House, clock: Clock, path: Path, how: str) -> None:
    table = await looked_for(house)
    if how == "word":
        await vote(house, table, ANNA, "here")
        assert "story-present" in await notes_of(house, table)
    else:
        await answer(house, table, 0, ["red"])
    assert await house.votes.at(table) == []
    clock.now = START + PATIENCE
    await house.ring()

    assert (await seen(house, table)).seat_of(ANNA) == 0
    assert rows(path, "SELECT * FROM timers WHERE kind = 'vote'") == []


async def test_a_vote_on_somebody_who_resigns_is_over(house: House) -> None:
    table = await game(house)
    await act(house, table, house.handing.kick, user_id=ANNA, target_id=BERT)
    await house.change(table, lambda table: house.play.resign(table, 1))

    assert await house.votes.at(table) == []


# ── tables that die ──────────────────────────────────────────────────────────────────────────────────────


async def test_a_lobby_in_which_nothing_happens_expires(house: House, clock: Clock) -> None:
    table = await lobby(house, people=2)
    clock.now = START + LIFETIME - 1
    await house.ring()
    assert (await seen(house, table.id)).status is Status.LOBBY
    await act(house, table.id, house.lobbies.add_bot, user_id=ANNA)
    clock.now = START + LIFETIME
    await house.ring()
    assert (await seen(house, table.id)).status is Status.LOBBY, "something has happened"
    clock.now += LIFETIME
    await house.ring()

    assert (await seen(house, table.id)).status is Status.CLOSED
    assert "story-lobby-expired" in await notes_of(house, table.id)
    assert (await lobby(house)).status is Status.LOBBY, "the channel is free again"


async def test_a_table_without_moves_is_warned_and_then_closed_and_its_game_is_kept(
    house: House, clock: Clock, path: Path
) -> None:
    table = await game(house)
    clock.now = START + WARNED_AFTER
    await house.ring()
    await house.ring()
    [warning] = await errands_of(house, table)
    assert isinstance(warning, TableErrand)
    assert (warning.notes[0].key, warning.asked) == ("story-dead-warning", (ANNA, BERT, CARLA))
    clock.now += CLOSED_AFTER
    await house.ring()

    assert (await seen(house, table)).status is Status.CLOSED
    assert await notes_of(house, table) == ["story-dead-closed"]
    assert rows(path, "SELECT * FROM timers") == []
    assert len(rows(path, "SELECT * FROM states")) > 1


async def test_any_move_after_the_warning_keeps_a_table_open(house: House, clock: Clock) -> None:
    table = await game(house)
    clock.now = START + WARNED_AFTER
    await house.ring()
    await answer(house, table, 0, ["red"])
    clock.now += CLOSED_AFTER
    await house.ring()

    assert (await seen(house, table)).status is Status.PLAYING


async def test_a_vacation_makes_no_table_dead(house: House, clock: Clock) -> None:
    table = await game(house, clock="1-hour")
    await house.absence.go_on_vacation(ANNA, START + 40 * DAY)
    await house.ring()
    await errands_of(house, table)
    clock.now = START + 30 * DAY
    await house.ring()

    assert await errands_of(house, table) == []


async def test_a_closed_game_takes_no_moves_and_needs_no_votes(house: House, path: Path) -> None:
    table = await game(house, clock="1-hour")
    await act(house, table, house.handing.kick, user_id=ANNA, target_id=BERT)
    await act(house, table, house.play.close, note=Text("story-dead-closed"))

    for kept in ("timers", "votes", "ballots", "clocks"):
        assert rows(path, f"SELECT * FROM {kept}") == []
    with pytest.raises(Refused, match="table-is-closed"):
        await answer(house, table, 0, ["red"], number=1)
    assert (await house.shelf.state(await seen(house, table))).awaited() == [0]


async def test_a_digest_tells_what_happened_since_ones_own_last_move(house: House) -> None:
    table = await game(house)
    await answer(house, table, 0, ["red"], interaction=1)
    await answer(house, table, 1, ["red"], interaction=2)
    own = (await seen(house, table)).version
    async for _ in play_randomly(house, table, Chance(1), moves=14):
        pass
    told = await house.shelf.since_own_move(await seen(house, table), 1)
    whole = await house.shelf.story(await seen(house, table), 1, 100)

    assert told == await house.shelf.story(await seen(house, table), 1, 100, since=own)
    assert 0 < len(told) < len(whole)


async def test_a_vacation_makes_no_table_dead_where_no_clock_runs_either(house: House, clock: Clock) -> None:
    table = await game(house)
    await house.absence.go_on_vacation(ANNA, START + 40 * DAY)
    await house.ring()
    await errands_of(house, table)
    clock.now = START + 30 * DAY
    await house.ring()
    assert await errands_of(house, table) == []
    clock.now = START + 55 * DAY
    await house.ring()

    assert "story-dead-warning" in await notes_of(house, table)


@pytest.mark.parametrize("way", ["by timer", "by moderator"])
async def test_a_table_that_cannot_be_read_any_more_can_still_be_closed(
    house: House, clock: Clock, path: Path, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await game(house, clock="7-days", late="vote")
    async with house.storage.transaction() as writer:
        await writer.execute("UPDATE states SET state = 'gibberish'")
    house.shelf._states.clear()
    if way == "by moderator":
        await act(house, table, house.play.close, note=Text("story-dead-closed"))
    else:
        for moment in (WARNED_AFTER + 7 * DAY, WARNED_AFTER + 7 * DAY + CLOSED_AFTER):
            clock.now = START + moment
            await house.ring()
    assert (await seen(house, table)).status is Status.CLOSED
    for leftover in ("timers", "clocks", "votes"):
        assert rows(path, f"SELECT * FROM {leftover}") == []
    assert (await lobby(house)).status is Status.LOBBY
    assert caplog.text == ""


async def test_whoever_is_on_vacation_when_a_game_begins_is_away_there_too(
    house: House, clock: Clock
) -> None:
    waiting = await lobby(house, settings={"vacation": "bot"})
    await house.absence.go_on_vacation(BERT, START + 5 * DAY)
    await act(house, waiting.id, house.play.start)
    await house.ring()
    assert (await seen(house, waiting.id)).kept_for(BERT) is not None
    clock.now = START + 5 * DAY
    await house.ring()

    assert (await seen(house, waiting.id)).seat_of(BERT) == 1


async def test_whoever_gets_a_seat_while_on_vacation_is_away_there_too(house: House) -> None:
    table = await game(house, vacation="bot")
    await house.absence.go_on_vacation(STRANGER, START + 5 * DAY)
    await act(house, table, house.handing.offer, user_id=BERT, heir=NEW)
    await vote(house, table, STRANGER, "accept")
    await house.ring()

    assert (await seen(house, table)).kept_for(STRANGER) is not None


async def test_whoever_is_back_early_does_not_come_back_once_more(house: House, clock: Clock) -> None:
    table = await game(house, vacation="bot")
    await house.absence.go_on_vacation(BERT, START + 5 * DAY)
    await house.ring()
    await act(house, table, house.absence.come_back, user_id=BERT)
    await house.ring()
    await errands_of(house, table)
    clock.now = START + 5 * DAY
    await house.ring()

    assert await errands_of(house, table) == []


async def test_one_who_remains_of_those_who_vote_sends_nobody_away_alone(house: House) -> None:
    table = await game(house)
    await act(house, table, house.handing.kick, user_id=CARLA, target_id=BERT)
    await act(house, table, house.play.resign, seat=0)
    await house.ring()

    assert (await seen(house, table)).seat_of(BERT) == 1
    assert await house.votes.at(table) == []
