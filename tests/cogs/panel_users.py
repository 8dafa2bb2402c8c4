"""People in front of a panel: they click the controls they are shown, and the router handles the clicks."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any

import discord

from cogs.advice import Advising
from cogs.client.router import Router
from cogs.delivery.presenter import Presenter
from cogs.drawing import Drawing
from cogs.looking import Looking
from cogs.play import Play
from cogs.scripts import Scripts
from cogs.ui.custom_ids import Id, read_id, write_id
from cogs.ui.message import MessageBody
from engine.core import Choice, Choices, Decision, Move, Seat, Text, View
from engine.core.forms import ScriptPreview
from playground.checks.components import SELECTS, Json, Kind, walk
from playground.checks.limits import form as form_breaches
from playground.checks.limits import message as message_breaches
from render import Picture
from render.pictures import (
    choices,
    draft,
    front,
    glance,
    hand,
    moment,
    poster,
    question,
    sketch,
    spotlight,
    table,
)
from tables import Table, TableService
from texts import Speaker

_ids = count(1)
PICTURES = ("board.png", "hand.png", "part.png")
"""The pictures that a message of the toy may have."""
KEPT = object()
"""The message keeps its pictures."""


class InstantStudio:
    """Draws at once, without threads."""

    async def table(self, view: View, speaker: Speaker) -> list[Picture]:
        return table(view, speaker)

    async def front(self, view: View, speaker: Speaker) -> Picture:
        return front(view, speaker)

    async def glance(self, view: View, speaker: Speaker) -> list[Picture]:
        return glance(view, speaker)

    async def hand(self, view: View, speaker: Speaker) -> Picture:
        return hand(view, speaker)

    async def question(self, view: View, decision: Decision, speaker: Speaker) -> Picture | None:
        return question(view, decision, speaker)

    async def moment(self, view: View, speaker: Speaker) -> list[Picture]:
        return moment(view, speaker)

    async def poster(self, view: View, turned: Text | None, speaker: Speaker) -> Picture | None:
        return poster(view, turned, speaker)

    async def draft(
        self, view: View, decision: Decision, words: list[str], refusal: Text | None, speaker: Speaker
    ) -> Picture | None:
        return draft(view, decision, words, refusal, speaker)

    async def sketch(
        self, view: View, decision: Decision, preview: ScriptPreview, speaker: Speaker
    ) -> Picture | None:
        return sketch(view, decision, preview, speaker)

    async def choices(
        self, view: View, decision: Decision, numbered: Choices, speaker: Speaker
    ) -> Picture | None:
        return choices(view, decision, numbered, speaker)

    async def spotlight(self, view: View, seat: Seat, speaker: Speaker) -> Picture:
        return spotlight(view, seat, speaker)


def router_for(service: TableService) -> Router:
    """The router with the cogs to play and to look, as the client sets it up."""
    studio: Any = InstantStudio()
    client: Any = SimpleNamespace(
        service=service, router=Router(service), presenter=Presenter(service, studio)
    )
    Play(client)
    Scripts(client)
    Drawing(client)
    Looking(client)
    Advising(client)
    router: Router = client.router
    return router


class Response:
    """The first response to an interaction; there can be only one."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self.type: discord.InteractionResponseType | None = None

    def is_done(self) -> bool:
        return self.type is not None

    def _answered(self, kind: discord.InteractionResponseType) -> None:
        assert self.type is None, "an interaction can be answered once"
        self.type = kind

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        kinds = discord.InteractionResponseType
        self._answered(kinds.deferred_channel_message if thinking else kinds.deferred_message_update)

    async def send_message(self, content: str, *, ephemeral: bool = False) -> None:
        self._answered(discord.InteractionResponseType.channel_message)
        assert ephemeral
        self._person.told.append(content)

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        self._answered(discord.InteractionResponseType.modal)
        self._person.form = modal.to_dict()
        assert form_breaches(self._person.form) == []


class Person:
    """Somebody with one private panel, who clicks on it."""

    def __init__(self, router: Router, user_id: int = 100, locale: str = "en-US") -> None:
        self._router = router
        self.user_id = user_id
        self.locale = locale
        self.name = "Anna"
        self.guild_id: int | None = 1
        self.channel_id: int | None = 7
        self.is_moderator = False
        self.may_write = True
        self.panel: list[Json] = []
        self.files: tuple[str, ...] = ()
        self.told: list[str] = []
        self.form: Json = {}

    # ── doing ────────────────────────────────────────────────────────────────────────────────────────────

    async def open(self, table: Table) -> None:
        """Press *Take your turn*."""
        await self.click(write_id("turn", table.id))

    async def click(self, custom_id: str, values: list[str] | None = None) -> None:
        """Press a button, or choose from a list."""
        await self._interact(
            discord.InteractionType.component, {"custom_id": custom_id, "values": values or []}
        )

    async def press(self, action: str, *args: str) -> None:
        """Press the only button on the panel with this action and these last arguments."""
        found = [
            one["custom_id"]
            for one in self.controls()
            if one["type"] == Kind.BUTTON and _matches(one["custom_id"], action, args)
        ]
        assert len(found) == 1, f"{len(found)} buttons for {action} {args}"
        await self.click(found[0])

    async def arrow(self, label: str) -> None:
        """Press the button with this label, such as an arrow."""
        [found] = [one["custom_id"] for one in self.controls() if one.get("label") == label]
        await self.click(found)

    async def choose(self, *values: str) -> None:
        """Choose from the list on the panel that has these values."""
        [found] = [
            one["custom_id"]
            for one in self.controls()
            if one["type"] in SELECTS and {option["value"] for option in one["options"]} >= set(values)
        ]
        await self.click(found, list(values))

    @property
    def fields(self) -> list[str]:
        """What the fields of the modal that opened are called."""
        return [one["label"] for one in self.form["components"] if "label" in one]

    async def write(self, answer: str) -> None:
        """Fill in the modal that opened and submit it."""
        field = {"type": Kind.TEXT_INPUT, "custom_id": "answer", "value": answer}
        data = {"custom_id": self.form["custom_id"], "components": [{"type": 1, "components": [field]}]}
        await self._interact(discord.InteractionType.modal_submit, data)

    async def fill_in(self, *choices: str) -> None:
        """Choose one option each from the lists of the modal that opened, some or all, and submit it."""
        lists = [one for one in walk(self.form["components"]) if one["type"] in SELECTS]
        chosen = [*([choice] for choice in choices), *([] for _ in lists[len(choices) :])]
        parts = [
            {"type": Kind.LABEL, "component": {"custom_id": one["custom_id"], "values": values}}
            for one, values in zip(lists, chosen, strict=True)
        ]
        data = {"custom_id": self.form["custom_id"], "components": [{"type": Kind.TEXT}, *parts]}
        await self._interact(discord.InteractionType.modal_submit, data)

    async def _interact(self, kind: discord.InteractionType, data: Json) -> None:
        interaction: Any = SimpleNamespace(
            id=next(_ids),
            type=kind,
            data=data,
            locale=self.locale,
            user=SimpleNamespace(id=self.user_id, display_name=self.name, create_dm=self._direct_messages),
            context=SimpleNamespace(private_channel=False),
            is_guild_integration=lambda: self.guild_id is not None,
            guild=SimpleNamespace(name="A server", get_channel_or_thread=lambda _: None),
            guild_id=self.guild_id,
            channel_id=self.channel_id,
            permissions=discord.Permissions(manage_guild=self.is_moderator, send_messages=self.may_write),
            app_permissions=discord.Permissions.all(),
            channel=None,
            guild_locale=None,
            extras={},
            response=Response(self),
            edit_original_response=self._edited,
            followup=SimpleNamespace(send=self._followed_up),
        )
        await self._router.route(interaction)
        assert interaction.response.is_done(), "every click is answered"
        assert breaches(self.panel, self.files) == []

    async def _direct_messages(self) -> SimpleNamespace:
        """The channel of this person and the bot."""
        return SimpleNamespace(id=10_000 + self.user_id)

    async def _edited(self, *, view: Any = None, content: str | None = None, attachments: Any = KEPT) -> None:
        if content is not None:
            self.told.append(content)
            return
        self.panel = view.to_components()
        if attachments is not KEPT:
            self.files = tuple(file.filename for file in attachments)

    async def _followed_up(
        self, content: str = "", *, ephemeral: bool, view: Any = None, file: Any = None
    ) -> None:
        assert ephemeral
        assert content or view
        self.told.append(content)

    # ── seeing ───────────────────────────────────────────────────────────────────────────────────────────

    def controls(self) -> list[Json]:
        """The enabled buttons and lists on the panel."""
        return [one for one in walk(self.panel) if one.get("custom_id") and not one.get("disabled")]

    @property
    def labels(self) -> list[str]:
        """The labels of all enabled buttons, then of the lists' options."""
        buttons = [one["label"] for one in self.controls() if one["type"] == Kind.BUTTON]
        return buttons + [line["label"] for one in self.controls() for line in one.get("options", ())]

    @property
    def text(self) -> str:
        """What the panel says."""
        return "\n".join(one["content"] for one in walk(self.panel) if one["type"] == Kind.TEXT)

    @property
    def prefilled(self) -> str:
        """What the modal is prefilled with."""
        return str(
            next(one for one in walk(self.form["components"]) if one["type"] == Kind.TEXT_INPUT)["value"]
        )

    @property
    def alt_texts(self) -> list[str]:
        """The alt texts of the pictures on the panel."""
        items = [item for one in walk(self.panel) for item in one.get("items") or []]
        return [item["description"] for item in items]


def _matches(custom_id: str, action: str, args: tuple[str, ...]) -> bool:
    found = read_id(custom_id)
    assert found is not None
    return found.action == action and found.args[len(found.args) - len(args) :] == args


def breaches(components: list[Json], pictures: tuple[str, ...] = PICTURES) -> list[Any]:
    """Which of Discord's limits a message breaks."""
    return list(message_breaches({"components": components}, v2=True, left_over=False, filenames=pictures))


def components_of(body: MessageBody) -> list[Json]:
    """A message as it is sent to Discord."""
    layout: Any = body.layout()
    components: list[Json] = layout.to_components()
    return components


# ── everything that can be reached ───────────────────────────────────────────────────────────────────────


class Explorer:
    """Clicks every control it can reach and records the choices they lead to; no move is made."""

    def __init__(self, service: TableService, table: Table, person: Person) -> None:
        self._service = service
        self._table = table
        self._person = person
        self.chosen: list[Choice] = []
        service.play.move = self._note  # type: ignore[method-assign]

    async def _note(
        self, table: Table, move: Move, interaction_id: int | None, note: Text | None = None
    ) -> None:
        self.chosen.append(move.choice)

    async def explore(self) -> list[Choice]:
        """Every choice that some sequence of controls leads to; where several are wanted, one at a time."""
        waiting: list[tuple[str, str | None]] = [("", None)]
        seen: set[tuple[str, str | None]] = set()
        while waiting:
            step = waiting.pop(0)
            if step in seen:
                continue
            seen.add(step)
            await self._take(step)
            if not step[0] or _id(step[0]).action == "group":
                waiting += [
                    way for control in self._person.controls() for way in _ways(control) if way not in seen
                ]
        return self.chosen

    async def _take(self, step: tuple[str, str | None]) -> None:
        custom_id, value = step
        if not custom_id:
            await self._person.open(self._table)
            return
        await self._person.click(custom_id, [] if value is None else [value])
        decision = (await self._service.repository.state(self._table)).decisions()[0]
        draft = await self._service.drafts.get(self._table.id, decision)
        match _id(custom_id).action:
            case "add":
                self.chosen.append(draft[-1:])
            case "pick" if draft:
                self.chosen.append(draft)


def _ways(control: Json) -> list[tuple[str, str | None]]:
    custom_id = control["custom_id"]
    if _id(custom_id).action not in ("pick", "add", "group", "none"):
        return []
    if control["type"] == Kind.BUTTON:
        return [(custom_id, None)]
    return [(custom_id, option["value"]) for option in control["options"]]


def _id(custom_id: str) -> Id:
    found = read_id(custom_id)
    assert found is not None
    return found
