"""Rooms: what each does in production, in battle, and at the end."""

import pytest

from engine.games.dungeon_lords.cards import ROOMS
from engine.games.dungeon_lords.lord import Lord
from engine.games.dungeon_lords.rules.orders.building import building_sites
from engine.games.dungeon_lords.rules.production import produce
from engine.games.dungeon_lords.rules.scoring import scoring
from engine.games.dungeon_lords.squares import square_name
from tests.engine.dungeon_lords.scenario import (
    asked,
    battle,
    card,
    go,
    options,
    party,
    play,
    said,
    table,
    tiles,
    to_decide,
)

PRODUCTS = [
    ("chicken-coop@B3", "food", 1),
    ("mushroom-bed@C3", "food", 1),
    ("souvenir-shop@B3", "gold", 1),
    ("mint@C3", "gold", 1),
    ("printing-press@B3", "evil", -1),
    ("magic-room@B3", "imps", 1),
]


@pytest.mark.parametrize(("room", "good", "more"), PRODUCTS)
def test_what_each_room_makes(room: str, good: str, more: int) -> None:
    g = go(table(2, A={"tiles": f"A3 {room}", "imps": 4}), produce, 0)
    before = getattr(g.lords[0], good)
    g = play(g, room.partition("@")[0])

    assert getattr(g.lords[0], good) == before + more


def test_a_workshop_makes_one_trap_also_in_the_second_year() -> None:
    g = go(table(2, year=2, A={"tiles": "A3 workshop@B1", "imps": 4}), produce, 0)
    g = play(g, "workshop")

    assert len(g.secrets[0].traps) == 1
    assert to_decide(g) == ""


def test_a_workshop_rests_when_no_trap_is_left() -> None:
    g = table(2, A={"tiles": "A3 workshop@B1", "imps": 4})
    g.trap_pile.clear()

    assert asked(go(g, produce, 0)) == ""


def test_a_tool_shed_digs_by_the_usual_law_without_another_imp() -> None:
    g = go(table(2, A={"tiles": "A3 B3 tool-shed@C3", "imps": 2}), produce, 0)

    assert "tool-shed@B4" in options(g)
    assert "tool-shed@A1" not in options(g)
    g = play(g, "tool-shed@B4")
    assert (len(g.lords[0].tunnels), g.lords[0].busy) == (3, 2)


def test_b6_a_room_works_twice_in_the_second_year() -> None:
    g = go(table(2, year=2, A={"tiles": "A3 mint@C3", "imps": 6, "gold": 0}), produce, 0)
    g = play(g, "mint", "mint")

    assert g.lords[0].gold == 2
    assert to_decide(g) == ""


def test_in_the_first_year_a_room_works_once() -> None:
    g = play(go(table(2, A={"tiles": "A3 mint@C3", "imps": 6}), produce, 0), "mint")

    assert to_decide(g) == ""


def test_b16_a_new_imp_goes_to_work_at_once() -> None:
    g = go(table(2, A={"tiles": "A3 chicken-coop@A4 magic-room@B3", "imps": 4, "food": 1}), produce, 0)
    g = play(g, "magic-room", "chicken-coop")

    assert (g.lords[0].imps, g.lords[0].food) == (5, 1)


def test_b16_without_food_there_is_no_romantic_dinner() -> None:
    g = go(table(2, A={"tiles": "A3 chicken-coop@A4 magic-room@B3", "imps": 4, "food": 0}), produce, 0)

    assert options(g) == ["chicken-coop", "done"]


def test_b17_first_the_food_then_the_dinner() -> None:
    g = go(table(2, A={"tiles": "A3 chicken-coop@A4 magic-room@B3", "imps": 5, "food": 0}), produce, 0)
    g = play(g, "chicken-coop", "magic-room")

    assert (g.lords[0].imps, g.lords[0].food) == (6, 0)


def test_b18_three_imps_and_two_dinners() -> None:
    g = go(table(2, year=2, A={"tiles": "A3 magic-room@B3", "imps": 3, "food": 2}), produce, 0)
    g = play(g, "magic-room", "magic-room")

    assert (g.lords[0].imps, g.lords[0].food) == (5, 0)


def test_all_simple_rooms_can_be_put_to_work_at_once() -> None:
    rooms = "A3 mint@C3 chicken-coop@A4 magic-room@B2"
    g = go(table(2, year=2, A={"tiles": rooms, "imps": 11, "gold": 0, "food": 0}), produce, 0)
    g = play(g, "all")

    assert (g.lords[0].gold, g.lords[0].food, g.lords[0].busy) == (1, 2, 9)
    assert options(g) == ["magic-room", "done"]


def test_a_troll_works_like_an_imp_and_first() -> None:
    g = go(table(2, A={"tiles": "A3 mint@C3", "imps": 2, "monsters": "troll"}), produce, 0)
    g = play(g, "mint")

    assert (g.lords[0].busy, g.lords[0].busy_trolls) == (2, 1)


def test_busy_imps_do_not_produce() -> None:
    assert asked(go(table(2, A={"tiles": "A3 mint@C3", "imps": 3, "busy": 1}), produce, 0)) == ""


def test_a_conquered_room_produces_nothing() -> None:
    assert asked(go(table(2, A={"tiles": "!A3 !mint@C3", "imps": 3}), produce, 0)) == ""


def test_production_is_never_forced() -> None:
    g = play(go(table(2, A={"tiles": "A3 mint@C3", "imps": 3}), produce, 0), "done")

    assert g.lords[0].gold == 3


def test_production_and_cards_go_in_turn_order() -> None:
    g = table(2, start="B", A={"tiles": "A3 mint@C3", "imps": 3}, B={"tiles": "A3 mint@C3", "imps": 3})
    for number in g.turn_order():
        g.then(produce, number)

    assert to_decide(go(g, produce, 0)) == "B"


# ── zones ────────────────────────────────────────────────────────────────────────────────────────────────

EVERYWHERE = " ".join(f"{row}{column}" for row in "ABCD" for column in range(1, 6))


@pytest.mark.parametrize(
    ("room", "squares", "corner"),
    [
        ("chicken-coop", 10, "B5"),
        ("souvenir-shop", 10, "A1"),
        ("mushroom-bed", 10, "C1"),
        ("mint", 10, "D5"),
        ("workshop", 14, "C5"),
        ("tool-shed", 14, "B1"),
        ("printing-press", 6, "B2"),
        ("magic-room", 6, "C4"),
        ("labyrinth", 20, "D3"),
    ],
)
def test_every_room_has_its_zone(room: str, squares: int, corner: str) -> None:
    sites = [square_name(where) for where in building_sites(Lord(tiles=tiles(EVERYWHERE)), room)]

    assert len(sites) == squares
    assert corner in sites


def test_rooms_are_never_side_by_side_conquered_ones_included() -> None:
    lord = Lord(tiles=tiles("A3 !mint@B3 C3 D3 B4"))

    assert [square_name(where) for where in building_sites(lord, "labyrinth")] == ["D3"]


def test_conquered_tunnels_cannot_become_rooms() -> None:
    assert building_sites(Lord(tiles=tiles("!A3 !B3")), "labyrinth") == ()


# ── rooms for battle ─────────────────────────────────────────────────────────────────────────────────────


def test_c2_training_room_troll() -> None:
    g = battle("W8 W7", year=2, room="training-room", monsters="troll", spell="create-food", food=1)

    assert party(play(g, "m1:club")) == "W8:6 W7"
    assert party(play(g, "m1:feast")) == "W8:7 W7"


def test_c2_training_room_goblin() -> None:
    g = battle("W5:2 W8", year=2, room="training-room", monsters="goblin", spell="create-food")

    assert party(g) == "W8:4"


def test_c3_dark_room_vampire() -> None:
    g = battle("W8 W7", year=2, room="dark-room", monsters="vampire", spell="create-food")

    assert party(play(g, f"m1:drain:{card(g, 'W7')}")) == "W8:2 W7:4"
    assert party(play(g, f"m1:nip:{card(g, 'W7')}")) == "W8:2 W7:3"


def test_c3_dark_room_witch() -> None:
    g = battle("W8 W7", year=2, room="dark-room", monsters="witch", spell="create-food")

    assert party(play(g, "m1:curse")) == "W8:7 W7"
    assert party(play(g, f"m1:sparks:{card(g, 'W7')}", card(g, "W7"))) == "W8:2 W7:4"


@pytest.mark.parametrize(
    ("room", "monster", "attack", "after"),
    [
        ("training-room", "golem", "crush", "W8:6 W7"),
        ("training-room", "witch", "curse", "W8:6 W7"),
        ("dark-room", "troll", "club", "W8:5 W7"),
        ("dark-room", "goblin", "stab", "W8:4 W7"),
    ],
)
def test_others_have_nothing_of_the_room(room: str, monster: str, attack: str, after: str) -> None:
    g = battle("W8 W7", year=2, room=room, monsters=monster, spell="create-food")

    assert party(play(g, f"m1:{attack}") if asked(g) else g) == after


def test_the_bonus_counts_only_in_the_room_itself() -> None:
    g = battle(
        "W8 W7", year=2, tiles="!A3 B3 training-room@B4", at="B3", monsters="goblin", spell="create-food"
    )

    assert party(g) == "W8:4 W7"


@pytest.mark.parametrize(("where", "cast"), [("B3", True), ("B4", False)])
def test_the_anti_magic_room_protects_only_itself(where: str, cast: bool) -> None:
    g = battle("W8 Z4/2", year=2, tiles="!A3 B3 anti-magic-room@B4", at=where, spell="create-food")

    assert said(g, "casts") is cast


def test_c4_in_the_labyrinth_prevention_is_spent_once() -> None:
    g = battle("W8 T5/3", year=2, room="labyrinth", traps="trap-door trap-door", spell="create-food", gold=0)
    g = play(g, "trap-door")

    assert party(g) == "W8:3 T5/3"


@pytest.mark.parametrize(
    ("first", "after"), [("rolling-stone", "PAL W6:1 W5:1 T4/2:2"), ("fire-wall", "PAL:4 W6 W5 T4/2")]
)
def test_c4b_the_order_of_two_traps_matters(first: str, after: str) -> None:
    g = battle("PAL W6 W5 T4/2", year=2, room="labyrinth", traps="rolling-stone fire-wall", monsters="slime",
               spell="song-of-courage", round=4)  # fmt: skip
    g = play(g, first, "m1:hold")

    assert party(g) == after


def test_ruling_18_the_second_trap_stays_in_stock_when_nobody_is_left() -> None:
    g = battle(
        "W5:3", year=2, room="labyrinth", traps="rolling-stone cursed-ring", spell="create-food", gold=1
    )
    g = play(g, "rolling-stone")

    assert (g.secrets[0].traps, g.secrets[0].set_traps, g.lords[0].gold) == (("cursed-ring",), (), 1)


def test_nobody_casts_in_the_anti_magic_room() -> None:
    g = battle("W8 Z4/2", year=2, room="anti-magic-room", spell="illusion")

    assert said(g, "anti-magic")
    assert party(g) == "W8:1 Z4/2"


def test_the_anti_magic_room_leaves_the_witch_alone() -> None:
    g = battle("W8 Z4/2", year=2, room="anti-magic-room", monsters="witch", spell="illusion")

    assert party(play(g, "m1:curse")) == "W8:5 Z4/2"


# ── rooms that score ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("room", "points"), [("cafeteria", 4), ("chapel", 4), ("pandemonium", 6), ("labyrinth", 0)]
)
def test_what_bonus_rooms_score(room: str, points: int) -> None:
    lair = "troll goblin slime witch vampire ghost golem dragon demon"
    g = go(table(2, year=2, A={"tiles": f"A3 {room}@B3", "monsters": lair}), scoring)

    assert g.score[0].bonus_rooms == points


@pytest.mark.parametrize(
    ("room", "lair"),
    [
        ("cafeteria", "vampire ghost golem dragon demon"),
        ("chapel", "troll goblin slime witch golem dragon demon"),
        ("pandemonium", "troll goblin slime witch vampire ghost"),
    ],
)
def test_whom_bonus_rooms_do_not_count(room: str, lair: str) -> None:
    g = go(table(2, year=2, A={"tiles": f"A3 {room}@B3", "monsters": lair}), scoring)

    assert g.score[0].bonus_rooms == 0


@pytest.mark.parametrize(
    "lord", [{"tiles": "!A3 !hall-of-fame@B3", "evil": 9}, {"tiles": "A3 B3", "evil": 9}]
)
def test_no_hall_of_fame_no_glory(lord: dict[str, object]) -> None:
    g = go(table(4, year=2, A=lord), scoring)

    assert (g.score[0].titles["evil"], g.score[0].hall_of_fame) == (3, 0)


def test_the_hall_of_fame_does_not_count_shared_titles() -> None:
    hall = "A3 hall-of-fame@B3"
    g = go(table(2, year=2, A={"tiles": hall, "evil": 9}, B={"tiles": hall, "evil": 9}), scoring)

    assert [score.hall_of_fame for score in g.score] == [0, 0]


def test_a_conquered_bonus_room_scores_nothing() -> None:
    g = go(table(2, year=2, A={"tiles": "!A3 !chapel@B3", "monsters": "vampire"}), scoring)

    assert g.score[0].bonus_rooms == 0


@pytest.mark.parametrize(("seats", "bonus"), [(2, 1), (3, 1), (4, 2)])
def test_ruling_2_hall_of_fame_adds_to_titles_held_alone(seats: int, bonus: int) -> None:
    g = go(table(seats, year=2, A={"tiles": "A3 hall-of-fame@B3", "imps": 9, "evil": 9}), scoring)

    alone = [title for title in ("evil", "rooms", "imps") if title in g.score[0].titles]
    assert g.score[0].hall_of_fame == bonus * len(alone) == 3 * bonus


def test_there_are_eight_rooms_a_year() -> None:
    assert [len([room for room in ROOMS.values() if room.year == year]) for year in (1, 2)] == [8, 8]
