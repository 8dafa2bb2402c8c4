"""Views made by hand, so that they stay the same however computer players play."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from engine.core import Decision, Path, Placement, Question, Script
from engine.core.grid import read_cell, straight_line
from engine.core.state import Result
from engine.core.text import Text
from engine.games.doodle_dungeon.board.sheet import COLUMNS, NAMES, ROWS, square_of
from engine.games.doodle_dungeon.cards import CARDS
from engine.games.doodle_dungeon.rules.ahead.blueprints import CARD_AND_PLACES, DRAFT
from engine.games.doodle_dungeon.rules.building import ASK_THING, ASK_TREASURE, ASK_WALLS
from engine.games.doodle_dungeon.rules.drawing import THE_PATH
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import Built, Encounter, Laid, Score
from render.doodle_dungeon.parts.essentials import UNSEEN


def squares(names: str) -> tuple[int, ...]:
    """`"A1 C7"` as numbers."""
    return tuple(NAMES.index(name) for name in names.split())


def way(corners: str) -> tuple[int, ...]:
    """A path by its corners."""
    cells = [read_cell(corner, ROWS, COLUMNS) for corner in corners.split()]
    path = cells[:1]
    for start, end in pairwise(cells):
        path += straight_line(start, end)
    return tuple(square_of(cell) for cell in path)


BLANK = replace(UNSEEN, hearts=12)

GRIM = replace(
    BLANK,
    name="Grimhold unter der alten Eiche",
    squares="T.#.D...#...#......O.G#.####.#.##.#..#......#.O#.T.O.##..#........G##.#.T.#....D",
    boxes=(3, 4, 8, 2, 3, 4),
    deck_size=9,
    path=way("A1 E1 E4 A4 A5 B5 B10 B9 E9 E10 H10"),
)
TANGLE = replace(
    BLANK,
    squares=".....##...##.#...#.G...#.O.#...#.#.#.#D.T#.....#...####.##.T.G....#......#O...#.",
    boxes=(0, 10, 1, 6, 0, 7),
    deck_size=8,
    path=way("A1 A3 C3 E3 E5 A5 B5 B7 C7 E7 E6 G6 G5 H5 H8 G8 G10 H10"),
)
BARE = replace(BLANK, squares="T.#" + "." * 77, boxes=(1, 0, 0, 0, 2, 0), deck_size=9)
MANSION = replace(
    GRIM, name="", squares=TANGLE.squares[::-1].replace("D", "G"), boxes=(12, 0, 2, 3, 6, 2), path=()
)
DUNGEONS = (GRIM, TANGLE, BARE, MANSION)


def table(seats: int, phase: str, **fields: Any) -> TableView:
    """A table with the dungeons above."""
    given: dict[str, Any] = {
        "game": "doodle-dungeon",
        "viewer": None,
        "seats": seats,
        "settings": {},
        "awaited": (1,),
        "decisions": (),
        "events": (),
        "result": None,
        "phase": phase,
        "round": 9,
        "rounds": 14,
        "start": 1,
        "active": None,
        "row": (),
        "pile_size": 20,
        "discards": (),
        "dungeons": DUNGEONS[:seats],
        "deck": (),
        "hand": (),
        "drawing": None,
        "drawn": (),
        "encounter": None,
        "scores": (),
    }
    return TableView(**given | fields)


def dungeons(seats: int, **changed: Any) -> tuple[DungeonView, ...]:
    """The dungeons, some of them changed: `dungeons(3, b={"hearts": 4})`."""
    letters = "abcd"[:seats]
    return tuple(
        replace(dungeon, **changed.get(letter, {}))
        for letter, dungeon in zip(letters, DUNGEONS, strict=False)
    )


# ── phase A ──────────────────────────────────────────────────────────────────────────────────────────────

BUILT = (Built("W3L", squares("A6 A7 B8")), Built("orc", squares("C6")), Built("treasure"))
UNPATHED = {"path": ()}


def building(seats: int, viewer: int | None = None) -> TableView:
    """Somebody has nearly built their card, another one has just taken theirs."""
    own = {"treasures": squares("C2 H10 A3"), "treasure_count": 3} if viewer == 0 else {}
    shown = dungeons(
        seats,
        a=UNPATHED | own | {"card": "12"},
        b=UNPATHED | {"card": "37", "built": BUILT},
        c={"card": "08", "ready": True, "built": (Built("orc", lapsed=True), Built("treasure"))},
    )
    deck = ("01", "02", "12", "16", "18", "37", "42", "60") if viewer == 0 else ()
    return table(
        seats,
        "building",
        viewer=viewer,
        dungeons=shown,
        deck=deck,
        row=("01", "14", "23", "42", "59")[: seats + 1],
    )


def asked(question: Question[Any]) -> Decision:
    """A question to the first seat."""
    assert isinstance(question.form, Placement | Path | Script)
    return Decision(0, 1, question.prompt, question.form, question.topic, "")


def to_build(card: str, built: tuple[Built, ...] = ()) -> tuple[TableView, Decision]:
    """The first player is asked for a place for the next element of a card."""
    view = building(2, 0)
    shown = (replace(view.dungeons[0], card=card, built=built), view.dungeons[1])
    element = CARDS[card].elements[len(built)]
    questions = {**ASK_WALLS, **ASK_THING, "treasure": ASK_TREASURE}
    return replace(view, dungeons=shown), asked(questions[element])


def to_plan() -> tuple[TableView, Decision]:
    """The first player may say which cards to take and where to build them."""
    view = building(2, 0)
    shown = (replace(view.dungeons[0], card="", built=()), view.dungeons[1])
    view = replace(view, row=("12", "08", "31"), dungeons=shown)
    return view, replace(asked(CARD_AND_PLACES), standing=True, ahead=DRAFT, invited=True)


# ── phase B ──────────────────────────────────────────────────────────────────────────────────────────────


def drawing(seats: int, viewer: int | None = None) -> TableView:
    """Paths are drawn; the first player's is ready, through the dungeon on the right."""
    shown = tuple(replace(dungeon, path=(), treasure_count=4) for dungeon in DUNGEONS[:seats])
    mine = {"drawing": (viewer - 1) % seats} if viewer is not None else {}
    drawn = {"drawn": TANGLE.path} if viewer == 0 and seats == 2 else {}
    deck = ("01", "12", "16") if viewer is not None else ()
    return table(seats, "drawing", viewer=viewer, dungeons=shown, deck=deck, **mine, **drawn)


ASK_PATH = asked(Question(Text("doodle-dungeon-ask-path", {"owner": "B"}), THE_PATH, "path"))

ESCAPE = way("A1 B1 B3 A3 A5 B5 B10 F10 F8 H8 H10")

# ── phase C ──────────────────────────────────────────────────────────────────────────────────────────────


def defending(seats: int, viewer: int | None = None, **fields: Any) -> TableView:
    """Heroes are on their way, one is dead and one has escaped."""
    grim = GRIM.squares.replace("T", "t", 1)
    shown = dungeons(
        seats,
        a={"squares": grim, "at": 12, "hearts": 7, "treasure_count": 3, "hand_size": 3}
        | ({"treasures": squares("C2 H10 A3")} if viewer == 0 else {}),
        b={
            "at": 12,
            "hearts": 12,
            "treasure_count": 2,
            "hand_size": 4,
            "above": (Laid("43", 0, squares("D9")[0]), Laid("49", 0)),
        },
        c={"path": way("A1 H1 H10"), "at": 8, "hearts": 0, "fate": "dead", "treasure_count": 0},
        d={
            "path": ESCAPE,
            "at": len(ESCAPE) - 1,
            "hearts": 5,
            "fate": "escaped",
            "treasure_count": 5,
        },
    )
    hand = ("14", "23", "45") if viewer == 0 else ()
    given: dict[str, Any] = {"viewer": viewer, "dungeons": shown, "hand": hand, "active": 1}
    return table(seats, "defending", **given | fields)


DRAGON_FIGHT = Encounter(
    0, squares("A5")[0], "dragon", 12, dice=(10, 1, 7, 3), bonus=-1, played=("axe", "aim-boost"), damage=2
)
TRAP = Encounter(
    0, squares("A1")[0], "trap", 2, damage=2, played=("sharpened-spikes",), outcome="sprung", hurt=4
)


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────────


def over(seats: int) -> TableView:
    """The first player has won by one point."""
    scores = (
        Score(((11, True), (79, True), (2, False)), 2, 4, (2, 3, 2), 14, 0, -1, 17, 2),
        Score(((3, False),), 1, 0, (1, 2, 1), 8, 0, -12, -4, 5),
        Score((), 1, 0, (0, 0, 0), 0, 5, 0, 5, 0),
        Score(((9, True),), 3, 3, (4, 2, 0), 8, 5, 0, 16, 1),
    )[:seats]
    points = tuple(score.total for score in scores)
    places = tuple(1 + sum(other > total for other in points) for total in points)
    shown = tuple(
        replace(
            dungeon,
            treasures=tuple(square for square, _ in score.treasures),
            at=len(dungeon.path) // 2 if score.death else len(dungeon.path) - 1,
            hearts=-score.hearts,
            fate="dead" if score.death else "escaped",
            above=(),
        )
        for dungeon, score in zip(defending(seats).dungeons, scores, strict=True)
    )
    return table(
        seats,
        "over",
        dungeons=shown,
        scores=scores,
        result=Result(points, places, (0,)),
        awaited=(),
    )


def tied() -> TableView:
    """Two have the most points; one of them has lost fewer monsters."""
    view = over(4)
    scores = tuple(replace(score, total=17) if seat == 3 else score for seat, score in enumerate(view.scores))
    result = Result(tuple(score.total for score in scores), (2, 4, 3, 1), (3,))
    return replace(view, scores=scores, result=result)
