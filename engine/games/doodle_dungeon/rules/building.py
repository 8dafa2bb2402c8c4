"""Phase A, one open card: building its elements from the left, taking them back, and declaring it done."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, Spot, Text, all_of, seat_name, step
from engine.games.doodle_dungeon.board import planner
from engine.games.doodle_dungeon.board.formations import place_at
from engine.games.doodle_dungeon.board.law import room_for_things, wall_places
from engine.games.doodle_dungeon.board.sheet import LETTERS, NAMES, SIZE, WALL, plan, square_of
from engine.games.doodle_dungeon.cards import CARDS, CATEGORIES, FORMATIONS, LEVELS, TRACKS
from engine.games.doodle_dungeon.phrases import (
    category_word,
    element_word,
    option,
    plain,
    squares_word,
    tell,
    text,
)
from engine.games.doodle_dungeon.rules.placements import THING, TREASURE, WALLS, element_to_build
from engine.games.doodle_dungeon.state import Built, Master, Sheet, Table

# ── the elements, one after the other ────────────────────────────────────────────────────────────────────


@step
def build(g: Table, seat: Seat) -> None:
    """Ask for a place for the next element of the card; an element without any legal place lapses."""
    master = g.masters[seat]
    elements = CARDS[master.card].elements
    while (number := len(master.built)) < len(elements):
        element = elements[number]
        if has_place(master.sheet, element):
            ask_to_build(g, seat, element)
            break
        master = note(g, seat, Built(element, lapsed=True))
        tell(g, "lapsed", seat, element=element_word(element))
    else:
        g.ask(seat, READY, declared_ready)
    going_back = take_back_question(master.built)
    if going_back:
        g.ask_instead(going_back, took_back)


def has_place(sheet: Sheet, element: str) -> bool:
    """Whether there is any legal place for an element."""
    if element in FORMATIONS:
        return next(wall_places(plan(sheet.squares), element), None) is not None
    if element in LETTERS:
        return room_for_things(plan(sheet.squares)) != 0
    if element == "treasure":
        return len(sheet.treasures) < SIZE
    return any(
        ticked < TRACKS[category].boxes for category, ticked in zip(CATEGORIES, sheet.boxes, strict=True)
    )


def ask_to_build(g: Table, seat: Seat, element: str) -> None:
    """Ask where to draw or hide an element, or what to upgrade."""
    if element in FORMATIONS:
        g.ask(seat, ASK_WALLS[element], walls_drawn)
    elif element in LETTERS:
        g.ask(seat, ASK_THING[element], thing_drawn)
    elif element == "treasure":
        g.ask(seat, ASK_TREASURE, treasure_hidden)
    else:
        sheet = g.masters[seat].sheet
        form = Pick(upgrade_options(sheet.boxes), usual=(planner.upgrade(sheet),))
        g.ask(seat, Question(ASK_UPGRADE, form, "upgrades"), upgraded)


@step
def walls_drawn(g: Table, seat: Seat, spot: Spot) -> None:
    """Draw all walls of the formation together."""
    element = element_to_build(g.masters[seat])
    place = place_at(element, spot)
    assert place is not None
    g.draw_on(seat, g.masters[seat].sheet.with_letter(place.squares, WALL))
    note(g, seat, Built(element, place.squares))
    tell(g, "walls-drawn", seat, squares=squares_word(place.squares))
    g.then(build, seat)


@step
def thing_drawn(g: Table, seat: Seat, spot: Spot) -> None:
    """Draw a trap or monster on one square."""
    element = element_to_build(g.masters[seat])
    square = square_of((spot.row, spot.column))
    g.draw_on(seat, g.masters[seat].sheet.with_letter((square,), LETTERS[element]))
    note(g, seat, Built(element, (square,)))
    tell(g, "thing-drawn", seat, kind=element, square=NAMES[square])
    g.then(build, seat)


@step
def treasure_hidden(g: Table, seat: Seat, spot: Spot) -> None:
    """Note down a square that nobody else may know."""
    square = square_of((spot.row, spot.column))
    sheet = g.masters[seat].sheet
    g.draw_on(seat, replace(sheet, treasures=(*sheet.treasures, square)))
    note(g, seat, Built("treasure", (square,)))
    g.tell(
        text("treasure-hidden", seat=seat_name(seat)),
        private={seat: text("you-hid-a-treasure", square=NAMES[square])},
    )
    g.then(build, seat)


@step
def upgraded(g: Table, seat: Seat, picked: list[str]) -> None:
    """Tick one box in a category of the player's choice."""
    [category] = picked
    sheet = g.masters[seat].sheet.with_ticks(category, 1)
    g.draw_on(seat, sheet)
    note(g, seat, Built("upgrade", category=category))
    ticked = sheet.boxes[CATEGORIES.index(category)]
    unlocked = LEVELS[category][ticked] != LEVELS[category][ticked - 1]
    key = "upgraded-level" if unlocked else "upgraded"
    tell(g, key, seat, category=category_word(category), track=category, level=sheet.level(category))
    g.then(build, seat)


def note(g: Table, seat: Seat, built: Built) -> Master:
    """Note what became of an element of the open card."""
    master = g.masters[seat]
    g.masters[seat] = replace(master, built=(*master.built, built))
    return g.masters[seat]


# ── ready, and taking back ───────────────────────────────────────────────────────────────────────────────


@step
def declared_ready(g: Table, seat: Seat, picked: list[str]) -> None:
    """The player is ready, but may take elements back until everybody is."""
    master = replace(g.masters[seat], ready=True)
    g.masters[seat] = master
    tell(g, "ready", seat)
    stay_open_to_change(g, seat)


def stay_open_to_change(g: Table, seat: Seat) -> None:
    """Let a player who is ready change something; nobody waits for it, and one tap erases nothing."""
    going_back = take_back_question(g.masters[seat].built)
    if going_back:
        g.keep_open(seat, replace(going_back, prompt=ASK_CHANGE), wanted_change)


@step
def wanted_change(g: Table, seat: Seat, picked: list[str]) -> None:
    """Ask once more before anything of a finished card is erased; nobody waits for that either."""
    kept = int(picked[0])
    erasing = erase_option(g.masters[seat].built, kept)
    form = Pick((erasing, option("keep")), usual=("keep",))
    g.keep_open(seat, Question(ASK_ERASE, form, "building"), erased_or_kept, kept)


@step
def erased_or_kept(g: Table, seat: Seat, picked: list[str], kept: int) -> None:
    """Erase an element and all after it, or leave the card as it is."""
    if picked == ["keep"]:
        stay_open_to_change(g, seat)
    else:
        erase_from(g, seat, kept)


@step
def took_back(g: Table, seat: Seat, picked: list[str]) -> None:
    """Erase an element of a card that is not finished yet, and all after it."""
    erase_from(g, seat, int(picked[0]))


def erase_from(g: Table, seat: Seat, kept: int) -> None:
    """Erase an element of the open card and all after it; they are built anew in order."""
    master = g.masters[seat]
    sheet = master.sheet
    for built in reversed(master.built[kept:]):
        sheet = erased(sheet, built)
    g.masters[seat] = replace(master, sheet=sheet, built=master.built[:kept], ready=False)
    tell(g, "took-back", seat, element=element_word(master.built[kept].element))
    g.then(build, seat)


def erased(sheet: Sheet, built: Built) -> Sheet:
    """The sheet without an element that was built."""
    if built.lapsed:
        return sheet
    if built.category:
        return sheet.with_ticks(built.category, -1)
    if built.element == "treasure":
        return replace(
            sheet, treasures=tuple([square for square in sheet.treasures if square not in built.squares])
        )
    return sheet.with_letter(built.squares, ".")


def take_back_question(built: tuple[Built, ...]) -> Question[list[str]] | None:
    """Which element of the open card to take back, with all after it; None if nothing has been built."""
    options = [erase_option(built, number) for number, one in enumerate(built) if not one.lapsed]
    return Question(TAKE_BACK, Pick(tuple(options), usual=(options[-1].id,)), "building") if options else None


@lru_cache(maxsize=8192)
def erase_option(built: tuple[Built, ...], number: int) -> Option:
    """Erase an element; the option says exactly what goes with it."""
    first, *others = [_built_word(one) for one in built[number:] if not one.lapsed]
    words = text("option-erase", what=first, more=len(others))
    note = text("note-erase", all=all_of(others)) if others else None
    return Option(str(number), words, note=note)


def _built_word(built: Built) -> Text:
    """An element that was built, and where."""
    if built.category:
        return text("built-upgrade", category=category_word(built.category))
    return text("built", element=element_word(built.element), squares=squares_word(built.squares))


@lru_cache(maxsize=4096)
def upgrade_options(boxes: tuple[int, ...]) -> tuple[Option, ...]:
    """Every category with a free box, and its level."""
    return tuple(
        _upgrade_option(category, ticked)
        for category, ticked in zip(CATEGORIES, boxes, strict=True)
        if ticked < TRACKS[category].boxes
    )


@cache
def _upgrade_option(category: str, ticked: int) -> Option:
    levels = LEVELS[category]
    now = levels[ticked]
    missing = next((ticks for ticks in range(ticked, len(levels)) if levels[ticks] > now), ticked) - ticked
    words = text(
        "option-upgrade",
        category=category_word(category),
        track=category,
        ticked=ticked,
        boxes=len(levels) - 1,
        level=now,
        next=levels[ticked + missing],
        missing=missing,
    )
    return Option(category, words)


# ── the questions ────────────────────────────────────────────────────────────────────────────────────────

ASK_WALLS = {
    formation: Question(text("ask-walls", formation=element_word(formation)), WALLS, "walls")
    for formation in FORMATIONS
}
ASK_THING = {element: Question(text("ask-thing", kind=element), THING, "monsters") for element in LETTERS}
ASK_TREASURE = Question(plain("ask-treasure"), TREASURE, "treasures")
ASK_UPGRADE = plain("ask-upgrade")
TAKE_BACK = plain("ask-take-back")
ASK_CHANGE = plain("ask-change")
ASK_ERASE = plain("ask-erase")
READY = Question(plain("ask-ready"), Pick((option("ready"),)), "building", even_if_forced=True)
