"""Treasure changed for one round: whom that lures, and what it brings."""

from __future__ import annotations

from engine.core import Seat
from engine.games.boss_monster.ai.builds.outlook import Outlook
from engine.games.boss_monster.ai.evaluation import Counts, exchanged
from engine.games.boss_monster.ai.spells import HEIST, best_theft
from engine.games.boss_monster.cards import ABILITIES, ROOMS, TREASURES
from engine.games.boss_monster.show.views import RealmView

A_LIKELY_SOUL = 0.5
"""What luring must promise to be worth a spell, in points."""
LURING = ("MB012", "MB045", "MB066", "MB075")
"""What changes treasure until end of round: Kirax, Endless Gallery, Spirit Dragon, Heist."""
GALLERY = "MB045"


def lures_of(view: RealmView, seat: Seat, ability: str) -> list[tuple[float, str]]:
    """What each change of treasure would bring this round, in points, and the choice that makes it."""
    outlook = Outlook(view, seat)
    damage, treasure = _left(view, seat, ability, outlook)
    now = outlook.now(damage, treasure)
    if ability in ("MB012", GALLERY):
        changes = [(kind, kind, "") for kind in TREASURES]
    else:
        instead = ABILITIES[ability].treasure
        changes = [(room.slot.name, instead, room.treasure) for room in view.lairs[seat].rooms]
    lures = [
        (outlook.now(damage, exchanged(treasure, more, less)) - now, choice) for choice, more, less in changes
    ]
    return [*lures, best_theft(view, seat)] if ability == HEIST else lures


def _left(view: RealmView, seat: Seat, ability: str, outlook: Outlook) -> tuple[int, Counts]:
    """The damage and the treasure this leaves: the Endless Gallery is destroyed for what it lures."""
    damage, treasure = outlook.damage, outlook.treasure
    galleries = [room for room in view.lairs[seat].rooms if room.slot.cards[-1] == GALLERY]
    if ability != GALLERY or not galleries:
        return damage, treasure
    [gallery, *_] = galleries
    damage -= gallery.damage
    treasure = exchanged(treasure, "", gallery.treasure)
    for card in gallery.slot.cards[-2:-1]:
        damage += ROOMS[card].damage
        treasure = exchanged(treasure, ROOMS[card].treasure)
    return damage, treasure


def best_lure(view: RealmView, seat: Seat, ability: str) -> float:
    """What the best change of treasure would bring this round, in points."""
    return max([souls for souls, _ in lures_of(view, seat, ability)], default=0.0)


def lures_death(view: RealmView, seat: Seat, more: str) -> bool:
    """Whether more treasure would bring heroes one cannot kill."""
    outlook = Outlook(view, seat)
    return outlook.now(outlook.damage, exchanged(outlook.treasure, more)) < outlook.now(
        outlook.damage, outlook.treasure
    )
