"""The laws about secrets: what nobody may know makes no difference to what they are shown or asked."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core import EXERCISE, Barrier, Move, Seat, State, View, apply
from tests.conformance.plays import Play, asked, encoded


def what_a_viewer_may_not_know_makes_no_difference_to_them(play: Play) -> None:
    """Whatever is hidden is dealt anew: view, story, questions and text twin stay as they are."""
    chance = play.chance()
    for state in play.states:
        for viewer in play.viewers:
            other = play.game.redeal(state, viewer, chance)
            view, other_view = play.game.view(state, viewer), play.game.view(other, viewer)
            assert encoded(other_view) == encoded(view)
            assert encoded(play.game.describe(other_view)) == encoded(play.game.describe(view))


def who_is_asked_is_no_secret(play: Play) -> None:
    chance = play.chance()
    for state in play.states:
        for viewer in play.viewers:
            other = play.game.redeal(state, viewer, chance)
            assert other.awaited() == state.awaited()
            assert asked(other.decisions()) == asked(state.decisions())
    for _, after, other in _moves_over_other_secrets(play):
        assert other.awaited() == after.awaited()


def a_move_without_barrier_tells_its_mover_nothing_new(play: Play) -> None:
    """Such a move can be taken back, so it must not be a way to look behind the cards."""
    for mover, after, other in _moves_over_other_secrets(play):
        assert encoded(play.game.view(other, mover)) == encoded(play.game.view(after, mover))
        assert other.barrier == after.barrier


def _moves_over_other_secrets(play: Play) -> Iterator[tuple[Seat, State, State]]:
    """Every move that turned nothing up: its mover, what came of it, and what would have come of it had all
    that the mover cannot know been otherwise."""
    chance = play.chance()
    for before, move, after in play.turns:
        if after.barrier not in (Barrier.CHANCE, Barrier.TURNED_UP):
            yield move.seat, after, apply(play.game.redeal(before, move.seat, chance), move)


def a_move_without_chance_uses_no_chance(play: Play) -> None:
    for before, _, after in play.turns:
        assert (after.barrier == Barrier.CHANCE) == (after.chance != before.chance)


def a_plan_makes_no_difference_to_others_before_it_is_used(play: Play) -> None:
    """Of an invitation everybody sees that it was answered, and no more."""
    chance = play.chance()
    for state in play.states:
        for offer in state.decisions():
            if not (offer.standing and offer.ahead):
                continue
            choice = offer.form.sample(state, offer.seat, chance)
            after = apply(state, Move(offer.seat, offer.number, choice))
            if after.agenda != state.agenda:
                continue  # its question was open, so that this was an answer
            for viewer in play.viewers:
                if viewer != offer.seat:
                    seen, shown = (_unstoried(play, one, viewer, offer.invited) for one in (state, after))
                    assert encoded(seen) == encoded(shown)
            assert after.events == []
            assert after.awaited() == state.awaited()


def _unstoried(play: Play, state: State, viewer: Seat | None, invited: bool) -> View:
    view: View = play.game.view(state, viewer)
    return msgspec.structs.replace(view, events=(), invited=() if invited else view.invited)


def dealing_anew_keeps_the_cards_and_moves_them(play: Play) -> None:
    """Else the laws above would prove nothing."""
    chance = play.chance()
    moved = set()
    for state in play.states:
        for viewer in play.viewers:
            before = encoded(state)
            other = play.game.redeal(state, viewer, chance)
            assert encoded(state) == before
            assert list(play.game.conserved(other)) == []
            other.chance = state.chance
            if other != state:
                moved.add(viewer)
    all_knowing = {0} if EXERCISE in play.settings else set()  # in an exercise nobody else has secrets
    assert moved | all_knowing == set(play.viewers)


def a_viewer_sees_no_question_to_anybody_else(play: Play) -> None:
    for state in play.states:
        for viewer in play.viewers:
            view = play.game.view(state, viewer)
            assert view.viewer == viewer
            assert all(decision.seat == viewer for decision in view.decisions)
