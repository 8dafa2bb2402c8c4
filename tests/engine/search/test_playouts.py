"""Playouts: how far they go, and whom they take the others for."""

from engine.core import Chance
from engine.core.mind import PLAIN
from engine.core.registry import game
from engine.search.knowledge import Knowledge
from engine.search.players import EXPLOITER, STRENGTHS, read_player
from engine.search.playouts import Playouts

GAME = game("mighty-monsters")


def test_a_table_is_played_out_until_its_value_tells_enough_and_against_chance_to_its_end() -> None:
    start = GAME.start(3, GAME.checked_settings({}), 5)
    known = Knowledge(GAME, start, 0)
    usual, told = known.world(Chance(1)), known.world(Chance(1))
    Playouts(known, PLAIN).play_out(usual, whim=7)
    share, _ = Playouts(known, PLAIN, against_chance=True).play_out(told, whim=7)

    assert usual.result is None
    assert told.result is not None
    assert (share > 0.5) == (0 in told.result.winners)


def test_an_exploiter_measures_others_and_nobody_can_ask_for_one_at_a_table() -> None:
    assert read_player("exploiter") is not None
    assert EXPLOITER not in STRENGTHS
