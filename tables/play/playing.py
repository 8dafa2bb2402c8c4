"""A game in progress: moves are applied, written down together with what must be told, and then told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import aiosqlite
import msgspec

from engine.core import (
    Barrier,
    Decision,
    Move,
    Number,
    Path,
    Placement,
    Script,
    ScriptProgress,
    Seat,
    State,
    Suggestions,
    Text,
    View,
    apply,
    preview,
    take,
)
from engine.core.registry import game
from engine.core.saving import BrokenSaveError, save
from tables.play.computer_players import computer_moves, substitute_for
from tables.play.errands import errands_after
from tables.play.faults import rules_at_work
from tables.store import outbox
from tables.store.database import Storage
from tables.store.history import Record
from tables.store.model import (
    Commit,
    CommitHook,
    Errand,
    Holder,
    PanelErrand,
    Refused,
    Status,
    Table,
    TableErrand,
)
from tables.store.repository import TableRepository, change_table, write_holders


class Play:
    """Starting, moving, resigning: everything that changes the state of a game."""

    def __init__(
        self,
        storage: Storage,
        repository: TableRepository,
        clock: Callable[[], float],
        seeds: Callable[[], int],
        commit_hooks: Sequence[CommitHook] = (),
    ) -> None:
        self._storage = storage
        self._repository = repository
        self._clock = clock
        self._seeds = seeds
        self._commit_hooks = commit_hooks

    async def start(self, table: Table) -> None:
        """Set the game up and put the first questions."""
        seed = self._seeds()
        with rules_at_work():
            first = game(table.game).start(len(table.holders), table.settings, seed)
            records = [Record(first), *computer_moves(table.holders, first)]
            errands = errands_after(table.holders, None, records[-1].state)
        await self.write(table, records, errands, seed=seed)

    async def move(
        self, table: Table, move: Move, interaction_id: int | None, note: Text | None = None
    ) -> None:
        """Apply a choice; raises the engine's refusal when it is not accepted.

        A repeated delivery of the same interaction is harmless: it has been counted already. `note` says why
        a move was made that nobody has chosen.
        """
        if await self.is_repeated(interaction_id):
            return
        before = await self.state_in_play(table)
        with rules_at_work(move):
            after = apply(before, move)
            records = [Record(after, move), *await self._clocked(table, after, move.seat)]
            records += computer_moves(table.holders, records[-1].state)
            errands = errands_after(table.holders, before, records[-1].state, note)
        await self.write(table, records, errands, interaction_id=interaction_id)

    async def resign(self, table: Table, seat: Seat) -> None:
        """A computer player takes the seat for good; without people the table closes."""
        leaver, (bot, heir) = table.holders[seat].name, substitute_for(table, seat)
        await self.reseat(table, heir, Text("story-resigned", {"name": leaver, "bot": bot}))

    async def reseat(self, table: Table, heir: Holder, note: Text, told: Sequence[Errand] = ()) -> None:
        """Somebody else holds a seat from now on; a computer player goes on at once.

        `note` tells it to the table, and `told` to whom else it concerns.
        """
        before = await self.state_in_play(table)
        holders = tuple(heir if old.seat == heir.seat else old for old in table.holders)
        seated = any(holder.user_id for holder in holders)
        unchanged = msgspec.structs.replace(before, events=[])  # its story has been told
        with rules_at_work():
            records = [Record(unchanged), *(computer_moves(holders, unchanged) if seated else [])]
            errands = errands_after(holders, before, records[-1].state, note, newcomer=heir.seat)
        former = table.holders[heir.seat].user_id
        if former is not None and former != heir.user_id:
            told = [*told, PanelErrand(former, your_turn=False)]
        if not seated:
            told = [*told, TableErrand((Text("story-nobody-left"),))]
        await self.write(table, records, [*errands, *told], holders=holders)

    async def close(self, table: Table, note: Text) -> None:
        """End a game before its end; all that was played is kept."""
        told: list[Errand] = [TableErrand((note,))]
        try:
            before = await self.state_in_play(table)
        except BrokenSaveError:
            await self._close_unread(table, told)
        else:
            unchanged = msgspec.structs.replace(before, events=[])
            await self.write(table, [Record(unchanged)], told, status=Status.CLOSED)

    async def _close_unread(self, table: Table, told: list[Errand]) -> None:
        """End a game whose state cannot be read any more, and all that goes on beside it."""
        same = {"version": table.version, "host_id": table.host_id}
        async with self._storage.transaction() as writer:
            await change_table(writer, table, **same, status=Status.CLOSED, now=self._clock())
            for beside in ("timers", "clocks", "votes", "followers"):
                await writer.execute(f"DELETE FROM {beside} WHERE table_id = ?", (table.id,))
            await outbox.put(writer, table.id, told)

    async def state_in_play(self, table: Table) -> State:
        """The present state, or a refusal where no game is being played."""
        if table.status is Status.LOBBY:
            raise Refused(Text("game-has-not-started"))
        if table.status is Status.CLOSED:
            raise Refused(Text("table-is-closed"))
        return await self._repository.state(table)

    async def suggestions(self, table: Table, decision: Decision) -> Suggestions:
        """What helps with a question whose answers are not listed: legal places, or a few paths."""
        if not isinstance(decision.form, Placement | Path):
            return Suggestions()
        return decision.form.suggestions(await self.state_in_play(table), decision.seat)

    async def script_progress(
        self, table: Table, decision: Decision, words: list[str]
    ) -> ScriptProgress | None:
        """How far the words of a script go, and what may come next; None for any other form."""
        if not isinstance(decision.form, Script):
            return None
        state = await self.state_in_play(table)
        return decision.form.progress(state, decision.seat, words)

    async def hint(self, table: Table, decision: Decision, words: list[str]) -> list[str] | None:
        """A good script on from these words, if the game gives one; nobody else has to wait for it."""
        if not isinstance(decision.form, Script):
            return None
        state = await self.state_in_play(table)
        return await asyncio.to_thread(decision.form.hint, state, decision.seat, words)

    async def preview(self, table: Table, move: Move) -> View | None:
        """What the mover would see after a move; None when trying would tell more than deciding may cost."""
        before = await self.state_in_play(table)
        after = preview(before, move)
        if after.barrier in (Barrier.CHANCE, Barrier.TURNED_UP):
            return None
        view: View = game(table.game).view(after, move.seat)
        return view

    async def _clocked(self, table: Table, state: State, seat: Seat) -> list[Record]:
        """How long somebody has taken, where the game asks that: nobody need tell what a clock knows."""
        for decision in state.pending():
            form = decision.form
            if decision.seat == seat and isinstance(form, Number) and form.since is not None:
                seconds = await self._seconds_since(table, seat, form.since)
                choice = form.default(state, seat) if seconds is None else form.nearest(seconds)
                return [Record(take(state, decision, choice), Move(seat, decision.number, choice))]
        return []

    async def _seconds_since(self, table: Table, seat: Seat, number: int) -> int | None:
        """Since a seat answered one of its questions; None if it never did."""
        query = "SELECT max(made_at) FROM moves WHERE table_id = ? AND seat = ? AND number = ?"
        row = await self._storage.row(query, (table.id, seat, number))
        return None if row is None or row[0] is None else round(self._clock() - row[0])

    async def is_repeated(self, interaction_id: int | None) -> bool:
        """Whether what somebody did has been counted already."""
        query = (
            "SELECT 1 FROM moves WHERE interaction_id = ?1 "
            "UNION ALL SELECT 1 FROM undos WHERE interaction_id = ?1"
        )
        return await self._storage.row(query, (interaction_id,)) is not None

    async def write(
        self,
        table: Table,
        records: list[Record],
        errands: list[Errand],
        *,
        holders: tuple[Holder, ...] | None = None,
        status: Status | None = None,
        seed: int | None = None,
        interaction_id: int | None = None,
    ) -> None:
        """One transaction: the new version, its states, the moves, the outbox, and all that follows."""
        now = self._clock()
        last = records[-1].state
        version = table.version + len(records)
        seated = table.holders if holders is None else holders
        status, host_id = status or _status(last, seated), _host(table, seated)
        numbered = list(enumerate(records, table.version + 1))
        async with self._storage.transaction() as writer:
            await change_table(writer, table, version=version, status=status, host_id=host_id, now=now)
            if holders is not None:
                await write_holders(writer, table.id, holders)
                changed = _changed(table, holders)
                await _clear_desks(writer, table.id, changed)
                await _note_leavers(writer, table.id, changed)
            if seed is not None:
                await writer.execute("UPDATE tables SET seed = ? WHERE id = ?", (seed, table.id))
            await writer.executemany(
                "INSERT INTO states (table_id, version, state) VALUES (?, ?, ?)",
                [(table.id, number, save(record.state)) for number, record in numbered],
            )
            await writer.executemany(
                "INSERT INTO moves (table_id, version, seat, number, choice, barrier, "
                "interaction_id, made_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (
                        table.id,
                        number,
                        record.move.seat,
                        record.move.number,
                        msgspec.json.encode(record.move.choice).decode(),
                        record.state.barrier,
                        interaction_id if record is records[0] else None,
                        now,
                    )
                    for number, record in numbered
                    if record.move is not None
                ],
            )
            await writer.executemany(
                "INSERT INTO undos (table_id, version, back_to, kind, seat, interaction_id, made_at) "
                "VALUES (?, ?, ?, ?, ?, ?, ?)",
                [
                    (
                        table.id,
                        number,
                        record.way_back.back_to,
                        record.way_back.undo.kind,
                        record.way_back.undo.seat,
                        interaction_id if record is records[0] else None,
                        now,
                    )
                    for number, record in numbered
                    if record.way_back is not None
                ],
            )
            await outbox.put(writer, table.id, errands)
            written = Commit(
                table,
                msgspec.structs.replace(
                    table, version=version, status=status, host_id=host_id, holders=seated
                ),
                last,
                now,
            )
            for on_commit in self._commit_hooks:
                await on_commit(writer, written)
        self._repository.keep(table.id, version, last)


def _changed(table: Table, holders: tuple[Holder, ...]) -> list[tuple[Holder, Holder]]:
    """Whoever has had a seat until now, and who has it from now on."""
    both = zip(table.holders, holders, strict=True)
    return [(old, new) for old, new in both if old.user_id != new.user_id]


async def _clear_desks(
    writer: aiosqlite.Connection, table_id: int, changed: list[tuple[Holder, Holder]]
) -> None:
    """An answer in the making is nobody's business but theirs who began it."""
    rows = [(table_id, old.seat) for old, _ in changed]
    await writer.executemany("DELETE FROM drafts WHERE table_id = ? AND seat = ?", rows)


async def _note_leavers(
    writer: aiosqlite.Connection, table_id: int, changed: list[tuple[Holder, Holder]]
) -> None:
    """A computer player also goes by the name of whom it has replaced; so it must be known whose that is."""
    seats = [(table_id, old.seat) for old, _ in changed]
    await writer.executemany("DELETE FROM leavers WHERE table_id = ? AND seat = ?", seats)
    rows = [(table_id, old.seat, old.user_id) for old, new in changed if new.user_id is None]
    await writer.executemany("INSERT INTO leavers (table_id, seat, user_id) VALUES (?, ?, ?)", rows)


def _status(state: State, holders: tuple[Holder, ...]) -> Status:
    if state.result is not None:
        return Status.OVER
    return Status.PLAYING if any(holder.user_id for holder in holders) else Status.CLOSED


def _host(table: Table, holders: tuple[Holder, ...]) -> int:
    """The host, or whoever sits next when the host has gone."""
    people = [holder.user_id for holder in holders if holder.user_id is not None]
    return table.host_id if table.host_id in people or not people else people[0]
