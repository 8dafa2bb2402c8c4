"""Writing tables: new ones, changed ones, and every new version of a game with all that belongs to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import msgspec

from engine.core import State, Text
from tables.store import outbox
from tables.store.database import TakenError, Writer
from tables.store.history import Record
from tables.store.model import Contested, Errand, Holder, Refused, Status, Table
from tables.store.states.rows import write_states


class Commit(NamedTuple):
    """One or more new versions of a game, about to be committed together."""

    before: Table
    table: Table
    """The table as it will be."""
    records: Sequence[Record]
    """The states since `before`, one for each new version."""
    errands: Sequence[Errand]
    at: float
    seed: int | None = None
    """Set when the game starts."""
    interaction_id: int | None = None
    """The click or command that led to the first of the records."""
    question: str = ""
    """The kind of question that was answered by it, if any."""

    @property
    def state(self) -> State:
        """The latest state."""
        return self.records[-1].state


CommitHook = Callable[[Writer, Commit], Awaitable[None]]
"""Writes what belongs to every commit, in the same transaction."""


async def write_commit(writer: Writer, commit: Commit) -> None:
    """Write the table, its seats, states, moves and undos, and the errands that tell about them."""
    before, table = commit.before, commit.table
    await change_table(
        writer, before, version=table.version, status=table.status, host_id=table.host_id, now=commit.at
    )
    if table.holders != before.holders:
        await write_holders(writer, table.id, table.holders)
        changed = [
            (old, new)
            for old, new in zip(before.holders, table.holders, strict=True)
            if old.user_id != new.user_id
        ]
        await _delete_drafts(writer, table.id, changed)
        await _note_leavers(writer, table.id, changed)
    if commit.seed is not None:
        await writer.execute("UPDATE tables SET seed = ? WHERE id = ?", (commit.seed, table.id))
    await _write_records(writer, commit)
    await outbox.put(writer, table.id, commit.errands)


async def _write_records(writer: Writer, commit: Commit) -> None:
    """Write the new states, and the moves and undos that led to them."""
    table_id = commit.table.id
    moves: list[tuple[object, ...]] = []
    undos: list[tuple[object, ...]] = []
    for version, record in enumerate(commit.records, commit.before.version + 1):
        made = (commit.interaction_id if record is commit.records[0] else None, commit.at)
        if record.move is not None:
            seat, number, choice = record.move
            encoded = msgspec.json.encode(choice).decode()
            moves.append((table_id, version, seat, number, encoded, record.state.barrier, *made))
        if record.way_back is not None:
            back_to, undo = record.way_back
            undos.append((table_id, version, back_to, undo.kind, undo.seat, *made))
    await write_states(
        writer, table_id, commit.before.version + 1, [record.state for record in commit.records]
    )
    writer.later(
        "INSERT INTO moves (table_id, version, seat, number, choice, barrier, interaction_id, made_at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        *moves,
    )
    writer.later(
        "INSERT INTO undos (table_id, version, back_to, kind, seat, interaction_id, made_at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        *undos,
    )


async def _delete_drafts(writer: Writer, table_id: int, changed: list[tuple[Holder, Holder]]) -> None:
    """Delete the drafts of everybody who leaves: they are not for their successors."""
    rows = [(table_id, old.seat) for old, _ in changed]
    await writer.executemany("DELETE FROM drafts WHERE table_id = ? AND seat = ?", rows)


async def _note_leavers(writer: Writer, table_id: int, changed: list[tuple[Holder, Holder]]) -> None:
    """Note whom a computer player has replaced: it also bears their name, which may have to be forgotten."""
    seats = [(table_id, old.seat) for old, _ in changed]
    await writer.executemany("DELETE FROM leavers WHERE table_id = ? AND seat = ?", seats)
    rows = [(table_id, old.seat, old.user_id) for old, new in changed if new.user_id is None]
    await writer.executemany("INSERT INTO leavers (table_id, seat, user_id) VALUES (?, ?, ?)", rows)


# ── the rows of a table ──────────────────────────────────────────────────────────────────────────────────


class NewTable(NamedTuple):
    """A table to be opened."""

    guild_id: int | None
    channel_id: int
    locale: str
    game: str
    settings: dict[str, str]
    table_settings: dict[str, str]
    host_id: int
    holders: tuple[Holder, ...]
    edition: str = ""


async def insert_table(writer: Writer, new: NewTable, now: float) -> int:
    """Write a new lobby and return its number; refuses if the channel has an open table."""
    settings = msgspec.json.encode(new.settings).decode()
    try:
        table_id = await writer.insert(
            "INSERT INTO tables (guild_id, channel_id, locale, game, edition, settings, host_id, status, "
            "created_at, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?, 'lobby', ?, ?)",
            (*new[:4], new.edition, settings, new.host_id, now, now),
        )
    except TakenError:
        raise Refused(Text("channel-has-a-table")) from None
    await write_holders(writer, table_id, new.holders)
    await write_table_settings(writer, table_id, new.table_settings)
    return table_id


async def change_table(
    writer: Writer, table: Table, *, version: int, status: Status, host_id: int, now: float
) -> None:
    """Move a table to its next version; raises `Contested` if somebody else was faster.

    Refuses to reopen a table in a channel that has another open one.
    """
    change = (
        "UPDATE tables SET version = ?, status = ?, host_id = ?, changed_at = ? WHERE id = ? AND version = ?"
    )
    try:
        changed = await writer.execute(change, (version, status, host_id, now, table.id, table.version))
    except TakenError:
        raise Refused(Text("channel-has-a-table")) from None
    if changed != 1:
        raise Contested


async def close_unreadable(writer: Writer, table: Table, now: float) -> None:
    """Close a game whose state can no longer be read, with its timers, clocks, votes and followers."""
    same = {"version": table.version, "host_id": table.host_id}
    await change_table(writer, table, **same, status=Status.CLOSED, now=now)
    for rows in ("timers", "clocks", "votes", "followers", "thoughts"):
        await writer.execute(f"DELETE FROM {rows} WHERE table_id = ?", (table.id,))


async def write_settings(writer: Writer, table_id: int, settings: dict[str, str]) -> None:
    """Replace the settings of a table's game."""
    change = "UPDATE tables SET settings = ? WHERE id = ?"
    await writer.execute(change, (msgspec.json.encode(settings).decode(), table_id))


async def write_table_settings(writer: Writer, table_id: int, table_settings: dict[str, str]) -> None:
    """Replace the settings of a table besides those of its game."""
    change = "UPDATE tables SET options = ? WHERE id = ?"
    await writer.execute(change, (msgspec.json.encode(table_settings).decode(), table_id))


async def write_holders(writer: Writer, table_id: int, holders: tuple[Holder, ...]) -> None:
    """Replace who sits where."""
    await writer.execute("DELETE FROM seats WHERE table_id = ?", (table_id,))
    await writer.executemany(
        "INSERT INTO seats "
        "(table_id, seat, user_id, name, owner_id, owner_name, returns_at, since, strength) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table_id, one.seat, one.user_id, one.name, *_absence(one), one.since, one.strength)
            for one in holders
        ],
    )


def _absence(holder: Holder) -> tuple[int | None, str | None, float | None]:
    owner = holder.absentee
    return (owner.user_id, owner.name, owner.returns_at) if owner else (None, None, None)
