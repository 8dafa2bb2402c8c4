"""The people of a soak at their table, and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine
from contextlib import suppress
from functools import partial
from itertools import count
from random import Random
from typing import Any, NamedTuple

from engine.core import Chance, Choice, Decision, State
from engine.core.registry import games
from playground import Callback, Channel, Message, Person, Reply
from playground.faults import Faults
from playground.people.errors import ImpossibleError
from playground.world.model import ChannelKind, Interaction
from tests.end_to_end.party import Party
from tests.soak.claims import Claims
from tests.soak.hearth import Hearth

NAMES = ("Anna", "Ben", "Cleo", "Dora")
SETTLED_WITHIN = 8.0
LATE_WITHIN = 30.0
SILENCE = "—"
"""What somebody was told who was told nothing: Discord itself says that the interaction has failed."""
_numbers = count(1)


class Told(NamedTuple):
    """What came of something that somebody did."""

    words: str
    done: bool = False
    """Whether they were told that their answer counts."""


class Answer(NamedTuple):
    """What somebody could answer to a question."""

    person: Person
    decision: Decision
    choice: Choice


class Company:
    """A party that notes what it is told."""

    def __init__(self, stage: Hearth, game: str, random: Random, *, in_a_thread: bool = False) -> None:
        self.stage = stage
        self.random = random
        self.game = game
        guild = stage.ground.new_guild(f"Guild {next(_numbers)}")
        seats = max(2, games()[game].seats[0])
        people = [stage.person(name, guild=guild) for name in NAMES[:seats]]
        self.moderator = stage.person("Mod", guild=guild, moderator=True)
        self.stranger = stage.person("Stranger", guild=guild)
        self.bystander = stage.person("Bystander", guild=guild)
        channel = stage.channel(guild)
        if in_a_thread:
            channel = stage.ground.world.new_thread(
                channel, "table", people[0].user, ChannelKind.PUBLIC_THREAD
            )
        self.party = Party(stage, people, channel, game)
        self.claims = Claims(stage.ground.world.changes)

    @property
    def faults(self) -> Faults:
        """The faults of the local Discord."""
        return self.stage.ground.faults

    @property
    def people(self) -> list[Person]:
        """Everybody at the table."""
        return self.party.people

    @property
    def channel(self) -> Channel:
        """Where the table is."""
        return self.party.channel

    @property
    def state(self) -> State:
        """The present state, secrets and all."""
        return self.stage.ledger.state(self.channel)

    @property
    def seated(self) -> dict[int, Person]:
        """Who of them has which seat now."""
        query = "SELECT seat, user_id FROM seats WHERE table_id = ?"
        by_id = {person.id: person for person in self.people}
        rows = self.stage.ledger.rows(query, self.stage.ledger.table_id(self.channel))
        return {seat: by_id[user_id] for seat, user_id in rows if user_id in by_id}

    @property
    def awaited(self) -> set[Person]:
        """Whom the table waits for, as the state says."""
        seated = self.seated
        return {seated[seat] for seat in self.state.awaited() if seat in seated}

    @property
    def interactions(self) -> list[Interaction]:
        """Everything that anybody has ever done."""
        return list(self.stage.ground.world.interactions.values())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, or was closed."""
        return self.stage.ledger.status(self.channel) not in ("lobby", "playing")

    async def begin(self) -> None:
        """From an empty channel to the first question, in calm weather."""
        await self.party.begin()
        await self.stage.calm()

    def asked(self, first: Collection[int] = ()) -> Answer | None:
        """Somebody who is asked, the question, and a legal answer as the game's own player gives it.

        If any of the seats are asked that are to come first, it is one of them.
        """
        if self.is_over:
            return None
        state, its_game = self.state, games()[self.game]
        seated = self.seated
        pending = [one for one in state.pending() if one.seat in seated]
        if not pending:
            return None
        decision = self.random.choice([one for one in pending if one.seat in first] or pending)
        choice = its_game.computer_player(its_game.view(state, decision.seat), decision)
        return Answer(seated[decision.seat], decision, choice)

    def plannable(self) -> Answer | None:
        """Somebody who can decide something ahead, what that is, and a legal plan."""
        if self.is_over:
            return None
        state, seated = self.state, self.seated
        offers = [one for one in state.decisions() if one.standing and one.ahead and one.seat in seated]
        if not offers:
            return None
        offer = self.random.choice(offers)
        plan = offer.form.sample(state, offer.seat, Chance(self.random.randrange(1 << 30)))
        return Answer(seated[offer.seat], offer, plan)

    def meanwhile(self, doing: Coroutine[Any, Any, Reply]) -> None:
        """Have somebody do something at the same time, whether or not they can."""

        async def attempt() -> None:
            with suppress(TimeoutError, ImpossibleError):
                await doing

        self._meanwhile = asyncio.ensure_future(attempt())

    async def heard(self, reply: Reply) -> Told:
        """Wait for whatever the bot says to this interaction; its message may first tell of another."""
        interaction = reply.interaction
        with suppress(TimeoutError, ImpossibleError):
            await reply.settled(SETTLED_WITHIN)
            if reply.kind is Callback.DEFERRED_UPDATE:
                await self.answered(interaction)
        return Told(self.words_of(reply), interaction.id in self.claims.told)

    async def heard_late(self, interaction: Interaction) -> Told:
        """The same on a machine that may be very busy: answers are waited for much longer."""
        await self.late_answers(self.interactions.index(interaction))
        return await self.heard(Reply(self.stage.ground.world, interaction))

    def is_unanswered(self, reply: Reply) -> bool:
        """Whether the bot has taken a click, and nothing has come of it so far."""
        return reply.kind is Callback.DEFERRED_UPDATE and reply.interaction.id not in self.claims.answered

    async def late_answers(self, since: int) -> None:
        """Wait for the answers to whatever was acknowledged since there were so many interactions."""
        for one in self.interactions[since:]:
            if one.callback in (Callback.DEFERRED_MESSAGE, Callback.DEFERRED_UPDATE):
                with suppress(TimeoutError):
                    await self.answered(one, LATE_WITHIN)

    async def answered(self, interaction: Interaction, within: float = SETTLED_WITHIN) -> None:
        """Wait until somebody is told anything about what they did."""
        told = partial(self.claims.answered.__contains__, interaction.id)
        await self.stage.ground.world.changes.until(told, within)

    @staticmethod
    def words_of(reply: Reply) -> str:
        """What somebody reads."""
        message: Message | None = reply.message
        parts = [one.text for one in reply.follow_ups]
        is_private = message is not None and (message.ephemeral or message.channel.recipient is not None)
        if message is not None and not message.loading and (is_private or not parts):
            parts.insert(0, message.text)
        if reply.modal is not None:
            parts.append(f"[form: {reply.modal.title}]")
        if reply.choices:
            parts.append(f"[{len(reply.choices)} suggestions]")
        if not parts and reply.acknowledged and message is None:
            parts.append("[done]")
        return "\n".join(parts) or SILENCE
