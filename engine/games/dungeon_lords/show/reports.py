"""How a battle went, line by line: what happened, whom it hurt or healed, and who fell."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Text
from engine.games.dungeon_lords.lord import Hero
from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.state import Report, Stage

TITLES = {
    "healing": "picture-healing",
    "fatigue": "picture-fatigue",
    "conquest": "picture-conquest",
    "held": "picture-conquest",
    "poison": "picture-poison",
}
VERDICTS = {"conquest": "conquered", "held": "held"}
HARMLESS = ("spell", "conquest", "healing")
"""Stages in which nobody falls: a hero missing afterwards has left for another dungeon."""


class Figure(NamedTuple):
    """A hero after a stage of a battle."""

    hero: Hero
    change: int = 0
    """Hit points won or lost."""
    fate: str = ""
    """`prison` or `away` for a hero who is gone, otherwise empty."""


class BattleLine(NamedTuple):
    """One stage of a battle as a line of its report."""

    kind: str
    """As in `Stage`."""
    what: str
    """The trap, spell or monster, if it was one."""
    title: Text
    figures: tuple[Figure, ...]
    verdict: str = ""
    """`conquered`, `held` or `won` if the battle ended here."""

    @property
    def changed(self) -> list[Figure]:
        """The heroes to whom something has happened."""
        return [figure for figure in self.figures if figure.change or figure.fate]


def lines_of(report: Report) -> list[BattleLine]:
    """The lines of a report, one for each stage."""
    lines, before = [], report.heroes
    for stage in report.stages:
        lines.append(_line(stage, before))
        before = stage.heroes
    return lines


def outcome_of(report: Report) -> str:
    """How the battle ended: `conquered`, `held` or `won`; empty while it goes on."""
    return next((line.verdict for line in reversed(lines_of(report)) if line.verdict), "")


def _line(stage: Stage, before: tuple[Hero, ...]) -> BattleLine:
    title = plain(stage.what or TITLES[stage.kind])
    verdict = VERDICTS.get(stage.kind, "" if stage.heroes else "won")
    return BattleLine(stage.kind, stage.what, title, _figures(stage, before), verdict)


def _figures(stage: Stage, before: tuple[Hero, ...]) -> tuple[Figure, ...]:
    """The party from front to back, followed by those who are gone."""
    former = {hero.card: hero for hero in before}
    there = [Figure(hero, hero.left - former.get(hero.card, hero).left) for hero in stage.heroes]
    cards = {hero.card for hero in stage.heroes}
    fate = "away" if stage.kind in HARMLESS else "prison"
    missing = [
        Figure(hero, 0 if fate == "away" else -hero.left, fate) for hero in before if hero.card not in cards
    ]
    return (*there, *missing)
