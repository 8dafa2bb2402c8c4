"""The command line of the soak: `python -m tests.soak --help`."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import date
from functools import partial
from itertools import count
from pathlib import Path
from statistics import median

from engine.core.registry import games
from engine.release import release
from tests.end_to_end.nursery import Nursery
from tests.end_to_end.stage import POSTGRES, SQLITE
from tests.soak.deaths import FlawError, in_turns, lives
from tests.soak.everywhere import killed_everywhere
from tests.soak.hearth import BOT, CLUSTER, hearth
from tests.soak.lives import Life
from tests.soak.matrix import FAILED, GAME, Cell, as_page, row
from tests.soak.story import Account, Story, drawn, kept, read, shrunk, tell, unkilled
from tests.soak.troubles import CALM, TROUBLES
from tests.soak.ways import WAYS
from tests.tables.databases import empty_database

LIVES_IN_A_ROW = 25
STEPS = 40
STEPS_OF_A_STORY = 15
LONGEST_SHRINKING = 120.0
HEADING = """# What is told when something fails

Made on {day} with release {release} by `make matrix`. A row is a fault while somebody
acts; a column is the way in which they act.
After every cell the oracle of [reliability.md](reliability.md) looks whether every promise is kept.

"""
TABLES_SIDE_BY_SIDE = 3
FAILURES = Path("soak-failures")
MOST_GROWTH = 128 * 2**10
"""Bytes for each further table: one picture or a few states that are never let go of would be more."""


@asynccontextmanager
async def database(store: str) -> AsyncIterator[str]:
    """An empty database of a kind, as a life names it."""
    with tempfile.TemporaryDirectory() as folder:
        if store == SQLITE:
            yield str(Path(folder) / "lairkeeper.sqlite3")
        else:
            with empty_database(Path(folder)) as address:
                yield f"{address.url} {folder}"


async def deaths(kills: int, seed: int, stores: list[str], share: float, chain: int = 0) -> int:
    """Lives below Discord, until so many of them were cut off; a chain is played on one database.

    Every game comes to every store: five games in a row on one, then on the other.
    """
    struck: Counter[str] = Counter()
    told = rebuilt = died = 0
    began = time.monotonic()
    with Nursery("tests.soak.lives:warm_up") as nursery:
        for number in count(chain):
            game, store = list(games())[number % len(games())], stores[number // len(games()) % len(stores)]
            first = seed * 1_000_000 + number * LIVES_IN_A_ROW
            async with database(store) as place:
                life = Life(place, game, first, STEPS)
                try:
                    tally = await lives(nursery, life, in_turns(first, LIVES_IN_A_ROW, share))
                except FlawError as flaw:
                    print(f"FAILED: {game} on {store} in the lives from {first} on: {flaw}", flush=True)
                    print(f"python -m tests.soak deaths --kills 1 --seed {seed} --chain {number}", flush=True)
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
    return 0


async def soak(minutes: float, seed: int, stores: list[str]) -> int:
    """Story after story, until the time is up; a failure is shrunk, kept and told."""
    checks: Counter[str] = Counter()
    struck: dict[str, Counter[str]] = {store: Counter() for store in stores}
    ends, failures = time.monotonic() + 60 * minutes, 0
    with Nursery(f"{BOT}:warm_up") as nursery:
        for number in count():
            if time.monotonic() >= ends:
                break
            its_seed, store = seed * 1_000_000 + number, stores[number % len(stores)]
            story = drawn(its_seed, store, STEPS_OF_A_STORY)
            try:
                account = await told(nursery, story)
            except (FlawError, TimeoutError, AssertionError) as flaw:
                failures += 1
                print(f"FAILED: seed {its_seed} on {store}: {flaw!r}", flush=True)
                shorter = await shrunk(story, partial(_fails, nursery, time.monotonic() + LONGEST_SHRINKING))
                print(f"make soak SCRIPT={kept(shorter, FAILURES)}", flush=True)
            else:
                checks += account.checks
                struck[store] += account.struck
                print(f"seed {its_seed}: {story.game} on {store} is well", flush=True)
    for line in often_struck(struck):
        print(line)
    print(", ".join(f"{often_} {what}" for what, often_ in sorted(checks.items())), f"{failures} failures")
    return 1 if failures else 0


def often_struck(struck: dict[str, Counter[str]]) -> Iterator[str]:
    """How often each trouble has struck on each store; a dash where it is not possible."""
    yield " ".join([f"{store:>9}" for store in struck])
    for name, trouble in TROUBLES.items():
        if trouble is not TROUBLES[CALM]:
            often_ = [struck[store][name] if store in trouble.stores else "-" for store in struck]
            yield " ".join([*(f"{one:>9}" for one in often_), f" {name}"])
    yield f"{sum(one.total() for one in struck.values())} faults"


async def told(nursery: Nursery, story: Story) -> Account:
    """A story on a stage of its own."""
    with tempfile.TemporaryDirectory() as folder:
        async with hearth(nursery, Path(folder), story.store) as stage:
            return await tell(stage, story)


async def _fails(nursery: Nursery, until: float, story: Story) -> bool:
    """Whether a story still fails; when the time is up, none is tried any more."""
    if time.monotonic() > until:
        return False
    try:
        await told(nursery, story)
    except (FlawError, TimeoutError, AssertionError):
        return True
    return False


async def again(story: Story) -> int:
    """A story from its script."""
    with Nursery(f"{BOT}:warm_up") as nursery:
        print(await told(nursery, story))
    return 0


async def memory(tables: int, seed: int, store: str) -> int:
    """Table after table with one and the same bot, which must not grow with them."""
    held: list[int] = []
    with Nursery(f"{BOT}:warm_up") as nursery, tempfile.TemporaryDirectory() as folder:
        async with hearth(nursery, Path(folder), store) as stage:
            for number in range(tables):
                story = unkilled(drawn(seed * 1_000_000 + number, store, STEPS_OF_A_STORY))
                try:
                    await tell(stage, story)
                except (FlawError, TimeoutError, AssertionError):
                    print(f"FAILED: seed {story.seed}: make soak SCRIPT={kept(story, FAILURES)}", flush=True)
                    raise
                held.append(stage.bots[0].resident)
                print(f"{number + 1} tables: {held[-1] / 2**20:.1f} MiB", flush=True)
            if stage.starts > 1:
                raise FlawError("the bot has died, though nothing was to kill it")
    growth = growth_of(held)
    print(f"{growth / 2**10:.0f} KiB for each further table; at most {MOST_GROWTH / 2**10:.0f} are fine")
    return 1 if growth > MOST_GROWTH else 0


def growth_of(held: list[int]) -> float:
    """By how many bytes the bot grows with a table, in the second half of the run: the median of all slopes.

    In the first half it fills its caches. Single tables may lie above or below by megabytes.
    """
    half = held[len(held) // 2 :]
    apart = max(1, len(half) // 4)
    slopes = [
        (later - earlier) / (last - first)
        for first, earlier in enumerate(half)
        for last, later in enumerate(half)
        if last - first >= apart
    ]
    return median(slopes) if slopes else 0.0


async def everywhere(game: str, ways: list[str], seed: int, store: str) -> int:
    """In every way to act, the bot dies at every place that it leads through, one after the other."""
    died: Counter[str] = Counter()
    with Nursery(f"{BOT}:warm_up") as nursery, tempfile.TemporaryDirectory() as folder:
        async with hearth(nursery, Path(folder), store) as stage:
            stage.deal_for(f"soak {seed}")
            for way in ways:
                places = await killed_everywhere(stage, game, way, seed)
                print(f"{way}: {places.total()} kills at {len(places)} places", flush=True)
                died += places
    for place, often_ in sorted(died.items()):
        print(f"{often_:6} {place}")
    print(f"{died.total()} kills")
    return 0


async def whole_matrix(seed: int, stores: list[str], troubles: list[str]) -> list[Cell]:
    """Every trouble in every way, on the first store where it is possible; some tables side by side."""
    cells: list[Cell] = []
    left: dict[str, list[str]] = {store: [] for store in stores}
    for name in troubles:
        for store in [one for one in stores if one in TROUBLES[name].stores][:1]:
            left[store].append(name)

    async def rows_on(*its_stores: str) -> None:
        for store in (one for one in its_stores if left[one]):
            with tempfile.TemporaryDirectory() as folder:
                async with hearth(nursery, Path(folder), store) as stage:
                    while left[store]:
                        cells.extend(await row(stage, left[store].pop(0), list(WAYS), seed))

    with Nursery(f"{BOT}:warm_up") as nursery:
        beside = [rows_on(SQLITE) for _ in range(TABLES_SIDE_BY_SIDE)] if SQLITE in stores else []
        # One after the other on PostgreSQL: nobody else could do without the server that is killed there.
        await asyncio.gather(*beside, rows_on(*(store for store in stores if store != SQLITE)))
    order = list(TROUBLES)
    return sorted(cells, key=lambda cell: order.index(cell.trouble))


def publish(cells: list[Cell], seed: int, page: Path | None) -> int:
    """Show the matrix, and what has failed."""
    failed = [cell for cell in cells if cell.mark == FAILED]
    for cell in failed:
        print(f"FAILED: {cell.way} during {cell.trouble}: {cell.flaw}", flush=True)
        print(f"python -m tests.soak matrix --seed {seed} --trouble '{cell.trouble}'", flush=True)
    print(as_page(cells))
    if page is not None:
        page.write_text(HEADING.format(day=date.today(), release=release()) + as_page(cells))
    return 1 if failed else 0


def main() -> int:
    """Read the command line, and run."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parts = parser.add_subparsers(dest="part", required=True)
    part = parts.add_parser("deaths", help="lives of the tables below Discord, each cut off at a fault point")
    part.add_argument("--kills", type=int, default=1000)
    part.add_argument("--share", type=float, default=0.05, help="how often a fault point strikes")
    part.add_argument("--chain", type=int, default=0, help="the number of the first chain of lives")
    part = parts.add_parser("stories", help="people play all games on the local Discord under faults")
    part.add_argument("--minutes", type=float, default=10.0)
    part.add_argument("--script", type=Path, help="a story that was kept, instead of new ones")
    part = parts.add_parser("matrix", help="every trouble while somebody acts in every way")
    part.add_argument("--page", type=Path, help="where to write the table")
    part.add_argument("--trouble", choices=list(TROUBLES), action="append", help="some rows, instead of all")
    part = parts.add_parser("everywhere", help="the bot dies at every place that an act leads through")
    part.add_argument("--game", choices=list(games()), default=GAME)
    part.add_argument("--way", choices=list(WAYS), action="append", help="some ways, instead of all")
    part = parts.add_parser("memory", help="table after table with one bot, which must not grow")
    part.add_argument("--tables", type=int, default=100)
    for one in parts.choices.values():
        one.add_argument("--seed", type=int, default=1)
        one.add_argument("--store", choices=[SQLITE, POSTGRES, CLUSTER], action="append")
    given = parser.parse_args()
    print(f"seed {given.seed}", flush=True)
    stores = given.store or [SQLITE, POSTGRES, CLUSTER]
    if given.part == "deaths":
        stores = given.store or [SQLITE, POSTGRES]
        return asyncio.run(deaths(given.kills, given.seed, stores, given.share, given.chain))
    if given.part == "memory":
        return asyncio.run(memory(given.tables, given.seed, stores[0]))
    if given.part == "everywhere":
        return asyncio.run(everywhere(given.game, given.way or list(WAYS), given.seed, stores[0]))
    if given.part == "matrix":
        cells = asyncio.run(whole_matrix(given.seed, stores, given.trouble or list(TROUBLES)))
        return publish(cells, given.seed, given.page)
    if given.script is not None:
        return asyncio.run(again(read(given.script.read_text())))
    return asyncio.run(soak(given.minutes, given.seed, stores))


if __name__ == "__main__":
    sys.exit(main())
