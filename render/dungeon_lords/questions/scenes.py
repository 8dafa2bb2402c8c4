"""Which picture goes with which question."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.core.agenda import Decision
from engine.core.forms import Pick
from engine.games.dungeon_lords.cards import ORDER_NAMES, ROOMS
from engine.games.dungeon_lords.phrases import PREFIX
from engine.games.dungeon_lords.show.drafts import sites_in_question
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import SQUARE_NAMED, roomiest_first
from render.dungeon_lords.parts.site import Marks
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
from texts import Speaker

Scene = Callable[[UnderworldView, Decision, Speaker], Image.Image]


def draw_question(view: UnderworldView, decision: Decision, speaker: Speaker) -> Image.Image:
    """The one picture that a question is about."""
    return SCENES[subject(decision)](view, decision, speaker)


def subject(decision: Decision) -> str:
    """What a question is about: the last part of its key, or the order that is planned."""
    key = decision.prompt.key.removeprefix(PREFIX)
    return f"ahead-{decision.topic}" if key == "ahead-order" else key


def chosen(decision: Decision) -> list[str]:
    """The ids of all options."""
    return [option.id for option in decision.form.options] if isinstance(decision.form, Pick) else []


def _orders(view: UnderworldView, decision: Decision, speaker: Speaker) -> Image.Image:
    return draw_orders(view, decision.seat, ORDER_NAMES, speaker)


def _played(view: UnderworldView, decision: Decision, speaker: Speaker) -> Image.Image:
    return draw_orders(view, decision.seat, ORDER_NAMES, speaker, outlook=False)


def _drawn_orders(view: UnderworldView, decision: Decision, speaker: Speaker) -> Image.Image:
    return draw_orders(view, decision.seat, tuple(chosen(decision)), speaker)


def _errand(view: UnderworldView, decision: Decision, speaker: Speaker) -> Image.Image:
    return draw_errand(view, decision.seat, decision.topic, speaker)


def _map(view: UnderworldView, decision: Decision, speaker: Speaker) -> Image.Image:
    """The dungeon with the squares that the question is about."""
    return draw_map(view, decision.seat, marks_of(view, decision), (), speaker)


def _site(view: UnderworldView, decision: Decision, speaker: Speaker) -> Image.Image:
    """The same with the rooms on offer."""
    return draw_map(view, decision.seat, marks_of(view, decision), view.room_offer, speaker)


def marks_of(view: UnderworldView, decision: Decision) -> Marks:
    """The squares in question: to dig, to build on, to mine in, to work in, to fight for."""
    lord, about = view.lords[decision.seat], subject(decision)
    if about.endswith("-dig"):
        most = view.permit if about == "ask-dig" else 1
        return Marks(tuple(roomiest_first(lord.filled)) if most else (), numbered=True)
    if about.endswith("-mine"):
        return Marks(lord.tunnels)
    if about == "ask-build":
        return Marks(sites_in_question(view, lord))
    named = [choice.rpartition("@")[2] for choice in chosen(decision)]
    squares = {SQUARE_NAMED[name] for name in named if name in SQUARE_NAMED}
    rooms = {where for room, where in lord.working_rooms.items() if room in named and ROOMS[room].workers}
    return Marks(tuple(sorted(squares | rooms)))


def _reach(view: UnderworldView, decision: Decision, speaker: Speaker) -> Image.Image:
    return draw_tiles_within_reach(view, decision.seat, marks_of(view, decision), speaker)


def _tavern(view: UnderworldView, decision: Decision, speaker: Speaker) -> Image.Image:
    return draw_tavern(view, decision.seat, speaker)


def _lair(view: UnderworldView, decision: Decision, speaker: Speaker) -> Image.Image:
    """All monsters, the one on strike marked."""
    asked = decision.args[0] if decision.args else ()
    marked = (asked,) if isinstance(asked, int) else tuple(asked)
    return draw_lair_at_stake(view, decision.seat, marked, speaker)


def _traps(view: UnderworldView, decision: Decision, speaker: Speaker) -> Image.Image:
    return draw_traps(view, decision.seat, speaker)


def _camp(view: UnderworldView, decision: Decision, speaker: Speaker) -> Image.Image:
    return draw_camp(view, decision.seat, speaker)


def _prison(view: UnderworldView, decision: Decision, speaker: Speaker) -> Image.Image:
    return draw_prison(view, decision.seat, speaker)


def _fight(view: UnderworldView, decision: Decision, speaker: Speaker) -> Image.Image:
    return draw_fight(view, decision.seat, speaker)


def _plan(about: str) -> Scene:
    return lambda view, decision, speaker: draw_plan(view, decision.seat, about, speaker)


SCENES: dict[str, Scene] = {
    "ask-give-up": _drawn_orders,
    "ask-orders": _orders,
    **dict.fromkeys(("ask-neighbour", "ask-take-back", "ahead-take-back"), _played),
    **dict.fromkeys(("ask-trade", "ask-spy", "ahead-food", "ahead-reputation"), _errand),
    **dict.fromkeys(("ahead-imps", "ahead-traps"), _errand),
    **dict.fromkeys(("ask-dig", "ahead-dig", "ask-mine", "ahead-mine"), _map),
    **dict.fromkeys(("ask-produce", "ahead-production", "ask-taxes", "ahead-taxes"), _map),
    **dict.fromkeys(("ask-licence", "ahead-licence"), _map),
    **dict.fromkeys(("ask-build", "ahead-build"), _site),
    **dict.fromkeys(("ask-hire", "ahead-hire"), _tavern),
    **dict.fromkeys(("ask-wages", "ahead-wages", "ask-witch-hunt", "ahead-witch-hunt"), _lair),
    **dict.fromkeys(("ask-strike", "ahead-strike"), _lair),
    **dict.fromkeys(
        ("ask-recall", "ahead-recall", "ask-return-trap", "ask-lose-trap", "ahead-spare"), _traps
    ),
    "ask-turn-order": _camp,
    "ask-tile": _reach,
    "ask-trap": _plan("traps"),
    "ask-monsters": _plan("monsters"),
    "ask-ghosts": _plan("ghosts"),
    "ask-release": _prison,
    **dict.fromkeys(("ask-first-trap", "ask-dart", "ask-attack", "ask-again", "ahead-battle"), _fight),
    **dict.fromkeys(("ask-peace", "ask-bargain", "ask-fear", "ask-sheep", "ask-gate", "ahead-spell"), _fight),
}
"""Every kind of question, by what it is about."""
