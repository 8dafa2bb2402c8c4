"""A card laid face down can be moved or taken back until the next player has acted, and acted after."""

import msgspec
import pytest

from engine.core import Chance, Decision, Move, Pick, apply
from engine.core.saving import load, save
from engine.core.undo import Turn, obstacle
from engine.games.boss_monster import GAME
from engine.games.boss_monster.state import NEW_PLACE, NOWHERE, Realm
from tests.engine.boss_monster.scenario import (
    LETTERS,
    Side,
    asked,
    build_nothing,
    building,
    change_orders,
    coins,
    finish_round,
    hand,
    lair,
    offered,
    option_id,
    play,
    rooms,
    story,
    to_decide,
)

THREE = Side("MB042", "MB013"), Side("", "MB014"), Side("", "MB026")


def laid(g: Realm, who: str, word: str) -> Turn:
    """A player's answer to the build question, with the states around it."""
    decision = asked(g, who)
    after = play(g, who, word)
    return Turn(g, Move(decision.seat, decision.number, [word]), after)


def change_build(g: Realm, who: str, word: str) -> Realm:
    """The table after a player has changed the build just made; `word` is as in `play`."""
    offer = _offer(g, who, "build_changed")
    return apply(g, Move(offer.seat, offer.number, [option_id(g, offer, word)]))


def can_change_build(g: Realm, who: str) -> bool:
    """Whether a player may still change the build just made."""
    return any(LETTERS[each.seat] == who and each.step.endswith("build_changed") for each in g.offers)


def lay_first(g: Realm, who: str, word: str) -> Realm:
    """The table after a player has laid a card and goes on with the build turn."""
    decision = next(each for each in g.decisions() if each.step.endswith("laid_first"))
    assert LETTERS[decision.seat] == who
    return apply(g, Move(decision.seat, decision.number, [option_id(g, decision, word)]))


def _offer(g: Realm, who: str, step: str) -> Decision:
    offers = [each for each in g.offers if LETTERS[each.seat] == who and each.step.endswith(step)]
    assert len(offers) == 1, f"{who} is offered nothing of the kind"
    return offers[0]


# ── taking the move back ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("word", ["MB013@new", "done"])
def test_nothing_hidden_comes_to_light_by_building(word: str) -> None:
    assert obstacle(laid(building(*THREE), "A", word), 0, ()) is None


def test_the_next_players_move_makes_it_final() -> None:
    g = play(building(*THREE), "A", "MB013@new")

    assert obstacle(laid(g, "B", "done"), 0, ()) is not None


def test_the_reveal_cannot_be_taken_back() -> None:
    g = build_nothing(building(*THREE), "A", "B")

    assert obstacle(laid(g, "C", "MB026@new"), 2, ()) is not None


def test_nor_by_somebody_being_asked_before_it_is_final() -> None:
    """That C wants to be asked here everybody knew."""
    g = change_orders(building(*THREE), "C", "before-0")
    assert (story(g), GAME.view(g, 0).open_orders) == (["wants-a-word"], ((), (), (0,)))

    assert obstacle(laid(g, "A", "MB013@new"), 0, ()) is None


def test_taking_that_wish_back_is_told_as_well() -> None:
    g = change_orders(change_orders(building(*THREE), "C", "before-0"), "C", "spell")

    assert (story(g), GAME.view(g, 0).open_orders) == (["wants-no-word"], ((), (), ()))


def test_for_the_last_one_to_build_it_stays_secret() -> None:
    g = change_orders(building(*THREE), "A", "turn-2")

    assert (story(g), GAME.view(g, 1).open_orders) == ([], ((), (), ()))
    assert to_decide(play(build_nothing(g, "A", "B"), "C", "MB026@new")) == "A"


def test_when_the_last_one_is_eliminated_another_is_the_last() -> None:
    g = change_orders(building(*THREE), "A", "before-1")
    lair(g, "C").wounds = ("MB106", "MB107", "MB108")
    g = finish_round(g)

    assert (g.order, g.build_orders[0]) == ((0, 1), ("turn-1",))


def test_an_order_of_an_earlier_release_stays_secret_and_counts() -> None:
    g = building(*THREE)
    g.build_orders[2] = ("turn-0",)
    turn = laid(g, "A", "MB013@new")

    assert (turn.after.awaited(), GAME.view(play(g, "A", "MB013@new"), 1).open_orders) == ([2], ((), (), ()))
    assert obstacle(turn, 0, ()) is not None


# ── changing it ──────────────────────────────────────────────────────────────────────────────────────────


def test_a_card_can_be_taken_back_until_the_next_player_has_acted() -> None:
    g = change_build(play(building(*THREE), "A", "MB013@new"), "A", "withdraw")

    assert (lair(g, "A").placed, lair(g, "A").placed_at, hand(g, "A")) == ("", NOWHERE, ["MB013"])
    assert (to_decide(g), story(g)) == ("B", ["takes-back"])
    assert rooms(build_nothing(g, "B", "C"), "A") == ["MB042"]


def test_a_card_can_be_moved() -> None:
    g = change_build(play(building(*THREE), "A", "MB013@new"), "A", "MB013@1")

    assert lair(g, "A").placed_at == lair(g, "A").slots[0].uid
    g = change_build(g, "A", "MB013@new")
    assert lair(g, "A").placed_at == NEW_PLACE


def test_whoever_built_nothing_may_build_after_all() -> None:
    g = change_build(play(building(*THREE), "A", "done"), "A", "MB013@1")

    assert rooms(build_nothing(g, "B", "C"), "A") == ["MB013"]


def test_it_is_final_once_the_next_player_has_acted() -> None:
    g = play(building(*THREE), "A", "MB013@new")
    assert can_change_build(g, "A")

    g = play(g, "B", "MB014@new")
    assert not can_change_build(g, "A")
    assert can_change_build(g, "B")


def test_laying_a_card_first_is_acting_too() -> None:
    g = play(building(Side("", "MB013"), Side("MB042", "MB014")), "A", "MB013@new")

    assert not can_change_build(lay_first(g, "B", "MB014@1"), "A")


def test_the_last_player_sees_the_reveal_and_changes_nothing() -> None:
    g = build_nothing(building(*THREE), "A", "B")

    assert not can_change_build(play(g, "C", "MB026@new"), "C")


def test_nobody_else_is_offered_anything() -> None:
    g = play(building(*THREE), "A", "MB013@new")

    assert [offer.seat for offer in g.offers if offer.step.endswith("build_changed")] == [0]


def test_without_anything_to_build_there_is_nothing_to_change() -> None:
    assert not can_change_build(play(building(Side("", "MB019"), Side()), "A", "done"), "A")


def test_the_builder_may_change_it_while_somebody_is_stopped() -> None:
    """Section 6.2: the active player is still active in window A; what was a target may be none then."""
    g = change_orders(building(Side("MB042", "MB013"), Side(), Side("", "MB067")), "C", "before-0")
    g = play(g, "A", "MB013@new")
    assert (to_decide(g), offered(g, "C", "MB067")) == ("C", True)

    g = change_build(g, "A", "MB013@1")
    assert (to_decide(g), offered(g, "C", "MB067")) == ("C", False)


def test_what_was_frozen_is_a_target_again_for_whoever_is_asked() -> None:
    g = play(building(Side("MB042", "MB013"), Side("", "MB067")), "A", "MB013@1")
    assert not offered(g, "B", "MB067")

    number = asked(g, "B").number
    g = change_build(g, "A", "MB013@new")
    assert offered(g, "B", "MB067")
    assert asked(g, "B").number == number


def test_a_pass_in_the_window_makes_the_build_final() -> None:
    g = change_orders(building(*THREE), "C", "before-0")
    g = play(play(g, "A", "MB013@new"), "C", "pass")

    assert to_decide(g) == "B"
    assert not can_change_build(g, "A")


# ── placing first ────────────────────────────────────────────────────────────────────────────────────────


def test_a_card_can_be_laid_before_a_text_is_used() -> None:
    g = lay_first(building(Side("MB042 MB045", "MB013"), Side()), "A", "MB013@new")
    assert (to_decide(g), lair(g, "A").placed) == ("A", "MB013")

    g = play(g, "A", "MB042")
    assert (coins(g, "A"), to_decide(g)) == (6, "A")
    assert rooms(build_nothing(play(g, "A", "keep"), "B"), "A") == ["MB013", "MB045"]


def test_a_card_can_be_laid_before_a_spell_is_cast() -> None:
    g = lay_first(building(Side("MB042", "MB013 MB072"), Side()), "A", "MB013@new")

    assert "casts" in story(play(g, "A", "MB072", 1))


def test_only_whoever_could_do_something_else_is_asked_to_lay_first() -> None:
    g = building(Side("", "MB013"), Side())

    assert [decision.step for decision in g.decisions() if not decision.standing] == ["boss_monster.built"]


def test_a_card_laid_first_can_be_taken_back() -> None:
    g = lay_first(building(Side("MB042", "MB013"), Side()), "A", "MB013@new")

    assert hand(play(g, "A", "withdraw"), "A") == ["MB013"]


def test_a_quiet_turn_is_still_one_answer() -> None:
    g = play(building(Side("MB042", "MB013 MB072"), Side()), "A", "MB013@new")

    assert to_decide(g) == "B"


# ── games saved before ───────────────────────────────────────────────────────────────────────────────────


def test_a_build_saved_before_changes_were_offered_goes_on() -> None:
    g = play(building(*THREE), "A", "MB013@new")
    g.offers = [offer for offer in g.offers if not offer.step.endswith("build_changed")]
    data = msgspec.json.decode(save(g))
    for each in data["state"]["lairs"]:
        del each["fell_in"]

    loaded = load(msgspec.json.encode(data))
    assert isinstance(loaded, Realm)
    g = play(loaded, "B", "MB014@new")
    assert can_change_build(g, "B")
    assert rooms(play(g, "C", "done"), "A") == ["MB013", "MB042"]


def test_redealing_fits_the_offer_to_the_new_hand() -> None:
    g = play(building(*THREE), "A", "MB013@new")
    for seed in range(5):
        other = GAME.redeal(g, 1, Chance(seed))
        (offer,) = (each for each in other.offers if each.step.endswith("build_changed"))
        assert isinstance(offer.form, Pick)
        choice = offer.form.sample(other, 0, Chance(seed))
        assert GAME.conserved(apply(other, Move(0, offer.number, choice))) == []
