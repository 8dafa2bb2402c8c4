"""Every way to act: what is prepared in calm weather, and what is then done whatever happens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

import asyncpg  # type: ignore[import-untyped]  # it brings no types

from engine.core import take
from engine.core.registry import games
from engine.core.undo import differs
from playground import Message, Person
from playground.people.errors import ImpossibleError
from tests.end_to_end.foreseeing import typed
from tests.end_to_end.party import offered_groups, says, usable
from tests.soak.company import SILENCE, Answer, Company, Told

TROUBLED = (TimeoutError, ImpossibleError, AssertionError, LookupError)
"""What tells that somebody could not go on: nothing answered, or what they wanted to press is gone."""
A_MOMENT = 0.2
NOTHING = Told(SILENCE)
_MOST_ANSWERS_BEFORE_A_FORM = 12
_MOST_ANSWERS_BEFORE_A_PLAN = 12
_MOST_ANSWERS_OF_ALL = 40
LONGER = 2 * 3600.0
"""By so many seconds too much time passes: the bot's clock may be an hour late."""

Doing = Callable[[], Awaitable[Told]]


class Way(NamedTuple):
    """A way to act: prepared first, then done."""

    prepare: Callable[[Company], Awaitable[Doing]]


async def _mover(company: Company) -> Person:
    found = company.asked()
    return found.person if found else company.people[0]


async def _typed_move(company: Company) -> Doing:
    return _typing(company, company.asked())


async def _planned(company: Company) -> Doing:
    """Somebody decides something ahead, once anything can be."""
    plan = company.plannable()
    for _ in range(_MOST_ANSWERS_BEFORE_A_PLAN):
        if plan is not None:
            break
        await (await _typed_move(company))()
        await company.stage.calm()
        plan = company.plannable()
    return _typing(company, plan, ahead=plan.decision.ahead) if plan else await _opening("plans")(company)


def _typing(company: Company, answer: Answer | None, **options: str) -> Doing:
    async def do() -> Told:
        if answer is None:
            return NOTHING
        person, decision, choice = answer
        words = typed(decision, choice, says(person))
        reply = await person.slash(company.channel, "move", choice=words, **options)
        told = await company.heard(reply)
        while not told.done and reply.message is not None and (confirm := usable(reply.message, "confirm")):
            reply = await person.click(reply.message, custom_id=confirm[0])
            told = await company.heard(reply)
            if reply.message and not any(":sure:" in one for one in usable(reply.message, "confirm")):
                break
        return told

    return do


def _opening(path: str, **options: str) -> Callable[[Company], Awaitable[Doing]]:
    async def prepare(company: Company) -> Doing:
        person = company.people[0]

        async def do() -> Told:
            return await company.heard(await person.slash(company.channel, path, **options))

        return do

    return prepare


async def _on_a_panel(company: Company, panel: Message, person: Person) -> Told:
    """Press or choose whatever leads on, a few times at most, until told that it counts."""
    told = NOTHING
    for _ in range(40):
        wanted = [
            *(usable(panel, "confirm") or [*usable(panel, "pick"), *usable(panel, "none")]),
            *usable(panel, "add"),
            *usable(panel, "accept"),
            *usable(panel, "write"),
        ] or offered_groups(panel)
        if not wanted:
            return told
        control = company.random.choice(wanted)
        menu = next((one for one in panel.selects if one.custom_id == control), None)
        if menu is None:
            reply = await person.click(panel, custom_id=control)
        else:
            chosen = company.random.sample(menu.options, max(menu.least, 1))
            reply = await person.select(panel, [one.value for one in chosen], custom_id=control)
        told = await company.heard(reply)
        if told.done or told.words == SILENCE or company.is_unanswered(reply):
            return told
    return told


async def _clicked(company: Company) -> Doing:
    person = await _mover(company)
    panel = await company.party.opened_panel(person)
    return lambda: _on_a_panel(company, panel, person)


async def _by_direct_message(company: Company) -> Doing:
    person = await _mover(company)
    panel = company.party.panel_of(person)
    return lambda: _on_a_panel(company, panel, person)


async def _rules_panel(company: Company) -> tuple[Message, Person]:
    person = company.people[0]
    reply = await (await person.slash(company.channel, "rules")).settled()
    assert reply.message is not None
    return reply.message, person


async def _selected(company: Company) -> Doing:
    panel, person = await _rules_panel(company)
    menu = panel.selects[0]

    async def do() -> Told:
        value = company.random.choice(menu.options).value
        return await company.heard(await person.select(panel, [value], custom_id=menu.custom_id))

    return do


async def _form(company: Company) -> Doing:
    """Type an answer into the form of a panel, where it has one."""
    for _ in range(_MOST_ANSWERS_BEFORE_A_FORM):
        found = company.asked()
        person = found.person if found else company.people[0]
        panel = await company.party.opened_panel(person)
        for sheet in [one for one in offered_groups(panel) if one.endswith(":99")]:
            await (await person.click(panel, custom_id=sheet)).settled()
        if usable(panel, "type"):
            break
        await (await _typed_move(company))()
        await company.stage.calm()
    words = typed(found.decision, found.choice, says(person)) if found else ""

    async def do() -> Told:
        opened = await person.click(panel, custom_id=usable(panel, "type")[0])
        if opened.modal is None:
            return await company.heard(opened)
        [field] = opened.modal.fields
        return await company.heard(await person.submit(opened.modal, {field.label: words}))

    return do


async def _autocompleted(company: Company) -> Doing:
    person = await _mover(company)

    async def do() -> Told:
        found = await person.autocomplete(company.channel, "move", "choice")
        return Told(f"[{len(found)} suggestions]")

    return do


async def _lobby(company: Company) -> Doing:
    stage = company.stage
    guild = company.channel.guild
    person, channel = stage.person("Newcomer", guild=guild), stage.channel(guild)

    async def do() -> Told:
        return await company.heard(await person.slash(channel, "lobby open", game=company.game))

    return do


async def _lesson(company: Company) -> Doing:
    person = company.stage.person("Learner", guild=company.channel.guild)

    async def do() -> Told:
        return await company.heard(await person.slash(person.dm_channel, "learn", game=company.game))

    return do


async def _undone(company: Company) -> Doing:
    """Somebody answers, and takes it back."""
    answer = company.asked()
    await _typing(company, answer)()
    await company.stage.calm()
    person = answer.person if answer else company.people[0]

    async def do() -> Told:
        return await company.heard(await person.slash(company.channel, "undo"))

    return do


async def _settings(company: Company) -> Doing:
    """Somebody wants to be told when a game looks for players."""
    return await _opening("settings tell-me", game=company.game)(company)


async def _repair(company: Company) -> Doing:
    async def do() -> Told:
        reply = await company.moderator.slash(company.channel, "table repair")
        return await company.heard(reply)

    return do


async def _vote(company: Company) -> Doing:
    """Somebody whom the table waits for is to go; one of the others votes against it, or they themselves."""
    target = await _mover(company)
    mover, *others = [one for one in company.people if one is not target]
    with suppress(*TROUBLED):
        await (await mover.slash(company.channel, "seat kick", person=target)).settled()
    await company.stage.calm()
    voter = (others or [target])[0]

    async def do() -> Told:
        against = [one for one in usable(company.party.table, "vote") if not one.endswith(":kick")]
        reply = await voter.click(company.party.table, custom_id=against[0])
        return await company.heard(reply)

    return do


async def _hint(company: Company) -> Doing:
    person = await _mover(company)
    panel = await company.party.opened_panel(person)
    for more in [*usable(panel, "more")][:1]:
        await (await person.click(panel, custom_id=more)).settled()

    async def do() -> Told:
        return await company.heard(await person.click(panel, custom_id=usable(panel, "advice")[0]))

    return do


async def _timer(company: Company) -> Doing:
    """Time passes until a timer is due; a stranger's settings wake the clock."""
    ledger = company.stage.ledger
    [(due,)] = ledger.rows("SELECT min(due_at) FROM timers")
    passing = 0.0 if due is None else max(0.0, due - time.time()) + LONGER

    async def do() -> Told:
        with suppress(OSError, asyncpg.PostgresError):  # PostgreSQL is down
            ledger.age(passing)
        nights = {"from": "22:00", "to": "07:00", "zone": "Europe/Vienna"}
        reply = await company.stranger.slash(company.channel, "settings quiet", **nights)
        return await company.heard(reply)

    return do


async def _practised(company: Company) -> Doing:
    """Somebody answers in a puzzle, in their direct messages."""
    person = company.stage.person("Puzzler", guild=company.channel.guild)
    puzzle = company.random.choice(list(games()[company.game].exercises))
    begun = await person.slash(person.dm_channel, "practice", exercise=f"{company.game}:{puzzle}")
    await begun.settled()
    await company.stage.calm()
    [table] = [one for one in person.dm if usable(one, "turn")]
    opened = await (await person.click(table, custom_id=usable(table, "turn")[0])).settled()
    panel = opened.message
    assert panel is not None
    return lambda: _on_a_panel(company, panel, person)


WAYS: dict[str, Way] = {
    "lobby": Way(_lobby),
    "click": Way(_clicked),
    "select": Way(_selected),
    "form": Way(_form),
    "command": Way(_typed_move),
    "autocompletion": Way(_autocompleted),
    "direct message": Way(_by_direct_message),
    "timer": Way(_timer),
    "vote": Way(_vote),
    "undo": Way(_undone),
    "replay": Way(_opening("replay")),
    "export": Way(_opening("settings export")),
    "settings": Way(_settings),
    "repair": Way(_repair),
    "plan": Way(_planned),
    "hint": Way(_hint),
    "lesson": Way(_lesson),
}
IN_STORIES: dict[str, Way] = {**WAYS, "practice": Way(_practised)}
"""Whatever is done in a story; the matrix has a column for each of the others."""


async def everybody_moves(company: Company) -> None:
    """In calm weather, people answer until everybody has, and everybody could see something of it.

    That brings the table and everybody's panel up to date: whoever is not asked may get to see nothing of
    what others do, and what the first answers decide may be secret.
    """
    left, is_seen = set(company.seated), False
    for _ in range(_MOST_ANSWERS_OF_ALL):
        answer = company.asked(first=left)
        if answer is None or (is_seen and not left):
            return
        before = company.state
        told = await _typing(company, answer)()
        await company.stage.calm()
        if told.done:
            left.discard(answer.decision.seat)
            is_seen |= differs(before, company.state, None)


async def play_on(company: Company, share: float) -> None:
    """In calm weather, people play so much of the game; how long it is, computer players find out."""
    its_game, state, length = games()[company.game], company.state, 0
    while share and state.result is None:
        decision = state.pending()[0]
        state = take(state, decision, its_game.computer_player(its_game.view(state, decision.seat), decision))
        length += 1
    for _ in range(int(share * length)):
        await _typing(company, company.asked())()
    await company.stage.calm()


async def tried(company: Company, doing: Doing) -> Told:
    """Do it; whoever cannot is told nothing, and nobody waits for an answer of the dead."""
    acting, dying = asyncio.ensure_future(doing()), asyncio.ensure_future(company.stage.death())
    await asyncio.wait((acting, dying), return_when=asyncio.FIRST_COMPLETED)
    if not acting.done():
        await asyncio.wait((acting,), timeout=None if company.stage.is_alive else A_MOMENT)
    for task in (acting, dying):
        task.cancel()
    [told, _] = await asyncio.gather(acting, dying, return_exceptions=True)
    if isinstance(told, (asyncio.CancelledError, *TROUBLED)):
        return NOTHING
    if isinstance(told, BaseException):
        raise told
    return told
