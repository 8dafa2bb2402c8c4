"""What goes with an action: the hero, the room, the cards or the player it is about, and how many coins."""

from __future__ import annotations

from engine.core import Choice, Decision, Number, Pick
from engine.games.boss_monster.ai.builds.bargains import best_swap, prey_in_town
from engine.games.boss_monster.ai.builds.luring import LURING, lures_of
from engine.games.boss_monster.ai.builds.placing import COIN
from engine.games.boss_monster.ai.evaluation import KEEPING, health_left
from engine.games.boss_monster.ai.reactions import hero_in_question, room_to_turn_off, strongest_room
from engine.games.boss_monster.ai.spells import REBIRTH, SABOTAGE, best_defector
from engine.games.boss_monster.cards import ABILITIES, HEROES
from engine.games.boss_monster.phrases import read_copy
from engine.games.boss_monster.rules.dungeon import read_source
from engine.games.boss_monster.show.views import RealmView

PAY_TO_WIN = "MB072"
TURNING_OFF = ("MB044", "MB061-3", SABOTAGE)
"""What turns a room off: the Catapult, Icicle Man, Sabotage!."""
PICKED, THRESHED, ACTED = "boss_monster.picked_one", "boss_monster.threshed", "boss_monster.acted"
GIVING_UP = (["pass-hero"], ["pass-phase"])
"""What is no better than to pass just now, while something might yet be done about a hero."""


def pick_target(view: RealmView, decision: Decision) -> Choice:
    """Pick the hero in question, the best room, the weakest card, or the strongest opponent."""
    form = decision.form
    assert isinstance(form, Pick)
    ids = [option.id for option in form.options]
    seat = decision.seat
    action, chosen = decision.args
    ability, _ = read_source(action)
    word = ABILITIES[ability].asks[len(chosen)]
    hero = hero_in_question(view)
    if hero is not None and hero.card in ids:
        return [hero.card]
    if word.startswith("discard") or word in ("ambush-cards", "draw-or-discard"):
        return [min(ids, key=price_of_cards)]
    if ability in LURING and word != "player":
        lures = [(souls, choice) for souls, choice in lures_of(view, seat, ability) if choice in ids]
        return [max(lures)[1] if lures else ids[0]]
    if word == "hero-in-town":
        prey = [hero for hero in prey_in_town(view, seat) if hero in ids]
        return prey[:1] or ids[:1]
    if word == "pile-room-or-spell":
        return [max(ids, key=lambda copy: KEEPING.get(read_copy(copy), 0.0))]
    if word == "opponent-miniboss":
        name = best_defector(view, seat)[1]
        return [name if name in ids else ids[0]]
    if word in ("room", "monster", "own-monster", "miniboss", "opponent-room"):
        if ability in TURNING_OFF:
            return [room_to_turn_off(view, seat, ability, ids)]
        return [strongest_room(view, seat, ids)]
    if word in ("stack", "other-stack"):
        return [name for name in best_swap(view, seat)[1:] if name in ids][:1] or ids[:1]
    if word in ("player", "dungeon", "swapped-dungeon"):
        return [f"p{seat}"] if f"p{seat}" in ids else ids[:1]
    if word in ("robbed", "opponent-with-cards"):
        return [max(ids, key=lambda choice: view.lairs[int(choice[1:])].soul_count)]
    return [ids[-1] if word in ("smash-hero", "text-or-room") else ids[0]]


def price_of_cards(cards: str) -> float:
    """What cards are worth keeping together; whatever is no card is given last."""
    return sum([KEEPING.get(card, 9.0) for card in cards.split("+")])


def count_coins(view: RealmView, decision: Decision) -> Choice:
    """Pay as many coins as it takes to kill heroes here, or to save one elsewhere."""
    form = decision.form
    assert isinstance(form, Number)
    hero = hero_in_question(view)
    if hero is None or view.active is None:
        return form.least
    lair = view.lairs[view.active]
    left = health_left(lair, hero, view.walker.index + 1 if view.walker is not None else 0)
    action = decision.args[0]
    if action.startswith(PAY_TO_WIN):
        needed = [left, *[health_left(lair, other) for other in lair.queue if other.card != hero.card]]
        return form.nearest(_best_price(needed))
    wanted = 1 - left
    return form.nearest(wanted // 2 if action.startswith("armor-up") else wanted)


def _best_price(needed: list[int]) -> int:
    """The coins for which a room that deals one more damage, and one for each coin, kills most."""
    killed = {coins: sum([0 < left <= 1 + coins for left in needed]) for coins in range(max(needed) + 1)}
    return max(killed, key=lambda coins: (killed[coins] - COIN * coins, -coins)) if killed else 0


def is_pointless(view: RealmView, decision: Decision, choice: Choice) -> bool:
    """Whether an answer makes no sense.

    A hand made anew that is somebody else's, a room to turn off that no hero will enter, the two souls of an
    epic hero for two spells, a chance given up for nothing.
    """
    if decision.step == ACTED:
        return choice in GIVING_UP
    if decision.step == THRESHED:
        return choice == ["yes"] and HEROES[decision.args[0]].epic
    if decision.step != PICKED or not isinstance(choice, list):
        return False
    ability, _ = read_source(decision.args[0])
    if ability == REBIRTH:
        return choice != [f"p{decision.seat}"]
    if ability not in TURNING_OFF or view.phase != "adventure" or view.active is None:
        return False
    elsewhere = [lair for seat, lair in enumerate(view.lairs) if seat != view.active]
    return choice[0] in [room.slot.name for lair in elsewhere for room in lair.rooms]
