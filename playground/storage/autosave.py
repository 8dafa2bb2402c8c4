"""Autosave: load the world from its file at the start, then save every change."""

import asyncio
import logging
from pathlib import Path

from playground.storage import records
from playground.storage.save_file import KeepingError, SaveFile
from playground.world.changes import (
    Change,
    ChannelDeleted,
    ChannelEdited,
    ChannelOpened,
    ClockSkipped,
    CommandsRegistered,
    EmojisChanged,
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
from playground.world.model import Channel, Emoji, Guild, Interaction, InteractionKind, Message, User
from playground.world.world import World

_log = logging.getLogger(__name__)

# What is saved as one record; the commands of a guild have no object of their own, only their change.
Thing = User | Guild | Channel | Message | Interaction | Emoji | CommandsRegistered


class Autosave:
    """Loads a new world, and saves its changes until it is closed."""

    def __init__(self, path: Path, world: World) -> None:
        self._world = world
        self._file = SaveFile(path)
        self._unsaved: dict[Thing, None] = {}
        self._pending: asyncio.Handle | None = None
        try:
            self._load()
        except BaseException:
            self._file.close()
            raise
        self._unsubscribe = world.changes.subscribe(self._on_change)
        self._save_soon(*world.users.values())

    def _load(self) -> None:
        try:
            records.load(self._world, self._file)
        except (LookupError, TypeError, ValueError, AttributeError) as trouble:
            # A playground wrote this file, but something in it is missing or malformed.
            raise KeepingError(self._file.path, "keeping-damaged", repr(trouble)) from trouble
        with self._file.transaction():
            needed = [one.id for one in self._world.interactions.values()]
            self._file.delete_others("interaction", needed)

    def close(self) -> None:
        """Save what is still unsaved, and close the file."""
        if self._pending:
            self._pending.cancel()
        self._unsubscribe()
        try:
            self._save()
        finally:
            self._file.close()

    # --- changes -------------------------------------------------------------------------------------

    def _on_change(self, change: Change) -> None:
        match change:
            case MessagePosted(message) | MessageEdited(message) | MessageDeleted(message):
                self._save_soon(message)
            case ChannelOpened(channel) | ChannelEdited(channel) | ThreadJoined(channel):
                self._save_soon(channel)
            case ChannelDeleted(channel):
                self._save_soon(channel, *channel.messages)
            case GuildJoined(guild) | GuildLeft(guild) | MemberJoined(guild):
                self._save_soon(guild)
            case UserAppeared(user) | UserEdited(user):
                self._save_soon(user)
            case InteractionBegun(interaction) | InteractionAnswered(interaction):
                # Suggestions while somebody types leave nothing to save.
                if interaction.kind is not InteractionKind.AUTOCOMPLETE:
                    self._save_soon(interaction)
            case EmojisChanged(emoji):
                self._save_soon(emoji)
            case CommandsRegistered():
                self._save_soon(change)
            case ClockSkipped():
                self._save_soon()

    def _save_soon(self, *things: Thing) -> None:
        """Save these things in the next iteration of the event loop, or at once if none is running.

        A request may change several things, and change them further after publishing the change. Saving after
        it has finished puts all of that into one transaction.
        """
        self._unsaved |= dict.fromkeys(things)
        if self._pending:
            return
        try:
            self._pending = asyncio.get_running_loop().call_soon(self._save_pending)
        except RuntimeError:
            self._save_pending()

    def _save_pending(self) -> None:
        self._pending = None
        try:
            self._save()
        except KeepingError as trouble:
            # Keep running; the next change tries again to save what could not be saved now.
            _log.error("%s", trouble)

    # --- saving --------------------------------------------------------------------------------------

    def _save(self) -> None:
        with self._file.transaction():
            for thing in self._unsaved:
                self._put(thing)
            self._file.put("world", 0, records.about(self._world))
        self._unsaved.clear()

    def _put(self, thing: Thing) -> None:
        file, world = self._file, self._world
        match thing:
            case User():
                file.put("user", thing.id, records.user(thing))
            case Guild():
                file.put("guild", thing.id, records.guild(thing))
            case Channel() if thing.id in world.channels:
                file.put("channel", thing.id, records.channel(thing))
            case Channel():
                file.delete("channel", thing.id)
            case Message() if thing.id in world.messages:
                file.put("message", thing.id, records.message(thing))
                file.put_files(thing.id, [(each.id, each.data) for each in thing.attachments])
                file.put_past(thing.id, thing.past)
            case Message():
                file.delete("message", thing.id)
            case Interaction():
                file.put("interaction", thing.id, records.interaction(thing))
            case Emoji() if thing.id in world.emojis:
                file.put("emoji", thing.id, records.emoji(thing))
            case Emoji():
                file.delete("emoji", thing.id)
            case CommandsRegistered(of):
                file.put("commands", of or 0, records.commands(world, of))
