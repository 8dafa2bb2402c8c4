"""Hero actions: how much each would help the hero in a dungeon, and where none can be laid."""

from __future__ import annotations

from engine.core import Barred, Decision, Explanation, Seat, Text, seat_name
from engine.games.doodle_dungeon.board.sheet import MONSTER_LETTERS, NAMES, NEIGHBOURS
from engine.games.doodle_dungeon.cards import ACTION_OF, ACTIONS, MONSTERS, SHEET, Action
from engine.games.doodle_dungeon.phrases import action_word, plain, text
from engine.games.doodle_dungeon.rules.aiding import read_aid
from engine.games.doodle_dungeon.rules.heroes import living_monsters
from engine.games.doodle_dungeon.show.explaining.answers import ahead_of, kind_on, level_of, offered
from engine.games.doodle_dungeon.show.explaining.turns import closing_notes
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import INSIDE
from engine.games.doodle_dungeon.timing import MOST_ABOVE


def on_aid(view: TableView, decision: Decision) -> Explanation:
    """What each card would do for each hero; which cards and dungeons are out of the question."""
    outlooks: dict[str, Text] = {}
    for option in offered(decision):
        if "@" in option:
            action, where = read_aid(option)
            outlooks[option] = _help(view.dungeons[where], ACTIONS[action])
    return Explanation(closing_notes(view, decision), outlooks, _barred(view, decision.seat))


def _help(dungeon: DungeonView, action: Action) -> Text:
    """What a card would do for a hero, by what everybody can see."""
    ahead = ahead_of(dungeon)
    if action.when == "turn":
        lost = SHEET.hearts - dungeon.hearts
        healed = dungeon.hearts + min(action.hearts, lost)
        return text("outlook-heal", lost=lost, hearts=dungeon.hearts, healed=healed, most=SHEET.hearts)
    if action.target:
        near = [square for square in living_monsters(dungeon.squares) if _distance(dungeon, square) < FAR]
        return text("outlook-bomb", monsters=len(near))
    traps = [square for square in ahead if kind_on(dungeon, square) == "trap"]
    monsters = [square for square in ahead if dungeon.squares[square] in MONSTER_LETTERS]
    met = {"walks": traps, "rolled": monsters, "fight": monsters}.get(action.when, ahead)
    return _next_met(dungeon, met[0]) if met else plain("outlook-idle")


def _next_met(dungeon: DungeonView, square: int) -> Text:
    """The trap or monster a card would be used on."""
    kind = kind_on(dungeon, square)
    return text("outlook-next", kind=kind, track=kind, level=level_of(dungeon, kind), square=NAMES[square])


def _barred(view: TableView, seat: Seat) -> list[Barred]:
    """Cards for one's own dungeon, and dungeons that take no card."""
    hand = dict.fromkeys([ACTION_OF[card].id for card in view.hand])
    own = [Barred(action_word(each), plain("barred-own")) for each in hand if ACTIONS[each].side == "dungeon"]
    others = [(other, dungeon) for other, dungeon in enumerate(view.dungeons) if other != seat]
    return [
        *own,
        *[
            Barred(text("barred-dungeon", owner=seat_name(other)), why)
            for other, dungeon in others
            if (why := _why_not_above(dungeon)) is not None
        ],
    ]


def _why_not_above(dungeon: DungeonView) -> Text | None:
    if dungeon.fate != INSIDE:
        return plain(f"barred-{dungeon.fate}")
    return text("barred-above", most=MOST_ABOVE) if len(dungeon.above) >= MOST_ABOVE else None


# ── bombs ────────────────────────────────────────────────────────────────────────────────────────────────

ON_HIS_WAY, BESIDE, FAR = range(3)


def on_targets(view: TableView, decision: Decision) -> Explanation:
    """Whether the hero comes near each monster; without that a bomb is wasted."""
    _, where = decision.args
    dungeon = view.dungeons[where]
    notes: dict[str, Text] = {}
    for name in offered(decision):
        square = NAMES.index(name)
        key = ("note-target-way", "note-target-beside", "note-target-far")[_distance(dungeon, square)]
        notes[name] = text(key, points=MONSTERS[kind_on(dungeon, square)].points)
    return Explanation(notes)


def _distance(dungeon: DungeonView, square: int) -> int:
    """Whether the hero will yet come onto a square, beside it, or not even near."""
    way = dungeon.path[dungeon.at + 1 :]
    if square in way:
        return ON_HIS_WAY
    return BESIDE if set(way).intersection(NEIGHBOURS[square]) else FAR
