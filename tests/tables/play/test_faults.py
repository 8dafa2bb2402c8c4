"""A failing rule kills no table: the table stays as it was and is told once, and a report is kept."""

from __future__ import annotations

import json
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core import Choice, Decision, Pick, Text
from engine.core.agenda import STEP_NAMES, STEPS
from engine.core.registry import games
from engine.release import release
from tables import Refused, StoreAddress, TableErrand, TableService
from tests.engine.toy import TOY, Toy, ToyView, answered
from tests.tables.databases import folder_of, rows
from tests.tables.scene import Clock, Opener, answer, contents, errands_of, play_to_the_end, started, state_of


@pytest.fixture
def broken_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the answer red fail in the rules."""

    def fails(g: Toy, seat: int, picked: list[str], form: str) -> None:
        if "red" in picked:
            raise KeyError("the ace in Bert's hand")
        answered(g, seat, picked, form)

    monkeypatch.setitem(STEPS, ("", STEP_NAMES[answered]), fails)


def reports(store: StoreAddress) -> list[Path]:
    return sorted((folder_of(store) / "reports").glob("*.json"))


@pytest.mark.usefixtures("broken_rule")
async def test_the_last_good_state_stays_and_another_choice_goes_through(
    service: TableService, store: StoreAddress
) -> None:
    table = await started(service)
    before = contents(store)
    with pytest.raises(Refused, match="fault-met"):
        await answer(service, table.id, 0, ["red"])

    after = contents(store)
    for name in ("tables", "states", "moves", "seats"):
        assert after[name] == before[name]
    await answer(service, table.id, 0, ["green"])
    assert (await service.repository.table(table.id)).version == table.version + 1


@pytest.mark.usefixtures("broken_rule")
async def test_a_report_has_all_that_is_needed_to_see_the_fault_again(
    service: TableService, store: StoreAddress
) -> None:
    table = await started(service)
    with pytest.raises(Refused):
        await answer(service, table.id, 0, ["red"], interaction=5)
    [file] = reports(store)
    report = json.loads(file.read_bytes())

    assert report["report"] == file.stem
    assert (report["game"], report["seats"], report["settings"]) == ("toy", 3, {"mood": "calm"})
    assert report["seed"] == rows(store, "SELECT seed FROM tables")[0][0]
    assert report["move"] == [0, 1, ["red"]]
    assert report["version"] == table.version
    assert "KeyError" in report["trace"]
    assert report["release"] == release()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.usefixtures("broken_rule")
async def test_the_log_says_where_the_report_is_and_nothing_of_what_the_rule_failed_on(
    service: TableService, store: StoreAddress, caplog: pytest.LogCaptureFixture
) -> None:
    table = await started(service)
    with pytest.raises(Refused):
        await answer(service, table.id, 0, ["red"])
    [file] = reports(store)
    logged = [record.getMessage() for record in caplog.records if record.name == "lairkeeper.faults"]

    assert logged == [f"a rule failed (KeyError); report: {file}"]
    assert "ace" not in caplog.text


@pytest.mark.usefixtures("broken_rule")
async def test_the_table_is_told_once_however_often_the_move_is_tried(opener: Opener) -> None:
    service = await opener.open()
    table = await started(service)
    await errands_of(service, table.id)
    for _ in range(3):
        with pytest.raises(Refused):
            await answer(service, table.id, 0, ["red"])
    after = await opener.open()
    with pytest.raises(Refused, match="fault-known"):
        await answer(after, table.id, 0, ["red"])
    with pytest.raises(Refused, match="fault-met"):
        await answer(after, table.id, 0, ["blue", "red"])
    [errand] = await errands_of(after, table.id)

    first, second = (
        number for (number,) in rows(opener.store, "SELECT report FROM faults ORDER BY at, version")
    )
    assert errand == TableErrand((Text("fault-told", {"report": first}),))
    assert [file.stem for file in reports(opener.store)] == sorted([first, second])


@pytest.mark.usefixtures("broken_rule")
async def test_a_report_that_finds_no_room_does_not_keep_the_table_from_being_told(
    service: TableService, store: StoreAddress
) -> None:
    table = await started(service)
    await errands_of(service, table.id)
    (folder_of(store) / "reports").write_text("a file where the folder should be")
    with pytest.raises(Refused, match="fault-met"):
        await answer(service, table.id, 0, ["red"])

    assert len(await errands_of(service, table.id)) == 1


async def test_a_refusal_of_the_rules_is_no_fault(service: TableService, store: StoreAddress) -> None:
    table = await started(service)
    with pytest.raises(Exception, match="not-an-option"):
        await answer(service, table.id, 0, ["mauve"])

    assert rows(store, "SELECT * FROM faults") == []


@pytest.mark.parametrize("stumbles", ["raises", "cheats"])
async def test_a_computer_player_that_stumbles_does_the_usual_and_play_goes_on(
    service: TableService, monkeypatch: pytest.MonkeyPatch, stumbles: str
) -> None:
    def bot(view: ToyView, decision: Decision) -> Choice:
        if stumbles == "raises":
            raise ZeroDivisionError
        return ["mauve"]

    monkeypatch.setitem(games(), "toy", replace(TOY, computer_player=bot))
    table = await started(service, people=1, bots=2)
    await play_to_the_end(service, table.id, 1)

    assert (await state_of(service, table.id)).result is not None


async def test_a_fault_while_a_seat_changes_hands_is_one_too(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(service)

    def blind(g: Toy, viewer: int | None) -> ToyView:
        raise RecursionError

    monkeypatch.setitem(games(), "toy", replace(TOY, view=blind))
    with pytest.raises(Refused, match="fault-met"):
        await service.change(table.id, lambda table: service.play.resign(table, 1))
    assert (await service.repository.table(table.id)) == table


@pytest.mark.usefixtures("broken_rule")
async def test_a_rule_that_fails_when_time_is_up_tells_the_log_nothing_either(
    service: TableService, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Pick, "default", lambda *_: ["red"])
    table = await started(service, settings={"clock": "1-hour", "late": "default"})
    clock.now += 3600
    await service.run_due_timers()
    clock.now += 3600
    await service.run_due_timers()

    assert "a timer failed" in caplog.text
    assert "ace" not in caplog.text
    assert (await service.repository.table(table.id)).version == table.version
