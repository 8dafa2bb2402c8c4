"""Names that imitate what Discord formats, at a table with all that names appear in: they stay names."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.client.client import Lairkeeper
from cogs.ui.literal import literal
from playground.checks.components import Kind, walk
from tables import Newcomer, Table, TableErrand
from tests.cogs.panel_users import Person, Response, components_of
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    STRANGER,
    act,
    answer,
    errands_of,
    play_to_the_end,
    table_of,
)
from texts import speaker

EVIL = ("</lobby open:1>", "<t:0:R> `/hand`", "<@1> **x** [y](http://z.z)")
NEW = Newcomer(STRANGER, "@everyone # ||x||")
NAMES = (*EVIL, NEW.name)
UNESCAPED = re.compile("|".join(re.escape(name) for name in NAMES))


async def gathered(client: Lairkeeper) -> Table:
    """A lobby of people with such names."""
    service = client.service
    first, *others = [Newcomer(ANNA + seat, name) for seat, name in enumerate(EVIL)]
    table = await service.lobbies.open(1, 7, first, "mighty-monsters", "en")
    for guest in others:
        await act(service, table.id, service.lobbies.join, guest=guest)
    return await table_of(service, table.id)


async def playing(client: Lairkeeper) -> Table:
    table = await gathered(client)
    await act(client.service, table.id, client.service.play.start)
    return await table_of(client.service, table.id)


async def public_text(client: Lairkeeper, table: Table) -> str:
    """What the message in the channel says, with everything that waited to be told."""
    told = [one for one in await errands_of(client.service, table.id) if isinstance(one, TableErrand)]
    errand = TableErrand(tuple(note for one in told for note in one.notes))
    body = await client.presenter.public(await table_of(client.service, table.id), errand)
    return "\n".join(one["content"] for one in walk(components_of(body)) if one["type"] == Kind.TEXT)


def said(text: str, *names: str) -> bool:
    """Whether a text names somebody, letter by letter."""
    return not UNESCAPED.search(text) and all(literal(name) in text for name in names)


@pytest.fixture(autouse=True)
def nothing_is_sent(client: Lairkeeper) -> None:
    """What is to be told stays in the outbox."""
    client.service._listeners.clear()


async def test_in_a_refusal_of_the_lobby(client: Lairkeeper) -> None:
    table = await gathered(client)
    bert = Person(client.router, BERT)
    await bert.click(f"lk1:start:{table.id}")
    assert said(bert.told[-1], EVIL[0])
    anna = Person(client.router, ANNA)
    await anna.click(f"lk1:leave:{table.id}")
    assert said(anna.told[-1], EVIL[1])


async def test_on_panels_boards_and_in_the_story(client: Lairkeeper) -> None:
    table = await playing(client)
    for seat in range(2):
        state = await client.service.repository.state(await table_of(client.service, table.id))
        decision = next(one for one in state.decisions() if one.seat == seat)
        await answer(client.service, table.id, seat, decision.form.default(state, seat))
    carla = Person(client.router, CARLA)
    for action in ("turn", "hand", "text", "board", "log:0", "replay-open", "rules", "refresh"):
        name, _, args = action.partition(":")
        await carla.click(":".join(filter(None, ["lk1", name, str(table.id), args])))
        assert said(carla.text), action
    await carla.click(f"lk1:closer:{table.id}", ["0"])
    assert said(carla.text, EVIL[0])
    assert any(EVIL[0] in label for label in carla.labels)  # a label shows letters as they are
    assert said(await public_text(client, table), EVIL[2])
    carla.is_moderator = True
    await carla.click(f"lk1:repair-look:{table.id}:0")
    assert said(carla.text, EVIL[2])


async def test_in_every_vote_and_in_what_comes_of_it(client: Lairkeeper) -> None:
    service, table = client.service, await playing(client)
    await act(service, table.id, service.transfers.kick, user_id=ANNA, target_id=CARLA)
    await act(service, table.id, service.endings.ask, user_id=BERT)
    assert said(await public_text(client, table), EVIL[1], EVIL[2])
    await act(service, table.id, service.votes.cast, vote_id=1, user_id=BERT, choice="kick")
    assert said(await public_text(client, table), EVIL[2])

    await act(service, table.id, service.transfers.offer, user_id=BERT, heir=NEW)
    assert said(await public_text(client, table), EVIL[1])
    await act(service, table.id, service.votes.cast, vote_id=3, user_id=STRANGER, choice="accept")
    assert said(await public_text(client, table), EVIL[1], NEW.name)
    await act(service, table.id, service.absence.replace_late, seat=0)
    assert said(await public_text(client, table), EVIL[0])


async def test_in_a_moderators_last_word(client: Lairkeeper) -> None:
    table = await playing(client)
    mona = Person(client.router, STRANGER)
    mona.is_moderator, mona.name = True, NEW.name
    await mona.click(f"lk1:end:{table.id}")

    assert said(await public_text(client, table), NEW.name)


async def test_in_results(client: Lairkeeper) -> None:
    table = await playing(client)
    await play_to_the_end(client.service, table.id, 1)
    anna = Person(client.router, ANNA)
    await anna.open(table)
    assert said(anna.text)
    stats: Any = client.get_cog("Stats")
    for command, options in ((stats.person, ()), (stats.server, ()), (stats.game, ("mighty-monsters",))):
        interaction = SimpleNamespace(
            id=1,
            type=discord.InteractionType.application_command,
            user=SimpleNamespace(id=ANNA, display_name=EVIL[0]),
            guild_id=1,
            extras={},
            guild=SimpleNamespace(name=EVIL[2]),
            channel_id=7,
            locale="en-US",
            response=Response(anna),
            edit_original_response=anna._edited,
            is_guild_integration=lambda: True,
        )
        await command.callback(stats, interaction, *options)
        assert said(anna.text, EVIL[0] if command is stats.person else EVIL[2])


async def test_in_notices(client: Lairkeeper) -> None:
    table = await playing(client)
    say = speaker("en")
    await act(client.service, table.id, client.service.transfers.resign, user_id=ANNA)
    told = await public_text(client, table)

    assert said(told, EVIL[0])
    assert say("story-resigned", name=literal(EVIL[0]), bot="Grix") in told
