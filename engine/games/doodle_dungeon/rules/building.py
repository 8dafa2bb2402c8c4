"""Phase A, one open card: its elements are built from the left, taken back, and declared done."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from engine.core import (
    Option,
    Pick,
    Question,
    Seat,
    Spot,
    Text,
    seat_name,
    step,
)
from engine.games.doodle_dungeon.board import planner as planning
from engine.games.doodle_dungeon.board.formations import place_at
from engine.games.doodle_dungeon.board.law import (
    room_for_things,
    wall_places,
)
from engine.games.doodle_dungeon.board.sheet import (
    LETTERS,
    NAMES,
    SIZE,
    WALL,
    plan,
    square_of,
)
from engine.games.doodle_dungeon.cards import CARDS, CATEGORIES, FORMATIONS, LEVELS, TRACKS
from engine.games.doodle_dungeon.phrases import (
    Args,
    category_word,
    element_word,
    seat_args,
    squares_word,
    told,
)
from engine.games.doodle_dungeon.rules.placements import THING, TREASURE, WALLS, element_to_build
from engine.games.doodle_dungeon.state import Built, Master, Sheet, Table

# ── the elements, one after the other ────────────────────────────────────────────────────────────────────


@step
def build(g: Table, seat: Seat) -> None:
    """The next element of the card must be built; one without a place lapses."""
    master = g.masters[seat]
    elements = CARDS[master.card].elements
    while (number := len(master.built)) < len(elements):
        element = elements[number]
        if has_place(master.sheet, element):
            ask_to_build(g, seat, element)
            break
        master = note(g, seat, Built(element, lapsed=True))
        g.tell(Text("doodle-dungeon-lapsed", {"seat": seat_name(seat), "element": element_word(element)}))
    else:
        g.ask(seat, READY, declared_ready)
    going_back = second_thoughts(master.built)
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
    """Where to draw or hide it, or what to upgrade."""
    if element in FORMATIONS:
        g.ask(seat, ASK_WALLS[element], walls_drawn)
    elif element in LETTERS:
        g.ask(seat, ASK_THING[element], thing_drawn)
    elif element == "treasure":
        g.ask(seat, ASK_TREASURE, treasure_hidden)
    else:
        form = Pick(
            upgrade_options(g.masters[seat].sheet.boxes), usual=(planning.upgrade(g.masters[seat].sheet),)
        )
        g.ask(seat, Question(ASK_UPGRADE, form, "upgrades"), upgraded)


@step
def walls_drawn(g: Table, seat: Seat, spot: Spot) -> None:
    """All walls of the formation are drawn together."""
    element = element_to_build(g.masters[seat])
    place = place_at(element, spot)
    assert place is not None
    g.draw_on(seat, g.masters[seat].sheet.with_letter(place.squares, WALL))
    note(g, seat, Built(element, place.squares))
    g.tell(
        Text("doodle-dungeon-walls-drawn", {"seat": seat_name(seat), "squares": squares_word(place.squares)})
    )
    g.then(build, seat)


@step
def thing_drawn(g: Table, seat: Seat, spot: Spot) -> None:
    """A trap or monster is drawn on one square."""
    element = element_to_build(g.masters[seat])
    square = square_of((spot.row, spot.column))
    g.draw_on(seat, g.masters[seat].sheet.with_letter((square,), LETTERS[element]))
    note(g, seat, Built(element, (square,)))
    g.tell(
        Text(
            "doodle-dungeon-thing-drawn",
            {"seat": seat_name(seat), "kind": element, "square": NAMES[square]},
        )
    )
    g.then(build, seat)


@step
def treasure_hidden(g: Table, seat: Seat, spot: Spot) -> None:
    """A square is noted down that nobody else may know."""
    square = square_of((spot.row, spot.column))
    sheet = g.masters[seat].sheet
    g.draw_on(seat, replace(sheet, treasures=(*sheet.treasures, square)))
    note(g, seat, Built("treasure", (square,)))
    g.tell(
        Text("doodle-dungeon-treasure-hidden", seat_args(seat)),
        private={seat: told("you-hid-a-treasure", square=NAMES[square])},
    )
    g.then(build, seat)


@step
def upgraded(g: Table, seat: Seat, picked: list[str]) -> None:
    """One box is ticked in a category of the player's choice."""
    [category] = picked
    sheet = g.masters[seat].sheet.with_ticks(category, 1)
    g.draw_on(seat, sheet)
    note(g, seat, Built("upgrade", category=category))
    ticked = sheet.boxes[CATEGORIES.index(category)]
    args: Args = {
        "seat": seat_name(seat),
        "category": category_word(category),
        "track": category,
        "level": sheet.level(category),
    }
    unlocked = LEVELS[category][ticked] != LEVELS[category][ticked - 1]
    g.tell(Text("doodle-dungeon-upgraded-level" if unlocked else "doodle-dungeon-upgraded", args))
    g.then(build, seat)


def note(g: Table, seat: Seat, built: Built) -> Master:
    """Remember what has become of an element of the open card."""
    master = g.masters[seat]
    g.masters[seat] = replace(master, built=(*master.built, built))
    return g.masters[seat]


# ── done, and on second thoughts ─────────────────────────────────────────────────────────────────────────


@step
def declared_ready(g: Table, seat: Seat, picked: list[str]) -> None:
    """The player has finished, but may come back until all have."""
    master = replace(g.masters[seat], ready=True)
    g.masters[seat] = master
    g.tell(Text("doodle-dungeon-ready", seat_args(seat)))
    going_back = second_thoughts(master.built)
    if going_back:
        g.keep_open(seat, going_back, took_back)


@step
def took_back(g: Table, seat: Seat, picked: list[str]) -> None:
    """An element of the open card is erased, and all that came after it, to be built anew in order."""
    master = g.masters[seat]
    kept = int(picked[0])
    sheet = master.sheet
    for built in reversed(master.built[kept:]):
        sheet = erased(sheet, built)
    g.masters[seat] = replace(master, sheet=sheet, built=master.built[:kept], ready=False)
    g.tell(
        Text(
            "doodle-dungeon-took-back",
            {"seat": seat_name(seat), "element": element_word(master.built[kept].element)},
        )
    )
    g.then(build, seat)


def erased(sheet: Sheet, built: Built) -> Sheet:
    """The sheet without something built."""
    if built.lapsed:
        return sheet
    if built.category:
        return sheet.with_ticks(built.category, -1)
    if built.element == "treasure":
        return replace(
            sheet, treasures=tuple([square for square in sheet.treasures if square not in built.squares])
        )
    return sheet.with_letter(built.squares, ".")


def second_thoughts(built: tuple[Built, ...]) -> Question[list[str]] | None:
    """From which element of the open card on to build anew, if any has been built."""
    options = [_take_back_option(number, one) for number, one in enumerate(built) if not one.lapsed]
    return Question(TAKE_BACK, Pick(tuple(options), usual=(options[-1].id,)), "building") if options else None


@lru_cache(maxsize=8192)
def _take_back_option(number: int, built: Built) -> Option:
    where: int | str | Text = category_word(built.category) if built.category else squares_word(built.squares)
    what = Text("doodle-dungeon-what-and-where", {"element": element_word(built.element), "where": where})
    return Option(str(number), Text("doodle-dungeon-option-take-back", {"number": number + 1, "what": what}))


@lru_cache(maxsize=4096)
def upgrade_options(boxes: tuple[int, ...]) -> tuple[Option, ...]:
    """Every category with a free box, and how far it is."""
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
    args: Args = {
        "category": category_word(category),
        "track": category,
        "ticked": ticked,
        "boxes": len(levels) - 1,
        "level": now,
        "next": levels[ticked + missing],
        "missing": missing,
    }
    return Option(category, Text("doodle-dungeon-option-upgrade", args))


# ── the questions ──────────────────────────────────────────────────────────────────────────────────────

ASK_WALLS = {
    formation: Question(
        Text("doodle-dungeon-ask-walls", {"formation": element_word(formation)}), WALLS, "walls"
    )
    for formation in FORMATIONS
}
ASK_THING = {element: Question(told("ask-thing", kind=element), THING, "monsters") for element in LETTERS}
ASK_TREASURE = Question(told("ask-treasure"), TREASURE, "treasures")
ASK_UPGRADE = told("ask-upgrade")
TAKE_BACK = told("ask-take-back")
READY = Question(
    told("ask-ready"), Pick((Option("ready", told("option-ready")),)), "building", even_if_forced=True
)
