"""An expedition in words: which card goes where, and which way the path takes.

    A; B E A +1; C S A r      card A, then B east of A and one cell lower, then C south of A upside down
    c3E: W W N ! E #2 D Oa4   in at gate c3E, then step by step

The hand's cards are letters. The usual spelling has one word for each card (`BEA+1`, `CSAr`), one for the
gate, perhaps with the corridor behind it (`c3E:WW`), and then as many steps in a word as one likes (`WWN!E`):
in a draft, each word is one decision. Small letters for capitals, and the other way round, are understood.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.core import Illegal, Text
from engine.games.fairy_market.board.layout import MOST_CARDS, Laid, Spot, beside, flaw, shifts
from engine.games.fairy_market.board.maze import Maze, maze_of
from engine.games.fairy_market.board.walking import Kit, Trail, begin, following

_GATE = re.compile(r"(?<![a-z@(])([a-z]\d+)([NESW])(?::(\S+))?", re.IGNORECASE)
_END = r"\s*(?:[;,]|$|(?=\s))"
_CARD = re.compile(rf"\s*([A-Z])\s*(r?){_END}", re.IGNORECASE)
_BESIDE = re.compile(rf"\s*([A-Z])\s*([NESW])\s*([A-Z])\s*([+-]\s*\d)?\s*(r?){_END}", re.IGNORECASE)
_SEPARATOR = re.compile(r"\s*[;,]")
_AIM = r"\((?:[NESW]|[a-z]\d+'?|[a-z]{2,})\)"
_STEP = re.compile(rf"@cross#\d+|@[a-z-]+(?:{_AIM})?|[NESWU!]|D(?:[a-z]\d+)?|#\d+|O[a-z]\d+'?")
_LIKE_A_STEP = re.compile(_STEP.pattern, re.IGNORECASE)


class Sketch(NamedTuple):
    """As far as an expedition is written down."""

    cards: tuple[Laid, ...] = ()
    letters: str = ""
    """The letters of the cards laid, in their order."""
    trail: Trail | None = None


def spelt(words: Iterable[str]) -> list[str]:
    """The usual spelling of whatever somebody has typed; what makes no sense is for `sketched` to refuse."""
    text = " ".join(words)
    gate = _GATE.search(text)
    if gate is None:
        return _spelt_cards(text)
    run = f":{_spelt_word(gate[3])}" if gate[3] else ""
    entered = gate[1].lower() + gate[2].upper() + run
    return [*_spelt_cards(text[: gate.start()]), entered, *_spelt_steps(text[gate.end() :].lstrip(": "))]


def _spelt_cards(text: str) -> list[str]:
    """The first card stands alone, each of the others beside one."""
    found: list[str] = []
    place = 0
    while text[place:].strip(" ;,"):
        match = (_BESIDE if found else _CARD).match(text, place)
        if match is None:
            end = _SEPARATOR.search(text, place)
            senseless = text[place : end.start()] if end else text[place:].split()[0]
            found.append("".join(senseless.split()))
            place = end.end() if end else text.index(senseless, place) + len(senseless)
        else:
            found.append("".join(part.replace(" ", "").upper() for part in match.groups("")[:-1]))
            found[-1] += match.groups("")[-1].lower()
            place = match.end()
    return found


def _spelt_steps(text: str) -> list[str]:
    """Words stay words."""
    return [_spelt_word(word) for word in re.sub(r"@cross\s+#", "@cross#", text, flags=re.IGNORECASE).split()]


def _spelt_word(word: str) -> str:
    if is_path(word) or _LIKE_A_STEP.sub("", word):
        return word
    return "".join(_spelt_step(step) for step in _LIKE_A_STEP.findall(word))


def _spelt_step(step: str) -> str:
    """Directions are capitals; cells, books and their aims are not, unless an aim is a direction."""
    if not step.startswith("@"):
        return step[0].upper() + step[1:].lower()
    name, bracket, aim = step.lower().partition("(")
    return name + bracket + (aim.upper() if len(aim) == len("E)") else aim)


def is_path(word: str) -> bool:
    """Whether a word is made of steps alone."""
    return not _STEP.sub("", word)


def steps_in(word: str) -> list[str]:
    """The single steps that are written as one word."""
    return _STEP.findall(word)


@lru_cache(maxsize=4096)
def sketched(hand: tuple[str, ...], kit: Kit, words: tuple[str, ...]) -> Sketch:
    """What words in the usual spelling come to; refuses the first one that cannot be."""
    if not words:
        return Sketch()
    so_far, word = sketched(hand, kit, words[:-1]), words[-1]
    if so_far.trail is not None:
        return so_far._replace(trail=_longer(maze_of(so_far.cards), so_far.trail, word))
    if word[0].islower():
        return so_far._replace(trail=_entered(so_far, kit, word))
    return _laid(so_far, hand, word)


def _laid(sketch: Sketch, hand: tuple[str, ...], word: str) -> Sketch:
    match = (_BESIDE if sketch.cards else _CARD).fullmatch(word)
    if match is None:
        raise Illegal(Text("fairy-market-not-a-card", {"word": word[:40]}))
    letter, number = match[1], ord(match[1]) - ord("A")
    if number >= len(hand) or letter in sketch.letters:
        raise Illegal(Text("fairy-market-card-not-there", {"letter": letter}))
    if len(sketch.cards) == MOST_CARDS:
        raise Illegal(Text("fairy-market-too-many-cards"))
    if sketch.cards:
        side, other, shift = match[2], match[3], int((match[4] or "0").replace(" ", ""))
        if other not in sketch.letters:
            raise Illegal(Text("fairy-market-neighbour-not-there", {"letter": other}))
        neighbour = sketch.cards[sketch.letters.index(other)]
        if shift not in shifts(side):
            raise Illegal(Text("fairy-market-alone", {"letter": letter}))
        added = beside(neighbour, side, shift, hand[number], bool(match[5]))
    else:
        added = Laid(hand[number], 0, 0, bool(match[2]))
    reason = flaw(sketch.cards, added)
    if reason:
        raise Illegal(Text(f"fairy-market-{reason}", {"letter": letter}))
    return Sketch((*sketch.cards, added), sketch.letters + letter)


def _entered(sketch: Sketch, kit: Kit, word: str) -> Trail:
    if not sketch.cards:
        raise Illegal(Text("fairy-market-no-cards-yet"))
    maze = maze_of(sketch.cards)
    wanted, _, run = word.partition(":")
    for gate in maze.every_gate():
        if maze.gate_name(*gate) == wanted:
            return _longer(maze, begin(maze, kit, gate), run)
    gates = ", ".join(maze.gate_name(*gate) for gate in maze.every_gate())
    raise Illegal(Text("fairy-market-no-such-gate", {"word": wanted, "gates": gates}))


def _longer(maze: Maze, trail: Trail, word: str) -> Trail:
    if not is_path(word):
        raise Illegal(Text("fairy-market-not-a-step", {"word": word[:40]}))
    for step in steps_in(word):
        ways = following(maze, trail)
        found = next((way for way in ways if way.step == step), None)
        if found is None and step.startswith("D"):
            down = [way for way in ways if way.step.startswith("D")]
            found = down[0] if len(down) == 1 and step == "D" else None
        if found is None:
            possible = " ".join(way.step for way in ways)
            key = "fairy-market-no-way" if ways else "fairy-market-path-is-over"
            raise Illegal(Text(key, {"step": step, "possible": possible}))
        trail = found
    return trail


def spot_word(letter: str, letters: str, spot: Spot) -> str:
    """The word for a card at one of the places where it may go."""
    shift = f"{spot.shift:+d}" if spot.shift else ""
    return f"{letter}{spot.side}{letters[spot.neighbour]}{shift}{'r' * spot.laid.turned}"
