"""Takes the README's screenshots of the page: `python -m tests.browser.pictures FOLDER`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Page, ViewportSize, async_playwright, expect

from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.panes import PATIENCE, Desk, Pane, furnished
from tests.end_to_end.party import Party
from tests.end_to_end.stage import Stage

_WINDOW: ViewportSize = {"width": 1100, "height": 760}
_LAPTOP: ViewportSize = {"width": 1440, "height": 900}
_ANSWERS = 9
_PHONE: ViewportSize = {"width": 400, "height": 800}


async def take(folder: Path) -> None:
    """Play a little and take the screenshots."""
    with TemporaryDirectory() as scratch:
        async with furnished(Path(scratch)) as stage, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            page = await browser.new_page(viewport=_WINDOW)
            await _at_first_sight(Desk(page, stage.ground), folder / "playground.png")
            await page.set_viewport_size(_LAPTOP)
            await _side_by_side(stage, page, folder / "side-by-side.png")
            await page.set_viewport_size(_PHONE)
            await _on_a_phone(Desk(page, stage.ground), folder / "phone.png")
            await browser.close()


async def _at_first_sight(desk: Desk, file: Path) -> None:
    """A demo table after the first move."""
    (pane,) = await desk.open("Ada")
    await pane.show_me("mighty-monsters")
    await pane.answer_by_controls()
    await pane.frame.locator(".dismiss").last.click()
    await _wait_for_pictures(pane)
    await desk.page.screenshot(path=file)


async def _side_by_side(stage: Stage, page: Page, file: Path) -> None:
    """Ada at her panel, and beside her Bruno, who types his move in German."""
    people = [stage.ground.person("Ada"), stage.ground.person("Bruno", locale="de")]
    party = Party(stage, people, stage.ground.channel("game-night"))
    await page.goto("about:blank")
    left, right = await Desk(page, stage.ground).open("Ada", "Bruno")
    await right.speak("de")
    await party.open()
    await party.sit_down()
    for _ in range(2):
        await party.press(party.host, "bot")
    await party.start()
    while party.answers < _ANSWERS or party.awaited != people[1:]:
        await party.by_command(party.awaited[0])
    await left.go("game-night")
    await right.go("game-night")
    await left.opened_panel()
    await right.type("/zug ")
    await expect(right.frame.locator(".composer [role=option]").first).to_be_visible(timeout=PATIENCE)
    await _wait_for_pictures(left, right)
    await page.screenshot(path=file)


async def _on_a_phone(desk: Desk, file: Path) -> None:
    """Clara chooses at a demo table."""
    await desk.page.goto("about:blank")
    (pane,) = await desk.open("Clara")
    await pane.show_me("mighty-monsters")
    await pane.answer_by_controls()
    await pane.opened_panel()
    await _wait_for_pictures(pane)
    await desk.page.screenshot(path=file)


async def _wait_for_pictures(*panes: Pane) -> None:
    for pane in panes:
        for image in await pane.frame.locator("img").all():
            await image.evaluate("(image) => image.decode()")


if __name__ == "__main__":
    asyncio.run(take(Path(sys.argv[1])))
