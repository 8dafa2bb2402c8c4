"""Phase 2: guards are turned up and fought one after the other, from the gate inwards."""

from __future__ import annotations

from engine.core import Arg, Weight, all_of, seat_name, step
from engine.games.mighty_monsters.cards import GUARDS
from engine.games.mighty_monsters.decrees import changes, strengths
from engine.games.mighty_monsters.phrases import gains, text
from engine.games.mighty_monsters.state import Bout, Castle, Monster


@step
def fight(g: Castle, where: int) -> None:
    """Turn up a guard: monsters at least as strong together win its loot, and the next guard is fought."""
    place = g.places[where]
    card = GUARDS[place.guard]
    first, second = place.slots
    assert first is not None
    assert second is not None
    monsters = (first, second)
    extra_strength, extra_loot = king_bonus(g, where)
    strength, loot = card.strength + extra_strength, max(0, card.loot + extra_loot)
    won = place.total >= strength
    shares = split(loot, monsters) if won else ()
    for monster, share in zip(monsters, shares, strict=False):
        g.loot(monster.seat, share)
    g.turn_up()
    g.bouts += (Bout(card.level, "won" if won else "lost", monsters, strength, loot, shares),)
    tell_bout(g, where)
    if won and where + 1 < len(g.places):
        g.then(fight, where + 1)


def split(loot: int, monsters: tuple[Monster, ...]) -> tuple[int, ...]:
    """Half each, rounded down; the odd gold goes to the stronger monster, or to nobody if they are equal.

    If both monsters have the same owner, that player takes everything.
    """
    first, second = monsters
    if first.seat == second.seat:
        return loot, 0
    half, odd = divmod(loot, 2)
    return half + odd * (first.strength > second.strength), half + odd * (second.strength > first.strength)


def king_bonus(g: Castle, where: int) -> tuple[int, int]:
    """What the king's rule adds to the strength and loot of a guard."""
    return changes(g.king, [strengths(place.slots) for place in g.places])[where]


def tell_bout(g: Castle, where: int) -> None:
    """Tell how the latest fight went."""
    bout = g.bouts[-1]
    assert bout.strength is not None
    assert bout.loot is not None
    args: dict[str, Arg] = {
        "guard": where + 1,
        "strength": bout.strength,
        "total": g.places[where].total,
        "loot": bout.loot,
    }
    if bout.outcome == "lost":
        told = text("fight-lost", **args, owners=all_of([seat_name(seat) for seat in bout.gains]))
        own = {seat: text("fight-lost-you", **args) for seat in bout.gains}
    else:
        told = text("fight-won", **args, gains=gains(bout))
        own = {seat: text("fight-won-you", **args, gold=gold) for seat, gold in bout.gains.items()}
    g.tell(told, own, Weight.HEADLINE)
