"""Players wanted: who is told in their direct messages sits down from there, or learns why not."""

from __future__ import annotations

import pytest

from playground.world.model import Permission
from tests.end_to_end.company import menu_of, searching, shown
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage, action, control

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_one_tap_on_the_notice_takes_a_seat_and_says_where_the_table_is(
    stage: Stage, locale: str
) -> None:
    search = await searching(stage, locale)
    stage.ground.world.join(search.guild, search.watcher.user, nick="Benny")
    say = says(search.watcher)

    told = await search.press("sit")

    assert told.ephemeral
    assert told.text == say("lobby-joined-there", channel=search.channel.mention)
    assert search.watcher.mention in search.lobby.text
    seated = "SELECT name FROM seats WHERE user_id = ?"
    assert stage.ledger.rows(seated, search.watcher.id) == [("Benny",)]
    again = await search.press("sit")
    assert again.text == say("already-seated-there", channel=search.channel.mention)


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_the_notice_tells_how_they_play_before_one_sits_down(stage: Stage, locale: str) -> None:
    search = await searching(stage, locale, pace="daily", language="de", players=4)

    say = says(search.watcher)
    for line in (say("pace-daily"), say("wanted-language-de"), say("lobby-starts-with", seats=4)):
        assert line in search.notice.text


async def test_the_notice_tells_who_is_there_also_after_a_restart(own_stage: Stage) -> None:
    search = await searching(own_stage)
    await own_stage.bot.restart()
    say = says(search.watcher)

    assert say("standing-new") in (await search.press("who")).text
    await search.press("sit")
    assert search.watcher.mention in search.lobby.text


async def test_whoever_comes_too_late_learns_that_all_seats_are_taken(stage: Stage) -> None:
    search = await searching(stage)
    await (await search.host.click(search.lobby, custom_id=control(search.lobby, "fill"))).settled()
    await stage.quiet()

    assert (await search.press("sit")).text == says(search.watcher)("table-is-full", most=6)


async def test_whoever_comes_too_late_learns_that_the_game_has_begun_or_the_table_is_closed(
    stage: Stage,
) -> None:
    search = await searching(stage)
    say, place = says(search.watcher), search.channel.mention
    await (await search.host.click(search.lobby, custom_id=control(search.lobby, "fill"))).settled()
    await search.by_host("lobby start")
    assert (await search.press("sit")).text == say("card-begun", channel=place)

    closed = await searching(stage)
    await closed.by_host("lobby close")
    assert (await closed.press("sit")).text == says(closed.watcher)("card-closed")


async def test_a_host_who_asks_for_reliable_people_is_kindly_explained(stage: Stage) -> None:
    search = await searching(stage)
    opened = await search.host.click(search.lobby, custom_id=control(search.lobby, "options"))
    settings = shown(await opened.settled())
    door = await menu_of(search.host, settings, "door")
    await (await search.host.select(settings, ["reliable"], custom_id=door)).settled()
    await stage.quiet()

    await (await search.watcher.slash(search.channel, "settings avoid", person=search.host.user)).settled()
    assert (await search.press("sit")).text == says(search.watcher)("not-let-in-new")
    by_command = await search.watcher.slash(search.channel, "lobby join")
    assert (await by_command.settled()).text == says(search.watcher)("not-let-in-new")
    assert search.watcher.mention not in search.lobby.text


@pytest.mark.parametrize(
    ("chosen", "answer", "seated"),
    [("sit-anyway", "lobby-joined-there", True), ("sit-not", "sit-not-done", False)],
)
async def test_whoever_avoids_somebody_there_is_asked_first_and_can_stay_away(
    stage: Stage, chosen: str, answer: str, seated: bool
) -> None:
    search = await searching(stage)
    avoid = await search.watcher.slash(search.channel, "settings avoid", person=search.host.user)
    await avoid.settled()
    before = search.lobby.text

    warned = await search.press("sit")
    assert warned.text == says(search.watcher)("avoid-warning", people=search.host.mention)
    assert search.lobby.text == before
    await search.press(chosen, warned)

    assert warned.text == says(search.watcher)(answer, channel=search.channel.mention)
    assert (search.watcher.mention in search.lobby.text) is seated


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_whoever_is_avoided_is_told_and_seated_like_everybody_and_only_who_avoids_them_learns_of_it(
    stage: Stage, locale: str
) -> None:
    stories = []
    for host_avoids in (False, True):
        search = await searching(stage, locale, host_avoids=host_avoids)
        told = [search.notice.text, (await search.press("who")).text, (await search.press("sit")).text]
        told += [search.lobby.text, *(one.text for one in search.watcher.dm if one is not search.notice)]
        names = {search.channel.mention: "#", search.host.mention: "Anna", search.watcher.mention: "Ben"}
        for mention, name in names.items():
            told = [line.replace(mention, name) for line in told]
        stories.append(told)
        warned = says(search.host)("notice-avoided", channel=search.channel.mention)
        assert (warned in [one.text for one in search.host.dm]) is host_avoids

    assert stories[0] == stories[1]


async def test_a_lobby_looks_for_players_once_and_again_only_if_nobody_could_read_it(stage: Stage) -> None:
    guild = stage.ground.new_guild("Club")
    anna, mod = stage.person("Anna", guild=guild), stage.person("Mod", guild=guild, moderator=True)
    games = stage.channel(guild)
    await (await mod.slash(games, "settings server", channel=games)).settled()
    party = Party(stage, [anna], stage.channel(guild))
    lobby = await party.open()

    stage.ground.deny(games, Permission.SEND_MESSAGES)
    await party.press(anna, "find")
    await stage.quiet()
    await anna.sees(says(anna)("looking-refused", channel=games.mention), anna.dm_channel)
    assert "find" in [action(one.custom_id or "") for one in lobby.buttons]
    stage.ground.deny(games, Permission(0))
    await party.press(anna, "find")
    await stage.quiet()

    [card] = [one for one in games.messages if not one.ephemeral]
    assert says(anna)("card-wanted", game=says(anna)("mighty-monsters-title")) in card.text
    assert "find" not in [action(one.custom_id or "") for one in lobby.buttons]


async def test_the_notice_lets_nobody_in_who_cannot_come_to_the_table(stage: Stage) -> None:
    hidden = await searching(stage)
    stage.ground.deny(hidden.channel, Permission.VIEW_CHANNEL, hidden.watcher)
    gone = await searching(stage)
    del gone.guild.members[gone.watcher.id]

    for search in (hidden, gone):
        for button in ("sit", "who"):
            assert (await search.press(button)).text == says(search.watcher)("card-hidden")
        assert search.watcher.mention not in search.lobby.text


async def test_a_notice_can_be_the_last_one(stage: Stage) -> None:
    search = await searching(stage)

    for _ in range(2):
        assert (await search.press("tell-stop")).text == says(search.watcher)("tell-me-stopped")

    watched = "SELECT game FROM watchers WHERE user_id = ?"
    assert stage.ledger.rows(watched, search.watcher.id) == []
