"""Posters to look at, of finished games."""

from __future__ import annotations

from pathlib import Path

import render
from engine.core import Text, View, seat_name
from engine.core.registry import games
from engine.core.saving import load
from render.kit.picture import Picture
from texts import Speaker

SAVED = Path(__file__).parent.parent / "saved_games"


def saved(game: str, name: str) -> View:
    """The public view of a finished game that was saved."""
    state = load((SAVED / f"{game}-1-{name}.json").read_bytes())
    view: View = games()[game].view(state, None)
    return view


def poster(view: View, speaker: Speaker, *, turned: bool = True) -> Picture:
    """The poster of a game that was decided in its fourth round, or in none."""
    assert view.result is not None
    args: dict[str, int | str | Text] = {
        "chapter": Text("replay-round", {"round": 4}),
        "winner": seat_name(view.result.winners[0]),
    }
    picture = render.poster(view, Text("ending-turned", args) if turned else None, speaker)
    assert picture is not None
    return picture
