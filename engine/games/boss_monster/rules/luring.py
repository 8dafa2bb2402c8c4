"""Phase 3: each hero goes from town to the dungeon with the most of its treasure; nobody decides."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Seat, Text, Weight, step
from engine.games.boss_monster.phrases import italic_names, tell, text
from engine.games.boss_monster.rules.dungeon import treasure
from engine.games.boss_monster.state import Hero, Realm
from engine.games.boss_monster.timing import NEWEST_FIRST


@step
def lure(g: Realm) -> None:
    """Lure heroes from the newest to the oldest; on a tie they stay in town, arrivals queue up at the end."""
    g.phase = "lure"
    treasures = {seat: treasure(g.lairs[seat]) for seat in g.order}
    souls = {seat: g.lairs[seat].soul_count for seat in g.order}
    callers: dict[str, Seat | None] = {}
    lured: dict[Seat, list[Hero]] = {}
    staying: list[Hero] = []
    for hero in reversed(g.town) if NEWEST_FIRST else g.town:
        wish = hero.face.lure or hero.card
        if wish not in callers:
            callers[wish] = lured_by(hero, treasures, souls)
        seat = callers[wish]
        if seat is None:
            staying.append(hero)
        else:
            lured.setdefault(seat, []).append(hero)
    g.town = tuple([hero for hero in g.town if hero in staying])
    for seat, heroes in lured.items():
        lair = g.lairs[seat]
        lair.queue += tuple(heroes)
        lair.lured += len(heroes)
        g.quiet_rounds = -1
        tell(g, "lured", seat, number=len(heroes), heroes=_names(heroes))
    if staying:
        g.tell(text("stay", number=len(staying), heroes=_names(staying)), weight=Weight.DETAIL)


def _names(heroes: list[Hero]) -> Text:
    return italic_names([hero.card for hero in heroes])


def lured_by(hero: Hero, treasures: Mapping[Seat, str], souls: Mapping[Seat, int]) -> Seat | None:
    """The only player with the highest count; None on a tie, or if nobody has what lures the hero."""
    special = hero.face.special
    # The Fool goes to the player with the fewest souls, the Progenitors to the one with the most.
    if special == "fewest-souls":
        return _alone_at_the_top({seat: -count for seat, count in souls.items()})
    if special == "most-souls":
        return _alone_at_the_top(souls)
    kinds = hero.face.lure
    counts = {seat: sum([shown.count(kind) for kind in kinds]) for seat, shown in treasures.items()}
    return _alone_at_the_top(counts) if any(counts.values()) else None


def _alone_at_the_top(counts: Mapping[Seat, int]) -> Seat | None:
    most = max(counts.values())
    best = [seat for seat, count in counts.items() if count == most]
    return best[0] if len(best) == 1 else None
