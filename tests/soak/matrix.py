"""The matrix: every trouble while somebody acts in every way, and what that person was told."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.end_to_end.nursery import Nursery
from tests.end_to_end.stage import SQLITE
from tests.soak.company import SILENCE, Company, Told
from tests.soak.deaths import FlawError
from tests.soak.hearth import Hearth, hearth
from tests.soak.oracle import Oracle
from tests.soak.troubles import TROUBLES, Trouble
from tests.soak.ways import TROUBLED, WAYS, everybody_moves, tried
from texts import speaker

GAME = "doodle-dungeon"
"""It asks for answers of every form."""
AS_USUAL, FAILED = "✓", "✗"
_TOLD = (
    "error-storage",
    "error-line",
    "error-permissions",
    "error-broken-save",
    "panel-done",
    "no-table-here",
    "question-is-stale",
    "channel-locked",
    "channel-forbidden",
    "channel-gone",
    "table-is-busy",
)
"""The sentences about troubles, in the order of the legend."""


class Cell(NamedTuple):
    """One trouble while somebody acts in one way."""

    trouble: str
    way: str
    mark: str
    flaw: str = ""


def mark_of(told: Told) -> str:
    """A sign for what somebody was told: as usual, nothing, or one of the sentences about troubles."""
    if told.words == SILENCE:
        return SILENCE
    say = speaker("en")
    for number, key in enumerate(_TOLD, 1):
        if say(key, channel="|").split("|")[0] in told.words:
            return str(number)
    return AS_USUAL


async def matrix(
    nursery: Nursery, folder: Path, store: str, troubles: Iterable[str], ways: Collection[str], seed: int
) -> list[Cell]:
    """Every cell of these rows and columns."""
    cells: list[Cell] = []
    async with hearth(nursery, folder, store) as stage:
        for name in troubles:
            trouble = TROUBLES[name]
            if trouble.only_on_postgres and store == SQLITE:
                continue
            row = await _row(stage, name, trouble, ways, seed)
            print(name, *(cell.mark for cell in row), file=sys.stderr, flush=True)
            cells += row
    return cells


async def _row(stage: Hearth, name: str, trouble: Trouble, ways: Collection[str], seed: int) -> list[Cell]:
    """One trouble in every way, at one table as long as it stands."""
    cells: list[Cell] = []
    table: tuple[Company, Oracle] | None = None
    for way in ways:
        try:
            if table is None or trouble.is_final or table[0].is_over:
                table = await _new_table(stage, trouble, seed)
            cells.append(await _cell(table, name, trouble, way))
        except (FlawError, *TROUBLED) as flaw:
            print(f"FAILED: {way} during {name}: {flaw!r}"[:600], file=sys.stderr, flush=True)
            cells.append(Cell(name, way, FAILED, repr(flaw)[:500]))
            table = None
            await stage.calm()
    if table is not None and not trouble.is_final:
        table[1].end()
    return cells


async def _new_table(stage: Hearth, trouble: Trouble, seed: int) -> tuple[Company, Oracle]:
    company = Company(stage, GAME, Random(seed), in_a_thread=trouble.in_a_thread)
    oracle = Oracle(company)
    await company.begin()
    oracle.check()
    return company, oracle


async def _cell(table: tuple[Company, Oracle], name: str, trouble: Trouble, way: str) -> Cell:
    company, oracle = table
    doing = await WAYS[way].prepare(company)
    trouble.strike(company)
    if trouble.is_final:
        company.stage.closed_channels.append(company.channel)
    told = await tried(company, doing)
    if trouble.in_delivery:
        await company.stage.delivered_or_dead()
    trouble.mend(company)
    await company.stage.calm()
    if trouble.shows_at_next_move:
        await everybody_moves(company)
    oracle.check(is_reachable=not trouble.is_final)
    return Cell(name, way, mark_of(told))


def as_page(cells: list[Cell]) -> str:
    """The matrix in Markdown, with its legend."""
    ways = list(dict.fromkeys(cell.way for cell in cells))
    marks = {(cell.trouble, cell.way): cell.mark for cell in cells}
    lines = [f"| | {' | '.join(ways)} |", f"|---{'|:-:' * len(ways)}|"]
    for trouble in dict.fromkeys(cell.trouble for cell in cells):
        row = " | ".join(marks.get((trouble, way), "") for way in ways)
        lines.append(f"| {trouble} | {row} |")
    say = speaker("en")
    legend = [
        f"- **{AS_USUAL}** The answer was the usual one.",
        f"- **{SILENCE}** Nothing came from the bot; Discord itself says that the interaction has failed.",
    ]
    used = {cell.mark for cell in cells}
    legend += [
        f"- **{number}** “{say(key, channel='the channel')}”"
        for number, key in enumerate(_TOLD, 1)
        if str(number) in used
    ]
    return "\n".join([*lines, "", *legend, ""])
