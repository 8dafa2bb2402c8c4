"""What the channel keeps of a round: what mattered most comes first, and all of it fits on a phone."""

from __future__ import annotations

import pytest
from PIL import Image

from cogs.ui.table_message import round_message
from engine.cli.self_play import moments
from engine.core.registry import game
from engine.games.doodle_dungeon.show.posts import ENDS
from engine.games.dungeon_lords.cards import HEROES, TRAPS
from engine.games.dungeon_lords.lord import Hero
from engine.games.dungeon_lords.show.posts import by_drama
from engine.games.dungeon_lords.state import Report, Stage
from render.kit.picture import PictureMaker
from texts import speaker

SAY = speaker("en", ["Anna", "Ben"])


@pytest.mark.parametrize(
    ("heights", "shown"), [([300] * 6, 4), ([900, 300], 2), ([900, 450], 1), ([2000, 100], 1), ([], 0)]
)
def test_a_post_shows_as_many_pictures_as_a_phone_has_room_for(heights: list[int], shown: int) -> None:
    view = game("mighty-monsters").view(game("mighty-monsters").start(3, {}, 1), None)
    pictures = [
        PictureMaker("toy").picture(f"battle-{number}", Image.new("RGB", (900, height)), "")
        for number, height in enumerate(heights)
    ]

    assert round_message(view, SAY, pictures).pictures == pictures[:shown]


def test_a_battle_that_changed_nothing_comes_last() -> None:
    hero = Hero(next(iter(HEROES)))
    held, conquered = (
        Report(seat, 0, (hero,), (Stage(kind, "", (hero,)),))
        for seat, kind in enumerate(("held", "conquest"))
    )
    won = Report(2, 0, (hero,), (Stage("trap", next(iter(TRAPS)), ()),))

    assert by_drama([held, conquered, won]) == [won, conquered, held]


def test_a_hero_s_end_comes_before_the_fights_of_others() -> None:
    its_game = game("doodle-dungeon")
    posts = [
        [line.key for line in its_game.round_post(its_game.view(state, None))]
        for seed in range(2)
        for state in moments(its_game, 4, {}, seed)
    ]
    several = [keys for keys in posts if len(keys) > 1]

    assert several
    for keys in several:
        ends = [key in ENDS for key in keys]
        assert ends == sorted(ends, reverse=True)
