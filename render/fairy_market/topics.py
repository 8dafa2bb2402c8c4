"""What illustrates the rules of Fairy Market."""

from engine.games.fairy_market.cards import BOOKS, box
from engine.games.fairy_market.phrases import book_name, item_name, plain
from engine.games.fairy_market.show.views import FairView
from render.kit.illustrations import Illustrations, LargeCard, Scene, Symbols, Things

FOUND = ("sword", "monster", "key", "lock", "rope", "fall-pit", "scroll", "portal", "coin", "barrel")
"""What is found, beside what it is good for."""
DRAWN_AS = {"pit": "fall-pit"}

TOPICS = Illustrations(
    FairView,
    {
        "minute": Scene("explored", "spotlight"),
        "goal": Scene("boards", "table"),
        "goals": Things(
            tuple((DRAWN_AS.get(goal.kind, goal.kind), plain(f"goal-{goal.kind}")) for goal in box().goals)
        ),
        "market": Scene("market"),
        "books": LargeCard("hunt"),
        "every-book": Things(tuple((f"fairy-market/{book}", book_name(book)) for book in BOOKS)),
        "building": Scene("building"),
        "path": Scene("path", "spotlight"),
        "rooms": Scene("rooms", "spotlight"),
        "underground": LargeCard("D502"),
        "discoveries": Things(tuple((kind, item_name(kind)) for kind in FOUND)),
        "time-bonus": Scene("time-bonus", "table"),
        "upgrades": Scene("upgrades"),
        "end": Scene("end", "poster"),
        "symbols": Symbols(),
    },
)
