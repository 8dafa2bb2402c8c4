"""Phase 3: heroes go from town to the dungeon with the most of what they are after; nobody decides."""

from __future__ import annotations

from engine.core import Seat, step
from engine.games.boss_monster.dungeon import treasure
from engine.games.boss_monster.state import Hero, Realm
from engine.games.boss_monster.timing import NEWEST_FIRST
from engine.games.boss_monster.words import card_name, tell, text


@step
def lure(g: Realm) -> None:
    """From the newest hero to the oldest; ties stay in town, arrivals stand behind those already there."""
    g.phase = "lure"
    treasures = {seat: treasure(g.lairs[seat]) for seat in g.order}
    for hero in reversed(g.town) if NEWEST_FIRST else g.town:
        seat = lured_by(g, hero, treasures)
        if seat is None:
            g.tell(text("stays", hero=card_name(hero.card)))
            continue
        g.town = tuple([each for each in g.town if each.card != hero.card])
        g.lairs[seat].queue += (hero,)
        g.lairs[seat].lured += 1
        g.quiet_rounds = -1
        tell(g, "lured", seat, hero=card_name(hero.card))


def lured_by(g: Realm, hero: Hero, treasures: dict[Seat, str]) -> Seat | None:
    """The one player with the highest count; None while there is a tie, or nothing to lure with."""
    special = hero.face.special
    if special == "fewest-souls":
        return _alone_at_the_top({seat: -g.lairs[seat].soul_count for seat in g.order})
    if special == "most-souls":
        return _alone_at_the_top({seat: g.lairs[seat].soul_count for seat in g.order})
    counts = dict.fromkeys(treasures, 0)
    for kind in hero.face.lure:
        for seat, shown in treasures.items():
            counts[seat] += shown.count(kind)
    return _alone_at_the_top(counts) if any(counts.values()) else None


def _alone_at_the_top(counts: dict[Seat, int]) -> Seat | None:
    most = max(counts.values())
    best = [seat for seat, count in counts.items() if count == most]
    return best[0] if len(best) == 1 else None
