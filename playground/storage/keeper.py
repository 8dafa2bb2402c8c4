"""Keeping a world: it is filled from its file, and whatever changes in it is written there."""

import asyncio
import logging
from pathlib import Path

from playground.storage import records
from playground.storage.store import KeepingError, Store
from playground.world.changes import (
    Change,
    ChannelDeleted,
    ChannelEdited,
    ChannelOpened,
    ClockSkipped,
    CommandsRegistered,
    GuildJoined,
    GuildLeft,
    InteractionAnswered,
    InteractionBegun,
    MemberJoined,
    MessageDeleted,
    MessageEdited,
    MessagePosted,
    ThreadJoined,
    UserAppeared,
    UserEdited,
)
from playground.world.model import Channel, Guild, Interaction, InteractionKind, Message, User
from playground.world.world import World

_log = logging.getLogger(__name__)

# The commands of a guild are one thing too, and what tells of them says which.
Thing = User | Guild | Channel | Message | Interaction | CommandsRegistered


class Keeping:
    """Fills a new world, and follows it until it is closed."""

    def __init__(self, path: Path, world: World) -> None:
        self._world = world
        self._store = Store(path)
        self._waiting: dict[Thing, None] = {}
        self._turn: asyncio.Handle | None = None
        try:
            self._fill()
        except BaseException:
            self._store.close()
            raise
        self._unsubscribe = world.changes.subscribe(self._follow)
        self._wait_for(*world.users.values())

    def _fill(self) -> None:
        try:
            records.fill(self._world, self._store)
        except (LookupError, TypeError, ValueError, AttributeError) as trouble:
            # It was written by a playground, but not like this: what was meant is anybody's guess.
            raise KeepingError(self._store.path, "keeping-damaged", repr(trouble)) from trouble
        with self._store.transaction():
            needed = [one.id for one in self._world.interactions.values()]
            self._store.forget_others("interaction", needed)

    def close(self) -> None:
        """Write what is still to be written, and let go of the file."""
        if self._turn:
            self._turn.cancel()
        self._unsubscribe()
        try:
            self._write()
        finally:
            self._store.close()

    # --- following -----------------------------------------------------------------------------------

    def _follow(self, change: Change) -> None:
        match change:
            case MessagePosted(message) | MessageEdited(message) | MessageDeleted(message):
                self._wait_for(message)
            case ChannelOpened(channel) | ChannelEdited(channel) | ThreadJoined(channel):
                self._wait_for(channel)
            case ChannelDeleted(channel):
                self._wait_for(channel, *channel.messages)
            case GuildJoined(guild) | GuildLeft(guild) | MemberJoined(guild):
                self._wait_for(guild)
            case UserAppeared(user) | UserEdited(user):
                self._wait_for(user)
            case InteractionBegun(interaction) | InteractionAnswered(interaction):
                # Suggestions while somebody types leave nothing behind.
                if interaction.kind is not InteractionKind.AUTOCOMPLETE:
                    self._wait_for(interaction)
            case CommandsRegistered():
                self._wait_for(change)
            case ClockSkipped():
                self._wait_for()

    def _wait_for(self, *things: Thing) -> None:
        """Write these things at the end of the loop's turn.

        A request may change a thing further after having told of it, and it changes several things; all that
        is one turn, and so one transaction. Where no loop runs, there is no end to wait for.
        """
        self._waiting |= dict.fromkeys(things)
        if self._turn:
            return
        try:
            self._turn = asyncio.get_running_loop().call_soon(self._end_turn)
        except RuntimeError:
            self._end_turn()

    def _end_turn(self) -> None:
        self._turn = None
        try:
            self._write()
        except KeepingError as trouble:
            # The people play on: what could not be written is tried again with the next change.
            _log.error("%s", trouble)

    # --- writing -------------------------------------------------------------------------------------

    def _write(self) -> None:
        with self._store.transaction():
            for thing in self._waiting:
                self._put(thing)
            self._store.put("world", 0, records.about(self._world))
        self._waiting.clear()

    def _put(self, thing: Thing) -> None:
        store, world = self._store, self._world
        match thing:
            case User():
                store.put("user", thing.id, records.user(thing))
            case Guild():
                store.put("guild", thing.id, records.guild(thing))
            case Channel() if thing.id in world.channels:
                store.put("channel", thing.id, records.channel(thing))
            case Channel():
                store.forget("channel", thing.id)
            case Message() if thing.id in world.messages:
                store.put("message", thing.id, records.message(thing))
                store.put_files(thing.id, [(each.id, each.data) for each in thing.attachments])
                store.put_past(thing.id, thing.past)
            case Message():
                store.forget("message", thing.id)
            case Interaction():
                store.put("interaction", thing.id, records.interaction(thing))
            case CommandsRegistered(of):
                store.put("commands", of or 0, records.commands(world, of))
