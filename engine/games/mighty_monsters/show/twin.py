"""The text twin of a Mighty Monsters view, and the cards people can look up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.core import CardFace, Result, Seat, Text, all_of, seat_name
from engine.games.mighty_monsters.cards import box
from engine.games.mighty_monsters.show.views import CastleView, PlaceView
from engine.games.mighty_monsters.state import Bout, Monster


def describe(view: CastleView) -> list[Text]:
    """Everything on the table, sentence by sentence, in the order one would look at it."""
    lines = [
        Text("mighty-monsters-twin-round", {"round": max(view.round, 1), "rounds": view.rounds}),
        Text("mighty-monsters-twin-start", {"seat": seat_name(view.start)}),
    ]
    if view.king:
        lines.append(Text("mighty-monsters-king", told_tile(view.king)))
    if view.raid is not None and view.raid_is_news:
        lines.append(Text("mighty-monsters-twin-raid", {"round": view.raid.round}))
        lines.extend(_bout(number, bout) for number, bout in enumerate(view.raid.bouts, 1))
        lines.extend(told_healing(view.raid.healing))
    lines.extend(_place(number, place) for number, place in enumerate(view.places, 1))
    lines.extend(_lair(view, seat) for seat in range(view.seats))
    if view.result is not None:
        lines.append(told_end(view.result))
    if view.next_level is not None:
        lines.append(Text("mighty-monsters-twin-pile", {"cards": view.pile_size, "level": view.next_level}))
    if view.spent_kings:
        tiles = [Text(f"mighty-monsters-{tile.lower()}-name") for tile in view.spent_kings]
        lines.append(Text("mighty-monsters-twin-spent", {"tiles": all_of(tiles)}))
    if view.viewer is not None:
        lines.append(Text("mighty-monsters-twin-hand", {"cards": _strengths(view.hand)}))
        lines.append(Text("mighty-monsters-twin-reserve", {"cards": _strengths(view.reserve)}))
    return lines


def describe_lair(view: CastleView, seat: Seat) -> list[Text]:
    """One player: what they own, where their monsters lie, and how these fared in the latest raid."""
    lines = [_lair(view, seat)]
    if view.start == seat:
        lines.append(Text("mighty-monsters-twin-start", {"seat": seat_name(seat)}))
    for number, place in enumerate(view.places, 1):
        if place.has_monster_of(seat):
            lines.append(_place(number, place))
    if view.raid is not None:
        lines.append(Text("mighty-monsters-twin-raid", {"round": view.raid.round}))
        for number, bout in enumerate(view.raid.bouts, 1):
            if bout.has_monster_of(seat):
                lines.append(_bout(number, bout))
        own_bill = [gold if other == seat else 0 for other, gold in enumerate(view.raid.healing)]
        lines.extend(told_healing(own_bill))
    return lines


def _place(number: int, place: PlaceView) -> Text:
    monsters = [monster for monster in place.slots if monster]
    return Text(
        "mighty-monsters-twin-guard",
        {
            "guard": number,
            "level": place.level,
            "strength": f"{place.strength[0]}-{place.strength[1]}",
            "loot": f"{place.loot[0]}-{place.loot[1]}",
            "free": len(place.slots) - len(monsters),
            "monsters": all_of([_monster(monster) for monster in monsters]),
        },
    )


def _monster(monster: Monster) -> Text:
    return Text(
        "mighty-monsters-twin-monster", {"seat": seat_name(monster.seat), "strength": monster.strength}
    )


def _bout(number: int, bout: Bout) -> Text:
    return Text(
        f"mighty-monsters-twin-{bout.outcome}",
        {
            "guard": number,
            "level": bout.level,
            "strength": bout.strength or 0,
            "loot": bout.loot or 0,
            "monsters": all_of([_monster(monster) for monster in bout.monsters]),
            "gains": told_gains(bout),
        },
    )


def told_gains(bout: Bout) -> Text:
    """Who took how much gold home."""
    return all_of([_gain(seat, gold) for seat, gold in bout.gains.items()])


@cache
def _gain(seat: Seat, gold: int) -> Text:
    return Text("mighty-monsters-gain", {"seat": seat_name(seat), "gold": gold})


def told_healing(paid: Sequence[int]) -> list[Text]:
    """What healing cost each seat; nothing when nobody paid."""
    bills = [
        Text("mighty-monsters-healing-bill", {"seat": seat_name(seat), "gold": gold})
        for seat, gold in enumerate(paid)
        if gold
    ]
    return [Text("mighty-monsters-healing", {"bills": all_of(bills)})] if bills else []


def told_end(result: Result) -> Text:
    """Who has won, and with how much."""
    winners = all_of([seat_name(seat) for seat in result.winners])
    count, gold = len(result.winners), max(result.scores)
    return Text("mighty-monsters-end", {"winners": winners, "gold": gold, "count": count})


def told_tile(tile: str) -> dict[str, int | str | Text]:
    """A king's tile by name and by rule."""
    return {
        "tile": Text(f"mighty-monsters-{tile.lower()}-name"),
        "rule": Text(f"mighty-monsters-{tile.lower()}"),
    }


def _lair(view: CastleView, seat: int) -> Text:
    lair = view.lairs[seat]
    return Text(
        "mighty-monsters-twin-lair",
        {
            "seat": seat_name(seat),
            "family": Text(f"mighty-monsters-{lair.family or 'no-family'}"),
            "gold": lair.gold,
            "cards": lair.hand_size,
        },
    )


def _strengths(cards: tuple[int, ...]) -> Text:
    return all_of([Text("mighty-monsters-strength", {"strength": strength}) for strength in cards])


def cards() -> list[CardFace]:
    """Monsters by strength, guards by level, and the king's tiles."""
    return [*_monsters(), *_guard_backs(), *_king_tiles()]


def _monsters() -> list[CardFace]:
    return [
        CardFace(
            f"M{card.strength}",
            Text("mighty-monsters-card", {"strength": card.strength}),
            (Text("mighty-monsters-card-monster", {"strength": card.strength, "healing": card.healing}),),
        )
        for card in box().monsters
    ]


def _guard_backs() -> list[CardFace]:
    faces = []
    for level in box().levels:
        fronts = [card for card in box().guards if card.level == level.level]
        args: dict[str, int | str | Text] = {
            "level": level.level,
            "weakest": level.strength[0],
            "strongest": level.strength[1],
            "least": level.loot[0],
            "most": level.loot[1],
            "cards": len(fronts),
            "compensation": level.owner_price,
            "fronts": ", ".join(f"{card.strength}/{card.loot}" for card in fronts),
        }
        lines = (
            Text("mighty-monsters-card-guard", args),
            Text("mighty-monsters-card-price", args),
            Text("mighty-monsters-card-fronts", args),
        )
        faces.append(CardFace(f"G{level.level}", Text("mighty-monsters-card-guard-name", args), lines))
    return faces


def _king_tiles() -> list[CardFace]:
    return [
        CardFace(
            tile.id,
            Text(f"mighty-monsters-{tile.id.lower()}-name"),
            (Text(f"mighty-monsters-{tile.id.lower()}"),),
        )
        for tile in box().kings
    ]
