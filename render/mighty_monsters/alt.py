"""Alt texts: what each picture shows, in as many sentences as there is room for.

Players are told apart by the letters of their badges, which the pictures show as well, so that six long names
fit.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.text import Seat, Text, all_of, seat_name
from engine.games.mighty_monsters.cards import FAMILIES
from engine.games.mighty_monsters.phrases import plain, text
from engine.games.mighty_monsters.show.twin import (
    describe_end,
    describe_hand,
    describe_king,
    describe_lairs,
)
from engine.games.mighty_monsters.show.views import CastleView, PlaceView
from engine.games.mighty_monsters.state import Bout, Monster, Raid
from render.kit.alt_text import alt_text
from render.kit.theme import SEATS
from texts import Speaker


def board_alt(view: CastleView, speaker: Speaker) -> str:
    """The castle as it stands; the raid has a picture of its own."""
    lines = [
        *describe_king(view),
        *_levels(view.places),
        *[_place(number, place) for number, place in enumerate(view.places, 1)],
        *[_lair(view, seat) for seat in range(view.seats)],
        *_pile(view),
        *describe_hand(view),
    ]
    awaited = all_of([seat_name(seat) for seat in view.awaited])
    return alt_text(
        speaker, "mighty-monsters-alt-board", lines, round=view.round, rounds=view.rounds, awaited=awaited
    )


def raid_alt(view: CastleView, speaker: Speaker) -> str:
    """The fights of the latest raid, and who paid for healing."""
    lines: list[Text] = []
    if view.raid is not None:
        bouts = [_bout(number, bout) for number, bout in enumerate(view.raid.bouts, 1)]
        lines = [_players(range(view.seats)), *bouts, *_healing(view.raid, range(view.seats))]
    return alt_text(speaker, "mighty-monsters-alt-raid", lines)


def families_alt(speaker: Speaker) -> str:
    """The names of all families."""
    return speaker("mighty-monsters-alt-families", details=all_of([plain(family) for family in FAMILIES]))


def hand_alt(view: CastleView, speaker: Speaker) -> str:
    """The viewer's cards first; the decree can be read elsewhere too."""
    return alt_text(speaker, "mighty-monsters-alt-hand", [*describe_hand(view), *describe_king(view)])


def spotlight_alt(view: CastleView, seat: Seat, speaker: Speaker) -> str:
    """One lair, its monsters in the castle, and how they fared in the latest raid."""
    places = [(number, place) for number, place in enumerate(view.places, 1) if place.has_monster_of(seat)]
    lines = [
        _lair(view, seat),
        *_levels([place for _, place in places]),
        *[_place(number, place) for number, place in places],
    ]
    if view.raid is not None:
        bouts = [
            _bout(number, bout) for number, bout in enumerate(view.raid.bouts, 1) if bout.has_monster_of(seat)
        ]
        lines += [text("twin-raid", round=view.raid.round), *bouts, *_healing(view.raid, [seat])]
    others = sorted(_neighbours(view, seat) - {seat})
    if others:
        lines.append(_players(others))
    return alt_text(speaker, "mighty-monsters-alt-lair", lines, seat=seat_name(seat))


def score_alt(view: CastleView, speaker: Speaker) -> str:
    """Who has won, and everybody's gold."""
    return alt_text(speaker, "mighty-monsters-alt-score", [*describe_end(view), *describe_lairs(view)])


# ── players and what they have ───────────────────────────────────────────────────────────────────────────


def _players(seats: Iterable[Seat]) -> Text:
    """Whose badge is which."""
    known = [text("alt-player", badge=SEATS[seat].letter, seat=seat_name(seat)) for seat in seats]
    return text("alt-players", players=all_of(known))


def _neighbours(view: CastleView, seat: Seat) -> set[Seat]:
    """Everybody with a monster beside one of this player's, now or in the latest raid."""
    now = [place.slots for place in view.places if place.has_monster_of(seat)]
    then = (
        [] if view.raid is None else [each.monsters for each in view.raid.bouts if each.has_monster_of(seat)]
    )
    return {monster.seat for monsters in (*now, *then) for monster in monsters if monster is not None}


def _lair(view: CastleView, seat: Seat) -> Text:
    lair = view.lairs[seat]
    return text(
        "alt-lair-line-start" if view.start == seat else "alt-lair-line",
        badge=SEATS[seat].letter,
        seat=seat_name(seat),
        family=plain(lair.family or "no-family"),
        gold=lair.gold,
        cards=lair.hand_size,
    )


# ── the castle ───────────────────────────────────────────────────────────────────────────────────────────


def _levels(places: Iterable[PlaceView]) -> list[Text]:
    """What the backs of these guards say, once for each level."""
    backs = {place.level: place for place in places}
    return [
        text("alt-level", level=level, strength=_range(place.strength), loot=_range(place.loot))
        for level, place in sorted(backs.items())
    ]


def _range(ends: tuple[int, int]) -> str:
    return f"{ends[0]}-{ends[1]}"


def _place(number: int, place: PlaceView) -> Text:
    monsters = [monster for monster in place.slots if monster]
    free = len(place.slots) - len(monsters)
    return text("alt-guard", guard=number, level=place.level, free=free, monsters=_monsters(monsters))


def _monsters(monsters: Iterable[Monster]) -> Text:
    return all_of(
        [
            text("alt-monster", badge=SEATS[monster.seat].letter, strength=monster.strength)
            for monster in monsters
        ]
    )


def _pile(view: CastleView) -> list[Text]:
    if view.next_level is None:
        return []
    return [text("alt-pile", cards=view.pile_size, level=view.next_level)]


# ── the raid ─────────────────────────────────────────────────────────────────────────────────────────────


def _bout(number: int, bout: Bout) -> Text:
    gains = [text("alt-gain", badge=SEATS[seat].letter, gold=gold) for seat, gold in bout.gains.items()]
    return text(
        f"alt-{bout.outcome}",
        guard=number,
        level=bout.level,
        strength=bout.strength or 0,
        loot=bout.loot or 0,
        monsters=_monsters(bout.monsters),
        gains=all_of(gains),
    )


def _healing(raid: Raid, seats: Iterable[Seat]) -> list[Text]:
    """What healing cost these players, even if they could not pay."""
    owed = raid.owed or raid.healing
    bills = [_bill(seat, raid.healing[seat], owed[seat]) for seat in seats if owed[seat]]
    return [text("alt-healing", bills=all_of(bills))] if bills else []


def _bill(seat: Seat, gold: int, owed: int) -> Text:
    badge = SEATS[seat].letter
    if gold == owed:
        return text("alt-bill", badge=badge, gold=gold)
    return text("alt-bill-short", badge=badge, gold=gold, owed=owed)
