"""How expeditions are written: typed or chosen word by word, with hints, and as far as they go."""

from __future__ import annotations

import pytest

from engine.core import Illegal
from engine.games.fairy_market import GAME
from engine.games.fairy_market.board.dungeon import NO_DUNGEON
from engine.games.fairy_market.board.script import spelt
from engine.games.fairy_market.show.views import with_draft
from engine.games.fairy_market.state import Fair
from tests.engine.fairy_market.scenario import OUT, TIMED, expedition_form, exploring, play, refusal

# ── typing ───────────────────────────────────────────────────────────────────────────────────────────────


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
    words = expedition_form(g).default(g, 0)
    assert isinstance(words, list)
    laid = [word for word in words if word[0].isupper()][:5]

    for option in ("FEA", "FWA", "FNA", "FSA"):
        with pytest.raises(Illegal) as refused:
            expedition_form(g).following(g, 0, [*laid, option])
        assert refused.value.text.key == "fairy-market-too-many-cards"


def test_a_path_that_has_entered_a_gate_can_be_handed_in_even_at_an_obstacle() -> None:
    """Ambiguity 19; a dungeon without a path cannot."""
    assert refusal(exploring(), "A", "A B S A a7W: E S") == ""
    assert refusal(exploring(), "A", "A B S A") == "fairy-market-no-path-yet"


def test_a_smaller_dungeon_is_allowed() -> None:
    assert refusal(exploring(), "A", "B b1N: S") == ""


# ── choosing word by word ────────────────────────────────────────────────────────────────────────────────


def offered(g: Fair, *words: str) -> list[str]:
    return [option.id for option in expedition_form(g).following(g, 0, list(words)).options]


def test_first_a_card_is_chosen_then_more_cards_or_a_gate() -> None:
    g = exploring()
    assert offered(g) == ["A", "B"]

    then = offered(g, "A")

    assert "BSA" in then
    assert {"c3E:WW", "c1N:SW"} <= set(then)


def test_places_with_more_joins_come_first() -> None:
    g = exploring(hands={"A": "D601 D602"})
    listed = [option for option in expedition_form(g).following(g, 0, ["A"]).options if option.id[0] == "B"]
    joins = [int(str(option.note.args["joins"])) for option in listed if option.note]

    assert joins == sorted(joins, reverse=True)
    assert len(listed) <= 25


def test_every_place_offered_is_legal() -> None:
    g = exploring(hands={"A": "D601 D305 S4"})
    for first in offered(g):
        for second in offered(g, first):
            expedition_form(g).following(g, 0, [first, second])


def test_a_path_runs_on_to_the_next_decision() -> None:
    """M1: from the gate the corridor leads to the fork at a3 by itself."""
    g = exploring()

    assert "c3E:WW" in offered(g, "A", "BSA")
    assert offered(g, "A", "BSA", "c3E") == ["WW"]
    assert offered(g, "A", "BSA", "c3E", "WW") == ["NE!ENN", "SESSS"]


def test_what_is_no_choice_is_walked_by_itself() -> None:
    """M1: past the monster with the only sword there is; with a token beside it, one chooses."""
    assert "NE!ENN" in offered(exploring(), "A", "BSA", "c3E", "WW")
    assert "NE" in offered(exploring(tokens={"A": "sword"}), "A", "BSA", "c3E", "WW")


def test_a_book_for_any_moment_does_not_stop_a_path_at_every_cell() -> None:
    """It stops where there is something to decide, and before it would be too late for the book."""
    g = exploring(books={"A": "hunt gift"})

    ways = offered(g, "A", "BSA", "c3E", "WW")
    assert [way for way in ways if way[0] != "@"] == ["N", "SESSS"]
    assert {"@hunt(b2)!", "@gift(key)"} <= set(ways)
    assert [way for way in offered(g, "A", "BSA", "c3E", "WW", "NE") if way[0] != "@"] == ["!EN"]
    assert [way for way in offered(g, "A", "BSA", "c3E", "WW", "NE", "!EN") if way[0] != "@"] == ["N"]


def test_a_gift_is_taken_on_the_spot() -> None:
    g = exploring(books={"A": "gift"})

    assert "@gift(key)" in offered(g, "A", "BSA", "c3E")


def test_a_path_may_end_as_soon_as_it_has_begun() -> None:
    g = exploring()

    assert not expedition_form(g).following(g, 0, ["A"]).complete
    assert expedition_form(g).following(g, 0, ["A", "c3E"]).complete


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
    hint = expedition_form(g).hint(g, 0, ["A", "BSA"])

    assert hint is not None
    assert hint[:2] == ["A", "BSA"]
    g = play(play(g, "B", OUT), "A", hint)
    assert g.players[0].scores[0].main == 2


def test_a_hint_is_made_of_decisions_that_can_be_taken_back_one_by_one() -> None:
    g = exploring(hint="on", goal="key-2", hands={"A": "S5 D417 S8 D614 S6"}, tokens={"A": "rope key"})
    words = expedition_form(g).hint(g, 0, ["A", "BEA+1", "CSB"])
    assert words is not None

    written = expedition_form(g).progress(g, 0, words)

    assert written.words == words
    assert None not in written.told


def test_there_are_no_hints_unless_the_table_wants_them() -> None:
    g = exploring(hint="off")

    assert expedition_form(g).hint(g, 0, ["A", "BSA"]) is None


def test_there_are_no_hints_while_the_hourglass_runs() -> None:
    g = exploring(hint="on", goal=TIMED)

    assert expedition_form(g).hint(g, 0, ["A", "BSA"]) is None
    g = exploring(hint="on", goal=TIMED, time_bonus="off")
    assert expedition_form(g).hint(g, 0, ["A", "BSA"])


def test_a_hint_before_the_first_card_is_a_whole_expedition() -> None:
    """As the computer player would go, which finds the key."""
    g = exploring(hint="on", goal="key-2")
    form = expedition_form(g)
    assert form.following(g, 0, []).hint
    hint = form.hint(g, 0, [])

    assert hint is not None
    g = play(play(g, "B", OUT), "A", hint)
    assert g.players[0].scores[-1].main == 2


def test_the_default_is_a_whole_expedition() -> None:
    g = exploring(hands={"A": "S1 S2 S3 S4 S5"})

    words = expedition_form(g).default(g, 0)

    assert expedition_form(g).read(g, 0, words) == words
