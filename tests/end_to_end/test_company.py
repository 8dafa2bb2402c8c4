"""Finding people, trusting them, and a home in the direct messages, through the real client."""

from __future__ import annotations

import pytest

from playground import Message, Person, Reply
from tests.end_to_end.company import asked, at_play, shown, trio, vote
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage, control

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def pressed(stage: Stage, person: Person, message: Message, wanted: str) -> Reply:
    reply = await (await person.click(message, custom_id=control(message, wanted))).settled()
    await stage.quiet()
    return reply


async def test_players_are_found_in_the_games_channel_and_the_game_starts_by_itself(stage: Stage) -> None:
    guild = stage.ground.new_guild("Club", locale="de")
    anna, ben, mod = (
        stage.person(name, locale, guild=guild, moderator=name == "Mod")
        for name, locale in (("Anna", "de"), ("Ben", "en-US"), ("Mod", "de"))
    )
    games, tables = stage.channel(guild), stage.channel(guild)
    [role] = [one for one in guild.roles if one.name == "Moderators"]
    chosen = await (await mod.slash(tables, "settings server", channel=games, role=role)).settled()
    assert says(mod)("board-calls", channel=games.mention, role=f"<@&{role.id}>") in chosen.text
    told = await (await ben.slash(tables, "settings tell-me", game="mighty-monsters")).settled()
    assert says(ben)("mighty-monsters-title") in told.text

    opened = await anna.slash(
        tables, "lobby open", game="mighty-monsters", find=True, players=3, pace="daily", language="de"
    )
    await opened.settled()
    await stage.quiet()

    [card] = games.messages
    say = says(anna)
    assert f"<@&{role.id}>" in card.text
    for line in (say("pace-daily"), say("wanted-language-de"), say("lobby-starts-with", seats=3)):
        assert line in card.text
    notice = await ben.sees(says(ben)("mighty-monsters-title"), ben.dm_channel)
    assert tables.mention in notice.text
    sat = await pressed(stage, ben, card, "sit")
    assert says(ben)("lobby-joined-there", channel=tables.mention) in sat.follow_ups[-1].text
    assert say("card-seats", host=anna.mention, channel=tables.mention, seated=2, most=6) in card.text
    await pressed(stage, mod, card, "sit")
    await stage.pass_time(61)

    assert stage.ledger.status(tables) == "playing"
    assert say("card-begun", channel=tables.mention) in card.text
    assert card.buttons == []


async def test_a_lobby_tells_whom_one_sits_down_with_and_nobody_learns_whom_one_avoids(stage: Stage) -> None:
    party = trio(stage, "en")
    anna, ben, cleo = party.people
    lobby = await party.open()
    await asked(party, ben, "settings avoid", person=anna.user)
    invited = await asked(party, anna, "lobby invite", person=ben.user)
    assert says(anna)("invite-done", guest=ben.mention, channel=party.channel.mention) in invited.text
    assert ben.mentions == []

    who = await pressed(stage, ben, lobby, "who")
    assert says(ben)("standing-new") in who.text
    assert says(ben)("who-avoided") in who.text
    warned = await pressed(stage, ben, lobby, "join")
    assert anna.mention in warned.follow_ups[-1].text
    assert ben.mention not in lobby.text
    await pressed(stage, ben, warned.follow_ups[-1], "sit-anyway")
    assert ben.mention in lobby.text
    await pressed(stage, cleo, lobby, "join")

    await asked(party, anna, "lobby start")
    sure = await asked(party, cleo, "resign")
    await pressed(stage, cleo, shown(sure), "resign-reason")
    await vote(party, anna, "excuse")
    await vote(party, ben, "excuse")
    assert says(anna)("story-excused", name="Cleo") in party.table.text
    counted = "SELECT excused FROM departures WHERE user_id = ?"
    assert stage.ledger.rows(counted, cleo.id) == [(1,)]


async def test_in_a_rematch_whoever_avoids_somebody_there_is_told_and_the_others_notice_nothing(
    stage: Stage,
) -> None:
    party = await at_play(stage)
    anna, ben, cleo = party.people  # Ben reads German
    await asked(party, ben, "settings avoid", person=cleo.user)
    await asked(party, anna, "lobby close")
    await vote(party, cleo, "end")
    ended = party.table
    assert stage.ledger.status(party.channel) == "closed"

    await anna.click(ended, custom_id=control(ended, "rematch"))
    await stage.until(lambda: party.table is not ended)
    await stage.quiet()

    assert all(person.mention in party.table.text for person in party.people)
    notice = {one: says(one)("notice-avoided-again", channel=party.channel.mention) for one in party.people}
    heard = [one.name for one in party.people if notice[one] in [message.text for message in one.dm]]
    assert heard == ["Ben"]


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_whoever_is_taken_off_the_list_is_met_without_a_warning(stage: Stage, locale: str) -> None:
    guild = stage.ground.new_guild("Club")
    anna, ben = stage.person("Anna", guild=guild), stage.person("Ben", locale, guild=guild)
    party, say = Party(stage, [anna, ben], stage.channel(guild)), says(ben)
    lobby = await party.open()
    put_on = await asked(party, ben, "settings avoid", person=anna.user)
    assert put_on.text == say("avoid-is", people=anna.mention)
    assert anna.mention in (await asked(party, ben, "settings show")).text

    taken_off = await asked(party, ben, "settings avoid", person=anna.user, off=True)
    sat = await pressed(stage, ben, lobby, "join")

    assert taken_off.text == say("avoid-none")
    assert sat.follow_ups == []
    assert ben.mention in lobby.text


async def test_a_list_that_cannot_be_delivered_is_given_up_and_can_be_asked_for_again(stage: Stage) -> None:
    party = Party(stage, [stage.person("Anna", "de")])
    [anna] = party.people
    stage.ground.close_dms(anna)
    page = shown(await asked(party, anna, "games"))

    kept = await pressed(stage, anna, page, "keep-home")
    await stage.until(lambda: kept.follow_ups)
    assert kept.follow_ups[-1].text == says(anna)("home-kept")
    await stage.until(lambda: stage.ledger.rows("SELECT * FROM homes WHERE user_id = ?", anna.id) == [])
    stage.ground.open_dms(anna)
    await pressed(stage, anna, shown(await asked(party, anna, "games")), "keep-home")

    await anna.sees(says(anna)("games-none"), anna.dm_channel)


async def test_after_a_restart_the_list_in_direct_messages_goes_on_and_no_server_is_greeted_again(
    own_stage: Stage,
) -> None:
    stage, anna = own_stage, own_stage.person("Anna")
    guild = stage.ground.new_guild("Newcomers", has_bot=False)
    general = stage.ground.channel("general", guild)
    stage.ground.add_bot(guild)
    await stage.until(lambda: general.messages)
    party = Party(stage, [anna, stage.person("Ben"), stage.person("Cleo")])
    page = shown(await asked(party, anna, "games"))
    await pressed(stage, anna, page, "keep-home")
    home = await anna.sees(says(anna)("games-none"), anna.dm_channel)

    await party.open()
    await stage.bot.restart()
    stage.ledger.execute("UPDATE homes SET next_at = 0")
    lobby = says(anna)("games-lobby", game="Mighty Monsters", channel=party.channel.mention)
    await stage.until(lambda: lobby in home.text)

    assert len(general.messages) == 1
    assert [one for one in anna.messages(anna.dm_channel) if says(anna)("games-title") in one.text] == [home]
    await pressed(stage, anna, home, "drop-home")
    stage.ledger.execute("UPDATE homes SET next_at = 0")
    await stage.until(lambda: home.deleted)
