"""Everything that is stored about a person: where it is, and how it is deleted."""

from __future__ import annotations

from typing import Any

from tables.store import outbox
from tables.store.company.homes import give_up_home
from tables.store.database import Storage, Writer
from tables.store.timers import CALL, VOTE

_ABOUT_THEM = "CAST(json_extract(about, '$.user') AS BIGINT) = ?1"
"""Whether a vote is about somebody who has no seat yet."""
_ANONYMOUS = "'Anonymous ' || substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ', CAST(seat AS INTEGER) + 1, 1)"
_KNOWN = {
    "settings": "SELECT * FROM people WHERE user_id = ?1",
    "tables": (
        "SELECT tables.id, guild_id, channel_id, game, settings, options, status, created_at, changed_at, "
        "seat, name, owner_name, returns_at "
        "FROM tables JOIN seats ON table_id = tables.id "
        "WHERE user_id = ?1 OR owner_id = ?1 ORDER BY tables.id"
    ),
    "tables hosted": "SELECT id FROM tables WHERE host_id = ?1 ORDER BY id",
    "moves": (
        "SELECT moves.table_id, version, number, choice, made_at FROM moves "
        "JOIN seats USING (table_id, seat) WHERE user_id = ?1 AND version > since "
        "ORDER BY moves.table_id, version"
    ),
    "undos": (
        "SELECT undos.table_id, version, back_to, made_at FROM undos JOIN seats USING (table_id, seat) "
        "WHERE user_id = ?1 AND version > since ORDER BY undos.table_id, version"
    ),
    "answers in the making": (
        "SELECT drafts.table_id, number, words FROM drafts "
        "JOIN seats USING (table_id, seat) WHERE user_id = ?1"
    ),
    "direct messages": "SELECT table_id, channel_id, message_id, posted_at FROM panels WHERE user_id = ?1",
    "votes": "SELECT vote_id, choice FROM ballots WHERE user_id = ?1",
    "wishes for a seat": f"SELECT table_id, about FROM votes WHERE {_ABOUT_THEM}",
    "calls put off": f"SELECT table_id, due_at FROM timers WHERE kind = '{CALL}' AND subject = ?1",
    "followed tables": "SELECT table_id FROM followers WHERE user_id = ?1",
    "seats left to computer players": "SELECT table_id, seat FROM leavers WHERE user_id = ?1",
    "results": (
        "SELECT table_id, name, place, winners, answers, waited, times, rated FROM results WHERE user_id = ?1"
    ),
    "records": (
        "SELECT records.table_id, record, value FROM records JOIN results USING (table_id, seat) "
        "WHERE user_id = ?1 ORDER BY records.table_id, record"
    ),
    "questions answered": "SELECT question, answers FROM experience WHERE user_id = ?1",
    "tables without a coach": "SELECT table_id FROM uncoached WHERE user_id = ?1",
    "puzzles": "SELECT puzzle, tries, best, solved, solution_seen FROM puzzles WHERE user_id = ?1",
    "news seen": "SELECT table_id, version, here, direct, answered FROM seen WHERE user_id = ?1",
    "reports to the operator": "SELECT report, table_id, words, at FROM complaints WHERE user_id = ?1",
    "games told about": "SELECT guild_id, game, told_at FROM watchers WHERE user_id = ?1",
    "invitations": "SELECT table_id FROM invitations WHERE user_id = ?1",
    "people avoided": "SELECT avoided_id FROM avoided WHERE user_id = ?1",
    "games left": "SELECT table_id, left_at, excused FROM departures WHERE user_id = ?1",
    "list of tables": "SELECT wanted, channel_id, message_id, posted_at FROM homes WHERE user_id = ?1",
    "counted by the hour": "SELECT what, table_id, moments FROM hourly WHERE user_id = ?1",
    "clocks": "SELECT table_id, started_at, deadline FROM clocks WHERE user_id = ?1",
}
"""Every place where something about a person is stored, by its name in the exported file.

Whoever avoids them is not in it: that is the secret of those who do.
"""

_NAMES = (
    "SELECT name FROM seats WHERE user_id = ?1 UNION SELECT owner_name FROM seats WHERE owner_id = ?1 "
    "UNION SELECT name FROM results WHERE user_id = ?1 "
    "UNION SELECT rtrim(substr(name, instr(name, ' (') + 2), ')') FROM seats "
    "WHERE (table_id, seat) IN (SELECT table_id, seat FROM leavers WHERE user_id = ?1) "
    f"UNION SELECT json_extract(about, '$.name') FROM votes WHERE {_ABOUT_THEM}"
)
"""The names somebody has at tables."""
_SEATS = "(SELECT table_id, seat FROM seats WHERE user_id = ?)"
_LEFT = "(SELECT table_id, seat FROM leavers WHERE user_id = ?)"
_VOTES = f"(SELECT id FROM votes LEFT JOIN ballots ON vote_id = id WHERE user_id = ?1 OR {_ABOUT_THEM})"
"""The votes that ask somebody, or are about somebody who has no seat yet."""
_NEXT_HOST = "SELECT user_id FROM seats WHERE table_id = tables.id AND user_id != ?1 ORDER BY seat LIMIT 1"
_OWN_NAME = "substr(name, 1, instr(name || ' (', ' (') - 1)"
"""The name of a computer player, without the name of the person it has replaced."""
_FORGOTTEN = (
    "DELETE FROM people WHERE user_id = ?",
    "DELETE FROM clocks WHERE user_id = ?",
    "DELETE FROM complaints WHERE user_id = ?",
    "DELETE FROM experience WHERE user_id = ?",
    "DELETE FROM followers WHERE user_id = ?",
    "DELETE FROM hourly WHERE user_id = ?",
    "DELETE FROM puzzles WHERE user_id = ?",
    "DELETE FROM seen WHERE user_id = ?",
    "DELETE FROM uncoached WHERE user_id = ?",
    "DELETE FROM watchers WHERE user_id = ?",
    "DELETE FROM invitations WHERE user_id = ?",
    "DELETE FROM avoided WHERE user_id = ?1 OR avoided_id = ?1",
    "DELETE FROM departures WHERE user_id = ?",
    f"DELETE FROM timers WHERE kind = '{CALL}' AND subject = ?",
    f"DELETE FROM timers WHERE kind = '{VOTE}' AND subject IN {_VOTES}",
    f"DELETE FROM votes WHERE id IN {_VOTES}",
    f"DELETE FROM drafts WHERE (table_id, seat) IN {_SEATS}",
    f"UPDATE moves SET interaction_id = NULL WHERE (table_id, seat) IN {_SEATS}",
    f"UPDATE undos SET interaction_id = NULL WHERE (table_id, seat) IN {_SEATS}",
    f"UPDATE results SET user_id = NULL, name = {_ANONYMOUS}, times = NULL WHERE user_id = ?",
    f"UPDATE tables SET host_id = coalesce(({_NEXT_HOST}), 0) WHERE host_id = ?1",
    "UPDATE seats SET owner_id = NULL, owner_name = NULL, returns_at = NULL WHERE owner_id = ?",
    f"UPDATE seats SET name = {_OWN_NAME} WHERE user_id IS NULL AND (table_id, seat) IN {_LEFT}",
    f"UPDATE results SET name = {_OWN_NAME} WHERE user_id IS NULL AND (table_id, seat) IN {_LEFT}",
    "DELETE FROM leavers WHERE user_id = ?",
    f"UPDATE seats SET user_id = NULL, name = {_ANONYMOUS} WHERE user_id = ?",
)


async def personal_data(storage: Storage, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """Every row about a person, by topic."""
    return {
        topic: [dict(row) for row in await storage.rows(query, (user_id,))] for topic, query in _KNOWN.items()
    }


async def names_of(storage: Storage, user_id: int) -> set[str]:
    """The names somebody has at tables."""
    return {row["name"] for row in await storage.rows(_NAMES, (user_id,))}


async def delete_personal_data(writer: Writer, user_id: int, names: set[str]) -> None:
    """Delete a person, or make them anonymous where a finished game needs the seat.

    Where their direct messages are is kept until these are gone (`take_panels_away`, `give_up_home`).
    """
    for change in _FORGOTTEN:
        await writer.execute(change, (user_id,))
    await give_up_home(writer, user_id)
    await outbox.forget(writer, user_id, names)
