"""Results of finished games: who played and won, how long answers took, and ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from engine.core import Result as GameResult
from engine.core import Seat, State, Text
from engine.core.records import achieved
from engine.core.registry import game_of, games
from engine.core.saving import BrokenSaveError, load
from engine.core.state import ranked
from tables.store.commits import Commit
from tables.store.database import Row, Storage, Writer
from tables.store.features.records import (
    Achievement,
    BestRow,
    achievements_on,
    close_hall,
    delete_achievements,
    has_hall,
    open_hall,
    write_achievements,
)
from tables.store.features.results import (
    Result,
    delete_results,
    results_on,
    tables_without_results,
    write_results,
)
from tables.store.features.standings import read_standing
from tables.store.features.thoughts import was_advised
from tables.store.history import Entry, History, line_of
from tables.store.model import Holder, Refused, Status, Table
from tables.store.repository import TableRepository

_SCALE, _USUAL = 40.0, 1000.0
"""A newcomer's rating reads 1000."""


class Tally(NamedTuple):
    """How somebody has done at one game."""

    user_id: int
    name: str
    game: str
    played: int
    won: int
    shared: int
    """How many of the wins were shared."""
    answers: int
    waited: float
    """How many seconds these answers took in total."""
    rating: int | None
    """None before the first rated game: one among people only, who all stayed to the end."""

    @property
    def pace(self) -> float | None:
        """How many seconds an answer took on average."""
        return self.waited / self.answers if self.answers else None


class Encounters(NamedTuple):
    """How two people have done against each other at one game."""

    game: str
    ahead: int
    behind: int
    level: int


class _Outcome(NamedTuple):
    results: list[Result]
    achievements: Sequence[Achievement] = ()


class Results:
    """Computed from the final states once, and then stored."""

    def __init__(self, storage: Storage, repository: TableRepository, history: History) -> None:
        self._storage = storage
        self._repository = repository
        self._history = history

    async def tallies(self, guild_id: int | None) -> list[Tally]:
        """Everybody at every game on a server, the best first; refuses where there is no server."""
        if guild_id is None:
            raise Refused(Text("stats-need-a-server"))
        return await self._tallies(guild_id)

    async def tallies_of(self, user_id: int, guild_id: int | None) -> list[Tally]:
        """One person at every game on a server; without a server everywhere: for their own eyes only."""
        return [one for one in await self._tallies(guild_id) if one.user_id == user_id]

    async def _tallies(self, guild_id: int | None) -> list[Tally]:
        await self.catch_up()
        rows = await results_on(self._storage, guild_id)
        return await asyncio.to_thread(_tallied, rows)

    async def head_to_head(self, one: int, other: int, guild_id: int) -> list[Encounters]:
        """How two people have done against each other on a server, game by game."""
        await self.catch_up()
        return _met(await results_on(self._storage, guild_id), one, other)

    async def personal_bests(self, user_id: int, guild_id: int | None) -> list[BestRow]:
        """The most that somebody has achieved, one row for each record; without a server everywhere."""
        await self.catch_up()
        own = [row for row in await achievements_on(self._storage, guild_id) if row.user_id == user_id]
        return _first_of_each(own)

    async def hall(self, guild_id: int) -> list[BestRow] | None:
        """The records of a server, from games among people only; None if it has no hall of fame."""
        if not await has_hall(self._storage, guild_id):
            return None
        await self.catch_up()
        return _first_of_each(row for row in await achievements_on(self._storage, guild_id) if row.rated)

    async def switch_hall(self, guild_id: int, *, on: bool) -> None:
        """Give a server a hall of fame, or take it away."""
        async with self._storage.transaction() as writer:
            await (open_hall if on else close_hall)(writer, guild_id)

    async def new_records(self, table: Table) -> list[BestRow]:
        """The records of a server's hall of fame that were broken in a game, and are still unbroken."""
        hall = None if table.guild_id is None else await self.hall(table.guild_id)
        return [row for row in hall or [] if row.table_id == table.id]

    async def catch_up(self) -> None:
        """Store the results of games that have ended since; a game that was set back loses its results."""
        results: list[Result] = []
        achievements: list[Achievement] = []
        for table_id in await tables_without_results(self._storage):
            with suppress(BrokenSaveError):  # such a game counts once it can be read again
                outcome = await self._outcome(await self._repository.table(table_id))
                results += outcome.results
                achievements += outcome.achievements
        async with self._storage.transaction() as writer:
            await write_results(writer, results)
            await write_achievements(writer, achievements)

    async def _outcome(self, table: Table) -> _Outcome:
        """How a game ended; one that was ended early is not rated, and nobody achieves a record in it."""
        log = await self._history.log(table.id)
        saved = await self._history.saved(table.id)
        ended = table.status is Status.CLOSED
        standing = ranked(await read_standing(self._storage, table.id)) if ended else None
        without_help = not table.has_coach and not await was_advised(self._storage, table.id)
        nobody_left = not any(entry.is_reseating for entry in log[1:])
        among_people = len(table.people) == len(table.holders) > 1
        rated = among_people and nobody_left and without_help and not ended
        results = await asyncio.to_thread(_computed, table, log, saved, rated, standing)
        if ended or not without_help:
            return _Outcome(results)
        return _Outcome(results, await asyncio.to_thread(_achieved, table, log, saved))

    async def on_commit(self, writer: Writer, commit: Commit) -> None:
        """Delete the results of a game that goes on after its end."""
        await delete_results(writer, commit.table.id)
        await delete_achievements(writer, commit.table.id)


def _computed(
    table: Table,
    log: Sequence[Entry],
    saved: Mapping[int, bytes],
    rated: bool,
    standing: GameResult | None,
) -> list[Result]:
    """How a game ended, seat by seat, or how it stood; its states are loaded one after the other."""
    line = line_of(log)
    waits = _waits(table.holders, line, (load(saved[entry.version]) for entry in line))
    result = standing or load(saved[table.version]).result
    assert result is not None
    results = []
    for one in table.holders:
        place, winners = result.places[one.seat], len(result.winners)
        times = waits.get(one.seat, [])
        results.append(
            Result(
                *(table.id, one.seat, one.user_id, one.name, place, winners),
                answers=len(times),
                waited=sum(times),
                rated=rated,
                times=[round(seconds) for seconds in times],
            )
        )
    return results


def _achieved(table: Table, log: Sequence[Entry], saved: Mapping[int, bytes]) -> list[Achievement]:
    """What everybody has achieved who has sat there from the beginning."""
    its_game = game_of(table)
    if not its_game.records:
        return []
    story = [its_game.view(load(saved[entry.version]), None) for entry in line_of(log)]
    found = []
    for record in its_game.records:
        counts = achieved(record, story, its_game.chapter)
        found += [
            Achievement(table.id, one.seat, record.name, counts[one.seat])
            for one in table.people
            if counts and not one.since and counts[one.seat] > 0
        ]
    return found


def _waits(
    holders: Sequence[Holder], line: Iterable[Entry], states: Iterable[State]
) -> dict[Seat, list[float]]:
    """How many seconds each answer took that the holder of a seat gave.

    When the first question was asked is not known, so it does not count.
    """
    asked: dict[tuple[Seat, int], float | None] = {}
    waits: dict[Seat, list[float]] = {}
    for entry, state in zip(line, states, strict=True):
        if entry.move is not None and entry.at is not None and entry.by_person:
            seat, number, _ = entry.move
            since = asked.get((seat, number))
            if since is not None and entry.version > holders[seat].since:
                waits.setdefault(seat, []).append(entry.at - since)
        for decision in state.pending():
            asked.setdefault((decision.seat, decision.number), entry.at)
    return waits


def _tallied(rows: Sequence[Row]) -> list[Tally]:
    """What everybody has won, the best first; rating thousands of games takes a while."""
    ratings = _ratings(rows)
    people: dict[tuple[int, str], list[Row]] = {}
    for row in rows:
        if row["user_id"] is not None:
            people.setdefault((row["user_id"], row["game"]), []).append(row)
    tallies = [_tally(games, ratings.get(key)) for key, games in people.items()]
    return sorted(tallies, key=lambda one: (-(one.rating or 0), -one.won, one.played, one.name))


def _ratings(rows: Iterable[Row]) -> dict[tuple[int, str], int]:
    """Ratings by person and game, from the rated games in the order in which they ended."""
    model = PlackettLuce()
    known: dict[tuple[int, str], PlackettLuceRating] = {}
    for seats in _by_table(row for row in rows if row["rated"]):
        # A forgotten person still counts as an opponent, of unknown strength.
        keys = [None if row["user_id"] is None else (row["user_id"], row["game"]) for row in seats]
        before = [[known.get(key) or model.rating()] if key else [model.rating()] for key in keys]
        after = model.rate(before, ranks=[row["place"] for row in seats])
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


def _met(rows: Iterable[Row], one: int, other: int) -> list[Encounters]:
    """How often one was ahead of the other at the same table, by game; what they played most comes first."""
    met: dict[str, list[int]] = {}
    for seats in _by_table(rows):
        places = {row["user_id"]: row["place"] for row in seats}
        if one in places and other in places:
            met.setdefault(seats[0]["game"], []).append(places[other] - places[one])
    found = [
        Encounters(key, sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads), leads.count(0))
        for key, leads in met.items()
    ]
    return sorted(found, key=lambda each: (-each.ahead - each.behind - each.level, each.game))


def _first_of_each(rows: Iterable[BestRow]) -> list[BestRow]:
    """The first row of every record, in the order in which the games list them."""
    best: dict[tuple[str, str], BestRow] = {}
    for row in rows:
        best.setdefault((row.game, row.record), row)
    order = [(key, record.name) for key, its_game in games().items() for record in its_game.records]
    return [best[one] for one in order if one in best]
