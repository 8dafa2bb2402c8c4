"""Which picture goes with which question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.core.agenda import Decision
from engine.core.text import Text
from engine.games.dungeon_lords.cards import ORDER_NAMES
from engine.games.dungeon_lords.show.views import UnderworldView
from render.dungeon_lords.questions import words
from render.dungeon_lords.questions.battle import draw_fight, draw_plan
from render.dungeon_lords.questions.dungeon import (
    draw_camp,
    draw_lair_at_stake,
    draw_map,
    draw_prison,
    draw_tavern,
    draw_tiles_within_reach,
    draw_traps,
)
from render.dungeon_lords.questions.orders import draw_errand, draw_orders
from render.dungeon_lords.questions.sheet import Sheet
from render.dungeon_lords.questions.subjects import chosen, marks_of, subject
from texts import Speaker

Drawing = Callable[[UnderworldView, Decision, Speaker], Sheet]


class Scene(NamedTuple):
    """A picture, and what it shows in words."""

    draw: Drawing
    words: words.Words


def draw_question(view: UnderworldView, decision: Decision, speaker: Speaker) -> Sheet:
    """The one picture that a question is about."""
    return SCENES[subject(decision)].draw(view, decision, speaker)


def words_of(view: UnderworldView, decision: Decision) -> Iterator[Text]:
    """What that picture shows."""
    return SCENES[subject(decision)].words(view, decision)


def _orders(view: UnderworldView, decision: Decision, speaker: Speaker) -> Sheet:
    return draw_orders(view, decision.seat, ORDER_NAMES, speaker)


def _played(view: UnderworldView, decision: Decision, speaker: Speaker) -> Sheet:
    return draw_orders(view, decision.seat, ORDER_NAMES, speaker, outlook=False)


def _drawn_orders(view: UnderworldView, decision: Decision, speaker: Speaker) -> Sheet:
    return draw_orders(view, decision.seat, tuple(chosen(decision)), speaker)


def _errand(view: UnderworldView, decision: Decision, speaker: Speaker) -> Sheet:
    return draw_errand(view, decision.seat, decision.topic, speaker)


def _map(view: UnderworldView, decision: Decision, speaker: Speaker) -> Sheet:
    """The dungeon with the squares that the question is about."""
    return draw_map(view, decision.seat, marks_of(view, decision), (), speaker)


def _site(view: UnderworldView, decision: Decision, speaker: Speaker) -> Sheet:
    """The same with the rooms on offer."""
    return draw_map(view, decision.seat, marks_of(view, decision), view.room_offer, speaker)


def _reach(view: UnderworldView, decision: Decision, speaker: Speaker) -> Sheet:
    return draw_tiles_within_reach(view, decision.seat, marks_of(view, decision), speaker)


def _tavern(view: UnderworldView, decision: Decision, speaker: Speaker) -> Sheet:
    return draw_tavern(view, decision.seat, speaker)


def _lair(view: UnderworldView, decision: Decision, speaker: Speaker) -> Sheet:
    """All monsters, the one on strike marked."""
    asked = decision.args[0] if decision.args else ()
    marked = (asked,) if isinstance(asked, int) else tuple(asked)
    return draw_lair_at_stake(view, decision.seat, marked, speaker)


def _traps(view: UnderworldView, decision: Decision, speaker: Speaker) -> Sheet:
    return draw_traps(view, decision.seat, speaker)


def _camp(view: UnderworldView, decision: Decision, speaker: Speaker) -> Sheet:
    return draw_camp(view, decision.seat, speaker)


def _prison(view: UnderworldView, decision: Decision, speaker: Speaker) -> Sheet:
    return draw_prison(view, decision.seat, speaker)


def _fight(view: UnderworldView, decision: Decision, speaker: Speaker) -> Sheet:
    return draw_fight(view, decision.seat, speaker)


def _plan(about: str) -> Scene:
    return Scene(
        lambda view, decision, speaker: draw_plan(view, decision.seat, about, speaker), words.on_plan(about)
    )


SCENES: dict[str, Scene] = {
    "ask-give-up": Scene(_drawn_orders, words.on_orders),
    "ask-orders": Scene(_orders, words.on_orders),
    **dict.fromkeys(("ask-neighbour", "ask-take-back", "ahead-take-back"), Scene(_played, words.on_played)),
    **dict.fromkeys(
        ("ask-trade", "ask-spy", "ahead-food", "ahead-reputation", "ahead-imps", "ahead-traps"),
        Scene(_errand, words.on_errand),
    ),
    **dict.fromkeys(("ask-dig", "ahead-dig", "ask-mine", "ahead-mine"), Scene(_map, words.on_map)),
    **dict.fromkeys(
        ("ask-produce", "ahead-production", "ask-taxes", "ahead-taxes", "ask-licence", "ahead-licence"),
        Scene(_map, words.on_map),
    ),
    **dict.fromkeys(("ask-build", "ahead-build"), Scene(_site, words.on_site)),
    **dict.fromkeys(("ask-hire", "ahead-hire"), Scene(_tavern, words.on_tavern)),
    **dict.fromkeys(("ask-wages", "ask-pay-day", "ahead-wages"), Scene(_lair, words.on_lair)),
    **dict.fromkeys(
        ("ask-witch-hunt", "ahead-witch-hunt", "ask-strike", "ahead-strike"), Scene(_lair, words.on_lair)
    ),
    **dict.fromkeys(
        ("ask-recall", "ahead-recall", "ask-return-trap", "ask-lose-trap", "ahead-spare"),
        Scene(_traps, words.on_traps),
    ),
    "ask-turn-order": Scene(_camp, words.on_camp),
    "ask-tile": Scene(_reach, words.on_reach),
    "ask-trap": _plan("traps"),
    "ask-monsters": _plan("monsters"),
    "ask-ghosts": _plan("ghosts"),
    "ask-release": Scene(_prison, words.on_prison),
    **dict.fromkeys(
        ("ask-first-trap", "ask-dart", "ask-attack", "ask-again", "ahead-battle"),
        Scene(_fight, words.on_fight),
    ),
    **dict.fromkeys(
        ("ask-peace", "ask-bargain", "ask-fear", "ask-sheep", "ask-gate", "ahead-spell"),
        Scene(_fight, words.on_fight),
    ),
}
"""Every kind of question, by what it is about."""
