"""`make redeal`: whole stories of every game, until enough has been compared.

Every story is noted on a line of its own, so a run can be stopped at any time and goes on with the same
command.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec

from engine.core.registry import games
from tests.conformance.outermost.comparing import Comparing, comparing
from tests.conformance.outermost.story import Story


class Told(msgspec.Struct):
    """What came of one story."""

    game: str
    seed: int
    compared: dict[str, int] = {}
    """How often each thing was compared, by what it is."""
    doings: dict[str, int] = {}
    """What people have done, and how often."""
    drawn: int = 0
    """In how many comparisons the pictures were drawn."""
    count: int = 0
    failures: list[str] = []


async def tell(key: str, seed: int) -> Told:
    """Play one story to its end, and compare."""
    told = Told(key, seed)
    story = Story(games()[key], seed)
    compared: Counter[str] = Counter()
    try:
        async for one in Comparing(story).comparisons():
            compared.update(one.shown)
            told.count += one.things
            told.drawn += one.things if one.drawn else 0
            who = "an onlooker" if one.viewer is None else f"seat {one.viewer}"
            told.failures += [f"{name} differs for {who} at version {one.version}" for name in one.leaks]
    except Exception as error:
        traceback.print_exc()
        told.failures.append(repr(error))
    told.compared, told.doings = dict(compared), dict(story.done)
    return told


def run(keys: Iterable[str], goal: int, first_seed: int, notes: Path, until: float) -> list[Told]:
    """Story after story, with one seed after the other, in one game after the other."""
    known = [msgspec.json.decode(line, type=Told) for line in _lines(notes)]
    for key in keys:
        seed = first_seed
        while sum(each.count for each in _of(known, key, first_seed)) < goal and time.monotonic() < until:
            if seed not in {each.seed for each in _of(known, key, first_seed)}:
                with comparing():
                    known.append(asyncio.run(tell(key, seed)))
                with notes.open("ab") as file:
                    file.write(msgspec.json.encode(known[-1]) + b"\n")
            seed += 1
    return known


def _lines(notes: Path) -> list[bytes]:
    return notes.read_bytes().splitlines() if notes.exists() else []


def _of(known: list[Told], key: str, first_seed: int) -> list[Told]:
    return [each for each in known if each.game == key and each.seed >= first_seed]


def main() -> int:
    """Compare, report, and fail if anything differed."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.outermost", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(games()), help="which games; all of them by default")
    parser.add_argument("--comparisons", type=int, default=100_000, help="how many for each game")
    parser.add_argument("--seed", type=int, default=1, help="of the first story of each game")
    parser.add_argument("--minutes", type=float, default=600.0, help="begin no story after so long")
    parser.add_argument("--notes", type=Path, default=Path("redeal-notes.jsonl"), help="what was done so far")
    given = parser.parse_args()
    until = time.monotonic() + 60 * given.minutes
    known = run(given.games, given.comparisons, given.seed, given.notes, until)
    for key in given.games:
        stories = _of(known, key, given.seed)
        compared, drawn = (sum(counts) for counts in ([s.count for s in stories], [s.drawn for s in stories]))
        seeds = f"seeds {given.seed} to {max([story.seed for story in stories], default=given.seed)}"
        print(
            f"{key}: {compared:,} comparisons, {drawn:,} of them drawn, in {len(stories)} stories ({seeds})"
        )
        for what in ("compared", "doings"):
            total: Counter[str] = Counter()
            for story in stories:
                total.update(getattr(story, what))
            print(f"  {what}: {', '.join(f'{name} {number:,}' for name, number in sorted(total.items()))}")
        for story in stories:
            for failure in story.failures[:5]:
                print(f"  FAILED with seed {story.seed}: {failure}")
    return 1 if any(story.failures for story in known) else 0


if __name__ == "__main__":
    sys.exit(main())
