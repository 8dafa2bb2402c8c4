"""Doodle Dungeon: draw a dungeon of your own, send heroes through those of others, and defend yours."""

from engine.core import Difficulty, Game
from engine.games.doodle_dungeon.ai import MIND
from engine.games.doodle_dungeon.ai.planning import plan
from engine.games.doodle_dungeon.ai.player import choose
from engine.games.doodle_dungeon.cards import Box, impossible
from engine.games.doodle_dungeon.coach import COACH
from engine.games.doodle_dungeon.puzzles.drawings import PUZZLES, new_puzzle
from engine.games.doodle_dungeon.rules.invariants import conserved, most_decisions
from engine.games.doodle_dungeon.rules.setup import new_table
from engine.games.doodle_dungeon.show.account import account, tiebreak
from engine.games.doodle_dungeon.show.explaining import explain
from engine.games.doodle_dungeon.show.faces import faces
from engine.games.doodle_dungeon.show.posts import round_post
from engine.games.doodle_dungeon.show.records import RECORDS
from engine.games.doodle_dungeon.show.redeal import redeal
from engine.games.doodle_dungeon.show.standing import DECISIVE, SETBACKS, standings
from engine.games.doodle_dungeon.show.twin import describe
from engine.games.doodle_dungeon.show.views import TableView, chapter, view
from engine.games.doodle_dungeon.state import Table

GAME = Game(
    key="doodle-dungeon",
    seats=(2, 4),
    minutes=45,
    difficulty=Difficulty.EASY,
    settings=(),
    state=Table,
    new=new_table,
    view=view,
    describe=describe,
    account=account,
    tiebreak=tiebreak,
    round_post=round_post,
    standings=standings,
    decisive=DECISIVE,
    setbacks=SETBACKS,
    records=RECORDS,
    explain=explain,
    coach=COACH,
    chapter=chapter,
    mind=MIND,
    computer_player=choose,
    plan=plan,
    redeal=redeal,
    conserved=conserved,
    most_decisions=most_decisions,
    exercises=dict.fromkeys(PUZZLES, new_puzzle),
    puzzles=PUZZLES,
    cards=faces,
    box=Box,
    impossible=impossible,
    topics=(
        "minute",
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
        "actions",
        "refill",
        "end",
        "ahead",
        "symbols",
        "input",
    ),
)

__all__ = ["GAME", "Table", "TableView"]
