"""The arena: seats rotate, wins are shared, and what was measured comes with its interval."""

import json

import pytest

from engine.cli import main
from engine.cli.arena import Tally, compete, interval, rotations
from engine.core import Result
from engine.core.registry import game
from engine.search.players import Player

GAME = "mighty-monsters"


def arena(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(("arena", GAME, *words)) == 0
    return capsys.readouterr().out


def test_a_contest_is_one_line_of_json_in_the_order_of_the_players(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("--seats", "3", "--players", "random,normal,random", "--games", "9", "--seed", "4", "--json")
    out = arena(capsys, *words)

    contest = json.loads(out)
    assert out.count("\n") == 1
    assert contest.keys() == {"players"}
    assert [each["player"] for each in contest["players"]] == ["random", "normal", "random"]
    for each in contest["players"]:
        low, high = each["interval"]
        assert 0 <= low <= each["win_share"] <= high <= 1
        assert each.keys() == {"player", "win_share", "interval", "mean_score", "seconds"}
        assert each["seconds"].keys() == {"mean", "p99", "most"}
    assert sum(each["win_share"] for each in contest["players"]) == pytest.approx(1, abs=0.001)
    assert contest["players"][1]["win_share"] > 0.8


def test_a_contest_can_be_read_by_people(capsys: pytest.CaptureFixture[str]) -> None:
    out = arena(capsys, "--players", "normal,random,random", "--games", "3")

    assert [line.split()[0] for line in out.splitlines()] == ["normal", "random", "random"]


def test_the_same_seed_gives_the_same_contest() -> None:
    shares = [
        [
            each.mean_score
            for each in compete(
                game(GAME), {}, [Player("random"), Player("normal"), Player("random")], 6, 3
            ).players
        ]
        for _ in range(2)
    ]

    assert shares[0] == shares[1]


def test_a_deal_between_equals_is_played_once_since_rotated_it_would_be_the_same_game() -> None:
    equals, one_deal = [Player("normal")] * 4, 1

    both = compete(game(GAME), {}, equals, 2 * one_deal, 11).players
    each = [compete(game(GAME), {}, equals, one_deal, seed).players for seed in (11, 12)]

    scores = [[player.mean_score for player in contest] for contest in (both, *each)]
    assert scores[0] == [pytest.approx((one + two) / 2) for one, two in zip(*scores[1:], strict=True)]
    assert scores[1] != scores[2]


def test_seats_rotate_until_everybody_would_sit_as_before() -> None:
    normal, easy = Player("normal"), Player("easy")

    assert rotations([normal, easy, easy, easy]) == 4
    assert rotations([normal, easy, normal, easy]) == 2
    assert rotations([normal, normal, normal]) == 1


def test_a_shared_win_counts_in_parts() -> None:
    tally = Tally(Player("normal"))
    tally.count(Result((9, 9, 4), (1, 1, 3), (0, 1)), 1)
    tally.count(Result((9, 9, 4), (1, 1, 3), (0, 1)), 2)

    assert tally.summary().win_share == 0.25
    assert tally.summary().mean_score == 6.5


def test_more_games_make_the_interval_narrower_and_certainty_is_never_claimed() -> None:
    few, many = interval(0.5, 20), interval(0.5, 200)

    assert few[0] < many[0] < 0.5 < many[1] < few[1]
    assert interval(1.0, 10)[0] < 0.75
    assert interval(1.0, 10)[1] == 1.0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--players", "normal,genius,normal"), "there is no player called 'genius'"),
        (("--players", "normal,normal"), "mighty-monsters is for 3 to 6 seats, not 2"),
        (("--seats", "4", "--players", "normal,normal,normal"), "4 seats need 4 players, not 3"),
        (("--players", "normal,normal,normal", "--games", "0"), "an arena needs at least one game"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], complaint: str
) -> None:
    assert main(("arena", GAME, *words)) == 2
    err = capsys.readouterr().err
    assert complaint in err
    assert err.count("\n") == 1
