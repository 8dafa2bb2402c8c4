"""The benchmark of panels: what it measures, how it fills in forms, and a run with two kinds of question."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Page

from benchmarks.panels import MEASURE, PHONE, Wanted, as_json, as_table, measure
from benchmarks.touching import Screen
from playground import Playground
from playground.checks.components import Json
from playground.people.forms import Modal, opened
from tests.browser.conftest import make_blank
from tests.browser.test_forms import labelled, options
from tests.browser.test_forms import opened as open_form

FAMILY, PLACE = "mighty-monsters-choose-family", "mighty-monsters-place"
PANEL = """<article><div class="components">
    <div class="markdown" style="height: 50px">News</div>
    <img style="display: block; height: 300px">
    <img style="display: block; height: 200px">
    <div class="markdown" style="height: 40px"><strong>Which   <em>monster</em>?</strong></div>
    <div class="row" style="height: 60px"><button class="button" style="height: 30px">Slime</button></div>
    <div class="menu-control" style="height: 35px"></div>
    <p>What failed</p>
</div></article>"""


def test_two_kinds_of_question_are_measured_and_answered_by_touch(browser: Browser, tmp_path: Path) -> None:
    wanted = Wanted(["mighty-monsters"], [FAMILY, PLACE], by_lot=0, screenshots=tmp_path)

    found = measure(wanted)

    listed = msgspec.json.decode(as_json(found))
    assert [(one["game"], one["question"]) for one in listed] == [
        ("mighty-monsters", FAMILY),
        ("mighty-monsters", PLACE),
    ]
    for kind, one in zip(listed, found, strict=True):
        assert set(kind) == {"game", "question", "height", "taps", "taps_deciding", "controls"}
        with Image.open(tmp_path / f"{kind['question']}.png") as picture:
            assert picture.width == PHONE["width"]
            assert 100 < one.looks[0].height <= one.looks[0].panel <= picture.height
        assert kind["height"] >= one.looks[0].height
        assert kind["controls"] in [look.controls for look in one.looks]
        taps = [number for number in one.taps if number is not None]
        assert len(taps) == len(one.taps)
        assert min(taps) <= kind["taps"] <= max(taps)
    assert "2 kinds of question within 720 px" in as_table(found)


@pytest.mark.asyncio(loop_scope="package")
class TestOnThePage:
    """Details, on a page without a bot."""

    async def test_a_panel_is_measured_from_the_picture_above_its_question_to_its_last_control(
        self, touch_page: Page
    ) -> None:
        await touch_page.set_content(PANEL)

        look = await touch_page.locator("article").evaluate(MEASURE, "Which monster?")

        assert look == {
            "asked": True,
            "height": 200 + 40 + 60 + 35,
            "panel": 50 + 300 + 200 + 40 + 60 + 35,
            "pictures": 2,
            "controls": 2,
        }

    async def test_without_a_picture_above_it_is_measured_from_the_question(self, touch_page: Page) -> None:
        await touch_page.set_content(PANEL)
        await touch_page.evaluate(
            "document.querySelectorAll('img').forEach((one) => one.closest('div').append(one))"
        )

        look = await touch_page.locator("article").evaluate(MEASURE, "Which monster?")

        assert look["height"] == 40 + 60 + 35

    async def test_a_panel_that_asks_something_else_is_recognised(self, touch_page: Page) -> None:
        await touch_page.set_content(PANEL)

        assert not (await touch_page.locator("article").evaluate(MEASURE, "Which hero?"))["asked"]

    async def test_a_form_is_filled_in_by_touch_and_every_tap_counted(
        self, touch_page: Page, ground: Playground
    ) -> None:
        parts = [
            labelled("Monster", type=3, options=options("Orc", "Slime", "Witch")),
            labelled("Guard", type=21, options=options("One", "Two")),
            labelled("Rooms", type=22, options=options("Hall", "Crypt", "Larder"), max_values=2),
            labelled("Motto", type=4, style=1, required=False),
        ]
        await open_form(touch_page, *parts)
        screen = Screen(touch_page, ground, "Ada")

        assert await screen.choose_all(modal(*parts), ["witch", "two", "hall", "larder"])

        assert screen.taps == 2 + 1 + 2
        dialog = touch_page.get_by_role("dialog")
        assert await dialog.get_by_role("combobox").text_content() == "Witch"
        checked = [await one.get_attribute("value") for one in await dialog.locator("input:checked").all()]
        assert checked == ["two", "hall", "larder"]

    async def test_a_form_in_which_something_must_be_typed_is_left_alone(
        self, touch_page: Page, ground: Playground
    ) -> None:
        parts = [labelled("Motto", type=4, style=1)]
        await open_form(touch_page, *parts)
        screen = Screen(touch_page, ground, "Ada")

        assert not await screen.choose_all(modal(*parts), ["witch"])
        assert screen.taps == 0


def modal(*parts: Json) -> Modal:
    """A form as the playground reads it."""
    cause: Any = SimpleNamespace(modal={"title": "Your answer", "custom_id": "f", "components": [*parts]})
    form = opened(cause)
    assert form is not None
    return form


@pytest_asyncio.fixture(loop_scope="package")
async def touch_page(browser: Browser, ground: Playground) -> AsyncIterator[Page]:
    """An empty document at the playground's address, on a phone."""
    context = await browser.new_context(viewport=PHONE, has_touch=True)
    page = await context.new_page()
    await make_blank(page, ground)
    yield page
    await context.close()
