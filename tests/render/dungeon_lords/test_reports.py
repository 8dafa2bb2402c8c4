"""Reports of battles show what every stage did to the party."""

from __future__ import annotations

from msgspec.structs import replace

import render
from engine.games.dungeon_lords.lord import Hero
from engine.games.dungeon_lords.show.reports import lines_of, outcome_of
from engine.games.dungeon_lords.state import Report, Stage
from render.dungeon_lords.parts.ledger import HEADER
from render.dungeon_lords.report import draw_report
from render.kit.canvas import WIDTH
from render.kit.theme import GROWTH, WOUND_INK
from tests.render.dungeon_lords.scenes import FALLEN, UNDER_WAY, fight, spring
from tests.render.dungeon_lords.tables import game_of, seen, voice

PALADIN, WARRIOR = Hero("gold-paladin"), Hero("gold-warrior-1")


def _report(*stages: Stage) -> Report:
    return Report(0, 2, (PALADIN, WARRIOR), stages)


def test_every_stage_has_a_line() -> None:
    titles = [voice("en", 2).say(line.title) for line in lines_of(FALLEN)]
    assert titles == ["Fire Wall", "Aura of Fear", "Troll", "Healing", "Fatigue", "Conquest"]


def test_wounds_and_healing_are_told_as_changes() -> None:
    trap, _, _, healing, fatigue, _ = lines_of(FALLEN)
    assert [figure.change for figure in trap.figures] == [-1, -1, -1]
    assert [figure.change for figure in healing.figures] == [1, 1]
    assert [figure.change for figure in fatigue.figures] == [-3, 0]


def test_whoever_falls_is_named_last_and_goes_to_prison() -> None:
    troll = lines_of(FALLEN)[2]
    assert [(figure.hero.card, figure.fate) for figure in troll.figures] == [
        ("gold-priest-2", ""),
        ("gold-wizard-4", ""),
        ("gold-warrior-1", "prison"),
    ]
    assert troll.figures[-1].change == -4


def test_a_paladin_who_leaves_after_a_conquest_is_no_prisoner() -> None:
    [line] = lines_of(_report(Stage("conquest", "", (WARRIOR,))))
    assert (line.figures[-1].fate, line.figures[-1].change) == ("away", 0)


def test_a_hero_who_comes_later_has_suffered_nothing() -> None:
    [line] = lines_of(
        replace(_report(Stage("spell", "illusion", (Hero("illusion"), WARRIOR))), heroes=(WARRIOR,))
    )
    assert [figure.change for figure in line.figures] == [0, 0]


def test_a_battle_ends_conquered_held_or_won() -> None:
    assert outcome_of(FALLEN) == "conquered"
    assert outcome_of(_report(Stage("held", "", (PALADIN, WARRIOR)))) == "held"
    assert outcome_of(_report(Stage("monster", "demon", ()))) == "won"
    assert outcome_of(UNDER_WAY) == ""


def test_a_battle_that_went_well_has_no_red_stamp() -> None:
    for kind, ink in (("held", GROWTH), ("conquest", WOUND_INK)):
        picture = draw_report(_report(Stage(kind, "", (WARRIOR,))), voice("en", 2)).convert("RGB")
        header = picture.crop((WIDTH // 2, 0, WIDTH, HEADER - 8))
        inks = {colour for _, colour in header.getcolors(1 << 16) or []} & {GROWTH, WOUND_INK}
        assert inks == {ink}


def test_reports_leave_the_table_when_the_channel_has_them() -> None:
    over = replace(spring(), reports=(FALLEN,))
    assert not any("report" in picture.name for picture in render.table(over, voice("en")))


def test_the_alt_text_tells_every_change() -> None:
    report = next(picture for picture in render.table(fight(), voice("en", 2)) if "report" in picture.name)
    assert "Troll: Warrior 5 takes 4 and goes to prison." in report.alt
    assert "Fatigue: Priest 5/2 takes 3." in report.alt
    assert report.alt.endswith("Conquest: Conquered.")


def test_every_battle_of_a_game_can_be_told() -> None:
    reports = {report for state in game_of(4, 2) for report in seen(state).reports}
    assert reports
    assert all(outcome_of(report) for report in reports)
