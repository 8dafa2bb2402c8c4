"""Which answers a panel offers by number, so that one picture can show them all."""

from __future__ import annotations

from cogs.ui.decisions.drafts import Draft
from cogs.ui.decisions.paths import MOST_WAYS, is_proposal
from cogs.ui.decisions.places import is_browsing, page_of
from engine.core import Choices, Path, Placement, Suggestions
from engine.core.forms import AnyForm


def choices_shown(form: AnyForm, draft: Draft, suggestions: Suggestions) -> Choices | None:
    """The answers the controls number; None if they work on one answer, or name their options."""
    if isinstance(form, Placement) and is_browsing(draft):
        return page_of(form, suggestions, draft.group).choices
    if isinstance(form, Path) and is_proposal(draft, suggestions) and len(suggestions.best) > 1:
        return Choices(tuple(tuple(words) for words in suggestions.best[:MOST_WAYS]))
    return None
