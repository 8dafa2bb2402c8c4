"""Chromium for the tests of the page; without it they are skipped with a loud warning, and fail on CI."""

import os
import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from discord import AppCommandType
from discord.app_commands import AppCommand
from playwright.async_api import Browser, Page, async_playwright, expect

from cogs.client.client import Lairkeeper
from cogs.client.command_texts import CommandTranslator
from cogs.client.configuration import read_configuration
from playground import Playground, furnish
from playground.checks.components import Json
from tables import TableService
from tests.browser.composer import mount
from tests.browser.panes import PATIENCE, Desk, furnished
from tests.end_to_end.stage import Stage
from texts import templates

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
MISSING = "NO CHROMIUM: the page was not tested. Install the package `chromium`, or set CHROMIUM to its path."
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"]
expect.set_options(timeout=PATIENCE)
_EMPTY = '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/static/base.css"><main></main>'


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not CHROMIUM:
        terminalreporter.section("the page", sep="!", red=True, bold=True)
        terminalreporter.line(MISSING, red=True, bold=True)


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def browser() -> AsyncIterator[Browser]:
    if not CHROMIUM:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(MISSING)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def ground() -> AsyncIterator[Playground]:
    """A furnished playground without a bot."""
    async with Playground() as ground:
        furnish(ground, "en-US")
        yield ground


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def one_window(browser: Browser) -> AsyncIterator[tuple[Page, list[str]]]:
    """A window and its flaws, shared by many tests because opening one takes long."""
    page = await browser.new_page()
    yield page, watched(page)
    await page.close()


@pytest_asyncio.fixture(loop_scope="package")
async def static_page(one_window: tuple[Page, list[str]], ground: Playground) -> AsyncIterator[Page]:
    """An empty document at the playground's address, to test the page's modules one by one."""
    page, flaws = one_window
    flaws.clear()
    await page.set_viewport_size({"width": 900, "height": 700})
    await make_blank(page, ground)
    yield page
    assert flaws == []


async def make_blank(page: Page, ground: Playground) -> None:
    """Show an empty document at the playground's address, whose modules speak English."""
    await page.goto(f"{ground.address}/static/base.css")
    await page.set_content(_EMPTY)
    await page.evaluate(
        "async (sentences) => (await import('/static/words.js')).speak('en-US', sentences)",
        templates("en", "page-"),
    )


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def commands(tmp_path_factory: pytest.TempPathFactory) -> list[Json]:
    """The real bot's slash commands as it sends them to Discord."""
    service = await TableService.open(
        tmp_path_factory.mktemp("composer") / "lair.sqlite3", lambda: 0.0, lambda: 1
    )
    client = Lairkeeper(read_configuration({"DRAWING_WORKERS": "0"}), service)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client.tree, "sync", _sync_nothing)
        async with client:
            await client.setup_hook()
            listed = client.tree.get_commands(type=AppCommandType.chat_input)
            return [
                await command.get_translated_payload(client.tree, CommandTranslator()) for command in listed
            ]


async def _sync_nothing() -> list[AppCommand]:
    return []


@pytest_asyncio.fixture(loop_scope="package")
async def composer(static_page: Page, commands: list[Json]) -> Page:
    """A page with Ada's message input in #general, in English."""
    await mount(static_page, commands)
    return static_page


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """A furnished playground with the real bot: what `make run` starts without a token."""
    async with furnished(tmp_path_factory.mktemp("stage")) as stage:
        yield stage
        await stage.end()


@pytest_asyncio.fixture(loop_scope="package")
async def desk(browser: Browser, stage: Stage, request: pytest.FixtureRequest) -> AsyncIterator[Desk]:
    """The page in a laptop-sized window; everybody starts in English."""
    stage.deal_for(request.node.name)
    for person in stage.ground.people.values():
        person.user.locale = "en-US"
    page = await browser.new_page(viewport={"width": 1440, "height": 900})
    flaws = watched(page)
    yield Desk(page, stage.ground)
    await page.close()
    assert flaws == []


def watched(page: Page) -> list[str]:
    """A list that collects uncaught errors and console errors of a page from now on."""
    flaws: list[str] = []
    page.on("pageerror", lambda error: flaws.append(str(error)))
    page.on("console", lambda line: flaws.append(line.text) if line.type == "error" else None)
    return flaws
