"""Counting waits: one's own answers are the same visit, what others cause is the next stage."""

from dataclasses import replace

import msgspec
import pytest

from engine.cli.burden import Burden, burden
from engine.cli.commands import main
from engine.core import Chance
from engine.core.registry import games
from tests.engine.toy import TOY, Toy, ahead, bare_table, count


def counted(game: str, seats: int, count: int = 2) -> Burden:
    return burden(games()[game], seats, games()[game].checked_settings({}), range(1, 1 + count))


def test_deciding_ahead_saves_stages_and_visits_in_mighty_monsters() -> None:
    found = counted("mighty-monsters", 4)

    assert found.planning.stages < found.without.stages
    assert found.planning.visits_per_seat < found.without.visits_per_seat
    assert found.without.plans_per_seat == 0 < found.planning.plans_per_seat


def test_who_is_called_to_decide_ahead_is_not_called_again_for_the_question() -> None:
    """All three take a colour in turn; those invited find the question, if it comes before they do."""
    toy = replace(TOY, new=_in_turn, plan=lambda view, decision: None)

    found = burden(toy, 3, {"mood": "calm"}, range(1))

    assert (found.planning.stages, found.planning.visits_per_seat) == (1, 1)
    assert (found.without.stages, found.without.visits_per_seat) == (3, 1)
    assert found.without.plans_per_seat == 0


def _in_turn(seats: int, settings: dict[str, str], chance: Chance) -> Toy:
    g = bare_table(seats, settings, chance)
    g.then(ahead.turns, True)
    g.then(count, [1] * seats)
    return g


def test_the_same_seeds_give_the_same_figures() -> None:
    assert counted("mighty-monsters", 3) == counted("mighty-monsters", 3)


def test_every_question_is_counted_where_play_stops_for_it() -> None:
    found = counted("mighty-monsters", 3)
    stops = sum(both["without"] for both in found.questions.values())

    assert stops == pytest.approx(3 * found.without.visits_per_seat, abs=0.02)


def test_the_command_prints_one_line_of_json_or_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["burden", "mighty-monsters", "--seats", "3", "--games", "1", "--json"]) == 0
    printed = capsys.readouterr().out
    assert printed.count("\n") == 1
    found = msgspec.json.decode(printed)
    assert found["game"] == "mighty-monsters"
    for load in ("planning", "without"):
        figures = ("stages", "visits_per_seat", "answers_per_seat", "single_option")
        assert all(found[load][figure] <= found[load]["most"][figure] + 0.01 for figure in figures)
    assert "mighty-monsters-place" in found["questions"]

    assert main(["burden", "mighty-monsters", "--games", "1"]) == 0
    assert "visits per seat" in capsys.readouterr().out
    assert main(["burden", "mighty-monsters", "--games", "0"]) == 2
