"""Votes: who may vote, when it is decided, and that the decision is carried out once, even after a crash."""

from __future__ import annotations

import sqlite3
from functools import partial

import pytest

from engine.core import Move, Text
from tables import (
    Commit,
    Kind,
    Refused,
    Rule,
    StorageError,
    StoreAddress,
    Table,
    TableErrand,
    TableService,
    Vote,
    consent,
    majority,
)
from tables.clock.due_timers import RETRY_SOON
from tests.tables.databases import rows
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
    started,
)

OPEN = dict.fromkeys((ANNA, BERT, CARLA))


class Tea:
    """A vote on tea. It notes every outcome, and ends the vote with a note to the table."""

    def __init__(self, service: TableService, rule: Rule = majority) -> None:
        self.service = service
        self.outcomes: list[str] = []
        kind = Kind("tea", ("black", "green", "none"), rule, "none", self._carry_out, self._is_moot)
        service.votes.add(kind)

    async def _carry_out(self, table: Table, vote: Vote, outcome: str) -> None:
        self.outcomes.append(outcome)
        if outcome == "green":
            raise Refused(Text("no-green-tea"))
        await self.service.votes.dismiss(table, vote, Text(f"tea-is-{outcome}"))

    def _is_moot(self, vote: Vote, commit: Commit) -> bool:
        return commit.table.version != vote.about["version"]


async def called(
    service: TableService, ballots: dict[int, str | None] | None = None, closes_at: float | None = None
) -> Vote:
    """A vote on tea at a game just begun."""
    table = await started(service)
    await errands_of(service, table.id)
    await call(service, table, ballots or dict(OPEN), closes_at)
    [vote] = await service.votes.at(table.id) or [Vote(0, table.id, "tea", {}, {})]
    return vote


async def call(
    service: TableService, table: Table, ballots: dict[int, str | None], closes_at: float | None = None
) -> None:
    act = partial(
        service.votes.call,
        kind="tea",
        about={"version": table.version},
        ballots=ballots,
        closes_at=closes_at,
    )
    await service.change(table.id, act)


async def cast(service: TableService, vote: Vote, user_id: int, choice: str) -> None:
    act = partial(service.votes.cast, vote_id=vote.id, user_id=user_id, choice=choice)
    await service.change(vote.table_id, act)


# ── when it is decided ───────────────────────────────────────────────────────────────────────────────────


def ballots(*choices: str | None) -> Vote:
    return Vote(1, 1, "tea", {}, dict(enumerate(choices)))


@pytest.mark.parametrize(
    ("cast", "outcome"),
    [
        ((None, None, None), None),
        (("black", None, None), None),
        (("black", "black", None), "black"),
        (("black", "green", None), None),
        (("black", "green", "none"), "black"),
        (("green", "none"), "green"),
        (("none", None), None),
        (("none",), "none"),
    ],
)
def test_more_than_half_decide_or_in_the_end_most(cast: tuple[str | None, ...], outcome: str | None) -> None:
    assert majority(ballots(*cast), ("black", "green", "none")) == outcome


@pytest.mark.parametrize(
    ("cast", "outcome"),
    [
        (("yes", None), None),
        (("yes", "yes"), "yes"),
        (("no", None), "no"),
        (("yes", "yes", "no"), "no"),
    ],
)
def test_consent_needs_everybody_and_one_can_refuse_it(cast: tuple[str | None, ...], outcome: str) -> None:
    assert consent(ballots(*cast), ("yes", "no")) == outcome


async def test_the_ballot_that_decides_carries_the_decision_out(
    service: TableService, store: StoreAddress
) -> None:
    tea, vote = Tea(service), await called(service)
    await cast(service, vote, ANNA, "black")
    assert tea.outcomes == []
    await cast(service, vote, CARLA, "black")

    assert tea.outcomes == ["black"]
    assert await service.votes.at(vote.table_id) == []
    assert (
        rows(store, "SELECT * FROM ballots") == rows(store, "SELECT * FROM timers WHERE kind = 'vote'") == []
    )
    assert (await errands_of(service, vote.table_id))[-1] == TableErrand((Text("tea-is-black"),))


async def test_whoever_calls_a_vote_may_have_voted_and_alone_decides_it(service: TableService) -> None:
    tea = Tea(service)
    await called(service, {ANNA: "black"})

    assert tea.outcomes == ["black"]


async def test_a_vote_calls_those_who_have_not_voted(service: TableService) -> None:
    Tea(service)
    vote = await called(service, {ANNA: "black", BERT: None, CARLA: None})

    assert await errands_of(service, vote.table_id) == [TableErrand(asked=(BERT, CARLA))]


async def test_a_decision_that_turns_out_impossible_ends_the_vote_and_the_table_is_told(
    service: TableService,
) -> None:
    Tea(service)
    vote = await called(service)
    for user_id in (ANNA, BERT):
        await cast(service, vote, user_id, "green")

    assert await service.votes.at(vote.table_id) == []
    assert (await errands_of(service, vote.table_id))[-1] == TableErrand((Text("no-green-tea"),))


async def test_minds_may_change_until_it_is_decided(service: TableService) -> None:
    tea, vote = Tea(service), await called(service)
    for user_id, choice in ((ANNA, "none"), (ANNA, "black"), (BERT, "none"), (CARLA, "black")):
        await cast(service, vote, user_id, choice)

    assert tea.outcomes == ["black"]


# ── what is not possible ─────────────────────────────────────────────────────────────────────────────────


async def test_only_those_who_are_asked_may_vote_and_only_for_what_is_offered(
    service: TableService, store: StoreAddress
) -> None:
    Tea(service)
    vote = await called(service)
    before = contents(store)
    for user_id, choice, refusal in (
        (STRANGER, "black", "vote-is-for-others"),
        (ANNA, "mud", "button-unknown"),
    ):
        with pytest.raises(Refused, match=refusal):
            await cast(service, vote, user_id, choice)

    assert contents(store) == before


async def test_one_thing_is_voted_on_once_at_a_time_and_an_old_button_meets_no_new_vote(
    service: TableService,
) -> None:
    Tea(service)
    vote = await called(service)
    table = await service.repository.table(vote.table_id)
    with pytest.raises(Refused, match="vote-is-under-way"):
        await call(service, table, dict(OPEN))
    for user_id in (ANNA, BERT):
        await cast(service, vote, user_id, "none")
    await call(service, table, dict(OPEN))

    with pytest.raises(Refused, match="vote-is-over"):
        await cast(service, vote, CARLA, "black")


async def test_a_vote_that_a_move_leaves_without_sense_is_gone_with_the_move(
    service: TableService, store: StoreAddress
) -> None:
    tea, vote = Tea(service), await called(service, closes_at=9000.0)
    await answer(service, vote.table_id, 0, ["red"])

    assert await service.votes.at(vote.table_id) == []
    assert rows(store, "SELECT * FROM timers WHERE kind = 'vote'") == []
    assert tea.outcomes == []


# ── time and restarts ────────────────────────────────────────────────────────────────────────────────────


async def test_a_vote_closes_at_its_time_and_what_is_undecided_counts_as_said(
    service: TableService, clock: Clock
) -> None:
    tea, vote = Tea(service), await called(service, closes_at=5000.0)
    await cast(service, vote, ANNA, "black")
    clock.now = 4999.0
    await service.run_due_timers()
    assert tea.outcomes == []
    clock.now = 5000.0
    await service.run_due_timers()
    await service.run_due_timers()

    assert tea.outcomes == ["none"]


async def test_ballots_survive_a_restart(opener: Opener) -> None:
    service = await opener.open()
    Tea(service)
    vote = await called(service)
    await cast(service, vote, ANNA, "black")
    after = await opener.open()
    tea = Tea(after)
    await cast(after, vote, BERT, "black")

    assert tea.outcomes == ["black"]


async def decided_but_not_carried_out(opener: Opener) -> tuple[Vote, TableService, Tea]:
    """The bot died right after the ballot that decided on black tea, and is back."""
    service = await opener.open()
    Tea(service)
    vote = await called(service)
    await cast(service, vote, ANNA, "black")
    async with failing(service.storage, sqlite3.SQLITE_DELETE, "votes"):
        with pytest.raises(StorageError):
            await cast(service, vote, BERT, "black")
    after = await opener.open()
    return vote, after, Tea(after)


async def test_a_bot_that_stops_before_a_decision_is_carried_out_does_it_after_its_restart(
    opener: Opener,
) -> None:
    vote, after, tea = await decided_but_not_carried_out(opener)
    await after.run_due_timers()
    await after.run_due_timers()

    assert tea.outcomes == ["black"]
    assert await after.votes.at(vote.table_id) == []


async def test_a_vote_ends_with_the_version_that_carries_it_out_even_if_that_leaves_it_not_moot(
    service: TableService, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    async def move(table: Table, _vote: Vote, _outcome: str) -> None:
        await service.play.move(table, Move(0, 1, ["red"]), None)

    service.votes.add(Kind("tea", ("black", "none"), majority, "none", move, lambda _vote, _commit: False))
    vote = await called(service, closes_at=5000.0)
    clock.now = 5000.0
    await service.run_due_timers()

    assert await service.votes.at(vote.table_id) == []
    assert caplog.text == ""


async def test_a_vote_that_could_not_be_ended_is_tried_again_later_and_stops_no_other(
    service: TableService, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    tea, vote = Tea(service), await called(service, closes_at=5000.0)
    clock.now = 5000.0
    async with failing(service.storage, sqlite3.SQLITE_DELETE, "votes"):
        await service.run_due_timers()
    assert "a timer must wait" in caplog.text
    await service.run_due_timers()
    assert await service.votes.at(vote.table_id) != []
    clock.now += RETRY_SOON
    await service.run_due_timers()

    assert tea.outcomes == ["none", "none"]
    assert await service.votes.at(vote.table_id) == []


async def test_a_decision_stands_though_somebody_changes_their_mind_before_it_could_be_carried_out(
    opener: Opener,
) -> None:
    vote, after, tea = await decided_but_not_carried_out(opener)
    with pytest.raises(Refused, match="vote-is-over"):
        await cast(after, vote, BERT, "none")
    await after.run_due_timers()

    assert tea.outcomes == ["black"]
    assert await after.votes.at(vote.table_id) == []


async def test_a_timer_whose_vote_is_gone_is_dropped_without_complaint(
    service: TableService, store: StoreAddress, caplog: pytest.LogCaptureFixture
) -> None:
    Tea(service)
    vote = await called(service, closes_at=1000.0)
    async with service.storage.transaction() as writer:
        await writer.execute("DELETE FROM votes")
    await service.run_due_timers()

    assert rows(store, f"SELECT * FROM timers WHERE kind = 'vote' AND subject = {vote.id}") == []
    assert caplog.text == ""


async def test_a_timer_that_was_dropped_in_spite_of_a_failure_is_not_set_again(
    service: TableService, clock: Clock, store: StoreAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    Tea(service)
    await called(service, closes_at=5000.0)
    clock.now = 5000.0

    def stumble(_: int) -> None:
        raise OSError("nobody listens")

    service.on_errands(stumble)
    await service.run_due_timers()

    assert rows(store, "SELECT * FROM timers WHERE kind = 'vote'") == []
