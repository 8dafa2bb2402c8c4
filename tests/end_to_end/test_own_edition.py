"""An operator's own edition on Discord, and reports to the operator from a table."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, STDOUT
from pathlib import Path

import pytest

from engine.core.editions import learn
from engine.core.editions.flaws import read_edition
from engine.release import release
from playground import Person, Upload
from tests.end_to_end.company import asked, at_play, shown
from tests.end_to_end.party import Party, Witness, says
from tests.end_to_end.stage import PATIENCE, ROOT, Stage, control, staged

pytestmark = pytest.mark.asyncio(loop_scope="module")

OWN = '[edition]\nname = "Second printing"\n[[monsters]]\nstrength = 1\nhealing = 4\n'


async def test_a_table_keeps_its_edition_to_the_end_whatever_becomes_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "editions" / "mighty-monsters.toml"
    file.parent.mkdir()
    file.write_text(OWN)
    learn(read_edition("mighty-monsters", file.read_bytes()))
    async with staged(tmp_path, EDITIONS=str(file.parent)) as stage:
        party = await at_play(stage, "de")
        anna, ben, _ = party.people
        assert says(anna)("edition-played", name="Second printing") in party.table.text
        card = shown(await asked(party, ben, "card", card="M1"))
        assert "healing it costs 4 gold" in card.text
        assert says(ben)("edition-played", name="Second printing") in card.text
        rules = shown(await asked(party, anna, "rules"))
        assert "Second printing" in rules.text
        assert says(anna)("edition-drawing-scene") in rules.text

        other = OWN.replace("Second", "Third").replace("healing = 4", "healing = 3")
        for then in (other, None):  # another printing, then none
            file.unlink() if then is None else file.write_text(then)
            await stage.bot.restart()
            await party.play(answers=1)
            assert says(anna)("edition-played", name="Second printing") in party.table.text
            card = shown(await asked(party, ben, "card", card="M1"))
            assert "healing it costs 4 gold" in card.text
            assert then is None or file.read_text() == then, "the file is the operator's"

        await party.play()
        assert says(anna)("edition-played", name="Second printing") in (await party.sees_the_end()).text


async def test_a_replay_carries_the_edition_to_a_bot_that_does_not_have_it(
    stage: Stage, tmp_path: Path
) -> None:
    """Anna plays under an edition; Ben, who reads German, opens her file where there is none."""
    file = tmp_path / "editions" / "mighty-monsters.toml"
    file.parent.mkdir()
    file.write_text(OWN)
    learn(read_edition("mighty-monsters", file.read_bytes()))
    async with staged(tmp_path, EDITIONS=str(file.parent)) as there:
        anna = there.person("Anna")
        party = Party(there, [anna])
        lobby = await party.open()
        assert says(anna)("edition-played", name="Second printing") in lobby.text
        for _ in range(2):
            await party.press(anna, "bot")
        await party.start()
        await party.play_alone()
        [record] = shown(await asked(party, anna, "replay", export=True)).attachments
        moves = there.ledger.moves(party.channel)
        assert file.read_text() == OWN, "nobody has touched it"

    ben = stage.person("Ben", "de")
    played = Upload("game.json", record.data)
    opened = shown(await (await ben.slash(stage.channel(), "replay", file=played)).settled(60))
    say = says(ben)
    await (await ben.click(opened, say("button-replay-last"))).settled()
    assert say("replay-title", game=say("mighty-monsters-title"), move=moves, moves=moves) in opened.text
    assert say("edition-played", name="Second printing") in opened.text


async def test_a_flawed_edition_is_named_with_file_and_line_before_the_bot_starts(tmp_path: Path) -> None:
    file = tmp_path / "mighty-monsters.toml"
    file.write_text(OWN.replace("healing = 4", "healing = 400\ncolour = 1"))
    command = [sys.executable, "bot.py"]
    environment = os.environ | {
        "DISCORD_TOKEN": "a.b.c",
        "EDITIONS": str(tmp_path),
        "DATABASE": str(tmp_path / "lair.sqlite3"),
    }
    bot = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, env=environment, stdout=PIPE, stderr=STDOUT
    )
    said, _ = await asyncio.wait_for(bot.communicate(), PATIENCE)

    assert bot.returncode != 0
    for line in (5, 6):
        assert f"{file.name}, line {line}" in said.decode()


async def test_whoever_finds_something_wrong_tells_the_operator_and_nobody_else(stage: Stage) -> None:
    owner = Person(stage.ground.world, stage.ground.guild.owner)  # whom the application belongs to
    party, witness = await at_play(stage), Witness(stage)
    stage.expected_complaints.add("somebody says that something is wrong")
    person = party.awaited[0]
    panel = await party.opened_panel(person)
    await (await person.click(panel, custom_id=control(panel, "more"))).settled()
    form = (await person.click(panel, custom_id=control(panel, "wrong"))).modal
    assert form is not None
    [field] = form.fields
    before = party.table.text
    reply = await (await person.submit(form, {field.label: "The dragon sleeps."})).settled()
    await stage.quiet()

    [(number, words)] = stage.ledger.rows("SELECT report, words FROM complaints")
    assert reply.text == says(person)("complaint-kept", report=number)
    assert words == "The dragon sleeps."
    table = str(stage.ledger.table_id(party.channel))
    assert says(owner)("complaint-told", table=table, report=number) in [one.text for one in owner.dm]
    file = stage.ledger.path.parent / "reports" / f"{number}.json"
    assert file.stat().st_mode & 0o077 == 0
    report = json.loads(file.read_bytes())
    assert (report["release"], report["words"]) == (release(), "The dragon sleeps.")
    seeds = stage.ledger.rows("SELECT seed FROM tables WHERE id = ?", stage.ledger.table_id(party.channel))
    assert [(report["seed"],)] == seeds
    moves = [move for _, move, *_ in report["log"] if move is not None]
    assert len(moves) == stage.ledger.moves(party.channel)
    for sight in witness.sights:
        assert str(report["seed"]) not in sight.strings
        if sight.audience != owner.user.id:
            assert file.name not in sight.strings
        if sight.audience != person.user.id:
            assert "The dragon sleeps." not in sight.strings, "not even in the message to the operator"
            assert sight.audience is None or number not in sight.strings or sight.audience == owner.user.id
    assert not any(sight.secret_files for sight in witness.private(owner))
    assert party.table.text == before

    typed = (await person.slash(party.channel, "report")).modal
    assert typed is not None
    again = await (await person.submit(typed, {field.label: "It snores, too."})).settled()
    kept = {words for (words,) in stage.ledger.rows("SELECT words FROM complaints")}
    assert kept == {"The dragon sleeps.", "It snores, too."}
    assert again.ephemeral
    assert party.table.text == before
