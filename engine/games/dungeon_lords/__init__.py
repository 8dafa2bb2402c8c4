"""Dungeon Lords: build a dungeon for two years, and defend it against those who call themselves heroes.

The modules here are data; `rules` plays the game, `show` is what people see, `ai` is the computer player.
"""

from engine.core import Difficulty, Game, Setting
from engine.games.dungeon_lords.ai import MIND
from engine.games.dungeon_lords.ai.planning import plan
from engine.games.dungeon_lords.ai.player import choose
from engine.games.dungeon_lords.cards import EXERCISES, Box, impossible
from engine.games.dungeon_lords.coach import COACH
from engine.games.dungeon_lords.puzzles import PUZZLES
from engine.games.dungeon_lords.rules.exercises import new_exercise
from engine.games.dungeon_lords.rules.invariants import conserved, most_decisions
from engine.games.dungeon_lords.rules.setup import new_table
from engine.games.dungeon_lords.show.account import account
from engine.games.dungeon_lords.show.explanations import explain
from engine.games.dungeon_lords.show.faces import faces
from engine.games.dungeon_lords.show.posts import round_post
from engine.games.dungeon_lords.show.records import RECORDS
from engine.games.dungeon_lords.show.redeal import redeal
from engine.games.dungeon_lords.show.standings import DECISIVE, SETBACKS, standings
from engine.games.dungeon_lords.show.twin import describe
from engine.games.dungeon_lords.show.views import chapter, view
from engine.games.dungeon_lords.state import Underworld
from engine.games.dungeon_lords.upgrades import from_format_1

GAME = Game(
    key="dungeon-lords",
    seats=(2, 4),
    minutes=120,
    difficulty=Difficulty.EXPERT,
    settings=(Setting("version", ("first", "full"), "first"),),
    state=Underworld,
    new=new_table,
    view=view,
    describe=describe,
    account=account,
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
    cards=faces,
    box=Box,
    impossible=impossible,
    topics=(
        "minute", "goal", "orders", "neighbours", "food", "reputation", "dig", "mine", "imps", "traps",
        "hire", "build", "production", "pay-day", "taxes", "specials", "heroes", "paladin", "planning",
        "trap-step", "spells", "monster-step", "conquest", "end", "symbols", "practice",
    ),
    exercises=dict.fromkeys(EXERCISES, new_exercise),
    puzzles=PUZZLES,
    format=2,
    upgrades={1: from_format_1},
)  # fmt: skip

__all__ = ["GAME"]
