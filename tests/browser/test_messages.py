"""Messages as the page shows them: texts, buttons, selects and pictures, and what they send."""

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from playground.checks.components import Json

pytestmark = pytest.mark.asyncio(loop_scope="package")

_PICTURE = "/static/icon.svg"
_SHOW = """async ([message, options]) => {
    const { showMessage } = await import("/static/message.js");
    window.done ??= [];
    const note = (what) => (thing) => window.done.push([what, thing.id ?? thing]);
    const client = {
        me: { id: "1", name: "Ada" },
        people: new Map([["1", { id: "1", name: "Ada" }], ["2", { id: "2", name: "Ben" }]]),
        places: new Map([
            ["5", { id: "5", name: "den", kind: "channel" }],
            ["6", { id: "6", name: "Keeper", kind: "dm" }],
        ]),
        roles: [{ id: "7", name: "Keepers" }],
        menus: { user: [{ name: "Stats" }], message: [{ name: "As text" }] },
        act: (what, body) => {
            window.done.push([what, body]);
            return new Promise((resolve, reject) => Object.assign(window, { resolve, reject }));
        },
        open: note("open"), reveal: note("reveal"), dismiss: note("dismiss"), replyTo: note("reply"),
        useMenu: (name, target) => Promise.resolve(window.done.push([name, target])).then(() => ({})),
    };
    document.querySelector("main").replaceChildren(showMessage(message, client, options));
}"""


def message(*components: Json, shown: Mapping[str, Any] | None = None, **fields: Any) -> Json:
    plain: Json = {"content": "", "edited_timestamp": None, "attachments": [], "embeds": [], "flags": 0}
    manner = {"pinged": False, "ephemeral": False, "loading": False, "reply": None, "command": None}
    return {
        "id": "900",
        "author": {"id": "3", "bot": True},
        "timestamp": "2026-01-02T03:04:05+00:00",
        "components": list(components),
        **plain,
        **fields,
        "shown": {"author": "Keeper", **manner, **(shown or {})},
    }


def row(*controls: Json) -> Json:
    return {"type": 1, "components": list(controls)}


def button(label: str, **fields: Any) -> Json:
    return {"type": 2, "style": 1, "label": label, "custom_id": label.lower(), **fields}


def select(*labels: str, **fields: Any) -> Json:
    options = [{"label": label, "value": label.lower()} for label in labels]
    return row({"type": 3, "custom_id": "pick", "placeholder": "Pick …", "options": options, **fields})


async def show(page: Page, shown: Json, **options: bool) -> None:
    for sheet in ("messages", "markdown", "components", "menu", "gallery"):
        await page.add_style_tag(url=f"/static/{sheet}.css")
    await page.evaluate(_SHOW, [shown, options])


async def done(page: Page) -> list[list[Any]]:
    """What has been sent since the last call."""
    happened: list[list[Any]] = await page.evaluate("window.done.splice(0)")
    return happened


async def chosen(page: Page) -> list[list[str]]:
    """The values of all choices sent since the last call."""
    return [body["values"] for what, body in await done(page) if what == "choose"]


async def answer(page: Page, failed: str | None = None) -> None:
    await page.evaluate("(failed) => resolve({ failed })", failed)


def menu(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Pick …")


# --- What a message shows ---


async def test_nothing_in_a_message_is_read_as_html(static_page: Page) -> None:
    evil = '<img src=x onerror="window.evil = true"><b>evil</b>'
    picture = {"media": {"url": _PICTURE}, "description": evil}
    await show(
        static_page,
        message(
            row(button(evil, emoji={"name": evil})),
            select(evil, placeholder=evil),
            {"type": 9, "components": [{"type": 10, "content": evil}], "accessory": button(evil)},
            {"type": 12, "items": [picture]},
            {"type": 13, "file": {"url": "/a.txt"}, "name": evil, "size": 3},
            content=evil,
            embeds=[{"title": evil, "description": evil, "fields": [{"name": evil, "value": evil}]}],
            shown={"author": evil, "command": {"person": evil, "name": evil}},
        ),
    )
    await static_page.get_by_role("combobox").click()
    assert await static_page.locator("img:not([alt]), b:not(.origin b)").count() == 0
    assert await static_page.locator(".origin b").inner_text() == evil
    assert await static_page.evaluate("window.evil") is None


async def test_a_message_that_follows_another_keeps_its_author_for_those_who_listen(
    static_page: Page,
) -> None:
    await show(
        static_page, message(content="Hello", author={"id": "1"}, shown={"author": "Ada"}), follows=True
    )
    article = static_page.get_by_role("article", name="Ada")
    assert await article.locator("header").evaluate("(header) => header.offsetHeight") == 1
    assert await article.locator(".avatar").count() == 0


async def test_why_a_message_is_there_stands_above_it(static_page: Page) -> None:
    await show(static_page, message(shown={"command": {"person": "Ada", "name": "lobby open"}}))
    assert await static_page.inner_text(".origin") == "Ada used /lobby open"
    await show(static_page, message(shown={"reply": {"id": "12", "author": "Ben", "excerpt": "Hello?"}}))
    await static_page.get_by_role("button", name="Ben Hello?").press("Enter")
    assert await done(static_page) == [["reveal", "12"]]


async def test_a_private_message_says_so_and_can_be_dismissed(static_page: Page) -> None:
    await show(static_page, message(content="Your hand", shown={"ephemeral": True}))
    await expect(static_page.get_by_text("Only you can see this")).to_be_visible()
    await static_page.get_by_role("button", name="Dismiss message").click()
    assert await done(static_page) == [["dismiss", "900"]]


async def test_a_message_can_be_answered(static_page: Page) -> None:
    await show(static_page, message(content="Hello", edited_timestamp="2026-01-02T03:04:06+00:00"))
    assert await static_page.inner_text(".message-body") == "Hello(edited)"
    await static_page.get_by_role("button", name="Reply to Keeper").press("Enter")
    assert await done(static_page) == [["reply", "900"]]


async def test_what_takes_long_shows_that_the_bot_is_thinking(static_page: Page) -> None:
    await show(static_page, message(flags=128, shown={"loading": True}))
    await expect(static_page.get_by_text("Keeper is thinking")).to_be_visible()


# --- Pressing ---


async def test_a_pressed_button_is_busy_until_the_answer_while_the_others_can_be_pressed(
    static_page: Page,
) -> None:
    await show(static_page, message(row(button("Join"), button("Leave"), button("Full", disabled=True))))
    join, leave = (static_page.get_by_role("button", name=name, exact=True) for name in ("Join", "Leave"))
    await join.press("Enter")
    await join.press("Enter")
    await expect(join).to_have_attribute("aria-busy", "true")
    await expect(join).to_be_focused()
    await answer(static_page)
    await expect(join).not_to_have_attribute("aria-busy", "true")
    await leave.click()
    assert await done(static_page) == [
        ["press", {"message": "900", "custom_id": "join"}],
        ["press", {"message": "900", "custom_id": "leave"}],
    ]
    await expect(static_page.get_by_role("button", name="Full")).to_be_disabled()


async def test_what_failed_is_told_below_the_components_until_the_next_try(static_page: Page) -> None:
    await show(static_page, message(row(button("Join"))))
    await static_page.get_by_role("button", name="Join").click()
    await answer(static_page, "This interaction failed.")
    await expect(static_page.get_by_role("status")).to_have_text("This interaction failed.")
    await static_page.get_by_role("button", name="Join").click()
    await expect(static_page.get_by_role("status")).to_be_empty()
    await static_page.evaluate("reject(new Error('The line is cut.'))")
    await expect(static_page.get_by_role("status")).to_have_text("The line is cut.")


async def test_buttons_and_pictures_fit_into_a_narrow_pane(static_page: Page) -> None:
    await static_page.set_viewport_size({"width": 320, "height": 600})
    wide = {"media": {"url": _PICTURE, "width": 900, "height": 500}}
    labels = [button(f"A label of many words, the number {n} of five") for n in range(5)]
    await show(
        static_page,
        message(
            {"type": 17, "components": [row(*labels), select("A" * 100), {"type": 12, "items": [wide, wide]}]}
        ),
    )
    await menu(static_page).click()
    assert await static_page.evaluate("document.documentElement.scrollWidth") == 320
    popup = await static_page.locator(".menu-popup").bounding_box()
    assert popup is not None
    assert popup["x"] >= 0
    assert popup["x"] + popup["width"] <= 320


# --- Choosing ---


async def test_choosing_one_option_by_keyboard_sends_it_at_once(static_page: Page) -> None:
    await show(static_page, message(select("Orcs", "Undead", "Insects", "Demons")))
    control = menu(static_page)
    for keys, expected in {
        "ArrowDown Enter": "orcs",
        "Enter ArrowDown Enter": "undead",
        "Space End Space": "demons",
        "ArrowUp Home Enter": "orcs",
        "Enter i Enter": "insects",
        "Enter ArrowDown ArrowDown Enter": "orcs",
    }.items():
        for key in keys.split():
            await control.press(key)
        await expect(control).to_have_attribute("aria-expanded", "false")
        await expect(control).to_be_focused()
        assert await chosen(static_page) == [[expected]], keys
        await answer(static_page)
        await expect(control).to_have_text(expected.capitalize())


async def test_the_listener_is_told_which_option_is_reached_and_which_is_chosen(static_page: Page) -> None:
    await show(static_page, message(select("Orcs", "Undead")))
    control = menu(static_page)
    await control.press("Enter")
    await control.press("ArrowDown")
    reached = await control.get_attribute("aria-activedescendant")
    assert await static_page.locator(f"#{reached}").inner_text() == "Undead"
    await control.press("Enter")
    await answer(static_page)
    await control.press("Enter")
    await expect(static_page.get_by_role("option", selected=True)).to_have_text("Undead")


async def test_what_is_chosen_already_is_not_sent_again(static_page: Page) -> None:
    await show(static_page, message(select("Orcs", "Undead")))
    control = menu(static_page)
    for keys in ("Enter Escape", "Enter Enter", "Enter Enter", "Enter Escape"):
        for key in keys.split():
            await control.press(key)
        await static_page.evaluate("window.resolve?.({ failed: null })")
    assert await chosen(static_page) == [["orcs"]]


async def test_a_choice_that_failed_is_taken_back_and_can_be_made_again(static_page: Page) -> None:
    await show(static_page, message(select("Orcs", "Undead")))
    for _ in range(2):
        await menu(static_page).click()
        await static_page.get_by_role("option", name="Undead").click()
        await answer(static_page, "This interaction failed.")
        await expect(menu(static_page)).to_have_text("Pick …")
    assert await chosen(static_page) == [["undead"], ["undead"]]


@pytest.mark.parametrize("close", ["Escape", "Tab", "Shift+Tab", "click away", "Done"])
async def test_choosing_several_is_sent_when_the_list_closes(static_page: Page, close: str) -> None:
    several = select("Orcs", "Undead", "Insects", min_values=1, max_values=2)
    await show(static_page, message(several, row(button("Next")), content="Text"))
    control = menu(static_page)
    for key in ("Enter", "Enter", "End", "Enter"):
        await control.press(key)
    await expect(static_page.get_by_role("option", name="Undead")).to_have_attribute("aria-disabled", "true")
    await static_page.get_by_role("option", name="Undead").click(force=True)
    assert await chosen(static_page) == []
    match close:
        case "click away":
            await static_page.get_by_text("Text").click()
        case "Done":
            await static_page.get_by_role("button", name="Done").click()
        case key:
            await control.press(key)
    assert await chosen(static_page) == [["orcs", "insects"]]
    if close == "Tab":
        await expect(static_page.get_by_role("button", name="Next")).to_be_focused()


async def test_too_few_are_not_sent_but_none_are_if_none_are_needed(static_page: Page) -> None:
    await show(static_page, message(select("Orcs", "Undead", "Insects", min_values=2, max_values=3)))
    for key in ("Enter", "Enter", "Escape"):
        await menu(static_page).press(key)
    assert await chosen(static_page) == []
    default = [{"label": "Orcs", "value": "orcs", "default": True}]
    for most in (1, 2):
        await show(static_page, message(select(options=default, min_values=0, max_values=most)))
        for key in ("Enter", "Enter", "Escape"):
            await menu(static_page).press(key)
        assert await chosen(static_page) == [[]]


async def test_a_long_list_is_filtered_while_one_types(static_page: Page) -> None:
    await show(static_page, message(select(*(f"Room {n}" for n in range(20)), "The great hall")))
    await menu(static_page).press("Enter")
    await static_page.keyboard.type("great h")
    await expect(static_page.get_by_role("option")).to_have_text(["The great hall"])
    await static_page.keyboard.type("x")
    await expect(static_page.get_by_text("Nothing matches your search.")).to_be_visible()
    await static_page.keyboard.press("Enter")
    await static_page.keyboard.press("Backspace")
    await static_page.keyboard.press("Enter")
    assert await chosen(static_page) == [["the great hall"]]
    await expect(menu(static_page)).to_be_focused()


@pytest.mark.parametrize(
    ("kind", "offered"),
    [(5, ["@Ada", "@Ben"]), (6, ["@Keepers"]), (7, ["@Ada", "@Ben", "@Keepers"]), (8, ["#den"])],
)
async def test_people_roles_and_channels_can_be_chosen(
    static_page: Page, kind: int, offered: list[str]
) -> None:
    await show(static_page, message(row({"type": kind, "custom_id": "pick", "placeholder": "Pick …"})))
    await menu(static_page).click()
    await expect(static_page.get_by_role("option")).to_have_text(offered)
    await static_page.get_by_role("option").last.click()
    assert await chosen(static_page) == [[{5: "2", 6: "7", 7: "7", 8: "5"}[kind]]]


async def test_the_list_opens_where_there_is_room(static_page: Page) -> None:
    rooms = [f"Room {n}" for n in range(25)]
    for space, above in ((0, False), (500, True)):
        await show(static_page, message(select(*rooms)))
        await static_page.evaluate(
            "(space) => (document.querySelector('main').style.paddingTop = space + 'px')", space
        )
        await menu(static_page).click()
        control, popup = (
            await menu(static_page).bounding_box(),
            await static_page.locator(".menu-popup").bounding_box(),
        )
        assert control is not None
        assert popup is not None
        assert (popup["y"] < control["y"]) is above
        assert popup["y"] >= 0
        assert popup["y"] + popup["height"] <= 700


# --- Pictures ---


async def test_a_picture_keeps_its_place_free_before_it_is_there(static_page: Page) -> None:
    await static_page.route("**/late.png", lambda route: None)
    picture = {"media": {"url": "/late.png", "width": 900, "height": 600}, "description": "The board"}
    await show(static_page, message({"type": 12, "items": [picture]}))
    box = await static_page.get_by_role("img", name="The board").bounding_box()
    assert box is not None
    assert (round(box["width"]), round(box["height"])) == (550, 367)


async def test_pictures_are_looked_at_closely_one_after_the_other(static_page: Page) -> None:
    names = ("The hand", "The board", "The secret")
    items = [
        {"media": {"url": f"{_PICTURE}?{name}"}, "description": name, "spoiler": name == "The secret"}
        for name in names
    ]
    await show(static_page, message({"type": 12, "items": items}))
    hand = static_page.get_by_role("button", name="The hand")
    await hand.press("Enter")
    dialog = static_page.get_by_role("dialog")
    await expect(dialog.get_by_text("1 of 2")).to_be_visible()
    await static_page.keyboard.press("ArrowRight")
    await expect(dialog.locator("figcaption")).to_have_text("The board")
    await expect(dialog.get_by_role("link", name="Open original")).to_have_attribute(
        "href", f"{_PICTURE}?The board"
    )
    await static_page.keyboard.press("ArrowRight")
    await expect(dialog.locator("figcaption")).to_have_text("The hand")
    await static_page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await expect(hand).to_be_focused()


async def test_a_spoiler_picture_is_revealed_first_and_opened_then(static_page: Page) -> None:
    item = {
        "media": {"url": _PICTURE, "width": 80, "height": 80},
        "description": "The secret",
        "spoiler": True,
    }
    await show(static_page, message({"type": 12, "items": [item]}))
    await static_page.get_by_role("button", name="Spoiler").click()
    await expect(static_page.get_by_role("dialog")).to_have_count(0)
    await static_page.get_by_role("button", name="The secret").click()
    await expect(static_page.get_by_role("dialog")).to_be_visible()
