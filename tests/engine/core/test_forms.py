"""Forms read legal choices, refuse all others with a reason, and know a default and samples."""

import pytest

from engine.core import Chance, Choice, Illegal, Law, Number, Spot, Text, placement_law
from engine.core.grid import cell_name, read_spot, spot_words
from tests.engine import toy
from tests.engine.toy import FORMS, Toy, choose, table


def refusal(form: str, choice: Choice, g: Toy | None = None) -> Text:
    with pytest.raises(Illegal) as refused:
        FORMS[form].read(g or table(toy.note, ""), 0, choice)
    return refused.value.text


@pytest.mark.parametrize("form", FORMS)
def test_defaults_and_samples_are_legal(form: str) -> None:
    g = table(toy.note, "")
    chance = Chance(5)

    choices = [FORMS[form].default(g, 0), *(FORMS[form].sample(g, 0, chance) for _ in range(50))]

    for choice in choices:
        FORMS[form].read(g, 0, choice)


@pytest.mark.parametrize(("form", "count"), [("colour", 4), ("several", 6), ("ordered", 12), ("number", 4)])
def test_samples_reach_every_legal_choice(form: str, count: int) -> None:
    chance = Chance(5)
    g = table(toy.note, "")

    read = {str(FORMS[form].read(g, 0, FORMS[form].sample(g, 0, chance))) for _ in range(400)}

    assert len(read) == count


def test_the_default_pick_is_the_usual_one_or_the_first() -> None:
    assert FORMS["usual"].default(None, 0) == ["green"]
    assert FORMS["colour"].default(None, 0) == ["red"]
    assert FORMS["ordered"].default(None, 0) == ["red", "green"]
    assert FORMS["none"].default(None, 0) == []


def test_the_default_number_is_the_usual_one_or_the_least() -> None:
    assert FORMS["usual number"].default(None, 0) == 4
    assert FORMS["number"].default(None, 0) == 2


def test_several_picks_come_in_the_order_of_the_list() -> None:
    assert FORMS["several"].read(None, 0, ["blue", "red"]) == ["red", "blue"]


def test_ordered_picks_keep_their_order() -> None:
    assert FORMS["ordered"].read(None, 0, ["blue", "red"]) == ["blue", "red"]


def test_a_rule_may_do_as_it_likes_with_the_picks() -> None:
    choice = ["red"]

    picked = FORMS["colour"].read(None, 0, choice)
    assert isinstance(picked, list)
    picked.clear()

    assert choice == ["red"]


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ([], Text("pick-so-many", {"least": 1, "most": 2})),
        (["red", "green", "blue"], Text("pick-so-many", {"least": 1, "most": 2})),
        (["pink"], Text("not-an-option", {"choice": "pink"})),
        (["red", "red"], Text("picked-twice")),
        (3, Text("pick-from-the-list")),
    ],
)
def test_a_wrong_pick_is_refused_with_the_reason(choice: Choice, reason: Text) -> None:
    assert refusal("several", choice) == reason


@pytest.mark.parametrize("choice", [1, 6, ["3"], []])
def test_a_wrong_number_is_refused_with_the_bounds(choice: Choice) -> None:
    assert refusal("number", choice) == Text("number-from-to", {"least": 2, "most": 5})


def test_yes_is_not_a_number() -> None:
    with pytest.raises(Illegal):
        Number(0, 5).read(None, 0, True)


@pytest.mark.parametrize(
    ("words", "spot"),
    [
        (["C7"], Spot(2, 6)),
        (["c7", "r90"], Spot(2, 6, 1)),
        (["C7", "r90", "m"], Spot(2, 6, 1, mirrored=True)),
        (["A10", "M", "R270"], Spot(0, 9, 3, mirrored=True)),
        (["A1", "r0"], Spot(0, 0)),
    ],
)
def test_a_spot_is_written_as_square_turn_and_mirror(words: list[str], spot: Spot) -> None:
    assert read_spot(words, 8, 10) == spot
    assert read_spot(spot_words(spot), 8, 10) == spot


def test_notation_is_short() -> None:
    assert spot_words(Spot(2, 6, 1, mirrored=True)) == ["C7", "r90", "m"]
    assert spot_words(Spot(2, 6)) == ["C7"]
    assert cell_name((0, 9)) == "A10"


@pytest.mark.parametrize(
    ("choice", "key"),
    [
        ([], "no-square-named"),
        (7, "no-square-named"),
        (["D1"], "no-such-square"),
        (["A4"], "no-such-square"),
        (["A0"], "no-such-square"),
        (["7C"], "no-such-square"),
        ([""], "no-such-square"),
        (["A1", "r45"], "no-such-turn"),
        (["A1", "A2"], "no-such-turn"),
    ],
)
def test_a_place_that_is_none_is_refused(choice: Choice, key: str) -> None:
    assert refusal("placement", choice).key == key


def test_a_refusal_of_a_square_names_the_last_one() -> None:
    assert refusal("path", ["A1", "Z9"]) == Text("no-such-square", {"word": "Z9", "last": "C3"})


def test_the_law_refuses_a_placement_with_its_own_reason() -> None:
    g = choose(table(toy.built, 0), 0, ["B2", "r180", "m"])
    assert g.log == ["0 builds 1 1 2 True"]

    assert refusal("placement", ["B2"], g) == Text("toy-taken")


def test_the_law_refuses_a_path_with_its_own_reason() -> None:
    assert refusal("path", ["A1", "B2"]) == Text("toy-no-step")
    assert refusal("path", []) == Text("toy-stay")
    assert refusal("path", 4) == Text("no-square-named")


def test_a_path_is_read_square_by_square() -> None:
    g = choose(table(toy.walk, 2), 2, ["a1", "A2", "b2"])

    assert g.log == ["2 walks [(0, 0), (0, 1), (1, 1)]"]


def test_two_laws_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="two laws are called toy-build"):
        placement_law("toy-build", Law(lambda g, seat, spot: None, lambda g, seat: iter(())))
