"""The computer player survives: it digs, hires, keeps evil in check, and fights."""

from statistics import mean

import pytest

from engine.cli.self_play import computer_move, moments
from engine.games.dungeon_lords import GAME
from engine.games.dungeon_lords.ai.campaign import of_use, stand_of
from engine.games.dungeon_lords.ai.orders import wishes_of
from engine.games.dungeon_lords.ai.skirmish import party_of
from engine.games.dungeon_lords.rules.combat.planning import planning
from engine.games.dungeon_lords.rules.events import pay_day
from engine.games.dungeon_lords.rules.orders.ordering import choose_orders
from engine.games.dungeon_lords.rules.production import produce
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import go, heroes, outcome, sent, standing, table


def ends(seats: int, version: str, games: int) -> list[Underworld]:
    found = []
    for seed in range(games):
        *_, end = moments(GAME, seats, {"version": version}, seed)
        found.append(end)
    return found  # type: ignore[return-value]


@pytest.mark.parametrize(("seats", "version"), [(4, "first"), (3, "full"), (2, "first")])
def test_it_digs_hires_imprisons_and_mostly_earns_its_licence(seats: int, version: str) -> None:
    tables = ends(seats, version, 12)
    lords = [lord for g in tables for lord in g.lords]

    assert mean(lord.filled.bit_count() for lord in lords) > 6
    assert mean(len(lord.prison) for lord in lords) > 3
    assert mean(lord.seals for lord in lords) < 2
    assert mean(score.total for g in tables for score in g.score) > 0


def test_it_keeps_away_from_the_paladin() -> None:
    tables = ends(4, "first", 12)

    assert mean(lord.evil >= 10 for g in tables for lord in g.lords) < 0.25


@pytest.mark.parametrize(
    ("lair", "stays"),
    [("goblin witch", ["witch"]), ("goblin slime", ["slime"]), ("vampire goblin", ["vampire", "goblin"])],
)
def test_on_pay_day_the_best_are_paid_and_the_worst_go(lair: str, stays: list[str]) -> None:
    g = go(table(2, A={"monsters": lair, "food": 1, "evil": 5}), pay_day, 0)
    while g.pending():
        g = computer_move(GAME, g)  # type: ignore[assignment]

    assert standing(g) == stays


def test_on_pay_day_whoever_would_call_the_paladin_has_to_go() -> None:
    g = go(table(2, A={"monsters": "vampire goblin", "food": 1, "evil": 8}), pay_day, 0)
    while g.pending():
        g = computer_move(GAME, g)  # type: ignore[assignment]

    assert (standing(g), g.lords[0].evil, g.paladin_at) == (["goblin"], 9, -1)


@pytest.mark.parametrize(
    ("lair", "food", "evil", "stays"),
    [
        ("witch slime troll", 3, 8, ["slime", "troll"]),
        ("witch slime troll", 3, 5, ["slime", "witch"]),
        ("witch slime troll", 3, 9, ["slime", "witch"]),
        ("vampire vampire", 0, 8, ["vampire", "vampire"]),
    ],
)
def test_on_pay_day_whoever_leaves_is_chosen_so_that_the_paladin_stays_away(
    lair: str, food: int, evil: int, stays: list[str]
) -> None:
    """It once paid a Witch her evil, and the Troll without food talked; two Vampires went, and he came."""
    g = go(table(2, A={"monsters": lair, "food": food, "evil": evil}), pay_day, 0)
    while g.pending():
        g = computer_move(GAME, g)  # type: ignore[assignment]

    assert sorted(standing(g)) == stays


@pytest.mark.parametrize(("coming", "hired"), [("taxes", "dragon"), ("pay-day", "golem")])
def test_whom_it_hires_depends_on_whether_wages_will_be_due(coming: str, hired: str) -> None:
    g = table(2, year=2, A={"food": 3, "gold": 3, "evil": 3, "traps": "pendulum"})
    g.next_event, g.monster_offer = coming, ("dragon", "golem")
    g.monster_stacks[1] = [kind for kind in g.monster_stacks[1] if kind not in g.monster_offer]
    g = computer_move(GAME, sent(g, A="hire1"))  # type: ignore[assignment]

    assert [monster.kind for monster in g.lords[0].monsters] == [hired]


@pytest.mark.parametrize(
    ("event", "food", "hired"), [("pay-day", 4, ["troll"]), ("pay-day", 3, []), ("taxes", 3, ["troll"])]
)
def test_it_hires_nobody_who_would_leave_on_pay_day_the_same_round(
    event: str, food: int, hired: list[str]
) -> None:
    g = table(2, A={"food": food, "gold": 0})
    g.event, g.monster_offer = event, ("troll",)
    g = computer_move(GAME, sent(g, A="hire1"))  # type: ignore[assignment]

    assert [monster.kind for monster in g.lords[0].monsters] == hired


@pytest.mark.parametrize(("event", "bought"), [("taxes", "undone"), ("pay-day", "done")])
def test_it_calls_the_paladin_for_food_only_where_a_monster_would_leave_without(
    event: str, bought: str
) -> None:
    g = table(4, A={"evil": 9, "food": 2, "gold": 3, "monsters": "troll goblin"})
    g.event = event
    g = computer_move(GAME, sent(g, A="food2"))  # type: ignore[assignment]

    assert outcome(g, "food") == bought


@pytest.mark.parametrize(("space", "hired"), [("hire1", ["troll"]), ("hire3", [])])
def test_it_reckons_with_the_food_that_the_last_space_at_the_tavern_costs(
    space: str, hired: list[str]
) -> None:
    g = table(2, A={"food": 4, "gold": 0})
    g.event, g.monster_offer = "pay-day", ("troll",)
    g = computer_move(GAME, sent(g, A=space))  # type: ignore[assignment]

    assert [monster.kind for monster in g.lords[0].monsters] == hired


@pytest.mark.parametrize(
    ("event", "evil", "hired"),
    [("pay-day", 5, ["vampire"]), ("pay-day", 6, []), ("taxes", 6, ["vampire"])],
)
def test_it_hires_nobody_whose_wages_would_call_the_paladin_the_same_round(
    event: str, evil: int, hired: list[str]
) -> None:
    g = table(2, A={"evil": evil, "food": 3})
    g.event, g.monster_offer = event, ("vampire",)
    g = computer_move(GAME, sent(g, A="hire1"))  # type: ignore[assignment]

    assert [monster.kind for monster in g.lords[0].monsters] == hired


@pytest.mark.parametrize(("evil", "start", "hopeful"), [(9, "A", True), (9, "B", False), (6, "B", True)])
def test_it_hopes_for_no_food_that_others_leave_only_for_the_evil_that_calls_the_paladin(
    evil: int, start: str, hopeful: bool
) -> None:
    hand = ("food", "reputation", "dig", "imps", "traps", "hire")
    mine = {"evil": evil, "food": 2, "gold": 3, "hand": hand, "monsters": "troll troll"}
    g = table(4, start=start, A=mine, B={"hand": hand})
    g.next_event = "pay-day"
    wishes = wishes_of(GAME.view(g, 0), 0, {})

    assert (wishes["food"] == max(wishes.values())) == hopeful
    assert (wishes["food"] < 1) != hopeful


@pytest.mark.parametrize(
    ("event", "gold", "bought"),
    [("taxes", 2, "undone"), ("taxes", 3, "done"), ("pay-day", 2, "done")],
)
def test_it_spends_no_gold_on_traps_that_the_ministry_will_want(event: str, gold: int, bought: str) -> None:
    g = table(2, A={"gold": gold})
    g.event = event
    g = computer_move(GAME, sent(g, A="traps1"))  # type: ignore[assignment]

    assert outcome(g, "traps") == bought


@pytest.mark.parametrize(("gold", "bought"), [(1, "undone"), (2, "done")])
def test_it_buys_no_food_with_gold_that_the_ministry_will_want(gold: int, bought: str) -> None:
    g = table(2, A={"gold": gold, "food": 1, "imps": 2, "tiles": "A3 B3 C3 D3 D2"})
    g.event = "taxes"
    g = computer_move(GAME, sent(g, A="food1 mine1"))  # type: ignore[assignment]

    assert outcome(g, "food") == bought


@pytest.mark.parametrize(
    ("event", "gold", "used"),
    [("taxes", 2, "souvenir-shop"), ("taxes", 3, "workshop"), ("pay-day", 2, "workshop")],
)
def test_rooms_first_produce_the_gold_that_the_ministry_will_want(event: str, gold: int, used: str) -> None:
    g = table(2, A={"gold": gold, "imps": 5, "tiles": "workshop@A2 A3 souvenir-shop@B3 C3 D3"})
    g.event = event
    g = computer_move(GAME, go(g, produce, 0))  # type: ignore[assignment]

    assert g.lords[0].produced == (used,)


@pytest.mark.parametrize(("gold", "tiles"), [(1, 4), (2, 4), (3, 5)])
def test_the_tool_shed_digs_no_tunnel_that_means_a_red_seal(gold: int, tiles: int) -> None:
    g = table(2, A={"gold": gold, "tiles": "A3 B3 C3 tool-shed@D3"})
    g.event = "taxes"
    g = computer_move(GAME, go(g, produce, 0))  # type: ignore[assignment]

    assert g.lords[0].filled.bit_count() == tiles


@pytest.mark.parametrize(("imps", "spaces"), [(4, "dig3 mine3"), (4, "dig1 mine3"), (3, "dig3 mine1")])
def test_digging_leaves_imps_for_mining_and_for_its_foreman(imps: int, spaces: str) -> None:
    g = sent(table(2, A={"imps": imps, "tiles": "!A3 B3 C3"}), A=spaces)
    while outcome(g, "mine") == "waiting":
        g = computer_move(GAME, g)  # type: ignore[assignment]

    assert (outcome(g, "dig"), outcome(g, "mine")) == ("done", "done")


@pytest.mark.parametrize(("start", "mines"), [("A", True), ("B", False)])
def test_the_last_lord_leaves_mining_to_three_who_go_before(start: str, mines: bool) -> None:
    g = table(4, start=start, A={"gold": 2, "hand": ("dig", "mine", "imps", "traps", "hire", "build")})
    g = computer_move(GAME, go(g, choose_orders, 0))  # type: ignore[assignment]

    assert ("mine" in g.secrets[0].orders) == mines


@pytest.mark.parametrize(("version", "place"), [("first", 0), ("full", 1)])
def test_it_does_not_pay_at_the_door_of_the_tavern(version: str, place: int) -> None:
    g = table(3, version=version, A={"gold": 9, "food": 9, "hand": ("imps", "hire", "build")})
    g.monster_offer = ("troll", "vampire", "witch")
    g = computer_move(GAME, go(g, choose_orders, 0))  # type: ignore[assignment]

    assert g.secrets[0].orders.index("hire") == place


@pytest.mark.parametrize(("evil", "lair"), [(12, ["troll"]), (4, ["troll", "vampire"])])
def test_it_hires_nobody_whose_wages_the_scale_of_evil_has_no_room_for(evil: int, lair: list[str]) -> None:
    """It once hired a Vampire for 2 evil, and let it go the same round, since the scale was full."""
    g = table(2, A={"monsters": "troll", "food": 9, "evil": evil})
    g.monster_offer = ("vampire",) * 3
    g.event = "pay-day"
    g = computer_move(GAME, sent(g, A="hire1"))  # type: ignore[assignment]

    assert standing(g) == lair


@pytest.mark.parametrize(("food", "bought"), [(1, "undone"), (0, "done")])
def test_it_takes_no_food_for_the_evil_that_wages_need(food: int, bought: str) -> None:
    """A Witch wants 1 food and 1 evil on pay day; without food she leaves in any case."""
    g = table(2, A={"monsters": "witch", "food": food, "evil": 14})
    g.event = "pay-day"
    g = computer_move(GAME, sent(g, A="food2"))  # type: ignore[assignment]

    assert outcome(g, "food") == bought


@pytest.mark.parametrize(("evil", "stays"), [(8, []), (9, ["vampire"]), (10, ["vampire"])])
def test_it_lets_nobody_go_where_that_calls_the_paladin_as_well(evil: int, stays: list[str]) -> None:
    g = go(table(2, A={"monsters": "vampire", "evil": evil}), pay_day, 0)
    while g.pending():
        g = computer_move(GAME, g)  # type: ignore[assignment]

    assert standing(g) == stays


@pytest.mark.parametrize(("gold", "wanted"), [(0, False), (1, True)])
def test_it_orders_food_only_with_gold_to_pay_for_it(gold: int, wanted: bool) -> None:
    g = table(3, A={"gold": gold, "food": 0, "hand": ("food", "reputation", "dig", "mine", "imps", "traps")})
    g = computer_move(GAME, go(g, choose_orders, 0))  # type: ignore[assignment]

    assert ("food" in g.secrets[0].orders) == wanted


@pytest.mark.parametrize(
    ("event", "gold", "tiles"), [("taxes", 2, 4), ("taxes", 0, 4), ("taxes", 3, 5), ("pay-day", 0, 5)]
)
def test_it_digs_no_tunnel_it_cannot_pay_taxes_for(event: str, gold: int, tiles: int) -> None:
    g = table(2, A={"gold": gold})
    g.event = event
    g = computer_move(GAME, sent(g, A="dig1"))  # type: ignore[assignment]

    assert g.lords[0].filled.bit_count() == tiles


def test_it_leaves_few_traps_unused() -> None:
    left = [len(secret.traps) for g in ends(4, "first", 8) for secret in g.secrets]

    assert mean(left) < 0.6


@pytest.mark.parametrize(("spied", "sends"), [((), ["troll"]), ((0,), [])])
def test_it_sends_nobody_where_a_combat_card_it_has_seen_does_the_work(
    spied: tuple[int, ...], sends: list[str]
) -> None:
    g = table(2, season=4, A={"heroes": "W4:2", "monsters": "troll", "tiles": "A3", "spied": spied})
    g.combat_round = 1
    g.spells = ("detect-evil", *[card for card in g.spells if card != "detect-evil"])[:4]
    g = computer_move(GAME, go(g, planning))  # type: ignore[assignment]
    sent_there = g.secrets[0].plan or g.lords[0].plan
    assert sent_there is not None

    assert [monster.kind for monster in g.lords[0].monsters if monster.uid in sent_there.monsters] == sends


@pytest.mark.parametrize(("monster", "sends"), [("golem", ["golem"]), ("troll", [])])
def test_only_who_never_tires_is_sent_where_fatigue_does_the_work(monster: str, sends: list[str]) -> None:
    g = table(2, year=2, season=4, A={"heroes": "W7:6", "monsters": monster, "tiles": "A3"})
    g.combat_round = 1
    g = computer_move(GAME, go(g, planning))  # type: ignore[assignment]
    sent_there = g.secrets[0].plan or g.lords[0].plan
    assert sent_there is not None

    assert [each.kind for each in g.lords[0].monsters if each.uid in sent_there.monsters] == sends


@pytest.mark.parametrize(("party", "sends"), [("P3/1:1 P4/1", []), ("P3/1:1 W4", ["vampire"])])
def test_a_vampire_is_not_sent_where_there_are_only_priests(party: str, sends: list[str]) -> None:
    g = table(2, season=4, A={"heroes": party, "monsters": "vampire", "tiles": "A3 B3"})
    g.combat_round = 3
    g = computer_move(GAME, go(g, planning))  # type: ignore[assignment]
    sent_there = g.secrets[0].plan or g.lords[0].plan
    assert sent_there is not None

    assert [monster.kind for monster in g.lords[0].monsters if monster.uid in sent_there.monsters] == sends


def test_a_ghost_is_of_no_use_against_a_single_hero() -> None:
    stand = stand_of(table(2, A={"heroes": "W4", "monsters": "ghost"}).lords[0], 1, ())

    assert of_use(stand) == ()
    assert of_use(stand._replace(party=party_of(heroes("W4 T4/1")))) == ("ghost",)


def test_the_more_rivals_go_first_who_may_mine_the_less_it_wants_to() -> None:
    mine = {"hand": ("mine", "food", "dig", "imps", "traps", "hire")}
    none = {"hand": ("reputation", "food", "dig", "imps", "traps", "hire")}
    tables = [table(4, start=start, A=mine, B=mine, C=mine, D=none) for start in "AB"]
    first, last = [wishes_of(GAME.view(g, 0), 0, {})["mine"] for g in tables]

    assert first > last


@pytest.mark.parametrize(("order", "sign"), [("traps", 1), ("hire", 1), ("imps", -1)])
def test_in_the_very_last_round_it_buys_for_the_battle_and_not_for_later(order: str, sign: int) -> None:
    spring, summer, autumn = [
        wishes_of(GAME.view(table(4, year=2, season=season), 0), 0, {})[order] for season in (2, 3, 4)
    ]

    assert sign * (autumn - summer - (summer - spring)) > 0.1


@pytest.mark.parametrize(("event", "buys"), [("taxes", False), ("special", True)])
def test_it_orders_no_traps_where_the_ministry_takes_all_the_gold(event: str, buys: bool) -> None:
    hand = ("food", "reputation", "dig", "imps", "traps", "hire")
    mine = {"gold": 3, "food": 2, "hand": hand, "tiles": "A3 B3 C3 D3 D2 D1 C1 B1 A1"}
    g = table(4, year=2, season=4, A={**mine, "traps": "pendulum fire-wall"})
    g.event, g.monster_offer = event, ("goblin", "slime", "troll")
    g = computer_move(GAME, go(g, choose_orders, 0))  # type: ignore[assignment]

    assert ("traps" in g.secrets[0].orders) == buys
