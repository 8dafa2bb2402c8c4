"""All battles of a year fought in the head: which tile, trap and monsters lead to the best end.

Of everything that can be done in a round, the most promising few are followed into the next one. How much
is tried is bounded, however many traps and monsters there are, and nothing is fought twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from msgspec.structs import replace

from engine.games.dungeon_lords.ai.skirmish import (
    Fray,
    Party,
    Scene,
    ended,
    finds_prey,
    fought,
    party_of,
    trapped,
)
from engine.games.dungeon_lords.cards import EXERCISE_CARD, MONSTERS, ROOMS, SPELLS, TRAPS
from engine.games.dungeon_lords.lord import Lord, tile
from engine.games.dungeon_lords.squares import set_of, within_reach
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
"""What it costs to send a monster: no more than that nobody tires in vain, and whoever never tires fights."""
USUAL_FATIGUE = {1: 1, 2: 2}
"""What it expects of a combat card it does not know."""
LONGEST_EXERCISE = 8
"""No exercise needs more rounds; a year has fewer."""
TRIED, FEWEST_TRAPS = 60, 3
"""About how many combinations of a trap and a team are tried on a tile at a glance; but so many traps."""
MOST_ENDS = 24
"""How many ends of one battle are kept at most, the most promising ones."""
CAMPAIGNS_KNOWN, STANDS_KNOWN, BATTLES_KNOWN = 64, 1 << 12, 1 << 13
"""How much is remembered at most: of campaigns, of stands in each of them, and of battles."""

Breadth = tuple[int, ...]
"""How many moves are followed: of the next round, of the one after it, and so on."""
AT_A_GLANCE: Breadth = (2, 2, 1)


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


Layout = tuple[str | None, ...]
"""For every square the room there, an empty word for a tunnel, or None."""


class _Spring(NamedTuple):
    """A trap sprung on somebody, or none: how the lord stands without its price, and the battle after it."""

    left: Stand
    trap: str
    target: str
    scene: Scene


class Campaign:
    """The battles of one dungeon in one year."""

    def __init__(self, layout: Layout, year: int, fatigues: tuple[int, ...]) -> None:
        self.layout, self.year, self.fatigues = layout, year, fatigues
        goes_on = year == 1 and len(fatigues) == len(COMBAT_ROUNDS)
        self._prices = PRICES if goes_on else LAST_PRICES
        self._filled = set_of([where for where, room in enumerate(layout) if room is not None])
        self._best: dict[tuple[Stand, Breadth], tuple[float, Stand]] = {}

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
            if len(self._best) >= STANDS_KNOWN:
                self._best.clear()
            self._best[stand, breadth] = known
        return known

    def _looked_for(self, stand: Stand, breadth: Breadth) -> tuple[float, Stand] | None:
        wide, further = _narrowed(breadth)
        different: dict[Stand, Move] = {}
        for move in self.moves(stand, wide):
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
        promising: dict[Move, None] = {}
        for move in sorted(moves, key=self._promise, reverse=True):
            promising[move] = None
            if len(promising) == wide:
                break
        return [(move.gain + self.best(move.then, further), move) for move in promising]

    def _promise(self, move: Move) -> float:
        """What a move seems to be worth at first sight."""
        then = move.then
        return move.gain + _hope(then.party, len(then.monsters), then.round <= len(self.fatigues))

    # ── what can be done ─────────────────────────────────────────────────────────────────────────────────

    def moves(self, stand: Stand, followed: int, tried: int = TRIED) -> Iterator[Move]:
        """What can be done in a round and may be among so many to follow, if so much is tried."""
        for where in self._sites(stand.conquered):
            traps = ("", *dict.fromkeys(stand.traps))
            yield from self.moves_at(stand, where, traps, self.teams(stand, where), followed, tried)

    def _sites(self, conquered: int) -> list[int]:
        """The tiles to choose from; one tunnel is like another."""
        reach = within_reach(self._filled, conquered)
        rooms = [where for where in reach if self.layout[where]]
        return [where for where in reach if where not in rooms][:1] + rooms

    def teams(self, stand: Stand, where: int) -> list[tuple[str, ...]]:
        """Who may be sent to a tile."""
        room = self.layout[where]
        return teams_of(of_use(stand), ROOMS[room].monsters if room else 1)

    def moves_at(
        self,
        stand: Stand,
        where: int,
        traps: Iterable[str],
        teams: Sequence[tuple[str, ...]],
        followed: int,
        tried: int = TRIED,
    ) -> Iterator[Move]:
        """The same on one tile, with these traps and these teams."""
        springs = self._springs(stand, where, traps)
        if len(springs) * len(teams) > tried:
            springs = self._telling(stand, where, springs)[: max(FEWEST_TRAPS, tried // len(teams))]
        return self._fought_out(stand, where, springs, teams, followed)

    def _springs(self, stand: Stand, where: int, traps: Iterable[str]) -> list[_Spring]:
        """What each of these traps does that can be paid, for everybody it could be aimed at."""
        room = self.layout[where]
        gold = ROOMS[room].trap_gold if room else 0
        begin, springs = Scene(stand.party), list[_Spring]()
        for trap in traps:
            left = self._paid(stand, trap, gold) if trap else stand
            if left is not None:
                ways = trapped(begin, trap, self.year) if trap else [("", begin)]
                springs += [_Spring(left, trap, target, scene) for target, scene in ways]
        return springs

    def _telling(self, stand: Stand, where: int, springs: list[_Spring]) -> list[_Spring]:
        """No trap at all, then traps by what they do on their own, the most telling first."""
        alone = [
            max(map(self._promise, self._fought_out(stand, where, [spring], [()], 1))) for spring in springs
        ]
        order = sorted(range(len(springs)), key=lambda place: (springs[place].trap != "", -alone[place]))
        return [springs[place] for place in order]

    def _fought_out(
        self,
        stand: Stand,
        where: int,
        springs: Iterable[_Spring],
        teams: Sequence[tuple[str, ...]],
        most: int,
    ) -> Iterator[Move]:
        for left, trap, target, scene in springs:
            for team in teams:
                yield from self.finished(stand, left, Plan(where, trap, target, team), scene, team, most)

    def _paid(self, stand: Stand, trap: str, gold: int) -> Stand | None:
        """How the lord stands without a trap and its price; None if that cannot be paid."""
        pay, place = TRAPS[trap].pay[self.year - 1], stand.traps.index(trap)
        gold, food, imps = stand.gold - pay.gold - gold, stand.food - pay.food, stand.imps - pay.imps
        if min(gold, food, imps) < 0:
            return None
        traps = stand.traps[:place] + stand.traps[place + 1 :]
        return stand._replace(traps=traps, gold=gold, food=food, imps=imps)

    def finished(
        self,
        before: Stand,
        stand: Stand,
        plan: Plan,
        scene: Scene,
        team: tuple[str, ...],
        most: int = MOST_ENDS,
    ) -> Iterator[Move]:
        """The most promising ways a battle may end from here on, with these monsters yet to attack."""
        room = self.layout[plan.where]
        stronger = tuple([kind for kind in ROOMS[room].stronger if kind in team]) if room else ()
        fray = Fray(scene, team, stronger, min(stand.food, len(team)), self.fatigues[stand.round - 1])
        lost = LOST_TILE + LOST_ROOM if room else LOST_TILE
        goes_on = stand.round < len(self.fatigues)
        for last, conquered in skirmishes(fray, lost, self._prices[1], goes_on)[:most]:
            monsters = _without(stand.monsters, last.tired)
            taken = stand.conquered | 1 << plan.where if conquered else stand.conquered
            left = stand.traps, stand.gold, stand.food - last.eaten, stand.imps, taken
            then = Stand(stand.round + 1, last.party, monsters, *left)
            fresh = len(plan.team) - len(last.tired)
            gain = last.gain - self._cost(before, then) - EFFORT * (len(last.tired) - fresh)
            yield Move(gain - lost if conquered else gain, plan, then)

    def _cost(self, before: Stand, after: Stand) -> float:
        trap, coin, imp = self._prices
        coins = before.gold - after.gold + before.food - after.food
        return trap * (len(before.traps) - len(after.traps)) + coin * coins + imp * (before.imps - after.imps)


def _hope(party: Party, monsters: int, goes_on: bool) -> float:
    """What heroes who are left make the rounds to come worse, and monsters better; or else the end."""
    hits = sum([foe.left for foe in party])
    return RESERVE * monsters - HEALTHY * hits - ALIVE * len(party) if goes_on else -ALMOST * hits


@lru_cache(maxsize=BATTLES_KNOWN)
def skirmishes(fray: Fray, lost: float, coin: float, goes_on: bool) -> list[tuple[Scene, bool]]:
    """How a battle may end, and whether the tile is conquered then; the most promising ends first."""

    def promise(end: tuple[Scene, bool]) -> float:
        last, conquered = end
        hope = _hope(last.party, -len(last.tired), goes_on)
        return last.gain - coin * last.eaten - lost * conquered + hope

    ends = dict.fromkeys([ended(end, fray.fatigue) for end in fought(fray)])
    return sorted(ends, key=promise, reverse=True)[:MOST_ENDS]


def _without(monsters: tuple[str, ...], tired: tuple[str, ...]) -> tuple[str, ...]:
    """The monsters that can still fight, if these cannot."""
    if not tired:
        return monsters
    left = list(monsters)
    for kind in tired:
        left.remove(kind)
    return tuple(left)


def _narrowed(breadth: Breadth) -> tuple[int, Breadth]:
    """How many moves of the next round are followed, and of those to come."""
    return (breadth[0], breadth[1:]) if breadth else (1, ())


def of_use(stand: Stand) -> tuple[str, ...]:
    """The monsters that find somebody to attack: no Vampire where there are only priests."""
    return tuple([kind for kind in stand.monsters if finds_prey(kind, stand.party)])


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


def stand_of(lord: Lord, number: int, traps: Iterable[str]) -> Stand:
    """How a lord stands before a round, now."""
    ready = sorted([monster.kind for monster in lord.monsters if monster.ready])
    goods = lord.gold, lord.food, lord.imps
    return Stand(number, party_of(lord.heroes), tuple(ready), tuple(sorted(traps)), *goods, lord.conquered)


def campaign_of(lord: Lord, year: int, fatigues: tuple[int, ...]) -> Campaign:
    """The campaign of a lord; whoever thinks about it again and again need not begin anew."""
    return _campaign(tuple([here and here.room for here in lord.tiles]), year, fatigues)


_campaign = lru_cache(maxsize=CAMPAIGNS_KNOWN)(Campaign)


@lru_cache(maxsize=64)
def aftermath(
    lord: Lord, traps: tuple[str, ...], year: int, fatigues: tuple[int, ...], number: int
) -> tuple[Lord, int]:
    """A lord after the rest of the year's battles, and how many traps are left then."""
    start = stand_of(lord, number, traps)
    _, end = campaign_of(lord, year, fatigues).best_end(start, AT_A_GLANCE)
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
