"""Before the game: opening, sitting down, settings, starting, and closing."""

import pytest

from engine.core.registry import games
from playground import ImpossibleError, Permission, Person, Reply
from playground.world.model import ChannelKind
from tests.end_to_end.company import shown
from tests.end_to_end.party import Party, says, usable
from tests.end_to_end.pings import Pings
from tests.end_to_end.stage import Stage, action, control

pytestmark = pytest.mark.asyncio(loop_scope="module")


def party_of(stage: Stage, *names: str) -> Party:
    return Party(stage, [stage.person(name) for name in names])


async def command(party: Party, who: Person, path: str, **options: object) -> str:
    """What somebody is told for a command, once everything it causes is delivered."""
    reply = await (await who.slash(party.channel, path, **options)).settled()
    assert reply.ephemeral
    await party.stage.quiet()
    return reply.text


def seats_taken(party: Party) -> int:
    """How many seats the lobby lists."""
    [(count,)] = party.stage.ledger.rows(
        "SELECT count(*) FROM seats WHERE table_id = ?", party.stage.ledger.table_id(party.channel)
    )
    assert says(party.host)("lobby-count", seated=count, least=3, most=6) in party.table.text
    return int(count)


def private_text(reply: Reply) -> str:
    (message,) = reply.follow_ups
    assert message.ephemeral
    return message.text


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_whoever_opens_a_lobby_reads_how_many_play_each_game_and_what_one_does_in_it(
    stage: Stage, locale: str
) -> None:
    say, [commands] = says(stage.person("Anna", locale)), stage.ground.world.commands.values()
    (lobby,) = (one for one in commands if one["name"] == "lobby")
    (opening,) = (one for one in lobby["options"] if one["name"] == "open")
    (choice,) = (one for one in opening["options"] if one["name"] == "game")
    offered = {
        one["value"]: (one["name_localizations"] or {}).get(locale, one["name"]) for one in choice["choices"]
    }
    assert offered.keys() == games().keys()
    for key, game in games().items():
        least, most = game.seats
        players = say("facts-players", least=least, most=most)
        assert say(f"{key}-title") in offered[key]
        assert players in offered[key]
        assert offered[key].endswith(say(f"{key}-hook"))


async def test_a_lobby_shows_its_seats_its_host_and_the_settings_in_a_line(stage: Stage) -> None:
    party = party_of(stage, "Anna", "Ben")
    await party.open()
    await party.sit_down()
    anna, ben = party.people
    say = says(anna)
    assert say("lobby-seat", letter="A", name=anna.mention, host="yes") in party.table.text
    assert say("lobby-seat", letter="B", name=ben.mention, host="no") in party.table.text
    for setting in ("guard-chain", "kings-rules"):
        key = f"mighty-monsters-setting-{setting}"
        assert say("lobby-option", name=say(key), value=say(f"{key}-off")) in party.table.text
    assert anna.mentions == ben.mentions == []


async def test_the_seventh_finds_no_seat(stage: Stage) -> None:
    party = party_of(stage, "Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")
    late = stage.person("Gerda")
    await party.open()
    await party.sit_down()
    with pytest.raises(ImpossibleError):
        await late.click(party.table, custom_id=control(party.table, "join"))
    assert not {"bot", "fill", "find"} & {action(one.custom_id) for one in party.table.buttons}
    assert await command(party, late, "lobby join") == says(late)("table-is-full", most=6)
    assert await command(party, party.host, "lobby bot") == says(late)("table-is-full", most=6)


async def test_nobody_sits_down_twice(stage: Stage) -> None:
    party = party_of(stage, "Anna", "Ben")
    await party.open()
    assert await command(party, party.people[1], "lobby join") == says(party.host)("lobby-joined")
    reply = await party.press(party.people[1], "join")
    assert private_text(reply) == says(party.host)("already-seated")
    assert says(party.host)("lobby-count", seated=2, least=3, most=6) in party.table.text


async def test_whoever_becomes_the_host_of_a_lobby_is_told_at_once_and_aloud(stage: Stage) -> None:
    """By a host who hands over, and by one who leaves; Ben reads German, the server English."""
    people = [stage.person("Anna"), stage.person("Ben", "de"), stage.person("Cleo")]
    party, pings = Party(stage, people), Pings(stage)
    anna, ben, _ = people
    say = says(anna)
    await party.open()
    await party.sit_down()

    for host, heir, path, options in (
        (anna, ben, "lobby host", {"person": ben}),
        (ben, anna, "lobby leave", {}),
    ):
        before = party.table
        anna.say(party.channel, "Hello")  # the lobby is no longer at the end of the channel
        pings.begin()
        await command(party, host, path, **options)
        assert before.deleted
        assert say("story-host", name=heir.name) in party.table.text
        assert party.channel.messages[-1] is party.table
        assert [pings.of(one) for one in people] == [int(one is heir) for one in people]


async def test_a_host_who_leaves_hands_over_and_the_last_one_closes(stage: Stage) -> None:
    party = party_of(stage, "Anna", "Ben", "Cleo")
    anna, ben, cleo = party.people
    say = says(anna)
    await party.open()
    await party.sit_down()

    assert private_text(await party.press(anna, "leave")) == say("lobby-left-host", heir="Ben")
    assert say("lobby-seat", letter="A", name=ben.mention, host="yes") in party.table.text
    assert anna.mention not in party.table.text
    assert await command(party, anna, "lobby leave") == say("not-seated")
    assert await command(party, cleo, "lobby leave") == say("lobby-left")
    assert private_text(await party.press(ben, "leave")) == say("lobby-closed-empty")

    assert say("lobby-closed") in party.table.text
    assert party.table.buttons == []
    assert stage.ledger.status(party.channel) == "closed"
    await party.open()


async def test_computer_players_come_and_go_as_the_host_wishes(stage: Stage) -> None:
    party = party_of(stage, "Anna", "Ben")
    anna, ben = party.people
    say = says(anna)
    await party.open()
    await party.sit_down()

    await party.press(anna, "bot")
    assert say("lobby-seat-bot", letter="C", name="Grix", manner="normal, bold") in party.table.text
    assert await command(party, anna, "lobby bot", strength="hard") == say("lobby-bot-added")
    assert say("lobby-seat-bot", letter="D", name="Mumble", manner="hard, careful") in party.table.text
    assert private_text(await party.press(ben, "bot")) == say("only-the-host", host="Anna")
    assert await command(party, ben, "lobby bot", remove=True) == say("only-the-host", host="Anna")
    assert await command(party, anna, "lobby bot", remove=True) == say("lobby-bot-removed")
    assert "Mumble" not in party.table.text
    await command(party, anna, "lobby bot", remove=True)
    assert await command(party, anna, "lobby bot", remove=True) == say("no-bot-here")


async def test_settings_change_by_list_and_by_command_and_only_by_the_host(stage: Stage) -> None:
    party = Party(stage, [stage.person("Anna", "de"), stage.person("Ben")])
    anna, ben = party.people
    await party.open()
    await party.sit_down()

    reply = await party.press(anna, "options")
    sheet = reply.message
    assert sheet is not None
    assert says(anna)("options-title") in sheet.text
    chain, kings, *_ = sheet.selects
    edition = party.edition
    await (await anna.select(sheet, "on", custom_id=kings.custom_id)).settled()
    await stage.until(lambda: party.edition != edition)
    say = says(ben)  # the server's language
    name, on = say("mighty-monsters-setting-kings-rules"), say("mighty-monsters-setting-kings-rules-on")
    assert f"**{name}: {on}.**" in party.table.text
    assert [o.value for o in sheet.selects[1].options if o.default] == ["on"]
    assert [o.value for o in sheet.selects[0].options if o.default] == ["off"]
    assert chain.custom_id == sheet.selects[0].custom_id

    offered = await anna.autocomplete(party.channel, "lobby options", "value", setting="guard-chain")
    assert [value for _, value in offered] == ["off", "on"]
    text = await command(party, anna, "lobby options", setting="guard-chain", value="on")
    assert text == says(anna)("lobby-option-set")
    assert await command(party, anna, "lobby options", setting="guard-chain", value="maybe") == says(anna)(
        "no-such-value"
    )
    read = shown(await party.press(ben, "options"))
    assert f"**{name}: {on}.** {say('mighty-monsters-setting-kings-rules-line')}" in read.text
    assert say("only-the-host-changes") in read.text
    for sheet_button in read.buttons:
        await (await ben.click(read, custom_id=sheet_button.custom_id)).settled()
        assert read.selects == []
    refused = await command(party, ben, "lobby options", setting="guard-chain", value="off")
    assert refused == say("only-the-host", host="Anna")


async def test_only_the_host_starts_and_only_with_enough_seats_taken(stage: Stage) -> None:
    party = party_of(stage, "Anna", "Ben", "Cleo")
    anna, ben, cleo = party.people
    say = says(anna)
    await party.open()
    assert await command(party, anna, "lobby start") == say("too-few-seated", least=3, seated=1)
    with pytest.raises(ImpossibleError):
        await anna.click(party.table, custom_id=control(party.table, "start"))
    await party.sit_down()

    assert await command(party, ben, "lobby start") == say("only-the-host", host="Anna")
    assert private_text(await party.press(cleo, "start")) == say("only-the-host", host="Anna")
    assert await command(party, anna, "lobby host", person=cleo) == say("lobby-handed-over")
    assert say("story-host", name="Cleo") in party.table.text
    assert await command(party, anna, "lobby start") == say("only-the-host", host="Cleo")
    stranger = stage.person("Stranger")
    assert await command(party, cleo, "lobby host", person=stranger) == say("heir-not-seated")
    lobby = party.table
    assert await command(party, cleo, "lobby start") == say("lobby-started")

    assert lobby.deleted
    assert party.awaited == party.people
    assert party.table.pinged == [person.user for person in party.people]
    assert await command(party, cleo, "lobby join") == say("lobby-is-over")


async def test_a_channel_has_one_table_at_a_time(stage: Stage) -> None:
    party = party_of(stage, "Anna", "Ben", "Cleo")
    ben = stage.person("Ben", "de")
    await party.open()
    text = await command(party, ben, "lobby open", game="mighty-monsters")
    assert text == says(ben)("channel-has-a-table")
    await party.sit_down()
    await party.start()
    text = await command(party, ben, "lobby open", game="mighty-monsters")
    assert text == says(ben)("channel-has-a-table")
    assert party.public == [party.table]


async def test_a_table_can_be_opened_and_played_in_a_thread_of_its_own(stage: Stage) -> None:
    people = [stage.person("Anna"), stage.person("Ben", "de"), stage.person("Cleo")]
    parent = stage.channel()
    reply = await people[0].slash(parent, "lobby open", game="mighty-monsters", thread=True)
    await reply.settled()
    (thread,) = (c for c in stage.ground.world.channels.values() if c.parent is parent)
    assert reply.text == says(people[0])("lobby-opened", channel=thread.mention)
    await stage.quiet()
    (card,) = (message for message in parent.messages if not message.ephemeral)
    assert people[0].mention in card.text

    party = Party(stage, people, thread)
    await party.sit_down()
    assert (
        says(people[0])("card-seats", host=people[0].mention, channel=thread.mention, seated=3, most=6)
        in card.text
    )
    await party.start()
    await party.choose_families()
    await party.play(party.by_panel, answers=3)

    assert thread.name == "Mighty Monsters · Anna"
    assert people[0].id in thread.members
    assert card.thread is thread
    assert says(people[0])("card-begun", channel=thread.mention) in card.text
    assert card.buttons == []
    stage.ground.delete_message(card)
    beside = Party(stage, people, parent)
    await beside.open()  # the channel itself is still free


async def test_where_players_are_wanted_in_the_same_channel_one_card_tells_of_the_lobby(stage: Stage) -> None:
    guild = stage.ground.new_guild("Club")
    anna, mod = stage.person("Anna", guild=guild), stage.person("Mod", guild=guild, moderator=True)
    parent, say = stage.channel(guild), says(anna)
    await (await mod.slash(parent, "settings server", channel=parent)).settled()
    await (await anna.slash(parent, "lobby open", game="mighty-monsters", thread=True)).settled()
    await stage.quiet()
    (thread,) = (c for c in stage.ground.world.channels.values() if c.parent is parent)
    (sign,) = (message for message in parent.messages if not message.ephemeral)
    seats = say("card-seats", host=anna.mention, channel=thread.mention, seated=1, most=6)
    assert seats in sign.text

    lobby = Party(stage, [anna], thread)
    await lobby.press(anna, "find")
    await stage.quiet()

    (_, card) = (message for message in parent.messages if not message.ephemeral)
    assert seats in card.text
    assert (thread.mention in sign.text, seats in sign.text, sign.buttons) == (True, False, [])
    await lobby.press(anna, "close")
    await stage.quiet()
    assert say("card-closed") in card.text
    assert say("card-closed") not in sign.text


async def test_a_table_can_be_opened_in_a_thread_of_an_announcement_channel(stage: Stage) -> None:
    anna = stage.person("Anna")
    news = stage.ground.new_channel("news", kind=ChannelKind.ANNOUNCEMENT)
    reply = await anna.slash(news, "lobby open", game="mighty-monsters", thread=True)
    await reply.settled()
    (thread,) = (c for c in stage.ground.world.channels.values() if c.parent is news)

    assert thread.kind is ChannelKind.ANNOUNCEMENT_THREAD
    assert reply.text == says(anna)("lobby-opened", channel=thread.mention)
    await stage.quiet()
    assert Party(stage, [anna], thread).table


async def test_the_host_or_a_moderator_closes_a_lobby_and_nobody_else(stage: Stage) -> None:
    moderator = stage.person("Mo", moderator=True)
    for closer in ("host", "moderator"):
        party = party_of(stage, "Anna", "Ben")
        await party.open()
        await party.sit_down()
        say = says(party.host)
        assert await command(party, party.people[1], "lobby close") == say("only-the-host", host="Anna")
        who = party.host if closer == "host" else moderator
        assert await command(party, who, "lobby close") == say("lobby-closed")
        assert party.table.buttons == []
        assert await command(party, who, "lobby close") == say("no-lobby-here")


async def test_missing_permissions_are_named_before_a_lobby_opens(stage: Stage) -> None:
    ben, channel = stage.person("Ben", "de"), stage.channel()
    say = says(ben)

    async def opening(**options: bool) -> str:
        reply = await ben.slash(channel, "lobby open", game="mighty-monsters", **options)
        return (await reply.settled()).text

    def refusal(*names: str) -> str:
        listed = ", ".join(say(f"permission-{name}") for name in names)
        return say("lobby-missing-permissions", permissions=listed)

    stage.ground.deny(channel, Permission.SEND_MESSAGES | Permission.ATTACH_FILES)
    assert await opening() == refusal("send-messages", "attach-files")
    stage.ground.deny(channel, Permission.VIEW_CHANNEL | Permission.EMBED_LINKS)
    assert await opening() == refusal("view-channel", "embed-links")
    stage.ground.deny(channel, Permission.CREATE_PUBLIC_THREADS | Permission.SEND_MESSAGES_IN_THREADS)
    assert await opening(thread=True) == refusal("create-public-threads", "send-messages-in-threads")
    assert [message for message in channel.messages if not message.ephemeral] == []
    assert [c for c in stage.ground.world.channels.values() if c.parent is channel] == []
    assert await opening() == say("lobby-opened", channel=channel.mention)


async def test_without_a_lobby_every_lobby_command_says_how_to_open_one(stage: Stage) -> None:
    party = party_of(stage, "Anna")
    for path in ("join", "leave", "bot", "start", "close"):
        assert await command(party, party.host, f"lobby {path}") == says(party.host)("no-lobby-here")
    offered = await party.host.autocomplete(party.channel, "lobby options", "value", setting="guard-chain")
    assert offered == []
    with pytest.raises(ImpossibleError):
        await party.host.slash(party.host.dm_channel, "lobby open", game="mighty-monsters")


async def test_one_person_plays_a_whole_game_against_computer_players(stage: Stage) -> None:
    anna = stage.person("Anna")
    party = Party(stage, [anna])
    await party.open()
    await party.press(anna, "bot")
    await party.press(anna, "bot")
    await party.start()
    while not party.over:
        assert party.awaited == [anna]
        await party.by_command(anna)
    assert stage.ledger.status(party.channel) == "over"
    assert party.public == [party.table]


async def test_a_table_is_filled_with_computer_players_by_one_click_or_one_command(stage: Stage) -> None:
    party = party_of(stage, "Anna")
    await party.open()
    await party.press(party.host, "fill")
    assert seats_taken(party) == 6
    assert not usable(party.table, "fill")
    text = await command(party, party.host, "lobby bot", count=4, remove=True)
    assert text == says(party.host)("lobby-bot-removed")
    assert seats_taken(party) == 2
    await command(party, party.host, "lobby bot", count=2)
    assert seats_taken(party) == 4


async def test_a_computer_player_is_sent_away_and_the_lobby_closed_by_button(stage: Stage) -> None:
    party = party_of(stage, "Anna")
    await party.open()
    assert not usable(party.table, "unbot")
    await party.press(party.host, "bot")
    await party.press(party.host, "unbot")
    assert not usable(party.table, "unbot")

    stranger = stage.person("Stranger")
    await party.press(stranger, "close")
    assert stage.ledger.status(party.channel) == "lobby"
    await party.press(party.host, "close")
    assert stage.ledger.status(party.channel) == "closed"
