"""The event loop: how long a single input holds it, and with it everybody else.

At every kind of question of every game, somebody types the longest answers there are: each is suggested for,
sent, kept as a draft where there are drafts, and shown in a panel. Beside the loop it may take what it takes.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from benchmarks.questions import Case, cases_of
from benchmarks.report import Line
from benchmarks.seating import WHO, Laid, lay
from benchmarks.watched_runner import HELD
from cogs.ui.custom_ids import read_id
from engine.core import Chance, Pick
from engine.core.forms.form import MOST_LETTERS
from engine.core.registry import AnyGame, games
from playground import BotProcess, Message, Person, Playground
from tests.end_to_end.stage import Ledger, Stage
from texts import speaker

PART = "holding"
ROOT = Path(__file__).parents[1]
MOST_MILLISECONDS = 50
MOMENTS = 1500
"""So many moments of each game are looked at for kinds of question."""
LONGEST_OPTION = 6000
"""What Discord lets people type into an option."""
DELIVERED_WITHIN = 300.0
NOISE = ("A1 H10 ", "A1 ", "1", "x, ", "R1D1", "4@ @ ", "-", "\u202e")


def measure(wanted: Collection[str] = ()) -> list[Line]:
    """The longest hold in all games, or in those wanted; each has a bot of its own."""
    return [asyncio.run(_measure(games()[key])) for key in wanted or games()]


async def _measure(its_game: AnyGame) -> Line:
    cases = [case for kind in cases_of(its_game, 0, MOMENTS).values() for case in kind]
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.sqlite3"
        async with Playground() as ground:
            laid = await lay(ground, database, cases, "en")
            settings = {"DATABASE": str(database), "LOG_LEVEL": "WARNING", "BACKUP_EVERY": "0"}
            runner = ("-m", "benchmarks.watched_runner")
            async with BotProcess(ground, env=settings, cwd=ROOT, arguments=runner) as bot:
                await Stage(ground, bot, Ledger(database)).quiet(DELIVERED_WITHIN)
                answers, longest = await _type_at_all(ground, laid)
            if ground.violations:
                raise RuntimeError(f"Discord would have refused: {ground.violations[0]}")
    what = f"{its_game.key}, {answers} answers to {len(cases)} questions"
    return Line(part=PART, what=what, unit="ms", p50=1000 * longest, goal=MOST_MILLISECONDS)


async def _type_at_all(ground: Playground, tables: Sequence[Laid]) -> tuple[int, float]:
    """Type everything at every table; how many answers that were, and the longest hold of any."""
    person, answers, longest = ground.person(WHO), 0, 0.0
    await _held(person, tables[0])  # what it took to start the bot does not count
    for laid in tables:
        for typed in long_answers(laid.case):
            await _type(person, laid, typed)
            held, answers = await _held(person, laid), answers + 1
            if 1000 * held > MOST_MILLISECONDS:
                print(f"{laid.case.question}, {typed[:40]!r}: {1000 * held:.0f} ms", file=sys.stderr)
            longest = max(longest, held)
    return answers, longest


async def _type(person: Person, laid: Laid, typed: str) -> None:
    """Everything somebody can do with one typed answer."""
    ahead = {"ahead": about} if (about := laid.case.decision.ahead) else {}
    await person.autocomplete(laid.channel, "move", "choice", typed[:MOST_LETTERS], **ahead)
    await (await person.slash(laid.channel, "move", choice=typed, **ahead)).settled()
    for message in laid.channel.messages[-1:]:
        for turn in _turn_buttons(message):
            await (await person.click(message, custom_id=turn)).settled()


def _turn_buttons(message: Message) -> list[str]:
    ids = [button.custom_id or "" for button in message.buttons]
    return [one for one in ids if (read := read_id(one)) and read.action == "turn"]


async def _held(person: Person, laid: Laid) -> float:
    """The longest hold in seconds since this was asked last."""
    return float((await (await person.slash(laid.channel, HELD)).settled()).text)


def long_answers(case: Case) -> Iterator[str]:
    """A legal answer over and over, every option there is, and noise, all as long as is read; and longer."""
    form, say = case.decision.form, speaker("en")
    sample = form.sample(case.state, case.decision.seat, Chance(case.seed))
    words = [*map(str, sample)] if isinstance(sample, list) else [str(sample)]
    if isinstance(form, Pick):
        words += [option.id for option in form.options]
        yield ", ".join(say.say(option.text) for option in form.options)[:MOST_LETTERS] or "-"
    for some in (" ".join([*words, ""]), *NOISE):
        yield (some * MOST_LETTERS)[:MOST_LETTERS] or "-"
    yield "A1 H10 " * (LONGEST_OPTION // 7)
