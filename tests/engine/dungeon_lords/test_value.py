"""How computer players value a dungeon: goods promise points while there is a year to spend them in."""

from dataclasses import replace

import pytest

from engine.core.mind import PLAIN
from engine.games.dungeon_lords import GAME
from engine.games.dungeon_lords.ai.value import value
from engine.games.dungeon_lords.state import Underworld
from engine.search.knowledge import Knowledge
from engine.search.playouts import Playouts
from tests.engine.dungeon_lords.scenario import furnish, table


def moment(year: int, phase: str, **lord: object) -> Underworld:
    g = table(2, year=year, A=lord)
    g.phase = phase
    return g


def worth(g: Underworld) -> float:
    return sum(value(g, 0).values())


@pytest.mark.parametrize("goods", [{"gold": 5}, {"food": 5}, {"imps": 5}, {"traps": "pendulum"}])
@pytest.mark.parametrize(
    ("year", "phase", "counts"), [(1, "combat", True), (2, "orders", True), (2, "scoring", False)]
)
def test_goods_count_until_the_second_year_is_built(
    year: int, phase: str, counts: bool, goods: dict[str, object]
) -> None:
    """Before and after the battles of the first year; the last battles leave nothing to spend them on."""
    poor, rich = moment(year, phase, traps=""), moment(year, phase, **goods)
    for g in (poor, rich):
        g.change(1, gold=20, food=20, imps=20)
        if phase == "scoring":
            g.finish([0, 0])

    assert (worth(rich) > worth(poor)) == counts
    assert worth(rich) >= worth(poor)


def test_a_lost_tile_counts_more_after_the_first_year_than_in_the_end() -> None:
    losses = []
    for year, phase in ((2, "orders"), (2, "scoring")):
        whole, broken = moment(year, phase), moment(year, phase, tiles="!A3 B3 C3")
        for g in (whole, broken):
            if phase == "scoring":
                g.finish([0, 0])
        losses.append(value(whole, 0)["conquered"] - value(broken, 0)["conquered"])

    assert losses[0] > losses[1] == 2


def test_whoever_is_proud_minds_points_where_the_win_is_out_of_reach() -> None:
    lost, less_lost = table(2, year=2), table(2, year=2)
    furnish(less_lost, 0, monsters="goblin")
    for g in (lost, less_lost):
        g.change(1, prison=("gold-paladin",) * 8)
        g.finish([0, 40])

    def gain(pride: float) -> float:
        assert GAME.mind is not None
        game = replace(GAME, mind=replace(GAME.mind, pride=pride))
        outlooks = [Playouts(Knowledge(game, g, 0), PLAIN).outlook(g)[0] for g in (lost, less_lost)]
        return outlooks[1] - outlooks[0]

    assert gain(0.0) < 0.001
    assert gain(0.5) > 0.02
