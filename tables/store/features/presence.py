"""When the bot was last running."""

from __future__ import annotations

from tables.store.database import Storage, Writer


async def last_alive_at(storage: Storage) -> float | None:
    """When the bot last noted that it was running; None if it never did."""
    row = await storage.row("SELECT alive_at FROM presence")
    return row["alive_at"] if row else None


async def note_alive(writer: Writer, now: float) -> None:
    """Note that the bot is running; whoever was paused meanwhile does not take back what others noted."""
    await writer.execute(
        "INSERT INTO presence (one, alive_at) VALUES (1, ?) ON CONFLICT (one) "
        "DO UPDATE SET alive_at = excluded.alive_at WHERE presence.alive_at < excluded.alive_at",
        (now,),
    )
