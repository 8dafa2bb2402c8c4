"""A whole game on the page: three people, two panes, two languages, a restart on the way, and a look back."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from playground import Person
from tests.browser.panes import PATIENCE, Desk, Pane
from tests.end_to_end.party import Party
from tests.end_to_end.stage import Stage
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="package")

_RESTART_AFTER = 12


async def _first_suggestion(party: Party, person: Person) -> str:
    """The name of the first possible answer, in the person's language."""
    name, _ = (await person.autocomplete(party.channel, "move", "choice"))[0]
    return name


async def test_three_people_play_a_whole_game_in_two_panes(stage: Stage, desk: Desk) -> None:
    people = [stage.ground.person(name) for name in ("Ada", "Bruno", "Clara")]
    ada, bruno, clara = people
    party = Party(stage, people, stage.ground.channel("game-night"))
    left, right = await desk.open("Ada", "Bruno")
    await right.speak("de")
    await start_table(left, right)
    await stage.until(lambda: stage.ledger.status(party.channel) == "playing")

    # Ada uses buttons and lists, Bruno types in German, Clara fills in the form where there is one.
    async def answer(person: Person) -> None:
        pane = left if person is ada else right
        if pane.person != person.name:
            await pane.become(person.name)
        if person is bruno:
            await pane.answer_by_typing()
        elif person is clara and len(await clara.autocomplete(party.channel, "move", "choice")) > 5:
            await pane.answer_by_form(await _first_suggestion(party, person))
        else:
            await pane.answer_by_controls()

    for number in range(1000):
        await stage.until(lambda: party.awaited or party.over)
        if party.over:
            break
        if number == _RESTART_AFTER:
            await restart_and_see(left, right)
        await answer(party.awaited[0])
        await stage.until(lambda: stage.ledger.moves(party.channel) > number)  # noqa: B023 - asked at once
        await stage.quiet()
        assert stage.ledger.moves(party.channel) == number + 1

    assert number > _RESTART_AFTER
    for pane in (left, right):
        await expect(pane.messages.last.locator("img").first).to_be_visible(timeout=PATIENCE)
        assert await pane.messages.last.locator("img").first.get_attribute("alt")
    winners = stage.ledger.state(party.channel).result
    assert winners is not None
    await left.sees(people[winners.winners[0]].name)
    await look_back(left, number)
    await see_results(left)


async def start_table(left: Pane, right: Pane) -> None:
    """Open a table by keyboard alone; Bruno and Clara sit down with a click."""
    await left.go("game-night")
    await left.type("/lobby op")
    await left.keys("Enter")
    await left.frame.page.keyboard.type("mighty")
    await left.keys("Enter", "Enter")
    await left.sees("Mighty Monsters")
    await right.go("game-night")
    await right.press("join")
    await left.sees("Bruno")
    await right.become("Clara")
    await right.press("join")
    await left.press("start")


async def restart_and_see(left: Pane, right: Pane) -> None:
    """Restart the bot in one pane; the other pane shows a notice until it is back."""
    say = speaker("en")
    english = left.frame
    seen = await right.notices()
    await english.get_by_role("button", name=say("page-tools"), exact=True).click()
    await english.get_by_role("button", name=say("page-restart-bot"), exact=True).click()
    await expect(english.locator(".tool-status")).to_contain_text(say("page-done"), timeout=PATIENCE)
    await left.keys("Escape")
    await expect(right.frame.locator(".notice")).to_be_hidden(timeout=PATIENCE)
    assert (await right.say())("page-bot-restarts", name="Lairkeeper") in await seen.json_value()


async def look_back(pane: Pane, moves: int) -> None:
    """Replay the first move in public and then from Bruno's seat, and export the game."""
    say = speaker("en")
    game = say("mighty-monsters-title")
    await pane.press("replay-open")
    panel = await pane.sees(say("replay-beginning", game=game, moves=moves))
    await expect(panel.locator("img")).to_have_count(1)
    await panel.locator('[data-focus^="lk1:replay:"][data-focus$=":forward"]').click()
    panel = await pane.sees(say("replay-title", game=game, move=1, moves=moves))
    await pane.controls("replay-more", panel).click()
    await pane.controls("replay-eyes", panel).click()
    await panel.get_by_role("option", name=say("replay-eyes-seat", seat="Bruno")).click()
    hand = say("mighty-monsters-alt-hand", details="|").partition("|")[0]
    await expect(panel.locator(f'img[alt^="{hand}"]')).to_have_count(1, timeout=PATIENCE)
    await pane.controls("replay-more", panel).click()
    await pane.press("replay-export")
    await expect(pane.messages.last.locator("a.file")).to_contain_text(".json", timeout=PATIENCE)


async def see_results(pane: Pane) -> None:
    """Ask for one's own results; a game that all people finished is rated."""
    say = speaker("en")
    await pane.type("/stats person")
    await pane.keys("Enter", "Enter")
    results = await pane.sees(say("stats-person-title", name="Ada"))
    await expect(results).not_to_contain_text(say("stats-unrated"))
    chart = await results.locator("img").get_attribute("alt") or ""
    assert say("stats-alt-bar", label=say("mighty-monsters-title"), played=1, won="")[:-5] in chart
