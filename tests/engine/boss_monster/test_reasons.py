"""Why an answer is good, said with the heroes and cards of this very table."""

from engine.games.boss_monster import GAME
from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.scenario import Side, adventuring, asked, building
from texts import speaker

HOLKIN, HAIZE = "MB080", "MB103"
"""A Cleric with 6 health and one with 11."""


def why(g: Realm, choice: str, part: str) -> str:
    """What is said to A for an answer; nothing if nothing is."""
    decision = asked(g, "A")
    assert GAME.mind is not None
    assert GAME.mind.reason is not None
    told = GAME.mind.reason(GAME.view(g, decision.seat), decision, [choice], part)
    return "" if told is None else speaker("en", ["Anna", "Ben"]).say(told)


def test_a_build_names_whom_it_lures_and_the_rooms_can_kill() -> None:
    g = building(Side("MB042 MB043", "MB015 MB013"), Side("MB022"), town=HOLKIN)

    assert why(g, "MB015@new", "souls") == "It lures Holkin, whom your rooms can kill."
    assert why(g, "MB013@new", "souls") == ""
    assert why(g, "MB015@new", "dungeon") == "With *Ancient Guardtower* your rooms deal 6 damage together."


def test_a_build_names_whom_it_keeps_from_getting_through() -> None:
    g = building(Side("MB013 MB042", "MB015 MB043"), Side(), town=HOLKIN)

    assert why(g, "MB043@1", "wounds") == "It no longer lures Holkin, who would get through."
    lured = building(Side("MB015 MB042", "MB043"), Side(), town=HOLKIN)
    assert why(lured, "MB043@new", "wounds") == (
        "With *Sawtooth Pendulum* your rooms can kill Holkin, who would get through otherwise."
    )


def test_building_nothing_names_who_would_get_through() -> None:
    g = building(Side("MB042", "MB015"), Side(), town=HAIZE)

    assert why(g, "done", "wounds") == "Haize would get through your rooms, so better not lure that hero yet."


def test_an_action_names_the_hero_it_stops_or_saves() -> None:
    mine = adventuring(Side("MB042", "MB071", queue=HOLKIN), Side(), stops="A:rooms")
    assert why(mine, "MB071/0", "souls") == "*Smash!* can stop Holkin, who would get through otherwise."

    weak = adventuring(Side("MB042", "MB071", queue="MB102"), Side(), stops="A:rooms")
    assert why(weak, "pass", "cards") == "The Fool dies in your dungeon anyway, so keep what you have."

    theirs = adventuring(Side("", "MB027"), Side("MB042 MB043", queue="MB084"), stops="A:enter")
    assert "*Shrooman Aviary* can prevent that." in why(theirs, "MB027/0", "souls")
    assert why(theirs, "MB042/1", "souls") == ""
