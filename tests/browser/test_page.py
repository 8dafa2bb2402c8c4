"""The page around a game: demo tables, phones, the keyboard, unread marks, faults on demand."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, Locator, ViewportSize, expect

from playground import Channel
from tests.browser.conftest import watched
from tests.browser.panes import PATIENCE, Desk, Pane, read_everything
from tests.end_to_end.stage import Stage
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="package")

SAY = speaker("en")
PHONE: ViewportSize = {"width": 400, "height": 800}


def newest_channel(stage: Stage) -> Channel:
    return stage.ground.guild.channels[-1]


async def test_show_me_sits_a_newcomer_down_at_a_table_where_it_is_their_turn(
    stage: Stage, desk: Desk
) -> None:
    (pane,) = await desk.open("Darius")

    await pane.show_me("mighty-monsters")
    await pane.answer_by_controls()

    assert await pane.frame.locator(".title").inner_text() == newest_channel(stage).name
    assert stage.ledger.status(newest_channel(stage)) == "playing"
    assert stage.ledger.moves(newest_channel(stage)) > 0


async def test_a_phone_shows_everything_without_scrolling_sideways(browser: Browser, stage: Stage) -> None:
    page = await browser.new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    flaws = watched(page)
    (pane,) = await Desk(page, stage.ground).open("Edda")
    await pane.go("game-night")

    await pane.show_me("mighty-monsters")
    await pane.answer_by_controls()
    await pane.press("hand")
    await pane.sees(SAY("page-message-only-you"))

    assert await pane.frame.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    wide = """() => [...document.querySelectorAll("article *")]
        .filter((node) => node.checkVisibility() && !node.closest(".visually-hidden"))
        .map((node) => [node.className, node.getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.left < 0 || box.right > innerWidth)).map(([name]) => name)"""
    assert await pane.frame.evaluate(wide) == []
    picture = pane.messages.locator("img").last
    box = await picture.bounding_box()
    assert box is not None
    assert box["width"] > PHONE["width"] * 0.7
    await page.close()
    assert flaws == []


async def test_closed_direct_messages_are_told_once_and_the_game_goes_on(stage: Stage, desk: Desk) -> None:
    closed = SAY("panel-dms-closed").partition("*")[0]
    (pane,) = await desk.open("Felix")
    felix = stage.ground.person("Felix")
    before = len(felix.dm)
    await pane.frame.get_by_role("button", name=SAY("page-tools"), exact=True).click()
    await pane.frame.get_by_role("button", name=SAY("page-close-dms", name="Felix"), exact=True).click()
    await stage.until(lambda: not felix.user.dms_open)

    await pane.show_me("mighty-monsters")
    await stage.quiet()
    panel = await pane.opened_panel()
    await expect(panel).to_contain_text(closed)
    await pane.answer_by_controls()

    assert len(felix.dm) == before
    again = await pane.opened_panel()
    await expect(again).not_to_contain_text(closed)
    await pane.frame.get_by_role("button", name=SAY("page-tools"), exact=True).click()
    await pane.frame.get_by_role("button", name=SAY("page-open-dms", name="Felix"), exact=True).click()
    await stage.until(lambda: felix.user.dms_open)


async def test_whoever_is_told_something_elsewhere_gets_a_mark_until_they_look(
    stage: Stage, desk: Desk
) -> None:
    ground, cave = stage.ground, stage.ground.new_channel("whispering-cave")
    await stage.quiet()
    read_everything(ground, ground.person("Bruno"))
    (pane,) = await desk.open("Ada")
    await pane.go("general")
    bruno = pane.frame.locator('.person[title="Bruno"]')

    ground.person("Clara").say(cave, f"Come here, {ground.person('Bruno').mention}!")

    await expect(pane.frame.locator(".place", has_text=cave.name)).to_have_class(
        "place plain-button place-channel unread"
    )
    await expect(bruno.locator(".badge")).to_be_visible()
    await pane.become("Bruno")
    await pane.go(cave.name)
    await expect(pane.messages.last).to_contain_text("@Bruno")
    await expect(pane.messages.last).to_have_class("message pinged")
    await expect(pane.frame.locator(".new-line")).to_be_visible()
    await expect(bruno.locator(".badge")).to_have_count(0)


async def test_a_link_to_a_message_leads_there_on_the_page(stage: Stage, desk: Desk) -> None:
    ground = stage.ground
    (pane,) = await desk.open("Darius")
    far, clara = ground.new_channel("far-away"), ground.person("Clara")
    wanted = clara.say(far, "Look at this!")
    for number in range(60):
        clara.say(far, f"Later {number}")
    address = f"https://discord.com/channels/{ground.guild.id}/{far.id}/{wanted.id}"
    clara.say(ground.channel("dungeon-hall"), f"[Over there]({address})")
    await pane.go("dungeon-hall")

    await pane.frame.get_by_role("link", name="Over there").last.click()

    await expect(pane.frame.locator(".title")).to_have_text("far-away", timeout=PATIENCE)
    await expect(pane.messages.filter(has_text="Look at this!")).to_be_in_viewport(timeout=PATIENCE)
    assert len(desk.page.context.pages) == 1


async def test_a_new_thread_is_named_at_once_by_typing(stage: Stage, desk: Desk) -> None:
    stage.ground.new_channel("threads")
    (pane,) = await desk.open("Edda")
    await pane.go("threads")

    await pane.frame.get_by_role("button", name=SAY("page-new-thread"), exact=True).click()
    await desk.page.keyboard.type("dragons")
    await pane.keys("Enter")

    await expect(pane.frame.locator(".title")).to_have_text("dragons", timeout=PATIENCE)


async def tab_to(pane: Pane, target: Locator, backwards: bool = False) -> None:
    """Move the focus to something with the tab key alone."""
    await expect(target).to_be_visible(timeout=PATIENCE)
    for _ in range(80):
        if await target.evaluate("node => node === document.activeElement"):
            return
        await pane.keys("Shift+Tab" if backwards else "Tab")
    raise AssertionError(f"{target} cannot be reached with the tab key")


async def test_a_table_is_opened_and_played_at_by_keyboard_alone(stage: Stage, desk: Desk) -> None:
    (pane,) = await desk.open("Clara")
    stage.ground.new_channel("keys-only")
    place = pane.frame.locator(".place", has_text="keys-only")

    await tab_to(pane, place, backwards=True)
    await pane.keys("Enter")
    await expect(pane.frame.locator(".title")).to_have_text("keys-only")
    await pane.arrived()
    await desk.page.keyboard.type("/lobby open game:mighty-monsters ")
    await pane.keys("Enter", "Enter")
    for bots in (1, 2):
        await tab_to(pane, pane.controls("bot").last, backwards=True)
        await pane.keys("Enter")
        await pane.sees(SAY("lobby-count", seated=bots + 1, least=3, most=6).replace("*", ""))
    await tab_to(pane, pane.controls("start").last)
    await pane.keys("Enter")
    await tab_to(pane, pane.controls("turn").last)
    await pane.keys("Enter")
    await tab_to(pane, pane.controls("pick", pane.panel).first)
    await pane.keys("Enter", "ArrowDown", "Enter")

    await pane.is_told_done(pane.panel)
    assert stage.ledger.moves(newest_channel(stage)) > 0


async def test_a_pane_that_is_cut_off_says_so_and_comes_back_by_itself(stage: Stage, desk: Desk) -> None:
    ground = stage.ground
    (pane,) = await desk.open("Ada")
    await pane.go("dungeon-hall")
    seen = await pane.notices()

    await ground.page_server.close()
    ground.person("Bruno").say(ground.channel("dungeon-hall"), "Said while nobody listened")

    await pane.sees("Said while nobody listened")
    await expect(pane.frame.locator(".notice")).to_be_hidden()
    assert SAY("page-lost") in await seen.json_value()


async def test_what_is_delivered_late_fails_visibly_and_works_the_next_time(stage: Stage, desk: Desk) -> None:
    (pane,) = await desk.open("Darius")
    await pane.show_me("mighty-monsters")
    await stage.quiet()
    stage.expected_complaints.add("too late to answer")

    await pane.use(SAY("page-deliver-late"))
    await pane.press("hand")

    failure = pane.messages.locator(".failure", has_text=SAY("page-interaction-failed"))
    await expect(failure).to_be_visible(timeout=PATIENCE)
    stage.unanswerable.append(list(stage.ground.world.interactions.values())[-1])
    await pane.press("hand")
    await pane.sees(SAY("page-message-only-you"))


async def test_a_bot_that_is_told_to_slow_down_answers_all_the_same(stage: Stage, desk: Desk) -> None:
    (pane,) = await desk.open("Darius")
    await pane.go("general")

    def slowed_down() -> int:
        return sum(request.status == 429 for request in stage.ground.requests)

    stage.expected_complaints |= {"We are being rate limited", "Webhook ID"}
    before = slowed_down()
    await pane.use(SAY("page-limit"))
    await pane.type("/games")
    await pane.keys("Enter", "Enter")

    await expect(pane.messages.and_(pane.frame.locator(".ephemeral")).last).to_be_visible(timeout=PATIENCE)
    assert slowed_down() - before == 3


async def test_a_picture_opens_large_with_its_description(stage: Stage, desk: Desk) -> None:
    (pane,) = await desk.open("Edda")
    await pane.show_me("mighty-monsters")
    small = pane.messages.locator("img").last
    await expect(small).to_be_visible()
    await stage.quiet()

    described = await small.get_attribute("alt")
    await small.click()

    large = pane.frame.locator("dialog img")
    await expect(large).to_be_visible()
    assert described
    await expect(large).to_have_attribute("alt", described)
    await pane.keys("Escape")
    await expect(pane.frame.locator("dialog")).to_have_count(0)


async def test_two_panes_are_two_people_and_a_reload_brings_both_back(stage: Stage, desk: Desk) -> None:
    left, right = await desk.open("Ada", "Felix")
    await left.go("dungeon-hall")
    await right.go("dungeon-hall")

    await left.type("Hello, @Fel")
    await left.keys("Enter", "Enter")

    await expect((await right.sees("Hello, @Felix")).locator(".mention")).to_have_class("mention mine")
    await expect((await left.sees("Hello, @Felix")).locator(".mention")).to_have_class("mention")
    await desk.page.reload()
    assert [(await desk.pane(number)).person for number in (0, 1)] == ["Ada", "Felix"]
    await (await desk.pane(1)).frame.locator(".close-me").click()
    await expect(desk.page.locator("iframe.pane")).to_have_count(1)
    hall = stage.ground.channel("dungeon-hall")
    await expect(desk.page).to_have_url(re.compile(f"#Ada/{hall.id}$"))


async def test_the_direct_message_is_enough_to_play_from(stage: Stage, desk: Desk) -> None:
    (pane,) = await desk.open("Edda")
    await pane.show_me("mighty-monsters")
    await stage.quiet()
    before = stage.ledger.moves(newest_channel(stage))

    await pane.go("Lairkeeper")
    panel = await pane.sees(f"#{newest_channel(stage).name}")
    await pane.controls("pick", panel).click()
    await pane.keys("ArrowDown", "Enter")

    await expect(panel).to_contain_text(SAY("mighty-monsters-place"), timeout=PATIENCE)
    assert stage.ledger.moves(newest_channel(stage)) > before


async def test_wrong_input_is_shown_at_the_option_and_nothing_is_sent(stage: Stage, desk: Desk) -> None:
    (pane,) = await desk.open("Bruno")
    await pane.go("general")
    before = len(stage.ground.world.interactions)

    await pane.type("/lobby open game:chess ")
    await pane.keys("Escape", "Enter")

    await expect(pane.frame.locator(".composer [aria-invalid=true]")).to_be_visible()
    assert len(stage.ground.world.interactions) == before


async def test_a_message_with_long_lists_is_brought_up_to_date_once_something_was_chosen(
    stage: Stage, desk: Desk
) -> None:
    (pane,) = await desk.open("Clara")
    channel = stage.channel()
    person = stage.ground.person("Clara")
    await (await person.slash(channel, "lobby open", game="mighty-monsters")).settled()
    await stage.quiet()
    await pane.go(channel.name)

    await pane.press("options")
    await pane.controls("sheet").filter(has_text="Clock").click(timeout=PATIENCE)
    await expect(pane.frame.locator('[data-focus$=":reactions"]')).to_be_visible(timeout=PATIENCE)
    await pane.frame.locator('[data-focus$=":clock"]').click(timeout=PATIENCE)
    await pane.frame.get_by_role("option", name=SAY("table-option-clock-none")).click(timeout=PATIENCE)

    await expect(pane.frame.locator('[data-focus$=":reactions"]')).to_have_count(0, timeout=PATIENCE)
