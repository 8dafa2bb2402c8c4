"""Votes: people are asked, and what they decide is carried out exactly once.

A kind of vote says what can be chosen, when it is decided, and what happens then. Whatever ends a vote
deletes it in the same transaction: the version that carries it out, or the one that makes it moot. If the
bot stops between the last ballot and its consequence, a timer set with that ballot carries it out.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from engine.core import Refusal, Text
from tables.play.limits import Guard
from tables.store import outbox
from tables.store.commits import Commit
from tables.store.database import Storage, Writer
from tables.store.features.votes import (
    Vote,
    delete_ballots,
    end_vote,
    find_vote,
    open_vote,
    votes_at,
    write_ballot,
)
from tables.store.model import Refused, Status, Table, TableErrand
from tables.store.timers import VOTE, Timer, drop_timer, set_timer

_AT_ONCE = 0.0

Rule = Callable[[Vote, Sequence[str]], str | None]
"""Tells what has been decided; None if nothing has yet."""


def majority(vote: Vote, choices: Sequence[str]) -> str | None:
    """A choice of more than half; if everybody has voted without one, the first of those with most votes."""
    most = max(choices, key=vote.votes_for)
    return most if vote.votes_for(most) * 2 > len(vote.ballots) or not vote.missing else None


def consent(vote: Vote, choices: Sequence[str]) -> str | None:
    """The first choice needs everybody; a single ballot for another one decides for that."""
    agreed, *others = choices
    return next((choice for choice in others if vote.votes_for(choice)), None if vote.missing else agreed)


def ballots_of_all(table: Table, asker: int, choice: str) -> dict[int, str | None]:
    """Everybody at the table is asked; whoever asks has voted already."""
    asked: dict[int, str | None] = {one.user_id: None for one in table.people if one.user_id is not None}
    return {**asked, asker: choice}


def has_newcomers(vote: Vote, commit: Commit) -> bool:
    """Whether somebody plays who was not asked."""
    return not {holder.user_id for holder in commit.table.people} <= set(vote.ballots)


async def _nothing_at_stake(_table: Table, _vote: Vote) -> list[Text]:
    return []


def _nobody(_table: Table, _vote: Vote) -> int | None:
    return None


class Kind(NamedTuple):
    """A kind of vote; `vote-{name}` and `vote-{name}-{choice}` are its texts."""

    name: str
    choices: tuple[str, ...]
    rule: Rule
    otherwise: str
    """What counts as chosen if the vote closes undecided."""
    carry_out: Callable[[Table, Vote, str], Awaitable[None]]
    """Does what was chosen. A new version of the table ends the vote; without one, it must (`end_vote`)."""
    is_moot: Callable[[Vote, Commit], bool]
    """Whether a new version of the table leaves nothing to vote on."""
    at_stake: Callable[[Table, Vote], Awaitable[list[Text]]] = _nothing_at_stake
    """What voters should see before they decide, line by line."""
    asker: Callable[[Table, Vote], int | None] = _nobody
    """Who can withdraw the question, without a ballot of their own (`story-{name}-withdrawn`)."""


class Votes:
    """All open votes."""

    def __init__(self, storage: Storage, guard: Guard) -> None:
        self._storage = storage
        self._guard = guard
        self._kinds: dict[str, Kind] = {}
        self._under_way: set[int] = set()
        """The votes whose outcome is being carried out."""

    def add(self, kind: Kind) -> None:
        """Register a kind of vote."""
        if kind.name in self._kinds:
            raise ValueError(f"two kinds of votes are called {kind.name}")
        self._kinds[kind.name] = kind

    def choices(self, vote: Vote) -> tuple[str, ...]:
        """What can be chosen."""
        return self._kinds[vote.kind].choices

    async def at_stake(self, table: Table, vote: Vote) -> list[Text]:
        """What voters should see before they decide."""
        return await self._kinds[vote.kind].at_stake(table, vote)

    async def at(self, table_id: int) -> list[Vote]:
        """The open votes of a table, the oldest first."""
        return await votes_at(self._storage, table_id)

    async def get(self, vote_id: int) -> Vote:
        """An open vote; refuses if it is over."""
        vote = await find_vote(self._storage, vote_id)
        if vote is None:
            raise Refused(Text("vote-is-over"))
        return vote

    async def call(
        self,
        table: Table,
        kind: str,
        about: Mapping[str, int | str],
        ballots: Mapping[int, str | None],
        closes_at: float | None,
        by: int | None = None,
    ) -> None:
        """Open a vote; those who call it may have voted already, the others are asked.

        `by` is the person who calls it, if one does: nobody may call too many.
        """
        if by is not None:
            await self._guard.count_vote(table.id, by)
        async with self._storage.transaction() as writer:
            vote = await open_vote(writer, table.id, kind, about, ballots)
            if closes_at is not None:
                await set_timer(writer, Timer(table.id, VOTE, vote.id, closes_at))
            await self._settle_soon_if_decided(writer, vote)
            await outbox.put(writer, table.id, [TableErrand(asked=tuple(vote.missing))])
        await self.settle(table, vote)

    async def cast(self, table: Table, vote_id: int, user_id: int, choice: str) -> Text:
        """Vote, or change one's vote; the deciding ballot carries the decision out. Returns what to answer.

        Whoever has offered or asked for something can withdraw it by choosing what others decline it with.
        """
        vote = await self.get(vote_id)
        if vote.table_id != table.id:
            raise Refused(Text("vote-is-for-others"))
        if user_id not in vote.ballots:
            return await self._withdraw(table, vote, user_id, choice)
        if choice not in self.choices(vote):
            raise Refused(Text("button-unknown"))
        if self._outcome(vote) is not None:  # the bot stopped before it was carried out
            await self.settle(table, vote)
            raise Refused(Text("vote-is-over"))
        vote = msgspec.structs.replace(vote, ballots={**vote.ballots, user_id: choice})
        async with self._storage.transaction() as writer:
            await write_ballot(writer, vote, user_id, choice)
            await self._settle_soon_if_decided(writer, vote)
            await outbox.put(writer, table.id, [TableErrand()])
        await self.settle(table, vote)
        told = "vote-cast" if self._outcome(vote) is None else "vote-decided"
        return Text(told, {"choice": Text(f"vote-{vote.kind}-{choice}")})

    async def _withdraw(self, table: Table, vote: Vote, user_id: int, choice: str) -> Text:
        kind = self._kinds[vote.kind]
        if kind.asker(table, vote) != user_id or choice != kind.otherwise:
            raise Refused(Text("vote-is-for-others"))
        named = {"heir": vote.about["name"]} if "name" in vote.about else {}
        await self.dismiss(table, vote, Text(f"story-{vote.kind}-withdrawn", dict(named)))
        return Text(f"vote-{vote.kind}-withdrawn")

    async def _settle_soon_if_decided(self, writer: Writer, vote: Vote) -> None:
        """Set the timer that settles a decided vote should we be interrupted."""
        if self._outcome(vote) is not None:
            await set_timer(writer, Timer(vote.table_id, VOTE, vote.id, _AT_ONCE))

    async def settle(self, table: Table, vote: Vote) -> None:
        """Carry out what has been decided, if anything has."""
        outcome = self._outcome(vote)
        if outcome is not None:
            await self._carry_out(table, vote, outcome)

    def _outcome(self, vote: Vote) -> str | None:
        kind = self._kinds[vote.kind]
        return kind.rule(vote, kind.choices) if vote.ballots else kind.otherwise

    async def _carry_out(self, table: Table, vote: Vote, outcome: str) -> None:
        """Do what was chosen; if that is impossible, end the vote all the same and tell the table why."""
        self._under_way.add(vote.id)
        try:
            await self._kinds[vote.kind].carry_out(table, vote, outcome)
        except (Refused, Refusal) as refusal:
            await self.dismiss(table, vote, refusal.text)
        finally:
            self._under_way.discard(vote.id)

    async def dismiss(self, table: Table, vote: Vote, note: Text) -> None:
        """End a vote without consequences, and tell the table."""
        async with self._storage.transaction() as writer:
            await end_vote(writer, vote)
            await outbox.put(writer, table.id, [TableErrand((note,))])

    async def close(self, table: Table, timer: Timer) -> None:
        """Close a vote whose time is up."""
        vote = await find_vote(self._storage, timer.subject)
        if vote is None:
            async with self._storage.transaction() as writer:
                await drop_timer(writer, table.id, VOTE, timer.subject)
            return
        await self._carry_out(table, vote, self._outcome(vote) or self._kinds[vote.kind].otherwise)

    async def on_commit(self, writer: Writer, commit: Commit) -> None:
        """Delete the votes that a new version ends, and the ballots of people who left."""
        votes = await self.at(commit.table.id)
        present = {holder.user_id for holder in commit.table.people}
        leavers = {holder.user_id for holder in commit.before.people} - present
        for vote in votes:
            remaining = {
                user_id: choice for user_id, choice in vote.ballots.items() if user_id not in leavers
            }
            if self._is_over(vote, commit):
                await end_vote(writer, vote)
            elif remaining != vote.ballots:
                await delete_ballots(writer, vote, leavers)
                await self._settle_soon_if_decided(writer, msgspec.structs.replace(vote, ballots=remaining))

    def _is_over(self, vote: Vote, commit: Commit) -> bool:
        """Whether a new version ends a vote: what it carries out is done, even if nobody can see that."""
        is_done = vote.id in self._under_way or commit.table.status is not Status.PLAYING
        return is_done or self._kinds[vote.kind].is_moot(vote, commit)


def is_answered(vote: Vote, commit: Commit) -> bool:
    """Whether the question a vote is about was answered, or somebody else sits there now."""
    seat, number = int(vote.about["seat"]), vote.about["number"]
    still_asked = any((one.seat, one.number) == (seat, number) for one in commit.state.pending())
    return not still_asked or holder_changed(vote, commit)


def holder_changed(vote: Vote, commit: Commit) -> bool:
    """Whether somebody else holds the seat a vote is about."""
    seat = int(vote.about["seat"])
    return commit.before.holders[seat].user_id != commit.table.holders[seat].user_id
