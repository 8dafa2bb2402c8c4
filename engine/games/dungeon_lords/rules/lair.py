"""Monsters and ghosts in a lair: how they come, fall, and leave."""

from __future__ import annotations

from engine.core import Seat
from engine.games.dungeon_lords.cards import MONSTERS
from engine.games.dungeon_lords.lord import Lord, Monster
from engine.games.dungeon_lords.phrases import plain, tell
from engine.games.dungeon_lords.state import Underworld


def real_monsters(lord: Lord) -> list[Monster]:
    """All monsters without the ghosts."""
    return [monster for monster in lord.monsters if not MONSTERS[monster.kind].ghost]


def monster_in(g: Underworld, seat: Seat, uid: int) -> Monster:
    """A monster that is known to be in the lair."""
    monster = g.lords[seat].monster(uid)
    assert monster is not None
    return monster


def add_monster(g: Underworld, seat: Seat, kind: str) -> None:
    """A new monster moves into the lair."""
    g.change(seat, monsters=(*g.lords[seat].monsters, Monster(g.next_uid(), kind)))


def turn_face_down(g: Underworld, seat: Seat, uid: int) -> None:
    """A monster lies face down until the year's combat is over."""
    monsters = g.lords[seat].monsters
    g.change(
        seat,
        monsters=tuple(
            [Monster(each.uid, each.kind, False) if each.uid == uid else each for each in monsters]
        ),
    )


def give_away(g: Underworld, seat: Seat, uid: int) -> None:
    """A monster is taken from its lord, and everybody hears of it."""
    tell(g, "gives-monster", seat, kind=plain(monster_in(g, seat, uid).kind))
    lose_monster(g, seat, uid)


def lose_monster(g: Underworld, seat: Seat, uid: int) -> None:
    """A monster leaves the game, and the battle if it is in one; a Troll takes its token along."""
    lord, monster = g.lords[seat], monster_in(g, seat, uid)
    g.change(
        seat,
        monsters=tuple([each for each in lord.monsters if each.uid != uid]),
        busy_trolls=min(lord.busy_trolls, lord.trolls - (monster.kind == "troll")),
    )
    g.discards = (*g.discards, monster.kind)
    if g.battle is not None and g.battle.seat == seat:
        withdraw(g, uid)


def withdraw(g: Underworld, uid: int) -> None:
    """A monster leaves the battle as if it had never been sent."""
    g.fight(
        sent=tuple([each for each in g.fought.sent if each != uid]),
        waiting=tuple([each for each in g.fought.waiting if each != uid]),
    )
