"""How long people wait is read from the requests to Discord, and tokens are not kept."""

from __future__ import annotations

from cogs.operations.exposition import Sample
from cogs.operations.latencies import Latencies
from tests.tables.scene import Clock


def count(samples: list[Sample]) -> tuple[float, float]:
    total, number = samples[-2:]
    return total.value, number.value


def test_acknowledgement_and_answer_are_counted_once_each() -> None:
    clock = Clock(0.0)
    waits = Latencies(clock)
    waits.arrive("token")
    clock.now = 0.5
    waits.sent("/api/v10/interactions/1/token/callback")
    clock.now = 2.0
    for _ in range(2):
        waits.sent("/api/v10/webhooks/9/token/messages/@original")

    assert count(waits.acknowledged.samples()) == (0.5, 1)
    assert count(waits.answered.samples()) == (2.0, 1)
    assert not waits._arrived


def test_other_requests_are_no_answers() -> None:
    waits = Latencies(Clock(0.0))
    waits.arrive("token")
    for path in ("/", "/channels/1/messages", "/interactions/1/other/callback", "/@original", "/callback"):
        waits.sent(path)
    waits.sent("/webhooks/9/token/messages/@original")  # not acknowledged yet

    assert count(waits.acknowledged.samples()) == count(waits.answered.samples()) == (0.0, 0)


def test_what_is_never_answered_is_forgotten_in_the_end() -> None:
    waits = Latencies(Clock(0.0))
    for number in range(1500):
        waits.arrive(str(number))

    assert len(waits._arrived) == 1000
