"""Heroes choose their dungeons: the weakest goes to the nicest lord."""

from __future__ import annotations

from engine.core import Seat, Weight, step
from engine.games.dungeon_lords.cards import HEROES
from engine.games.dungeon_lords.lord import MOST_EVIL, NOBODY, Hero, Lord
from engine.games.dungeon_lords.phrases import hero_name, tell, text
from engine.games.dungeon_lords.state import Underworld


@step
def heroes_arrive(g: Underworld) -> None:
    """Deal out the heroes; with two players the non-player marker climbs first and takes one."""
    g.phase = "heroes"
    if g.neighbour_evil:
        g.neighbour_evil = min(MOST_EVIL, g.neighbour_evil + 1)
    lords = nicest_first(g)
    if g.contrary:
        lords.reverse()
        g.contrary = False
    for hero, seat in zip(g.arriving, lords, strict=True):
        if seat == NOBODY:
            g.discards = (*g.discards, hero)
            g.tell(text("hero-goes-elsewhere", hero=hero_name(hero)), weight=Weight.DETAIL)
        else:
            g.change(seat, heroes=joined(g.lords[seat], hero))
            tell(g, "hero-comes", seat, hero=hero_name(hero))
    g.arriving = ()


def nicest_first(g: Underworld) -> list[Seat]:
    """Lords by evil; ties go clockwise from the start player, after the non-player marker."""
    lords = g.turn_order()
    lords.sort(key=lambda seat: g.lords[seat].evil)
    if g.neighbour_evil:
        nicer = [seat for seat in lords if g.lords[seat].evil < g.neighbour_evil]
        lords.insert(len(nicer), NOBODY)
    return lords


def joined(lord: Lord, hero: str) -> tuple[Hero, ...]:
    """The party with a new hero: at the back, but a warrior in front, behind the paladin only."""
    new = Hero(hero)
    if HEROES[hero].kind != "warrior":
        return (*lord.heroes, new)
    front = 1 if lord.heroes and lord.heroes[0].face.kind == "paladin" else 0
    return (*lord.heroes[:front], new, *lord.heroes[front:])
