"""Windows, priority and standing orders: section 6.2 of the page, played asynchronously."""

import pytest

from engine.core import Pick, take
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
    dealt,
    done,
    hand,
    lair,
    offered,
    options,
    place,
    play,
    question,
    queue,
    rooms,
    souls,
    to_decide,
    told,
    wounds,
)

WEAK = "MB102"


# ── standing orders ──────────────────────────────────────────────────────────────────────────────────────


def orders_asked() -> Realm:
    """A hero stands before A's dungeon, and everybody gives orders for the adventure."""
    g = building(Side("MB042 MB026", "MB013", queue="MB080"), Side("", "MB014"), Side("", "MB015"))
    return done(g, "A", "B", "C")


def test_all_seats_give_their_orders_at_the_same_time() -> None:
    g = orders_asked()

    assert (to_decide(g), question(g)) == ("ABC", "ask-orders")


def test_orders_are_one_answer_with_every_moment_to_choose() -> None:
    assert options(orders_asked(), "B") == ["spell", "enter-MB080", "rooms-MB080", "end-MB080"]


def test_to_pass_the_whole_phase_is_the_default() -> None:
    form = asked(orders_asked(), "B").form

    assert form.default(None, 1) == []


def test_orders_are_secret_until_all_are_given_and_may_be_given_anew() -> None:
    g = orders_asked()
    g = answer(g, 1, ["rooms-MB080"])

    assert to_decide(g) == "AC"
    assert (1, asked(orders_asked(), "B").number) in {(d.seat, d.number) for d in g.decisions()}


def test_nobody_is_stopped_who_did_not_ask_for_it() -> None:
    g = adventuring(Side("MB042", "MB071", queue="MB080"), Side("", "MB027"))

    assert (wounds(g, "A"), question(g)) == (["MB080"], "ask-build")


def test_before_a_hero_enters() -> None:
    g = adventuring(Side("MB042", "MB071", queue="MB080 MB079"), Side("", "MB027"), stops="B:enter-MB079")

    assert (to_decide(g), question(g)) == ("B", "ask-enter")
    assert queue(g, "A") == ["MB079"]


def test_where_play_halts_for_somebody_they_are_to_be_quick() -> None:
    halted = adventuring(Side("MB042", "MB071", queue="MB080"), Side("", "MB027"), stops="B:enter-MB080")

    assert asked(halted, "B").reaction
    assert not asked(orders_asked(), "B").reaction


def test_after_each_room() -> None:
    g = adventuring(Side("MB042 MB026", queue="MB080"), Side("", "MB027"), stops="B:rooms")
    assert (to_decide(g), question(g), g.walker and g.walker.index) == ("B", "ask-room", 0)

    g = play(g, "B", "pass")
    assert (question(g), g.walker and g.walker.index) == ("ask-room", 1)


@pytest.mark.parametrize(("hero", "index"), [(WEAK, 0), ("MB080", 1)])
def test_when_a_hero_is_about_to_die_or_to_leave(hero: str, index: int) -> None:
    g = adventuring(Side("MB042 MB026", queue=hero), Side("", "MB027"), stops="B:end")

    assert (question(g), g.walker and g.walker.index) == ("ask-room", index)


def test_when_a_spell_is_cast() -> None:
    sides = Side("MB042", "MB072 MB013", queue="MB080"), Side("", "MB074"), Side("", "MB074")
    g = adventuring(*sides, stops="A:enter C:spell")
    g = play(g, "A", "MB072", 0)

    assert (to_decide(g), question(g)) == ("C", "ask-cancel")


def test_orders_can_be_changed_while_play_has_stopped() -> None:
    g = adventuring(Side("MB042 MB026", queue="MB080"), Side("", "MB027"), Side("", "MB013"), stops="B:rooms")
    g = change_orders(g, "C", "rooms-MB080")
    assert to_decide(g) == "B"

    assert to_decide(play(g, "B", "pass")) == "C"


def test_orders_can_be_taken_back_while_play_has_stopped() -> None:
    g = adventuring(Side("MB042 MB026", queue="MB080"), Side("", "MB027"), stops="B:rooms")
    g = play(change_orders(g, "B"), "B", "pass")

    assert question(g) == "ask-build"


@pytest.mark.parametrize(("word", "later"), [("pass-hero", "ask-enter"), ("pass-phase", "ask-build")])
def test_one_can_pass_for_a_hero_or_for_the_phase(word: str, later: str) -> None:
    g = adventuring(
        Side("MB042 MB026", queue="MB080 MB079"), Side("", "MB027"), stops="B:rooms B:enter-MB079"
    )

    assert question(play(g, "B", word)) == later


def test_orders_for_the_adventure_are_forgotten_afterwards() -> None:
    g = adventuring(Side("MB042", queue=WEAK), Side("", "MB027"), stops="B:spell")

    assert g.orders == [(), ()]


def test_orders_for_build_phases_hold_until_they_are_changed() -> None:
    g = change_orders(building(Side("MB042"), Side("", "MB027")), "B", "turn-0")
    g = play(play(g, "A", "done"), "B", "pass", "done")
    assert g.build_orders[1] == ("turn-0",)

    g = play(g, "A", "done")
    assert (to_decide(g), question(g)) == ("B", "ask-build-window")


def test_whoever_could_not_act_is_not_stopped() -> None:
    """Section 6.1: no card, no ability, no coin option: public facts."""
    g = adventuring(Side("MB042", queue="MB080"), Side(coins=0), stops="B:rooms")

    assert question(g) == "ask-build"


@pytest.mark.parametrize("cards", ["MB027", "MB013", "MB071", "MB055"])
def test_whether_somebody_is_stopped_does_not_depend_on_the_hand(cards: str) -> None:
    g = adventuring(Side("MB042", queue="MB080"), Side("", cards), stops="B:rooms")

    assert to_decide(g) == "B"
    assert "pass" in options(g, "B")


def test_a_fetched_hero_can_be_ordered_for() -> None:
    """After Jinx has fetched a hero, the offer lists it."""
    sides = Side("MB026:MB064.3", "MB013", queue="MB080"), Side("", "MB014")
    g = adventuring(*sides, stops="A:enter", town="MB079")
    g = play(g, "A", "MB064-3")
    (offer,) = (offer for offer in g.offers if offer.seat == 1)

    assert "enter-MB079" in [option.id for option in offer.form.options]  # type: ignore[union-attr]


# ── priority ─────────────────────────────────────────────────────────────────────────────────────────────


def test_the_active_player_acts_first_and_as_often_as_wanted() -> None:
    active = Side("MB026", "MB072 MB072 MB013", queue="MB079")
    g = adventuring(Side(), active, Side("", "MB027"), stops="A:enter B:enter C:enter")
    assert to_decide(g) == "B"
    g = play(g, "B", "MB072", 0)
    assert to_decide(g) == "B"
    g = play(g, "B", "MB072", 0)

    assert dealt(g, "B1") == 4


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
    assert (to_decide(g), question(g)) == ("A", "ask-respond")
    g = play(g, "A", "MB042")

    assert coins(g, "A") == 6


def test_the_window_closes_when_the_hero_is_gone() -> None:
    sides = Side("MB042:MB060.3", "MB014", queue="MB095"), Side("", "MB027")
    g = play(adventuring(*sides, stops="A:rooms B:rooms"), "A", "MB060-3")

    assert (souls(g, "A"), question(g)) == (["MB095"], "ask-build")


def test_a_delayed_hero_gives_the_next_one_a_window_of_its_own() -> None:
    g = adventuring(Side("MB019", "MB013", queue="MB080 MB079"), stops="A:enter")
    g = play(g, "A", "MB019", "MB080")

    assert (question(g), queue(g, "A")) == ("ask-enter", ["MB080", "MB079"])


# ── window A ─────────────────────────────────────────────────────────────────────────────────────────────


def test_laying_a_card_down_ends_the_turn_if_nobody_stops() -> None:
    assert to_decide(play(building(Side("MB042", "MB013"), Side()), "A", "MB013@new")) == "B"


def test_others_may_act_before_a_build_is_final() -> None:
    g = building(Side("MB042", "MB013"), Side("", "MB072"))
    g = play(change_orders(g, "B", "turn-0"), "A", "MB013@new")

    assert (to_decide(g), question(g)) == ("B", "ask-build-window")
    assert offered(g, "B", "MB072")


def acted_upon() -> Realm:
    """B has acted in A's build turn, after A has laid a card down."""
    g = building(Side("MB042 MB026", "MB013 MB014"), Side("", "MB072 MB015"))
    g = play(change_orders(g, "B", "turn-0"), "A", "MB013@1")
    return play(play(g, "B", "MB072", 0), "A", "pass")


def test_the_builder_is_asked_again_after_an_action() -> None:
    g = acted_upon()

    assert (to_decide(g), question(g)) == ("A", "ask-build-again")
    assert dealt(g, "A2") == 3


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
    g = change_orders(building(Side("MB042", "MB055"), Side("", "MB071")), "B", "turn-0", "spell")
    g = change_orders(g, "A", "price")
    g = play(play(g, "A", "MB055@1"), "B", "pass", "done")

    assert (to_decide(g), question(g)) == ("A", "ask-reveal")
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


# ── several at the same moment ───────────────────────────────────────────────────────────────────────────


def test_jinx_and_the_dreadmill_happen_in_their_owners_order() -> None:
    """Q4: with an empty hoard the mill is lost, and what lies below it may pay for a card drawn before."""
    g = building(Side("MB014>MB048 MB042:MB064", "MB013", coins=0), deck="MB055")
    assert question(g) == "ask-order"
    mill_first, jinx_first = options(g, "A"), list(reversed(options(g, "A")))

    assert coins(answer(g, 0, mill_first), "A") == 0
    assert coins(play(answer(g, 0, jinx_first), "A", "MB013"), "A") == 2


def test_jinx_and_a_dreadmill_that_is_fed_need_no_order() -> None:
    g = building(Side("MB048 MB042:MB064", "MB013"), deck="MB014")

    assert (question(g), place(g, "A1").coins) == ("ask-sift", 1)


def test_start_of_build_effects_come_in_order_of_experience() -> None:
    """Q4."""
    sides = Side("MB042:MB064", "MB013"), Side("MB048", coins=0)
    g = building(*sides, deck="MB014")

    assert (to_decide(g), rooms(g, "B")) == ("A", ["MB048"])
    assert rooms(play(g, "A", "MB013"), "B") == []


def test_prices_are_asked_in_order_of_experience() -> None:
    """Q9."""
    g = building(Side("MB042", "MB055"), Side("MB026", "MB056"))
    g = change_orders(change_orders(g, "A", "price"), "B", "price")
    g = play(play(g, "A", "MB055@1"), "B", "MB056@1")
    assert to_decide(g) == "A"

    assert to_decide(play(g, "A", "pay")) == "B"


def test_own_build_effects_happen_in_the_order_one_likes_where_it_matters() -> None:
    """Q10: the vault swaps hoards before or after Dr. Deadly's coin."""
    mine = Side("MB013", "MB021", boss="MB010", levelled=True, coins=0)
    g = play(building(mine, Side(boss="MB002", coins=5)), "A", "MB021@1")
    g = play(g, "B", "done")
    assert question(g) == "ask-order"
    one, other = options(g, "A")

    assert coins(answer(g, 0, [one, other]), "A") == 5
    assert coins(answer(g, 0, [other, one]), "A") == 6


def test_triggers_of_the_active_player_come_first() -> None:
    """Q13: a room of C is destroyed in C's own turn; C is asked before A."""
    sides = Side("MB033"), Side(), Side("MB033 MB042")
    g = done(building(*sides), "A", "B")
    g = play(g, "C", "MB042")
    assert to_decide(g) == "C"

    assert to_decide(play(g, "C", "no")) == "A"


def test_later_additions_are_not_doubled() -> None:
    """Ruling A9."""
    g = play(building(Side("MB026", "MB055 MB072")), "A", "MB026")
    g = play(g, "A", "MB055", "MB072", 0)

    assert dealt(g, "A1") == 5


def test_an_uncovered_dreadmill_starts_without_coins() -> None:
    """Section 4."""
    g = done(play(building(Side("MB048*2", "MB042")), "A", "MB042@1"), "B")
    g = play(g, "A", "MB042")

    assert (rooms(g, "A"), place(g, "A1").coins) == (["MB048"], 0)


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
    answers = [number for seed in range(1, 21) for number in answers_in_quiet_rounds(seed)]

    assert len(answers) > 200
    assert sum(number <= 3 for number in answers) / len(answers) > 0.95


def answers_in_quiet_rounds(seed: int) -> list[int]:
    """How often each seat answered in each round of a game between bots in which nobody acted."""
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
        quiet = quiet and not decision.reaction and not {"casts", "uses"} & set(told(g))
    return found


def test_every_story_of_an_action_names_its_targets() -> None:
    """Section 6.1: what is chosen at declaration is public."""
    g = play(building(Side("MB042 MB026", "MB072")), "A", "MB072", "A1", 0)

    assert told(g)[:2] == ["casts", "aims"]
    assert (rooms(g, "A"), place(g, "A1").bonus) == (["MB042", "MB026"], 1)


def test_the_offer_to_change_orders_shows_those_in_force() -> None:
    def shown(g: Realm) -> tuple[str, ...]:
        (offer,) = (offer for offer in g.offers if offer.seat == 0)
        assert isinstance(offer.form, Pick)
        return offer.form.usual

    g = building(Side("MB042"), Side())
    assert shown(g) == ()
    assert shown(change_orders(g, "A", "turn-1", "spell")) == ("spell", "turn-1")

    g = adventuring(Side("MB042", "MB071", queue="MB080 MB084"), stops="A:enter A:rooms-MB080")
    assert shown(g) == ("enter-MB080", "rooms-MB080", "enter-MB084")
    assert shown(play(g, "A", "pass-hero")) == ("enter-MB084",)
