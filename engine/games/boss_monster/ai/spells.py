"""How a computer player values some spells: Heist, Traitor, Sabotage! and Respawn."""

from __future__ import annotations

from engine.core import Seat
from engine.games.boss_monster.ai.evaluation import EXPECTED, LURED, counted
from engine.games.boss_monster.cards import MINIBOSSES, ROOMS
from engine.games.boss_monster.show.views import LairView, RealmView, RoomView

HEIST = "MB075"
TRAITOR = "MB077"
SABOTAGE = "MB067"
REBIRTH = "MB070"
RESPAWN = "MB074"

# ── Heist ────────────────────────────────────────────────────────────────────────────────────────────────


def best_theft(view: RealmView, seat: Seat) -> tuple[int, str]:
    """The best room to take the symbols of, and what that brings, in souls."""
    damage = sum([room.damage for room in view.lairs[seat].rooms])
    best = 0, ""
    for owner, callers in _held_back(view, seat).items():
        for room in view.lairs[owner].rooms:
            if room.treasure and _can_be_aimed_at(room):
                lost = counted(room.treasure)
                coming = [EXPECTED[hero] for hero, one, two, lead in callers if lost[one] + lost[two] > lead]
                gain = sum([worth if damage >= health else -worth for health, worth in coming])
                best = max(best, (gain, room.slot.name))
    return best


def _held_back(view: RealmView, seat: Seat) -> dict[Seat, list[tuple[str, int, int, int]]]:
    """By opponent: heroes in town whom that opponent alone keeps away, what lures them, and by how much."""
    mine = counted(view.lairs[seat].treasure)
    rivals = [(other, counted(view.lairs[other].treasure)) for other in view.order if other != seat]
    found: dict[Seat, list[tuple[str, int, int, int]]] = {}
    for hero in view.town:
        if hero.card in LURED:
            one, two = LURED[hero.card]
            own = mine[one] + mine[two]
            leads = [
                (other, had[one] + had[two] - own) for other, had in rivals if had[one] + had[two] >= own
            ]
            if own and len(leads) == 1:
                ((owner, lead),) = leads
                found.setdefault(owner, []).append((hero.card, one, two, lead))
    return found


def _can_be_aimed_at(room: RoomView) -> bool:
    return not (room.face_down or room.slot.off or room.slot.intern)


# ── Traitor ──────────────────────────────────────────────────────────────────────────────────────────────


def best_defector(view: RealmView, seat: Seat) -> tuple[int, str]:
    """The highest level among opponents' minibosses whose price leaves a coin, and its room."""
    hoard = view.lairs[seat].hoard
    found = [
        (room.slot.level, room.slot.name)
        for other in view.order
        if other != seat
        for room in view.lairs[other].rooms
        if room.slot.miniboss and room.slot.level < hoard and _can_be_aimed_at(room)
    ]
    return max(found, default=(0, ""))


# ── Sabotage ─────────────────────────────────────────────────────────────────────────────────────────────


def deactivates(view: RealmView, seat: Seat, owner: LairView) -> bool:
    """Whether Sabotage! would deactivate a whole room of this dungeon, not only its text."""
    return _minibosses(view.lairs[seat]) > _minibosses(owner)


def _minibosses(lair: LairView) -> int:
    return sum([bool(room.slot.miniboss) for room in lair.rooms])


def lost_damage(view: RealmView, seat: Seat, owner: LairView, room: RoomView) -> int:
    """How much less a room would deal after Sabotage!."""
    if not _can_be_aimed_at(room):
        return 0
    kept = 0 if deactivates(view, seat, owner) else ROOMS[room.slot.cards[-1]].damage + room.slot.bonus
    return max(0, room.damage - kept)


# ── Respawn ──────────────────────────────────────────────────────────────────────────────────────────────

WORTH_REPEATING = {"MB040": 2, "MB031": 1, "MB037": 1, "MB036": 1}
"""What building again is worth, in coins: Delver's Quarry, Mysterious Portal, Crystal Ballroom, Loot Box."""
HEALING = 5


def worth_of_respawn(view: RealmView, seat: Seat) -> int:
    """What Respawn would bring, in coins."""
    lair = view.lairs[seat]
    minibosses = sum([card in MINIBOSSES for card in view.hand_rooms])
    found = 0
    for room in lair.rooms:
        match room.slot.cards[-1] if _can_be_aimed_at(room) and not room.slot.mute else "":
            case "MB014":  # Monster Academy
                found += 2 * minibosses
            case "MB018":  # Vampire Lab
                found += HEALING if minibosses and lair.wounds else 0
            case "MB021":  # Robber's Vault
                rivals = [view.lairs[other].hoard for other in view.order if other != seat]
                found += max(rivals, default=0) - lair.hoard
            case "MB050":  # Trophy Room
                found += sum([len(each.treasure) > 1 for each in lair.rooms])
            case card:
                found += WORTH_REPEATING.get(card, 0)
    return found
