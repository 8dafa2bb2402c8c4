"""What a player or an onlooker may know of a Fairy Market table."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec.structs import replace

from engine.core import Illegal, Seat, View, common
from engine.games.fairy_market.board.dungeon import Dungeon, shared_dungeon
from engine.games.fairy_market.board.script import read_script, spelt
from engine.games.fairy_market.board.trail import Kit
from engine.games.fairy_market.cards import GOALS, ITEMS
from engine.games.fairy_market.rules.exploration import sketch_of
from engine.games.fairy_market.rules.reward import SIDE_GOALS_DIVISOR, final_scores, side_sum
from engine.games.fairy_market.show.news import News, news_of
from engine.games.fairy_market.state import ROUNDS, Fair, Player, Row, Score


class GoalView(msgspec.Struct, frozen=True, gc=False):
    """A goal card that lies open."""

    id: str
    kind: str
    points: int
    hourglass: bool
    """For a main goal, only if the table plays with the time bonus."""


class RowView(msgspec.Struct, frozen=True, gc=False):
    """A row of the market: the open cards, and the sizes of the stack and its discards."""

    price: int
    face_up: tuple[str, ...]
    stack: int
    discards: int


class FinalView(msgspec.Struct, frozen=True, gc=False):
    """The bottom line of a score board."""

    main: int
    side: int
    time: int
    exits: int
    coins: int
    total: int
    side_sum: int
    """All side goals, not halved; equal totals are ranked by it."""


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a player."""

    coins: int
    hand_size: int
    deck_size: int
    discards: tuple[str, ...]
    tokens: dict[str, int]
    books: tuple[str, ...]
    used_books: tuple[str, ...]
    done: bool
    """Whether this round's expedition has been handed in."""
    dungeon: Dungeon | None
    """The latest expedition all have seen."""
    scores: tuple[Score, ...]
    final: FinalView | None
    """Once the game is over."""

    @property
    def total(self) -> int:
        """The points so far, the side goals halved; exits and coins are added at the end."""
        side = sum(score.side for score in self.scores)
        return sum(score.main + score.time for score in self.scores) + side // SIDE_GOALS_DIVISOR


class FairView(View, frozen=True, gc=False, kw_only=True):
    """The table as one viewer sees it."""

    round: int
    rounds: int
    phase: str
    """`market`, `hands`, `exploration`, `reward`, `improvement` or `over`."""
    main_goal: GoalView
    side_goal: GoalView | None
    """The latest one turned up."""
    scored_goal: GoalView | None
    """The main goal by which the latest dungeons were scored."""
    timed: bool
    """Whether there is a time bonus this round."""
    winners_of_time: tuple[Seat, ...]
    first: Seat
    shopping: tuple[Seat, ...]
    books: RowView
    rows: tuple[RowView, ...]
    tokens: dict[str, int]
    """Fairy tokens left in the market."""
    goals_left: int
    players: tuple[PlayerView, ...]
    hand: tuple[str, ...]
    """The viewer's own cards, in the order of their letters; empty for onlookers."""
    deck: tuple[str, ...]
    """The cards in the viewer's own deck, sorted, because nobody knows their order."""
    kept: tuple[str, ...]
    """What the viewer has set aside for the next hand."""
    expedition: Dungeon | None
    """The expedition the viewer has handed in, while others are still exploring."""
    script: tuple[str, ...]
    """The same in words."""

    @property
    def news(self) -> News:
        """What the latest move was about, as far as the viewer heard it."""
        return news_of(self.events, self.seats)

    @property
    def goal_round(self) -> int:
        """The round of the main goal that lies open: after the scoring it is the next one's."""
        return self.round + (self.phase == "improvement")

    def kit(self) -> Kit:
        """What the viewer would bring along into the dungeon now."""
        assert self.viewer is not None
        own = self.players[self.viewer]
        ready = tuple([book for book in own.books if book not in own.used_books])
        return Kit(tuple([own.tokens.get(item, 0) for item in ITEMS]), ready)


def view(g: Fair, viewer: Seat | None) -> FairView:
    """The table as `viewer` sees it; None is an onlooker."""
    own = None if viewer is None else g.players[viewer]
    finals = _finals(g) if g.result is not None else [None] * g.seats
    return FairView(
        **common(g, viewer),
        round=g.round,
        rounds=ROUNDS,
        phase=g.phase,
        main_goal=replace(GOAL_VIEWS[g.main_goal], hourglass=g.timed),
        side_goal=GOAL_VIEWS[g.side_goal] if g.side_goal else None,
        scored_goal=GOAL_VIEWS[g.scored_goal] if g.scored_goal else None,
        timed=g.timed,
        winners_of_time=tuple(g.winners_of_time),
        first=g.first,
        shopping=tuple(g.shopping),
        books=_row(g.books),
        rows=tuple([_row(row) for row in g.rows]),
        tokens={item: g.tokens_left(item) for item in ITEMS},
        goals_left=len(g.goals.pile),
        players=tuple([_player(player, final) for player, final in zip(g.players, finals, strict=True)]),
        hand=() if own is None else tuple(own.hand),
        deck=() if own is None else tuple(sorted(own.deck.pile)),
        kept=() if own is None else tuple(own.kept),
        expedition=None if viewer is None else _expedition(g, viewer),
        script=() if own is None else tuple(own.script),
    )


def with_draft(view: FairView, words: list[str]) -> FairView:
    """The view with a draft of its viewer as the expedition, for pictures; refuses illegal words.

    The draft is read from what the viewer sees, so it cannot give anything away.
    """
    script, kit = tuple(spelt(words)), view.kit()
    sketch = read_script(view.hand, kit, script)
    return replace(view, expedition=shared_dungeon(sketch.cards, sketch.trail, kit), script=script)


def with_legal_draft(view: FairView, words: list[str]) -> FairView:
    """The same for words of which the last ones may not lead on any more: as many as do."""
    for kept in range(len(words), 0, -1):
        with suppress(Illegal):
            return with_draft(view, words[:kept])
    return view


GOAL_VIEWS = {goal.id: GoalView(goal.id, goal.kind, goal.points, goal.hourglass) for goal in GOALS.values()}


def _row(row: Row) -> RowView:
    return RowView(row.price, tuple(row.face_up), len(row.stack.pile), len(row.stack.discards))


def _player(player: Player, final: FinalView | None) -> PlayerView:
    return PlayerView(
        coins=player.coins,
        hand_size=len(player.hand) + len(player.kept),
        deck_size=len(player.deck.pile),
        discards=tuple(player.deck.discards),
        tokens={**player.tokens},
        books=tuple(player.books),
        used_books=tuple(player.used_books),
        done=player.done,
        dungeon=player.dungeon,
        scores=tuple(player.scores),
        final=final,
    )


def _expedition(g: Fair, seat: Seat) -> Dungeon | None:
    player = g.players[seat]
    if not player.script:
        return None
    sketch = sketch_of(g, seat, player.script)
    return shared_dungeon(sketch.cards, sketch.trail, player.kit())


def _finals(g: Fair) -> list[FinalView]:
    finals = zip(final_scores(g.players), g.players, strict=True)
    return [FinalView(*final, final.total, side_sum(player)) for final, player in finals]
