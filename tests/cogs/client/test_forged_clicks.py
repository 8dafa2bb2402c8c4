"""Forged clicks: any words in any id end as an answer in words, and nobody reaches into a foreign table."""

from __future__ import annotations

from collections.abc import Coroutine
from random import Random
from typing import Any

import pytest

from cogs.client.client import Lairkeeper
from cogs.delivery import gallery
from engine.core import Text
from tables import Table
from tests.cogs.panel_users import Person
from tests.tables.scene import (
    ANNA,
    BERT,
    STRANGER,
    act,
    contents,
    guest,
    lobby,
    play_to_the_end,
    started,
    table_of,
)
from texts import speaker

WORDS = (
    *("", "0", "1", "2", "-1", "9" * 18, "9" * 40, "x", "back", "list0", "all", "yes", "clock", "family"),
    *("mighty-monsters", "agree", "\u0663", "<@1>", "a" * 80, "deadbeef.up", "A1 B2", "🐉", "%s", "../.."),
    *("none", "quiet", "placement", "everybody", "0:0", "\n", "\u202e"),
)
FORGET = "forget"
"""It has no words, and forgets whoever clicks."""
FOR_ANYBODY = {"learn", "solo", "keep-home", "drop-home", "hall"}
"""They open a table of one's own, or change one's own list or one's own server; nothing is forged by that."""


@pytest.fixture(autouse=True)
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures take long, and nobody looks at them here."""

    async def nothing(_table: Table, drawing: Coroutine[Any, Any, object]) -> None:
        drawing.close()

    monkeypatch.setattr(gallery, "_drawn_if_possible", nothing)


async def every_kind_of_table(client: Lairkeeper) -> list[Table]:
    """A lobby, three running games, an exercise, a game that is over and one that was ended."""
    service = client.service
    over = await started(service, "mighty-monsters", 3, channel=12)
    await play_to_the_end(service, over.id, 1)
    ended = await started(service, "mighty-monsters", 3, channel=13)
    await act(service, ended.id, service.play.close, note=Text("story-dead-closed"))
    exercise = await service.begin_exercise(1, 14, guest(0), "dungeon-lords", "en", "first")
    tables = [
        await lobby(service, "mighty-monsters", 3),
        await started(service, "mighty-monsters", 3, channel=8),
        await started(service, "doodle-dungeon", 2, channel=9),
        await started(service, "fairy-market", 2, channel=10),
        *(over, ended, exercise),
    ]
    return [await table_of(service, table.id) for table in tables]


@pytest.mark.parametrize("seed", range(3))
async def test_foreign_words_in_any_id_are_answered_and_never_an_error(
    client: Lairkeeper, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    random, tables = Random(seed), await every_kind_of_table(client)
    for action in sorted(client.router._handlers.keys() - {FORGET}):
        for table in tables:
            person = Person(client.router, random.choice([ANNA, STRANGER]))
            person.channel_id = random.choice([table.channel_id, 99])
            person.is_moderator = random.random() < 0.5
            words = random.choices(WORDS, k=random.randrange(4))
            values = random.choices(WORDS, k=random.randrange(3))
            await person.click(":".join(["lk1", action, str(table.id), *words]), values)
            assert not any("Report number" in told for told in person.told), (action, words, values)
    assert not [
        line for line in caplog.records if line.name == "lairkeeper.errors" and line.levelname == "ERROR"
    ]


async def test_whatever_somebody_forges_on_another_server_changes_nothing(client: Lairkeeper) -> None:
    """Not even a moderator, who has all rights over there."""
    random, tables = Random(7), await every_kind_of_table(client)
    client.service._listeners.clear()
    await client.postman.close()
    before = contents(client.service.storage.address)
    for action in sorted(client.router._handlers.keys() - {FORGET} - FOR_ANYBODY):
        for table in tables:
            person = Person(client.router, STRANGER)
            person.is_moderator, person.guild_id, person.channel_id = True, 2, table.channel_id
            for words in ([], ["0"], ["1", "kick"], random.choices(WORDS, k=2)):
                await person.click(":".join(["lk1", action, str(table.id), *words]), ["none"])
    after = contents(client.service.storage.address)

    assert {name: rows for name, rows in after.items() if name != "people"} == {
        name: rows for name, rows in before.items() if name != "people"
    }


async def test_only_the_host_changes_a_setting_whatever_others_send(client: Lairkeeper) -> None:
    table = await lobby(client.service, "mighty-monsters", 3)
    for user_id, chosen in ((BERT, "off"), (STRANGER, "off"), (ANNA, "on")):
        person = Person(client.router, user_id)
        person.channel_id = table.channel_id
        await person.click(f"lk1:sheet:{table.id}:0", [])
        await person.click(f"lk1:set:{table.id}:kings-rules", ["on"])
        assert (await table_of(client.service, table.id)).settings["kings-rules"] == chosen


@pytest.mark.parametrize(
    "words",
    ["end", "repair-look:0", "repair-send", "repair-to:0", "repair-sure:1", "agree:clock", "agree-sheet:0"],
)
async def test_a_moderator_of_another_server_or_channel_has_no_say_here(
    client: Lairkeeper, words: str
) -> None:
    table = await started(client.service, "mighty-monsters", 3)
    action, _, args = words.partition(":")
    for guild, channel in ((2, 7), (1, 8), (2, 99), (None, 5)):
        person = Person(client.router, STRANGER)
        person.is_moderator, person.guild_id, person.channel_id = True, guild, channel
        await person.click(":".join(filter(None, ["lk1", action, str(table.id), args])), ["none"])
        say = speaker("en")
        assert person.told[0] in {
            say(key)
            for key in (
                "button-unknown",
                "error-moderators-only",
                "repair-moderators-only",
                "only-host-or-moderator",
            )
        }
    assert await client.service.repository.table(table.id) == table


@pytest.mark.parametrize(
    "action", ["board", "whole", "closer", "hand", "text", "follow", "join", "rules", "replay-open", "log:0"]
)
async def test_somebody_without_a_seat_reaches_a_table_only_where_it_is(
    client: Lairkeeper, action: str
) -> None:
    table = await lobby(client.service, "mighty-monsters", 3)
    stranger = Person(client.router, STRANGER)
    stranger.guild_id, stranger.channel_id = 2, 99
    name, _, args = action.partition(":")
    await stranger.click(":".join(filter(None, ["lk1", name, str(table.id), args])))

    assert stranger.told == [speaker("en")("button-unknown")]
    assert await client.service.repository.table(table.id) == table
