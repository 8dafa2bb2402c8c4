"""Computer players at a table: who replaces a person, and the moves they make before a person must decide."""

from __future__ import annotations

import logging
from collections.abc import Container

from engine.core import Decision, Move, Seat, State, default_move, take
from engine.core.registry import game_of
from engine.search.characters import player_called
from engine.search.knowledge import Knowledge
from engine.search.players import HARD, NORMAL, Player, answer
from tables.store.history import Record
from tables.store.model import COMPUTER_PLAYER_NAMES, Holder, Table

log = logging.getLogger("lairkeeper.computer_players")

MOST_MOVES = 1000
"""How many moves computer players may make before a person must decide: twice as many as a whole game has."""


class EndlessPlayError(Exception):
    """Neither computer players nor default moves lead to a person's decision or to the end of the game."""


def substitute_for(table: Table, seat: Seat) -> tuple[str, Holder]:
    """An unused name for a computer player, and that player in the seat.

    There it bears both names: the story so far speaks of the seat, and the person played it.
    """
    old = table.holders[seat]
    others = [holder.name for holder in table.holders if holder.seat != seat]
    unused = (name for name in COMPUTER_PLAYER_NAMES if not any(other.startswith(name) for other in others))
    name = next(unused)
    strength = table.table_settings["substitutes"]
    return name, Holder(seat, None, f"{name} ({old.name})"[:32], since=old.since, strength=strength)


def to_think_about(holders: tuple[Holder, ...], state: State) -> Decision | None:
    """The question a hard player is to think about; the others answer at once."""
    hard = [one.seat for one in holders if one.user_id is None and one.strength == HARD]
    if not hard:
        return None
    seats = [one.seat for one in holders if one.user_id is None]
    return next((asked for asked in _pending_for(seats, state) if asked.seat in hard), None)


def computer_moves(holders: tuple[Holder, ...], state: State, *, thinks: bool = False) -> list[Record]:
    """The moves of the computer players before the next person must decide.

    Hard players are left out if somebody `thinks` for them; otherwise they play like normal ones.
    A run of theirs may be endless where a rule allows it: after `MOST_MOVES`, or as many as a whole game can
    have, they make default moves. Raises `EndlessPlayError` if as many of these do not help either.
    """
    seats = {one.seat: _quick_player(one) for one in holders if one.user_id is None}
    thinkers = {one.seat for one in holders if one.strength == HARD and one.user_id is None and thinks}
    bound = min(MOST_MOVES, game_of(state).most_decisions(state.seats))
    records: list[Record] = []
    while pending := [asked for asked in _pending_for(seats, state) if asked.seat not in thinkers]:
        if len(records) == bound:
            log.error("computer players of %s do not come to an end", state.game)
        if len(records) >= 2 * bound:
            raise EndlessPlayError(f"{len(records)} moves of {state.game}")
        asked = pending[0]
        lively = len(records) < bound
        records.append(
            _computer_move(seats[asked.seat], state, asked) if lively else _default_move(state, asked)
        )
        state = records[-1].state
    return records


def _quick_player(holder: Holder) -> Player:
    """How a computer player moves at once."""
    return player_called(holder.name, NORMAL if holder.strength == HARD else holder.strength)


def _pending_for(seats: Container[Seat], state: State) -> list[Decision]:
    """The questions computer players answer now; patient ones wait until no person is asked."""
    its_game = game_of(state)
    pending = state.pending()
    people_asked = any(decision.seat not in seats for decision in pending)
    return [
        decision
        for decision in pending
        if decision.seat in seats
        and not (people_asked and its_game.patient(its_game.computer_view(state, decision.seat), decision))
    ]


def _computer_move(player: Player, state: State, decision: Decision) -> Record:
    """A computer player's move; if it fails to find one, the default move."""
    its_game = game_of(state)
    try:
        known = Knowledge(its_game, state, decision.seat)
        answered, choice = answer(player, known, decision, known.whim())
        return Record(take(state, answered, choice), Move(answered.seat, answered.number, choice))
    except Exception as flaw:
        log.error("computer player of %s failed: %s", state.game, type(flaw).__name__)
    return _default_move(state, decision)


def _default_move(state: State, decision: Decision) -> Record:
    default = default_move(state, decision)
    return Record(take(state, decision, default.choice), default)
