"""Set-up by number of players, families, the variants, and the end."""

import pytest

from engine.core import Result
from engine.games.mighty_monsters import GAME
from engine.games.mighty_monsters.cards import FAMILIES, GUARDS
from engine.games.mighty_monsters.state import Castle
from tests.engine.mighty_monsters.scenario import (
    castle,
    first_option,
    fresh_round,
    play,
    play_out,
    seated,
    to_decide,
)


def levels(g: Castle) -> list[int]:
    return [place.level.level for place in g.places]


@pytest.mark.parametrize(("seats", "rounds"), [(3, 6), (4, 6), (5, 5), (6, 6)])
def test_places_and_rounds_go_by_the_number_of_players(seats: int, rounds: int) -> None:
    g = seated(seats)

    assert (len(g.places), len(g.kings), g.rounds) == (seats, rounds, rounds)
    assert len(g.box) == 12 - rounds
    assert len(g.guards.pile) == 36 - seats


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_starts_with_eight_gold_three_cards_and_two_in_reserve(seats: int) -> None:
    g = seated(seats)

    for lair in g.lairs:
        assert (lair.gold, len(lair.hand), len(lair.reserve)) == (8, 3, 2)
        assert sorted(lair.hand + lair.reserve) == [1, 2, 3, 4, 5]


def test_the_start_player_is_drawn_by_lot() -> None:
    assert {to_decide(seated(4, seed)) for seed in range(40)} == set("ABCD")


def test_hands_are_shuffled() -> None:
    assert len({tuple(seated(3, seed).lairs[0].hand) for seed in range(100)}) == 10


def test_everybody_wishes_for_a_family_at_once() -> None:
    """Ruling M18: the order is not stated, and nothing depends on it."""
    g = GAME.start(4, {}, seed=1)

    assert to_decide(g) == "ABCD"
    assert play(g, "C", "dragons").awaited() == [0, 1, 3]


def test_different_wishes_all_come_true() -> None:
    g = seated(6)

    assert [lair.family for lair in g.lairs] == list(FAMILIES)


def test_a_wish_is_secret_until_all_have_wished() -> None:
    g = play(GAME.start(3, {}, seed=1), "A", "orcs")

    assert GAME.view(g, 1).lairs[0].family == ""


def wished(seed: int) -> list[str]:
    """Two want the dragons, one wants the orcs."""
    g = GAME.start(3, {}, seed)
    for who, family in (("A", "dragons"), ("B", "orcs"), ("C", "dragons")):
        g = play(g, who, family)
    return [lair.family for lair in g.lairs]


def test_the_lot_decides_between_equal_wishes() -> None:
    dragons = [wished(seed).index("dragons") for seed in range(30)]

    assert set(dragons) == {0, 2}


def test_whoever_loses_the_lot_gets_a_family_nobody_wished_for() -> None:
    for seed in range(30):
        families = wished(seed)

        assert families[1] == "orcs"
        assert len(set(families)) == 3


def test_guards_are_laid_out_as_they_are_drawn() -> None:
    g = fresh_round("G3-01 G1-01 G2-01")

    assert [place.guard for place in g.places] == ["G3-01", "G1-01", "G2-01"]


def test_the_guard_chain_puts_the_lowest_level_at_the_gate() -> None:
    g = fresh_round("G3-01 G1-01 G2-01", guard_chain="on")

    assert levels(g) == [1, 2, 3]


def test_the_guard_chain_keeps_the_draw_order_within_a_level() -> None:
    """Ruling M11."""
    g = fresh_round("G2-05 G3-01 G2-02 G1-01", guard_chain="on")

    assert [place.guard for place in g.places] == ["G1-01", "G2-05", "G2-02", "G3-01"]


def test_the_guard_chain_is_sorted_anew_every_round() -> None:
    g = seated(5, guard_chain="on")
    for _ in range(g.rounds - 1):
        assert levels(g) == sorted(levels(g))
        here = g.round
        while g.round == here:
            g = play(g, to_decide(g), first_option(g))


def test_both_variants_work_together() -> None:
    """Ruling M12: the guards are sorted, and then the tile is turned."""
    g = fresh_round("G3-01 G1-01 G2-01", king="K08", guard_chain="on")

    assert (levels(g), g.king) == ([1, 2, 3], "K08")


def test_variants_are_off_unless_chosen() -> None:
    assert GAME.start(3, {}, seed=1).settings == {"guard-chain": "off", "kings-rules": "off"}


@pytest.mark.parametrize(("seats", "guards"), [(3, 18), (4, 24), (5, 25), (6, 36)])
def test_no_guards_are_dealt_after_the_last_round(seats: int, guards: int) -> None:
    """Ruling M13: discards are never shuffled again, and with six players the pile is just enough."""
    g = play_out(seated(seats))

    assert g.places == []
    assert len(g.guards.pile) == len(GUARDS) - guards
    assert len(g.guards.discards) + len(g.unseen) == guards


def test_the_game_ends_with_the_last_king_tile() -> None:
    """Ruling M16."""
    g = castle("G3-10 G1-01 G1-02", "A1 B1 | A2 B2 | C1 C2", last_round=True)

    assert (g.kings, g.decisions()) == ((), [])
    assert g.result is not None


def test_the_richest_wins_and_ties_share_a_place() -> None:
    """The rulebook's end: Inga 32, Frank and Ani 19, Jenny 23; everybody has 2 gold of healing to pay."""
    purse = {"A": 34, "B": 21, "C": 21, "D": 25}

    g = castle("G3-10 G1-01 G1-02 G1-03", "A1 B1 | A2 B2 | C1 D1 | C2 D2", gold=purse, last_round=True)

    assert g.result == Result(scores=(32, 19, 19, 23), places=(1, 3, 3, 2), winners=(0,))


def test_the_richest_share_the_victory() -> None:
    """Ruling M16: no tie-break."""
    g = castle("G3-10 G1-01 G1-02", "A1 B1 | A2 B2 | C1 C2", gold={"C": 3}, last_round=True)

    assert g.result == Result(scores=(6, 6, 1), places=(1, 1, 3), winners=(0, 1))
