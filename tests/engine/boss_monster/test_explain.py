"""Every answer says what it does, a build what the round would bring, and what is not possible why."""

from __future__ import annotations

import pytest

from engine.core import Decision, Explanation, Pick
from engine.games.boss_monster import GAME
from engine.games.boss_monster.cards import BOSSES, HEROES, MINIBOSSES, ROOMS, SPELLS
from engine.games.boss_monster.show.explaining.lines import card_line, level_line, short
from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.scenario import (
    Side,
    adventuring,
    after_building,
    asked,
    build_nothing,
    building,
    option_id,
    play,
    stop_at_spells,
)
from texts import LOCALES, speaker

LONGEST = 100
NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def explained(g: Realm, who: str) -> tuple[Decision, Explanation]:
    decision = asked(g, who)
    return decision, GAME.explain(GAME.view(g, decision.seat), decision)


def note(g: Realm, who: str, word: str) -> str:
    """What is said of an option."""
    decision, found = explained(g, who)
    return _plain(speaker("en", NAMES).say(found.notes[option_id(g, decision, word)]))


def outlook(g: Realm, who: str, word: str) -> str:
    """What would come of an option."""
    decision, found = explained(g, who)
    return _plain(speaker("en", NAMES).say(found.outlooks[option_id(g, decision, word)]))


def barred(g: Realm, who: str) -> list[str]:
    say = speaker("en", NAMES)
    return [_plain(f"{say.say(one.what)}: {say.say(one.why)}") for one in explained(g, who)[1].barred]


def _plain(text: str) -> str:
    return text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").replace("\N{MULTIPLICATION SIGN}", "x")


# ── cards in a line ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_is_told_in_a_line_that_fits_below_an_option(locale: str) -> None:
    say = speaker(locale)
    lines = [card_line(card) for card in (*BOSSES, *ROOMS, *MINIBOSSES, *SPELLS, *HEROES)]
    lines += [level_line(card, level) for card in MINIBOSSES for level in (1, 2, 3)]
    lines += [short(card) for card in (*BOSSES, *ROOMS, *SPELLS)]

    assert [told for line in lines if not 0 < len(told := say.say(line)) <= LONGEST] == []


def test_the_first_hand_is_a_choice_of_cards_with_a_line_on_each() -> None:
    g = GAME.start(2, {}, 1)
    decision, found = explained(g, "A")

    assert isinstance(decision.form, Pick)
    assert found.notes.keys() == {option.id for option in decision.form.options}
    assert note(g, "A", "MB041") == ("Trap, 1 damage, 2x gold. 2 coins when a room is destroyed anywhere")


def test_a_boss_says_when_it_acts_and_what_it_learns() -> None:
    g = GAME.start(2, {"bosses": "choose"}, 1)
    decision, _ = explained(g, "A")
    assert isinstance(decision.form, Pick)
    first = decision.form.options[0].id

    assert note(g, "A", first).startswith(f"{BOSSES[first].xp} XP, ")
    assert "With five rooms: " in note(g, "A", first)


# ── building ─────────────────────────────────────────────────────────────────────────────────────────────


def test_a_build_says_whom_it_lures_and_how_that_ends() -> None:
    g = building(Side("MB042", "MB025"), Side("MB040"), town="MB080 MB087")

    assert note(g, "A", "MB025@new") == (
        "Monster, 3 damage, equipment. No Monster Room may be built beside it"
    )
    assert outlook(g, "A", "MB025@new") == "lures Maxine (6); your rooms deal 5: 1 wound"
    assert outlook(g, "A", "done") == "lures nobody; your rooms deal 2"


def test_heroes_at_the_entrance_come_as_well_and_are_counted() -> None:
    g = building(Side("MB042 MB025 MB046", queue="MB080 MB084 MB087"), Side())

    assert outlook(g, "A", "done") == ("lures 3 heroes (6, 4 and 6); your rooms deal 9: 3 souls")


def test_an_epic_hero_counts_two() -> None:
    g = building(Side("MB042", queue="MB105"), Side())

    assert outlook(g, "A", "done") == "lures Paladin (12); your rooms deal 2: 2 wounds"


def test_a_miniboss_without_a_coin_says_that_it_would_be_lost() -> None:
    g = building(Side("MB042", "MB055", coins=0))

    assert outlook(g, "A", "MB055@1") == "no coin to reveal it with: it would be discarded"


def test_what_cannot_be_built_or_promoted_says_why() -> None:
    g = building(Side("MB042:MB055.3", "MB028 MB056 MB069"))

    assert barred(g, "A") == [
        "*Dragon's Nest*: advanced: needs a room with a shared treasure",
        "*Kid Croak*: needs a room without a miniboss, and none beside it",
        "*Ambush*: adventure phase only",
    ]
    assert barred(building(Side("", "MB055")), "A") == ["*Spike*: needs a room of yours below it"]
    assert barred(building(Side("MB042:MB055.1", coins=0)), "A") == [
        "promoting *Spike*: costs 1 coin, which you do not have"
    ]


def test_a_promotion_says_what_the_next_level_does() -> None:
    g = building(Side("MB042:MB060.2"))

    assert note(g, "A", "promote") == "Level 3, then back to 1: Kill a hero in this room"


def test_a_plan_for_a_build_is_explained_like_the_build() -> None:
    g = building(Side("MB042", "MB025"), Side("MB040"), town="MB087")
    view = GAME.view(g, 1)
    (offer,) = (each for each in view.decisions if each.prompt.key.endswith("ask-build-ahead"))
    found = GAME.explain(view, offer)

    assert isinstance(offer.form, Pick)
    assert found.notes.keys() == {option.id for option in offer.form.options}


# ── spells, abilities, heroes ────────────────────────────────────────────────────────────────────────────


def test_before_a_hero_enters_passing_says_how_it_would_end() -> None:
    weak = adventuring(Side("MB042", "MB071", queue="MB084"), Side(), stops="A:enter")
    strong = adventuring(Side("MB042 MB046", "MB071", queue="MB084"), Side(), stops="A:enter")

    assert outlook(weak, "A", "pass") == "Tess gets through with 2 health left"
    assert outlook(strong, "A", "pass") == "Tess dies on the way"


def test_inside_a_room_a_spell_says_what_would_become_of_the_hero() -> None:
    g = adventuring(Side("MB042:MB056.1", "MB071", queue="MB087"), Side(), stops="A:rooms")
    g = play(g, "A", "MB071")

    assert note(g, "A", "2") == "In your own dungeon"
    assert outlook(g, "A", "2") == "Maxine gets through with 2 health left"
    assert outlook(g, "A", "4") == "Maxine dies on the way"


def test_a_stolen_treasure_says_who_goes_elsewhere() -> None:
    g = building(Side("MB042", "MB075"), Side("MB040"), town="MB096")
    g = play(g, "A", "MB075")

    assert outlook(g, "A", "B1") == "K'Bothi comes to you"
    assert outlook(g, "A", "A1") == "K'Bothi goes to Ben"


def test_coins_for_a_hero_say_what_they_come_to() -> None:
    g = adventuring(Side("MB046", queue="MB100"), Side("", "MB013"), stops="B:enter")
    g = play(g, "B", "bribe")
    _, found = explained(g, "B")
    say = speaker("en", NAMES)

    assert say.say(found.outlooks["1"]) == "Scoundrel gets through with 3 health left"


def test_orders_say_how_each_hero_would_fare() -> None:
    g = adventuring(Side("MB042", "MB071", queue="MB084"), Side("", "MB013"), stops="")
    assert g.phase != "adventure"
    g = build_nothing(building(Side("MB042", "MB071", queue="MB084"), Side("", "MB013")), "A", "B")

    assert outlook(g, "A", "enter-MB084") == "Tess gets through with 2 health left"


def test_a_spell_can_be_let_happen_or_taxed() -> None:
    g = stop_at_spells(building(Side("MB042", "MB075"), Side("MB040", "MB076")), "B")
    g = play(g, "A", "MB075", "B1")

    assert note(g, "B", "pass") == "The spell happens"
    assert note(g, "B", "MB076") == "An opponent's spells cost 1 coin each this round, or fail"


# ── what cards ask ───────────────────────────────────────────────────────────────────────────────────────


def test_a_swap_of_hoards_says_what_both_would_have() -> None:
    g = after_building("MB021", below="MB013", others=(Side(coins=7), Side(coins=0)))

    assert note(g, "A", "B") == "You would have 7 coins, they 3"


def test_a_purchase_names_its_deeds() -> None:
    g = after_building("MB036")
    decision = asked(g, "A")
    assert isinstance(decision.form, Pick)
    say = speaker("en", NAMES)

    assert [say.say(option.text) for option in decision.form.options] == [
        "Pay 2 coins for 2 spells",
        "Buy nothing",
    ]
    assert [option.declines for option in decision.form.options] == [False, True]
    assert note(g, "A", "yes") == "2 coins less, 2 spells more"


def test_what_cannot_be_the_first_room_says_why() -> None:
    g = GAME.start(2, {}, 1)
    view = GAME.view(g, 0)
    (offer,) = (each for each in view.decisions if each.prompt.key.endswith("first-room-ahead"))
    say = speaker("en")

    (paddywhack,) = GAME.explain(view, offer).barred
    assert (say.say(paddywhack.what), say.say(paddywhack.why)) == (
        "*Paddywhack*",
        "needs a room of yours below it",
    )
