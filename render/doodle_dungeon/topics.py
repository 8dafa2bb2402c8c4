"""What illustrates the rules of Doodle Dungeon."""

from engine.games.doodle_dungeon.cards import ACTIONS
from engine.games.doodle_dungeon.phrases import action_word
from engine.games.doodle_dungeon.show.views import TableView
from render.kit.illustrations import Illustrations, Scene, Symbols, Things

TOPICS = Illustrations(
    TableView,
    {
        "minute": Scene("hero", "spotlight"),
        "goal": Scene("building", "table", 1),
        "cards": Scene("cards"),
        "building": Scene("changing"),
        "walls": Scene("walls"),
        "monsters": Scene("monsters"),
        "treasures": Scene("treasures"),
        "upgrades": Scene("upgrades"),
        "path": Scene("path"),
        "defence": Scene("defence", "spotlight"),
        "encounters": Scene("fight"),
        "hero-actions": Scene("aid"),
        "actions": Things(tuple((f"doodle-dungeon/{action}", action_word(action)) for action in ACTIONS)),
        "refill": Scene("refill"),
        "end": Scene("end", "poster"),
        "ahead": Scene("ahead"),
        "symbols": Symbols(),
        "input": Scene("input"),
    },
)
