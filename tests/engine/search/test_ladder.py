"""A small ladder, so that strength cannot silently fall; `make ladder` has the long one.

Games are few, but always the same: the shares are far below what many games give.
"""

import pytest

from engine.cli import main
from engine.cli.arena import compete
from engine.cli.ladder import MOST_GAMES, RUNGS, Rung, ladder
from engine.core.registry import game, games
from engine.search.players import Player

QUICK_GAMES = 12
THOUGHTFUL_GAMES = 6


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


def test_a_contest_whose_time_is_up_begins_no_further_deal() -> None:
    monsters = game("mighty-monsters")
    players = [Player("normal"), *[Player("random")] * 2]
    contest = compete(monsters, monsters.checked_settings({}), players, 30, seed=1, seconds=0.0)

    assert contest.games == len(players)


def test_the_ladder_is_a_page_with_a_row_for_every_contest(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.cli.ladder.RUNGS", (RUNGS[0], Rung(("normal", "easy"), 0.7)))
    told: list[str] = []
    page = ladder({"mighty-monsters": game("mighty-monsters")}, 1, 1, told.append)

    *_, first, second = page.splitlines()
    assert [first, second] == told
    assert first.startswith("| mighty-monsters | 4 | normal | random | 4 | ")
    assert second.startswith("| mighty-monsters | 3 | normal | easy | 3 | ")
    assert main(("ladder", "--games", str(MOST_GAMES + 1))) == 2
    assert "1 to 400 games" in capsys.readouterr().err
