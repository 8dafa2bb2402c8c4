"""Fairy Market: shop at the fairies', build a dungeon from five cards, and find the best way through it."""

from engine.core import Difficulty, Game, Setting, round_chapter
from engine.games.fairy_market.ai import MIND
from engine.games.fairy_market.ai.planning import plan
from engine.games.fairy_market.ai.player import choose, patient
from engine.games.fairy_market.cards import Box, impossible
from engine.games.fairy_market.coach import COACH
from engine.games.fairy_market.puzzles.expeditions import PUZZLES, new_puzzle
from engine.games.fairy_market.rules.invariants import conserved, most_decisions
from engine.games.fairy_market.rules.setup import new_table
from engine.games.fairy_market.show.account import account, tiebreak
from engine.games.fairy_market.show.explain import explain
from engine.games.fairy_market.show.faces import faces
from engine.games.fairy_market.show.posts import BRIEF, SCORED, round_post, standings
from engine.games.fairy_market.show.records import RECORDS
from engine.games.fairy_market.show.redeal import redeal
from engine.games.fairy_market.show.twin import describe
from engine.games.fairy_market.show.views import FairView, view
from engine.games.fairy_market.state import Fair
from engine.games.fairy_market.upgrades import from_format_1

GAME = Game(
    key="fairy-market",
    seats=(2, 5),
    minutes=45,
    difficulty=Difficulty.MIDDLING,
    settings=(
        Setting("time-bonus", ("race", "own-time", "off"), "own-time"),
        Setting("hint", ("off", "on"), "off"),
    ),
    state=Fair,
    new=new_table,
    view=view,
    describe=describe,
    account=account,
    tiebreak=tiebreak,
    round_post=round_post,
    standings=standings,
    decisive=SCORED,
    brief=BRIEF,
    chapter=round_chapter,
    computer_player=choose,
    mind=MIND,
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
        "goals",
        "market",
        "books",
        "every-book",
        "building",
        "path",
        "rooms",
        "underground",
        "discoveries",
        "time-bonus",
        "upgrades",
        "end",
        "symbols",
        "designed",
    ),
    records=RECORDS,
    explain=explain,
    coach=COACH,
    patient=patient,
    plan=plan,
    format=2,
    upgrades={1: from_format_1},
)

__all__ = ["GAME", "Fair", "FairView"]
