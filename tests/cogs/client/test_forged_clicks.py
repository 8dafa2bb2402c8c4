"""Forged clicks: any words in any id end as an answer in words, and nobody reaches into a foreign table."""

from __future__ import annotations

from random import Random

import pytest

from cogs.client.client import Lairkeeper
from tests.cogs.panel_users import Person
from tests.tables.scene import ANNA, STRANGER, lobby, started
from texts import speaker

WORDS = (
    *("", "0", "1", "2", "-1", "9" * 18, "9" * 40, "x", "back", "list0", "all", "yes", "clock", "family"),
    *(
        "mighty-monsters",
        "agree",
        "\u0663",
        "<@1>",
        "a" * 80,
        "deadbeef.up",
        "A1 B2",
        "🐉",
        "%s",
        "../..",
        "none",
    ),
)


@pytest.mark.parametrize("seed", range(3))
async def test_foreign_words_in_any_id_are_answered_and_never_an_error(
    client: Lairkeeper, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    random = Random(seed)
    tables = [await lobby(client.service, "mighty-monsters", 3), None, None]
    tables[1] = await started(client.service, "mighty-monsters", 3, channel=8)
    tables[2] = await started(client.service, "doodle-dungeon", 2, channel=9)
    for action in sorted(client.router._handlers):
        if action == "forget":  # it has no words at all
            continue
        for _ in range(12):
            table = random.choice(tables)
            assert table is not None
            person = Person(client.router, random.choice([ANNA, STRANGER]))
            person.channel_id = random.choice([7, 8, 9])
            person.is_moderator = random.random() < 0.5
            words = random.choices(WORDS, k=random.randrange(4))
            values = random.choices(WORDS, k=random.randrange(3))
            await person.click(":".join(["lk1", action, str(table.id), *words]), values)
            assert not any("Report number" in told for told in person.told), (action, words, values)
    assert not [
        line for line in caplog.records if line.name == "lairkeeper.errors" and line.levelname == "ERROR"
    ]


@pytest.mark.parametrize(
    "words", ["end", "repair-look:0", "repair-send", "repair-to:0", "repair-sure:1", "agree:clock"]
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


@pytest.mark.parametrize("action", ["board", "hand", "text", "follow", "join", "rules", "replay-open"])
async def test_somebody_without_a_seat_reaches_a_table_only_where_it_is(
    client: Lairkeeper, action: str
) -> None:
    table = await lobby(client.service, "mighty-monsters", 3)
    stranger = Person(client.router, STRANGER)
    stranger.guild_id, stranger.channel_id = 2, 99
    await stranger.click(f"lk1:{action}:{table.id}")

    assert stranger.told == [speaker("en")("button-unknown")]
    assert await client.service.repository.table(table.id) == table
