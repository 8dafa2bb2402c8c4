"""Dungeon Lords through the real client: whole games, tunnels by click and by typing, what stays secret."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import Decision, Pick, Script
from engine.games.dungeon_lords.rules.orders.digging import DIGGING
from engine.games.dungeon_lords.squares import SQUARE_NAMED
from engine.games.dungeon_lords.state import Underworld
from playground import Message, Person, Reply
from tests.end_to_end.company import asked, opened_offer, shown
from tests.end_to_end.party import Party, Witness, answered, says, usable
from tests.end_to_end.stage import POSTGRES, SQLITE, Stage, action, plays_on
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Lords(Party):
    """A party that knows how to write scripts: square after square on a panel, or all at once by command."""

    def __init__(self, stage: Stage, *people: Person, **where: Any) -> None:
        super().__init__(stage, list(people), game="dungeon-lords", **where)

    @property
    def state(self) -> Underworld:
        """What only the bot knows."""
        state = self.stage.ledger.state(self.channel)
        assert isinstance(state, Underworld)
        return state

    @property
    def awaited(self) -> list[Person]:
        """Whom the table waits for, without those it only invites to decide ahead."""
        seats = set(self.state.awaited())
        return [person for person in super().awaited if self.people.index(person) in seats]

    def question_to(self, person: Person) -> Decision:
        """What somebody must answer first."""
        seat = self.people.index(person)
        return next(decision for decision in self.state.pending() if decision.seat == seat)

    def usual_words(self, person: Person) -> list[str]:
        """A sensible answer, word by word."""
        words = self.question_to(person).form.default(self.state, self.people.index(person))
        assert isinstance(words, list)
        return words

    async def answer_on(self, panel: Message, person: Person) -> Reply:
        if not _usable(panel, "write"):
            return await super().answer_on(panel, person)
        for word in self.usual_words(person):
            await (await self.write(panel, person, word)).settled()
        (button,) = _usable(panel, "confirm")
        return await self.settled(await person.click(panel, custom_id=button))

    async def write(self, panel: Message, person: Person, word: str) -> Reply:
        """Add a word to a script: by button or from the list."""
        for button in _usable(panel, "write"):
            if button.endswith(f".{word}"):
                return await person.click(panel, custom_id=button)
        (select,) = [select for select in panel.selects if action(select.custom_id) == "write"]
        value = next(option.value for option in select.options if option.value.endswith(f".{word}"))
        return await person.select(panel, [value], custom_id=select.custom_id)

    async def by_command(self, person: Person) -> Reply:
        form = self.question_to(person).form
        if not isinstance(form, Script) and not (isinstance(form, Pick) and form.least > 1):
            return await super().by_command(person)
        words = ", ".join(self.usual_words(person)).lower()
        reply = await self.confirmed(await person.slash(self.channel, "move", choice=words), person)
        assert answered(person) in reply.text
        return await self.settled(reply)

    async def somebody_digs(self) -> Person:
        """Everybody orders tunnels first; whoever is asked for them."""
        while not any(decision.form == DIGGING for decision in self.state.pending()):
            person = self.awaited[0]
            question = self.question_to(person)
            if isinstance(question.form, Pick) and question.form.ordered:
                hand = sorted(self.state.lords[question.seat].hand, key=lambda order: order != "dig")
                reply = await person.slash(self.channel, "move", choice=", ".join(hand[:3]))
                await self.settled(reply)
            else:
                await self.by_command(person)
        return self.awaited[0]


def _usable(panel: Message, wanted: str) -> list[str]:
    buttons = [button.custom_id or "" for button in panel.buttons if not button.disabled]
    lists = [select.custom_id for select in panel.selects if not select.disabled]
    return [custom_id for custom_id in (*buttons, *lists) if action(custom_id) == wanted]


@plays_on(POSTGRES)
async def test_a_whole_game_against_the_computer_by_panel_direct_message_and_command(stage: Stage) -> None:
    anna = stage.person("Anna")
    party = Lords(stage, anna)
    await party.open()
    await party.press(anna, "bot")
    await party.start()
    ways = (party.by_panel, party.by_dm, party.by_command)

    while not party.over:
        await ways[party.answers % len(ways)](anna)

    final = await party.sees_the_end()
    result = party.state.result
    assert result is not None
    assert (anna.name in final.text.split("**", 2)[1]) == (0 in result.winners)
    assert len(final.alt_texts) == len(final.attachments) > 0


@plays_on(SQLITE)
async def test_four_lords_play_the_full_version_to_the_end_on_a_german_server(stage: Stage) -> None:
    server = stage.ground.new_guild("Die Halle", locale="de")
    host = stage.person("Carla", "de", guild=server)
    party = Lords(stage, host, channel=stage.channel(server))
    await party.open()
    reply = await host.slash(party.channel, "lobby options", setting="version", value="full")
    assert (await reply.settled()).text == speaker("de")("lobby-option-set")
    for _ in range(3):
        await party.press(host, "bot")
    await party.start()

    await party.play_alone()

    final = await party.sees_the_end()
    assert (party.state.full_version, len(party.state.score)) == (True, 4)
    assert [file.filename for file in final.attachments] == ["dungeon-lords-poster.png"]
    panel = shown(await asked(party, host, "replay"))
    [battles] = panel.selects
    assert battles.placeholder == says(host)("dungeon-lords-replay-fights")
    await (await host.select(panel, battles.options[-1].value, custom_id=battles.custom_id)).settled()
    assert panel.attachments[0].filename == "dungeon-lords-report-1.png"


async def test_tunnels_are_dug_by_click_with_a_picture_of_each_and_may_be_taken_back(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben", "de")
    party = Lords(stage, anna, ben)
    await party.begin()
    digger = await party.somebody_digs()
    panel, before = party.panel_of(digger), party.state.lords[party.people.index(digger)]
    say = says(digger)

    await (await party.write(panel, digger, "D3")).settled()
    assert [file.filename for file in panel.attachments] == ["dungeon-lords-draft.png"]
    await (await digger.click(panel, say("script-undo"))).settled()
    await (await party.write(panel, digger, "B2")).settled()
    await (await digger.click(panel, say("dungeon-lords-ask-dig-done"))).settled()
    await stage.quiet()

    after = party.state.lords[party.people.index(digger)]
    assert set(after.tunnels) - set(before.tunnels) == {SQUARE_NAMED["B2"]}


async def test_orders_lie_on_the_desk_while_they_are_chosen_and_nobody_else_sees_them(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    party, witness = Lords(stage, anna, ben), Witness(stage)
    await party.begin()
    panel, before = party.panel_of(anna), len(witness.sights)
    orders = party.state.lords[0].hand[:3]
    names = [says(anna)(f"dungeon-lords-{order}") for order in orders]

    for name in names:
        pick = anna.select(panel, [name]) if panel.selects else anna.click(panel, name)
        await (await pick).settled()
        assert panel.attachments[0].filename == "dungeon-lords-draft.png"
    await (await anna.click(panel, says(anna)("dungeon-lords-ask-orders-done"))).settled()
    await stage.quiet()

    assert party.state.secrets[0].orders == orders
    chosen = says(anna)("dungeon-lords-twin-own-orders", orders="").partition(":")[0]
    later = witness.sights[before:]
    assert any(chosen in sight.strings for sight in later if sight.audience == anna.id)
    assert not any(chosen in sight.strings for sight in later if sight.audience != anna.id)


async def test_three_orders_are_completed_one_behind_the_other_while_typing(stage: Stage) -> None:
    anna, ben = stage.person("Anna", "de"), stage.person("Ben")
    party = Lords(stage, anna, ben)
    await party.begin()
    orders = party.state.lords[0].hand[3:]
    shown, sent = "", ""
    for order in orders:
        offers = await anna.autocomplete(party.channel, "move", "choice", shown)
        shown, sent = next((name, str(word)) for name, word in offers if str(word).endswith(order))

    await party.settled(await anna.slash(party.channel, "move", choice=sent))

    assert shown == ", ".join(says(anna)(f"dungeon-lords-{order}") for order in orders)
    assert party.state.secrets[0].orders == orders


async def test_that_one_digs_nothing_can_be_typed_and_counts_at_once(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben", "de")
    party = Lords(stage, anna, ben)
    await party.begin()
    digger = await party.somebody_digs()
    seat, nothing = party.people.index(digger), says(digger)("dungeon-lords-ask-dig-none")
    before = party.state.lords[seat].tiles

    assert (nothing, nothing) in await digger.autocomplete(party.channel, "move", "choice", nothing[:4])
    reply = await party.settled(await digger.slash(party.channel, "move", choice=nothing.lower()))

    assert answered(digger) in reply.text
    assert party.state.lords[seat].tiles == before


@pytest.mark.parametrize("locale", ["en"])
async def test_three_orders_are_chosen_in_one_form(stage: Stage, locale: str) -> None:
    anna, ben = stage.person("Anna", locale), stage.person("Ben")
    party = Lords(stage, anna, ben)
    await party.begin()
    while party.question_to(anna).prompt.key != "dungeon-lords-ask-orders":
        await party.by_command(anna)
    panel = await party.opened_panel(anna)
    form = (await anna.click(panel, says(anna)("choose-in-form"))).modal
    assert form is not None
    assert says(anna)("dungeon-lords-ask-orders").startswith(form.title.rstrip("…"))

    hand = party.state.lords[0].hand
    wanted = (hand[4], hand[0], hand[2])
    choices = zip(form.fields, wanted, strict=True)
    await party.settled(await anna.submit(form, {field.custom_id: order for field, order in choices}))
    assert party.state.secrets[0].orders == wanted


@pytest.mark.parametrize("locale", ["de"])
async def test_an_order_is_decided_ahead_by_click_and_carried_out_when_all_have_chosen(
    stage: Stage, locale: str
) -> None:
    anna, ben = stage.person("Anna", locale), stage.person("Ben", locale)
    party = Lords(stage, anna, ben)
    await party.begin()
    while anna in party.awaited:
        await party.by_command(anna)
    seat = party.people.index(anna)
    panel = await opened_offer(party, anna, "dungeon-lords-order-1")
    assert says(anna)("plan-ahead") in panel.text

    await anna_declines(party, anna, panel)
    assert [plan.choices for plan in party.state.plans] == [(("decline",),)]
    while not party.state.lords[seat].errands:
        await party.by_command(ben)
    while party.state.lords[seat].errands[0].outcome == "waiting":
        await party.by_command(party.awaited[0])

    assert party.state.lords[seat].errands[0].outcome == "undone"
    assert all(plan.seat != seat for plan in party.state.plans)


async def anna_declines(party: Lords, anna: Person, panel: Message) -> None:
    """Choose on a panel that the order is left, and confirm it."""
    label = says(anna)("dungeon-lords-option-decline")
    if any(button.label == label for button in panel.buttons):
        await (await anna.click(panel, label)).settled()
    else:
        await (await anna.select(panel, [label], custom_id=usable(panel, "add")[0])).settled()
    await (await anna.click(panel, says(anna)("choose-plan"))).settled()
    await party.stage.quiet()
