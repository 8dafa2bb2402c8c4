"""The text twin of a Doodle Dungeon view: the whole table in sentences, in the order one would look at it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Seat, Text, all_of, seat_name
from engine.games.doodle_dungeon.board.sheet import KINDS, LETTERS, NAMES, WALL
from engine.games.doodle_dungeon.cards import CATEGORIES, LEVELS, MONSTERS, SHEET, TRACKS
from engine.games.doodle_dungeon.phrases import (
    Args,
    card_word,
    category_word,
    element_word,
    elements_word,
    squares_word,
    told,
)
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import BUILDING, DEFENDING, OUTSIDE, Encounter, Score


def describe(view: TableView) -> list[Text]:
    """Everything on the table, sentence by sentence."""
    lines = [_phase(view)]
    if view.row:
        cards = [_offer(card) for card in view.row]
        lines.append(Text("doodle-dungeon-twin-row", {"cards": all_of(cards)}))
    if view.encounter is not None:
        lines.append(_encounter(view.encounter))
    for seat, dungeon in enumerate(view.dungeons):
        lines += _dungeon(view, seat, dungeon)
    if view.viewer is not None:
        lines += _own(view)
    lines.append(told("twin-piles", pile=view.pile_size, discards=len(view.discards)))
    lines += [_score(seat, score) for seat, score in enumerate(view.scores)]
    return lines


def _phase(view: TableView) -> Text:
    if view.phase == BUILDING:
        args: Args = {"round": view.round, "rounds": view.rounds, "seat": seat_name(view.start)}
        return Text("doodle-dungeon-twin-building", args)
    if view.active is not None:
        return Text("doodle-dungeon-twin-defending", {"seat": seat_name(view.active)})
    return told(f"twin-phase-{view.phase}")


def _offer(card: str) -> Text:
    return Text("doodle-dungeon-twin-offer", {"card": card_word(card), "elements": elements_word(card)})


def _encounter(encounter: Encounter) -> Text:
    args: Args = {
        "seat": seat_name(encounter.seat),
        "kind": encounter.kind,
        "square": NAMES[encounter.square],
        "dice": ", ".join(map(str, encounter.dice)),
        "strength": encounter.strength,
        "hurt": encounter.hurt,
    }
    fight = "trap" if encounter.kind == "trap" else "fight"
    return Text(f"doodle-dungeon-twin-{encounter.outcome or fight}", args)


# ── dungeons ─────────────────────────────────────────────────────────────────────────────────────────────


def _dungeon(view: TableView, seat: Seat, dungeon: DungeonView) -> Iterator[Text]:
    yield _title(seat, dungeon)
    yield _drawing(dungeon)
    yield _upgrades(dungeon)
    if dungeon.treasures:
        yield told("twin-treasures", squares=squares_word(dungeon.treasures))
    elif dungeon.treasure_count is not None:
        yield told("twin-treasure-count", treasures=dungeon.treasure_count)
    if dungeon.card:
        yield _open_card(dungeon)
    if dungeon.path:
        yield told("twin-path", squares=squares_word(dungeon.path))
    if view.phase != BUILDING:
        yield _hero(dungeon)
    if dungeon.above:
        cards = [_laid(laid.card, laid.target) for laid in dungeon.above]
        yield Text("doodle-dungeon-twin-above", {"cards": all_of(cards)})


def _title(seat: Seat, dungeon: DungeonView) -> Text:
    args: Args = {
        "seat": seat_name(seat),
        "deck": dungeon.deck_size,
        "hand": dungeon.hand_size,
    }
    if dungeon.name:
        args["name"] = dungeon.name
        return Text("doodle-dungeon-twin-dungeon-named", args)
    return Text("doodle-dungeon-twin-dungeon", args)


def _drawing(dungeon: DungeonView) -> Text:
    """What stands where, kind by kind; then what is crossed out."""
    squares = dungeon.squares
    parts = [
        _kind(element_word(kind), squares, letter) for kind, letter in LETTERS.items() if letter in squares
    ]
    if WALL in squares:
        parts.insert(0, _kind(told("walls"), squares, WALL))
    crossed = [
        square for square, letter in enumerate(squares) if letter.upper() in KINDS and letter.islower()
    ]
    if crossed:
        parts.append(told("twin-crossed-out", squares=squares_word(crossed)))
    return Text("doodle-dungeon-twin-drawing", {"parts": all_of(parts)})


def _kind(word: Text, squares: str, letter: str) -> Text:
    where = squares_word([square for square, there in enumerate(squares) if there == letter])
    return Text("doodle-dungeon-twin-kind", {"element": word, "where": where})


def _upgrades(dungeon: DungeonView) -> Text:
    parts = [
        Text(
            "doodle-dungeon-twin-category",
            {
                "category": category_word(category),
                "track": category,
                "level": LEVELS[category][ticked],
                "ticked": ticked,
                "boxes": TRACKS[category].boxes,
            },
        )
        for category, ticked in zip(CATEGORIES, dungeon.boxes, strict=True)
    ]
    return Text("doodle-dungeon-twin-upgrades", {"parts": all_of(parts)})


def _open_card(dungeon: DungeonView) -> Text:
    key = "doodle-dungeon-twin-card-built" if dungeon.ready else "doodle-dungeon-twin-card-open"
    args: Args = {
        "card": card_word(dungeon.card),
        "elements": elements_word(dungeon.card),
        "built": len(dungeon.built),
    }
    return Text(key, args)


def _hero(dungeon: DungeonView) -> Text:
    if dungeon.fate == "inside" and dungeon.at == OUTSIDE:
        return told("twin-hero-outside", hearts=dungeon.hearts, most=SHEET.hearts)
    square = NAMES[dungeon.path[dungeon.at]]
    return told(f"twin-hero-{dungeon.fate}", square=square, hearts=dungeon.hearts, most=SHEET.hearts)


def _laid(card: str, target: int) -> Text:
    if target == OUTSIDE:
        return card_word(card)
    return Text("doodle-dungeon-what-and-where", {"element": card_word(card), "where": NAMES[target]})


# ── the viewer's own cards, and the end ──────────────────────────────────────────────────────────────────


def _own(view: TableView) -> Iterator[Text]:
    if view.deck:
        yield Text("doodle-dungeon-twin-deck", {"cards": all_of([card_word(card) for card in view.deck])})
    if view.phase == DEFENDING:
        yield Text("doodle-dungeon-twin-hand", {"cards": all_of([card_word(card) for card in view.hand])})
    if view.drawing is not None:
        args: Args = {
            "owner": seat_name(view.drawing),
            "squares": squares_word(view.drawn),
        }
        yield Text("doodle-dungeon-twin-drawn" if view.drawn else "doodle-dungeon-twin-to-draw", args)


def _score(seat: Seat, score: Score) -> Text:
    kinds = [
        Text("doodle-dungeon-so-many", {"count": count, "element": element_word(kind)})
        for kind, count in zip(MONSTERS, score.monsters, strict=True)
    ]
    guarded = [square for square, guarded in score.treasures if guarded]
    return Text(
        "doodle-dungeon-twin-score",
        {
            "seat": seat_name(seat),
            "guarded": len(guarded),
            "treasures": score.treasure_points,
            "kinds": all_of(kinds),
            "monsters": score.monster_points,
            "death": score.death,
            "hearts": -score.hearts,
            "total": score.total,
            "crossed": score.crossed_out,
        },
    )
