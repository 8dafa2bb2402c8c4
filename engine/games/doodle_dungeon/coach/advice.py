"""What the coach would do at a question, and what there is to say about it."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Arg, Placement, Situation, all_of, seat_name
from engine.core.grid import spot_words
from engine.games.doodle_dungeon.ai.player import choose
from engine.games.doodle_dungeon.board.routes import WIN_CHANCES
from engine.games.doodle_dungeon.board.sheet import KINDS, NAMES
from engine.games.doodle_dungeon.cards import ACTIONS, CARDS, CATEGORIES, LEVELS, MONSTERS, SHEET
from engine.games.doodle_dungeon.phrases import (
    action_line,
    action_word,
    card_word,
    category_word,
    elements_word,
)
from engine.games.doodle_dungeon.rules.aiding import read_aid
from engine.games.doodle_dungeon.rules.closing import END, EXCHANGE, HELP
from engine.games.doodle_dungeon.rules.placements import good_spots
from engine.games.doodle_dungeon.show.explaining import explain
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import Encounter, Master, Sheet

At = Situation[TableView]


@lru_cache(maxsize=4)
def advised(at: At) -> tuple[str, ...]:
    """The place the panel has drawn already; for all else, what the quick player would answer."""
    if isinstance(at.decision.form, Placement):
        return _proposed_place(own(at))
    choice = choose(at.view, at.decision)
    return tuple(choice) if isinstance(choice, list) else ()


def _proposed_place(dungeon: DungeonView) -> tuple[str, ...]:
    sheet = Sheet(dungeon.squares, dungeon.treasures, dungeon.boxes)
    master = Master(sheet=sheet, card=dungeon.card, built=dungeon.built)
    return tuple(spot_words(next(good_spots(master))))


def as_advised(at: At) -> list[str]:
    """The same as an answer."""
    return list(advised(at))


def own(at: At) -> DungeonView:
    """The dungeon of whoever is asked."""
    return at.view.dungeons[at.decision.seat]


def level(dungeon: DungeonView, category: str) -> int:
    """The highest value unlocked."""
    return LEVELS[category][dungeon.boxes[CATEGORIES.index(category)]]


# ── building ─────────────────────────────────────────────────────────────────────────────────────────────


def card(at: At) -> dict[str, Arg]:
    """The card to take."""
    [taken] = advised(at)
    action, elements = action_word(CARDS[taken].action), elements_word(taken)
    return {"action": action, "elements": elements, "round": at.view.round, "rounds": at.view.rounds}


def card_place(at: At) -> tuple[str, ...]:
    """Where that card is in the row."""
    return (f"card-{at.view.row.index(advised(at)[0]) + 1}",)


def element(at: At) -> str:
    """The element whose turn it is."""
    dungeon = own(at)
    return CARDS[dungeon.card].elements[len(dungeon.built)]


def odds(at: At) -> int:
    """How many of 100 fights a monster of this kind wins without cards."""
    return round(100 * WIN_CHANCES[level(own(at), element(at))])


def monster(at: At) -> dict[str, Arg]:
    """What the monster to draw is worth, and how strong it is."""
    kind = element(at)
    return {
        "kind": kind,
        "points": MONSTERS[kind].points,
        "damage": MONSTERS[kind].damage,
        "odds": odds(at),
    }


def guard(at: At) -> dict[str, Arg]:
    """The monster to hide a treasure under; `none` if there is none to be had."""
    [name] = advised(at)
    letter = own(at).squares[NAMES.index(name)]
    return {"kind": KINDS.get(letter, "none"), "square": name, "points": level(own(at), "treasure")}


def guard_place(at: At) -> tuple[str, ...]:
    """The ring around that monster."""
    squares, where = own(at).squares, NAMES.index(advised(at)[0])
    before = sum(letter in KINDS for letter in squares[:where])
    return (f"thing-{before + 1}",) if squares[where] in KINDS else ("squares",)


def tick(at: At) -> dict[str, Arg]:
    """The box to tick, and the level it leads to."""
    [category] = advised(at)
    ticked = own(at).boxes[CATEGORIES.index(category)]
    levels = LEVELS[category]
    further = next((value for value in levels[ticked + 1 :] if value > levels[ticked]), levels[ticked])
    fills = int(fills_group(at))
    return {"category": category_word(category), "track": category, "next": further, "fills": fills}


def fills_group(at: At) -> bool:
    """Whether that box unlocks a level."""
    [category] = advised(at)
    ticked = own(at).boxes[CATEGORIES.index(category)]
    return LEVELS[category][ticked + 1] > LEVELS[category][ticked]


def track_place(at: At) -> tuple[str, ...]:
    """Its row of boxes."""
    return (f"track-{advised(at)[0]}",)


def path(at: At) -> dict[str, Arg]:
    """Whose dungeon the hero walks through; how he would fare stands beside each way on offer."""
    assert at.view.drawing is not None
    return {"owner": seat_name(at.view.drawing)}


# ── defending ────────────────────────────────────────────────────────────────────────────────────────────


def fight(at: At) -> Encounter:
    """The encounter somebody is asked about."""
    assert at.view.encounter is not None
    return at.view.encounter


def missing(at: At) -> int:
    """How much strength the monster lacks."""
    return max(0, SHEET.target - fight(at).strength)


def plays_card(at: At) -> bool:
    """Whether a dungeon action is worth it."""
    return advised(at)[0] in ACTIONS


def goes_on_helping(at: At) -> bool:
    """Whether there is nothing left to do here, but something for a hero elsewhere."""
    return at.decision.topic == "encounters" and advised(at) == (HELP,)


def leave_it(at: At) -> list[str]:
    """What to do while one thing after the other is explained: cards are for later."""
    return [END] if goes_on_helping(at) else as_advised(at)


def encounter(at: At) -> dict[str, Arg]:
    """The encounter as it stands, and what the suggested answer would make of it."""
    it, [choice] = fight(at), advised(at)
    outlooks = explain(at.view, at.decision).outlooks
    played = choice in ACTIONS
    said: dict[str, Arg] = {
        "kind": it.kind,
        "level": it.level,
        "strength": it.strength,
        "missing": missing(at),
        "hearts": own(at).hearts,
        "outlook": outlooks[choice if played else END],
        "plays": int(played),
        "action": action_word(choice) if played else "",
    }
    if own(at).above:
        said["laid"] = all_of([action_word(laid.action) for laid in own(at).above])
    return said


def card_in_hand(at: At) -> tuple[str, ...]:
    """The card to play or to lay, as it lies in hand."""
    action = advised(at)[0].partition("@")[0]
    actions = [CARDS[held].action for held in at.view.hand]
    return (f"hand-{actions.index(action) + 1}",) if action in actions else ()


def lays_card(at: At) -> bool:
    """Whether a hero action is worth it."""
    return "@" in advised(at)[0]


def aid(at: At) -> dict[str, Arg]:
    """The hero action to lay, and for whom."""
    action, where = read_aid(advised(at)[0])
    return {"action": action_word(action), "line": action_line(action), "owner": seat_name(where)}


def hand(at: At) -> dict[str, Arg]:
    """How many cards one draws up to."""
    return {"cards": level(own(at), "hand")}


def turn_end(at: At) -> dict[str, Arg]:
    """What to do at the end of a turn, and whether anybody walks in it."""
    plan = "lay" if lays_card(at) else "exchange" if advised(at) == (EXCHANGE,) else "keep"
    return {**hand(at), "walks": int(own(at).at >= 0), "plan": plan}


def exchange(at: At) -> dict[str, Arg]:
    """The cards to put under the deck."""
    given = advised(at)
    cards = all_of([card_word(one) for one in given])
    return {"count": len(given), "list": cards, "fate": own(at).fate}


def target(at: At) -> dict[str, Arg]:
    """The monster a bomb is for."""
    _, where = at.decision.args
    [name] = advised(at)
    squares = at.view.dungeons[where].squares
    return {"kind": KINDS[squares[NAMES.index(name)]], "square": name, "owner": seat_name(where)}
