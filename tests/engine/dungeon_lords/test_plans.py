"""Plans are secret, survive saving and other people's undo, and save most of the calls."""

import msgspec
import pytest

from engine.cli.burden import burden
from engine.core import Chance, Move, Pick, apply
from engine.core.running import run
from engine.core.saving import load, save
from engine.core.undo import Turn, kept, obstacle, rewound
from engine.games.dungeon_lords import GAME
from engine.games.dungeon_lords.rules.combat.planning import planning
from engine.games.dungeon_lords.rules.orders.execution import execute
from engine.games.dungeon_lords.rules.orders.ordering import orders
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import asked, decide_ahead, go, options, play, table, to_decide


def ordering() -> Underworld:
    """A has chosen and planned; the others are still thinking."""
    g = table(4)
    g.then(orders)
    g.then(execute)
    run(g)
    g = play(g, ["mine", "dig", "traps"], who="A")
    return decide_ahead(decide_ahead(g, "A", "order-1", "2"), "A", "order-2", "decline")


def seen(g: Underworld, viewer: int | None) -> bytes:
    return msgspec.json.encode((GAME.view(g, viewer), GAME.describe(GAME.view(g, viewer))))


def test_nobody_else_sees_a_plan_or_what_can_be_planned() -> None:
    g = ordering()
    other = decide_ahead(decide_ahead(g, "A", "order-1", "all"), "A", "order-3", "take-2", "decline")

    assert all(seen(g, viewer) == seen(other, viewer) for viewer in (None, 1, 2, 3))
    assert len(GAME.view(g, 0).plans) == 2
    assert GAME.view(g, 1).plans == ()


def test_dealing_anew_gives_others_other_plans() -> None:
    g = ordering()
    others = [GAME.redeal(g, 1, Chance(seed)) for seed in range(5)]

    assert all(seen(other, 1) == seen(g, 1) for other in others)
    assert any(other.plans != g.plans for other in others)
    assert GAME.redeal(g, 0, Chance(1)).plans == g.plans


def test_no_plan_dealt_anew_is_for_another_order() -> None:
    """A list of wishes for one order is no list of squares to dig; a room may be planned in such squares."""
    g = decide_ahead(ordering(), "A", "order-3", "take-2", "decline")
    for seed in range(200):
        other = GAME.redeal(g, 1, Chance(seed))
        assert len(other.decisions()) == len(g.decisions())


def test_a_saved_table_keeps_its_plans() -> None:
    g = load(save(ordering()))
    assert isinstance(g, Underworld)
    for who in "BCD":
        g = play(g, ["hire", "build", "imps"], who=who)

    assert (g.lords[0].gold, g.lords[0].dug) == (5, ())


def test_what_others_planned_outlives_an_undo() -> None:
    g = table(4)
    g.then(orders)
    g.then(execute)
    run(g)
    before = play(g, ["mine", "dig", "traps"], who="A")
    number = next(one.number for one in before.decisions() if one.seat == 1)
    after = apply(before, Move(1, number, ["hire", "build", "imps"]))
    planned = decide_ahead(after, "A", "order-1", "all")
    offer = next(one for one in after.decisions_of(0) if one.ahead == "dungeon-lords-order-1")
    turn = Turn(after, Move(0, offer.number, ["all"]), planned)

    assert obstacle(turn, 1, []) is None
    restored = rewound(before, planned.asked, [])
    assert [one.move.choice for one in kept(restored, [turn], 1, [])] == [["all"]]


# ── fewer questions ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("gold", "question"), [(0, ""), (1, "trap_planned")])
def test_nobody_is_asked_for_a_trap_where_all_see_that_none_can_be_paid_for(gold: int, question: str) -> None:
    lord = {"heroes": "W5", "tiles": "mint@A3 B3", "traps": "pendulum", "gold": gold}
    g = go(table(2, season=4, A=lord), planning)

    assert asked(g) == question


def test_where_a_tunnel_is_in_reach_the_traps_are_a_secret() -> None:
    lord = {"heroes": "W5", "tiles": "!A3 A4 mint@B3", "traps": "cursed-ring", "gold": 0}
    g = play(go(table(2, season=4, A=lord), planning), "B3")

    assert (asked(g), options(g)) == ("trap_planned", ["no-trap"])


def test_with_plans_a_game_calls_people_seldom_and_without_no_more_than_before() -> None:
    found = burden(GAME, 4, {}, range(1, 9))

    assert found.planning.stages <= 30
    assert found.planning.visits_per_seat <= 15
    assert found.planning.single_option < 0.5
    assert found.without.stages <= 130
    assert found.without.visits_per_seat <= 41


def test_the_computer_player_has_a_legal_plan_for_all_it_may_decide_ahead() -> None:
    g, planned = GAME.start(4, {"version": "full"}, 5), set()
    while g.result is None:
        asked_now = g.pending()[0]
        for offer in g.decisions_of(asked_now.seat):
            if offer.standing and offer.ahead:
                choice = GAME.plan(GAME.view(g, offer.seat), offer) if GAME.plan else None
                if choice is not None:
                    apply(g, Move(offer.seat, offer.number, choice))
                    planned.add(offer.ahead)
        choice = GAME.computer_player(GAME.view(g, asked_now.seat), asked_now)
        g = apply(g, Move(asked_now.seat, asked_now.number, choice))

    assert len(planned) >= 9


def test_every_offer_has_something_to_choose() -> None:
    g = ordering()
    forms = [one.form for one in g.decisions_of(0) if one.ahead and isinstance(one.form, Pick)]

    assert forms
    assert all(form.options for form in forms)
    assert to_decide(g) == "BCD"
