"""Why somebody came where they came: told from the lines of the final account."""

from __future__ import annotations

from engine.core import Entry, Text, seat_name
from engine.core.accounts import merit, reasons

ROOMS, MONSTERS, SEALS = Text("rooms"), Text("monsters"), Text("seals")


def amount(points: int) -> Text:
    return Text("ending-points", {"points": points})


def test_a_merit_is_what_one_has_most_of_compared_with_the_others() -> None:
    account = [Entry(ROOMS, (10, 12, 12)), Entry(MONSTERS, (6, 2, 1))]

    assert merit(account, 0, amount) == Text("ending-most", {"amount": amount(6), "what": MONSTERS})
    shared = Text("ending-nobody-more", {"amount": amount(12), "what": ROOMS})
    assert merit(account, 1, amount) == shared


def test_what_everybody_has_alike_or_hardly_counts_is_no_merit() -> None:
    account = [Entry(ROOMS, (20, 24)), Entry(MONSTERS, (1, 0)), Entry(SEALS, (30, 30))]

    assert merit(account, 0, amount) == Text("ending-earned", {"amount": amount(20), "what": ROOMS})
    assert merit([Entry(SEALS, (-3, -6))], 0, amount) is None


def test_a_loser_learns_what_was_good_and_where_the_winner_got_away() -> None:
    account = [Entry(ROOMS, (4, 8)), Entry(MONSTERS, (6, 5)), Entry(SEALS, (-3, 0))]

    assert reasons(account, 0, 1, amount) == [
        Text("ending-most", {"amount": amount(6), "what": MONSTERS}),
        Text("ending-less", {"amount": amount(4), "what": ROOMS, "seat": seat_name(1)}),
    ]


def test_a_winner_learns_what_set_them_apart_from_whoever_came_closest() -> None:
    account = [Entry(ROOMS, (8, 4)), Entry(MONSTERS, (5, 6)), Entry(SEALS, (0, -3))]

    assert reasons(account, 0, 1, amount) == [
        Text("ending-most", {"amount": amount(8), "what": ROOMS}),
        Text("ending-lost-less", {"amount": amount(3), "what": SEALS, "seat": seat_name(1)}),
    ]


def test_points_may_be_lost_to_something() -> None:
    account = [Entry(ROOMS, (4, 4)), Entry(SEALS, (-6, -2))]

    assert reasons(account, 0, 1, amount) == [
        Text("ending-lost-more", {"amount": amount(4), "what": SEALS, "seat": seat_name(1)})
    ]


def test_where_ones_best_is_also_what_was_missing_it_is_one_sentence() -> None:
    account = [Entry(ROOMS, (5, 9)), Entry(MONSTERS, (0, 2))]

    told = Text(
        "ending-earned-less",
        {"amount": amount(5), "what": ROOMS, "less": amount(4), "seat": seat_name(1)},
    )
    assert reasons(account, 0, 1, amount) == [told]


def test_a_game_without_an_account_gives_no_reasons() -> None:
    assert reasons((), 0, 1, amount) == []
