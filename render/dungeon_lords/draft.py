"""The draft picture: what the question is about, as it would be with the answer so far."""

from __future__ import annotations

from PIL import Image

from engine.core.agenda import Decision
from engine.games.dungeon_lords.cards import ORDER_NAMES
from engine.games.dungeon_lords.show.drafts import Draft
from engine.games.dungeon_lords.show.verdicts import Verdict
from render.dungeon_lords.parts.site import Marks
from render.dungeon_lords.questions.dungeon import draw_map
from render.dungeon_lords.questions.orders import draw_orders
from render.dungeon_lords.questions.subjects import marks_of
from render.kit.theme import GROWTH, TRAP, Colour
from texts import Speaker


def draw_draft(draft: Draft, decision: Decision, verdict: Verdict | None, speaker: Speaker) -> Image.Image:
    """Orders numbered on the board, or the map with new squares, each with a verdict if there is one."""
    seat, said = decision.seat, _said(verdict, speaker)
    if draft.view.orders:
        return draw_orders(draft.view, seat, ORDER_NAMES, speaker, said).image
    rooms = draft.view.room_offer if decision.topic == "build" else ()
    settled = decision.topic == "build" and bool(draft.fresh)
    marks = Marks() if settled else marks_of(draft.view, decision)._replace(numbered=True)
    return draw_map(draft.view, seat, marks._replace(fresh=draft.fresh), rooms, speaker, said).image


def _said(verdict: Verdict | None, speaker: Speaker) -> tuple[str, Colour] | None:
    return None if verdict is None else (speaker.say(verdict.said), GROWTH if verdict.good else TRAP)
