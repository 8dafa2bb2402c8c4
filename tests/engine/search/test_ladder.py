"""A small ladder, so that strength cannot silently fall; `make ladder` has the long one.

Games are few, but always the same: the shares are far below what many games give.
"""

from pathlib import Path

import pytest

from engine.cli import main
from engine.cli.arena import compete
from engine.cli.ladder import MOST_GAMES, RUNGS, Ladder, Played, Rung, Span, Standing, rungs_of
from engine.core.registry import game, games
from engine.release import ROOT, release
from engine.search.players import Player

QUICK_GAMES = 12
THOUGHTFUL_GAMES = 6
MONSTERS = game("mighty-monsters")
SHORT = (RUNGS[0], Rung(("normal", "easy"), 0.7))
KEPT = ROOT / "docs" / "ladder.jsonl"


def share_of(key: str, first: Player, other: Player, number: int, seats: int = 4) -> float:
    its_game = game(key)
    players = [first, *[other] * (seats - 1)]
    return compete(its_game, its_game.checked_settings({}), players, number, seed=9).players[0].win_share


@pytest.mark.parametrize("key", games())
def test_normal_beats_whoever_does_anything(key: str) -> None:
    assert share_of(key, Player("normal"), Player("random"), QUICK_GAMES) >= 0.75


def test_normal_mostly_outlives_whoever_does_anything_in_boss_monster() -> None:
    """Heroes nobody else lures all come to the strongest dungeon; whoever does not count them falls here."""
    assert share_of("boss-monster", Player("normal"), Player("random"), 2 * QUICK_GAMES) >= 0.85


def test_normal_beats_easy() -> None:
    shares = [share_of(key, Player("normal"), Player("easy"), QUICK_GAMES) for key in games()]

    assert sum(shares) / len(shares) >= 0.4


def test_hard_beats_normal_even_with_less_thought_than_usual() -> None:
    """A third would be even."""
    hard = Player("hard", playouts=160)

    assert share_of("mighty-monsters", hard, Player("normal"), THOUGHTFUL_GAMES, seats=3) >= 0.5


@pytest.mark.parametrize(
    ("key", "playouts", "number"),
    [("doodle-dungeon", 16, 4), ("dungeon-lords", 8, 2), ("fairy-market", 8, 2)],
)
def test_hard_outscores_normal_even_with_a_small_part_of_its_thought(
    key: str, playouts: int, number: int
) -> None:
    its_game = game(key)
    players = [Player("hard", playouts=playouts), Player("normal")]
    hard, normal = compete(its_game, its_game.checked_settings({}), players, number, seed=9).players

    assert hard.mean_score > normal.mean_score + 3


def test_a_contest_whose_time_is_up_begins_no_further_deal() -> None:
    monsters = game("mighty-monsters")
    players = [Player("normal"), *[Player("random")] * 2]
    contest = compete(monsters, monsters.checked_settings({}), players, 30, seed=1, seconds=0.0)

    assert contest.games == len(players)


def test_the_ladder_is_a_page_with_a_row_for_every_contest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.cli.ladder.RUNGS", SHORT)
    told: list[str] = []
    ladder = Ladder()
    ladder.go_on([MONSTERS], 1, 1, told.append)

    *_, first, second = ladder.page([MONSTERS]).splitlines()
    assert [first, second] == told
    assert first.startswith("| mighty-monsters | 4 | normal | random | 4 | ")
    assert second.startswith("| mighty-monsters | 3 | normal | easy | 3 | ")


def test_a_ladder_that_is_kept_goes_on_with_the_next_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.cli.ladder.RUNGS", SHORT[:1])
    file = tmp_path / "ladder.jsonl"
    for number in (4, 4, 12):
        Ladder(file).go_on([MONSTERS], number, 7, print)
    whole = compete(
        MONSTERS, MONSTERS.checked_settings({}), [Player(name) for name in SHORT[0].players], 12, 7
    )

    kept = Ladder(file)
    assert [(one.seed, one.games, one.release) for one in kept.played] == [
        (7, 4, release()),
        (8, 8, release()),
    ]
    cells = kept.page([MONSTERS]).splitlines()[-1].split(" | ")
    low, high = whole.players[0].interval
    assert cells[4:7] == ["12", f"{whole.players[0].win_share:.0%}", f"{low:.0%} to {high:.0%}"]
    commit = release().rpartition("+")[2]
    assert cells[-1] == f"7 (4, {commit}), 8 (8, {commit}) |"


def test_seconds_of_a_busy_machine_are_left_out() -> None:
    ladder = Ladder()
    best = Standing("normal", 1.0, seconds=Span(0.25, 0.5, 0.75))
    rung = next(rungs_of(MONSTERS))
    for busy, mean in ((False, " | 0.2500 | 0.7500 | "), (True, " |  |  | ")):
        ladder.played = [Played("mighty-monsters", rung.players, 1, 4, "1+abc", [best], busy=busy)]
        assert mean in ladder.page([MONSTERS]).splitlines()[-1]


def test_the_page_of_the_ladder_is_made_from_the_contests_kept_beside_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(("ladder", "--games", "0", "--file", str(KEPT))) == 0
    assert capsys.readouterr().out == (ROOT / "docs" / "ladder.md").read_text("utf-8")
    assert main(("ladder", "--games", str(MOST_GAMES + 1))) == 2
    assert "at most 400 games" in capsys.readouterr().err


@pytest.mark.parametrize("key", games())
def test_every_contest_of_the_ladder_has_been_played(key: str) -> None:
    ladder = Ladder(KEPT)

    assert [rung.players for rung in rungs_of(game(key)) if not ladder.of(game(key), rung)] == []
