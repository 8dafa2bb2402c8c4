"""A moment of a game at which somebody can decide ahead what a few answers later is asked and used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cogs.ui.ahead import calls_for_answer, offers_ahead
from cogs.ui.decisions.controls import nothing_label
from engine.cli.self_play import moments
from engine.core import Choice, Decision, Move, Pick, Seat, State, Text, apply, seat_name, take
from engine.core.registry import game
from engine.core.running import DECIDED_AHEAD
from texts import Speaker

SEED = 1
MOST_ANSWERS = 3
"""How many answers bring up the question that was decided ahead."""


class Moment(NamedTuple):
    """The state, what is to be decided ahead in it, and what the game's own player would plan."""

    state: State
    offer: Decision
    plan: Choice


def moment_to_plan(key: str, seats: int) -> Moment:
    """The first moment of a game between computer players at which a plan is soon used."""
    for state in moments(game(key), seats, {}, SEED):
        for moment in _chances(state):
            if _is_soon_used(moment):
                return moment
    raise LookupError(f"no plan is ever used in {key}")


def _chances(state: State) -> Iterator[Moment]:
    """What could be planned; while its question is open, a plan would be the answer to it."""
    its_game = game(state.game)
    for seat in range(state.seats):
        view = its_game.view(state, seat)
        open_ = {one.ahead for one in view.decisions if not one.standing}
        for offer in offers_ahead(view):
            plan = its_game.plan(view, offer) if its_game.plan is not None else None
            if plan and offer.ahead not in open_:
                yield Moment(state, offer, plan)


def _is_soon_used(moment: Moment) -> bool:
    state, offer, plan = moment
    state = apply(state, Move(offer.seat, offer.number, plan))
    for _ in range(MOST_ANSWERS):
        asked = next_asked(state)
        if asked is None:
            return False
        state = take(state, asked, own_answer(state, asked))
        if was_used(state, offer.seat):
            return True
    return False


def was_used(state: State, seat: Seat) -> bool:
    """Whether the latest move has brought up a plan of this seat."""
    return any(event.text == Text(DECIDED_AHEAD, {"seat": seat_name(seat)}) for event in state.events)


def next_asked(state: State) -> Decision | None:
    """The first question that play waits for; None if its seat is asked something else before."""
    if state.result is not None:
        return None
    pending = state.pending()[0]
    view = game(state.game).view(state, pending.seat)
    first = next((one for one in view.decisions if calls_for_answer(view, one)), None)
    return pending if first == pending else None


def own_answer(state: State, decision: Decision) -> Choice:
    """What the game's own player answers."""
    its_game = game(state.game)
    answer: Choice = its_game.computer_player(its_game.view(state, decision.seat), decision)
    return answer


def typed(decision: Decision, choice: Choice, say: Speaker) -> str:
    """A choice as somebody would type it."""
    if isinstance(choice, int):
        return str(choice)
    between = ", " if isinstance(decision.form, Pick) else " "
    return between.join(choice) or nothing_label(say, decision)
