"""Every option says what it does: by a note of its own, or by one from `Game.explain`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core import Decision, Pick
from engine.core.registry import AnyGame
from tests.conformance.plays import Play
from tests.conformance.whole_truths import WHOLE_TRUTHS


def every_option_says_what_it_does(play: Play) -> None:
    for prompt, silent in options_without_note(play):
        assert not silent or prompt in WHOLE_TRUTHS, (prompt, silent)


def entries_no_longer_needed(plays: Iterable[Play], listed: Iterable[str]) -> set[str]:
    """The listed prompts that have come up, and whose options had a note every time."""
    silent: dict[str, bool] = {}
    for play in plays:
        for prompt, options in options_without_note(play):
            silent[prompt] = silent.get(prompt, False) or bool(options)
    return {prompt for prompt in listed if silent.get(prompt) is False}


def options_without_note(play: Play) -> Iterator[tuple[str, list[str]]]:
    """Every list of options that came up: the key of its prompt, and the options that say nothing."""
    for state in play.states:
        for decision in state.decisions():
            if isinstance(decision.form, Pick):
                view = play.game.view(state, decision.seat)
                yield decision.prompt.key, silent_options(play.game, view, decision, decision.form)


def silent_options(game: AnyGame, view: object, decision: Decision, form: Pick) -> list[str]:
    """The options of a question that nobody explains."""
    left = [option.id for option in form.options if option.note is None]
    notes = game.explain(view, decision).notes if left else {}
    return [option for option in left if option not in notes]
