"""The front door through the real client: a server is greeted, and whoever presses a button plays."""

import pytest

from engine.core.registry import games
from playground import Channel, Guild, Message, Permission, Person
from playground.world.model import ChannelKind
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage, action, control

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "mighty-monsters"
THREADS = Permission.CREATE_PUBLIC_THREADS | Permission.SEND_MESSAGES_IN_THREADS


def way(card: Message, wanted: str, game: str = GAME) -> str:
    """The id of the card's button for a game."""
    [found] = [
        one.custom_id
        for one in card.buttons
        if one.custom_id and action(one.custom_id) == wanted and one.custom_id.endswith(game)
    ]
    return found


async def help_card(person: Person, channel: Channel) -> Message:
    reply = await (await person.slash(channel, "help")).settled()
    assert reply.ephemeral
    assert reply.message is not None
    return reply.message


async def pressed(stage: Stage, person: Person, card: Message, wanted: str) -> Message:
    """Press a button of the card; the private answer."""
    reply = await (await person.click(card, custom_id=way(card, wanted))).settled()
    await stage.quiet()
    assert reply.ephemeral
    assert reply.message is not None
    return reply.message


async def greeting(stage: Stage, guild: Guild) -> Message:
    """What the bot posts when it is added to a server."""
    general = stage.ground.channel("general", guild)
    stage.ground.add_bot(guild)
    await stage.until(lambda: general.messages)
    return general.messages[0]


# --- greeting ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "easiest", "hardest"),
    [
        ("en-US", "20 minutes, the easiest", "an evening, for experts"),
        ("de", "20 Minuten, ganz leicht", "ein Abend, für Kenner"),
    ],
)
async def test_a_server_is_greeted_in_its_language_and_the_card_leads_to_a_move(
    stage: Stage, locale: str, easiest: str, hardest: str
) -> None:
    guild = stage.ground.new_guild("Newcomers", locale=locale, has_bot=False)
    anna = stage.person("Anna", locale, guild=guild)

    card = await greeting(stage, guild)

    assert says(anna)("door-lead") in card.text
    assert len(anna.pictures(card)) == 5
    assert card.text.index(easiest) < card.text.index(hardest)
    assert says(anna)("facts-players", least=3, most=6) in card.text
    ways = [action(one.custom_id) for one in card.buttons]
    assert ways[:-2] == ["learn", "solo"] * 5
    panel = await pressed(stage, anna, card, "solo")
    assert says(anna)("solo-begun-thread") in panel.text
    [first] = panel.selects
    await (await anna.select(panel, first.options[0].value)).settled()
    await stage.quiet()
    [thread] = [one for one in stage.ground.world.channels.values() if one.is_thread and one.guild is guild]
    assert stage.ledger.moves(thread) > 0
    assert says(anna)("panel-answered", answer="|").partition("|")[0] in panel.text


async def test_where_it_may_not_post_it_stays_silent(stage: Stage) -> None:
    guild = stage.ground.new_guild("Quiet", has_bot=False)
    general = stage.ground.channel("general", guild)
    stage.ground.deny(general, Permission.SEND_MESSAGES)
    anna = stage.person("Anna", guild=guild)

    stage.ground.add_bot(guild)
    await help_card(anna, general)  # the bot has heard of the server by now

    assert [one for one in general.messages if not one.ephemeral] == []


async def test_a_bot_that_has_been_there_for_long_greets_nobody(stage: Stage) -> None:
    assert stage.ground.channel("general").messages == []


# --- playing against computer players ------------------------------------------------------------------


@pytest.mark.parametrize("game", [*games()])
async def test_every_game_is_one_button_and_one_answer_away(stage: Stage, game: str) -> None:
    """On a German server, where it is German for everybody."""
    guild = stage.ground.new_guild("Gilde", locale="de")
    anna, channel = stage.person("Anna", "de", guild=guild), stage.channel(guild)
    card = await help_card(anna, channel)
    reply = await (await anna.click(card, custom_id=way(card, "solo", game))).settled()
    await stage.quiet()
    [thread] = [one for one in stage.ground.world.channels.values() if one.parent is channel]

    party = Party(stage, [anna], thread, game)
    assert reply.message is not None
    await party.answer_on(reply.message, anna)

    assert stage.ledger.moves(thread) > 0


async def test_without_threads_the_table_is_in_the_channel_itself(stage: Stage) -> None:
    anna, channel = stage.person("Anna"), stage.channel()
    stage.ground.deny(channel, THREADS)

    panel = await pressed(stage, anna, await help_card(anna, channel), "solo")

    assert says(anna)("solo-begun-here") in panel.text
    assert stage.ledger.status(channel) == "playing"
    seats = stage.ledger.rows(
        "SELECT user_id, strength FROM seats WHERE table_id = ? ORDER BY seat", stage.ledger.table_id(channel)
    )
    assert [user for user, _ in seats] == [anna.id, None, None, None]
    assert {strength for user, strength in seats if user is None} == {"normal"}


async def test_where_others_play_and_no_thread_is_allowed_the_table_is_in_direct_messages(
    stage: Stage,
) -> None:
    party = Party(stage, [stage.person("Carla")])
    await party.open()
    stage.ground.deny(party.channel, THREADS)
    dora = stage.person("Dora", "de")
    card = await help_card(dora, party.channel)

    panel = await pressed(stage, dora, card, "solo")

    assert says(dora)("solo-begun-directly") in panel.text
    assert stage.ledger.status(dora.dm_channel) == "playing"
    again = await pressed(stage, dora, card, "solo")
    assert says(dora)("directly-taken") in again.text


async def test_a_thread_tells_the_channel_who_plays_there(stage: Stage) -> None:
    anna, bert, channel = stage.person("Anna"), stage.person("Bert"), stage.channel()

    await pressed(stage, anna, await help_card(anna, channel), "solo")

    invitation = await bert.sees(anna.mention, channel)
    assert says(bert)("mighty-monsters-title") in invitation.text
    assert invitation.thread is not None
    assert invitation.thread.kind is ChannelKind.PUBLIC_THREAD
    assert bert.mentions == []


async def test_a_forged_game_is_refused_in_words(stage: Stage) -> None:
    anna, channel = stage.person("Anna"), stage.channel()
    card = await help_card(anna, channel)
    for button in card.components[0]["components"]:
        for one in button.get("components") or ():
            one["custom_id"] = str(one.get("custom_id", "")).replace(GAME, "chess")

    reply = await (await anna.click(card, custom_id="lk1:solo:0:chess")).settled()

    assert says(anna)("button-unknown") in reply.text


# --- learning and reading ------------------------------------------------------------------------------


async def test_a_lesson_from_the_card_disturbs_nobody(stage: Stage) -> None:
    anna, bert, channel = stage.person("Anna"), stage.person("Bert"), stage.channel()

    panel = await pressed(stage, anna, await help_card(anna, channel), "learn")

    assert "Night falls" in panel.text
    assert says(anna)("coach-begun-directly") in panel.text
    assert stage.ledger.status(anna.dm_channel) == "playing"
    assert bert.messages(channel) == []


async def test_the_guide_names_the_commands(stage: Stage) -> None:
    anna, channel = stage.person("Anna"), stage.channel()
    card = await help_card(anna, channel)

    reply = await (await anna.click(card, custom_id=control(card, "guide"))).settled()

    assert reply.ephemeral
    assert "</lobby open:" in reply.text


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_in_direct_messages_the_card_says_where_friends_can_play(stage: Stage, locale: str) -> None:
    anna = stage.person("Anna", locale)

    card = await help_card(anna, anna.dm_channel)

    assert says(anna)("door-friends-directly") in card.text
    assert says(anna)("door-friends") not in card.text


async def test_from_the_card_one_comes_to_ones_tables(stage: Stage) -> None:
    anna, channel = stage.person("Anna"), stage.channel()
    card = await help_card(anna, channel)

    reply = await (await anna.click(card, custom_id=control(card, "home"))).settled()

    assert says(anna)("games-none") in reply.text
