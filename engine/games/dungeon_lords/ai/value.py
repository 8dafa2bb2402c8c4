"""How well a lord stands, in points: what scores already, and what goods and helpers promise for year two."""

from __future__ import annotations

from engine.core import Seat
from engine.core.mind import Parts
from engine.games.dungeon_lords.ai.campaign import aftermath, fatigues_of
from engine.games.dungeon_lords.lord import START_EVIL, Lord
from engine.games.dungeon_lords.rules.scoring import scores_of
from engine.games.dungeon_lords.show.views import AFTER_BUILDING, UnderworldView
from engine.games.dungeon_lords.state import Underworld

FIGHTERS = {"goblin": 0.6, "slime": 0.6, "ghost": 1.0, "troll": 0.5, "witch": 0.5, "vampire": 0.6}
"""What a monster of the first year will do in the second, for its wages."""
GOLD, FOOD, IMP, TRAP, TUNNEL, WORKPLACE = 0.9, 0.55, 1.1, 1.0, 0.5, 0.2
"""What goods, tunnels and rooms that produce are worth before the second year.

These and the next are what hundreds of games between quick players came to.
"""
EVIL = 0.35
"""What more evil than at the start costs then: it brings stronger heroes."""
EARLY_TITLES = 0.4
"""How much a title counts that others may yet take away."""
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
    score = scores_of(lords, traps)[seat]
    parts = {
        "rooms": float(score.rooms + score.bonus_rooms + score.hall_of_fame),
        "monsters": float(score.monsters),
        "prisoners": float(score.prisoners),
        "conquered": float(score.conquered),
        "seals": float(score.seals),
        "titles": float(sum(score.titles.values())),
    }
    if g.year == 1 and not g.exercise:
        lord = lords[seat]
        parts["titles"] *= EARLY_TITLES
        parts["goods"] = _goods(lord) + TRAP * traps[seat]
        fighters = sum([FIGHTERS[monster.kind] for monster in lord.monsters])
        parts["fighters"] = fighters - EVIL * max(0, lord.evil - START_EVIL)
    return parts


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


def _goods(lord: Lord) -> float:
    workplaces = TUNNEL * len(lord.tunnels) + WORKPLACE * len(lord.working_rooms)
    return GOLD * lord.gold + FOOD * lord.food + IMP * lord.imps + workplaces


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
