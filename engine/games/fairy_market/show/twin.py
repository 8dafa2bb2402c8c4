"""The text twin of a Fairy Market view: the whole table in sentences, and the parts alt texts are made of."""

from __future__ import annotations

from engine.core import EXERCISE, Seat, Text, all_of, seat_name
from engine.games.fairy_market.board.dungeon import Dungeon
from engine.games.fairy_market.board.script import lettered
from engine.games.fairy_market.phrases import (
    about,
    book_name,
    card_name,
    card_names,
    discoveries_text,
    in_short,
    so_many,
    text,
)
from engine.games.fairy_market.rules.story import (
    end_text,
    expedition_text,
    goal_text,
    tie_texts,
    timed_goal_text,
)
from engine.games.fairy_market.show.views import FairView, PlayerView, RowView
from engine.games.fairy_market.state import Score


def describe(view: FairView) -> list[Text]:
    """Everything on the table, in the order one would look at it."""
    lines = [
        text("twin-round", round=view.round, rounds=view.rounds),
        main_goal(view),
        *_scored_goal(view),
        *side_goal(view),
        *_time_bonus(view),
        about(view.viewer, "twin-first", view.first),
        *market(view),
    ]
    for seat in range(view.seats):
        lines += [*belongings(view, seat), *latest_dungeon(view, seat)]
        lines += [*scores(view, seat), *final_score(view, seat)]
    if view.viewer is not None:
        lines += [*hand(view), deck(view), *_discards(view), *kept(view), *handed_in(view)]
    return [*lines, *end(view)]


# ── goals ────────────────────────────────────────────────────────────────────────────────────────────────


def main_goal(view: FairView) -> Text:
    """The main goal that lies open: of this round, or already of the next."""
    goal = timed_goal_text(view.main_goal.id) if view.timed else goal_text(view.main_goal.id)
    if view.goal_round != view.round:
        return text("twin-next-goal", goal=goal, round=view.goal_round)
    return text("twin-goal", goal=goal)


def _scored_goal(view: FairView) -> list[Text]:
    """The goal of the latest scoring, if there is a new one already."""
    if view.scored_goal is None or view.scored_goal.id == view.main_goal.id:
        return []
    return [text("twin-scored-goal", goal=goal_text(view.scored_goal.id))]


def side_goal(view: FairView) -> list[Text]:
    """The latest side goal, if there has been one."""
    return [] if view.side_goal is None else [text("twin-side-goal", goal=goal_text(view.side_goal.id))]


def _time_bonus(view: FairView) -> list[Text]:
    """Who has won this round's time bonus, if anybody."""
    winners = [seat_name(seat) for seat in view.winners_of_time]
    return [text("twin-time", seats=all_of(winners))] if winners else []


# ── the market ───────────────────────────────────────────────────────────────────────────────────────────


def market(view: FairView) -> list[Text]:
    """Who is still shopping, and everything on sale."""
    tokens = all_of([so_many(item, count) for item, count in view.tokens.items() if count])
    books = all_of([book_name(book) for book in view.books.face_up])
    return [
        *_shopping(view),
        text("twin-tokens", tokens=tokens),
        text("twin-books", books=books, stack=view.books.stack),
        *(_row(row) for row in view.rows),
    ]


def _shopping(view: FairView) -> list[Text]:
    if view.phase != "market":
        return []
    return [text("twin-shopping", seats=all_of([seat_name(seat) for seat in view.shopping]))]


def _row(row: RowView) -> Text:
    cards = [text("twin-card", card=card_name(card), things=in_short(card)) for card in row.face_up]
    return text("twin-row", price=row.price, cards=all_of(cards), stack=row.stack)


# ── a player ─────────────────────────────────────────────────────────────────────────────────────────────


def belongings(view: FairView, seat: Seat) -> list[Text]:
    """What a player owns, and whether they have handed in their expedition."""
    player = view.players[seat]
    owned = about(
        view.viewer,
        "twin-player",
        seat,
        coins=player.coins,
        hand=player.hand_size,
        deck=player.deck_size,
        discards=len(player.discards),
    )
    done = [about(view.viewer, "twin-done", seat)] if player.done else []
    return [owned, *tokens_and_books(view, seat), *done]


def tokens_and_books(view: FairView, seat: Seat) -> list[Text]:
    """A player's fairy tokens and spellbooks, if there are any."""
    player = view.players[seat]
    lines = []
    if player.tokens:
        lines.append(about(view.viewer, "twin-has-tokens", seat, tokens=discoveries_text(player.tokens)))
    if player.books:
        lines.append(about(view.viewer, "twin-has-books", seat, books=books(player)))
    return lines


def books(player: PlayerView) -> Text:
    """A player's books, and which of them have been used this round."""
    return all_of([_book(book, player) for book in player.books])


def _book(book: str, player: PlayerView) -> Text:
    return text("twin-used-book", book=book_name(book)) if book in player.used_books else book_name(book)


def latest_dungeon(view: FairView, seat: Seat) -> list[Text]:
    """A player's latest dungeon: how the expedition went, how the cards lie, and the path."""
    shown = view.players[seat].dungeon
    if shown is None or not shown.cards:
        return []
    return [expedition_text(seat, shown), *_layout_and_path(shown)]


def _layout_and_path(dungeon: Dungeon) -> list[Text]:
    cards = all_of([_laid(laid.card, laid.x, laid.y, laid.turned) for laid in dungeon.cards])
    return [text("twin-dungeon", cards=cards), *path(dungeon)]


def path(dungeon: Dungeon) -> list[Text]:
    """The path step by step, once it has begun."""
    return [text("twin-path", path=" ".join(dungeon.steps))] if dungeon.steps else []


def _laid(card: str, x: int, y: int, turned: bool) -> Text:
    key = "twin-laid-turned" if turned else "twin-laid"
    return text(key, card=card_name(card), cell=f"{chr(ord('a') + x)}{y + 1}")


def scores(view: FairView, seat: Seat) -> list[Text]:
    """A player's points, round by round, and their sum so far."""
    player = view.players[seat]
    rounds = [_score(number, seat, score) for number, score in enumerate(player.scores, 1)]
    if not rounds or player.final is not None:
        return rounds
    return [*rounds, about(view.viewer, "twin-total", seat, total=player.total)]


def _score(number: int, seat: Seat, score: Score) -> Text:
    key = "twin-score-exit" if score.exit else "twin-score"
    name = seat_name(seat)
    return text(key, round=number, seat=name, main=score.main, side=score.side, time=score.time)


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────────


def final_score(view: FairView, seat: Seat) -> list[Text]:
    """A player's columns, once the game is over."""
    final = view.players[seat].final
    if final is None:
        return []
    line = text(
        "twin-final",
        seat=seat_name(seat),
        main=final.main,
        side=final.side,
        time=final.time,
        exits=final.exits,
        coins=final.coins,
        total=final.total,
    )
    return [line]


def end(view: FairView) -> list[Text]:
    """Who has won, once the game is over, and what has broken ties."""
    if view.result is None or EXERCISE in view.settings:
        return []
    sums = [player.final.side_sum for player in view.players if player.final is not None]
    return [end_text(view.result), *tie_texts(view.result, sums)]


# ── what only the viewer knows ───────────────────────────────────────────────────────────────────────────


def hand(view: FairView) -> list[Text]:
    """The viewer's cards with their letters."""
    return [
        text("twin-hand", letter=letter, card=card_name(card), things=in_short(card))
        for letter, card in lettered(view.hand)
    ]


def deck(view: FairView) -> Text:
    """The cards in the viewer's deck."""
    return text("twin-deck", cards=card_names(view.deck))


def _discards(view: FairView) -> list[Text]:
    """The viewer's own discards, if there are any."""
    assert view.viewer is not None
    discards = view.players[view.viewer].discards
    return [text("twin-discards", cards=card_names(discards))] if discards else []


def kept(view: FairView) -> list[Text]:
    """What the viewer keeps for the next hand, if anything."""
    return [text("twin-kept", cards=card_names(view.kept))] if view.kept else []


def handed_in(view: FairView) -> list[Text]:
    """The expedition the viewer has handed in, while others are still exploring."""
    if view.expedition is None:
        return []
    finds = discoveries_text(view.expedition.counts)
    return [text("twin-expedition", finds=finds), *_layout_and_path(view.expedition)]
