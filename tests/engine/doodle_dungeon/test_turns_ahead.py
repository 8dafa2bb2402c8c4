"""Turns of phase C decided ahead: what helps is played, or nothing, for as long as one says."""

import pytest

from engine.core import Barrier, Chance, Pick
from engine.games.doodle_dungeon import GAME, Table
from engine.games.doodle_dungeon.cards import ACTIONS
from engine.games.doodle_dungeon.rules.ahead.turns import TURN
from engine.games.doodle_dungeon.state import Master
from tests.engine.doodle_dungeon.scenario import (
    above,
    actions,
    answer,
    defending,
    dungeon,
    encounter,
    plan,
    seat,
)
from tests.engine.doodle_dungeon.test_drafting import after_default, built_up
from texts import LOCALES, speaker

ORC_8 = {"orc": 6}
LONGEST_BUTTON = 38
"""A phone cuts longer labels."""
WAITING = dungeon(traps="H10")
"""A dungeon whose hero has far to go."""


def ahead(g: Table, who: str, word: str) -> Table:
    """The table after a player has planned turns; while the turn is on, the plan counts at once."""
    g.foresee(seat(who), TURN)
    return plan(g, who, TURN, word)


def foreseen(g: Table, who: str) -> list[str]:
    """What a player may plan."""
    g.foresee(seat(who), TURN)
    offer = next(each for each in g.decisions_of(seat(who)) if each.standing and each.ahead == TURN)
    assert isinstance(offer.form, Pick)
    return [option.id for option in offer.form.options]


def fight(hand: str, dice: tuple[int, ...], word: str = "helpful-always", deck: str = "") -> Table:
    """An orc of level 8 fights with these dice, and its owner with these cards has decided this ahead."""
    orc = dungeon(orcs="A3 A6", boxes=ORC_8)
    return ahead(defending(orc, WAITING, hands={"A": hand}, decks={"A": deck}, dice=dice), "A", word)


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
def test_a_card_is_played_when_it_helps(hand: str, dice: tuple[int, int], played: str) -> None:
    g = fight(hand, dice)

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
    assert encounter(fight(action, dice)).played == (action,)


def test_no_dice_are_rolled_in_vain() -> None:
    """A goblin with strength 5 lacks 15: one die more is not enough, two better ones are."""
    goblin = dungeon(goblins="A3")
    for hand, played in (("axe aim-boost", ()), ("second-try", ("second-try",))):
        g = defending(goblin, WAITING, hands={"A": hand}, dice=(4, 1))
        assert encounter(ahead(g, "A", "helpful-always")).played == played


def test_a_second_try_rolls_the_low_dice_again() -> None:
    g = fight("second-try", (2, 8, 7), "helpful-always")

    assert encounter(g).dice == (7, 8)


def test_smoke_is_the_last_resort() -> None:
    assert encounter(fight("smoke-screen axe", (3, 1, 9))).played == ("axe",)
    assert encounter(fight("smoke-screen axe", (3, 1, 1))).played == ("axe", "smoke-screen")


def test_whoever_plays_nothing_plays_not_even_what_would_help() -> None:
    g = fight("orc-club shield", (7, 1), "nothing-always")

    assert (encounter(g).played, encounter(g).outcome, above(g, "B")) == ((), "lost", [])
    assert g.active == 1


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
    g = ahead(defending(trap, WAITING, hands={"A": action}), "A", "helpful-always")

    assert encounter(g).played == ((action,) if played else ())


def test_a_gag_counts_as_well() -> None:
    orc = dungeon(orcs="A3", boxes=ORC_8)
    g = defending(orc, WAITING, hands={"A": "aim-boost orc-club"}, above={"A": "gag"}, dice=(4, 1))

    assert encounter(ahead(g, "A", "helpful-always")).played == ("orc-club",)


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
    g = ahead(g, "A", "helpful-always")

    assert (action not in actions(g)) == laid
    assert g.active == 1


def test_after_a_fight_a_planned_turn_goes_on_to_help_a_hero() -> None:
    g = fight("orc-club shield", (7, 1))

    assert (encounter(g).outcome, above(g, "B")) == ("won", ["shield"])


def test_no_second_card_is_laid_for_the_same_event() -> None:
    g = defending(WAITING, WAITING, hands={"A": "shield"}, above={"B": "shield"}, first_turns=True)

    assert above(ahead(g, "A", "helpful-always"), "B") == ["shield"]


def test_it_is_laid_for_the_next_hero_clockwise_whom_it_helps() -> None:
    hurt = dungeon(traps="H10", hearts=5)
    g = defending(WAITING, WAITING, hurt, hurt, hands={"A": "healing-potion"}, first_turns=True)

    assert above(ahead(g, "A", "helpful-always"), "C") == ["healing-potion"]


def test_bombs_are_not_laid_ahead_since_each_needs_a_target() -> None:
    g = defending(WAITING, dungeon(dragons="A3"), hands={"A": "bomb"}, first_turns=True)

    assert above(ahead(g, "A", "helpful-always"), "B") == []


# ── how long it holds ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("word", "stays"), [("helpful-until-drawn", False), ("helpful-always", True), ("nothing-always", True)]
)
def test_new_cards_end_what_was_to_hold_until_then(word: str, stays: bool) -> None:
    second = dungeon(traps="A3 A5", boxes={"hand": 2})
    g = defending(WAITING, second, hands={"A": "axe", "B": "sharpened-spikes"}, decks={"B": "gag axe"})
    g = answer(ahead(g, "B", word), "A", "end")

    assert "gag" in actions(g, "B")
    assert (g.plan_of(1, TURN) is not None) == stays


def test_a_plan_holds_as_long_as_no_card_is_drawn() -> None:
    g = fight("aim-boost", (1, 1), "helpful-until-drawn", deck="gag")
    assert g.active == 1

    g = answer(g, "B", "end")

    assert (g.active, g.masters[0].turns, actions(g)) == (1, 3, ["aim-boost"])


def test_a_plan_for_the_hero_inside_ends_with_him() -> None:
    dying = dungeon(traps="A3", hearts=1)
    g = defending(dying, WAITING, hands={"A": "axe", "B": "axe"}, dice=(1, 1))
    g = answer(ahead(g, "A", "nothing-while-inside"), "B", "end")

    assert g.awaited() == [0]
    assert "nothing-while-inside" not in foreseen(g, "A")


def test_a_plan_can_be_dropped_at_any_time() -> None:
    g = fight("aim-boost", (1, 1), "nothing-always")
    g = answer(ahead(g, "A", ""), "B", "end")

    assert g.awaited() == [0]


def test_whoever_has_no_cards_left_has_nothing_to_plan() -> None:
    g = fight("orc-club", (7, 1))

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
    g = ahead(g, "B", "helpful-until-drawn")
    g = answer(g, "A", "end")

    assert actions(g, "B") == ["gag"]
    assert g.invited() == [1]


def test_whoever_draws_in_a_turn_of_ones_own_may_plan_but_is_not_called() -> None:
    g = answer(fight("orc-club", (7, 1), "", deck="gag"), "A", "orc-club")

    assert actions(g) == ["gag"]
    assert TURN in {one.about for one in g.foresights if one.seat == 0}
    assert g.invited() == []


def test_whoever_was_called_and_did_not_answer_is_asked_in_turn_and_called_no_more() -> None:
    g = built_up(4)
    called = next(each for each in g.clockwise_from(g.start)[1:] if each in g.invited())
    while g.awaited() != [called]:
        g = after_default(g)

    assert called not in g.invited()
    assert TURN in {one.about for one in g.foresights if one.seat == called}


# ── secrets ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "word", ["helpful-until-drawn", "helpful-always", "nothing-until-drawn", "nothing-always"]
)
@pytest.mark.parametrize("card", list(ACTIONS))
def test_a_plan_answers_whatever_is_in_hand(card: str, word: str) -> None:
    g = fight(card, (7, 1), word)

    assert g.active == 1


def test_nobody_else_sees_a_plan_and_whoever_brings_it_to_light_cannot_take_that_back() -> None:
    second = dungeon(orcs="A3", boxes=ORC_8)
    g = defending(WAITING, second, hands={"A": "axe", "B": "orc-club"}, dice=(7, 1))
    one, other = ahead(g, "B", "helpful-always"), ahead(g, "B", "nothing-until-drawn")

    for viewer in (None, 0):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
    used = answer(one, "A", "end")
    assert used.barrier is not Barrier.OTHER_SEAT
    assert used.barrier is not None
    assert "story-decided-ahead" in [event.text.key for event in used.events]


def test_dealing_anew_changes_the_plans_of_others() -> None:
    g = defending(WAITING, WAITING, hands={"A": "axe", "B": "orc-club gag"}, first_turns=True)
    g = ahead(g, "B", "nothing-always")
    others = [GAME.redeal(g, 0, Chance(seed)).plans for seed in range(1, 6)]

    assert any(plans != g.plans for plans in others)
    assert GAME.redeal(g, 1, Chance(2)).plans == g.plans


# ── words, and the computer player ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("locale", LOCALES)
def test_every_standing_answer_is_short_enough_for_a_button(locale: str) -> None:
    g = defending(WAITING, WAITING, hands={"A": "axe"}, first_turns=True)
    say = speaker(locale)

    assert len(foreseen(g, "A")) == 5
    assert all(len(say(f"doodle-dungeon-option-{word}")) <= LONGEST_BUTTON for word in foreseen(g, "A"))


def test_the_computer_player_plays_what_helps_until_it_draws_but_decides_its_own_turn_first() -> None:
    g = defending(WAITING, WAITING, hands={"A": "axe", "B": "gag axe"})
    for who in (0, 1):
        g.foresee(who, TURN)
    assert GAME.plan is not None
    own, other = (
        next(each for each in GAME.view(g, who).decisions if each.standing and each.ahead == TURN)
        for who in (0, 1)
    )

    assert GAME.plan(GAME.view(g, 0), own) is None
    assert GAME.plan(GAME.view(g, 1), other) == ["helpful-until-drawn"]
