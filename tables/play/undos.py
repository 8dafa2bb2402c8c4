"""Undo: alone up to the last barrier, beyond it if everybody agrees, and by a moderator's repair."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar
from zlib import crc32

import msgspec

from engine.core import Barrier, Refusal, Seat, State, Text, heard, question
from engine.core.registry import game_of
from engine.core.undo import Kind, Turn, Undo, kept, obstacle, rewound, seen, story_of, struck_out
from tables.play import votes
from tables.play.faults import rules_at_work
from tables.play.games import Play
from tables.play.votes import Votes, consent
from tables.store.commits import Commit
from tables.store.features.votes import Vote
from tables.store.history import History, Moment, Record, WayBack, moments_of
from tables.store.model import Refused, Status, Table

K = TypeVar("K")
V = TypeVar("V")

VOTE_LASTS = 24 * 3600.0
_TABLES_REMEMBERED, _OBSTACLES_REMEMBERED = 64, 4096
AGREE, REFUSE = "agree", "refuse"


class Stopped(Refused):
    """Somebody cannot undo their move alone; everybody together could."""


class Way(NamedTuple):
    """The moves a seat can undo alone, the latest first, and the barrier behind them."""

    free: list[Moment]
    barrier: Barrier | None


class Undos:
    """Everything that takes a game back to an earlier state."""

    def __init__(self, play: Play, history: History, votes: Votes, clock: Callable[[], float]) -> None:
        self._play = play
        self._history = history
        self._votes = votes
        self._clock = clock
        self._moments: dict[int, tuple[int, list[Moment]]] = {}
        """By table: the moves that count as of a version. Every panel asks for them."""
        self._obstacles: dict[tuple[int, int, int, Seat, frozenset[Seat]], Barrier | None] = {}
        """What each move is to each seat: a version never changes, so that need not be worked out twice."""

    # ── alone ────────────────────────────────────────────────────────────────────────────────────────────

    async def way(self, table: Table, seat: Seat, most: int) -> Way:
        """How far a seat can go back alone; stops looking after `most` moves."""
        free: list[Moment] = []
        computers = _computer_seats(table)
        if table.status is not Status.PLAYING:
            return Way(free, None)
        for moment in reversed(await self._moments_at(table)):
            if moment.version <= table.holders[seat].since:  # somebody else held the seat then
                return Way(free, Barrier.OTHER_SEAT)
            barrier = await self._obstacle(table, moment, seat, computers)
            if barrier is not None:
                return Way(free, barrier)
            if moment.move.seat == seat:
                free.append(moment)
                if len(free) == most:
                    break
        return Way(free, None)

    async def _moments_at(self, table: Table) -> list[Moment]:
        version, moments = self._moments.get(table.id, (-1, []))
        if version != table.version:
            moments = moments_of(await self._history.line(table))
            _remember(self._moments, table.id, (table.version, moments), _TABLES_REMEMBERED)
        return moments

    async def _obstacle(
        self, table: Table, moment: Moment, seat: Seat, computers: frozenset[Seat]
    ) -> Barrier | None:
        key = (table.id, moment.before, moment.version, seat, computers)
        if key in self._obstacles:
            return self._obstacles[key]
        found = obstacle(await self._history.turn(table.id, moment), seat, computers)
        _remember(self._obstacles, key, found, _OBSTACLES_REMEMBERED)
        return found

    async def latest_free(self, table: Table, seat: Seat) -> int | None:
        """The version of the move a seat could undo alone right now."""
        free = (await self.way(table, seat, most=1)).free
        return free[0].version if free else None

    async def undo(
        self, table: Table, seat: Seat, version: int | None, interaction_id: int | None
    ) -> list[Text]:
        """Undo a seat's latest move at once; returns what was undone, as the seat had heard it.

        `version` is the move that was shown as their latest; refuses if that is out of date.
        """
        if await self._history.is_counted(interaction_id):
            return []
        present = await self._play.state_in_play(table)
        free, barrier = await self.way(table, seat, most=1)
        if not free:
            raise await self._refusal(table, present, seat, barrier)
        if version is not None and version != free[0].version:
            raise Refused(Text("undo-is-stale"))
        turns = await self._history.turns_since(table, free[0].before)
        undo = Undo(Kind.OWN, seat)
        restored = rewound(turns[0].before, present.asked, story_of(undo, turns))
        records = [Record(restored, way_back=WayBack(free[0].before, undo))]
        records += [
            Record(turn.after, turn.move) for turn in kept(restored, turns, seat, _computer_seats(table))
        ]
        await self._write(table, present, records, interaction_id)
        return list(heard(struck_out(turns), seat))

    async def _refusal(self, table: Table, present: State, seat: Seat, barrier: Barrier | None) -> Refused:
        """Why a seat cannot undo, and what is possible instead."""
        if present.result is not None:
            return Refused(Text("undo-game-is-over"))
        latest = await self._latest(table, seat)
        if latest is None:
            return Refused(Text("undo-nothing"))
        try:
            question(present, seat, latest.move.number)
        except Refusal:
            return Stopped(Text(f"undo-stopped-{barrier}"))
        return Refused(Text("undo-change-instead"))

    async def _latest(self, table: Table, seat: Seat) -> Moment | None:
        """The latest move of a seat's present holder that still counts."""
        line = moments_of(await self._history.line(table))
        own = [one for one in line if one.move.seat == seat and one.version > table.holders[seat].since]
        return own[-1] if own else None

    # ── if everybody agrees ──────────────────────────────────────────────────────────────────────────────

    @property
    def vote(self) -> votes.Kind:
        """The vote on going back beyond a barrier."""
        return votes.Kind("undo", (AGREE, REFUSE), consent, REFUSE, self._decided, _is_moot, self._at_stake)

    async def ask(self, table: Table, user_id: int) -> None:
        """Ask everybody to let a person undo their latest move and everything after it."""
        seat = table.seat_of(user_id)
        present = await self._play.state_in_play(table)
        latest = None if seat is None or present.result is not None else await self._latest(table, seat)
        if seat is None or latest is None:
            raise Refused(Text("undo-nothing"))
        if any(vote.kind == "undo" for vote in await self._votes.at(table.id)):
            raise Refused(Text("vote-is-under-way"))
        about: dict[str, int | str] = {
            "seat": seat,
            "back_to": latest.before,
            "known": _known(await self._history.turns_since(table, latest.before)),
            "sight": _sight(present),
        }
        others = {holder.user_id: None for holder in table.people if holder.user_id and holder.seat != seat}
        await self._votes.call(
            table, "undo", about, {user_id: AGREE, **others}, self._clock() + VOTE_LASTS, user_id
        )

    async def _decided(self, table: Table, vote: Vote, choice: str) -> None:
        if choice == REFUSE:
            raise Refused(Text("undo-refused"))
        seat, back_to = vote.about["seat"], vote.about["back_to"]
        assert isinstance(seat, int)
        assert isinstance(back_to, int)
        await self.go_back(table, back_to, Undo(Kind.AGREED, seat), None)

    async def _at_stake(self, table: Table, vote: Vote) -> list[Text]:
        back_to = vote.about["back_to"]
        assert isinstance(back_to, int)
        return list(heard(struck_out(await self._history.turns_since(table, back_to)), None))

    # ── to any moment ────────────────────────────────────────────────────────────────────────────────────

    async def go_back(self, table: Table, version: int, undo: Undo, interaction_id: int | None) -> None:
        """Return to the state of an earlier version, even if the present state is unreadable."""
        if await self._history.is_counted(interaction_id):
            return
        if version not in [entry.version for entry in (await self._history.line(table))[:-1]]:
            raise Refused(Text("undo-is-stale"))
        turns = await self._history.readable_turns_since(table, version)
        asked = await self._history.asked(table.id)
        earlier = await self._history.state(table.id, version)
        restored = rewound(earlier, asked, story_of(undo, turns))
        present = turns[-1].after if turns else None
        await self._write(table, present, [Record(restored, way_back=WayBack(version, undo))], interaction_id)

    async def _write(
        self, table: Table, present: State | None, records: list[Record], interaction_id: int | None
    ) -> None:
        with rules_at_work():
            outcome = await self._play.play_on(table.holders, present, records)
        await self._play.write(table, *outcome, interaction_id=interaction_id)


def _computer_seats(table: Table) -> frozenset[Seat]:
    return frozenset(holder.seat for holder in table.holders if holder.user_id is None)


def _remember(known: dict[K, V], key: K, value: V, most: int) -> None:
    """Keep a value; what was learned first makes room."""
    known.pop(key, None)
    known[key] = value
    if len(known) > most:
        del known[next(iter(known))]


def _known(turns: list[Turn]) -> str:
    """What people have learned from these turns and cannot unlearn."""
    raised = {turn.after.barrier for turn in turns if seen(turn, None)}
    match Barrier.CHANCE in raised, Barrier.TURNED_UP in raised:
        case True, True:
            return "both"
        case True, False:
            return "chance"
        case False, True:
            return "turned-up"
    return "nothing"


def _sight(state: State) -> int:
    """A checksum of what everybody can see of a state."""
    view = msgspec.structs.replace(game_of(state).view(state, None), events=())
    return crc32(msgspec.json.encode(view))


def _is_moot(vote: Vote, commit: Commit) -> bool:
    """Whether play has visibly gone on, or other people sit there.

    A secret move must not end a vote: that would give it away.
    """
    people = {holder.user_id for holder in commit.table.people}
    moved = vote.about["sight"] != _sight(commit.state) or bool(heard(commit.state.events, None))
    return moved or people != set(vote.ballots)
