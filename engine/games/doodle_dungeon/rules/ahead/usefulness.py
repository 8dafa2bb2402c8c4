"""When a card is of use, by what everybody can see: turns decided ahead are played by it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.doodle_dungeon.board.sheet import KINDS
from engine.games.doodle_dungeon.cards import ACTION_OF, ACTIONS, MONSTERS, SHEET
from engine.games.doodle_dungeon.rules.effects import REROLL_SOME
from engine.games.doodle_dungeon.state import Encounter, Hero, Master

LOW_DIE = 5
"""A die of at most this much is worth another roll."""

# ── dungeon actions ──────────────────────────────────────────────────────────────────────────────────────


def action_of_use(encounter: Encounter, hero: Hero, fitting: Sequence[str]) -> str | None:
    """The one of some fitting actions that is of use now; None if none is. What is sure comes first."""
    for action in sorted(fitting, key=_is_last_resort):
        if encounter.kind == "trap":
            useful = _at_a_trap(encounter, hero, action)
        else:
            useful = _in_a_fight(encounter, hero, action, fitting)
        if useful:
            return action
    return None


def _is_last_resort(action: str) -> tuple[bool, bool]:
    """Weapons before dice, and before smoke, which never fails but hurts nobody."""
    card = ACTIONS[action]
    return not card.strength, not card.dice and card.does != REROLL_SOME


def _at_a_trap(encounter: Encounter, hero: Hero, action: str) -> bool:
    """A spring if the hero comes by again, spikes unless he dies anyway."""
    if ACTIONS[action].stays:
        return encounter.square in hero.path[hero.at + 1 :]
    return hero.hearts > encounter.level + encounter.damage


def _in_a_fight(encounter: Encounter, hero: Hero, action: str, fitting: Sequence[str]) -> bool:
    """A bite if the monster wins and he survives that; anything else if the monster need not lose with it."""
    card, missing = ACTIONS[action], SHEET.target - encounter.strength
    if card.damage:
        return missing <= 0 and hero.hearts > MONSTERS[encounter.kind].damage + encounter.damage
    if missing <= 0:
        return False
    weapons = sorted((ACTIONS[other].strength, other) for other in fitting if ACTIONS[other].strength)
    if card.strength:
        return action == _weapon(weapons, missing)
    if card.dice or card.does == REROLL_SOME:
        return _most_gained(encounter, action) >= missing - sum(strength for strength, _ in weapons)
    return True


def _weapon(weapons: list[tuple[int, str]], missing: int) -> str | None:
    """The weakest weapon that is enough, or the strongest if all together are; None if they are not."""
    for strength, weapon in weapons:
        if strength >= missing:
            return weapon
    enough = sum(strength for strength, _ in weapons) >= missing
    return weapons[-1][1] if weapons and enough else None


def _most_gained(encounter: Encounter, action: str) -> int:
    """How much stronger another roll can make the monster at best."""
    card, dice = ACTIONS[action], encounter.dice
    if card.does == REROLL_SOME:
        return sum(SHEET.sides - die for die in dice if die <= LOW_DIE)
    at_best = sorted((*dice, *[SHEET.sides] * card.dice))[card.drop :]
    return sum(at_best) - sum(dice)


def dice_of_use(encounter: Encounter) -> list[str]:
    """The dice to roll again, by number: all low ones, or else the lowest."""
    low = [str(number) for number, die in enumerate(encounter.dice) if die <= LOW_DIE]
    return low or [str(encounter.dice.index(min(encounter.dice)))]


# ── hero actions ─────────────────────────────────────────────────────────────────────────────────────────


def helps(action: str, dungeon: Master) -> bool:
    """Whether a hero action would help in a dungeon now; not if a card for the same event lies there."""
    card, hero = ACTIONS[action], dungeon.hero
    if any(ACTION_OF[laid.card].when == card.when for laid in dungeon.above):
        return False
    squares = dungeon.sheet.squares
    ahead = [KINDS[squares[square]] for square in hero.path[hero.at + 1 :] if squares[square] in KINDS]
    match card.when:
        case "turn":
            return SHEET.hearts - hero.hearts >= card.hearts
        case "walks":
            return "trap" in ahead
        case "rolled" | "fight":
            return bool(ahead) and ahead[0] != "trap"
        case "encounter":
            return bool(ahead) and bool(dungeon.hand)
    return bool(ahead)
