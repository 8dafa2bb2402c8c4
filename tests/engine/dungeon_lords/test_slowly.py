"""Random battles, fought a second time by a slow and obvious reading of the rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from engine.core.agenda import STEPS
from engine.games.dungeon_lords.cards import HEROES, TRAPS, hero_stack
from engine.games.dungeon_lords.lord import Hero
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import battle, conquered, options, play, written

HITS = {
    "club": ("first", 3),
    "feast": ("first", 4),
    "curse": ("first", 4),
    "crush": ("first", 4),
    "stab": ("first", 2),
    "drip": ("all", 1),
    "flames": ("all", 2),
    "haunt": ("target", 2),
    "drain": ("target", 3),
    "nip": ("target", 2),
    "smash": ("target", 7),
    "sparks": ("target", 1),
}


@dataclass
class Figure:
    """A hero on the slow table."""

    card: str
    damage: int = 0

    @property
    def hits(self) -> int:
        return HEROES[self.card].hits

    def power(self, kind: str) -> int:
        face = HEROES[self.card]
        return face.power if face.kind in (kind, "paladin") else 0


class SlowBattle:
    """The rulebook, read aloud."""

    def __init__(self, cards: list[str], year: int) -> None:
        self.party = [Figure(card) for card in cards]
        self.year = year
        self.attacked = self.held = self.no_healing = False
        self.poisoned: list[str] = []
        self.fingers = sum(figure.power("thief") for figure in self.party)
        """What thieves can still prevent."""

    def hurt(self, figure: Figure, points: int) -> bool:
        figure.damage += points
        if figure.damage >= figure.hits:
            self.party.remove(figure)
            return True
        return False

    def find(self, card: str) -> Figure | None:
        return next((figure for figure in self.party if figure.card == card), None)

    def trap(self, name: str, target: str) -> None:
        bigger = 1 if self.year == 2 else 0
        damage = [0] * len(self.party)
        aim = next((place for place, figure in enumerate(self.party) if figure.card == target), 0)
        if name == "rolling-stone":
            damage[0] = 3 + bigger
        elif name == "pendulum":
            if len(damage) > 1:
                damage[1] = 3 + bigger
        elif name == "trap-door":
            damage[0] = 2 + bigger
            self.held = True
        elif name == "fire-wall":
            damage = [1] * len(damage)
            damage[-1] += 1
        elif name == "cursed-ring":
            damage = [1] * len(damage)
            self.held = True
        elif name == "poisoned-meal":
            damage[0] = self.party[0].hits
        elif name == "kamikaze-imp":
            damage = [3 + bigger] + [1] * (len(damage) - 1)
        elif name == "poisoned-dart":
            damage[aim] = 1
            self.poisoned.append(target)
        elif name == "anti-magic-dart":
            damage[aim] = 1
            self.no_healing = self.no_healing or HEROES[target].kind == "priest"
        while self.fingers and any(damage):
            first = next(place for place, points in enumerate(damage) if points)
            damage[first] -= 1
            self.fingers -= 1
        for figure, points in zip(list(self.party), damage, strict=True):
            if points:
                self.hurt(figure, points)

    def attack(self, name: str, target: str) -> None:
        if name in ("up", "down"):
            return
        if name == "hold":
            self.held = True
            return
        self.attacked = True
        self.held = self.held or name == "smash"
        self.no_healing = self.no_healing or name == "flames"
        aim, points = HITS[name]
        if aim == "all":
            for figure in list(self.party):
                self.hurt(figure, points)
        elif aim == "first":
            gone = self.hurt(self.party[0], points)
            if name == "stab" and gone and self.party:
                self.hurt(self.party[0], 1)
        else:
            victim = self.find(target)
            assert victim is not None
            self.hurt(victim, points)

    def end(self, fatigue: int) -> bool:
        """Healing, fatigue, conquest, poison; whether the tile is lost."""
        lost = False
        if self.party and self.attacked and not self.no_healing:
            for _ in range(sum(figure.power("priest") for figure in self.party)):
                hurt = [figure for figure in self.party if figure.damage]
                if hurt:
                    hurt[0].damage -= 1
        if self.party and not self.held:
            for _ in range(fatigue):
                if self.party:
                    self.hurt(self.party[0], 1)
            lost = bool(self.party)
        for card in self.poisoned:
            poisoned = self.find(card)
            if poisoned is not None:
                self.hurt(poisoned, 2)
        return lost


# ── both at once ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, str]]:
    """Every answer that was taken up, forced ones included, and what it was about."""
    entries: list[tuple[str, str, str]] = []

    def listening(name: str) -> Callable[..., None]:
        rule = STEPS.ours(f"dungeon_lords.{name}")

        def note(g: Underworld, seat: int, picked: list[str], *args: Any) -> None:
            entries.append((name, picked[0], str(args[0]) if args else ""))
            rule(g, seat, picked, *args)

        return note

    for name in ("aimed", "attacked", "hit_again"):
        monkeypatch.setitem(STEPS, ("", f"dungeon_lords.{name}"), listening(name))
    return entries


def some_party(chance: random.Random, year: int) -> list[str]:
    """No wizards and no paladin: nobody casts a spell here."""
    stack = [card for card in hero_stack(year) if HEROES[card].kind != "wizard"]
    return chance.sample(stack, chance.randint(1, 4))


KINDS = ("goblin", "slime", "ghost", "troll", "witch", "vampire", "golem", "dragon", "demon")


@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize("seed", range(200))
def test_a_random_battle_ends_as_the_slow_one(seed: int, year: int, log: list[tuple[str, str, str]]) -> None:
    chance = random.Random(seed * 2 + year)
    traps = " ".join(chance.choices([*TRAPS], k=chance.randint(0, 2)))
    g = battle(
        " ".join(written(Hero(card)) for card in some_party(chance, year)),
        year=year,
        room="labyrinth",
        monsters=" ".join(chance.choices(KINDS, k=chance.randint(0, 3))),
        traps=traps,
        spell="fireball" if year == 1 else "magic-key",
        gold=9,
        food=9,
        imps=9,
    )
    while g.pending():
        g = play(g, chance.choice(options(g)))
    (report,) = g.reports
    slow = SlowBattle([hero.card for hero in report.heroes], year)
    for name, choice, about in log:
        if name == "aimed":
            slow.trap(about, choice)
        elif name == "attacked":
            _, what, target = f"{choice}::".split(":")[:3]
            slow.attack(what, target)
        else:
            slow.attack("sparks", choice)
    lost = slow.end(1 if year == 1 else 3)

    assert [(hero.card, hero.damage) for hero in g.lords[0].heroes] == [
        (figure.card, figure.damage) for figure in slow.party
    ]
    assert bool(conquered(g)) == lost
