"""A round from its start through its five phases to its end, and the end of the game."""

from __future__ import annotations

from engine.core import Pick, Question, Seat, Weight, plan_kind, seat_name, step
from engine.games.boss_monster.cards import ABILITIES
from engine.games.boss_monster.phrases import declining, italic_names, option, plain, tell, text
from engine.games.boss_monster.rules.adventure import adventure
from engine.games.boss_monster.rules.ahead.build_turns import invite_to_build
from engine.games.boss_monster.rules.ahead.usual_stops import offer_usual_stops
from engine.games.boss_monster.rules.building import build_turn
from engine.games.boss_monster.rules.dungeon import miniboss_texts, room_text, source
from engine.games.boss_monster.rules.hands import draw_rooms, draw_spells, everybody_draws_a_room
from engine.games.boss_monster.rules.luring import lure
from engine.games.boss_monster.rules.reactions.orders import last_builder_changed, offer_build_orders
from engine.games.boss_monster.rules.revealing import reveal
from engine.games.boss_monster.rules.rooms import level_up, schedule_triggers
from engine.games.boss_monster.state import NOWHERE, Hero, Lair, Realm, Slot
from engine.games.boss_monster.timing import LATE_ROUNDS, QUIET_ROUNDS

SOULS_TO_WIN = 10
WOUNDS_TO_LOSE = 5


@step
def round_(g: Realm) -> None:
    """Play one round."""
    g.round += 1
    g.tell(text("round", round=g.round))
    g.then(round_start)
    g.then(build_phase)
    g.then(reveal)
    g.then(lure)
    g.then(adventure)
    g.then(round_end)


@step
def round_start(g: Realm) -> None:
    """Bring a hero to town for each player who started; then everybody draws a room card."""
    g.phase = "start"
    g.turn_up()
    arrived = [g.heroes.pop() for _ in range(min(g.seats, len(g.heroes)))]
    for card in arrived:
        g.town += (Hero(card, g.last_age),)
        g.last_age += 1
    if arrived:
        g.quiet_rounds = -1
        g.tell(text("arrive", number=len(arrived), heroes=italic_names(arrived)))
    everybody_draws_a_room(g)


STARTERS = frozenset(
    ability.partition("-")[0] for ability, text in ABILITIES.items() if text.when == "build-start"
)
"""Cards with a text for the start of the build phase."""


@step
def build_phase(g: Realm) -> None:
    """Schedule what comes at its start, then the turns, which everybody may decide ahead."""
    g.phase = "build"
    offer_build_orders(g)
    invite_to_build(g)
    offer_usual_stops(g)
    offer_intrigue(g)
    for seat in g.order:
        if any(slot.cards[-1] in STARTERS or slot.miniboss in STARTERS for slot in g.lairs[seat].slots):
            g.then(start_of_build_phase, seat)
    for seat in g.order:
        g.then(build_turn, seat)


@step
def start_of_build_phase(g: Realm, seat: Seat) -> None:
    """Trigger Jinx and the Dreadmill."""
    lair = g.lairs[seat]
    sources = []
    for slot in lair.slots:
        if slot.miniboss:
            sources += [source(ability, slot) for ability in miniboss_texts(lair, slot, "build-start")]
        if room_text(lair, slot, "build-start"):
            sources.append(source(slot.cards[-1], slot))
    schedule_triggers(g, seat, sources)


# ── the end of a round ───────────────────────────────────────────────────────────────────────────────────


@step
def round_end(g: Realm) -> None:
    """End everything that holds until end of round; then check for the end of the game."""
    g.phase = "end"
    g.active = NOWHERE
    g.quiet_rounds += 1
    g.late_rounds += not g.heroes
    g.town = _refreshed(g.town)
    for seat in g.order:
        clear_round(g.lairs[seat])
        level_up(g, seat)
    g.then(check_for_end)


def clear_round(lair: Lair) -> None:
    """Clear bonuses, marks and deactivations of one player."""
    lair.slots = tuple([_as_printed(slot) for slot in lair.slots])
    lair.queue = _refreshed(lair.queue)
    lair.extra = ""
    lair.marks = ()
    lair.lured = 0


def _as_printed(slot: Slot) -> Slot:
    """The stack without anything that holds until end of round; most have nothing of the kind."""
    changed = slot.bonus or slot.text_bonus or slot.off or slot.mute or slot.used or slot.treasure is not None
    if changed or slot.watched != NOWHERE:
        return Slot(slot.uid, slot.cards, slot.miniboss, slot.level, slot.coins)
    return slot


def _refreshed(heroes: tuple[Hero, ...]) -> tuple[Hero, ...]:
    """Heroes without damage, bonuses and waiting."""
    return tuple([Hero(hero.card, hero.age) for hero in heroes])


@step
def check_for_end(g: Realm) -> None:
    """Elimination at five wounds, victory at ten souls, the last one left, nobody left, no hero left."""
    falling = [seat for seat in g.order if g.lairs[seat].wound_count >= WOUNDS_TO_LOSE]
    if len(falling) == len(g.order):
        end_game(g, falling)
        return
    for seat in falling:
        eliminate(g, seat)
    if len(g.order) == 1:
        end_game(g, list(g.order))
        return
    strong = [seat for seat in g.order if g.lairs[seat].soul_count >= SOULS_TO_WIN]
    if strong:
        end_game(g, strong)
    elif heroes_are_through(g):
        end_game(g, list(g.order))
    else:
        g.then(intrigue)
        g.then(round_)


def heroes_are_through(g: Realm) -> bool:
    """D7: nobody is left to come, or nothing happens any more."""
    if g.heroes:
        return False
    nobody = not g.town and not any(g.lairs[seat].queue for seat in g.order)
    return nobody or g.quiet_rounds >= QUIET_ROUNDS or g.late_rounds >= LATE_ROUNDS


def eliminate(g: Realm, seat: Seat) -> None:
    """Take all cards of the player out of the game; heroes at the entrance go back to town (ruling A36)."""
    lair = g.lairs[seat]
    g.order = tuple([other for other in g.order if other != seat])
    last_builder_changed(g)
    for about in {foreseen.about for foreseen in g.foresights if foreseen.seat == seat}:
        g.forget_plans(about, seat)
    for hero in lair.queue:
        g.send_to_town(hero)
    stacks = [card for slot in lair.slots for card in slot.cards]
    minibosses = [slot.miniboss for slot in lair.slots if slot.miniboss]
    g.box += (*lair.rooms, *lair.spells, *stacks, *minibosses)
    lair.queue, lair.slots, lair.rooms, lair.spells = (), (), (), ()
    lair.hoard, lair.out, lair.fell_in = 0, True, g.round
    tell(g, "eliminated", seat, Weight.HEADLINE, wounds=lair.wound_count)


def end_game(g: Realm, contenders: list[Seat]) -> None:
    """Rank the contenders by souls minus wounds, then by the lower experience.

    Then come the others who are still in the game, then those eliminated, the latest first.
    """

    def rank(seat: Seat) -> tuple[int, int, int, int]:
        lair = g.lairs[seat]
        standing = 2 if seat in contenders else 1 if seat in g.order else 0
        return standing, lair.fell_in, lair.soul_count - lair.wound_count, -lair.xp

    g.finish([lair.soul_count for lair in g.lairs], [rank(seat) for seat in range(g.seats)])
    assert g.result is not None
    winner = g.result.winners[0]
    lair = g.lairs[winner]
    g.tell(
        text("wins", seat=seat_name(winner), souls=lair.soul_count, wounds=lair.wound_count),
        weight=Weight.HEADLINE,
    )


# ── the variant intrigue ─────────────────────────────────────────────────────────────────────────────────


@step
def intrigue(g: Realm) -> None:
    """Ask whoever gained no soul this round which card to draw (ruling A37)."""
    unlucky = [seat for seat in g.order if not g.lairs[seat].new_souls]
    for lair in g.lairs:
        lair.new_souls = 0
    if g.settings["intrigue"] == "on":
        question = Question(plain("ask-intrigue"), WHICH_DECK, "variants", ahead=INTRIGUE)
        for seat in unlucky:
            g.ask(seat, question, intrigued)


def offer_intrigue(g: Realm) -> None:
    """Let everybody say which card they want whenever they gain no soul."""
    for seat in g.order if g.settings["intrigue"] == "on" else ():
        g.foresee(seat, INTRIGUE)


def foreseen_intrigue(g: Realm, seat: Seat) -> Question[list[str]]:
    """The same question for every round."""
    return Question(plain("ask-intrigue-always"), WHICH_DECK, "variants")


WHICH_DECK = Pick(
    (
        option("room", "option-draw-room"),
        option("spell", "option-draw-spell"),
        declining("no", "option-draw-nothing"),
    )
)
INTRIGUE = plan_kind("boss-monster-intrigue", foreseen_intrigue, lasting=True)


@step
def intrigued(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Draw from the chosen deck; everybody sees which."""
    if picked == ["room"]:
        draw_rooms(g, seat, 1)
    elif picked == ["spell"]:
        draw_spells(g, seat, 1)
