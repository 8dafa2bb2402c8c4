"""Doodle Dungeon: draw a dungeon of your own, send heroes through those of others, and defend yours."""

from collections import Counter

from engine.core import Game, round_chapter
from engine.games.doodle_dungeon.ai.player import choose
from engine.games.doodle_dungeon.cards import CARDS
from engine.games.doodle_dungeon.rules.drafting import new_table
from engine.games.doodle_dungeon.show.faces import faces
from engine.games.doodle_dungeon.show.redeal import redeal
from engine.games.doodle_dungeon.show.twin import describe
from engine.games.doodle_dungeon.show.views import TableView, view
from engine.games.doodle_dungeon.state import Table
from engine.games.doodle_dungeon.timing import REMOVED


def conserved(g: Table) -> list[str]:
    """Every card but those removed unseen is in one place; treasures and boxes are within their bounds."""
    there = Counter([*g.pile.pile, *g.pile.discards, *g.row])
    for master in g.masters:
        there.update([*master.deck, *master.hand, *(laid.card for laid in master.above)])
        there.update([master.card] if master.card else [])
    broken = []
    if set(there) - set(CARDS) or max(there.values()) > 1:
        broken.append("a card is doubled")
    if there.total() != len(CARDS) - REMOVED[g.seats]:
        broken.append("a card is missing")
    if any(len(set(master.sheet.treasures)) < len(master.sheet.treasures) for master in g.masters):
        broken.append("two treasures lie on one square")
    return broken


def most_decisions(seats: int) -> int:
    """A round takes a seat at most seven decisions, a turn one for each card besides three; and one may
    change one's mind now and then. No path meets more than 80 things."""
    return 600 * seats


GAME = Game(
    key="doodle-dungeon",
    seats=(2, 4),
    settings=(),
    state=Table,
    new=new_table,
    view=view,
    describe=describe,
    chapter=round_chapter,
    computer_player=choose,
    redeal=redeal,
    conserved=conserved,
    most_decisions=most_decisions,
    cards=faces,
    topics=(
        "goal",
        "cards",
        "building",
        "walls",
        "monsters",
        "treasures",
        "upgrades",
        "path",
        "defence",
        "encounters",
        "hero-actions",
        "refill",
        "end",
        "input",
    ),
)

__all__ = ["GAME", "Table", "TableView"]
