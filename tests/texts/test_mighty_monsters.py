"""The story of Mighty Monsters fits what happened."""

import pytest

from engine.core import Text, seat_name
from engine.games.mighty_monsters.cards import KINGS
from texts import LOCALES, Speaker

NAMES = ["Anna", "Ben", "Max"]
ENGLISH, GERMAN = (Speaker(locale, NAMES) for locale in LOCALES)


def pushed_out(compensation: int) -> Text:
    return Text(
        "mighty-monsters-pushed-out",
        {
            "seat": seat_name(0),
            "strength": 4,
            "owner": seat_name(2),
            "victim": 2,
            "guard": 3,
            "price": 1,
            "compensation": compensation,
        },
    )


def test_pushing_out_at_level_1_pays_the_treasury_only() -> None:
    assert ENGLISH.say(pushed_out(0)).endswith("pays 1 gold to the treasury.")
    assert GERMAN.say(pushed_out(0)).endswith("zahlt 1 Gold an die Schatzkammer.")


def test_pushing_out_at_level_3_pays_the_owner_as_well() -> None:
    assert ENGLISH.say(pushed_out(2)).endswith("1 gold to the treasury and 2 gold to Max.")
    assert GERMAN.say(pushed_out(2)).endswith("1 Gold an die Schatzkammer und 2 Gold an Max.")


@pytest.mark.parametrize("speak", [ENGLISH, GERMAN], ids=LOCALES)
def test_a_guard_without_loot_leaves_nothing_to_share(speak: Speaker) -> None:
    args: dict[str, int | str | Text] = {"guard": 1, "strength": 3, "total": 5, "gains": "the gains"}
    assert "the gains" not in speak.say(Text("mighty-monsters-fight-won", {**args, "loot": 0}))
    assert "the gains" in speak.say(Text("mighty-monsters-fight-won", {**args, "loot": 4}))


@pytest.mark.parametrize("speak", [ENGLISH, GERMAN], ids=LOCALES)
def test_before_the_first_round_nobody_speaks_of_a_round_0(speak: Speaker) -> None:
    assert "0" not in speak("mighty-monsters-picture-round", round=0, rounds=6)
    assert "0" not in speak("mighty-monsters-alt-board", round=0, rounds=6, awaited="Anna", details="")


@pytest.mark.parametrize("speak", [ENGLISH, GERMAN], ids=LOCALES)
def test_the_rules_of_the_variant_list_all_tiles_of_the_king(speak: Speaker) -> None:
    rules = speak("mighty-monsters-rules-kings-rules")
    assert all(speak(f"mighty-monsters-{tile.lower()}") in rules for tile in KINGS)
