"""A copy equals its original, shares nothing that can change, and equals what a save would bring back."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor, wait
from threading import Event

import msgspec
import pytest

from engine.core import Chance, Move, apply, copying
from engine.core.agenda import Fork, Gathering
from engine.core.copying import deep_copy
from tests.engine import toy
from tests.engine.toy import TOY, Toy, choose, encoded, table


def test_copies_and_saves_are_equal_at_every_decision() -> None:
    for seed in range(20):
        chance = Chance(seed)
        g = TOY.start(3, {}, seed)
        while g.result is None:
            decision = chance.one_of(g.decisions())
            g = apply(g, Move(decision.seat, decision.number, decision.form.sample(g, decision.seat, chance)))
            assert deep_copy(g) == g
            assert msgspec.json.decode(encoded(g), type=Toy) == g
            assert encoded(deep_copy(g)) == encoded(g)


def test_a_copy_is_independent() -> None:
    g = choose(table(toy.vote, "colour"), 0, ["red"])
    before = encoded(g)
    copy = deep_copy(g)

    copy.log.append("only in the copy")
    copy.hands[0].append("ace")
    copy.deck.pile.pop()
    copy.chance.below(6)
    gathering = copy.agenda[-1]
    assert isinstance(gathering, Gathering)
    gathering.answers[1] = ["blue"]
    gathering.answers[0].append("green")  # type: ignore[union-attr]

    assert encoded(g) == before


def test_the_branches_of_a_copy_are_independent() -> None:
    g = table(toy.errands, 1)
    before = encoded(g)

    fork = deep_copy(g).agenda[-1]
    assert isinstance(fork, Fork)
    fork.branches[0].stack.clear()

    assert encoded(g) == before


def test_what_cannot_change_is_shared() -> None:
    g = table(toy.asked, 0, "colour")

    assert deep_copy(g).decisions()[0] is g.decisions()[0]


def test_a_tuple_of_what_can_change_cannot_be_copied() -> None:
    class Wrong(msgspec.Struct):
        piles: tuple[list[str], ...]

    with pytest.raises(TypeError, match="only hold immutable values"):
        deep_copy(Wrong(([],)))


class Nest(msgspec.Struct):
    """A kind that refers to itself, and that nothing else copies."""

    eggs: list[int] = []
    above: Nest | None = None


def test_a_kind_that_is_being_compiled_is_not_met_by_another_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    compile_now, begun, go_on = copying._compiled, Event(), Event()

    def compile_slowly(kind: type[object]) -> copying.Copier:
        begun.set()
        assert go_on.wait(5)
        return compile_now(kind)

    monkeypatch.setattr(copying, "_compiled", compile_slowly)
    nest = Nest([1], Nest([2]))
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(deep_copy, nest)
        assert begun.wait(5)
        second = threads.submit(deep_copy, nest)
        wait([second], 0.1)
        go_on.set()
        assert first.result() == second.result() == nest
