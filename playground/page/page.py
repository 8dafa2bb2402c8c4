"""What all panes share: who there is, the bot and its restarts, demo scenes, and read states."""

import asyncio
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Protocol

from playground.checks.components import Json
from playground.faults import Faults
from playground.gateway import Gateway
from playground.page import views
from playground.page.demo_scene import Scene
from playground.page.read_states import ReadStates
from playground.page.refused import Refused
from playground.people.person import Person
from playground.world.model import Guild
from playground.world.world import World


class Restartable(Protocol):
    """A bot that the page can restart."""

    async def start(self) -> None:
        """Start it, and wait until it is ready."""

    async def end(self) -> None:
        """Stop it, whatever state it is in."""


class Presence(StrEnum):
    """Whether the bot is connected."""

    HERE = "here"
    AWAY = "away"
    RESTARTING = "restarting"


class Page:
    """The page of one playground; whoever runs a bot there sets `bot` and `scenes`."""

    def __init__(
        self, world: World, people: Mapping[str, Person], guild: Guild, faults: Faults, gateway: Gateway
    ) -> None:
        self.world = world
        self.people = people
        self.guild = guild
        self.faults = faults
        self.read_states = ReadStates(world)
        self.bot: Restartable | None = None
        self.scenes: list[Scene] = []
        self._gateway = gateway
        self._restart: asyncio.Task[None] | None = None
        self._listeners: list[Callable[[], None]] = []

    def overview(self, person: Person) -> Json:
        """Everything around the messages: people, places, the bot, pending faults, demo scenes."""
        world, me = self.world, person.user
        people = [views.person(world, self.read_states, one.user) for one in self.people.values()]
        return {
            "about": "overview",
            "me": next(one for one in people if one["id"] == str(me.id)),
            "people": people,
            "everybody": views.everybody(world),
            "places": views.places(world, self.read_states, me),
            "bot": {"name": world.bot.name, "presence": self.presence, "restartable": self.bot is not None},
            "faults": {
                "late": self.faults.late_to_come,
                "limited": self.faults.to_come(429),
                "banned": self.faults.banned,
                "cut": self.faults.lines_to_cut,
            },
            "scenes": [{"key": scene.key, "name": scene.name(me.locale)} for scene in self.scenes],
        }

    def on_refresh(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call `listener` whenever the overview may have changed; the returned function ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def refresh(self) -> None:
        """Have every pane look at the overview again."""
        for listener in tuple(self._listeners):
            listener()

    # --- the bot -------------------------------------------------------------------------------------

    @property
    def presence(self) -> Presence:
        """Whether the bot is connected now."""
        if self._restart:
            return Presence.RESTARTING
        return Presence.HERE if self._gateway.connected else Presence.AWAY

    async def restart_bot(self) -> None:
        """Stop the bot and start it again; every pane sees that it is away meanwhile."""
        if self.bot is None or self._restart:
            raise Refused("page-cannot-restart")
        self._restart = asyncio.create_task(self._end_and_start(self.bot))
        self.refresh()
        # The pane that asked may be closed meanwhile; the bot must come back all the same.
        await asyncio.shield(self._restart)

    async def _end_and_start(self, bot: Restartable) -> None:
        try:
            await bot.end()
            await bot.start()
        except (RuntimeError, OSError) as error:
            last_line = (str(error) or type(error).__name__).splitlines()[-1]
            raise Refused("page-restart-failed", reason=last_line) from error
        finally:
            self._restart = None
            self.refresh()

    async def cancel_restart(self) -> None:
        """Give up on a restart that is still under way."""
        if self._restart:
            self._restart.cancel()
            await asyncio.wait((self._restart,))
