"""Reasons that name cards and people: whole sentences, from what the asker may know alone."""

from __future__ import annotations

from functools import cache

import pytest

from engine.cli.self_play import moments
from engine.core import Chance, Decision, Pick, State, Text
from engine.core.mind import NO_PARTS, PLAIN
from engine.core.registry import AnyGame, game, games
from engine.search.knowledge import Knowledge
from texts import LOCALES, speaker

NAMING = {
    "boss-monster": {
        "why-lures",
        "why-lures-already",
        "why-deadly",
        "why-away",
        "why-quiet",
        "why-deals",
        "why-discard",
    },
    "doodle-dungeon": {
        "why-card",
        "why-walls",
        "why-narrow",
        "why-aside",
        "why-guard",
        "why-upgrade",
        "why-path",
        "why-play",
        "why-no-card",
    },
    "mighty-monsters": {"why-with", "why-with-own", "why-alone", "why-saved"},
    "fairy-market": {"why-card", "why-book", "why-token", "why-pass", "why-cut", "why-way-out"},
    "dungeon-lords": {
        "why-fighter",
        "why-bills",
        "why-traps",
        "why-rooms",
        "why-work",
        "why-keep",
        "why-tunnel",
        "why-blow",
        "why-blows",
        "why-spare",
    },
}
"""Reasons that a game gives in the games looked at here."""
THINKING = [key for key, one in games().items() if one.mind is not None and one.mind.reason is not None]
MOMENTS = 120
LONGEST = 400
"""As many letters as two lines of a panel hold with long names."""


@cache
def asked_in(key: str) -> list[tuple[State, Decision]]:
    """Questions of a game between quick players, from beginning to end."""
    its_game = game(key)
    *states, _ = moments(its_game, 3, its_game.checked_settings({}), 5)
    return [(state, state.pending()[0]) for state in states[:: max(1, len(states) // MOMENTS)]]


def reasons_at(its_game: AnyGame, state: State, decision: Decision) -> list[Text | None]:
    """What would be said for every answer worth a thought, and for every option, part by part."""
    mind = its_game.mind
    assert mind is not None
    assert mind.reason is not None
    view = Knowledge(its_game, state, decision.seat).view
    choices = [thought.choice for thought in mind.consider(view, decision, PLAIN)]
    if isinstance(decision.form, Pick) and decision.form.least == decision.form.most == 1:
        choices += [[option.id] for option in decision.form.options]
    parts = (*mind.value(state, decision.seat), *NO_PARTS)
    return [mind.reason(view, decision, choice, part) for choice in choices for part in parts]


@pytest.mark.parametrize("key", THINKING)
def test_what_the_asker_cannot_know_changes_no_reason(key: str) -> None:
    its_game = game(key)
    for number, (state, decision) in enumerate(asked_in(key)[::4]):
        other = its_game.redeal(state, decision.seat, Chance(number))
        asked = next(
            one for one in other.pending() if (one.seat, one.number) == (decision.seat, decision.number)
        )
        assert reasons_at(its_game, other, asked) == reasons_at(its_game, state, decision)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", THINKING)
def test_every_reason_is_a_sentence_that_names_something(key: str, locale: str) -> None:
    its_game, say = game(key), speaker(locale, ["Wilhelmina von Hohenstein-Meier"] * 3)
    told = [text for moment in asked_in(key) for text in reasons_at(its_game, *moment) if text is not None]

    assert {text.key.removeprefix(f"{key}-") for text in told} >= NAMING.get(key, set())
    for text in told:
        said = say.say(text)
        assert said.endswith((".", "!"))
        assert len(said) <= LONGEST
