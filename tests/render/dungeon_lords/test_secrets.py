"""No picture of Dungeon Lords depends on what its viewer cannot know."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import render
from engine.games.dungeon_lords.lord import Plan
from tests.render.dungeon_lords.desks import desk, planning
from tests.render.dungeon_lords.tables import game_of, seen, voice


@pytest.mark.parametrize("seats", [2, 3])
def test_a_player_sees_the_same_table_as_an_onlooker(seats: int) -> None:
    for state in game_of(seats, 9)[::13]:
        public = render.table(seen(state), voice("de", seats))
        assert all(render.table(seen(state, seat), voice("de", seats)) == public for seat in range(seats))


def test_combat_cards_looked_at_are_shown_on_the_own_desk_only() -> None:
    blind = desk(known_spells=("", "", "", ""))
    assert render.table(desk(), voice("en", 2)) == render.table(blind, voice("en", 2))
    assert render.hand(desk(), voice("en", 2)) != render.hand(blind, voice("en", 2))


def test_the_viewers_plan_is_not_taken_for_the_last_lords() -> None:
    view = planning()
    last = replace(view.lords[1], plan=Plan(12))
    planned = replace(view, lords=(view.lords[0], last))
    last_dungeon = render.table(planned, voice("en", 2))[-1]

    assert last_dungeon.alt.count("The battle is planned at") == 1


def test_a_plan_is_shown_on_the_own_desk_only() -> None:
    other = replace(planning(), plan=Plan(12), set_traps=(), traps=("fire-wall",))
    assert render.table(planning(), voice("en", 2)) == render.table(other, voice("en", 2))
    assert render.hand(planning(), voice("en", 2)) != render.hand(other, voice("en", 2))
