"""What an expedition begins with: legal and sensible proposals, and cards that can still be moved."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core import Chance, Decision, Move, Script, apply
from engine.core.forms import ScriptSuggestions
from engine.games.fairy_market import GAME
from engine.games.fairy_market.board.script import Sketch, path_begins, read_script
from engine.games.fairy_market.board.trail import OUTSIDE
from engine.games.fairy_market.board.verdicts import points_of
from engine.games.fairy_market.state import Fair
from tests.engine.fairy_market.scenario import expedition_form, exploring, play

MOST_TAPS_ACCEPTING = 12
M1 = "A BSA c3E:WW"


def suggested(g: Fair, words: str = "", seat: int = 0) -> ScriptSuggestions:
    return expedition_form(g).suggestions_after(g, seat, words.split())


def expeditions(seed: int, **settings: str) -> Iterator[tuple[Fair, Decision]]:
    """Every expedition that is asked for in a game."""
    g = GAME.start(3, settings, seed)
    while g.result is None:
        decision, choice = GAME.computer_answer(g, g.pending()[0])
        if isinstance(decision.form, Script):
            yield g, decision
        g = apply(g, Move(decision.seat, decision.number, choice))


def accepted(g: Fair, decision: Decision) -> tuple[list[str], int]:
    """The expedition of somebody who accepts whatever is proposed, and how many taps that takes."""
    form = decision.form
    assert isinstance(form, Script)
    words: list[str] = []
    for taps in range(MOST_TAPS_ACCEPTING + 1):
        given = form.suggestions_after(g, decision.seat, words)
        if not given.proposals:
            return words, taps + 1 + (given.final is not None)
        assert given.proposals[0].words[: len(words)] == words
        words = given.proposals[0].words
    raise AssertionError("it never ends")


def points(g: Fair, seat: int, words: list[str]) -> int:
    player = g.players[seat]
    sketch = read_script(tuple(player.hand), player.kit(), tuple(words))
    assert sketch.trail is not None
    return points_of(sketch, sketch.trail, g.main_goal)


def test_accepting_all_proposals_takes_few_taps_and_beats_playing_at_random() -> None:
    chance, ours, random = Chance(1), 0, 0
    for g, decision in expeditions(seed=4):
        words, taps = accepted(g, decision)
        assert taps <= MOST_TAPS_ACCEPTING
        assert decision.form.read(g, decision.seat, words) == words
        sample = decision.form.sample(g, decision.seat, chance)
        assert isinstance(sample, list)
        ours += points(g, decision.seat, words)
        random += points(g, decision.seat, sample)
    assert ours > 2 * random


def test_everything_proposed_is_legal() -> None:
    g, decision = next(expeditions(seed=2, **{"time-bonus": "off"}))
    form = decision.form
    assert isinstance(form, Script)
    words: list[str] = []
    while (given := form.suggestions_after(g, decision.seat, words)).proposals:
        for proposal in given.proposals:
            assert form.progress(g, decision.seat, proposal.words).words == proposal.words
        words = given.proposals[-1].words
    assert form.progress(g, decision.seat, words).following.complete


def test_an_expedition_begins_with_all_cards_laid_and_others_to_choose_from() -> None:
    given = suggested(exploring(hands={"A": "S1 S2 S3 S4 S5"}))

    assert not given.side_by_side
    assert len({tuple(one.words) for one in given.proposals}) == len(given.proposals) > 1
    assert all(len(one.words) == path_begins(one.words) == 5 for one in given.proposals)


def test_with_hints_there_are_three_whole_dungeons_side_by_side() -> None:
    g = exploring(hint="on", hands={"A": "S1 S2 S3 S4 S5"}, goal="coin-2")
    given = suggested(g)

    assert given.side_by_side
    assert len(given.proposals) == 3
    worth = [points(g, 0, one.words) for one in given.proposals]
    assert worth == sorted(worth, reverse=True)
    assert [one.told.args["points"] for one in given.proposals if one.told] == worth


def test_in_an_hourglass_round_nobody_is_shown_whole_dungeons() -> None:
    g = exploring(hint="on", goal="coin-1")
    assert g.timed
    assert all(path_begins(one.words) == len(one.words) for one in suggested(g).proposals)


def test_every_place_for_every_card_left_is_proposed_the_best_of_each_first() -> None:
    g = exploring(hands={"A": "S7 S6 S1"})
    given = suggested(g, "A")

    assert given.side_by_side
    assert {one.words[-1][0] for one in given.proposals[:2]} == {"B", "C"}
    placed = {one.words[-1] for one in given.proposals}
    assert {
        option.id for option in expedition_form(g).following(g, 0, ["A"]).options if option.group
    } >= placed


def test_a_stretch_ends_with_the_next_find_for_the_goal() -> None:
    """M1: beyond the monster there is a coin on the way out."""
    given = suggested(exploring(goal="coin-2"), "A BSA")
    for one in given.proposals:
        assert one.words[:2] == ["A", "BSA"]
        assert one.told is not None
        assert one.note is not None


# ── moving ───────────────────────────────────────────────────────────────────────────────────────────────


def test_an_early_card_is_moved_while_the_later_ones_stay() -> None:
    g = exploring(hands={"A": "S1 S2 S3 S4 S5"})
    layout = suggested(g).proposals[0].words
    player = g.players[0]
    before = read_script(tuple(player.hand), player.kit(), tuple(layout))
    moved = 0
    for number, piece in enumerate(expedition_form(g).suggestions_after(g, 0, layout).pieces):
        for place in piece.places:
            after = read_script(tuple(player.hand), player.kit(), tuple(place.words))
            assert len(after.cards) == 5
            moving = before.letters.index(sorted(before.letters)[number])
            others = {laid.card for at, laid in enumerate(before.cards) if at != moving}
            assert _shape(before, others) == _shape(after, others)
            moved += 1
    assert moved > 5


def _shape(sketch: Sketch, cards: set[str]) -> set[tuple[str, int, int, bool]]:
    """How some cards lie to each other, wherever that is."""
    laid = [one for one in sketch.cards if one.card in cards]
    left, top = min(one.x for one in laid), min(one.y for one in laid)
    return {(one.card, one.x - left, one.y - top, one.turned) for one in laid}


def test_a_path_goes_along_with_a_card_that_is_moved_elsewhere() -> None:
    """The gate keeps its place in the dungeon, though its name may change."""
    g = exploring(hands={"A": "S7 S6 S1"})
    layout = suggested(g, "A BSA").proposals[0].words
    form = expedition_form(g)
    walk = form.suggestions_after(g, 0, layout).proposals[0].words[len(layout) :]
    pieces = form.suggestions_after(g, 0, [*layout, *walk]).pieces
    kept = [form.progress(g, 0, place.words).words for piece in pieces for place in piece.places]
    assert any(path_begins(words) < len(words) for words in kept)


def test_a_card_alone_can_only_be_turned() -> None:
    (piece,) = suggested(exploring(), "A").pieces
    assert [place.words for place in piece.places] == [["Ar"]]


# ── books, and the end ───────────────────────────────────────────────────────────────────────────────────


def test_the_trackers_nose_works_in_the_middle_of_a_run() -> None:
    """M1: the run of two cells is taken back cell by cell, and the book is offered at each."""
    g = exploring(books={"A": "hunt"})
    assert suggested(g, M1).back == ["A", "BSA", "c3E:W"]
    offered = expedition_form(g).following(g, 0, ["A", "BSA", "c3E:W"]).options
    assert any(option.id.startswith("@hunt") for option in offered)
    assert suggested(exploring(), M1).back == []


@pytest.mark.parametrize(
    ("goal", "bonus", "final"),
    [("key-1", "race", True), ("key-1", "own-time", True), ("key-2", "race", False), ("key-1", "off", False)],
)
def test_whoever_hands_in_for_good_is_asked_once_more(goal: str, bonus: str, final: bool) -> None:
    g = exploring(goal=goal, time_bonus=bonus)
    if bonus == "own-time":
        g = play(g, "A", "open")
        layout = suggested(g).proposals[0].words
        given = expedition_form(g).suggestions_after(g, 0, layout)
    else:
        given = suggested(g, M1)
    assert (given.final is not None) == final


def test_the_last_one_is_asked_once_more() -> None:
    g = play(exploring(goal="key-2"), "A", M1)
    assert suggested(g, M1, seat=1).final is not None


def test_a_change_begins_with_what_was_handed_in() -> None:
    g = play(exploring(goal="key-2"), "A", M1)
    assert suggested(g).proposals[0].words == M1.split()


def test_a_path_goes_on_only_to_find_something_more_or_to_get_out() -> None:
    for g, decision in expeditions(seed=4):
        form, player, words = decision.form, g.players[decision.seat], list[str]()
        assert isinstance(form, Script)
        while proposals := form.suggestions_after(g, decision.seat, words).proposals:
            before = read_script(tuple(player.hand), player.kit(), tuple(words)).trail
            for proposal in proposals if before is not None else ():
                after = read_script(tuple(player.hand), player.kit(), tuple(proposal.words)).trail
                assert after is not None
                assert before is not None
                assert after.found != before.found or after.at == OUTSIDE
            words = proposals[0].words


def test_pieces_keep_their_numbers_when_one_is_moved() -> None:
    g, decision = next(expeditions(seed=4))
    form = decision.form
    assert isinstance(form, Script)
    laid = form.suggestions_after(g, decision.seat, []).proposals[0].words
    pieces = form.suggestions_after(g, decision.seat, laid).pieces
    moved = [place.words for piece in pieces for place in piece.places]
    assert any([word[0] for word in words] != [word[0] for word in laid] for words in moved)
    for words in moved:
        after = form.suggestions_after(g, decision.seat, words).pieces
        assert [piece.name for piece in after] == [piece.name for piece in pieces]
