"""Alt text: whole sentences, as many as Discord takes, and where the rest is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import render
from engine.cli.self_play import moments
from engine.core import Chance, State, Text
from engine.core.registry import AnyGame, games
from render import Picture
from render.kit.alt_text import LONGEST, alt_text
from texts import LOCALES, Speaker, speaker

LONGEST_NAMES = [f"Maximiliane-Wilhelmine von Burg {letter}"[-32:] for letter in "ABCDEF"]
"""As long as Discord lets them be."""
STATES = 3

KEY = "mighty-monsters-alt-hand"


@pytest.mark.parametrize("locale", LOCALES)
def test_what_fits_is_told_in_full(locale: str) -> None:
    say = speaker(locale)
    told = alt_text(say, KEY, [Text("story-dead-closed")] * 3)

    assert told.count(say("story-dead-closed")) == 3
    assert say("alt-rest") not in told


@pytest.mark.parametrize("locale", LOCALES)
def test_what_does_not_fit_is_left_out_by_the_sentence_and_said_to_be_elsewhere(locale: str) -> None:
    say = speaker(locale)
    told = alt_text(say, KEY, [Text("story-dead-closed")] * 100)

    assert LONGEST - 100 < len(told) <= LONGEST
    assert told.endswith(f"{say('story-dead-closed')} {say('alt-rest')}")


@pytest.mark.parametrize("locale", LOCALES)
def test_names_in_italics_are_read_aloud_without_their_marks(locale: str) -> None:
    told = alt_text(speaker(locale), KEY, [Text("edition-played", {"name": "Second printing"})])

    assert "Second printing" in told
    assert "*" not in told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", range(10))
def test_no_alt_text_is_ever_cut_within_a_sentence(seed: int, locale: str) -> None:
    say, chance = speaker(locale), Chance(seed)
    lengths = [chance.below(400) + 1 for _ in range(chance.below(20))]
    sentences = [Text("ending-poster-best", {"best": "x" * length}) for length in lengths]

    told = alt_text(say, KEY, sentences)

    assert len(told) <= LONGEST
    said = [say.say(one) for one in sentences]
    fitting = [
        told for told in (_with(say, said[:count]) for count in range(len(said))) if len(told) <= LONGEST
    ]
    assert told == say(KEY, details=" ".join(said)).strip() or told == fitting[-1]


def _with(say: Speaker, said: list[str]) -> str:
    """The alt text with these sentences, and where the others are."""
    return say(KEY, details=" ".join([*said, say("alt-rest")])).strip()


@pytest.mark.parametrize("key", games())
def test_with_the_longest_names_every_picture_is_told_in_whole_sentences(key: str) -> None:
    game = games()[key]
    say = speaker("de", LONGEST_NAMES[: game.seats[1]])
    states = [*moments(game, game.seats[1], {}, seed=3)]
    for number in range(1, STATES + 1):
        for picture in shown(game, states[number * (len(states) - 1) // STATES], say):
            assert len(picture.alt) <= LONGEST
            assert picture.alt[-1] in ".!?", picture.alt


def shown(game: AnyGame, state: State, say: Speaker) -> Iterator[Picture]:
    """What everybody sees, and what whoever must decide sees of their question."""
    yield from render.table(game.view(state, None), say)
    for decision in state.pending()[:1]:
        picture = render.question(game.view(state, decision.seat), decision, say)
        if picture is not None:
            yield picture
