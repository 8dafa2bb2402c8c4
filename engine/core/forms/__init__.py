"""What a decision asks for: options to pick, a number, a few words, a place, a path, a script.

A choice is a list of words or a number, readable in every log. Each form turns a choice into the value its
rule wants and refuses what is not allowed: the form is the only legality check there is.
"""

from engine.core.forms.form import Choice, Form, Option
from engine.core.forms.listed import Number, Pick, pick_law
from engine.core.forms.numbering import Area, Choices
from engine.core.forms.script import Following, Grammar, Script, ScriptProgress, grammar
from engine.core.forms.sketching import Piece, Place, ScriptPreview, ScriptSuggestions
from engine.core.forms.spatial import Law, Path, Placement, Proposal, Suggestions, path_law, placement_law
from engine.core.forms.words import Words

AnyForm = Pick | Number | Words | Placement | Path | Script

__all__ = [
    "AnyForm",
    "Area",
    "Choice",
    "Choices",
    "Following",
    "Form",
    "Grammar",
    "Law",
    "Number",
    "Option",
    "Path",
    "Pick",
    "Piece",
    "Place",
    "Placement",
    "Proposal",
    "Script",
    "ScriptPreview",
    "ScriptProgress",
    "ScriptSuggestions",
    "Suggestions",
    "Words",
    "grammar",
    "path_law",
    "pick_law",
    "placement_law",
]
