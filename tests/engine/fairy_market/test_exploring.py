"""Phase D at the table: handing in, changing, the time bonus, hints, and how expeditions are written."""

from __future__ import annotations

import pytest

from engine.core import Barrier, Illegal, Number, Script, Text
from engine.games.fairy_market import GAME
from engine.games.fairy_market.board.dungeon import NO_DUNGEON
from engine.games.fairy_market.board.writing import spelt
from engine.games.fairy_market.rules.exploring import NOT_MEASURED, explore
from engine.games.fairy_market.rules.rewarding import reward
from engine.games.fairy_market.show.views import with_draft
from engine.games.fairy_market.state import Fair
from tests.engine.fairy_market.scenario import asked, begun, drawing, exploring, play, refusal, table, told

OUT = "A B S A c3E: W W N E ! E N N"
"""M1 with a hand of S7 and S6: past the monster and out."""
KEY = "A B S A c3E: W W S"
TIMED, UNTIMED = "key-1", "key-2"


def form(g: Fair) -> Script:
    found = g.decisions()[0].form
    assert isinstance(found, Script)
    return found


# ── handing in ───────────────────────────────────────────────────────────────────────────────────────────


def test_all_explore_at_once() -> None:
    assert asked(exploring(4)) == "ABCD"


def test_nothing_is_scored_before_all_are_done() -> None:
    g = play(exploring(), "A", OUT)

    assert asked(g) == "B"
    assert g.players[0].dungeon is None


def test_an_expedition_may_be_changed_until_all_are_done() -> None:
    """Ambiguity 18."""
    g = play(exploring(goal=UNTIMED), "A", OUT, KEY)

    g = play(g, "B", OUT)

    assert g.players[0].scores[0].main == 2
    assert g.players[1].scores[0].main == 0


def test_without_cards_there_is_nothing_to_explore() -> None:
    g = table(hands={"A": "S7"}, decks={"B": ""})
    g.box += g.players[1].deck.discards
    g.players[1].deck.discards = []
    g = begun(g, explore, reward)
    assert asked(g) == "A"

    g = play(g, "A", "A c3E")

    assert "stayed-home" in told(g)
    assert g.players[1].scores[0].points == 0


# ── the time bonus ───────────────────────────────────────────────────────────────────────────────────────


def test_in_a_race_the_first_one_done_takes_the_bonus() -> None:
    g = play(exploring(goal=TIMED), "B", OUT)
    assert "done-first" in told(g)

    g = play(g, "A", OUT)

    assert [player.scores[0].time for player in g.players] == [0, 2]


def test_the_first_one_done_cannot_change_anything() -> None:
    g = play(exploring(3, goal=TIMED), "B", OUT)
    g = play(g, "A", OUT)

    assert [decision.seat for decision in g.decisions()] == [2, 0]


def test_the_first_one_done_cannot_take_it_back_either() -> None:
    """Others may after a round without an hourglass, or once the bonus is gone."""
    g = play(exploring(3, goal=TIMED), "B", OUT)

    assert g.barrier is Barrier.TURNED_UP
    assert play(g, "A", OUT).barrier is not Barrier.TURNED_UP
    assert play(exploring(3, goal=UNTIMED), "B", OUT).barrier is None


def test_without_an_hourglass_there_is_no_bonus() -> None:
    """R14."""
    g = play(exploring(goal=UNTIMED), "B", OUT)
    g = play(g, "A", OUT)

    assert [player.scores[0].time for player in g.players] == [0, 0]


def test_an_hourglass_on_the_side_goal_means_nothing() -> None:
    """R14."""
    g = play(exploring(goal=UNTIMED, side="coin-1"), "B", OUT)
    g = play(g, "A", OUT)

    assert [player.scores[0].time for player in g.players] == [0, 0]
    [told_goal] = [event.text.args["goal"] for event in g.events if event.text.key.endswith("side-goal")]
    assert told_goal == Text("fairy-market-goal-coin")


def test_switched_off_there_is_no_bonus_and_all_may_change() -> None:
    g = play(exploring(goal=TIMED, time_bonus="off"), "B", OUT, OUT)
    g = play(g, "A", OUT)

    assert [player.scores[0].time for player in g.players] == [0, 0]


@pytest.mark.parametrize(("time_bonus", "shown"), [("race", True), ("own-time", True), ("off", False)])
def test_an_hourglass_is_shown_and_told_only_where_it_means_something(time_bonus: str, shown: bool) -> None:
    view = GAME.view(exploring(goal=TIMED, time_bonus=time_bonus), None)

    assert view.main_goal.hourglass is shown
    assert ("fairy-market-goal-timed" in str(GAME.describe(view))) is shown


def test_of_their_own_times_the_shortest_wins() -> None:
    g = exploring(3, goal=TIMED, time_bonus="own-time")
    for who, seconds in (("A", 200), ("B", 90), ("C", 91)):
        g = play(g, who, "open", OUT, seconds)

    assert [player.scores[0].time for player in g.players] == [0, 2, 0]


def test_equal_times_both_win() -> None:
    g = exploring(goal=TIMED, time_bonus="own-time")
    g = play(g, "A", "open", OUT, 90)
    g = play(g, "B", "open", OUT, 90)

    assert [player.scores[0].time for player in g.players] == [2, 2]


def test_a_time_that_was_not_measured_wins_nothing() -> None:
    g = exploring(goal=TIMED, time_bonus="own-time")
    g = play(g, "A", "open", OUT, NOT_MEASURED)
    g = play(g, "B", "open", OUT, NOT_MEASURED)

    assert [player.scores[0].time for player in g.players] == [0, 0]


def test_with_own_times_nobody_knows_their_hand_before_they_open_it() -> None:
    g = drawing(goal=TIMED, time_bonus="own-time")
    assert [player.hand for player in g.players] == [[], []]
    g = play(g, "A", "open")

    assert [len(player.hand) for player in g.players] == [5, 0]
    assert [decision.prompt.key for decision in g.pending()] == [
        "fairy-market-explore",
        "fairy-market-open-hand",
    ]


def test_the_time_runs_from_opening_the_hand_also_with_a_look_at_the_first_card() -> None:
    g = drawing(goal=TIMED, time_bonus="own-time", books={"A": "peek"})
    opening = next(decision.number for decision in g.pending() if decision.seat == 0)
    g = play(g, "A", "open", "keep")
    g = play(g, "A", form(g).default(g, 0))
    [how_long] = [decision.form for decision in g.pending() if decision.seat == 0]

    assert isinstance(how_long, Number)
    assert how_long.since == opening


def test_nobody_is_asked_for_a_time_without_an_hourglass() -> None:
    g = play(exploring(goal=UNTIMED, time_bonus="own-time"), "A", OUT)

    assert asked(g) == "B"


def test_with_own_times_nothing_is_taken_back_to_begin_anew() -> None:
    """Not even opening a hand of five bought cards, to which nothing is drawn."""
    hand = {"A": "D301 D302 D303 D304 D305"}
    g = play(exploring(goal=TIMED, time_bonus="own-time", hands=hand), "A", "open")
    assert g.barrier is Barrier.TURNED_UP

    g = play(g, "A", form(g).default(g, 0))
    assert g.barrier is Barrier.TURNED_UP
    assert play(g, "A", 60).barrier is Barrier.TURNED_UP


def test_with_own_times_nothing_can_be_changed() -> None:
    g = play(exploring(goal=TIMED, time_bonus="own-time"), "A", "open", OUT, 60)

    assert [decision.seat for decision in g.decisions()] == [1]


# ── writing ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("typed", "usual"),
    [
        ("A; B E A +1; C S A r; D W A -2", ["A", "BEA+1", "CSAr", "DWA-2"]),
        ("A B E A +1 C S A r E E A c3E WWN", ["A", "BEA+1", "CSAr", "EEA", "c3E", "WWN"]),
        ("A c3E: W W #2 D Oa4' @cross #4", ["A", "c3E", "W", "W", "#2", "D", "Oa4'", "@cross#4"]),
        ("Ar BSA c3E W!", ["Ar", "BSA", "c3E", "W!"]),
        ("A c3E:WW NE", ["A", "c3E:WW", "NE"]),
        ("a R; b e a -1; C3e: ww n d oA4", ["Ar", "BEA-1", "c3E", "WW", "N", "D", "Oa4"]),
        ("A c3E @climbSS @gift(key)!EE", ["A", "c3E", "@climbSS", "@gift(key)!EE"]),
        ("A c3E DB2 @HUNT(B2)", ["A", "c3E", "Db2", "@hunt(b2)"]),
        ("A a1W @wrap-horizontal(e) @CROSS #2", ["A", "a1W", "@wrap-horizontal(E)", "@cross#2"]),
        ("A; B Q A; C S A c3E: W x1 W", ["A", "BQA", "CSA", "c3E", "W", "x1", "W"]),
        ("A B quite wrong", ["A", "B", "quite", "wrong"]),
    ],
)
def test_what_is_typed_gets_its_usual_spelling(typed: str, usual: list[str]) -> None:
    assert spelt(typed.split()) == usual
    assert spelt(usual) == usual


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("A B", "not-a-card"),
        ("A B S A c3E: W x", "not-a-step"),
        ("C c3E", "card-not-there"),
        ("A A S A", "card-not-there"),
        ("A B S C", "neighbour-not-there"),
        ("A B E A", "unjoined"),
        ("A B E A +7", "alone"),
        ("A a9N", "no-such-gate"),
        ("A c3E: W W W", "no-way"),
        ("A B S A a7W: E S S", "path-is-over"),
        ("A B S A", "no-path-yet"),
        ("c3E", "no-cards-yet"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(typed: str, reason: str) -> None:
    assert refusal(exploring(), "A", typed) == f"fairy-market-{reason}"


def test_five_cards_are_all() -> None:
    g = exploring(hands={"A": "S1 S2 S3 S4 S5 S6"})
    words = form(g).default(g, 0)
    assert isinstance(words, list)
    laid = [word for word in words if word[0].isupper()][:5]

    for option in ("FEA", "FWA", "FNA", "FSA"):
        with pytest.raises(Illegal) as refused:
            form(g).following(g, 0, [*laid, option])
        assert refused.value.text.key == "fairy-market-too-many-cards"


def test_a_path_that_has_entered_a_gate_can_be_handed_in_even_at_an_obstacle() -> None:
    """Ambiguity 19; a dungeon without a path cannot."""
    assert refusal(exploring(), "A", "A B S A a7W: E S") == ""
    assert refusal(exploring(), "A", "A B S A") == "fairy-market-no-path-yet"


def test_a_smaller_dungeon_is_allowed() -> None:
    assert refusal(exploring(), "A", "B b1N: S") == ""


# ── choosing word by word ────────────────────────────────────────────────────────────────────────────────


def offered(g: Fair, *words: str) -> list[str]:
    return [option.id for option in form(g).following(g, 0, list(words)).options]


def test_first_a_card_is_chosen_then_more_cards_or_a_gate() -> None:
    g = exploring()
    assert offered(g) == ["A", "B"]

    then = offered(g, "A")

    assert "BSA" in then
    assert {"c3E:WW", "c1N:SW"} <= set(then)


def test_places_with_more_joins_come_first() -> None:
    g = exploring(hands={"A": "D601 D602"})
    listed = [option for option in form(g).following(g, 0, ["A"]).options if option.id[0] == "B"]
    joins = [int(str(option.text.args["joins"])) for option in listed]

    assert joins == sorted(joins, reverse=True)
    assert len(listed) <= 25


def test_every_place_offered_is_legal() -> None:
    g = exploring(hands={"A": "D601 D305 S4"})
    for first in offered(g):
        for second in offered(g, first):
            form(g).following(g, 0, [first, second])


def test_a_path_runs_on_to_the_next_decision() -> None:
    """M1: from the gate the corridor leads to the fork at a3 by itself."""
    g = exploring()

    assert "c3E:WW" in offered(g, "A", "BSA")
    assert offered(g, "A", "BSA", "c3E") == ["WW"]
    assert offered(g, "A", "BSA", "c3E", "WW") == ["NE", "SESSS"]


def test_a_path_stops_in_front_of_an_obstacle_to_let_one_choose() -> None:
    g = exploring()

    assert offered(g, "A", "BSA", "c3E", "WW", "NE") == ["!ENN"]


def test_a_book_for_any_moment_does_not_stop_a_path_at_every_cell() -> None:
    """It stops where there is something to decide, and before it would be too late for the book."""
    g = exploring(books={"A": "hunt gift"})

    ways = offered(g, "A", "BSA", "c3E", "WW")
    assert [way for way in ways if way[0] != "@"] == ["N", "SESSS"]
    assert {"@hunt(b2)", "@gift(key)"} <= set(ways)
    assert [way for way in offered(g, "A", "BSA", "c3E", "WW", "NE") if way[0] != "@"] == ["!EN"]
    assert [way for way in offered(g, "A", "BSA", "c3E", "WW", "NE", "!EN") if way[0] != "@"] == ["N"]


def test_a_gift_is_taken_on_the_spot() -> None:
    g = exploring(books={"A": "gift"})

    assert "@gift(key)" in offered(g, "A", "BSA", "c3E")


def test_a_path_may_end_as_soon_as_it_has_begun() -> None:
    g = exploring()

    assert not form(g).following(g, 0, ["A"]).complete
    assert form(g).following(g, 0, ["A", "c3E"]).complete


def test_every_way_offered_can_be_handed_in() -> None:
    g = exploring(hands={"A": "D417 D601"}, books={"A": "hunt gift"}, tokens={"A": "rope scroll"})
    words = ["A", next(word for word in offered(g, "A") if word[0] == "B")]
    words.append(next(word for word in offered(g, *words) if word[0].islower()))
    while ways := offered(g, *words):
        for way in ways:
            assert refusal(g, "A", [*words, way]) == ""
        words.append(ways[-1])


def test_a_draft_can_be_looked_at_as_far_as_it_goes() -> None:
    view = GAME.view(exploring(), 0)

    assert with_draft(view, []).expedition == NO_DUNGEON
    laid = with_draft(view, ["A", "BSA"]).expedition
    drawn = with_draft(view, ["A", "c3E", "WW"]).expedition
    assert laid is not None
    assert drawn is not None
    assert (len(laid.cards), laid.path, laid.end) == (2, (), "")
    assert (len(drawn.path), drawn.counts) == (3, {"coin": 1, "sword": 1})


# ── hints ────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_hint_is_the_best_path_for_the_cards_as_they_lie() -> None:
    g = exploring(hint="on", goal="key-2")
    hint = form(g).hint(g, 0, ["A", "BSA"])

    assert hint is not None
    assert hint[:2] == ["A", "BSA"]
    g = play(play(g, "B", OUT), "A", hint)
    assert g.players[0].scores[0].main == 2


def test_a_hint_is_made_of_decisions_that_can_be_taken_back_one_by_one() -> None:
    g = exploring(hint="on", goal="key-2", hands={"A": "S5 D417 S8 D614 S6"}, tokens={"A": "rope key"})
    words = form(g).hint(g, 0, ["A", "BEA+1", "CSB"])
    assert words is not None

    written = form(g).progress(g, 0, words)

    assert written.words == words
    assert None not in written.told


def test_there_are_no_hints_unless_the_table_wants_them() -> None:
    g = exploring(hint="off")

    assert form(g).hint(g, 0, ["A", "BSA"]) is None


def test_there_are_no_hints_while_the_hourglass_runs() -> None:
    g = exploring(hint="on", goal=TIMED)

    assert form(g).hint(g, 0, ["A", "BSA"]) is None
    g = exploring(hint="on", goal=TIMED, time_bonus="off")
    assert form(g).hint(g, 0, ["A", "BSA"])


def test_a_hint_needs_a_card_to_begin_with() -> None:
    g = exploring(hint="on")

    assert form(g).hint(g, 0, []) is None


def test_the_default_is_a_whole_expedition() -> None:
    g = exploring(hands={"A": "S1 S2 S3 S4 S5"})

    words = form(g).default(g, 0)

    assert form(g).read(g, 0, words) == words
