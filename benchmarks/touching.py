"""What can be tapped on a panel, and tapping it on the page of a phone; nothing is ever typed.

A button costs one tap. A list costs one tap to open it, one for every option, and one to close it if several
may be chosen. A form costs what its fields cost, and one tap to send it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from playwright.async_api import Locator, Page

from cogs.ui.custom_ids import read_id
from cogs.ui.decisions.scripts import read_word_control
from playground import Channel, Message, Playground, Reply
from playground.checks.components import Kind, Option, Select
from playground.people.forms import Field, Modal

PATIENCE = 60.0
MILLISECONDS = 1000 * PATIENCE
_UP_TO_DATE = """([message, controls, pictures]) => {
    const panel = document.querySelector(`article[data-id="${message}"]`);
    const ids = [...(panel?.querySelectorAll("[data-focus^='lk1:']") ?? [])].map((one) => one.dataset.focus);
    const images = [...(panel?.querySelectorAll("img") ?? [])];
    return (
        panel &&
        ids.sort().join() === controls.sort().join() &&
        images.length === pictures.length &&
        images.every((image, at) => image.src.includes(`/${pictures[at]}/`) && image.complete)
    );
}"""


class Touch(NamedTuple):
    """Something to tap: a button, or options of a list."""

    custom_id: str
    action: str = ""
    words: str = ""
    """What it stands for: an option, a word to add, a whole answer."""
    options: tuple[str, ...] = ()
    """The options to tap; none for a button."""
    several: bool = False

    @property
    def taps(self) -> int:
        """What it costs."""
        return 1 + len(self.options) + self.several


def touches(message: Message, number: int) -> list[Touch]:
    """Everything that can be tapped to answer question `number`; of a list, each option by itself."""
    buttons = [Touch(one.custom_id) for one in message.buttons if one.custom_id and not one.disabled]
    listed = [
        Touch(one.custom_id, words=option.value, options=(option.value,))
        for one in message.selects
        for option in one.options
        if not one.disabled and one.most == 1
    ]
    return [meant for touch in (*buttons, *listed) for meant in _meant(touch, number)]


def several(message: Message, number: int, wanted: Sequence[str]) -> Touch | None:
    """How to choose these options, and no others, from a list that takes several; None if there is none."""
    for one in message.selects:
        if one.most > 1 and not one.disabled:
            changed = _changed(one.options, wanted)
            fits = len(wanted) == len({*wanted} & {option.value for option in one.options})
            if changed and fits and one.least <= len(wanted) <= one.most:
                touch = Touch(one.custom_id, words="?", options=changed, several=True)
                return next(_meant(touch, number), None)
    return None


def lists_of_several(message: Message, number: int) -> list[Select]:
    """The lists of a question that take several options."""
    lists = [one for one in message.selects if one.most > 1 and not one.disabled]
    return [one for one in lists if any(_meant(Touch(one.custom_id), number))]


def _changed(offered: Sequence[Option], wanted: Sequence[str]) -> tuple[str, ...]:
    """The options to tap: first those to drop, then those to add; what is right already is left alone.

    If there are none, the list is right as it is, and Discord does not send it.
    """
    dropped = [one.value for one in offered if one.default and one.value not in wanted]
    return (*dropped, *(one.value for one in offered if not one.default and one.value in wanted))


def _meant(touch: Touch, number: int) -> Iterator[Touch]:
    """The same with its action and words, if it belongs to the question."""
    its_id = read_id(touch.custom_id)
    if its_id is not None and its_id.args[:1] == (str(number),):
        words = touch.words or ":".join(its_id.args[1:])
        if its_id.action == "write":
            _, words = read_word_control(words)
        yield touch._replace(action=its_id.action, words=words)


class Screen:
    """A phone with one person's Discord, in one channel at a time."""

    def __init__(self, page: Page, ground: Playground, person: str) -> None:
        self.page = page
        self.taps = 0
        self._ground = ground
        self._person = person
        self._channel: Channel | None = None

    async def go(self, channel: Channel) -> None:
        """Go to a channel that has messages."""
        self._channel = channel
        await self.page.goto(f"{self._ground.address}/pane?person={self._person}&at={channel.id}")
        await self.shows(channel.messages[-1])

    def shown(self, message: Message) -> Locator:
        """A message on the page."""
        return self.page.locator(f'article[data-id="{message.id}"]')

    async def shows(self, message: Message) -> None:
        """Wait until the page shows a message as it is now, pictures and all."""
        ids = [*(one.custom_id for one in message.buttons), *(one.custom_id for one in message.selects)]
        controls = [one for one in ids if one]
        pictures = [str(file.id) for file in message.shown]
        wanted = [str(message.id), controls, pictures]
        await self.page.wait_for_function(_UP_TO_DATE, arg=wanted, timeout=MILLISECONDS)

    async def tap(self, message: Message, touch: Touch) -> Reply:
        """Tap, and wait until the bot has answered and the page shows it."""
        before = set(self._ground.world.interactions)
        control = self.shown(message).locator(f'[data-focus="{touch.custom_id}"]')
        await control.tap(timeout=MILLISECONDS)
        if touch.options:
            [menu] = [one for one in message.selects if one.custom_id == touch.custom_id]
            await self._tap_options(control, menu.options, touch.options, close=touch.several)
        self.taps += touch.taps
        return await self._answered(before)

    async def _tap_options(
        self, control: Locator, offered: Sequence[Option], wanted: Sequence[str], *, close: bool
    ) -> None:
        popup = control.locator("xpath=following-sibling::*[1]")
        values = [option.value for option in offered]
        for value in wanted:
            await popup.get_by_role("option").nth(values.index(value)).tap(timeout=MILLISECONDS)
        if close:
            await popup.locator(".menu-done").tap(timeout=MILLISECONDS)

    async def _answered(self, before: set[str]) -> Reply:
        world = self._ground.world

        def news() -> list[str]:
            return [
                token
                for token, one in world.interactions.items()
                if token not in before and one.channel is self._channel
            ]

        reply = Reply(world, world.interactions[(await world.changes.until(news, PATIENCE))[-1]])
        await world.changes.until(lambda: reply.acknowledged, PATIENCE)
        await reply.settled(PATIENCE)
        if reply.message is not None and reply.modal is None:
            await self.shows(reply.message)
        return reply

    # ── forms ────────────────────────────────────────────────────────────────────────────────────────────

    async def fill_in(self, form: Modal, wanted: Sequence[str]) -> Reply | None:
        """Fill in the form that has opened, and send it; None if that cannot be done by touch."""
        before = set(self._ground.world.interactions)
        if not await self.choose_all(form, wanted):
            await self._dialog.locator(".form-actions .quiet").tap(timeout=MILLISECONDS)
            return None
        await self._dialog.locator("button[type=submit]").tap(timeout=MILLISECONDS)
        self.taps += 1
        return await self._answered(before)

    async def choose_all(self, form: Modal, wanted: Sequence[str]) -> bool:
        """Choose these words in whichever fields offer them; False if something would have to be typed."""
        if any(one.kind == Kind.TEXT_INPUT and one.required and not one.default for one in form.fields):
            return False
        left = list(wanted)
        for number, field in enumerate(form.fields):
            values = _values(field, left)
            left = [word for word in left if word not in values]
            await self._choose(self._dialog.locator(".form-field").nth(number), field, values)
        return True

    @property
    def _dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    async def _choose(self, box: Locator, field: Field, values: Sequence[str]) -> None:
        changed = _changed(field.options, values)
        if field.most == 1:
            changed = changed[-1:]  # what was chosen before goes by itself
        if field.kind == Kind.SELECT and changed:
            control, close = box.locator(".menu-control"), field.most > 1
            await control.tap(timeout=MILLISECONDS)
            await self._tap_options(control, field.options, changed, close=close)
            self.taps += 1 + len(changed) + close
        elif field.kind in (Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP):
            offered = [option.value for option in field.options]
            for value in changed:
                await box.locator("input").nth(offered.index(value)).tap(timeout=MILLISECONDS)
            self.taps += len(changed)


def _values(field: Field, wanted: Sequence[str]) -> list[str]:
    """What to choose in a field: wanted words, or what it begins with; any others if it asks for more."""
    offered = [option.value for option in field.options]
    least = max(field.least, 1) if field.required else field.least
    values = [word for word in wanted if word in offered][: field.most]
    values = values or [option.value for option in field.options if option.default]
    return values + [value for value in offered if value not in values][: max(0, least - len(values))]
