"""All battles of a year fought in the head: which tile, trap and monsters lead to the best end.

Of everything that can be done in a round, the most promising few are followed into the next one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from msgspec.structs import replace

from engine.games.dungeon_lords.ai.skirmish import Party, Scene, ended, fought, party_of, trapped
from engine.games.dungeon_lords.cards import EXERCISE_CARD, MONSTERS, ROOMS, SPELLS, TRAPS
from engine.games.dungeon_lords.lord import Lord, tile
from engine.games.dungeon_lords.squares import within_reach
from engine.games.dungeon_lords.timing import COMBAT_ROUNDS

LOST_TILE, LOST_ROOM = 2.3, 2.0
"""What a conquered tile costs, and a room more than that."""
LOST_PRISONER = 2.0
"""What every further round costs once there is no tile left."""
PRICES, LAST_PRICES = (0.7, 0.5, 0.9), (0.05, 0.12, 0.2)
"""What a trap, a coin or food, and an imp are worth that were not needed; then in the end."""
HEALTHY, ALIVE = 0.35, 0.4
"""What every hit point that heroes have left, and every hero, makes the next rounds worse."""
RESERVE = 0.3
"""What a monster that can still fight is worth for them."""
ALMOST = 0.12
"""What a hit point costs that heroes have left in the end: cards that nobody knows may take it."""
EFFORT = 0.02
"""What it costs to send a monster: no more than that nobody is sent in vain."""
USUAL_FATIGUE = {1: 1, 2: 2}
"""What it expects of a combat card it does not know."""
LONGEST_EXERCISE = 8
"""No exercise needs more rounds; a year has fewer."""

Breadth = tuple[int, ...]
"""How many moves are followed: of the next round, of the one after it, and so on."""
AT_A_GLANCE: Breadth = (2, 1, 1)


class Stand(NamedTuple):
    """How a lord stands before a round of combat."""

    round: int
    party: Party
    monsters: tuple[str, ...]
    traps: tuple[str, ...]
    gold: int
    food: int
    imps: int
    conquered: int


class Plan(NamedTuple):
    """What is done in a round."""

    where: int
    trap: str = ""
    target: str = ""
    team: tuple[str, ...] = ()


class Move(NamedTuple):
    """What may be done in a round, and what comes of it."""

    gain: float
    plan: Plan
    then: Stand


class Campaign:
    """The battles of one lord in one year."""

    def __init__(self, lord: Lord, year: int, fatigues: tuple[int, ...]) -> None:
        self.lord, self.year, self.fatigues = lord, year, fatigues
        goes_on = year == 1 and len(fatigues) == len(COMBAT_ROUNDS)
        self._prices = PRICES if goes_on else LAST_PRICES
        self._filled = lord.filled
        self._best: dict[tuple[Stand, Breadth], tuple[float, Stand]] = {}

    def stand(self, number: int, traps: Iterable[str]) -> Stand:
        """How the lord stands before a round, now."""
        lord = self.lord
        ready = sorted([monster.kind for monster in lord.monsters if monster.ready])
        goods = lord.gold, lord.food, lord.imps
        return Stand(
            number, party_of(lord.heroes), tuple(ready), tuple(sorted(traps)), *goods, lord.conquered
        )

    def best(self, stand: Stand, breadth: Breadth) -> float:
        """What the rest of the year brings, if so many moves are followed."""
        return self.best_end(stand, breadth)[0]

    def best_end(self, stand: Stand, breadth: Breadth) -> tuple[float, Stand]:
        """What the rest of the year brings, and how the lord stands then."""
        rounds = len(self.fatigues) - stand.round + 1
        if not stand.party or rounds <= 0:
            return -ALMOST * sum([foe.left for foe in stand.party]), stand
        known = self._best.get((stand, breadth))
        if known is None:
            known = self._looked_for(stand, breadth) or (-LOST_PRISONER * rounds, stand)
            self._best[stand, breadth] = known
        return known

    def _looked_for(self, stand: Stand, breadth: Breadth) -> tuple[float, Stand] | None:
        wide, further = _narrowed(breadth)
        different: dict[Stand, Move] = {}
        for move in self.moves(stand):
            if move.then not in different or different[move.then].gain < move.gain:
                different[move.then] = move
        best: tuple[float, Stand] | None = None
        for move in sorted(different.values(), key=self._promise, reverse=True)[:wide]:
            total, end = self.best_end(move.then, further)
            if best is None or move.gain + total > best[0]:
                best = move.gain + total, end
        return best

    def ranked(self, moves: Iterable[Move], breadth: Breadth) -> list[tuple[float, Move]]:
        """The most promising moves, and what the rest of the year brings with each."""
        wide, further = _narrowed(breadth)
        promising = sorted(dict.fromkeys(moves), key=self._promise, reverse=True)[:wide]
        return [(move.gain + self.best(move.then, further), move) for move in promising]

    def _promise(self, move: Move) -> float:
        """What a move seems to be worth at first sight."""
        then = move.then
        if then.round > len(self.fatigues) or not then.party:
            return move.gain
        hits = sum([foe.left for foe in then.party])
        return move.gain - HEALTHY * hits - ALIVE * len(then.party) + RESERVE * len(then.monsters)

    # ── what can be done ─────────────────────────────────────────────────────────────────────────────────

    def moves(self, stand: Stand) -> Iterator[Move]:
        """Everything that can be done in a round."""
        for where in self._sites(stand.conquered):
            yield from self.moves_at(stand, where, ("", *dict.fromkeys(stand.traps)))

    def _sites(self, conquered: int) -> list[int]:
        """The tiles to choose from; one tunnel is like another."""
        reach = within_reach(self._filled, conquered)
        rooms = [where for where in reach if self.room(where)]
        return [where for where in reach if where not in rooms][:1] + rooms

    def room(self, where: int) -> str:
        """The room on a tile, if it is one."""
        here = self.lord.tiles[where]
        return here.room if here is not None else ""

    def moves_at(
        self,
        stand: Stand,
        where: int,
        traps: Iterable[str],
        teams: Sequence[tuple[str, ...]] | None = None,
    ) -> Iterator[Move]:
        """Everything that can be done in a round on one tile, with these traps and these teams."""
        room = self.room(where)
        gold, most = (ROOMS[room].trap_gold, ROOMS[room].monsters) if room else (0, 1)
        sendable = teams_of(stand.monsters, most) if teams is None else teams
        begin = Scene(stand.party)
        for trap in traps:
            left = self._paid(stand, trap, gold) if trap else stand
            if left is None:
                continue
            for target, scene in trapped(begin, trap, self.year) if trap else [("", begin)]:
                for team in sendable:
                    yield from self.finished(stand, left, Plan(where, trap, target, team), scene, team)

    def _paid(self, stand: Stand, trap: str, gold: int) -> Stand | None:
        """How the lord stands without a trap and its price; None if that cannot be paid."""
        pay, place = TRAPS[trap].pay[self.year - 1], stand.traps.index(trap)
        gold, food, imps = stand.gold - pay.gold - gold, stand.food - pay.food, stand.imps - pay.imps
        if min(gold, food, imps) < 0:
            return None
        traps = stand.traps[:place] + stand.traps[place + 1 :]
        return stand._replace(traps=traps, gold=gold, food=food, imps=imps)

    def finished(
        self, before: Stand, stand: Stand, plan: Plan, scene: Scene, team: tuple[str, ...]
    ) -> Iterator[Move]:
        """Every way a battle may end from here on, with these monsters yet to attack."""
        room = self.room(plan.where)
        stronger = ROOMS[room].stronger if room else ()
        fatigue = self.fatigues[stand.round - 1]
        for end in fought(scene, team, stronger, stand.food):
            last, conquered = ended(end, fatigue)
            monsters = list(stand.monsters)
            for kind in last.tired:
                monsters.remove(kind)
            left = stand.traps, stand.gold, stand.food - last.eaten, stand.imps, stand.conquered
            then = Stand(stand.round + 1, last.party, tuple(monsters), *left)
            gain = last.gain - self._cost(before, then) - EFFORT * len(plan.team)
            if conquered:
                gain -= LOST_TILE + (LOST_ROOM if room else 0.0)
                then = then._replace(conquered=stand.conquered | 1 << plan.where)
            yield Move(gain, plan, then)

    def _cost(self, before: Stand, after: Stand) -> float:
        trap, coin, imp = self._prices
        coins = before.gold - after.gold + before.food - after.food
        return trap * (len(before.traps) - len(after.traps)) + coin * coins + imp * (before.imps - after.imps)


def _narrowed(breadth: Breadth) -> tuple[int, Breadth]:
    """How many moves of the next round are followed, and of those to come."""
    return (breadth[0], breadth[1:]) if breadth else (1, ())


def teams_of(monsters: tuple[str, ...], most: int) -> list[tuple[str, ...]]:
    """Who may be sent: some monsters, and all ghosts or none."""
    ghosts = tuple([kind for kind in monsters if MONSTERS[kind].ghost])
    fighters = [kind for kind in monsters if not MONSTERS[kind].ghost]
    teams = [team for count in range(most + 1) for team in dict.fromkeys(combinations(fighters, count))]
    return teams + [(*team, *ghosts) for team in teams] if ghosts else teams


def fatigues_of(year: int, spells: Sequence[str], exercise: str) -> tuple[int, ...]:
    """The fatigue of every round, as far as the combat cards are known; else the usual amount."""
    if exercise:
        return (EXERCISE_CARD.fatigue,) * LONGEST_EXERCISE
    return tuple([SPELLS[spell].fatigue if spell else USUAL_FATIGUE[year] for spell in spells])


@lru_cache(maxsize=32)
def campaign_of(lord: Lord, year: int, fatigues: tuple[int, ...]) -> Campaign:
    """The campaign of a lord; whoever thinks about it again and again need not begin anew."""
    return Campaign(lord, year, fatigues)


@lru_cache(maxsize=64)
def aftermath(
    lord: Lord, traps: tuple[str, ...], year: int, fatigues: tuple[int, ...], number: int
) -> tuple[Lord, int]:
    """A lord after the rest of the year's battles, and how many traps are left then."""
    campaign = Campaign(lord, year, fatigues)
    start = campaign.stand(number, traps)
    _, end = campaign.best_end(start, AT_A_GLANCE)
    free = {foe.card for foe in end.party}
    caught = [foe.card for foe in start.party if foe.card not in free and foe.kind != "illusion"]
    tiles = [
        tile(here.room, True) if here is not None and end.conquered >> where & 1 else here
        for where, here in enumerate(lord.tiles)
    ]
    after = replace(
        lord,
        heroes=(),
        prison=(*lord.prison, *caught),
        tiles=tuple(tiles),
        gold=end.gold,
        food=end.food,
        imps=end.imps,
    )
    return after, len(end.traps)
