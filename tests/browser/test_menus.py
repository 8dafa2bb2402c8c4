"""The menus of people and messages on the page: how they open, and what they send."""

import pytest
from playwright.async_api import Page, expect

from tests.browser.test_messages import done, message, show

pytestmark = pytest.mark.asyncio(loop_scope="package")


@pytest.mark.parametrize("way", ["click", "right click"])
async def test_the_menu_of_a_message_has_what_the_bot_offers_for_it_and_for_its_author(
    static_page: Page, way: str
) -> None:
    for name, target in (("As text", {"message": "900"}), ("Stats", {"user": "3"})):
        await show(static_page, message(content="Hello", author={"id": "3", "bot": False}))
        if way == "click":
            await static_page.get_by_role("button", name="More for this message").click()
        else:
            await static_page.get_by_text("Hello").click(button="right")
        await static_page.get_by_role("dialog").get_by_role("button", name=name).click()
        await expect(static_page.get_by_role("dialog")).to_have_count(0)
        assert (await done(static_page))[-1] == [name, target]


async def test_the_menu_of_a_message_by_the_bot_has_nothing_for_people(static_page: Page) -> None:
    await show(static_page, message(content="Hello"))

    await static_page.get_by_text("Hello").click(button="right")

    offered = static_page.get_by_role("dialog").get_by_role("button")
    await expect(offered).to_have_text(["", "As text"])


async def test_the_first_thing_in_a_menu_is_used_with_enter_at_once(static_page: Page) -> None:
    await show(static_page, message(content="Hello"))

    await static_page.get_by_role("button", name="More for this message").press("Enter")
    await static_page.keyboard.press("Enter")

    await expect(static_page.get_by_role("dialog")).to_have_count(0)
    assert (await done(static_page))[-1] == ["As text", {"message": "900"}]


async def test_a_right_click_on_a_person_opens_their_menu(static_page: Page) -> None:
    await static_page.evaluate(
        """async () => {
            const { openPersonMenu } = await import("/static/apps.js");
            const { showPeople } = await import("/static/places.js");
            const ada = { id: "1", name: "Ada", unread: 0, mentions: 0 };
            const client = {
                menus: { user: [{ name: "Stats" }], message: [] },
                useMenu: async (name, target) => (window.done = [[name, target]]) && {},
            };
            const people = showPeople([ada], ada, () => {}, (person) => openPersonMenu(person, client));
            document.querySelector("main").replaceChildren(...people);
        }"""
    )

    await static_page.get_by_role("button", name="Ada").click(button="right")
    await static_page.get_by_role("dialog").get_by_role("button", name="Stats").click()

    assert await done(static_page) == [["Stats", {"user": "1"}]]


async def test_what_only_you_can_see_has_no_menu(static_page: Page) -> None:
    await show(static_page, message(content="Hello", shown={"ephemeral": True}))

    await expect(static_page.get_by_role("button", name="More for this message")).to_have_count(0)
