"""Computer players do not do what people would laugh at, and use what they have."""

from __future__ import annotations

from engine.games.boss_monster import GAME
from engine.games.boss_monster.ai.builds.reserves import Build, Reserves
from engine.games.boss_monster.ai.reactions import swung
from tests.engine.boss_monster.playing import left_to, tried, would
from tests.engine.boss_monster.scenario import (
    Side,
    adventuring,
    build_nothing,
    building,
    coins,
    give_orders,
    play,
    question_key,
    slot_at,
    wounds,
)


def test_what_is_to_be_covered_serves_once_more() -> None:
    """The weakest room makes place for a better one: the Keystone brings four coins before it goes."""
    full = "MB025 MB043 MB044 MB045 MB053"
    g = building(Side(full, "MB042", coins=1, levelled=True), Side())
    keystone = slot_at(g, "A5").uid

    assert would(g, "A") == [f"MB053/{keystone}"]
    g = play(g, "A", "MB053")
    assert coins(g, "A") == 1 + 4
    assert would(g, "A") == ["MB042@new"]


def test_a_spectral_bomb_goes_off_before_it_is_covered() -> None:
    full = "MB025 MB043 MB044 MB045 MB013"
    armed = building(Side(full, "MB042", levelled=True), Side("", "MB070"))
    harmless = building(Side(full, "MB042", levelled=True), Side())

    assert would(armed, "A") == [f"MB013/{slot_at(armed, 'A5').uid}"]
    assert would(harmless, "A") == [f"MB042@{slot_at(harmless, 'A5').uid}"]


def test_a_guardtower_takes_a_spell_for_a_coin_to_spare() -> None:
    for owned, taken in ((2, ("MB070",)), (1, ())):
        mine = Side("MB025 MB043", "MB015", coins=owned, queue="MB084")
        g = left_to(building(mine, Side("MB042", "MB070")), "A")
        g = give_orders(left_to(build_nothing(g, "B"), "A"), "B", [])
        assert left_to(g, "A").lairs[0].spells == taken


def test_kid_croak_moves_a_monster_room_beside_the_power_leech() -> None:
    g = building(Side("MB024 MB042 MB025:MB056.2", "", coins=0), Side())
    g = left_to(g, "A")

    assert [slot.cards[-1] for slot in g.lairs[0].slots] == ["MB024", "MB025", "MB042"]


def test_it_counts_on_a_spell_that_kills_whom_its_rooms_do_not() -> None:
    """Four damage do not kill Holkin (6); with Smash! they do."""
    taken = "MB079 MB081 MB083 MB085"
    mine = Side("MB042", "MB015", boss="MB003", wounds=taken)
    armed = Side("MB042", "MB015 MB071", boss="MB003", wounds=taken)

    assert would(building(mine, Side(boss="MB001"), town="MB080"), "A") == ["done"]
    assert would(building(armed, Side(boss="MB001"), town="MB080"), "A") == ["MB015@new"]


def test_it_lures_no_more_heroes_than_it_can_bear() -> None:
    """One more relic would bring three heroes of six health to five damage: three wounds at once."""
    mine = Side("MB043", "MB054 MB042", boss="MB012", wounds="MB079 MB083")
    g = building(mine, Side(boss="MB009"), town="MB080 MB081 MB082")

    assert would(g, "A") == ["MB042@new"]


def test_it_gives_up_a_gallery_only_for_heroes_whom_the_other_rooms_kill() -> None:
    """Without the Endless Gallery three rooms deal 4 damage, and four deal 6: enough for all three heroes."""
    rival, town = Side("MB042 MB043 MB026"), "MB079 MB080 MB081"
    weak = building(Side("MB045 MB042 MB043"), rival, town=town)
    deadly = building(Side("MB045 MB042 MB043 MB026"), rival, town=town)

    assert would(weak, "A") == ["done"]
    assert would(deadly, "A") == [f"MB045/{slot_at(deadly, 'A1').uid}"]


def test_it_builds_no_vault_that_costs_it_its_hoard() -> None:
    rich = building(Side("MB015", "MB021", coins=9), Side(coins=1))
    poor = building(Side("MB015", "MB021", coins=1), Side(coins=9))

    assert would(rich, "A") == ["done"]
    assert would(poor, "A") == [f"MB021@{slot_at(poor, 'A1').uid}"]


def test_it_stops_a_leader_once_at_the_moment_its_means_works() -> None:
    """Sabotage! works on rooms to come, the Shrooman Aviary in the room where the hero would die."""
    leader = "MB103 MB107 MB111"
    for card, orders in (("MB067", ["enter-MB080"]), ("MB027", ["end-MB080"])):
        g = building(Side("MB042 MB028", queue="MB080", souls=leader), Side("MB026:MB055", card))
        g = build_nothing(g, "A", "B")
        assert would(g, "B") == orders


def test_it_does_not_stop_for_a_card_that_helps_from_the_hand_alone_once_it_is_built() -> None:
    leader = Side("MB042 MB028", queue="MB080", souls="MB103 MB107 MB111")
    g = build_nothing(building(leader, Side("MB027", "MB019")), "A", "B")

    assert would(g, "B") == []


def test_it_buys_off_what_kills_a_hero_at_a_leaders() -> None:
    """Scott's traps deal one more unless somebody pays; the Paywall deals one less for each coin."""
    leader = "MB103 MB107 MB111"
    scott = Side("MB042 MB043", queue="MB080", souls=leader, boss="MB011", levelled=True)
    paywall = Side("MB042 MB046", queue="MB080", souls=leader)
    for owner in (scott, paywall):
        g = left_to(adventuring(owner, Side(boss="MB002", coins=2), stops="B:enter"), "B")
        assert wounds(g, "A") == ["MB080"]


def test_it_sends_an_epic_hero_away_before_an_ordinary_one() -> None:
    """Haize counts two wounds: with one already, that would be three."""
    for hero, expected in (("MB103", ["MB079"]), ("MB081", ["MB079", "MB081"])):
        g = adventuring(Side("MB019", queue=hero, wounds="MB079", coins=1), stops="A:enter")
        assert wounds(left_to(g, "A"), "A") == expected


def test_not_even_the_search_casts_a_spell_where_the_hero_dies_anyway() -> None:
    g = adventuring(Side("MB042 MB043", "MB071", queue="MB084"), stops="A:rooms")

    assert tried(g, "A") == [["pass-hero"]]


def test_the_search_passes_no_longer_than_it_must() -> None:
    """A hero who would get through may yet be smashed in the next room."""
    g = adventuring(Side("MB042", "MB071", queue="MB084"), stops="A:rooms")

    assert [choice for choice in tried(g, "A") if "pass" in str(choice)] == [["pass"]]


def test_the_search_tries_nothing_twice() -> None:
    promoting = building(Side("MB042:MB055", "MB043", coins=2), Side())
    selling = building(Side("MB025 MB043 MB044 MB045 MB053", "MB042", coins=1, levelled=True), Side())
    for g in (promoting, selling):
        choices = tried(g, "A")
        assert len(choices) == len({str(choice) for choice in choices})


def test_not_even_the_search_gives_somebody_else_a_new_hand() -> None:
    g = play(building(Side("MB042", "MB070 MB019"), Side("", "MB043")), "A", "MB070")

    assert tried(g, "A") == [["p0"]]


def test_not_even_the_search_turns_off_a_room_that_no_hero_is_to_go_through() -> None:
    here, elsewhere = Side("MB042", queue="MB080"), Side("MB043")
    g = adventuring(here, elsewhere, Side("MB044", "MB055"), stops="C:enter")
    g = play(g, "C", "MB044")

    assert tried(g, "C") == [[slot_at(g, "A1").name]]


def test_it_keeps_the_card_that_pays_for_its_ambush() -> None:
    """Whoever lays the only miniboss in hand has nothing left to ambush an epic hero with."""
    waiting = Side("MB042 MB043", "MB060 MB069", queue="MB118")
    free = Side("MB042 MB043", "MB060 MB069")

    assert would(building(waiting, Side()), "A") == ["done"]
    assert would(building(free, Side()), "A") != ["done"]


def test_it_reveals_a_miniboss_for_the_spell_that_makes_its_room_deadly() -> None:
    """Eight damage, and Rage! where Draculad moves into the room that deals three, kill whoever has 13."""
    raging = building(Side("MB042 MB013 MB043 MB025", "MB057 MB068", queue="MB118"), Side())

    assert would(raging, "A") == [f"MB057@{slot_at(raging, 'A4').uid}"]
    g = left_to(build_nothing(left_to(raging, "A"), "B"), "A")
    assert left_to(give_orders(g, "B", []), "A").lairs[0].souls == ("MB118",)


def test_the_souls_of_an_epic_hero_are_not_given_away_for_spells() -> None:
    """Haize (11), who counts two souls, or an ordinary hero dies in the Mind Thresher."""
    deadly, weak = "MB048*8 MB034", "MB034"
    for rooms, hero, given in ((deadly, "MB103", False), (weak, "MB102", True)):
        g = adventuring(Side(rooms, queue=hero), Side())
        assert question_key(g) == "ask-thresh"
        assert (["yes"] in tried(g, "A")) == given


def test_it_does_not_count_on_a_pendulum_that_it_covers() -> None:
    g = building(Side("MB042 MB043", "MB045", coins=1), Side())
    seen = GAME.view(g, 0)
    other, pendulum = seen.lairs[0].rooms
    reserves = Reserves(seen, 0)

    assert reserves.after(Build("MB045", other)) == [3]
    assert reserves.after(Build("MB045", pendulum)) == []


def test_a_pendulum_adds_nothing_to_what_later_rooms_deal() -> None:
    """Whoever has three health left in its room dies there, and would die of three damage later, too."""
    assert swung([("MB043", 2), ("MB042", 2)]) == [1]
    assert swung([("MB042", 2), ("MB043", 2)]) == [3]
    assert swung([("MB043", 2), ("MB042", 2), ("MB044", 2)]) == []


def test_it_puts_no_coin_on_a_room_whose_damage_it_needs() -> None:
    """A coin in the Minion Clinic buys a card, and takes a damage away for good."""
    g = building(Side("MB018", "MB020", coins=3), Side())
    g.discards = ("MB042",)
    g = left_to(build_nothing(left_to(g, "A"), "B"), "A")

    assert [slot.coins for slot in g.lairs[0].slots] == [0]


def test_it_stops_for_a_hero_whom_others_may_pay() -> None:
    """Six damage kill the Inquisitor (6), unless somebody pays; then Smash! still does."""
    mine = Side("MB042 MB044 MB016", "MB071", queue="MB082")
    for owned, orders in ((2, ["end-MB082"]), (0, [])):
        g = build_nothing(building(mine, Side(boss="MB002", coins=owned)), "A", "B")
        assert would(g, "A") == orders
