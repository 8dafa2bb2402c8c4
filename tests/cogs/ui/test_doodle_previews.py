"""Whoever builds or draws in Doodle Dungeon sees it on the sheet before it counts."""

from __future__ import annotations

from functools import partial

from engine.core import Decision, Move, Path, Placement
from engine.core.registry import game
from tables import House, Newcomer, Table
from tests.cogs.clicking import Person, desk_of
from tests.tables.scene import ANNA, BERT


async def _asked(house: House, law: str) -> tuple[Table, Decision]:
    """A table at which Anna is asked for a place or a path by this law; computer players play up to there."""
    played = game("doodle-dungeon")
    table = await house.lobbies.open(1, 7, Newcomer(ANNA, "Anna"), "doodle-dungeon", "en")
    await house.change(table.id, lambda now: house.lobbies.join(now, Newcomer(BERT, "Bert")))
    await house.change(table.id, house.play.start)
    while True:
        table = await house.shelf.table(table.id)
        state = await house.shelf.state(table)
        for decision in state.decisions():
            form = decision.form
            if decision.seat == 0 and isinstance(form, Placement | Path) and form.law == law:
                return table, decision
        asked = state.pending()[0]
        move = Move(asked.seat, asked.number, played.bot(played.view(state, asked.seat), asked))
        await house.change(table.id, partial(house.play.move, move=move, interaction_id=None))


async def test_walls_are_previewed_on_the_sheet(house: House) -> None:
    table, decision = await _asked(house, "doodle-dungeon-walls")
    state = await house.shelf.state(table)
    words = decision.form.default(state, 0)
    assert isinstance(words, list)
    anna = Person(desk_of(house), ANNA)
    await anna.open(table)
    await anna.press("type")
    await anna.write(" ".join(words))
    [alt] = anna.alt_texts
    assert alt.startswith(f"Preview of {' '.join(words)}.")
    assert "this fits" in alt
    await anna.press("confirm")
    assert not any(alt.startswith("Preview") for alt in anna.alt_texts)


async def test_a_place_taken_meanwhile_is_marked(house: House) -> None:
    table, decision = await _asked(house, "doodle-dungeon-walls")
    await house.letters.note_draft(table.id, decision, ["H10"])
    anna = Person(desk_of(house), ANNA)
    await anna.open(table)
    [alt] = anna.alt_texts
    assert alt.startswith("Preview of H10.")
    assert "this fits" not in alt
