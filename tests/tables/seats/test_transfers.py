"""Seats that change hands: given away, taken over, taken away."""

from __future__ import annotations

from functools import partial

import pytest

from engine.core import Text
from tables import Newcomer, PanelErrand, Status, StoreAddress, TableErrand, TableService
from tables.seats.transfers import PATIENCE
from tests.tables.databases import rows
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    NEW,
    START,
    STRANGER,
    Clock,
    act,
    answer,
    cast,
    errands_of,
    guest,
    notes_of,
    question_to,
    refusal,
    run_at,
    running,
    table_of,
)

# ── giving a seat away ───────────────────────────────────────────────────────────────────────────────────


async def test_a_seat_changes_hands_once_both_want_it(service: TableService) -> None:
    table = await running(service)
    await act(service, table, service.transfers.offer, user_id=ANNA, heir=NEW)
    assert await errands_of(service, table) == [TableErrand(asked=(STRANGER,))]
    assert (await table_of(service, table)).seat_of(ANNA) == 0
    [offer] = await service.votes.at(table)
    accept = partial(service.votes.cast, vote_id=offer.id, choice="accept")
    assert await refusal(service, table, accept, user_id=ANNA) == "vote-is-for-others"
    await cast(service, table, STRANGER, "accept")

    after = await table_of(service, table)
    assert (after.seat_of(ANNA), after.seat_of(STRANGER), after.names[0]) == (None, 0, "Nora")
    errands = await errands_of(service, table)
    note = Text("story-hand-over", {"name": "Anna", "heir": "Nora"})
    assert TableErrand((note,), (STRANGER,)) in errands, "the new holder is called to decide"
    assert PanelErrand(STRANGER, your_turn=True) in errands
    assert PanelErrand(ANNA, your_turn=False) in errands, "her panel is removed"
    assert after.host_id == STRANGER


async def test_an_offer_can_be_declined_and_lapses_by_itself(service: TableService, clock: Clock) -> None:
    table = await running(service)
    await act(service, table, service.transfers.offer, user_id=ANNA, heir=NEW)
    await cast(service, table, STRANGER, "decline")
    assert "story-hand-over-declined" in await notes_of(service, table)
    await act(service, table, service.transfers.offer, user_id=ANNA, heir=NEW)
    clock.now += PATIENCE
    await service.run_due_timers()

    assert await service.votes.at(table) == []
    assert (await table_of(service, table)).seat_of(ANNA) == 0


async def test_an_answer_in_the_making_goes_with_whoever_began_it(service: TableService) -> None:
    table = await running(service)
    question = await question_to(service, table, 0)
    await service.drafts.save(table, question, ["red"])
    await act(service, table, service.transfers.offer, user_id=ANNA, heir=NEW)
    await cast(service, table, STRANGER, "accept")

    assert await service.drafts.get(table, question) == []


async def test_what_a_seat_was_told_in_secret_stays_with_whoever_heard_it(service: TableService) -> None:
    table = await running(service)
    await answer(service, table, 0, ["red"])
    await answer(service, table, 0, ["red"])
    heard_by_anna = await service.repository.story(await table_of(service, table), 0, 100)
    await act(service, table, service.transfers.offer, user_id=ANNA, heir=NEW)
    await cast(service, table, STRANGER, "accept")
    heard_by_nora = await service.repository.story(await table_of(service, table), 0, 100)
    public = await service.repository.story(await table_of(service, table), None, 100)

    assert heard_by_anna != public[: len(heard_by_anna)]
    assert heard_by_nora == public


async def test_a_seat_can_be_offered_only_to_somebody_who_has_none_here(
    service: TableService, clock: Clock
) -> None:
    table = await running(service, clock="1-hour")
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
    table = await running(service, people=2, bots=1)
    await act(service, table, service.transfers.ask_for, guest=NEW, seat=2)
    assert await errands_of(service, table) == [TableErrand(asked=(ANNA,))]
    await cast(service, table, ANNA, "accept")

    assert (await table_of(service, table)).seat_of(STRANGER) == 2
    assert await notes_of(service, table) == ["story-take-over"]


async def test_only_seats_of_computer_players_that_are_kept_for_nobody_can_be_taken(
    service: TableService, clock: Clock
) -> None:
    table = await running(service, clock="1-hour")
    ask = service.transfers.ask_for
    assert await refusal(service, table, ask, guest=NEW, seat=1) == "not-a-bots-seat"
    assert await refusal(service, table, ask, guest=NEW, seat=-1) == "not-a-bots-seat"
    clock.now += 3600
    await service.run_due_timers()

    assert await refusal(service, table, ask, guest=NEW, seat=0) == "seat-is-kept"


# ── sending somebody away ────────────────────────────────────────────────────────────────────────────────


async def test_more_than_half_of_the_others_can_send_somebody_away(service: TableService) -> None:
    table = await running(service)
    await act(service, table, service.transfers.kick, user_id=ANNA, target_id=BERT)
    [called] = await service.votes.at(table)
    assert called.ballots == {ANNA: "kick", CARLA: None}
    await cast(service, table, CARLA, "kick")

    after = await table_of(service, table)
    assert after.names[1] == "Grix (Bert)"
    assert after.kept_for(BERT) is None
    assert "story-kicked" in await notes_of(service, table)


async def test_whoever_the_others_are_divided_about_stays(service: TableService) -> None:
    table = await running(service)
    await act(service, table, service.transfers.kick, user_id=ANNA, target_id=BERT)
    await cast(service, table, CARLA, "keep")

    assert (await table_of(service, table)).seat_of(BERT) == 1
    assert await service.votes.at(table) == []


async def test_one_person_cannot_send_another_away_alone(service: TableService) -> None:
    table = await running(service, people=2, bots=1)
    kick = service.transfers.kick
    assert await refusal(service, table, kick, user_id=ANNA, target_id=BERT) == "kick-needs-others"
    assert await refusal(service, table, kick, user_id=ANNA, target_id=ANNA) == "kick-whom"
    assert await refusal(service, table, kick, user_id=ANNA, target_id=STRANGER) == "kick-whom"
    assert await refusal(service, table, kick, user_id=STRANGER, target_id=ANNA) == "not-seated"


async def looked_for(service: TableService) -> int:
    """At a table of two people Bert waits for Anna, and asks whether she is still there."""
    table = await running(service, people=2, bots=1)
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

    kept = (await table_of(service, table)).kept_for(ANNA)
    assert kept is not None
    assert await notes_of(service, table) == ["story-late-bot", "story-host"]
    await act(service, table, service.absence.come_back, user_id=ANNA)


@pytest.mark.parametrize("how", ["word", "move"])
async def test_whoever_says_so_or_moves_is_there(
    service: TableService, clock: Clock, store: StoreAddress, how: str
) -> None:
    table = await looked_for(service)
    if how == "word":
        await cast(service, table, ANNA, "here")
        assert "story-present" in await notes_of(service, table)
    else:
        await answer(service, table, 0, ["red"])
    assert await service.votes.at(table) == []
    clock.now = START + PATIENCE
    await service.run_due_timers()

    assert (await table_of(service, table)).seat_of(ANNA) == 0
    assert rows(store, "SELECT * FROM timers WHERE kind = 'vote'") == []


async def test_a_vote_on_somebody_who_resigns_is_over(service: TableService) -> None:
    table = await running(service)
    await act(service, table, service.transfers.kick, user_id=ANNA, target_id=BERT)
    await service.change(table, lambda table: service.play.resign(table, 1))

    assert await service.votes.at(table) == []


async def test_one_who_remains_of_those_who_vote_sends_nobody_away_alone(service: TableService) -> None:
    table = await running(service)
    await act(service, table, service.transfers.kick, user_id=CARLA, target_id=BERT)
    await act(service, table, service.play.resign, seat=0)
    await service.run_due_timers()

    assert (await table_of(service, table)).seat_of(BERT) == 1
    assert await service.votes.at(table) == []


async def test_an_offered_seat_can_be_withdrawn_by_its_button(service: TableService) -> None:
    table = await running(service)
    await act(service, table, service.transfers.offer, user_id=ANNA, heir=NEW)
    [vote] = await service.votes.at(table)
    decline = partial(service.votes.cast, vote_id=vote.id, choice="decline")
    accept = partial(service.votes.cast, vote_id=vote.id, choice="accept")
    assert await refusal(service, table, decline, user_id=BERT) == "vote-is-for-others"
    assert await refusal(service, table, accept, user_id=ANNA) == "vote-is-for-others"
    await errands_of(service, table)
    text = await service.change(table, partial(decline, user_id=ANNA))

    assert text.key == "vote-hand-over-withdrawn"
    assert await service.votes.at(table) == []
    assert await notes_of(service, table) == ["story-hand-over-withdrawn"]


async def test_a_wish_for_a_seat_can_be_withdrawn_by_its_button(service: TableService) -> None:
    table = await running(service, people=2, bots=1)
    await act(service, table, service.transfers.ask_for, guest=NEW, seat=2)
    [vote] = await service.votes.at(table)
    cast = partial(service.votes.cast, vote_id=vote.id, user_id=STRANGER, choice="decline")
    text = await service.change(table, cast)

    assert text.key == "vote-take-over-withdrawn"
    assert await service.votes.at(table) == []


async def test_a_vote_says_whether_a_ballot_decided_it(service: TableService) -> None:
    table = await running(service, people=2, bots=1)
    await act(service, table, service.endings.ask, user_id=ANNA)
    [vote] = await service.votes.at(table)
    cast_by = partial(service.votes.cast, vote_id=vote.id)
    undecided = await service.change(table, partial(cast_by, user_id=ANNA, choice="go-on"))
    decided = await service.change(table, partial(cast_by, user_id=BERT, choice="go-on"))

    assert undecided == Text("vote-cast", {"choice": Text("vote-end-go-on")})
    assert decided.key == "vote-decided"


async def test_a_kick_vote_tells_how_many_it_takes_and_until_when(
    service: TableService, clock: Clock
) -> None:
    table = await running(service)
    await act(service, table, service.transfers.kick, user_id=ANNA, target_id=CARLA)
    [vote] = await service.votes.at(table)

    assert {key: vote.text.args[key] for key in ("needed", "voters", "closes")} == {
        "needed": 2,
        "voters": 2,
        "closes": f"<t:{clock.now + 3 * 24 * 3600:.0f}:R>",
    }


async def test_somebody_seated_is_told_that_one_seat_is_enough(service: TableService) -> None:
    table = await running(service, people=2, bots=1)

    assert (
        await refusal(service, table, service.transfers.ask_for, guest=guest(0), seat=2) == "seat-is-enough"
    )


async def test_nobody_is_looked_for_any_more_when_nobody_else_is_left_to_wait(
    service: TableService, clock: Clock
) -> None:
    table = await running(service, people=2, bots=1)
    await act(service, table, service.transfers.kick, user_id=BERT, target_id=ANNA)
    await act(service, table, service.absence.replace_late, seat=1)
    await run_at(service, clock, clock.now + PATIENCE)
    now = await table_of(service, table)

    assert (now.status, now.seat_of(ANNA)) == (Status.PLAYING, 0)
