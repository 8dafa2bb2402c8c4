"""Alt texts: what each picture shows, in as many sentences as there is room for."""

from __future__ import annotations

from engine.core.text import Seat, Text, all_of, seat_name
from engine.games.doodle_dungeon.board.sheet import LETTERS, NAMES, WALL
from engine.games.doodle_dungeon.cards import SHEET
from engine.games.doodle_dungeon.phrases import element_word
from engine.games.doodle_dungeon.show.twin import describe
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import BUILDING, OUTSIDE
from render.kit.alt_text import told
from texts import Speaker

DUNGEON, PATH = "doodle-dungeon-twin-dungeon", "doodle-dungeon-twin-path"
AFTER_DUNGEONS = tuple(
    f"doodle-dungeon-twin-{what}" for what in ("deck", "hand", "to-draw", "drawn", "piles", "score")
)
"""With these the sentences about dungeons are over."""
ENCOUNTERS = tuple(
    f"doodle-dungeon-twin-{what}" for what in ("trap", "fight", "sprung", "won", "lost", "smoke")
)


def board_alt(view: TableView, speaker: Speaker) -> str:
    """Everybody's dungeon in a sentence."""
    awaited = all_of([seat_name(seat) for seat in view.awaited])
    lines = [_summary(view, seat, dungeon) for seat, dungeon in enumerate(view.dungeons)]
    return told(
        speaker,
        "doodle-dungeon-alt-board",
        lines,
        phase=describe(view)[0],
        awaited=awaited,
        count=len(view.awaited),
    )


def offer_alt(view: TableView, speaker: Speaker) -> str:
    """The cards on offer, with elements and actions."""
    return told(speaker, "doodle-dungeon-alt-offer", _only(view, "doodle-dungeon-twin-row"))


def spotlight_alt(view: TableView, seat: Seat, speaker: Speaker) -> str:
    """One dungeon in full; first of all the encounter, if it is there."""
    here = view.encounter is not None and view.encounter.seat == seat
    fight = _only(view, *ENCOUNTERS) if here else []
    return told(speaker, "doodle-dungeon-alt-dungeon", [*fight, *_dungeon(view, seat)])


def hand_alt(view: TableView, seat: Seat, speaker: Speaker) -> str:
    """An encounter of the viewer's, if there is one, and their cards; then the dungeon they work on."""
    fight = _only(view, *ENCOUNTERS)
    own = _only(view, *AFTER_DUNGEONS[:4])
    return told(speaker, "doodle-dungeon-alt-hand", [*fight, *own, *_dungeon(view, seat)])


def draft_alt(view: TableView, seat: Seat, said: Text, words: list[str], speaker: Speaker) -> str:
    """What has been put together, what is to be said about it, and the dungeon without it."""
    lines = [said, *_dungeon(view, seat)]
    return told(speaker, "doodle-dungeon-alt-draft", lines, words=" ".join(words))


def score_alt(view: TableView, speaker: Speaker) -> str:
    """The score line by line."""
    return told(speaker, "doodle-dungeon-alt-score", _only(view, "doodle-dungeon-twin-score"))


def _only(view: TableView, *keys: str) -> list[Text]:
    return [line for line in describe(view) if line.key in keys]


def _dungeon(view: TableView, wanted: Seat) -> list[Text]:
    """The sentences of the text twin about one dungeon."""
    lines: list[Text] = []
    seat = -1
    for line in describe(view):
        seat += line.key.startswith(DUNGEON)
        if seat == wanted and line.key not in AFTER_DUNGEONS:
            lines.append(line)
    # The path is the longest sentence: whatever comes after it may not find room any more.
    return sorted(lines, key=lambda line: line.key == PATH)


def _summary(view: TableView, seat: Seat, dungeon: DungeonView) -> Text:
    """A dungeon in short: what lives there, and how the hero is."""
    letters = {"walls": WALL, **LETTERS}
    kinds = [
        Text("doodle-dungeon-so-many", {"count": count, "element": element_word(kind)})
        for kind, letter in letters.items()
        if (count := dungeon.squares.count(letter))
    ]
    args: dict[str, int | str | Text] = {"seat": seat_name(seat), "things": all_of(kinds)}
    if view.phase == BUILDING or not dungeon.path:
        return Text("doodle-dungeon-alt-built", args)
    where = NAMES[dungeon.path[max(0, dungeon.at)]]
    fate = "outside" if dungeon.at == OUTSIDE else dungeon.fate
    args |= {"hearts": dungeon.hearts, "most": SHEET.hearts, "square": where, "fate": fate}
    return Text("doodle-dungeon-alt-walked", args)
