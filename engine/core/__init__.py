"""The core all games share: state, agenda, decisions, events, views, chance, saving.

Nothing here knows any one game; what only one game needs belongs in that game's package.
"""

from engine.core.accounts import Account, Entry
from engine.core.agenda import Decision, step
from engine.core.chance import Chance
from engine.core.coaching import LESSON, Coach, Lesson, Page, Remark, Situation
from engine.core.decks import Deck
from engine.core.explaining import Barred, Explanation
from engine.core.forms import (
    Area,
    Choice,
    Choices,
    Following,
    Grammar,
    Law,
    Number,
    Option,
    Path,
    Pick,
    Placement,
    Proposal,
    Script,
    ScriptProgress,
    Suggestions,
    Words,
    grammar,
    path_law,
    pick_law,
    placement_law,
)
from engine.core.game import EXERCISE, CardFace, Difficulty, Game, Setting, round_chapter
from engine.core.grid import Cell, Spot
from engine.core.phrases import Arg, Phrases
from engine.core.plans import Plan, Use, first_legal, next_legal, plan_kind
from engine.core.play import Move, apply, default_move, preview, question, take
from engine.core.puzzles import Puzzle
from engine.core.questions import Question
from engine.core.refusals import GameOver, Illegal, NotYours, Refusal, Stale
from engine.core.running import DECIDED_AHEAD
from engine.core.state import Barrier, Event, Result, State, Weight
from engine.core.text import Seat, Text, all_of, seat_name
from engine.core.views import View, common, heard, keys_to_reader, seats_named, to_reader

__all__ = [
    "DECIDED_AHEAD",
    "EXERCISE",
    "LESSON",
    "Account",
    "Area",
    "Arg",
    "Barred",
    "Barrier",
    "CardFace",
    "Cell",
    "Chance",
    "Choice",
    "Choices",
    "Coach",
    "Decision",
    "Deck",
    "Difficulty",
    "Entry",
    "Event",
    "Explanation",
    "Following",
    "Game",
    "GameOver",
    "Grammar",
    "Illegal",
    "Law",
    "Lesson",
    "Move",
    "NotYours",
    "Number",
    "Option",
    "Page",
    "Path",
    "Phrases",
    "Pick",
    "Placement",
    "Plan",
    "Proposal",
    "Puzzle",
    "Question",
    "Refusal",
    "Remark",
    "Result",
    "Script",
    "ScriptProgress",
    "Seat",
    "Setting",
    "Situation",
    "Spot",
    "Stale",
    "State",
    "Suggestions",
    "Text",
    "Use",
    "View",
    "Weight",
    "Words",
    "all_of",
    "apply",
    "common",
    "default_move",
    "first_legal",
    "grammar",
    "heard",
    "keys_to_reader",
    "next_legal",
    "path_law",
    "pick_law",
    "placement_law",
    "plan_kind",
    "preview",
    "question",
    "round_chapter",
    "seat_name",
    "seats_named",
    "step",
    "take",
    "to_reader",
]
