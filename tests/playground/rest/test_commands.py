import pytest

from tests.playground.conftest import Stage

pytestmark = pytest.mark.usefixtures("no_violations")


async def test_commands_are_registered_with_their_german_names(stage: Stage) -> None:
    [hello] = [c for c in stage.ground.world.commands[None] if c["name"] == "hello"]
    assert hello["name_localizations"] == {"de": "hallo"}
    assert hello["options"][0]["name_localizations"] == {"de": "wer"}


async def test_syncing_again_keeps_the_ids(stage: Stage) -> None:
    before = {c["name"]: c["id"] for c in stage.ground.world.commands[None]}
    await stage.bot.tree.sync()
    assert {c["name"]: c["id"] for c in stage.ground.world.commands[None]} == before
    assert {c.name: str(c.id) for c in await stage.bot.tree.fetch_commands()} == before
