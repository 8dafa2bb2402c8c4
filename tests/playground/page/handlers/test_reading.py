"""Going to a channel and reading it."""

from tests.playground.conftest import Stage
from tests.playground.page.conftest import OpenPane
from tests.playground.page.handlers.material import contents
from tests.playground.page.pane import Pane


async def test_a_channel_is_shown_fifty_messages_at_a_time(stage: Stage, anna: Pane) -> None:
    where = {"channel": str(stage.general.id)}
    for n in range(120):
        stage.bert.say(stage.general, f"Message {n}")
    latest = await anna.ask("look", where)
    middle = await anna.ask("earlier", where | {"before": latest["messages"][0]["id"]})
    first = await anna.ask("earlier", where | {"before": middle["messages"][0]["id"]})
    assert [len(page["messages"]) for page in (first, middle, latest)] == [20, 50, 50]
    assert [page["more"] for page in (first, middle, latest)] == [False, True, True]
    assert contents(first) + contents(middle) + contents(latest) == [f"Message {n}" for n in range(120)]


async def test_a_channel_is_shown_back_to_where_one_was_reading(stage: Stage, anna: Pane) -> None:
    said = [stage.bert.say(stage.general, f"Message {n}") for n in range(120)]
    for first, start, more in ((10, 10, True), (0, 0, False), (100, 70, True)):
        where = {"channel": str(stage.general.id), "since": str(said[first].id)}
        shown = await anna.ask("look", where)
        assert (contents(shown)[0], contents(shown)[-1]) == (f"Message {start}", "Message 119")
        assert shown["more"] is more
    shown = await anna.ask("look", {"channel": str(stage.general.id), "since": "1"})
    assert len(shown["messages"]) == 120


async def test_looking_elsewhere_is_hearing_from_there_alone(stage: Stage, anna: Pane) -> None:
    table = stage.ground.new_channel("table")
    await anna.ask("look", {"channel": str(table.id)})
    stage.bert.say(stage.general, "Here")
    stage.bert.say(table, "There")
    await anna.hears("message", "There")
    assert contents({"messages": [n["message"] for n in anna.news if n["about"] == "message"]}) == ["There"]


async def test_the_commands_are_those_offered_to_this_person_in_this_place(
    stage: Stage, open_pane: OpenPane
) -> None:
    stage.ground.person("Mia", moderator=True)
    names = {}
    for who in ("Anna", "Mia"):
        pane = await open_pane(who)
        for place in pane.places:
            where = {"channel": place["id"]}
            offered = (await pane.ask("commands", where))["commands"]
            assert (await pane.ask("look", where))["commands"] == offered
            names[who, place["kind"]] = {command["name"] for command in offered}
    assert {"lobby", "hello", "old", "move"} <= names["Anna", "channel"]
    assert names["Mia", "channel"] - names["Anna", "channel"] == {"moderate"}
    assert names["Mia", "dm"] == names["Anna", "dm"] == names["Anna", "channel"]
