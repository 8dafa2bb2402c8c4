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
    image = draw_taking(view, view.dungeons[decision.seat], speaker)
    return PICTURES.picture("taking", image, taking_alt(view, decision.seat, speaker))


def _to_wish_for(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    image = draw_taking(view, view.dungeons[decision.seat], speaker, BRIEF_CARD)
    return PICTURES.picture("taking", image, taking_alt(view, decision.seat, speaker))


def _to_draw(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    seat, dungeon = worked_on(view, decision.seat)
    fresh = [square for built in dungeon.built for square in built.squares]
    return PICTURES.picture("sheet", draw_sheet(view, dungeon, fresh), sheet_alt(view, seat, speaker))


def _to_tick(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    image = draw_boxes(view.dungeons[decision.seat])
    return PICTURES.picture("boxes", image, sheet_alt(view, decision.seat, speaker))


def _to_fight(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    assert view.encounter is not None
    image = draw_fighting(view.dungeons[decision.seat], view.encounter, view.hand, speaker)
    return PICTURES.picture("fight", image, hand_alt(view, decision.seat, speaker))


def _to_help(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    image = draw_helping(view, decision.seat, speaker)
    others = [seat for seat in range(view.seats) if seat != decision.seat]
    return PICTURES.picture("heroes", image, heroes_alt(view, others, speaker))


def _to_aim(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    _, where = decision.args
    dungeon = view.dungeons[where]
    targets = [square for square, letter in enumerate(dungeon.squares) if letter in MONSTER_LETTERS]
    image = draw_sheet(view, dungeon, targets)
    return PICTURES.picture("target", image, sheet_alt(view, where, speaker))


def _to_exchange(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    image = draw_exchanging(view, decision.seat, speaker)
    return PICTURES.picture("turns", image, heroes_alt(view, [decision.seat], speaker))


def _to_plan(view: TableView, decision: Decision, speaker: Speaker) -> Picture:
    image = draw_own_turns(view, decision.seat, speaker)
    return PICTURES.picture("turns", image, heroes_alt(view, [decision.seat], speaker))


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
