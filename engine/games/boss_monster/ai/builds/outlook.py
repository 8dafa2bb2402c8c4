"""The outlook of a dungeon: whom it will lure, who of them dies, and what that does to the odds of winning.

Every way this round may end is counted with its likelihood, not only the average: whoever may take four
wounds or none is in greater danger than whoever is sure to take two. With a single rival left, its wounds are
counted, too: the last one left wins.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from operator import eq, gt

from engine.core import Seat
from engine.core.mind import Parts
from engine.games.boss_monster.ai.builds.callers import COINS, Callers, Guest, Outcomes, Rival, outcomes
from engine.games.boss_monster.ai.builds.reserves import Build, Reserves, laid_out
from engine.games.boss_monster.ai.evaluation import LURED, Counts, counted
from engine.games.boss_monster.cards import ABILITIES, HEROES, MONSTERS
from engine.games.boss_monster.rules.adventure import SPELLBANE_HEALTH, TAX_CAP, TOUGHNESS
from engine.games.boss_monster.rules.rounds import SOULS_TO_WIN, WOUNDS_TO_LOSE
from engine.games.boss_monster.show.views import LairView, RealmView
from engine.games.boss_monster.state import Hero

IGNORING = ("tough", "picky")
"""Heroes who do not take all the damage of a dungeon."""
SILENCE = "silence-heroes"
ENOUGH = max([card.health for card in HEROES.values() if card.lure]) + 1
"""More damage than any hero needs."""

POINTS = 4.0
"""So many points are as much as the natural logarithm of the odds of winning."""
START = -5.0
"""That logarithm for a boss who has nothing yet; everything else is added to it."""
SOUL, LAST_SOUL, LAST_SOULS = 0.22, 0.3, 3
"""What a soul adds, and how much more each of the last ones before victory does."""
WOUNDS = (0.0, -1.0, -1.8, -3.0, -6.0)
"""By their number: what wounds take away."""
STEPS = (*[0.5] * 13, *[0.1] * max(0, ENOUGH - 13))
DEALT = tuple([sum(STEPS[:damage]) for damage in range(ENOUGH + 1)])
"""By damage: what a dungeon adds. One that deals little has no future."""
ALONE, TIED = 0.15, 0.015
"""What having the most of a treasure adds, and having as much as somebody else."""
WON, EVEN, LOST = 0.99, 0.4, 0.000001
"""How likely a boss wins who has souls enough, one who falls with the last rival, and one who falls alone:
nothing is worse."""
STILL_TO_COME = 1
"""How much more damage the last rival may deal with what it builds."""
RIVAL_WOUND = 0.1
"""What each wound of the last rival adds."""

EVEN_TEMPERED: Parts = {}
"""Everything counts as much as it does."""

Fates = dict[tuple[int, int, int], float]
"""How likely a round brings so many souls and wounds, and so many wounds to the last rival."""


@lru_cache(maxsize=256)
def standings(souls: int, wounds: int, greed: float, fear: float) -> tuple[tuple[float, ...], ...]:
    """By further souls and wounds, as long as the game is not decided: what all of them add."""
    return tuple(
        [
            tuple([greed * _harvest(each) + fear * WOUNDS[taken] for taken in range(wounds, WOUNDS_TO_LOSE)])
            for each in range(souls, SOULS_TO_WIN)
        ]
    )


def _harvest(souls: int) -> float:
    return SOUL * souls + LAST_SOUL * max(0, souls + LAST_SOULS - SOULS_TO_WIN)


class Outlook:
    """Values dungeons of a seat; some parts of that count more, or less, to a boss of some temper."""

    def __init__(self, view: RealmView, seat: Seat, temper: Parts = EVEN_TEMPERED) -> None:
        lair = view.lairs[seat]
        others = [other for other in view.order if other != seat]
        rivals = [Rival(counted(view.lairs[other].treasure), _builds(view, seat, other)) for other in others]
        counts = [rival.treasure for rival in rivals] or [counted("")]  # in a puzzle there are none
        self.damage = sum([room.damage for room in lair.rooms])
        self.treasure = counted(lair.treasure)
        self._lair = lair
        greed, fear = temper.get("souls", 1.0), temper.get("wounds", 1.0)
        self._standings = standings(lair.soul_count, lair.wound_count, greed, fear)
        self._lured, self._dealt = temper.get("lure", 1.0), temper.get("dungeon", 1.0)
        self._needed = SOULS_TO_WIN - lair.soul_count
        self._bearable = WOUNDS_TO_LOSE - lair.wound_count
        self._rivals = tuple(map(max, *counts)) if len(counts) > 1 else counts[0]
        self._reserves = Reserves(view, seat)
        self._silent = _silences(lair)
        self._bribes = any(view.lairs[other].hoard for other in others)
        self._last = view.lairs[others[0]] if len(others) == 1 else None
        self._strength = sum([room.damage for room in self._last.rooms]) + STILL_TO_COME if self._last else 0
        self._survivable = WOUNDS_TO_LOSE - (self._last.wound_count if self._last else 0)
        self._waiting = [self._expected(hero) for hero in lair.queue]
        self._town = self._in_town(view, seat, rivals)
        guests = [*self._waiting, *[guest for callers in self._town for guest in callers.heroes]]
        self._wilful = any(guest.special in IGNORING for guest in guests)

    def _in_town(self, view: RealmView, seat: Seat, rivals: list[Rival]) -> list[Callers]:
        """The heroes in town by what lures them; those who come for souls are as good as there."""
        souls = {other: view.lairs[other].soul_count for other in view.order}
        callers: dict[tuple[int, int], Callers] = {}
        for hero in view.town:
            lure = LURED.get(hero.card)
            if lure is not None:
                callers.setdefault(lure, Callers(lure, rivals)).heroes.append(self._expected(hero))
            elif _goes_by_souls(hero, seat, souls):
                self._waiting.append(self._expected(hero))
        return list(callers.values())

    def _expected(self, hero: Hero) -> Guest:
        """A hero as it would go through this dungeon."""
        face = hero.face
        special = face.special
        health = hero.remaining
        if not special:
            return Guest(health, face.worth, "")
        if special == COINS:
            return Guest(health, face.worth, COINS if self._bribes and not self._silent else "")
        if self._silent:
            return Guest(health, face.worth, "")
        if special == "taxes":
            health += min(TAX_CAP, self._lair.hoard)
        elif special == "spellbane" and not self._lair.spell_cards:
            health += SPELLBANE_HEALTH
        return Guest(health, face.worth, special)

    def promise(self, damage: int, treasure: Counts, build: Build | None = None) -> float:
        """The value of such a dungeon in points, this round and later."""
        ahead = ALONE * sum(map(gt, treasure, self._rivals)) + TIED * sum(map(eq, treasure, self._rivals))
        return self._points(damage, treasure, self._lured * ahead, build)

    def now(self, damage: int, treasure: Counts) -> float:
        """The same as far as this round's treasure goes."""
        return self._points(damage, treasure, 0.0, None)

    def _points(self, damage: int, treasure: Counts, ahead: float, build: Build | None) -> float:
        base = START + self._dealt * DEALT[min(damage, ENOUGH)] + ahead
        chance = 0.0
        for (souls, wounds, theirs), likely in self._fates(damage, treasure, build).items():
            if wounds >= self._bearable:
                chance += likely * (EVEN if theirs >= self._survivable else LOST)
            elif souls >= self._needed or theirs >= self._survivable:
                chance += likely * WON
            else:
                chance += likely / (1.0 + exp(-base - self._standings[souls][wounds] - RIVAL_WOUND * theirs))
        return POINTS * log(chance / (1.0 - chance))

    def _fates(self, damage: int, treasure: Counts, build: Build | None) -> Fates:
        """How this round may end; heroes with the same wish come together or not at all."""
        fates: Fates = {(0, 0, 0): 1.0}
        for likely, gone, hurt, brought in self._visits(damage, treasure, build):
            stay = 1.0 - likely - gone
            further: Fates = {}
            for (won, taken, theirs), chance in fates.items():
                if likely:
                    for souls, wounds, odds in brought:
                        then = won + souls, taken + wounds, theirs
                        further[then] = further.get(then, 0.0) + chance * likely * odds
                if gone:
                    then = won, taken, theirs + hurt
                    further[then] = further.get(then, 0.0) + chance * gone
                if stay > 0.0:
                    same = won, taken, theirs
                    further[same] = further.get(same, 0.0) + chance * stay
            fates = further
        return fates

    def _visits(
        self, damage: int, treasure: Counts, build: Build | None
    ) -> list[tuple[float, float, int, Outcomes]]:
        """By group of heroes: how likely it comes here, or goes to the last rival, and what that brings."""
        coming = [(1.0, self._waiting)] if self._waiting else []
        going = [(0.0, 0)] if self._waiting else []
        plain: list[Callers | None] = [None] if self._waiting else []
        for callers in self._town:
            likely = callers.likely(treasure)
            gone, hurt = 0.0, 0
            if self._last is not None:
                hurt = sum([worth for health, worth, _ in callers.heroes if health > self._strength])
                gone = callers.gone(treasure) if hurt else 0.0
            if likely or gone:
                coming.append((likely, callers.heroes))
                going.append((gone, hurt))
                plain.append(callers)
        ignored = self._ignored(build) if self._wilful else {}
        helped = self._helped(damage, coming, ignored, self._reserves.after(build))
        special = bool(helped or ignored)
        return [
            (
                likely,
                gone,
                hurt,
                outcomes(heroes, damage, ignored, helped)
                if special or callers is None
                else callers.brought(damage),
            )
            for (likely, heroes), (gone, hurt), callers in zip(coming, going, plain, strict=True)
        ]

    def _ignored(self, build: Build | None) -> dict[str, int]:
        """How much damage some heroes do not take in the dungeon after a build."""
        rooms = laid_out(self._lair, build)
        return {
            "tough": sum([min(TOUGHNESS, room.damage) for room in rooms if room.card in MONSTERS]),
            "picky": sum([room.damage for room in rooms if len(set(room.treasure)) > 1]),
        }

    def _helped(
        self, damage: int, coming: list[tuple[float, list[Guest]]], ignored: dict[str, int], powers: list[int]
    ) -> list[Guest]:
        """Those who die of what one has in reserve, the worst first."""
        if not powers:
            return []
        found = []
        escaping = [
            (-likely * guest.worth, missing, guest)
            for likely, guests in coming
            for guest in guests
            if (missing := guest.health + ignored.get(guest.special, 0) - damage) > 0
        ]
        for _, missing, guest in sorted(escaping):
            fitting = next((power for power in powers if power >= missing), None)
            if fitting is not None:
                powers.remove(fitting)
                found.append(guest)
        return found


def _silences(lair: LairView) -> bool:
    """Whether a miniboss silences heroes here."""
    return any(
        ABILITIES[f"{room.slot.miniboss}-{level}"].does == SILENCE
        for room in lair.rooms
        if room.slot.miniboss
        for level in range(1, room.slot.level + 1)
    )


def _goes_by_souls(hero: Hero, seat: Seat, souls: dict[Seat, int]) -> bool:
    """Whether a hero comes to this seat because of its souls, whatever is built."""
    others = [count for other, count in souls.items() if other != seat]
    match hero.face.special:
        case "most-souls":
            return souls[seat] > max(others)
        case "fewest-souls":
            return souls[seat] < min(others)
    return False


def _builds(view: RealmView, seat: Seat, other: Seat) -> bool:
    """Whether a rival's treasure may yet change: not if its turn is over and it has laid nothing."""
    if view.phase != "build" or view.order.index(other) > view.order.index(seat):
        return True
    lair = view.lairs[other]
    return lair.new_room or any(room.face_down for room in lair.rooms)
