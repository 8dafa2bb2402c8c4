"""How the lesson begins: two rounds with a death, somebody else's wound, a miniboss and a spell."""

from __future__ import annotations

from engine.core import Chance, Lesson
from engine.games.boss_monster.cards import BOSSES, HEROES
from engine.games.boss_monster.rules.hands import without
from engine.games.boss_monster.rules.revealing import reveal
from engine.games.boss_monster.rules.rounds import round_
from engine.games.boss_monster.rules.setup import bare_table, first_room
from engine.games.boss_monster.state import Realm

BOSSES_SEATED = ("MB005", "MB010")
"""King Croak, whose experience lets the learner begin, against Dr. Deadly."""
HANDS = (("MB023", "MB025", "MB027"), ("MB032", "MB036", "MB048"))
"""Rooms that lure Fighters and deal 1, 3 and 2; the rival's are too weak for the first Thief."""
SPELLS = (("MB071",), ())
"""Smash! is the one spell of the lesson: nobody can answer it."""
NEXT_ROOMS = ("MB063", "MB041", "MB024", "MB035")
"""Drawn one by one, the learner first: Brassknuckle comes in round 1, to be laid in round 2."""
ARRIVING = ("MB084", "MB098", "MB086", "MB090")
"""Two a round: a Fighter of 4 and a Thief of 6, then a Fighter of 6 and a Mage of 4."""


def set_up(settings: dict[str, str], chance: Chance) -> Realm:
    """Known bosses, hands and heroes for two rounds; whatever comes later is shuffled."""
    g = bare_table(len(BOSSES_SEATED), settings, chance)
    g.box += tuple([boss for boss in BOSSES if boss not in BOSSES_SEATED])
    rooms, spells = tuple(g.rooms), tuple(g.spells)
    for seat, boss in enumerate(BOSSES_SEATED):
        lair = g.lairs[seat]
        lair.boss, lair.rooms, lair.spells = boss, HANDS[seat], SPELLS[seat]
        for card in HANDS[seat]:
            rooms = without(rooms, card)
        for card in SPELLS[seat]:
            spells = without(spells, card)
    for card in NEXT_ROOMS:
        rooms = without(rooms, card)
    g.rooms, g.spells = list(rooms), list(spells)
    epic = [hero for hero in g.heroes if HEROES[hero].epic]
    ordinary = [hero for hero in g.heroes if not HEROES[hero].epic and hero not in ARRIVING]
    for pile in (g.rooms, g.spells, epic, ordinary):
        g.shuffle(pile)
    g.rooms += reversed(NEXT_ROOMS)
    g.heroes = [*epic, *ordinary, *reversed(ARRIVING)]
    g.order = tuple(sorted(range(g.seats), key=lambda seat: -g.lairs[seat].xp))
    for seat in g.order:
        g.then(first_room, seat)
    g.then(reveal)
    g.then(round_)
    return g


LESSON = Lesson[Realm](seats=len(BOSSES_SEATED), seed=1, set_up=set_up)
