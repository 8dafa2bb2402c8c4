"""What a question is about: its subject, its options, the squares it marks."""

from __future__ import annotations

from engine.core.agenda import Decision
from engine.core.forms import Pick
from engine.games.dungeon_lords.cards import ROOMS
from engine.games.dungeon_lords.phrases import PREFIX
from engine.games.dungeon_lords.show.drafts import sites_in_question
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import SQUARE_NAMED, roomiest_first
from render.dungeon_lords.parts.site import Marks


def subject(decision: Decision) -> str:
    """What a question is about: the last part of its key, or the order that is planned."""
    key = decision.prompt.key.removeprefix(PREFIX)
    return f"ahead-{decision.topic}" if key == "ahead-order" else key


def chosen(decision: Decision) -> list[str]:
    """The ids of all options."""
    return [option.id for option in decision.form.options] if isinstance(decision.form, Pick) else []


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
