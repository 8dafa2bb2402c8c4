"""The laws bite: a toy game keeps them, and each of its broken sisters is caught."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from engine.core import Chance, Question, Seat, Text, step
from engine.core.copying import deep_copy
from engine.core.registry import AnyGame, games
from tests.conformance import explaining, laws, secrecy
from tests.conformance.laws import LAWS, Law
from tests.conformance.plays import random_play
from tests.engine import toy
from tests.engine.toy import CARDS, FORMS, TOY, Toy, ToyView

SPEAKING = (
    laws.options_can_be_told_apart,
    laws.everything_can_be_said,
    explaining.every_option_says_what_it_does,
)
"""The toy has no texts."""


@pytest.fixture(autouse=True)
def _toy_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "toy", TOY)


@pytest.mark.parametrize("law", [law for law in LAWS if law not in SPEAKING], ids=lambda law: law.__name__)
def test_the_toy_keeps_the_law(law: Law) -> None:
    for seed in range(4):
        law(random_play(TOY, 2 + seed % 2, {}, seed))


def beginning_with(first: Any) -> Any:
    """A way to set the toy up with another step before the tour."""

    def new_table(seats: int, settings: dict[str, str], chance: Chance) -> Toy:
        g = toy.bare_table(seats, settings, chance)
        g.then(first)
        g.then(toy.tour)
        return g

    return new_table


@step
def peek_without_turning_up(g: Toy) -> None:
    g.ask(0, toy.question("colour"), peeked)
    g.then(toy.asked, 0, "colour")


@step
def peeked(g: Toy, seat: Seat, picked: list[str]) -> None:
    g.log.append(g.deck.pile[-1])


@step
def ask_whom_the_top_card_names(g: Toy) -> None:
    g.ask(0, toy.question("colour"), named)


@step
def named(g: Toy, seat: Seat, picked: list[str]) -> None:
    g.then(toy.asked, CARDS.index(g.deck.pile[-1]) % g.seats, "colour")


@step
def lose_a_card(g: Toy) -> None:
    g.deck.pile.pop()


@step
def ask_off_topic(g: Toy) -> None:
    g.ask(0, Question(Text("toy-question"), FORMS["colour"], "cooking"), toy.answered, "colour")


def leaking_view(g: Toy, viewer: Seat | None) -> ToyView:
    return msgspec.structs.replace(toy.view(g, viewer), log=(*g.log, g.deck.pile[-1] if g.deck.pile else ""))


def gossiping_view(g: Toy, viewer: Seat | None) -> ToyView:
    return msgspec.structs.replace(toy.view(g, viewer), decisions=tuple(g.decisions()))


@step
def take_turns(g: Toy) -> None:
    g.then(toy.ahead.turns, False)


def boasting_view(g: Toy, viewer: Seat | None) -> ToyView:
    return msgspec.structs.replace(toy.view(g, viewer), plans=tuple(g.plans))


def lazy_redeal(g: Toy, viewer: Seat | None, chance: Chance) -> Toy:
    return deep_copy(g)


BROKEN: list[tuple[Law, AnyGame]] = [
    (laws.the_game_ends_within_its_bound, replace(TOY, most_decisions=lambda seats: 12)),
    (laws.every_choice_of_the_bot_is_legal, replace(TOY, computer_player=lambda view, decision: ["pink"])),
    (laws.nothing_is_lost_or_doubled, replace(TOY, new=beginning_with(lose_a_card))),
    (laws.every_question_has_a_rules_topic, replace(TOY, new=beginning_with(ask_off_topic))),
    (secrecy.what_a_viewer_may_not_know_makes_no_difference_to_them, replace(TOY, view=leaking_view)),
    (secrecy.who_is_asked_is_no_secret, replace(TOY, new=beginning_with(ask_whom_the_top_card_names))),
    (
        secrecy.a_move_without_barrier_tells_its_mover_nothing_new,
        replace(TOY, new=beginning_with(peek_without_turning_up)),
    ),
    (
        secrecy.a_plan_makes_no_difference_to_others_before_it_is_used,
        replace(TOY, new=beginning_with(take_turns), view=boasting_view),
    ),
    (secrecy.dealing_anew_keeps_the_cards_and_moves_them, replace(TOY, redeal=lazy_redeal)),
    (secrecy.a_viewer_sees_no_question_to_anybody_else, replace(TOY, view=gossiping_view)),
]


@pytest.mark.parametrize(("law", "broken"), BROKEN, ids=[law.__name__ for law, _ in BROKEN])
def test_a_broken_game_is_caught(law: Law, broken: AnyGame) -> None:
    def look_through_plays() -> None:
        for seed in range(4):
            law(random_play(broken, 3, {}, seed))

    with pytest.raises(Exception, match=r"assert|not-an-option"):
        look_through_plays()
