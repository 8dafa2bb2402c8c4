"""The one picture a question is about: the dungeons, heroes, players and cards one can choose from."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.agenda import Decision
from engine.core.forms import Pick
from engine.core.text import Seat
from engine.games.boss_monster.cards import BOSSES, HEROES, MINIBOSSES, ROOMS, SPELLS, TREASURES
from engine.games.boss_monster.phrases import SECOND_COPY, read_copy
from engine.games.boss_monster.show.views import RealmView
from render.boss_monster.asking import people
from render.boss_monster.asking.cards import card_strip, hand_of, whole_cards
from render.boss_monster.asking.dungeons import Marks, dungeon_strip, purse_strip
from render.boss_monster.asking.strip import Strip
from texts import Speaker

BUILDS = (
    "ask-build", "ask-build-again", "ask-build-ahead", "ask-lay-first", "offer-change", "offer-build-late",
)  # fmt: skip
STOPS = ("ask-orders", "ask-orders-anew", "offer-orders", "ask-usual-stops")
BUILD_STOPS = ("ask-build-orders", "offer-build-orders")
WINDOWS = ("ask-enter", "ask-room", "ask-build-window", "ask-respond", "ask-cancel", "ask-tax")


def strips_for(view: RealmView, decision: Decision, speaker: Speaker) -> list[Strip]:
    """What the asked seat needs to see, and nothing else."""
    assert view.viewer is not None
    question = decision.prompt.key.removeprefix("boss-monster-")
    asked = Asked(view, decision, view.viewer, speaker)
    if question in BUILDS:
        return asked.building()
    if question in WINDOWS:
        return asked.acting()
    if question in STOPS:
        return asked.stops()
    if question in BUILD_STOPS:
        return people.player_strips(view, view.order, speaker, view.order)
    return asked.choosing()


class Asked:
    """One question, as its seat sees it."""

    def __init__(self, view: RealmView, decision: Decision, seat: Seat, speaker: Speaker) -> None:
        self._view, self._decision, self._seat, self._speaker = view, decision, seat, speaker
        form = decision.form
        self._ids = [option.id for option in form.options] if isinstance(form, Pick) else []

    def building(self) -> list[Strip]:
        """Who is in town, where one may build, and what."""
        view, say = self._view, self._speaker
        builds = [choice.partition("@") for choice in self._ids if "@" in choice]
        places = [place.partition(".")[0] for _, _, place in builds]
        uids = {int(place) for place in places if place.isdecimal()}
        everywhere = all(room.slot.uid in uids for room in view.lairs[self._seat].rooms)
        marks = Marks(() if everywhere else uids, new_place="new" in places)
        cards = {card for card, _, _ in builds} | {choice.partition("/")[0] for choice in self._ids}
        return [
            people.town_strip(view, say),
            dungeon_strip(view, self._seat, say, marks),
            card_strip(hand_of(view), say, cards),
        ]

    def acting(self) -> list[Strip]:
        """The hero and the dungeon it is about, and what one could use."""
        view, say = self._view, self._speaker
        active = self._seat if view.active is None else view.active
        strips = [card_strip(view.casting, say)] if view.casting else []
        if people.on_their_way(view, active):
            strips.append(people.way_strip(view, [active], say, None))
        strips.append(dungeon_strip(view, active, say))
        mine = {int(choice.partition("/")[2]) for choice in self._ids if _is_source(choice)}
        if active != self._seat and view.lairs[self._seat].rooms and mine - {0}:
            strips.append(dungeon_strip(view, self._seat, say, Marks(mine)))
        return [*strips, *self._hand({choice.partition("/")[0] for choice in self._ids})]

    def stops(self) -> list[Strip]:
        """Every hero on the way, and how things would end; the cards one could use."""
        view, say = self._view, self._speaker
        if any(people.on_their_way(view, seat) for seat in view.order):
            return [people.way_strip(view, view.order, say, None), *self._own(), *self._hand(None)]
        return [people.town_strip(view, say), *self._own(), *self._hand(None)]

    def choosing(self) -> list[Strip]:
        """What there is to choose from: rooms, heroes, players or cards."""
        ids = [read_copy(choice) for choice in self._ids]
        rooms = [choice for choice in ids if "." in choice and choice.partition(".")[0].isdecimal()]
        if rooms:
            return self._rooms({int(choice.partition(".")[0]) for choice in rooms})
        if any(choice in HEROES for choice in ids):
            return self._heroes(ids)
        seats = [int(choice[1:]) for choice in ids if choice[:1] == "p" and choice[1:].isdecimal()]
        if seats and "dungeon" in self._decision.prompt.key:
            return [dungeon_strip(self._view, seat, self._speaker) for seat in seats]
        if seats:
            return self._players(seats)
        if ids == list(TREASURES):
            return self._players(self._view.order)
        cards = [card for choice in ids for card in choice.split(SECOND_COPY) if _is_card(card)]
        if cards:
            return self._cards(cards)
        return self._else()

    def _players(self, seats: Sequence[Seat]) -> list[Strip]:
        """How everybody stands; in the build phase with the heroes they could lure."""
        view, say = self._view, self._speaker
        town = [people.town_strip(view, say)] if view.phase == "build" else []
        return [*town, *people.player_strips(view, view.order, say, seats)]

    def _rooms(self, uids: set[int]) -> list[Strip]:
        """The dungeons in which a room can be chosen."""
        view = self._view
        owners = [
            seat for seat in view.order if any(room.slot.uid in uids for room in view.lairs[seat].rooms)
        ]
        shown = {room.slot.uid for seat in owners for room in view.lairs[seat].rooms}
        marks = Marks() if shown <= uids else Marks(uids, only_these=True)
        return [dungeon_strip(view, seat, self._speaker, marks) for seat in owners]

    def _heroes(self, ids: Sequence[str]) -> list[Strip]:
        """The places where a hero can be chosen."""
        view, say = self._view, self._speaker
        on_way = [seat for seat in view.order if people.on_their_way(view, seat)]
        moving = {one.hero.card for seat in on_way for one in people.on_their_way(view, seat)}
        strips = [people.way_strip(view, on_way, say, ids)] if moving & set(ids) else []
        if any(hero.card in ids for hero in view.town):
            strips.append(people.town_strip(view, say, ids))
        if view.walker is not None:
            strips.append(dungeon_strip(view, view.walker.seat, say))
        elif view.active is not None and strips and moving & set(ids):
            strips.append(dungeon_strip(view, view.active, say))
        return strips or [people.card_strip([card for card in ids if card in HEROES], say)]

    def _cards(self, cards: Sequence[str]) -> list[Strip]:
        """Cards in hand with the others held, or cards from elsewhere."""
        view, say = self._view, self._speaker
        if all(card in BOSSES for card in cards):
            return [whole_cards(cards, say)]
        held = hand_of(view)
        marked = set(cards)
        if not marked <= set(held):
            return [*self._own(), card_strip(cards, say)]
        if view.lairs[self._seat].rooms:
            return [*self._own(), card_strip(held, say, marked if marked < set(held) else None)]
        return [*self._own(), whole_cards(held, say, marked if marked < set(held) else None)]

    def _else(self) -> list[Strip]:
        """A deed or none, a number, a way to use something: the dungeon, hero and card it is about."""
        view, say = self._view, self._speaker
        uids, cards = self._concerned()
        places = {choice.partition("@")[2] or choice for choice in self._ids} if cards else set()
        uids |= {int(place) for place in places if place.isdecimal()}
        fighting = view.phase == "adventure" and view.active is not None
        home = view.active if fighting and view.active is not None else self._seat
        owners = [
            seat
            for seat in view.order
            if seat == home or any(room.slot.uid in uids for room in view.lairs[seat].rooms)
        ]
        marks = Marks(uids, new_place="new" in places)
        strips = [dungeon_strip(view, seat, say, marks) for seat in owners]
        if fighting and people.on_their_way(view, home):
            strips.insert(0, people.way_strip(view, [home], say, None))
        return [*strips, *([card_strip(cards, say)] if cards else self._hand(None))]

    def _concerned(self) -> tuple[set[int], list[str]]:
        """The stacks and the cards that the question's own words name."""
        args = [word for arg in self._decision.args for word in (arg if isinstance(arg, list) else [arg])]
        words = [str(word) for word in args]
        stacks = {word.partition(".")[0] for word in words} | {
            word.partition("/")[2] for word in (*words, *self._ids) if _is_source(word)
        }
        cards = [unpaid.card for unpaid in self._view.unpaid[:1]]
        cards += [card for word in (*words, *self._ids) if _is_card(card := word.partition("@")[0])]
        return {int(stack) for stack in stacks if stack.isdecimal()}, list(dict.fromkeys(cards))

    def _own(self) -> list[Strip]:
        """One's own dungeon, or what one has while there is none."""
        view, say = self._view, self._speaker
        own = dungeon_strip if view.lairs[self._seat].rooms else purse_strip
        return [own(view, self._seat, say)]

    def _hand(self, usable: set[str] | None) -> list[Strip]:
        held = hand_of(self._view)
        return [card_strip(held, self._speaker, usable)] if held else []


def _is_card(word: str) -> bool:
    return word in ROOMS or word in MINIBOSSES or word in SPELLS or word in BOSSES


def _is_source(choice: str) -> bool:
    """Whether an option or an argument is an ability with its stack: `MB055-2/12`."""
    ability, slash, uid = choice.partition("/")
    return bool(slash) and ability.startswith("MB") and uid.isdecimal()
