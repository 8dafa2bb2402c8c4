"""Looking things up, settings, and leaving: everything beside the moves themselves."""

from functools import partial

import pytest

from playground import Channel, Message, Person, Reply
from tests.end_to_end.party import Party, answered, says, usable
from tests.end_to_end.stage import Stage, action, control
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")

ADVICE = {"advice-told": {"answer": "|", "why": ""}, "advice-mark": {"label": "|"}}
"""What is told to whoever asks for advice, and how the answer is marked."""


async def three_at_play(stage: Stage) -> Party:
    party = Party(stage, [stage.person("Anna"), stage.person("Ben", "de"), stage.person("Cleo")])
    await party.begin()
    return party


async def asked(person: Person, channel: Channel, path: str, **options: object) -> Reply:
    """A command's private answer."""
    reply = await (await person.slash(channel, path, **options)).settled()
    assert reply.ephemeral
    return reply


def shown(reply: Reply) -> Message:
    assert reply.message is not None
    return reply.message


async def test_a_hand_is_shown_with_its_picture_to_its_owner_alone(stage: Stage) -> None:
    party = await three_at_play(stage)
    for person in party.people:
        for reply in (await asked(person, party.channel, "hand"), await party.press(person, "hand")):
            message = shown(reply)
            assert len(person.pictures(message)) == len(message.alt_texts) == 1
            beginning = says(person)("mighty-monsters-alt-hand", details="|").split("|")[0]
            assert message.alt_texts[0].startswith(beginning)
            assert [action(button.custom_id) for button in message.buttons] == ["turn", "text"]


async def test_the_board_is_shown_to_anybody_in_their_own_language(stage: Stage) -> None:
    party = await three_at_play(stage)
    stranger = stage.person("Stranger", "de")
    for person in (*party.people, stranger):
        message = shown(await asked(person, party.channel, "board"))
        assert person.pictures(message)
        assert says(person)("table-waits-for", seats="|").split("|")[0] in message.text
        reply = await person.click(message, custom_id=control(message, "text"))
        text = (await reply.settled()).text
        say = says(person)
        somebody = say("mighty-monsters-twin-start", seat="|").split("|")[1]
        assert somebody in text or say("mighty-monsters-twin-start-you") in text


async def test_whoever_asks_what_one_would_do_sees_it_marked_in_their_panel_and_nobody_else_does(
    stage: Stage,
) -> None:
    party = await three_at_play(stage)
    await party.choose_families()
    asker, say = party.awaited[0], says(party.awaited[0])
    before = [message.text for person in party.waiting for message in person.dm]
    table, panel = party.table.text, await party.opened_panel(asker)
    for wanted in ("more", "advice"):
        await stage.until(partial(usable, panel, wanted))
        await (await asker.click(panel, custom_id=control(panel, wanted))).settled()
    told, mark = [say(key, **blank).split("|")[0] for key, blank in ADVICE.items()]
    await stage.until(lambda: told in panel.text)

    labels = [button.label for button in panel.buttons]
    labels += [option.label for select in panel.selects for option in select.options]
    assert [label for label in labels if label and label.startswith(mark)]
    assert party.table.text == table
    assert [message.text for person in party.waiting for message in person.dm] == before


async def test_anybody_can_look_closer_at_one_player_and_back(stage: Stage) -> None:
    party = await three_at_play(stage)
    await party.choose_families()
    for person in (party.people[0], stage.person("Stranger", "de")):
        say = says(person)
        offered = await person.autocomplete(party.channel, "board", "player", "cl")
        assert offered == [("C  Cleo", "2")]
        by_command = shown(await asked(person, party.channel, "board", player=offered[0][1]))
        by_button = shown(await party.press(person, "board"))
        await (await person.select(by_button, "2")).settled()
        beginning = say("mighty-monsters-alt-lair", seat="Cleo", details="|").split("|")[0]
        for message in (by_command, by_button):
            assert [alt.startswith(beginning) for alt in message.alt_texts] == [True]
            assert [file.filename for file in message.attachments] == ["mighty-monsters-lair.png"]
            reply = await person.click(message, say("button-whole-board"))
            await reply.settled()
            assert [file.filename for file in message.attachments] == ["mighty-monsters-board.png"]
        refused = await asked(person, party.channel, "board", player="Zoe")
        assert refused.text == say("no-such-player")


async def test_the_story_is_told_page_by_page_and_every_line_once(stage: Stage) -> None:
    anna = stage.person("Anna")
    party = Party(stage, [anna])
    reply = await asked(anna, party.channel, "log")
    assert reply.text == says(anna)("no-table-here")
    await party.open()
    assert (await asked(anna, party.channel, "log")).text == says(anna)("game-has-not-started")
    for _ in range(3):
        await party.press(anna, "bot")
    await party.start()
    await party.play_alone()

    page = shown(await asked(anna, party.channel, "log"))
    pages = [page.text]
    while not (earlier := next(b for b in page.buttons if b.label == says(anna)("button-earlier"))).disabled:
        await (await anna.click(page, custom_id=earlier.custom_id)).settled()
        pages.insert(0, page.text)
    assert len(pages) > 1
    story = [line for text in pages for line in text.splitlines()[1:] if line]
    rounds = [line for line in story if " of 6 begins" in line]
    assert [line.split()[1] for line in rounds] == ["1", "2", "3", "4", "5", "6"]
    later = next(b for b in page.buttons if b.label == says(anna)("button-later"))
    await (await anna.click(page, custom_id=later.custom_id)).settled()
    assert page.text == pages[1]


async def test_the_rules_open_at_what_one_must_decide_now(stage: Stage) -> None:
    party = await three_at_play(stage)
    anna, ben, _ = party.people

    def topic(person: Person, key: str) -> str:
        say = says(person)
        return f"### {say('mighty-monsters-title')}: {say(f'mighty-monsters-topic-{key}')}"

    assert topic(ben, "families") in (await asked(ben, party.channel, "rules")).text
    assert topic(ben, "families") in (await party.press(ben, "rules")).text
    await party.choose_families()
    mover = party.awaited[0]
    reply = await asked(mover, party.channel, "rules")
    assert topic(mover, "placing") in reply.text

    message = shown(reply)
    await (await mover.select(message, "fighting")).settled()
    assert topic(mover, "fighting") in message.text
    assert says(mover)("mighty-monsters-rules-fighting").splitlines()[0] in message.text
    offered = await anna.autocomplete(party.channel, "rules", "topic", "heal")
    assert [value for _, value in offered] == ["healing"]
    assert topic(anna, "healing") in (await asked(anna, party.channel, "rules", topic="healing")).text
    unknown = await asked(anna, party.channel, "rules", topic="x")  # from a list of an older release
    assert unknown.text.startswith(says(anna)("no-such-topic"))
    assert [option.value for option in shown(unknown).selects[0].options][:1] == ["goal"]
    elsewhere = await asked(ben, ben.dm_channel, "rules", game="mighty-monsters", topic="end")
    assert topic(ben, "end") in elsewhere.text


async def test_every_topic_of_the_rules_fits_one_message(stage: Stage) -> None:
    for person in (stage.person("Anna"), stage.person("Ben", "de")):
        channel = stage.channel()
        message = shown(await asked(person, channel, "rules", game="mighty-monsters"))
        for option in message.selects[0].options:
            menu = message.selects[0].custom_id
            await (await person.select(message, option.value, custom_id=menu)).settled()
            rules = says(person)(f"mighty-monsters-rules-{option.value}").rstrip()
            assert message.text.rstrip().endswith(rules[-40:])


async def test_any_card_can_be_looked_up_with_its_picture(stage: Stage) -> None:
    for person, channel in (
        (stage.person("Anna"), stage.channel()),
        (ben := stage.person("Ben", "de"), None),
    ):
        place = channel or ben.dm_channel
        offered = await person.autocomplete(place, "card", "card")
        assert len(offered) == 25  # the most a list of suggestions can hold
        for name, value in offered[::6]:
            message = shown(await asked(person, place, "card", card=value))
            assert str(name) in message.text
            assert len(person.pictures(message)) == len(message.alt_texts) == 1
        typed = await person.autocomplete(place, "card", "card", str(offered[0][0])[:8])
        assert offered[0] in typed
        assert shown(await asked(person, place, "card", card=offered[0][0])).attachments
        assert (await asked(person, place, "card", card="Pikachu")).text == says(person)("no-such-card")


async def test_help_names_the_games_in_ones_language_and_its_commands_can_be_clicked(stage: Stage) -> None:
    ids = {command["name"]: command["id"] for command in stage.ground.world.commands[None]}
    for person in (stage.person("Anna"), stage.person("Ben", "de")):
        for channel in (stage.channel(), person.dm_channel):
            card = shown(await asked(person, channel, "help"))
            assert says(person)("mighty-monsters-title") in card.text
            reply = await (await person.click(card, custom_id=control(card, "guide"))).settled()
            for path in ("move", "lobby open", "settings show", "seat give"):
                assert f"</{path}:{ids[path.split()[0]]}>" in reply.text


async def test_a_hand_can_be_seen_and_played_in_the_direct_conversation(stage: Stage) -> None:
    party = await three_at_play(stage)
    ben = party.people[1]
    home = ben.dm_channel
    assert ben.pictures(shown(await asked(ben, home, "hand")))
    assert ben.pictures(shown(await asked(ben, home, "board")))
    assert says(ben)("log-title", page=1, pages=1) in (await asked(ben, home, "log")).text
    assert party.channel.mention in (await asked(ben, home, "games")).text
    offered = await ben.autocomplete(home, "move", "choice")
    assert len(offered) == 6
    reply = await asked(ben, home, "move", choice=offered[3][1])
    assert answered(ben) in reply.text
    assert stage.ledger.moves(party.channel) == 1
    stranger = stage.person("Stranger")
    for command in ("hand", "board", "log", "resign"):
        reply = await asked(stranger, stranger.dm_channel, command)
        assert reply.text == says(stranger)("no-table-of-yours")


async def resign(person: Person, channel: Channel) -> Reply:
    reply = await asked(person, channel, "resign")
    title = says(person)("mighty-monsters-title")
    assert says(person)("resign-sure", game=title, channel=f"<#{channel.id}>") in reply.text
    reply = await person.click(shown(reply), says(person)("button-resign"))
    return await reply.settled()


async def test_a_computer_player_takes_over_from_whoever_resigns_and_the_others_go_on(stage: Stage) -> None:
    party = await three_at_play(stage)
    anna, ben, cleo = party.people
    await party.choose_families()
    await party.play(answers=2)
    told = [f"{person.name} leads the " for person in (ben, cleo)]

    reply = await resign(anna, party.channel)
    assert says(anna)("resign-done") in reply.text
    await stage.quiet()

    assert speaker("en")("story-resigned", name="Anna", bot="Grix") in party.table.text
    assert anna not in party.awaited
    log = (await asked(anna, party.channel, "log")).text
    assert [log.count(line) for line in told] == [1, 1]
    assert (await asked(anna, party.channel, "move", choice="1@1")).text == says(anna)("not-seated")
    assert (await asked(anna, party.channel, "resign")).text == says(anna)("not-seated")
    party.people = [ben, cleo]
    for _ in range(6):
        await party.by_command(party.awaited[0])
    assert anna.user not in party.table.pinged


async def test_whoever_has_second_thoughts_keeps_their_seat(stage: Stage) -> None:
    party = await three_at_play(stage)
    for person in party.people[:2]:  # the second reads German
        say = says(person)
        sure = shown(await asked(person, party.channel, "resign"))
        buttons = ("button-resign", "button-resign-reason", "button-resign-keep")
        assert [one.label for one in sure.buttons] == [*map(say, buttons)]
        await (await person.click(sure, say("button-resign-keep"))).settled()
        await stage.quiet()

        title = say("mighty-monsters-title")
        assert sure.text == say("resign-kept", game=title, channel=party.channel.mention)
        assert sure.buttons == []
        assert person in party.awaited

    cleo = party.people[2]
    too_late = shown(await asked(cleo, party.channel, "resign"))
    await resign(cleo, party.channel)
    reply = await cleo.click(too_late, custom_id=control(too_late, "resign-keep"))
    await stage.until(lambda: reply.follow_ups)
    assert reply.follow_ups[-1].text == says(cleo)("not-seated")


async def test_the_last_person_to_resign_closes_the_table(stage: Stage) -> None:
    party = await three_at_play(stage)
    stale = await party.opened_panel(party.people[2])
    for person in party.people:
        await resign(person, party.channel)
        await stage.quiet()
    assert stage.ledger.status(party.channel) == "closed"
    assert says(party.host, "en")("table-closed") in party.table.text
    assert [action(button.custom_id) for button in party.table.buttons] == ["replay-open"]
    cleo = party.people[2]
    chosen = next(select for select in stale.selects if action(select.custom_id) == "pick")
    reply = await cleo.select(stale, "orcs", custom_id=chosen.custom_id)
    await stage.until(lambda: reply.follow_ups)
    assert reply.follow_ups[0].text in (says(cleo)("not-seated"), says(cleo)("table-is-closed"))
    await party.open()


async def test_one_reads_direct_messages_in_the_language_one_chooses(stage: Stage) -> None:
    anna = stage.person("Anna")
    party = Party(stage, [anna, stage.person("Ben"), stage.person("Cleo")])
    reply = await asked(anna, party.channel, "settings language", language="de")
    assert reply.text == speaker("de")("settings-language-set")
    await party.begin()
    assert speaker("de")("mighty-monsters-choose-family") in party.panel_of(anna).text
    assert speaker("en")("mighty-monsters-choose-family") in party.panel_of(party.people[1]).text


async def test_a_moderator_chooses_the_language_of_a_server_s_new_tables(stage: Stage) -> None:
    server = stage.ground.new_guild("Elsewhere")
    moderator = stage.person("Mo", guild=server, moderator=True)
    people = [stage.person(name, guild=server) for name in ("Anna", "Ben", "Cleo")]
    before = Party(stage, people, stage.channel(server))
    await before.open()

    refused = await asked(people[0], before.channel, "settings server", language="de")
    assert refused.text == says(people[0])("error-moderators-only")
    at_home = await asked(moderator, moderator.dm_channel, "settings server", language="de")
    assert at_home.text == says(moderator)("only-on-a-server")
    reply = await asked(moderator, before.channel, "settings server", language="de")
    assert reply.text == says(moderator)("settings-server-set")

    after = Party(stage, people, stage.channel(server))
    await after.open()
    assert speaker("en")("mighty-monsters-title") in before.table.text
    assert speaker("de")("mighty-monsters-title") in after.table.text


async def test_rules_where_no_table_is_offer_all_games(stage: Stage) -> None:
    anna = stage.person("Anna")
    reply = await asked(anna, stage.channel(), "rules")
    assert says(anna)("rules-no-table") in reply.text
    message = shown(reply)
    await (await anna.select(message, "doodle-dungeon")).settled()
    assert says(anna)("doodle-dungeon-title") in message.text


async def test_my_tables_have_a_button_for_each_turn_and_no_raw_channel(stage: Stage) -> None:
    anna = stage.person("Anna")
    await (await anna.slash(anna.dm_channel, "practice", exercise="dungeon-lords:fourth")).settled()
    await stage.quiet()
    message = shown(await asked(anna, stage.channel(), "games"))
    assert says(anna)("place-direct-messages") in message.text
    assert anna.dm_channel.mention not in message.text
    assert [action(button.custom_id) for button in message.buttons] == ["turn", "keep-home"]
