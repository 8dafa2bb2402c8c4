"""The message input: text, mentions, replies and files."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.composer import area, asked, field, picture

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_a_message_goes_out_with_what_it_mentions_answers_and_brings_along(composer: Page) -> None:
    await composer.evaluate("composer.replyTo({ id: '77', shown: { author: 'Ada' } })")
    await expect(composer.get_by_text("Replying to Ada")).to_be_visible()
    await composer.keyboard.type("Look, @mar")
    await composer.keyboard.press("Enter")
    await composer.keyboard.type("at #gen")
    await composer.keyboard.press("Tab")
    await composer.keyboard.press("Shift+Enter")
    await composer.keyboard.type("now!")
    await expect(area(composer)).to_have_value("Look, @Ada Maria at #general \nnow!")
    await composer.set_input_files("input[type=file]", [picture("map.png"), picture("wrong.png")])
    await composer.get_by_label("Remove wrong.png").click()
    await area(composer).press("Enter")

    assert await asked(composer, "say") == [
        {
            "channel": "10",
            "text": "Look, <@2> at <#10> \nnow!",
            "reply_to": "77",
            "files": [{"filename": "map.png", "data": "bm90IHF1aXRlIGEgcGljdHVyZQ=="}],
        }
    ]
    await expect(area(composer)).to_have_value("")
    await expect(composer.get_by_text("Replying to Ada")).to_be_hidden()
    await expect(composer.get_by_role("listitem")).to_have_count(0)


async def test_pictures_can_be_pasted_and_dropped(composer: Page) -> None:
    bring = """([kind, key]) => {
        const carried = new DataTransfer();
        carried.items.add(new File(["x"], `${kind}.png`, { type: "image/png" }));
        const given = { bubbles: true, cancelable: true, [key]: carried };
        const event = kind === "paste" ? new ClipboardEvent(kind, given) : new DragEvent(kind, given);
        (kind === "paste" ? document.querySelector("textarea") : document.body).dispatchEvent(event);
    }"""

    await composer.evaluate(bring, ["paste", "clipboardData"])
    await expect(composer.get_by_role("listitem")).to_have_text(["paste.png"])
    await composer.evaluate(bring, ["drop", "dataTransfer"])
    await expect(composer.get_by_role("listitem")).to_have_text(["paste.png", "drop.png"])


async def test_a_draft_stays_with_its_place(composer: Page) -> None:
    await composer.keyboard.type("half a thou")
    await composer.evaluate("go('13'); composer.focus()")
    await expect(area(composer)).to_have_attribute("placeholder", "Message @Lairkeeper")
    await composer.keyboard.type("/move choice:pass")
    await composer.evaluate("go('10'); composer.focus()")
    await expect(area(composer)).to_have_value("half a thou")
    await composer.keyboard.type("ght")
    await composer.evaluate("go('13'); composer.focus()")
    await expect(field(composer, "choice")).to_have_value("pass")
    await composer.evaluate("go('10')")
    await expect(area(composer)).to_have_value("half a thought")


async def test_a_message_that_is_too_long_is_counted_and_kept(composer: Page) -> None:
    await area(composer).fill("x" * 1790)
    await expect(composer.get_by_text("Characters left")).to_be_hidden()
    await area(composer).fill("x" * 2001)
    await expect(composer.get_by_text("Characters left: -1")).to_be_visible()
    await area(composer).press("Enter")

    await expect(composer.get_by_role("alert")).to_have_text(
        "Your message has 2,001 characters; at most 2,000 fit."
    )
    assert await asked(composer, "say") == []


async def test_a_message_that_could_not_be_sent_is_there_again(composer: Page) -> None:
    await composer.evaluate("failure = 'The channel is gone.'")
    await composer.keyboard.type("hello")
    await composer.keyboard.press("Enter")

    await expect(composer.get_by_role("alert")).to_have_text("The channel is gone.")
    await expect(area(composer)).to_have_value("hello")
    await composer.keyboard.type("!")
    await expect(composer.get_by_role("alert")).to_be_hidden()


async def test_where_one_may_not_write_it_says_so(composer: Page) -> None:
    for place, sentence in (
        ("12", "You may read here, but not write."),
        ("?", "Choose a channel to write in."),
    ):
        await composer.evaluate("(id) => composer.place(client.places.get(id) ?? null, [])", place)
        await expect(area(composer)).to_be_disabled()
        await expect(area(composer)).to_have_attribute("placeholder", sentence)
