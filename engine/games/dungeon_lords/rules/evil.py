"""The Evilometer, and the paladin who watches it."""

from __future__ import annotations

from engine.core import Seat
from engine.games.dungeon_lords.lord import LEAST_EVIL, MOST_EVIL, NOBODY, PALADIN_EVIL, Hero, Lord
from engine.games.dungeon_lords.phrases import tell
from engine.games.dungeon_lords.state import Underworld


def move_evil(g: Underworld, seat: Seat, spaces: int) -> None:
    """Move a marker within the scale; the paladin checks after every move."""
    evil = min(MOST_EVIL, max(LEAST_EVIL, g.lords[seat].evil + spaces))
    if evil != g.lords[seat].evil:
        g.change(seat, evil=evil)
        call_paladin(g)


def gain_evil(g: Underworld, seat: Seat, spaces: int) -> None:
    """A lord gains evil from a spell or an event, and everybody hears of it."""
    tell(g, "gains-evil", seat, n=spaces)
    move_evil(g, seat, spaces)


def attracts_paladin(g: Underworld, seat: Seat, spaces: int) -> bool:
    """Whether so much more evil would bring the paladin to this lord."""
    evil, holder = min(MOST_EVIL, g.lords[seat].evil + spaces), g.paladin_at
    if not g.paladin or holder == seat or evil < PALADIN_EVIL:
        return False
    return holder == NOBODY or evil > g.lords[holder].evil


def call_paladin(g: Underworld) -> None:
    """The paladin moves to the most evil lord who is past his space and more evil than the lord he is with.

    Ties: the nearer to the start player, the nicer, so he goes to the one farthest clockwise.
    """
    if not g.paladin:
        return
    holder = g.paladin_at
    rivals = g.rivals_above(0 if holder == NOBODY else g.lords[holder].evil)
    if rivals:
        highest = max(g.lords[seat].evil for seat in rivals)
        target = [seat for seat in rivals if g.lords[seat].evil == highest][-1]
        _send_paladin(g, target)


def _send_paladin(g: Underworld, target: Seat) -> None:
    """He walks at the head of the party there, behind an illusion if any, and keeps his damage."""
    holder, paladin = g.paladin_at, Hero(g.paladin)
    if holder != NOBODY:
        paladin = g.lords[holder].hero(g.paladin) or paladin
        g.change(holder, heroes=_staying(g.lords[holder], g.paladin))
        tell(g, "paladin-leaves", holder)
    g.paladin_at = target
    heroes = g.lords[target].heroes
    front = 1 if heroes and heroes[0].card == "illusion" else 0
    g.change(target, heroes=(*heroes[:front], paladin, *heroes[front:]))
    tell(g, "paladin-comes", target)


def _staying(lord: Lord, paladin: str) -> tuple[Hero, ...]:
    """The party he leaves behind; an illusion vanishes with the last real hero."""
    staying = tuple([hero for hero in lord.heroes if hero.card != paladin])
    return staying if any(hero.card != "illusion" for hero in staying) else ()
