"""Drafts: moving a piece by click on the real bot, compared with an empty command and drawing the picture.

What is clicked are arrows, turns and *Another* below a proposal; the same picture is drawn once more beside
the bot. All is processor time, that of the bot's process and that of the drawing, so others do not count.
"""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from time import thread_time

from benchmarks.clicking import CALM, ROOT
from benchmarks.questions import Case, cases_of
from benchmarks.report import Line, compared, timed
from benchmarks.runner import EMPTY
from benchmarks.seating import WHO, Laid, lay
from benchmarks.touching import touches
from engine.core import Placement
from engine.core.registry import game
from playground import BotProcess, Message, Person, Playground
from render import draft
from tests.end_to_end.stage import Ledger, Stage
from texts import speaker

PART = "drafts"
KEY = "doodle-dungeon"
BY_LOT = 2
CLICKS = 6
"""So many times a piece is moved at each table."""
MOVING = ("pick", "turned", "another")
MOST_TIMES = 2.0
DELIVERED_WITHIN = 120.0


def measure() -> list[Line]:
    """The median of all clicks, against an empty command and the drawing together."""
    cases = [case for some in cases_of(game(KEY), BY_LOT).values() for case in some]
    placed = [case for case in cases if isinstance(case.decision.form, Placement)]
    return asyncio.run(_measure(placed))


async def _measure(cases: list[Case]) -> list[Line]:
    async with AsyncExitStack() as stack:
        database = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "tables.sqlite3"
        ground = await stack.enter_async_context(Playground())
        laid = await lay(ground, database, cases, "en")
        settings = {"DATABASE": str(database), "LOG_LEVEL": "WARNING", "EMOJIS": "off"}
        starting = BotProcess(ground, env=settings, cwd=ROOT, arguments=("-m", "benchmarks.runner"))
        bot = await stack.enter_async_context(starting)
        await Stage(ground, bot, Ledger(database)).quiet(DELIVERED_WITHIN)
        session = Session(ground.person(WHO), bot)
        for table in laid:
            await session.move_a_piece(table)
        return session.lines()


class Session:
    """Somebody who moves pieces at one table after the other."""

    def __init__(self, person: Person, bot: BotProcess) -> None:
        self._person = person
        self._bot = bot
        self._clicks: list[float] = []
        self._empty: list[float] = []
        self._drawing: list[float] = []

    async def move_a_piece(self, laid: Laid) -> None:
        """Click on what moves the piece, each time on another control; as many commands do nothing."""
        table = laid.channel.messages[-1]
        turn = next(one for one in table.buttons if ":turn:" in (one.custom_id or ""))
        panel = (await (await self._person.click(table, custom_id=turn.custom_id)).settled()).message
        assert panel is not None
        await asyncio.sleep(CALM)
        before = self._bot.processor_time
        for _ in range(CLICKS):
            await self._person.slash(laid.channel, EMPTY)
        await asyncio.sleep(CALM)
        self._empty.append((self._bot.processor_time - before) / CLICKS)
        before = self._bot.processor_time
        moved = [await self._click(panel, laid.case, number) for number in range(CLICKS)]
        await asyncio.sleep(CALM)
        self._clicks.append((self._bot.processor_time - before) / CLICKS)
        self._drawing.append(sum(_drawing(laid.case, words) for words in moved) / CLICKS)

    async def _click(self, panel: Message, case: Case, number: int) -> list[str]:
        """Move the piece once; where it lies then."""
        moving = [one for one in touches(panel, case.decision.number) if one.action in MOVING]
        touch = moving[number % len(moving)]
        await (await self._person.click(panel, custom_id=touch.custom_id)).settled()
        return touch.words.split()

    def lines(self) -> list[Line]:
        """The comparison, table by table."""
        both = [empty + drawing for empty, drawing in zip(self._empty, self._drawing, strict=True)]
        yardstick = timed(PART, "an empty command and the drawing", both)
        return [compared(timed(PART, "a piece moved by click", self._clicks), yardstick, goal=MOST_TIMES)]


def _drawing(case: Case, words: list[str]) -> float:
    """The time to draw a piece in a place."""
    view = game(case.game).view(case.state, case.decision.seat)
    began = thread_time()
    draft(view, case.decision, words, None, speaker("en", [WHO] * view.seats))
    return thread_time() - began
