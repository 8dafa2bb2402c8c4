"""The line to Discord breaks in the middle of a game, in all the ways it can."""

import asyncio
from collections.abc import Callable

import pytest

from playground import Playground
from playground.world.changes import BotIdentified, BotResumed, Change
from tests.end_to_end.party import Party
from tests.end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize(
    "trouble",
    [Playground.drop_gateway, Playground.ask_to_reconnect, Playground.invalidate_session],
    ids=["a dropped line", "a request to reconnect", "an invalid session"],
)
async def test_a_game_goes_on_after(stage: Stage, trouble: Callable[[Playground], None]) -> None:
    stage.expected_complaints = {"Attempting a reconnect", "Shard ID"}
    party = Party(stage, [stage.person("Anna"), stage.person("Ben", "de"), stage.person("Cleo")])
    await party.begin()
    await party.choose_families()
    panel_owner = party.awaited[0]
    panel = await party.opened_panel(panel_owner)
    returned: list[Change] = []
    forget = stage.ground.world.changes.subscribe(
        lambda change: returned.append(change) if isinstance(change, BotIdentified | BotResumed) else None
    )

    trouble(stage.ground)
    await stage.until(lambda: returned)
    forget()

    await party.answer_on(panel, panel_owner)
    await party.play(party.by_dm, answers=2)
    await party.play(party.by_command, answers=2)


async def test_two_clicks_that_arrive_in_the_wrong_order_both_count(stage: Stage) -> None:
    party = Party(stage, [stage.person("Anna"), stage.person("Ben"), stage.person("Cleo")])
    await party.begin()
    anna, ben, cleo = party.people
    stage.ground.reorder(2)

    replies = await asyncio.gather(
        anna.slash(party.channel, "move", choice="orcs"), ben.slash(party.channel, "move", choice="undead")
    )
    for reply in replies:
        await reply.settled()
    await stage.quiet()

    assert stage.ledger.moves(party.channel) == 2
    assert party.awaited == [cleo]
