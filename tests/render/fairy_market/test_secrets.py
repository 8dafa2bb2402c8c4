"""No picture of Fairy Market depends on what its viewer cannot know."""

from __future__ import annotations

import pytest

import render
from engine.core.chance import Chance
from tests.render.fairy_market.scenes import GAME, game_of, seen, voice


@pytest.mark.parametrize("seats", [2, 5])
def test_the_public_pictures_do_not_depend_on_any_secret(seats: int) -> None:
    for number, state in enumerate(game_of(seats, 7)):
        if number % 6 == 0:
            other = GAME.redeal(state, None, Chance(number))
            say = voice("en", seats)
            assert render.table(seen(state), say) == render.table(seen(other), say)


@pytest.mark.parametrize("viewer", [0, 1])
def test_the_hand_does_not_depend_on_the_secrets_of_others(viewer: int) -> None:
    for number, state in enumerate(game_of(3, 8)):
        if number % 3 == 0:
            other = GAME.redeal(state, viewer, Chance(number))
            own, redealt = seen(state, viewer), seen(other, viewer)
            assert render.hand(own, voice("en", 3)) == render.hand(redealt, voice("en", 3))


def test_an_expedition_handed_in_changes_nothing_others_see_but_that_it_is() -> None:
    states = game_of(3, 8)
    exploring = next(state for state in states if any(player.done for player in state.players))
    seat = next(seat for seat, player in enumerate(exploring.players) if player.done)
    public = render.table(seen(exploring), voice("en", 3))
    other = seen(exploring, (seat + 1) % 3)
    assert other.expedition is None
    assert [picture.name for picture in public] == ["fairy-market-boards.png"]


def test_file_names_say_nothing_about_the_view() -> None:
    names = {render.hand(seen(state, 0), voice("en", 3)).name for state in game_of(3)[::5]}
    assert names == {"fairy-market-hand.png"}
