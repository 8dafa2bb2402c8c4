"""The game in docs/new-game.md is complete: it is found, keeps every law, and can be played and drawn."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import engine.games
import render
from engine.cli.lessons import LEARNERS, decider
from engine.cli.self_play import moments
from engine.core import Chance
from engine.core.agenda import STEP_NAMES, STEPS
from engine.core.registry import AnyGame, games
from engine.release import ROOT
from engine.search.lessons import lesson_moments
from tables import Status, TableService
from tests.conformance.laws import LAWS, Law
from tests.conformance.plays import NAMES, random_play
from tests.conformance.shown import assert_panel_within_bounds, assert_picture_within_bounds, first_panel
from tests.conformance.test_contract import lookups
from tests.docs.reading import quoted_files
from tests.tables.scene import play_randomly, started
from texts import LOCALES, library, speaker

PAGE = ROOT / "docs" / "new-game.md"
KEY = "dragon-cave"
PACKAGE = "dragon_cave"
SEATS = (2, 3, 4)
SEEDS = range(5)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the page, and the `__init__.py` files it leaves to the reader."""
    root = tmp_path_factory.mktemp("page")
    for path, content in quoted_files(PAGE).items():
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, "utf-8")
    for folder in (root / "engine" / "games" / PACKAGE).iterdir():
        if folder.is_dir() and not (folder / "__init__.py").exists():
            (folder / "__init__.py").write_text('"""What belongs here."""\n')
    return root


@pytest.fixture(scope="module")
def game(tree: Path) -> Iterator[AnyGame]:
    """The game as the registry finds it, with texts and pictures; nothing of it is left behind."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine.games, "__path__", [*engine.games.__path__, str(tree / "engine" / "games")])
        patch.setattr(render, "__path__", [*render.__path__, str(tree / "render")])
        patch.setattr(library, "sources", partial(_sources, tree, library.sources))
        importlib.invalidate_caches()
        _forget_texts()
        found = games.__wrapped__()
        patch.setitem(games(), KEY, found[KEY])
        yield found[KEY]
    _forget_texts()
    _forget_modules()


def _sources(tree: Path, usual: object, locale: str) -> Iterator[tuple[str, str]]:
    assert callable(usual)
    yield from usual(locale)
    for file in sorted((tree / "texts" / locale).glob("*.ftl")):
        yield f"{locale}/{file.name}", file.read_text("utf-8")


def _forget_texts() -> None:
    library.book.cache_clear()
    library.entries.cache_clear()


def _forget_modules() -> None:
    for name in [
        name for name in sys.modules if name.startswith((f"engine.games.{PACKAGE}", f"render.{PACKAGE}"))
    ]:
        del sys.modules[name]
    for parent in (engine.games, render):
        vars(parent).pop(PACKAGE, None)
    for key in [key for key in STEPS if key[1].startswith(f"{PACKAGE}.")]:
        del STEP_NAMES[STEPS.pop(key)]


def test_the_page_is_in_house_style(tree: Path) -> None:
    ours = 'lint.isort.known-first-party = ["engine", "render", "texts"]'
    for command in (["check"], ["format", "--check"]):
        words = [*command, "--no-cache", "--config", str(ROOT / "pyproject.toml"), "--config", ours, "."]
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *words], cwd=tree, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_it_keeps_the_law(law: Law, game: AnyGame) -> None:
    for seats in SEATS:
        for seed in SEEDS:
            law(random_play(game, seats, {}, seed))


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_is_asked_for_by_name_can_be_said(game: AnyGame, locale: str) -> None:
    say = speaker(locale, NAMES)
    blurb_and_topics = [f"{KEY}-blurb", *(f"{KEY}-topic-{topic}" for topic in game.topics)]

    assert all(say.say(text) for text in lookups(game))
    assert all(say(key) for key in blurb_and_topics)


def test_both_languages_have_the_same_texts() -> None:
    files = quoted_files(PAGE)
    english, german = (
        library.gathered([("page", files[f"texts/{locale}/{PACKAGE}.ftl"])]) for locale in LOCALES
    )

    assert set(english) == set(german)


@pytest.mark.parametrize("seats", SEATS)
def test_computer_players_play_it_to_the_end(game: AnyGame, seats: int) -> None:
    *_, end = moments(game, seats, {}, seed=1)

    assert end.result is not None


async def test_a_table_of_it_is_played_from_lobby_to_result(game: AnyGame, tmp_path: Path) -> None:
    service = await TableService.open(tmp_path / "lair.sqlite3")
    try:
        table = await started(service, game.key, people=2, bots=1)
        async for _ in play_randomly(service, table.id, Chance(1)):
            pass
        assert (await service.repository.table(table.id)).status == Status.OVER
    finally:
        await service.close()


@pytest.mark.parametrize("seats", SEATS)
def test_every_moment_of_it_can_be_shown_without_a_secret(game: AnyGame, seats: int) -> None:
    say, chance = speaker("de", NAMES), Chance(1)
    for state in random_play(game, seats, {}, seed=1).states:
        for viewer in (None, *range(seats)):
            shown = []
            for same in (state, game.redeal(state, viewer, chance)):
                view = game.view(same, viewer)
                pictures = render.table(view, say)
                assert render.front(view, say) == pictures[0]
                pictures += (
                    [render.spotlight(view, s, say) for s in range(seats)]
                    if viewer is None
                    else [render.hand(view, say)]
                )
                shown.append((pictures, first_panel(game, same, viewer, pictures[:1])))
            assert shown[0] == shown[1]
            assert_panel_within_bounds(shown[0][1])
            for picture in shown[0][0]:
                assert_picture_within_bounds(picture)


@pytest.mark.parametrize("seats", SEATS)
def test_a_finished_game_has_a_poster(game: AnyGame, seats: int) -> None:
    end = random_play(game, seats, {}, seed=1).states[-1]
    picture = render.poster(game.view(end, None), None, speaker("de", NAMES))

    assert picture is not None
    assert_picture_within_bounds(picture)


def test_every_card_can_be_looked_up(game: AnyGame) -> None:
    say = speaker("en", NAMES)
    for face in game.cards():
        picture = render.card(KEY, face.id, say)
        assert picture is not None
        assert_picture_within_bounds(picture)
    assert render.card(KEY, "unicorn", say) is None


@pytest.mark.parametrize("learner", LEARNERS)
def test_its_lesson_can_be_taken(game: AnyGame, learner: str) -> None:
    asked = list(lesson_moments(game, decider(learner)))

    assert all(moment.said.remark is not None for moment in asked)
    said = [text for one in asked for text in (one.said.outcome, one.said.remark, one.said.enough) if text]
    assert all(speaker(locale, NAMES).can_say(text) for text in said for locale in LOCALES)
