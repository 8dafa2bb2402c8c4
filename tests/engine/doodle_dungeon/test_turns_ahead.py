"""Turns of phase C decided ahead: cards that are played when they help, and last words."""

import pytest

from engine.core import Barrier, Chance, Pick
from engine.games.doodle_dungeon import GAME, Table
from engine.games.doodle_dungeon.cards import ACTIONS
from engine.games.doodle_dungeon.rules.turns_ahead import TURN
from engine.games.doodle_dungeon.state import Master
from tests.engine.doodle_dungeon.scenario import (
    above,
    actions,
    answer,
    defending,
    dungeon,
    encounter,
    hearts,
    options,
    plan,
    seat,
)
from tests.engine.doodle_dungeon.test_drafting import after_default, built_up
from texts import LOCALES, speaker

ORC_8 = {"orc": 6}
WAITING = dungeon(traps="H10")
"""A dungeon whose hero has far to go."""


def ahead(g: Table, who: str, words: str) -> Table:
    """The table after a player has planned turns; while the turn is on, the plan counts at once."""
    g.foresee(seat(who), TURN)
    return plan(g, who, TURN, words)


def foreseen(g: Table, who: str) -> list[str]:
    """What a player may plan."""
    g.foresee(seat(who), TURN)
    offer = next(each for each in g.decisions_of(seat(who)) if each.standing and each.ahead == TURN)
    assert isinstance(offer.form, Pick)
    return [option.id for option in offer.form.options]


def fight(hand: str, dice: tuple[int, ...], *, words: str, deck: str = "") -> Table:
    """An orc of level 8 fights with these dice, its owner holds these cards and has planned these words."""
    orc = dungeon(orcs="A3 A6", boxes=ORC_8)
    return ahead(defending(orc, WAITING, hands={"A": hand}, decks={"A": deck}, dice=dice), "A", words)


# ── dungeon actions ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("hand", "dice", "played"),
    [
        ("aim-boost orc-club", (7, 3), "aim-boost"),  # 18: both would do, the weaker is enough
        ("aim-boost orc-club", (7, 1), "orc-club"),  # 16: only the stronger is
        ("aim-boost orc-club", (4, 1), "orc-club aim-boost"),  # 13: both together
        ("aim-boost orc-club", (2, 1), ""),  # 11: not even both
        ("aim-boost orc-club", (10, 9), ""),  # 27: it wins anyway
        ("smoke-screen", (2, 1), "smoke-screen"),
        ("smoke-screen", (10, 9), ""),
        ("savage-bite", (10, 9), "savage-bite"),
        ("savage-bite", (2, 1), ""),
        ("goblin-spear sharpened-spikes", (2, 1), ""),  # not the occasion
    ],
)
def test_a_card_named_ahead_is_played_when_it_helps(hand: str, dice: tuple[int, int], played: str) -> None:
    g = fight(hand, dice, words=f"{hand} always")

    assert encounter(g).played == tuple(played.split())
    assert g.active != 0


@pytest.mark.parametrize(
    ("action", "dice"),
    [
        ("axe", (1, 1, 5)),  # 10: ten more are possible
        ("cursed-blade", (1, 1, 1, 1)),
        ("talisman", (1, 1, 1, 1)),
        ("second-try", (1, 9, 5)),
    ],
)
def test_more_dice_are_rolled_if_they_can_turn_the_fight(action: str, dice: tuple[int, ...]) -> None:
    assert encounter(fight(action, dice, words=f"{action} always")).played == (action,)


def test_no_dice_are_rolled_in_vain() -> None:
    """A goblin with strength 5 lacks 15: one die more is not enough, two better ones are."""
    g = defending(dungeon(goblins="A3"), WAITING, hands={"A": "axe second-try aim-boost"}, dice=(4, 1))

    assert encounter(ahead(g, "A", "axe aim-boost always")).played == ()
    assert encounter(ahead(g, "A", "second-try always")).played == ("second-try",)


def test_a_second_try_rolls_the_low_dice_again() -> None:
    g = fight("second-try", (2, 8, 7), words="second-try always")

    assert encounter(g).dice == (7, 8)


def test_the_order_of_the_list_counts() -> None:
    hand, dice = "axe smoke-screen", (3, 1, 9)

    assert encounter(fight(hand, dice, words="smoke-screen axe always")).played == ("smoke-screen",)
    assert encounter(fight(hand, dice, words="axe smoke-screen always")).played == ("axe",)


@pytest.mark.parametrize(
    ("action", "path", "hearts_left", "played"),
    [
        ("sharpened-spikes", "A1 A10 H10", 12, True),
        ("sharpened-spikes", "A1 A10 H10", 1, False),  # he dies anyway
        ("reset-spring", "A1 A10 H10", 12, False),  # he does not come by again
        ("reset-spring", "A1 A4 A1 H1 H10", 12, True),
    ],
)
def test_at_a_trap_a_card_is_played_when_it_helps(
    action: str, path: str, hearts_left: int, played: bool
) -> None:
    trap = dungeon(traps="A3", goblins="H10", path=path, hearts=hearts_left)
    g = ahead(defending(trap, WAITING, hands={"A": action}), "A", f"{action} always")

    assert encounter(g).played == ((action,) if played else ())


def test_a_gag_allows_one_card_of_a_plan_as_well() -> None:
    orc = dungeon(orcs="A3", boxes=ORC_8)
    g = defending(orc, WAITING, hands={"A": "aim-boost orc-club"}, above={"A": "gag"}, dice=(4, 1))

    assert encounter(ahead(g, "A", "aim-boost orc-club always")).played == ("orc-club",)


# ── hero actions ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("action", "there", "laid"),
    [
        ("healing-potion", dungeon(traps="H10", hearts=10), True),
        ("healing-potion", dungeon(traps="H10", hearts=11), False),
        ("trap-kit", dungeon(traps="H10"), True),
        ("trap-kit", dungeon(goblins="H10"), False),
        ("holy-water", dungeon(goblins="A5", traps="H10"), True),
        ("lucky-charm", dungeon(traps="A5", goblins="H10"), False),
        ("shield", dungeon(traps="H10"), True),
        ("shield", dungeon(), False),
        ("gag", dungeon(traps="H10"), True),
    ],
)
def test_a_hero_action_is_laid_when_it_helps(action: str, there: Master, laid: bool) -> None:
    g = defending(WAITING, there, hands={"A": f"{action} axe"}, first_turns=True)
    g = ahead(g, "A", f"{action}@1 always")

    assert (action not in actions(g)) == laid
    assert g.active == 1


def test_after_a_fight_a_planned_turn_goes_on_to_help_a_hero() -> None:
    g = fight("orc-club shield", (7, 1), words="shield@1 orc-club always")

    assert (encounter(g).outcome, above(g, "B")) == ("won", ["shield"])


def test_no_second_card_is_laid_for_the_same_event() -> None:
    g = defending(WAITING, WAITING, hands={"A": "shield"}, above={"B": "shield"}, first_turns=True)

    assert above(ahead(g, "A", "shield@1 always"), "B") == ["shield"]


def test_bombs_are_not_laid_ahead_since_each_needs_a_target() -> None:
    g = defending(WAITING, WAITING, WAITING, hands={"A": "bomb axe gag"}, first_turns=True)

    assert foreseen(g, "A") == ["axe", "gag@1", "gag@2", "until-drawn", "while-inside", "always"]


# ── last words ───────────────────────────────────────────────────────────────────────────────────────────


def test_without_last_words_one_is_asked_when_no_card_helps() -> None:
    g = fight("aim-boost", (1, 1), words="aim-boost")

    assert g.awaited() == [0]
    assert options(g) == ["aim-boost", "help", "end"]


@pytest.mark.parametrize(
    ("words", "stays"), [("until-drawn", False), ("while-inside", True), ("always", True)]
)
def test_new_cards_end_a_plan_that_was_made_without_them(words: str, stays: bool) -> None:
    g = fight("orc-club", (7, 1), words=f"orc-club {words}", deck="gag")

    assert actions(g) == ["gag"]
    assert (g.plan_of(0, TURN) is not None) == stays
    assert "gag@1" in foreseen(g, "A")


def test_a_plan_holds_as_long_as_no_card_is_drawn() -> None:
    g = fight("aim-boost", (1, 1), words="aim-boost until-drawn", deck="gag")
    assert g.active == 1

    g = answer(g, "B", "end")

    assert (g.active, g.masters[0].turns, actions(g)) == (1, 3, ["aim-boost"])


def test_a_plan_for_the_hero_inside_ends_with_him() -> None:
    dying = dungeon(traps="A3", hearts=1)
    g = defending(dying, WAITING, hands={"A": "axe", "B": "axe"}, dice=(1, 1))
    g = answer(ahead(g, "A", "while-inside"), "B", "end")

    assert g.awaited() == [0]
    assert foreseen(g, "A") == ["axe", "until-drawn", "always"]


def test_whoever_has_no_cards_left_has_nothing_to_plan() -> None:
    g = fight("orc-club", (7, 1), words="orc-club always")

    assert actions(g) == []
    assert not [one for one in g.foresights if one.seat == 0]
    assert g.plan_of(0, TURN) is None


# ── who is called ────────────────────────────────────────────────────────────────────────────────────────


def test_at_the_beginning_all_are_called_but_who_is_asked_anyway_or_there_already() -> None:
    g = built_up(4)

    assert g.awaited() == [g.start]
    assert set(g.invited()) == set(range(4)) - {g.start, g.mover}
    assert {one.seat for one in g.foresights if one.about == TURN} == {0, 1, 2, 3}


def test_whoever_draws_while_away_is_called_to_plan_with_the_new_cards() -> None:
    second = dungeon(orcs="A3 A6", boxes=ORC_8)
    g = defending(WAITING, second, hands={"A": "axe", "B": "orc-club"}, decks={"B": "gag"}, dice=(7, 1))
    g = ahead(g, "B", "orc-club until-drawn")
    g = answer(g, "A", "end")

    assert actions(g, "B") == ["gag"]
    assert g.invited() == [1]


def test_whoever_draws_in_a_turn_of_ones_own_may_plan_but_is_not_called() -> None:
    g = answer(fight("orc-club", (7, 1), words="", deck="gag"), "A", "orc-club")

    assert "gag@1" in foreseen(g, "A")
    assert g.invited() == []


def test_whoever_was_called_and_did_not_answer_is_asked_in_turn_and_called_no_more() -> None:
    g = built_up(4)
    called = next(each for each in g.clockwise_from(g.start)[1:] if each in g.invited())
    while g.awaited() != [called]:
        g = after_default(g)

    assert called not in g.invited()
    assert TURN in {one.about for one in g.foresights if one.seat == called}


# ── secrets ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("other", ["axe", "orc-club", "smoke-screen"])
def test_a_plan_does_not_look_at_other_cards_in_hand(other: str) -> None:
    g = fight(f"aim-boost {other}", (7, 1), words="aim-boost always")

    assert encounter(g).played == ()
    assert g.active == 1


def test_nobody_else_sees_a_plan_and_whoever_brings_it_to_light_cannot_take_that_back() -> None:
    second = dungeon(orcs="A3", boxes=ORC_8)
    g = defending(WAITING, second, hands={"A": "axe", "B": "orc-club"}, dice=(7, 1))
    one, other = ahead(g, "B", "orc-club always"), ahead(g, "B", "until-drawn")

    for viewer in (None, 0):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
    used = answer(one, "A", "end")
    assert used.barrier is not Barrier.OTHER_SEAT
    assert used.barrier is not None
    assert "story-decided-ahead" in [event.text.key for event in used.events]


def test_dealing_anew_changes_the_plans_of_others() -> None:
    g = defending(WAITING, WAITING, hands={"A": "axe", "B": "orc-club gag"}, first_turns=True)
    g = ahead(g, "B", "gag@0")

    assert GAME.redeal(g, 0, Chance(2)).plans != g.plans
    assert GAME.redeal(g, 1, Chance(2)).plans == g.plans


# ── words, and the computer player ───────────────────────────────────────────────────────────────────────


def test_every_card_says_when_it_helps() -> None:
    for locale in LOCALES:
        say = speaker(locale)
        for action in ACTIONS.values():
            if not action.target:
                assert 10 < len(say(f"doodle-dungeon-{action.id}-helps")) <= 100


def test_the_computer_player_names_all_its_cards_weapons_first_and_then_waits_for_new_ones() -> None:
    g = defending(WAITING, WAITING, hands={"A": "axe", "B": "gag axe smoke-screen orc-club"})
    g.foresee(1, TURN)
    g.foresee(0, TURN)
    assert GAME.plan is not None
    own, other = (
        next(each for each in GAME.view(g, who).decisions if each.standing and each.ahead == TURN)
        for who in (0, 1)
    )

    assert GAME.plan(GAME.view(g, 1), other) == ["orc-club", "axe", "smoke-screen", "gag@0", "until-drawn"]
    assert GAME.plan(GAME.view(g, 0), own) is None, "it decides the turn that is on first"
    assert hearts(g) == 12
