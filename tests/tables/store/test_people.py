"""What people and servers have set, and what was learned about reaching them."""

from __future__ import annotations

import asyncio

from tables import House, Person
from tests.tables.scene import ANNA, BERT, Opener


async def test_somebody_new_has_the_usual_settings(house: House) -> None:
    assert await house.people.get(ANNA) == Person(ANNA, locale=None, chosen=False, hands="dm", dms="open")


async def test_the_language_of_the_client_is_learned_and_follows_it(house: House) -> None:
    await house.people.note_locale(ANNA, "de")
    assert (await house.people.get(ANNA)).locale == "de"

    await house.people.note_locale(ANNA, "en")
    assert (await house.people.get(ANNA)).locale == "en"


async def test_a_chosen_language_stays_whatever_the_client_speaks(house: House) -> None:
    await house.people.choose_locale(ANNA, "de")
    await house.people.note_locale(ANNA, "en")

    assert (await house.people.get(ANNA)).locale == "de"


async def test_a_choice_can_be_given_up_again(house: House) -> None:
    await house.people.choose_locale(ANNA, "de")
    await house.people.choose_locale(ANNA, None)
    assert (await house.people.get(ANNA)).locale is None

    await house.people.note_locale(ANNA, "en")
    assert (await house.people.get(ANNA)).locale == "en"


async def test_settings_of_one_do_not_touch_another(house: House) -> None:
    await house.people.choose_locale(ANNA, "de")
    await house.people.choose_hands(ANNA, "panel")

    assert await house.people.get(BERT) == Person(BERT)


async def test_closed_direct_messages_are_remembered_until_told(house: House) -> None:
    for dms in ("closed", "closed-told", "open"):
        await house.people.note_dms(ANNA, dms)
        assert (await house.people.get(ANNA)).dms == dms


async def test_whoever_chooses_where_the_hand_goes_is_given_another_chance(house: House) -> None:
    await house.people.note_dms(ANNA, "closed-told")
    await house.people.choose_hands(ANNA, "dm")

    assert (await house.people.get(ANNA)).dms == "open"


async def test_everything_is_known_after_a_restart(opener: Opener) -> None:
    house = await opener.open()
    await house.people.choose_locale(ANNA, "de")
    await house.people.choose_hands(ANNA, "panel")
    await house.people.note_dms(ANNA, "closed")
    await house.people.note_locale(BERT, "en")
    await house.people.choose_server_locale(1, "de")
    after = await opener.open()

    assert await after.people.get(ANNA) == Person(ANNA, "de", True, "panel", "closed")
    assert await after.people.get(BERT) == Person(BERT, "en", False, "dm", "open")
    assert await after.people.server_locale(1) == "de"


async def test_two_things_learned_at_once_are_both_kept(house: House) -> None:
    await asyncio.gather(
        house.people.note_locale(ANNA, "de"),
        house.people.note_dms(ANNA, "closed"),
        house.people.note_locale(BERT, "de"),
    )
    await asyncio.gather(house.people.choose_hands(ANNA, "panel"), house.people.choose_locale(ANNA, "en"))

    assert await house.people.get(ANNA) == Person(ANNA, "en", True, "panel", "open")


async def test_a_server_speaks_its_own_language_unless_it_chose_another(house: House) -> None:
    assert await house.people.server_locale(1) is None
    assert await house.people.server_locale(None) is None

    await house.people.choose_server_locale(1, "de")
    await house.people.choose_server_locale(1, "en")
    assert await house.people.server_locale(1) == "en"
    assert await house.people.server_locale(2) is None
