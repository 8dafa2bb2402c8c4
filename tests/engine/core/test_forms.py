"""Forms read legal choices, refuse all others with a reason, and know a default and samples."""

from typing import Any

import pytest

from engine.core import (
    Chance,
    Choice,
    Grammar,
    Illegal,
    Law,
    Number,
    Path,
    Script,
    Spot,
    Text,
    grammar,
    path_law,
    placement_law,
)
from engine.core.grid import cell_name, read_cell, read_spot, read_steps, spot_words, step_words, way_words
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


@pytest.mark.parametrize(
    ("form", "count"), [("colour", 4), ("several", 6), ("ordered", 12), ("number", 4), ("script", 6)]
)
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


def test_exactly_so_many_are_asked_for_where_no_other_number_will_do() -> None:
    with pytest.raises(Illegal) as refused:
        FORMS["all"].read(None, 0, ["red"])
    assert refused.value.text == Text("pick-exactly", {"count": 2})


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


# ── ways in short, and words of one's own ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("words", "way"),
    [
        (["A1", "A3", "C3"], "A1 A2 A3 B3 C3"),
        (["A3"], "A1 A2 A3 B3 C3"),
        (["B2"], "A1 B1 B2 C2 C3"),
        (["R2", "D2"], "A1 A2 A3 B3 C3"),
        (["r", "d", "d", "r"], "A1 A2 B2 C2 C3"),
        (["→2", "↓2"], "A1 A2 A3 B3 C3"),
        (["R2D2"], "A1 A2 A3 B3 C3"),
        (["rdd", "R"], "A1 A2 B2 C2 C3"),
    ],
)
def test_a_way_is_written_in_short(words: list[str], way: str) -> None:
    g = table(toy.stroll, 0)

    form = FORMS["stroll"]
    assert isinstance(form, Path)

    assert " ".join(map(cell_name, form.read(g, 0, words))) == way


def test_a_way_in_short_names_its_ends_and_corners() -> None:
    assert way_words([(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)]) == ["A1", "A3", "C3"]
    assert way_words([(0, 0), (0, 1), (0, 0), (1, 0)]) == ["A1", "A2", "A1", "B1"]
    assert way_words([(2, 2)]) == ["C3"]


def test_d4_alone_is_a_square() -> None:
    assert read_steps(["D4"]) is None
    assert read_steps(["D1", "R1"]) == [(1, 0), (0, 1)]
    assert read_steps(["A1", "R1"]) is None
    assert read_steps([]) is None


def test_a_way_can_be_written_in_steps() -> None:
    way = [(0, 0), (0, 1), (0, 2), (1, 2), (0, 2)]

    assert step_words(way) == ["R2DU"]
    assert read_steps(["R2DU"]) == [(0, 1), (0, 1), (1, 0), (-1, 0)]
    assert read_steps(["R2D1U1"]) == [(0, 1), (0, 1), (1, 0), (-1, 0)]


def test_a_winding_way_is_proposed_in_steps_to_fit_into_a_list() -> None:
    winding = [(row, column) for row in range(26) for column in (range(9) if row % 2 else range(8, -1, -1))]
    path_law("toy-winding", Law(lambda g, seat, way: None, lambda g, seat: iter([winding])))
    form = Path("toy-winding", 26, 9, start=(0, 8))

    assert form.default(None, 0) == step_words(winding)
    assert form.read(None, 0, step_words(winding)) == winding


def test_a_law_may_tell_what_a_path_is_like() -> None:
    g = table(toy.stroll, 0)
    stroll, walk = FORMS["stroll"], FORMS["path"]
    assert isinstance(stroll, Path)
    assert isinstance(walk, Path)

    assert stroll.told(g, 0, ["R2D2"]) == Text("toy-length", {"squares": 5})
    assert walk.told(g, 0, ["A1"]) is None


def test_a_step_off_the_grid_is_refused_by_its_number() -> None:
    assert refusal("stroll", ["R1", "U1"]) == Text("step-off-the-grid", {"step": 2})


def test_a_law_may_say_what_is_usual() -> None:
    assert FORMS["stroll"].default(table(toy.note, ""), 0) == ["A1", "C1", "C3"]


def test_words_are_read_with_single_spaces() -> None:
    assert FORMS["words"].read(None, 0, ["Cave", " of ", "Gloom"]) == "Cave of Gloom"


@pytest.mark.parametrize(
    ("choice", "key"),
    [
        ([], "words-wanted"),
        ([" "], "words-wanted"),
        (["x" * 21], "words-wanted"),
        (5, "words-wanted"),
        (["@everyone"], "words-without-markup"),
        (["**loud**"], "words-without-markup"),
        (["hid\u200bden"], "words-without-markup"),
    ],
)
def test_words_that_are_none_are_refused(choice: Choice, key: str) -> None:
    assert refusal("words", choice).key == key


# ── scripts ──────────────────────────────────────────────────────────────────────────────────────────────


def climb() -> Script:
    form = FORMS["script"]
    assert isinstance(form, Script)
    return form


def test_what_may_come_next_in_a_script_depends_on_the_words_before() -> None:
    def offered(*words: str) -> list[str]:
        return [option.id for option in climb().following(None, 0, list(words)).options]

    assert offered() == ["up"]
    assert offered("up") == ["up", "down"]
    assert offered("up", "down") == ["up"]
    assert offered("up", "up", "up") == []


def test_a_script_says_whether_it_could_end_here() -> None:
    assert not climb().following(None, 0, []).complete
    assert climb().following(None, 0, ["up"]).complete


def test_a_script_is_read_in_its_usual_spelling() -> None:
    assert climb().read(None, 0, ["UP", "Down"]) == ["up", "down"]


@pytest.mark.parametrize("choice", [["down"], ["up", "sideways"], ["up"] * 4])
def test_words_that_cannot_follow_each_other_are_refused(choice: Choice) -> None:
    assert refusal("script", choice).key == "toy-no-step"


def test_a_script_that_has_not_begun_is_no_answer() -> None:
    assert refusal("script", []).key == "toy-stay"
    assert refusal("script", 1).key == "pick-from-the-list"


def test_a_script_is_never_forced() -> None:
    assert climb().forced() is None


def test_a_hint_goes_on_from_the_words_there_are() -> None:
    assert climb().hint(None, 0, ["up"]) == ["up", "up"]
    assert climb().hint(None, 0, ["up", "up", "up"]) is None


def test_what_is_written_is_told_word_by_word() -> None:
    written = climb().progress(None, 0, ["UP", "Down"])

    assert (written.words, written.rest, written.refusal) == (["up", "down"], [], None)
    assert [text.key for text in written.told if text] == ["toy-up", "toy-down"]
    assert [option.id for option in written.following.options] == ["up"]


def test_of_a_script_with_a_mistake_the_words_before_it_stand() -> None:
    written = climb().progress(None, 0, ["up", "sideways", "down"])

    assert (written.words, written.rest) == (["up"], ["sideways", "down"])
    assert written.refusal == Text("toy-no-step")
    assert written.following == climb().following(None, 0, ["up"])


def test_two_grammars_cannot_have_one_name() -> None:
    other = Grammar(lambda g, seat, words: words, lambda *_: None, lambda *_: [], lambda *_: None)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="two grammars are called toy-climb"):
        grammar("toy-climb", other)


# ── answers no client of ours would send ─────────────────────────────────────────────────────────────────

NONSENSE: list[Any] = [
    None, True, 1.5, "up", {}, {"a": 1}, [None], [1], [["up"]], [{}], (), ("up",), b"up", [b"up"], -(10**30),
    float("nan"),
]  # fmt: skip
FAR_TOO_LONG: list[list[str]] = [["up"] * 5000, ["u" * 100_000], ["A1"] * 2000]


@pytest.mark.parametrize("name", sorted(FORMS))
@pytest.mark.parametrize("choice", [*NONSENSE, *FAR_TOO_LONG], ids=lambda choice: repr(choice)[:20])
def test_an_answer_of_any_type_and_length_is_refused_with_a_reason(name: str, choice: Any) -> None:
    g = table(toy.nested)

    with pytest.raises(Illegal):
        FORMS[name].read(g, 0, choice)


def test_of_a_script_that_is_far_too_long_nothing_is_kept() -> None:
    progress = climb().progress(None, 0, ["up"] * 5000)

    assert (progress.words, progress.rest) == ([], ["up"])
    assert progress.refusal == Text("answer-too-long", {"most": 2000})


@pytest.mark.parametrize("words", [["A1", "C3", "H9"], ["A1", "A1"], ["A1"], ["A1", "B2"]])
def test_a_way_that_cannot_be_written_in_steps_is_named_by_its_corners(words: list[str]) -> None:
    way = [read_cell(word, 8, 9) for word in words]

    assert step_words(way) == words


def test_a_path_of_too_many_words_is_refused_before_it_is_drawn() -> None:
    form = FORMS["stroll"]
    assert isinstance(form, Path)

    with pytest.raises(Illegal) as refusal:
        form.meant(["A1"] * 2000)

    assert refusal.value.text.key == "answer-too-long"
