"""Answers in the making: they can be put together within bounds, and give nothing away."""

from __future__ import annotations

from collections.abc import Iterator

import render
from cogs.ui.decisions.drafts import Draft
from engine.core import Decision, Path, Placement, Script, State, question
from tests.conformance.plays import NAMES, Play
from tests.conformance.shown import MOMENTS, assert_panel_within_bounds, panel
from texts import speaker

ONE_PROPOSAL_IN = 40
ONE_SCRIPT_IN = 4
"""A game has many scripts, and each of them many words, so only some are looked at."""


def test_places_and_paths_can_be_put_together_within_discords_bounds(played: list[Play]) -> None:
    play = played[0]
    for state, decision, form in _spatial(play):
        view = play.game.view(state, decision.seat)
        suggestions = form.suggestions(state, decision.seat)
        for words in [(), *(proposal.words for proposal in suggestions.proposals[::ONE_PROPOSAL_IN])]:
            assert_panel_within_bounds(panel(view, decision, Draft(words, group=0), [], suggestions))


def test_what_a_viewer_may_not_know_changes_no_proposal_and_no_preview(played: list[Play]) -> None:
    play = played[0]
    chance = play.chance()
    say = speaker("en", NAMES)
    for state, decision, form in _spatial(play):
        redealt = play.game.redeal(state, decision.seat, chance)
        view, other = (play.game.view(each, decision.seat) for each in (state, redealt))
        suggestions = form.suggestions(state, decision.seat)
        assert form.suggestions(redealt, decision.seat) == suggestions
        words = suggestions.proposals[-1].words
        preview = render.draft(view, decision, words, None, say)
        assert render.draft(other, decision, words, None, say) == preview


def test_panels_of_scripts_keep_to_discords_bounds_however_far_they_have_come(played: list[Play]) -> None:
    play = played[0]
    chance = play.chance()
    for turn in play.turns:
        decision = question(turn.before, turn.move.seat, turn.move.number)
        if isinstance(decision.form, Script) and chance.below(ONE_SCRIPT_IN) == 0:
            view = play.game.view(turn.before, decision.seat)
            whole = turn.move.choice
            assert isinstance(whole, list)
            begun = whole[: chance.below(len(whole) + 1)]
            written = decision.form.progress(turn.before, decision.seat, begun)
            assert written.words == begun
            for group in (None, 0, chance.below(9)):
                draft = Draft(begun, group, script=written)
                assert_panel_within_bounds(panel(view, decision, draft, []))


def _spatial(play: Play) -> Iterator[tuple[State, Decision, Placement | Path]]:
    """A few places and paths to decide on, spread over the game."""
    asked = [
        (state, decision, decision.form)
        for state in play.states
        for decision in state.pending()
        if isinstance(decision.form, Placement | Path)
    ]
    yield from asked[:: max(1, len(asked) // MOMENTS)]
