"""The oracle has teeth: each promise that is broken on purpose, it finds broken."""

from __future__ import annotations

import json
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
import pytest_asyncio

from engine.core import take
from engine.core.registry import games
from playground import Message, Person
from playground.world.changes import InteractionAnswered
from playground.world.model import Attachment, Interaction, InteractionKind, MessageFlag
from tests.end_to_end.foreseeing import own_answer, typed
from tests.end_to_end.nursery import Nursery
from tests.end_to_end.party import says
from tests.soak.company import Company
from tests.soak.deaths import FlawError
from tests.soak.hearth import BOT, Hearth, hearth
from tests.soak.oracle import Oracle
from tests.soak.ways import WAYS
from tests.tables.databases import change

pytestmark = pytest.mark.asyncio(loop_scope="module")

SEED = 20261119
GAME = "mighty-monsters"
FOREIGN = 5


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Hearth]:
    with Nursery(f"{BOT}:warm_up") as nursery:
        async with hearth(nursery, tmp_path_factory.mktemp("hearth")) as stage:
            yield stage


@pytest_asyncio.fixture(loop_scope="module")
async def company(stage: Hearth) -> Company:
    """Two people who are asked at the same time; one of them has answered."""
    stage.deal_for(f"soak {SEED}")
    return Company(stage, GAME, Random(SEED))


@pytest_asyncio.fixture(loop_scope="module")
async def oracle(company: Company) -> Oracle:
    """It has found everything well so far."""
    oracle = Oracle(company)
    await company.begin()
    oracle.check()
    await anna_answers(company)
    oracle.check()
    oracle.end()
    return oracle


async def anna_answers(company: Company) -> None:
    answer = company.asked(first=[0])
    assert answer is not None
    words = typed(answer.decision, answer.choice, says(answer.person))
    told = await company.heard(await company.people[0].slash(company.channel, "move", choice=words))
    assert told.done
    await company.stage.calm()


def again(company: Company, message: Message, **changes: Any) -> Message:
    """The same message once more."""
    world = company.stage.ground.world
    return world.post(replace(message, id=world.ids.next(), past=[], **changes))


def says_something_new(company: Company, person: Person) -> None:
    """A direct message that rings."""
    world = company.stage.ground.world
    world.post(Message(world.ids.next(), person.dm_channel, world.bot, world.clock.now(), "Hello!"))


# ── at the table ─────────────────────────────────────────────────────────────────────────────────────────


def a_second_table(company: Company) -> None:
    again(company, company.party.table)


def no_table(company: Company) -> None:
    company.stage.ground.delete_message(company.party.table)


def a_second_panel(company: Company) -> None:
    again(company, company.party.panel_of(company.people[1]))


def no_panel(company: Company) -> None:
    company.stage.ground.delete_message(company.party.panel_of(company.people[1]))


def another_picture(company: Company) -> None:
    """One byte more, though there is nothing new to be seen."""
    first, *others = company.party.table.attachments
    company.party.table.attachments = [replace(first, data=first.data + b"\0"), *others]


def a_request_that_discord_refuses(company: Company) -> None:
    company.stage.ground.violations.append("content: 2001 characters")


def an_error_of_the_bot(company: Company) -> None:
    trace = "Traceback (most recent call last):\nKeyError: 5"
    line = {"level": "ERROR", "from": "lairkeeper.errors", "what": "report 1234", "trace": trace}
    company.stage.bot.log.append(json.dumps(line))


def a_fault_that_ends_in_another_error(company: Company) -> None:
    """Its line begins as it may; what it came of is none of the faults."""
    line = {"level": "WARNING", "from": "lairkeeper.delivery", "what": "not delivered yet: table 1"}
    company.stage.bot.log.append(json.dumps(line | {"trace": "TypeError: str"}))


def words_beside_the_log(company: Company) -> None:
    company.stage.bot.log.append("Segmentation fault")


def the_token(company: Company) -> None:
    line = {"level": "INFO", "from": "lairkeeper", "what": f"with {company.stage.ground.token}"}
    company.stage.bot.log.append(json.dumps(line))


def an_answer_that_is_lost(company: Company) -> None:
    company.claims.told.add(FOREIGN)


AT_A_TABLE: dict[Callable[[Company], None], str] = {
    a_second_table: "2 messages show the table",
    no_table: "0 messages show the table",
    a_second_panel: "Ben has 2 panels",
    no_panel: "Ben has 0 panels",
    another_picture: "sees the same, and other bytes",
    a_request_that_discord_refuses: "Discord would refuse: .*2001 characters",
    an_error_of_the_bot: "in the log: .*report 1234",
    a_fault_that_ends_in_another_error: "in the log: .*TypeError",
    words_beside_the_log: "in the log: Segmentation fault",
    the_token: "the token is in the log",
    an_answer_that_is_lost: "told as done, and not counted once",
}


@pytest.mark.parametrize("break_it", AT_A_TABLE, ids=lambda one: one.__name__)
async def test_whatever_goes_wrong_at_a_table_is_found(
    company: Company, oracle: Oracle, break_it: Callable[[Company], None]
) -> None:
    violations = list(company.stage.ground.violations)
    break_it(company)
    with pytest.raises(FlawError, match=AT_A_TABLE[break_it]):
        oracle.check()
    company.stage.ground.violations[:] = violations


def numbers_of(company: Company, seat: int) -> set[int]:
    return {one.number for one in company.state.decisions_of(seat)}


async def test_what_is_shown_of_an_earlier_moment_is_found(company: Company, oracle: Oracle) -> None:
    ben, earlier_table = company.people[1], deepcopy(company.party.table.components)
    earlier_panel = deepcopy(company.party.panel_of(ben).components)
    [earlier_question] = numbers_of(company, 1)
    while 1 in company.state.awaited() or earlier_question in numbers_of(company, 1):
        await (await WAYS["command"].prepare(company))()
        await company.stage.calm()
    oracle.check()

    table = company.party.table
    present, table.components = table.components, earlier_table
    with pytest.raises(FlawError, match="waits for"):
        oracle.check()
    table.components = present
    oracle.check()
    company.party.panel_of(ben).components = earlier_panel
    with pytest.raises(FlawError, match=r"the panel of Ben asks .*, which nobody asks any more"):
        oracle.check()


async def test_a_panel_that_does_not_ask_what_the_table_waits_for_is_found(
    company: Company, oracle: Oracle
) -> None:
    assert 1 in company.state.awaited()
    panel = company.party.panel_of(company.people[1])
    more = {"type": 2, "style": 2, "label": "More", "custom_id": "lk1:more:1:0:on"}
    panel.content, panel.components = company.channel.mention, [{"type": 1, "components": [more]}]
    with pytest.raises(FlawError, match="the panel of Ben asks none of"):
        oracle.check()


async def test_whoever_is_asked_and_not_called_is_missed(company: Company) -> None:
    oracle = Oracle(company)
    await company.begin()
    for message in oracle._pings._posted:
        message.flags |= MessageFlag.SUPPRESS_NOTIFICATIONS
    with pytest.raises(FlawError, match="was not called"):
        oracle.check()


async def test_two_direct_messages_that_ring_are_one_too_many(company: Company, oracle: Oracle) -> None:
    for _ in range(2):
        says_something_new(company, company.people[1])
    with pytest.raises(FlawError, match="Ben was rung by 2 direct messages"):
        oracle.check(only_turns_call=True)


async def test_whatever_never_comes_is_waited_for_no_longer_than_promised(
    company: Company, oracle: Oracle
) -> None:
    stage = company.stage
    oracle.check()
    stage.bot.signal(signal.SIGSTOP)
    with patch("tests.soak.hearth.PATIENCE", 0.1):
        stage.ledger.age(30 * 24 * 3600.0)
        with pytest.raises(TimeoutError, match=r"due timers: [1-9]"):
            await stage.calm()
    stage.ledger.age(-30 * 24 * 3600.0)
    stage.bot.signal(signal.SIGCONT)
    await stage.calm()


# ── in the database ──────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def another_database(stage: Hearth, statement: str, undo: str, *values: Any) -> Iterator[None]:
    """While the block runs, something is in the database that the bot has not written."""
    change(stage.ledger.store, statement, *values)
    try:
        yield
    finally:
        change(stage.ledger.store, undo, *values)


async def test_what_counts_as_somebody_elses_or_twice_is_found(company: Company, oracle: Oracle) -> None:
    ledger = company.stage.ledger
    [told] = company.claims.told
    number = ledger.table_id(company.channel)
    twice = (
        "INSERT INTO undos (table_id, version, back_to, kind, seat, interaction_id, made_at) "
        "VALUES (?1, 999, 1, 'own', 0, ?2, 0)"
    )
    with another_database(
        company.stage, twice, "DELETE FROM undos WHERE table_id = ?1 AND interaction_id = ?2", number, told
    ):
        with pytest.raises(FlawError, match=f"told as done, and not counted once: .{told}"):
            oracle.check()
        company.claims.told.clear()
        with pytest.raises(FlawError, match=f"counted twice, or never done: .{told}"):
            oracle.check()
    oracle.check()
    with another_database(
        company.stage,
        "UPDATE moves SET interaction_id = ?2 WHERE interaction_id = ?1",
        "UPDATE moves SET interaction_id = ?1 WHERE interaction_id = ?2",
        told,
        FOREIGN,
    ):
        with pytest.raises(FlawError, match=f"counted twice, or never done: .{FOREIGN}"):
            oracle.check()
        company.claims.told.add(told)
        with pytest.raises(FlawError, match=f"told as done, and not counted once: .{told}"):
            oracle.check()


async def test_a_state_that_the_log_does_not_lead_to_is_found(company: Company, oracle: Oracle) -> None:
    ledger, state = company.stage.ledger, company.state
    kept, [asked, *_] = ledger.saved(company.channel), state.pending()
    ledger.replace_state(company.channel, take(state, asked, own_answer(state, asked)))
    with pytest.raises(FlawError, match="the log leads elsewhere at version"):
        oracle.end()
    ledger.replace_saved(company.channel, kept)
    oracle.end()


# ── what others are shown ────────────────────────────────────────────────────────────────────────────────


def secret_of_anna(company: Company) -> str:
    """What she alone can read."""
    view, describe = games()[GAME].view, games()[GAME].describe
    lines = [
        {says(company.people[0]).say(line) for line in describe(view(company.state, viewer))}
        for viewer in (0, 1, None)
    ]
    return max(lines[0] - lines[1] - lines[2], key=len)


def in_a_message(company: Company, secret: str) -> None:
    """Though it is deleted at once."""
    told = again(company, company.party.table, content=f"By the way: {secret}")
    company.stage.ground.delete_message(told)


def in_an_edit(company: Company, secret: str) -> None:
    table = company.party.table
    before, table.content = table.content, secret
    company.stage.ground.world.publish_edit(table)
    table.content = before


def in_an_alt_text(company: Company, secret: str) -> None:
    picture = Attachment(1, "board.png", b"", "image/png", secret)
    again(company, company.party.table, attachments=[picture])


def in_the_name_of_a_file(company: Company, secret: str) -> None:
    again(company, company.party.table, attachments=[Attachment(1, f"{secret}.png", b"", "image/png")])


def in_an_id(company: Company, secret: str) -> None:
    button = {"type": 2, "style": 1, "label": "Hand", "custom_id": f"lk1:hand:1:{secret}"}
    again(company, company.party.table, components=[{"type": 1, "components": [button]}])


def to_ben_alone(company: Company, secret: str) -> None:
    again(company, company.party.table, content=secret, ephemeral_to=company.people[1].user)


def interaction_of_ben(company: Company, kind: InteractionKind, **answer: Any) -> None:
    world, ben = company.stage.ground.world, company.people[1].user
    asked = Interaction(world.ids.next(), "token", kind, ben, company.channel, 0.0, {}, **answer)
    world.changes.publish(InteractionAnswered(asked))


def in_a_suggestion(company: Company, secret: str) -> None:
    interaction_of_ben(company, InteractionKind.AUTOCOMPLETE, choices=[{"name": secret, "value": "1"}])


def in_a_form(company: Company, secret: str) -> None:
    interaction_of_ben(company, InteractionKind.COMPONENT, modal={"title": secret, "components": []})


@pytest.mark.parametrize(
    "tell",
    [
        *(in_a_message, in_an_edit, in_an_alt_text, in_the_name_of_a_file, in_an_id, to_ben_alone),
        *(in_a_suggestion, in_a_form),
    ],
    ids=lambda one: one.__name__,
)
async def test_a_secret_that_reaches_anybody_else_is_found(
    company: Company, oracle: Oracle, tell: Callable[[Company, str], None]
) -> None:
    secret = secret_of_anna(company)
    tell(company, secret)
    with pytest.raises(FlawError, match="was shown a secret of Anna"):
        oracle.end()


async def test_what_its_owner_is_told_is_no_leak(company: Company, oracle: Oracle) -> None:
    again(company, company.party.table, content=secret_of_anna(company), ephemeral_to=company.people[0].user)
    oracle.end()
