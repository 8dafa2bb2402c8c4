"""The buttons of a vote: one for every choice, with the votes it has so far."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.components import Control, button
from cogs.ui.custom_ids import write_id
from tables import Vote
from texts import Speaker

MOST_VOTES = 3
"""More do not fit into one message; the next is shown when one of these is over."""


def vote_buttons(vote: Vote, choices: Sequence[str], say: Speaker) -> list[Control]:
    """The row of buttons for a vote."""
    return [
        button(_label(vote, choice, say), write_id("vote", vote.table_id, vote.id, choice))
        for choice in choices
    ]


def _label(vote: Vote, choice: str, say: Speaker) -> str:
    label, votes = say(f"vote-{vote.kind}-{choice}"), vote.votes_for(choice)
    return say("vote-button", label=label, votes=votes) if votes else label
