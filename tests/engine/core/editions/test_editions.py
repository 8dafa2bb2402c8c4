"""Several editions of a game live side by side, each with its own values, in everything the game does."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.cli.self_play import moments
from engine.core import State
from engine.core.editions import Edition, UnknownEditionError, printed
from engine.core.record import BrokenRecordError, played_again, read_record, write_record
from engine.core.registry import AnyGame, game, game_of, games
from engine.core.saving import BrokenSaveError, load, save
from engine.search.jobs import Job
from engine.search.worker import framed
from render import pictures
from render.drawing import jobs
from tests.conformance.plays import encoded
from tests.engine.core.editions.examples import VALUES, edited, example
from tests.engine.core.test_record import bots_game
from texts import speaker

ROOT = Path(__file__).parents[4]
CHANGED: dict[str, tuple[str, Any]] = {
    "boss-monster": ("HEROES['MB078'].health", 9),
    "doodle-dungeon": ("SHEET.hearts", 9),
    "dungeon-lords": ("MONSTERS['troll'].cost.food", 3),
    "fairy-market": ("MARKET.start_coins", 9),
    "mighty-monsters": ("HEALING[1]", 4),
}
each_game = pytest.mark.parametrize("key", games())


def value_in(key: str, package: str) -> Any:
    """The changed value, as the cards of a package have it."""
    cards = import_module(f"engine.games.{key.replace('-', '_')}{package}.cards")
    return eval(CHANGED[key][0], vars(cards))


def test_every_game_has_an_example() -> None:
    assert set(VALUES) == {key for key, one in games().items() if one.box is not None}


@each_game
def test_an_edition_has_its_own_values_and_ours_stay_as_they_are(key: str) -> None:
    ours = value_in(key, "")
    its_game = edited(key)

    assert value_in(key, f"@{its_game.edition}") == CHANGED[key][1]
    assert value_in(key, "") == ours != CHANGED[key][1]


@each_game
def test_a_game_of_an_edition_is_saved_and_read_and_knows_its_edition_everywhere(key: str) -> None:
    its_game = edited(key)
    states = list(moments(its_game, its_game.seats[0], its_game.checked_settings({}), 3))

    for state in states[::20]:
        assert load(save(state)) == state
        assert game_of(state) is game_of(its_game.view(state, 0)) is its_game
        assert its_game.conserved(state) == []
    assert states[-1].result is not None


@each_game
def test_a_record_carries_its_edition_and_plays_again_exactly(key: str) -> None:
    record, states = bots_game(edited(key))
    read = read_record(write_record(record))

    assert read.edition == example(key)
    assert encoded(list(played_again(read))) == encoded(states)


@each_game
def test_the_pictures_of_an_edition_are_drawn_by_its_own_artist(key: str) -> None:
    its_game = edited(key)
    state: State = its_game.start(its_game.seats[0], its_game.checked_settings({}), 1)
    names = [f"Seat {seat}" for seat in range(state.seats)]

    assert pictures.table(its_game.view(state, None), speaker("en", names))
    assert pictures.artist(key, its_game.edition) is not pictures.artist(key)


def test_a_process_that_was_never_told_of_an_edition_thinks_and_draws_for_it() -> None:
    its_game = edited("mighty-monsters")
    state: State = its_game.start(3, its_game.checked_settings({}), 1)
    asked = state.pending()[0]
    thought = framed(Job(save(state), asked.seat, asked.number, edition=example("mighty-monsters")))
    voice = speaker("en", ["Anna", "Ben", "Cleo"])
    drawn = jobs.packed(jobs.job(pictures.table, (its_game.view(state, None),), voice))
    script = (
        "import sys, msgspec; from engine.search.jobs import Job, work_out; from render.drawing import jobs\n"
        "def message():\n"
        "    return sys.stdin.buffer.read(int.from_bytes(sys.stdin.buffer.read(4), 'big'))\n"
        "drawn = jobs.unpacked_job(message()).done()\n"
        "answer = work_out(msgspec.msgpack.decode(message(), type=Job))\n"
        "print(len(drawn), answer.number)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input=drawn + thought, cwd=ROOT, capture_output=True, check=True
    )

    assert done.stdout.split()[1] == str(asked.number).encode()


def test_a_state_of_an_edition_nobody_knows_is_not_read_with_other_values() -> None:
    saved = save(edited("mighty-monsters").start(3, {}, 1))
    unknown = saved.replace(edited("mighty-monsters").edition.encode(), b"0123456789ab")

    with pytest.raises(BrokenSaveError, match="0123456789ab"):
        load(unknown)
    with pytest.raises(UnknownEditionError):
        game("mighty-monsters", "0123456789ab")


def test_saves_from_before_editions_are_ours() -> None:
    its_game: AnyGame = games()["mighty-monsters"]
    raw = msgspec.json.decode(save(its_game.start(3, {}, 1)))
    del raw["state"]["edition"]

    assert load(msgspec.json.encode(raw)).edition == ""
    assert "edition" not in raw


def test_a_record_with_an_edition_that_cannot_be_played_is_refused() -> None:
    record, _ = bots_game(games()["mighty-monsters"])
    wrong = Edition("mighty-monsters", "Wrong", {"monsters": [{"strength": 1, "healing": -1}]})
    foreign = Edition("boss-monster", "Foreign", {})

    for edition in (wrong, foreign):
        with pytest.raises(BrokenRecordError, match="edition"):
            read_record(write_record(msgspec.structs.replace(record, edition=edition)))


def test_the_same_values_have_the_same_id_and_others_another() -> None:
    one = Edition("fairy-market", "A", {"market": {"start_coins": 9, "face_up": 3}})
    same = Edition("fairy-market", "A", {"market": {"face_up": 3, "start_coins": 9}})

    assert one.id == same.id != Edition("fairy-market", "A", {"market": {"start_coins": 9}}).id


def test_what_an_edition_does_not_name_is_ours() -> None:
    box = printed("mighty-monsters", games()["mighty-monsters"].box or object)
    edited_box = import_module(
        f"engine.games.mighty_monsters@{edited('mighty-monsters').edition}.cards"
    ).box()

    assert msgspec.to_builtins(box)["guards"] == msgspec.to_builtins(edited_box)["guards"]
    assert edited_box.monsters[0].source == "edition"
    assert edited_box.monsters[1].source == "designed"


def test_nobody_asks_for_the_game_of_a_table_without_its_edition() -> None:
    """`game_of(table)` knows the edition; `game(table.game)` would show and apply our values."""
    asked = re.compile(r"(?<![\w.])game\((table|state|view|after|before|\w+\.view)\.game\)")
    places = [
        str(path.relative_to(ROOT))
        for room in ("engine", "tables", "cogs", "render")
        for path in (ROOT / room).rglob("*.py")
        if asked.search(path.read_text("utf-8"))
    ]

    assert places == []
