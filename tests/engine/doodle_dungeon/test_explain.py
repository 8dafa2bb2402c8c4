"""Every answer says what it does and what will come of it, and what is not possible says why."""

from __future__ import annotations

import pytest

from engine.core import Decision, Explanation, Pick
from engine.games.doodle_dungeon import GAME, Table
from engine.games.doodle_dungeon.show.verdicts import verdict_on
from tests.engine.doodle_dungeon.scenario import (
    all_but,
    answer,
    building,
    defending,
    drafting,
    dungeon,
    squares,
)
from texts import speaker

SAY = speaker("en", ["Anna", "Ben", "Cleo"])
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
FIGHT = dungeon(orcs="A3", boxes={"orc": 4})
"""An orc with +6."""


def explained(g: Table, asked: str = "") -> tuple[Decision, Explanation]:
    """The question Anna is asked, or one she may answer besides, and the help with it."""
    decision = next(each for each in g.decisions_of(0) if each.prompt.key.endswith(asked))
    return decision, GAME.explain(GAME.view(g, 0), decision)


def notes(g: Table, asked: str = "") -> dict[str, str]:
    decision, help_ = explained(g, asked)
    assert isinstance(decision.form, Pick)
    told = {option.id: option.note or help_.notes.get(option.id) for option in decision.form.options}
    return {option: "" if note is None else SAY.say(note) for option, note in told.items()}


def outlooks(g: Table) -> dict[str, str]:
    return {option: SAY.say(told) for option, told in explained(g)[1].outlooks.items()}


def barred(g: Table) -> dict[str, str]:
    return {SAY.say(one.what): SAY.say(one.why) for one in explained(g)[1].barred}


# ── building ─────────────────────────────────────────────────────────────────────────────────────────────


def test_a_card_says_whom_its_action_is_for() -> None:
    told = notes(drafting("01 37 45 12"))

    assert all(note.startswith(("For you: ", "Against others: ")) for note in told.values())


def test_a_card_with_elements_that_have_no_room_says_so() -> None:
    full = dungeon(traps=all_but("A1 H10"))

    assert "No room left for" in " ".join(outlooks(drafting("01 37 45 12", full)).values())
    assert outlooks(drafting("01 37 45 12")) == {}


def test_a_tick_says_what_the_next_level_is_worth_in_this_dungeon() -> None:
    own = dungeon(goblins="A3 A5 A7", traps="C1 C3", treasures="A3", boxes={"dragon": 8})
    g = building("60", own)
    while not explained(g)[0].prompt.key.startswith("doodle-dungeon-ask-upgrade"):
        g = answer(g, "A", _first_place(g))
    told = notes(g)

    assert told["goblin"] == "You have 3 goblins. Each wins 1 of 100 fights now, 6 with +2."
    assert told["trap"] == "You have 2 traps: 2 hearts in all now, later 4. The hero has 12."
    assert barred(g) == {"Dragon": "all boxes are ticked"}


def _first_place(g: Table) -> str:
    decision, _ = explained(g)
    words = decision.form.default(g, 0)
    assert isinstance(words, list)
    return " ".join(words)


def test_erasing_and_keeping_are_told_apart() -> None:
    g = building("01", other="02")
    while not g.masters[0].ready:
        g = answer(g, "A", _first_place(g))
    told = notes(g, "ask-change")

    assert all(told.values())
    assert "Nothing else is erased" in told[max(told)]


# ── encounters ───────────────────────────────────────────────────────────────────────────────────────────


def test_every_card_says_what_it_would_make_of_a_fight() -> None:
    g = defending(FIGHT, hands={"A": "aim-boost orc-club axe savage-bite"}, decks={"A": "gag"}, dice=(6, 4))
    told = outlooks(g)

    assert told["aim-boost"] == "Strength 19: still 1 short."
    assert told["orc-club"] == "Wins with 20: the hero loses 2 of his 12 hearts."
    assert told["axe"] == "Wins in 70 of 100 cases."
    assert told["savage-bite"] == "Only if your monster wins: still 4 short."
    assert told["end"] == "The orc loses and is crossed out: 2 points fewer."


def test_a_guard_that_loses_takes_its_treasure_along() -> None:
    g = defending(dungeon(orcs="A3", treasures="A3"), hands={"A": "gag"}, dice=(6, 4))

    assert "its treasure is lost" in outlooks(g)["end"]


def test_a_blow_the_hero_does_not_survive_is_called_deadly_unless_he_has_a_shield() -> None:
    weak = dungeon(traps="A3", hearts=1)

    assert "The hero dies: 5 points" in outlooks(defending(weak, hands={"A": "gag"}))["end"]
    shielded = defending(weak, hands={"A": "gag"}, above={"A": "shield"})
    assert outlooks(shielded)["end"] == "A shield keeps the hero from all harm."


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("gag", "for other dungeons, after this"),
        ("sharpened-spikes", "only at a trap"),
        ("goblin-spear", "only for a goblin"),
    ],
)
def test_a_card_that_does_not_fit_says_why(card: str, why: str) -> None:
    g = defending(FIGHT, hands={"A": card}, dice=(6, 4))

    assert list(barred(g).values()) == [why]


def test_another_roll_says_how_many_faces_are_higher() -> None:
    g = defending(FIGHT, hands={"A": "second-try"}, dice=(10, 3))

    assert list(notes(answer(g, "A", "second-try")).values()) == [
        "No roll is higher: keep it.",
        "7 of 10 rolls are higher.",
    ]


def test_the_best_dice_are_counted_for_another_roll() -> None:
    g = defending(FIGHT, hands={"A": "second-try"}, dice=(10, 3))

    assert outlooks(g)["second-try"] == "Wins in 70 of 100 cases."  # 10 and +6 stay, and 4 more are needed


# ── helping heroes ───────────────────────────────────────────────────────────────────────────────────────


def helping(hand: str, **others: object) -> Table:
    """Anna's first turn, with Ben's dungeon described."""
    ben = dungeon(traps="A5", orcs="A8 C1", **others)  # type: ignore[arg-type]
    return defending(dungeon(), ben, hands={"A": hand, "B": "gag"}, decks={"A": "axe"}, first_turns=True)


def test_help_for_a_hero_says_what_it_would_do_there() -> None:
    told = outlooks(helping("healing-potion trap-kit holy-water bomb", hearts=11))

    assert told["healing-potion@1"] == "From 11 to 12 of 12 hearts."
    assert told["trap-kit@1"] == "Next: the trap on A5 (1)."
    assert told["holy-water@1"] == "Next: the orc on A8 (+2)."
    assert told["bomb@1"] == "He comes near 1 monster."


def test_help_that_would_be_wasted_says_so() -> None:
    assert "wasted" in outlooks(helping("healing-potion"))["healing-potion@1"]


def test_cards_for_ones_own_dungeon_and_heroes_who_are_gone_are_out_of_the_question() -> None:
    gone = dungeon(fate="dead", hearts=0)
    g = defending(dungeon(), dungeon(traps="A5"), gone, hands={"A": "axe gag"}, first_turns=True)

    assert barred(g) == {
        "Axe": "only in an encounter of your own",
        f"Cleo{APOSTROPHE}s dungeon": "the hero there is dead",
    }


def test_a_bomb_says_whether_the_hero_comes_near() -> None:
    told = notes(answer(helping("bomb"), "A", "bomb@1"))

    assert told["A8"].startswith("On his way: gone before it can fight, 2 points")
    assert told["C1"] == "Not on his way: wasted."


def test_cards_without_any_use_left_are_the_ones_to_put_back() -> None:
    g = answer(helping("goblin-spear gag"), "A", "exchange")
    spear, gag = explained(g)[0].form.options  # type: ignore[union-attr]

    assert outlooks(g) == {spear.id: "There is nothing left to use it for."}
    assert notes(g)[gag.id].startswith("Next encounter")


# ── verdicts on places ───────────────────────────────────────────────────────────────────────────────────


def verdict(element: str, where: str, **things: str) -> tuple[str, bool]:
    own = GAME.view(building("01", dungeon(**things)), 0).dungeons[0]  # type: ignore[arg-type]
    found = verdict_on(own, element, squares(where))
    return SAY.say(found.said), found.worthless


def test_walls_say_how_much_longer_the_way_becomes() -> None:
    assert verdict("W2", "H1 H2") == ("This fits. The shortest way stays 16 steps.", False)
    detour = "A3 B3 C3 D3 E3 F3 G3 C6 D6 E6 F6 G6 H6"
    assert verdict("W1", "B6", walls=detour) == ("Good: the shortest way grows by 2 steps, to 30.", False)


def test_a_trap_is_told_from_one_nobody_has_to_step_into() -> None:
    assert verdict("trap", "A1") == ("A1: no hero can avoid it.", False)
    assert verdict("trap", "D5", walls="A2 B2 C2 D2 E2 F2 G2")[1]


def test_a_treasure_counts_under_a_monster_now_or_later_or_never() -> None:
    assert verdict("treasure", "C5", orcs="C5") == ("C5: counts if the orc there survives.", False)
    assert verdict("treasure", "C5")[0] == "C5: counts only if you draw a monster there later."
    assert verdict("treasure", "C5", walls="C5")[1]
    assert verdict("treasure", "C5", traps="C6")[1]


def test_a_monster_on_a_treasure_is_its_guard() -> None:
    assert verdict("dragon", "D4", treasures="D4") == ("Good: on D4 the dragon guards your treasure.", False)


# ── symbols ──────────────────────────────────────────────────────────────────────────────────────────────


def symbols(g: Table, asked: str = "") -> dict[str, str]:
    found = explained(g, asked)[1].symbols
    return {option: symbol.removeprefix("doodle-dungeon/") for option, symbol in found.items()}


def test_cards_to_take_show_their_actions() -> None:
    shown = symbols(drafting("01 37 45 12"))

    assert shown == {"01": "aim-boost", "37": "healing-potion", "45": "trap-kit", "12": "dragon-fire"}


def test_what_can_be_erased_shows_what_it_is() -> None:
    g = building("01", other="02")
    while not g.masters[0].ready:
        g = answer(g, "A", _first_place(g))

    assert symbols(g, "ask-change") == {"1": "goblin", "2": "goblin", "3": "dragon"}


def test_cards_in_a_fight_dice_and_targets_show_themselves() -> None:
    g = defending(FIGHT, hands={"A": "second-try"}, dice=(10, 3))
    bomb = helping("bomb")

    assert symbols(g)["second-try"] == "second-try"
    assert set(symbols(answer(g, "A", "second-try")).values()) == {"die"}
    assert symbols(bomb)["bomb@1"] == "bomb"
    assert symbols(answer(bomb, "A", "bomb@1"))["A8"] == "orc"
