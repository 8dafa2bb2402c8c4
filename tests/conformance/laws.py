"""The laws every game keeps at every decision: functions that look through a play and assert."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import msgspec

from engine.core import (
    Choice,
    Decision,
    Event,
    Move,
    Number,
    Option,
    Pick,
    Refusal,
    Seat,
    State,
    Text,
    Words,
    apply,
    default_move,
    keys_to_reader,
    question,
    seats_named,
    to_reader,
)
from engine.core.accounts import reasons
from engine.core.copying import deep_copy
from engine.core.saving import load, save
from engine.core.undo import rewound
from render.symbols import symbol_names
from tests.conformance import explaining, secrecy
from tests.conformance.plays import NAMES, Play, asked, encoded
from texts import LOCALES, speaker

Law = Callable[[Play], None]

LONGEST_ID = 40
"""Discord allows 100 characters for a component's id; the table, the version and the seat need theirs."""

LONGEST_LABEL = 100
MOST_OPTIONS = 25
"""A select menu of Discord's shows so many; twice that deep, a group and then an option."""

_WAYS_BACK = 3
_MOVES_AGAIN = 25

# ── playing ──────────────────────────────────────────────────────────────────────────────────────────────


def somebody_can_act_or_the_game_is_over(play: Play) -> None:
    for state in play.states[:-1]:
        assert state.result is None
        assert state.pending()
        assert set(state.awaited()) <= set(range(play.seats))
    end = play.states[-1]
    assert end.result is not None
    assert end.decisions() == []
    assert len(end.result.scores) == len(end.result.places) == play.seats
    assert end.result.winners == tuple(seat for seat in range(play.seats) if end.result.places[seat] == 1)


def the_account_adds_up_to_the_scores(play: Play) -> None:
    result = play.states[-1].result
    assert result is not None
    for seat in range(play.seats):
        view = play.game.view(play.states[-1], seat)
        account = play.game.account(view)
        if account:
            assert sum(entry.points[seat] for entry in account) == result.scores[seat]
        told = [play.game.amount(result.scores[seat]), play.game.tiebreak(view, seat)]
        for rival in set(range(play.seats)) - {seat}:
            told += reasons(account, seat, rival, play.game.amount)
        for text in told:
            if text is not None:
                speaks(text)


def the_game_ends_within_its_bound(play: Play) -> None:
    waited_for = [turn for turn in play.turns if turn.move[:2] in asked(turn.before.pending())]

    assert len(waited_for) <= play.game.most_decisions(play.seats)


def every_default_is_legal(play: Play) -> None:
    for state in play.states:
        for decision in state.decisions():
            apply(state, default_move(state, decision))


def every_choice_of_the_bot_is_legal(play: Play) -> None:
    for state in play.states:
        for decision in state.decisions():
            view = play.game.view(state, decision.seat)
            ahead = decision.standing and decision.ahead
            choose = play.game.plan if ahead else play.game.computer_player
            choice = None if choose is None else choose(view, decision)
            if choice is not None:
                apply(state, Move(decision.seat, decision.number, choice))
            else:
                assert ahead


def nothing_is_lost_or_doubled(play: Play) -> None:
    for state in play.states:
        assert list(play.game.conserved(state)) == []


def every_question_has_a_rules_topic(play: Play) -> None:
    topics = {decision.topic for state in play.states for decision in state.decisions()}

    assert topics <= set(play.game.topics)


# ── keeping ──────────────────────────────────────────────────────────────────────────────────────────────


def a_copy_is_the_same(play: Play) -> None:
    for state in play.states:
        assert deep_copy(state) == state


def a_save_is_the_same(play: Play) -> None:
    for state in play.states:
        back = load(save(state))
        assert back == state
        assert encoded(back) == encoded(state)


def a_move_leaves_the_state_before_it_alone(play: Play) -> None:
    for turn in play.turns:
        before = encoded(turn.before)
        apply(turn.before, turn.move)
        assert encoded(turn.before) == before


def seed_and_choices_rebuild_every_state(play: Play) -> None:
    log = encoded([turn.move for turn in play.turns])
    state = play.game.start(play.seats, play.settings, play.seed)
    for move, known in zip(msgspec.json.decode(log, type=list[Move]), play.states[1:], strict=True):
        state = apply(state, move)
        assert encoded(state) == encoded(known)


def a_way_back_and_the_same_moves_again_lead_to_the_same_states(play: Play) -> None:
    """But for the numbers of questions, none of which is given twice."""
    for start in range(0, len(play.turns), max(1, len(play.turns) // _WAYS_BACK)):
        state = rewound(play.turns[start].before, play.states[-1].asked, [])
        for turn in play.turns[start : start + _MOVES_AGAIN]:
            asked = question(turn.before, turn.move.seat, turn.move.number)
            same = state.decisions()[turn.before.decisions().index(asked)]
            assert same == asked or same.number > play.states[-1].asked[same.seat]
            state = apply(state, turn.move._replace(number=same.number))
            assert _unnumbered(state) == _unnumbered(turn.after)


def _unnumbered(state: State) -> bytes:
    """Without the numbers of questions: also of that since which time is measured (`opened`, `since`)."""
    return re.sub(rb'"(?:number|opened|since)":\d+|"asked":\[[\d,]*\]', b"", encoded(state))


# ── refusing ─────────────────────────────────────────────────────────────────────────────────────────────


def illegal_choices_are_refused(play: Play) -> None:
    for state in play.states:
        moves = [
            Move(decision.seat, decision.number, choice)
            for decision in state.decisions()
            for choice in _illegal_choices(decision)
        ]
        _all_refused(state, moves)


def stale_and_foreign_choices_are_refused(play: Play) -> None:
    for state in play.states:
        open_now = asked(state.decisions())
        moves = []
        for decision in state.decisions():
            choice = decision.form.default(state, decision.seat)
            stale = [(decision.seat, number) for number in (0, decision.number - 1, decision.number + 1)]
            foreign = [(seat, decision.number) for seat in range(-1, play.seats + 1)]
            moves += [Move(*asked, choice) for asked in (*stale, *foreign) if asked not in open_now]
        _all_refused(state, moves)


def a_choice_made_twice_counts_once(play: Play) -> None:
    for turn in play.turns:
        if turn.move[:2] not in asked(turn.after.decisions()):
            _all_refused(turn.after, [turn.move])


def _illegal_choices(decision: Decision) -> Iterator[Choice]:
    match decision.form:
        case Pick(options=options, most=most) as form:
            ids = [option.id for option in options]
            yield ["no such option"] * max(1, form.least)
            yield [*ids, "one too many"] if most >= len(ids) else ids[: most + 1]
            yield 1
            if form.least:
                yield []
            if most > 1:
                yield [ids[0], ids[0]]
        case Number(least=least, most=most):
            yield least - 1
            yield most + 1
            yield [str(least)]
        case Words(longest=longest):
            yield ["x" * (longest + 1)]
            yield ["*loud*"]
            yield []
            yield 1
        case _:
            yield ["Z99"]
            yield 1


def _all_refused(state: State, moves: Sequence[Move]) -> None:
    before = encoded(state)
    for move in moves:
        try:
            apply(state, move)
        except Refusal as refusal:
            speaks(refusal.text)
        else:
            raise AssertionError(f"{move} was accepted")
    assert encoded(state) == before


# ── texts and panels ─────────────────────────────────────────────────────────────────────────────────────


def options_fit_discord(play: Play) -> None:
    for form in _picks(play):
        ids = [option.id for option in form.options]
        assert 0 <= form.least <= min(form.most, len(ids))
        assert len(set(ids)) == len(ids)
        assert all(0 < len(option) <= LONGEST_ID for option in ids)
        groups = Counter(encoded(option.group) for option in form.options)
        assert len(groups) <= MOST_OPTIONS
        assert all(size <= MOST_OPTIONS for size in groups.values())


def options_can_be_told_apart(play: Play) -> None:
    for form in _picks(play):
        for locale in LOCALES:
            labels = [_label(locale, option) for option in form.options]
            assert len(set(labels)) == len(labels)
            assert all(0 < len(label) <= LONGEST_LABEL for _, label in labels)


def explanations_fit_below_their_options(play: Play) -> None:
    for state in play.states:
        for decision in state.pending():
            explanation = play.game.explain(play.game.view(state, decision.seat), decision)
            notes, outlooks, barred, symbols = explanation
            if isinstance(decision.form, Pick):
                assert {*notes, *outlooks, *symbols} <= {option.id for option in decision.form.options}
            for told in (*notes.values(), *outlooks.values(), *(one.why for one in barred)):
                assert all(0 < len(said) <= LONGEST_LABEL for said in _said(told).values())
            assert symbol_names().issuperset(symbols.values())
            for one in barred:
                speaks(one.what)


def everything_can_be_said(play: Play) -> None:
    for state in play.states:
        for event in state.events:
            _eventspeaks(event)
        for viewer in play.viewers:
            for line in play.game.describe(play.game.view(state, viewer)):
                speaks(line)
        for decision in state.decisions():
            speaks(decision.prompt)


def whoever_is_named_reads_you(play: Play) -> None:
    """If not, `{key}-you` is missing, or `{key}-{argument}-you` for another argument than `seat`."""
    for state in play.states:
        for event in state.events:
            for seat in set(seats_named(event.text)).difference(event.private):
                assert list(_in_third_person(event.text, seat)) == []


def _in_third_person(text: Text, reader: Seat) -> Iterator[str]:
    """The texts that name their reader and cannot be said to them."""
    keys = set(keys_to_reader(text, reader))
    for locale in LOCALES if keys else ():
        if to_reader(text, reader, speaker(locale, NAMES).can_say).key not in keys:
            yield text.key
    for part in text.args.values() if not keys else ():
        if isinstance(part, Text):
            yield from _in_third_person(part, reader)


def _picks(play: Play) -> Iterator[Pick]:
    """Every different list of options that came up."""
    seen = set()
    for state in play.states:
        for decision in state.decisions():
            if isinstance(decision.form, Pick) and (key := encoded(decision.form)) not in seen:
                seen.add(key)
                yield decision.form


def _label(locale: str, option: Option) -> tuple[str, str]:
    group = "" if option.group is None else _said(option.group)[locale]
    if option.note is not None:
        assert len(_said(option.note)[locale]) <= LONGEST_LABEL
    return group, _said(option.text)[locale]


def _eventspeaks(event: Event) -> None:
    for text in (event.text, *event.private.values()):
        speaks(text)


def speaks(text: Text) -> None:
    """The text can be said in every language."""
    assert all(said.strip() for said in _said(text).values())


_spoken: dict[bytes, dict[str, str]] = {}


def _said(text: Text) -> dict[str, str]:
    """A text in every language; the same text comes up again and again, and is said once."""
    key = encoded(text)
    if key not in _spoken:
        _spoken[key] = {locale: speaker(locale, NAMES).say(text) for locale in LOCALES}
    return _spoken[key]


LAWS: tuple[Law, ...] = (
    somebody_can_act_or_the_game_is_over,
    the_account_adds_up_to_the_scores,
    the_game_ends_within_its_bound,
    every_default_is_legal,
    every_choice_of_the_bot_is_legal,
    nothing_is_lost_or_doubled,
    every_question_has_a_rules_topic,
    a_copy_is_the_same,
    a_save_is_the_same,
    a_move_leaves_the_state_before_it_alone,
    seed_and_choices_rebuild_every_state,
    a_way_back_and_the_same_moves_again_lead_to_the_same_states,
    illegal_choices_are_refused,
    stale_and_foreign_choices_are_refused,
    a_choice_made_twice_counts_once,
    secrecy.what_a_viewer_may_not_know_makes_no_difference_to_them,
    secrecy.who_is_asked_is_no_secret,
    secrecy.a_move_without_barrier_tells_its_mover_nothing_new,
    secrecy.a_move_without_chance_uses_no_chance,
    secrecy.a_plan_makes_no_difference_to_others_before_it_is_used,
    secrecy.dealing_anew_keeps_the_cards_and_moves_them,
    secrecy.a_viewer_sees_no_question_to_anybody_else,
    options_fit_discord,
    options_can_be_told_apart,
    explanations_fit_below_their_options,
    explaining.every_option_says_what_it_does,
    everything_can_be_said,
    whoever_is_named_reads_you,
)
