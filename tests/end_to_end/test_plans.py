"""Deciding ahead through the real client: plans are made, changed, dropped and used, and survive a crash."""

import pytest

from engine.games.mighty_monsters.state import Castle
from playground import Message, Person
from tests.end_to_end.company import asked, at_play, opened_offer
from tests.end_to_end.party import Party, Witness, answered, says, usable
from tests.end_to_end.stage import Stage, action, control, on_both_stores

pytestmark = pytest.mark.asyncio(loop_scope="module")

AHEAD = "mighty-monsters-place-ahead"
KIND = "mighty-monsters-place"


def castle(party: Party) -> Castle:
    state = party.stage.ledger.state(party.channel)
    assert isinstance(state, Castle)
    return state


async def opened_plan(party: Party, person: Person) -> Message:
    """The panel of somebody who is not awaited, who wants to decide ahead."""
    panel = await opened_offer(party, person, KIND)
    assert says(person)("plan-ahead") in panel.text
    assert says(person)(AHEAD) in panel.text
    return panel


async def open_group(panel: Message, person: Person, name: str) -> None:
    """Open a group of placements: by its button or from the list of groups, if there are any."""
    for button in panel.buttons:
        if action(button.custom_id) == "group" and button.label == name:
            await (await person.click(panel, custom_id=button.custom_id)).settled()
            return
    for menu in panel.selects:
        if action(menu.custom_id) == "group" and name in [option.label for option in menu.options]:
            await (await person.select(panel, [name], custom_id=menu.custom_id)).settled()
            return


async def plan(party: Party, person: Person, *placements: str) -> Message:
    """Write a list of placements by clicking."""
    panel = await opened_plan(party, person)
    for placement in placements:
        card = int(placement[0])
        await open_group(panel, person, says(person)("mighty-monsters-card-button", strength=card))
        (added,) = (one for one in usable(panel, "add") if one.endswith((placement, "list0")))
        if added.endswith("list0"):
            await (await person.select(panel, [placement], custom_id=added)).settled()
        else:
            await (await person.click(panel, custom_id=added)).settled()
    await (await person.click(panel, custom_id=control(panel, "confirm"))).settled()
    await party.stage.quiet()
    assert says(person)("panel-planned", answer="|").partition("|")[0] in panel.text
    return panel


def planned(party: Party) -> dict[str, list[str]]:
    return {
        party.people[one.seat].name: [choice[0] for choice in one.choices if isinstance(choice, tuple)]
        for one in castle(party).plans
    }


def two_of_the_hand(party: Party, person: Person) -> tuple[int, int]:
    hand = castle(party).lairs[party.people.index(person)].hand
    return hand[0], hand[1]


def next_to(party: Party, person: Person) -> Person:
    """Whose turn it is after somebody's."""
    return party.people[(party.people.index(person) + 1) % len(party.people)]


async def move_to_guard_3(party: Party, person: Person) -> None:
    """Send a monster where nobody else in these tests wants to go."""
    strength = castle(party).lairs[party.people.index(person)].hand[0]
    reply = await asked(party, person, "move", choice=f"{strength}@3")
    assert answered(person) in reply.text


@on_both_stores
@pytest.mark.parametrize("locale", ["en"])
async def test_a_plan_is_made_changed_and_used_after_a_crash_and_nobody_learns_of_it_before(
    own_stage: Stage, locale: str
) -> None:
    party = await at_play(own_stage, locale)
    mover, planner = party.awaited[0], party.waiting[0]
    first, second = two_of_the_hand(party, planner)
    witness, edition = Witness(own_stage), party.edition
    await plan(party, planner, f"{first}@1")
    panel = await plan(party, planner, f"{second}@2", f"{first}@3")
    assert planned(party) == {planner.name: [f"{second}@2", f"{first}@3"]}
    name = says(planner)(f"{AHEAD}-short")
    assert says(planner)("plan-told", question=name, plan="|").split("|")[0] in panel.text

    assert party.edition == edition, "the table's message does not tell"
    assert all(sight.audience == planner.id for sight in witness.sights)

    await own_stage.bot.kill()
    await own_stage.bot.start()
    await move_to_guard_3(party, mover)
    if planner is not next_to(party, mover):
        await move_to_guard_3(party, next_to(party, mover))

    told = says(party.host)("story-decided-ahead", seat=planner.name).removeprefix("-# ")
    assert told in party.table.text
    assert planned(party) == {planner.name: [f"{first}@3"]}
    assert planner not in party.awaited


@pytest.mark.parametrize("locale", ["de"])
async def test_all_plans_are_listed_and_dropped_in_one_place(stage: Stage, locale: str) -> None:
    party = await at_play(stage, locale)
    planner = party.waiting[0]
    assert says(planner)("plans-none") in (await asked(party, planner, "plans")).text
    first, _ = two_of_the_hand(party, planner)
    await plan(party, planner, f"{first}@2")

    listed = await asked(party, planner, "plans")
    assert says(planner)("mighty-monsters-option-place", strength=first, guard=2) in listed.text
    assert says(planner)("home-plans", count=1) in (await asked(party, planner, "games")).text
    assert listed.message is not None
    await (await planner.click(listed.message, custom_id=control(listed.message, "none"))).settled()
    await stage.quiet()

    assert planned(party) == {}
    offered = await asked(party, planner, "plans")
    assert says(planner)("plans-none") in offered.text
    assert offered.message is not None
    await (await planner.select(offered.message, says(planner)(f"{AHEAD}-short"))).settled()
    assert says(planner)(AHEAD) in offered.text, "what can be decided ahead is opened from here"


async def test_a_plan_can_be_typed_also_while_it_is_ones_turn(stage: Stage) -> None:
    party = await at_play(stage)
    mover, planner = party.awaited[0], party.waiting[0]
    first, second = two_of_the_hand(party, planner)
    offers = await planner.autocomplete(party.channel, "move", "ahead")
    assert offers == [(says(planner)(f"{AHEAD}-short"), KIND)]
    listed = f"{first}@1, {second}@2"
    await (await planner.slash(party.channel, "move", choice=listed, ahead=KIND)).settled()
    assert planned(party) == {planner.name: [f"{first}@1", f"{second}@2"]}

    reply = await asked(party, mover, "move", choice="1@1", ahead=KIND)
    assert says(mover)("nothing-to-plan") in reply.text


async def test_who_has_planned_in_vain_is_called_in_turn(stage: Stage) -> None:
    party = await at_play(stage)
    mover = party.awaited[0]
    second = next_to(party, mover)
    third = next_to(party, second)
    await plan(party, third, f"{two_of_the_hand(party, third)[0]}@3")

    await move_to_guard_3(party, mover)
    await move_to_guard_3(party, second)

    assert party.awaited == [third]
    assert third.user in party.table.pinged
    assert planned(party) == {}


async def test_taking_back_a_move_that_used_a_plan_needs_consent(stage: Stage) -> None:
    party = await at_play(stage)
    mover = party.awaited[0]
    planner = party.people[(party.people.index(mover) + 1) % 3]
    first, second = two_of_the_hand(party, planner)
    await plan(party, planner, f"{first}@1", f"{second}@2")
    await move_to_guard_3(party, mover)
    assert planner not in party.awaited

    reply = await asked(party, mover, "undo")
    assert says(mover)("undo-done") not in reply.text, "somebody's plan has come to light"
