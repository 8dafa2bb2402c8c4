"""After the end: everybody learns how they did, and finds the way to look back or to play again."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.client.client import Lairkeeper
from cogs.ui.endings import own_result
from engine.core import Chance, Result, Seat, Text, View
from engine.core.accounts import merit
from engine.core.registry import game
from engine.games.mighty_monsters.rules.setup import START_GOLD
from engine.games.mighty_monsters.state import Lair
from tables import Refused, Status, Table, TableService
from tests.cogs.panel_users import Person, router_for
from tests.tables.scene import ANNA, BERT, SEED, Clock, act, guest, play_to_the_end, started, table_of
from texts import speaker

GAME = "mighty-monsters"
RAID, POSTER = "-mighty-monsters-raid.png", "mighty-monsters-poster.png"


async def over(client: Lairkeeper) -> Table:
    """A game of two people and a computer player, played to its end."""
    table = await started(client.service, GAME, people=2, bots=1)
    await play_to_the_end(client.service, table.id, 3)
    return await table_of(client.service, table.id)


async def ended(client: Lairkeeper) -> Table:
    """The same, ended by a moderator before its end."""
    table = await started(client.service, GAME, people=2, bots=1)
    note = Text("story-ended-by-moderator", {"name": "Mona"})
    await act(client.service, table.id, client.service.play.close, note=note)
    return await table_of(client.service, table.id)


def buttons(person: Person) -> list[str]:
    return [one["custom_id"].split(":")[1] for one in person.controls()]


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_the_panel_of_a_finished_game_says_how_one_did(client: Lairkeeper, locale: str) -> None:
    table = await over(client)
    result = (await client.service.repository.state(table)).result
    assert result is not None
    for seat, user_id in enumerate((ANNA, BERT)):
        person = Person(client.router, user_id, locale)
        await person.open(table)
        say = speaker(locale.partition("-")[0], table.names)
        view = game(table.game).view(await client.service.repository.state(table), seat)
        assert own_result(view, say) in person.text
        assert buttons(person)[:2] == ["rematch", "replay-open"]
        assert person.files


async def test_the_panel_begins_with_what_one_has_not_seen_and_never_shows_it_again(
    tmp_path: Path, clock: Clock
) -> None:
    """Whoever looks in after the end, and after the bot was restarted, still sees the last raid."""
    service = await TableService.open(tmp_path / "ended.sqlite3", clock, lambda: SEED)
    table = await started(service, GAME, people=2, bots=1)
    await play_to_the_end(service, table.id, 3)
    await service.close()
    service = await TableService.open(tmp_path / "ended.sqlite3", clock, lambda: SEED)
    try:
        anna = Person(router_for(service), ANNA)
        await anna.open(table)
        assert list(anna.files) == [POSTER]
        assert anna.text.index("-# ") < anna.text.index("**You "), "the story comes first"
        await anna.press("happened")
        assert any(name.endswith(RAID) for name in anna.files), "the last raid is one tap away"
        await anna.open(table)
        assert list(anna.files) == [POSTER], "seen"
        assert "happened" not in buttons(anna)
    finally:
        await service.close()


@pytest.mark.parametrize(("locale", "behind"), [("en-US", "*What happened*"), ("de", "*Was geschah*")])
async def test_what_the_panel_of_a_finished_game_leaves_out_is_behind_a_button_that_it_has(
    client: Lairkeeper, locale: str, behind: str
) -> None:
    table = await over(client)
    anna = Person(client.router, ANNA, locale)
    await anna.open(table)
    told = len(anna.text.split("###")[1].splitlines())
    assert behind in anna.text
    assert not {"More", "Mehr"} & set(anna.text.split("*"))

    await anna.press("happened")
    assert behind not in anna.text
    assert len(anna.text.splitlines()) > told


async def test_whoever_finds_the_points_wrong_can_say_so_below_them(client: Lairkeeper) -> None:
    for table in (await over(client), await ended(client)):
        anna = Person(client.router, ANNA)
        await anna.open(table)
        await anna.press("wrong")

        assert anna.form["custom_id"] == f"lk1:wrong-sent:{table.id}"


async def test_the_text_of_a_finished_game_tells_all_that_its_poster_shows(client: Lairkeeper) -> None:
    table = await over(client)
    anna = Person(client.router, ANNA)
    await anna.open(table)
    poster = anna.alt_texts[-1]
    await anna.press("board")
    await anna.press("text")

    its_game = game(GAME)
    view = its_game.view(await client.service.repository.state(table), None)
    say = speaker("en", table.names)
    for seat in range(3):
        best = merit(its_game.account(view), seat, its_game.amount)
        assert best is not None
        for said in (say.say(best), say.say(its_game.amount(view.result.scores[seat])), table.names[seat]):
            assert said in poster
            assert said in anna.text


def told(seat: Seat, scores: tuple[int, ...], places: tuple[int, ...], locale: str = "en") -> str:
    """How a seat is told a result of a game in which everybody did nothing but loot."""
    state = game(GAME).new(len(scores), game(GAME).checked_settings({}), Chance(1))
    winners = tuple([number for number, place in enumerate(places) if place == 1])
    state.result = Result(scores, places, winners)
    state.lairs = [Lair(gold, looted=gold - START_GOLD) for gold in scores]
    view: View = game(GAME).view(state, seat)
    return own_result(view, speaker(locale, ["Anna", "Ben", "Cleo"]))


def test_everybody_is_told_how_far_from_the_winner_they_were_and_why() -> None:
    assert told(1, (30, 28, 12), (1, 2, 3)) == (
        "**You came 2nd of 3, 2 gold behind Anna.**\n-# 20 gold for loot, 2 gold less than Anna."
    )
    assert told(0, (30, 28, 12), (1, 2, 3), "de") == (
        "**Du hast gewonnen, 2 Gold vor Ben!**\n-# 22 Gold für Beute, mehr als alle anderen."
    )
    shared = told(0, (30, 30, 12), (1, 1, 3))
    assert shared == (
        "**You share the victory, 18 gold ahead of Cleo!**\n-# 22 gold for loot (nobody has more)."
    )
    assert told(2, (30, 30, 12), (1, 1, 3)).startswith("**You came 3rd of 3, 18 gold behind Anna and Ben.**")


def test_whoever_wins_alone_wins_and_others_share_it() -> None:
    say = speaker("en")
    ends = ((1, 1), (1, 2), (3, 1))
    said = [say("panel-place", place=place, winners=count, seats=4) for place, count in ends]

    assert said == ["You have won!", "You share the victory!", "You came 3rd of 4."]


async def test_a_game_that_was_ended_can_be_replayed_and_played_again(client: Lairkeeper) -> None:
    table = await ended(client)
    anna = Person(client.router, ANNA)
    await anna.open(table)
    assert speaker("en")("table-closed") in anna.text
    assert buttons(anna) == ["rematch", "replay-open", "wrong"]
    await anna.press("replay-open")
    await anna.press("replay-more")
    assert "replay-eyes" in buttons(anna)  # nothing is hidden any more
    assert "replay-export" not in buttons(anna)
    await anna.open(table)
    await anna.press("rematch")

    again = await client.service.repository.open_in(7)
    assert again is not None
    assert again.status is Status.LOBBY


async def test_whoever_asks_for_a_rematch_elsewhere_is_told_where_it_is(client: Lairkeeper) -> None:
    table = await over(client)
    anna = Person(client.router, ANNA)
    anna.guild_id, anna.channel_id = None, 55
    await anna.open(table)
    await anna.press("rematch")

    assert anna.told == [speaker("en")("lobby-opened", channel="<#7>")]


async def test_a_table_everybody_has_left_can_only_be_looked_back_at(client: Lairkeeper) -> None:
    table = await started(client.service, GAME, people=1, bots=2)
    await act(client.service, table.id, client.service.transfers.resign, user_id=ANNA)
    stranger = Person(client.router, BERT)
    await stranger.click(f"lk1:replay-open:{table.id}")
    await stranger.press("replay-more")
    assert "replay-eyes" in buttons(stranger)

    with pytest.raises(Refused, match="not-seated"):
        await client.service.rematch(table.id, ANNA)


async def test_an_exercise_is_tried_again(client: Lairkeeper) -> None:
    service = client.service
    table = await service.begin_exercise(1, 7, guest(0), "dungeon-lords", "en", "first")
    await act(service, table.id, service.lobbies.close, user_id=ANNA, moderator=False)
    anna = Person(client.router, ANNA)
    await anna.open(table)

    assert buttons(anna) == ["practise", "solution", "next-puzzle", "wrong"]
