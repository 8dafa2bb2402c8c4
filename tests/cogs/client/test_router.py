"""Clicks find their handler, one and only one; and none is left unanswered."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

import discord
import pytest

from cogs.client.client import Lairkeeper
from cogs.client.router import Click, Router, _field_values
from engine.core import Illegal, Text
from tables import Person, StorageError, TableService
from tests.cogs.panel_users import Person as PanelUser
from texts import speaker

# ── who handles what ─────────────────────────────────────────────────────────────────────────────────────

WRITERS = ("write_id", "_id", "id", "one_of", "listed", "_lists")
"""Functions whose first argument is the action of a custom id, in the code of the cogs."""


def sources(folder: Traversable) -> Iterator[str]:
    for file in folder.iterdir():
        if file.is_dir():
            yield from sources(file)
        elif file.name.endswith(".py"):
            yield file.read_text(encoding="utf-8")


def written_actions() -> set[str]:
    """Every action that some custom id is written with."""
    found = set()
    for source in sources(files("cogs")):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                first = node.args[0]
                if name in WRITERS and isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


async def test_every_action_on_a_control_has_a_handler_and_every_handler_a_control(
    client: Lairkeeper,
) -> None:
    assert set(client.router._handlers) == written_actions()


async def test_two_handlers_cannot_claim_one_action(service: TableService) -> None:
    router = Router(service)

    async def handle(click: Click) -> None: ...

    router.add("pick", handle)
    with pytest.raises(ValueError, match="two handlers claim the action pick"):
        router.add("pick", handle)


# ── what comes in ────────────────────────────────────────────────────────────────────────────────────────


class Listening(PanelUser):
    """Somebody whose clicks end at a handler that a test looks into."""

    def __init__(self, service: TableService, locale: str = "en-US", error: Exception | None = None) -> None:
        router = Router(service)
        super().__init__(router, locale=locale)
        self.clicks: list[Click] = []
        self._error = error
        router.add("pick", self._handle)

    async def _handle(self, click: Click) -> None:
        self.clicks.append(click)
        if self._error:
            raise self._error
        await click.interaction.response.defer()


@pytest.mark.parametrize("custom_id", ["", "lk0:pick:1", "lk1:dance:1", "someone-elses", "lk1:pick:x"])
@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_an_unknown_button_is_answered_all_the_same(
    service: TableService, custom_id: str, locale: str
) -> None:
    person = Listening(service, locale)
    await person.click(custom_id)

    assert person.told == [speaker(locale)("button-unknown")]
    assert person.clicks == []


async def test_a_button_brings_its_arguments_and_a_list_its_values(service: TableService) -> None:
    person = Listening(service)
    await person.click("lk1:pick:12:7:o1")
    await person.click("lk1:pick:12:7:list0", ["o3", "o4"])

    button, chosen = person.clicks
    assert (button.id.table, button.id.args, button.values) == (12, ("7", "o1"), [])
    assert (chosen.id.args, chosen.values) == (("7", "list0"), ["o3", "o4"])
    assert button.user_id == 100


async def test_a_form_brings_what_was_written(service: TableService) -> None:
    person = Listening(service)
    person.form = {"custom_id": "lk1:pick:12:7"}
    await person.write("C7 r90")

    assert person.clicks[0].values == ["C7 r90"]


def test_fields_are_found_wherever_discord_nests_them() -> None:
    field = {"type": 4, "custom_id": "answer", "value": "C7"}

    assert _field_values([{"type": 1, "components": [field]}]) == ["C7"]
    assert _field_values([{"type": 18, "component": field}]) == ["C7"]
    assert _field_values([field, {"type": 10, "content": "text"}, field]) == ["C7", "C7"]


async def test_commands_find_their_own_way(service: TableService) -> None:
    person = Listening(service)
    with pytest.raises(AssertionError, match="every click is answered"):
        await person._interact(discord.InteractionType.application_command, {"custom_id": "lk1:pick:1"})

    assert person.clicks == []


async def test_the_language_of_whoever_clicks_is_remembered(service: TableService) -> None:
    person = Listening(service, "de")
    await person.click("lk1:pick:1")

    assert await service.people.get(100) == Person(100, locale="de")
    assert person.clicks[0].say.locale == "de"


@pytest.mark.parametrize(
    ("error", "told"),
    [(Illegal(Text("picked-twice")), "picked-twice"), (StorageError("full"), "error-storage")],
)
async def test_an_error_ends_as_a_sentence(service: TableService, error: Exception, told: str) -> None:
    person = Listening(service, error=error)
    await person.click("lk1:pick:1")

    assert person.told == [speaker("en")(told)]


async def test_an_unexpected_error_ends_as_an_apology(service: TableService) -> None:
    person = Listening(service, error=ZeroDivisionError())
    await person.click("lk1:pick:1")

    assert "Report number" in person.told[0]


async def test_a_click_that_has_counted_is_never_called_unsaved(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That the language could not be noted afterwards is no matter of whoever clicked."""
    person = Listening(service)

    async def note_locale(user_id: int, locale: str) -> None:
        raise StorageError("full")

    monkeypatch.setattr(service.people, "note_locale", note_locale)
    await person.click("lk1:pick:1")

    assert len(person.clicks) == 1
    assert person.told == []
