"""The pictures that guard the look of Fairy Market."""

from __future__ import annotations

from itertools import cycle

from msgspec.structs import replace

import render
from engine.core import Text, seat_name
from engine.games.fairy_market import FairView
from engine.games.fairy_market.cards import ITEMS
from render.kit.picture import Picture
from tests.render.fairy_market.scenes import (
    HAND,
    LAYOUT,
    PATH,
    drafted,
    ended,
    explored,
    exploring,
    fair,
    handed_in,
    player,
    question,
    shopping,
    voice,
)
from tests.render.golden import Golden
from tests.render.posters import poster


def _card(card: str, locale: str) -> Picture:
    picture = render.card("fairy-market", card, voice(locale))
    assert picture is not None
    return picture


def _refused() -> Picture:
    refusal = Text("fairy-market-no-way", {"step": "N", "possible": "E S"})
    picture = drafted(exploring(), [f"{LAYOUT} {PATH}"], "en", refusal)
    assert picture is not None
    return picture


def _draft(words: str, locale: str) -> Picture:
    picture = drafted(exploring(), [words], locale)
    assert picture is not None
    return picture


def _tower() -> Picture:
    """Five cards one above the other, and a path through all of them."""
    words = "A; B S A; C S B; D S C; E S D b1N: SSSSSSSSSSSSSSSSSSSSSSS"
    picture = drafted(exploring(hand=("S1",) * 5), [words], "en")
    assert picture is not None
    return picture


def _shopping() -> Picture:
    """One card bought, and the rest of one's cards."""
    rich = player(coins=13, tokens=dict.fromkeys(ITEMS, 2))
    view = fair(viewer=0, hand=("D505",), deck=("S2", "S3"), players=(rich, player(), player()))
    return render.hand(view, voice("de"))


def _bought() -> FairView:
    """Seat 2 has come away with a token; all have plenty."""
    rich = player(coins=13, tokens=dict.fromkeys(ITEMS, 2), books=("gift", "peek", "slay"))
    bought = Text("fairy-market-bought-token", {"seat": seat_name(2), "item": Text("fairy-market-key")})
    return fair(5, events=(bought,), players=(player(), rich, rich, player(tokens={}), player(books=())))


def _keeping() -> Picture:
    return render.hand(exploring(phase="improvement", hand=HAND[:3], kept=("D512",)), voice("en"))


def _ended_outside() -> FairView:
    """The end of a game in which everybody went on a last expedition."""
    view, dungeons = ended(), [player.dungeon for player in explored().players if player.dungeon]
    players = zip(view.players, cycle(dungeons), strict=False)
    goers = tuple([replace(player, dungeon=dungeon) for player, dungeon in players])
    return replace(view, players=goers)


GOLDEN: Golden = {
    "market": lambda: render.table(fair(), voice("de"))[0],
    "boards": lambda: render.table(_bought(), voice("en"))[1],
    "boards-of-two": lambda: render.table(fair(2, phase="exploration"), voice("de"))[0],
    "dungeon": lambda: render.table(explored(), voice("en"))[2],
    "dungeon-wide": lambda: render.table(explored(), voice("de"))[3],
    "dungeon-with-a-jump": lambda: render.table(explored(), voice("en"))[4],
    "hand": lambda: render.hand(exploring(), voice("de")),
    "hand-shopping": _shopping,
    "hand-keeping": _keeping,
    "hand-handed-in": lambda: render.hand(handed_in(), voice("en")),
    "draft-first-card": lambda: _draft("A", "de"),
    "draft-layout": lambda: _draft(LAYOUT, "en"),
    "draft-refused": _refused,
    "draft-path": lambda: _draft(f"{LAYOUT} {PATH}", "de"),
    "question-market": lambda: question("buy", shopping(), "de"),
    "question-market-poor": lambda: question("buy-little", shopping(), "en"),
    "question-exchange": lambda: question("exchange", exploring(phase="improvement"), "en"),
    "question-hand": lambda: question("explore", exploring(), "en"),
    "question-cards": lambda: question("cut", exploring(phase="improvement"), "de"),
    "question-books": lambda: question("give-up-book", shopping(), "en"),
    "draft-tower": _tower,
    "poster": lambda: poster(_ended_outside(), voice("de")),
    "score": lambda: render.table(ended(), voice("de"))[0],
    "card-dungeon": lambda: _card("D616", "de"),
    "card-starter": lambda: _card("S5", "en"),
    "card-book": lambda: _card("wrap-horizontal", "de"),
    "card-goal": lambda: _card("goal-room", "en"),
}
