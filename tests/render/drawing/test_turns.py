"""Whoever is free draws what people look at before what they may look for later."""

from __future__ import annotations

import asyncio

from render.drawing import others_go_first
from render.drawing.turns import Turns


async def test_what_can_wait_is_overtaken_and_whoever_gives_up_takes_nobodys_turn() -> None:
    turns: Turns[str] = Turns()
    drawn: list[str] = []

    async def draw(what: str, *, can_wait: bool) -> None:
        if can_wait:
            others_go_first()
        worker = await turns.get()
        drawn.append(what)
        turns.put(worker)

    waiting = [
        asyncio.create_task(draw(what, can_wait="panel" in what))
        for what in ("panel", "given up", "board", "answer", "another panel")
    ]
    await asyncio.sleep(0)
    waiting[1].cancel()
    turns.put("the only worker")
    await asyncio.gather(*waiting, return_exceptions=True)

    assert drawn == ["board", "answer", "panel", "another panel"]


async def test_who_gives_up_when_it_is_their_turn_leaves_it_to_the_next() -> None:
    turns: Turns[str] = Turns()
    first, second = (asyncio.create_task(turns.get()) for _ in range(2))
    await asyncio.sleep(0)

    turns.put("the only worker")
    first.cancel()

    assert await second == "the only worker"
