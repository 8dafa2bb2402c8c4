"""Boss Monster: build a dungeon that lures heroes in and does not let them out again."""

from collections import Counter

from engine.core import Game, Setting, round_chapter
from engine.games.boss_monster.ai.player import choose, wish
from engine.games.boss_monster.cards import COPIES_OF_A_SPELL, MINIBOSSES, box
from engine.games.boss_monster.rules.abilities import asking, effects, spellbook
from engine.games.boss_monster.rules.setup import new_table
from engine.games.boss_monster.show.faces import faces
from engine.games.boss_monster.show.redeal import redeal
from engine.games.boss_monster.show.twin import describe
from engine.games.boss_monster.show.views import RealmView, view
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
    """In play, placed by Internship, face down, or turned up and not yet paid for."""
    face_down = lair.placed in MINIBOSSES and lair.placed_at == slot.uid
    unpaid = [each for each in g.unpaid if each.uid == slot.uid]
    return bool(slot.miniboss) + bool(slot.intern) + face_down + len(unpaid)


def most_decisions(seats: int) -> int:
    """Rounds are bounded by the hero deck, a round by cards, coins and marks, each of which is used once."""
    return 2500 * seats


GAME = Game(
    key="boss-monster",
    seats=(2, 4),
    settings=(
        Setting("bosses", ("dealt", "choose"), "dealt"),
        Setting("intrigue", ("off", "on"), "off"),
        Setting("hard-mode", ("off", "on"), "off"),
        Setting("coin-rule", ("off", "on"), "off"),
        Setting("spells", ("box", "all"), "box"),
    ),
    state=Realm,
    new=new_table,
    view=view,
    describe=describe,
    chapter=round_chapter,
    computer_player=choose,
    wish=wish,
    redeal=redeal,
    conserved=conserved,
    most_decisions=most_decisions,
    cards=faces,
    topics=(
        "goal", "setup", "building", "minibosses", "coins", "luring", "adventure", "heroes", "spells",
        "reactions", "orders", "terms", "end", "variants",
    ),
)  # fmt: skip

__all__ = ["GAME", "Realm", "RealmView", "asking", "effects", "spellbook"]
