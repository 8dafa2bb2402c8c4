"""The text twin of a Doodle Dungeon view: the whole table in sentences, and its parts, for alt texts."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Seat, Text, all_of, seat_name
from engine.core.grid import way_words
from engine.games.doodle_dungeon.board.sheet import CELLS, KINDS, LETTERS, NAMES, WALL
from engine.games.doodle_dungeon.cards import CATEGORIES, LEVELS, MONSTERS, SHEET, TRACKS
from engine.games.doodle_dungeon.phrases import (
    Args,
    about,
    card_word,
    cards_word,
    category_word,
    element_word,
    elements_word,
    plain,
    so_many,
    squares_word,
    text,
    what_and_where,
)
from engine.games.doodle_dungeon.show.standing import points_so_far
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import BUILDING, DEFENDING, INSIDE, OUTSIDE, Score


def describe(view: TableView) -> list[Text]:
    """Everything on the table, sentence by sentence, in the order one would look at it."""
    dungeons = [line for seat in range(view.seats) for line in describe_dungeon(view, seat)]
    return [
        describe_phase(view),
        *describe_offer(view),
        *describe_encounter(view),
        *dungeons,
        *describe_own_cards(view),
        text("twin-piles", pile=view.pile_size, discards=len(view.discards)),
        *describe_scores(view),
    ]


def describe_phase(view: TableView) -> Text:
    """What is being done, and whose turn it is."""
    if view.phase == BUILDING:
        return about(view.viewer, "twin-building", view.start, round=view.round, rounds=view.rounds)
    if view.active is not None:
        return about(view.viewer, "twin-defending", view.active)
    return plain(f"twin-phase-{view.phase}")


def describe_offer(view: TableView) -> list[Text]:
    """The cards on offer, if there are any."""
    cards = [text("twin-offer", card=card_word(card), elements=elements_word(card)) for card in view.row]
    return [text("twin-row", cards=all_of(cards))] if cards else []


def describe_encounter(view: TableView) -> list[Text]:
    """The encounter going on, or the latest one."""
    encounter = view.encounter
    if encounter is None:
        return []
    going_on = "trap" if encounter.kind == "trap" else "fight"
    line = about(
        view.viewer,
        f"twin-{encounter.outcome or going_on}",
        encounter.seat,
        kind=encounter.kind,
        square=NAMES[encounter.square],
        dice=", ".join(map(str, encounter.dice)),
        strength=encounter.strength,
        hurt=encounter.hurt,
    )
    return [line]


# ── dungeons ─────────────────────────────────────────────────────────────────────────────────────────────


def describe_dungeon(view: TableView, seat: Seat) -> list[Text]:
    """One dungeon: its sheet, the hero's path, and the hero."""
    lines = [*describe_sheet(view, seat), *describe_path(view, seat), *describe_hero(view, seat)]
    return [*lines, *_so_far(view, seat)]


def describe_sheet(view: TableView, seat: Seat) -> list[Text]:
    """What is drawn and ticked, the treasures the viewer may know of, and the open card."""
    dungeon = view.dungeons[seat]
    lines = [_title(view, seat), _drawing(dungeon.squares), _upgrades(dungeon.boxes)]
    if dungeon.treasures:
        lines.append(text("twin-treasures", squares=squares_word(dungeon.treasures)))
    elif dungeon.treasure_count is not None:
        lines.append(text("twin-treasure-count", treasures=dungeon.treasure_count))
    if dungeon.card:
        lines.append(_open_card(dungeon))
    return lines


def describe_path(view: TableView, seat: Seat) -> list[Text]:
    """The hero's path, once it is drawn."""
    path = view.dungeons[seat].path
    return [_path(path)] if path else []


def describe_way_on(view: TableView, seat: Seat) -> list[Text]:
    """What is left of the hero's path; all of it before he comes, and none once he has met his fate."""
    dungeon = view.dungeons[seat]
    if dungeon.at == OUTSIDE:
        return describe_path(view, seat)
    if dungeon.fate != INSIDE:
        return []
    return [text("twin-way-on", squares=_corners(dungeon.path[dungeon.at :]))]


def describe_hero(view: TableView, seat: Seat) -> list[Text]:
    """Where the hero is, and the hero actions above the dungeon."""
    dungeon = view.dungeons[seat]
    lines = [] if view.phase == BUILDING else [_hero(dungeon)]
    if dungeon.above:
        cards = [_laid(laid.card, laid.target) for laid in dungeon.above]
        lines.append(text("twin-above", cards=all_of(cards)))
    return lines


def describe_ahead(view: TableView, seat: Seat) -> list[Text]:
    """A hero, the cards that help him, and the traps and monsters he has still to meet, in order."""
    dungeon = view.dungeons[seat]
    lines = [_title(view, seat), *describe_hero(view, seat), *_so_far(view, seat)]
    if dungeon.fate == INSIDE:
        ahead = [square for square in dungeon.path[dungeon.at + 1 :] if dungeon.squares[square] in KINDS]
        lines.append(text("twin-ahead", things=all_of([_thing(dungeon, square) for square in ahead])))
    return lines


def _so_far(view: TableView, seat: Seat) -> list[Text]:
    """What everybody can count while dungeons are defended."""
    if view.phase != DEFENDING:
        return []
    return [text("twin-so-far", points=points_so_far(view.dungeons[seat]))]


def _thing(dungeon: DungeonView, square: int) -> Text:
    """A trap or monster with its level and its square."""
    kind = KINDS[dungeon.squares[square]]
    level = LEVELS[kind][dungeon.boxes[CATEGORIES.index(kind)]]
    args: Args = {"element": element_word(kind), "track": kind, "level": level, "square": NAMES[square]}
    return text("twin-thing", **args)


def _title(view: TableView, seat: Seat) -> Text:
    dungeon = view.dungeons[seat]
    args: Args = {"deck": dungeon.deck_size, "hand": dungeon.hand_size}
    if dungeon.name:
        return about(view.viewer, "twin-dungeon-named", seat, **args, name=dungeon.name)
    return about(view.viewer, "twin-dungeon", seat, **args)


# A sheet seldom changes from one move to the next, so its sentences are made once.
@lru_cache(maxsize=4096)
def _drawing(squares: str) -> Text:
    """What is drawn where, kind by kind; then what is crossed out."""
    parts = [
        _kind(element_word(kind), squares, letter) for kind, letter in LETTERS.items() if letter in squares
    ]
    if WALL in squares:
        parts.insert(0, _kind(plain("walls"), squares, WALL))
    crossed = [
        square for square, letter in enumerate(squares) if letter.upper() in KINDS and letter.islower()
    ]
    if crossed:
        parts.append(text("twin-crossed-out", squares=squares_word(crossed)))
    return text("twin-drawing", parts=all_of(parts))


def _kind(word: Text, squares: str, letter: str) -> Text:
    where = squares_word([square for square, there in enumerate(squares) if there == letter])
    return text("twin-kind", element=word, where=where)


@lru_cache(maxsize=4096)
def _upgrades(boxes: tuple[int, ...]) -> Text:
    parts = [
        text(
            "twin-category",
            category=category_word(category),
            track=category,
            level=LEVELS[category][ticked],
            ticked=ticked,
            boxes=TRACKS[category].boxes,
        )
        for category, ticked in zip(CATEGORIES, boxes, strict=True)
    ]
    return text("twin-upgrades", parts=all_of(parts))


@lru_cache(maxsize=256)
def _path(path: tuple[int, ...]) -> Text:
    return text("twin-path", squares=_corners(path))


def _corners(path: tuple[int, ...]) -> str:
    """A path by its ends and corners, which is all it takes to follow it."""
    return ", ".join(way_words([CELLS[square] for square in path]))


def _open_card(dungeon: DungeonView) -> Text:
    return text(
        "twin-card-built" if dungeon.ready else "twin-card-open",
        card=card_word(dungeon.card),
        elements=elements_word(dungeon.card),
        built=len(dungeon.built),
    )


def _hero(dungeon: DungeonView) -> Text:
    if dungeon.fate == INSIDE and dungeon.at == OUTSIDE:
        return text("twin-hero-outside", hearts=dungeon.hearts, most=SHEET.hearts)
    square = NAMES[dungeon.path[dungeon.at]]
    return text(f"twin-hero-{dungeon.fate}", square=square, hearts=dungeon.hearts, most=SHEET.hearts)


def _laid(card: str, target: int) -> Text:
    return card_word(card) if target == OUTSIDE else what_and_where(card_word(card), NAMES[target])


# ── the viewer's own cards, and the end ──────────────────────────────────────────────────────────────────


def describe_own_cards(view: TableView) -> list[Text]:
    """The viewer's deck and hand, and the path they are drawing; nothing for onlookers."""
    if view.viewer is None:
        return []
    lines = []
    if view.deck:
        lines.append(text("twin-deck", cards=cards_word(view.deck)))
    if view.phase == DEFENDING:
        lines.append(text("twin-hand", cards=cards_word(view.hand)))
    if view.drawing is not None:
        key = "twin-drawn" if view.drawn else "twin-to-draw"
        lines.append(text(key, owner=seat_name(view.drawing), squares=_corners(view.drawn)))
    return lines


def describe_scores(view: TableView) -> list[Text]:
    """Everybody's final score."""
    return [_score(seat, score) for seat, score in enumerate(view.scores)]


def _score(seat: Seat, score: Score) -> Text:
    kinds = [so_many(count, kind) for kind, count in zip(MONSTERS, score.monsters, strict=True)]
    return text(
        "twin-score",
        seat=seat_name(seat),
        guarded=len([square for square, guarded in score.treasures if guarded]),
        treasures=score.treasure_points,
        kinds=all_of(kinds),
        monsters=score.monster_points,
        death=score.death,
        hearts=-score.hearts,
        total=score.total,
        crossed=score.crossed_out,
    )
