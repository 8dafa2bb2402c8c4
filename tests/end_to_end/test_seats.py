"""Leaving and joining while a game is played: seats given, taken and lost, tables closed, lobbies expired."""

import pytest

from playground import Person
from tests.end_to_end.company import asked, shown, trio, vote
from tests.end_to_end.party import Party, Witness, says
from tests.end_to_end.pings import Pings
from tests.end_to_end.stage import Stage, action, control

pytestmark = pytest.mark.asyncio(loop_scope="module")

DAY = 24 * 3600.0


async def answer_to(party: Party, who: Person, path: str, **options: object) -> str:
    """The private answer to a command, once everything it causes is delivered."""
    return (await asked(party, who, path, **options)).text


@pytest.mark.parametrize("locale", ["en"])
async def test_a_seat_given_on_shows_its_hand_to_the_newcomer_alone_and_only_after_consent(
    own_stage: Stage, locale: str
) -> None:
    party, witness = trio(own_stage, locale), Witness(own_stage)
    await party.begin()
    await party.choose_families()
    anna, ben, cleo = party.people
    say = says(anna)
    nora = own_stage.person("Nora", locale, guild=party.channel.guild)
    assert await answer_to(party, ben, "seat give", person=cleo.user) == says(ben)("heir-is-seated")
    assert await answer_to(party, ben, "seat give", person=nora.user) == says(ben)("seat-offered")
    assert say("vote-hand-over", seat="Ben", user=nora.mention, name="Nora") in party.table.text
    assert party.table.pinged == [nora.user]
    assert nora.dm == []
    assert await answer_to(party, nora, "hand") == says(nora)("not-seated")
    assert await vote(party, cleo, "accept") == says(cleo)("vote-is-for-others")

    await own_stage.bot.kill()
    await own_stage.bot.start()
    await vote(party, nora, "accept")
    assert say("story-hand-over", name="Ben", heir="Nora") in party.table.text
    assert await answer_to(party, ben, "hand") == says(ben)("not-seated")
    assert len(nora.dm) == 1
    [hand] = [sight for sight in witness.private(nora) if sight.secret_files][-1:]
    hers = hand.secret_files[0]
    for other in (anna, cleo):
        assert all(hers not in sight.secret_files for sight in witness.private(other))
    assert all(not sight.secret_files for sight in witness.public)
    party.people[1] = nora
    await party.play(answers=3)


@pytest.mark.parametrize("locale", ["de"])
async def test_the_host_lets_a_newcomer_play_for_a_computer_player(stage: Stage, locale: str) -> None:
    party = trio(stage, locale)
    anna, ben, cleo = party.people
    party.people = [anna, cleo]
    nora = stage.person("Nora", locale, guild=party.channel.guild)
    await party.open()
    await party.sit_down()
    await party.press(anna, "bot")
    await party.start()
    assert await nora.autocomplete(party.channel, "seat take", "seat") == [("Grix", "2")]
    assert await answer_to(party, nora, "seat take", seat="0") == says(nora)("not-a-bots-seat")
    assert await answer_to(party, nora, "seat take", seat="2") == says(nora)("seat-asked-for")
    assert party.table.pinged == [anna.user]
    await vote(party, anna, "decline")
    assert says(anna)("story-take-over-declined", heir="Nora") in party.table.text
    await answer_to(party, nora, "seat take", seat="2")
    await vote(party, anna, "accept")

    assert says(anna)("story-take-over", heir="Nora", name="Grix") in party.table.text
    party.people = [anna, cleo, nora]
    await party.by_command(anna)
    await party.by_command(cleo)
    party.answers = stage.ledger.moves(party.channel)  # the computer player had made one
    await party.play(answers=3)
    assert ben.dm == []


@pytest.mark.parametrize("locale", ["en-US", "de"])
@pytest.mark.parametrize(
    ("chosen", "answer"), [("take-anyway", "seat-asked-for"), ("sit-not", "sit-not-done")]
)
async def test_whoever_asks_for_a_seat_beside_somebody_they_avoid_is_asked_first(
    stage: Stage, locale: str, chosen: str, answer: str
) -> None:
    party = trio(stage, "en")
    anna, ben, _ = party.people
    party.people = [anna, ben]
    nora = stage.person("Nora", locale, guild=party.channel.guild)
    await party.open()
    await party.sit_down()
    await party.press(anna, "bot")
    await party.start()
    await answer_to(party, nora, "settings avoid", person=ben.user)
    before = party.table.text

    warned = shown(await asked(party, nora, "seat take", seat="2"))
    assert warned.text == says(nora)("avoid-warning", people=ben.mention)
    assert party.table.text == before
    await (await nora.click(warned, custom_id=control(warned, chosen))).settled()
    await stage.quiet()

    assert warned.text == says(nora)(answer)
    assert (nora.mention in party.table.text) is (chosen == "take-anyway")


@pytest.mark.parametrize("locale", ["en"])
async def test_the_others_send_somebody_away_by_vote(stage: Stage, locale: str) -> None:
    party = trio(stage, locale)
    await party.open()
    await asked(party, party.host, "lobby options", setting="clock", value="none")
    await party.sit_down()
    await party.start()
    anna, ben, cleo = party.people
    say = says(anna)
    assert await answer_to(party, anna, "seat kick", person=anna.user) == say("kick-whom")
    assert await answer_to(party, anna, "seat kick", person=ben.user) == say("kick-called")
    asked_for = say("vote-kick", seat="Ben", needed=2, voters=2, closes="|").split("|")[0]
    assert asked_for in party.table.text
    assert party.table.pinged == [cleo.user]
    await vote(party, cleo, "kick")
    assert say("story-kicked", name="Ben", bot="Grix") in party.table.text
    assert await answer_to(party, ben, "hand") == says(ben)("not-seated")
    assert await answer_to(party, ben, "seat return") == says(ben)("no-seat-kept")

    looked_for = say("presence-asked", days=3)
    assert await answer_to(party, anna, "seat kick", person=cleo.user) == looked_for
    assert say("vote-presence", seat="Cleo", closes="|").split("|")[0] in party.table.text
    assert party.table.pinged == [cleo.user]
    assert await vote(party, anna, "here") == say("vote-is-for-others")
    await vote(party, cleo, "here")
    assert say("story-present", name="Cleo") in party.table.text
    assert await answer_to(party, anna, "seat kick", person=cleo.user) == looked_for
    await stage.pass_time(3 * DAY)
    assert say("story-late-bot", name="Cleo", bot="Mumble") in party.table.text
    await party.press(cleo, "return")
    assert say("story-returned", name="Cleo") in party.table.text
    sure = shown(await asked(party, cleo, "resign"))
    await (await cleo.click(sure, custom_id=control(sure, "resign"))).settled()
    await stage.quiet()
    assert say("story-resigned", name="Cleo", bot="Mumble") in party.table.text
    assert not any(message.buttons for message in cleo.dm), "the panel is gone, the notice stays"


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_whoever_becomes_the_host_of_a_game_is_told_at_once_above_the_table(
    stage: Stage, locale: str
) -> None:
    party, pings = trio(stage, locale), Pings(stage)
    await party.begin()
    await party.choose_families()
    anna, ben, _ = party.people
    sure = shown(await asked(party, anna, "resign"))
    before = party.table
    pings.begin()
    await (await anna.click(sure, custom_id=control(sure, "resign"))).settled()
    await stage.quiet()

    told = says(anna)("story-host", name=ben.mention)
    assert before.deleted
    assert told in party.table.text.splitlines()[:3], "above the story"
    assert says(anna)("story-host", name="Ben") not in party.table.text, "and not once more in it"
    assert ben.user in party.table.pinged
    assert pings.mentions(anna) == 0
    await party.by_command(party.awaited[0])
    assert told not in party.table.text


async def test_a_host_whose_turn_it_is_at_the_same_time_is_told_both_above_the_table(stage: Stage) -> None:
    """A computer player takes over in the middle of a turn, and answers: then it is the new host's turn."""
    party = trio(stage, "en")
    await party.begin()
    await party.choose_families()
    anna, ben, _ = party.people
    while party.awaited != [anna]:
        await party.by_command(party.awaited[0])
    sure = shown(await asked(party, anna, "resign"))
    await (await anna.click(sure, custom_id=control(sure, "resign"))).settled()
    await stage.until(lambda: party.awaited == [ben])
    await stage.quiet()

    heading = party.table.text.splitlines()[:2]
    assert says(anna)("table-calls", people=ben.mention, count=1) in heading
    assert says(anna)("story-host", name=ben.mention) in heading


@pytest.mark.parametrize("locale", ["de"])
async def test_a_moderator_closes_any_table_after_a_second_thought_and_players_ask_each_other(
    stage: Stage, locale: str
) -> None:
    party = trio(stage, locale)
    await party.begin()
    anna = party.host
    moderator = stage.person("Mona", locale, guild=party.channel.guild, moderator=True)
    assert await answer_to(party, anna, "lobby close") == says(anna)("end-called")
    sheet, too_late = [shown(await asked(party, moderator, "lobby close")) for _ in range(2)]
    assert stage.ledger.status(party.channel) == "playing"
    await (await moderator.click(sheet, custom_id=control(sheet, "end"))).settled()
    await stage.quiet()

    assert stage.ledger.status(party.channel) == "closed"
    for person in party.people:
        [panel] = person.dm
        assert says(person)("story-ended-by-moderator", name="Mona") in panel.text
    reply = await moderator.click(too_late, custom_id=control(too_late, "end-keep"))
    await stage.until(lambda: reply.follow_ups)
    assert reply.follow_ups[-1].text == says(moderator)("game-is-not-running")
    assert says(anna)("story-ended-by-moderator", name="Mona") in party.table.text
    assert says(anna)("table-closed") in party.table.text
    assert [action(b.custom_id) for b in party.table.buttons] == ["rematch", "replay-open"]
    await party.open()


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_a_moderator_who_has_second_thoughts_lets_them_play_on(stage: Stage, locale: str) -> None:
    party = trio(stage, locale)
    await party.begin()
    moderator = stage.person("Mona", locale, guild=party.channel.guild, moderator=True)
    say = says(moderator)
    sheet = shown(await asked(party, moderator, "lobby close"))
    assert [one.label for one in sheet.buttons] == [say("button-end"), say("button-end-keep")]

    await (await moderator.click(sheet, say("button-end-keep"))).settled()
    await stage.quiet()

    assert sheet.text == say("end-kept", game=say("mighty-monsters-title"))
    assert sheet.buttons == []
    assert stage.ledger.status(party.channel) == "playing"


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_a_moderator_who_plays_can_have_the_others_vote_on_the_end(stage: Stage, locale: str) -> None:
    guild = stage.ground.new_guild("Guild", locale=locale)
    anna = stage.person("Anna", locale, guild=guild, moderator=True)
    ben, cleo = (stage.person(name, locale, guild=guild) for name in ("Ben", "Cleo"))
    party, say = Party(stage, [anna, ben, cleo], stage.channel(guild)), says(anna)
    await party.begin()
    sheet = shown(await asked(party, anna, "lobby close"))
    ways = ("button-end", "button-end-ask", "vote-end-go-on")
    assert [one.label for one in sheet.buttons] == [*map(say, ways)]

    await (await anna.click(sheet, say("button-end-ask"))).settled()
    await stage.quiet()

    assert sheet.text == say("end-called")
    assert sheet.buttons == []
    assert stage.ledger.status(party.channel) == "playing"
    assert set(party.table.pinged) == {ben.user, cleo.user}
    await vote(party, ben, "end")
    assert say("story-ended-together") in party.table.text
    assert stage.ledger.status(party.channel) == "closed"


@pytest.mark.parametrize("locale", ["en"])
async def test_the_players_end_a_running_game_together_and_can_look_back_and_play_again(
    stage: Stage, locale: str
) -> None:
    party = trio(stage, locale)
    await party.begin()
    await party.choose_families()
    anna, ben, cleo = party.people
    say = says(anna)
    stranger = stage.person("Sven", locale, guild=party.channel.guild)
    assert await answer_to(party, stranger, "lobby close") == says(stranger)("not-seated")
    assert await answer_to(party, anna, "lobby close") == say("end-called")
    question = say("vote-end-or-count", seat="Anna", needed=2, voters=3, closes="|").split("|")[0]
    assert question in party.table.text
    assert set(party.table.pinged) == {ben.user, cleo.user}
    assert await answer_to(party, ben, "lobby close") == says(ben)("vote-is-under-way")
    assert await vote(party, stranger, "end") == says(stranger)("vote-is-for-others")
    go_on = says(ben)("vote-cast", choice=says(ben)("vote-end-or-count-go-on"))
    assert await vote(party, ben, "go-on") == go_on
    await party.by_command(party.awaited[0])  # play goes on meanwhile, and so does the vote
    assert question in party.table.text

    await vote(party, anna, "count")
    decided = says(cleo)("vote-decided", choice=says(cleo)("vote-end-or-count-count"))
    assert await vote(party, cleo, "count") == decided
    assert stage.ledger.status(party.channel) == "closed"
    assert say("story-ended-counted", standing="|").split("|")[0] in party.table.text
    running = "SELECT count(*) FROM clocks WHERE table_id = ?"
    assert stage.ledger.rows(running, stage.ledger.table_id(party.channel)) == [(0,)]
    await stage.quiet()
    for person in party.people:
        [panel] = person.dm
        assert says(person)("story-ended-counted", standing="|").split("|")[0] in panel.text
        assert says(person)("table-closed") in panel.text
    ended = party.table
    replay = await (await stranger.click(ended, custom_id=control(ended, "replay-open"))).settled()
    assert replay.ephemeral
    panel = shown(replay)
    await (await stranger.click(panel, custom_id=control(panel, "replay-more"))).settled()
    assert "replay-eyes" in [action(select.custom_id) for select in panel.selects]
    for path in ("seat return", "settings table"):
        assert await answer_to(party, anna, path) == say("no-table-here")

    again = await ben.click(ben.dm[0], custom_id=control(ben.dm[0], "rematch"))
    await stage.until(lambda: again.follow_ups)
    assert again.follow_ups[0].text == says(ben)("lobby-opened", channel=party.channel.mention)
    await stage.quiet()
    assert stage.ledger.status(party.channel) == "lobby"


@pytest.mark.parametrize(
    ("locale", "answer", "told", "status"),
    [("en", "end", "story-ended-together", "closed"), ("de", "go-on", "story-end-refused", "playing")],
)
async def test_a_game_that_is_ended_without_a_result_counts_for_nobody_and_a_refused_end_changes_nothing(
    stage: Stage, locale: str, answer: str, told: str, status: str
) -> None:
    party = trio(stage, locale)
    await party.begin()
    await party.choose_families()
    anna, ben, cleo = party.people
    await asked(party, anna, "lobby close")
    await vote(party, ben, answer)
    if answer == "go-on":
        assert stage.ledger.status(party.channel) == "playing", "nothing is decided yet"
        await vote(party, cleo, answer)

    assert says(anna)(told) in party.table.text
    assert stage.ledger.status(party.channel) == status
    nothing = await asked(party, anna, "stats person")
    assert nothing.text == says(anna)("stats-nothing", name="Anna")
    if status == "playing":
        await party.play(answers=2)


@pytest.mark.parametrize("locale", ["de"])
async def test_a_lobby_expires_and_a_dead_table_is_closed_after_a_warning(
    own_stage: Stage, locale: str
) -> None:
    party = trio(own_stage, locale)
    await party.open()
    say = says(party.host)
    await own_stage.pass_time_asleep(8 * DAY)
    assert say("story-lobby-expired", days=7) in party.table.text
    assert own_stage.ledger.status(party.channel) == "closed"

    await party.open()
    await asked(party, party.host, "lobby options", setting="clock", value="none")
    await party.sit_down()
    await party.start()
    await own_stage.pass_time_asleep(15 * DAY)
    assert say("story-dead-warning", still=14, left=7) in party.table.text
    assert set(party.table.pinged) == {person.user for person in party.people}
    await own_stage.pass_time(8 * DAY)
    assert say("story-dead-closed") in party.table.text
    assert own_stage.ledger.status(party.channel) == "closed"
    assert [action(b.custom_id) for b in party.table.buttons] == ["rematch", "replay-open"]
