"""However long a rule searches for an answer, everybody else is heard: it never does so on the event loop."""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.client.client import Lairkeeper
from engine.core import Path, Placement, Refusal, Script
from engine.core.forms import AnyForm
from tests.cogs.panel_users import Person, Response
from tests.cogs.quiz_game import path, placement, quiz, register, script
from tests.cogs.ui.one_question import quiz_table
from tests.tables.scene import ANNA, Clock, play_up_to, run_at, started, table_of

SEARCHES = {
    Placement: ("read", "legal", "suggestions", "default"),
    Path: ("read", "meant", "legal", "suggestions", "default"),
    Script: ("read", "progress", "following", "hint", "default"),
}
"""What a form may have to search for; all else about it is looked up."""
FORMS = {"placement": placement(12, 4), "path": path((3, 4)), "script": script(5, 0)}
TYPED = ("A1", "A1 B2 A1 B2", "o1 o2", "o9 x", "A1 " * 600, "x" * 1900, "1" * 1900)


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> dict[str, bool]:
    """Every search by name, and whether it was ever made on the event loop."""
    found: dict[str, bool] = {}

    def noted(name: str, search: Callable[..., object], *args: object) -> object:
        on_the_loop = threading.current_thread() is threading.main_thread()
        found[name] = found.get(name, False) or on_the_loop
        return search(*args)

    def method(name: str, search: Callable[..., object]) -> Callable[..., object]:
        return lambda *args: noted(name, search, *args)

    for form, names in SEARCHES.items():
        for name in names:
            monkeypatch.setattr(form, name, method(f"{form.__name__}.{name}", getattr(form, name)))
    return found


def searched_on_the_loop(searched: dict[str, bool]) -> list[str]:
    assert searched
    return [name for name, on_the_loop in searched.items() if on_the_loop]


def by_command(person: Person) -> Any:
    """An interaction of Anna's by a command in the table's channel."""
    return SimpleNamespace(
        id=1,
        type=discord.InteractionType.application_command,
        extras={},
        user=SimpleNamespace(id=ANNA, display_name="Anna"),
        guild_id=1,
        channel_id=7,
        locale="en-US",
        namespace=SimpleNamespace(table=None, ahead=None),
        response=Response(person),
        edit_original_response=person._edited,
    )


def controls(person: Person, *actions: str) -> list[str]:
    """The ids of the controls on somebody's panel with one of these actions."""
    ids: list[str] = [one["custom_id"] for one in person.controls()]
    return [one for one in ids if one.split(":")[1] in actions]


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
async def test_whatever_is_clicked_or_typed_is_searched_for_in_a_thread(
    client: Lairkeeper,
    spoken: None,
    monkeypatch: pytest.MonkeyPatch,
    searched: dict[str, bool],
    form: AnyForm,
) -> None:
    register(monkeypatch, quiz(form))
    table = await quiz_table(client.service, "Anna")
    anna = Person(client.router, ANNA)
    play: Any = client.get_cog("Play")
    for typed in TYPED:
        await anna.open(table)
        await anna.press("more")
        for every_square in [one for one in controls(anna, "group") if one.endswith(":99")]:
            await anna.click(every_square)
        [opens_a_form] = controls(anna, "type", "spell")
        await anna.click(opens_a_form)
        await anna.write(typed)
        await play._choices(by_command(anna), typed)
        try:
            await play.move.callback(play, by_command(anna), typed)
        except Refusal:
            continue
    for way in ("hint", "unwrite", "confirm"):
        await anna.open(table)
        for custom_id in controls(anna, way):
            await anna.click(custom_id)

    assert searched_on_the_loop(searched) == []


@pytest.mark.parametrize("step", ["placed", "walked"])
async def test_what_is_done_for_somebody_who_is_late_is_searched_for_in_a_thread(
    client: Lairkeeper, spoken: None, clock: Clock, searched: dict[str, bool], step: str
) -> None:
    service = client.service
    table = await started(service, settings={"clock": "1-day", "late": "default"})
    await play_up_to(service, table.id, step)
    searched.clear()
    version = (await table_of(service, table.id)).version
    await run_at(service, clock, clock.now + 2 * 24 * 3600.0)

    assert (await table_of(service, table.id)).version > version
    assert searched_on_the_loop(searched) == []
