"""How well a lord stands, in points: what scores already, and what goods and helpers promise for year two."""

from __future__ import annotations

from engine.core import Seat
from engine.core.mind import Parts
from engine.games.dungeon_lords.lord import START_EVIL, Lord
from engine.games.dungeon_lords.rules.scoring import scores_of
from engine.games.dungeon_lords.state import Underworld

FIGHTERS = {
    "goblin": 1.6,
    "slime": 2.0,
    "ghost": 1.0,
    "troll": 2.4,
    "witch": 2.4,
    "vampire": 2.6,
    "golem": 4.0,
    "dragon": 3.5,
    "demon": 3.5,
}
"""What a monster will do in the second year."""
GOLD, FOOD, IMP, TRAP, TUNNEL, WORKPLACE = 0.5, 0.45, 0.8, 0.9, 0.25, 0.5
"""What goods, tunnels and rooms that produce are worth before the second year."""
EVIL = 0.15
"""What more evil than at the start costs then: it brings stronger heroes."""
EARLY_TITLES = 0.4
"""How much a title counts that others may yet take away."""
TEMPERS: dict[str, Parts] = {
    "bold": {"prisoners": 1.3, "fighters": 1.3, "conquered": 0.8},
    "careful": {"conquered": 1.3, "seals": 1.3, "goods": 1.1},
    "greedy": {"goods": 1.4, "titles": 1.3, "prisoners": 0.9},
}
"""The bold want heroes in prison, the careful a whole dungeon, the greedy gold and glory."""


def value(g: Underworld, seat: Seat) -> Parts:
    """In points."""
    score = scores_of(g.lords, [len(secret.traps) for secret in g.secrets])[seat]
    parts = {
        "rooms": float(score.rooms + score.bonus_rooms + score.hall_of_fame),
        "monsters": float(score.monsters),
        "prisoners": float(score.prisoners),
        "conquered": float(score.conquered),
        "seals": float(score.seals),
        "titles": float(sum(score.titles.values())),
    }
    if g.year == 1 and not g.exercise:
        lord = g.lords[seat]
        parts["titles"] *= EARLY_TITLES
        parts["goods"] = _goods(lord) + TRAP * len(g.secrets[seat].traps)
        fighters = sum([FIGHTERS[monster.kind] for monster in lord.monsters])
        parts["fighters"] = fighters - EVIL * max(0, lord.evil - START_EVIL)
    return parts


def _goods(lord: Lord) -> float:
    workplaces = TUNNEL * len(lord.tunnels) + WORKPLACE * len(lord.working_rooms)
    return GOLD * lord.gold + FOOD * lord.food + IMP * lord.imps + workplaces


def swing(g: Underworld) -> float:
    """The second year can change more than half of the points."""
    return 5.0 if g.year == 1 else 2.5


def milestone(g: Underworld) -> int:
    """The year: only after combat one knows what a dungeon is worth."""
    return g.year
