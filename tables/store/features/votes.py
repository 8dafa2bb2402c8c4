"""The rows of votes: who is asked, and what each has answered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from engine.core import Seat, Text, seat_name
from tables.store.database import Row, Storage, TakenError, Writer
from tables.store.model import Refused
from tables.store.timers import VOTE, drop_timer

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
    """The choice of everybody who may vote; None for those who have not."""
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
        """What is asked, and until when; seats and people appear by name."""
        closes = {"closes": f"<t:{self.closes_at:.0f}:R>" if self.closes_at else "…"}
        named = {key: _named(key, value) for key, value in self.about.items()}
        counts = {"voters": len(self.ballots), "needed": len(self.ballots) // 2 + 1}
        return Text(f"vote-{self.kind}", named | closes | counts)


def _named(key: str, value: int | str) -> int | str | Text:
    match key, value:
        case "seat", int():
            return seat_name(value)
        case "user", int():
            return f"<@{value}>"
    return value


async def votes_at(storage: Storage, table_id: int) -> list[Vote]:
    """The open votes of a table, the oldest first."""
    rows = await storage.rows(f"{_WITH_ITS_TIMER} WHERE votes.table_id = ? ORDER BY id", (table_id,))
    return [await _with_ballots(storage, row) for row in rows]


async def find_vote(storage: Storage, vote_id: int) -> Vote | None:
    """An open vote by its number."""
    row = await storage.row(f"{_WITH_ITS_TIMER} WHERE id = ?", (vote_id,))
    return await _with_ballots(storage, row) if row else None


async def _with_ballots(storage: Storage, row: Row) -> Vote:
    query = "SELECT user_id, choice FROM ballots WHERE vote_id = ? ORDER BY place, user_id"
    ballots = {ballot["user_id"]: ballot["choice"] for ballot in await storage.rows(query, (row["id"],))}
    about = msgspec.json.decode(row["about"], type=dict[str, int | str])
    return Vote(row["id"], row["table_id"], row["kind"], about, ballots, row["due_at"])


async def open_vote(
    writer: Writer,
    table_id: int,
    kind: str,
    about: Mapping[str, int | str],
    ballots: Mapping[int, str | None],
) -> Vote:
    """Write a new vote; refuses if the same thing is being voted on already."""
    insert = "INSERT INTO votes (table_id, kind, about) VALUES (?, ?, ?)"
    values = (table_id, kind, msgspec.json.encode(about, order="sorted").decode())
    try:
        vote_id = await writer.insert(insert, values)
    except TakenError:
        raise Refused(Text("vote-is-under-way")) from None
    rows = [(vote_id, user_id, choice, place) for place, (user_id, choice) in enumerate(ballots.items())]
    await writer.executemany(
        "INSERT INTO ballots (vote_id, user_id, choice, place) VALUES (?, ?, ?, ?)", rows
    )
    return Vote(vote_id, table_id, kind, dict(about), dict(ballots))


async def write_ballot(writer: Writer, vote: Vote, user_id: int, choice: str) -> None:
    """Write what somebody chose."""
    change = "UPDATE ballots SET choice = ? WHERE vote_id = ? AND user_id = ?"
    await writer.execute(change, (choice, vote.id, user_id))


async def delete_ballots(writer: Writer, vote: Vote, people: Iterable[int | None]) -> None:
    """Delete the ballots of people who may no longer vote."""
    rows = [(vote.id, user_id) for user_id in people]
    await writer.executemany("DELETE FROM ballots WHERE vote_id = ? AND user_id = ?", rows)


async def end_vote(writer: Writer, vote: Vote) -> None:
    """Delete a vote with its timer."""
    await writer.execute("DELETE FROM votes WHERE id = ?", (vote.id,))
    await drop_timer(writer, vote.table_id, VOTE, vote.id)


async def end_votes(writer: Writer, table_id: int, kind: str, seat: Seat | None = None) -> None:
    """Delete all votes of a kind at a table, or only those about one seat."""
    which = (
        "table_id = ?1 AND kind = ?2 AND (CAST(json_extract(about, '$.seat') AS BIGINT) = ?3 OR ?3 IS NULL)"
    )
    values = (table_id, kind, seat)
    for (vote_id,) in await writer.rows(f"SELECT id FROM votes WHERE {which}", values):
        await drop_timer(writer, table_id, VOTE, vote_id)
    await writer.execute(f"DELETE FROM votes WHERE {which}", values)
