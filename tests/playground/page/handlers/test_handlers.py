"""Every handler, given every kind of nonsense."""

import asyncio
from typing import Any

import pytest

from playground.checks.components import Json
from playground.page.handlers import HANDLERS
from tests.playground.conftest import Stage
from tests.playground.page.conftest import OpenPane
from tests.playground.page.handlers.material import NOWHERE, TEA, UNTROUBLED, old
from tests.playground.page.pane import Pane, refusal_texts

_STRANGE: list[Any] = [None, 7, "x", [], {}, {"a": 1}, "9" * 5000, -1, float("inf"), "\ud800"]


@pytest.mark.parametrize("what", HANDLERS)
async def test_every_request_is_answered_whatever_is_in_it(
    stage: Stage, anna: Pane, open_pane: OpenPane, what: str
) -> None:
    message = await old(stage)
    bert = await open_pane("Bert")
    stage.ground.world.rules.acknowledge_within = 0.3
    stage.ground.page.scenes = [TEA]
    sensible: Json = {
        "channel": str(stage.general.id),
        "before": message,
        "message": message,
        "since": message,
    }
    sensible |= {"text": "Hello", "custom_id": "old:select", "values": ["1"], "path": "move"}
    sensible |= {"options": {}, "focused": "choice", "value": "", "interaction": NOWHERE, "answers": {}}
    sensible |= {"name": "Table", "locale": "de", "scene": "tea", "closed": False, "files": []}
    bodies = [*_STRANGE, *(sensible | {key: value} for key in sensible for value in _STRANGE)]
    answers = await asyncio.gather(*(anna.answer_to(what, body) for body in bodies))
    assert all(refusal_texts(answer) for answer in answers if "refused" in answer)
    await anna.ask("mend")
    await bert.ask("look", {"channel": str(stage.general.id)})
    stage.carla.say(stage.general, "Still there?")
    await bert.hears("message", "Still there?")
    await bert.until(lambda: bert.overview["faults"] == UNTROUBLED)
