"""No picture of Boss Monster depends on what its viewer cannot know."""

from __future__ import annotations

import msgspec
import pytest

import render
from engine.core.chance import Chance
from tests.render.boss_monster.scenes import GAME, game_of, holding, quiet_table, seen, voice


@pytest.mark.parametrize("seats", [2, 4])
def test_the_public_pictures_do_not_depend_on_any_secret(seats: int) -> None:
    states = game_of(seats, 7)
    for number in range(0, len(states), 5):
        other = GAME.redeal(states[number], None, Chance(number))
        assert render.table(seen(states[number]), voice("en", seats)) == render.table(
            seen(other), voice("en", seats)
        )


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_hand_does_not_depend_on_the_secrets_of_others(seats: int, viewer: int) -> None:
    states = game_of(seats, 8)
    for number in range(0, len(states), 5):
        other = GAME.redeal(states[number], viewer, Chance(number))
        own, redealt = seen(states[number], viewer), seen(other, viewer)
        assert render.hand(own, voice("en", seats)) == render.hand(redealt, voice("en", seats))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_player_sees_the_same_table_as_an_onlooker(seats: int) -> None:
    for state in game_of(seats, 9)[::7]:
        public = render.table(seen(state), voice("de", seats))
        assert all(render.table(seen(state, seat), voice("de", seats)) == public for seat in range(seats))


def test_a_card_face_down_shows_only_its_back() -> None:
    one, other = holding("MB023", placed="MB020"), holding("MB014", "MB015", placed="MB055")
    public = msgspec.structs.replace(quiet_table(), viewer=0)
    assert render.table(one, voice("en")) == render.table(other, voice("en"))
    assert render.table(one, voice("en")) == render.table(public, voice("en"))


def test_file_names_say_nothing_about_the_view() -> None:
    names = {render.hand(seen(state, 0), voice("en", 2)).name for state in game_of(2)}
    assert names == {"boss-monster-hand.png"}
