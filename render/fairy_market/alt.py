"""Alt texts: what each picture shows, in sentences one can play from."""

from __future__ import annotations

from itertools import dropwhile

from engine.core import CardFace, Seat, Text, all_of, seat_name
from engine.games.fairy_market.cards import CARDS
from engine.games.fairy_market.cards.notation import Card, Feature, cells, open_sides
from engine.games.fairy_market.phrases import item_name, listed
from engine.games.fairy_market.show.twin import describe
from engine.games.fairy_market.show.views import FairView
from render.fairy_market.parts.scene import gates
from render.kit.alt_text import told
from texts import Speaker

MARKET = (
    "fairy-market-twin-goal",
    "fairy-market-twin-shopping",
    "fairy-market-twin-tokens",
    "fairy-market-twin-books",
    "fairy-market-twin-row",
)
BOARDS = (
    "fairy-market-twin-goal",
    "fairy-market-twin-side-goal",
    "fairy-market-twin-player",
    "fairy-market-twin-has-tokens",
    "fairy-market-twin-has-books",
    "fairy-market-twin-done",
    "fairy-market-twin-score",
    "fairy-market-twin-score-exit",
)
SCORE = ("fairy-market-end", "fairy-market-twin-final")
HAND = (
    "fairy-market-twin-hand",
    "fairy-market-twin-kept",
    "fairy-market-twin-goal",
    "fairy-market-twin-has-tokens",
    "fairy-market-twin-has-books",
    "fairy-market-twin-deck",
)
DUNGEON = ("fairy-market-twin-dungeon", "fairy-market-twin-path")
EXPLORED = ("fairy-market-explored-", "fairy-market-stayed-home")


def market_alt(view: FairView, speaker: Speaker) -> str:
    """Everything on sale."""
    lines = _lines(view, MARKET)
    return told(speaker, "fairy-market-alt-market", lines, round=view.round, rounds=view.rounds)


def boards_alt(view: FairView, speaker: Speaker) -> str:
    """Everybody's belongings first, then their points, the latest round first."""
    lines = _lines(view, BOARDS)
    scores = [line for line in lines if line.key.startswith("fairy-market-twin-score")]
    others = [line for line in lines if line not in scores]
    scores.sort(key=lambda line: -int(str(line.args["round"])))
    return told(speaker, "fairy-market-alt-boards", [*others, *scores], round=view.round, rounds=view.rounds)


def board_alt(view: FairView, seat: Seat, speaker: Speaker) -> str:
    """One player's belongings and points."""
    lines = [line for line in _lines(view, BOARDS) if line.args.get("seat") == seat_name(seat)]
    return told(speaker, "fairy-market-alt-boards", lines, round=view.round, rounds=view.rounds)


def score_alt(view: FairView, speaker: Speaker) -> str:
    """Who has won, and everybody's columns."""
    lines = _lines(view, SCORE)
    lines.sort(key=lambda line: SCORE.index(line.key))
    return told(speaker, "fairy-market-alt-score", lines)


def dungeon_alt(view: FairView, seat: Seat, speaker: Speaker) -> str:
    """How the expedition went, how the cards lie, and the path."""
    lines: list[Text] = []
    whose = None
    for line in describe(view):
        whose = line.args.get("seat", whose)
        if whose == seat_name(seat) and line.key.startswith((*EXPLORED, *DUNGEON)):
            lines.append(line)
    return told(speaker, "fairy-market-alt-dungeon", lines, seat=seat_name(seat))


def hand_alt(view: FairView, speaker: Speaker) -> str:
    """The cards with their letters, then the goal and the deck."""
    own = [line for line in _lines(view, HAND) if line.args.get("seat", me(view)) == me(view)]
    own.sort(key=lambda line: HAND.index(line.key))
    return told(speaker, "fairy-market-alt-hand", own)


def me(view: FairView) -> Text:
    """The viewer's name."""
    assert view.viewer is not None
    return seat_name(view.viewer)


def handed_in_alt(view: FairView, speaker: Speaker) -> str:
    """What is in the viewer's own expedition while the others are still at theirs."""
    keys = ("fairy-market-twin-expedition", *DUNGEON)
    own = dropwhile(lambda line: line.key != keys[0], describe(view))
    return told(speaker, "fairy-market-alt-handed-in", [line for line in own if line.key in keys])


def draft_alt(view: FairView, left: list[tuple[str, str]], refusal: Text | None, speaker: Speaker) -> str:
    """What would be found, how far the path has got, where it could begin, and why it stops."""
    dungeon = view.expedition
    if dungeon is None or not dungeon.cards:
        return hand_alt(view, speaker)
    lines = [] if refusal is None else [Text("fairy-market-alt-stops", {"reason": refusal})]
    if dungeon.path:
        lines.append(Text("fairy-market-alt-found", {"finds": listed(dungeon.counts)}))
        if dungeon.exit:
            lines.append(Text("fairy-market-alt-out", {"gate": dungeon.exit}))
        else:
            last = dungeon.path[-1]
            lines.append(Text("fairy-market-alt-here", {"place": cell_name(last.x, last.y, last.under)}))
        lines.append(Text("fairy-market-twin-path", {"path": " ".join(dungeon.steps)}))
    else:
        names = ", ".join(name for _, _, name in gates(dungeon))
        lines.append(Text("fairy-market-alt-gates", {"gates": names}))
    if left and not dungeon.path:
        cards = ", ".join(f"{letter} ({card})" for letter, card in left)
        lines.append(Text("fairy-market-alt-left", {"cards": cards}))
    return told(speaker, "fairy-market-alt-draft", lines)


def face_alt(face: CardFace, speaker: Speaker) -> str:
    """A book or a goal in its own words; a dungeon card cell by cell, as one would write them."""
    if face.id not in CARDS:
        said = [speaker.say(text).rstrip(".") + "." for text in (face.name, *face.lines)]
        return " ".join(said)
    card = CARDS[face.id]
    lines = [face.lines[0], Text("fairy-market-alt-ways", {"ways": _ways(card, under=False)})]
    rooms = [f"{cell_name(*_spot(room[0]))}-{cell_name(*_spot(room[-1]))}" for room in card.rooms().values()]
    if rooms:
        lines.append(Text("fairy-market-alt-rooms", {"rooms": ", ".join(rooms)}))
    lines.append(
        Text("fairy-market-alt-things", {"things": all_of([_thing(each) for each in card.features])})
    )
    if card.under:
        lines.append(Text("fairy-market-alt-tunnels", {"ways": _ways(card, under=True)}))
    return told(speaker, "fairy-market-alt-card", lines, card=face.name)


def _ways(card: Card, under: bool) -> str:
    """Every corridor cell with its open sides."""
    sides = [
        (cell_name(column, row, under), open_sides(card.glyph(row, column, under))) for row, column in cells()
    ]
    return ", ".join(f"{cell} {''.join(ways)}" for cell, ways in sides if ways)


def _thing(feature: Feature) -> Text:
    where = cell_name(feature.column, feature.row, feature.under)
    return Text("fairy-market-alt-thing", {"thing": item_name(feature.kind), "cell": where})


def _spot(cell: tuple[int, int]) -> tuple[int, int, bool]:
    return cell[1], cell[0], False


def cell_name(x: int, y: int, under: bool) -> str:
    """A cell as players write it."""
    return f"{chr(ord('a') + x)}{y + 1}" + "'" * under


def _lines(view: FairView, keys: tuple[str, ...]) -> list[Text]:
    return [line for line in describe(view) if line.key in keys]
