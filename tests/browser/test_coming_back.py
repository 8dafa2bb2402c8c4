"""Coming to the page and coming back to it: the start, reloads, pings on a phone, removed messages."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from playground import Channel
from tests.browser.conftest import watched
from tests.browser.panes import PATIENCE, Desk, Pane, read_everything
from tests.end_to_end.stage import Stage
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="package")

SAY = speaker("en")
PHONE: ViewportSize = {"width": 400, "height": 850}


def filled(stage: Stage, name: str, count: int) -> Channel:
    """A new channel with this many messages, each several lines long."""
    channel = stage.ground.new_channel(name)
    for number in range(count):
        stage.ground.person("Clara").say(channel, f"Message {number}\n" + "and more\n" * 5)
    return channel


async def scrolled_to(pane: Pane, text: str) -> None:
    """Scroll until a message is at the upper edge, and wait until the pane has noted it."""
    message = pane.messages.filter(has_text=text).first
    await message.evaluate("node => node.scrollIntoView({ block: 'start' })")
    await pane.frame.wait_for_url(f"**mark={await message.get_attribute('data-id')}*", timeout=PATIENCE)


async def distance(pane: Pane, text: str) -> float:
    """How far below the upper edge of the timeline a message begins."""
    message = pane.messages.filter(has_text=text).first
    await expect(message).to_be_visible(timeout=PATIENCE)
    return float(
        await message.evaluate(
            """node => node.getBoundingClientRect().top
                - document.querySelector('.timeline').getBoundingClientRect().top"""
        )
    )


# --- the start -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("wide", [True, False])
async def test_a_first_visitor_reads_what_the_bot_is_and_soon_makes_a_move(
    browser: Browser, stage: Stage, wide: bool
) -> None:
    size: ViewportSize = {"width": 1280, "height": 800} if wide else PHONE
    guild = stage.ground.new_guild(f"Visited {size['width']}", has_bot=False)
    name = f"Visitor{size['width']}"
    visitor = stage.ground.person(name, guild=guild)
    stage.ground.add_bot(guild)
    general = stage.ground.channel("general", guild)
    await stage.until(lambda: general.messages)
    page = await browser.new_page(viewport=size, has_touch=not wide, is_mobile=not wide)
    flaws = watched(page)

    (pane,) = await Desk(page, stage.ground).open(name)

    await expect(pane.frame.get_by_role("heading", name="Lairkeeper")).to_be_in_viewport(timeout=PATIENCE)
    await expect(pane.messages.first).to_contain_text(SAY("door-lead"))
    await expect(pane.messages.first.locator(".accessory img")).to_have_count(5)
    await expect(pane.frame.get_by_role("button", name=SAY("page-tools"), exact=True)).to_be_visible()
    for fault in ("ban", "limit", "hang-up", "deliver-late"):  # nothing a visitor could break by accident
        await expect(pane.frame.get_by_role("button", name=SAY(f"page-{fault}"), exact=True)).to_have_count(0)
    await pane.controls("solo").first.click(timeout=PATIENCE)
    await pane.controls("pick").last.click(timeout=PATIENCE)
    await pane.frame.get_by_role("option").last.click()
    await pane.is_told_done(pane.panel)
    await stage.quiet()
    read_everything(stage.ground, visitor)  # other tests count who is called where
    assert await pane.frame.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await page.close()
    assert flaws == []


async def test_a_place_is_quiet_until_the_first_word_is_written(stage: Stage, desk: Desk) -> None:
    (pane,) = await desk.open("Bruno")
    quiet = stage.ground.new_channel("silence")
    await pane.go("silence")
    await expect(pane.frame.locator(".empty")).to_have_text(SAY("page-nothing-yet"))

    stage.ground.person("Clara").say(quiet, "Not silent any more")

    await pane.sees("Not silent any more")
    await expect(pane.frame.locator(".empty")).to_be_hidden()


async def test_a_greeting_that_comes_while_one_looks_on_is_read_from_its_top(
    stage: Stage, desk: Desk
) -> None:
    guild = stage.ground.new_guild("Watched", has_bot=False)
    watcher = stage.ground.person("Watcher", guild=guild)
    (pane,) = await desk.open("Watcher")
    await expect(pane.frame.locator(".empty")).to_be_visible(timeout=PATIENCE)

    stage.ground.add_bot(guild)

    await expect(pane.messages).to_have_count(1, timeout=PATIENCE)
    await expect(pane.frame.get_by_role("heading", name="Lairkeeper")).to_be_in_viewport()
    await expect(pane.frame.locator(".to-the-end")).to_be_hidden()
    await stage.quiet()
    read_everything(stage.ground, watcher)  # other tests count who is called where


async def test_whoever_sees_the_only_message_whole_follows_what_comes_after_it(
    stage: Stage, desk: Desk
) -> None:
    hall, clara = stage.ground.new_channel("one-word"), stage.ground.person("Clara")
    clara.say(hall, "Hello?")
    (pane,) = await desk.open("Bruno")
    await pane.go("one-word")
    await pane.sees("Hello?")

    for number in range(30):
        clara.say(hall, f"Line {number}\nand more")

    await expect(pane.messages.last).to_contain_text("Line 29", timeout=PATIENCE)
    await expect(pane.messages.last).to_be_in_viewport(timeout=PATIENCE)


# --- reloads -------------------------------------------------------------------------------------------


async def test_a_reload_comes_back_to_the_place_and_to_the_newest_message(stage: Stage, desk: Desk) -> None:
    filled(stage, "reload-end", 30)
    (pane,) = await desk.open("Ada")
    await pane.go("reload-end")
    await expect(pane.messages.last).to_be_in_viewport()

    await desk.page.reload()

    pane = await desk.pane(0)
    await expect(pane.frame.locator(".title")).to_have_text("reload-end", timeout=PATIENCE)
    await expect(pane.messages.last).to_be_in_viewport()
    await expect(pane.frame.locator(".to-the-end")).to_be_hidden()


async def test_a_reload_comes_back_to_where_one_was_reading_in_both_panes(stage: Stage, desk: Desk) -> None:
    filled(stage, "reload-left", 40)
    filled(stage, "reload-right", 90)
    left, right = await desk.open("Ada", "Felix")
    await left.go("reload-left")
    await scrolled_to(left, "Message 12")
    await right.go("reload-right")
    await right.frame.locator(".earlier").click()
    await expect(right.messages).to_have_count(90, timeout=PATIENCE)
    await scrolled_to(right, "Message 8")
    places = [await distance(left, "Message 12"), await distance(right, "Message 8")]

    await desk.page.reload()

    left, right = await desk.pane(0), await desk.pane(1)
    assert (left.person, right.person) == ("Ada", "Felix")
    await expect(left.frame.locator(".title")).to_have_text("reload-left", timeout=PATIENCE)
    await expect(right.frame.locator(".title")).to_have_text("reload-right", timeout=PATIENCE)
    assert [await distance(left, "Message 12"), await distance(right, "Message 8")] == pytest.approx(
        places, abs=2
    )
    await expect(left.frame.locator(".to-the-end")).to_be_visible()


async def test_beside_a_second_pane_the_newest_message_stays_in_sight(stage: Stage, desk: Desk) -> None:
    hall, clara = stage.ground.new_channel("two-columns"), stage.ground.person("Clara")
    for number in range(30):
        clara.say(hall, f"Message {number} " + "goes on and on and on " * 12)
    (left,) = await desk.open("Ada")
    await left.go("two-columns")
    await expect(left.messages.last).to_be_in_viewport()

    await left.frame.locator(".open-second").click()

    await desk.pane(1)
    await expect(left.messages.last).to_be_in_viewport(ratio=0.9)
    await expect(left.frame.locator(".to-the-end")).to_be_hidden()


async def test_a_line_that_was_cut_leaves_the_reader_where_they_were(stage: Stage, desk: Desk) -> None:
    filled(stage, "cut-off", 40)
    (pane,) = await desk.open("Ada")
    await pane.go("cut-off")
    await scrolled_to(pane, "Message 12")
    before = await distance(pane, "Message 12")
    again = pane.messages.filter(has_text="Message 12").first
    await again.evaluate("node => node.classList.add('old')")

    await stage.ground.page_server.close()

    await expect(pane.frame.locator(".message.old")).to_have_count(0, timeout=PATIENCE)
    assert await distance(pane, "Message 12") == pytest.approx(before, abs=2)


@pytest.mark.parametrize("address", ["#Ada/4711/12~3", "#Ada/%", "#Nobody/1", "#Ada/x/y"])
async def test_an_address_that_leads_nowhere_leads_to_the_first_place(
    stage: Stage, desk: Desk, address: str
) -> None:
    await desk.page.goto(f"{stage.ground.address}/{address}")
    pane = await desk.pane(0)
    await expect(pane.frame.locator(".title")).to_have_text("general", timeout=PATIENCE)


# --- marks on the menu button --------------------------------------------------------------------------


async def test_on_a_phone_the_menu_button_tells_how_many_messages_are_for_you(
    browser: Browser, stage: Stage
) -> None:
    page = await browser.new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    ground = stage.ground
    hall, ada, edda = ground.new_channel("calls"), ground.person("Ada"), ground.person("Edda")
    await stage.quiet()
    read_everything(ground, *ground.people.values())
    (pane,) = await Desk(page, ground).open("Edda")
    await pane.go("general")
    button = pane.frame.locator(".show-places")
    await expect(button).to_have_accessible_name(SAY("page-show-places"))

    ada.say(hall, f"{edda.mention}, your turn!")
    ada.say(hall, f"{edda.mention}, really!")
    await expect(button.locator(".badge")).to_have_text("2")
    await expect(button).to_have_accessible_name(
        f"{SAY('page-show-places')}, {SAY('page-mentions', count=2)}"
    )
    await pane.go("calls")
    await expect(button.locator(".badge")).to_have_count(0)

    edda.say(hall, f"Yes, {ada.mention}.")
    await expect(button.locator(".dot")).to_be_visible()
    await expect(button).to_have_accessible_name(
        f"{SAY('page-show-places')}, {SAY('page-mentions-others', count=1)}"
    )
    await page.close()


# --- removed messages ----------------------------------------------------------------------------------


async def test_a_message_whose_head_was_on_a_removed_one_gets_its_author_back(
    stage: Stage, desk: Desk
) -> None:
    channel, clara = stage.ground.new_channel("removals"), stage.ground.person("Clara")
    first, second = clara.say(channel, "First words"), clara.say(channel, "Second words")
    clara.say(channel, "Third words")
    (pane,) = await desk.open("Ada")
    await pane.go("removals")
    heads = pane.frame.locator(".message .message-head")
    await expect(heads).to_have_count(1)

    stage.ground.delete_message(first)

    kept = await pane.sees("Second words")
    await expect(kept.locator(".message-head")).to_contain_text("Clara")
    await expect(kept).not_to_have_class("message follows")
    await expect(heads).to_have_count(1)
    stage.ground.delete_message(second)
    await expect((await pane.sees("Third words")).locator(".message-head")).to_contain_text("Clara")


async def test_earlier_messages_of_the_same_person_are_joined_to_those_below(
    stage: Stage, desk: Desk
) -> None:
    filled(stage, "joined", 60)
    (pane,) = await desk.open("Ada")
    await pane.go("joined")
    await expect(pane.frame.locator(".message-head")).to_have_count(1)

    await pane.frame.locator(".earlier").click()

    await expect(pane.messages).to_have_count(60)
    await expect(pane.frame.locator(".message-head")).to_have_count(1)


# --- the tools on a phone ------------------------------------------------------------------------------


async def test_every_tool_can_be_reached_on_a_phone(browser: Browser, stage: Stage) -> None:
    page = await browser.new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    (pane,) = await Desk(page, stage.ground).open("Edda")
    await pane.frame.get_by_role("button", name=SAY("page-tools"), exact=True).click()
    dialog = pane.frame.get_by_role("dialog")

    for tool in await dialog.get_by_role("button").all():
        await tool.scroll_into_view_if_needed()
        box = await tool.bounding_box()
        assert box is not None
        assert box["height"] >= 36
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    await dialog.evaluate("node => node.scrollTo(0, 0)")
    await dialog.get_by_role("button", name=SAY("page-limit"), exact=True).click()
    await expect(dialog.get_by_role("status")).to_be_in_viewport(ratio=1)
    await expect(dialog.get_by_role("button", name=SAY("page-cancel"))).to_be_in_viewport(ratio=1)
    await dialog.get_by_role("button", name=SAY("page-ban"), exact=True).click()
    await expect(dialog.get_by_role("status")).to_contain_text(SAY("page-banned"))
    await dialog.get_by_role("button", name=SAY("page-mend"), exact=True).click()
    await expect(dialog.get_by_role("status")).to_have_text(SAY("page-done"))
    assert not stage.ground.faults.banned
    await page.close()
