"""No picture of Fairy Market depends on what its viewer cannot know."""

from __future__ import annotations

import render
from tests.render.fairy_market.scenes import game_of, seen, voice


def test_an_expedition_handed_in_changes_nothing_others_see_but_that_it_is() -> None:
    states = game_of(3, 8)
    exploring = next(state for state in states if any(player.done for player in state.players))
    seat = next(seat for seat, player in enumerate(exploring.players) if player.done)
    public = render.table(seen(exploring), voice("en", 3))
    other = seen(exploring, (seat + 1) % 3)
    assert other.expedition is None
    assert [picture.name for picture in public] == ["fairy-market-market.png", "fairy-market-boards.png"]
