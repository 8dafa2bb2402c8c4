"""Panels, boards and lobbies as messages: within Discord's limits, names harmless, secrets kept."""

from __future__ import annotations

from itertools import product
from typing import get_type_hints

import msgspec
import pytest
from discord import ButtonStyle, PartialEmoji

from cogs.delivery.speakers import message_speaker, picture_speaker
from cogs.ui.components import button, select, shortened
from cogs.ui.decisions.drafts import Draft
from cogs.ui.endings import how_it_went
from cogs.ui.literal import literal
from cogs.ui.message import MOST_TEXT, MessageBody, Row
from cogs.ui.symbols import symbols
from cogs.ui.table_message import board_message, lobby_message, spotlight_message, table_message
from cogs.ui.turn_panel import TurnPanel, standing
from engine.core import Path, Placement, Script, Seat, State, Suggestions, View
from engine.core.registry import AnyGame, games
from playground.checks.components import Json, Kind, walk
from render import Picture
from tables import Holder, Status, Table
from tables.store.table_settings import with_defaults
from tests.cogs.panel_users import breaches, components_of
from tests.cogs.quiz_game import PNG
from tests.conformance.plays import Play, random_play
from texts import LOCALES

LONGEST_NAMES = [f"*_~`|>#[x](y)_{letter}".ljust(32, "*") for letter in "ABCDEF"]
LARGE_IDS = [10**19 - seat for seat in range(6)]
MONSTERS = "mighty-monsters"


def table_of(game: str, seats: int, locale: str = "en", status: Status = Status.PLAYING) -> Table:
    """A table of people with long names, the last one a computer player."""
    holders = tuple(
        Holder(seat, LARGE_IDS[seat] if seat < seats - 1 else None, LONGEST_NAMES[seat])
        for seat in range(seats)
    )
    return Table(
        id=10**9,
        guild_id=1,
        channel_id=LARGE_IDS[0],
        game=game,
        settings=games()[game].checked_settings({}),
        host_id=LARGE_IDS[0],
        status=status,
        version=5,
        locale=locale,
        message_id=None,
        message_at=None,
        holders=holders,
        table_settings=with_defaults({}),
    )


def pictures(count: int) -> list[Picture]:
    return [Picture(name, PNG, "x" * 1000) for name in ("board.png", "hand.png")[:count]]


def panel(
    state: State, game: AnyGame, seat: Seat, locale: str = "en", group: int | None = None
) -> MessageBody:
    """The private panel of a seat, as the presenter would make it."""
    view: View = game.view(state, seat)
    table = table_of(game.key, state.seats, locale)
    suggestions = Suggestions()
    draft = Draft((), group)
    for decision in view.decisions[:1]:
        if isinstance(decision.form, Placement | Path):
            suggestions = decision.form.suggestions(state, seat)
        if isinstance(decision.form, Script):
            draft = Draft((), group, script=decision.form.progress(state, seat, []))
    return TurnPanel(
        table_id=table.id,
        view=view,
        speaker=message_speaker(table, locale),
        decision=next(iter(view.decisions), None),
        label_speaker=picture_speaker(table, locale),
        pictures=pictures(2),
        draft=draft,
        suggestions=suggestions,
        notes=("A note.", "x" * 300),
        link=f"<#{table.channel_id}>",
    ).body()


def board(state: State, game: AnyGame, locale: str = "en", story: int = 60) -> MessageBody:
    """The message in the channel, as the presenter would make it."""
    view: View = game.view(state, None)
    table = table_of(game.key, state.seats, locale)
    say = message_speaker(table, locale)
    told = [say.say(line) for line in view.events] * story
    return table_message(table, view, say, pictures(1), told, LARGE_IDS[: state.seats])


def written(components: list[Json]) -> str:
    return "\n".join(one["content"] for one in walk(components) if one["type"] == Kind.TEXT)


def some_states(play: Play) -> list[State]:
    """The beginning, the end, and every fifth state in between."""
    return [*play.states[::5], play.states[-1]]


# ── limits ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_panels_and_the_board_of_a_whole_game_keep_within_the_limits(seats: int, locale: str) -> None:
    game = games()[MONSTERS]
    play = random_play(game, seats, {"kings-rules": "on", "guard-chain": "on"}, seats)
    for state in some_states(play):
        assert breaches(components_of(board(state, game, locale))) == []
        for seat, group in product(range(seats), (None, 0, 1)):
            assert breaches(components_of(panel(state, game, seat, locale, group))) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_private_board_and_every_part_of_it_keep_within_the_limits(locale: str) -> None:
    game = games()[MONSTERS]
    table = table_of(MONSTERS, 6, locale)
    view, say = game.view(game.start(6, {}, 1), None), message_speaker(table, locale)
    parts = [spotlight_message(table, view, seat, say, pictures(1)) for seat in range(6)]
    for body in (board_message(table, view, say, pictures(2)), *parts):
        assert breaches(components_of(body)) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("status", [Status.LOBBY, Status.CLOSED])
@pytest.mark.parametrize("seats", range(1, 7))
def test_the_lobby_keeps_within_the_limits(seats: int, status: Status, locale: str) -> None:
    table = table_of(MONSTERS, seats, locale, status)
    components = components_of(lobby_message(table, message_speaker(table, locale)))

    assert breaches(components) == []
    assert bool([one for one in walk(components) if one.get("custom_id")]) == (status is Status.LOBBY)


@pytest.mark.parametrize(("seats", "full", "few"), [(2, False, True), (3, False, False), (6, True, False)])
def test_the_lobby_offers_what_is_possible(seats: int, full: bool, few: bool) -> None:
    table = table_of(MONSTERS, seats, status=Status.LOBBY)
    components = components_of(lobby_message(table, message_speaker(table, "en")))
    offered = {one["custom_id"].split(":")[1] for one in walk(components) if one.get("custom_id")}
    disabled = {one["custom_id"].split(":")[1] for one in walk(components) if one.get("disabled")}

    assert disabled == ({"join"} if full else set()) | ({"start"} if few else set())
    assert offered & {"bot", "fill", "find"} == (set() if full else {"bot", "fill", "find"})


@pytest.mark.parametrize("name", ["Grix", "Grix (Anna)"])
def test_computer_players_have_faces_beside_their_names_where_there_are_emojis(name: str) -> None:
    table = table_of(MONSTERS, 3, status=Status.LOBBY)
    table = msgspec.structs.replace(table, holders=(*table.holders[:2], Holder(2, None, name)))
    say = message_speaker(table, "en")
    face = PartialEmoji(name="lk_f_grix_0a1b2c", id=77)
    without = written(components_of(lobby_message(table, say)))
    symbols.learn("faces/grix", face)
    try:
        with_face = written(components_of(lobby_message(table, say)))
    finally:
        symbols.forget()

    assert f"{face} {literal(name)}" in with_face
    assert literal(name) in without
    assert "faces" not in without


def test_a_long_story_is_cut_to_its_latest_lines() -> None:
    game = games()[MONSTERS]
    state = game.start(3, {}, 1)
    table = table_of(MONSTERS, 3)
    say = message_speaker(table, "en")
    story = [f"Line {number} of a long story." for number in range(500)]
    components = components_of(table_message(table, game.view(state, None), say, [], story, LARGE_IDS[:3]))

    assert breaches(components) == []
    assert "Line 499 of" in written(components)
    assert "Line 0 of" not in written(components)
    assert "is waiting for" in written(components)


def test_a_closed_table_tells_how_it_ended_and_not_how_it_began() -> None:
    game = games()[MONSTERS]
    table = table_of(MONSTERS, 3, status=Status.CLOSED)
    say = message_speaker(table, "en")
    story = [*(f"Line {number}." for number in range(9)), "Ended together."]
    told = written(
        components_of(table_message(table, game.view(game.start(3, {}, 1), None), say, [], story, ()))
    )

    assert "Ended together." in told
    assert "Line 8." in told
    assert "Line 0." not in told


def test_only_the_freshest_line_of_a_story_is_written_large() -> None:
    game = games()[MONSTERS]
    table = table_of(MONSTERS, 3)
    say = message_speaker(table, "en")
    story = [f"Line {number}." for number in range(6)]
    told = table_message(table, game.view(game.start(3, {}, 1), None), say, [], story, ()).paragraphs[0]

    assert told.splitlines() == [*(f"-# Line {number}." for number in range(5)), "Line 5."]


def test_a_finished_game_says_first_who_has_won_and_offers_another_one() -> None:
    game = games()[MONSTERS]
    table = table_of(MONSTERS, 3)
    say = message_speaker(table, "en")
    end = game.view(random_play(game, 3, {}, 1).states[-1], None)
    body = table_message(table, end, say, [], ["A story."], (), ending=how_it_went(end, say, None))

    who_has_won, places, story = body.paragraphs
    assert (who_has_won, story) == (f"**{standing(end, say)}**", "-# A story.")
    assert [line.strip("*")[:2] for line in places.splitlines()] == ["1.", "2.", "3."]
    first, *others = [one for one in walk(components_of(body)) if one["type"] == Kind.BUTTON]
    assert (first["label"], first["style"]) == (say("button-rematch"), ButtonStyle.primary.value)
    assert ButtonStyle.primary.value not in [one["style"] for one in others]


def test_a_line_too_long_for_any_message_is_cut_not_dropped() -> None:
    game = games()[MONSTERS]
    table = table_of(MONSTERS, 3)
    say = message_speaker(table, "en")
    view = game.view(game.start(3, {}, 1), None)
    components = components_of(table_message(table, view, say, [], ["Before.", "x" * 9000], ()))

    assert breaches(components) == []
    assert "xxx…" in written(components)


def test_a_closed_table_says_so_however_long_its_story() -> None:
    game = games()[MONSTERS]
    table = table_of(MONSTERS, 3, status=Status.CLOSED)
    say = message_speaker(table, "en")
    view = game.view(game.start(3, {}, 1), None)
    story = [f"Line {number} of a long story." for number in range(500)]
    components = components_of(table_message(table, view, say, [], story, ()))

    assert breaches(components) == []
    assert "Line 499 of" in written(components)
    assert say("table-closed") in written(components)
    labels = [one["label"] for one in walk(components) if one["type"] == Kind.BUTTON]
    assert labels == [say("button-rematch"), say("button-replay")]


def test_text_labels_and_lines_are_cut_where_discord_would_refuse_them() -> None:
    rows = [
        [button("x" * 200, "one")],
        [select("x" * 200, "two", [("v", "x" * 200)])],
    ]
    components = components_of(MessageBody(["x" * 5000], rows, heading="y" * 150))

    assert breaches(components) == []
    assert len(written(components)) <= 4000


def test_a_text_among_the_rows_has_its_room_before_the_paragraphs() -> None:
    rows: list[Row] = ["A question.", [button("Yes", "one")], "y" * 300, [button("No", "two")]]
    components = components_of(MessageBody(["x" * MOST_TEXT], rows, below=["below"]))

    assert breaches(components) == []
    kinds = [one["type"] for one in walk(components) if one["type"] in (Kind.TEXT, Kind.BUTTON)]
    assert kinds == [Kind.TEXT, Kind.TEXT, Kind.TEXT, Kind.BUTTON, Kind.TEXT, Kind.BUTTON]
    above, below, *between = [one["content"] for one in walk(components) if one["type"] == Kind.TEXT]
    assert (below, between) == ("below", [rows[0], rows[2]])
    assert above.endswith("x…")
    assert len(above + below + "".join(between)) == MOST_TEXT


def test_what_is_short_enough_is_not_cut() -> None:
    assert shortened("x" * 10, 10) == "x" * 10
    assert shortened("x" * 11, 10) == "x" * 9 + "…"
    assert len(written(components_of(MessageBody(["x" * MOST_TEXT])))) == MOST_TEXT


def test_a_sheet_with_nothing_to_say_has_no_empty_parts() -> None:
    kinds = [one["type"] for one in walk(components_of(MessageBody(["", "text", ""])))]

    assert kinds == [Kind.CONTAINER, Kind.TEXT]


# ── names ────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_name_cannot_be_mistaken_for_formatting() -> None:
    game = games()[MONSTERS]
    text = written(components_of(board(game.start(3, {}, 1), game)))

    assert r"\*\_\~\`\|" in text
    assert LONGEST_NAMES[0] not in text


def test_only_the_heading_mentions_people_and_only_those_who_are_called() -> None:
    game = games()[MONSTERS]
    table = table_of(MONSTERS, 4)
    view = game.view(game.start(4, {}, 1), None)
    body = table_message(table, view, message_speaker(table, "en"), [], ["A story."], LARGE_IDS[:2])

    assert [str(user_id) in body.heading for user_id in LARGE_IDS[:4]] == [True, True, False, False]
    assert "<@" not in "".join(body.paragraphs)


def test_nobody_is_called_when_nobody_new_must_act() -> None:
    game = games()[MONSTERS]
    table = table_of(MONSTERS, 3)
    view = game.view(game.start(3, {}, 1), None)

    assert table_message(table, view, message_speaker(table, "en"), [], [], ()).heading == ""


# ── secrets ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize(
    ("key", "seats", "seed"), [("toy", 3, 1), ("toy", 2, 2), *((MONSTERS, n, n) for n in (3, 4, 6))]
)
def test_redealing_what_a_viewer_may_not_know_changes_no_byte_of_what_they_see(
    key: str, seats: int, seed: int
) -> None:
    game = games()[key]
    settings = {"kings-rules": "on", "guard-chain": "on"} if key != "toy" and seed % 2 else {}
    play = random_play(game, seats, settings, seed)
    chance = play.chance()
    for state in play.states[::2]:
        seen = msgspec.json.encode(components_of(board(state, game)))
        assert msgspec.json.encode(components_of(board(game.redeal(state, None, chance), game))) == seen
        for seat, group in product(range(seats), (None, 1)):
            own = msgspec.json.encode(components_of(panel(state, game, seat, group=group)))
            other = panel(game.redeal(state, seat, chance), game, seat, group=group)
            assert msgspec.json.encode(components_of(other)) == own


def test_a_panel_and_a_board_are_made_from_a_view_never_from_a_state() -> None:
    for made in (TurnPanel, table_message, board_message, spotlight_message):
        made_from = get_type_hints(made)
        assert made_from["view"] is View
        assert State not in made_from.values()
