"""What everybody may know, what only the owner knows, and that being asked gives nothing away."""

import msgspec
import pytest

from engine.games.mighty_monsters import GAME
from engine.games.mighty_monsters.state import Castle
from tests.engine.mighty_monsters.scenario import castle, first_option, fresh_round, play, seated, to_decide

GUARDS = "G1-05 G2-05 G3-05"


def seen(g: Castle, viewer: int | None) -> bytes:
    return msgspec.json.encode(GAME.view(g, viewer))


def test_gold_is_open() -> None:
    """Ruling M14."""
    g = castle(GUARDS, gold={"A": 3, "B": 5})

    for viewer in (None, 0, 1, 2):
        assert [lair.gold for lair in GAME.view(g, viewer).lairs] == [3, 5, 8]


def test_a_hand_is_shown_to_its_owner_only() -> None:
    g = castle(GUARDS, hands={"B": "1 2 4"})

    assert GAME.view(g, 1).hand == (1, 2, 4)
    assert GAME.view(g, 1).reserve == (3, 5)
    assert GAME.view(g, None).hand == GAME.view(g, None).reserve == ()


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_another_hand_makes_no_difference_to_the_others(viewer: int | None) -> None:
    weak, strong = castle(GUARDS, hands={"B": "1 2 3"}), castle(GUARDS, hands={"B": "3 4 5"})

    assert seen(weak, viewer) == seen(strong, viewer)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_front_of_a_guard_makes_no_difference(viewer: int | None) -> None:
    one, other = castle("G1-01 G2-01 G3-01"), castle("G1-12 G2-12 G3-12")

    assert GAME.view(one, viewer).places == GAME.view(other, viewer).places


def test_the_level_of_the_next_guard_is_seen_by_all() -> None:
    g = fresh_round("G1-01 G1-02 G1-03")

    assert {GAME.view(g, viewer).next_level for viewer in (None, 0, 1, 2)} == {3}


def test_in_the_base_game_king_tiles_stay_hidden() -> None:
    g = castle(GUARDS, "A4 B5 | B4 C5 | C4 A5")
    view = GAME.view(g, 0)

    assert (view.king, view.spent_kings) == ("", ())


def test_with_the_kings_rules_the_tiles_turned_up_are_remembered() -> None:
    g = castle(GUARDS, "A4 B5 | B4 C5 | C4 A5", king="K05")

    assert GAME.view(g, None).spent_kings == ("K05",)


@pytest.mark.parametrize(("hand", "king"), [("1 3", "K01"), ("2 3", "K01"), ("1 3", "K05"), ("2 3", "")])
def test_whether_a_seat_is_asked_does_not_depend_on_its_hand(hand: str, king: str) -> None:
    g = castle(GUARDS, "B2 C5 | B5 C4 | A5 .", hands={"A": hand}, gold={"A": 0}, king=king)

    assert to_decide(g) == "A"


def test_a_move_before_the_fights_gives_nothing_hidden_away() -> None:
    g = seated(3)

    g = play(g, to_decide(g), first_option(g))

    assert g.barrier is None
