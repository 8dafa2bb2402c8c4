"""Phase D: all build a dungeon and draw a path, at the same time and in secret.

Whatever others still buy, it changes nothing for somebody who has passed at the market. So they draw and
explore while the others are shopping, except in a race, where all start together.

Rules have no clock: they know only the order of moves, and numbers. So the table chooses its time bonus:

    race      the first expedition handed in takes the bonus and is final, as at a real table. The order of
              moves is all this needs.
    own-time  the shortest time wins, from opening the hand to handing in. Before the hand is opened not even
              its owner knows it, since nothing has been drawn. The time is the answer to a question of its
              own, in seconds: a service with a clock answers it by itself, one without asks the player. A day
              or more means "not measured" and wins nothing. All expeditions are final.
    off       no bonus.

An expedition that is not final may be changed until the last player is done: the question stays open as an
offer. A final one cannot be taken back, and neither can opening a hand from which a time runs; so these moves
count as something turned up.
"""

from __future__ import annotations

from engine.core import (
    EXERCISE,
    Following,
    Grammar,
    Illegal,
    Number,
    Pick,
    Proposal,
    Question,
    Script,
    Seat,
    Text,
    Weight,
    grammar,
    step,
)
from engine.core.forms import ScriptSuggestions
from engine.games.fairy_market.board.moving import a_step_back, movable
from engine.games.fairy_market.board.options import next_words
from engine.games.fairy_market.board.planner import CHEAP, USUAL, hinted, plan_expedition
from engine.games.fairy_market.board.proposing import (
    next_cards,
    next_stretches,
    whole_dungeons,
    whole_layouts,
)
from engine.games.fairy_market.board.script import Sketch, path_begins, read_script, spelt
from engine.games.fairy_market.phrases import option, plain, tell
from engine.games.fairy_market.rules.hands import draw_hand, looks_first, own_hand
from engine.games.fairy_market.rules.upgrade_list import foresee_upgrades
from engine.games.fairy_market.state import ROUNDS, Fair

BUILD_AND_DRAW = plain("explore")
CHANGE = plain("change")
OPEN_HAND = plain("open-hand")
OPEN = option("open", "open")
HOW_LONG = plain("how-long")
NOT_MEASURED = 86_400
"""So many seconds or more are no time to compare."""


# ── the phase ────────────────────────────────────────────────────────────────────────────────────────────


def may_leave(g: Fair, seat: Seat) -> bool:
    """Whether a player who has passed may draw and explore before the market closes.

    Not in a race, where all start together; nor if a look at the first card could show it to those who shop.
    """
    return not looks_first(g.players[seat]) and (g.clocked or not g.timed)


@step
def go_exploring(g: Fair, seat: Seat) -> None:
    """From the market straight to one's hand and one's dungeon."""
    g.exploring.append(seat)
    _begin(g, seat)
    if g.clocked:
        g.then(open_hand, seat)
    else:
        g.then(draw_hand, seat)
        g.then(build_and_draw, seat)


def _begin(g: Fair, seat: Seat) -> None:
    player = g.players[seat]
    player.script, player.done, player.seconds = [], False, 0


@step
def explore(g: Fair) -> None:
    """All who are not exploring yet begin; nobody sees another's dungeon before the last one is done."""
    g.phase = "exploration"
    others = [seat for seat in range(g.seats) if seat not in g.exploring]
    for seat in others:
        _begin(g, seat)
    if others and not g.clocked:
        g.tell(plain("all-drew"), {seat: own_hand(g, seat) for seat in others}, Weight.DETAIL)
    if others and g.timed:
        g.tell(plain("hourglass"), weight=Weight.DETAIL)
    g.each(others, open_hand if g.clocked else build_and_draw)
    g.then(all_done)


@step
def open_hand(g: Fair, seat: Seat) -> None:
    """All begin when it suits them."""
    g.ask(seat, Question(OPEN_HAND, Pick((OPEN,)), "time-bonus", even_if_forced=True), opened)


@step
def opened(g: Fair, seat: Seat, picked: list[str]) -> None:
    """The hand is drawn, and the time runs."""
    g.turn_up()
    g.players[seat].opened = g.asked[seat]
    g.then(draw_hand, seat)
    g.then(build_and_draw, seat)


@step
def build_and_draw(g: Fair, seat: Seat) -> None:
    """Ask for an expedition; a player without cards has nothing to build."""
    if g.players[seat].hand:
        g.ask(seat, Question(BUILD_AND_DRAW, EXPEDITION, "building"), done)
    else:
        g.players[seat].done = True


@step
def done(g: Fair, seat: Seat, words: list[str]) -> None:
    """An expedition is handed in: finally if time counts or it wins the race, else until all are done."""
    player = g.players[seat]
    player.script, player.done = words, True
    foresee_upgrades(g, seat)
    if g.clocked:
        g.turn_up()
        form = Number(1, NOT_MEASURED, usual=NOT_MEASURED, since=player.opened)
        g.ask(seat, Question(HOW_LONG, form, "time-bonus"), timed)
    elif g.timed and not g.winners_of_time:
        g.turn_up()
        g.winners_of_time = [seat]
        tell(g, "done-first", seat)
    else:
        tell(g, "done", seat, Weight.DETAIL)
        g.offer(seat, Question(CHANGE, EXPEDITION, "building"), changed)


@step
def changed(g: Fair, seat: Seat, words: list[str]) -> None:
    """Another expedition instead of the one handed in."""
    g.players[seat].script = words


@step
def timed(g: Fair, seat: Seat, seconds: int) -> None:
    """How long a player has taken; it stays secret until all are done."""
    g.turn_up()
    g.players[seat].seconds = 0 if seconds == NOT_MEASURED else seconds
    tell(g, "done", seat, Weight.DETAIL)


@step
def all_done(g: Fair) -> None:
    """From now on nothing can be changed; the shortest measured time wins the bonus."""
    g.withdraw_offers()
    g.turn_up()
    measured = [player.seconds for player in g.players if player.seconds]
    if measured:
        g.winners_of_time = [seat for seat, player in enumerate(g.players) if player.seconds == min(measured)]


# ── the answer ───────────────────────────────────────────────────────────────────────────────────────────


def sketch_of(g: Fair, seat: Seat, words: list[str]) -> Sketch:
    """The cards and the path that a player's words describe."""
    player = g.players[seat]
    return read_script(tuple(player.hand), player.kit(), tuple(words))


def _read(g: Fair, seat: Seat, words: list[str]) -> list[str]:
    """Refuse an expedition whose path has not even entered a gate."""
    if sketch_of(g, seat, words).trail is None:
        raise Illegal(plain("no-path-yet"))
    return words


def _following(g: Fair, seat: Seat, words: list[str]) -> Following:
    player = g.players[seat]
    following = next_words(tuple(player.hand), player.kit(), tuple(words), g.main_goal)
    if _is_puzzle(g) and not words:
        following = following._replace(outlook=plain("verdict-nothing-laid"))
    return following._replace(hint=_gives_hints(g))


def _usual(g: Fair, seat: Seat) -> list[str]:
    player = g.players[seat]
    return plan_expedition(tuple(player.hand), player.kit(), g.main_goal, g.round == ROUNDS, CHEAP)


def _is_puzzle(g: Fair) -> bool:
    """Whether somebody wants to find the best way alone."""
    return EXERCISE in g.settings


def _gives_hints(g: Fair) -> bool:
    """Whether the table gets hints; never while the hourglass runs."""
    return g.settings["hint"] == "on" and not g.timed


def _hint(g: Fair, seat: Seat, words: list[str]) -> list[str] | None:
    """The best path for the cards as they lie; before the first one, a whole expedition."""
    player, last = g.players[seat], g.round == ROUNDS
    if not _gives_hints(g):
        return None
    layout = words[: path_begins(words)]
    if not layout:
        return plan_expedition(tuple(player.hand), player.kit(), g.main_goal, last, USUAL)
    return hinted(layout, sketch_of(g, seat, layout).cards, player.kit(), g.main_goal, last)


def _suggest(g: Fair, seat: Seat, words: list[str]) -> ScriptSuggestions:
    """Something sensible to go on with, cards that can be moved, and whether handing in is final."""
    player, last = g.players[seat], g.round == ROUNDS
    hand, kit, goal = tuple(player.hand), player.kit(), g.main_goal
    sketch = sketch_of(g, seat, words)
    if not sketch.cards:
        if _is_puzzle(g):
            return ScriptSuggestions()
        if player.script:
            return ScriptSuggestions(
                [Proposal(player.script, plain("propose-again")), *whole_layouts(hand, kit, goal, last)]
            )
        if _gives_hints(g):
            return ScriptSuggestions(whole_dungeons(hand, kit, goal, last), side_by_side=True)
        return ScriptSuggestions(whole_layouts(hand, kit, goal, last))
    pieces = movable(sketch, words)
    places = next_cards(hand, sketch, words) if sketch.trail is None else []
    if places:
        return ScriptSuggestions(places, side_by_side=True, pieces=pieces)
    return ScriptSuggestions(
        () if _is_puzzle(g) else next_stretches(hand, kit, goal, last, tuple(words)),
        pieces=pieces,
        back=a_step_back(sketch, words),
        final=_why_final(g, seat),
    )


def _why_final(g: Fair, seat: Seat) -> Text | None:
    """Why an expedition could not be changed once it is handed in; everybody knows who is done."""
    if g.clocked or (g.timed and not g.winners_of_time):
        return plain("final-timed")
    done = [player.done for other, player in enumerate(g.players) if other != seat]
    return plain("final-last") if all(done) else None


EXPEDITION = Script(
    grammar("fairy-market-expedition", Grammar(_read, _following, _usual, _hint, spelt, _suggest))
)
