"""A party: people at one table who open it, sit down, start, and make their decisions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import NamedTuple

from cogs.ui.command_mentions import CommandMentions
from engine.cli.self_play import computer_move
from engine.core import Move, State, Text
from engine.core.registry import game
from playground import Callback, Channel, Message, Person, Reply
from playground.checks.components import Json, strings
from playground.people.slash_commands import OptionKind
from playground.world.changes import Change, InteractionAnswered, MessageEdited, MessagePosted
from playground.world.model import InteractionKind
from tables import Status, TableService
from tests.end_to_end.stage import PATIENCE, Stage, action, control
from texts import Speaker, best_locale

_MOST_WORDS = 60

Answer = Callable[[Person], Awaitable[Reply]]


class WrittenByTheBot(Speaker):
    """Says texts as the bot writes them on this playground, with mentions of its commands."""

    def __init__(self, locale: str, commands: list[Json]) -> None:
        super().__init__(locale)
        self._clickable = CommandMentions()
        ids: dict[str, int] = {}
        for command in commands:
            parts = [one for one in command.get("options") or () if one["type"] == OptionKind.SUBCOMMAND]
            names = [f"{command['name']} {one['name']}" for one in parts] or [command["name"]]
            ids |= dict.fromkeys(names, int(command["id"]))
        self._clickable.learn(ids)

    def say(self, text: Text) -> str:
        return self._clickable(super().say(text))


def says(person: Person, locale: str | None = None) -> Speaker:
    """The texts as this person reads them, in their own language or another one."""
    return WrittenByTheBot(best_locale(locale or person.locale), person._world.commands[None])


def answered(person: Person) -> str:
    """How the panel begins to say what this person has just answered."""
    return says(person)("panel-answered", answer="|").partition("|")[0]


class Party:
    """The people, the channel, and the table in it; the first of the people is the host."""

    def __init__(
        self,
        stage: Stage,
        people: list[Person],
        channel: Channel | None = None,
        game: str = "mighty-monsters",
    ) -> None:
        self.stage = stage
        self.game = game
        self.people = people
        self.host = people[0]
        self.channel = channel or stage.channel()
        self.answers = 0
        self._random = Random(len(people))

    # --- before the game -----------------------------------------------------------------------------

    async def open(self) -> Message:
        """The host opens a lobby."""
        reply = await self.host.slash(self.channel, "lobby open", game=self.game)
        await reply.settled()
        assert says(self.host)("lobby-opened", channel=self.channel.mention) == reply.text
        await self.stage.quiet()
        return self.table

    async def sit_down(self) -> None:
        """Everybody but the host presses *Sit down*."""
        for guest in self.people[1:]:
            await self.press(guest, "join")

    async def start(self) -> None:
        """The host starts the game, as soon as the lobby shows that enough have sat down."""
        await self.stage.until(lambda: usable(self.table, "start"))
        reply = await self.press(self.host, "start")
        assert self.stage.ledger.status(self.channel) == "playing", [m.text for m in reply.follow_ups]

    async def begin(self) -> None:
        """From an empty channel to the first question."""
        await self.open()
        await self.sit_down()
        await self.start()

    async def press(self, person: Person, wanted: str) -> Reply:
        """Press a button of the table's message, and wait for its effect or its private answer."""
        before = self.edition
        reply = await person.click(self.table, custom_id=control(self.table, wanted))
        assert not reply.failed
        if reply.kind is Callback.DEFERRED_UPDATE:
            await self.stage.until(lambda: self.edition != before or reply.follow_ups)
        await reply.settled()
        await self.stage.quiet()
        return reply

    # --- what is to be seen --------------------------------------------------------------------------

    @property
    def public(self) -> list[Message]:
        """The bot's messages that everybody in the channel sees, without the posts of rounds."""
        return [message for message in self._in_channel if message not in self.posts]

    @property
    def posts(self) -> list[Message]:
        """What the channel keeps of rounds."""
        return [message for message in self._in_channel if message.attachments and not message.buttons]

    @property
    def _in_channel(self) -> list[Message]:
        bot = self.stage.ground.bot
        return [m for m in self.channel.messages if m.author is bot and not m.ephemeral]

    @property
    def table(self) -> Message:
        """The one message that shows the lobby or the table."""
        assert self.public, "there is no message of the table"
        return self.public[-1]

    @property
    def edition(self) -> tuple[int, int]:
        """Changes whenever the table's message is edited or replaced."""
        return self.table.id, len(self.table.past)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not any(action(button.custom_id) in ("hand", "join") for button in self.table.buttons)

    @property
    def awaited(self) -> list[Person]:
        """Whom the table waits for, as the bold last line of its message says before it names the invited."""
        if self.over:
            return []
        waits, _, _ = self.table.text.rsplit("**", 2)[1].partition(". ")
        return [person for person in self.people if person.name in waits]

    @property
    def waiting(self) -> list[Person]:
        """Who sits here and is not awaited."""
        return [person for person in self.people if person not in self.awaited]

    def panel_of(self, person: Person) -> Message:
        """The direct message in which a person can play at this table."""
        found = [one for one in person.dm if self.channel.mention in one.text and one.buttons]
        assert len(found) == 1, f"{person.name} has {len(found)} panels for one table"
        return found[0]

    # --- answering -----------------------------------------------------------------------------------

    async def opened_panel(self, person: Person) -> Message:
        """The private panel behind *Take your turn*."""
        reply = await self.press(person, "turn")
        assert reply.ephemeral
        assert reply.message is not None
        return reply.message

    async def by_panel(self, person: Person) -> Reply:
        """Answer with the controls of the private panel."""
        return await self.answer_on(await self.opened_panel(person), person)

    async def by_dm(self, person: Person) -> Reply:
        """Answer with the controls of the direct message."""
        return await self.answer_on(self.panel_of(person), person)

    async def answer_on(self, panel: Message, person: Person) -> Reply:
        """Press and choose on a panel until the question is answered."""
        if any(action(button.custom_id) in ("unwrite", "accept") for button in panel.buttons):
            return await self.settled(await self._write(panel, person))
        if groups := offered_groups(panel):
            await (await self.touch(panel, person, self._random.choice(groups))).settled()
            assert panel.buttons[-1].label == says(person)("button-more")
        reply = await self._pick(panel, person)
        return await self.settled(reply)

    async def _pick(self, panel: Message, person: Person) -> Reply:
        while draft := usable(panel, "add"):
            await (await self.touch(panel, person, self._random.choice(draft))).settled()
            done = [b.custom_id for b in panel.buttons if action(b.custom_id) == "confirm" and not b.disabled]
            if done and (not usable(panel, "add") or self._random.random() < 0.5):
                return await person.click(panel, custom_id=done[0])
        controls = usable(panel, "pick") or usable(panel, "none")
        assert controls, f"{person.name} finds nothing to choose from in {panel.text!r}"
        return await self.touch(panel, person, self._random.choice(controls))

    async def _write(self, panel: Message, person: Person) -> Reply:
        """Write a script word by word: from a list the first option, usually until nothing can be added."""
        for _ in range(_MOST_WORDS):
            done, words = usable(panel, "confirm"), [*usable(panel, "write"), *usable(panel, "accept")]
            if done and (not words or self._random.random() < 0.1):
                break
            if not words:
                group = self._random.choice(offered_groups(panel))
                await (await person.click(panel, custom_id=group)).settled()
                continue
            custom_id = self._random.choice(words)
            listed = [one.options[0].value for one in panel.selects if one.custom_id == custom_id]
            if listed:
                reply = await person.select(panel, listed, custom_id=custom_id)
            else:
                reply = await person.click(panel, custom_id=custom_id)
            await reply.settled()
        return await self.surely(panel, person)

    async def surely(self, panel: Message, person: Person) -> Reply:
        """Hand in what is written; where that is final, once more."""
        (confirm,) = usable(panel, "confirm")
        reply = await person.click(panel, custom_id=confirm)
        await reply.settled()
        sure = [one for one in usable(panel, "confirm") if ":sure:" in one]
        return await person.click(panel, custom_id=sure[0]) if sure else reply

    async def touch(self, panel: Message, person: Person, custom_id: str) -> Reply:
        """Press a button, or choose some of what a list offers."""
        for select in panel.selects:
            if select.custom_id == custom_id:
                count = self._random.randint(select.least, select.most)
                values = [option.value for option in self._random.sample(select.options, count)]
                return await person.select(panel, values, custom_id=custom_id)
        return await person.click(panel, custom_id=custom_id)

    async def by_command(self, person: Person) -> Reply:
        """Answer with `/move`, picking from what it suggests."""
        suggested = await person.autocomplete(self.channel, "move", "choice")
        assert suggested, f"/move suggests nothing to {person.name}"
        _, value = self._random.choice(suggested)
        reply = await self.confirmed(await person.slash(self.channel, "move", choice=value), person)
        assert reply.ephemeral
        assert answered(person) in reply.text, reply.text
        return await self.settled(reply)

    async def confirmed(self, typed: Reply, person: Person) -> Reply:
        """The reply to a typed answer; places, paths and scripts are previewed first, then confirmed."""
        await typed.settled()
        if answered(person) in typed.text or typed.message is None:
            return typed
        confirming = usable(typed.message, "confirm")
        assert len(confirming) == 1, f"{typed.text!r} neither counts nor can be confirmed"
        return await (await self.surely(typed.message, person)).settled()

    async def settled(self, reply: Reply) -> Reply:
        """Wait until an answer counts and everything is delivered."""
        assert not reply.failed
        self.answers += 1
        await reply.settled()
        await self.stage.quiet()
        return reply

    # --- playing -------------------------------------------------------------------------------------

    async def play(self, answer: Answer | None = None, *, answers: int = 1000) -> None:
        """Let whoever is awaited answer, until the end of the game or for some answers."""
        answer = answer or self.by_command
        for _ in range(answers):
            await self.stage.until(lambda: self.awaited or self.over)
            if self.over:
                return
            await answer(self.awaited[0])
            assert self.stage.ledger.moves(self.channel) == self.answers

    async def play_alone(self) -> None:
        """Let the host play to the end against computer players, without counting moves."""
        while not self.over:
            await self.by_command(self.host)

    async def fast_forward(self, reached: Callable[[State], bool]) -> None:
        """While the bot is down, let computer players go on to a later moment; then refresh all panels."""
        await self.stage.bot.stop()
        state = self.stage.ledger.state(self.channel)
        while not reached(state):
            state = computer_move(game(self.game), state)
        self.stage.ledger.replace_state(self.channel, state)
        await self.stage.bot.start()
        for person in self.people:
            panel = self.panel_of(person)
            await (await person.click(panel, custom_id=control(panel, "more"))).settled()

    async def play_asleep(self) -> None:
        """While the bot is down, have everybody answer to the end as computer players do; moves are kept."""
        await self.stage.quiet()
        await self.stage.bot.stop()
        service = await TableService.open(self.stage.ledger.store)
        number, its_game = self.stage.ledger.table_id(self.channel), game(self.game)
        while (table := await service.repository.table(number)).status is Status.PLAYING:
            state = await service.repository.state(table)
            decision, choice = its_game.computer_answer(state, state.pending()[0])
            move = Move(decision.seat, decision.number, choice)
            await service.change(number, partial(service.play.move, move=move, interaction_id=None))
        await service.close()
        await self.stage.bot.start()
        await self.stage.quiet()

    async def choose_families(self) -> None:
        """Everybody answers the first question, so that monsters can be placed."""
        for person in self.people:
            await self.by_command(person)

    async def sees_the_end(self) -> Message:
        """Wait for the final message."""
        await self.stage.until(lambda: self.over, PATIENCE)
        await self.stage.quiet()
        return self.table


def usable(panel: Message, wanted: str) -> list[str]:
    """The ids of the enabled buttons and lists with this action."""
    usable = [b.custom_id for b in panel.buttons if not b.disabled]
    listed = [select.custom_id for select in panel.selects if not select.disabled]
    return [one for one in (*usable, *listed) if one and action(one) == wanted]


def offered_groups(panel: Message) -> list[str]:
    """The ids of the buttons and lists that open a group."""
    ids = [*(one.custom_id for one in panel.buttons), *(one.custom_id for one in panel.selects)]
    return [one for one in ids if one and action(one) == "group" and not one.endswith(":back")]


class Sight(NamedTuple):
    """Something people were shown: a message as posted or edited, a form, or a list of suggestions."""

    audience: int | None
    """The one person who saw it; None for everybody."""
    channel: int
    strings: str
    pictures: tuple[tuple[str, bytes], ...] = ()

    @property
    def secret_files(self) -> list[bytes]:
        """The pictures of a hand."""
        return [data for name, data in self.pictures if name.endswith(("hand.png", "placing.png"))]


class Witness:
    """Records everything anybody was ever shown, including what was edited or deleted later."""

    def __init__(self, stage: Stage) -> None:
        self.sights: list[Sight] = []
        stage.ground.world.changes.subscribe(self._look)

    def _look(self, change: Change) -> None:
        if isinstance(change, MessagePosted | MessageEdited):
            message = change.message
            reader = message.ephemeral_to or message.channel.recipient
            pictures = tuple((file.filename, file.data) for file in message.attachments)
            self.sights.append(
                Sight(reader.id if reader else None, message.channel.id, message.everything, pictures)
            )
        elif isinstance(change, InteractionAnswered):
            cause = change.interaction
            if cause.kind is InteractionKind.AUTOCOMPLETE:
                offered = "\n".join(f"{one['name']}\n{one['value']}" for one in cause.choices)
                self.sights.append(Sight(cause.user.id, cause.channel.id, offered))
            elif cause.modal is not None:
                self.sights.append(Sight(cause.user.id, cause.channel.id, "\n".join(strings(cause.modal))))

    @property
    def public(self) -> list[Sight]:
        """What everybody saw."""
        return [sight for sight in self.sights if sight.audience is None]

    def private(self, person: Person) -> list[Sight]:
        """What only this person saw."""
        return [sight for sight in self.sights if sight.audience == person.id]
