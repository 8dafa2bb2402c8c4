"""Boss Monster: build a dungeon that lures heroes in and does not let them out again."""

from engine.core import Difficulty, Game, Setting, round_chapter
from engine.games.boss_monster.ai import MIND
from engine.games.boss_monster.ai.planning import plan
from engine.games.boss_monster.ai.player import choose, wish
from engine.games.boss_monster.cards import Box
from engine.games.boss_monster.coach import COACH
from engine.games.boss_monster.puzzles.rounds import PUZZLES, new_puzzle
from engine.games.boss_monster.rules.abilities.context import use_effects
from engine.games.boss_monster.rules.abilities.vocabulary import EFFECTS
from engine.games.boss_monster.rules.invariants import conserved, most_decisions
from engine.games.boss_monster.rules.setup import new_table
from engine.games.boss_monster.show.account import account, amount, tiebreak
from engine.games.boss_monster.show.explain import explain
from engine.games.boss_monster.show.faces import faces
from engine.games.boss_monster.show.posts import BRIEF, round_post, standings
from engine.games.boss_monster.show.records import RECORDS
from engine.games.boss_monster.show.redeal import redeal
from engine.games.boss_monster.show.twin import describe
from engine.games.boss_monster.show.views import view
from engine.games.boss_monster.state import Realm

use_effects(EFFECTS)

GAME = Game(
    key="boss-monster",
    seats=(2, 4),
    minutes=30,
    difficulty=Difficulty.EASY,
    settings=(
        Setting("bosses", ("dealt", "choose"), "dealt"),
        Setting("intrigue", ("off", "on"), "off"),
        Setting("hard-mode", ("off", "on"), "off"),
        Setting("coin-rule", ("off", "on"), "off"),
        Setting("spells", ("box", "all"), "box"),
    ),
    state=Realm,
    new=new_table,
    view=view,
    describe=describe,
    account=account,
    tiebreak=tiebreak,
    amount=amount,
    round_post=round_post,
    standings=standings,
    decisive=("boss-monster-dies",),
    brief=BRIEF,
    records=RECORDS,
    explain=explain,
    coach=COACH,
    chapter=round_chapter,
    computer_player=choose,
    mind=MIND,
    wish=wish,
    plan=plan,
    redeal=redeal,
    conserved=conserved,
    most_decisions=most_decisions,
    exercises=dict.fromkeys(PUZZLES, new_puzzle),
    puzzles=PUZZLES,
    cards=faces,
    box=Box,
    topics=(
        "minute", "goal", "setup", "building", "minibosses", "coins", "luring", "adventure", "heroes",
        "spells", "reactions", "orders", "terms", "symbols", "end", "variants",
    ),
)  # fmt: skip

__all__ = ["GAME"]
