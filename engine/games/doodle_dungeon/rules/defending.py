"""Phase C: the turns in which dungeons are defended, step by step."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, Text, all_of, seat_name, step
from engine.games.doodle_dungeon.cards import ACTION_OF, SHEET
from engine.games.doodle_dungeon.phrases import Args, card_word, seat_args, told
from engine.games.doodle_dungeon.rules.aiding import aid
from engine.games.doodle_dungeon.rules.encounters import meet
from engine.games.doodle_dungeon.rules.heroes import hero_has_gone, resolved
from engine.games.doodle_dungeon.rules.walking import walk
from engine.games.doodle_dungeon.state import DEFENDING, ESCAPED, INSIDE, Table


@step
def prepare_defence(g: Table) -> None:
    """Heroes stand at the entrances, action decks are shuffled, hands are drawn."""
    g.phase = DEFENDING
    g.withdraw_offers()  # by now every dungeon has its name
    for seat in range(g.seats):
        deck = list(g.masters[seat].deck)
        g.shuffle(deck)
        g.masters[seat] = replace(g.masters[seat], deck=tuple(deck))
        draw_up(g, seat)
    g.tell(Text("doodle-dungeon-defence", seat_args(g.start)))
    g.then(turn, g.start)


@step
def turn(g: Table, seat: Seat) -> None:
    """The four steps; in everybody's first turn, and once the hero is gone, only the last two."""
    g.active = seat
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


def heal(g: Table, seat: Seat) -> None:
    """Whatever heals the hero at the start of the turn; never above the hearts printed on the sheet."""
    for laid in resolved(g, seat, "turn"):
        hero = g.masters[seat].hero
        hearts = min(SHEET.hearts, hero.hearts + ACTION_OF[laid.card].hearts)
        g.masters[seat] = replace(g.masters[seat], hero=replace(hero, hearts=hearts))
        args: Args = {"seat": seat_name(seat), "card": card_word(laid.card), "hearts": hearts - hero.hearts}
        g.tell(Text("doodle-dungeon-healed", args))


@step
def move(g: Table, seat: Seat) -> None:
    """1. Along the path to the next trap or monster, or out of the dungeon."""
    g.encounter = None
    if walk(g, seat):
        g.then(meet, seat)
        return
    hearts = g.masters[seat].hero.hearts
    g.tell(Text("doodle-dungeon-escaped", {"seat": seat_name(seat), "hearts": hearts}))
    hero_has_gone(g, seat, ESCAPED)


@step
def refill(g: Table, seat: Seat) -> None:
    """4. Any cards of the hand go under the deck, then the hand is filled up."""
    master = g.masters[seat]
    if master.hand and master.deck:
        options = tuple([Option(card, card_word(card)) for card in master.hand])
        form = Pick(options, least=0, most=len(options), ordered=True)
        g.ask(seat, Question(told("ask-refill"), form, "refill"), refilled)
    else:
        draw_up(g, seat)


@step
def refilled(g: Table, seat: Seat, under: list[str]) -> None:
    """One after the other they go under the deck: the first one named will be drawn first."""
    master = g.masters[seat]
    if under:
        hand = tuple([card for card in master.hand if card not in under])
        g.masters[seat] = replace(master, hand=hand, deck=(*reversed(under), *master.deck))
        args: Args = {"seat": seat_name(seat), "cards": len(under)}
        cards = all_of([card_word(card) for card in under])
        g.tell(
            Text("doodle-dungeon-put-under", args),
            private={seat: Text("doodle-dungeon-you-put-under", {"cards": cards})},
        )
    draw_up(g, seat)


def draw_up(g: Table, seat: Seat) -> None:
    """Cards are drawn up to the hand level, while there are any; nothing is shuffled again."""
    master = g.masters[seat]
    missing = min(len(master.deck), master.sheet.level("hand") - len(master.hand))
    if missing <= 0:
        return
    g.turn_up()
    split = len(master.deck) - missing
    new = master.deck[split:][::-1]
    g.masters[seat] = replace(master, deck=master.deck[:split], hand=(*master.hand, *new))
    cards = all_of([card_word(card) for card in new])
    g.tell(
        Text("doodle-dungeon-drew", {"seat": seat_name(seat), "cards": missing}),
        private={seat: Text("doodle-dungeon-you-drew", {"cards": cards})},
    )
