"""The page and its panes, driven as a person would: by clicking, choosing and typing."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Error, Frame, JSHandle, Locator, Page, expect

from cogs.client.demo_tables import first_tables
from playground import Person, Playground, furnish
from tests.end_to_end.stage import Stage, staged
from texts import Speaker, speaker

PATIENCE = 20_000
_NOTICES = """() => {
    const sentences = [];
    const notice = document.querySelector(".notice");
    new MutationObserver(() => sentences.push(notice.textContent))
        .observe(notice, { childList: true, characterData: true });
    return sentences;
}"""
_NEW_PANEL = """(before) => [...document.querySelectorAll("article.message.ephemeral")]
    .filter((one) => one.querySelector('[data-focus^="lk1:"]'))
    .map((one) => one.dataset.id)
    .find((id) => BigInt(id) > BigInt(before))"""


@asynccontextmanager
async def furnished(folder: Path) -> AsyncIterator[Stage]:
    """A furnished playground with the real bot: what `make run` starts without a token."""
    async with staged(folder) as stage:
        furnish(stage.ground, "en-US")
        stage.ground.page.bot, stage.ground.page.scenes = stage.bot, first_tables()
        yield stage


def read_everything(ground: Playground, *people: Person) -> None:
    """Nothing waits for these people any more, wherever they were called before."""
    for person in people:
        for place in list(ground.world.channels.values()):
            ground.page.read_states.mark_read(person.user, place)


class Pane:
    """One pane of the page."""

    def __init__(self, frame: Frame, ground: Playground) -> None:
        self.frame = frame
        self._ground = ground

    # --- who and where -------------------------------------------------------------------------------

    @property
    def person(self) -> str:
        """Whose pane it is."""
        return self.frame.url.partition("person=")[2].partition("&")[0]

    async def say(self) -> Speaker:
        """The texts in the pane's language."""
        return speaker(await self.frame.locator("html").get_attribute("lang"))

    async def ready(self) -> None:
        """Wait until the pane is loaded and its message input can be used."""
        await expect(self.frame.locator(".composer-area:enabled")).to_be_attached(timeout=PATIENCE)
        await self.arrived()

    async def arrived(self) -> None:
        """Wait until the messages and commands of the place are there, no longer those of another."""
        await expect(self.frame.locator('.messages[aria-busy="true"]')).to_have_count(0, timeout=PATIENCE)

    async def become(self, name: str) -> None:
        """Switch to another person."""
        await self._show_side()
        await self.frame.locator(f'.person[title="{name}"]').click()
        await self.frame.wait_for_url(f"**person={name}*")
        await self.ready()

    async def speak(self, locale: str) -> None:
        """Use Discord in another language."""
        await self._show_side()
        await self.frame.locator(".language select").select_option(locale)
        await expect(self.frame.locator(f'html[lang="{locale}"]')).to_be_attached(timeout=PATIENCE)
        await self.ready()

    async def go(self, place: str) -> None:
        """Go to a channel, a thread or the bot's direct messages."""
        await self._show_side()
        name = self.frame.locator(".place-name", has_text=re.compile(f"^{re.escape(place)}$"))
        await self.frame.locator(".place", has=name).first.click()
        await expect(self.frame.locator(".title")).to_have_text(place, timeout=PATIENCE)
        await self.arrived()

    async def _show_side(self) -> None:
        if await self.frame.locator(".show-places").is_visible():
            await self.frame.locator(".show-places").click()

    # --- seeing --------------------------------------------------------------------------------------

    @property
    def messages(self) -> Locator:
        """All messages of the channel."""
        return self.frame.locator("article.message")

    async def sees(self, text: str) -> Locator:
        """Wait for a message with this text; return the newest."""
        found = self.messages.filter(has_text=text).last
        await expect(found).to_be_visible(timeout=PATIENCE)
        return found

    def controls(self, action: str, within: Locator | None = None) -> Locator:
        """The buttons and selects for an action, found by their custom ids."""
        return (within or self.frame).locator(f'[data-focus^="lk1:{action}:"]')

    @property
    def panel(self) -> Locator:
        """The newest ephemeral message with controls."""
        own = self.frame.locator('[data-focus^="lk1:"]')  # whatever there is: a finished game has no *More*
        return self.messages.and_(self.frame.locator(".ephemeral")).filter(has=own).last

    async def notices(self) -> JSHandle:
        """Every sentence that is shown above the messages from now on, however briefly."""
        return await self.frame.evaluate_handle(_NOTICES)

    # --- doing ---------------------------------------------------------------------------------------

    async def press(self, action: str) -> None:
        """Press the newest button for an action."""
        await self.controls(action).last.click(timeout=PATIENCE)

    async def type(self, text: str) -> None:
        """Type into the message input."""
        await self.frame.locator(".composer-area").focus()
        await self.frame.page.keyboard.type(text)

    async def keys(self, *names: str) -> None:
        """Press keys one after the other."""
        for name in names:
            await self.frame.page.keyboard.press(name)

    async def use(self, tool: str) -> None:
        """Use one of the tools, and close the dialog again."""
        say = await self.say()
        await self.frame.get_by_role("button", name=say("page-tools"), exact=True).click()
        await self.frame.get_by_role("button", name=tool, exact=True).click()
        await expect(self.frame.locator(".tool-status")).to_contain_text(say("page-done"), timeout=PATIENCE)
        await self.keys("Escape")

    async def show_me(self, game: str) -> None:
        """Have the page set up a demo table."""
        say = await self.say()
        await self.frame.get_by_role("button", name=say("page-tools"), exact=True).click()
        tools = self.frame.get_by_role("dialog")
        await tools.get_by_role("button", name=say(f"{game}-title"), exact=True).click()
        await expect(self.frame.locator("dialog")).to_have_count(0, timeout=PATIENCE)
        await self.arrived()
        await expect(self.controls("turn").last).to_be_visible(timeout=PATIENCE)

    # --- playing -------------------------------------------------------------------------------------

    async def opened_panel(self) -> Locator:
        """Press *Take your turn*, and wait for the ephemeral answer.

        The table's message may be replaced under the pointer; then one presses the button of the new one.
        """
        before = self._ground.world.ids.latest
        await self.press("turn")
        try:
            return await self._panel_after(before, PATIENCE / 3)
        except Error:
            await self.press("turn")
            return await self._panel_after(before)

    async def _panel_after(self, before: int, patience: float = PATIENCE) -> Locator:
        """The first panel with an id after this one, however late older ones are shown."""
        found = await self.frame.wait_for_function(_NEW_PANEL, arg=str(before), timeout=patience)
        return self.frame.locator(f'[data-id="{await found.json_value()}"]')

    async def answer_by_controls(self) -> None:
        """Answer with the first button, or the last option of the first list; groups are opened first."""
        panel = await self.opened_panel()
        back = panel.locator('[data-focus$=":back"]')
        groups, picks = self.controls("group", panel), self.controls("pick", panel)
        await expect(groups.or_(picks).first).to_be_visible(timeout=PATIENCE)
        await self._is_asked(panel)
        if await groups.count():
            await self._use_control(panel, groups.first)
            await expect(back).to_be_visible(timeout=PATIENCE)
        await self._use_control(panel, picks.first)
        await self.is_told_done(panel)

    async def _is_asked(self, panel: Locator) -> None:
        """The panel asks now: it neither waits for others nor offers to change an answer or to plan one."""
        say = await self.say()
        for key in ("table-waits-for", "table-waits-for-one", "panel-changeable", "panel-standing"):
            await expect(panel).not_to_contain_text(say(key, seats="|").partition("|")[0])

    async def _use_control(self, panel: Locator, control: Locator) -> None:
        """Press a button, or choose the last option of a list."""
        listed = await control.get_attribute("role") == "combobox"
        await control.click(timeout=PATIENCE)
        if listed:
            await panel.get_by_role("option").last.click(timeout=PATIENCE)

    async def answer_by_form(self, answer: str) -> None:
        """Answer with the form behind *More* and *Type it*."""
        panel = await self.opened_panel()
        await self.controls("more", panel).click(timeout=PATIENCE)
        await self.controls("type", panel).click(timeout=PATIENCE)
        field = self.frame.get_by_role("dialog").get_by_role("textbox")
        await field.fill(answer)
        await field.press("Enter")
        await expect(self.frame.get_by_role("dialog")).to_have_count(0, timeout=PATIENCE)
        await self.is_told_done(panel)

    async def answer_by_typing(self) -> None:
        """Answer with `/move` and its first suggestion."""
        say = await self.say()
        before = self._ground.world.ids.latest
        suggestion = self.frame.locator(".composer [role=option]").first
        await self.type(f"/{say('cmd-move')}")
        await expect(suggestion).to_be_visible(timeout=PATIENCE)
        await self.keys("Enter")
        await expect(self.frame.locator(".composer-field")).to_be_visible(timeout=PATIENCE)
        await expect(suggestion).to_be_visible(timeout=PATIENCE)
        await self.keys("Enter", "Enter")
        await self.is_told_done(await self._panel_after(before))

    async def is_told_done(self, panel: Locator) -> None:
        """Wait until the panel says that the answer was accepted."""
        await expect(panel).to_contain_text(
            (await self.say())("panel-answered", answer="|").partition("**")[0], timeout=PATIENCE
        )


class Desk:
    """The page with one or two panes; its script is desk.js."""

    def __init__(self, page: Page, ground: Playground) -> None:
        self.page = page
        self._ground = ground

    async def open(self, *people: str) -> list[Pane]:
        """Open the page for one person by address, and a second pane by its button."""
        await self.page.goto(f"{self._ground.address}/#{people[0]}")
        first = await self.pane(0)
        if len(people) == 1:
            return [first]
        await first.frame.locator(".open-second").click()
        second = await self.pane(1)
        if second.person != people[1]:
            await second.become(people[1])
        return [first, second]

    async def pane(self, number: int) -> Pane:
        """One of the panes, once it is ready."""
        frame = self.page.locator("iframe.pane").nth(number)
        await expect(frame).to_be_attached(timeout=PATIENCE)
        handle = await frame.element_handle()
        content = await handle.content_frame() if handle else None
        assert content is not None
        pane = Pane(content, self._ground)
        await pane.ready()
        return pane
