"""In every game and both languages a plan is made, changed, dropped, taken back, kept over a crash, and used.

Whoever replays such a game comes to the moment at which it was used.
"""

import pytest

from cogs.ui.decisions.controls import needs_confirmation
from engine.core import Choice, Decision, State
from engine.core.plans import PlannedChoice, choices_by
from engine.core.registry import games
from playground import Person, Reply
from tests.end_to_end.company import asked, opened_offer, shown
from tests.end_to_end.foreseeing import (
    MOST_ANSWERS,
    Moment,
    moment_to_plan,
    next_asked,
    own_answer,
    typed,
    was_used,
)
from tests.end_to_end.party import Party, says, usable
from tests.end_to_end.stage import Stage, control
from texts import LOCALES

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Planners(Party):
    """People at a table in the middle of a game, one of whom decides something ahead."""

    async def begin_at(self, moment: Moment) -> None:
        """Sit down, start, and find the game at another moment after a crash."""
        await self.begin()
        await self.stage.bot.kill()
        self.stage.ledger.replace_state(self.channel, moment.state)
        await self.stage.bot.start()

    @property
    def state(self) -> State:
        return self.stage.ledger.state(self.channel)

    def planned(self, offer: Decision) -> tuple[PlannedChoice, ...]:
        """What is planned for an offer; nothing, if it was dropped or declined."""
        plan = self.state.plan_of(offer.seat, offer.ahead)
        return () if plan is None else plan.choices

    async def typed_move(self, person: Person, decision: Decision, choice: Choice, **ahead: str) -> Reply:
        """Answer with `/move`, and confirm what is previewed first."""
        reply = await asked(self, person, "move", choice=typed(decision, choice, says(person)), **ahead)
        if needs_confirmation(decision):
            (button,) = usable(shown(reply), "confirm")
            await (await person.click(shown(reply), custom_id=button)).settled()
        await self.stage.quiet()
        return reply

    async def until_used(self, planner: Person) -> None:
        """Whoever is asked answers, until the plan comes to light."""
        for _ in range(MOST_ANSWERS):
            decision = next_asked(self.state)
            assert decision is not None
            await self.typed_move(self.people[decision.seat], decision, own_answer(self.state, decision))
            if was_used(self.state, self.people.index(planner)):
                return
        raise AssertionError("the plan was not used")


async def replayed(party: Party, person: Person) -> str:
    """Everything a replay tells behind *More*, from the first move to the last."""
    panel, say = shown(await asked(party, person, "replay")), says(person)
    told = [panel.text]
    for _ in range(party.stage.ledger.moves(party.channel)):
        forward = next(one for one in panel.buttons if one.label == say("button-replay-forward"))
        if forward.disabled:
            break
        await (await person.click(panel, custom_id=forward.custom_id)).settled()
        await (await person.click(panel, custom_id=control(panel, "replay-more"))).settled()
        told.append(panel.text)
        await (await person.click(panel, say("button-less"))).settled()
    return "\n".join(told)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", list(games()))
async def test_a_plan_from_its_making_to_the_replay_of_its_use(stage: Stage, key: str, locale: str) -> None:
    seats = max(2, games()[key].seats[0])
    guild = stage.ground.new_guild("Guild", locale=locale)
    people = [stage.person(name, locale, guild=guild) for name in ("Anna", "Ben", "Cleo")[:seats]]
    party, moment = Planners(stage, people, stage.channel(guild), key), moment_to_plan(key, seats)
    await party.begin_at(moment)
    offer, planner = moment.offer, people[moment.offer.seat]
    wanted, say = choices_by(offer, moment.plan), says(planner)

    made = await opened_offer(party, planner, offer.ahead)
    await party.answer_on(made, planner)
    assert say("panel-planned", answer="|").partition("|")[0] in made.text
    first = party.planned(offer)
    assert first not in ((), wanted)

    await party.typed_move(planner, offer, moment.plan, ahead=offer.ahead)
    assert party.planned(offer) == wanted

    plans = shown(await asked(party, planner, "plans"))
    await party.settled(await planner.click(plans, custom_id=control(plans, "none")))
    assert party.planned(offer) == ()

    assert say("undo-done") in (await asked(party, planner, "undo")).text
    assert party.planned(offer) == wanted

    await stage.bot.kill()
    await stage.bot.start()
    assert party.planned(offer) == wanted
    await party.until_used(planner)

    told = say("story-decided-ahead", seat=planner.name).removeprefix("-# ")
    assert told in party.table.text
    assert told in await replayed(party, people[0])
