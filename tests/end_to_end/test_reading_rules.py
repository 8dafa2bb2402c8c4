"""Reading the rules: with pictures, by search, from a card to its topic and back, and on a first visit."""

from __future__ import annotations

import pytest

from playground import Channel, Message, Person, Reply
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def asked(person: Person, channel: Channel, path: str, **options: object) -> Reply:
    """A command's private answer."""
    return await (await person.slash(channel, path, **options)).settled()


def shown(reply: Reply) -> Message:
    assert reply.message is not None
    return reply.message


async def test_a_search_lists_what_it_has_found_and_opens_it(stage: Stage) -> None:
    for person, typed in ((stage.person("Anna"), "traps"), (stage.person("Ben", "de"), "Fallen")):
        say, channel = says(person), stage.channel()
        found = shown(await asked(person, channel, "rules", game="dungeon-lords", search=typed))
        assert say("search-title", words=typed) in found.text
        assert say("dungeon-lords-topic-trap-step") in found.text
        hits = [option.value for option in found.selects[0].options]
        assert hits[:2] == ["topic/dungeon-lords/traps", "topic/dungeon-lords/trap-step"]
        await (await person.select(found, hits[1])).settled()
        assert say("dungeon-lords-topic-trap-step") in found.text
        assert len(person.pictures(found)) == len(found.alt_texts) == 1
        await (await person.click(found, say("button-results"))).settled()
        assert say("search-title", words=typed) in found.text
        offered = await person.autocomplete(channel, "rules", "search", say("dungeon-lords-topic-pay-day"))
        assert [value for _, value in offered] == ["topic/dungeon-lords/pay-day"]
        opened = await asked(person, channel, "rules", search=offered[0][1])
        assert say("dungeon-lords-topic-pay-day") in opened.text
        nothing = await asked(person, channel, "rules", search="Pikachu")
        assert nothing.text == say("search-none", words="Pikachu")


async def test_a_card_leads_to_its_rules_and_the_rules_to_their_cards(stage: Stage) -> None:
    anna, channel = stage.person("Anna"), stage.channel()
    say = says(anna)
    message = shown(await asked(anna, channel, "card", card="Slime", game="dungeon-lords"))
    topic = say("dungeon-lords-topic-hire")
    await (await anna.click(message, say("button-topic", topic=topic))).settled()
    assert f"{say('dungeon-lords-title')}: {topic}" in message.text
    cards = message.selects[-1].custom_id
    await (await anna.select(message, "vampire", custom_id=cards)).settled()
    assert f"### {say('dungeon-lords-vampire')}" in message.text
    assert len(anna.pictures(message)) == 1


async def test_a_card_that_is_none_finds_its_topic(stage: Stage) -> None:
    anna, channel = stage.person("Anna"), stage.channel()
    say = says(anna)
    reply = await asked(anna, channel, "card", card="pay day")
    assert f"{say('dungeon-lords-title')}: {say('dungeon-lords-topic-pay-day')}" in reply.text
    reply = await asked(anna, channel, "card", card="fatigue", game="dungeon-lords")
    assert reply.text.startswith(say("card-not-but", words="fatigue"))


async def test_a_newcomer_gets_a_tour_until_the_first_answer_unless_they_want_it_otherwise(
    stage: Stage,
) -> None:
    party = Party(stage, [stage.person(name) for name in ("Anna", "Ben", "Cleo")])
    await party.begin()
    anna, ben, _ = party.people
    tour = says(anna)("mighty-monsters-tour-picture")
    assert tour in (await party.opened_panel(anna)).text
    await asked(ben, party.channel, "settings help", help="less")
    assert tour not in (await party.opened_panel(ben)).text
    assert says(ben)("help-less") in (await asked(ben, party.channel, "settings show")).text
    await asked(ben, party.channel, "settings help", help="fade")
    assert tour in (await party.opened_panel(ben)).text
    await party.choose_families()
    mover = party.awaited[0]
    assert tour not in (await party.opened_panel(mover)).text
    await asked(mover, party.channel, "settings help", help="more")
    assert says(mover)("tour-picture") in (await party.opened_panel(mover)).text
