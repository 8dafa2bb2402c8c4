"""Shows minibosses that are revealed and not yet paid for at their stacks."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.boss_monster.show.views import RealmView, RoomView


def with_unpaid_minibosses(view: RealmView) -> RealmView:
    """The view with every unpaid miniboss at its stack, as one that is still to come; no stack has two."""
    if not view.unpaid:
        return view
    coming = {(unpaid.seat, unpaid.uid): unpaid.card for unpaid in view.unpaid}
    lairs = []
    for seat, lair in enumerate(view.lairs):
        rooms = [_room(room, coming.get((seat, room.slot.uid), "")) for room in lair.rooms]
        lairs.append(replace(lair, rooms=tuple(rooms)))
    return replace(view, lairs=tuple(lairs))


def _room(room: RoomView, card: str) -> RoomView:
    if not card:
        return room
    return replace(room, slot=replace(room.slot, intern=card))
