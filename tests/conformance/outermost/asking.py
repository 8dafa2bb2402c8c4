"""What people may ask for at a table, beside what they are sent: clicks, commands and autocompletion."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.core import Chance, Seat, State
from tables import Status, Table
from tests.conformance.outermost.sights import Sight, Visitor
from tests.conformance.outermost.worlds import World

Ask = Callable[[Visitor, Table, State, Chance], Awaitable[list[Sight]]]


async def _text(visitor: Visitor, table: Table, state: State, chance: Chance) -> list[Sight]:
    return await visitor.click("text")


async def _board(visitor: Visitor, table: Table, state: State, chance: Chance) -> list[Sight]:
    return await visitor.click("board")


async def _closer(visitor: Visitor, table: Table, state: State, chance: Chance) -> list[Sight]:
    return await visitor.click("closer", values=(str(chance.below(len(table.holders))),))


async def _log(visitor: Visitor, table: Table, state: State, chance: Chance) -> list[Sight]:
    return await visitor.click("log", chance.one_of([0, 9]))


async def _replay(visitor: Visitor, table: Table, state: State, chance: Chance) -> list[Sight]:
    return await visitor.click("replay-open")


async def _hand(visitor: Visitor, table: Table, state: State, chance: Chance) -> list[Sight]:
    return await visitor.click("hand")


async def _home(visitor: Visitor, table: Table, state: State, chance: Chance) -> list[Sight]:
    return await visitor.home()


async def _plans(visitor: Visitor, table: Table, state: State, chance: Chance) -> list[Sight]:
    return await visitor.plans()


async def _autocompletion(visitor: Visitor, table: Table, state: State, chance: Chance) -> list[Sight]:
    ahead = [one.ahead for one in state.decisions_of(visitor.seat) if one.ahead]
    return await visitor.complete(chance.one_of(["", "", "a", "1"]), chance.one_of([None, *ahead]))


async def _more(visitor: Visitor, table: Table, state: State, chance: Chance) -> list[Sight]:
    return await visitor.click("more", 0, chance.one_of(["on", "off"]))


async def _advice(visitor: Visitor, table: Table, state: State, chance: Chance) -> list[Sight]:
    asked = [one.number for one in state.pending() if one.seat == visitor.seat]
    return await visitor.click("advice", asked[0]) if asked else []


async def _click(visitor: Visitor, table: Table, state: State, chance: Chance) -> list[Sight]:
    return await visitor.click_on(await visitor.panel(), chance.below(1000))


OF_EVERYBODY: dict[str, Ask] = {
    "text": _text,
    "board": _board,
    "closer": _closer,
    "log": _log,
    "replay": _replay,
}
OF_PLAYERS: dict[str, Ask] = {
    "hand": _hand,
    "home": _home,
    "plans": _plans,
    "autocompletion": _autocompletion,
    "more": _more,
    "advice": _advice,
    "click": _click,
}


async def asked_for(
    world: World, table: Table, state: State, viewer: Seat | None, luck: int, times: int
) -> dict[str, list[Sight]]:
    """A few things that a viewer asks for, as luck has it; the same ones with the same luck."""
    if table.status is not Status.PLAYING:
        return {}
    chance = Chance(luck)
    offers = OF_EVERYBODY if viewer is None else OF_EVERYBODY | OF_PLAYERS
    names = list(offers)
    chance.shuffle(names)
    shown = {}
    for name in names[:times]:
        visitor = Visitor(world, table, viewer)
        shown[name] = await offers[name](visitor, table, state, chance)
    return shown
