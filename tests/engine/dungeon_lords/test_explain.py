"""Every answer says what it costs and brings, what will come of it, and what is not possible says why."""

from __future__ import annotations

from typing import Any

from engine.core import Decision, Explanation
from engine.games.dungeon_lords import GAME
from engine.games.dungeon_lords.rules.combat.planning import planning
from engine.games.dungeon_lords.rules.events import pay_day, taxes
from engine.games.dungeon_lords.rules.orders.ordering import choose_orders
from engine.games.dungeon_lords.rules.production import produce, take_back
from engine.games.dungeon_lords.rules.special_events import special_for
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import battle, card, go, play, seat, sent, table
from texts import speaker

SAY = speaker("en", ["Anna", "Ben", "Cleo", "Dora"])


def asked(g: Underworld, who: str = "A") -> Decision:
    return next(each for each in g.decisions() if each.seat == seat(who))


def explained(g: Underworld, who: str = "A") -> Explanation:
    decision = asked(g, who)
    return GAME.explain(GAME.view(g, decision.seat), decision)


def note(g: Underworld, option: str) -> str:
    return SAY.say(explained(g).notes[option])


def outlook(g: Underworld, option: str) -> str:
    return SAY.say(explained(g).outlooks[option])


def reasons(g: Underworld) -> list[str]:
    return [f"{SAY.say(one.what)}: {SAY.say(one.why)}" for one in explained(g).barred]


def planned(**lord: Any) -> Underworld:
    return go(table(2, season=4, A={"heroes": "W4 T3/2 P3/1", **lord}), planning)


# ── orders ───────────────────────────────────────────────────────────────────────────────────────────────


def test_every_order_says_what_it_brings_and_what_one_could_do_with_it() -> None:
    g = go(table(A={"gold": 0, "imps": 2, "tiles": "A3 B3 C3"}), choose_orders, 0)

    assert note(g, "traps") == "I: 1 trap for 1 gold · II: 1 for nothing · III: 2 for 2 gold"
    assert outlook(g, "traps") == "you can pay: II"
    assert outlook(g, "dig") == "2 imps are free"
    assert outlook(g, "mine") == "imps: 2, tunnels: 3"
    assert reasons(g)[0] == "Get food: back next round"


def test_an_order_nobody_on_offer_can_be_paid_with_says_so() -> None:
    g = table(A={"food": 0, "gold": 0, "evil": 15})
    g.monster_offer, g.room_offer = ("troll", "golem", "vampire"), ("magic-room",)
    g = go(g, choose_orders, 0)

    assert outlook(g, "hire") == "you can pay nobody on offer"
    assert outlook(g, "build") == "fits: Magic Room"


def test_a_trade_says_what_one_has_then_and_that_the_paladin_comes() -> None:
    g = sent(table(A={"evil": 9, "food": 1}), A="food2")

    assert note(g, "take") == "Then you have 4 food and 10 evil."
    assert outlook(g, "take") == "the paladin comes at once!"
    assert note(g, "decline") == "Costs and brings nothing; you may take the card back this round."


def test_evil_says_which_hero_it_attracts() -> None:
    g = table(A={"evil": 5}, B={"evil": 5}, C={"evil": 7}, D={"evil": 8}, start="B")
    g.arriving = ("silver-thief-1", "silver-priest-2", "silver-warrior-3", "silver-wizard-4")
    g = sent(g, A="reputation2")

    assert note(g, "take") == "Then you have 3 evil."
    assert outlook(g, "take") == "so far Thief 3/1 would come to you"


def test_a_combat_card_one_knows_is_named() -> None:
    g = table(A={"spied": (1,)}, B={"spied": (2,)})
    g = sent(g, A="reputation1")

    assert note(g, "card-1") == "For combat round 1; nobody has seen it yet."
    assert note(g, "card-2").startswith("You know it: ")
    assert note(g, "card-3") == "For combat round 3; one other lord has seen it."


def test_digging_names_the_squares_that_would_fill_a_block() -> None:
    assert reasons(sent(table(A={"tiles": "A3 B3 B4"}), A="dig1")) == [
        "A4: a block of two by two must never be full"
    ]


def test_mining_says_how_many_imps_are_left() -> None:
    g = sent(table(A={"imps": 4, "gold": 1}), A="mine3")

    assert outlook(g, "3") == "Then 4 gold, no imp left for rooms."
    assert outlook(g, "2") == "Then 3 gold, one imp left."


def test_whoever_cannot_be_hired_says_why() -> None:
    g = table(A={"food": 2, "gold": 0})
    g.monster_offer = ("troll", "golem", "demon", "slime")
    g = sent(g, A="hire3")

    assert reasons(g) == [
        "Troll (3 food): you lack 1 food",
        "Golem (1 gold, 1 food and 1 trap): you lack 1 gold",
        "Demon (1 food, 1 evil and 1 monster): you have no monster to give",
    ]


def test_a_room_that_fits_nowhere_says_why() -> None:
    g = table(A={"tiles": "A3 B3"})
    g.room_offer = ("mint", "magic-room")
    g = sent(g, A="build1")

    assert reasons(g) == ["Mint: no tunnel in the two lower rows that is not beside a room"]


def test_taking_a_card_back_says_what_one_has_to_do_without() -> None:
    g = sent(table(A={"gold": 0}), A="food1 imps1 reputation2")
    g = go(play(g, "decline", "take"), take_back, 0)

    assert note(g, "food") == "Next round you do without Recruit imps and Improve reputation."
    assert reasons(g) == ["Recruit imps: carried out, and not your first order"]


# ── production and events ────────────────────────────────────────────────────────────────────────────────


def test_a_room_says_how_many_workers_are_left_and_an_idle_one_why() -> None:
    g = table(A={"tiles": "A3 printing-press@B3 C3 mint@D3 workshop@D1", "imps": 3})
    g = go(g, produce, 0)

    assert outlook(g, "mint") == "no worker left"
    assert note(g, "done") == "3 workers stay idle."
    assert reasons(g) == ["Workshop: at least 4 workers, you have 3"]


def test_unpaid_tax_is_counted_in_seals_and_points() -> None:
    g = go(table(A={"tiles": "A3 B3 C3 C4 C5", "gold": 2}), taxes, 0)

    assert outlook(g, "2") == "One seal: \N{MINUS SIGN}3 points, 0 gold left."
    assert outlook(g, "0") == "3 seals: \N{MINUS SIGN}9 points, 2 gold left."


def test_wages_say_what_is_left_and_who_cannot_be_paid() -> None:
    g = go(table(A={"evil": 9, "food": 1, "monsters": "goblin troll ghost"}), pay_day, 0)

    assert note(g, "pay:m1") == "Then you have 0 food."
    assert outlook(g, "pay:m3") == "the paladin comes at once!"
    assert reasons(g) == ["Troll (2 food): you lack 1 food"]


def test_a_licence_not_paid_says_how_evil_one_becomes() -> None:
    g = table(A={"tiles": "mint@A3 B3 workshop@C3", "gold": 1, "evil": 8})
    g.special = "room-licence"
    g = go(g, special_for, 0)

    assert outlook(g, "0") == "Then 10 evil: the paladin comes!"
    assert outlook(g, "1") == "Then 0 gold and 9 evil."


# ── combat ───────────────────────────────────────────────────────────────────────────────────────────────


def test_a_tile_says_what_fits_there_and_what_it_is_worth() -> None:
    g = planned(tiles="!A3 A2 mint@A4 B3")

    assert note(g, "A2") == "One trap and one monster. If it is conquered: 2 points less."
    assert note(g, "A4") == "Mint: 2 monsters, a trap costs 1 gold. If conquered: 4 points less."


def test_a_trap_says_who_falls_once_thieves_have_done_their_part() -> None:
    g = planned(traps="rolling-stone pendulum poisoned-meal poisoned-dart", food=0)

    assert outlook(g, "rolling-stone") == "Warrior 4 has 3 left"
    assert outlook(g, "pendulum") == "Thief 3/2 has 2 left"
    assert outlook(g, "poisoned-dart") == "sting prevented"
    assert reasons(g) == ["Poisoned Meal: you cannot pay its price"]


def test_a_monster_says_whom_it_would_fell_after_the_trap() -> None:
    g = play(planned(traps="rolling-stone", monsters="troll goblin"), "rolling-stone")

    assert outlook(g, "m1") == "Warrior 4 falls"
    assert outlook(g, "m2") == "Warrior 4 has 1 left"


def test_an_attack_says_who_falls_and_what_becomes_of_the_monster() -> None:
    g = battle("W3 Z3/1:1 P3/1", monsters="troll vampire ghost", room="mint", gold=9, food=0)

    assert outlook(g, "m1:club") == "Warrior 3 falls"
    assert note(g, "m1:club") == "Knocked out afterwards."
    assert note(g, f"m2:nip:{card(g, 'Z3/1')}") == "Can fight again next round."
    assert outlook(g, f"m2:nip:{card(g, 'Z3/1')}") == "Wizard 3/1 falls"
    assert reasons(g) == ["Troll, club on a full stomach: you lack 1 food"]


def test_a_goblin_that_fells_the_first_hero_hits_the_next() -> None:
    g = battle("W3:1 T3/1:2", monsters="goblin slime", room="mint")

    assert outlook(g, "m1:stab") == "Warrior 3 and Thief 3/1 fall"
    assert outlook(g, "m2:hold") == "the tile is safe this round"


def test_a_dart_says_what_poison_and_silence_do() -> None:
    poisoned = battle("W3 P3/1", traps="poisoned-dart")
    silenced = battle("W3 Z3/1 P3/1", traps="anti-magic-dart")

    assert note(poisoned, card(poisoned, "W3")) == "1 now and 2 at the end: Warrior 3 falls."
    assert note(silenced, card(silenced, "Z3/1")) == "1 damage, and they cast no spell this round."
    assert note(silenced, card(silenced, "P3/1")) == "1 damage, and nobody is healed this round."
