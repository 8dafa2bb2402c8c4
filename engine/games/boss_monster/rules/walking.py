"""A hero's way through a dungeon: where it goes next, and how it ends."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from engine.core import Arg, Text, Weight, all_of
from engine.games.boss_monster.phrases import card_name, tell, text
from engine.games.boss_monster.rules.dungeon import (
    boss_text,
    miniboss_texts,
    room_text,
    source,
    standing_miniboss,
    symbols,
)
from engine.games.boss_monster.rules.rooms import schedule_triggers
from engine.games.boss_monster.state import Hero, Lair, Realm, Slot, Walker, Way
from engine.games.boss_monster.timing import BACK_THIS_ROUND, FIRST_SKIPPED, HUSHED


def next_hero(lair: Lair) -> Hero | None:
    """The hero nearest to the dungeon who may enter."""
    for hero in lair.queue:
        if not hero.waits:
            return hero
    return None


def has_text(lair: Lair, hero: Hero, special: str) -> bool:
    """Whether a hero's own text counts.

    Icicle Man, level 2: texts of heroes in your dungeon or at your entrance do not count. Heroes in a hushed
    dungeon ignore his text as they do all others there (ruling A41).
    """
    if hero.face.special != special:
        return False
    return HUSHED in lair.marks or standing_miniboss(lair, "silence-heroes") is None


def next_room(lair: Lair, walker: Walker) -> int | None:
    """The next room to the right the hero enters: not a deactivated one, none it skips.

    Only a hero who comes in skips the first room, not one who was inside when Mageseeker chose the dungeon.
    """
    skipping = not walker.steps and FIRST_SKIPPED in lair.marks
    # Relic Hunter: skips every room with more than one kind of treasure.
    picky = has_text(lair, walker.hero, "picky")
    for index in range(walker.index + 1, len(lair.slots)):
        slot = lair.slots[index]
        if slot.off:
            continue
        if skipping:
            skipping = False
        elif not picky or len(set(symbols(lair, slot))) < 2:
            return index
    return None


def end_way(g: Realm, walker: Walker, outcome: str) -> None:
    """Take the hero out of the dungeon; the last step shows the health it had left in the end."""
    steps = walker.steps
    if steps:
        steps = (*steps[:-1], replace(steps[-1], remaining=walker.hero.remaining))
    g.ways += (Way(walker.hero.card, walker.seat, walker.health, steps, outcome),)
    g.walker = None


def _way_so_far(walker: Walker) -> dict[str, Arg]:
    """The arguments of a story line about a hero and its way, room by room."""
    steps = all_of([_damage_dealt(step.room, step.damage) for step in walker.steps])
    return {
        "hero": card_name(walker.hero.card),
        "health": walker.health,
        "rooms": len(walker.steps),
        "steps": steps,
        "damage": sum(step.damage for step in walker.steps),
    }


@cache
def _damage_dealt(room: str, dealt: int) -> Text:
    return text("way-step", room=card_name(room), damage=dealt)


def die(g: Realm) -> None:
    """Kill the hero inside: the owner of the dungeon gets its soul, and texts about that are triggered."""
    walker = g.walker
    assert walker is not None
    end_way(g, walker, "soul")
    g.quiet_rounds = -1
    lair = g.lairs[walker.seat]
    lair.souls += (walker.hero.card,)
    lair.new_souls += 1
    tell(g, "dies", walker.seat, Weight.HEADLINE, **_way_so_far(walker), souls=lair.soul_count)
    slot = lair.slot(walker.uid) if walker.uid else None
    schedule_triggers(g, walker.seat, _death_triggers(lair, slot))


def _death_triggers(lair: Lair, slot: Slot | None) -> list[str]:
    sources = []
    if boss_text(lair, "dies"):
        sources.append(source(lair.boss))
    if slot is not None:
        if slot.miniboss and not slot.off and boss_text(lair, "dies-by-miniboss"):
            sources.append(source(lair.boss))
        if room_text(lair, slot, "dies"):
            sources.append(source(slot.cards[-1], slot))
        sources += [source(text, slot) for text in miniboss_texts(lair, slot, "dies")]
    return sources


def survive(g: Realm) -> None:
    """Let the hero past the last room: the boss is wounded."""
    walker = g.walker
    assert walker is not None
    end_way(g, walker, "wound")
    g.quiet_rounds = -1
    lair = g.lairs[walker.seat]
    lair.wounds += (walker.hero.card,)
    tell(g, "survives", walker.seat, Weight.HEADLINE, **_way_so_far(walker), wounds=lair.wound_count)


def kill(g: Realm, card: str) -> None:
    """Kill the hero inside, who must be this one."""
    assert g.walker is not None
    assert g.walker.hero.card == card
    die(g)


def send_to_entrance(g: Realm) -> None:
    """Send the hero to the end of the queue, to wait for the next round; enough damage kills it first."""
    walker = g.walker
    assert walker is not None
    if walker.hero.remaining <= 0:
        die(g)
        return
    end_way(g, walker, "entrance")
    hero = replace(walker.hero, waits=not BACK_THIS_ROUND)
    g.lairs[walker.seat].queue += (hero,)
    tell(g, "sent-back", walker.seat, hero=card_name(hero.card))


def send_to_town(g: Realm) -> None:
    """Send the hero back to town, to the place its age gives it; enough damage kills it first."""
    walker = g.walker
    assert walker is not None
    if walker.hero.remaining <= 0:
        die(g)
        return
    end_way(g, walker, "town")
    g.send_to_town(walker.hero)
    tell(g, "sent-to-town", walker.seat, hero=card_name(walker.hero.card))
