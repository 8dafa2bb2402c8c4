"""News in a panel: led by what happened to the reader, a few lines, the rest folded."""

from __future__ import annotations

import pytest

from cogs.ui.news import (
    MOST_LINES,
    Rank,
    are_folded,
    distance,
    in_outline,
    is_moment,
    last_news,
    pieces,
    short_news,
    whole_news,
)
from engine.core import DECIDED_AHEAD, Arg, Text, Weight, all_of, seat_name, to_reader
from tables import Line, Passage
from texts import Speaker, speaker

ANNA, BEN = 0, 1
GENERAL = Line(Text("story-dead-closed"))
SAY = speaker("en", ["Anna", "Ben"])


def reminded(seat: int, weight: Weight = Weight.EVENT) -> Line:
    """A line about a player."""
    return Line(Text("story-reminder-half", {"seat": seat_name(seat)}), weight)


def read(line: Line, say: Speaker = SAY) -> str:
    """How Anna reads a line."""
    return say.say(to_reader(line.text, ANNA, say.can_say))


def told(*lines: Line, version: int = 1, mover: int | None = None) -> Passage:
    return Passage(version, mover, list(lines), ANNA)


def test_a_headline_about_the_reader_leads_in_bold() -> None:
    fight = reminded(ANNA, Weight.HEADLINE)
    story = [told(reminded(BEN)), told(fight), told(reminded(BEN, Weight.HEADLINE))]
    [news] = short_news(pieces(story, SAY, ANNA), SAY)

    assert news.splitlines()[0] == f"**{read(fight)}**"
    assert news.count("**") == 2


def test_there_are_three_lines_and_how_many_more_there_are() -> None:
    story = [told(reminded(BEN)) for _ in range(10)]
    [news] = short_news(pieces(story, SAY, ANNA), SAY)

    assert len(news.splitlines()) == MOST_LINES + 1
    assert news.endswith(SAY("panel-news-more", count=10 - MOST_LINES))
    assert short_news([], SAY) == whole_news([], SAY) == []


def test_of_the_end_of_a_game_there_is_one_line_and_where_the_others_are() -> None:
    """The poster below tells who has won."""
    story = [told(reminded(BEN)), told(reminded(ANNA, Weight.HEADLINE)), told(reminded(BEN))]
    [news] = last_news(pieces(story, SAY, ANNA), SAY)

    first, rest = news.splitlines()
    assert first == f"-# **{read(reminded(ANNA))}**"
    assert rest.endswith(SAY("panel-news-happened", count=2))
    assert are_folded(pieces(story, SAY, ANNA))
    assert not are_folded(pieces(story[:1], SAY, ANNA))
    assert last_news([], SAY) == []


@pytest.mark.parametrize(("fights", "lines"), [(2, 3), (4, 4), (9, 5)])
def test_whoever_has_fought_four_times_is_told_of_every_fight(fights: int, lines: int) -> None:
    story = [told(GENERAL), *[told(reminded(ANNA, Weight.HEADLINE))] * fights, told(GENERAL)]
    [news] = short_news(pieces(story, SAY, ANNA), SAY)

    assert len(news.splitlines()) == lines + 1
    assert news.count("**") == 2 * min(fights, 5)


def test_what_is_about_the_reader_is_told_before_anything_else_and_details_last() -> None:
    about_both = Line(Text("repair-awaited", {"seats": all_of([seat_name(BEN), seat_name(ANNA)])}))
    detail = reminded(ANNA, Weight.DETAIL)
    others = [told(reminded(BEN)), told(reminded(BEN, Weight.DETAIL))] * 5
    story = [told(about_both), told(GENERAL), *others, told(detail), told(reminded(ANNA))]
    [news] = short_news(pieces(story, SAY, ANNA), SAY)

    lines = [line.removeprefix("-# ") for line in news.splitlines()[:MOST_LINES]]
    assert lines == [read(line) for line in (about_both, GENERAL, reminded(ANNA))]


def test_a_detail_about_the_reader_is_told_before_what_happened_to_others() -> None:
    detail = reminded(ANNA, Weight.DETAIL)
    [news] = short_news(pieces([told(detail), *[told(reminded(BEN))] * 5], SAY, ANNA), SAY)

    assert news.splitlines()[0] == f"-# {read(detail)}"


def test_what_one_has_just_done_oneself_is_no_news_but_what_came_of_it_is() -> None:
    deed, outcome = reminded(ANNA), reminded(ANNA, Weight.HEADLINE)
    told_to_anna = pieces([told(deed, outcome, mover=ANNA)], SAY, ANNA)

    assert short_news(told_to_anna, SAY) == [f"**{read(outcome)}**"]
    assert f"-# {read(deed)}" in whole_news(told_to_anna, SAY)[0].splitlines()


def test_what_begins_with_others_in_it_is_news_even_after_ones_own_move() -> None:
    together = Line(Text("mighty-monsters-healing", {"bills": all_of([seat_name(BEN), seat_name(ANNA)])}))
    [own] = pieces([told(together, mover=ANNA)], SAY, ANNA)

    assert own.rank is Rank.OWN


def test_one_is_you_in_ones_own_panel_where_the_game_has_such_a_text() -> None:
    family = Text("mighty-monsters-family", {"seat": seat_name(ANNA), "family": Text("mighty-monsters-orcs")})
    [own], [other] = (pieces([told(Line(family))], SAY, reader) for reader in (ANNA, BEN))

    assert own.sentence != other.sentence
    assert "Anna" not in own.sentence
    assert "Anna" in other.sentence


def test_one_is_you_wherever_a_sentence_names_one() -> None:
    names: dict[str, Arg] = {"seat": seat_name(BEN), "owner": seat_name(ANNA)}
    args: dict[str, Arg] = {"strength": 5, "victim": 3, "guard": 2, "price": 1, "compensation": 1}
    bills = [
        Text("mighty-monsters-healing-bill", {"seat": seat_name(seat), "gold": 2}) for seat in (BEN, ANNA)
    ]
    pushed_out = Line(Text("mighty-monsters-pushed-out", {**names, **args}))
    healing = Line(Text("mighty-monsters-healing", {"bills": all_of(bills)}))
    winners = Text("mighty-monsters-end", {"winners": all_of([seat_name(ANNA)]), "count": 1, "gold": 9})
    for line in (pushed_out, healing, Line(winners)):
        [own] = pieces([told(line)], SAY, ANNA)
        assert "Anna" not in own.sentence
        assert "Anna" in SAY.say(line.text)


def test_whoever_had_decided_ahead_is_named_with_what_came_of_it() -> None:
    heading = Line(Text(DECIDED_AHEAD, {"seat": seat_name(ANNA)}))
    [piece] = pieces([told(heading, GENERAL, heading)], SAY, ANNA)

    assert piece.sentence == f"{read(heading)} {read(GENERAL)}"


def test_what_happened_to_somebody_who_sat_there_before_did_not_happen_to_you() -> None:
    family = Text("mighty-monsters-family", {"seat": seat_name(ANNA), "family": Text("mighty-monsters-orcs")})
    [piece] = pieces([Passage(1, None, [Line(family)], None)], SAY, ANNA)

    assert "Anna" in piece.sentence


def test_the_whole_news_leaves_out_others_and_details_before_anything_about_its_reader() -> None:
    say = speaker("en", ["Anna", "B" * 200])
    story = [told(reminded(ANNA)), told(GENERAL), *[told(reminded(BEN))] * 9, told(reminded(ANNA))]
    [news] = whole_news(pieces(story, say, ANNA), say)
    lines = [line.removeprefix("-# ") for line in news.splitlines()[1:]]

    assert lines[:2] == [read(line, say) for line in (reminded(ANNA), GENERAL)]
    assert lines[2] == "…"
    assert lines[-1] == read(reminded(ANNA), say)
    assert 0 < lines.count(say.say(reminded(BEN).text)) < 9
    assert len(news) < 1200


def test_everybody_is_told_the_details_of_the_latest_move_if_they_are_few() -> None:
    detail, event = reminded(BEN, Weight.DETAIL), reminded(BEN)

    assert in_outline([told(detail, event), told(event, detail)]) == [event, event, detail]
    assert in_outline([told(event, *[detail] * 8)]) == [event]
    assert in_outline([]) == []


def test_headlines_are_worth_a_picture() -> None:
    fight = told(reminded(BEN), reminded(ANNA, Weight.HEADLINE))

    assert is_moment(fight)
    assert distance(fight, ANNA) == 0
    assert distance(fight, BEN) == 2
    assert not is_moment(told(reminded(ANNA)))
