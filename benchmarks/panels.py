"""Panels on a phone: how high each kind of question is, and what it takes to answer it by touch.

Every kind of question of every game is opened in Chromium on the playground's page, in a window of 400 x 850,
and answered by tapping alone, as the game's own player would answer where the controls can say it. A kind is
the key of its prompt. A few moments of each are measured, above all those with the most to choose from.

- `height`: CSS pixels from the top of the picture directly above the question, or of the question's text if
  there is no picture, to the bottom of the last control; the worst of all panels on the way to the answer.
- `taps`: the median number of taps from the opened panel to the answer; null if it cannot be done by touch.
- `taps_deciding`: the same for somebody who accepts nothing the game proposes (`by_oneself`); null where it
  proposes nothing, or if that cannot be done by touch.
- `controls`: how many buttons and lists the panel has when it opens, at most.

The table also has the number of pictures and the height of the panel as a whole.
"""

from __future__ import annotations

import asyncio
import math
import sys
import tempfile
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from playwright.async_api import Browser, Error, ViewportSize, async_playwright

from benchmarks.answering import Answer
from benchmarks.by_oneself import OwnAnswer, is_proposed
from benchmarks.questions import Case, cases_of
from benchmarks.report import columns
from benchmarks.seating import WHO, Laid, lay
from benchmarks.touching import MILLISECONDS, Screen, Touch
from cogs.ui.custom_ids import read_id
from engine.core.registry import games
from engine.core.views import to_reader
from playground import BotProcess, Message, Playground
from tests.browser.conftest import ARGUMENTS, CHROMIUM, MISSING
from tests.end_to_end.stage import Ledger, Stage
from texts import speaker

PART = "panels"
ROOT = Path(__file__).parents[1]
PHONE: ViewportSize = {"width": 400, "height": 850}
ONE_SCREEN = 720
SCREENS = 2
"""So many phones are used at once."""
BY_LOT = 1
DELIVERED_WITHIN = 300.0
"""Seconds until the bot has posted all tables."""
_ROOM_FOR_ANY_PANEL = 6000
MEASURE = """(panel, question) => {
    const plain = (text) => text.replace(/\\s+/g, " ").trim();
    const all = (what) => [...panel.querySelectorAll(`.components ${what}`)];
    const controls = all(":is(.button, .menu-control)");
    const isBefore = (one, other) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    const asking = all(".markdown, .components .markdown *").filter((one) =>
        plain(one.textContent).includes(plain(question)));
    const text = asking.at(-1) ?? all(".markdown").filter((one) => isBefore(one, controls[0])).at(-1);
    const pictures = all("img");
    const above = pictures.filter((one) => isBefore(one, text)).at(-1) ?? text;
    const top = (one) => one.getBoundingClientRect().top;
    const bottom = Math.max(...controls.map((one) => one.getBoundingClientRect().bottom));
    return {
        asked: asking.length > 0,
        height: bottom - top(above),
        panel: bottom - top(panel),
        pictures: pictures.length,
        controls: controls.length,
    };
}"""
_KEEP_PICTURES = """(panel) => [...panel.querySelectorAll(".gallery > *")]
    .map((one) => [one, one.getBoundingClientRect().width])
    .forEach(([one, width]) => (one.style.width = `${width}px`))"""
"""Pictures are as high as the window allows; a higher window must not enlarge them."""


class NotShownError(Exception):
    """A panel does not ask what it should."""


class Look(msgspec.Struct, frozen=True):
    """A panel as it was measured."""

    asked: bool
    """Whether it shows the question."""
    height: float
    panel: float
    """From its very top to its last control."""
    pictures: int
    controls: int


class Kind(msgspec.Struct, frozen=True):
    """What was measured of a kind of question, as `--json` prints it."""

    game: str
    question: str
    height: int
    taps: float | None
    controls: int
    taps_deciding: float | None = None


@dataclass
class Findings:
    """Everything that was measured of a kind of question."""

    game: str
    question: str
    looks: list[Look] = field(default_factory=list)
    taps: list[int | None] = field(default_factory=list)
    taps_deciding: list[int | None] = field(default_factory=list)
    controls: int = 0

    @property
    def kind(self) -> Kind:
        """The figures to report."""
        height = math.ceil(max(look.height for look in self.looks))
        taps, deciding = _in_the_middle(self.taps), _in_the_middle(self.taps_deciding)
        return Kind(self.game, self.question, height, taps, self.controls, deciding)

    @property
    def panel(self) -> int:
        """The highest panel as a whole."""
        return math.ceil(max(look.panel for look in self.looks))

    @property
    def pictures(self) -> int:
        """The pictures in the panel that has the most."""
        return max(look.pictures for look in self.looks)


def _in_the_middle(taps: Sequence[int | None]) -> float | None:
    """The median; None if nothing was measured, or once nothing that can be tapped has led to an answer."""
    counted = [number for number in taps if number is not None]
    return median(counted) if counted and len(counted) == len(taps) else None


@dataclass(frozen=True)
class Wanted:
    """What to measure, and where to put screenshots."""

    games: Collection[str] = ()
    """By default all."""
    questions: Collection[str] = ()
    by_lot: int = BY_LOT
    """So many moments of each kind are measured besides the fullest."""
    locale: str = "en"
    screenshots: Path | None = None


def measure(wanted: Wanted) -> list[Findings]:
    """Measure all kinds of question, or those wanted; each game has a bot of its own."""
    if not CHROMIUM:
        raise SystemExit(MISSING)
    found = []
    for key, its_game in games().items():
        if not wanted.games or key in wanted.games:
            kinds = cases_of(its_game, wanted.by_lot)
            asked = [kind for kind in kinds if not wanted.questions or kind in wanted.questions]
            cases = [case for kind in asked for case in kinds[kind]]
            found += asyncio.run(_measure(cases, wanted)) if cases else []
    if not found:
        raise SystemExit("Nobody asks such a question.")
    return found


async def _measure(cases: Sequence[Case], wanted: Wanted) -> list[Findings]:
    asyncio.get_running_loop().set_exception_handler(_without_lost_lines)
    async with AsyncExitStack() as stack:
        database = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "tables.sqlite3"
        ground = await stack.enter_async_context(Playground())
        proposed = [case for case in cases if is_proposed(case)]
        laid = await lay(ground, database, [*cases, *proposed], wanted.locale)
        settings = {"DATABASE": str(database), "LOG_LEVEL": "WARNING", "BACKUP_EVERY": "0", "EMOJIS": "off"}
        bot = await stack.enter_async_context(BotProcess(ground, env=settings, cwd=ROOT))
        ledger = Ledger(database)
        await Stage(ground, bot, ledger).quiet(DELIVERED_WITHIN)
        playwright = await stack.enter_async_context(async_playwright())
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        stack.push_async_callback(browser.close)
        decides = [number >= len(cases) for number in range(len(laid))]
        session = Session(ground, ledger, zip(laid, decides, strict=True), wanted)
        await asyncio.gather(*(session.work(browser) for _ in range(SCREENS)))
        if ground.violations:
            raise RuntimeError(f"Discord would have refused: {ground.violations[0]}")
        return [one for one in session.findings.values() if one.looks]


def _without_lost_lines(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Report what fails beside us, except that a page is left while the playground tells it something."""
    if not isinstance(context.get("exception"), ConnectionError):
        loop.default_exception_handler(context)


class Session:
    """All tables, and what has been found at them; several phones share the work."""

    def __init__(
        self, ground: Playground, ledger: Ledger, laid: Iterable[tuple[Laid, bool]], wanted: Wanted
    ) -> None:
        self._ground = ground
        self._ledger = ledger
        self._left = deque(laid)
        """The tables, and whether everything is decided by oneself there."""
        self._wanted = wanted
        cases = [one.case for one, _ in self._left]
        self.findings = {case.question: Findings(case.game, case.question) for case in cases}

    async def work(self, browser: Browser) -> None:
        """Measure table after table on one phone; one that fails is told of, and left out."""
        context = await browser.new_context(viewport=PHONE, has_touch=True)
        page = await context.new_page()
        while self._left:
            laid, decides = self._left.popleft()
            try:
                await self._at(laid, Screen(page, self._ground, WHO), decides)
            except (Error, TimeoutError, NotShownError) as flaw:
                print(f"{laid.case.question} was not measured: {flaw}", file=sys.stderr)
                await page.set_viewport_size(PHONE)

    async def _at(self, laid: Laid, screen: Screen, decides: bool) -> None:
        case, found = laid.case, self.findings[laid.case.question]
        table = laid.channel.messages[-1]
        await screen.go(laid.channel)
        [turn] = _buttons(table, "turn")
        panel = (await screen.tap(table, turn)).message
        assert panel is not None
        opened = await self._question(laid, screen, panel)
        found.controls = max(found.controls, opened.controls)

        async def note() -> None:
            look = await _look(laid, screen, panel, self._wanted.locale)
            highest = max([one.height for one in found.looks], default=None)
            found.looks.append(look)
            if highest is None:
                await self._photograph(screen, panel, case.question)
            elif look.height > highest:
                await self._photograph(screen, panel, f"{case.question}-highest")

        moves = self._ledger.moves(laid.channel)
        kind, taps = (OwnAnswer, found.taps_deciding) if decides else (Answer, found.taps)
        answer = kind(screen, panel, case, lambda: self._ledger.moves(laid.channel) > moves)
        taps.append(await answer.give(note))

    async def _question(self, laid: Laid, screen: Screen, panel: Message) -> Look:
        """The panel with the question; if it opens with another one, go to ours by its button or its list."""
        look = await _look(laid, screen, panel, self._wanted.locale)
        if not look.asked:
            number = str(laid.case.decision.number)
            for touch in (*_buttons(panel, "question", number), *_in_lists(panel, "ahead", number)):
                await screen.tap(panel, touch)
            look = await _look(laid, screen, panel, self._wanted.locale)
        if not look.asked:
            raise NotShownError("the panel does not ask it, and no button leads there")
        return look

    async def _photograph(self, screen: Screen, panel: Message, name: str) -> None:
        """Save the whole panel, if wanted; on the phone one would have to scroll."""
        if self._wanted.screenshots is None:
            return
        shown = screen.shown(panel)
        await shown.evaluate(_KEEP_PICTURES)
        await screen.page.set_viewport_size({**PHONE, "height": _ROOM_FOR_ANY_PANEL})
        await shown.screenshot(path=self._wanted.screenshots / f"{name}.png", timeout=MILLISECONDS)
        await screen.page.set_viewport_size(PHONE)


def _buttons(message: Message, action: str, *args: str) -> list[Touch]:
    """The buttons of a message for an action."""
    ids = [read_id(button.custom_id or "") for button in message.buttons]
    return [Touch(str(one)) for one in ids if one and one.action == action and one.args == args]


def _in_lists(message: Message, action: str, value: str) -> list[Touch]:
    """An option of the lists of a message for an action."""
    lists = [(one, read_id(one.custom_id)) for one in message.selects]
    return [
        Touch(one.custom_id, options=(value,))
        for one, its_id in lists
        if its_id is not None and its_id.action == action
        if any(option.value == value for option in one.options)
    ]


async def _look(laid: Laid, screen: Screen, panel: Message, locale: str) -> Look:
    say = speaker(locale, laid.names)
    asked = laid.case.decision
    question = say.say(to_reader(asked.prompt, asked.seat, say.can_say)).replace("*", "")
    figures = await screen.shown(panel).evaluate(MEASURE, question)
    return msgspec.convert(figures, Look, strict=False)


# ── the report ───────────────────────────────────────────────────────────────────────────────────────────


def as_json(found: Sequence[Findings]) -> str:
    """All kinds of question, as a JSON list."""
    return msgspec.json.encode([one.kind for one in found]).decode()


def as_table(found: Sequence[Findings]) -> str:
    """All kinds of question in columns, grouped by game, and a summary."""
    rows: list[tuple[str, ...]] = []
    for key, kinds in groupby(found, key=lambda one: one.game):
        rows.append((key, "height", "taps", "deciding", "controls", "pictures", "whole panel", ""))
        rows += [_cells(one) for one in kinds]
    return "\n".join([columns(rows), "", *_summary([one.kind for one in found])])


def _cells(found: Findings) -> tuple[str, ...]:
    kind = found.kind
    return (
        f"  {kind.question.removeprefix(f'{kind.game}-')}",
        f"{kind.height:,} px",
        "—" if kind.taps is None else f"{kind.taps:g}",
        _own(found),
        str(kind.controls),
        str(found.pictures),
        f"{found.panel:,} px",
        "good" if kind.height <= ONE_SCREEN else "missed",
    )


def _own(found: Findings) -> str:
    """The taps of those who decide everything themselves; empty where nothing is proposed."""
    taps = found.kind.taps_deciding
    return "" if not found.taps_deciding else "—" if taps is None else f"{taps:g}"


def _summary(kinds: Sequence[Kind]) -> list[str]:
    good = [kind for kind in kinds if kind.height <= ONE_SCREEN]
    highest = max(kinds, key=lambda kind: kind.height)
    lines = [
        f"{len(good)} of {len(kinds)} kinds of question within {ONE_SCREEN} px: "
        f"{len(good) / len(kinds):.0%}; the highest is {highest.question} with {highest.height:,} px",
    ]
    for key, some in groupby(kinds, key=lambda kind: kind.game):
        high = [kind for kind in some if kind.height > ONE_SCREEN]
        named = ", ".join(f"{kind.question.removeprefix(f'{key}-')} {kind.height:,}" for kind in high)
        lines.append(f"  {key}, over {ONE_SCREEN} px: {named or 'none'}")
    untouchable = [kind.question for kind in kinds if kind.taps is None]
    return [*lines, f"  cannot be answered by touch: {', '.join(untouchable) or 'none'}"]
