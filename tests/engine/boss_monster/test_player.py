"""The computer player: it builds what lures and kills, spends coins, and reacts where that helps."""

from __future__ import annotations

from engine.core import Chance, take
from engine.games.boss_monster import GAME
from engine.games.boss_monster.ai.builds.outlook import Outlook
from engine.games.boss_monster.ai.builds.placing import Plan
from engine.games.boss_monster.cards import HEROES
from engine.games.boss_monster.rules.rounds import SOULS_TO_WIN
from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.playing import left_to, would
from tests.engine.boss_monster.scenario import (
    LETTERS,
    Side,
    adventuring,
    build_nothing,
    building,
    coins,
    play,
    question_key,
    slot_at,
    souls,
    stop_at_spells,
    to_decide,
    treasure_of,
    wounds,
)

# ── building ─────────────────────────────────────────────────────────────────────────────────────────────


def test_it_builds_what_makes_its_dungeon_deadly_for_the_hero_it_lures() -> None:
    """Holkin (6 health) comes for relics: three damage kill him, two more symbols do not."""
    g = building(Side("MB025 MB043", "MB054 MB042", boss="MB003"), Side(), town="MB080")

    assert would(g, "A") == ["MB042@new"]


def test_it_does_not_lure_whom_it_cannot_kill() -> None:
    """Koverian (13 health) would come for one more relic; the trap with gold leaves him in town."""
    mine = Side("MB045", "MB015 MB043", boss="MB009", wounds="MB079 MB080 MB081")
    g = building(mine, Side(boss="MB010"), town="MB106")

    assert would(g, "A") == ["MB043@new"]


def test_it_promotes_a_miniboss_before_it_builds_and_keeps_a_coin() -> None:
    rich = building(Side("MB042:MB060", "MB043", coins=2))
    poor = building(Side("MB042:MB060", "MB043", coins=1))

    assert would(rich, "A") == [f"promote/{rich.lairs[0].slots[0].uid}"]
    assert would(poor, "A") != [f"promote/{poor.lairs[0].slots[0].uid}"]


def test_it_builds_no_miniboss_it_could_not_pay_for() -> None:
    assert would(building(Side("MB042", "MB055", coins=0)), "A") == ["done"]
    assert would(building(Side("MB042", "MB055", coins=1)), "A") == ["MB055@1"]


def test_it_casts_spirit_dragon_where_that_lures_a_hero_to_his_death() -> None:
    mine = Side("MB025 MB043 MB042", "MB066", boss="MB012")
    lured = left_to(building(mine, Side(), town="MB080"), "A")
    nobody = left_to(building(mine, Side()), "A")

    assert "MB066" in lured.discards
    assert "MB066" not in nobody.discards


# ── standing orders and reactions ────────────────────────────────────────────────────────────────────────


def test_it_asks_to_be_stopped_only_where_it_can_make_a_difference() -> None:
    """Two damage are dealt to Holkin (6), or to Tess (4): Smash is enough for her, and not for him."""
    for queue, orders in (("MB084", ["end-MB084"]), ("MB080", []), ("MB102", [])):
        g = building(Side("MB042", "MB071", queue=queue), Side())
        g = build_nothing(g, "A", "B")
        assert would(g, "A") == orders


def test_it_smashes_a_hero_who_would_get_through() -> None:
    g = adventuring(Side("MB042", "MB071", queue="MB084"), stops="A:rooms")

    assert souls(left_to(g, "A"), "A") == ["MB084"]


def test_it_keeps_its_spell_where_the_hero_dies_anyway() -> None:
    g = adventuring(Side("MB042 MB043", "MB071", queue="MB084"), stops="A:rooms")
    g = left_to(g, "A")

    assert souls(g, "A") == ["MB084"]
    assert g.lairs[0].spells == ("MB071",)


def test_it_pays_to_win_with_as_many_coins_as_the_hero_needs() -> None:
    g = adventuring(Side("MB042 MB043", "MB072", queue="MB080", coins=3), stops="A:enter")
    g = left_to(g, "A")

    assert souls(g, "A") == ["MB080"]
    assert coins(g, "A") == 2


def test_close_to_its_end_it_sends_away_whom_it_cannot_kill() -> None:
    mine = Side("MB019", queue="MB080", wounds="MB079 MB081", coins=1)
    hurt = left_to(adventuring(mine, stops="A:enter"), "A")
    fresh = left_to(adventuring(Side("MB019", queue="MB080", coins=1), stops="A:enter"), "A")

    assert wounds(hurt, "A") == ["MB079", "MB081"]
    assert wounds(fresh, "A") == ["MB080"]


def test_it_pays_for_the_health_of_a_hero_who_would_bring_a_leader_closer_to_victory() -> None:
    """The Inquisitor (6 health) takes coins: at a leader's, one is well spent."""
    leader = "MB103 MB107 MB111"
    for taken, outcome in ((leader, 1), ("MB079", 0)):
        owner = Side("MB025 MB028", queue="MB082", souls=taken)
        g = left_to(adventuring(owner, Side(coins=3), stops="B:end"), "B")
        assert len(wounds(g, "A")) == outcome


def test_it_cancels_a_spell_aimed_at_its_own_dungeon_and_no_other() -> None:
    for target, answer in (("B1", ["MB076"]), ("A1", ["pass"])):
        g = building(Side("MB042", "MB075"), Side("MB043", "MB076"))
        g = play(stop_at_spells(g, "B"), "A", "MB075", target)
        assert question_key(g) == "ask-cancel"
        assert would(g, "B") == answer


def test_it_leaves_word_to_be_stopped_at_spells_as_soon_as_it_can_cancel_them() -> None:
    g = building(Side("MB042", "MB076"), Side("MB043", "MB075"))
    g = left_to(g, "A")

    assert g.build_orders == [("spell",), ()]
    assert to_decide(g) == "B"


def test_it_takes_that_back_when_it_can_cancel_no_longer() -> None:
    g = building(Side("MB042", "MB054"), Side("MB043"))
    g.build_orders[0] = ("spell",)

    assert left_to(g, "A").build_orders == [(), ()]


# ── other dungeons and whole hands ───────────────────────────────────────────────────────────────────────


def tied(cards_of_a: str, cards_of_b: str) -> Realm:
    """Both have one piece of equipment for Tess (4 health), whom both would kill."""
    sides = Side("MB025 MB043", cards_of_a, boss="MB012"), Side("MB025 MB044", cards_of_b, boss="MB009")
    return building(*sides, town="MB084")


def test_it_waits_with_a_heist_for_the_last_build_turn_of_the_others() -> None:
    g = left_to(tied("MB075 MB013", ""), "A")
    assert (g.build_orders[0], to_decide(g)) == (("turn-1",), "B")

    g = left_to(play(g, "B", "done"), "A")
    assert treasure_of(g, "B1") == ""
    assert g.discards == ("MB075",)


def test_it_leaves_a_heist_alone_that_brings_nobody() -> None:
    g = left_to(building(Side("MB025 MB043", "MB075", boss="MB012"), Side("MB025", boss="MB009")), "A")

    assert (g.build_orders[0], "MB075" in g.discards) == ((), False)


def test_the_last_one_to_build_casts_it_in_the_own_turn() -> None:
    g = left_to(play(tied("", "MB075"), "A", "done"), "B")

    assert (treasure_of(g, "A1"), g.discards) == ("", ("MB075",))


def test_with_nothing_to_build_it_wins_over_a_miniboss_worth_it() -> None:
    for level, rich, taken in ((2, 3, "MB061"), (1, 3, ""), (3, 3, "")):
        g = left_to(building(Side("MB042", "MB077", coins=rich), Side(f"MB026:MB061.{level}")), "A")
        assert slot_at(g, "A1").miniboss == taken


def test_with_nothing_to_build_and_many_cards_it_draws_another_hand() -> None:
    full = "MB025 MB042 MB043 MB044 MB045"
    useless = left_to(building(Side(full, "MB070 MB019 MB020 MB021 MB037")), "A")
    few = left_to(building(Side(full, "MB070 MB019 MB020")), "A")

    assert ("MB070" in useless.discards, "MB070" in few.discards) == (True, False)
    assert not {"MB019", "MB020", "MB021", "MB037"} <= set(useless.lairs[0].rooms)


def test_it_respawns_for_coins_and_not_for_nothing() -> None:
    paid = left_to(building(Side("MB014 MB042", "MB074 MB055 MB056")), "A")
    unpaid = left_to(building(Side("MB014 MB042", "MB074")), "A")

    assert (coins(paid, "A"), "MB074" in paid.discards) == (3 + 4, True)
    assert (coins(unpaid, "A"), "MB074" in unpaid.discards) == (3, False)


def test_it_does_not_buy_respawn_back_with_a_respawn() -> None:
    """With Trophy Room and Minion Clinic it paid for itself, and a game never ended."""
    rich = Side("MB014>MB020 MB050 MB014 MB023", "MB074 MB055", coins=9)
    g = left_to(building(rich, Side()), "A")

    assert "MB074" in g.discards


def test_it_stops_buying_at_a_clinic_full_of_coins() -> None:
    g = building(Side("MB014>MB020*3 MB014", "MB074 MB055 MB056", coins=9), Side())
    g.discards += (g.rooms.pop(),)
    g = left_to(g, "A")

    assert slot_at(g, "A1").coins == 3


def test_it_leaves_a_build_as_it_is() -> None:
    """The offer to change it is nothing it has a wish about."""
    g = play(building(Side("", "MB013"), Side()), "A", "MB013@new")
    (offer,) = (each for each in g.offers if each.step.endswith("build_changed"))

    assert GAME.wish is not None
    assert GAME.wish(GAME.view(g, 0), offer) is None


def test_a_game_that_once_went_round_in_circles_ends() -> None:
    state = GAME.start(2, {}, 797)
    for _ in range(GAME.most_decisions(2)):
        if state.result is not None:
            break
        state = take(state, *GAME.computer_answer(state, state.pending()[0]))

    assert state.result is not None


def test_it_sabotages_the_leader_whose_next_soul_it_can_prevent() -> None:
    for taken, miniboss, outcome in (
        ("MB103 MB107 MB111", "MB026:MB055", 1),
        ("MB103 MB107 MB111", "MB026", 0),
        ("MB079", "MB026:MB055", 0),
    ):
        owner = Side("MB042 MB028", queue="MB080", souls=taken)
        g = left_to(adventuring(owner, Side(miniboss, "MB067"), stops="B:enter"), "B")
        assert len(wounds(g, "A")) == outcome


# ── all in all ───────────────────────────────────────────────────────────────────────────────────────────


def test_it_mostly_wins_against_three_who_do_anything() -> None:
    games = 40
    assert sum(_wins(seed) for seed in range(games)) >= 0.7 * games


def _wins(seed: int) -> bool:
    chance = Chance(seed)
    seat = seed % len(LETTERS)
    g = GAME.start(len(LETTERS), {}, seed)
    while g.result is None:
        decision = g.pending()[0]
        if decision.seat == seat:
            g = take(g, *GAME.computer_answer(g, decision))
        else:
            g = take(g, decision, decision.form.sample(g, decision.seat, chance))
    return g.result.winners == (seat,)


def test_no_number_of_souls_makes_up_for_the_last_wound() -> None:
    """An epic hero gets through, and the souls of all the others are enough to win."""
    weak = [card for card, hero in HEROES.items() if hero.lure and not hero.epic][:SOULS_TO_WIN]

    def gain(taken: str) -> float:
        quiet, busy = (
            Outlook(GAME.view(building(Side("MB042", wounds=taken, queue=queue), Side()), 0), 0)
            for queue in ("", " ".join(["MB119", *weak]))
        )
        return busy.now(12, busy.treasure) - quiet.now(12, quiet.treasure)

    assert gain("MB103") > 0 > gain("MB103 MB079")


def test_it_reckons_with_a_crowd_that_no_dungeon_could_bear() -> None:
    """All heroes of the game at one door: more wounds than any other round brings."""
    lonely, crowded = (
        Outlook(GAME.view(building(Side("MB042", queue=" ".join(queue)), Side()), 0), 0)
        for queue in ((), HEROES)
    )

    assert crowded.now(0, crowded.treasure) < lonely.now(0, lonely.treasure)


def test_it_swaps_hoards_only_with_somebody_richer() -> None:
    def worth_of_a_vault(own: int, other: int) -> float:
        g = building(Side("MB042", "MB021", coins=own), Side(coins=other))
        return Plan(GAME.view(g, 0), 0).worth("MB021@new")

    assert worth_of_a_vault(own=9, other=1) < worth_of_a_vault(own=3, other=3)
    assert worth_of_a_vault(own=3, other=3) < worth_of_a_vault(own=1, other=9)


def test_it_knows_heroes_whose_health_depends_on_the_dungeon() -> None:
    """Taxes make the hero stronger by the coins of the hoard."""
    rich, poor = (
        Outlook(GAME.view(building(Side("MB042", coins=own, queue="MB117"), Side()), 0), 0) for own in (5, 0)
    )
    lonely = Outlook(GAME.view(building(Side("MB042"), Side()), 0), 0)

    assert poor.now(12, poor.treasure) > lonely.now(12, lonely.treasure) > rich.now(12, rich.treasure)
