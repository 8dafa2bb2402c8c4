"""Windows and priority (section 6.2 of the page), and how few questions a quiet round asks."""

from engine.core import take
from engine.games.boss_monster import GAME
from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.scenario import (
    Side,
    adventuring,
    answer,
    asked,
    building,
    change_orders,
    coins,
    damage_of,
    hand,
    lair,
    offered,
    options,
    play,
    question_key,
    queue,
    rooms,
    slot_at,
    souls,
    story,
    to_decide,
    wounds,
)

# ── priority ─────────────────────────────────────────────────────────────────────────────────────────────


def test_the_active_player_acts_first_and_as_often_as_wanted() -> None:
    active = Side("MB026", "MB072 MB072 MB013", queue="MB079")
    g = adventuring(Side(), active, Side("", "MB027"), stops="A:enter B:enter C:enter")
    assert to_decide(g) == "B"
    g = play(g, "B", "MB072", 0)
    assert to_decide(g) == "B"
    g = play(g, "B", "MB072", 0)

    assert damage_of(g, "B1") == 4


def test_then_the_others_by_experience_and_all_again_after_an_action() -> None:
    sides = Side("", "MB013"), Side("MB026", "MB014", queue="MB080"), Side("", "MB027 MB015")
    g = adventuring(*sides, stops="A:enter B:enter C:enter")
    assert to_decide(g) == "B"
    g = play(g, "B", "pass")
    assert to_decide(g) == "A"
    g = play(g, "A", "pass")
    assert to_decide(g) == "C"
    g = play(g, "C", "MB027")

    assert to_decide(g) == "B"


def test_the_window_ends_when_all_have_passed_in_a_row() -> None:
    sides = Side("MB026", "MB014", queue="MB080"), Side("", "MB013")
    g = play(play(adventuring(*sides, stops="A:enter B:enter"), "A", "pass"), "B", "pass")

    assert wounds(g, "A") == ["MB080"]


def test_the_active_player_may_answer_before_anothers_action_is_carried_out() -> None:
    sides = Side("MB042 MB026", "MB014", queue="MB080"), Side("", "MB072 MB013")
    g = adventuring(*sides, stops="A:spell B:rooms")
    g = play(g, "B", "MB072", "A2", 0)
    assert (to_decide(g), question_key(g)) == ("A", "ask-respond")
    g = play(g, "A", "MB042")

    assert coins(g, "A") == 6


def test_the_window_closes_when_the_hero_is_gone() -> None:
    sides = Side("MB042:MB060.3", "MB014", queue="MB095"), Side("", "MB027")
    g = play(adventuring(*sides, stops="A:rooms B:rooms"), "A", "MB060-3")

    assert (souls(g, "A"), question_key(g)) == (["MB095"], "ask-build")


def test_a_delayed_hero_gives_the_next_one_a_window_of_its_own() -> None:
    g = adventuring(Side("MB019", "MB013", queue="MB080 MB079"), stops="A:enter")
    g = play(g, "A", "MB019", "MB080")

    assert (question_key(g), queue(g, "A")) == ("ask-enter", ["MB080", "MB079"])


# ── window A ─────────────────────────────────────────────────────────────────────────────────────────────


def test_laying_a_card_down_ends_the_turn_if_nobody_stops() -> None:
    assert to_decide(play(building(Side("MB042", "MB013"), Side()), "A", "MB013@new")) == "B"


def test_others_may_act_before_a_build_is_final() -> None:
    g = building(Side("MB042", "MB013"), Side("", "MB072"))
    g = play(change_orders(g, "B", "before-0"), "A", "MB013@new")

    assert (to_decide(g), question_key(g)) == ("B", "ask-build-window")
    assert offered(g, "B", "MB072")


def acted_upon() -> Realm:
    """B has acted in A's build turn, after A has laid a card down."""
    g = building(Side("MB042 MB026", "MB013 MB014"), Side("", "MB072 MB015"))
    g = play(change_orders(g, "B", "before-0"), "A", "MB013@1")
    return play(play(g, "B", "MB072", 0), "A", "pass")


def test_the_builder_is_asked_again_after_an_action() -> None:
    g = acted_upon()

    assert (to_decide(g), question_key(g)) == ("A", "ask-build-again")
    assert damage_of(g, "A2") == 3


def test_the_builder_may_keep_change_or_withdraw_the_card() -> None:
    """Q5."""
    g = acted_upon()

    assert lair(play(g, "A", "keep"), "A").placed == "MB013"
    assert lair(play(g, "A", "MB014@new"), "A").placed == "MB014"
    assert hand(play(g, "A", "withdraw"), "A") == ["MB014", "MB013"]


def test_the_placement_is_final_after_the_turn() -> None:
    g = play(building(Side("MB042", "MB013"), Side()), "A", "MB013@new")

    assert to_decide(g) == "B"
    assert [decision.seat for decision in g.decisions() if not decision.standing] == [1]


def test_there_is_no_window_at_the_reveal() -> None:
    g = change_orders(building(Side("MB042", "MB055"), Side("", "MB071")), "B", "before-0", "spell")
    g = change_orders(g, "A", "price")
    g = play(play(g, "A", "MB055@1"), "B", "pass", "done")

    assert (to_decide(g), question_key(g)) == ("A", "ask-reveal")
    assert options(g, "A") == ["pay", "discard"]


# ── once per round, again and again ──────────────────────────────────────────────────────────────────────


def test_two_copies_of_a_card_can_be_used_once_each() -> None:
    g = play(building(Side("MB054 MB054", "MB071 MB072 MB074")), "A", "MB054", "MB071")

    assert offered(g, "A", "MB054")
    assert coins(play(g, "A", "MB054", "MB072"), "A") == 7


def test_an_ability_without_a_limit_can_be_used_again() -> None:
    """Ruling A23."""
    g = adventuring(Side("MB026 MB014 MB047", "MB013", queue="MB095"), stops="A:rooms")
    g = play(g, "A", "pass", "pass")

    assert offered(g, "A", "MB047")


def test_automatic_triggers_happen_at_the_first_occasion() -> None:
    """Ruling A40."""
    g = play(building(Side("MB042"), Side("MB041")), "A", "MB042")

    assert (coins(g, "B"), to_decide(g)) == (5, "A")


def test_a_used_ability_can_be_used_again_in_the_next_round() -> None:
    g = play(building(Side("MB054", "MB071 MB072")), "A", "MB054", "MB071", "done")
    g = play(g, "B", "done")

    assert offered(g, "A", "MB054")


# ── few questions ────────────────────────────────────────────────────────────────────────────────────────


def test_a_round_in_which_nobody_interferes_asks_everybody_twice() -> None:
    """Build, and orders for the adventure; at most three answers a seat were the goal."""
    g = building(Side("MB042", "MB054", queue="MB080"), Side("MB026", "MB052"), Side("", "MB013"))
    answers = [0] * 3
    while g.round == 1:
        decision = g.pending()[0]
        answers[decision.seat] += 1
        g = answer(g, decision.seat, GAME.computer_player(GAME.view(g, decision.seat), decision))

    assert answers == [2, 2, 2]


def test_few_seats_answer_more_than_three_times_in_a_round_in_which_nobody_acts() -> None:
    """Beyond build, promotion and orders there is at most what a new room asks at the reveal."""
    answers = [number for seed in range(1, 25) for number in answers_in_quiet_rounds(seed)]

    assert len(answers) > 200
    assert sum(number <= 3 for number in answers) / len(answers) > 0.95


def answers_in_quiet_rounds(seed: int) -> list[int]:
    """How often each seat answered in each round of a game between computer players in which nobody acted."""
    found: list[int] = []
    g = GAME.start(4, {}, seed)
    round_, answers, quiet = 0, [0] * 4, False
    while g.result is None:
        if g.round != round_:
            found += [number for number in answers if number] if quiet else []
            round_, answers, quiet = g.round, [0] * 4, g.round > 0
        decision, choice = GAME.computer_answer(g, g.pending()[0])
        g = take(g, decision, choice)
        answers[decision.seat] += not decision.standing
        quiet = quiet and not decision.reaction and not {"casts", "uses"} & set(story(g))
    return found


def test_every_story_of_an_action_names_its_targets() -> None:
    """Section 6.1: what is chosen at declaration is public."""
    g = play(building(Side("MB042 MB026", "MB072")), "A", "MB072", "A1", 0)

    assert story(g)[:2] == ["casts", "aims"]
    assert (rooms(g, "A"), slot_at(g, "A1").bonus) == (["MB042", "MB026"], 1)


# ── how long an answer may take ──────────────────────────────────────────────────────────────────────────


def test_whatever_halts_somebody_elses_turn_is_a_reaction() -> None:
    """So its clock is that of reactions, which others wait for."""
    g = play(
        change_orders(building(Side("MB042", "MB072"), Side("", "MB076")), "B", "spell"), "A", "MB072", 0
    )
    assert (question_key(g), asked(g, "B").reaction) == ("ask-cancel", True)

    g = play(building(Side("MB042", "MB035"), Side("MB017")), "A", "MB035", "coins")
    assert (question_key(g), asked(g, "B").reaction) == ("ask-catch", True)
