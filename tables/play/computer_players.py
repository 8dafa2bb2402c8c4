"""Computer players at a table: who of them sits down where, and what they do before a person decides."""

from __future__ import annotations

import logging

from engine.core import Decision, Move, Seat, State, default_move, take
from engine.core.registry import game
from tables.store.history import Record
from tables.store.model import COMPUTER_PLAYER_NAMES, Holder, Table

log = logging.getLogger("lairkeeper.computer_players")


def substitute_for(table: Table, seat: Seat) -> tuple[str, Holder]:
    """The name of a computer player nobody here has, and that player in the seat.

    There they go by both names: what has happened so far is told of the seat, and the other did it.
    """
    old = table.holders[seat]
    others = [holder.name for holder in table.holders if holder.seat != seat]
    bot = next(name for name in COMPUTER_PLAYER_NAMES if not any(other.startswith(name) for other in others))
    return bot, Holder(seat, None, f"{bot} ({old.name})"[:32], since=old.since)


def computer_moves(holders: tuple[Holder, ...], state: State) -> list[Record]:
    """What the computer players do before the next person must decide."""
    bots = {holder.seat for holder in holders if holder.user_id is None}
    records: list[Record] = []
    while pending := _pending_for(bots, state):
        records.append(_computer_move(state, pending[0]))
        state = records[-1].state
    return records


def _pending_for(bots: set[Seat], state: State) -> list[Decision]:
    """What computer players are to answer now; the patient ones wait until no person is asked any more."""
    its_game = game(state.game)
    pending = state.pending()
    people_asked = any(decision.seat not in bots for decision in pending)
    return [
        decision
        for decision in pending
        if decision.seat in bots
        and not (people_asked and its_game.patient(its_game.view(state, decision.seat), decision))
    ]


def _computer_move(state: State, decision: Decision) -> Record:
    """What a computer player does; should it stumble, it does what is done for whoever does not answer."""
    its_game = game(state.game)
    try:
        answered, choice = its_game.computer_answer(state, decision)
        return Record(take(state, answered, choice), Move(answered.seat, answered.number, choice))
    except Exception as flaw:
        log.error("a computer player of %s stumbled: %s", state.game, type(flaw).__name__)
    default = default_move(state, decision)
    return Record(take(state, decision, default.choice), default)
