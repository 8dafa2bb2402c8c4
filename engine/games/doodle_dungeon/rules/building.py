"""Phase A, one open card: building its elements from the left, being ready, and taking them back."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import islice

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, Spot, Text, Weight, all_of, seat_name, step
from engine.games.doodle_dungeon.board import planner
from engine.games.doodle_dungeon.board.formations import place_at
from engine.games.doodle_dungeon.board.sheet import LETTERS, NAMES, square_of
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
from engine.games.doodle_dungeon.rules.elements import (
    element_to_build,
    erased,
    is_finished,
    open_categories,
    past_what_lapses,
    with_built,
)
from engine.games.doodle_dungeon.rules.placements import THING, TREASURE, WALLS, legal_spots
from engine.games.doodle_dungeon.state import Built, Master, Table

# ── the elements, one after the other ────────────────────────────────────────────────────────────────────


@step
def build(g: Table, seat: Seat) -> None:
    """Ask for a place for the next element of the card; whoever has built the last one is ready."""
    let_lapse(g, seat)
    master = g.masters[seat]
    if is_finished(master):
        be_ready(g, seat)
        return
    only = only_way(master)
    if only is not None:
        put_up(g, seat, only)
        g.then(build, seat)
        return
    ask_to_build(g, seat)
    going_back = take_back_question(master.built)
    if going_back:
        g.ask_instead(going_back, took_back)


def only_way(master: Master) -> Built | None:
    """How the next element must be built; None if there is a choice.

    All sheets lie open, so that nobody is asked tells nothing; where treasures are hidden is always asked.
    """
    element = element_to_build(master)
    if element == "treasure":
        return None
    if element == "upgrade":
        left = open_categories(master.sheet)
        return Built(element, category=left[0], forced=True) if len(left) == 1 else None
    spots = list(islice(legal_spots(master), 2))
    return replace(built_at(element, spots[0]), forced=True) if len(spots) == 1 else None


def let_lapse(g: Table, seat: Seat) -> None:
    """An element without any legal place lapses, and so do those after it up to one that has a place."""
    before = len(g.masters[seat].built)
    g.masters[seat] = past_what_lapses(g.masters[seat])
    for built in g.masters[seat].built[before:]:
        tell(g, "lapsed", seat, element=element_word(built.element))


def ask_to_build(g: Table, seat: Seat) -> None:
    """Ask where to draw or hide an element, or what to upgrade; of the last one it is said that it is."""
    master = g.masters[seat]
    element = element_to_build(master)
    last = len(master.built) + 1 == len(CARDS[master.card].elements)
    if element in FORMATIONS:
        g.ask(seat, (ASK_LAST_WALLS if last else ASK_WALLS)[element], walls_drawn)
    elif element in LETTERS:
        g.ask(seat, (ASK_LAST_THING if last else ASK_THING)[element], thing_drawn)
    elif element == "treasure":
        g.ask(seat, ASK_LAST_TREASURE if last else ASK_TREASURE, treasure_hidden)
    else:
        form = Pick(upgrade_options(master.sheet.boxes), usual=(planner.upgrade(master.sheet),))
        g.ask(seat, Question(ASK_LAST_UPGRADE if last else ASK_UPGRADE, form, "upgrades"), upgraded)


@step
def walls_drawn(g: Table, seat: Seat, spot: Spot) -> None:
    """Draw all walls of the formation together."""
    put_up(g, seat, built_at(element_to_build(g.masters[seat]), spot))
    g.then(build, seat)


@step
def thing_drawn(g: Table, seat: Seat, spot: Spot) -> None:
    """Draw a trap or monster on one square."""
    put_up(g, seat, built_at(element_to_build(g.masters[seat]), spot))
    g.then(build, seat)


@step
def treasure_hidden(g: Table, seat: Seat, spot: Spot) -> None:
    """Note down a square that nobody else may know."""
    put_up(g, seat, built_at("treasure", spot))
    g.then(build, seat)


@step
def upgraded(g: Table, seat: Seat, picked: list[str]) -> None:
    """Tick one box in a category of the player's choice."""
    [category] = picked
    put_up(g, seat, Built("upgrade", category=category))
    g.then(build, seat)


def built_at(element: str, spot: Spot) -> Built:
    """An element on a legal spot."""
    if element not in FORMATIONS:
        return Built(element, (square_of((spot.row, spot.column)),))
    place = place_at(element, spot)
    assert place is not None
    return Built(element, place.squares)


def put_up(g: Table, seat: Seat, built: Built) -> None:
    """Build the next element of the open card, and tell it; of a treasure its owner alone learns where."""
    g.masters[seat] = with_built(g.masters[seat], built)
    if built.category:
        _tell_upgrade(g, seat, built.category)
    elif built.element in FORMATIONS:
        key = "walls-drawn-only" if built.forced else "walls-drawn"
        tell(g, key, seat, Weight.DETAIL, squares=squares_word(built.squares))
    elif built.element in LETTERS:
        key = "thing-drawn-only" if built.forced else "thing-drawn"
        tell(g, key, seat, Weight.DETAIL, kind=built.element, square=NAMES[built.squares[0]])
    else:
        g.tell(
            text("treasure-hidden", seat=seat_name(seat)),
            {seat: text("you-hid-a-treasure", square=NAMES[built.squares[0]])},
            Weight.DETAIL,
        )


def _tell_upgrade(g: Table, seat: Seat, category: str) -> None:
    sheet = g.masters[seat].sheet
    ticked = sheet.boxes[CATEGORIES.index(category)]
    unlocked = LEVELS[category][ticked] != LEVELS[category][ticked - 1]
    key = "upgraded-level" if unlocked else "upgraded"
    level = sheet.level(category)
    tell(g, key, seat, Weight.DETAIL, category=category_word(category), track=category, level=level)


# ── ready, and taking back ───────────────────────────────────────────────────────────────────────────────


def be_ready(g: Table, seat: Seat) -> None:
    """The player is ready, but may take elements back until everybody is."""
    g.masters[seat] = replace(g.masters[seat], ready=True)
    tell(g, "ready", seat, Weight.DETAIL)
    stay_open_to_change(g, seat)


@step
def declared_ready(g: Table, seat: Seat, picked: list[str]) -> None:
    """In games begun when one was still asked whether one is ready."""
    be_ready(g, seat)


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
    form = Pick((erasing, KEEP), usual=("keep",))
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
    tell(g, "took-back", seat, Weight.DETAIL, element=element_word(master.built[kept].element))
    g.then(build, seat)


def take_back_question(built: tuple[Built, ...]) -> Question[list[str]] | None:
    """Which element of the open card to take back, with all after it; None if nothing was one's choice."""
    chosen = [number for number, one in enumerate(built) if not (one.lapsed or one.forced)]
    options = [erase_option(built, number) for number in chosen]
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


def _walls_questions(key: str) -> dict[str, Question[Spot]]:
    return {each: Question(text(key, formation=element_word(each)), WALLS, "walls") for each in FORMATIONS}


def _thing_questions(key: str) -> dict[str, Question[Spot]]:
    return {element: Question(text(key, kind=element), THING, "monsters") for element in LETTERS}


ASK_WALLS, ASK_LAST_WALLS = _walls_questions("ask-walls"), _walls_questions("ask-walls-last")
ASK_THING, ASK_LAST_THING = _thing_questions("ask-thing"), _thing_questions("ask-thing-last")
ASK_TREASURE = Question(plain("ask-treasure"), TREASURE, "treasures")
ASK_LAST_TREASURE = Question(plain("ask-treasure-last"), TREASURE, "treasures")
ASK_UPGRADE, ASK_LAST_UPGRADE = plain("ask-upgrade"), plain("ask-upgrade-last")
TAKE_BACK = plain("ask-take-back")
KEEP = replace(option("keep"), declines=True)
ASK_CHANGE = plain("ask-change")
ASK_ERASE = plain("ask-erase")
