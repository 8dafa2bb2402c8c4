"""What illustrates the rules of Dungeon Lords."""

from engine.games.dungeon_lords.cards import box
from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.show.views import UnderworldView
from render.kit.illustrations import Illustrations, LargeCard, Scene, Symbols, Things

TOPICS = Illustrations(
    UnderworldView,
    {
        "minute": Scene("dungeon", "spotlight"),
        "goal": Scene("calendar", "table", 1),
        "orders": Scene("orders"),
        "neighbours": Scene("neighbours"),
        "food": Scene("food"),
        "reputation": Scene("reputation"),
        "dig": Scene("dig"),
        "mine": Scene("mine"),
        "imps": Scene("imps"),
        "traps": Scene("traps"),
        "hire": Scene("hire"),
        "build": Scene("build"),
        "production": Scene("production"),
        "pay-day": Scene("pay-day"),
        "taxes": Scene("taxes"),
        "specials": Things(tuple((f"dungeon-lords/{card.id}", plain(card.id)) for card in box().specials)),
        "heroes": Scene("heroes", "table", 1),
        "paladin": LargeCard("silver-paladin"),
        "planning": Scene("planning"),
        "trap-step": Scene("trap-step"),
        "spells": Scene("spells"),
        "monster-step": Scene("monster-step"),
        "conquest": Scene("conquest", "moment"),
        "end": Scene("end", "poster"),
        "symbols": Symbols(),
        "practice": Scene("practice", "spotlight"),
    },
)
