"""Which moments of a game a replay lists and a recap shows, and what stands above them."""

import msgspec
import pytest
from PIL import Image

from cogs.ui.components import MOST_IN_A_LIST, is_button
from cogs.ui.moments import caption, frames_for, shared_moment
from cogs.ui.replay_panel import CHAPTER, GAME, POSTER, Look, ReplayPanel, thinned
from engine.core import Event, Text, Weight
from engine.core.registry import game
from render.kit.picture import PictureMaker
from render.kit.recap import MOST_SCENES
from tables import Frame, TableService
from tests.tables.scene import started
from texts import speaker

SAY = speaker("en", ["Anna", "Ben", "Cleo"])


def frame(number: int, round_: int, *fights: str, silent: bool = False) -> Frame:
    """A moment of a round, in which the fights named were told."""
    told = tuple(Event(Text(key), weight=Weight.HEADLINE) for key in fights)
    chapter = Text("replay-round", {"round": round_})
    return Frame(number, chapter, None if silent else Text("alt-rest"), (), told)


def rounds(count: int, moves: int = 4) -> list[Frame]:
    """Rounds of so many moves, the last of which fights and begins the next round."""
    return [
        frame(at, 1 + at // moves, *(["alt-rest"] if at and at % moves == 0 else []))
        for at in range(count * moves + 1)
    ]


def test_a_recap_of_a_part_shows_its_moves_and_the_fight_that_ends_it() -> None:
    assert frames_for(CHAPTER, rounds(3), at=6) == [5, 6, 7, 8]


def test_a_recap_of_a_part_never_leaves_out_a_fight() -> None:
    shown = frames_for(CHAPTER, rounds(3, moves=40), at=50)

    assert len(shown) == MOST_SCENES
    assert shown[-1] == 80


def test_a_recap_of_a_game_shows_its_fights_and_its_end() -> None:
    frames = [*rounds(3), frame(13, 4)]

    assert frames_for(GAME, frames, at=1) == [4, 8, 12, 13]
    assert len(frames_for(GAME, rounds(40), at=1)) == MOST_SCENES


def test_moves_that_nobody_was_told_of_are_not_shown() -> None:
    frames = [frame(0, 1), frame(1, 1, silent=True), frame(2, 1)]

    assert frames_for(CHAPTER, frames, at=1) == [0, 2]
    assert frames_for(GAME, [frame(0, 1, silent=True)], at=0) == [0]


def test_thinning_keeps_the_first_and_the_last() -> None:
    assert thinned(range(100), 3) == [0, 50, 99]
    assert thinned(range(100), 1) == [99]
    assert thinned(range(100), 0) == []
    assert thinned([], 5) == []


def test_a_caption_names_the_chapter_of_the_move_and_the_fight_in_the_picture() -> None:
    frames = [frame(0, 1), frame(1, 2, "replay-silent", "recap-still")]

    assert caption("mighty-monsters", frames, 1, None, SAY) == ("Round 1", SAY("recap-still"))
    for which, line in enumerate((SAY("replay-silent"), SAY("recap-still"), SAY("recap-still"))):
        assert caption("mighty-monsters", frames, 1, which, SAY)[1] == SAY("recap-more", line=line, more=1)


def test_a_long_game_lists_the_fights_around_the_present_moment() -> None:
    frames = rounds(60)
    view = game("mighty-monsters").view(game("mighty-monsters").start(3, {}, 1), None)
    panel = ReplayPanel(1, view, frames, Look(120), SAY, SAY, (), is_over=False, has_file=False)
    menus = [row for row in panel.body().rows if isinstance(row, list) and not is_button(row[0])]
    [options] = [menu.options for [menu] in menus if menu.placeholder == "Jump to a fight …"]

    assert len(options) == MOST_IN_A_LIST
    values = [int(option.value) for option in options]
    assert values[0] < 120 < values[-1]
    assert options[0].description == f"Round {values[0] // 4}, move {values[0]}"


def test_every_part_of_a_long_game_is_in_one_of_its_lists() -> None:
    frames = rounds(29)
    view = game("mighty-monsters").view(game("mighty-monsters").start(3, {}, 1), None)
    look = Look(4, more=True)
    panel = ReplayPanel(1, view, frames, look, SAY, SAY, (), is_over=False, has_file=False)
    menus = [row[0] for row in panel.body().rows if isinstance(row, list) and not is_button(row[0])]
    first, second = [menu for menu in menus if str(menu.placeholder).startswith("Round ")]

    assert first.placeholder == SAY("replay-jump-chapters", first="Round 1", last="Round 15")
    assert second.placeholder == SAY("replay-jump-chapters", first="Round 16", last="Round 30")
    listed = [option.label for menu in (first, second) for option in menu.options]
    assert listed == [f"Round {number}" for number in range(1, 31)]
    assert len({menu.custom_id for menu in menus}) == len(menus)


def test_before_the_end_of_a_game_its_latest_moment_begins_with_the_picture_that_matters_most() -> None:
    frames = rounds(1)
    view = game("mighty-monsters").view(game("mighty-monsters").start(3, {}, 1), None)
    fight, board = (
        PictureMaker("toy").picture(name, Image.new("RGB", (900, 300)), "") for name in ("raid", "board")
    )
    look = Look(len(frames) - 1, picture=POSTER)
    panel = ReplayPanel(1, view, frames, look, SAY, SAY, [fight, board], is_over=False, has_file=False)

    assert panel.body().pictures == [fight]


async def test_a_shared_moment_is_told_by_its_headlines_the_first_in_bold(
    service: TableService,
) -> None:
    table = await started(service, "mighty-monsters")
    told = (
        Event(Text("replay-silent")),
        Event(Text("recap-still"), weight=Weight.HEADLINE),
        Event(Text("replay-move-none"), weight=Weight.DETAIL),
        Event(Text("replay-move-secret"), weight=Weight.HEADLINE),
    )
    frames = [frame(0, 1), frame(1, 1)._replace(events=told)]
    view = game("mighty-monsters").view(game("mighty-monsters").start(3, {}, 1), None)

    heading, story = shared_moment(table, view, frames, 1, "Anna", SAY, ()).paragraphs

    assert heading.splitlines()[1] == "-# Round 1, move 1"
    assert story.splitlines() == [f"**{SAY('recap-still')}**", f"-# {SAY('replay-move-secret')}"]


@pytest.mark.parametrize(("height", "most"), [(1200, 3), (300, 9)])
def test_the_story_above_a_picture_takes_no_more_lines_than_a_phone_has_beside_it(
    height: int, most: int
) -> None:
    short, great = Text("replay-silent"), Text("recap-still")
    view = game("mighty-monsters").view(game("mighty-monsters").start(3, {}, 1), None)
    view = msgspec.structs.replace(view, events=(*[short] * 12, great))
    frames = [frame(0, 1), frame(1, 1, great.key)]
    drawn = PictureMaker("toy").picture("board", Image.new("RGB", (900, height)), "")
    panel = ReplayPanel(1, view, frames, Look(1), SAY, SAY, [drawn], is_over=False, has_file=False)

    (above,) = panel.body().paragraphs

    _, *story = above.splitlines()
    assert f"-# {SAY(great.key)}" in story, "what is great is told first"
    assert story[-1] == "-# …"
    assert sum(-(-len(line) // 45) for line in story[:-1]) <= most
