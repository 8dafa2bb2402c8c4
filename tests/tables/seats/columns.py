"""What becomes of every column when somebody asks for what is known of them, or to be forgotten.

Whoever adds a column decides it here. `test_personal_columns` checks that nothing is left undecided, and that
the decisions are kept.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import NamedTuple

from tables.store.migrations import migrations_of


class Column(NamedTuple):
    """A column of a table."""

    table: str
    name: str

    def __str__(self) -> str:
        return f"{self.table}.{self.name}"


def schema() -> dict[Column, str]:
    """The type of every column."""
    with closing(sqlite3.connect(":memory:")) as database:
        for migration in migrations_of("sqlite"):
            database.executescript(migration.read_text("utf-8"))
        tables = database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        )
        return {
            Column(table, name): kind
            for (table,) in tables.fetchall()
            for _, name, kind, *_ in database.execute(f"PRAGMA table_info({table})")
        }


def _columns(*lines: str) -> set[Column]:
    """Columns written as `table: one another`."""
    found = set()
    for line in lines:
        table, _, names = line.partition(": ")
        found |= {Column(table, name) for name in names.split()}
    return found


EXPORTED_AND_ERASED = _columns(
    "avoided: user_id avoided_id",
    "ballots: vote_id user_id choice",
    "clocks: user_id table_id started_at deadline",
    "complaints: report table_id user_id words at",
    "departures: table_id user_id left_at excused",
    "drafts: table_id number words",
    "experience: user_id question answers",
    "followers: table_id user_id",
    "homes: user_id wanted channel_id message_id posted_at",
    "hourly: what user_id table_id moments",
    "invitations: table_id user_id",
    "leavers: table_id seat user_id",
    "panels: table_id user_id channel_id message_id posted_at",
    "people: user_id locale chosen hands dms notify quiet_from quiet_to zone away_from away_until help",
    "puzzles: user_id puzzle tries best solved solution_seen",
    "results: user_id name times",
    "seats: user_id name owner_id owner_name returns_at",
    "seen: table_id user_id version here direct answered",
    "tables: host_id",
    "timers: subject due_at",
    "uncoached: table_id user_id",
    "votes: about",
    "watchers: user_id guild_id game told_at",
)
STAYS = {
    "without it the others could not replay their game, and nothing says any more whose it was": _columns(
        "moves: table_id version number choice made_at",
        "undos: table_id version back_to made_at",
    ),
    "the result of the others would be another one; the seat is nobody's from then on": _columns(
        "records: table_id record value",
        "results: table_id place winners answers waited rated",
    ),
    "the table belongs to everybody who sat there": _columns(
        "seats: seat",
        "tables: id guild_id channel_id game settings options status created_at changed_at",
    ),
}
"""What is in the file, and stays when its owner is forgotten; and why."""
KEPT_TO_OURSELVES = {
    "Discord's number of a click says nothing; it only keeps the click from counting twice": _columns(
        "moves: interaction_id", "undos: interaction_id"
    ),
    "on its way to Discord, where they read it; gone a moment later": _columns("outbox: errand"),
    "their list is outdated; gone as soon as it is not": _columns("home_changes: id user_id"),
    "how the rows above are kept in order, and nothing about anybody": _columns(
        "ballots: place",
        "clocks: seat number reaction",
        "complaints: version",
        "drafts: seat",
        "followers: chapter",
        "homes: next_at",
        "hourly: until",
        "timers: table_id kind",
        "votes: id table_id kind",
    ),
}
"""What is not in the file, but goes with its owner; and why they do not miss it."""
NOBODYS = {
    "a server, its channels and roles": _columns(
        "boards: guild_id channel_id role_id called_at",
        "greetings: guild_id greeted_at",
        "halls: guild_id",
        "servers: guild_id locale",
    ),
    "a lobby": _columns("cards: table_id kind channel_id message_id role_id"),
    "an operator's edition, which names cards": _columns("editions: id game name content"),
    "the machinery": _columns(
        "leases: name owner until",
        "outbox: id table_id batch attempts not_before",
        "presence: one alive_at",
        "thoughts: table_id version seat number run claimed_by claimed_until",
        "unpacked_tables: table_id",
    ),
    "the game itself, in which there are seats and no people": _columns(
        "moves: seat barrier",
        "records: seat",
        "results: seat",
        "seats: table_id since strength",
        "standings: table_id seat points",
        "states: table_id version state base",
        "tables: version locale seed message_id message_at advised edition",
        "undos: kind seat",
    ),
    "what failed in the rules, and the move that did it: a seat, and nobody's name": _columns(
        "faults: report table_id version attempt at"
    ),
}
"""What is about nobody, and why it cannot be."""


def together(groups: dict[str, set[Column]]) -> set[Column]:
    """All columns of some groups."""
    return {column for group in groups.values() for column in group}
