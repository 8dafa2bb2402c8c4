"""What an edition changes, in a line below a card."""

from __future__ import annotations

import pytest

from cogs.ui.edition_lines import note_on_card
from engine.core.editions import Edition, learn
from engine.core.registry import game
from texts import LOCALES, speaker

CARD = "03"
FEWER = ["W3I", "treasure", "upgrade"]
EDITION = Edition("doodle-dungeon", "Mine", {"cards": [{"id": CARD, "elements": FEWER}]})


@pytest.mark.parametrize("locale", LOCALES)
def test_a_list_that_differs_only_at_its_end_is_told_to_its_end(locale: str) -> None:
    say, edition = speaker(locale), learn(EDITION)
    face = next(one for one in game("doodle-dungeon", edition).cards() if one.id.endswith(CARD))

    [line] = note_on_card(edition, face, say)

    theirs, ours = '["W3I", "treasure", "upgrade"]', '["W3I", "treasure", "upgrade", "upgrade"]'
    assert say("edition-change", value=f"elements = {theirs}", ours=ours) in line
