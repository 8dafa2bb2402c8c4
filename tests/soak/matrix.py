"""The matrix: every trouble while somebody acts in every way, and what that person was told."""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import NamedTuple

from playground import Reply
from playground.world.model import Interaction
from tests.soak.company import SILENCE, Company, Told
from tests.soak.deaths import FlawError, where
from tests.soak.hearth import Hearth
from tests.soak.oracle import Oracle
from tests.soak.troubles import CALM, TROUBLES, Trouble
from tests.soak.ways import NOTHING, TROUBLED, WAYS, everybody_moves, tried
from texts import speaker, templates

GAME = "doodle-dungeon"
"""It asks for answers of every form."""
AS_USUAL, UNTOUCHED, AFTERWARDS, NOTHING_LEFT, UNFINISHED, FAILED = "✓", "·", "+", "∅", "…", "✗"
OTHERWISE = "≠"
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
_ANSWERED = ("panel-answered", "panel-done")
_USUAL: dict[str, tuple[str, ...]] = {
    "lobby": ("lobby-opened",),
    "click": _ANSWERED,
    "select": ("rules-heading",),
    "form": ("panel-heading", *_ANSWERED),
    "command": _ANSWERED,
    "autocompletion": ("suggestions",),
    "direct message": _ANSWERED,
    "timer": ("settings-quiet-set",),
    "vote": ("vote-cast", "vote-decided"),
    "undo": ("undo-done", "undo-asked"),
    "replay": ("replay-title", "replay-beginning"),
    "export": ("privacy-export",),
    "settings": ("tell-me-is",),
    "repair": ("repair-well",),
    "plan": ("panel-planned", "plans-offered", "plans-none"),
    "hint": ("advice-told",),
    "lesson": (f"{GAME}-coach-theme",),
}
"""By which texts the usual answer to each way of acting is known."""
_OF_NO_TEXT = {
    "rules-heading": "### Doodle Dungeon: ",
    "panel-heading": "### Doodle Dungeon <#",
    "suggestions": " suggestions]",
}
"""What is put together from several texts, or is none."""
_LONGEST_QUOTE = 110
_SMALL_PRINT = re.compile(r"^(###|Your time runs out)")
_MARKUP = re.compile(r"^(-# |> )+|\*\*|~~")
_CHANNEL = re.compile(r"<#\d+>")


_LEGEND = {
    AS_USUAL: "The answer was the usual one, see below.",
    UNTOUCHED: "The answer was the usual one, and the fault had no occasion to strike.",
    OTHERWISE: "The answer was another one, see below.",
    SILENCE: "Nothing came from the bot; Discord itself says that the interaction has failed. The bot was "
    "dead or paused (of two processes, the one that has the server), was never told, or Discord refused "
    "whatever it answered; and suggestions cannot wait for PostgreSQL.",
    AFTERWARDS: "The answer came once the fault was over.",
    UNFINISHED: "The bot had acknowledged it, and died; the table shows what has become of it.",
    NOTHING_LEFT: "There was nothing left to press.",
}


class Cell(NamedTuple):
    """One trouble while somebody acts in one way."""

    trouble: str
    way: str
    mark: str
    said: str = ""
    flaw: str = ""


def mark_of(told: Told, done: Sequence[Interaction], way: str, *, struck: bool) -> str:
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
    # Where an answer counts, the next question may have taken its place by now.
    return AS_USUAL if told.done or any(one in told.words for one in usual(way)) else OTHERWISE


def usual(way: str) -> Iterator[str]:
    """What is always the same in the usual answers to a way of acting."""
    for key in _USUAL[way]:
        yield _OF_NO_TEXT.get(key) or max(re.split(r"\{.*?\}", templates("en", key)[key]), key=len)


def quoted(words: str) -> str:
    """The line that tells what has come of it: the first that is neither a heading nor about the clock."""
    lines = [line for line in words.splitlines() if line.strip() and not _SMALL_PRINT.match(line)]
    line = _CHANNEL.sub("#channel", _MARKUP.sub("", (lines or words.splitlines())[0]))
    return line if len(line) <= _LONGEST_QUOTE else f"{line[:_LONGEST_QUOTE].rsplit(' ', 1)[0]} …"


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
            cells.append(Cell(name, way, FAILED, flaw=f"{flaw!r} in {where(flaw)}"[:500]))
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
    if done and not trouble.excuses_silence:
        told = await company.heard_late(done[-1])
    if done and company.is_unanswered(Reply(company.stage.ground.world, done[-1])):
        told = NOTHING  # its message tells of something earlier
    mark = mark_of(told, done, way, struck=trouble.has_struck(company, logged))
    if name == CALM and mark != AS_USUAL:
        raise FlawError(f"nothing is wrong, and the answer is {told.words}")
    if mark in (SILENCE, UNFINISHED) and not (trouble.excuses_silence or trouble.is_waited_out):
        raise FlawError("nothing was told, though the bot could answer")
    trouble.mend(company)
    await company.stage.calm()
    if mark == UNFINISHED and company.stage.starts == starts:
        await company.answered(done[-1])
        await company.stage.calm()  # what comes of a late answer is still to be delivered
        mark = AFTERWARDS
    if trouble.shows_at_next_move:
        await everybody_moves(company)
    oracle.check(is_reachable=not trouble.is_final)
    return Cell(name, way, mark, quoted(told.words))


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
    return "\n".join([*lines, "", *legend, "", *_answers(cells)])


def _answers(cells: list[Cell]) -> Iterator[str]:
    """What was said: the usual answers in calm weather, and whatever was said instead of them."""
    yield "## What was said\n\nOf each answer the line that tells what has come of it, from this run.\n"
    yield "| way to act | the usual answer |\n|---|---|"
    for cell in cells:
        if cell.trouble == CALM:
            yield f"| {cell.way} | “{cell.said}” |"
    yield ""
    for cell in cells:
        if cell.mark == OTHERWISE:
            yield f"- **{OTHERWISE}** {cell.way}, {cell.trouble}: “{cell.said}”"
