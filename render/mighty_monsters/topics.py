"""What illustrates the rules of Mighty Monsters."""

from engine.games.mighty_monsters.show.views import CastleView
from render.kit.illustrations import Illustrations, Scene, Symbols

TOPICS = Illustrations(
    CastleView,
    {
        "minute": Scene("raid-won", "moment"),
        "goal": Scene("castle", "table"),
        "families": Scene("families"),
        "placing": Scene("placing"),
        "fighting": Scene("raid-lost", "moment"),
        "healing": Scene("raid-lost-early", "moment"),
        "guard-chain": Scene("guard-chain", "table"),
        "kings-rules": Scene("kings-rules", "table"),
        "end": Scene("end", "poster"),
        "symbols": Symbols(),
    },
)
