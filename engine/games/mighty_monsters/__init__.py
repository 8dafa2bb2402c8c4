"""Mighty Monsters: six families of monsters raid the king's castle, together and against each other."""

from engine.core import Difficulty, Game, Setting, round_chapter
from engine.games.mighty_monsters.ai import MIND
from engine.games.mighty_monsters.ai.player import choose, plan
from engine.games.mighty_monsters.cards import Box, impossible
from engine.games.mighty_monsters.coach import COACH
from engine.games.mighty_monsters.puzzles.raids import PUZZLES, new_puzzle
from engine.games.mighty_monsters.rules.invariants import conserved, most_decisions
from engine.games.mighty_monsters.rules.setup import new_table
from engine.games.mighty_monsters.show.account import account, amount
from engine.games.mighty_monsters.show.explain import explain
from engine.games.mighty_monsters.show.faces import faces
from engine.games.mighty_monsters.show.posts import round_post, standings
from engine.games.mighty_monsters.show.records import RECORDS
from engine.games.mighty_monsters.show.redeal import redeal
from engine.games.mighty_monsters.show.twin import describe
from engine.games.mighty_monsters.show.views import CastleView, view
from engine.games.mighty_monsters.state import Castle

GAME = Game(
    key="mighty-monsters",
    seats=(3, 6),
    minutes=20,
    difficulty=Difficulty.EASIEST,
    settings=(
        Setting("guard-chain", ("off", "on"), "off"),
        Setting("kings-rules", ("off", "on"), "off"),
    ),
    state=Castle,
    new=new_table,
    view=view,
    describe=describe,
    account=account,
    amount=amount,
    round_post=round_post,
    standings=standings,
    decisive=("mighty-monsters-fight-won", "mighty-monsters-pushed-out"),
    brief={"mighty-monsters-pushed-out": "mighty-monsters-post-pushed-out"},
    chapter=round_chapter,
    mind=MIND,
    computer_player=choose,
    plan=plan,
    records=RECORDS,
    explain=explain,
    coach=COACH,
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
        "families",
        "placing",
        "fighting",
        "healing",
        "guard-chain",
        "kings-rules",
        "end",
        "symbols",
    ),
)

__all__ = ["GAME", "Castle", "CastleView"]
