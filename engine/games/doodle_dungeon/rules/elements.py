"""The elements of one open card on one sheet: what building does to it, what lapses, and how it is undone."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.doodle_dungeon.board.law import room_for_things, wall_places
from engine.games.doodle_dungeon.board.sheet import LETTERS, SIZE, WALL, plan
from engine.games.doodle_dungeon.cards import CARDS, CATEGORIES, FORMATIONS, TRACKS
from engine.games.doodle_dungeon.state import Built, Master, Sheet


def element_to_build(master: Master) -> str:
    """The element whose turn it is."""
    return CARDS[master.card].elements[len(master.built)]


def is_finished(master: Master) -> bool:
    """Whether every element of the open card is built or has lapsed."""
    return len(master.built) == len(CARDS[master.card].elements)


def with_built(master: Master, built: Built) -> Master:
    """The dungeon with the next element of its card built like this."""
    return replace(master, sheet=_with_element(master.sheet, built), built=(*master.built, built))


def past_what_lapses(master: Master) -> Master:
    """The dungeon once every element has lapsed for which there is no place, up to the next one to build."""
    while not is_finished(master) and not has_place(master.sheet, element_to_build(master)):
        master = with_built(master, Built(element_to_build(master), lapsed=True))
    return master


def has_place(sheet: Sheet, element: str) -> bool:
    """Whether there is any legal place for an element."""
    if element in FORMATIONS:
        return next(wall_places(plan(sheet.squares), element), None) is not None
    if element in LETTERS:
        return room_for_things(plan(sheet.squares)) != 0
    if element == "treasure":
        return len(sheet.treasures) < SIZE
    return bool(open_categories(sheet))


def open_categories(sheet: Sheet) -> list[str]:
    """The categories with a box that is not ticked."""
    ticks = zip(CATEGORIES, sheet.boxes, strict=True)
    return [category for category, ticked in ticks if ticked < TRACKS[category].boxes]


def _with_element(sheet: Sheet, built: Built) -> Sheet:
    if built.lapsed:
        return sheet
    if built.category:
        return sheet.with_ticks(built.category, 1)
    if built.element == "treasure":
        return replace(sheet, treasures=(*sheet.treasures, *built.squares))
    return sheet.with_letter(built.squares, LETTERS.get(built.element, WALL))


def erased(sheet: Sheet, built: Built) -> Sheet:
    """The sheet without an element that was built."""
    if built.lapsed:
        return sheet
    if built.category:
        return sheet.with_ticks(built.category, -1)
    if built.element == "treasure":
        treasures = tuple([square for square in sheet.treasures if square not in built.squares])
        return replace(sheet, treasures=treasures)
    return sheet.with_letter(built.squares, ".")
