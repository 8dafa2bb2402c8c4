"""The rows of claims: who serves which shards, who did until when, and who waits for some."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from cogs.sharding.ranges import PREFIX, ShardRange
from tables.store.database import Row, Writer
from tables.store.leases import take_lease

LEASE = 10.0
"""So many seconds after its last sign of life, the shards of a process are anybody's."""
_WAITING = "waiting "
"""How the names of the leases begin that tell of somebody without a range; whoever promises one takes it."""
_WAITS = 5.0
_NOBODY = "nobody"


class Reader(Protocol):
    """A database, or a transaction on it."""

    async def rows(self, query: str, values: Sequence[Any] = (), /) -> list[Row]:
        """All rows of a query."""
        ...


class Seen(NamedTuple):
    """All claims at one moment."""

    served: list[ShardRange]
    left: dict[ShardRange, float]
    """Ranges that somebody had, and when their leases ended."""
    waiting: list[str]
    """Those who have no range."""
    unpromised: list[str]
    """Those of them to whom nobody has promised one."""

    def is_served(self, wanted: ShardRange) -> bool:
        """Whether some servers of a range are somebody's."""
        return any(wanted.excludes(other) for other in self.served)

    def served_until(self, wanted: ShardRange) -> float:
        """When the last lease on servers of a range ended, as far as is known."""
        return max((ended for one, ended in self.left.items() if wanted.excludes(one)), default=0.0)

    def counts(self, total: int) -> bool:
        """Whether those who serve count so many shards."""
        return all(one.total == total for one in self.served)


async def look(reader: Reader, now: float) -> Seen:
    """All claims, as of now."""
    query = "SELECT name, owner, until FROM leases WHERE name LIKE ? OR name LIKE ? ORDER BY name"
    rows = [tuple(row) for row in await reader.rows(query, (f"{PREFIX}%", f"{_WAITING}%"))]
    ranges = {ShardRange.of_lease(name): until for name, _, until in rows if name.startswith(PREFIX)}
    waiting = {
        name.removeprefix(_WAITING): owner
        for name, owner, until in rows
        if name.startswith(_WAITING) and until > now
    }
    return Seen(
        served=[one for one, until in ranges.items() if until > now],
        left={one: until for one, until in ranges.items() if until <= now},
        waiting=list(waiting),
        unpromised=[who for who, owner in waiting.items() if who == owner],
    )


async def claim_alone(writer: Writer, owner: str, now: float) -> None:
    """Keep everybody else from claiming until this transaction ends: all of them write this row first."""
    change = (
        "INSERT INTO leases (name, owner, until) VALUES ('claiming', ?1, ?2) "
        "ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until"
    )
    await writer.execute(change, (owner, now))


async def take_range(writer: Writer, wanted: ShardRange, seen: Seen, owner: str, now: float) -> None:
    """Take a range; whoever had some of its servers cannot renew their lease any more."""
    for other in seen.left:
        if wanted.excludes(other):
            await writer.execute("DELETE FROM leases WHERE name = ?", (other.lease,))
    await take_lease(writer, wanted.lease, owner, now, now + LEASE)


async def give_up(writer: Writer, given: ShardRange, owner: str, now: float) -> None:
    """Let others have a range at once; the row stays, and tells since when nobody has it."""
    change = "UPDATE leases SET owner = ?, until = ? WHERE name = ? AND owner = ?"
    await writer.execute(change, (_NOBODY, now, given.lease, owner))


async def wait_for_range(writer: Writer, owner: str, now: float) -> None:
    """Let it be known that we have no range; those who have not said so for a while are gone."""
    await writer.execute("DELETE FROM leases WHERE name LIKE ? AND until <= ?", (f"{_WAITING}%", now))
    await take_lease(writer, f"{_WAITING}{owner}", owner, now, now + _WAITS)


async def stop_waiting(writer: Writer, owner: str) -> None:
    """Nobody needs to wait for us any more, whatever they have promised."""
    await writer.execute("DELETE FROM leases WHERE name = ?", (f"{_WAITING}{owner}",))


async def promise_to(writer: Writer, who: str, owner: str, now: float) -> bool:
    """Promise a range to somebody who waits; False if somebody else has."""
    change = "UPDATE leases SET owner = ?, until = ? WHERE name = ? AND owner = ?"
    return await writer.execute(change, (owner, now + LEASE, f"{_WAITING}{who}", who)) == 1
