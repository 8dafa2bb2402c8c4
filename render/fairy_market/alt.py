"""Alt texts: what each picture shows, in sentences one can play from."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import CardFace, Seat, Text, all_of, seat_name
from engine.games.fairy_market.board.dungeon import Dungeon
from engine.games.fairy_market.cards import CARDS
from engine.games.fairy_market.cards.notation import Card, Feature, cells, open_sides
from engine.games.fairy_market.phrases import (
    book_in_short,
    book_name,
    discoveries_text,
    in_short,
    item_name,
    plain,
    text,
)
from engine.games.fairy_market.show import twin
from engine.games.fairy_market.show.posts import round_post
from engine.games.fairy_market.show.views import FairView, RowView
from engine.games.fairy_market.state import Score
from render.fairy_market.parts.scene import gates
from render.kit.alt_text import LONGEST, alt_text
from texts import Speaker


def market_alt(view: FairView, speaker: Speaker, own: Sequence[Text] = ()) -> str:
    """The goal, what is one's own, and everything on sale, row by row, in as few words as possible."""
    tokens = [text("alt-count", thing=item_name(item), count=count) for item, count in view.tokens.items()]
    books = [book_name(book) for book in view.books.face_up]
    lines = [
        twin.main_goal(view),
        *own,
        text("alt-tokens", tokens=all_of(tokens)),
        text("alt-books", books=all_of(books), stack=view.books.stack),
        *(_row(row) for row in view.rows),
    ]
    return alt_text(speaker, "fairy-market-alt-market", lines, round=view.round, rounds=view.rounds)


def stall_alt(view: FairView, own: Sequence[str], speaker: Speaker) -> str:
    """The market, and what of the viewer's is shown with it."""
    assert view.viewer is not None
    cards = [text("alt-yours", cards=_with_things(own))] if own else []
    coins = text("alt-coins", coins=view.players[view.viewer].coins)
    return market_alt(view, speaker, [coins, *cards, *twin.tokens_and_books(view, view.viewer)])


def cards_alt(view: FairView, cards: Sequence[str], speaker: Speaker) -> str:
    """Some cards of the viewer's, and the goal they are for."""
    assert view.viewer is not None
    lines = [_with_things(cards), twin.main_goal(view), *twin.tokens_and_books(view, view.viewer)]
    return alt_text(speaker, "fairy-market-alt-cards", lines, coins=view.players[view.viewer].coins)


def shelf_alt(view: FairView, seat: Seat, speaker: Speaker) -> str:
    """The viewer's books and what they do."""
    books = view.players[seat].books
    lines = [text("alt-book", book=book_name(book), does=book_in_short(book)) for book in books]
    return alt_text(speaker, "fairy-market-alt-shelf", [*lines, twin.main_goal(view)])


def _with_things(cards: Sequence[str]) -> Text:
    return all_of([text("alt-row-card", card=card, things=in_short(card)) for card in cards])


def _row(row: RowView) -> Text:
    """Cards by number alone, each with what is on it; a row can run out."""
    cards = [text("alt-row-card", card=card, things=in_short(card)) for card in row.face_up]
    key = "alt-row" if cards else "alt-row-empty"
    return text(key, price=row.price, cards=all_of(cards), stack=row.stack)


def boards_alt(view: FairView, seats: Sequence[Seat], speaker: Speaker) -> str:
    """The goals, and what stands on these score boards."""
    return alt_text(speaker, *_on_boards(view, seats), round=view.round, rounds=view.rounds)


def boards_fit(view: FairView, seats: Sequence[Seat], speaker: Speaker) -> bool:
    """Whether one alt text can say everything about these score boards."""
    key, lines = _on_boards(view, seats)
    details = " ".join(speaker.say(line) for line in lines)
    return len(speaker(key, details=details, round=view.round, rounds=view.rounds)) <= LONGEST


def _on_boards(view: FairView, seats: Sequence[Seat]) -> tuple[str, list[Text]]:
    lines = [twin.main_goal(view), *twin.side_goal(view)]
    if any(view.players[seat].scores for seat in seats):
        lines.append(plain("alt-board-points"))
    return "fairy-market-alt-boards", lines + [line for seat in seats for line in _board(view, seat)]


def _board(view: FairView, seat: Seat) -> list[Text]:
    """One player's board in short sentences, the name only once."""
    player = view.players[seat]
    rounds = [_round(score) for score in player.scores]
    lines = [
        text(
            "alt-board", seat=seat_name(seat), total=player.total, coins=player.coins, hand=player.hand_size
        ),
        *([text("alt-board-rounds", rounds=all_of(rounds))] if rounds else []),
    ]
    if player.tokens:
        lines.append(text("alt-board-tokens", tokens=discoveries_text(player.tokens)))
    if player.books:
        lines.append(text("alt-board-books", books=twin.books(player)))
    return [*lines, *([plain("alt-board-done")] if player.done else [])]


def _round(score: Score) -> Text:
    points = f"{score.main} + {score.side}" + (f" + {score.time}" if score.time else "")
    return text("alt-board-round-exit" if score.exit else "alt-board-round", points=points)


def score_alt(view: FairView, speaker: Speaker) -> str:
    """Who has won, and everybody's columns."""
    finals = [line for seat in range(view.seats) for line in twin.final_score(view, seat)]
    return alt_text(speaker, "fairy-market-alt-score", [*twin.end(view), *finals])


def dungeon_alt(view: FairView, seat: Seat, speaker: Speaker) -> str:
    """How the expedition went, how the cards lie, and the path."""
    lines = twin.latest_dungeon(view, seat)
    return alt_text(speaker, "fairy-market-alt-dungeon", lines, seat=seat_name(seat))


def round_alt(view: FairView, speaker: Speaker) -> str:
    """How every expedition of the round ended, and what it scored."""
    return alt_text(speaker, "fairy-market-alt-expeditions", round_post(view))


def hand_alt(view: FairView, speaker: Speaker) -> str:
    """The cards with their letters, then the goal and what else the player has."""
    assert view.viewer is not None
    cards, goal = [*twin.hand(view), *twin.kept(view)], twin.main_goal(view)
    lines = [*cards, goal, *twin.tokens_and_books(view, view.viewer), twin.deck(view)]
    return alt_text(speaker, "fairy-market-alt-hand", lines)


def handed_in_alt(view: FairView, speaker: Speaker) -> str:
    """The viewer's own expedition while others are still exploring."""
    return alt_text(speaker, "fairy-market-alt-handed-in", twin.handed_in(view))


def draft_alt(
    view: FairView, dungeon: Dungeon, left: list[tuple[str, str]], refusal: Text | None, speaker: Speaker
) -> str:
    """What would be found, how far the path has got, where it could begin, and why it stops."""
    return alt_text(speaker, "fairy-market-alt-draft", draft_lines(view, dungeon, left, refusal))


def draft_lines(
    view: FairView, dungeon: Dungeon, left: list[tuple[str, str]], refusal: Text | None = None
) -> list[Text]:
    """The same, sentence by sentence."""
    lines = [] if refusal is None else [text("alt-stops", reason=refusal)]
    if dungeon.path:
        lines.append(text("alt-found", finds=discoveries_text(dungeon.counts)))
        lines += [_end_of_path(dungeon), *twin.path(dungeon)]
    else:
        lines.append(text("alt-gates", gates=numbered_gates(dungeon)))
        if left:
            cards = ", ".join(f"{letter} ({card})" for letter, card in left)
            lines.append(text("alt-left", cards=cards))
    assert view.viewer is not None
    return [*lines, twin.main_goal(view), *twin.tokens_and_books(view, view.viewer)]


def numbered_gates(dungeon: Dungeon) -> str:
    """All gates with their numbers and their cells."""
    return ", ".join(f"{number} ({name})" for number, (_, _, name) in enumerate(gates(dungeon), 1))


def _end_of_path(dungeon: Dungeon) -> Text:
    """Where a path has got to."""
    if dungeon.exit:
        return text("alt-out", gate=dungeon.exit)
    last = dungeon.path[-1]
    return text("alt-here", place=cell_name(last.x, last.y, last.under))


def face_alt(face: CardFace, speaker: Speaker) -> str:
    """A book or a goal with its rule; a dungeon card cell by cell, as players write them."""
    if face.id not in CARDS:
        said = [speaker.say(text).rstrip(".") + "." for text in (face.name, *face.lines)]
        return " ".join(said)
    card = CARDS[face.id]
    lines = [face.lines[0], text("alt-ways", ways=_ways(card, under=False))]
    rooms = [f"{cell_name(*_spot(room[0]))}-{cell_name(*_spot(room[-1]))}" for room in card.rooms().values()]
    if rooms:
        lines.append(text("alt-rooms", rooms=", ".join(rooms)))
    lines.append(text("alt-things", things=all_of([_thing(each) for each in card.features])))
    if card.under:
        lines.append(text("alt-tunnels", ways=_ways(card, under=True)))
    return alt_text(speaker, "fairy-market-alt-card", lines, card=face.name)


def _ways(card: Card, under: bool) -> str:
    """Every corridor cell with its open sides."""
    sides = [
        (cell_name(column, row, under), open_sides(card.glyph(row, column, under))) for row, column in cells()
    ]
    return ", ".join(f"{cell} {''.join(ways)}" for cell, ways in sides if ways)


def _thing(feature: Feature) -> Text:
    where = cell_name(feature.column, feature.row, feature.under)
    return text("alt-thing", thing=item_name(feature.kind), cell=where)


def _spot(cell: tuple[int, int]) -> tuple[int, int, bool]:
    return cell[1], cell[0], False


def cell_name(x: int, y: int, under: bool) -> str:
    """A cell as players write it."""
    return f"{chr(ord('a') + x)}{y + 1}" + "'" * under
