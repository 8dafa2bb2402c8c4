"""How finished games ended: who played and won, how long answers took, and a rating among people."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

import aiosqlite
from openskill.models import PlackettLuce, PlackettLuceRating

from engine.core import EXERCISE, Seat, State
from engine.core.saving import BrokenSaveError, load
from tables.store.database import Row, Storage
from tables.store.history import Entry, History, line_of
from tables.store.model import Commit, Holder, Table
from tables.store.repository import TableRepository

_SCALE, _USUAL = 40.0, 1000.0
"""A newcomer's rating reads 1000."""


class Tally(NamedTuple):
    """What somebody has done at one game."""

    user_id: int
    name: str
    game: str
    played: int
    won: int
    shared: int
    """How many of the victories were shared."""
    answers: int
    waited: float
    """How many seconds others have waited for these answers, all in all."""
    rating: int | None
    """None before the first game that counts: among people only, who all stayed to the end."""

    @property
    def pace(self) -> float | None:
        """How many seconds an answer took on average."""
        return self.waited / self.answers if self.answers else None


class _Pace(NamedTuple):
    answers: int = 0
    waited: float = 0.0


class Results:
    """Read from the final states once, and kept as rows."""

    def __init__(self, storage: Storage, repository: TableRepository, history: History) -> None:
        self._storage = storage
        self._repository = repository
        self._history = history

    async def tallies(self, guild_id: int | None) -> list[Tally]:
        """Everybody at every game on a server, the best first; without a server, everywhere."""
        await self._catch_up()
        query = (
            "SELECT results.*, tables.game FROM results JOIN tables ON tables.id = table_id "
            "WHERE ?1 IS NULL OR guild_id = ?1 ORDER BY changed_at, table_id, seat"
        )
        rows = await self._storage.rows(query, (guild_id,))
        ratings = _ratings(rows)
        people: dict[tuple[int, str], list[Row]] = {}
        for row in rows:
            if row["user_id"] is not None:
                people.setdefault((row["user_id"], row["game"]), []).append(row)
        tallies = [_tally(games, ratings.get(key)) for key, games in people.items()]
        return sorted(tallies, key=lambda one: (-(one.rating or 0), -one.won, one.played, one.name))

    async def _catch_up(self) -> None:
        """Write down the results of games that have ended since; one that was set back has none any more."""
        over = (
            f"SELECT id FROM tables WHERE status = 'over' AND json_extract(settings, '$.{EXERCISE}') IS NULL"
        )
        missing = await self._storage.rows(f"{over} AND id NOT IN (SELECT table_id FROM results)")
        found = []
        for row in missing:
            with suppress(BrokenSaveError):  # such a game counts once it can be read again
                found.append(await self._result(await self._repository.table(row["id"])))
        async with self._storage.transaction() as writer:
            await writer.execute(f"DELETE FROM results WHERE table_id NOT IN ({over})")
            await writer.executemany(
                "INSERT OR IGNORE INTO results (table_id, seat, user_id, name, place, winners, answers, "
                "waited, rated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [row for rows in found for row in rows],
            )

    async def _result(self, table: Table) -> list[tuple[object, ...]]:
        log = await self._history.log(table.id)
        saved = await self._history.saved(table.id)
        nobody_left = not any(entry.is_reseating for entry in log[1:])
        rated = len(table.people) == len(table.holders) > 1 and nobody_left
        return await asyncio.to_thread(_rows, table, log, saved, rated)

    async def on_commit(self, writer: aiosqlite.Connection, commit: Commit) -> None:
        """A new version of a table that was over makes a result that is known already worth nothing."""
        await writer.execute("DELETE FROM results WHERE table_id = ?", (commit.table.id,))


def _rows(
    table: Table, log: Sequence[Entry], saved: Mapping[int, bytes], rated: bool
) -> list[tuple[object, ...]]:
    """How a game ended, seat by seat; its states are read one after the other."""
    line = line_of(log)
    paces = _paces(table.holders, line, (load(saved[entry.version]) for entry in line))
    result = load(saved[table.version]).result
    assert result is not None
    rows: list[tuple[object, ...]] = []
    for one in table.holders:
        ended = (result.places[one.seat], len(result.winners))
        pace = paces.get(one.seat, _Pace())
        rows.append((table.id, one.seat, one.user_id, one.name, *ended, *pace, rated))
    return rows


def _paces(holders: Sequence[Holder], line: Iterable[Entry], states: Iterable[State]) -> dict[Seat, _Pace]:
    """How many answers whoever holds a seat gave themselves, and how long they took.

    The first question has no known time.
    """
    asked: dict[tuple[Seat, int], float | None] = {}
    paces: dict[Seat, _Pace] = {}
    for entry, state in zip(line, states, strict=True):
        if entry.move is not None and entry.at is not None and entry.by_person:
            seat, number, _ = entry.move
            since = asked.get((seat, number))
            if since is not None and entry.version > holders[seat].since:
                pace = paces.get(seat, _Pace())
                paces[seat] = _Pace(pace.answers + 1, pace.waited + entry.at - since)
        for decision in state.pending():
            asked.setdefault((decision.seat, decision.number), entry.at)
    return paces


def _ratings(rows: Iterable[Row]) -> dict[tuple[int, str], int]:
    """By person and game, from the games that count, in the order in which they ended."""
    model = PlackettLuce()
    known: dict[tuple[int, str], PlackettLuceRating] = {}
    for games in _by_table(row for row in rows if row["rated"]):
        # Whoever has been forgotten still was an opponent, if an unknown one.
        keys = [None if row["user_id"] is None else (row["user_id"], row["game"]) for row in games]
        before = [[known.get(key) or model.rating()] if key else [model.rating()] for key in keys]
        after = model.rate(before, ranks=[row["place"] for row in games])
        known |= {key: rating for key, [rating] in zip(keys, after, strict=True) if key}
    return {key: round(rating.ordinal(alpha=_SCALE, target=_USUAL)) for key, rating in known.items()}


def _by_table(rows: Iterable[Row]) -> list[list[Row]]:
    tables: dict[int, list[Row]] = {}
    for row in rows:
        tables.setdefault(row["table_id"], []).append(row)
    return list(tables.values())


def _tally(games: Sequence[Row], rating: int | None) -> Tally:
    latest = games[-1]
    won = [row for row in games if row["place"] == 1]
    return Tally(
        user_id=latest["user_id"],
        name=latest["name"],
        game=latest["game"],
        played=len(games),
        won=len(won),
        shared=len([row for row in won if row["winners"] > 1]),
        answers=sum(row["answers"] for row in games),
        waited=sum(row["waited"] for row in games),
        rating=rating,
    )
