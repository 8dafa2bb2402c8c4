"""The sample views that illustrate the rules, and where in which game they come from.

`python -m tests.render.samples [GAME ...]` takes them anew, after a change to what views hold: look at every
picture that they make (`python -m tests.render.samples --draw FOLDER`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

import render
from engine.cli.self_play import moments
from engine.core.game import EXERCISE
from engine.core.registry import game, games
from engine.core.state import State
from engine.core.views import View
from render.pictures import spotlight
from render.topics import topic
from texts import LOCALES, speaker

AnyView = Any


@dataclass(frozen=True)
class Sample:
    """The first moment of games between computer players at which something is to be seen."""

    asks: str = ""
    """The prompt of a question, without the game's name; without one, it is an onlooker's view."""
    topic: str = ""
    """The topic of that question, where prompts alone do not tell."""
    when: Callable[[AnyView], bool] = lambda view: True
    after: int = 0
    """So many such moments are passed over."""
    seats: int = 3
    seed: int = 1
    settings: dict[str, str] = field(default_factory=dict)


def news(view: AnyView) -> bool:
    """Whether a raid has just ended."""
    return bool(view.raid is not None and view.raid_is_news)


def over(view: AnyView) -> bool:
    """Whether the game is over."""
    return view.result is not None


def _outcomes(view: AnyView) -> list[str]:
    return [bout.outcome for bout in view.raid.bouts] if news(view) else []


def _is_wide(view: AnyView) -> bool:
    """Whether Anna has explored a dungeon that is no taller than it is wide: it fits a phone."""
    if not view.news.explored:
        return False
    width, height = Image.open(BytesIO(spotlight(view, 0, speaker("en")).png)).size
    return height < width


SAMPLES: dict[str, dict[str, Sample]] = {
    "mighty-monsters": {
        "castle": Sample(when=lambda view: view.round == 1 and view.places, seats=4),
        "families": Sample("choose-family"),
        "placing": Sample("place", seats=3, after=9),
        "raid-won": Sample(when=lambda view: set(_outcomes(view)) == {"won"}, seats=4),
        "raid-lost": Sample(when=lambda view: _outcomes(view)[-1:] == ["lost"], seats=3),
        "raid-lost-early": Sample(when=lambda view: _outcomes(view).count("untouched") > 1, seats=4),
        "guard-chain": Sample(
            when=lambda view: view.round == 2 and view.newest, seats=4, settings={"guard-chain": "on"}
        ),
        "kings-rules": Sample(
            when=lambda view: view.round == 2 and view.newest, seats=3, settings={"kings-rules": "on"}
        ),
        "end": Sample(when=over, seats=4),
    },
    "boss-monster": {
        "way": Sample(when=lambda view: view.news.way and view.round > 3),
        "survivor": Sample(when=lambda view: view.news.way and view.ways[-1].outcome == "wound"),
        "dungeons": Sample(when=lambda view: view.round == 4 and view.town),
        "setup": Sample("ask-discard-two"),
        "building": Sample("ask-build", after=10),
        "coins": Sample("ask-coins", seed=1),
        "reactions": Sample("ask-room"),
        "orders": Sample("ask-orders", after=4),
        "two-bosses": Sample("ask-boss", settings={"bosses": "choose"}),
        "end": Sample(when=over),
    },
    "doodle-dungeon": {
        "building": Sample(when=lambda view: view.round == 9 and view.row),
        "cards": Sample("ask-card", when=lambda view: view.round == 5 and len(view.row) > 3),
        "changing": Sample("ask-change", after=30),
        "walls": Sample("ask-walls", after=9),
        "monsters": Sample("ask-thing", after=9),
        "treasures": Sample("ask-treasure", after=3),
        "upgrades": Sample("ask-upgrade", after=6),
        "path": Sample("ask-path"),
        "hero": Sample(when=lambda view: view.dungeons[0].at > 12 and view.encounter),
        "defence": Sample(when=lambda view: view.encounter and view.encounter.seat == 0),
        "fight": Sample("ask-fight"),
        "aid": Sample("ask-aid"),
        "refill": Sample("ask-refill"),
        "ahead": Sample("ask-card-ahead", after=4),
        "input": Sample("ask-walls", after=14),
        "end": Sample(when=over),
    },
    "dungeon-lords": {
        "dungeon": Sample(when=lambda view: view.year == 2 and view.season == 2 and view.building),
        "calendar": Sample(when=lambda view: view.season == 1 and view.building),
        "heroes": Sample(when=lambda view: view.season == 2 and view.building),
        "orders": Sample("ask-orders"),
        "neighbours": Sample("ask-neighbour", seats=2),
        "food": Sample("ask-trade", "food"),
        "reputation": Sample("ask-trade", "reputation"),
        "dig": Sample("ask-dig"),
        "mine": Sample("ask-mine"),
        "imps": Sample("ask-trade", "imps"),
        "traps": Sample("ask-trade", "traps"),
        "hire": Sample("ask-hire"),
        "build": Sample("ask-build"),
        "production": Sample("ask-produce"),
        "pay-day": Sample("ask-wages"),
        "taxes": Sample("ask-taxes"),
        "planning": Sample("ask-tile"),
        "trap-step": Sample("ask-trap"),
        "spells": Sample("ahead-spell"),
        "monster-step": Sample("ask-attack"),
        "conquest": Sample(when=lambda view: view.reports and "battle" in str(view.events)),
        "end": Sample(when=over),
        "practice": Sample(seats=1, settings={EXERCISE: ""}),
    },
    "fairy-market": {
        "explored": Sample(when=_is_wide),
        "boards": Sample(when=lambda view: view.round == 4 and view.phase == "market"),
        "market": Sample("buy", after=2),
        "building": Sample("explore"),
        "path": Sample(when=_is_wide, after=1),
        "rooms": Sample(when=_is_wide, after=2),
        "time-bonus": Sample(when=lambda view: view.timed and view.phase == "market"),
        "upgrades": Sample("recycle"),
        "end": Sample(when=over),
    },
}


def path(key: str, name: str) -> Path:
    """Where a sample lies."""
    return Path(render.__file__).parent / key.replace("-", "_") / "samples" / f"{name}.json"


def taken(key: str, sample: Sample) -> View:
    """The view of a sample, without what its picture does not need."""
    views = _views(key, sample)
    for _ in range(sample.after):
        next(views)
    return next(views)


def _views(key: str, sample: Sample) -> Iterator[View]:
    its_game, settings = game(key), dict(sample.settings)
    if EXERCISE in settings:
        settings = its_game.exercise_settings(settings[EXERCISE] or next(iter(its_game.exercises)))
    for seed in count(sample.seed):
        for state in moments(its_game, sample.seats, settings, seed):
            yield from filter(sample.when, _at(key, state, sample))


def _at(key: str, state: State, sample: Sample) -> Iterator[View]:
    its_game = game(key)
    if not sample.asks:
        yield msgspec.structs.replace(its_game.view(state, None), decisions=(), plans=())
        return
    for asked in state.decisions():
        if asked.prompt.key == f"{key}-{sample.asks}" and sample.topic in ("", asked.topic):
            view = its_game.view(state, asked.seat)
            yield msgspec.structs.replace(view, decisions=(asked,), plans=(), events=())


def _write(keys: list[str]) -> None:
    for key in keys or SAMPLES:
        for name, sample in SAMPLES[key].items():
            view = msgspec.json.encode(taken(key, sample), order="sorted")
            path(key, name).write_bytes(msgspec.json.format(view, indent=0) + b"\n")
            print(path(key, name), len(view))


def _draw(folder: Path, keys: list[str]) -> None:
    for key in keys or games():
        for each in game(key).topics:
            for locale in LOCALES:
                picture = topic(key, each, speaker(locale))
                if picture is not None:
                    (folder / f"{key}-{each}-{locale}.png").write_bytes(picture.png)
                    print(key, each, locale, len(picture.png), picture.alt)


if __name__ == "__main__":
    words = sys.argv[1:]
    if words[:1] == ["--draw"]:
        _draw(Path(words[1]), words[2:])
    else:
        _write(words)
