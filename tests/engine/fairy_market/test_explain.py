"""Every answer says what it costs and brings, and what is not possible says why."""

from engine.core import Explanation, Move, Pick, apply
from engine.games.fairy_market import GAME, Fair
from engine.games.fairy_market.board.discoveries import on_card
from engine.games.fairy_market.board.verdicts import most_points
from engine.games.fairy_market.cards import GOALS
from tests.engine.fairy_market.scenario import (
    TIMED,
    drawing,
    expedition_form,
    exploring,
    play,
    shopping,
    started,
)
from tests.engine.fairy_market.test_improvement import after
from texts import speaker

SAY = speaker("en", ["Anna", "Ben", "Cleo"])


def explained(g: Fair, seat: int = 0, key: str = "") -> Explanation:
    """Help with the first question to a seat, or with the one of this key."""
    asked = next(one for one in g.decisions_of(seat) if one.prompt.key.endswith(key))
    return GAME.explain(GAME.view(g, seat), asked)


def note(g: Fair, option: str) -> str:
    return SAY.say(explained(g).notes[option])


def outlook(g: Fair, option: str) -> str:
    return SAY.say(explained(g).outlooks[option])


def reasons(g: Fair) -> list[str]:
    return [f"{SAY.say(one.what)}: {SAY.say(one.why)}" for one in explained(g).barred]


def test_every_option_of_every_question_has_a_note() -> None:
    """In a whole game, decisions ahead included."""
    g = started(3, seed=5)
    while g.result is None:
        for one in g.decisions():
            if isinstance(one.form, Pick):
                notes = GAME.explain(GAME.view(g, one.seat), one).notes
                assert [each.id for each in one.form.options if not (each.note or each.id in notes)] == []
        asked = g.pending()[0]
        choice = GAME.computer_player(GAME.view(g, asked.seat), asked)
        g = apply(g, Move(asked.seat, asked.number, choice))


# ── the market ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_token_says_what_it_does_and_whether_the_goal_counts_that() -> None:
    g = shopping(goal="monster-2")

    assert note(g, "token:sword") == "1 coin, beats a monster"
    assert outlook(g, "token:sword") == "up to 3 points with this goal"
    assert "token:key" not in explained(g).outlooks
    assert explained(g).symbols["token:sword"] == "sword"


def test_books_show_what_they_do() -> None:
    g = shopping(stacks="peek gift")

    assert explained(g).symbols["book:peek"] == "fairy-market/peek"
    assert "book:top" not in explained(g).symbols


def test_two_tokens_say_what_both_do() -> None:
    g = shopping(books={"A": "twin-token"})

    assert note(g, "token:sword+key") == "1 coin, beats a monster and opens a lock"


def test_a_card_says_what_it_brings_at_most_and_what_is_left() -> None:
    """D305 has one key, worth 2 points."""
    g = shopping(goal="key-2", stacks="D305", coins={"A": 4})

    assert outlook(g, "card:D305") == "up to 2 points with this goal, leaves 1 coin"


def test_at_a_discount_a_coin_more_is_left() -> None:
    g = shopping(stacks="D305", coins={"A": 4}, books={"A": "discount"})

    assert outlook(g, "cheap:D305").endswith("leaves 2 coins")


def test_an_unseen_card_says_how_many_it_may_be() -> None:
    """18 cards for 3 coins, two of them open."""
    assert note(shopping(), "card:top3") == "One of 16 you cannot see; until you lay it, only you know it"
    assert note(shopping(), "book:top") == "One of 15 you cannot see; then it lies open"


def test_a_third_book_says_that_one_has_to_go() -> None:
    g = shopping(books={"A": "climb slay"}, stacks="gift hunt", coins={"A": 6})

    assert outlook(g, "book:gift") == "an older book must go"
    g = play(g, "A", "book:gift")
    assert outlook(g, "climb") == "still ready this round"
    assert reasons(g) == [f"{SAY('fairy-market-book-gift')}: just bought, so it stays"]


def test_to_pass_says_what_one_keeps() -> None:
    assert note(shopping(coins={"A": 1}), "pass") == "you keep 1 coin"


def test_what_is_too_dear_or_sold_out_says_so() -> None:
    g = shopping(3, coins={"A": 4}, tokens={"B": "sword"})
    g.players[1].tokens["sword"] = 5

    assert reasons(g) == [
        "sword tokens: sold out",
        "Cards for 5 or more: you have 4 coins",
    ]


def test_a_discount_brings_more_within_reach() -> None:
    g = shopping(coins={"A": 4}, books={"A": "discount"})

    assert reasons(g) == ["Cards for 6 or more: you have 4 coins"]


def test_a_shopping_list_has_the_same_help_but_no_change() -> None:
    g = shopping(first="B", goal="key-2", stacks="D305", coins={"A": 4})
    found = explained(g, 0, "shopping-list")

    assert SAY.say(found.notes["token:key*2"]) == "1 coin, opens a lock"
    assert SAY.say(found.outlooks["card:D305"]) == "up to 2 points with this goal"


# ── hands and upgrades ───────────────────────────────────────────────────────────────────────────────────


def test_the_first_card_says_what_it_is_worth_and_what_else_there_is() -> None:
    g = drawing(goal="key-2", books={"A": "peek"}, decks={"A": "S8 S1 S2"})

    assert note(g, "keep") == "1 key: up to 2 points"
    assert note(g, "discard") == "You draw another one of the 2 in your deck"


def test_opening_a_timed_hand_says_that_the_clock_starts() -> None:
    g = drawing(goal=TIMED, time_bonus="own-time")

    assert note(g, "open") == "You draw your cards, and your clock starts at once"


def test_upgrades_say_what_the_cards_have_for_the_next_goal() -> None:
    g = after("A B S A b1N: S W S", "S9 S1")
    goal = GOALS[g.main_goal]

    for card in ("S9", "S1"):
        count = on_card(card, goal.kind)
        assert (note(g, card) == "nothing for the goal") == (count == 0)


def test_keeping_a_card_for_coins_says_what_is_left() -> None:
    g = after("A c3E: W", books={"A": "keep"}, coins={"A": 3})

    assert outlook(g, "S7") == "leaves 1 coin"


def test_a_trade_compares_both_cards_and_rules_out_starters_and_dearer_ones() -> None:
    g = after("A c5S: N", "D417 S1", books={"A": "swap"}, stacks="D301 D302 D303 D401 D402 D501 D502")

    points = [most_points(card, g.main_goal) for card in ("D401", "D417")]
    assert outlook(g, "D417:D401") == f"up to {points[0]} instead of {points[1]}"
    assert note(g, "none") == "nothing changes"
    assert reasons(g) == [
        "Card S1: starter cards cannot be traded",
        "Cards for 5 and Cards for 6: dearer than what you could give",
    ]


# ── verdicts on an expedition ────────────────────────────────────────────────────────────────────────────


def verdict(g: Fair, words: str) -> str:
    """What an expedition would bring as far as it is written."""
    outlook = expedition_form(g).following(g, 0, words.split()).outlook
    assert outlook is not None
    return SAY.say(outlook)


def test_without_a_path_an_expedition_is_not_possible_yet() -> None:
    """S7 and S6 have one key between them."""
    g = exploring(goal="key-2")

    assert verdict(g, "").startswith("**Only a proposal:** ✓ lays your cards like this.")
    assert verdict(g, "A BSA") == "**Not yet:** it needs a path. 2 of 5 cards laid, 2 points on them."


def test_a_path_without_points_is_allowed_but_worthless() -> None:
    """M1 finds no key."""
    found = verdict(exploring(goal="key-2"), "A BSA c3E:WW NE !ENN")

    assert found == "**Allowed, but no points for the main goal:** out by an exit."


def test_a_path_with_points_is_good_and_says_how_it_would_end() -> None:
    g = exploring(goal="key-2")

    assert verdict(g, "A BSA c3E:WW S") == "**Good: 2 points,** no exit yet."
    assert verdict(exploring(goal="monster-2"), "A BSA c3E:WW NE !ENN").startswith(
        "**Good: 3 points,** out by an exit."
    )
