"""Where the bot is a guest, and the menus of people and messages, through the real client."""

import re

import pytest

from playground import Channel, ImpossibleError, Message, Person
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage, action, control

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "mighty-monsters"
ALONE = {"rules", "card", "practice", "learn", "stats", "games", "help"}


def foreign_place(stage: Stage, locale: str = "en-US") -> tuple[Person, Channel]:
    """Somebody on a server that the bot is not on; the bot knows them from another one."""
    guild = stage.ground.new_guild("Elsewhere", has_bot=False)
    anna = stage.person("Anna", locale)
    stage.ground.join(anna, guild)
    return anna, stage.ground.channel("general", guild)


async def told(stage: Stage, person: Person, channel: Channel, path: str, **options: object) -> Message:
    reply = await (await person.slash(channel, path, **options)).settled()
    await stage.quiet()
    assert reply.ephemeral
    assert reply.message is not None
    return reply.message


async def chosen(
    stage: Stage, person: Person, channel: Channel, name: str, target: Person | Message
) -> Message:
    """The answer to a command from a menu."""
    reply = await (await person.menu(channel, name, target)).settled()
    await stage.quiet()
    assert reply.ephemeral
    assert reply.message is not None
    return reply.message


# --- where the bot is a guest --------------------------------------------------------------------------


async def test_what_one_does_alone_is_offered_where_the_bot_is_a_guest_and_nothing_else(stage: Stage) -> None:
    anna, place = foreign_place(stage)

    with pytest.raises(ImpossibleError) as refused:
        await anna.slash(place, "lobby open", game=GAME)

    assert str(refused.value).partition("only ")[2].split(", ") == sorted(ALONE)


async def test_reading_works_everywhere(stage: Stage) -> None:
    anna, place = foreign_place(stage, "de")
    say = says(anna)

    assert say("rules-no-table") in (await told(stage, anna, place, "rules")).text
    assert "Schleim" in (await told(stage, anna, place, "card", card="Slime", game="dungeon-lords")).text
    assert say("games-none-elsewhere") in (await told(stage, anna, place, "games")).text
    card = await told(stage, anna, place, "help")
    assert say("door-lead") in card.text
    assert say("door-friends-elsewhere") in card.text  # no lobby can be opened here


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_the_guide_names_only_commands_that_work_where_one_is(stage: Stage, locale: str) -> None:
    anna, place = foreign_place(stage, locale)
    card = await told(stage, anna, place, "help")

    reply = await (await anna.click(card, custom_id=control(card, "guide"))).settled()

    *offered, friends = reply.text.splitlines()
    named = {name for line in offered for name in re.findall(r"</(\w+)", line)}
    assert named == {"help", "learn", "practice", "rules", "card", "games", "stats"}
    assert "</lobby open:" in friends  # said of another server


async def test_whoever_has_no_table_gets_from_the_empty_list_to_the_games(stage: Stage) -> None:
    anna, place = foreign_place(stage)
    home = await told(stage, anna, place, "games")

    reply = await (await anna.click(home, custom_id=control(home, "door"))).settled()

    assert reply.ephemeral
    assert says(anna)("door-lead") in reply.text


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_a_lesson_and_a_puzzle_have_their_table_in_direct_messages_and_say_so(
    stage: Stage, locale: str
) -> None:
    anna, place = foreign_place(stage, locale)
    say = says(anna)

    lesson = await told(stage, anna, place, "learn", game=GAME)
    assert say("coach-begun-directly") in lesson.text
    assert stage.ledger.status(anna.dm_channel) == "playing"
    pages = [one.custom_id for one in lesson.buttons if action(one.custom_id) == "coach"]
    await (await anna.click(lesson, custom_id=pages[0])).settled()  # and can be played where one is

    puzzle = (await anna.autocomplete(place, "practice", "exercise", ""))[0][1]
    begun = await told(stage, anna, place, "practice", exercise=puzzle)
    assert begun.text == say("practice-begun-directly")
    assert [one for one in place.messages if not one.ephemeral] == []


async def test_whom_the_bot_cannot_write_to_learns_where_they_are(stage: Stage) -> None:
    guild = stage.ground.new_guild("Far away", has_bot=False)
    anna = stage.person("Anna", guild=guild)  # no server in common: Discord lets no direct message through
    stage.closed_channels.append(anna.dm_channel)
    stage.expected_complaints = {"cannot post to a table's channel"}

    lesson = await told(stage, anna, stage.ground.channel("general", guild), "learn", game=GAME)
    pages = [one.custom_id for one in lesson.buttons if action(one.custom_id) == "coach"]
    await (await anna.click(lesson, custom_id=pages[0])).settled()

    assert anna.dm == []
    assert "These guards stand in the way" in lesson.text


async def test_a_game_against_computer_players_is_in_direct_messages(stage: Stage) -> None:
    anna, place = foreign_place(stage)
    card = await told(stage, anna, place, "help")

    reply = await (await anna.click(card, custom_id=f"lk1:solo:0:{GAME}")).settled()
    await stage.quiet()

    assert says(anna)("solo-begun-directly") in reply.text
    assert stage.ledger.status(anna.dm_channel) == "playing"


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_no_command_is_named_without_saying_where_it_works(stage: Stage, locale: str) -> None:
    anna, place = foreign_place(stage, locale)
    say = says(anna)
    card = await told(stage, anna, place, "help")
    await (await anna.click(card, custom_id=f"lk1:solo:0:{GAME}")).settled()
    await stage.quiet()

    no_hours, no_vacation = say("settings-show-no-hours"), say("settings-show-no-vacation")
    notify = say("notify-mention")
    settings = say("home-settings-elsewhere", notify=notify, quiet=no_hours, vacation=no_vacation)
    home = await told(stage, anna, place, "games")
    assert settings in home.text
    await (await anna.click(home, custom_id=control(home, "keep-home"))).settled()
    assert settings in home.text

    taken = await told(stage, anna, place, "learn", game=GAME)
    assert taken.text == say("directly-taken-elsewhere")


async def test_results_of_others_stay_on_their_servers(stage: Stage) -> None:
    anna, place = foreign_place(stage)
    say, bert = says(anna), stage.person("Bert", guild=place.guild)

    assert (await told(stage, anna, place, "stats server")).text == say("not-on-this-server")
    about_bert = await chosen(stage, anna, place, "Stats", bert)
    assert about_bert.text.splitlines() == [say("stats-only-own"), say("stats-nothing", name="Anna")]


# --- the menus of people and messages ------------------------------------------------------------------


async def test_the_menu_of_a_person_has_their_results(stage: Stage) -> None:
    anna, bert, channel = stage.person("Anna", "de"), stage.person("Bert"), stage.channel()

    assert (await chosen(stage, anna, channel, "Stats", bert)).text == says(anna)(
        "stats-nothing", name="Bert"
    )


async def test_the_message_of_a_table_is_told_as_text_to_each_as_they_may_know_it(stage: Stage) -> None:
    party = Party(stage, [stage.person("Anna"), stage.person("Ben", "de"), stage.person("Cleo")])
    await party.begin()
    board = party.channel.messages[-1]

    own = await chosen(stage, party.people[0], party.channel, "As text", board)
    onlooker = await chosen(stage, stage.person("Olga"), party.channel, "As text", board)

    assert own.text != onlooker.text
    assert "Anna" in onlooker.text


async def test_any_other_message_is_no_table(stage: Stage) -> None:
    anna, channel = stage.person("Anna"), stage.channel()
    word = anna.say(channel, "Hello")

    assert (await chosen(stage, anna, channel, "As text", word)).text == says(anna)("no-table-in-message")


async def test_whoever_is_invited_is_called_once_and_sits_down_with_one_button(stage: Stage) -> None:
    anna, bert = stage.person("Anna"), stage.person("Bert", "de")
    party = Party(stage, [anna])
    await party.open()
    elsewhere = stage.channel()  # the only lobby is meant, wherever one is

    done = await chosen(stage, anna, elsewhere, "Invite to a table", bert)

    assert party.channel.mention in done.text
    [call] = bert.mentions
    assert call.channel is party.channel
    assert call not in anna.mentions
    await bert.click(call, custom_id=control(call, "join"))
    await bert.sees(bert.mention + "\n", party.channel)  # the lobby shows who sits there
    again = await chosen(stage, anna, elsewhere, "Invite to a table", bert)
    assert again.text == says(anna)("invite-seated")
    cleo = stage.person("Cleo")
    await chosen(stage, anna, elsewhere, "Invite to a table", cleo)
    assert (await chosen(stage, anna, elsewhere, "Invite to a table", cleo)).text == says(anna)(
        "invite-again"
    )
    assert len(cleo.mentions) == 1


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_somebody_is_invited_by_name_in_the_lobby(stage: Stage, locale: str) -> None:
    anna, bert = stage.person("Anna", locale), stage.person("Bert", "de")
    party = Party(stage, [anna])
    await party.open()

    done = await (await anna.slash(party.channel, "lobby invite", person=bert.user)).settled()
    await stage.quiet()

    assert done.text == says(anna)("invite-done", guest=bert.mention, channel=party.channel.mention)
    [call] = bert.mentions
    game = says(bert, "en")(f"{GAME}-title")
    assert says(bert, "en")("invitation", guest=bert.mention, host=anna.mention, game=game) in call.text


async def test_whoever_wants_no_calls_is_invited_without_one(stage: Stage) -> None:
    anna, dora = stage.person("Anna"), stage.person("Dora")
    party = Party(stage, [anna])
    await party.open()
    await (await dora.slash(party.channel, "settings notify", way="silent")).settled()

    await chosen(stage, anna, party.channel, "Invite to a table", dora)

    assert dora.mentions == []
    await dora.sees(dora.mention, party.channel)


async def test_among_several_lobbies_one_chooses(stage: Stage) -> None:
    anna, bert = stage.person("Anna"), stage.person("Bert")
    first, second = Party(stage, [anna]), Party(stage, [anna])
    await first.open()
    await second.open()

    question = await chosen(stage, anna, stage.channel(), "Invite to a table", bert)
    await anna.select(question, str(stage.ledger.table_id(second.channel)))
    await bert.until(lambda: bert.mentions)

    assert [one.channel for one in bert.mentions] == [second.channel]
    await anna.until(lambda: second.channel.mention in question.text)


async def test_without_a_lobby_nobody_is_invited_and_bots_never(stage: Stage) -> None:
    anna, bert, channel = stage.person("Anna", "de"), stage.person("Bert"), stage.channel()
    say = says(anna)

    assert (await chosen(stage, anna, channel, "Invite to a table", bert)).text == say("invite-no-lobby")
    reply = await (await anna.menu(channel, "Invite to a table", stage.ground.bot)).settled()
    assert reply.text == say("invite-bot")
