"""Stepping through a game on Discord: by button, by list, through anybody's eyes, and as a file."""

import json
import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from engine.cli import main
from playground import Channel, Message, Permission, Person, Reply, Upload
from tests.end_to_end.company import asked, shown
from tests.end_to_end.party import Party, says, usable
from tests.end_to_end.stage import Stage, action, control

MARKED = re.compile(":m[0-9a-f]{8}$")
"""The mark of a moment."""

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def finished(stage: Stage, *people: Person, channel: Channel | None = None) -> Party:
    """A game that people have played to its end, with computer players in the other seats."""
    party = Party(stage, list(people), channel)
    await party.open()
    await party.sit_down()
    for _ in range(3 - len(people)):
        await party.press(party.host, "bot")
    await party.start()
    while not party.over:
        await stage.until(lambda: party.awaited or party.over)
        for person in party.awaited[:1]:
            await party.by_command(person)
    return party


async def pressed(person: Person, panel: Message, label: str) -> None:
    reply = await person.click(panel, says(person)(f"button-replay-{label}"))
    await reply.settled()


async def with_more(person: Person, panel: Message) -> Message:
    """The same panel with all its controls."""
    await (await person.click(panel, custom_id=control(panel, "replay-more"))).settled()
    return panel


async def told(stage: Stage, reply: Reply) -> str:
    """The private answer to a click."""
    await stage.until(lambda: reply.follow_ups)
    return reply.follow_ups[0].text


def posted(channel: Channel, with_button: str) -> list[Message]:
    """What everybody sees in a channel that has such a button."""
    public = [message for message in channel.messages if message.ephemeral_to is None]
    return [one for one in public if with_button in [action(button.custom_id) for button in one.buttons]]


def tells_when_decided(person: Person, message: Message) -> list[str]:
    """How the poster of a game begins to tell when it was decided."""
    keys = ("ending-turned", "ending-led")
    [poster] = message.alt_texts
    return [key for key in keys if says(person)(key, chapter="|", winner="|").partition("|")[0] in poster]


def lists(panel: Message) -> list[str]:
    return [action(select.custom_id) for select in panel.selects]


def hands(panel: Message) -> list[str]:
    return [file.filename for file in panel.attachments if file.filename.endswith("hand.png")]


@pytest.mark.parametrize("locale", ["de"])
async def test_a_finished_game_is_stepped_through_by_button_and_by_list(stage: Stage, locale: str) -> None:
    anna, stranger = stage.person("Anna", locale), stage.person("Stranger", locale)
    party = await finished(stage, anna)
    say = says(anna)
    title = say("mighty-monsters-title")
    moves = stage.ledger.moves(party.channel)
    for person in (anna, stranger):
        panel = shown(await asked(party, person, "replay"))
        assert say("replay-beginning", game=title, moves=moves) in panel.text
        assert person.pictures(panel)
        await pressed(person, panel, "forward")
        assert say("replay-title", game=title, move=1, moves=moves) in panel.text
        await pressed(person, panel, "last")
        assert say("replay-title", game=title, move=moves, moves=moves) in panel.text
        await pressed(person, panel, "back")
        assert say("replay-title", game=title, move=moves - 1, moves=moves) in panel.text
        await pressed(person, panel, "first")
        assert say("replay-beginning", game=title, moves=moves) in panel.text

        [fights] = panel.selects
        assert len(fights.options) == 6
        await (await person.select(panel, fights.options[0].value, custom_id=fights.custom_id)).settled()
        assert f"{fights.options[0].value} " in panel.text
        fight, board = (
            [one.filename for one in panel.attachments],
            say("button-replay-picture", number=2, pictures=2),
        )
        assert fight == ["mighty-monsters-raid.png"]
        await (await person.click(panel, board)).settled()
        assert [one.filename for one in panel.attachments] == ["mighty-monsters-board.png"]
        assert lists(await with_more(person, panel)) == ["replay-to", "replay-to", "replay-to", "replay-eyes"]
        assert panel.attachments == []
        rounds = panel.selects[0]
        assert [one.label for one in rounds.options] == [say("replay-round", round=n) for n in range(1, 7)]
        await (await person.select(panel, rounds.options[3].value, custom_id=rounds.custom_id)).settled()
        assert f"{rounds.options[3].value} " in panel.text
        eyes = (await with_more(person, panel)).selects[3]
        assert hands(panel) == []
        await (await person.select(panel, "0", custom_id=eyes.custom_id)).settled()
        assert len(hands(panel)) == 1


async def test_a_move_nobody_has_heard_of_is_called_a_secret_in_the_list(stage: Stage) -> None:
    anna = stage.person("Anna", "de")
    party = await finished(stage, anna)
    panel = await with_more(anna, shown(await asked(party, anna, "replay")))
    [moves] = [one for one in panel.selects if one.placeholder == says(anna)("replay-jump-move")]
    assert [one.label for one in moves.options[:2]] == ["0. vor dem ersten Zug", "1. ein geheimer Zug"]


async def test_before_the_end_one_sees_what_everybody_saw_and_gets_no_file(stage: Stage) -> None:
    party = Party(stage, [stage.person("Anna"), stage.person("Ben", "de"), stage.person("Cleo")])
    await party.begin()
    await party.choose_families()
    await party.play(answers=2)
    for person in (party.people[1], stage.person("Stranger")):
        panel = shown(await asked(party, person, "replay"))
        told = [one.custom_id for one in panel.buttons if action(one.custom_id) == "share"]
        panel = await with_more(person, panel)
        told += [one.custom_id for one in panel.buttons if action(one.custom_id) == "recap"]
        assert [bool(MARKED.search(one or "")) for one in told] == [True] * 3, "versions count secret moves"
        assert says(person)("replay-only-public") in panel.text
        assert "replay-eyes" not in lists(panel)
        await (await person.click(panel, says(person)("button-less"))).settled()
        await pressed(person, panel, "last")
        assert hands(panel) == []
        refused = await asked(party, person, "replay", export=True)
        assert refused.text == says(person)("replay-export-too-early")


async def test_the_file_plays_the_game_again_and_panels_survive_a_restart(
    own_stage: Stage, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = own_stage.person("Anna")
    party = await finished(own_stage, anna)
    panel = shown(await asked(party, anna, "replay"))
    await own_stage.bot.restart()
    await pressed(anna, panel, "last")
    await with_more(anna, panel)
    reply = await anna.click(panel, custom_id=control(panel, "replay-export"))
    await own_stage.until(lambda: reply.follow_ups)
    [file] = reply.follow_ups[0].attachments
    assert file.filename.startswith("lairkeeper-mighty-monsters-")
    assert json.loads(file.data)["game"] == "mighty-monsters"
    assert reply.follow_ups[0].ephemeral_to is anna.user

    kept = tmp_path / "game.json"
    kept.write_bytes(file.data)
    assert main(["replay", str(kept)]) == 0
    assert "Mighty Monsters, 3 seats" in capsys.readouterr().out
    assert (await asked(party, anna, "replay", export=True)).message is not None

    ben = own_stage.person("Ben", "de")
    opened = shown(await asked(party, ben, "replay", file=Upload("game.json", file.data)))
    await own_stage.bot.restart()
    await pressed(ben, opened, "last")
    assert tells_when_decided(ben, opened) == tells_when_decided(anna, party.table)
    await with_more(ben, opened)
    assert not {"share", "recap"} & {action(button.custom_id) for button in opened.buttons}
    await (await ben.select(opened, "1", custom_id=opened.selects[3].custom_id)).settled()
    assert len(hands(opened)) == 1
    assert not {"share", "recap"} & {action(button.custom_id) for button in opened.buttons}
    hostile = await asked(party, ben, "replay", file=Upload("game.json", b'{"kind": "lairkeeper-game"}'))
    assert says(ben)("replay-file-no-reason") in hostile.text
    endless = json.dumps(json.loads(file.data) | {"moves": [[0, 1, []]] * 9999}).encode()
    refused = await asked(party, ben, "replay", file=Upload("game.json", endless))
    assert refused.text == says(ben)("replay-file-too-long")

    ending = party.table
    await anna.click(ending, custom_id=control(ending, "rematch"))
    await own_stage.until(lambda: party.table is not ending)
    await own_stage.quiet()
    await own_stage.bot.restart()
    names = re.findall(rf"{anna.mention}|Grix|Mumble", party.table.text)
    assert names == ["Grix", "Mumble", anna.mention]  # everybody has moved up one seat
    await party.start()


async def test_under_a_finished_game_one_finds_the_replay_and_a_rematch(stage: Stage) -> None:
    """On a German server, where one of them reads English."""
    guild = stage.ground.new_guild("Gilde", locale="de")
    anna, ben = stage.person("Anna", guild=guild), stage.person("Ben", "de", guild=guild)
    party = await finished(stage, anna, channel=stage.channel(guild))
    ending = party.table
    assert ending.buttons[0].label == says(ben)("button-rematch")
    reply = await ben.click(ending, custom_id=control(ending, "replay-open"))
    assert (await reply.settled()).ephemeral
    assert says(ben)("mighty-monsters-title") in reply.text

    refused = await ben.click(ending, custom_id=control(ending, "rematch"))
    await stage.until(lambda: refused.follow_ups)
    assert refused.follow_ups[0].text == says(ben)("not-seated")
    await anna.click(ending, custom_id=control(ending, "rematch"))
    await stage.until(lambda: party.table is not ending)
    await stage.quiet()
    assert stage.ledger.status(party.channel) == "lobby"
    await party.start()


async def test_a_moment_a_fight_and_a_recap_are_shared_with_the_channel_once(stage: Stage) -> None:
    """The channel speaks German, and whoever shares reads English."""
    guild = stage.ground.new_guild("Gilde", locale="de")
    anna, channel = stage.person("Anna", guild=guild), stage.channel(guild)
    party = await finished(stage, anna, channel=channel)
    german = says(stage.person("Ben", "de", guild=guild))
    panel = shown(await asked(party, anna, "replay"))
    [fights] = panel.selects
    await (await anna.select(panel, fights.options[0].value, custom_id=fights.custom_id)).settled()
    links = set()
    for _ in range(2):
        links.add(await told(stage, await anna.click(panel, custom_id=control(panel, "share"))))
    assert len(links) == 1
    [shared] = posted(channel, "replay-open")[1:]  # the first is the table itself
    title = german("mighty-monsters-title")
    assert german("share-moment", who="Anna", game=title) in shared.text
    assert len(shared.alt_texts) == 1
    opened = await (await anna.click(shared, custom_id=control(shared, "replay-open"))).settled()
    assert f"{fights.options[0].value} " in opened.text

    await with_more(anna, panel)
    recap = shown(await (await anna.click(panel, says(anna)("button-recap-game"))).settled())
    names = [file.filename for file in recap.attachments]
    assert names == ["mighty-monsters-recap.webp", "mighty-monsters-recap-still.png"]
    await told(stage, await anna.click(recap, custom_id=control(recap, "share-recap")))
    assert german("share-recap", who="Anna", game=title) in posted(channel, "replay-open")[-1].text


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_a_round_is_recapped_in_moving_pictures_with_its_still_and_read_aloud(
    stage: Stage, locale: str
) -> None:
    anna = stage.person("Anna", locale)
    party = await finished(stage, anna)
    say = says(anna)
    panel = shown(await asked(party, anna, "replay"))
    [fights] = panel.selects
    await (await anna.select(panel, fights.options[-1].value, custom_id=fights.custom_id)).settled()
    await with_more(anna, panel)

    recap = shown(await (await anna.click(panel, say("button-recap-chapter"))).settled())

    assert say("recap-chapter", game=say("mighty-monsters-title")) in recap.text
    moving, still = recap.attachments
    assert (moving.filename, still.filename) == (
        "mighty-monsters-recap.webp",
        "mighty-monsters-recap-still.png",
    )
    with Image.open(BytesIO(moving.data)) as animation:
        assert animation.format == "WEBP"
        assert getattr(animation, "n_frames", 1) > 1
    rounds = [say("replay-round", round=number) for number in range(1, 7)]
    told = [one for one in rounds if f"{one}." in recap.alt_texts[0]]
    assert told == [rounds[-1]], "the last round, and no other"


async def test_at_the_end_of_a_replay_one_shares_what_one_sees_poster_or_fight(stage: Stage) -> None:
    """By somebody who only looked on, in the language of the channel."""
    guild = stage.ground.new_guild("Gilde", locale="de")
    anna, ben = (stage.person(name, guild=guild) for name in ("Anna", "Ben"))
    party = await finished(stage, anna, channel=stage.channel(guild))
    [poster] = party.table.alt_texts
    panel = shown(await asked(party, ben, "replay"))
    await pressed(ben, panel, "last")
    assert [file.filename for file in panel.attachments] == ["mighty-monsters-poster.png"]

    await told(stage, await ben.click(panel, custom_id=control(panel, "share")))

    shared = posted(party.channel, "replay-open")[-1]
    german = says(stage.person("Clara", "de", guild=guild))
    assert german("share-result", who="Ben", game=german("mighty-monsters-title")) in shared.text
    assert party.table.text.split("**")[1] in shared.text, "who has won"
    assert len(shared.text.splitlines()) <= 4, "the poster has the rest"
    assert [file.filename for file in shared.attachments] == ["mighty-monsters-poster.png"]
    assert shared.alt_texts == [poster]
    assert ben.pictures(shared) == ben.pictures(party.table)
    opened = shown(await (await anna.click(shared, custom_id=control(shared, "replay-open"))).settled())
    assert [file.filename for file in opened.attachments] == ["mighty-monsters-poster.png"]

    [fights] = panel.selects
    await (await ben.select(panel, fights.options[-1].value, custom_id=fights.custom_id)).settled()
    await told(stage, await ben.click(panel, custom_id=control(panel, "share")))
    fight = posted(party.channel, "replay-open")[-1]
    assert german("share-moment", who="Ben", game=german("mighty-monsters-title")) in fight.text
    assert [file.filename for file in fight.attachments] == ["mighty-monsters-raid.png"]

    await pressed(ben, panel, "last")  # there one is already, but for the poster
    assert [file.filename for file in panel.attachments] == ["mighty-monsters-poster.png"]
    assert [one.label for one in panel.buttons if one.disabled] == [
        says(ben)("button-replay-forward"),
        says(ben)("button-replay-last"),
    ]


async def test_whoever_played_shares_the_poster_and_the_last_fight_from_their_own_panel(stage: Stage) -> None:
    """The channel speaks German, and whoever shares reads English."""
    guild = stage.ground.new_guild("Gilde", locale="de")
    people = [stage.person(name, guild=guild) for name in ("Anna", "Ben")]
    party = await finished(stage, *people, channel=stage.channel(guild))
    german = says(stage.person("Clara", "de", guild=guild))
    title = german("mighty-monsters-title")
    endings = [(person, await party.opened_panel(person)) for person in people]
    sharer, ending = next((one, panel) for one, panel in endings if usable(panel, "happened"))
    opened = await (await sharer.click(ending, custom_id=control(ending, "happened"))).settled()

    for panel, kind in ((ending, "result"), (shown(opened), "moment")):
        link = await told(stage, await sharer.click(panel, custom_id=control(panel, "share")))
        shared = posted(party.channel, "replay-open")[-1]
        assert str(shared.id) in link
        assert german(f"share-{kind}", who=sharer.name, game=title) in shared.text
        assert len(shared.alt_texts) == 1


async def test_whoever_may_not_write_in_the_channel_shares_nothing_there(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben", "de")
    party = await finished(stage, anna)
    stage.ground.deny(party.channel, Permission.SEND_MESSAGES, ben)
    panel = shown(await asked(party, ben, "replay"))
    await pressed(ben, panel, "last")

    refused = await told(stage, await ben.click(panel, custom_id=control(panel, "share")))

    assert refused == says(ben)("share-not-allowed")
    assert posted(party.channel, "replay-open") == [party.table]
