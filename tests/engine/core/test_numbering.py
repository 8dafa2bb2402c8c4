"""Parts of a grid to choose from by number, proposals to start from, and paths around a square."""

from __future__ import annotations

import pytest

from engine.core import Illegal, Path, Placement, Text
from engine.core.forms.numbering import ON_A_PAGE, areas_of
from tests.engine import toy
from tests.engine.toy import FORMS, table


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (3, 8), (8, 10), (26, 99), (1, 99)])
def test_every_cell_lies_in_exactly_one_of_few_areas(rows: int, columns: int) -> None:
    cells = {(row, column) for row in range(rows) for column in range(columns)}
    areas = areas_of(sorted(cells))

    assert len(areas) <= ON_A_PAGE
    assert all(sum(area.holds(cell) for area in areas) == 1 for cell in cells)


def test_few_cells_are_areas_of_their_own() -> None:
    areas = areas_of([(0, 0), (4, 7), (7, 9)])
    assert [area.name for area in areas] == ["A1", "E8", "H10"]


def test_areas_are_cut_to_what_they_hold() -> None:
    cells = {(row, column) for row in range(8) for column in range(10)} - {(0, 0), (1, 0)}
    assert areas_of(sorted(cells))[0].name == "A2:B2"


def test_no_area_takes_more_than_a_page_if_that_can_be_avoided() -> None:
    answers = [(row, column) for row in range(7) for column in range(9) for _ in range(7)]
    areas = areas_of(answers)

    assert len(areas) <= ON_A_PAGE
    assert max(sum(area.holds(cell) for cell in answers) for area in areas) <= ON_A_PAGE
    assert all(sum(area.holds(cell) for area in areas) == 1 for cell in answers)


def test_the_toy_proposes_good_places_the_best_first() -> None:
    form = FORMS["proposed placement"]
    assert isinstance(form, Placement)
    suggestions = form.suggestions(table(toy.note, ""), 0)

    assert suggestions.first == ["B2"]
    assert suggestions.after(["B2"]) == ["A1"]


def test_a_path_leads_around_a_square() -> None:
    g, form = table(toy.note, ""), FORMS["stroll"]
    assert isinstance(form, Path)

    assert (2, 0) in form.read(g, 0, ["A1"])
    assert (2, 0) not in form.read(g, 0, ["A1", "-C1"])
    with pytest.raises(Illegal) as refused:
        form.read(g, 0, ["C1", "-C1"])
    assert refused.value.text == Text("no-way-around", {"square": "C1"})
