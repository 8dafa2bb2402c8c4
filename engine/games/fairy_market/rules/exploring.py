"""Phase D: everybody builds a dungeon and draws a path, all at once and in secret.

The time bonus without a clock. Rules know an order and numbers, but no time, so the table chooses:

    race      the first expedition handed in takes the bonus and is final, as at a table. The order of moves
              is all this needs.
    own-time  everybody's own time counts, from opening the hand to being done; before that not even its owner
              knows the hand, since nothing has been drawn. The time comes in as the answer to a question of
              its own, in seconds: a house with a clock answers it by itself, one without asks the player. A
              day or more means "not measured" and wins nothing. All expeditions are final.
    off       no bonus.

What is not final may be changed until the last one is done: the question stays open as an offer. What is
final cannot be taken back either, and nor can the opening of a hand from which a time runs; so these moves
count as something turned up.
"""

from __future__ import annotations

from engine.core import (
    Following,
    Grammar,
    Illegal,
    Number,
    Option,
    Pick,
    Question,
    Script,
    Seat,
    Text,
    grammar,
    seat_name,
    step,
)
from engine.games.fairy_market.board.offering import next_words
from engine.games.fairy_market.board.planner import CHEAP, hinted, planned
from engine.games.fairy_market.board.writing import Sketch, sketched, spelt
from engine.games.fairy_market.rules.hands import draw_hand, own_hand
from engine.games.fairy_market.state import ROUNDS, Fair

BUILD_AND_DRAW = Text("fairy-market-explore")
CHANGE = Text("fairy-market-change")
OPEN_HAND = Text("fairy-market-open-hand")
OPEN = Option("open", Text("fairy-market-open"))
HOW_LONG = Text("fairy-market-how-long")
NOT_MEASURED = 86_400


# ── the phase ────────────────────────────────────────────────────────────────────────────────────────────


@step
def explore(g: Fair) -> None:
    """All at their own pace; nobody sees anything of the others before the last one is done."""
    g.phase = "exploration"
    for player in g.players:
        player.script, player.done, player.seconds = [], False, 0
    if not g.clocked:
        own = {seat: own_hand(g, seat) for seat in range(g.seats)}
        g.tell(Text("fairy-market-all-drew"), private=own)
    if g.timed:
        g.tell(Text("fairy-market-hourglass"))
    g.each(range(g.seats), open_hand if g.clocked else build_and_draw)
    g.then(all_done)


@step
def open_hand(g: Fair, seat: Seat) -> None:
    """Everybody begins when it suits them."""
    g.ask(seat, Question(OPEN_HAND, Pick((OPEN,)), "time-bonus", even_if_forced=True), opened)


@step
def opened(g: Fair, seat: Seat, picked: list[str]) -> None:
    """The time runs."""
    g.turn_up()
    g.players[seat].opened = g.asked[seat]
    g.then(draw_hand, seat)
    g.then(build_and_draw, seat)


@step
def build_and_draw(g: Fair, seat: Seat) -> None:
    """One expedition; without a card there is nothing to build."""
    if g.players[seat].hand:
        g.ask(seat, Question(BUILD_AND_DRAW, EXPEDITION, "building"), done)
    else:
        g.players[seat].done = True


@step
def done(g: Fair, seat: Seat, words: list[str]) -> None:
    """Handed in: for good by whoever takes the time bonus with it, else until all are done."""
    player = g.players[seat]
    player.script, player.done = words, True
    if g.clocked:
        g.turn_up()
        form = Number(1, NOT_MEASURED, usual=NOT_MEASURED, since=player.opened)
        g.ask(seat, Question(HOW_LONG, form, "time-bonus"), timed)
    elif g.timed and not g.winners_of_time:
        g.turn_up()
        g.winners_of_time = [seat]
        g.tell(Text("fairy-market-done-first", {"seat": seat_name(seat)}))
    else:
        g.tell(Text("fairy-market-done", {"seat": seat_name(seat)}))
        g.offer(seat, Question(CHANGE, EXPEDITION, "building"), changed)


@step
def changed(g: Fair, seat: Seat, words: list[str]) -> None:
    """Another expedition instead of the one handed in."""
    g.players[seat].script = words


@step
def timed(g: Fair, seat: Seat, seconds: int) -> None:
    """How long somebody has taken; it stays secret until all are done."""
    g.turn_up()
    g.players[seat].seconds = 0 if seconds == NOT_MEASURED else seconds
    g.tell(Text("fairy-market-done", {"seat": seat_name(seat)}))


@step
def all_done(g: Fair) -> None:
    """Nothing can be changed any more, and all dungeons are looked at."""
    g.withdraw_offers()
    g.turn_up()
    measured = [player.seconds for player in g.players if player.seconds]
    if measured:
        g.winners_of_time = [seat for seat, player in enumerate(g.players) if player.seconds == min(measured)]


# ── the answer ───────────────────────────────────────────────────────────────────────────────────────────


def sketch_of(g: Fair, seat: Seat, words: list[str]) -> Sketch:
    """What somebody's words come to."""
    player = g.players[seat]
    return sketched(tuple(player.hand), player.kit(), tuple(words))


def _read(g: Fair, seat: Seat, words: list[str]) -> list[str]:
    """A whole expedition has a path that has at least entered a gate."""
    if sketch_of(g, seat, words).trail is None:
        raise Illegal(Text("fairy-market-no-path-yet"))
    return words


def _following(g: Fair, seat: Seat, words: list[str]) -> Following:
    player = g.players[seat]
    following = next_words(tuple(player.hand), player.kit(), tuple(words))
    return following._replace(hint=_gives_hints(g) and bool(words))


def _usual(g: Fair, seat: Seat) -> list[str]:
    player = g.players[seat]
    return planned(tuple(player.hand), player.kit(), g.main_goal, g.round == ROUNDS, CHEAP)


def _gives_hints(g: Fair) -> bool:
    """If the table wants hints; never while the hourglass runs."""
    return g.settings["hint"] == "on" and not g.timed


def _hint(g: Fair, seat: Seat, words: list[str]) -> list[str] | None:
    """The best path for the cards as they lie."""
    layout = words[: next((number for number, word in enumerate(words) if word[0].islower()), len(words))]
    if not layout or not _gives_hints(g):
        return None
    cards = sketch_of(g, seat, layout).cards
    return hinted(layout, cards, g.players[seat].kit(), g.main_goal, g.round == ROUNDS)


EXPEDITION = Script(grammar("fairy-market-expedition", Grammar(_read, _following, _usual, _hint, spelt)))
