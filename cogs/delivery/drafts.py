"""Reading, trying and completing an answer beside the event loop: it may be long, and rules may search."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from cogs.ui.decisions.drafts import Draft
from cogs.ui.decisions.scripts import refused
from engine.core import (
    Barrier,
    Decision,
    Event,
    Explanation,
    Illegal,
    Move,
    Path,
    Placement,
    Script,
    ScriptProgress,
    State,
    Suggestions,
    Text,
    View,
    preview,
)
from engine.core.forms import ScriptSuggestions
from engine.core.grid import Cell, read_cell
from engine.core.registry import game_of


async def read_draft(
    state: State, decision: Decision, words: list[str], group: int | None
) -> tuple[Draft, Text | None]:
    """The draft, and of a script what is wrong with the words after its legal beginning."""
    script = await progress_of(state, decision, words)
    if script is None:
        return Draft(words, group), None
    suggestions = await script_suggestions(state, decision, script.words)
    return Draft(script.words, group, script.refusal, script, suggestions), refused(script)


async def progress_of(state: State, decision: Decision, words: list[str]) -> ScriptProgress | None:
    """What the words of a script have led to, and what may come next; None for any other form."""
    if not isinstance(decision.form, Script):
        return None
    return await asyncio.to_thread(decision.form.progress, state, decision.seat, words)


async def explained(view: View, decision: Decision) -> Explanation:
    """What the game says about the answers to a question; a forecast may take a while."""
    explanation: Explanation = await asyncio.to_thread(game_of(view).explain, view, decision)
    return explanation


async def hint_for(state: State, decision: Decision, words: list[str]) -> list[str] | None:
    """A good script that starts with these words, if the game has one."""
    if not isinstance(decision.form, Script):
        return None
    return await asyncio.to_thread(decision.form.hint, state, decision.seat, words)


async def script_suggestions(state: State, decision: Decision, words: list[str]) -> ScriptSuggestions:
    """Help with going on from the legal words of a script."""
    if not isinstance(decision.form, Script):
        return ScriptSuggestions()
    return await asyncio.to_thread(decision.form.suggestions_after, state, decision.seat, words)


async def suggestions_for(state: State, decision: Decision) -> Suggestions:
    """Help with a question whose answers are not listed: legal places, or a few paths."""
    if not isinstance(decision.form, Placement | Path):
        return Suggestions()
    return await asyncio.to_thread(decision.form.suggestions, state, decision.seat)


async def as_the_story_says(state: State, decision: Decision, words: list[str]) -> list[str]:
    """A place named by all its squares, as the story names it, in the words of the form; else the words."""
    if not isinstance(decision.form, Placement) or len(words) < 2:
        return words
    return await asyncio.to_thread(_placed_on, decision.form, state, decision, words)


def _placed_on(form: Placement, state: State, decision: Decision, words: list[str]) -> list[str]:
    try:
        named = {read_cell(word, form.rows, form.columns) for word in words}
    except Illegal:
        return words
    for proposal in form.suggestions(state, decision.seat).proposals:
        tried = preview(state, Move(decision.seat, decision.number, proposal.words))
        if any(_squares_in(event, form) == named for event in tried.events):
            return proposal.words
    return words


def _squares_in(event: Event, form: Placement) -> set[Cell]:
    """All squares an event names."""
    found: set[Cell] = set()
    for value in event.text.args.values():
        for word in value.replace(",", " ").split() if isinstance(value, str) else ():
            with suppress(Illegal):
                found.add(read_cell(word, form.rows, form.columns))
    return found


async def view_after(state: State, move: Move) -> View | None:
    """What the mover would see after a move; None if trying it out would reveal something new."""
    return await asyncio.to_thread(_view_after, state, move)


def _view_after(state: State, move: Move) -> View | None:
    after = preview(state, move)
    if after.barrier in (Barrier.CHANCE, Barrier.TURNED_UP):
        return None
    view: View = game_of(state).view(after, move.seat)
    return view
