"""What a computer player picks: cards to take, actions in encounters, help for heroes, cards to put back."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Choice, Decision, Pick, Seat
from engine.core.mind import UNLIKELY, Manner, Thought, favouring
from engine.games.doodle_dungeon.ai.value import TEMPERS
from engine.games.doodle_dungeon.board import planner
from engine.games.doodle_dungeon.board.routes import WIN_CHANCES
from engine.games.doodle_dungeon.board.sheet import KINDS, MONSTER_LETTERS, NAMES, NEIGHBOURS
from engine.games.doodle_dungeon.cards import (
    ACTION_OF,
    ACTIONS,
    CARDS,
    CATEGORIES,
    FORMATIONS,
    LEVELS,
    MONSTERS,
    SHEET,
)
from engine.games.doodle_dungeon.rules.aiding import DONE, read_aid
from engine.games.doodle_dungeon.rules.closing import END, EXCHANGE, HELP
from engine.games.doodle_dungeon.rules.effects import REROLL_SOME
from engine.games.doodle_dungeon.rules.encounters import SETTLE, fits
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import INSIDE, Encounter, Sheet
from engine.games.doodle_dungeon.timing import MOST_ABOVE

WALL_WORTH, TRAP_WORTH, TREASURE_WORTH, UPGRADE_WORTH = 0.5, 1.6, 1.4, 1.4
LOW_DIE = 5
"""A die of at most this much is worth another roll."""
AVERAGE_DIE = 5.5
SMOKE = "no-winner"
"""What a smoke screen does."""


def consider_pick(view: TableView, decision: Decision, form: Pick, manner: Manner) -> list[Thought]:
    """What each pick promises, or what is best and everything else."""
    match decision.topic:
        case "cards":
            boxes = view.dungeons[decision.seat].boxes
            temper = manner.temper
            return [Thought(card_worth(option.id, boxes, temper), [option.id]) for option in form.options]
        case "upgrades":
            dungeon = view.dungeons[decision.seat]
            worths = planner.upgrade_worths(Sheet(dungeon.squares, dungeon.treasures, dungeon.boxes))
            return [Thought(worths[option.id], [option.id]) for option in form.options]
        case "encounters":
            thoughts = favouring(_in_encounter(view, form), decision, manner)
            return [thought for thought in thoughts if not _is_wasted(view, thought.choice)]
        case "hero-actions":
            thoughts = favouring(_aid(view, decision, form), decision, manner)
            return [one for one in thoughts if not _is_no_help(view, decision, one)] or thoughts
        case "refill":
            return _refill(view, decision)
    return [Thought(0.0, form.default(None, decision.seat))]


# ── phase A ──────────────────────────────────────────────────────────────────────────────────────────────


@lru_cache(maxsize=8192)
def card_worth(card: str, boxes: tuple[int, ...], temper: str = "") -> float:
    """What a card's elements add to a dungeon with these upgrades; all actions count the same."""
    liking = TEMPERS.get(temper, {})
    return sum(
        liking.get(_serves(element), 1.0) * _element_worth(element, boxes) for element in CARDS[card].elements
    )


def _serves(element: str) -> str:
    """The part of a dungeon's value that an element is built for."""
    if element in MONSTERS:
        return "monsters"
    return {"treasure": "treasures", "trap": "hero"}.get(element, "")


def _element_worth(element: str, boxes: tuple[int, ...]) -> float:
    if element in FORMATIONS:
        return WALL_WORTH * sum(row.count("#") for row in FORMATIONS[element].rows)
    if element in MONSTERS:
        level = LEVELS[element][boxes[CATEGORIES.index(element)]]
        monster = MONSTERS[element]
        return monster.points * 0.7 + WIN_CHANCES[level] * (monster.points + monster.damage)
    return {"trap": TRAP_WORTH, "treasure": TREASURE_WORTH, "upgrade": UPGRADE_WORTH}[element]


# ── encounters ───────────────────────────────────────────────────────────────────────────────────────────


def _in_encounter(view: TableView, form: Pick) -> Choice:
    encounter = view.encounter
    assert encounter is not None
    options = [option.id for option in form.options]
    if END not in options and SETTLE not in options and not any(option in ACTIONS for option in options):
        return _dice_to_reroll(encounter)
    playable = [option for option in options if option in ACTIONS and not _is_wasted(view, [option])]
    if encounter.kind == "trap":
        chosen = _at_a_trap(view, encounter, playable)
    else:
        chosen = _in_a_fight(encounter, playable)
    return [_close(view, options) if chosen == SETTLE else chosen]


def _is_wasted(view: TableView, choice: Choice) -> bool:
    """Whether a card would change nothing: the fight is won without it or lost with it, or the hero dies."""
    encounter = view.encounter
    assert encounter is not None
    played = ACTIONS.get(choice[0]) if isinstance(choice, list) else None
    if played is None or played.stays:
        return False
    won = encounter.kind != "trap" and encounter.strength >= SHEET.target
    lost = encounter.kind != "trap" and encounter.strength + _most_gain(view, encounter) < SHEET.target
    useless = (won and not played.damage) or (lost and played.does != SMOKE)
    return useless or _is_about_to_die(view, encounter.seat)


def _most_gain(view: TableView, encounter: Encounter) -> int:
    """How much strength all cards in hand that fit could add, with the best of luck."""
    actions = [ACTION_OF[card] for card in view.hand if fits(ACTION_OF[card], encounter)]
    dice = sorted(encounter.dice)
    rolled = [SHEET.sides * action.dice - sum(dice[: action.drop]) for action in actions]
    again = SHEET.sides * len(dice) - sum(dice) if any(each.does == REROLL_SOME for each in actions) else 0
    return sum([action.strength for action in actions]) + sum(rolled) + again


def _close(view: TableView, options: list[str]) -> str:
    """How to end the turn: help a hero, exchange useless cards, or neither."""
    assert view.viewer is not None
    if HELP in options and any(_would_help(view, card) for card in view.hand):
        return HELP
    if EXCHANGE in options and _put_back(view, view.viewer):
        return EXCHANGE
    return END if END in options else SETTLE


def _would_help(view: TableView, card: str) -> bool:
    others = [dungeon for seat, dungeon in enumerate(view.dungeons) if seat != view.viewer]
    return ACTION_OF[card].side == "hero" and any(
        dungeon.fate == INSIDE and len(dungeon.above) < MOST_ABOVE and _help(ACTION_OF[card].id, dungeon) > 0
        for dungeon in others
    )


def _dice_to_reroll(encounter: Encounter) -> list[str]:
    low = [str(number) for number, die in enumerate(encounter.dice) if die <= LOW_DIE]
    return low or [str(encounter.dice.index(min(encounter.dice)))]


def _at_a_trap(view: TableView, encounter: Encounter, playable: list[str]) -> str:
    dungeon = view.dungeons[encounter.seat]
    comes_again = encounter.square in dungeon.path[dungeon.at + 1 :]
    for action in playable:
        if ACTIONS[action].damage and dungeon.hearts > encounter.level + encounter.damage:
            return action
        if ACTIONS[action].stays and comes_again and not encounter.stays:
            return action
    return SETTLE


def _in_a_fight(encounter: Encounter, playable: list[str]) -> str:
    missing = SHEET.target - encounter.strength
    if missing <= 0:
        return next((action for action in playable if ACTIONS[action].damage), SETTLE)
    stronger = sorted((ACTIONS[action].strength, action) for action in playable if ACTIONS[action].strength)
    for strength, action in stronger:
        if strength >= missing:
            return action
    reserve = sum(strength for strength, _ in stronger)
    if reserve >= missing:
        return stronger[-1][1]
    return next((action for action in _gambles(encounter, playable, missing - reserve)), SETTLE)


def _gambles(encounter: Encounter, playable: list[str], missing: int) -> list[str]:
    """Actions that may still turn the fight, the likeliest first; then smoke, which never fails."""
    low = [die for die in encounter.dice if die <= LOW_DIE]
    gain = {
        action: _expected_gain(action, encounter, low)
        for action in playable
        if ACTIONS[action].dice or ACTIONS[action].does == REROLL_SOME
    }
    worth_it = sorted(
        (action for action in gain if 2 * gain[action] >= missing), key=lambda action: -gain[action]
    )
    smoke = [action for action in playable if ACTIONS[action].does == SMOKE]
    return worth_it + smoke


def _expected_gain(action: str, encounter: Encounter, low: list[int]) -> float:
    card = ACTIONS[action]
    if card.does == REROLL_SOME:
        return AVERAGE_DIE * len(low) - sum(low)
    return AVERAGE_DIE * card.dice - (min(encounter.dice) + AVERAGE_DIE if card.drop else 0)


# ── hero actions ─────────────────────────────────────────────────────────────────────────────────────────


def _aid(view: TableView, decision: Decision, form: Pick) -> Choice:
    options = [option.id for option in form.options]
    if END not in options and DONE not in options:
        return [_target(view.dungeons[decision.args[1]], options)]
    best, most = _close(view, options) if END in options else DONE, 0.0
    for option in options:
        if "@" in option:
            action, where = read_aid(option)
            worth = _help(action, view.dungeons[where])
            if worth > most:
                best, most = option, worth
    return [best]


def _help(action: str, dungeon: DungeonView) -> float:
    """How much an action helps the hero in a dungeon; 0 if it should wait."""
    ahead = _ahead(dungeon)
    if any(ACTIONS[action].when == ACTION_OF[laid.card].when for laid in dungeon.above):
        return 0.0
    match action:
        case "healing-potion":
            return float(SHEET.hearts - dungeon.hearts >= ACTIONS[action].hearts)
        case "trap-kit":
            return 1.5 * ("trap" in ahead)
        case "shield":
            return 1.0 if len(ahead) > 1 else 0.0
        case "gag":
            return 0.8 if dungeon.hand_size > 1 and ahead else 0.0
        case "bomb":
            return 2.0 if _within_reach(dungeon) else 0.0
    return 1.2 if ahead[:1] not in ([], ["trap"]) else 0.0


def _ahead(dungeon: DungeonView) -> list[str]:
    """The living things the hero is still to meet, in order."""
    squares = dungeon.squares
    return [KINDS[squares[square]] for square in dungeon.path[dungeon.at + 1 :] if squares[square] in KINDS]


def _within_reach(dungeon: DungeonView) -> list[int]:
    """Living monsters on the rest of the path, or beside it, that no bomb is meant for yet."""
    way = set(dungeon.path[dungeon.at + 1 :])
    doomed = {laid.target for laid in dungeon.above}
    return [
        square
        for square, letter in enumerate(dungeon.squares)
        if letter in MONSTER_LETTERS
        and square not in doomed
        and (square in way or way.intersection(NEIGHBOURS[square]))
    ]


def _is_no_help(view: TableView, decision: Decision, thought: Thought) -> bool:
    """Whether a bomb would be for a monster the hero does not come near, or that another one is meant for.

    Or a potion for a hero who will be unhurt anyway when he drinks it, before his next step.
    """
    assert isinstance(thought.choice, list)
    [option] = thought.choice
    if option in NAMES:
        return NAMES.index(option) not in _within_reach(view.dungeons[decision.args[1]])
    action, where = read_aid(option) if "@" in option else ("", 0)
    if action == "bomb":
        return not _within_reach(view.dungeons[where])
    return bool(action) and ACTIONS[action].hearts > 0 and _missing_hearts(view.dungeons[where]) <= 0


def _missing_hearts(dungeon: DungeonView) -> int:
    """How many hearts the hero lacks beyond what he will drink anyway."""
    healed = sum([ACTION_OF[laid.card].hearts for laid in dungeon.above])
    return SHEET.hearts - dungeon.hearts - healed


def _target(dungeon: DungeonView, options: list[str]) -> str:
    """The most valuable monster a bomb can reach."""
    within = _within_reach(dungeon) or [NAMES.index(options[0])]
    return NAMES[max(within, key=lambda square: MONSTERS[KINDS[dungeon.squares[square]]].points)]


# ── refilling the hand ───────────────────────────────────────────────────────────────────────────────────


def _refill(view: TableView, decision: Decision) -> list[Thought]:
    """Put back cards that cannot be of use any more; the search may also keep or put back everything."""
    best = _put_back(view, decision.seat)
    others = [some for some in ([], list(view.hand)) if some != best]
    return [Thought(0.0, best), *[Thought(UNLIKELY, some) for some in others]]


def _put_back(view: TableView, seat: Seat) -> list[str]:
    ahead = set(_ahead(view.dungeons[seat]))
    if view.dungeons[seat].fate != INSIDE or _is_about_to_die(view, seat):
        ahead = set()
    others = any(dungeon.fate == INSIDE for other, dungeon in enumerate(view.dungeons) if other != seat)
    return [card for card in view.hand if not _useful(card, ahead, others)]


def _is_about_to_die(view: TableView, seat: Seat) -> bool:
    """Whether the encounter going on will kill the hero as it stands."""
    encounter = view.encounter
    if encounter is None or encounter.seat != seat or encounter.outcome:
        return False
    hearts = view.dungeons[seat].hearts
    if encounter.kind == "trap":
        return hearts <= encounter.level + encounter.damage
    return encounter.strength >= SHEET.target and hearts <= MONSTERS[encounter.kind].damage + encounter.damage


def _useful(card: str, ahead: set[str], others: bool) -> bool:
    action = ACTION_OF[card]
    if action.side == "hero":
        return others
    if action.when == "trap":
        return "trap" in ahead
    return action.of in ahead if action.of else bool(ahead - {"trap"})
