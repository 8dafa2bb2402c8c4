"""Symbols as people see them: in the rules, on the options of a question, and words once they are deleted."""

import json
from pathlib import Path

import pytest

from render.symbols import symbol_names
from tests.end_to_end.company import asked
from tests.end_to_end.party import Party
from tests.end_to_end.stage import staged

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_symbols_are_uploaded_once_and_shown_until_somebody_deletes_them(tmp_path: Path) -> None:
    async with staged(tmp_path, EMOJIS="on") as stage:
        emojis = stage.ground.world.emojis
        await stage.until(lambda: len(emojis) == len(symbol_names()))
        party = Party(stage, [stage.person(name) for name in ("Anna", "Ben", "Cleo")])
        await party.begin()
        anna = party.people[0]
        rules = await asked(party, anna, "rules", game="mighty-monsters", topic="symbols")
        assert "<:lk_coin_" in rules.text
        panel = await party.opened_panel(anna)
        assert "lk_orc_" in json.dumps(panel.components)
        before = set(emojis)
        await stage.bot.kill()
        await stage.bot.start()
        await stage.until(lambda: "emojis: " in "".join(stage.bot.log))
        assert set(emojis) == before

        stage.ground.world.emojis.clear()
        panel = await party.opened_panel(anna)
        assert "lk_orc_" not in json.dumps(panel.components)
        stage.ground.violations.clear()
        await stage.end()
