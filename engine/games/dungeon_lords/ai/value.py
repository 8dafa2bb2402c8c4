"""How well a lord stands, in points: what scores already, and what goods and helpers promise for year two."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Seat
from engine.core.mind import Parts
from engine.games.dungeon_lords.ai.campaign import aftermath, fatigues_of
from engine.games.dungeon_lords.lord import START_EVIL, Lord
from engine.games.dungeon_lords.rules.scoring import scores_of
from engine.games.dungeon_lords.show.views import AFTER_BUILDING, UnderworldView
from engine.games.dungeon_lords.state import Underworld

FIGHTERS = {"goblin": 0.9, "slime": 1.0, "ghost": -0.3, "troll": 0.4, "witch": 0.0, "vampire": 0.1}
"""What a monster of the first year will do in the second, for its wages."""


class Prospects(NamedTuple):
    """What a lord's standing promises for the end of the game: how much each part of it counts, in points.

    The final points of 1,300 dungeons of quick lords, by what they had had at such a moment, came to these.
    """

    rooms: float = 1.0
    monsters: float = 1.0
    prisoners: float = 1.0
    conquered: float = 1.0
    seals: float = 1.0
    titles: float = 1.0
    gold: float = 0.0
    food: float = 0.0
    imp: float = 0.0
    trap: float = 0.0
    """A trap that is left after the battles."""
    tunnel: float = 0.0
    evil: float = 0.0
    """What more evil than at the start counts: it brings stronger heroes."""
    reserve: float = 0.0
    """A monster before battles that were only fought at a glance: who knows what else it is good for."""
    set_trap: float = 0.0
    """A trap before such battles."""


AT_THE_END = Prospects()
BEFORE_BATTLES = {
    1: Prospects(
        rooms=0.85,
        prisoners=0.3,
        conquered=0.75,
        seals=1.4,
        titles=0.05,
        gold=1.4,
        food=0.85,
        imp=2.0,
        trap=0.1,
        tunnel=0.7,
        evil=-0.6,
        reserve=1.6,
        set_trap=1.5,
    ),
    2: Prospects(prisoners=0.7, conquered=0.95, titles=0.8, reserve=0.35, set_trap=0.3),
}
"""By year: with all heroes at the gates. What they will do is a guess, above all in the first year."""
BETWEEN_YEARS = Prospects(
    rooms=0.8,
    conquered=1.3,
    seals=1.4,
    titles=0.1,
    gold=1.45,
    food=0.8,
    imp=1.9,
    trap=1.2,
    tunnel=0.6,
    evil=-0.3,
)
"""Whoever has lost tiles has less to mine in, so a tile counts more than its points."""
FEW = 20
"""With more monsters and traps than this at a table, playouts take longer."""
TEMPERS: dict[str, Parts] = {
    "bold": {"prisoners": 1.3, "fighters": 1.3, "conquered": 0.8},
    "careful": {"conquered": 1.3, "seals": 1.3, "goods": 1.1},
    "greedy": {"goods": 1.4, "titles": 1.3, "prisoners": 0.9},
}
"""The bold want heroes in prison, the careful a whole dungeon, the greedy gold and glory."""


def value(g: Underworld, seat: Seat) -> Parts:
    """In points; battles to come are fought at a glance."""
    lords, traps = _after_battles(g)
    lord, score, prospects = lords[seat], scores_of(lords, traps)[seat], prospects_of(g)
    parts = {
        "rooms": prospects.rooms * (score.rooms + score.bonus_rooms + score.hall_of_fame),
        "monsters": (prospects.monsters + prospects.reserve) * score.monsters,
        "prisoners": prospects.prisoners * score.prisoners,
        "conquered": prospects.conquered * score.conquered,
        "seals": prospects.seals * score.seals,
        "titles": prospects.titles * sum(score.titles.values()),
    }
    if prospects.gold:
        parts["goods"] = _goods(lord, prospects) + prospects.trap * traps[seat]
        fighters = sum([FIGHTERS.get(monster.kind, 0.0) for monster in lord.monsters])
        parts["fighters"] = fighters + prospects.evil * max(0, lord.evil - START_EVIL)
    if prospects.set_trap:
        parts["fighters"] = parts.get("fighters", 0.0) + prospects.set_trap * len(g.secrets[seat].traps)
    return parts


def prospects_of(g: Underworld) -> Prospects:
    """What counts at such a moment."""
    if g.result is not None or g.exercise:
        return AT_THE_END
    if g.year == 2 and g.phase not in AFTER_BUILDING:
        return BETWEEN_YEARS
    return BEFORE_BATTLES[g.year]


def _after_battles(g: Underworld) -> tuple[list[Lord], list[int]]:
    """All lords and the numbers of their traps, once the heroes at their gates have been fought."""
    if g.result is not None or g.exercise:
        return g.lords, [len(secret.traps) for secret in g.secrets]
    fatigues = fatigues_of(g.year, g.spells, "")
    after = [
        aftermath(lord, secret.traps, g.year, fatigues, max(1, g.combat_round))
        for lord, secret in zip(g.lords, g.secrets, strict=True)
    ]
    return [lord for lord, _ in after], [traps for _, traps in after]


def _goods(lord: Lord, prospects: Prospects) -> float:
    stock = prospects.gold * lord.gold + prospects.food * lord.food
    return stock + prospects.imp * lord.imps + prospects.tunnel * len(lord.tunnels)


def swing(g: Underworld) -> float:
    """The second year can change more than half of the points."""
    return 5.0 if g.year == 1 else 2.5


def milestone(g: Underworld) -> int:
    """Half a year: building, then combat."""
    return 2 * g.year + (g.phase in AFTER_BUILDING)


def burden(view: UnderworldView) -> float:
    """The more monsters and traps there are at the table, the longer it takes to think battles through."""
    monsters = sum([len(lord.monsters) for lord in view.lords])
    return max(1.0, (monsters + sum(view.trap_counts)) / FEW)
