"""A game in progress: moves are applied, written down together with what must be told, and then told."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import NamedTuple

import msgspec

from engine.core import Barrier, Decision, Move, Path, Placement, Seat, State, Text, View, apply, take
from engine.core.registry import game
from engine.core.saving import save
from tables import outbox
from tables.errands import errands_after
from tables.model import BOT_NAMES, Errand, Holder, Refused, Status, Table
from tables.shelf import Shelf, change_table, write_holders
from tables.storage import Storage

_MOST_SUGGESTIONS = 200


class Record(NamedTuple):
    """A state to be written down, and the move that led to it, if one did."""

    state: State
    move: Move | None = None


class Play:
    """Starting, moving, resigning: everything that changes the state of a game."""

    def __init__(
        self, storage: Storage, shelf: Shelf, clock: Callable[[], float], seeds: Callable[[], int]
    ) -> None:
        self._storage = storage
        self._shelf = shelf
        self._clock = clock
        self._seeds = seeds

    async def start(self, table: Table) -> None:
        """Set the game up and put the first questions."""
        seed = self._seeds()
        first = game(table.game).start(len(table.holders), table.settings, seed)
        records = [Record(first), *_bot_moves(table.holders, first)]
        errands = errands_after(table.holders, None, records[-1].state)
        await self._write(table, records, errands, seed=seed)

    async def move(self, table: Table, move: Move, interaction_id: int | None) -> None:
        """Apply a choice; raises the engine's refusal when it is not accepted.

        A repeated delivery of the same interaction is harmless: it has been counted already.
        """
        if interaction_id is not None and await self._is_repeated(interaction_id):
            return
        before = await self.state_in_play(table)
        after = apply(before, move)
        records = [Record(after, move), *_bot_moves(table.holders, after)]
        errands = errands_after(table.holders, before, records[-1].state)
        await self._write(table, records, errands, interaction_id=interaction_id)

    async def resign(self, table: Table, seat: Seat) -> None:
        """A computer player takes the seat and goes on at once; without people the table closes."""
        before = await self.state_in_play(table)
        others = [holder.name for holder in table.holders if holder.seat != seat]
        bot = next(name for name in BOT_NAMES if not any(other.startswith(name) for other in others))
        # Both names: what has happened so far is told of the seat, and it was the other who did it.
        leaver = table.holders[seat].name
        heir = Holder(seat, None, f"{bot} ({leaver})"[:32])
        holders = tuple(heir if old.seat == seat else old for old in table.holders)
        seated = any(holder.user_id for holder in holders)
        unchanged = msgspec.structs.replace(before, events=[])  # its story has been told
        records = [Record(unchanged), *(_bot_moves(holders, unchanged) if seated else [])]
        story = Text("story-resigned", {"name": leaver, "bot": bot})
        errands = errands_after(holders, before, records[-1].state, note=story)
        await self._write(table, records, errands, holders=holders)

    async def state_in_play(self, table: Table) -> State:
        """The present state, or a refusal where no game is being played."""
        if table.status is Status.LOBBY:
            raise Refused(Text("game-has-not-started"))
        if table.status is Status.CLOSED:
            raise Refused(Text("table-is-closed"))
        return await self._shelf.state(table)

    async def suggestions(self, table: Table, decision: Decision) -> list[list[str]]:
        """Legal answers to a question whose answers are not listed: places, or a few paths."""
        if not isinstance(decision.form, Placement | Path):
            return []
        state = await self.state_in_play(table)
        legal = islice(decision.form.legal(state, decision.seat), _MOST_SUGGESTIONS)
        return [words for words in legal if isinstance(words, list)]

    async def preview(self, table: Table, move: Move) -> View | None:
        """What the mover would see after a move; None when trying would tell more than deciding may cost."""
        before = await self.state_in_play(table)
        after = apply(before, move)
        if after.barrier in (Barrier.CHANCE, Barrier.TURNED_UP):
            return None
        view: View = game(table.game).view(after, move.seat)
        return view

    async def _is_repeated(self, interaction_id: int) -> bool:
        query = "SELECT 1 FROM moves WHERE interaction_id = ?"
        return await self._storage.row(query, (interaction_id,)) is not None

    async def _write(
        self,
        table: Table,
        records: list[Record],
        errands: list[Errand],
        *,
        holders: tuple[Holder, ...] | None = None,
        seed: int | None = None,
        interaction_id: int | None = None,
    ) -> None:
        """One transaction: the table's new version, its states, the moves, and the outbox."""
        now = self._clock()
        last = records[-1].state
        version = table.version + len(records)
        seated = table.holders if holders is None else holders
        numbered = list(enumerate(records, table.version + 1))
        async with self._storage.transaction() as writer:
            status, host_id = _status(last, seated), _host(table, seated)
            await change_table(writer, table, version=version, status=status, host_id=host_id, now=now)
            if holders is not None:
                await write_holders(writer, table.id, holders)
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
            await outbox.put(writer, table.id, errands)
        self._shelf.keep(table.id, version, last)


def _bot_moves(holders: tuple[Holder, ...], state: State) -> list[Record]:
    """What the computer players do before the next person must decide."""
    its_game = game(state.game)
    bots = {holder.seat for holder in holders if holder.user_id is None}
    records: list[Record] = []
    while pending := [decision for decision in state.pending() if decision.seat in bots]:
        decision = pending[0]
        choice = its_game.bot(its_game.view(state, decision.seat), decision)
        state = take(state, decision, choice)
        records.append(Record(state, Move(decision.seat, decision.number, choice)))
    return records


def _status(state: State, holders: tuple[Holder, ...]) -> Status:
    if state.result is not None:
        return Status.OVER
    return Status.PLAYING if any(holder.user_id for holder in holders) else Status.CLOSED


def _host(table: Table, holders: tuple[Holder, ...]) -> int:
    """The host, or whoever sits next when the host has gone."""
    people = [holder.user_id for holder in holders if holder.user_id is not None]
    return table.host_id if table.host_id in people or not people else people[0]
