"""Phase A: elements of a card are built from the left, and may be taken back."""

import pytest

from engine.core import Pick
from engine.games.doodle_dungeon.board.sheet import NAMES
from engine.games.doodle_dungeon.cards import CARDS, CATEGORIES, TRACKS
from engine.games.doodle_dungeon.rules.building import upgrade_options
from engine.games.doodle_dungeon.state import Sheet
from tests.engine.doodle_dungeon.scenario import (
    answer,
    answer_later,
    building,
    dungeon,
    letters,
    options,
    refused,
    squares,
    take_back,
)
from texts import speaker

WALLS_GOBLINS_DRAGON = "01"
GOBLIN_ORCS_UPGRADES = "02"
LINE_OF_THREE = "42"
TRAP_TREASURE_UPGRADES = "18"
GOBLIN_GOBLIN_TREASURE_UPGRADE = "40"
PAIR_AND_TRAPS = "31"
PAIR_ORC_TREASURE = "07"
WINDING = " ".join(
    [
        "B1 B2 B3 B4 B5 B6 B7 B8 B9",
        "D2 D3 D4 D5 D6 D7 D8 D9 D10",
        "F1 F2 F3 F4 F5 F6 F7 F8 F9",
        "H2 H3 H4 H5 H6",
    ]
)
"""Walls between which the way winds to and fro; there is no room for a formation."""

# ── the order of the elements ────────────────────────────────────────────────────────────────────────────


def test_elements_are_built_from_the_left() -> None:
    """A3."""
    g = answer(building(WALLS_GOBLINS_DRAGON), "A", "C3")
    assert letters(g, "A") == {"C3": "#", "C4": "#", "D5": "#"}

    g = answer(g, "A", "A2", "A4", "A6")

    assert {square: letter for square, letter in letters(g, "A").items() if letter != "#"} == {
        "A2": "G",
        "A4": "G",
        "A6": "D",
    }


def test_nothing_may_be_waived() -> None:
    """A3: every element is asked for as long as it has a place, and there is no way to skip it."""
    g = building(WALLS_GOBLINS_DRAGON)

    assert refused(g, "A", "") == "no-square-named"
    assert g.awaited() == [0]


def test_an_element_without_a_place_lapses_and_the_others_do_not() -> None:
    """A18."""
    crowded = dungeon(traps=" ".join(NAMES[square] for square in range(80) if sum(divmod(square, 10)) % 2))
    g = building(WALLS_GOBLINS_DRAGON, crowded)

    assert [built.lapsed for built in g.masters[0].built] == [True] * 4

    walled = dungeon(walls=WINDING)
    g = building(WALLS_GOBLINS_DRAGON, walled)
    assert [(built.element, built.lapsed) for built in g.masters[0].built] == [("W3K", True)]
    g = answer(g, "A", "C5")
    assert letters(g, "A")["C5"] == "G"


def test_a_card_of_which_nothing_fits_is_done_at_once() -> None:
    full = dungeon(
        walls=WINDING,
        traps="A1 A3 A5 A7 A9 B10 C2 C4 C6 C8 E2 E4 E6 E8 E10 G2 G4 G6 G8 G10 C9 D1 H1 H7 H9",
    )
    g = building(PAIR_AND_TRAPS, full)

    assert [built.lapsed for built in g.masters[0].built] == [True, True, True]
    assert g.masters[0].ready
    assert g.result is not None


ALL_BUT_H9 = "A1 A3 A5 A7 A9 B10 C2 C4 C6 C8 E2 E4 E6 E8 E10 G2 G4 G6 G8 G10 C9 D1 H1 H7"
"""Traps that leave room for one more in a winding dungeon."""


def test_nobody_is_asked_where_only_one_square_is_left() -> None:
    g = building(GOBLIN_ORCS_UPGRADES, dungeon(walls=WINDING, traps=ALL_BUT_H9))

    assert letters(g, "A")["H9"] == "G"
    assert [built.lapsed for built in g.masters[0].built] == [False, True, True]
    assert options(g) == list(CATEGORIES)
    told = [event.text for event in g.events if event.text.key == "doodle-dungeon-thing-drawn-only"]
    assert [speaker("en", ["Anna", "Ben"]).say(one) for one in told] == [
        "Anna draws a goblin on H9, the only square left for it."
    ]


def test_what_could_not_be_built_otherwise_cannot_be_taken_back() -> None:
    g = building(GOBLIN_ORCS_UPGRADES, dungeon(walls=WINDING, traps=ALL_BUT_H9))
    assert [decision.step for decision in g.decisions() if "took_back" in decision.step] == []

    g = answer(g, "A", "orc")

    [going_back] = [decision.form for decision in g.decisions() if "took_back" in decision.step]
    assert isinstance(going_back, Pick)
    assert [option.id for option in going_back.options] == ["3"]


def test_the_only_category_with_a_free_box_is_ticked_without_a_question() -> None:
    full = {category: TRACKS[category].boxes for category in CATEGORIES if category != "hand"}
    g = building(TRAP_TREASURE_UPGRADES, dungeon(boxes=full))

    g = answer(g, "A", "H1", "H1")

    assert g.masters[0].sheet.boxes[CATEGORIES.index("hand")] == 2
    assert g.masters[0].ready


# ── treasures and upgrades ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("square", ["E5", "A1", "C3", "E4"])
def test_a_treasure_may_be_hidden_on_any_square(square: str) -> None:
    """A10: with a dragon, on an empty square, in a wall, beside a monster."""
    g = answer(building(TRAP_TREASURE_UPGRADES, dungeon(dragons="E5", walls="C3")), "A", "H1")

    g = answer(g, "A", square)

    assert g.masters[0].sheet.treasures == squares(square)


def test_no_square_holds_two_treasures() -> None:
    """A11."""
    g = answer(building(TRAP_TREASURE_UPGRADES, dungeon(treasures="E5")), "A", "H1")

    assert refused(g, "A", "E5") == "flaw-hidden-already"


@pytest.mark.parametrize(
    ("category", "boxes", "level"),
    [
        ("dragon", 4, 8),
        ("dragon", 6, 10),
        ("orc", 0, 2),
        ("orc", 1, 2),
        ("orc", 2, 4),
        ("trap", 2, 1),
        ("trap", 3, 2),
        ("hand", 1, 1),
        ("hand", 2, 2),
        ("hand", 7, 4),
        ("goblin", 0, 0),
        ("goblin", 12, 12),
        ("treasure", 3, 2),
        ("treasure", 6, 3),
    ],
)
def test_only_a_full_group_of_boxes_unlocks_a_level(category: str, boxes: int, level: int) -> None:
    """A12 to A15."""
    assert Sheet().with_ticks(category, boxes).level(category) == level


def test_every_upgrade_ticks_one_box_of_any_category() -> None:
    g = answer(building(TRAP_TREASURE_UPGRADES, dungeon(boxes={"trap": 2})), "A", "H1", "H1")
    assert options(g) == list(CATEGORIES)

    g = answer(g, "A", "trap", "orc")

    assert g.masters[0].sheet.boxes == (0, 1, 0, 3, 0, 0)


def test_a_full_category_cannot_be_chosen() -> None:
    g = answer(building(TRAP_TREASURE_UPGRADES, dungeon(boxes={"trap": 6})), "A", "H1", "H1")

    assert "trap" not in options(g)


# ── taking back ──────────────────────────────────────────────────────────────────────────────────────────


def test_elements_of_the_open_card_can_be_taken_back() -> None:
    """A16: with everything that came after them, treasures and upgrades included."""
    before = dungeon(treasures="E5", boxes={"orc": 1})
    g = building(GOBLIN_GOBLIN_TREASURE_UPGRADE, before, other=LINE_OF_THREE)
    g = answer(g, "A", "A2", "A4", "A4", "orc")

    back = take_back(g, "A", 1)
    assert letters(back, "A") == {"A2": "G"}
    assert back.masters[0].sheet.treasures == squares("E5")
    assert back.masters[0].sheet.boxes == before.sheet.boxes
    again = answer(back, "A", "B5")

    assert letters(again, "A") == {"A2": "G", "B5": "G"}


def test_walls_can_be_taken_back_before_the_next_element_is_built() -> None:
    g = take_back(answer(building(WALLS_GOBLINS_DRAGON), "A", "C3"), "A", 0)

    assert letters(g, "A") == {}
    assert g.masters[0].built == ()


def test_nothing_of_an_earlier_card_can_be_taken_back() -> None:
    """A16."""
    g = building(WALLS_GOBLINS_DRAGON, dungeon(goblins="A2"))

    assert [decision.step for decision in g.decisions()] == ["doodle_dungeon.walls_drawn"]


@pytest.mark.parametrize(
    ("card", "words", "asked"),
    [
        (PAIR_AND_TRAPS, "C3 A1 A3", "ask-walls ask-thing ask-thing-last"),
        (PAIR_ORC_TREASURE, "C3 A1 A1", "ask-walls ask-thing ask-treasure-last"),
        (LINE_OF_THREE, "C3 orc orc orc", "ask-walls ask-upgrade ask-upgrade ask-upgrade-last"),
    ],
)
def test_the_question_for_the_last_element_says_that_the_card_is_done_with_it(
    card: str, words: str, asked: str
) -> None:
    g = building(card)
    prompts = []
    for word in words.split():
        prompts.append(g.pending()[0].prompt.key.removeprefix("doodle-dungeon-"))
        g = answer(g, "A", word)

    assert prompts == asked.split()
    assert g.masters[0].ready


def test_whoever_is_ready_may_still_change_something_while_others_build() -> None:
    """P8."""
    g = building(GOBLIN_ORCS_UPGRADES, other=LINE_OF_THREE)
    g = answer(g, "A", "A1", "A3", "A5", "orc", "orc")
    assert g.awaited() == [1]
    assert g.masters[0].ready

    g = take_back(g, "A", 2)
    assert not g.masters[0].ready
    assert sorted(g.awaited()) == [0, 1]
    g = answer(g, "B", "C3", "trap", "trap", "trap")
    assert g.awaited() == [0]
    g = answer(g, "A", "A7", "dragon", "dragon")

    assert g.result is not None
    assert g.masters[0].sheet.boxes == (0, 0, 2, 0, 0, 0)


def test_whoever_is_ready_erases_nothing_with_one_tap() -> None:
    g = building(GOBLIN_ORCS_UPGRADES, other=GOBLIN_ORCS_UPGRADES)
    ready = answer(g, "A", "A1", "A3", "A5", "orc", "orc")

    asked = answer_later(ready, "A", "wanted_change", "2")
    assert asked.masters == ready.masters
    assert asked.awaited() == ready.awaited() == [1]
    kept = answer_later(asked, "A", "erased_or_kept", "keep")
    assert kept.masters == ready.masters
    erased = answer_later(asked, "A", "erased_or_kept", "2")
    assert [built.element for built in erased.masters[0].built] == ["goblin", "orc"]

    [change] = [decision.prompt.key for decision in kept.decisions() if decision.seat == 0]
    assert change == "doodle-dungeon-ask-change"


def test_an_option_says_exactly_what_it_erases() -> None:
    g = answer(building(GOBLIN_ORCS_UPGRADES), "A", "A1", "A3", "A5", "orc")
    question = next(decision for decision in g.decisions() if "took_back" in decision.step)
    assert isinstance(question.form, Pick)
    second, last = question.form.options[1], question.form.options[-1]

    for locale, label, note, final in (
        ("en", "Erase orc on A3 and the 2 after it", "Erases as well: orc on A5 and upgrade for Orc.",
         "Erase upgrade for Orc"),
        ("de", "Ausradieren: Ork auf A3 und die 2 danach",
         "Dazu: Ork auf A5 und Aufwertung für Ork.", "Ausradieren: Aufwertung für Ork"),
    ):  # fmt: skip
        say = speaker(locale)
        assert second.note is not None
        assert (say.say(second.text), say.say(second.note)) == (label, note)
        assert (say.say(last.text), last.note) == (final, None)


def test_an_upgrade_says_in_words_what_it_brings() -> None:
    say = speaker("en")
    fresh, close = upgrade_options((0,) * 6), upgrade_options((1, 1, 1, 2, 2, 1))

    assert [say.say(option.text) for option in fresh] == [
        "Goblin: strength +0, +2 after 2 boxes",
        "Orc: strength +2, +4 after 2 boxes",
        "Dragon: strength +4, +6 after 2 boxes",
        "Trap: damage 1, 2 after 3 boxes",
        "Treasure: 1 point each, 2 after 3 boxes",
        "Hand cards: 1 card, 2 after 2 boxes",
    ]
    assert [say.say(option.text) for option in close][3] == "Trap: damage 1, 2 with this box"


def test_when_the_last_one_is_ready_everything_is_final() -> None:
    g = answer(building(GOBLIN_ORCS_UPGRADES), "A", "A1", "A3", "A5", "orc", "orc")

    assert g.decisions() == []


def test_taking_back_and_building_anew_gives_the_same_sheet() -> None:
    """For every card."""
    for card in CARDS:
        g = building(card, other=LINE_OF_THREE)
        while not g.masters[0].ready:
            decision = g.pending()[0]
            choice = decision.form.default(g, 0)
            assert isinstance(choice, list)
            g = answer(g, "A", " ".join(choice))
        assert g.awaited() == [1]
        assert len(g.masters[0].built) == len(CARDS[card].elements)
        assert take_back(g, "A", 0).masters[0].sheet == Sheet()
