"""What holds at every table of Boss Monster at any time, and how long a game can be."""

from __future__ import annotations

from collections import Counter

from engine.games.boss_monster.cards import COPIES_OF_A_SPELL, MINIBOSSES, box
from engine.games.boss_monster.state import Lair, Realm, Slot

ALL_CARDS = Counter(
    [
        *(card.id for card in box().bosses),
        *(card.id for card in box().rooms for _ in range(card.copies)),
        *(card.id for card in box().minibosses),
        *(card.id for card in box().spells for _ in range(COPIES_OF_A_SPELL)),
        *(card.id for card in box().heroes),
    ]
)


def conserved(g: Realm) -> list[str]:
    """Every card is somewhere, once; nobody is in debt; and no stack has two minibosses."""
    there = Counter([*g.rooms, *g.spells, *g.heroes, *g.discards, *g.box, *g.bosses, *g.casting])
    there.update(unpaid.card for unpaid in g.unpaid)
    there.update(hero.card for hero in g.town)
    if g.walker is not None:
        there[g.walker.hero.card] += 1
    for lair in g.lairs:
        there.update([*lair.rooms, *lair.spells, *lair.souls, *lair.wounds])
        there.update(hero.card for hero in lair.queue)
        there.update(card for card in (lair.boss, lair.placed) if card)
        for slot in lair.slots:
            there.update(slot.cards)
            there.update(card for card in (slot.miniboss, slot.intern) if card)
    broken = []
    if there != ALL_CARDS:
        broken.append(f"cards are missing or doubled: {there - ALL_CARDS} {ALL_CARDS - there}")
    if any(lair.hoard < 0 for lair in g.lairs):
        broken.append("somebody is in debt")
    if any(_minibosses_at(g, lair, slot) > 1 for lair in g.lairs for slot in lair.slots):
        broken.append("a stack has two minibosses")
    return broken


def _minibosses_at(g: Realm, lair: Lair, slot: Slot) -> int:
    """Count minibosses in play, placed by Internship, face down, or revealed and not yet paid for."""
    face_down = lair.placed in MINIBOSSES and lair.placed_at == slot.uid
    unpaid = [each for each in g.unpaid if each.uid == slot.uid]
    return bool(slot.miniboss) + bool(slot.intern) + face_down + len(unpaid)


def most_decisions(seats: int) -> int:
    """Rounds are bounded by the hero deck, a round by cards, coins and marks, each of which is used once."""
    return 2500 * seats
