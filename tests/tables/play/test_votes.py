"""Votes: who may vote, when it is decided, and that what is decided happens once, whatever comes between."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path

import pytest

from engine.core import Text
from tables import (
    House,
    Kind,
    Refused,
    Rule,
    StorageError,
    Table,
    TableErrand,
    Vote,
    Written,
    consent,
    majority,
)
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
    rows,
    started,
)

OPEN = dict.fromkeys((ANNA, BERT, CARLA))


class Tea:
    """What is voted on here: whether there is tea. Every outcome is noted, and ends the vote with a word."""

    def __init__(self, house: House, rule: Rule = majority) -> None:
        self.house = house
        self.outcomes: list[str] = []
        kind = Kind("tea", ("black", "green", "none"), rule, "none", self._carry_out, self._is_moot)
        house.votes.add(kind)

    async def _carry_out(self, table: Table, vote: Vote, outcome: str) -> None:
        self.outcomes.append(outcome)
        if outcome == "green":
            raise Refused(Text("no-green-tea"))
        await self.house.votes.dismiss(table, vote, Text(f"tea-is-{outcome}"))

    def _is_moot(self, vote: Vote, written: Written) -> bool:
        return written.table.version != vote.about["version"]


async def called(
    house: House, ballots: dict[int, str | None] | None = None, closes_at: float | None = None
) -> Vote:
    """A vote on tea at a game just begun."""
    table = await started(house)
    await errands_of(house, table.id)
    await call(house, table, ballots or dict(OPEN), closes_at)
    [vote] = await house.votes.at(table.id) or [Vote(0, table.id, "tea", {}, {})]
    return vote


async def call(
    house: House, table: Table, ballots: dict[int, str | None], closes_at: float | None = None
) -> None:
    act = partial(
        house.votes.call,
        kind="tea",
        about={"version": table.version},
        ballots=ballots,
        closes_at=closes_at,
    )
    await house.change(table.id, act)


async def cast(house: House, vote: Vote, user_id: int, choice: str) -> None:
    act = partial(house.votes.cast, vote_id=vote.id, user_id=user_id, choice=choice)
    await house.change(vote.table_id, act)


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


async def test_the_ballot_that_decides_carries_the_decision_out(house: House, path: Path) -> None:
    tea, vote = Tea(house), await called(house)
    await cast(house, vote, ANNA, "black")
    assert tea.outcomes == []
    await cast(house, vote, CARLA, "black")

    assert tea.outcomes == ["black"]
    assert await house.votes.at(vote.table_id) == []
    assert rows(path, "SELECT * FROM ballots") == rows(path, "SELECT * FROM timers WHERE kind = 'vote'") == []
    assert (await errands_of(house, vote.table_id))[-1] == TableErrand((Text("tea-is-black"),))


async def test_whoever_calls_a_vote_may_have_voted_and_alone_decides_it(house: House) -> None:
    tea = Tea(house)
    await called(house, {ANNA: "black"})

    assert tea.outcomes == ["black"]


async def test_a_vote_calls_those_who_have_not_voted(house: House) -> None:
    Tea(house)
    vote = await called(house, {ANNA: "black", BERT: None, CARLA: None})

    assert await errands_of(house, vote.table_id) == [TableErrand(asked=(BERT, CARLA))]


async def test_a_decision_that_turns_out_impossible_ends_the_vote_and_the_table_is_told(house: House) -> None:
    Tea(house)
    vote = await called(house)
    for user_id in (ANNA, BERT):
        await cast(house, vote, user_id, "green")

    assert await house.votes.at(vote.table_id) == []
    assert (await errands_of(house, vote.table_id))[-1] == TableErrand((Text("no-green-tea"),))


async def test_minds_may_change_until_it_is_decided(house: House) -> None:
    tea, vote = Tea(house), await called(house)
    for user_id, choice in ((ANNA, "none"), (ANNA, "black"), (BERT, "none"), (CARLA, "black")):
        await cast(house, vote, user_id, choice)

    assert tea.outcomes == ["black"]


# ── what is not possible ─────────────────────────────────────────────────────────────────────────────────


async def test_only_those_who_are_asked_may_vote_and_only_for_what_is_offered(
    house: House, path: Path
) -> None:
    Tea(house)
    vote = await called(house)
    before = contents(path)
    for user_id, choice, refusal in (
        (STRANGER, "black", "vote-is-for-others"),
        (ANNA, "mud", "button-unknown"),
    ):
        with pytest.raises(Refused, match=refusal):
            await cast(house, vote, user_id, choice)

    assert contents(path) == before


async def test_one_thing_is_voted_on_once_at_a_time_and_an_old_button_meets_no_new_vote(house: House) -> None:
    Tea(house)
    vote = await called(house)
    table = await house.shelf.table(vote.table_id)
    with pytest.raises(Refused, match="vote-is-under-way"):
        await call(house, table, dict(OPEN))
    for user_id in (ANNA, BERT):
        await cast(house, vote, user_id, "none")
    await call(house, table, dict(OPEN))

    with pytest.raises(Refused, match="vote-is-over"):
        await cast(house, vote, CARLA, "black")


async def test_a_vote_that_a_move_leaves_without_sense_is_gone_with_the_move(
    house: House, path: Path
) -> None:
    tea, vote = Tea(house), await called(house, closes_at=9000.0)
    await answer(house, vote.table_id, 0, ["red"])

    assert await house.votes.at(vote.table_id) == []
    assert rows(path, "SELECT * FROM timers WHERE kind = 'vote'") == []
    assert tea.outcomes == []


# ── time and restarts ────────────────────────────────────────────────────────────────────────────────────


async def test_a_vote_closes_at_its_time_and_what_is_undecided_counts_as_said(
    house: House, clock: Clock
) -> None:
    tea, vote = Tea(house), await called(house, closes_at=5000.0)
    await cast(house, vote, ANNA, "black")
    clock.now = 4999.0
    await house.ring()
    assert tea.outcomes == []
    clock.now = 5000.0
    await house.ring()
    await house.ring()

    assert tea.outcomes == ["none"]


async def test_ballots_survive_a_restart(opener: Opener) -> None:
    house = await opener.open()
    Tea(house)
    vote = await called(house)
    await cast(house, vote, ANNA, "black")
    after = await opener.open()
    tea = Tea(after)
    await cast(after, vote, BERT, "black")

    assert tea.outcomes == ["black"]


async def decided_but_not_carried_out(opener: Opener) -> tuple[Vote, House, Tea]:
    """The bot has died right after the ballot that decided on black tea, and is there again."""
    house = await opener.open()
    Tea(house)
    vote = await called(house)
    await cast(house, vote, ANNA, "black")
    async with failing(house.storage, sqlite3.SQLITE_DELETE, "votes"):
        with pytest.raises(StorageError):
            await cast(house, vote, BERT, "black")
    after = await opener.open()
    return vote, after, Tea(after)


async def test_a_bot_that_stops_before_a_decision_is_carried_out_does_it_after_its_restart(
    opener: Opener,
) -> None:
    vote, after, tea = await decided_but_not_carried_out(opener)
    await after.ring()
    await after.ring()

    assert tea.outcomes == ["black"]
    assert await after.votes.at(vote.table_id) == []


async def test_a_timer_that_fails_is_tried_again_later_and_stops_no_other(
    house: House, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    tea, vote = Tea(house), await called(house, closes_at=5000.0)
    clock.now = 5000.0
    async with failing(house.storage, sqlite3.SQLITE_DELETE, "votes"):
        await house.ring()
    assert "a timer failed" in caplog.text
    await house.ring()
    assert await house.votes.at(vote.table_id) != []
    clock.now += 300.0
    await house.ring()

    assert tea.outcomes == ["none", "none"]
    assert await house.votes.at(vote.table_id) == []


async def test_a_decision_stands_though_somebody_changes_their_mind_before_it_could_be_carried_out(
    opener: Opener,
) -> None:
    vote, after, tea = await decided_but_not_carried_out(opener)
    with pytest.raises(Refused, match="vote-is-over"):
        await cast(after, vote, BERT, "none")
    await after.ring()

    assert tea.outcomes == ["black"]
    assert await after.votes.at(vote.table_id) == []


async def test_a_timer_whose_vote_is_gone_is_dropped_without_complaint(
    house: House, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    Tea(house)
    vote = await called(house, closes_at=1000.0)
    async with house.storage.transaction() as writer:
        await writer.execute("DELETE FROM votes")
    await house.ring()

    assert rows(path, f"SELECT * FROM timers WHERE kind = 'vote' AND subject = {vote.id}") == []
    assert caplog.text == ""


async def test_a_timer_that_was_dropped_in_spite_of_a_failure_is_not_set_again(
    house: House, clock: Clock, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Tea(house)
    await called(house, closes_at=5000.0)
    clock.now = 5000.0

    def stumble(_: int) -> None:
        raise OSError("nobody listens")

    house.when_errands(stumble)
    await house.ring()

    assert rows(path, "SELECT * FROM timers WHERE kind = 'vote'") == []
