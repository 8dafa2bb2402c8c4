"""What would happen if nobody else did anything: who comes, who dies, and who gets through.

A person at the table would count symbols and damage on the fingers; so does this, from what a seat can see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from engine.core import Arg, Seat, Text, all_of, seat_name
from engine.games.boss_monster.phrases import plain, text
from engine.games.boss_monster.rules.ahead.usual_stops import health_at_end
from engine.games.boss_monster.rules.dungeon import damage, treasure
from engine.games.boss_monster.rules.luring import lured_by
from engine.games.boss_monster.show.explaining.lines import called
from engine.games.boss_monster.show.views import RealmView
from engine.games.boss_monster.state import Hero, Lair, Slot, Walker

NAMED = 2
"""So many heroes are named; of more, only their health is told, of a crowd only their number."""
COUNTED = 6


def lair_of(view: RealmView, seat: Seat) -> Lair:
    """A dungeon as the rules know it, as far as everybody sees it."""
    seen = view.lairs[seat]
    return Lair(
        boss=seen.boss,
        hoard=seen.hoard,
        spells=("",) * seen.spell_cards,
        slots=tuple([room.slot for room in seen.rooms]),
        queue=seen.queue,
        levelled=seen.levelled,
        extra=seen.extra,
        marks=seen.marks,
        lured=seen.lured,
    )


def with_room(lair: Lair, name: str, change: Callable[[Slot], Slot]) -> Lair:
    """The same dungeon with one room changed; the room is named as in options."""
    return replace(lair, slots=tuple([change(slot) if slot.name == name else slot for slot in lair.slots]))


# ── the bait phase ───────────────────────────────────────────────────────────────────────────────────────


def callers(view: RealmView, changed: Lair | None = None, owner: Seat = -1) -> dict[str, Seat | None]:
    """To whom each hero in town would go; `changed` takes the place of the owner's dungeon."""
    treasures = {seat: view.lairs[seat].treasure for seat in view.order}
    if changed is not None:
        treasures[owner] = treasure(changed)
    souls = {seat: view.lairs[seat].soul_count for seat in view.order}
    return {hero.card: lured_by(hero, treasures, souls) for hero in reversed(view.town)}


class Outcome(NamedTuple):
    """A round in one dungeon."""

    heroes: tuple[Hero, ...]
    damage: int
    souls: int
    wounds: int


def outcome(view: RealmView, seat: Seat, lair: Lair) -> Outcome:
    """How the heroes who come to this dungeon would fare there."""
    bound = callers(view, lair, seat)
    coming = [hero for hero in reversed(view.town) if bound[hero.card] == seat]
    heroes = (*[hero for hero in lair.queue if not hero.waits], *coming)
    ready = replace(lair, lured=lair.lured + len(coming))
    escaped = [hero for hero in heroes if health_at_end(ready, Walker(hero, seat)) > 0]
    wounds = sum([hero.face.worth for hero in escaped])
    souls = sum([hero.face.worth for hero in heroes]) - wounds
    dealt = sum([damage(ready, index) for index in range(len(ready.slots))])
    return Outcome(heroes, dealt, souls, wounds)


def forecast(view: RealmView, seat: Seat, lair: Lair) -> Text:
    """Who would come to this dungeon of the seat's own, and how that would end."""
    found = outcome(view, seat, lair)
    if not found.heroes:
        return text("outlook-nobody", damage=found.damage)
    result = _result(found.souls, found.wounds)
    number = len(found.heroes)
    if number > COUNTED:
        return text("outlook-crowd", number=number, damage=found.damage, result=result)
    if number > NAMED:
        health = all_of([_health(hero) for hero in found.heroes])
        return text("outlook-many", number=number, health=health, damage=found.damage, result=result)
    heroes = all_of([_with_health(hero) for hero in found.heroes])
    return text("outlook-some", heroes=heroes, damage=found.damage, result=result)


def _health(hero: Hero) -> Text:
    return text("outlook-health", health=hero.remaining)


def _with_health(hero: Hero) -> Text:
    return text("outlook-hero", hero=called(hero.card), health=hero.remaining)


def _result(souls: int, wounds: int) -> Text:
    known: dict[str, Arg] = {"souls": souls, "wounds": wounds}
    if souls and wounds:
        return text("outlook-both", **known)
    return text("outlook-souls", **known) if souls else text("outlook-wounds", **known)


def lure_change(view: RealmView, owner: Seat, changed: Lair, reader: Seat) -> Text:
    """Who would go elsewhere if a dungeon were so."""
    before, after = callers(view), callers(view, changed, owner)
    moved = [(hero, after[hero]) for hero in before if before[hero] != after[hero]]
    if not moved:
        return plain("outlook-as-before")
    if len(moved) > 1:
        mine = sum([seat == reader for _, seat in moved])
        return text("outlook-several-move", number=len(moved), mine=mine)
    hero, goal = moved[0]
    if goal is None:
        return text("outlook-stays", hero=called(hero))
    if goal == reader:
        return text("outlook-to-you", hero=called(hero))
    return text("outlook-to", hero=called(hero), seat=seat_name(goal))


# ── a hero's way ─────────────────────────────────────────────────────────────────────────────────────────


def walker_in_question(view: RealmView) -> Walker | None:
    """The hero inside a dungeon, or the one who is about to enter the active player's."""
    if view.walker is not None:
        return view.walker
    if view.phase != "adventure" or view.active is None:
        return None
    ready = [hero for hero in view.lairs[view.active].queue if not hero.waits]
    return Walker(ready[0], view.active) if ready else None


def escapes(lair: Lair, walker: Walker) -> bool:
    """Whether a hero would get through this dungeon as it is."""
    return health_at_end(lair, walker) > 0


def fate(lair: Lair, walker: Walker) -> Text:
    """Whether a hero would die in this dungeon or get through, with how much health."""
    left = health_at_end(lair, walker)
    hero = called(walker.hero.card)
    return text("outlook-dies", hero=hero) if left <= 0 else text("outlook-escapes", hero=hero, health=left)
