"""No picture of Boss Monster depends on what its viewer cannot know."""

from __future__ import annotations

import msgspec
import pytest

import render
from tests.render.boss_monster.scenes import game_of, holding, quiet_table, seen, voice


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
