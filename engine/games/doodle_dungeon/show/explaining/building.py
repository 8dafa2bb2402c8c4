"""Phase A: cards with elements there is no room for, what a tick is worth, what erasing means."""

from __future__ import annotations

from engine.core import Barred, Decision, Explanation, Text
from engine.games.doodle_dungeon.board.law import best_result, needs_room
from engine.games.doodle_dungeon.board.routes import WIN_CHANCES
from engine.games.doodle_dungeon.board.sheet import LETTERS, plan
from engine.games.doodle_dungeon.cards import CARDS, CATEGORIES, LEVELS, MONSTERS, SHEET, TRACKS
from engine.games.doodle_dungeon.phrases import category_word, plain, so_many, text
from engine.games.doodle_dungeon.show.explaining.answers import offered
from engine.games.doodle_dungeon.show.views import DungeonView, TableView


def on_cards(view: TableView, decision: Decision) -> Explanation:
    """Which cards have elements that would lapse; what a card does is written on it."""
    sheet = plan(view.dungeons[decision.seat].squares)
    outlooks: dict[str, Text] = {}
    for card in offered(decision):
        elements = CARDS[card].elements
        lapsing = best_result(sheet, needs_room(elements)).count(False)
        if lapsing:
            outlooks[card] = text("outlook-lapsing", lapsing=lapsing, elements=len(elements))
    return Explanation(outlooks=outlooks)


def on_upgrades(view: TableView, decision: Decision) -> Explanation:
    """What the next level of each category would change in this dungeon; and which are full."""
    own = view.dungeons[decision.seat]
    ticks = dict(zip(CATEGORIES, own.boxes, strict=True))
    notes = {category: _worth(own, category, ticks[category]) for category in offered(decision)}
    full = [category for category in CATEGORIES if ticks[category] == TRACKS[category].boxes]
    return Explanation(notes, barred=[Barred(category_word(each), plain("barred-full")) for each in full])


def _worth(own: DungeonView, category: str, ticked: int) -> Text:
    now = LEVELS[category][ticked]
    following = next(level for level in LEVELS[category][ticked:] if level > now)
    if category == "hand":
        return plain("note-upgrade-hand")
    count = own.treasure_count or 0 if category == "treasure" else own.squares.count(LETTERS[category])
    if category in MONSTERS:
        before, after = (round(100 * WIN_CHANCES[level]) for level in (now, following))
    else:
        before, after = count * now, count * following
    key = "monster" if category in MONSTERS else category
    things = so_many(count, category)
    return text(
        f"note-upgrade-{key}",
        things=things,
        count=count,
        before=before,
        after=after,
        next=following,
        most=SHEET.hearts,
    )


def on_erasing(view: TableView, decision: Decision) -> Explanation:
    """What happens to the elements of a card that is not final yet."""
    notes = dict.fromkeys(offered(decision), plain("note-erase-one"))
    for kept in ("keep", "ready"):
        if kept in notes:
            notes[kept] = plain(f"note-{kept}")
    return Explanation(notes)
