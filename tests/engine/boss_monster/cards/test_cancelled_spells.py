"""Spells cancelled by Short Circuit, spells whose target is gone, and where spells go."""

from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.scenario import (
    Side,
    building,
    change_orders,
    coins,
    damage_of,
    lair,
    offered,
    options,
    play,
    question_key,
    queue,
    story,
    to_decide,
    wounds,
)

# ── MB076 Short Circuit ──────────────────────────────────────────────────────────────────────────────────


def circuit(coins_of_caster: int = 3, spells: str = "MB072") -> Realm:
    """A casts Pay to Win, and B has played Short Circuit."""
    g = building(Side("MB042", spells, coins=coins_of_caster), Side("", "MB076"))
    g = play(change_orders(g, "B", "spell"), "A", "MB072", *([0] if coins_of_caster else []))
    return play(g, "B", "MB076")


def test_short_circuit_makes_the_caster_pay_or_lose_the_spell() -> None:
    g = circuit()
    assert (to_decide(g), question_key(g)) == ("A", "ask-tax")

    paid, given_up = play(g, "A", "pay"), play(g, "A", "give-up")
    assert (damage_of(paid, "A1"), coins(paid, "A")) == (3, 2)
    assert (damage_of(given_up, "A1"), coins(given_up, "A")) == (2, 3)


def test_short_circuit_cancels_the_spell_of_the_poor() -> None:
    g = circuit(coins_of_caster=0)

    assert (damage_of(g, "A1"), "cancelled" in story(g)) == (2, True)


def test_short_circuit_lasts_for_the_round() -> None:
    g = play(circuit(spells="MB072 MB074"), "A", "give-up", "MB074")

    assert question_key(g) == "ask-tax"


def test_short_circuit_is_played_as_a_reaction_only() -> None:
    assert not offered(building(Side("MB042", "MB076")), "A", "MB076")


def test_short_circuit_counts_as_a_cast_spell() -> None:
    g = building(Side("MB042", "MB072"), Side("MB032", "MB076"))
    g = play(play(change_orders(g, "B", "spell"), "A", "MB072", "A1", 0), "B", "MB076")

    assert coins(g, "B") == 5


def test_a_cancellation_cannot_be_cancelled() -> None:
    """Ruling A28: C also holds a Short Circuit, and is asked about A's spell only."""
    sides = Side("MB042", "MB072"), Side("", "MB076"), Side("", "MB076")
    g = change_orders(change_orders(building(*sides), "B", "spell"), "C", "spell")
    g = play(play(g, "A", "MB072", 0), "B", "MB076")
    assert question_key(g) == "ask-tax"

    g = play(g, "A", "pay")
    assert (to_decide(g), question_key(g)) == ("C", "ask-cancel")


def test_whoever_holds_a_spell_is_asked_whatever_it_is() -> None:
    """Section 6.1: B sees only "pass"."""
    g = building(Side("MB042", "MB072"), Side("", "MB074"))
    g = play(change_orders(g, "B", "spell"), "A", "MB072", 0)

    assert (to_decide(g), options(g, "B")) == ("B", ["pass"])


def test_whoever_holds_no_spell_is_not_asked() -> None:
    g = building(Side("MB042", "MB072"), Side("", "MB013"))

    assert to_decide(play(change_orders(g, "B", "spell"), "A", "MB072", 0)) == "A"


def test_abilities_cannot_be_cancelled() -> None:
    g = building(Side("MB042"), Side("", "MB076"))

    assert coins(play(change_orders(g, "B", "spell"), "A", "MB042"), "A") == 6


# ── declared and gone ────────────────────────────────────────────────────────────────────────────────────


def test_a_spell_whose_target_is_gone_comes_to_nothing() -> None:
    """Ruling A29: B aims at A's mine, A destroys it first."""
    g = building(Side("MB042 MB026"), Side("", "MB072"))
    g = play(change_orders(g, "B", "before-0"), "A", "done")
    g = play(g, "B", "MB072", "A1", 2)
    assert (to_decide(g), question_key(g)) == ("A", "ask-respond")
    g = play(g, "A", "MB042")

    assert "fizzles" in story(g)
    assert (coins(g, "B"), g.discards[-1]) == (1, "MB072")


def test_a_spell_that_came_to_nothing_is_not_cast() -> None:
    g = building(Side("MB042 MB026"), Side("MB032", "MB072"))
    g = play(change_orders(g, "B", "before-0"), "A", "done")
    g = play(play(g, "B", "MB072", "A1", 0), "A", "MB042")

    assert coins(g, "B") == 3


def test_drawn_cards_may_be_used_at_once() -> None:
    """Ruling A38."""
    g = play(building(Side("MB042", "MB035"), spells="MB072"), "A", "MB035", "spell")

    assert offered(g, "A", "MB072")


def test_a_spell_goes_to_the_discard_pile() -> None:
    g = play(building(Side("MB042", "MB072")), "A", "MB072", 0)

    assert (g.discards, g.casting) == (("MB072",), ())
    assert (queue(g, "A"), wounds(g, "A"), lair(g, "A").marks) == ([], [], ())
