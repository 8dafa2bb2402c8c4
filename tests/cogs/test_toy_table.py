"""The toy game through the real client: every kind of question, answered as people answer it on Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from cogs.client.client import Lairkeeper
from cogs.client.configuration import read_configuration
from engine.core import Choice
from playground import Channel, Message, Playground, point_discord_at
from playground import Person as Human
from tables import Newcomer, TableService
from tests.cogs.quiz_game import give_texts, register
from tests.engine.toy import TOY
from tests.playground.conftest import DESCRIPTION
from tests.tables import scene
from tests.tables.scene import SEED


@dataclass
class ToyTable:
    """A toy game on a playground: the service, the people and the channel."""

    ground: Playground
    service: TableService
    table_id: int
    people: list[Human]
    channel: Channel

    async def up_to(self, step: str) -> None:
        """Play on until the decision that continues with this step."""
        await scene.play_up_to(self.service, self.table_id, step)

    async def turn(self, person: Human) -> Message:
        """Press *Take your turn* under the latest message of the table."""
        board = await person.until(lambda: self._latest_board(person))
        assert board is not None
        reply = await (await person.click(board, "Take your turn")).settled()
        assert reply.ephemeral
        assert reply.message is not None
        return reply.message

    def _latest_board(self, person: Human) -> Message | None:
        boards = [
            message
            for message in person.messages(self.channel)
            if any(button.label == "Take your turn" for button in message.buttons)
        ]
        return boards[-1] if boards else None

    async def log(self) -> list[str]:
        """What the toy has logged."""
        state: Any = await scene.state_of(self.service, self.table_id)
        return list(state.log)

    async def answer(self, seat: int, choice: Choice) -> None:
        """Let somebody answer without the client."""
        await scene.answer(self.service, self.table_id, seat, choice)


@pytest.fixture
async def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ToyTable]:
    """Anna, Bert and Carla at a toy table that has just begun; no request may break a rule of Discord's."""
    async with Playground(openapi=DESCRIPTION) as ground:
        service = await TableService.open(tmp_path / "lair.sqlite3", seeds=lambda: SEED)
        client: Any = Lairkeeper(read_configuration({"DRAWING_WORKERS": "0"}), service)
        client._connection.guild_ready_timeout = 0.01
        point_discord_at(ground.api_url, ground.gateway_url)
        running = asyncio.create_task(client.start(ground.token))
        try:
            await ground.world.changes.until(lambda: client.is_ready() or running.done(), within=10)
            # Only after the commands are published: the toy is not one of our games.
            give_texts(monkeypatch)
            register(monkeypatch, TOY)
            people = [ground.person(name) for name in ("Anna", "Bert", "Carla")]
            for person in people:
                ground.close_dms(person)
            yield await _sit_down(ground, service, people)
            assert ground.violations == []
        finally:
            await client.close()
            await asyncio.gather(running, return_exceptions=True)


async def _sit_down(ground: Playground, service: TableService, people: list[Human]) -> ToyTable:
    channel = ground.channel("general")
    host, *guests = people
    newcomer = Newcomer(host.id, host.name)
    table = await service.open_lobby(ground.guild.id, channel.id, newcomer, "toy", "en")
    lobby = await host.sees("The Toy", channel)
    for guest in guests:
        await guest.click(lobby, "Sit down")
    await host.until(lambda: any(one.label == "Start" and not one.disabled for one in lobby.buttons))
    await host.click(lobby, "Start")
    await host.sees("it is your turn", channel)
    return ToyTable(ground, service, table.id, people, channel)


async def pressed(person: Human, panel: Message, label: str) -> Message:
    """The panel after a button was pressed."""
    reply = await (await person.click(panel, label)).settled()
    assert reply.message is not None
    return reply.message


async def chosen(person: Human, panel: Message, *values: str) -> Message:
    """The panel after something was chosen from its list."""
    reply = await (await person.select(panel, list(values))).settled()
    assert reply.message is not None
    return reply.message


async def typed(person: Human, panel: Message, answer: str) -> Message:
    """The panel after something was typed into its form, or typed anew."""
    type_it = next(button for button in panel.buttons if ":type:" in (button.custom_id or ""))
    opened = await person.click(panel, type_it.label)
    assert opened.modal is not None
    reply = await (await person.submit(opened.modal, {"Answer": answer})).settled()
    assert reply.message is not None
    assert reply.follow_ups == []
    return reply.message


async def test_several_are_picked_from_a_list_and_a_secret_vote_can_be_changed(toy: ToyTable) -> None:
    anna, bert, carla = toy.people
    panel = await toy.turn(anna)
    panel = await chosen(anna, panel, "red", "blue")
    assert (await toy.log())[-1] == "0 several ['red', 'blue']"

    panel = await pressed(anna, panel, "Green")
    assert "You can change it" in panel.text
    panel = await pressed(anna, panel, "Grey")
    await pressed(bert, await toy.turn(bert), "Red")
    assert not any("votes" in line for line in await toy.log())
    for person in (bert, carla):
        public = [message for message in person.everything if not message.ephemeral]
        assert not any("grey" in message.everything_ever.casefold() for message in public)
    await pressed(carla, await toy.turn(carla), "Blue")
    assert (await toy.log())[-1] == "votes 0:grey 1:red 2:blue"


async def up_to_the_offers(toy: ToyTable) -> None:
    """Anna is asked for a number, and everybody may leave a wish."""
    await toy.answer(0, ["red"])
    for seat in range(3):
        await toy.answer(seat, ["red"])
    for seat in (0, 0, 1, 1, 2, 2):
        await toy.answer(seat, 3)


async def test_an_offer_is_answered_by_whoever_is_not_waited_for(toy: ToyTable) -> None:
    await up_to_the_offers(toy)
    state: Any = await scene.state_of(toy.service, toy.table_id)
    assert state.awaited() == [0]
    bert = toy.people[1]
    panel = await toy.turn(bert)
    await pressed(bert, panel, "Blue")
    state = await scene.state_of(toy.service, toy.table_id)

    assert state.wishes == {1: "blue"}
    assert state.awaited() == [0]


async def test_whoever_is_waited_for_can_answer_an_offer_too(toy: ToyTable) -> None:
    await up_to_the_offers(toy)
    anna = toy.people[0]
    panel = await toy.turn(anna)
    assert {"2", "3", "4", "5"} <= {button.label for button in panel.buttons}
    offer = next(button for button in panel.buttons if ":question:" in (button.custom_id or ""))
    panel = await pressed(anna, panel, offer.label)
    await pressed(anna, panel, "Blue")
    state: Any = await scene.state_of(toy.service, toy.table_id)

    assert state.wishes == {0: "blue"}
    assert state.awaited() == [0]


async def test_an_offer_is_said_to_be_one(toy: ToyTable) -> None:
    await up_to_the_offers(toy)
    panel = await toy.turn(toy.people[1])

    assert "Nobody waits for this" in panel.text
    assert "Your answer is in" not in panel.text


async def test_a_small_number_is_a_button(toy: ToyTable) -> None:
    await toy.up_to("fetched")
    state: Any = await scene.state_of(toy.service, toy.table_id)
    seat = state.awaited()[0]
    person = toy.people[seat]
    await pressed(person, await toy.turn(person), "4")

    assert (await toy.log())[-1] == f"{seat} fetches 4"


async def test_picks_in_order_are_put_together_and_done(toy: ToyTable) -> None:
    bert = toy.people[1]
    await toy.up_to("gambled")
    for seat in range(3):
        await toy.answer(seat, ["grey"])
    panel = await toy.turn(bert)
    panel = await pressed(bert, panel, "Blue")
    panel = await pressed(bert, panel, "Start again")
    for colour in ("Green", "Red"):
        panel = await pressed(bert, panel, colour)
    assert "1. Green\n-# 2. Red" in panel.text
    await pressed(bert, panel, "Play it like this")

    assert "1 ordered ['green', 'red']" in await toy.log()


async def test_a_place_is_found_turned_previewed_taken_back_typed_and_confirmed(toy: ToyTable) -> None:
    anna = toy.people[0]
    await toy.up_to("placed")
    panel = await toy.turn(anna)
    panel = await pressed(anna, panel, "B2")
    panel = await pressed(anna, panel, "B2 · As shown")
    panel = await pressed(anna, panel, "⟳")
    assert any("0 builds 1 1 1 False" in alt for alt in panel.alt_texts)
    assert not any("builds" in line for line in await toy.log())

    panel = await pressed(anna, panel, "Square …")
    panel = await typed(anna, panel, "Z9")
    assert "no square “Z9”" in panel.text
    panel = await typed(anna, panel, "c3, r180 m")
    assert "no square" not in panel.text
    await pressed(anna, panel, "✓ Here")
    assert "0 builds 2 2 2 True" in await toy.log()


async def test_a_path_is_typed_and_a_wrong_step_is_named(toy: ToyTable) -> None:
    bert = toy.people[1]
    await toy.up_to("walked")
    panel = await typed(bert, await toy.turn(bert), "A1 A2 C3")
    assert "That is too far for one step." in panel.text
    panel = await typed(bert, panel, "A1 A2 B2")
    assert "too far" not in panel.text
    assert any("1 walks" in alt for alt in panel.alt_texts)
    await pressed(bert, panel, "Play it like this")

    assert "1 walks [(0, 0), (0, 1), (1, 1)]" in await toy.log()


async def test_a_slip_in_a_command_opens_the_panel_to_mend_it(toy: ToyTable) -> None:
    anna = toy.people[0]
    await toy.up_to("placed")
    reply = await (await anna.slash(toy.channel, "move", choice="c3 r45")).settled()
    panel = reply.message
    assert panel is not None
    assert "I do not know the turn “r45”" in panel.text
    await pressed(anna, await typed(anna, panel, "c3 r90"), "✓ Here")

    assert "0 builds 2 2 1 False" in await toy.log()


async def test_whoever_types_can_move_by_command(toy: ToyTable) -> None:
    anna = toy.people[0]
    offered = await anna.autocomplete(toy.channel, "move", "choice", "gr")
    assert offered == [("Green", "green")]
    reply = await (await anna.slash(toy.channel, "move", choice="green blue")).settled()

    assert "You answered:" in reply.text
    assert (await toy.log())[-1] == "0 several ['green', 'blue']"


async def test_a_control_of_an_answered_question_shows_the_present_one(toy: ToyTable) -> None:
    anna = toy.people[0]
    old = await toy.turn(anna)
    await toy.answer(0, ["red"])
    panel = await chosen(anna, old, "blue")

    assert "The game has moved on" in panel.text
    assert (await toy.log())[-1] == "0 several ['red']"
