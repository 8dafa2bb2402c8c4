"""The frame of the game: set-up, the round with its three phases, and the end.

Timing, in the order of the rulebook:
  0  guards are dealt (sorted by level with the guard chain), then the king's tile is turned (king's rules)
  1  placing, from the start player clockwise
  2  fights, from the gate inwards, until a guard wins
  3  healing (first at the lost guard, then at guards not turned over), cards, guards, king tile, start player
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Chance, Deck, Option, Pick, Question, Seat, Text, seat_name, step
from engine.games.mighty_monsters.cards import FAMILIES, GUARDS, HEALING, KINGS, STRENGTHS
from engine.games.mighty_monsters.rules.fighting import fight
from engine.games.mighty_monsters.rules.placing import placing
from engine.games.mighty_monsters.show.twin import told_end, told_healing, told_tile
from engine.games.mighty_monsters.state import Bout, Castle, Lair, Place, Raid

ROUNDS = {3: 6, 4: 6, 5: 5, 6: 6}
START_GOLD = 8
GOLD_IN_THE_BOX = 258
HAND_SIZE = 3


def new_table(seats: int, settings: dict[str, str], chance: Chance) -> Castle:
    """The table before anybody has chosen a family."""
    g = Castle(
        game="mighty-monsters",
        seats=seats,
        settings=settings,
        chance=chance,
        asked=[0] * seats,
        lairs=[Lair(START_GOLD)] * seats,
        guards=Deck(list(GUARDS)),
        kings=(),
        rounds=ROUNDS[seats],
        treasury=GOLD_IN_THE_BOX - START_GOLD * seats,
    )
    g.then(set_up)
    return g


@step
def set_up(g: Castle) -> None:
    """Shuffle everything, draw the start player, and let everybody wish for a family."""
    g.shuffle(g.guards.pile)
    tiles = list(KINGS)
    g.shuffle(tiles)
    g.kings, g.box = tuple(tiles[: g.rounds]), tuple(tiles[g.rounds :])
    for seat, lair in enumerate(g.lairs):
        cards = list(STRENGTHS)
        g.shuffle(cards)
        g.lairs[seat] = lair.holding(cards[:HAND_SIZE], cards[HAND_SIZE:])
    g.start = g.draw_lot(range(g.seats))
    options = tuple(Option(family, Text(f"mighty-monsters-{family}")) for family in FAMILIES)
    questions = {
        seat: Question(
            Text("mighty-monsters-choose-family"), Pick(options, usual=(FAMILIES[seat],)), "families"
        )
        for seat in range(g.seats)
    }
    g.ask_all(questions, families_wished)


@step
def families_wished(g: Castle, wishes: dict[Seat, list[str]]) -> None:
    """Everybody gets the family they wished for; where several wish for one, the lot decides."""
    order = list(range(g.seats))
    g.shuffle(order)
    left = list(FAMILIES)
    families: dict[Seat, str] = {}
    for seat in order:
        [wish] = wishes[seat]
        if wish in left:
            families[seat] = wish
            left.remove(wish)
    for seat in order:
        if seat not in families:
            families[seat] = g.draw_lot(left)
            left.remove(families[seat])
    for seat, lair in enumerate(g.lairs):
        g.lairs[seat] = replace(lair, family=families[seat])
        family = Text(f"mighty-monsters-{families[seat]}")
        g.tell(Text("mighty-monsters-family", {"seat": seat_name(seat), "family": family}))
    g.tell(Text("mighty-monsters-start-player", {"seat": seat_name(g.start)}))
    g.then(round_)


@step
def round_(g: Castle) -> None:
    """One round: the castle is prepared, then the three phases follow."""
    g.round += 1
    g.tell(Text("mighty-monsters-round", {"round": g.round, "rounds": g.rounds}))
    g.then(deal_guards)
    if g.settings["kings-rules"] == "on":
        g.then(turn_king_tile)
    g.then(placing, g.start)
    g.then(fight, 0)
    g.then(heal)
    g.then(clear_castle)
    g.then(end_round)


@step
def deal_guards(g: Castle) -> None:
    """As many guards as players; with the guard chain the weakest level stands at the gate."""
    drawn = [g.guards.draw(g) for _ in range(g.seats)]
    if g.settings["guard-chain"] == "on":
        drawn.sort(key=lambda guard: GUARDS[guard].level)
    g.places = [Place(guard) for guard in drawn]


@step
def turn_king_tile(g: Castle) -> None:
    """The king's rule for this round becomes known, and is obeyed at once where it concerns hands."""
    g.king = g.kings[-1]
    g.turn_up()
    g.tell(Text("mighty-monsters-king-turned", told_tile(g.king)))
    if g.rule.hand:
        others = [strength for strength in STRENGTHS if strength not in g.rule.hand]
        g.lairs = [lair.holding(g.rule.hand, others) for lair in g.lairs]


@step
def heal(g: Castle) -> None:
    """After a loss: whoever lost or never came to fight pays for healing, as far as the gold reaches."""
    paid = [0] * g.seats
    fought = len(g.bouts)
    lost = g.bouts[-1].outcome == "lost"
    if lost:
        for place in g.places[fought - 1 :]:
            for monster in place.slots:
                if monster is not None:
                    cost = min(healing_cost(g, monster.strength), g.lairs[monster.seat].gold)
                    g.pay(monster.seat, cost)
                    paid[monster.seat] += cost
    for bill in told_healing(paid):
        g.tell(bill)
    untouched = [
        Bout(place.level.level, "untouched", tuple(monster for monster in place.slots if monster))
        for place in g.places[fought:]
    ]
    g.raid = Raid(g.round, g.king, (*g.bouts, *untouched), tuple(paid))


def healing_cost(g: Castle, strength: int) -> int:
    """The printed cost, unless the king has set another."""
    return g.rule.healing.get(str(strength), HEALING[strength])


@step
def clear_castle(g: Castle) -> None:
    """Reserves are taken up, played monsters become the reserve, guards are discarded."""
    played: list[list[int]] = [[] for _ in range(g.seats)]
    for place in g.places:
        for monster in place.slots:
            if monster is not None:
                played[monster.seat].append(monster.strength)
    g.lairs = [
        lair.holding(lair.hand + lair.reserve, cards) for lair, cards in zip(g.lairs, played, strict=True)
    ]
    guards = [place.guard for place in g.places]
    g.guards.discards += guards[: len(g.bouts)]
    g.unseen += tuple(guards[len(g.bouts) :])
    g.places = []
    g.bouts = ()


@step
def end_round(g: Castle) -> None:
    """The king's tile goes back to the box; the last one ends the game."""
    *coming, spent = g.kings
    g.kings, g.spent = tuple(coming), (*g.spent, spent)
    g.king = ""
    if g.kings:
        g.start = (g.start + 1) % g.seats
        g.then(round_)
    else:
        g.finish([lair.gold for lair in g.lairs])
        assert g.result is not None
        g.tell(told_end(g.result))
