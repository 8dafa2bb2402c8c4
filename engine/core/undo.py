"""Taking moves back: what forbids it, what the table is told, and the state to return to."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum
from typing import NamedTuple

import msgspec

from engine.core.agenda import Decision
from engine.core.copying import deep_copy
from engine.core.play import Move, apply, question
from engine.core.refusals import Refusal
from engine.core.registry import game_of
from engine.core.state import Barrier, Event, State
from engine.core.text import Seat, Text, seat_name
from engine.core.views import heard

_MOST_LINES = 12
_SECRETS = (Barrier.CHANCE, Barrier.TURNED_UP)


class Kind(StrEnum):
    """Who authorised taking moves back."""

    OWN = "own"
    AGREED = "agreed"
    REPAIR = "repair"


class Undo(NamedTuple):
    """A log entry: who took moves back, and who authorised it; a moderator may have no seat."""

    kind: Kind
    seat: Seat | None


class Turn(NamedTuple):
    """One move, with the states around it."""

    before: State
    move: Move
    after: State


def obstacle(turn: Turn, seat: Seat, computers: Collection[Seat]) -> Barrier | None:
    """What stops `seat` from taking back this move and everything after it on its own.

    A computer player's move goes back together with the move it answered. A move `seat` could not see does
    not stop it: being stopped would reveal that the move happened. Nor does a plan that is not used yet.
    """
    if turn.move.seat != seat:
        if not seen(turn, seat) or _is_only_planned(turn):
            return None
        if turn.move.seat not in computers:
            return Barrier.OTHER_SEAT
    return turn.after.barrier if turn.after.barrier in _SECRETS else None


def seen(turn: Turn, viewer: Seat | None) -> bool:
    """Whether a viewer could notice a move."""
    return differs(turn.before, turn.after, viewer)


def _is_only_planned(turn: Turn) -> bool:
    """Whether a move did nothing but decide something ahead, without effect so far."""
    asked = question(turn.before, turn.move.seat, turn.move.number)
    return bool(asked.ahead) and asked.standing and turn.after.agenda == turn.before.agenda


def differs(before: State, after: State, viewer: Seat | None) -> bool:
    """Whether a viewer can tell the two states apart, by the story or by the view."""
    if heard(after.events, viewer):
        return True
    view = game_of(after).view
    former, latter = (msgspec.structs.replace(view(state, viewer), events=()) for state in (before, after))
    return bool(former != latter)


def rewound(earlier: State, asked: Sequence[int], story: list[Event]) -> State:
    """An earlier state to go on from.

    The question counters keep their present values (`asked`), so a button from the time that is taken back
    can never answer a later question. Questions that are open again are the same as before and keep their
    numbers.
    """
    state = deep_copy(earlier)
    state.asked = list(asked)
    state.events = story
    return state


def kept(state: State, turns: Sequence[Turn], seat: Seat, computers: Collection[Seat]) -> list[Turn]:
    """Others' moves that `seat` could not see and others' plans, made again on the restored state.

    A move whose question is no longer asked is dropped.
    """
    again: list[Turn] = []
    for turn in turns:
        if turn.move.seat == seat or turn.move.seat in computers:
            continue
        if seen(turn, seat) and not _is_only_planned(turn):
            continue
        asked = question(turn.before, turn.move.seat, turn.move.number)
        same = next((one for one in state.decisions_of(asked.seat) if _is_same(one, asked)), None)
        if same is None:
            continue
        move = turn.move._replace(number=same.number)
        try:
            after = apply(state, move)
        except Refusal:
            continue
        again.append(Turn(state, move, after))
        state = after
    return again


def _is_same(one: Decision, other: Decision) -> bool:
    """Whether two questions ask the same; what is decided ahead may have more or fewer options by now."""
    if one.standing and other.standing and one.ahead:
        return one.ahead == other.ahead
    return msgspec.structs.replace(one, number=other.number) == other


def story_of(undo: Undo, turns: Sequence[Turn]) -> list[Event]:
    """What the table is told when turns are taken back: their story, struck out.

    If nobody but the seat itself could see any of them, nothing is told. Private wordings are kept only for
    one's own moves: further back, somebody else may have held the seat.
    """
    if undo.kind is Kind.OWN and not any(_seen_by_others(turn) for turn in turns):
        return []
    heading = Text(f"undo-{undo.kind}", {} if undo.seat is None else {"who": seat_name(undo.seat)})
    lines = struck_out(turns)
    return [Event(heading), *(lines if undo.kind is Kind.OWN else [Event(line.text) for line in lines])]


def _seen_by_others(turn: Turn) -> bool:
    others: list[Seat | None] = [None, *(seat for seat in range(turn.after.seats) if seat != turn.move.seat)]
    return any(seen(turn, viewer) for viewer in others)


def struck_out(turns: Sequence[Turn]) -> list[Event]:
    """The last lines of the story of some turns, struck out."""
    lines = [event for turn in turns for event in turn.after.events]
    earlier = len(lines) - _MOST_LINES
    more = [Event(Text("undo-more", {"count": earlier}))] if earlier > 0 else []
    return more + [_struck(line) for line in lines[-_MOST_LINES:]]


def _struck(event: Event) -> Event:
    private = {seat: Text("undo-line", {"line": text}) for seat, text in event.private.items()}
    return Event(Text("undo-line", {"line": event.text}), private)
