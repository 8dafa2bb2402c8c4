"""Every coin that leaves a hoard is told in the story, with what it was paid for."""

from engine.core import Text
from engine.games.boss_monster.phrases import card_name
from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.scenario import (
    Side,
    adventuring,
    build_nothing,
    building,
    coins,
    play,
    story,
)

FIVE = "MB042 MB026 MB045 MB043 MB054"


def paid(g: Realm) -> list[tuple[int, Text]]:
    """The coins paid in the latest move, and for which cards."""
    lines = [event.text.args for event in g.events if event.text.key == "boss-monster-pays"]
    return [(args["coins"], args["card"]) for args in lines]  # type: ignore[misc]


def test_kazannas_price_is_told() -> None:
    g = play(building(Side(FIVE, boss="MB009", levelled=True)), "A", "MB009")

    assert (paid(g), coins(g, "A")) == ([(2, card_name("MB009"))], 1)


def test_coins_for_pay_to_win_are_told() -> None:
    g = play(building(Side("MB042", "MB072")), "A", "MB072", 2)

    assert (paid(g), coins(g, "A")) == ([(2, card_name("MB072"))], 1)


def test_nothing_paid_is_not_told() -> None:
    assert paid(play(building(Side("MB042", "MB072")), "A", "MB072", 0)) == []


def test_the_price_of_a_room_is_told() -> None:
    g = play(adventuring(Side("MB019", queue="MB080"), stops="A:enter"), "A", "MB019")

    assert (1, card_name("MB019")) in paid(g)


def test_the_coin_for_a_promotion_is_told() -> None:
    g = play(building(Side("MB042:MB055")), "A", "promote")

    assert (story(g), coins(g, "A")) == (["promotes-for-coin"], 2)


def test_a_promotion_for_a_card_costs_no_coin() -> None:
    g = building(Side("MB042:MB055 MB026 MB045 MB043 MB054", "MB024", boss="MB002", levelled=True))
    g = play(build_nothing(g, "B"), "A", "barter", "MB024")

    assert ("promotes" in story(g), paid(g), coins(g, "A")) == (True, [], 3)
