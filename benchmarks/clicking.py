"""Clicks: two people play against the real bot on the playground; an empty command is the yardstick."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from benchmarks.report import Line, compared, timed
from benchmarks.runner import BUTTON, EMPTY, MESSAGE
from cogs.ui.custom_ids import read_id
from playground import BotProcess, Message, Person, Playground, Reply

PART = "clicks"
ROOT = Path(__file__).parents[1]
GAME = "mighty-monsters"
COMPUTER_PLAYERS = 2
MOVES = 60
SECONDS = 45.0
"""No move starts later than this."""
MOST_TIMES = 3.0
PATIENCE = 10.0
CALM = 0.04
"""The bot counts as idle after this long without a request to Discord."""


@dataclass(frozen=True)
class Times:
    """All measured times, in seconds."""

    command: list[float] = field(default_factory=list)
    button: list[float] = field(default_factory=list)
    button_meanwhile: list[float] = field(default_factory=list)
    turn: list[float] = field(default_factory=list)
    panel: list[float] = field(default_factory=list)
    move: list[float] = field(default_factory=list)
    answer: list[float] = field(default_factory=list)
    table: list[float] = field(default_factory=list)

    def lines(self) -> list[Line]:
        """One line per measurement, compared with the empty command."""
        command = timed(PART, "empty command", self.command)
        others = [
            ("empty button", self.button, None),
            ("empty button while a move is worked on", self.button_meanwhile, None),
            ("Take your turn, acknowledged", self.turn, MOST_TIMES),
            ("Take your turn, panel with pictures", self.panel, None),
            ("a move, acknowledged", self.move, MOST_TIMES),
            ("a move, panel with new pictures", self.answer, None),
            ("a move, table in the channel", self.table, None),
        ]
        return [
            command,
            *(compared(timed(PART, what, seconds), command, goal=goal) for what, seconds, goal in others),
        ]


def measure() -> list[Line]:
    """Play until there are enough moves or time is up."""
    return asyncio.run(_measure())


async def _measure() -> list[Line]:
    with tempfile.TemporaryDirectory() as folder:
        settings = {
            "DATABASE": str(Path(folder) / "tables.sqlite3"),
            "LANGUAGE": "en",
            "LOG_LEVEL": "WARNING",
        }
        async with (
            Playground() as ground,
            BotProcess(ground, env=settings, cwd=ROOT, arguments=("-m", "benchmarks.runner")),
        ):
            session = Session(ground)
            await session.play()
            if ground.violations:
                raise RuntimeError(f"Discord would have refused: {ground.violations[0]}")
            return session.times.lines()


class Session:
    """Two people and two computer players at one table, game after game."""

    def __init__(self, ground: Playground) -> None:
        self._ground = ground
        self._people = [ground.person("Anna"), ground.person("Ben")]
        self._channel = ground.new_channel("table")
        self._aside = ground.new_channel("aside")
        self.times = Times()

    async def play(self) -> None:
        """Play move after move, by whoever is awaited."""
        until = perf_counter() + SECONDS
        for person in self._people:
            # Without direct messages, a hand is drawn only on request.
            await (await person.slash(self._aside, "settings hands", where="panel")).settled()
        await self._people[0].slash(self._aside, MESSAGE)
        former: Person | None = None
        while len(self.times.move) < MOVES and perf_counter() < until:
            awaited = self._awaited()
            if awaited is None:
                await self._start_table()
            else:
                await self._turn(awaited, seen=awaited is former)
            former = awaited

    async def _start_table(self) -> None:
        anna, ben = self._people
        await (await anna.slash(self._channel, "lobby open", game=GAME)).settled()
        await (await ben.slash(self._channel, "lobby join")).settled()
        for _ in range(COMPUTER_PLAYERS):
            await (await anna.slash(self._channel, "lobby bot")).settled()
        await (await anna.slash(self._channel, "lobby start")).settled()
        await self._calm()

    async def _turn(self, person: Person, *, seen: bool) -> None:
        times = self.times
        times.command.append(_acknowledged(await person.slash(self._aside, EMPTY)))
        times.button.append(await self._empty_click(person))

        began = perf_counter()
        reply = await person.click(self._table(), "Take your turn")
        panel = reply.message
        assert panel is not None
        shown = await self._moment(lambda: not panel.loading and bool(panel.shown))
        times.turn.append(_acknowledged(reply))
        if not seen:  # after one's own move, these pictures are cached
            times.panel.append(shown - began)
        await self._calm()
        await self._decide(person, panel)
        await self._calm()

    async def _decide(self, person: Person, panel: Message) -> None:
        """Take the first option of the first group."""
        group = _control(panel, "group")
        if group is not None:
            await (await person.click(panel, custom_id=group)).settled()
            await self._calm()
        times, known = self.times, self._newest()

        began = perf_counter()
        reply = await _pick(person, panel)
        answered = reply.interaction.answered or 0.0
        panel_is_new = asyncio.create_task(self._moment(lambda: (panel.edited or 0.0) > answered))
        table_is_new = asyncio.create_task(self._moment(lambda: self._newest() != known))
        times.move.append(_acknowledged(reply))
        if len(times.move) % 2:
            times.answer.append(await panel_is_new - began)
            times.table.append(await table_is_new - began)
            return
        # Every other move is not timed; instead we measure whether other clicks wait for it.
        while not (panel_is_new.done() and table_is_new.done()):
            times.button_meanwhile.append(await self._empty_click(person))

    async def _empty_click(self, person: Person) -> float:
        message = next(message for message in self._aside.messages if message.text == "Empty")
        return _acknowledged(await person.click(message, custom_id=BUTTON))

    def _awaited(self) -> Person | None:
        """Whom the table waits for; None if there is no game."""
        messages = self._public()
        waiting = messages[-1].text.rpartition("waits for")[2] if messages else ""
        asked = "Take your turn" in [button.label for message in messages[-1:] for button in message.buttons]
        return next((person for person in self._people if asked and person.name in waiting), None)

    def _table(self) -> Message:
        return self._public()[-1]

    def _newest(self) -> tuple[int, float | None]:
        """The message that shows the table, and when it was edited last."""
        return self._table().id, self._table().edited

    def _public(self) -> list[Message]:
        """The messages of the table; what the channel keeps of rounds has no buttons."""
        return [m for m in self._channel.messages if m.buttons and not m.ephemeral and not m.deleted]

    async def _moment(self, ready: Callable[[], bool]) -> float:
        """When something became true."""
        await self._ground.world.changes.until(ready, PATIENCE)
        return perf_counter()

    async def _calm(self) -> None:
        """Wait until the bot is idle, so that nothing disturbs the next measurement."""
        while True:
            requests = len(self._ground.requests)
            await asyncio.sleep(CALM)
            if len(self._ground.requests) == requests:
                return


async def _pick(person: Person, panel: Message) -> Reply:
    wanted = _control(panel, "pick")
    for select in panel.selects:
        if select.custom_id == wanted:
            return await person.select(panel, select.options[0].value, custom_id=wanted)
    return await person.click(panel, custom_id=wanted)


def _control(panel: Message, action: str) -> str | None:
    """The first button or select menu of the panel with this action."""
    ids = [*(button.custom_id for button in panel.buttons), *(select.custom_id for select in panel.selects)]
    meant = {custom_id: read_id(custom_id) for custom_id in ids if custom_id}
    return next(
        (custom_id for custom_id, its_id in meant.items() if its_id and its_id.action == action), None
    )


def _acknowledged(reply: Reply) -> float:
    """How long it took until the click was acknowledged."""
    if reply.after is None:
        raise RuntimeError("a click was never acknowledged")
    return reply.after
