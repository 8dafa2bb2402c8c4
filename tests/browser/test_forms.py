"""Forms on the page: what is checked before one is submitted, what is sent, and when it closes."""

from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from playground.checks.components import Json

pytestmark = pytest.mark.asyncio(loop_scope="package")

_OPEN = """async (form) => {
    const { openForm } = await import("/static/form.js");
    window.sent = [];
    const act = (what, body) => {
        window.sent.push([what, body]);
        return new Promise((resolve, reject) => Object.assign(window, { resolve, reject }));
    };
    const people = new Map([["1", { id: "1", name: "Ada" }]]);
    openForm(form, { me: { id: "1" }, people, places: new Map(), roles: [], act });
}"""


def labelled(label: str, **component: Any) -> Json:
    described = {"description": component.pop("description")} if "description" in component else {}
    return {"type": 18, "label": label, **described, "component": {"custom_id": label.lower(), **component}}


def options(*labels: str) -> list[Json]:
    return [{"label": label, "value": label.lower()} for label in labels]


async def opened(page: Page, *parts: Json) -> Locator:
    for sheet in ("markdown", "components", "menu", "form"):
        await page.add_style_tag(url=f"/static/{sheet}.css")
    await page.evaluate(
        _OPEN, {"interaction": "44", "title": "Your answer", "custom_id": "f", "components": parts}
    )
    return page.get_by_role("dialog", name="Your answer")


async def answers(page: Page) -> list[Any]:
    """The answers of every form that was sent."""
    sent = await page.evaluate("sent")
    assert all(what == "submit" and body["interaction"] == "44" for what, body in sent)
    return [body["answers"] for _, body in sent]


async def test_a_form_of_every_kind_of_field_is_filled_in_by_keyboard_and_sent(static_page: Page) -> None:
    form = await opened(
        static_page,
        {"type": 10, "content": "Tell us about *your* lair."},
        labelled("Name", type=4, style=1, max_length=20, placeholder="Grubenheim"),
        {
            "type": 1,
            "components": [{"type": 4, "custom_id": "why", "label": "Why?", "style": 2, "value": "Gold!"}],
        },
        labelled("Family", type=3, options=options("Orcs", "Undead")),
        labelled("Friend", type=5, required=False),
        labelled("Size", type=21, options=options("Small", "Large")),
        labelled("Rooms", type=22, options=options("Hall", "Crypt", "Larder"), max_values=2),
        labelled("Private", type=23, description="Only you see it"),
    )
    await expect(form.locator(".markdown em")).to_have_text("your")
    await expect(form.get_by_label("Name")).to_be_focused()
    press = static_page.keyboard.press
    await static_page.keyboard.type("Pit")
    await expect(form.get_by_text("3 / 20")).to_be_visible()
    for key in ("Tab", "Tab", "Enter", "ArrowDown", "Enter", "Tab", "Tab", "ArrowDown", "Tab", "Space"):
        await press(key)
    for key in ("Tab", "Tab", "Space", "Tab", "Space", "Tab", "Tab", "Enter"):
        await press(key)
    assert await answers(static_page) == [
        {
            "name": "Pit",
            "why": "Gold!",
            "family": ["undead"],
            "friend": [],
            "size": "large",
            "rooms": ["hall", "larder"],
            "private": True,
        }
    ]
    await static_page.evaluate("resolve({ failed: null })")
    await expect(form).to_have_count(0)


async def test_what_is_wrong_is_told_at_the_field_and_nothing_is_sent(static_page: Page) -> None:
    form = await opened(
        static_page,
        labelled("Name", type=4, style=1, description="As on the door"),
        labelled("Motto", type=4, style=2, min_length=3, max_length=5, required=False),
        labelled("Family", type=3, options=options("Orcs", "Undead")),
        labelled("Size", type=21, options=options("Small", "Large")),
        labelled("Rooms", type=22, options=options("Hall", "Crypt"), min_values=2, required=False),
    )
    name, motto = form.get_by_label("Name"), form.get_by_label("Motto")
    family = form.get_by_role("combobox", name="Family")
    size, rooms = form.get_by_role("radiogroup", name="Size"), form.get_by_role("group", name="Rooms")
    submit = form.get_by_role("button", name="Submit")
    await motto.fill("ab")
    await rooms.get_by_label("Crypt").check()
    await submit.click()
    await expect(name).to_be_focused()
    for field, flaw in {
        name: "As on the door Please fill in this field.",
        motto: "Please write at least 3 characters; so far there are 2.",
        family: "Please choose something.",
        size: "Please choose something.",
        rooms: "Please choose at least 2.",
    }.items():
        await expect(field).to_have_attribute("aria-invalid", "true")
        await expect(field).to_have_accessible_description(flaw)

    await motto.fill("abcdef")
    await expect(motto).not_to_have_attribute("aria-invalid", "true")
    await submit.click()
    await expect(motto).to_have_accessible_description(
        "Please write at most 5 characters; at the moment there are 6."
    )

    await motto.fill("")
    await rooms.get_by_label("Crypt").uncheck()
    await size.get_by_label("Large").check()
    await family.click()
    await form.get_by_role("option", name="Orcs").click()
    await expect(family).not_to_have_attribute("aria-invalid", "true")
    assert await answers(static_page) == []
    await name.fill("🐉")
    await name.press("Enter")
    assert await answers(static_page) == [
        {"name": "🐉", "motto": "", "family": ["orcs"], "size": "large", "rooms": []}
    ]


async def test_a_form_that_failed_stays_open_with_everything_typed(static_page: Page) -> None:
    form = await opened(static_page, labelled("Name", type=4, style=1))
    await static_page.keyboard.type("Pit")
    await static_page.keyboard.press("Enter")
    await static_page.keyboard.press("Enter")
    await static_page.evaluate("resolve({ failed: 'This interaction failed.' })")
    await expect(form.get_by_role("alert")).to_have_text("This interaction failed.")
    await expect(form.get_by_label("Name")).to_have_value("Pit")
    await static_page.keyboard.press("Enter")
    await static_page.evaluate("reject(new Error('The line is cut.'))")
    await expect(form.get_by_role("alert")).to_have_text("The line is cut.")
    assert await answers(static_page) == [{"name": "Pit"}] * 2


async def test_escape_closes_a_list_first_and_the_form_then(static_page: Page) -> None:
    form = await opened(static_page, labelled("Family", type=3, options=options("Orcs")))
    await static_page.keyboard.press("Enter")
    await static_page.keyboard.press("Escape")
    await expect(form.get_by_role("combobox")).to_have_attribute("aria-expanded", "false")
    await expect(form).to_be_visible()
    await static_page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    form = await opened(static_page, labelled("Family", type=3, options=options("Orcs")))
    await form.get_by_role("button", name="Cancel").click()
    await expect(form).to_have_count(0)
    assert await answers(static_page) == []


async def test_nothing_in_a_form_is_read_as_html(static_page: Page) -> None:
    evil = "<img src=x><b>evil</b>"
    form = await opened(
        static_page,
        {"type": 10, "content": evil},
        labelled(evil, type=4, style=1, value=evil, placeholder=evil, description=evil),
        labelled(evil, type=21, options=options(evil)),
    )
    await expect(form).to_be_visible()
    assert await static_page.locator("img, b").count() == 0
