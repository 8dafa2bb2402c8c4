"""Reliability: how somebody's latest games with others have ended, told to those who sit down with them.

Leaving counts where others had to go on with a computer player. It does not if somebody was on vacation, came
back, had their seat taken over by a person, or if the others have agreed that there was a good reason.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from statistics import median
from typing import NamedTuple

from engine.core import Text
from tables.play.results import Results
from tables.play.votes import Kind, Votes, majority
from tables.store import outbox
from tables.store.commits import Commit
from tables.store.company.departures import (
    delete_departures,
    excuse_departure,
    has_departed,
    latest_games,
    note_departures,
)
from tables.store.database import Storage, Writer
from tables.store.features.votes import Vote, end_vote
from tables.store.model import Holder, Refused, Status, Table, TableErrand
from tables.store.table_settings import DAY, HOUR, MINUTE

MOST_GAMES = 10
"""Only so many of the latest games count: everybody can do better."""
FEW_GAMES = 3
"""With fewer games nothing can be said about somebody yet."""
EXCUSE, COUNT = "excuse", "count"
VOTE_LASTS = 2 * DAY
_PACES = {"at-once": 10 * MINUTE, "hour": HOUR, "hours": 6 * HOUR, "day": DAY}


class Standing(StrEnum):
    """How somebody's latest games have ended, in a word."""

    NEW = "new"
    RELIABLE = "reliable"
    MOSTLY = "mostly"
    OFTEN_AWAY = "often-away"


_WELCOME = {
    "everybody": tuple(Standing),
    "newcomers": (Standing.NEW, Standing.RELIABLE, Standing.MOSTLY),
    "reliable": (Standing.RELIABLE, Standing.MOSTLY),
}
"""By the setting `door`: who may sit down."""


class TrackRecord(NamedTuple):
    """Somebody's latest games."""

    finished: int
    left: int
    pace: float | None = None
    """How many seconds an answer took: the median of all answers in these games."""

    @property
    def standing(self) -> Standing:
        """What there is to say of them."""
        played = self.finished + self.left
        if played < FEW_GAMES:
            return Standing.NEW
        if self.left * 10 <= played:
            return Standing.RELIABLE
        return Standing.OFTEN_AWAY if self.left > 1 and self.left * 10 >= 3 * played else Standing.MOSTLY

    @property
    def pace_in_a_word(self) -> str | None:
        """How fast they answer: `at-once`, `hour`, `hours`, `day` or `days`; None if that is not known."""
        if self.pace is None or self.standing is Standing.NEW:
            return None
        return next((word for word, most in _PACES.items() if self.pace <= most), "days")


class Reliability:
    """Who has left which games, and what that says of them."""

    def __init__(self, storage: Storage, results: Results, votes: Votes, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._results = results
        self._votes = votes
        self._clock = clock

    @property
    def vote(self) -> Kind:
        """More than half of those who are left must agree that somebody had a good reason."""
        return Kind(EXCUSE, (EXCUSE, COUNT), majority, COUNT, self._decided, _is_back)

    async def record(self, user_id: int, guild_id: int | None) -> TrackRecord:
        """How somebody's latest games on a server have ended."""
        await self._results.catch_up()
        games = await latest_games(self._storage, user_id, guild_id, MOST_GAMES)
        left = sum(game.gone for game in games)
        times = [seconds for game in games for seconds in game.times]
        return TrackRecord(len(games) - left, left, median(times) if times else None)

    async def must_be_welcome(self, table: Table, user_id: int) -> None:
        """Refuse whoever the host is not looking for, and say kindly what they can do."""
        welcome = _WELCOME[table.table_settings["door"]]
        if len(welcome) == len(Standing):
            return
        standing = (await self.record(user_id, table.guild_id)).standing
        if standing not in welcome:
            raise Refused(Text(f"not-let-in-{standing}"))

    async def ask_to_excuse(self, table: Table, name: str, user_id: int, by: int) -> None:
        """Ask those who are left whether somebody had a good reason to leave."""
        if table.status is not Status.PLAYING:
            raise Refused(Text("game-is-not-running"))
        if not await has_departed(self._storage, table.id, user_id):
            raise Refused(Text("excuse-whom"))
        ballots = {one.user_id: EXCUSE if one.user_id == by else None for one in table.people if one.user_id}
        about: dict[str, int | str] = {"user": user_id, "name": name}
        await self._votes.call(table, EXCUSE, about, ballots, self._clock() + VOTE_LASTS, by)

    async def _decided(self, table: Table, vote: Vote, choice: str) -> None:
        named = {"name": vote.about["name"]}
        if choice == COUNT:
            await self._votes.dismiss(table, vote, Text("story-not-excused", dict(named)))
            return
        async with self._storage.transaction() as writer:
            await excuse_departure(writer, table.id, int(vote.about["user"]))
            await end_vote(writer, vote)
            await outbox.put(writer, table.id, [TableErrand((Text("story-excused", dict(named)),))])

    async def on_commit(self, writer: Writer, commit: Commit) -> None:
        """Note who leaves a game that others go on with, and who is back."""
        before, table = commit.before, commit.table
        if before.holders == table.holders or before.status is not Status.PLAYING or table.is_exercise:
            return
        pairs = [(old, new) for old, new in zip(before.holders, table.holders, strict=True) if old != new]
        await delete_departures(
            writer, table.id, [new.user_id for _, new in pairs if new.user_id is not None]
        )
        if table.people:
            gone = [old.user_id for old, new in pairs if old.user_id is not None and _is_left(new)]
            await note_departures(writer, table.id, gone, commit.at)


def _is_left(heir: Holder) -> bool:
    """Whether a seat was left to a computer player, and not for a vacation."""
    return heir.user_id is None and (heir.absentee is None or heir.absentee.returns_at is None)


def _is_back(vote: Vote, commit: Commit) -> bool:
    """Whether somebody is back, so that there is nothing to excuse."""
    return commit.table.seat_of(int(vote.about["user"])) is not None
