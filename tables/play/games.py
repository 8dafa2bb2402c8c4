"""Playing a game: every change of its state, committed together with what Discord must be told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from engine.core import Move, Number, Seat, State, Text, apply, question, take
from engine.core.registry import game_of
from engine.core.saving import BrokenSaveError
from tables.play.computer_players import substitute_for
from tables.play.consequences import Outcome, play_on
from tables.play.faults import rules_at_work
from tables.store import outbox
from tables.store.commits import Commit, CommitHook, close_unreadable, write_commit
from tables.store.database import Storage
from tables.store.history import History, Record
from tables.store.model import Errand, Holder, PanelErrand, Refused, Status, Table, TableErrand
from tables.store.repository import TableRepository


class Play:
    """Starting, moving, resigning: everything that changes the state of a game."""

    def __init__(
        self,
        storage: Storage,
        repository: TableRepository,
        history: History,
        clock: Callable[[], float],
        seeds: Callable[[], int],
        *,
        thinks: bool = False,
    ) -> None:
        self._storage = storage
        self._repository = repository
        self._history = history
        self._clock = clock
        self._seeds = seeds
        self.thinks = thinks
        """Whether somebody thinks for hard computer players; they move at once otherwise."""
        self._commit_hooks: list[CommitHook] = []
        self.moves_made: Counter[str] = Counter()
        """How many moves were committed since the start, by game."""

    def on_commit(self, hook: CommitHook) -> None:
        """Run `hook` in the transaction of every commit, after the hooks registered before it."""
        self._commit_hooks.append(hook)

    async def start(self, table: Table) -> None:
        """Set up the game and ask the first questions."""
        fixed = game_of(table).fixed_seed(table.settings)
        seed = self._seeds() if fixed is None else fixed
        with rules_at_work():
            first = await asyncio.to_thread(game_of(table).start, len(table.holders), table.settings, seed)
            outcome = await self.play_on(table.holders, None, [Record(first)])
        await self.write(table, *outcome, seed=seed)

    async def move(
        self, table: Table, move: Move, interaction_id: int | None, note: Text | None = None
    ) -> None:
        """Apply a choice; raises the engine's refusal if it is not accepted.

        An interaction that is delivered twice counts once. `note` says why a move was made that nobody chose.
        """
        if await self._history.is_counted(interaction_id):
            return
        before = await self.state_in_play(table)
        with rules_at_work(move):
            after = await asyncio.to_thread(apply, before, move)
            records = [Record(after, move), *await self._timed_answer(table, after, move.seat)]
            outcome = await self.play_on(table.holders, before, records, note)
        asked = question(before, move.seat, move.number).prompt.key
        await self.write(table, *outcome, interaction_id=interaction_id, asked=asked)

    async def resign(self, table: Table, seat: Seat) -> None:
        """Give the seat to a computer player for good; a table without people closes."""
        leaver, (name, substitute) = table.holders[seat].name, substitute_for(table, seat)
        await self.reseat(table, substitute, Text("story-resigned", {"name": leaver, "bot": name}))

    async def reseat(self, table: Table, heir: Holder, note: Text, extra: Sequence[Errand] = ()) -> None:
        """Give a seat to somebody else; a computer player plays on at once.

        `note` tells the table; `extra` errands tell whoever else it concerns.
        """
        before = await self.state_in_play(table)
        holders = tuple(heir if old.seat == heir.seat else old for old in table.holders)
        unchanged = msgspec.structs.replace(before, events=[])  # its story is known already
        with rules_at_work():
            outcome = await self.play_on(holders, before, [Record(unchanged)], note, newcomer=heir.seat)
        former = table.holders[heir.seat].user_id
        if former is not None and former != heir.user_id:
            extra = [*extra, PanelErrand(former, your_turn=False)]
        if not any(holder.user_id for holder in holders):
            extra = [*extra, TableErrand((Text("story-nobody-left"),))]
        await self.write(table, outcome.records, [*outcome.errands, *extra], holders=holders)

    async def close(self, table: Table, note: Text) -> None:
        """Close a game before its end; everything that was played is kept."""
        people = [holder.user_id for holder in table.people if holder.user_id is not None]
        errands: list[Errand] = [TableErrand((note,))]
        errands += [PanelErrand(user_id, your_turn=False, ended=note) for user_id in people]
        try:
            before = await self.state_in_play(table)
        except BrokenSaveError:
            async with self._storage.transaction() as writer:
                await close_unreadable(writer, table, self._clock())
                await outbox.put(writer, table.id, errands)
        else:
            unchanged = msgspec.structs.replace(before, events=[])
            await self.write(table, [Record(unchanged)], errands, status=Status.CLOSED)

    async def go_on(self, table: Table, thought: Move | None = None) -> None:
        """Make the move that a hard computer player has thought of; without one, the quick player moves."""
        before = await self.state_in_play(table)
        records: list[Record] = []
        with rules_at_work(thought):
            if thought is not None:
                records = [Record(await asyncio.to_thread(apply, before, thought), thought)]
            thinks = self.thinks and thought is not None
            outcome = await play_on(table.holders, before, records, thinks=thinks)
        await self.write(table, *outcome)

    async def play_on(
        self,
        holders: tuple[Holder, ...],
        before: State | None,
        records: list[Record],
        note: Text | None = None,
        newcomer: Seat | None = None,
    ) -> Outcome:
        """Let the computer players move, up to whatever is to be thought about."""
        return await play_on(holders, before, records, note, newcomer, thinks=self.thinks)

    async def state_in_play(self, table: Table) -> State:
        """The present state; refuses if no game was started or the table is closed."""
        if table.status is Status.LOBBY:
            raise Refused(Text("game-has-not-started"))
        if table.status is Status.CLOSED:
            raise Refused(Text("table-is-closed"))
        return await self._repository.state(table)

    async def _timed_answer(self, table: Table, state: State, seat: Seat) -> list[Record]:
        """Answer for a seat that is asked how long it took: the clock knows."""
        for decision in state.pending():
            form = decision.form
            if decision.seat == seat and isinstance(form, Number) and form.since is not None:
                since = await self._history.answered_at(table.id, seat, form.since)
                seconds = None if since is None else round(self._clock() - since)
                choice = form.default(state, seat) if seconds is None else form.nearest(seconds)
                after = await asyncio.to_thread(take, state, decision, choice)
                return [Record(after, Move(seat, decision.number, choice))]
        return []

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
        asked: str = "",
    ) -> None:
        """Commit new versions of a game in one transaction, with everything the hooks add.

        Raises `Contested` if somebody else has changed the table meanwhile.
        """
        seated = table.holders if holders is None else holders
        after = msgspec.structs.replace(
            table,
            version=table.version + len(records),
            status=status or _status(records[-1].state, seated),
            host_id=_host(table, seated),
            holders=seated,
        )
        errands = [*errands, *_new_host(table, after)]
        commit = Commit(table, after, records, errands, self._clock(), seed, interaction_id, asked)
        async with self._storage.transaction() as writer:
            await write_commit(writer, commit)
            for hook in self._commit_hooks:
                await hook(writer, commit)
        self._repository.keep(table.id, after.version, commit.state)
        self.moves_made[table.game] += sum(record.move is not None for record in records)


def _status(state: State, holders: tuple[Holder, ...]) -> Status:
    if state.result is not None:
        return Status.OVER
    return Status.PLAYING if any(holder.user_id for holder in holders) else Status.CLOSED


def _host(table: Table, holders: tuple[Holder, ...]) -> int:
    """The host, or the next person if the host has left."""
    people = [holder.user_id for holder in holders if holder.user_id is not None]
    return table.host_id if table.host_id in people or not people else people[0]


def _new_host(before: Table, after: Table) -> list[Errand]:
    """Tell the table if somebody else is the host now, and call them: nobody is it without hearing of it."""
    if before.host_id == after.host_id:
        return []
    heir = next(holder.name for holder in after.people if holder.user_id == after.host_id)
    return [TableErrand((Text("story-host", {"name": heir}),), asked=(after.host_id,))]
