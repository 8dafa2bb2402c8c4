"""Building and drawing in Doodle Dungeon is previewed on the sheet before it counts."""

from __future__ import annotations

from functools import partial

from engine.core import Decision, Move, Path, Placement
from engine.core.registry import game
from engine.games.doodle_dungeon import Table as Dungeons
from tables import Newcomer, Table, TableService
from tests.cogs.panel_users import Person, router_for
from tests.tables.scene import ANNA, BERT


async def _asked(service: TableService, law: str) -> tuple[Table, Decision]:
    """A table at which Anna is asked for a place or a path by this law; computer players play up to there."""
    played = game("doodle-dungeon")
    table = await service.lobbies.open(1, 7, Newcomer(ANNA, "Anna"), "doodle-dungeon", "en")
    await service.change(table.id, lambda now: service.lobbies.join(now, Newcomer(BERT, "Bert")))
    await service.change(table.id, service.play.start)
    while True:
        table = await service.repository.table(table.id)
        state = await service.repository.state(table)
        for decision in state.decisions():
            form = decision.form
            if decision.seat == 0 and isinstance(form, Placement | Path) and form.law == law:
                return table, decision
        asked = state.pending()[0]
        move = Move(asked.seat, asked.number, played.computer_player(played.view(state, asked.seat), asked))
        await service.change(table.id, partial(service.play.move, move=move, interaction_id=None))


async def _built(service: TableService, table: Table) -> int:
    """How many elements of her card Anna has built."""
    state = await service.repository.state(await service.repository.table(table.id))
    assert isinstance(state, Dungeons)
    return len(state.masters[0].built)


async def test_walls_are_previewed_on_the_sheet(service: TableService) -> None:
    table, decision = await _asked(service, "doodle-dungeon-walls")
    state = await service.repository.state(table)
    words = decision.form.default(state, 0)
    assert isinstance(words, list)
    anna = Person(router_for(service), ANNA)
    await anna.open(table)
    await anna.press("group", "99")
    [alt] = anna.alt_texts
    assert alt.startswith("To choose by number. 1: A1:B2. 2: A3:B4.")
    await anna.press("type", " ".join(words))
    await anna.write(" ".join(words))
    [alt] = anna.alt_texts
    assert alt.startswith(f"Preview of {' '.join(words)}.")
    assert "shortest way" in alt
    await anna.press("confirm")
    assert await _built(service, table) == 1


async def test_a_good_place_is_drawn_already_and_taken_in_one_tap(service: TableService) -> None:
    table, decision = await _asked(service, "doodle-dungeon-walls")
    state = await service.repository.state(table)
    words = decision.form.default(state, 0)
    assert isinstance(words, list)
    anna = Person(router_for(service), ANNA)
    await anna.open(table)
    [alt] = anna.alt_texts
    assert alt.startswith(f"Preview of {' '.join(words)}.")
    await anna.press("confirm")
    assert await _built(service, table) == 1


async def test_a_place_taken_meanwhile_is_marked(service: TableService) -> None:
    table, decision = await _asked(service, "doodle-dungeon-walls")
    await service.drafts.save(table.id, decision, ["H10"])
    anna = Person(router_for(service), ANNA)
    await anna.open(table)
    [alt] = anna.alt_texts
    assert alt.startswith("Preview of H10.")
    assert "shortest way" not in alt


async def test_a_square_to_go_around_that_has_no_name_keeps_no_panel_from_opening(
    service: TableService,
) -> None:
    """A drafted "A3 -" was a way that led nowhere, and whoever wanted to go on from there got no panel."""
    table, decision = await _asked(service, "doodle-dungeon-path")
    anna = Person(router_for(service), ANNA)
    for words in (["-"], ["A3", "-"], ["A3", "-Z9"]):
        await service.drafts.save(table.id, decision, words)
        await anna.open(table)
        assert anna.told == []
        assert any(":again:" in one["custom_id"] for one in anna.controls())
