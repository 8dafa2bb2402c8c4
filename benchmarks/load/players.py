"""People at a table who answer whatever they are asked, at once, with whatever control comes first.

Every other person plays from direct messages, the rest with the panel behind the table's own button.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from random import Random
from time import time

from cogs.ui.custom_ids import Id, read_id
from playground import Guild, ImpossibleError, Message, Person, Playground, Reply
from playground.world.changes import Change, MessageEdited, MessagePosted

MOST_TAPS = 60
PATIENCE = 10.0
LOOK_AGAIN = 5.0
"""How many seconds somebody waits for a sign that it is their turn before they look by themselves."""
_ANSWERS = ("accept", "pick", "add", "write", "none", "group", "confirm")
"""The actions of controls that lead to an answer."""


class Record:
    """What people did and saw; the times are those of the clock on the wall."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Forget everything so far: the measurement begins now."""
        self.began = time()
        self.acknowledged: list[float] = []
        self.clicks = self.unanswered = 0


class Table:
    """One table: its channel, its people, and when they moved."""

    def __init__(
        self,
        ground: Playground,
        game: str,
        people: Sequence[Person],
        record: Record,
        guild: Guild | None = None,
    ) -> None:
        self.ground = ground
        self.game = game
        self.channel = ground.new_channel(f"{game}-{people[0].name}", guild)
        self.people = [Player(self, one, number, record) for number, one in enumerate(people)]
        self.moves: list[float] = []
        """When the clicks were made that turned out to be moves."""
        self.news = 0
        """How often these people were shown something new."""
        self._pulse = asyncio.Event()
        ground.world.changes.subscribe(self._look)

    def _look(self, change: Change) -> None:
        if not isinstance(change, MessagePosted | MessageEdited):
            return
        message = change.message
        is_public = message.channel is self.channel and not message.ephemeral
        if is_public or message.channel.recipient in [one.person.user for one in self.people]:
            self._wake()

    def _wake(self) -> None:
        self.news += 1
        pulse, self._pulse = self._pulse, asyncio.Event()
        pulse.set()

    async def something_new(self, since: int) -> None:
        """Wait until these people are shown more than they have been `since`, or for a while."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_AGAIN):
                while self.news == since:
                    await self._pulse.wait()

    @property
    def message(self) -> Message | None:
        """The message that shows the lobby or the table."""
        bot = self.ground.bot
        for message in reversed(self.channel.messages):
            if message.author is bot and not message.ephemeral and message.buttons:
                return message
        return None

    def has(self, action: str) -> bool:
        """Whether the table's message has a control for an action."""
        return self.message is not None and bool(controls(self.message, (action,)))

    async def begin(self) -> None:
        """Open the table, sit down, and start."""
        host, *guests = self.people
        await host.said(host.person.slash(self.channel, "lobby open", game=self.game))
        for guest in guests:
            await guest.said(guest.person.slash(self.channel, "lobby join"))
        await host.said(host.person.slash(self.channel, "lobby start"))
        while not self.has("turn"):
            await self.something_new(self.news)

    async def play(self) -> None:
        """Play, game after game, until cancelled."""
        while True:
            await asyncio.gather(*(one.play() for one in self.people))
            await self.begin()


class Player:
    """One person at a table."""

    def __init__(self, table: Table, person: Person, number: int, record: Record) -> None:
        self.table = table
        self.person = person
        self._by_dm = number % 2 == 1
        self._record = record
        self._random = Random(person.id)

    async def said(self, acting: Awaitable[Reply]) -> Reply:
        """Do something, and wait for the answer."""
        self._record.clicks += 1
        reply = await acting
        if reply.after is None:
            self._record.unanswered += 1
            return reply
        self._record.acknowledged.append(reply.after)
        try:
            await reply.settled(PATIENCE)
        except TimeoutError:
            self._record.unanswered += 1
        return reply

    async def play(self) -> None:
        """Answer whatever is asked, until the game is over."""
        while not self.table.has("rematch"):
            so_far = self.table.news
            panel = self._direct_panel() if self._by_dm else await self._own_panel()
            if panel is None or not await self._answered(panel):
                await self.table.something_new(so_far)

    def _direct_panel(self) -> Message | None:
        """The panel in direct messages, if it asks something."""
        panels = [one for one in self.person.dm if controls(one, _ANSWERS) and not one.loading]
        return panels[-1] if panels else None

    async def _own_panel(self) -> Message | None:
        """The panel behind the button of the table's message, if this person is awaited."""
        message = self.table.message
        if message is None or not controls(message, ("turn",)) or not self._is_awaited(message):
            return None
        [(custom_id, _), *_] = controls(message, ("turn",))
        return await self._tapped(message, custom_id)

    def _is_awaited(self, message: Message) -> bool:
        *_, waits, _ = ["", "", *message.text.rsplit("**", 2)]
        return self.person.name in waits

    async def _answered(self, panel: Message) -> bool:
        """Tap until the question of a panel is answered; False if that leads nowhere."""
        asked = controls(panel, _ANSWERS)
        if not asked:
            return False
        question = asked[0][1].args[0]
        for _ in range(MOST_TAPS):
            custom_id = self._next(panel, question)
            if custom_id is None or panel.deleted:
                return False
            began = time()
            if await self._tapped(panel, custom_id) is None:
                return False
            left = {its_id.args[0] for _, its_id in controls(panel, _ANSWERS)}
            if question not in left:
                self.table.moves.append(began)
                return True
        return False

    def _next(self, panel: Message, question: str) -> str | None:
        """What to tap: what is proposed, else anything that is offered."""
        offered = [one for one in controls(panel, _ANSWERS) if one[1].args[0] == question]
        by_action: dict[str, list[str]] = {}
        for custom_id, its_id in offered:
            if its_id.args[1:] != ("back",):
                by_action.setdefault(its_id.action, []).append(custom_id)
        if "confirm" in by_action and ("accept" not in by_action or self._random.random() < 0.5):
            return by_action["confirm"][-1]
        for action in _ANSWERS:
            if action in by_action:
                return self._random.choice(by_action[action])
        return None

    async def _tapped(self, message: Message, custom_id: str) -> Message | None:
        """Press a button, or choose some of a list; what is shown then, if anything."""
        try:
            for select in message.selects:
                if select.custom_id == custom_id:
                    count = max(1, select.least) if select.least == select.most else select.least or 1
                    values = [one.value for one in self._random.sample(select.options, count)]
                    reply = await self.said(self.person.select(message, values, custom_id=custom_id))
                    break
            else:
                reply = await self.said(self.person.click(message, custom_id=custom_id))
        except ImpossibleError:  # it is gone by now
            return None
        return reply.message


def controls(message: Message, actions: Sequence[str]) -> list[tuple[str, Id]]:
    """The usable controls of a message for these actions."""
    buttons = [one.custom_id for one in message.buttons if one.custom_id and not one.disabled]
    lists = [one.custom_id for one in message.selects if not one.disabled]
    found = [(one, read_id(one)) for one in (*buttons, *lists)]
    return [(one, its_id) for one, its_id in found if its_id is not None and its_id.action in actions]
