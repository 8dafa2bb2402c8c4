"""What is unread, and for whom."""

from pathlib import Path

from playground import Playground
from playground.furnishing import furnish
from tests.playground.conftest import Stage
from tests.playground.page.conftest import OpenPane
from tests.playground.page.pane import Pane, pane_of


def counts(pane: Pane) -> dict[str, tuple[int, int]]:
    """Unread messages and mentions, by place and by person."""
    return {one["name"]: (one["unread"], one["mentions"]) for one in (*pane.places, *pane.overview["people"])}


async def counted(pane: Pane, name: str, unread: int, mentions: int) -> None:
    await pane.until(lambda: counts(pane).get(name) == (unread, mentions))


async def test_unread_messages_and_mentions_are_counted_by_place_and_by_person(
    stage: Stage, open_pane: OpenPane
) -> None:
    anna, bert = await open_pane("Anna"), await open_pane("Bert")
    table = stage.ground.new_channel("table")
    stage.bert.say(stage.general, "Nobody in particular")
    stage.bert.say(table, f"Hello {stage.anna.mention}")
    await (await stage.bot.fetch_user(stage.anna.id)).send("Your turn")
    await stage.carla.slash(stage.general, "move", choice="for Carla's eyes only")
    nothing = (0, 0)
    await counted(anna, "Carla", 3, 0)
    assert counts(anna) == {
        "general": (1, 0),
        "table": (1, 1),
        "Lairkeeper": (1, 1),
        "Anna": (3, 2),
        "Bert": nothing,
        "Carla": (3, 0),
    }
    await bert.ask("commands", {"channel": str(table.id)})
    assert counts(bert) == counts(anna) | {"general": nothing, "table": nothing, "Lairkeeper": nothing}


async def test_reading_clears_the_counts_in_all_panes(stage: Stage, open_pane: OpenPane) -> None:
    anna, again, bert = [await open_pane(name) for name in ("Anna", "Anna", "Bert")]
    where = {"channel": str(stage.general.id)}
    first = stage.bert.say(stage.general, f"Hello {stage.anna.mention}")
    second = stage.carla.say(stage.general, "Hello")
    await counted(again, "general", 2, 1)
    assert int((await anna.ask("look", where))["read"]) < first.id
    assert counts(anna)["general"] == (2, 1)
    await anna.ask("read", where)
    for pane in (anna, again, bert):
        await counted(pane, "Anna", 0, 0)
    assert counts(again)["general"] == (0, 0)
    assert counts(bert)["general"] == (1, 0)
    assert (await again.ask("look", where))["read"] == str(second.id)
    stage.bert.say(stage.general, "And now?")
    await counted(again, "general", 1, 0)


async def test_what_was_there_before_the_page_counts_as_read(tmp_path: Path) -> None:
    path = tmp_path / "kept.sqlite3"
    async with Playground(keep=path) as ground:
        furnish(ground, "en-US")
        ground.person("Bruno").say(ground.channel("general"), f"Hello {ground.person('Ada').mention}")
    async with Playground(keep=path) as ground, pane_of(ground, "Ada") as ada:
        general = {"channel": str(ground.channel("general").id)}
        assert len((await ada.ask("look", general))["messages"]) == 1
        assert counts(ada)["general"] == counts(ada)["Ada"] == (0, 0)
        ground.person("Bruno").say(ground.channel("general"), "Are you there?")
        await ada.until(lambda: counts(ada)["general"] == counts(ada)["Ada"] == (1, 0))
