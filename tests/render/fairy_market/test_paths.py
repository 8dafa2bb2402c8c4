"""How the line of a path runs: over and under itself, through rooms, up and down, and round the edge."""

from __future__ import annotations

from PIL import Image

from engine.games.fairy_market.board.dungeon import Dungeon
from render.fairy_market.parts.clay import CLAY, OCHRE, ground, middle
from render.fairy_market.parts.path import BELOW, Leg, edges_crossed, legs
from render.fairy_market.parts.scene import RAIL, Look, draw_scene, gates, size_of
from render.kit.canvas import Canvas
from render.kit.theme import INK
from tests.render.fairy_market.scenes import expedition

CELL = 64
ORIGIN = RAIL + round(0.34 * CELL)


def _drawn(dungeon: Dungeon) -> Image.Image:
    canvas = Canvas.blank(*size_of(dungeon, CELL))
    draw_scene(canvas, (0, 0), dungeon, CELL, Look())
    return canvas.image


def _at(image: Image.Image, x: float, y: float) -> object:
    return image.getpixel((ORIGIN + round(x * CELL), ORIGIN + round(y * CELL)))


def _kinds(dungeon: Dungeon) -> list[str]:
    return [leg.kind for leg in legs(dungeon, CELL)]


def test_a_path_below_a_corridor_is_hidden_where_the_corridor_bridges_it() -> None:
    image = _drawn(expedition("A a3W: E N D S S U S S", hand=("S5",)))
    assert _at(image, 1.8, 2.3) == BELOW
    assert _at(image, 1.6, 4.4) != BELOW


def test_a_path_on_the_main_level_runs_on_top() -> None:
    image = _drawn(expedition("A a3W: E N D S S U S S", hand=("S5",)))
    assert _at(image, 0.9, 2.4) == INK
    assert _at(image, 1.4, 4.6) == INK


def test_a_fall_leads_from_one_level_to_the_other() -> None:
    assert "between" in _kinds(expedition("A b5S: N D W N N U E", hand=("D305",)))


def test_a_jump_interrupts_the_line() -> None:
    dungeon = expedition("A; B S A c1N: @barrel-jump(a10)", "barrel-jump", ("S7", "S6"))
    assert _kinds(dungeon) == ["main", "jump"]


def test_a_path_walks_to_the_portal_of_a_room_before_it_travels() -> None:
    dungeon = expedition("A c5E: N N Oa2", "scroll", ("D414",))
    *_, walked, jump = legs(dungeon, CELL)
    assert (walked.kind, jump.kind) == ("main", "jump")
    assert walked.end == jump.start == middle(2, 1, False, CELL)


def test_climbing_out_of_a_pit_is_no_jump() -> None:
    dungeon = expedition("A a3W: N D S S E @climb S S", "climb", ("D305",))
    assert "jump" not in _kinds(dungeon)
    assert _kinds(dungeon).count("between") == 2


def test_a_way_round_the_edge_goes_out_and_comes_in() -> None:
    dungeon = expedition("A b1N: S S E @wrap-horizontal(E)", "wrap-horizontal", ("S1",))
    assert [(side, inwards) for _, side, inwards in edges_crossed(dungeon)] == [("E", False), ("W", True)]
    assert "jump" not in _kinds(dungeon)


def test_lines_through_a_room_cross_only_with_the_book() -> None:
    straight = expedition("A a1N: ! E S #2 W N #4 N W", "rope", ("D417",))
    crossed = expedition("A a1N: ! E S #3 E N @cross #4 N W", "rope cross", ("D417",))
    assert not _crossings(legs(straight, CELL))
    assert _crossings(legs(crossed, CELL))


def _crossings(line: list[Leg]) -> bool:
    return any(_cross(one, other) for number, one in enumerate(line) for other in line[number + 2 :])


def _cross(one: Leg, other: Leg) -> bool:
    def side(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    return (
        side(one.start, one.end, other.start) * side(one.start, one.end, other.end) < 0
        and side(other.start, other.end, one.start) * side(other.start, other.end, one.end) < 0
    )


def test_gates_have_the_names_players_write() -> None:
    assert [name for _, _, name in gates(expedition("A", hand=("S5",)))] == ["b1N", "a3W", "c4E", "b5S"]


def test_a_corridor_that_meets_the_next_card_is_no_gate() -> None:
    names = [name for _, _, name in gates(expedition("A; B S A", hand=("S5", "S8")))]
    assert "b5S" not in names
    assert "b6N" not in names


def test_the_underground_has_its_own_colour_and_place() -> None:
    card = ground("S5", False, CELL)
    x, y = middle(1, 2, True, CELL)
    assert card.getpixel((x, y)) == OCHRE
    assert CLAY not in set(card.get_flattened_data())
