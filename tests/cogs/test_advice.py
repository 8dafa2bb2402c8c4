"""*What would you do?* behind *More*: the answer is marked on the controls, and nobody else hears of it."""

from __future__ import annotations

from engine.core import Chance
from tables import TableService
from tests.cogs.panel_users import Person, router_for
from tests.tables.scene import ANNA, choose_setting, errands_of, play_up_to, started, table_of
from texts import speaker

SAY = speaker("en")


async def ask_for_advice(anna: Person, service: TableService, table_id: int) -> None:
    await anna.open(await table_of(service, table_id))
    assert SAY("button-advice") not in anna.labels
    await anna.press("more", "on")
    await anna.press("advice")


async def test_the_advised_option_is_marked_and_explained_to_nobody_else(service: TableService) -> None:
    table = (await started(service)).id
    anna = Person(router_for(service), ANNA)
    await errands_of(service, table)
    before = await table_of(service, table)
    await ask_for_advice(anna, service, table)

    [marked] = [label for label in anna.labels if label.startswith("★")]
    answer = marked.removeprefix("★ ")
    assert SAY("advice-told", answer=answer, why="").rstrip() in anna.text
    assert SAY("button-less") in anna.labels
    assert await table_of(service, table) == before
    assert await errands_of(service, table) == []


async def test_where_answers_are_put_together_the_advice_is_a_draft_to_confirm(service: TableService) -> None:
    table = (await started(service)).id
    decision = await play_up_to(service, table, "placed")
    anna = Person(router_for(service), ANNA + decision.seat)
    await ask_for_advice(anna, service, table)
    advice = await service.adviser.ask(await table_of(service, table), anna.user_id, decision.number)

    assert await service.drafts.get(table, decision) == advice.choice
    version = (await table_of(service, table)).version
    assert SAY("advice-told", answer=SAY("answer-as-drawn"), why="").rstrip() in anna.text
    await anna.press("confirm")
    assert (await table_of(service, table)).version > version


async def test_what_somebody_has_begun_is_left_as_it_is(service: TableService) -> None:
    table = (await started(service)).id
    decision = await play_up_to(service, table, "placed")
    state = await service.repository.state(await table_of(service, table))
    advised = (
        await service.adviser.ask(await table_of(service, table), ANNA + decision.seat, decision.number)
    ).choice
    assert isinstance(advised, list)
    own = next(
        one
        for seed in range(99)
        if (one := decision.form.sample(state, decision.seat, Chance(seed))) != advised
    )
    assert isinstance(own, list)
    await service.drafts.save(table, decision, own)
    anna = Person(router_for(service), ANNA + decision.seat)
    await ask_for_advice(anna, service, table)

    assert await service.drafts.get(table, decision) == own
    assert SAY("answer-as-drawn") not in anna.text
    assert " ".join(advised) in anna.text


async def test_a_table_without_advice_has_no_such_button(service: TableService) -> None:
    table = (await started(service)).id
    await choose_setting(service, table, "advice", "off")
    anna = Person(router_for(service), ANNA)
    await anna.open(await table_of(service, table))
    await anna.press("more", "on")

    assert SAY("button-advice") not in anna.labels
