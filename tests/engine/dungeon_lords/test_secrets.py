"""What everybody may know, what only one lord knows, and that being asked gives nothing away (table E0)."""

from typing import Any

import msgspec
import pytest

from engine.core import Chance, Move, Pick, apply
from engine.core.forms import AnyForm
from engine.games.dungeon_lords import GAME
from engine.games.dungeon_lords.cards import TRAPS, Goods
from engine.games.dungeon_lords.lord import Plan
from engine.games.dungeon_lords.rules.combat.planning import planning
from engine.games.dungeon_lords.rules.orders.execution import return_trap
from engine.games.dungeon_lords.rules.orders.ordering import orders
from engine.games.dungeon_lords.rules.special_events import special_event
from engine.games.dungeon_lords.squares import FIRST_TUNNELS
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import battle, go, options, play, sent, table, to_decide

EVERYBODY = (None, 0, 1)


def seen(g: Underworld, viewer: int | None) -> bytes:
    return msgspec.json.encode((GAME.view(g, viewer), GAME.describe(GAME.view(g, viewer))))


def same_to_others(one: Underworld, other: Underworld, owner: int = 0) -> bool:
    """Whether nobody but the owner can tell the two apart."""
    return all(seen(one, viewer) == seen(other, viewer) for viewer in EVERYBODY if viewer != owner)


def option_ids(form: AnyForm) -> list[str]:
    assert isinstance(form, Pick)
    return [option.id for option in form.options]


def test_unavailable_orders_and_hands_are_open() -> None:
    g = table(2)

    assert all(GAME.view(g, viewer).lords[0].unavailable == ("food", "reputation") for viewer in EVERYBODY)


def test_chosen_orders_are_hidden_until_all_have_chosen() -> None:
    g = go(table(4), orders)
    one, other = play(g, ["dig", "mine", "hire"], who="A"), play(g, ["build", "traps", "imps"], who="A")

    assert same_to_others(one, other)
    assert GAME.view(one, 0).orders == ("dig", "mine", "hire")


def test_the_third_order_of_a_non_player_is_hidden_as_well() -> None:
    g = play(go(table(2), orders), ["dig", "mine", "hire"], who="A")
    first, second, _ = options(g)

    assert same_to_others(play(g, first, who="A"), play(g, second, who="A"))


def test_orders_given_up_at_the_start_are_hidden_until_all_have_chosen() -> None:
    g = GAME.start(2, {"version": "full"}, 3)
    first, second, third = options(g)
    one, other = play(g, [first, second], who="A"), play(g, [second, third], who="A")

    assert seen(one, 1) == seen(other, 1)
    assert seen(one, None) == seen(other, None)


def test_traps_are_hidden_and_their_number_is_open() -> None:
    one, other = table(2, A={"traps": "pendulum"}), table(2, A={"traps": "fire-wall"})

    assert same_to_others(one, other)
    assert GAME.view(one, 1).trap_counts == (1, 0)
    assert (GAME.view(one, 0).traps, GAME.view(one, 1).traps) == (("pendulum",), ())


def test_a_trap_given_back_is_known_to_its_owner_only() -> None:
    g = go(table(2, A={"traps": "pendulum fire-wall"}), return_trap, 0)

    assert same_to_others(play(g, "pendulum"), play(g, "fire-wall"))


@pytest.mark.parametrize("traps", ["pendulum pendulum", "pendulum fire-wall"])
def test_whether_somebody_is_asked_does_not_depend_on_which_traps_they_own(traps: str) -> None:
    g = go(table(2, A={"traps": traps}), return_trap, 0)

    assert to_decide(g) == "A"


@pytest.mark.parametrize("traps", ["pendulum", "cursed-ring"])
def test_planning_asks_for_traps_whatever_they_cost(traps: str) -> None:
    g = go(table(2, season=4, A={"heroes": "W5", "traps": traps, "gold": 0}), planning)

    assert to_decide(g) == "A"


def test_piles_are_hidden() -> None:
    one, other = table(2), table(2)
    for pile in (other.trap_pile, *other.monster_stacks, *other.room_stacks, *other.hero_stacks):
        pile.reverse()
    other.spells = other.spells[::-1]

    assert all(seen(one, viewer) == seen(other, viewer) for viewer in EVERYBODY)


def test_a_spy_knows_the_card_the_others_know_the_place() -> None:
    g = play(sent(table(2), A="reputation1"), "card-2")
    view, other = GAME.view(g, 0), GAME.view(g, 1)

    assert view.known_spells == ("", g.spells[1], "", "")
    assert other.known_spells == ("", "", "", "")
    assert other.lords[0].spied == (1,)


def test_cards_turned_up_are_open() -> None:
    g = battle("W4", round=2)

    assert GAME.view(g, None).known_spells[:2] == g.spells[:2]
    assert GAME.view(g, None).known_spells[2:] == ("", "")


def test_plans_are_hidden_until_all_are_in() -> None:
    lords: dict[str, Any] = {
        who: {"heroes": "W5", "monsters": "troll goblin", "tiles": "!A3 A4 B3"} for who in "AB"
    }
    g = go(table(2, season=4, **lords), planning)
    one, other = play(g, "A4", ["m1"], who="A"), play(g, "B3", [], who="A")

    assert same_to_others(one, other)


def test_then_tile_and_monsters_are_open_and_of_the_traps_only_the_number() -> None:
    g = go(
        table(2, season=4, A={"heroes": "W5", "monsters": "troll", "traps": "pendulum fire-wall"}), planning
    )
    one, other = play(g, "pendulum", ["m1"]), play(g, "fire-wall", ["m1"])

    assert same_to_others(one, other)
    assert GAME.view(one, 1).set_trap_counts == (1, 0)
    assert GAME.view(one, None).lords[0].plan is not None


def test_special_cards_and_events_face_down_are_hidden() -> None:
    one, other = table(2, version="full"), table(2, version="full")
    one.specials_ahead, other.specials_ahead = ("rats", "bad-press"), ("witch-hunt", "rats")
    one.events_ahead, other.events_ahead = ("taxes", "special"), ("special", "taxes")

    assert all(seen(one, viewer) == seen(other, viewer) for viewer in EVERYBODY)


def test_goods_prisoners_seals_and_evil_are_open() -> None:
    """Ruling 21."""
    g = table(2, A={"gold": 7, "food": 2, "imps": 4, "seals": 1, "evil": 8, "prison": "W4"})
    lord = GAME.view(g, None).lords[0]

    assert (lord.gold, lord.food, lord.imps, lord.seals, lord.evil) == (7, 2, 4, 1, 8)
    assert lord.prison == ("silver-warrior-2",)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_dealing_anew_changes_the_secrets_and_nothing_a_viewer_sees(viewer: int | None) -> None:
    g = GAME.start(2, {"version": "full"}, 8)
    for seat in (0, 1):
        decision = g.decisions()[seat]
        g = apply(g, Move(seat, decision.number, decision.form.default(g, seat)))
    other = GAME.redeal(g, viewer, Chance(5))

    assert seen(other, viewer) == seen(g, viewer)
    assert other.monster_stacks != g.monster_stacks


def test_whoever_has_laid_out_a_trap_can_pay_for_it_wherever_cards_are_dealt_anew() -> None:
    penniless = {"traps": "rolling-stone", "gold": 0, "food": 0, "imps": 0, "plan": Plan(FIRST_TUNNELS[0])}
    g = table(2, B=penniless)
    g.hide(1, set_traps=("rolling-stone",))
    laid = {GAME.redeal(g, 0, Chance(luck)).secrets[1].set_traps for luck in range(40)}

    assert len(laid) > 1
    assert all(TRAPS[trap].pay[0] == Goods() for [trap] in laid)


def test_what_others_imagine_does_not_depend_on_a_trap_in_a_plan_that_is_still_secret() -> None:
    lord = {"heroes": "W5", "monsters": "troll", "traps": "rolling-stone pendulum", "tiles": "!A3 A4 B3"}
    lords: dict[str, Any] = {"A": lord, "B": lord}
    g = go(table(2, season=4, **lords), planning)
    one, other = play(g, "A4", "pendulum", ["m1"], who="A"), play(g, "A4", "no-trap", ["m1"], who="A")
    imagined = [[GAME.redeal(each, 1, Chance(luck)) for luck in range(40)] for each in (one, other)]

    assert one.secrets[0].set_traps == ("pendulum",)
    assert len({world.secrets[0].traps for world in imagined[0]}) > 1
    assert [world.secrets for world in imagined[0]] == [world.secrets for world in imagined[1]]
    assert [world.trap_pile for world in imagined[0]] == [world.trap_pile for world in imagined[1]]


def test_whoever_imagines_a_trap_recall_imagines_others_asked_about_the_traps_they_have_there() -> None:
    g = table(2, version="full", A={"traps": "pendulum"}, B={"traps": "fire-wall trap-door", "gold": 0})
    g.special = "trap-recall"
    g = go(g, special_event)

    for luck in range(20):
        world = GAME.redeal(g, 0, Chance(luck))
        asked = {decision.seat: decision.form for decision in world.pending()}
        assert set(option_ids(asked[1])) == set(world.secrets[1].traps)
        assert asked[0] == next(decision.form for decision in g.pending() if decision.seat == 0)
