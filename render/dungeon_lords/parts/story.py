"""How a battle went, read from its report: what happened, whom it hurt or healed, and who fell."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.text import Text
from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.state import Hero, Report, Stage
from render.dungeon_lords.parts.art import OWN, name_of

ICONS = {
    "healing": f"{OWN}heal",
    "fatigue": "boot",
    "conquest": f"{OWN}banner",
    "held": f"{OWN}tunnel",
    "poison": f"{OWN}poisoned-dart",
}
TITLES = {
    "healing": "picture-healing",
    "fatigue": "picture-fatigue",
    "conquest": "picture-conquest",
    "held": "picture-conquest",
    "poison": "picture-poison",
}
VERDICTS = {"conquest": "conquered", "held": "held"}
HARMLESS = ("spell", "conquest", "healing")
"""Nobody falls here: whoever is missing afterwards has gone elsewhere."""


class Figure(NamedTuple):
    """A hero after a stage: hit points won or lost, and what has become of one who is missing."""

    hero: Hero
    change: int = 0
    fate: str = ""
    """`prison`, `away`, or nothing for one who is still there."""


class Line(NamedTuple):
    """One line of a report."""

    icon: str
    title: Text
    figures: tuple[Figure, ...]
    verdict: str = ""


def lines_of(report: Report) -> list[Line]:
    """Stage by stage."""
    lines, before = [], report.heroes
    for stage in report.stages:
        lines.append(_line(stage, before))
        before = stage.heroes
    return lines


def outcome_of(report: Report) -> str:
    """How it ended: conquered, held or won; nothing while it goes on."""
    return next((line.verdict for line in reversed(lines_of(report)) if line.verdict), "")


def _line(stage: Stage, before: tuple[Hero, ...]) -> Line:
    icon = name_of(stage.what) if stage.what else ICONS[stage.kind]
    title = plain(stage.what or TITLES[stage.kind])
    verdict = VERDICTS.get(stage.kind, "" if stage.heroes else "won")
    return Line(icon, title, _figures(stage, before), verdict)


def _figures(stage: Stage, before: tuple[Hero, ...]) -> tuple[Figure, ...]:
    """Whoever is there, from front to back, and then whoever is not there any more."""
    former = {hero.card: hero for hero in before}
    there = [Figure(hero, _left(hero) - _left(former.get(hero.card, hero))) for hero in stage.heroes]
    cards = {hero.card for hero in stage.heroes}
    fate = "away" if stage.kind in HARMLESS else "prison"
    missing = [
        Figure(hero, 0 if fate == "away" else -_left(hero), fate) for hero in before if hero.card not in cards
    ]
    return (*there, *missing)


def _left(hero: Hero) -> int:
    return hero.hits - hero.damage
