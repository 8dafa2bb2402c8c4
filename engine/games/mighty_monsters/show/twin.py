"""The text twin of a Mighty Monsters view: the whole table in sentences, and its parts, for alt texts."""

from __future__ import annotations

from engine.core import EXERCISE, Seat, Text, all_of, seat_name
from engine.games.mighty_monsters.phrases import (
    about,
    final_result,
    gains,
    healing_bills,
    name_and_rule,
    plain,
    text,
    tile_name,
)
from engine.games.mighty_monsters.show.views import CastleView, PlaceView
from engine.games.mighty_monsters.state import Bout, Monster


def describe(view: CastleView) -> list[Text]:
    """Everything on the table, sentence by sentence, in the order one would look at it."""
    return [
        text("twin-round", round=max(view.round, 1), rounds=view.rounds),
        describe_start(view),
        *describe_king(view),
        *describe_raid(view),
        *describe_places(view),
        *describe_lairs(view),
        *describe_end(view),
        *describe_piles(view),
        *describe_hand(view),
    ]


def describe_start(view: CastleView) -> Text:
    """Who starts."""
    return about(view.viewer, "twin-start", view.start)


def describe_king(view: CastleView) -> list[Text]:
    """The king tile in force, if there is one."""
    return [text("king", **name_and_rule(view.king))] if view.king else []


def describe_raid(view: CastleView) -> list[Text]:
    """The fights of the latest raid and what healing cost, while they are news."""
    if view.raid is None or not view.raid_is_news:
        return []
    bouts = [_bout(number, bout) for number, bout in enumerate(view.raid.bouts, 1)]
    return [
        text("twin-raid", round=view.raid.round),
        *bouts,
        *healing_bills(view.raid.healing, view.raid.owed),
    ]


def describe_places(view: CastleView) -> list[Text]:
    """Every guard from the gate inwards, and the monsters facing it."""
    return [_place(number, place) for number, place in enumerate(view.places, 1)]


def describe_lairs(view: CastleView) -> list[Text]:
    """What everybody owns."""
    return [_lair(view, seat) for seat in range(view.seats)]


def describe_end(view: CastleView) -> list[Text]:
    """Who has won, once the game is over; nobody wins a puzzle."""
    return [] if view.result is None or EXERCISE in view.settings else [final_result(view.result)]


def describe_piles(view: CastleView) -> list[Text]:
    """The guards still to come, and the king tiles of earlier rounds."""
    lines = []
    if view.next_level is not None:
        lines.append(text("twin-pile", cards=view.pile_size, level=view.next_level))
    if view.spent_kings:
        lines.append(text("twin-spent", tiles=all_of([tile_name(tile) for tile in view.spent_kings])))
    return lines


def describe_hand(view: CastleView) -> list[Text]:
    """The viewer's own hand and reserve; nothing for onlookers."""
    if view.viewer is None:
        return []
    return [
        text("twin-hand", cards=_strengths(view.hand)),
        text("twin-reserve", cards=_strengths(view.reserve)),
    ]


def _place(number: int, place: PlaceView) -> Text:
    monsters = [monster for monster in place.slots if monster]
    return text(
        "twin-guard",
        guard=number,
        level=place.level,
        strength=f"{place.strength[0]}-{place.strength[1]}",
        loot=f"{place.loot[0]}-{place.loot[1]}",
        free=len(place.slots) - len(monsters),
        monsters=all_of([_monster(monster) for monster in monsters]),
    )


def _monster(monster: Monster) -> Text:
    return text("twin-monster", seat=seat_name(monster.seat), strength=monster.strength)


def _bout(number: int, bout: Bout) -> Text:
    return text(
        f"twin-{bout.outcome}",
        guard=number,
        level=bout.level,
        strength=bout.strength or 0,
        loot=bout.loot or 0,
        monsters=all_of([_monster(monster) for monster in bout.monsters]),
        gains=gains(bout),
    )


def _lair(view: CastleView, seat: Seat) -> Text:
    lair = view.lairs[seat]
    return about(
        view.viewer,
        "twin-lair",
        seat,
        family=plain(lair.family or "no-family"),
        gold=lair.gold,
        cards=lair.hand_size,
    )


def _strengths(cards: tuple[int, ...]) -> Text:
    return all_of([text("strength", strength=strength) for strength in cards])
