"""How a puzzle is set up: a dungeon, a hand, heroes in town, and one round to play."""

from __future__ import annotations

from collections import Counter

import msgspec

from engine.core import Chance, Plan, step
from engine.games.boss_monster.cards import BOSSES, HEROES, MINIBOSSES
from engine.games.boss_monster.rules.adventure import adventure
from engine.games.boss_monster.rules.ahead.usual_stops import OWN, PASS
from engine.games.boss_monster.rules.building import build_turn
from engine.games.boss_monster.rules.luring import lure
from engine.games.boss_monster.rules.reactions.orders import USUAL_STOPS
from engine.games.boss_monster.rules.revealing import reveal
from engine.games.boss_monster.rules.setup import ROOM_CARDS, new_table
from engine.games.boss_monster.state import Hero, Realm, Slot

YOU = 0
ROUND = 4


class Position(msgspec.Struct, frozen=True):
    """A boss, the dungeon from the entrance to the boss, the hand, and who is in town."""

    boss: str
    dungeon: tuple[str, ...]
    """Every room, with its miniboss and that one's level if there is one, such as `MB024 MB055 2`."""
    rooms: tuple[str, ...]
    """Rooms and minibosses in hand."""
    town: tuple[str, ...]
    """The hero who came last is the first one to enter."""
    spells: tuple[str, ...] = ()
    coins: int = 0
    stops: bool = False
    """Whether play stops in the adventure where a hero is about to die or to get through."""

    @property
    def used(self) -> list[str]:
        """Every card in play."""
        below = [card for words in self.dungeon for card in words.split() if not card.isdecimal()]
        return [self.boss, *below, *self.rooms, *self.spells, *self.town]


def set_up_round(position: Position, settings: dict[str, str], chance: Chance) -> Realm:
    """The table as the puzzle begins."""
    g = new_table(1, settings, chance)
    g.scheduled.clear()
    g.round, g.phase, g.order = ROUND, "build", (YOU,)
    used = Counter(position.used)
    g.rooms = list((Counter([*ROOM_CARDS, *MINIBOSSES]) - used).elements())
    g.spells = list((Counter(g.spells) - used).elements())
    g.heroes, g.box = [], (*(card for card in g.box if card not in HEROES), *_absent(position))
    g.town = tuple([Hero(card, age) for age, card in enumerate(position.town)])
    lair = g.lairs[YOU]
    lair.boss, lair.hoard = position.boss, position.coins
    lair.rooms, lair.spells = position.rooms, position.spells
    lair.slots = tuple([_slot(uid, *words.split()) for uid, words in enumerate(position.dungeon, 1)])
    g.last_uid, g.last_age = len(lair.slots), len(g.town)
    g.plans = [Plan(YOU, USUAL_STOPS, ((f"{OWN}-end" if position.stops else PASS,),))]
    for rule in (puzzle_turn, reveal, lure, adventure, puzzle_over):
        g.then(rule)
    return g


def _absent(position: Position) -> list[str]:
    """Bosses and heroes who are not in this round."""
    return [card for card in (*BOSSES, *HEROES) if card not in position.used]


def _slot(uid: int, room: str, miniboss: str = "", level: str = "0") -> Slot:
    return Slot(uid, (room,), miniboss, int(level))


@step
def puzzle_turn(g: Realm) -> None:
    """One build turn; nobody else is there to be waited for."""
    g.then(build_turn, YOU)


@step
def puzzle_over(g: Realm) -> None:
    """The result is the number of souls."""
    g.finish([g.lairs[YOU].soul_count])
