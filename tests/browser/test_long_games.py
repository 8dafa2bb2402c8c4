"""Long games as two people see them: an undo by consent, and a vote on a late player."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from tests.browser.panes import PATIENCE, Desk, Pane
from tests.end_to_end.party import Party
from tests.end_to_end.stage import Stage
from tests.end_to_end.test_clocks import HOUR, agree
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="package")

SAY = speaker("en")


async def begun(stage: Stage) -> Party:
    """Two people and a computer player at a table with a clock, after all have chosen their families."""
    party = Party(stage, [stage.ground.person("Edda"), stage.ground.person("Felix")])
    await party.open()
    await agree(party, clock="1-hour", late="vote")
    await party.sit_down()
    await party.press(party.host, "bot")
    await party.start()
    await party.choose_families()
    return party


def ballot(pane: Pane, choice: str) -> Locator:
    return pane.messages.last.locator(f'[data-focus^="lk1:vote:"][data-focus$=":{choice}"]')


async def test_a_move_is_taken_back_by_consent_and_the_others_vote_on_whoever_is_late(
    stage: Stage, desk: Desk
) -> None:
    party = await begun(stage)
    mover, other = party.awaited[0], party.waiting[0]
    await party.by_command(mover)
    await party.by_command(other)
    left, right = await desk.open(mover.name, other.name)
    await left.go(party.channel.name)
    await right.go(party.channel.name)

    # Another player has moved since, so they must agree to the undo.
    await left.type("/undo")
    await left.keys("Enter", "Enter")
    await left.sees(SAY("undo-stopped-other-seat"))
    await left.press("undo-ask")
    await left.sees(SAY("undo-asked"))
    await expect(ballot(right, "agree")).to_have_text(
        SAY("vote-button", label=SAY("vote-undo-agree"), votes=1), timeout=PATIENCE
    )
    await ballot(right, "agree").click()
    table = await left.sees(SAY("undo-agreed", who=mover.name))
    await expect(table.locator("s").first).to_be_visible()
    await expect(ballot(right, "agree")).to_have_count(0, timeout=PATIENCE)

    # Now it is the first player's turn again, and they are late.
    await expect(table).to_contain_text(SAY("table-clock", clocks=f"{mover.name} in")[:-1])
    await stage.pass_time(1.1 * HOUR)
    await expect(ballot(right, "default")).to_have_text(SAY("vote-late-default"), timeout=PATIENCE)
    await ballot(right, "default").click()
    await left.sees(SAY("story-late-default", seat=mover.name))
    assert party.awaited != [mover]
