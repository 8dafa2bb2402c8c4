"""What somebody is shown: the message in the channel, their panel, and the answers to their clicks."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any, NamedTuple

import discord
import msgspec

from cogs.ui.custom_ids import read_id, write_id
from cogs.ui.message import MessageBody
from engine.core import Seat
from playground.checks.components import SELECTS, Kind, walk
from tables import Table, TableErrand
from tests.conformance.outermost.worlds import World
from texts import LOCALES, speaker

STRANGER = 999
Json = dict[str, Any]

HARMLESS = frozenset(
    (
        *("more", "hand", "board", "text", "log", "question", "happened", "group", "type", "spell", "parts"),
        *("advice", "hint", "ahead", "closer", "whole", "replay-open", "replay", "again", "put", "write"),
        *("add", "replay-more", "replay-picture"),
    )
)
"""What can be clicked without making a move; drafts are dropped with everything else that is written."""


class Sight(NamedTuple):
    """One message or answer: its text, controls and alt texts, and its files by name with their bytes."""

    components: bytes
    files: tuple[tuple[str, bytes], ...] = ()


def sight(body: MessageBody) -> Sight:
    """A message as it would be sent."""
    layout: Any = body.layout()
    return Sight(_encoded(layout.to_components()), _files(body.files()))


def _encoded(thing: object) -> bytes:
    return msgspec.json.encode(thing)


def _files(files: list[discord.File]) -> tuple[tuple[str, bytes], ...]:
    return tuple([(one.filename, one.fp.read()) for one in files])


# ── what is delivered ────────────────────────────────────────────────────────────────────────────────────


async def in_the_channel(world: World, table: Table) -> Sight:
    """The message of a table."""
    return sight(await world.presenter.public(table, TableErrand()))


async def in_the_panel(world: World, table: Table, seat: Seat) -> Sight:
    """The panel in somebody's direct messages."""
    user_id = table.holders[seat].user_id
    assert user_id is not None
    return sight(await world.presenter.panel(table, user_id, locale_at(seat)))


async def of_the_round(world: World, table: Table) -> Sight | None:
    """What the channel keeps of a round that has just ended."""
    body = await world.presenter.round_post(table, table.version)
    return None if body is None else sight(body)


def locale_at(seat: Seat | None) -> str:
    """The language read at a seat; every language is read at some table."""
    return LOCALES[(seat or 0) % len(LOCALES)]


# ── what is asked for ────────────────────────────────────────────────────────────────────────────────────


class Visitor:
    """Somebody who clicks and types, and whatever they are shown."""

    def __init__(self, world: World, table: Table, seat: Seat | None) -> None:
        self._world = world
        self._table = table
        self.seat = seat
        self._ids = count(1)
        user_id = None if seat is None else table.holders[seat].user_id
        self.user_id = STRANGER if user_id is None else user_id
        self.shown: list[Sight] = []

    async def click(self, action: str, *args: str | int, values: tuple[str, ...] = ()) -> list[Sight]:
        """What comes of a click."""
        data = {"custom_id": write_id(action, self._table.id, *args), "values": list(values)}
        await self._world.router.route(self._interaction(discord.InteractionType.component, data))
        return self.shown

    async def click_on(self, panel: Sight, number: int) -> list[Sight]:
        """What comes of a click on one of the harmless controls of a panel; nothing if there is none."""
        controls = [one for one in walk(msgspec.json.decode(panel.components)) if _is_harmless(one)]
        if not controls:
            return []
        control = controls[number % len(controls)]
        its_id = read_id(control["custom_id"])
        assert its_id is not None
        options = [one["value"] for one in control.get("options", ())]
        values = (options[number % len(options)],) if options else ()
        return await self.click(its_id.action, *its_id.args, values=values)

    async def panel(self) -> Sight:
        """Their panel as it was delivered."""
        assert self.seat is not None
        return await in_the_panel(self._world, self._table, self.seat)

    async def complete(self, typed: str, ahead: str | None) -> list[Sight]:
        """What `/move` offers to somebody who types, and what it offers to decide ahead."""
        interaction = self._interaction(discord.InteractionType.autocomplete, {})
        interaction.namespace = SimpleNamespace(table=None, ahead=ahead)
        play: Any = self._world.play
        choices, offers = await play._choices(interaction, typed), await play._offers(interaction, typed)
        return [Sight(_encoded([[one.name, one.value] for one in listed])) for listed in (choices, offers)]

    async def plans(self) -> list[Sight]:
        """The answer to `/plans`."""
        interaction = self._interaction(discord.InteractionType.application_command, {})
        callback: Any = self._world.plans.plans.callback
        await callback(self._world.plans, interaction)
        return self.shown

    async def home(self) -> list[Sight]:
        """The answer to `/games`, and the list in one's direct messages."""
        return [sight(await self._world.homes.page(self.user_id, speaker(locale_at(self.seat))))]

    def _interaction(self, kind: discord.InteractionType, data: Json) -> Any:
        return SimpleNamespace(
            id=next(self._ids),
            type=kind,
            data=data,
            locale=locale_at(self.seat),
            user=SimpleNamespace(id=self.user_id, display_name="Somebody"),
            guild_id=self._table.guild_id,
            channel_id=self._table.channel_id,
            permissions=discord.Permissions.none(),
            extras={},
            response=_Response(self.shown),
            edit_original_response=self._edited,
            followup=SimpleNamespace(send=self._told),
        )

    async def _edited(self, *, view: Any = None, content: str = "", attachments: Any = ()) -> None:
        self.shown.append(Sight(_encoded([content, view and view.to_components()]), _files(attachments)))

    async def _told(self, content: str = "", *, ephemeral: bool, view: Any = None) -> None:
        self.shown.append(Sight(_encoded([content, view and view.to_components()])))


class _Response:
    """The first response to an interaction."""

    def __init__(self, shown: list[Sight]) -> None:
        self._shown = shown
        self.type: discord.InteractionResponseType | None = None

    def is_done(self) -> bool:
        return self.type is not None

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        kinds = discord.InteractionResponseType
        self.type = kinds.deferred_channel_message if thinking else kinds.deferred_message_update

    async def send_message(self, content: str, *, ephemeral: bool = False) -> None:
        self.type = discord.InteractionResponseType.channel_message
        self._shown.append(Sight(content.encode()))

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        self.type = discord.InteractionResponseType.modal
        form: Any = modal.to_dict()
        self._shown.append(Sight(_encoded(form)))


def _is_harmless(control: Json) -> bool:
    its_id = read_id(control.get("custom_id") or "")
    kinds = (Kind.BUTTON, *SELECTS)
    return its_id is not None and control["type"] in kinds and its_id.action in HARMLESS
