"""The search never peeks: what its seat cannot know makes no difference to anything it thinks."""

import pytest
from msgspec.structs import replace

from engine.core import Chance, Decision, State, View
from engine.core.copying import deep_copy
from engine.core.registry import game, games
from engine.search.knowledge import Knowledge
from engine.search.players import STRENGTHS, Player, answer
from tests.conformance.plays import encoded
from tests.engine.search.moments import Moment, moments_of_choice, thoughts_at

MOMENTS = 6
PLAYOUTS = 10
SEATS = 3


@pytest.mark.parametrize("key", games())
def test_dealing_anew_what_is_hidden_changes_no_thought(key: str) -> None:
    its_game = game(key)
    found = moments_of_choice(its_game, SEATS, seed=21, most=MOMENTS)
    moved = 0
    for number, moment in enumerate(found):
        seat = moment.decision.seat
        other = its_game.redeal(moment.state, seat, Chance(number))
        moved += _differ(moment.state, other)
        elsewhere = Moment(other, _same_question(other, moment))
        assert thoughts_at(its_game, elsewhere, PLAYOUTS) == thoughts_at(its_game, moment, PLAYOUTS)

    assert len(found) >= MOMENTS // 2
    assert moved == len(found)


@pytest.mark.parametrize("key", games())
def test_no_strength_answers_otherwise_because_of_what_is_hidden(key: str) -> None:
    its_game = game(key)
    for number, moment in enumerate(moments_of_choice(its_game, SEATS, seed=22, most=2)):
        seat = moment.decision.seat
        other = its_game.redeal(moment.state, seat, Chance(number))
        for strength in STRENGTHS:
            answers = [
                answer(Player(strength), Knowledge(its_game, state, seat), decision, Chance(8))[1]
                for state, decision in (moment, (other, _same_question(other, moment)))
            ]
            assert answers[0] == answers[1]


@pytest.mark.parametrize("key", games())
def test_worlds_fit_the_view_and_leave_the_table_alone(key: str) -> None:
    its_game = game(key)
    for moment in moments_of_choice(its_game, SEATS, seed=23, most=3):
        seat = moment.decision.seat
        before = encoded(moment.state)
        known = Knowledge(its_game, moment.state, seat)
        for seed in range(3):
            world = known.world(Chance(seed))
            assert encoded(_told(its_game.computer_view(world, seat))) == encoded(_told(known.view))
        thoughts_at(its_game, moment, playouts=4)
        assert encoded(moment.state) == before


def _same_question(other: State, moment: Moment) -> Decision:
    """The question of a moment, as it is asked in another world."""
    number, seat = moment.decision.number, moment.decision.seat
    return next(each for each in other.pending() if (each.seat, each.number) == (seat, number))


def _differ(state: State, other: State) -> bool:
    """Whether dealing anew has moved anything, apart from the dice to come."""
    other = deep_copy(other)
    other.chance = state.chance
    return other != state


def _told(view: View) -> View:
    """A view without the story of the latest move, which is not part of an imagined world."""
    return replace(view, events=())
