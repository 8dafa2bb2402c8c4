"""An expedition as players write it: which card goes where, and which way the path takes.

    A; B E A +1; C S A r      card A, then B east of A and one cell lower, then C south of A upside down
    c3E: W W N ! E #2 D Oa4   in at gate c3E, then step by step

Each card in the hand has a letter. The usual spelling has one word for each card (`BEA+1`, `CSAr`), one for
the gate, perhaps with the corridor behind it (`c3E:WW`), and then any number of steps to a word (`WWN!E`): in
a draft, each word is one decision. Capitals and small letters may be mixed up.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Illegal
from engine.games.fairy_market.board.layout import MOST_CARDS, Laid, Spot, beside, flaw, shifts
from engine.games.fairy_market.board.maze import Maze, maze_of
from engine.games.fairy_market.board.payments import CHOSEN, chosen, to_be_paid
from engine.games.fairy_market.board.trail import BARRED, Kit, Trail, begin
from engine.games.fairy_market.board.ways import following
from engine.games.fairy_market.phrases import plain, text

_GATE = re.compile(r"(?<![a-z@(])([a-z]\d+)([NESW])(?::(\S+))?", re.IGNORECASE)
_END = r"\s*(?:[;,]|$|(?=\s))"
_CARD = re.compile(rf"\s*([A-Z])\s*(r?){_END}", re.IGNORECASE)
_BESIDE = re.compile(rf"\s*([A-Z])\s*([NESW])\s*([A-Z])\s*([+-]\s*\d)?\s*(r?){_END}", re.IGNORECASE)
_SEPARATORS = re.compile(r"[\s;,]*")
_UP_TO_SEPARATOR = re.compile(r"[^;,]*")
_WORD = re.compile(r"\S+")
_AIM = r"\((?:[NESW]|[a-z]\d+'?|[a-z]{2,})\)"
_STEP = re.compile(
    rf"@cross#\d+|@[a-z-]+(?:{_AIM})?|[NESWU]|!(?:found|token|book)?|D(?:[a-z]\d+)?|#\d+|O[a-z]\d+'?"
)
_LIKE_A_STEP = re.compile(_STEP.pattern, re.IGNORECASE)
FEW_WORDS = 32
"""So many words are read in one go."""
QUOTED = 40
"""How many letters of what was typed a refusal repeats."""


def lettered(hand: tuple[str, ...]) -> list[tuple[str, str]]:
    """The cards of a hand with their letters."""
    return [(chr(ord("A") + number), card) for number, card in enumerate(hand)]


class Sketch(NamedTuple):
    """An expedition as far as it is written down."""

    cards: tuple[Laid, ...] = ()
    letters: str = ""
    """The letters of the cards laid, in their order."""
    trail: Trail | None = None


def spelt(words: Iterable[str]) -> list[str]:
    """The usual spelling of whatever a player typed; `read_script` refuses what makes no sense.

    No word of it is ever empty.
    """
    typed = " ".join(" ".join(words).split())
    gate = _GATE.search(typed)
    if gate is None:
        return _spelt_cards(typed)
    run = f":{_spelt_word(gate[3])}" if gate[3] else ""
    entered = gate[1].lower() + gate[2].upper() + run
    return [*_spelt_cards(typed[: gate.start()]), entered, *_spelt_steps(typed[gate.end() :].lstrip(": "))]


def _spelt_cards(typed: str) -> list[str]:
    """The first card stands alone, each of the others beside another; nonsense goes up to a separator."""
    senseless = _UP_TO_SEPARATOR if ";" in typed or "," in typed else _WORD
    found: list[str] = []
    place = _after_separators(typed, 0)
    while place < len(typed):
        match = (_BESIDE if found else _CARD).match(typed, place)
        if match is None:
            nonsense = senseless.match(typed, place)
            assert nonsense is not None  # what follows separators is none
            found.append(nonsense[0].replace(" ", ""))
            place = nonsense.end()
        else:
            *parts, turned = match.groups("")
            found.append("".join(parts).replace(" ", "").upper() + turned.lower())
            place = match.end()
        place = _after_separators(typed, place)
    return found


def _after_separators(typed: str, place: int) -> int:
    separators = _SEPARATORS.match(typed, place)
    return separators.end() if separators else place


def _spelt_steps(typed: str) -> list[str]:
    """Each word by itself; only the door of a crossing may stand apart."""
    joined = re.sub(r"@cross\s+#", "@cross#", typed, flags=re.IGNORECASE)
    return [_spelt_word(word) for word in joined.split()]


def _spelt_word(word: str) -> str:
    if is_path(word) or _LIKE_A_STEP.sub("", word):
        return word
    return "".join(_spelt_step(step) for step in _LIKE_A_STEP.findall(word))


def _spelt_step(step: str) -> str:
    """Directions are capitals, also as the aim of a book; cells, books and other aims are small letters."""
    if step.startswith("!"):
        return step.lower()
    if not step.startswith("@"):
        return step[0].upper() + step[1:].lower()
    name, bracket, aim = step.lower().partition("(")
    return name + bracket + (aim.upper() if len(aim) == len("E)") else aim)


def is_path(word: str) -> bool:
    """Whether a word is made of steps alone."""
    return not _STEP.sub("", word)


def steps_in(word: str) -> list[str]:
    """The single steps written in one word."""
    return _STEP.findall(word)


def path_begins(words: Sequence[str]) -> int:
    """How many words lay cards: a gate, which begins with a small letter, begins the path."""
    return next((number for number, word in enumerate(words) if word[0].islower()), len(words))


def read_script(hand: tuple[str, ...], kit: Kit, words: tuple[str, ...]) -> Sketch:
    """The cards and the path that words in the usual spelling describe; refuses the first illegal word."""
    # Beginnings first: it keeps the recursion flat, and a flood of words ends at the first illegal one.
    for end in range(FEW_WORDS, len(words), FEW_WORDS):
        _sketch(hand, kit, words[:end])
    return _sketch(hand, kit, words)


# Enough for the words of a few expeditions; see `maze_of` for why there are not more.
@lru_cache(maxsize=512)
def _sketch(hand: tuple[str, ...], kit: Kit, words: tuple[str, ...]) -> Sketch:
    if not words:
        return Sketch()
    so_far, word = _sketch(hand, kit, words[:-1]), words[-1]
    if so_far.trail is not None:
        return so_far._replace(trail=_longer(maze_of(so_far.cards), so_far.trail, kit, word))
    if word[0].islower():
        return so_far._replace(trail=_entered(so_far, kit, word))
    return _laid(so_far, hand, word)


def _laid(sketch: Sketch, hand: tuple[str, ...], word: str) -> Sketch:
    match = (_BESIDE if sketch.cards else _CARD).fullmatch(word)
    if match is None:
        raise Illegal(text("not-a-card", word=word[:QUOTED]))
    letter, number = match[1], ord(match[1]) - ord("A")
    if number >= len(hand) or letter in sketch.letters:
        raise Illegal(text("card-not-there", letter=letter))
    if len(sketch.cards) == MOST_CARDS:
        raise Illegal(plain("too-many-cards"))
    if sketch.cards:
        side, other, shift = match[2], match[3], int((match[4] or "0").replace(" ", ""))
        if other not in sketch.letters:
            raise Illegal(text("neighbour-not-there", letter=other))
        neighbour = sketch.cards[sketch.letters.index(other)]
        if shift not in shifts(side):
            raise Illegal(text("alone", letter=letter))
        added = beside(neighbour, side, shift, hand[number], bool(match[5]))
    else:
        added = Laid(hand[number], 0, 0, bool(match[2]))
    reason = flaw(sketch.cards, added)
    if reason:
        raise Illegal(text(reason, letter=letter))
    return Sketch((*sketch.cards, added), sketch.letters + letter)


def _entered(sketch: Sketch, kit: Kit, word: str) -> Trail:
    if not sketch.cards:
        raise Illegal(plain("no-cards-yet"))
    maze = maze_of(sketch.cards)
    wanted, _, run = word.partition(":")
    for gate in maze.every_gate():
        if maze.gate_name(*gate) == wanted:
            return _longer(maze, begin(maze, kit, gate), kit, run)
    gates = ", ".join(maze.gate_name(*gate) for gate in maze.every_gate())
    raise Illegal(text("no-such-gate", word=wanted[:QUOTED], gates=gates))


def _longer(maze: Maze, trail: Trail, kit: Kit, word: str) -> Trail:
    if not is_path(word):
        raise Illegal(text("not-a-step", word=word[:QUOTED]))
    for step in steps_in(word):
        trail = _paid(maze, trail, kit, step[1:]) if step in CHOSEN else _one_step(maze, trail, step)
    return trail


def _one_step(maze: Maze, trail: Trail, step: str) -> Trail:
    ways = following(maze, trail)
    found = next((way for way in ways if way.step == step), None)
    if found is None and step == "D":
        down = [way for way in ways if way.step.startswith("D")]
        found = down[0] if len(down) == 1 else None
    if found is None:
        possible = " ".join(way.step for way in ways)
        key = "no-way" if ways else "path-is-over"
        raise Illegal(text(key, step=step[:QUOTED], possible=possible))
    return found


def _paid(maze: Maze, trail: Trail, kit: Kit, means: str) -> Trail:
    """Past an obstacle, or what has just been overcome, with means of one's own choice."""
    _, possible = to_be_paid(maze, trail, kit)
    if not possible:
        raise Illegal(text("nothing-to-pay", step=f"!{means}"))
    if means not in possible:
        raise Illegal(
            text("cannot-pay", step=f"!{means}", possible=" ".join(f"!{each}" for each in possible))
        )
    if trail.state == BARRED:
        return _one_step(maze, trail, "!")._replace(step=f"!{means}")
    return chosen(trail, means)


def spot_word(letter: str, letters: str, spot: Spot) -> str:
    """The word that lays a card at one of the places where it may go."""
    shift = f"{spot.shift:+d}" if spot.shift else ""
    return f"{letter}{spot.side}{letters[spot.neighbour]}{shift}{'r' * spot.laid.turned}"
