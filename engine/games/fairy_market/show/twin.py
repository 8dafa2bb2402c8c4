"""The text twin of a Fairy Market view: the whole table in sentences."""

from __future__ import annotations

from engine.core import Text, all_of, seat_name
from engine.games.fairy_market.board.dungeon import Dungeon
from engine.games.fairy_market.board.offering import lettered
from engine.games.fairy_market.phrases import book_name, card_name, in_short, listed, so_many
from engine.games.fairy_market.rules.story import told_end, told_expedition, told_goal, told_timed_goal
from engine.games.fairy_market.show.views import FairView, PlayerView, RowView
from engine.games.fairy_market.state import Score


def describe(view: FairView) -> list[Text]:
    """Everything on the table, in the order one would look at it."""
    goal = told_timed_goal(view.main_goal.id) if view.timed else told_goal(view.main_goal.id)
    lines = [
        Text("fairy-market-twin-round", {"round": view.round, "rounds": view.rounds}),
        Text("fairy-market-twin-goal", {"goal": goal}),
    ]
    if view.scored_goal is not None and view.scored_goal.id != view.main_goal.id:
        lines.append(Text("fairy-market-twin-scored-goal", {"goal": told_goal(view.scored_goal.id)}))
    if view.side_goal is not None:
        lines.append(Text("fairy-market-twin-side-goal", {"goal": told_goal(view.side_goal.id)}))
    if view.winners_of_time:
        winners = all_of([seat_name(seat) for seat in view.winners_of_time])
        lines.append(Text("fairy-market-twin-time", {"seats": winners}))
    lines += _market(view)
    for seat, player in enumerate(view.players):
        lines += _player(seat, player)
    if view.viewer is not None:
        lines += _own(view)
    if view.result is not None:
        lines.append(told_end(view.result))
    return lines


def _market(view: FairView) -> list[Text]:
    tokens = all_of([so_many(item, count) for item, count in view.tokens.items() if count])
    lines = [Text("fairy-market-twin-first", {"seat": seat_name(view.first)})]
    if view.phase == "market":
        shopping = all_of([seat_name(seat) for seat in view.shopping])
        lines.append(Text("fairy-market-twin-shopping", {"seats": shopping}))
    lines.append(Text("fairy-market-twin-tokens", {"tokens": tokens}))
    books = all_of([book_name(book) for book in view.books.face_up])
    lines.append(Text("fairy-market-twin-books", {"books": books, "stack": view.books.stack}))
    return [*lines, *(_row(row) for row in view.rows)]


def _row(row: RowView) -> Text:
    cards = all_of([_card(card) for card in row.face_up])
    return Text("fairy-market-twin-row", {"price": row.price, "cards": cards, "stack": row.stack})


def _card(card: str) -> Text:
    return Text("fairy-market-twin-card", {"card": card_name(card), "things": in_short(card)})


def _player(seat: int, player: PlayerView) -> list[Text]:
    lines = [
        Text(
            "fairy-market-twin-player",
            {
                "seat": seat_name(seat),
                "coins": player.coins,
                "hand": player.hand_size,
                "deck": player.deck_size,
                "discards": len(player.discards),
            },
        )
    ]
    name = seat_name(seat)
    if player.tokens:
        lines.append(Text("fairy-market-twin-has-tokens", {"seat": name, "tokens": listed(player.tokens)}))
    if player.books:
        books = all_of([_book(book, player.used_books) for book in player.books])
        lines.append(Text("fairy-market-twin-has-books", {"seat": name, "books": books}))
    if player.done:
        lines.append(Text("fairy-market-twin-done", {"seat": name}))
    if player.dungeon is not None and player.dungeon.cards:
        lines += [told_expedition(seat, player.dungeon), *_dungeon(player.dungeon)]
    lines += [_score(number, seat, score) for number, score in enumerate(player.scores, 1)]
    if player.final is not None:
        final = player.final
        args: dict[str, int | str | Text] = {
            "seat": name,
            "main": final.main,
            "side": final.side,
            "time": final.time,
            "exits": final.exits,
            "coins": final.coins,
            "total": final.total,
        }
        lines.append(Text("fairy-market-twin-final", args))
    return lines


def _book(book: str, used: tuple[str, ...]) -> Text:
    return Text("fairy-market-twin-used-book", {"book": book_name(book)}) if book in used else book_name(book)


def _dungeon(dungeon: Dungeon) -> list[Text]:
    """The cards as they lie, and the path step by step."""
    cards = all_of([_laid(laid.card, laid.x, laid.y, laid.turned) for laid in dungeon.cards])
    lines = [Text("fairy-market-twin-dungeon", {"cards": cards})]
    if dungeon.steps:
        lines.append(Text("fairy-market-twin-path", {"path": " ".join(dungeon.steps)}))
    return lines


def _laid(card: str, x: int, y: int, turned: bool) -> Text:
    key = "fairy-market-twin-laid-turned" if turned else "fairy-market-twin-laid"
    return Text(key, {"card": card_name(card), "cell": f"{chr(ord('a') + x)}{y + 1}"})


def _score(number: int, seat: int, score: Score) -> Text:
    key = "fairy-market-twin-score-exit" if score.exit else "fairy-market-twin-score"
    args: dict[str, int | str | Text] = {
        "round": number,
        "seat": seat_name(seat),
        "main": score.main,
        "side": score.side,
        "time": score.time,
    }
    return Text(key, args)


def _own(view: FairView) -> list[Text]:
    assert view.viewer is not None
    lines = [
        Text("fairy-market-twin-hand", {"letter": letter, "card": card_name(card), "things": in_short(card)})
        for letter, card in lettered(view.hand)
    ]
    lines.append(Text("fairy-market-twin-deck", {"cards": all_of([card_name(card) for card in view.deck])}))
    discards = view.players[view.viewer].discards
    if discards:
        names = all_of([card_name(card) for card in discards])
        lines.append(Text("fairy-market-twin-discards", {"cards": names}))
    if view.kept:
        kept = all_of([card_name(card) for card in view.kept])
        lines.append(Text("fairy-market-twin-kept", {"cards": kept}))
    if view.expedition is not None:
        lines.append(Text("fairy-market-twin-expedition", {"finds": listed(view.expedition.counts)}))
        lines += _dungeon(view.expedition)
    return lines
