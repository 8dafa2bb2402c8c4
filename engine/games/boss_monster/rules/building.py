"""Phase 2, turn by turn: act, promote, and place a room or a miniboss face down.

Laying a card ends the turn, so that a quiet turn is one answer. Whoever wants to act after laying a card says
so with it; and until the next player asked has answered, the card can still be moved or taken back.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, Text, Weight, step
from engine.core.agenda import STEP_NAMES, Waiting
from engine.games.boss_monster.cards import ABILITIES, MINIBOSSES, MONSTERS, ROOMS
from engine.games.boss_monster.phrases import (
    card_name,
    card_options,
    declining,
    option,
    plain,
    tell,
    tell_secretly,
    text,
)
from engine.games.boss_monster.rules.dungeon import (
    Site,
    boss_text,
    can_be_chosen,
    room_text,
    source,
)
from engine.games.boss_monster.rules.hands import discard, remove_from_hand
from engine.games.boss_monster.rules.hoards import gain, spend
from engine.games.boss_monster.rules.reactions.actions import actions
from engine.games.boss_monster.rules.reactions.declaration import begin
from engine.games.boss_monster.rules.reactions.windows import (
    build_window_form,
    build_window_question,
    next_in_build_window,
)
from engine.games.boss_monster.rules.rooms import schedule_triggers
from engine.games.boss_monster.state import NEW_PLACE, NOWHERE, Lair, Realm, Slot
from engine.games.boss_monster.timing import NO_BUILD, PROMOTED, SOLD

HIGHEST_LEVEL = 3
PROMOTION_PRICE = 1
BUILD = "boss-monster-build"
"""The kind of plan for a build turn; see `ahead/build_turns.py`."""
MOST_GROUPS = 18
"""With more cards to build than this, they are grouped by place instead of by card."""


@step
def build_turn(g: Realm, seat: Seat) -> None:
    """Ask the active player, who may act any number of times; placing a card, or passing, ends the turn.

    Whoever could do something else as well may place the card first and go on.
    """
    g.active = seat
    prompt = plain("ask-build-again" if g.lairs[seat].placed else "ask-build")
    g.ask(seat, Question(prompt, turn_form(g, seat), "building", even_if_forced=True, ahead=BUILD), built)
    cards = placements(g, seat)
    if cards and not g.lairs[seat].placed and deeds(g, seat):
        g.ask_instead(Question(plain("ask-lay-first"), Pick(tuple(cards)), "building"), laid_first)


def turn_form(g: Realm, seat: Seat) -> Pick:
    """Everything the active player may do next."""
    return Pick((*finishing(g.lairs[seat]), *placements(g, seat), *deeds(g, seat)))


def deeds(g: Realm, seat: Seat) -> tuple[Option, ...]:
    """Everything that can be done in a build turn besides building."""
    return (*promotions(g, seat), *actions(g, seat), *sales(g, seat))


@step
def laid_first(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Place a card and go on with the turn."""
    build_is_final(g)
    lay_down(g, seat, picked[0])
    g.then(build_turn, seat)


@step
def built(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Carry out what was picked; only building, keeping or passing gives the others their window."""
    build_is_final(g)
    choice = picked[0]
    word, _, rest = choice.partition("/")
    if ends_turn(choice):
        place_card(g, seat, choice)
        g.then(build_window, [])
        return
    if word in ("promote", "barter", "sell"):
        g.then({"promote": promote, "barter": barter, "sell": sell}[word], seat, rest)
    else:
        g.then(begin, seat, choice)
    g.then(build_turn, seat)
    g.foresee(seat, BUILD)  # the rest of a plan can be changed while choices for this are asked


def ends_turn(choice: str) -> bool:
    """Whether an option of a build turn is to build, to keep or take back a card, or to build nothing."""
    return choice in ("done", "keep", "withdraw") or "@" in choice


@step
def build_window(g: Realm, passed: list[int]) -> None:
    """Window A: ask the others before the build is final."""
    seat = next_in_build_window(g, passed)
    if seat is not None:
        g.ask(seat, build_window_question(g, seat), build_window_answered, passed)
    somebody_decides_next = seat is not None or g.active != g.order[-1]
    if somebody_decides_next and not passed:
        offer_change(g, g.active)


@step
def build_window_answered(g: Realm, seat: Seat, picked: list[str], passed: list[int]) -> None:
    """Carry out an action, after which the builder may still change the placement."""
    build_is_final(g)
    if picked == ["pass"]:
        g.then(build_window, [*passed, seat])
    else:
        g.then(begin, seat, picked[0])
        g.then(build_turn, g.active)


# ── changing one's mind ──────────────────────────────────────────────────────────────────────────────────


def offer_change(g: Realm, seat: Seat) -> None:
    """Let the builder move the card or take it back until the next player has answered (Q5)."""
    question = _change_question(g, seat)
    if question is not None:
        g.offer(seat, question, build_changed)


def _change_question(g: Realm, seat: Seat) -> Question[list[str]] | None:
    laid = bool(g.lairs[seat].placed)
    options = [*([option("withdraw")] if laid else []), *placements(g, seat)]
    if not options:
        return None
    return Question(plain("offer-change" if laid else "offer-build-late"), Pick(tuple(options)), "building")


@step
def build_changed(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Move the card, or take it back; whoever is asked now may have other targets then."""
    place_card(g, seat, picked[0])
    renew_change(g, seat)
    waiting = g.agenda[-1]
    assert isinstance(waiting, Waiting)
    asked = waiting.decision
    in_window = asked.step == STEP_NAMES[build_window_answered]
    form = build_window_form(g, asked.seat) if in_window else turn_form(g, asked.seat)
    g.agenda[-1] = replace(waiting, decision=replace(asked, form=form))


def renew_change(g: Realm, seat: Seat) -> None:
    """Make the offer to change a build fit what lies there and what is in hand."""
    question = _change_question(g, seat)
    if question is not None:
        g.renew_offer(seat, question, build_changed)


def build_is_final(g: Realm) -> None:
    """Withdraw the offer to change a build: the next player has acted."""
    g.offers = [offer for offer in g.offers if offer.step != STEP_NAMES[build_changed]]


# ── placing ──────────────────────────────────────────────────────────────────────────────────────────────


def finishing(lair: Lair) -> tuple[Option, ...]:
    """Build nothing; or, if a card lies there already, keep it or take it back."""
    return (declining("keep"), option("withdraw")) if lair.placed else (declining("done"),)


def placements(g: Realm, seat: Seat) -> list[Option]:
    """Every card at every place it may be built; a card already placed counts as in hand."""
    lair = g.lairs[seat]
    if NO_BUILD in lair.marks:
        return []
    placed, placed_at = lair.placed, lair.placed_at
    cards = dict.fromkeys((*lair.rooms, placed) if placed else lair.rooms)
    below = {slot.uid: (slot.cards[-1], index) for index, slot in enumerate(lair.slots, 1)}
    below[NEW_PLACE] = "", 0
    alike = {LIKENESS[card]: card for card in cards}
    site = Site(replace(lair, placed="", placed_at=NOWHERE) if placed else lair)
    places = {likeness: site.places_for(card) for likeness, card in alike.items()}
    found = [
        Option(f"{card}@{place or 'new'}", _placement_label(card, *below[place]), card_name(card))
        for card in cards
        for place in places[LIKENESS[card]]
        if card != placed or place != placed_at
    ]
    return found if len(cards) <= MOST_GROUPS else [_by_place(option, below) for option in found]


LIKENESS = {
    **{card.id: card.id if card.advanced else card.kind for card in ROOMS.values()},
    **dict.fromkeys(MINIBOSSES, "miniboss"),
}
"""Cards that may be built at the same places: ordinary rooms of one kind, and minibosses."""


def _by_place(option: Option, below: dict[int, tuple[str, int]]) -> Option:
    """The same option, grouped by place instead."""
    place = option.id.partition("@")[2]
    room, number = below[NEW_PLACE if place == "new" else int(place)]
    return replace(option, group=_place_name(room, number))


@cache
def _placement_label(card: str, below: str, number: int) -> Text:
    if not below:
        return text("option-build-new", card=card_name(card))
    key = "option-build-miniboss" if card in MINIBOSSES else "option-build-on"
    return text(key, card=card_name(card), room=card_name(below), place=number)


@cache
def _place_name(below: str, number: int) -> Text:
    return text("place-on", room=card_name(below), place=number) if below else plain("place-new")


def place_card(g: Realm, seat: Seat, choice: str) -> None:
    """Place a card, keep the one that lies there, take it back, or build nothing."""
    if choice == "done" and not g.lairs[seat].placed:
        tell(g, "builds-nothing", seat, Weight.DETAIL)
    elif choice not in ("done", "keep"):
        take_back(g, seat)
        if choice != "withdraw":
            lay_down(g, seat, choice)


def lay_down(g: Realm, seat: Seat, choice: str) -> None:
    """Place a card face down: everybody sees where, only the owner knows which."""
    card, _, place = choice.partition("@")
    lair = g.lairs[seat]
    remove_from_hand(g, seat, card)
    lair.placed = card
    if place == "new":
        lair.placed_at = NEW_PLACE
        tell_secretly(g, "lays-new", seat, {"card": card_name(card)}, Weight.DETAIL)
        return
    lair.placed_at = int(place)
    slot = lair.slot(lair.placed_at)
    assert slot is not None
    room = card_name(slot.cards[-1])
    tell_secretly(g, "lays-on", seat, {"card": card_name(card)}, Weight.DETAIL, room=room)


def take_back(g: Realm, seat: Seat) -> None:
    """Take the card lying face down back to the hand."""
    lair = g.lairs[seat]
    if lair.placed:
        lair.rooms += (lair.placed,)
        lair.placed, lair.placed_at = "", NOWHERE
        tell(g, "takes-back", seat)


# ── promoting ────────────────────────────────────────────────────────────────────────────────────────────


def promotions(g: Realm, seat: Seat) -> list[Option]:
    """Minibosses that can be promoted, one a round: for a coin, or with Calabeza for a Monster Room card."""
    lair = g.lairs[seat]
    if PROMOTED in lair.marks:
        return []
    ready = [slot for slot in lair.slots if can_be_promoted(lair, slot)]
    found = []
    if lair.hoard >= PROMOTION_PRICE:
        found += [_promotion_option("promote", slot) for slot in ready]
    # Calabeza: you may pay for the promotion with a Monster Room card instead of a coin.
    barters = boss_text(lair, "always") and ABILITIES[lair.boss].does == "promote-by-monster"
    if barters and any(card in MONSTERS for card in lair.rooms):
        found += [_promotion_option("barter", slot) for slot in ready]
    return found


def can_be_promoted(lair: Lair, slot: Slot) -> bool:
    """Revealed, below level 3, and in an active room with nothing lying on it."""
    return bool(slot.miniboss) and slot.level < HIGHEST_LEVEL and can_be_chosen(lair, slot)


def _promotion_option(word: str, slot: Slot) -> Option:
    label = text(f"option-{word}", miniboss=card_name(slot.miniboss), level=slot.level + 1)
    return Option(f"{word}/{slot.uid}", label, plain("group-promotions"))


@step
def promote(g: Realm, seat: Seat, uid: str) -> None:
    """Promote a miniboss for a coin."""
    spend(g, seat, PROMOTION_PRICE)
    raise_level(g, seat, int(uid), "promotes-for-coin")


@step
def barter(g: Realm, seat: Seat, uid: str) -> None:
    """Ask for the Monster Room card that pays for a promotion."""
    cards = card_options(card for card in g.lairs[seat].rooms if card in MONSTERS)
    question = Question(plain("ask-barter"), Pick(tuple(cards)), "minibosses", even_if_forced=True)
    g.ask(seat, question, bartered, uid)


@step
def bartered(g: Realm, seat: Seat, picked: list[str], uid: str) -> None:
    """Promote a miniboss for a Monster Room card."""
    discard(g, seat, picked)
    raise_level(g, seat, int(uid), "promotes")


def raise_level(g: Realm, seat: Seat, uid: int, story: str) -> None:
    """Raise a miniboss by one level; the story says how that was paid for."""
    lair = g.lairs[seat]
    slot = lair.slot(uid)
    assert slot is not None
    lair.put(replace(slot, level=slot.level + 1))
    lair.mark(PROMOTED)
    tell(g, story, seat, miniboss=card_name(slot.miniboss), level=slot.level + 1)
    miniboss_was_raised(g, seat)


# Personnel Office: once per round, when an opponent reveals or promotes a miniboss, you gain a coin.
def miniboss_was_raised(g: Realm, seat: Seat) -> None:
    """Schedule what opponents have for a miniboss revealed or promoted."""
    for other in g.others(seat):
        lair = g.lairs[other]
        sources = [source(slot.cards[-1], slot) for slot in lair.slots if room_text(lair, slot, "raised")]
        schedule_triggers(g, other, sources)


# ── the optional coin rule ───────────────────────────────────────────────────────────────────────────────


def sales(g: Realm, seat: Seat) -> list[Option]:
    """Once per round, the option to sell a room card, if the table plays with that rule."""
    lair = g.lairs[seat]
    if g.settings["coin-rule"] == "off" or SOLD in lair.marks:
        return []
    return [option("sell/", "option-sell")] if any(card in ROOMS for card in lair.rooms) else []


@step
def sell(g: Realm, seat: Seat, nothing: str) -> None:
    """Ask which room card to sell."""
    cards = card_options(card for card in g.lairs[seat].rooms if card in ROOMS)
    question = Question(plain("ask-sell"), Pick(tuple(cards)), "coins", even_if_forced=True)
    g.ask(seat, question, sold)


@step
def sold(g: Realm, seat: Seat, picked: list[str]) -> None:
    """Discard the card for a coin."""
    g.lairs[seat].mark(SOLD)
    discard(g, seat, picked)
    gain(g, seat, 1, picked[0])
