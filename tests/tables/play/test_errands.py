"""Who is called, whose private message changes, and that no errand carries anything secret."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from engine.core import Chance, State
from engine.core.registry import games
from engine.core.undo import Turn, seen
from tables import CardErrand, Holder, PanelErrand, PostErrand, Table, TableErrand, TableService
from tables.play.errands import errands_after
from tests.conformance.plays import Play, random_play
from tests.engine.toy import TOY
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    answer,
    errands_of,
    play_randomly,
    play_up_to,
    started,
    state_of,
)


def holders(seats: int, bots: tuple[int, ...] = ()) -> tuple[Holder, ...]:
    return tuple(Holder(seat, None if seat in bots else 100 + seat, f"name {seat}") for seat in range(seats))


@cache
def some_plays() -> list[Play]:
    """The toy, and one play of every game with the fewest seats."""
    real = [game for key, game in games().items() if key != "toy"]
    return [
        *(random_play(TOY, 2 + seed % 2, {}, seed) for seed in range(4)),
        *(random_play(game, max(2, game.seats[0]), {}, 1) for game in real),
    ]


def newly_called(before: State | None, after: State) -> list[int]:
    already = before.awaited() if before else []
    invited = before.invited() if before else []
    called = [seat for seat in after.awaited() if seat not in already]
    return called + [seat for seat in after.invited() if seat not in {*already, *invited, *called}]


def test_only_whoever_must_act_and_did_not_have_to_before_is_called() -> None:
    for play in some_plays():
        bots = (play.seats - 1,) if play.seed % 2 else ()
        for turn in play.turns:
            errands = errands_after(holders(play.seats, bots), turn.before, turn.after)
            [public] = [one for one in errands if isinstance(one, TableErrand)] or [TableErrand()]
            panels = [one for one in errands if one != public]
            if turn.after.result is not None:
                called = [seat for seat in range(play.seats) if seat not in bots]
            else:
                called = [seat for seat in newly_called(turn.before, turn.after) if seat not in bots]
            assert list(public.mention) == [100 + seat for seat in called]
            for panel in panels:
                assert isinstance(panel, PanelErrand)
                running = turn.after.result is None
                assert panel.your_turn == (running and panel.user_id in public.mention)


def test_every_person_whose_private_view_changed_is_written_to() -> None:
    """Everything a panel shows is made from the view."""
    for play in some_plays():
        for turn in play.turns:
            errands = errands_after(holders(play.seats), turn.before, turn.after)
            written_to = [errand.user_id for errand in errands if isinstance(errand, PanelErrand)]
            assert len(set(written_to)) == len(written_to)
            for seat in range(play.seats):
                before, after = (play.game.view(state, seat) for state in (turn.before, turn.after))
                hand = getattr(before, "hand", None), getattr(before, "reserve", None)
                if hand != (getattr(after, "hand", None), getattr(after, "reserve", None)):
                    assert 100 + seat in written_to
                if (seat in before.awaited) != (seat in after.awaited):
                    assert 100 + seat in written_to


def test_what_is_told_does_not_depend_on_what_others_hold() -> None:
    """Re-dealing everything an onlooker may not know changes nothing about whom the channel calls."""
    for play in some_plays():
        chance = play.chance()
        seated = holders(play.seats)
        for turn in play.turns:
            before = play.game.redeal(turn.before, None, chance)
            after = play.game.redeal(turn.after, None, chance)
            dealt, redealt = (
                [one for one in errands_after(seated, *states) if isinstance(one, TableErrand)]
                for states in ((turn.before, turn.after), (before, after))
            )
            assert redealt == dealt


def test_the_channel_is_told_of_exactly_what_everybody_can_notice() -> None:
    secret = 0
    for play in some_plays():
        for turn in play.turns:
            errands = errands_after(holders(play.seats), turn.before, turn.after)
            is_announced = any(isinstance(one, TableErrand) for one in errands)
            assert is_announced == seen(Turn(*turn), None)
            secret += not is_announced
    assert secret


def test_of_what_only_one_can_notice_nobody_else_is_written_to() -> None:
    secret = 0
    for play in some_plays():
        for turn in play.turns:
            viewers = [viewer for viewer in play.viewers if viewer != turn.move.seat]
            if turn.after.result is None and not any(seen(Turn(*turn), viewer) for viewer in viewers):
                errands = errands_after(holders(play.seats), turn.before, turn.after)
                assert [one for one in errands if one != PanelErrand(100 + turn.move.seat, False)] == []
                secret += 1
    assert secret


async def test_an_errand_names_people_and_nothing_else(service: TableService) -> None:
    table = await started(service, "mighty-monsters", people=3)
    async for _ in play_randomly(service, table.id, Chance(1)):
        for errand in await errands_of(service, table.id):
            match msgspec.to_builtins(errand):
                case {"errand": "table", **rest}:
                    assert rest.keys() <= {"mention"}
                case {"errand": "panel", **rest}:
                    assert rest.keys() == {"user_id", "your_turn"}
                case {"errand": "post", **rest}:
                    assert rest.keys() == {"version"}
                case other:
                    raise AssertionError(other)


async def test_at_the_start_everybody_gets_their_hand_and_whoever_begins_is_called(
    service: TableService,
) -> None:
    table = await started(service)
    errands = await errands_of(service, table.id)

    assert errands[-4:] == [
        TableErrand(mention=(ANNA,)),
        PanelErrand(ANNA, your_turn=True),
        PanelErrand(BERT, your_turn=False),
        PanelErrand(CARLA, your_turn=False),
    ]


async def after_a_move(service: TableService, table: Table, seat: int, *choices: list[str]) -> list[object]:
    for choice in choices[:-1]:
        await answer(service, table.id, seat, choice)
    await errands_of(service, table.id)
    await answer(service, table.id, seat, choices[-1])
    return list(await errands_of(service, table.id))


async def test_a_secret_answer_calls_nobody(service: TableService) -> None:
    table = await started(service)
    [public, *panels] = await after_a_move(service, table, 0, ["red"], ["blue"])

    assert public == TableErrand()  # that she has answered is no secret
    assert PanelErrand(ANNA, your_turn=False) in panels
    assert not any(isinstance(panel, PanelErrand) and panel.your_turn for panel in panels)


async def test_whoever_neither_acts_nor_sees_anything_new_is_not_written_to(service: TableService) -> None:
    table = await started(service)
    await play_up_to(service, table.id, "gambled")
    await errands_of(service, table.id)
    await answer(service, table.id, 0, ["grey"])

    assert await errands_of(service, table.id) == [
        TableErrand(mention=(BERT,)),
        PanelErrand(ANNA, your_turn=False),
        PanelErrand(BERT, your_turn=True),
    ]


async def test_whoever_is_asked_again_at_once_is_not_called_again(service: TableService) -> None:
    table = await started(service)
    [public, *panels] = await after_a_move(service, table, 0, ["red"])

    assert public == TableErrand(mention=(BERT, CARLA))  # all three vote, but Anna is here anyway
    assert set(panels) == {PanelErrand(ANNA, False), PanelErrand(BERT, True), PanelErrand(CARLA, True)}


async def test_at_the_end_everybody_is_told_but_it_is_nobodys_turn(service: TableService) -> None:
    table = await started(service)
    errands: list[object] = []
    async for _ in play_randomly(service, table.id, Chance(1)):
        errands = list(await errands_of(service, table.id))

    assert errands == [
        TableErrand(mention=(ANNA, BERT, CARLA)),
        *(PanelErrand(user_id, your_turn=False) for user_id in (ANNA, BERT, CARLA)),
    ]


async def test_computer_players_get_no_messages(service: TableService) -> None:
    table = await started(service, people=1, bots=2)
    async for _ in play_randomly(service, table.id, Chance(1)):
        for errand in await errands_of(service, table.id):
            assert not isinstance(errand, PostErrand | CardErrand)
            named = errand.mention if isinstance(errand, TableErrand) else (errand.user_id,)
            assert set(named) <= {ANNA}


@pytest.mark.parametrize("seat", range(3))
async def test_after_a_resignation_those_whose_turn_it_is_now_are_called(
    service: TableService, seat: int
) -> None:
    table = await started(service)
    await errands_of(service, table.id)
    before = await state_of(service, table.id)
    await service.change(table.id, lambda table: service.play.resign(table, seat))
    public = next(errand for errand in await errands_of(service, table.id) if isinstance(errand, TableErrand))

    called = newly_called(before, await state_of(service, table.id))
    assert public.mention == tuple(100 + other for other in called if other != seat)
