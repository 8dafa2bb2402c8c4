"""Alt texts: what each picture shows, in as many sentences as there is room for."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.text import Seat, Text, all_of, seat_name
from engine.games.doodle_dungeon.board.sheet import LETTERS, NAMES, WALL
from engine.games.doodle_dungeon.cards import SHEET
from engine.games.doodle_dungeon.phrases import Args, so_many, text
from engine.games.doodle_dungeon.show.standing import points_so_far
from engine.games.doodle_dungeon.show.twin import (
    describe_ahead,
    describe_encounter,
    describe_hero,
    describe_offer,
    describe_own_cards,
    describe_phase,
    describe_scores,
    describe_sheet,
    describe_way_on,
)
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import BUILDING, DEFENDING, OUTSIDE
from render.doodle_dungeon.parts.essentials import worked_on
from render.kit.alt_text import alt_text
from texts import Speaker

LONGEST_DRAFT = 200
"""More of a long answer is not read out; the sentences after it say what it means."""


def board_alt(view: TableView, speaker: Speaker) -> str:
    """Everybody's dungeon in a sentence."""
    awaited = all_of([seat_name(seat) for seat in view.awaited])
    lines = [_summary(view, seat, dungeon) for seat, dungeon in enumerate(view.dungeons)]
    return alt_text(
        speaker,
        "doodle-dungeon-alt-board",
        [*_so_far(view), *lines],
        phase=describe_phase(replace(view, viewer=None)),
        awaited=awaited,
        count=len(view.awaited),
    )


def offer_alt(view: TableView, speaker: Speaker) -> str:
    """The cards on offer, with elements and actions."""
    return alt_text(speaker, "doodle-dungeon-alt-offer", describe_offer(view))


def spotlight_alt(view: TableView, seat: Seat, speaker: Speaker) -> str:
    """One dungeon in full; an encounter in it comes first."""
    here = view.encounter is not None and view.encounter.seat == seat
    encounter = describe_encounter(view) if here else []
    return alt_text(speaker, "doodle-dungeon-alt-dungeon", [*encounter, *_dungeon(view, seat)])


def hand_alt(view: TableView, seat: Seat, speaker: Speaker) -> str:
    """An encounter of the viewer's, their cards, and the dungeon they work on."""
    lines = [*describe_encounter(view), *describe_own_cards(view), *_dungeon(view, seat)]
    return alt_text(speaker, "doodle-dungeon-alt-hand", lines)


def taking_alt(view: TableView, seat: Seat, speaker: Speaker) -> str:
    """The cards on offer, and the viewer's own dungeon."""
    return alt_text(speaker, "doodle-dungeon-alt-offer", [*describe_offer(view), *_dungeon(view, seat)])


def sheet_alt(view: TableView, seat: Seat, speaker: Speaker) -> str:
    """The dungeon a question is about."""
    return alt_text(speaker, "doodle-dungeon-alt-dungeon", _dungeon(view, seat))


def heroes_alt(view: TableView, seats: list[Seat], speaker: Speaker) -> str:
    """Some heroes, what each has still to meet, and the viewer's cards."""
    heroes = [line for seat in seats for line in describe_ahead(view, seat)]
    return alt_text(speaker, "doodle-dungeon-alt-heroes", [*heroes, *describe_own_cards(view)])


def draft_alt(view: TableView, seat: Seat, said: Text, words: list[str], speaker: Speaker) -> str:
    """The draft in words, what there is to say about it, and the dungeon without it."""
    lines = [said, *_dungeon(view, seat)]
    written = " ".join(words)
    if len(written) > LONGEST_DRAFT:
        written = f"{written[:LONGEST_DRAFT]}…"
    return alt_text(speaker, "doodle-dungeon-alt-draft", lines, words=written)


def choices_alt(view: TableView, asked: Seat, told: list[Text], speaker: Speaker) -> str:
    """What every number stands for, and the dungeon it is about."""
    seat, _ = worked_on(view, asked)
    return alt_text(speaker, "doodle-dungeon-alt-choices", [*told, *_dungeon(view, seat)])


def score_alt(view: TableView, speaker: Speaker) -> str:
    """The score line by line."""
    return alt_text(speaker, "doodle-dungeon-alt-score", describe_scores(view))


def _so_far(view: TableView) -> list[Text]:
    """Everybody's points while dungeons are defended, as far as all can count."""
    if view.phase != DEFENDING:
        return []
    points = [
        text("alt-points", seat=seat_name(seat), points=points_so_far(dungeon))
        for seat, dungeon in enumerate(view.dungeons)
    ]
    return [text("alt-so-far", points=all_of(points))]


def _dungeon(view: TableView, seat: Seat) -> list[Text]:
    """One dungeon, the hero's way on last: that is the longest sentence, and nothing after it might fit."""
    return [*describe_sheet(view, seat), *describe_hero(view, seat), *describe_way_on(view, seat)]


def _summary(view: TableView, seat: Seat, dungeon: DungeonView) -> Text:
    """A dungeon in short: what lives there, and how the hero is."""
    letters = {"walls": WALL, **LETTERS}
    things = [
        so_many(count, kind) for kind, letter in letters.items() if (count := dungeon.squares.count(letter))
    ]
    args: Args = {"seat": seat_name(seat), "things": all_of(things)}
    if view.phase == BUILDING or not dungeon.path:
        return text("alt-built", **args)
    where = NAMES[dungeon.path[max(0, dungeon.at)]]
    fate = "outside" if dungeon.at == OUTSIDE else dungeon.fate
    return text("alt-walked", **args, hearts=dungeon.hearts, most=SHEET.hearts, square=where, fate=fate)
