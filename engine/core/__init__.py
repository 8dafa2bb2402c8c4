"""The small core all games share: state, agenda, decisions, events, views, chance, saving."""

from engine.core.agenda import Decision, step
from engine.core.chance import Chance
from engine.core.decks import Deck
from engine.core.forms import Choice, Law, Number, Option, Path, Pick, Placement, path_law, placement_law
from engine.core.game import CardFace, Game, Setting
from engine.core.grid import Cell, Spot
from engine.core.play import Move, apply, default_move, question, take
from engine.core.refusals import GameOver, Illegal, NotYours, Refusal, Stale
from engine.core.state import Barrier, Event, Question, Result, State
from engine.core.text import Seat, Text, all_of, seat_name
from engine.core.undo import Past, WayBack, way_back
from engine.core.views import View, common, heard

__all__ = [
    "Barrier",
    "CardFace",
    "Cell",
    "Chance",
    "Choice",
    "Decision",
    "Deck",
    "Event",
    "Game",
    "GameOver",
    "Illegal",
    "Law",
    "Move",
    "NotYours",
    "Number",
    "Option",
    "Past",
    "Path",
    "Pick",
    "Placement",
    "Question",
    "Refusal",
    "Result",
    "Seat",
    "Setting",
    "Spot",
    "Stale",
    "State",
    "Text",
    "View",
    "WayBack",
    "all_of",
    "apply",
    "common",
    "default_move",
    "heard",
    "path_law",
    "placement_law",
    "question",
    "seat_name",
    "step",
    "take",
    "way_back",
]
