"""The settings of people and servers, and what we know about reaching them."""

from __future__ import annotations

import asyncio

from tables import Person, TableService
from tests.tables.scene import ANNA, BERT, Opener


async def test_somebody_new_has_the_usual_settings(service: TableService) -> None:
    assert await service.people.get(ANNA) == Person(ANNA, locale=None, chosen=False, hands="dm", dms="open")


async def test_the_language_of_the_client_is_learned_and_follows_it(service: TableService) -> None:
    await service.people.note_locale(ANNA, "de")
    assert (await service.people.get(ANNA)).locale == "de"

    await service.people.note_locale(ANNA, "en")
    assert (await service.people.get(ANNA)).locale == "en"


async def test_several_people_are_read_together_also_those_nobody_knows(service: TableService) -> None:
    await service.people.choose_notify(BERT, "dm")

    assert await service.people.all_of([ANNA, BERT]) == {ANNA: Person(ANNA), BERT: Person(BERT, notify="dm")}
    assert await service.people.all_of([]) == {}


async def test_a_chosen_language_stays_whatever_the_client_speaks(service: TableService) -> None:
    await service.people.choose_locale(ANNA, "de")
    await service.people.note_locale(ANNA, "en")

    assert (await service.people.get(ANNA)).locale == "de"


async def test_a_choice_can_be_given_up_again(service: TableService) -> None:
    await service.people.choose_locale(ANNA, "de")
    await service.people.choose_locale(ANNA, None)
    assert (await service.people.get(ANNA)).locale is None

    await service.people.note_locale(ANNA, "en")
    assert (await service.people.get(ANNA)).locale == "en"


async def test_settings_of_one_do_not_touch_another(service: TableService) -> None:
    await service.people.choose_locale(ANNA, "de")
    await service.people.choose_hands(ANNA, "panel")

    assert await service.people.get(BERT) == Person(BERT)


async def test_closed_direct_messages_are_remembered_until_told(service: TableService) -> None:
    for dms in ("closed", "closed-told", "open"):
        await service.people.note_dms(ANNA, dms)
        assert (await service.people.get(ANNA)).dms == dms


async def test_whoever_chooses_where_the_hand_goes_is_given_another_chance(service: TableService) -> None:
    await service.people.note_dms(ANNA, "closed-told")
    await service.people.choose_hands(ANNA, "dm")

    assert (await service.people.get(ANNA)).dms == "open"


async def test_everything_is_known_after_a_restart(opener: Opener) -> None:
    service = await opener.open()
    await service.people.choose_locale(ANNA, "de")
    await service.people.choose_hands(ANNA, "panel")
    await service.people.note_dms(ANNA, "closed")
    await service.people.note_locale(BERT, "en")
    await service.people.choose_server_locale(1, "de")
    after = await opener.open()

    assert await after.people.get(ANNA) == Person(ANNA, "de", True, "panel", "closed")
    assert await after.people.get(BERT) == Person(BERT, "en", False, "dm", "open")
    assert await after.people.server_locale(1) == "de"


async def test_two_things_learned_at_once_are_both_kept(service: TableService) -> None:
    await asyncio.gather(
        service.people.note_locale(ANNA, "de"),
        service.people.note_dms(ANNA, "closed"),
        service.people.note_locale(BERT, "de"),
    )
    await asyncio.gather(service.people.choose_hands(ANNA, "panel"), service.people.choose_locale(ANNA, "en"))

    assert await service.people.get(ANNA) == Person(ANNA, "en", True, "panel", "open")


async def test_a_server_speaks_its_own_language_unless_it_chose_another(service: TableService) -> None:
    assert await service.people.server_locale(1) is None
    assert await service.people.server_locale(None) is None

    await service.people.choose_server_locale(1, "de")
    await service.people.choose_server_locale(1, "en")
    assert await service.people.server_locale(1) == "en"
    assert await service.people.server_locale(2) is None


async def test_how_much_help_somebody_wants_is_kept_exported_and_forgotten(service: TableService) -> None:
    assert (await service.people.get(ANNA)).help is None
    await service.people.choose_help(ANNA, "more")
    assert b'"help": "more"' in await service.privacy.known(ANNA)

    await service.forget(ANNA)
    assert (await service.people.get(ANNA)).help is None
