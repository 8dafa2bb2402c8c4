"""Which pictures there are of a Fairy Market table, each with its alt text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core import Pick, Script
from engine.core.agenda import Decision
from engine.core.forms import ScriptPreview
from engine.core.text import Seat, Text
from engine.games.fairy_market.show.faces import faces
from engine.games.fairy_market.show.views import FairView, with_draft
from render.fairy_market.alt import (
    boards_alt,
    boards_fit,
    cards_alt,
    draft_alt,
    dungeon_alt,
    face_alt,
    hand_alt,
    handed_in_alt,
    market_alt,
    round_alt,
    score_alt,
    shelf_alt,
    stall_alt,
)
from render.fairy_market.board import draw_boards
from render.fairy_market.draft import cards_left, draw_draft, draw_finished, draw_handed_in
from render.fairy_market.hand import draw_hand
from render.fairy_market.lookup import draw_lookup
from render.fairy_market.market import draw_market
from render.fairy_market.parts.stall import COLOURS
from render.fairy_market.poster import poster_of
from render.fairy_market.question import (
    draw_hand_to_lay,
    draw_market_stall,
    draw_own_cards,
    draw_shelf,
    draw_trade,
    stall_regions,
)
from render.fairy_market.round import draw_round
from render.fairy_market.score import draw_score
from render.fairy_market.sketch import draw_choices, draw_ghost, draw_piece
from render.fairy_market.sketch_alt import choices_alt, ghost_alt, piece_alt
from render.fairy_market.spotlight import draw_spotlight
from render.fairy_market.topics import TOPICS
from render.kit.picture import Picture, PictureMaker
from render.pictures import Artist
from texts import Speaker

PICTURES = PictureMaker("fairy-market", COLOURS)
SHOPPING = ("market", "improvement")


def table(view: FairView, speaker: Speaker) -> Iterator[Picture]:
    """The market while people shop, the score boards, and the dungeons while they are news."""
    yield from glance(view, speaker)
    yield from _dungeons(view, speaker)


def glance(view: FairView, speaker: Speaker) -> Iterator[Picture]:
    """The market while people shop, and the score boards; at the end, the score."""
    if view.result is not None:
        yield PICTURES.picture("score", draw_score(view, speaker), score_alt(view, speaker))
        return
    if view.phase in SHOPPING:
        yield PICTURES.picture("market", draw_market(view, speaker), market_alt(view, speaker))
    yield from _boards(view, speaker)


def _boards(view: FairView, speaker: Speaker) -> list[Picture]:
    """The score boards, on as many pictures as their alt texts need to say everything."""
    seats = list(range(view.seats))
    for count in range(1, view.seats + 1):
        most = -(-view.seats // count)
        groups = [seats[first : first + most] for first in range(0, view.seats, most)]
        if all(boards_fit(view, group, speaker) for group in groups):
            break
    return [
        PICTURES.picture(
            "boards" if number == 1 else f"boards-{number}",
            draw_boards(view, group, speaker),
            boards_alt(view, group, speaker),
        )
        for number, group in enumerate(groups, 1)
    ]


def _dungeons(view: FairView, speaker: Speaker) -> list[Picture]:
    """Everybody's dungeon, one picture each, from the scoring to the first purchase of the next round."""
    if view.result is None and view.phase != "improvement" and not view.news.explored:
        return []
    return _explored(view, range(view.seats), speaker)


def moment(view: FairView, speaker: Speaker) -> list[Picture]:
    """Everybody's dungeon at the moment of scoring, the viewer's own first."""
    if not view.news.explored:
        return []
    return _explored(view, sorted(range(view.seats), key=lambda seat: seat != view.viewer), speaker)


def post(view: FairView, speaker: Speaker) -> list[Picture]:
    """All expeditions of the round side by side; of a single one, the dungeon."""
    if not view.news.explored:
        return []
    out = [seat for seat, player in enumerate(view.players) if player.dungeon and player.dungeon.cards]
    if len(out) < 2:
        return _explored(view, out, speaker)
    return [PICTURES.picture("round", draw_round(view, out, speaker), round_alt(view, speaker))]


def _explored(view: FairView, seats: Iterable[Seat], speaker: Speaker) -> list[Picture]:
    found = [_dungeon(view, seat, speaker) for seat in seats]
    return [picture for picture in found if picture is not None]


def _dungeon(view: FairView, seat: Seat, speaker: Speaker) -> Picture | None:
    """A player's latest dungeon, if there is one."""
    player = view.players[seat]
    if player.dungeon is None or not player.dungeon.cards:
        return None
    goal = view.scored_goal.kind if view.scored_goal is not None else ""
    image = draw_spotlight(seat, player.dungeon, player.scores[-1], goal, speaker)
    return PICTURES.picture(f"dungeon-{seat + 1}", image, dungeon_alt(view, seat, speaker))


def spotlight(view: FairView, seat: Seat, speaker: Speaker) -> Picture:
    """A player's latest dungeon; before there is one, their score board."""
    dungeon = _dungeon(view, seat, speaker)
    if dungeon is not None:
        return dungeon
    return PICTURES.picture("board", draw_boards(view, [seat], speaker), boards_alt(view, [seat], speaker))


def hand(view: FairView, speaker: Speaker) -> Picture:
    """The viewer's cards, or the expedition they have handed in."""
    assert view.viewer is not None
    if view.expedition is not None and view.expedition.cards:
        handed_in = draw_handed_in(view, view.viewer, speaker)
        return PICTURES.picture("hand", handed_in, handed_in_alt(view, speaker))
    return PICTURES.picture("hand", draw_hand(view, view.viewer, speaker), hand_alt(view, speaker))


def question(view: FairView, decision: Decision, speaker: Speaker) -> Picture:
    """The market for buying, books to give one up, the dungeon for building, else the cards asked about."""
    seat = decision.seat
    match decision.topic:
        case "market":
            own = view.hand if view.phase == "market" else view.kept
            image = draw_market_stall(view, seat, _aims(decision), speaker)
            regions = stall_regions(view, seat, _aims(decision))
            return PICTURES.picture("stall", image, stall_alt(view, own, speaker), regions)
        case "books" if decision.prompt.key == "fairy-market-exchange":
            given = {option.partition(":")[0] for option in _options(decision)}
            own = tuple([card for card in view.hand if card in given])
            image = draw_trade(view, seat, own, _aims(decision), speaker)
            return PICTURES.picture("trade", image, stall_alt(view, own, speaker))
        case "books" if decision.prompt.key != "fairy-market-first-look":
            return PICTURES.picture("books", draw_shelf(view, seat, speaker), shelf_alt(view, seat, speaker))
        case "building" | "time-bonus" if view.expedition is not None and view.expedition.cards:
            image = draw_finished(view, seat, speaker)
            return PICTURES.picture("expedition", image, handed_in_alt(view, speaker))
        case "building":
            return PICTURES.picture("cards", draw_hand_to_lay(view, seat, speaker), hand_alt(view, speaker))
    cards = [card for card in _options(decision) if card in view.hand] or view.hand or view.deck
    alt = cards_alt(view, cards, speaker)
    return PICTURES.picture("cards", draw_own_cards(view, seat, cards, speaker), alt)


def _aims(decision: Decision) -> set[str]:
    """What can be had: the last part of every option."""
    return {option.rpartition(":")[2] for option in _options(decision)}


def _options(decision: Decision) -> list[str]:
    return [option.id for option in decision.form.options] if isinstance(decision.form, Pick) else []


def draft(
    view: FairView, decision: Decision, words: list[str], refusal: Text | None, speaker: Speaker
) -> Picture | None:
    """An expedition in the making, as far as its words go; refuses illegal words.

    `refusal` is about what was written after them. An expedition handed in like this is shown as finished.
    Whatever else is put together has no picture of its own.
    """
    assert view.viewer is not None
    if not isinstance(decision.form, Script):
        return None
    drafted = with_draft(view, words)
    if not words or (drafted.script == view.script and refusal is None):
        return question(view, decision, speaker)
    dungeon = drafted.expedition
    assert dungeon is not None
    image = draw_draft(drafted, view.viewer, refusal is not None, speaker)
    alt = draft_alt(drafted, dungeon, cards_left(drafted), refusal, speaker)
    return PICTURES.picture("expedition", image, alt)


def sketch(view: FairView, decision: Decision, preview: ScriptPreview, speaker: Speaker) -> Picture | None:
    """An expedition in the making with what is proposed; None where there is nothing to draw."""
    seat = decision.seat
    if preview.choices:
        image = draw_choices(view, preview, seat, speaker)
        return PICTURES.picture("choices", image, choices_alt(view, preview, speaker))
    if preview.piece is not None:
        return PICTURES.picture(
            "expedition", draw_piece(view, preview, seat, speaker), piece_alt(view, preview, speaker)
        )
    if preview.ghost:
        image = draw_ghost(view, preview, seat, speaker)
        return PICTURES.picture("expedition", image, ghost_alt(view, preview, speaker))
    return draft(view, decision, list(preview.words), None, speaker)


def card(card_id: str, speaker: Speaker) -> Picture | None:
    """A dungeon card by number, a spellbook, or a goal."""
    face = next((face for face in faces() if face.id == card_id), None)
    if face is None:
        return None
    return PICTURES.picture(card_id.lower(), draw_lookup(face, speaker), face_alt(face, speaker))


def poster(view: FairView, turned: Text | None, speaker: Speaker) -> Picture:
    """How the game ended."""
    drawn = poster_of(view, turned, speaker)
    title = Text("fairy-market-title")
    return PICTURES.picture("poster", drawn.draw(speaker), drawn.alt(title, speaker))


ARTIST = Artist(
    table=table,
    hand=hand,
    spotlight=spotlight,
    card=card,
    glance=glance,
    question=question,
    moment=moment,
    post=post,
    draft=draft,
    sketch=sketch,
    poster=poster,
    topics=TOPICS,
)
