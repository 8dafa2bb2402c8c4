"""Views of Fairy Market to be drawn: some made by hand, which no computer player can change, some played."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import render
from engine.cli.self_play import moments
from engine.core import Decision, Option, Pick, Text
from engine.core.registry import game
from engine.core.state import Result, State
from engine.games.fairy_market import Fair, FairView
from engine.games.fairy_market.board.dungeon import Dungeon, make_dungeon
from engine.games.fairy_market.board.script import read_script, spelt
from engine.games.fairy_market.board.trail import Kit
from engine.games.fairy_market.cards import GOALS, ITEMS
from engine.games.fairy_market.rules.exploration import EXPEDITION
from engine.games.fairy_market.show.views import FinalView, GoalView, PlayerView, RowView
from engine.games.fairy_market.state import Score
from render.kit.picture import Picture
from tests.render.voices import NAMES
from texts import Speaker, speaker

GAME = game("fairy-market")
HAND = ("S5", "D417", "S8", "D614", "S6")
LAYOUT = "A; B E A +1; C S B"
PATH = "b1N: S D S S U E E S E"
"""Down the stairs of A and up again, then into the room of B, where a door is to be chosen."""
WAY_OUT = f"{PATH} #3 S S #2 S S"


def voice(locale: str, seats: int = 5, names: tuple[str, ...] = NAMES) -> Speaker:
    """A speaker who knows everybody's name."""
    return speaker(locale, names[:seats])


def drafted(view: FairView, words: list[str], locale: str, refusal: Text | None = None) -> Picture | None:
    """The preview of an expedition as far as it is written."""
    return render.draft(view, asked("explore"), words, refusal, voice(locale))


# ── by hand ──────────────────────────────────────────────────────────────────────────────────────────────


def kit(words: str = "") -> Kit:
    """Tokens and books by name."""
    names = words.split()
    return Kit(tuple(names.count(item) for item in ITEMS), tuple(set(names) - set(ITEMS)))


def expedition(words: str, bringing: str = "", hand: tuple[str, ...] = HAND) -> Dungeon:
    """A dungeon as a player would write it."""
    sketch = read_script(hand, kit(bringing), tuple(spelt([words])))
    return make_dungeon(sketch.cards, sketch.trail, kit(bringing))


def goal(name: str) -> GoalView:
    """A goal card that lies open."""
    card = GOALS[name]
    return GoalView(card.id, card.kind, card.points, card.hourglass)


def player(**changes: Any) -> PlayerView:
    """Somebody in the middle of the game."""
    usual: dict[str, Any] = {
        "coins": 7,
        "hand_size": 5,
        "deck_size": 3,
        "discards": ("S1", "S9"),
        "tokens": {"sword": 2, "key": 1},
        "books": ("climb", "wrap-vertical"),
        "used_books": ("climb",),
        "done": False,
        "dungeon": None,
        "scores": (Score(3, 0, 2, True), Score(12, 4, 0, False)),
        "final": None,
    }
    return PlayerView(**usual | changes)


def fair(seats: int = 3, **changes: Any) -> FairView:
    """A table in round 3."""
    usual: dict[str, Any] = {
        "game": "fairy-market",
        "viewer": None,
        "seats": seats,
        "settings": {"time-bonus": "race", "hint": "off"},
        "awaited": (1,),
        "decisions": (),
        "events": (),
        "result": None,
        "round": 3,
        "rounds": 6,
        "phase": "market",
        "main_goal": goal("key-1"),
        "side_goal": goal("pit-2"),
        "scored_goal": goal("barrel-1"),
        "timed": True,
        "winners_of_time": (),
        "first": 1,
        "shopping": (0, 1),
        "books": RowView(2, ("gift", "barrel-jump"), 9, 0),
        "rows": (
            RowView(3, ("D305", "D316"), 12, 0),
            RowView(4, ("D417", "D409"), 13, 1),
            RowView(5, ("D512", "D505"), 16, 0),
            RowView(6, ("D616",), 0, 0),
        ),
        "tokens": {"sword": 0, "rope": 5, "key": 3, "scroll": 4},
        "goals_left": 20,
        "players": tuple(player(coins=4 * seat) for seat in range(seats)),
        "hand": (),
        "deck": (),
        "kept": (),
        "expedition": None,
        "script": (),
    }
    given = usual | changes
    return FairView(**given)


def exploring(**changes: Any) -> FairView:
    """The same table as seat 1 sees it with five cards in hand."""
    usual: dict[str, Any] = {
        "viewer": 1,
        "phase": "exploration",
        "awaited": (0, 1, 2),
        "hand": HAND,
        "deck": ("S2", "S3", "S4"),
    }
    return fair(**usual | changes)


def handed_in() -> FairView:
    """Seat 1 is done, the others are not."""
    script = spelt([f"{LAYOUT} {WAY_OUT}"])
    players = (player(), player(done=True, books=(), tokens={}), player())
    return exploring(expedition=expedition(" ".join(script)), script=tuple(script), players=players)


def explored() -> FairView:
    """All have seen three dungeons: one with two levels, one wide, and one with a jump."""
    dungeons = (
        expedition(f"{LAYOUT} {WAY_OUT}"),
        expedition("A; B W A; C E A +2 c1N: @hunt(b2) ! WSEEEE#2SE", "hunt sword", ("S8", "S7", "S1")),
        expedition("A; B S A c1N: @barrel-jump(a10)", "barrel-jump", ("S7", "S6")),
    )
    return fair(
        phase="improvement",
        players=tuple(player(dungeon=each, scores=(Score(4, 2, 2, bool(each.exit)),)) for each in dungeons),
    )


def ended() -> FairView:
    """The side goals break the tie at the top."""
    finals = (
        FinalView(20, 6, 2, 2, 1, 31, 13),
        FinalView(12, 4, 0, 1, 3, 20, 8),
        FinalView(22, 5, 2, 1, 1, 31, 11),
    )
    return fair(
        phase="over",
        awaited=(),
        players=tuple(player(final=final) for final in finals),
        result=Result((31, 20, 31), (1, 3, 2), (0,)),
    )


# ── questions ────────────────────────────────────────────────────────────────────────────────────────────


OPTIONS = {
    "buy": ("market", "token:rope token:key book:gift card:D305 card:D316 card:D417 card:D409 pass"),
    "buy-little": ("market", "token:rope token:key pass"),
    "exchange": ("books", "D417:D305 D417:D409 D614:D616 none"),
    "cut": ("upgrades", " ".join(HAND)),
    "give-up-book": ("books", "climb wrap-vertical"),
    "open-hand": ("time-bonus", "open"),
    "first-look": ("books", "keep discard"),
}
"""The topics of some questions, and what there is to choose."""


def asked(key: str, seat: int = 1) -> Decision:
    """A question as it would be asked."""
    prompt = Text(f"fairy-market-{key}")
    if key not in OPTIONS:
        return Decision(seat=seat, number=1, prompt=prompt, form=EXPEDITION, topic="building", step="")
    topic, ids = OPTIONS[key]
    form = Pick(tuple([Option(each, Text(each)) for each in ids.split()]))
    return Decision(seat=seat, number=1, prompt=prompt, form=form, topic=topic, step="")


def question(key: str, view: FairView, locale: str) -> Picture:
    """The picture of a question to seat 1."""
    picture = render.question(view, asked(key), voice(locale))
    assert picture is not None
    return picture


def shopping(**changes: Any) -> FairView:
    """Seat 1 has bought two cards and a third book."""
    books = ("climb", "wrap-vertical", "pick-lock")
    me = player(coins=4, books=books)
    usual: dict[str, Any] = {"viewer": 1, "hand": ("D505", "D401"), "players": (player(), me, player())}
    return fair(**usual | changes)


# ── played ───────────────────────────────────────────────────────────────────────────────────────────────


@cache
def game_of(seats: int, seed: int = 1) -> tuple[Fair, ...]:
    """Every state of a game between computer players."""
    return cast(tuple[Fair, ...], tuple(moments(GAME, seats, {}, seed)))


def seen(state: State, viewer: int | None = None) -> FairView:
    """The state as a viewer sees it."""
    view = GAME.view(state, viewer)
    assert isinstance(view, FairView)
    return view
