"""A worker that is ready has everything at hand: the first picture is drawn as fast as any other."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine.core.registry import games
from render.drawing import worker
from render.pictures import illustrated_games
from tests.end_to_end.nursery import ROOT

FIRST_PICTURES = """
import sys
from engine.cli.self_play import moments
from engine.core.registry import games
from render import pictures
from render.drawing.worker import warm_up
from texts import LOCALES, speaker

states = [(one, next(moments(one, 3, {}, 7))) for one in games().values()]
warm_up()
touched = []
sys.addaudithook(lambda event, args: touched.append(args[0]) if event in ("open", "import") else None)
for game, state in states:
    for locale in LOCALES:
        say = speaker(locale, ("Anna", "Ben", "Cara"))
        pictures.table(game.view(state, None), say)
        pictures.hand(game.view(state, 0), say)
print([one for one in touched if not str(one).endswith(".txt")])  # the small marks of single cards
"""


def test_the_first_pictures_after_warming_up_load_no_module_and_no_font() -> None:
    drawn = subprocess.run(
        [sys.executable, "-c", FIRST_PICTURES], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert drawn.stdout.strip() == "[]"


def test_it_has_drawn_what_every_game_begins_with_for_any_number_of_people(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables: list[tuple[str, int]] = []
    hands: list[tuple[str, int]] = []
    monkeypatch.setattr(worker, "table", lambda view, say: tables.append((view.game, len(say.names))))
    monkeypatch.setattr(worker, "hand", lambda view, say: hands.append((view.game, len(say.names))))
    monkeypatch.setattr(worker, "topic", lambda *_: None)
    worker.warm_up()

    bounds = {key: games()[key].seats for key in illustrated_games()}
    assert tables == hands
    assert tables == [
        (key, seats) for key, (least, most) in bounds.items() for seats in range(least, most + 1)
    ]
