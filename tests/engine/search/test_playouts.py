"""Playouts: how far they go, and whom they take the others for."""

from engine.cli.self_play import moments
from engine.core import Chance, Pick, take
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


def test_playouts_end_at_the_same_moment_whatever_is_answered() -> None:
    """Whoever ends a turn of Doodle Dungeon sees the next one begin; whoever goes on does not."""
    doodle = game("doodle-dungeon")
    assert doodle.mind is not None
    found = 0
    for state in [*moments(doodle, 3, {}, 5), *moments(doodle, 3, {}, 6)]:
        for decision in state.pending()[:1]:
            form = decision.form
            if decision.topic != "hero-actions" or not isinstance(form, Pick) or len(form.options) < 3:
                continue
            known = Knowledge(doodle, state, decision.seat)
            worlds = [known.world(Chance(1)) for _ in form.options]
            asked = doodle.mind.milestone(worlds[0])
            ends = []
            for option, world in zip(form.options, worlds, strict=True):
                following = take(world, known.question(world, decision), [option.id])
                Playouts(known, PLAIN).play_out(following, 7, asked)
                ends.append(following)
            if all(end.result is None for end in ends):
                found += 1
                assert {doodle.mind.milestone(end) for end in ends} == {asked + 1}
    assert found > 5
