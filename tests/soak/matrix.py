"""The matrix: every trouble while somebody acts in every way, and what that person was told."""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence
from random import Random
from typing import NamedTuple

from playground.world.model import Interaction
from tests.soak.company import SILENCE, Company, Told
from tests.soak.deaths import FlawError, where
from tests.soak.hearth import Hearth
from tests.soak.oracle import Oracle
from tests.soak.troubles import CALM, TROUBLES, Trouble
from tests.soak.ways import TROUBLED, WAYS, everybody_moves, tried
from texts import speaker

GAME = "doodle-dungeon"
"""It asks for answers of every form."""
AS_USUAL, UNTOUCHED, AFTERWARDS, NOTHING_LEFT, UNFINISHED, FAILED = "✓", "·", "+", "∅", "…", "✗"
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


_LEGEND = {
    AS_USUAL: "The answer was the usual one.",
    UNTOUCHED: "The answer was the usual one, and the fault had no occasion to strike.",
    SILENCE: "Nothing came from the bot; Discord itself says that the interaction has failed.",
    AFTERWARDS: "The answer came once the fault was over.",
    UNFINISHED: "The bot had acknowledged it, and died; the table shows what has become of it.",
    NOTHING_LEFT: "There was nothing left to press.",
}


class Cell(NamedTuple):
    """One trouble while somebody acts in one way."""

    trouble: str
    way: str
    mark: str
    flaw: str = ""


def mark_of(told: Told, done: Sequence[Interaction], *, struck: bool) -> str:
    """A sign for what somebody was told: as usual, nothing, or one of the sentences about troubles."""
    if not done:
        return NOTHING_LEFT
    if told.words == SILENCE and not struck:
        raise FlawError("nothing was told, though nothing was wrong")
    if told.words == SILENCE:
        return SILENCE if done[-1].callback is None else UNFINISHED
    if not struck:
        return UNTOUCHED
    say = speaker("en")
    for number, key in enumerate(_TOLD, 1):
        if say(key, channel="|").split("|")[0] in told.words:
            return str(number)
    return AS_USUAL


async def row(stage: Hearth, name: str, ways: Collection[str], seed: int) -> list[Cell]:
    """One trouble in every way, at one table as long as it stands."""
    trouble = TROUBLES[name]
    cells: list[Cell] = []
    table: tuple[Company, Oracle] | None = None
    for way in ways:
        try:
            if table is None or trouble.is_final or table[0].is_over:
                table = await _new_table(stage, trouble, seed)
            cells.append(await _cell(table, name, trouble, way))
        except (FlawError, *TROUBLED) as flaw:
            print(f"FAILED: {way} during {name}: {flaw!r}"[:600], file=sys.stderr, flush=True)
            cells.append(Cell(name, way, FAILED, f"{flaw!r} in {where(flaw)}"[:500]))
            table = None
            await stage.calm()
    try:
        if table is not None and not trouble.is_final:
            table[1].end()
    except FlawError as flaw:
        cells[-1] = cells[-1]._replace(mark=FAILED, flaw=str(flaw)[:500])
    print(name, *(cell.mark for cell in cells), file=sys.stderr, flush=True)
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
    before, logged = len(company.interactions), len(company.stage.bot.log)
    starts = company.stage.starts
    trouble.strike(company)
    if trouble.is_final:
        company.stage.closed_channels.append(company.channel)
    told = await tried(company, doing)
    if trouble.in_delivery:
        await company.stage.delivered_or_dead()
    await company.stage.disarm()
    done = [one for one in company.interactions[before:] if one.user is not company.bystander.user]
    mark = mark_of(told, done, struck=trouble.has_struck(company, logged))
    if name == CALM and mark != AS_USUAL:
        raise FlawError(f"nothing is wrong, and the answer is {told.words}")
    trouble.mend(company)
    await company.stage.calm()
    if mark == UNFINISHED and company.stage.starts == starts:
        await company.answered(done[-1])
        await company.stage.calm()  # what comes of a late answer is still to be delivered
        mark = AFTERWARDS
    if trouble.shows_at_next_move:
        await everybody_moves(company)
    oracle.check(is_reachable=not trouble.is_final)
    return Cell(name, way, mark)


def as_page(cells: list[Cell]) -> str:
    """The matrix in Markdown, with its legend."""
    ways = list(dict.fromkeys(cell.way for cell in cells))
    marks = {(cell.trouble, cell.way): cell.mark for cell in cells}
    lines = [f"| | {' | '.join(ways)} |", f"|---{'|:-:' * len(ways)}|"]
    for trouble in dict.fromkeys(cell.trouble for cell in cells):
        row = " | ".join(marks.get((trouble, way), "") for way in ways)
        lines.append(f"| {trouble} | {row} |")
    say = speaker("en")
    used = {cell.mark for cell in cells}
    legend = [f"- **{mark}** {words}" for mark, words in _LEGEND.items() if mark in used]
    legend += [
        f"- **{number}** “{say(key, channel='the channel')}”"
        for number, key in enumerate(_TOLD, 1)
        if str(number) in used
    ]
    return "\n".join([*lines, "", *legend, ""])
