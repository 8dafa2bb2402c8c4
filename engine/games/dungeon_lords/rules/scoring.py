"""Scoring: points, titles, bonus rooms."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core import Seat, Weight, all_of, seat_name, step
from engine.games.dungeon_lords.cards import HEROES, ROOMS, TITLE_BONUS, TITLES
from engine.games.dungeon_lords.lord import Lord
from engine.games.dungeon_lords.phrases import plain, text
from engine.games.dungeon_lords.rules.lair import real_monsters
from engine.games.dungeon_lords.state import Score, Underworld

ROOM_POINTS = 2
MONSTER_POINTS = 1
HERO_POINTS = 2
PALADIN_POINTS = 5
CONQUERED_POINTS = -2
SEAL_POINTS = -3
TITLE_ALONE = {2: 2, 3: 3, 4: 3}
TITLE_SHARED = {2: 1, 3: 2, 4: 2}


@step
def scoring(g: Underworld) -> None:
    """Most points win, ties share the win; anything above zero earns a licence."""
    g.phase = "scoring"
    traps = [len(secret.traps) for secret in g.secrets]
    for title, seats in title_holders(g.lords, traps).items():
        lords = all_of([seat_name(seat) for seat in seats])
        g.tell(text("title-goes", title=plain(f"title-{title}"), lords=lords, n=len(seats)))
    g.score = scores_of(g.lords, traps)
    totals = [score.total for score in g.score]
    g.finish(totals)
    assert g.result is not None
    winners = all_of([seat_name(seat) for seat in g.result.winners])
    g.tell(
        text("wins", lords=winners, count=len(g.result.winners), points=max(totals)), weight=Weight.HEADLINE
    )
    licensed = [seat_name(seat) for seat, points in enumerate(totals) if points > 0]
    g.tell(text("licences", lords=all_of(licensed), n=len(licensed)))


def scores_of(lords: Sequence[Lord], traps: Sequence[int]) -> tuple[Score, ...]:
    """Everybody's points; `traps` are the numbers of traps, which everybody can see."""
    holders = title_holders(lords, traps)
    return tuple([_score_of(lords, seat, holders) for seat in range(len(lords))])


def _score_of(lords: Sequence[Lord], seat: Seat, holders: dict[str, list[Seat]]) -> Score:
    """One lord's points, item by item."""
    lord, seats = lords[seat], len(lords)
    titles = {
        title: (TITLE_ALONE if len(sharing) == 1 else TITLE_SHARED)[seats]
        for title, sharing in holders.items()
        if seat in sharing
    }
    alone = sum(1 for sharing in holders.values() if sharing == [seat])
    working = [ROOMS[room] for room in lord.working_rooms]
    parts = {
        "rooms": ROOM_POINTS * len(working),
        "monsters": MONSTER_POINTS * len(real_monsters(lord)),
        "prisoners": sum([prisoner_points(card) for card in lord.prison]),
        "conquered": CONQUERED_POINTS * lord.conquered.bit_count(),
        "seals": SEAL_POINTS * lord.seals,
        "bonus_rooms": sum(room.scores.get(each.kind, 0) for room in working for each in lord.monsters),
        "hall_of_fame": sum(TITLE_BONUS[seats] * alone for room in working if room.title_bonus),
    }
    return Score(**parts, titles=titles, total=sum(parts.values()) + sum(titles.values()))


def prisoner_points(card: str) -> int:
    """A paladin in prison scores more than other heroes."""
    return PALADIN_POINTS if HEROES[card].kind == "paladin" else HERO_POINTS


def title_holders(lords: Sequence[Lord], traps: Sequence[int]) -> dict[str, list[Seat]]:
    """Who has the most of each thing (even if that is none, ruling 8), or the fewest conquered tiles."""
    holders = {}
    for title in TITLES:
        amounts = [MEASURES[title](lord, count) for lord, count in zip(lords, traps, strict=True)]
        holders[title] = [seat for seat, amount in enumerate(amounts) if amount == max(amounts)]
    return holders


MEASURES: dict[str, Callable[[Lord, int], int]] = {
    "evil": lambda lord, traps: lord.evil,
    "rooms": lambda lord, traps: lord.rooms.bit_count(),
    "tunnels": lambda lord, traps: (lord.filled & ~lord.rooms).bit_count(),
    "monsters": lambda lord, traps: len(real_monsters(lord)),
    "imps": lambda lord, traps: lord.imps,
    "riches": lambda lord, traps: lord.gold + lord.food + traps,
    "battle": lambda lord, traps: -lord.conquered.bit_count(),
}
"""What counts for each title, from a lord and the number of their traps."""
