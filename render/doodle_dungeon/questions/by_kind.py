"""Which picture goes with which kind of question."""

from __future__ import annotations

from engine.core.agenda import Decision
from engine.games.doodle_dungeon.board.sheet import MONSTER_LETTERS
from engine.games.doodle_dungeon.show.views import TableView
from render.doodle_dungeon.alt import hand_alt, heroes_alt, sheet_alt, taking_alt
from render.doodle_dungeon.parts.colours import palette
from render.doodle_dungeon.parts.essentials import worked_on
from render.doodle_dungeon.questions.drawn import (
    BRIEF_CARD,
    draw_boxes,
    draw_exchanging,
    draw_fighting,
    draw_helping,
    draw_own_turns,
    draw_sheet,
    draw_taking,
)
from render.kit.picture import Picture, PictureMaker
from texts import Speaker

PICTURES = PictureMaker("doodle-dungeon", palette())


def question(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    """The cards to take, the sheet to draw on or to aim at, the fight, or the heroes to help."""
    asked = decision.prompt.key.removeprefix("doodle-dungeon-")
    draw = _QUESTIONS.get(asked, _to_draw)
    return draw(view, decision, speaker)


def _to_take(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    drawn = draw_taking(view, view.dungeons[decision.seat], speaker)
    return PICTURES.picture("taking", drawn.image, taking_alt(view, decision.seat, speaker), drawn.regions)


def _to_wish_for(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    drawn = draw_taking(view, view.dungeons[decision.seat], speaker, BRIEF_CARD)
    return PICTURES.picture("taking", drawn.image, taking_alt(view, decision.seat, speaker), drawn.regions)


def _to_draw(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    seat, dungeon = worked_on(view, decision.seat)
    fresh = [square for built in dungeon.built for square in built.squares]
    drawn = draw_sheet(view, dungeon, fresh)
    return PICTURES.picture("sheet", drawn.image, sheet_alt(view, seat, speaker), drawn.regions)


def _to_tick(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    drawn = draw_boxes(view.dungeons[decision.seat])
    return PICTURES.picture("boxes", drawn.image, sheet_alt(view, decision.seat, speaker), drawn.regions)


def _to_fight(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    assert view.encounter is not None
    drawn = draw_fighting(view.dungeons[decision.seat], view.encounter, view.hand, speaker)
    return PICTURES.picture("fight", drawn.image, hand_alt(view, decision.seat, speaker), drawn.regions)


def _to_help(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    drawn = draw_helping(view, decision.seat, speaker)
    others = [seat for seat in range(view.seats) if seat != decision.seat]
    return PICTURES.picture("heroes", drawn.image, heroes_alt(view, others, speaker), drawn.regions)


def _to_aim(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    _, where = decision.args
    dungeon = view.dungeons[where]
    targets = [square for square, letter in enumerate(dungeon.squares) if letter in MONSTER_LETTERS]
    drawn = draw_sheet(view, dungeon, targets)
    return PICTURES.picture("target", drawn.image, sheet_alt(view, where, speaker), drawn.regions)


def _to_exchange(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    drawn = draw_exchanging(view, decision.seat, speaker)
    return PICTURES.picture("turns", drawn.image, heroes_alt(view, [decision.seat], speaker), drawn.regions)


def _to_plan(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    drawn = draw_own_turns(view, decision.seat, speaker)
    return PICTURES.picture("turns", drawn.image, heroes_alt(view, [decision.seat], speaker), drawn.regions)


_QUESTIONS = {
    "ask-card": _to_take,
    "ask-card-ahead": _to_wish_for,
    "ask-upgrade": _to_tick,
    "ask-upgrade-last": _to_tick,
    "ask-trap": _to_fight,
    "ask-fight": _to_fight,
    "ask-reroll": _to_fight,
    "ask-aid": _to_help,
    "ask-target": _to_aim,
    "ask-refill": _to_exchange,
    "ask-turn-ahead": _to_plan,
}
