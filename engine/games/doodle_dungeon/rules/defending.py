"""Phase C: the turns in which dungeons are defended, and their four steps."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, Weight, seat_name, step
from engine.games.doodle_dungeon.cards import ACTION_OF, SHEET
from engine.games.doodle_dungeon.phrases import card_word, cards_word, plain, tell, text
from engine.games.doodle_dungeon.rules.ahead.turns import TURN, call_no_longer, rethink_turns
from engine.games.doodle_dungeon.rules.aiding import aid
from engine.games.doodle_dungeon.rules.closing import END
from engine.games.doodle_dungeon.rules.effects import on_the_way
from engine.games.doodle_dungeon.rules.encounters import meet
from engine.games.doodle_dungeon.rules.heroes import hero_has_gone, resolved
from engine.games.doodle_dungeon.rules.names import usual_name
from engine.games.doodle_dungeon.state import DEFENDING, ESCAPED, INSIDE, Table


@step
def prepare_defence(g: Table) -> None:
    """Shuffle the action decks and draw hands; every hero stands at the entrance."""
    g.phase = DEFENDING
    g.withdraw_offers()
    for seat in range(g.seats):
        if not g.masters[seat].name:  # in games begun before dungeons were named from the start
            g.masters[seat] = replace(g.masters[seat], name=usual_name(seat, g.start))
        deck = list(g.masters[seat].deck)
        g.shuffle(deck)
        g.masters[seat] = replace(g.masters[seat], deck=tuple(deck))
        draw_up(g, seat)
        g.foresee(seat, TURN, invite=seat not in (g.mover, g.start))
    tell(g, "defence", g.start)
    g.then(turn, g.start)


@step
def turn(g: Table, seat: Seat) -> None:
    """Play the four steps; only the last two in a player's first turn and once the hero is gone."""
    g.active = seat
    g.closing = ""
    call_no_longer(g, seat)
    master = g.masters[seat]
    first = master.turns == 0
    g.masters[seat] = replace(master, turns=master.turns + 1)
    inside = master.hero.fate == INSIDE
    if inside:
        heal(g, seat)
    if inside and not first:
        g.then(move, seat)
    g.then(aid, seat)
    g.then(refill, seat)
    g.then(turn, (seat + 1) % g.seats)


# Healing Potion: the hero regains hearts at the start of the turn.
def heal(g: Table, seat: Seat) -> None:
    """Resolve potions above the dungeon; a hero never has more hearts than the sheet."""
    for laid in resolved(g, seat, "turn"):
        hero = g.masters[seat].hero
        hearts = min(SHEET.hearts, hero.hearts + ACTION_OF[laid.card].hearts)
        g.masters[seat] = replace(g.masters[seat], hero=replace(hero, hearts=hearts))
        tell(g, "healed", seat, card=card_word(laid.card), hearts=hearts - hero.hearts)


@step
def move(g: Table, seat: Seat) -> None:
    """1. Walk along the path to the next trap or monster, or out of the dungeon."""
    g.encounter = None
    if walk(g, seat):
        g.then(meet, seat)
        return
    tell(g, "escaped", seat, Weight.HEADLINE, hearts=g.masters[seat].hero.hearts)
    hero_has_gone(g, seat, ESCAPED)


def walk(g: Table, seat: Seat) -> bool:
    """Move the hero to the next trap or monster; False if there is none, and the hero reaches the exit."""
    hero = g.masters[seat].hero
    for at in range(hero.at + 1, len(hero.path)):
        master = g.masters[seat]
        g.masters[seat] = replace(master, hero=replace(master.hero, at=at))
        on_the_way(g, seat, hero.path[at])
        if g.kind_on(seat, hero.path[at]):
            return True
    return False


@step
def refill(g: Table, seat: Seat) -> None:
    """4. Put any cards of the hand under the deck, then fill up the hand."""
    master = g.masters[seat]
    if master.hand and master.deck and g.closing != END:
        options = tuple([Option(card, card_word(card)) for card in master.hand])
        form = Pick(options, least=0, most=len(options), ordered=True)
        g.ask(seat, Question(plain("ask-refill"), form, "refill"), refilled)
    else:
        fill_up(g, seat)


@step
def refilled(g: Table, seat: Seat, under: list[str]) -> None:
    """Put the cards under the deck in this order, so that the first one named is drawn first."""
    master = g.masters[seat]
    if under:
        hand = tuple([card for card in master.hand if card not in under])
        g.masters[seat] = replace(master, hand=hand, deck=(*reversed(under), *master.deck))
        g.tell(
            text("put-under", seat=seat_name(seat), cards=len(under)),
            {seat: text("you-put-under", cards=cards_word(under))},
            Weight.DETAIL,
        )
    fill_up(g, seat)


def fill_up(g: Table, seat: Seat) -> None:
    """Draw; whoever has new cards thinks about the next turns again, and whoever has none need not."""
    if draw_up(g, seat):
        rethink_turns(g, seat)
    elif not g.masters[seat].hand:
        g.forget_plans(TURN, seat)


def draw_up(g: Table, seat: Seat) -> int:
    """Draw cards up to the hand level, as long as the deck lasts; it is never reshuffled. Return how many."""
    master = g.masters[seat]
    missing = min(len(master.deck), master.sheet.level("hand") - len(master.hand))
    if missing <= 0:
        return 0
    g.turn_up()
    split = len(master.deck) - missing
    new = master.deck[split:][::-1]
    g.masters[seat] = replace(master, deck=master.deck[:split], hand=(*master.hand, *new))
    g.tell(
        text("drew", seat=seat_name(seat), cards=missing),
        {seat: text("you-drew", cards=cards_word(new))},
        Weight.DETAIL,
    )
    return missing
