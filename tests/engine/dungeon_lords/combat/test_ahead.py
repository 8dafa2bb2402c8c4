"""Battles decided ahead: darts, attacks and spells, as soon as the battle is planned."""

from typing import Any

import pytest

from engine.core.running import run
from engine.games.dungeon_lords import GAME
from engine.games.dungeon_lords.rules.combat.combat import combat_round
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import (
    asked,
    card,
    decide_ahead,
    fallen,
    foreseen,
    party,
    play,
    prison,
    said,
    table,
    to_decide,
    wishes,
)


def fighting(spell: str = "fireball", number: int = 1, **lords: Any) -> Underworld:
    """A combat round in which A and perhaps others have heroes, up to the plans of the battles."""
    g = table(2, season=4, **lords)
    cards = [each for each in g.spells if each != spell][:3]
    cards.insert(number - 1, spell)
    g.box = tuple(each for each in (*g.box, *g.spells) if each not in cards)
    g.spells = tuple(cards)
    g.then(combat_round, number)
    run(g)
    return g


TWO: dict[str, Any] = {
    "A": {"heroes": "W5 P3/1", "monsters": "troll goblin"},
    "B": {"heroes": "W3", "monsters": "slime"},
}


def test_whoever_has_planned_may_give_orders_for_the_battle() -> None:
    g = fighting(**TWO)
    assert "battle" not in foreseen(g, "A")

    g = play(g, ["m1"], who="A")

    assert "battle" in foreseen(g, "A")
    assert wishes(g, "A", "battle") == ["m1:club", "m1:feast", "anything"]
    assert to_decide(g) == "B"


def test_they_are_carried_out_when_the_battle_comes() -> None:
    g = decide_ahead(play(fighting(**TWO), ["m1"], who="A"), "A", "battle", "m1:feast")
    g = play(g, ["m3"], who="B")

    assert (g.lords[0].food, to_decide(g), asked(g)) == (2, "B", "attacked")
    assert g.plan_of(0, "dungeon-lords-battle") is None


def test_when_the_combat_card_is_open_all_who_have_sent_monsters_are_called() -> None:
    g = play(play(fighting(**TWO), ["m1"], who="A"), ["m3"], who="B")

    assert (to_decide(g), g.invited()) == ("A", [1])
    g = decide_ahead(g, "B", "battle", "m3:hold")
    assert fallen(g, "B") == []
    g = play(g, "m1:club")
    assert (fallen(g, "B"), to_decide(g)) == (["slime"], "")


def lone(heroes: str, monsters: str, sent: list[str], **lord: Any) -> Underworld:
    """Lord A alone fights, in a room, has planned whom to send, and B has not."""
    fields = {"heroes": heroes, "monsters": monsters, "tiles": "mint@A3 B3 C3", **lord}
    return play(fighting(A=fields, B={"heroes": "W3", "monsters": "slime"}), sent, who="A")


def finished(g: Underworld) -> Underworld:
    """B has planned as well, so that A's battle is fought."""
    return play(g, [], who="B")


def test_attacks_are_made_in_the_planned_sequence() -> None:
    g = lone("W5 P3/1", "troll witch", ["m1", "m2"])
    g = finished(decide_ahead(g, "A", "battle", "m2:curse", "m1:club"))

    assert (prison(g), party(g)) == ("W5", "P3/1:1")


def test_of_several_wishes_for_a_monster_one_is_carried_out() -> None:
    g = lone("W5 P3/1", "vampire troll", ["m1", "m2"])
    priest, warrior = card(g, "P3/1"), card(g, "W5")
    g = decide_ahead(g, "A", "battle", f"m1:drain:{warrior}", f"m1:nip:{warrior}", "m2:club")
    assert f"m1:drain:{priest}" not in wishes(g, "A", "battle")

    assert (prison(finished(g)), fallen(finished(g))) == ("W5", ["vampire", "troll"])


def test_a_wish_for_a_target_that_is_gone_is_passed_over() -> None:
    g = lone("W3 T3/1 T3/2", "troll vampire", ["m1", "m2"])
    first, second = card(g, "W3"), card(g, "T3/1")
    g = decide_ahead(g, "A", "battle", "m1:club", f"m2:drain:{first}", f"m2:drain:{second}")

    assert prison(finished(g)) == "W3 T3/1"


def test_two_alike_can_have_different_targets() -> None:
    g = fighting(
        A={"heroes": "W5 T3/1 P3/1", "monsters": "ghost ghost"}, B={"heroes": "W3", "monsters": "slime"}
    )
    g = play(g, ["m1", "m2"], who="A")
    thief, priest = card(g, "T3/1"), card(g, "P3/1")
    g = finished(decide_ahead(g, "A", "battle", f"m1:haunt:{priest}", f"m2:haunt:{thief}"))

    assert (to_decide(g), party(g)) == ("", "W5:1 T3/1:1 P3/1:2")


def test_whoever_is_not_mentioned_is_asked_about() -> None:
    g = finished(decide_ahead(lone("W5 P3/1", "troll goblin", ["m1", "m2"]), "A", "battle", "m2:stab"))

    assert (to_decide(g), asked(g), fallen(g)) == ("A", "attacked", ["goblin"])


def test_for_all_else_the_first_choice_can_be_taken() -> None:
    g = lone("W5 P3/1", "troll goblin", ["m1", "m2"])
    g = finished(decide_ahead(g, "A", "battle", "m2:stab", "anything"))

    assert (to_decide(g), fallen(g)) == ("", ["troll", "goblin"])


def test_a_dart_hits_the_planned_hero_and_the_attack_is_not_forgotten() -> None:
    g = fighting(
        A={"heroes": "W5 P3/1", "monsters": "troll", "traps": "anti-magic-dart"},
        B={"heroes": "W3", "monsters": "slime"},
    )
    g = play(g, "anti-magic-dart", ["m1"], who="A")
    priest = card(g, "P3/1")
    assert f"anti-magic-dart:{priest}" in wishes(g, "A", "battle")
    g = finished(decide_ahead(g, "A", "battle", "m1:club", f"anti-magic-dart:{priest}"))

    assert (said(g, "unhealed"), to_decide(g), fallen(g)) == (True, "", ["troll"])


def test_a_plan_without_the_dart_is_kept_for_the_attack() -> None:
    g = fighting(
        A={"heroes": "W5 P3/1", "monsters": "troll", "traps": "poisoned-dart"},
        B={"heroes": "W3", "monsters": "slime"},
    )
    g = play(g, "poisoned-dart", ["m1"], who="A")
    g = finished(decide_ahead(g, "A", "battle", "m1:club"))
    assert (to_decide(g), asked(g)) == ("A", "aimed")

    g = play(g, card(g, "W5"))

    assert (to_decide(g), fallen(g)) == ("", ["troll"])


def test_a_witch_may_spread_her_hits_as_planned() -> None:
    g = lone("W5 P3/1", "witch", ["m1"])
    warrior, priest = card(g, "W5"), card(g, "P3/1")
    g = finished(decide_ahead(g, "A", "battle", f"m1:sparks:{warrior}", f"again:m1:{priest}"))

    assert (to_decide(g), party(g)) == ("", "W5:1 P3/1:1")


# ── spells ───────────────────────────────────────────────────────────────────────────────────────────────

WIZARDS: dict[str, Any] = {
    "A": {"heroes": "W5", "monsters": "troll"},
    "B": {"heroes": "W5 Z3/1", "monsters": "troll slime", "food": 2, "tiles": "mint@A3 B3 C3"},
}


@pytest.mark.parametrize(("wish", "fought"), [(["pay:", "withdraw"], ["troll"]), (["withdraw"], [])])
def test_what_a_spell_asks_can_be_decided_once_the_card_is_open(wish: list[str], fought: list[str]) -> None:
    g = play(play(fighting("suggestion", **WIZARDS), ["m1"], who="A"), ["m2", "m3"], who="B")
    assert (to_decide(g), "spell" in foreseen(g, "B"), "spell" in foreseen(g, "A")) == ("A", True, False)

    g = decide_ahead(g, "B", "spell", *wish)
    g = play(decide_ahead(g, "B", "battle", "anything"), "m1:club")

    assert (to_decide(g), g.lords[1].food, fallen(g, "B")) == ("", 0 if fought else 2, fought)


def test_what_was_planned_for_a_battle_ends_with_it() -> None:
    g = play(play(fighting("word-of-peace", **WIZARDS), ["m1"], who="A"), ["m2"], who="B")
    g = decide_ahead(g, "B", "spell", "withdraw-all")
    g = play(g, "m1:club")

    assert said(g, "withdraws")
    assert (g.plans, g.foresights) == ([], [])


def test_in_an_exercise_nothing_is_decided_ahead() -> None:
    g = GAME.start(1, GAME.exercise_settings(next(iter(GAME.exercises))), 1)

    assert foreseen(g, "A") == []
