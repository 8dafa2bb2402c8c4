"""The command line of the soak: `python -m tests.soak --help`."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count, cycle
from pathlib import Path

from engine.core.registry import games
from tests.soak.deaths import FlawError, lives, often
from tests.soak.lives import Life
from tests.soak.nursery import Nursery
from tests.tables.databases import empty_database

LIVES_IN_A_ROW = 25
STEPS = 40
SQLITE, POSTGRES = "sqlite", "postgres"


@asynccontextmanager
async def database(store: str) -> AsyncIterator[str]:
    """An empty database of a kind, as a life names it."""
    with tempfile.TemporaryDirectory() as folder:
        if store == SQLITE:
            yield str(Path(folder) / "lairkeeper.sqlite3")
        else:
            with empty_database(Path(folder)) as address:
                yield f"{address.url} {folder}"


async def deaths(kills: int, seed: int, stores: list[str], share: float) -> None:
    """Lives below Discord, until so many of them were cut off."""
    struck: Counter[str] = Counter()
    told = rebuilt = died = 0
    began = time.monotonic()
    async with Nursery("tests.soak.lives") as nursery:
        for number, game, store in zip(count(), cycle(games()), _alternating(stores), strict=False):
            first = seed * 1_000_000 + number * LIVES_IN_A_ROW
            async with database(store) as place:
                life = Life(place, game, first, STEPS)
                try:
                    tally = await lives(nursery, life, often(first, LIVES_IN_A_ROW, share))
                except FlawError as flaw:
                    print(f"FAILED: {game} on {store} in the lives from {first} on: {flaw}", flush=True)
                    raise
            struck += tally.struck
            told, rebuilt, died = told + tally.told, rebuilt + tally.rebuilt, died + tally.kills
            print(
                f"{time.monotonic() - began:6.0f} s: {died} kills, {struck.total()} faults, "
                f"{told} moves told, {rebuilt} states rebuilt; {game} on {store} is well",
                flush=True,
            )
            if died >= kills:
                break
    for what, often_ in sorted(struck.items()):
        print(f"{often_:6} {what}")


def _alternating(stores: list[str]) -> list[str]:
    """Every game comes to every store: five games in a row on one, then on the other."""
    return [store for store in stores for _ in games()] * 10_000


def main() -> int:
    """Read the command line, and run."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parts = parser.add_subparsers(dest="part", required=True)
    part = parts.add_parser("deaths", help="lives of the tables below Discord, each cut off at a fault point")
    part.add_argument("--kills", type=int, default=1000)
    part.add_argument("--share", type=float, default=0.05, help="how often a fault point strikes")
    for one in parts.choices.values():
        one.add_argument("--seed", type=int, default=1)
        one.add_argument("--store", choices=[SQLITE, POSTGRES], action="append")
    given = parser.parse_args()
    print(f"seed {given.seed}", flush=True)
    stores = given.store or [SQLITE, POSTGRES]
    asyncio.run(deaths(given.kills, given.seed, stores, given.share))
    return 0


if __name__ == "__main__":
    sys.exit(main())
