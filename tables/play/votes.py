"""Asking people: a vote is a row, so is every ballot, and what is decided happens exactly once.

A kind of vote says what can be chosen, when it is decided, and what happens then. Whatever ends a vote
removes it in the same transaction; one that has lost its sense is removed with the move that took it. Should
the bot stop between the last ballot and what follows from it, a timer set with that ballot takes it up.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple

import aiosqlite
import msgspec

from engine.core import Refusal, Seat, Text, seat_name
from tables.store import outbox
from tables.store.database import Row, Storage
from tables.store.model import Commit, Refused, Status, Table, TableErrand
from tables.store.timers import Timer, TimerHandler, drop_timer, set_timer

VOTE = "vote"
"""The kind of timer that ends a vote: at its closing time, or at once when it is decided."""


_AT_ONCE = 0.0
_WITH_ITS_TIMER = (
    "SELECT votes.*, due_at FROM votes LEFT JOIN timers ON timers.table_id = votes.table_id "
    f"AND timers.kind = '{VOTE}' AND subject = votes.id"
)


class Vote(msgspec.Struct, frozen=True):
    """A question to some people, and what they have answered so far."""

    id: int
    table_id: int
    kind: str
    about: dict[str, int | str]
    ballots: dict[int, str | None]
    """The choice of everybody who may vote; None for whoever has not."""
    closes_at: float | None = None

    def votes_for(self, choice: str) -> int:
        """How many want this."""
        return list(self.ballots.values()).count(choice)

    @property
    def missing(self) -> list[int]:
        """Who has not voted yet."""
        return [user_id for user_id, choice in self.ballots.items() if choice is None]

    @property
    def text(self) -> Text:
        """What is asked, and until when; a `seat` is called by its name, and a `user` by theirs."""
        closes = {} if not self.closes_at else {"closes": f"<t:{self.closes_at:.0f}:R>"}
        named = {key: _named(key, value) for key, value in self.about.items()}
        return Text(f"vote-{self.kind}", named | closes)


Rule = Callable[[Vote, Sequence[str]], str | None]
"""What has been decided, if anything has."""


def majority(vote: Vote, choices: Sequence[str]) -> str | None:
    """More than half of all want it; if all have voted without that, the first choice that most want."""
    most = max(choices, key=vote.votes_for)
    return most if vote.votes_for(most) * 2 > len(vote.ballots) or not vote.missing else None


def consent(vote: Vote, choices: Sequence[str]) -> str | None:
    """The first choice needs everybody; the first ballot for another one decides for that."""
    agreed, *others = choices
    return next((choice for choice in others if vote.votes_for(choice)), None if vote.missing else agreed)


async def _nothing_more(_table: Table, _vote: Vote) -> list[Text]:
    return []


class Kind(NamedTuple):
    """What can be voted on; `vote-{name}` and `vote-{name}-{choice}` are its texts."""

    name: str
    choices: tuple[str, ...]
    rule: Rule
    otherwise: str
    """What counts as chosen when the vote closes undecided."""
    carry_out: Callable[[Table, Vote, str], Awaitable[None]]
    """Does what was chosen. Its transaction must leave the vote without sense, or end it (`end_vote`)."""
    is_moot: Callable[[Vote, Commit], bool]
    """Whether a new version of the table leaves nothing to vote on."""
    at_stake: Callable[[Table, Vote], Awaitable[list[Text]]] = _nothing_more
    """What everybody should have before their eyes when they vote, line by line."""


class Votes:
    """All votes under way."""

    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._clock = clock
        self._kinds: dict[str, Kind] = {}

    def add(self, kind: Kind) -> None:
        """Let this be voted on."""
        self._kinds[kind.name] = kind

    def choices(self, vote: Vote) -> tuple[str, ...]:
        """What can be chosen."""
        return self._kinds[vote.kind].choices

    async def at_stake(self, table: Table, vote: Vote) -> list[Text]:
        """What everybody should have before their eyes."""
        return await self._kinds[vote.kind].at_stake(table, vote)

    async def at(self, table_id: int) -> list[Vote]:
        """The votes under way at a table, the oldest first."""
        query = f"{_WITH_ITS_TIMER} WHERE votes.table_id = ? ORDER BY id"
        return [await self._vote(row) for row in await self._storage.rows(query, (table_id,))]

    async def get(self, vote_id: int) -> Vote:
        """A vote under way."""
        vote = await self._find(vote_id)
        if vote is None:
            raise Refused(Text("vote-is-over"))
        return vote

    async def _find(self, vote_id: int) -> Vote | None:
        row = await self._storage.row(f"{_WITH_ITS_TIMER} WHERE id = ?", (vote_id,))
        return await self._vote(row) if row else None

    async def _vote(self, row: Row) -> Vote:
        query = "SELECT user_id, choice FROM ballots WHERE vote_id = ? ORDER BY rowid"
        ballots = {
            ballot["user_id"]: ballot["choice"] for ballot in await self._storage.rows(query, (row["id"],))
        }
        about = msgspec.json.decode(row["about"], type=dict[str, int | str])
        return Vote(row["id"], row["table_id"], row["kind"], about, ballots, row["due_at"])

    async def call(
        self,
        table: Table,
        kind: str,
        about: Mapping[str, int | str],
        ballots: Mapping[int, str | None],
        closes_at: float | None,
    ) -> None:
        """Put a question to people; whoever calls it may have voted. Those who have not are called."""
        async with self._storage.transaction() as writer:
            vote = await open_vote(writer, table.id, kind, about, ballots)
            if closes_at is not None:
                await set_timer(writer, Timer(table.id, VOTE, vote.id, closes_at))
            await self._take_up_if_decided(writer, vote)
            await outbox.put(writer, table.id, [TableErrand(asked=tuple(vote.missing))])
        await self.settle(table, vote)

    async def cast(self, table: Table, vote_id: int, user_id: int, choice: str) -> None:
        """Somebody votes, or changes their mind; the ballot that decides carries the decision out."""
        vote = await self.get(vote_id)
        if user_id not in vote.ballots or vote.table_id != table.id:
            raise Refused(Text("vote-is-for-others"))
        if choice not in self.choices(vote):
            raise Refused(Text("button-unknown"))
        if self._outcome(vote) is not None:  # the bot has stopped before it could be carried out
            await self.settle(table, vote)
            raise Refused(Text("vote-is-over"))
        vote = msgspec.structs.replace(vote, ballots={**vote.ballots, user_id: choice})
        async with self._storage.transaction() as writer:
            change = "UPDATE ballots SET choice = ? WHERE vote_id = ? AND user_id = ?"
            await writer.execute(change, (choice, vote.id, user_id))
            await self._take_up_if_decided(writer, vote)
            await outbox.put(writer, table.id, [TableErrand()])
        await self.settle(table, vote)

    async def _take_up_if_decided(self, writer: aiosqlite.Connection, vote: Vote) -> None:
        if self._outcome(vote) is not None:
            await set_timer(writer, Timer(vote.table_id, VOTE, vote.id, _AT_ONCE))

    async def settle(self, table: Table, vote: Vote) -> None:
        """Do what has been decided, if anything has."""
        outcome = self._outcome(vote)
        if outcome is not None:
            await self._carry_out(table, vote, outcome)

    def _outcome(self, vote: Vote) -> str | None:
        kind = self._kinds[vote.kind]
        return kind.rule(vote, kind.choices) if vote.ballots else kind.otherwise

    async def _carry_out(self, table: Table, vote: Vote, outcome: str) -> None:
        """Should it turn out to be impossible, the vote is over all the same, and the table is told why."""
        try:
            await self._kinds[vote.kind].carry_out(table, vote, outcome)
        except (Refused, Refusal) as refusal:
            await self.dismiss(table, vote, refusal.text)

    async def dismiss(self, table: Table, vote: Vote, note: Text) -> None:
        """End a vote that changes nothing, and say so."""
        async with self._storage.transaction() as writer:
            await end_vote(writer, vote)
            await outbox.put(writer, table.id, [TableErrand((note,))])

    # ── what happens by itself ───────────────────────────────────────────────────────────────────────────

    @property
    def timer_handlers(self) -> dict[str, TimerHandler]:
        """A vote closes."""
        return {VOTE: self._closes}

    async def _closes(self, table: Table, timer: Timer) -> None:
        vote = await self._find(timer.subject)
        if vote is None:
            async with self._storage.transaction() as writer:
                await drop_timer(writer, table.id, VOTE, timer.subject)
            return
        await self._carry_out(table, vote, self._outcome(vote) or self._kinds[vote.kind].otherwise)

    async def on_commit(self, writer: aiosqlite.Connection, commit: Commit) -> None:
        """Remove the votes that a new version has left without sense, and the ballots of those who left."""
        votes = await self.at(commit.table.id)
        present = {holder.user_id for holder in commit.table.people}
        leavers = {holder.user_id for holder in commit.before.people} - present
        for vote in votes:
            remaining = {
                user_id: choice for user_id, choice in vote.ballots.items() if user_id not in leavers
            }
            if commit.table.status is not Status.PLAYING or self._kinds[vote.kind].is_moot(vote, commit):
                await end_vote(writer, vote)
            elif remaining != vote.ballots:
                rows = [(vote.id, user_id) for user_id in leavers]
                await writer.executemany("DELETE FROM ballots WHERE vote_id = ? AND user_id = ?", rows)
                await self._take_up_if_decided(writer, msgspec.structs.replace(vote, ballots=remaining))


def is_answered(vote: Vote, commit: Commit) -> bool:
    """Whether the question a vote is about has been answered, or somebody else sits there."""
    seat, number = int(vote.about["seat"]), vote.about["number"]
    still_asked = any((one.seat, one.number) == (seat, number) for one in commit.state.pending())
    return not still_asked or holder_changed(vote, commit)


def holder_changed(vote: Vote, commit: Commit) -> bool:
    """Whether whoever sat in the seat a vote is about does not any more."""
    seat = int(vote.about["seat"])
    return commit.before.holders[seat].user_id != commit.table.holders[seat].user_id


async def open_vote(
    writer: aiosqlite.Connection,
    table_id: int,
    kind: str,
    about: Mapping[str, int | str],
    ballots: Mapping[int, str | None],
) -> Vote:
    """Write a new vote down, within the transaction that makes it necessary."""
    insert = "INSERT INTO votes (table_id, kind, about) VALUES (?, ?, ?)"
    values = (table_id, kind, msgspec.json.encode(about, order="sorted").decode())
    try:
        cursor = await writer.execute(insert, values)
    except sqlite3.IntegrityError:
        raise Refused(Text("vote-is-under-way")) from None
    vote_id = cursor.lastrowid
    assert vote_id is not None
    rows = [(vote_id, user_id, choice) for user_id, choice in ballots.items()]
    await writer.executemany("INSERT INTO ballots (vote_id, user_id, choice) VALUES (?, ?, ?)", rows)
    return Vote(vote_id, table_id, kind, dict(about), dict(ballots))


async def end_vote(writer: aiosqlite.Connection, vote: Vote) -> None:
    """Remove a vote, within the transaction that leaves it without sense."""
    await writer.execute("DELETE FROM votes WHERE id = ?", (vote.id,))
    await drop_timer(writer, vote.table_id, VOTE, vote.id)


async def end_votes(writer: aiosqlite.Connection, table_id: int, kind: str, seat: Seat | None = None) -> None:
    """Remove all votes of a kind at a table, or those that are about one seat."""
    meant = "table_id = ?1 AND kind = ?2 AND (?3 IS NULL OR json_extract(about, '$.seat') = ?3)"
    values = (table_id, kind, seat)
    for (vote_id,) in await writer.execute_fetchall(f"SELECT id FROM votes WHERE {meant}", values):
        await drop_timer(writer, table_id, VOTE, vote_id)
    await writer.execute(f"DELETE FROM votes WHERE {meant}", values)


def _named(key: str, value: int | str) -> int | str | Text:
    match key, value:
        case "seat", int():
            return seat_name(value)
        case "user", int():
            return f"<@{value}>"
    return value
