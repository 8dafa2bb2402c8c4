"""One screen of a phone has room for a vote and a replayed moment; also replay files, and languages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, ViewportSize, expect

from engine.core.registry import games
from playground import Person, Playground, furnish
from tests.browser.panes import PATIENCE, Desk, Pane, furnished
from tests.end_to_end.company import shown
from tests.end_to_end.party import Party
from tests.end_to_end.stage import Stage, control
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="package")

PHONE: ViewportSize = {"width": 400, "height": 850}
ONE_SCREEN = 720
MEASURE = """(message) => {
    const bottoms = [...message.querySelectorAll(".button, .menu-control")]
        .map((one) => one.getBoundingClientRect().bottom);
    return Math.max(...bottoms) - message.querySelector(".components img").getBoundingClientRect().top;
}"""
"""From the first picture to the last control."""
TO_THE_END = """(message) => {
    const bottoms = [...message.querySelectorAll(".button, .menu-control")]
        .map((one) => one.getBoundingClientRect().bottom);
    return Math.max(...bottoms) - message.getBoundingClientRect().top;
}"""
"""From the top of the message to its last control."""
HEIGHT = "(message) => message.getBoundingClientRect().height"
CONTROLS = """(message) => {
    const boxes = [...message.querySelectorAll(".button, .menu-control")]
        .map((one) => one.getBoundingClientRect());
    return Math.max(...boxes.map((one) => one.bottom)) - Math.min(...boxes.map((one) => one.top));
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="package")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """A playground of its own: what is played here would count in other tests, and call people there."""
    async with furnished(tmp_path_factory.mktemp("one-screen")) as stage:
        yield stage
        await stage.end()


async def table_of(stage: Stage, game: str, locale: str, moves: int, count: int = 2) -> Party:
    """Ada and Bruno, or Ada alone, among three with computer players, in that language, after some moves."""
    people: list[Person] = [stage.ground.person(name) for name in ("Ada", "Bruno")[:count]]
    for person in people:
        person.user.locale = locale
    stage.ground.guild.locale = locale
    party = Party(stage, people, stage.channel(), game)
    await party.open()
    await party.sit_down()
    for _ in range(3 - count):
        await party.press(party.host, "bot")
    await party.start()
    for _ in range(moves):
        await stage.until(lambda: party.awaited)
        await party.by_command(party.awaited[0])
    stage.ground.guild.locale = "en-US"
    return party


async def on_a_phone(browser: Browser, stage: Stage, party: Party) -> Pane:
    page = await browser.new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    (pane,) = await Desk(page, stage.ground).open("Ada")
    await pane.go(party.channel.name)
    return pane


async def with_picture(message: Locator, pictures: int = 1) -> None:
    """Wait until a message shows all of its pictures."""
    await expect(message.locator(".components img")).to_have_count(pictures, timeout=PATIENCE)


def with_control(pane: Pane, action: str) -> Locator:
    """The newest message with such a control."""
    return pane.messages.filter(has=pane.frame.locator(f'[data-focus^="lk1:{action}:"]')).last


@pytest.mark.parametrize(
    ("game", "locale", "moves", "measured"),
    [
        ("boss-monster", "de", 8, TO_THE_END),
        ("boss-monster", "en-US", 8, TO_THE_END),
        ("mighty-monsters", "en-US", 8, TO_THE_END),
        ("fairy-market", "de", 2, MEASURE),
        ("dungeon-lords", "en-US", 0, MEASURE),
        ("doodle-dungeon", "de", 2, TO_THE_END),
    ],
)
async def test_an_open_vote_its_picture_and_all_buttons_fit_on_one_screen(
    browser: Browser, stage: Stage, desk: Desk, game: str, locale: str, moves: int, measured: str
) -> None:
    """Where the picture is high, from its top: whose turn it is scrolls away.

    In Doodle Dungeon nobody can count points yet, so there is no standing to end with.
    """
    choices = 2 if game == "doodle-dungeon" else 3
    party = await table_of(stage, game, locale, moves)
    await (await party.people[1].slash(party.channel, "lobby close")).settled()
    await stage.quiet()
    pane = await on_a_phone(browser, stage, party)

    message = with_control(pane, "vote")

    await expect(message.locator(".components img")).to_have_count(1, timeout=PATIENCE)
    await expect(pane.controls("vote", message)).to_have_count(choices)
    await expect(pane.controls("turn", message)).to_have_count(1)
    assert await message.evaluate(measured) <= ONE_SCREEN
    await pane.frame.page.close()


@pytest.mark.parametrize(("game", "locale"), [("boss-monster", "de"), ("mighty-monsters", "en-US")])
async def test_the_message_of_a_table_shows_one_picture_and_fits_on_one_screen(
    browser: Browser, stage: Stage, desk: Desk, game: str, locale: str
) -> None:
    """However much has happened: both games have several pictures of the table by then."""
    party = await table_of(stage, game, locale, 12)
    pane = await on_a_phone(browser, stage, party)

    message = with_control(pane, "turn")

    await expect(message.locator(".components img")).to_have_count(1, timeout=PATIENCE)
    assert await message.evaluate(TO_THE_END) <= ONE_SCREEN
    await pane.frame.page.close()


@pytest.mark.parametrize(("game", "locale"), [*product(games(), ["de"]), ("mighty-monsters", "en-US")])
async def test_how_any_game_ended_and_what_is_shared_of_it_fit_on_one_screen(
    browser: Browser, stage: Stage, desk: Desk, game: str, locale: str
) -> None:
    """The poster; one's own result while the last fight is still news; fights, also in posts; a recap."""
    party, say = await table_of(stage, game, locale, 0), speaker(locale)
    await party.play_asleep()
    ada, pane = party.host, await on_a_phone(browser, stage, party)
    await with_picture(ending := with_control(pane, "rematch"))
    assert await ending.evaluate(HEIGHT) <= ONE_SCREEN

    await pane.go("Lairkeeper")
    await with_picture(own := with_control(pane, "recap"))
    await expect(pane.controls("happened", own)).to_have_count(1)
    assert await own.evaluate(TO_THE_END) <= ONE_SCREEN
    await pane.go(party.channel.name)

    panel = shown(await (await ada.slash(party.channel, "replay")).settled())
    [fights] = panel.selects
    assert fights.custom_id.endswith(":fight")
    replayed = with_control(pane, "replay-more")
    for fight in fights.options:
        [fights] = panel.selects
        await (await ada.select(panel, fight.value, custom_id=fights.custom_id)).settled()
        await expect(replayed).to_contain_text(say("replay-title", game="", move=fight.value, moves=""))
        await with_picture(replayed)
        assert await replayed.evaluate(TO_THE_END) <= ONE_SCREEN, fight.label
    for kind in ("moment", "result"):
        if kind == "result":
            await (await ada.click(panel, say("button-replay-last"))).settled()
        await (await ada.click(panel, say("button-share"))).settled()
        told = say(f"share-{kind}", who="Ada", game=say(f"{game}-title"))
        await with_picture(post := pane.messages.filter(has_text=told).last)
        assert await post.evaluate(HEIGHT) <= ONE_SCREEN

    await (await ada.click(panel, custom_id=control(panel, "replay-more"))).settled()
    await (await ada.click(panel, say("button-recap-game"))).settled(60)
    recap = with_control(pane, "share-recap")
    await with_picture(recap, 2)
    assert await recap.evaluate(TO_THE_END) <= ONE_SCREEN
    await pane.frame.page.close()


@pytest.mark.parametrize("game", [*games()])
async def test_a_lobby_that_looks_for_players_fits_on_one_screen_whatever_was_changed_in_it(
    browser: Browser, stage: Stage, desk: Desk, game: str
) -> None:
    """In German, which is longer; with computer players, and with all seats taken."""
    locale = "de"
    ada = stage.ground.person("Ada")
    ada.user.locale = stage.ground.guild.locale = locale
    party = Party(stage, [ada], stage.channel(), game)
    asked_for = {"find": True, "pace": "daily", "language": locale[:2]}
    await (await ada.slash(party.channel, "lobby open", game=game, **asked_for)).settled()
    changed = {one.key: one.values[-1] for one in games()[game].settings} | {"door": "newcomers"}
    for setting, value in changed.items():
        await (await ada.slash(party.channel, "lobby options", setting=setting, value=value)).settled()
    await party.press(ada, "bot")
    pane = await on_a_phone(browser, stage, party)
    message = with_control(pane, "join")
    await expect(pane.controls("strength", message)).to_have_count(1, timeout=PATIENCE)
    assert await message.evaluate(HEIGHT) <= ONE_SCREEN

    await party.press(ada, "fill")

    await expect(pane.controls("fill", message)).to_have_count(0, timeout=PATIENCE)
    assert await message.evaluate(HEIGHT) <= ONE_SCREEN
    stage.ground.guild.locale = "en-US"
    await party.press(ada, "close")
    await pane.frame.page.close()


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_how_it_works_is_told_on_one_screen(
    browser: Browser, stage: Stage, desk: Desk, locale: str
) -> None:
    ada, channel = stage.ground.person("Ada"), stage.channel()
    ada.user.locale = locale
    card = shown(await (await ada.slash(channel, "help")).settled())
    page = await browser.new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    (pane,) = await Desk(page, stage.ground).open("Ada")
    await pane.go(channel.name)

    await (await ada.click(card, custom_id=control(card, "guide"))).settled()

    guide = await pane.sees("/undo")
    assert await guide.evaluate(HEIGHT) <= ONE_SCREEN
    await page.close()


@pytest.mark.parametrize(("game", "locale"), [("boss-monster", "en-US"), ("mighty-monsters", "de")])
async def test_a_replayed_fight_and_all_its_buttons_fit_on_one_screen(
    browser: Browser, stage: Stage, desk: Desk, game: str, locale: str
) -> None:
    party = await table_of(stage, game, locale, 20)
    pane = await on_a_phone(browser, stage, party)
    panel = shown(await (await party.host.slash(party.channel, "replay")).settled())
    [fights] = panel.selects
    assert fights.custom_id.endswith(":fight")
    await (await party.host.select(panel, fights.options[0].value, custom_id=fights.custom_id)).settled()
    message = with_control(pane, "replay-picture")
    await expect(message.locator(".components img")).to_have_count(1, timeout=PATIENCE)
    fight = await message.locator(".components img").get_attribute("alt")
    assert await message.evaluate(MEASURE) <= ONE_SCREEN

    await pane.controls("replay-picture", message).click()

    await expect(message.locator(f'.components img[alt="{fight}"]')).to_have_count(0, timeout=PATIENCE)
    await expect(message.locator(".components img")).to_have_count(1)
    await pane.frame.page.close()


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_a_poster_fits_on_one_screen_and_everything_else_about_a_replay_has_a_way_back(
    browser: Browser, stage: Stage, desk: Desk, locale: str
) -> None:
    party = await table_of(stage, "mighty-monsters", locale, 0, count=1)
    await party.play_alone()
    await stage.quiet()
    pane = await on_a_phone(browser, stage, party)

    ending = with_control(pane, "replay-open")
    await expect(ending.locator(".components img")).to_have_count(1, timeout=PATIENCE)
    assert await ending.evaluate(HEIGHT) <= ONE_SCREEN

    await pane.press("replay-open")
    replay = with_control(pane, "replay-more")
    await replay.locator('[data-focus^="lk1:replay:"][data-focus$=":last"]').click()
    await expect(replay.locator('[data-focus$=":last"]')).to_be_disabled(timeout=PATIENCE)
    assert await replay.evaluate(TO_THE_END) <= ONE_SCREEN
    await pane.controls("replay-more", replay).click()
    more = with_control(pane, "replay-eyes")
    await expect(more.locator(".components img")).to_have_count(0, timeout=PATIENCE)
    assert await more.evaluate(CONTROLS) <= ONE_SCREEN  # the whole story is above them
    way_back = more.locator(".button").last
    await expect(way_back).to_have_text(speaker(locale)("button-less"))
    await expect(way_back).to_have_class("button secondary")
    await way_back.click()
    await expect(with_control(pane, "replay-more").locator(".components img")).to_have_count(1)
    await pane.frame.page.close()


async def test_a_replay_file_is_looked_at_on_the_page(stage: Stage, desk: Desk, tmp_path: Path) -> None:
    ada = stage.ground.person("Ada")
    party = Party(stage, [ada], stage.channel())
    await party.open()
    for _ in range(2):
        await party.press(ada, "bot")
    await party.start()
    await party.play_alone()
    exported = await (await ada.slash(party.channel, "replay", export=True)).settled()
    [record] = shown(exported).attachments
    kept = tmp_path / "game.json"
    kept.write_bytes(record.data)
    (pane,) = await desk.open("Felix")
    await pane.go("dungeon-hall")

    async with desk.page.expect_file_chooser() as chooser:
        await pane.type("/replay file")
        await expect(pane.frame.locator(".composer [role=option]").first).to_be_visible(timeout=PATIENCE)
        await pane.keys("Enter", "Enter")
    await (await chooser.value).set_files(kept)
    await pane.keys("Enter")

    message = with_control(pane, "replay")
    title = speaker("en")("mighty-monsters-title")
    await expect(message).to_contain_text(title, timeout=PATIENCE)
    await message.locator('[data-focus$=":forward"]').click(timeout=PATIENCE)
    moves = stage.ledger.moves(party.channel)
    told = speaker("en")("replay-title", game=title, move=1, moves=moves)
    await expect(message).to_contain_text(told, timeout=PATIENCE)
    await expect(message.locator(".components img")).to_have_count(1)


@pytest.mark.parametrize("locale", ["de", "en-US"])
async def test_the_page_speaks_the_language_of_the_server(browser: Browser, locale: str) -> None:
    async with Playground() as ground:
        furnish(ground, locale)
        page = await browser.new_page(viewport=PHONE)
        (pane,) = await Desk(page, ground).open("Ada")

        await expect(pane.frame.locator(f'html[lang="{locale}"]')).to_be_attached(timeout=PATIENCE)
        tools = pane.frame.get_by_role("button", name=speaker(locale[:2])("page-tools"), exact=True)
        await expect(tools).to_be_attached()
        await page.close()
