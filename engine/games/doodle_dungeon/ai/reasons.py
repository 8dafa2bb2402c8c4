"""Why an answer is good, in a sentence that names monsters, squares, cards and people.

What becomes of a fight or a path is told by the same forecasts that stand beside the options.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from engine.core import Choice, Decision, Text, seat_name
from engine.core.grid import read_cell, read_spot, straight_line
from engine.games.doodle_dungeon.board.formations import place_at
from engine.games.doodle_dungeon.board.planner import bottlenecks, on_shortest_way, way_length
from engine.games.doodle_dungeon.board.sheet import (
    BITS,
    COLUMNS,
    KINDS,
    MONSTER_LETTERS,
    NAMES,
    ROWS,
    plan,
    square_of,
)
from engine.games.doodle_dungeon.cards import ACTION_OF, ACTIONS, CARDS, FORMATIONS, MONSTERS, SHEET
from engine.games.doodle_dungeon.phrases import (
    action_word,
    cards_word,
    category_word,
    elements_word,
    on_path,
    outlook_word,
    plain,
    text,
)
from engine.games.doodle_dungeon.rules.aiding import read_aid
from engine.games.doodle_dungeon.rules.closing import END
from engine.games.doodle_dungeon.rules.encounters import SETTLE
from engine.games.doodle_dungeon.show.explaining import explain
from engine.games.doodle_dungeon.show.explaining.answers import kind_on
from engine.games.doodle_dungeon.show.views import DungeonView, TableView

USELESS = {plain(f"outlook-{key}").key for key in ("enough", "trap-once", "bite-short", "short", "idle")}
"""Forecasts that speak against a card."""
Reason = Callable[[TableView, Decision, list[str], str], Text | None]


def reason(view: TableView, decision: Decision, choice: Choice, part: str) -> Text | None:
    """What speaks for an answer; None where there is nothing more to say than usual."""
    told = REASONS.get(decision.step.rpartition(".")[2])
    if told is None or not isinstance(choice, list) or not choice:
        return None
    return told(view, decision, choice, part)


# ── building ─────────────────────────────────────────────────────────────────────────────────────────────


def _card(view: TableView, decision: Decision, choice: list[str], part: str) -> Text | None:
    return text("why-card", elements=elements_word(choice[0]))


def _walls(view: TableView, decision: Decision, choice: list[str], part: str) -> Text | None:
    """By how much the walls make the hero's way longer."""
    own = view.dungeons[decision.seat]
    element = _element(own)
    place = place_at(element, read_spot(choice, ROWS, COLUMNS)) if element in FORMATIONS else None
    if place is None:
        return None
    free = plan(own.squares).free
    before, after = way_length(free), way_length(free & ~place.walls)
    return text("why-walls", before=before, after=after) if after > before else None


def _thing(view: TableView, decision: Decision, choice: list[str], part: str) -> Text | None:
    """A trap or monster where the hero must pass; a monster where he need not, or where a treasure lies."""
    own = view.dungeons[decision.seat]
    kind, square = _element(own), NAMES.index(choice[0])
    if square in own.treasures and kind in MONSTERS:
        return text("why-joins", square=choice[0])
    free = plan(own.squares).free
    if BITS[square] & bottlenecks(free):
        return text("why-narrow", square=choice[0])
    if kind in MONSTERS and not BITS[square] & on_shortest_way(free):
        return text("why-aside", square=choice[0])
    return None


def _treasure(view: TableView, decision: Decision, choice: list[str], part: str) -> Text | None:
    own = view.dungeons[decision.seat]
    letter = own.squares[NAMES.index(choice[0])]
    return text("why-guard", kind=KINDS[letter], square=choice[0]) if letter in MONSTER_LETTERS else None


def _element(own: DungeonView) -> str:
    """The element of the open card that is to be drawn next."""
    return CARDS[own.card].elements[len(own.built)]


def _upgrade(view: TableView, decision: Decision, choice: list[str], part: str) -> Text | None:
    note = explain(view, decision).notes.get(choice[0])
    if note is None or note.args.get("count") == 0:
        return None
    return text("why-upgrade", category=category_word(choice[0]), note=note)


def _path(view: TableView, decision: Decision, choice: list[str], part: str) -> Text | None:
    """Whom the hero meets on a path, and how he fares."""
    if view.drawing is None:
        return None
    corners = [read_cell(word, ROWS, COLUMNS) for word in choice]
    way = [corners[0], *[cell for ends in pairwise(corners) for cell in straight_line(*ends)]]
    path = [square_of(cell) for cell in way]
    dungeon = view.dungeons[view.drawing]
    outlook = outlook_word(dungeon.squares, dungeon.boxes, path)
    return text("why-path", owner=seat_name(view.drawing), outlook=outlook, **on_path(dungeon.squares, path))


# ── defending ────────────────────────────────────────────────────────────────────────────────────────────


def _fought(view: TableView, decision: Decision, choice: list[str], part: str) -> Text | None:
    """What a card makes of the encounter; or that none is needed, because the hero is hurt anyway."""
    encounter = view.encounter
    outlook = explain(view, decision).outlooks.get(choice[0])
    if encounter is None or outlook is None or outlook.key in USELESS:
        return None
    if choice[0] in ACTIONS:
        return text("why-play", card=action_word(choice[0]), outlook=outlook)
    won = encounter.kind == "trap" or encounter.strength >= SHEET.target
    return text("why-no-card", outlook=outlook) if choice[0] in (END, SETTLE) and won else None


def _aided(view: TableView, decision: Decision, choice: list[str], part: str) -> Text | None:
    """Whose hero a card helps, and against what."""
    outlook = explain(view, decision).outlooks.get(choice[0])
    if outlook is None or outlook.key in USELESS or "@" not in choice[0]:
        return None
    action, where = read_aid(choice[0])
    return text("why-help", card=action_word(action), owner=seat_name(where), outlook=outlook)


def _targeted(view: TableView, decision: Decision, choice: list[str], part: str) -> Text | None:
    _, where = decision.args
    square = NAMES.index(choice[0])
    kind = kind_on(view.dungeons[where], square)
    points = MONSTERS[kind].points
    return text("why-target", kind=kind, square=choice[0], points=points, owner=seat_name(where))


def _refilled(view: TableView, decision: Decision, choice: list[str], part: str) -> Text | None:
    cards = [card for card in choice if card in ACTION_OF]
    return text("why-refill", cards=cards_word(cards), number=len(cards)) if cards else None


REASONS: dict[str, Reason] = {
    "card_taken": _card,
    "walls_drawn": _walls,
    "thing_drawn": _thing,
    "treasure_hidden": _treasure,
    "upgraded": _upgrade,
    "paths_drawn": _path,
    "acted": _fought,
    "aided": _aided,
    "targeted": _targeted,
    "refilled": _refilled,
}
"""By step: how to say what speaks for an answer."""
