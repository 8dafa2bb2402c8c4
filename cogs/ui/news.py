"""News: what a reader has not seen yet, led by what happened to them, the rest folded."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

from cogs.ui.components import shortened
from engine.core import DECIDED_AHEAD, Seat, Text, Weight, seats_named, to_reader
from tables import Line, Passage
from texts import Speaker

MOST_LINES = 3
"""How much is told before *More* is pressed."""
MOST_OWN_HEADLINES = 5
"""More than that, where so much happened to the reader: no wound is hidden behind three souls."""
MOST_AT_THE_END = 1
"""How much is told above a poster, which has the rest."""
LONGEST_LINE = 300
MOST_LETTERS = 900
FEW_DETAILS = 4
BEHIND_MORE = "panel-news-more"
BEHIND_HAPPENED = "panel-news-happened"
"""Where the rest is told: a panel with a result has no *More*, but always *What happened*."""
NOTHING: Mapping[str, str] = {}


class Rank(IntEnum):
    """What is told first where room is short."""

    OWN_HEADLINE = 0
    OWN = 1
    HEADLINE = 2
    EVERYBODY = 3
    OWN_DETAIL = 4
    OTHERS = 5
    DETAIL = 6
    OWN_DEED = 7
    """The panel says what somebody has answered; as news it is told with *More* only."""


class Piece(NamedTuple):
    """One line of news."""

    rank: Rank
    sentence: str


def pieces(
    story: Sequence[Passage], say: Speaker, reader: Seat, brief: Mapping[str, str] = NOTHING
) -> list[Piece]:
    """All lines of a story as the reader is told them, the oldest first; `brief` has shorter keys."""
    return [piece for passage in story for piece in _pieces(passage, say, reader, brief)]


def _pieces(passage: Passage, say: Speaker, reader: Seat, brief: Mapping[str, str]) -> Iterator[Piece]:
    """Whoever had decided ahead is named at the beginning of what came of it."""
    heading = ""
    for number, line in enumerate(passage.lines):
        sentence = _said(line, passage, say, reader, brief)
        if line.text.key == DECIDED_AHEAD:
            heading = f"{sentence} "
        else:
            yield Piece(_rank(line, reader, passage.mover == reader and not number), heading + sentence)
            heading = ""


def in_outline(story: Sequence[Passage]) -> list[Line]:
    """A story for everybody without its details, except for the few that the latest move may have."""
    latest = story[-1].lines if story else []
    is_brief = [line.weight for line in latest].count(Weight.DETAIL) <= FEW_DETAILS
    return [
        line
        for passage in story
        for line in passage.lines
        if line.weight is not Weight.DETAIL or (is_brief and passage is story[-1])
    ]


def distance(passage: Passage, reader: Seat) -> int:
    """How near the headlines of this passage come: about the reader alone, with others, or not at all."""
    own = [line for line in passage.lines if _rank(line, reader, False) is Rank.OWN_HEADLINE]
    alone = any(line.is_private or set(seats_named(line.text)) == {reader} for line in own)
    return 0 if alone else 1 if own else 2


def is_moment(passage: Passage) -> bool:
    """Whether something happened that is worth a picture."""
    return any(line.weight is Weight.HEADLINE for line in passage.lines)


def _rank(line: Line, reader: Seat, is_own_deed: bool) -> Rank:
    """What one has just done oneself, one knows, unless it makes a headline or is about others, too."""
    named = set(seats_named(line.text))
    own = line.is_private or reader in named
    if line.weight is Weight.HEADLINE:
        return Rank.OWN_HEADLINE if own else Rank.HEADLINE
    if own and is_own_deed and named <= {reader}:
        return Rank.OWN_DEED
    if line.weight is Weight.DETAIL:
        return Rank.OWN_DETAIL if own else Rank.DETAIL
    if own:
        return Rank.OWN
    return Rank.OTHERS if named else Rank.EVERYBODY


def _said(line: Line, passage: Passage, say: Speaker, reader: Seat, brief: Mapping[str, str]) -> str:
    """The sentence; to the reader themselves with "you", where there is such a text.

    The shorter form is for what happened to others, unless it has words for the reader, too.
    """
    text = Text(brief.get(line.text.key, line.text.key), line.text.args)
    if passage.viewer != reader or line.is_private:
        return say.say(text)
    told = to_reader(text, reader, say.can_say)
    if told == text and reader in seats_named(text):
        told = to_reader(line.text, reader, say.can_say)
    return say.say(told)


def short_news(news: Sequence[Piece], say: Speaker) -> list[str]:
    """The most important lines, one's own headlines first and in bold; *More* tells the rest."""
    own = [piece.rank for piece in news].count(Rank.OWN_HEADLINE)
    return _told(news, max(MOST_LINES, min(own, MOST_OWN_HEADLINES)), BEHIND_MORE, say)


def last_news(news: Sequence[Piece], say: Speaker) -> list[str]:
    """The most important line of the end of a game, in small print; *What happened* tells the rest."""
    told = _told(news, MOST_AT_THE_END, BEHIND_HAPPENED, say)
    return [re.sub(r"^(?!-# )", "-# ", lines, flags=re.MULTILINE) for lines in told]


def are_folded(news: Sequence[Piece]) -> bool:
    """Whether there is more to tell of the end of a game than its most important line."""
    return len(_worth_telling(news)) > MOST_AT_THE_END


def _told(news: Sequence[Piece], most: int, where: str, say: Speaker) -> list[str]:
    """The most important lines; how many more there are, and where."""
    news = _worth_telling(news)
    order = sorted(range(len(news)), key=lambda number: (news[number].rank, -number))
    chosen = sorted(order[:most], key=lambda number: (news[number].rank > Rank.OWN_HEADLINE, number))
    if not chosen:
        return []
    lines = [_styled(news[number]) for number in chosen]
    left_out = len(news) - len(chosen)
    if left_out:
        lines.append(f"-# {say(where, count=left_out)}")
    return ["\n".join(lines)]


def _worth_telling(news: Sequence[Piece]) -> list[Piece]:
    return [piece for piece in news if piece.rank is not Rank.OWN_DEED]


def _styled(piece: Piece) -> str:
    sentence = shortened(piece.sentence, LONGEST_LINE)
    return f"**{sentence}**" if piece.rank is Rank.OWN_HEADLINE else f"-# {sentence}"


def whole_news(news: Sequence[Piece], say: Speaker) -> list[str]:
    """Everything in order; if it is too long, the least important is left out, and of that the oldest."""
    if not news:
        return []
    left_out: set[int] = set()
    length = sum(len(piece.sentence) for piece in news)
    for number in sorted(range(len(news)), key=lambda one: (-news[one].rank, one)):
        if length <= MOST_LETTERS:
            break
        left_out.add(number)
        length -= len(news[number].sentence)
    kept = ["-# …" if number in left_out else _styled(piece) for number, piece in enumerate(news)]
    folded = [line for line, before in zip(kept, ["", *kept], strict=False) if not line == before == "-# …"]
    return ["\n".join([f"-# {say('panel-digest')}", *folded])]
