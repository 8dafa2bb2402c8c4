"""What Discord must be told after a move: an update of the channel, and of private messages that change."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core import Seat, State, Text
from engine.core.registry import game_of
from engine.core.undo import differs
from tables.store.model import Errand, Holder, PanelErrand, TableErrand


def errands_after(
    holders: tuple[Holder, ...],
    before: State | None,
    after: State,
    note: Text | None = None,
    newcomer: Seat | None = None,
) -> list[Errand]:
    """One errand for the channel, and one for every person whose private message is out of date.

    Only those are mentioned who must act, or are invited to decide ahead, and were not before; at the end of
    the game everybody is.
    The story is in the states; `note` adds what they do not tell. A newcomer has not been called yet, even
    if the seat was. The channel and the panels of others hear nothing of a change that nobody else can see:
    even an edit that looks the same would give it away.
    """
    were_awaited = set(before.awaited()) - {newcomer} if before else set()
    were_called = were_awaited | (set(before.invited()) - {newcomer} if before else set())
    called = [seat for seat in after.awaited() if seat not in were_awaited]
    called += [seat for seat in after.invited() if seat not in {*were_called, *called}]
    if after.result is not None:
        called = list(range(after.seats))
    people = {holder.seat: holder.user_id for holder in holders if holder.user_id is not None}
    mention = tuple(people[seat] for seat in called if seat in people)
    public = TableErrand((note,) if note else (), mention)
    is_secret = before is not None and public == TableErrand() and not differs(before, after, None)
    errands: list[Errand] = [] if is_secret else [public]
    for seat, user_id in people.items():
        touched = seat in {*were_awaited, newcomer} or before is None or after.result is not None
        outdated = touched and not is_secret
        if seat in called or outdated or _panel(before or after, seat) != _panel(after, seat):
            errands.append(PanelErrand(user_id, your_turn=seat in called and after.result is None))
    return errands


def _panel(state: State, seat: Seat) -> dict[str, Any]:
    """What a seat sees and an onlooker does not, including its questions but not the story."""
    its_game = game_of(state)
    own, public = (msgspec.structs.asdict(its_game.view(state, viewer)) for viewer in (seat, None))
    ignored = ("viewer", "events")
    return {key: value for key, value in own.items() if key not in ignored and value != public[key]}
