"""What illustrates the rules of Boss Monster."""

from engine.games.boss_monster.show.views import RealmView
from render.kit.illustrations import Illustrations, LargeCard, Scene, Symbols

TOPICS = Illustrations(
    RealmView,
    {
        "minute": Scene("way", "moment"),
        "goal": Scene("dungeons", "spotlight"),
        "setup": Scene("setup"),
        "building": Scene("building"),
        "minibosses": LargeCard("MB055"),
        "coins": Scene("coins"),
        "luring": Scene("dungeons", "table"),
        "adventure": Scene("survivor", "moment"),
        "heroes": LargeCard("MB100"),
        "spells": LargeCard("MB065"),
        "reactions": Scene("reactions"),
        "orders": Scene("orders"),
        "symbols": Symbols(),
        "end": Scene("end", "poster"),
        "variants": Scene("two-bosses"),
    },
)
