"""What the table is told: ties and what breaks them, points so far, goals to come, what is our own design."""

from __future__ import annotations

import pytest

from engine.core import Number
from engine.games.fairy_market import GAME
from engine.games.fairy_market.ai.player import choose
from engine.games.fairy_market.cards import BOOKS, GOAL_KINDS
from engine.games.fairy_market.rules.rounds import end
from engine.games.fairy_market.show.faces import faces
from engine.games.fairy_market.state import Fair, Score
from tests.engine.fairy_market.scenario import KEY, OUT, TIMED, begun, exploring, play, started, table
from texts import speaker

NAMES = ("Anna", "Bert", "Cleo", "Dora", "Emil")
LOCALES = ("en", "de")


def ended(*scores: tuple[int, int]) -> Fair:
    """A game that ends with these points for main and side goals."""
    g = table(len(scores), coins=dict.fromkeys("ABCDE", 0))
    for player, (main, side) in zip(g.players, scores, strict=True):
        player.scores = [Score(main, side, 0, False)]
    return begun(g, end)


def told(g: Fair) -> list[str]:
    """The story of the latest move, in English."""
    return [speaker("en", NAMES[: g.seats]).say(event.text) for event in g.events]


# ── the time bonus ───────────────────────────────────────────────────────────────────────────────────────


def test_everybodys_own_time_counts_unless_the_table_chooses_otherwise() -> None:
    assert started().settings["time-bonus"] == "own-time"
    assert started(time_bonus="race").settings["time-bonus"] == "race"


def test_a_computer_player_takes_four_minutes_so_nobody_beats_it_for_free() -> None:
    g = exploring(goal=TIMED, time_bonus="own-time")
    g = play(g, "A", "open", KEY)
    decision = next(each for each in g.decisions() if isinstance(each.form, Number))
    assert choose(GAME.view(g, 0), decision) == 240
    g = play(g, "A", 240)

    slow = play(g, "B", "open", OUT, 241)
    fast = play(g, "B", "open", OUT, 239)

    assert [player.scores[-1].time for player in slow.players] == [2, 0]
    assert [player.scores[-1].time for player in fast.players] == [0, 2]


# ── ties ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_story_names_what_breaks_a_tie() -> None:
    g = ended((10, 4), (9, 6), (2, 0))

    assert g.result is not None
    assert g.result.places == (2, 1, 3)
    assert (
        "At 12 points it is a tie, so the side goals decide, before they are halved: Bert 6 and Anna 4."
        in told(g)
    )


def test_a_tie_further_down_is_told_as_well() -> None:
    g = ended((20, 0), (10, 4), (11, 2))

    assert "before they are halved: Bert 4 and Cleo 2." in told(g)[-1]


def test_nothing_is_said_where_nothing_was_broken() -> None:
    assert len(told(ended((10, 4), (10, 4)))) == 1
    assert len(told(ended((10, 4), (8, 4)))) == 1


# ── the table in sentences ───────────────────────────────────────────────────────────────────────────────


def twin(g: Fair, viewer: int | None) -> list[str]:
    return [speaker("en", NAMES[: g.seats]).say(line) for line in GAME.describe(GAME.view(g, viewer))]


def test_everybodys_points_so_far_are_told() -> None:
    g = table(2, round_number=2)
    g.players[0].scores = [Score(3, 5, 2, True)]

    assert any(line.startswith("Points of Anna so far: 7,") for line in twin(g, None))


def test_one_reads_of_oneself_as_you() -> None:
    g = exploring(tokens={"A": "sword"}, books={"A": "slay"}, goal="key-2", round_number=2)
    g = play(g, "A", KEY)

    own = twin(g, 0)

    for line in (
        "You have 6 coins",
        "You have these fairy tokens",
        "You have these spellbooks",
        "Your points so far",
    ):
        assert any(each.startswith(line) for each in own), line
    assert "You have handed in your expedition." in own
    assert not any("Anna has" in line for line in own)
    assert any("Anna has" in line for line in twin(g, 1))


def test_the_next_main_goal_belongs_to_the_next_round() -> None:
    g = exploring(hands={"A": "S9 S6"}, goal="key-2", decks={"A": "S1"}, books={"A": "prune"})
    g = play(g, "A", "A b1N: S")
    g = play(g, "B", KEY)
    assert g.phase == "improvement"

    assert any(line.startswith("The main goal of round 2: ") for line in twin(g, None))


# ── rules and cards ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_list_every_goal_and_every_book(locale: str) -> None:
    say = speaker(locale)
    for kind in GOAL_KINDS:
        assert say(f"fairy-market-goal-{kind}") in say("fairy-market-rules-goals")
    for book in BOOKS:
        assert say(f"fairy-market-book-{book}") in say("fairy-market-rules-every-book")
        assert say(f"fairy-market-book-{book}-short") in say("fairy-market-rules-every-book")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_explain_the_notation(locale: str) -> None:
    rules = speaker(locale)("fairy-market-rules-path")

    for word in ("`Db2`", "`!token`", "`!book`", "`#2`", "`O`"):
        assert word in rules


@pytest.mark.parametrize("locale", LOCALES)
def test_rules_and_cards_say_what_is_designed(locale: str) -> None:
    say = speaker(locale)
    assert "18" in say("fairy-market-rules-designed")
    assert "designed" in GAME.topics
    for face in faces():
        assert face.lines[-1].key.endswith("-designed")
        assert say.say(face.lines[-1])


@pytest.mark.parametrize(("locale", "limit"), [("en", "four minutes"), ("de", "vier Minuten")])
def test_the_rules_mention_the_limit_of_four_minutes(locale: str, limit: str) -> None:
    assert limit in speaker(locale)("fairy-market-rules-time-bonus").replace("**", "").split("\n\n")[-1]
