"""The command line: lists, simulations, moments, and one clear line for whatever is wrong."""

import json
from pathlib import Path

import pytest

from engine.cli import main
from engine.cli.self_play import moments
from engine.core.record import write_record
from engine.core.registry import game
from engine.release import release
from tests.engine.core.test_record import bots_game

GAME = "mighty-monsters"


def run(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 0
    return capsys.readouterr().out


def test_the_games_are_listed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    listed = {entry["key"]: entry for entry in json.loads(run(capsys, "games", "--json"))}

    assert listed[GAME]["seats"] == [3, 6]
    assert listed[GAME]["title"] == "Mighty Monsters"
    assert listed[GAME]["options"][0] == {"name": "guard-chain", "values": ["off", "on"], "default": "off"}


def test_the_games_are_listed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "games")

    assert f"{GAME}: Mighty Monsters, 3-6 seats" in out
    assert "guard-chain = off | on (default: off)" in out


def test_a_simulation_is_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "simulate", GAME, "--seats", "4", "--games", "3", "--seed", "5", "--json")

    outcome = json.loads(out)
    assert out.count("\n") == 1
    assert (outcome["games"], len(outcome["results"])) == (3, 3)
    assert outcome["decisions"] >= 3 * (4 + 6 * 8)
    assert all(len(result["scores"]) == 4 and result["winners"] for result in outcome["results"])
    assert {"seconds", "decisions_per_second"} < outcome.keys()


def test_every_game_of_a_simulation_has_its_own_seed(capsys: pytest.CaptureFixture[str]) -> None:
    both = json.loads(run(capsys, "simulate", GAME, "--seats", "3", "--games", "2", "--seed", "8", "--json"))
    second = json.loads(run(capsys, "simulate", GAME, "--seats", "3", "--seed", "9", "--json"))

    assert both["results"][1] == second["results"][0]


def test_a_simulation_heeds_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", GAME, "--seats", "3", "--games", "5", "--json")
    plain = json.loads(run(capsys, *words))
    kings = json.loads(run(capsys, *words, "--option", "kings-rules=on", "--option", "guard-chain=on"))

    assert plain["results"] != kings["results"]


def test_a_simulation_can_be_read_by_people(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "simulate", GAME, "--seats", "3", "--games", "2", "--seed", "4")

    assert [line[:3] for line in out.splitlines()] == ["4: ", "5: ", "2 g"]


def test_a_moment_shows_the_table_and_who_decides(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "show", GAME, "--seats", "4", "--seed", "1", "--decision", "0")

    assert "To decide: Seat 0, Seat 1, Seat 2, Seat 3" in out


def test_a_moment_shows_a_viewer_their_numbered_options(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "show", GAME, "--seats", "4", "--seed", "1", "--viewer", "2")

    assert "  1. [orcs] " in out
    assert "  6. [dragons] " in out


def test_a_moment_hides_the_options_of_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert "[orcs]" not in run(capsys, "show", GAME, "--seats", "4", "--seed", "1")


def test_a_moment_can_be_shown_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    english = run(capsys, "show", GAME, "--decision", "6")

    assert run(capsys, "show", GAME, "--decision", "6", "--locale", "de") != english


def test_the_last_moment_shows_the_scores(capsys: pytest.CaptureFixture[str]) -> None:
    *before, last = moments(game(GAME), 3, {}, seed=1)
    assert last.result is not None

    out = run(capsys, "show", GAME, "--seats", "3", "--seed", "1", "--decision", str(len(before)))

    assert f"Over. Scores: {', '.join(map(str, last.result.scores))}" in out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("simulate chess", "there is no game called 'chess'"),
        (f"simulate {GAME} --seats 2", f"{GAME} is for 3 to 6 seats, not 2"),
        (f"simulate {GAME} --seats 7", f"{GAME} is for 3 to 6 seats, not 7"),
        (f"simulate {GAME} --seats few", "invalid int value: 'few'"),
        (f"simulate {GAME} --games -1", "'-1' is not a number from 0 upwards"),
        (f"simulate {GAME} --option weather=fine", "has no option 'weather'"),
        (f"simulate {GAME} --option guard-chain=long", "guard-chain can be off or on, not 'long'"),
        (f"simulate {GAME} --option guard-chain", "given as name=value"),
        (f"show {GAME} --decision 9999", "the game is over after"),
        (f"show {GAME} --seats 3 --viewer 3", "the seats are 0 to 2"),
        (f"show {GAME} --viewer -1", "the seats are 0 to 2"),
        (f"show {GAME} --locale fr", "invalid choice: 'fr'"),
        ("dance", "invalid choice: 'dance'"),
        ("", "required: COMMAND"),
    ],
)
def test_bad_input_gets_one_clear_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], words: str, complaint: str
) -> None:
    assert main(words.split()) == 2

    out, err = capsys.readouterr()
    assert out == ""
    assert complaint in err
    assert err.count("\n") == 1


def recorded(tmp_path: Path, **changes: object) -> str:
    """A file with a whole game between computer players in it, or with something in it changed."""
    record, _ = bots_game(game(GAME))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(json.loads(write_record(record)) | changes))
    return str(file)


@pytest.mark.parametrize(("locale", "title"), [("en", "Mighty Monsters"), ("de", "Mächtige Monster")])
def test_a_recorded_game_is_played_again_and_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, locale: str, title: str
) -> None:
    heading, *story = run(capsys, "replay", recorded(tmp_path), "--locale", locale).splitlines()

    assert heading.startswith(f"{title}, 3 seats, seed 3, ")
    assert story[0].startswith("    3  ")
    assert story[-1].startswith("Over. Scores: ")
    assert len(story) > 50


@pytest.mark.parametrize(
    ("changes", "code", "flaw"),
    [
        ({"format": 99}, 2, "newer release"),
        ({"kind": "shopping"}, 2, "not the record of a game"),
        ({"game": "chess"}, 2, "no game called 'chess'"),
        ({"format": "x"}, 2, "not the record of a game"),
        ({"moves": []}, 1, "the moves lead to"),
        (
            {"moves": [[0, 1, ["no such family"]]]},
            1,
            "move 1 is not possible: You cannot choose that",
        ),
        ({"moves": [], "release": "0.0.1"}, 1, f"(written by release 0.0.1, not {release()})"),
        ({"settings": {"exercise": "none such"}}, 1, "the game cannot begin like that"),
    ],
)
def test_a_record_that_cannot_be_trusted_is_named_with_an_exit_code(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, changes: dict[str, object], code: int, flaw: str
) -> None:
    file = recorded(tmp_path, **changes)
    assert main(["replay", file]) == code
    complaint = capsys.readouterr().err

    assert complaint.startswith(f"{file}: ")
    assert flaw in complaint
    assert complaint.count("\n") == 1


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"{", b"null", b'{"kind": 5}'])
def test_a_file_that_is_no_record_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, data: bytes
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(data)
    assert main(["replay", str(file)]) == 2
    assert capsys.readouterr().err.startswith(f"{file}: this is not the record of a game")


def test_a_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "no-such-file.json"]) == 2
    assert capsys.readouterr().err == "no-such-file.json cannot be read: No such file or directory\n"


def test_the_puzzles_of_a_game_are_proved(capsys: pytest.CaptureFixture[str]) -> None:
    table = run(capsys, "puzzles", GAME, "--prove").splitlines()

    assert len(table) == 2 + len(game(GAME).puzzles)
    assert table[2].startswith("| Mighty Monsters: the odd coin | easy | 2 | 9 |")
