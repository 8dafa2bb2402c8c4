"""What every game shows on Discord: pictures and panels within their bounds, and no secret in any of them.

Drawing is slow beside playing, so only a few moments of one game per case are looked at, by an onlooker and
by whoever must decide.
"""

from __future__ import annotations

import render
from engine.core import View
from render import Picture
from tests.conformance.plays import NAMES, Play
from tests.conformance.shown import (
    assert_panel_within_bounds,
    assert_picture_within_bounds,
    first_panel,
    moments,
)
from texts import speaker


def test_pictures_keep_to_their_bounds(played: list[Play]) -> None:
    play = played[0]
    for state, viewer in moments(play):
        for picture in _pictures(play.game.view(state, viewer)):
            assert_picture_within_bounds(picture)


def test_every_seat_can_be_looked_at_closely_and_no_secret_shows(played: list[Play]) -> None:
    play = played[0]
    chance = play.chance()
    say = speaker("de", NAMES)
    for state, viewer in moments(play):
        if viewer is None:
            view = play.game.view(state, None)
            other = play.game.view(play.game.redeal(state, None, chance), None)
            for seat in range(play.seats):
                picture = render.spotlight(view, seat, say)
                assert_picture_within_bounds(picture)
                assert render.spotlight(other, seat, say) == picture


def test_panels_keep_to_discords_bounds(played: list[Play]) -> None:
    play = played[0]
    for state in play.states[::3]:
        for seat in range(play.seats):
            assert_panel_within_bounds(first_panel(play.game, state, seat, []))


def test_what_a_viewer_may_not_know_changes_nothing_they_are_shown(played: list[Play]) -> None:
    play = played[0]
    chance = play.chance()
    for state, viewer in moments(play):
        other = play.game.redeal(state, viewer, chance)
        pictures = _pictures(play.game.view(state, viewer))
        assert _pictures(play.game.view(other, viewer)) == pictures
        panel = first_panel(play.game, state, viewer, pictures)
        assert first_panel(play.game, other, viewer, pictures) == panel


def _pictures(view: View) -> list[Picture]:
    say = speaker("en", NAMES)
    hand = [] if view.viewer is None else [render.hand(view, say)]
    return [*hand, *render.table(view, say)]
