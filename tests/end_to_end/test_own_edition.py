"""An operator's own edition on Discord, and reports to the operator from a table."""

from pathlib import Path

import pytest

from engine.core.editions import learn
from engine.core.editions.flaws import read_edition
from tests.end_to_end.company import asked, at_play, shown
from tests.end_to_end.party import says
from tests.end_to_end.stage import Stage, control, staged

pytestmark = pytest.mark.asyncio(loop_scope="module")

OWN = '[edition]\nname = "Second printing"\n[[monsters]]\nstrength = 1\nhealing = 4\n'


async def test_a_table_names_its_edition_and_keeps_it_when_the_file_is_gone(tmp_path: Path) -> None:
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

        file.unlink()
        await stage.bot.restart()
        await party.play(answers=1)
        assert says(anna)("edition-played", name="Second printing") in party.table.text


async def test_whoever_finds_something_wrong_tells_the_operator_and_nobody_else(stage: Stage) -> None:
    party = await at_play(stage)
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
    assert (stage.ledger.path.parent / "reports" / f"{number}.json").stat().st_mode & 0o077 == 0
    assert party.table.text == before

    typed = (await person.slash(party.channel, "report")).modal
    assert typed is not None
    again = await (await person.submit(typed, {field.label: "It snores, too."})).settled()
    kept = {words for (words,) in stage.ledger.rows("SELECT words FROM complaints")}
    assert kept == {"The dragon sleeps.", "It snores, too."}
    assert again.ephemeral
    assert party.table.text == before
