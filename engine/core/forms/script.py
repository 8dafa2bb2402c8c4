"""A form for answers of many words, where each word depends on those before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from engine.core.chance import Chance
from engine.core.editions import Names
from engine.core.forms.form import Choice, Option, words_of
from engine.core.forms.sketching import ScriptSuggestions
from engine.core.refusals import Illegal
from engine.core.text import Seat, Text


class Following(NamedTuple):
    """What may come next, the best first, and whether the words so far are a whole answer."""

    options: list[Option]
    complete: bool
    hint: bool = False
    """Whether the game would give a hint from here."""
    outlook: Text | None = None
    """What the words so far would bring, or what they lack; said beside the button to hand them in."""
    numbered: bool = False
    """Whether the picture numbers the options, in this order from 1 on; then their controls do as well."""


class Grammar(NamedTuple):
    """The rule behind a script; it gets all words in its own spelling and refuses illegal ones."""

    read: Callable[[Any, Seat, list[str]], list[str]]
    """A whole answer."""
    following: Callable[[Any, Seat, list[str]], Following]
    """The next words; it need not list them all, since anything legal can be typed.

    A word goes as far as the next real decision, so that nobody is asked where there is only one way on.
    """
    usual: Callable[[Any, Seat], list[str]]
    """The default answer."""
    hint: Callable[[Any, Seat, list[str]], list[str] | None]
    """A good answer that keeps as many of these words as possible, where the game gives hints."""
    spelt: Callable[[list[str]], list[str]] = list
    """What was typed, in the usual spelling, word by word; nonsense stays as it is.

    Whatever the grammar lists is spelt like that already.
    """
    suggest: Callable[[Any, Seat, list[str]], ScriptSuggestions] | None = None
    """Help with going on from these words, for scripts that draw something; it may search."""


class ScriptProgress(NamedTuple):
    """The legal beginning of a script, and what may come next."""

    words: list[str]
    told: list[Text | None]
    """What each word means; None for a word that is not among those listed."""
    following: Following
    rest: list[str]
    """What was written after the legal beginning; its first word is the refused one."""
    refusal: Text | None


_grammars: Names[Grammar] = Names("grammars")


def grammar(name: str, rule: Grammar) -> str:
    """Register the grammar of a `Script` under a stable name, and return that name."""
    return _grammars.enter(name, rule)


class Script(msgspec.Struct, frozen=True, gc=False, tag="script", tag_field="form", omit_defaults=True):
    """An answer written word after word, where what may come next depends on the words before."""

    grammar: str

    def read(self, state: Any, seat: Seat, choice: Choice) -> list[str]:
        """The words in the usual spelling, if they are a whole answer."""
        words = words_of(choice, Text("pick-from-the-list"))
        rule = _grammars.of(state, self.grammar)
        return rule.read(state, seat, rule.spelt(words))

    def forced(self) -> Choice | None:
        """Never: finding out whether there is only one way on costs more than asking."""
        return None

    def following(self, state: Any, seat: Seat, words: list[str]) -> Following:
        """What may come after these words."""
        rule = _grammars.of(state, self.grammar)
        return rule.following(state, seat, rule.spelt(words))

    def progress(self, state: Any, seat: Seat, words: list[str]) -> ScriptProgress:
        """How far these words are legal; nothing is refused outright."""
        rule = _grammars.of(state, self.grammar)
        try:
            usual = rule.spelt(words_of(words, Text("pick-from-the-list")))
        except Illegal as refusal:
            return ScriptProgress([], [], rule.following(state, seat, []), words[:1], refusal.text)
        told: list[Text | None] = []
        following = rule.following(state, seat, [])
        for number, word in enumerate(usual):
            try:
                further = rule.following(state, seat, usual[: number + 1])
            except Illegal as refusal:
                return ScriptProgress(usual[:number], told, following, usual[number:], refusal.text)
            told.append(next((option.text for option in following.options if option.id == word), None))
            following = further
        return ScriptProgress(usual, told, following, [], None)

    def hint(self, state: Any, seat: Seat, words: list[str]) -> list[str] | None:
        """A good answer that keeps as many of these words as possible, if the game gives hints."""
        rule = _grammars.of(state, self.grammar)
        return rule.hint(state, seat, rule.spelt(words))

    def suggestions_after(self, state: Any, seat: Seat, words: list[str]) -> ScriptSuggestions:
        """Help with going on from these words, which are legal so far."""
        rule = _grammars.of(state, self.grammar)
        return rule.suggest(state, seat, rule.spelt(words)) if rule.suggest else ScriptSuggestions()

    def default(self, state: Any, seat: Seat) -> Choice:
        """The grammar's default answer."""
        return _grammars.of(state, self.grammar).usual(state, seat)

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Choice:
        """Add one word after another until nothing can be added or chance stops it."""
        words: list[str] = []
        while True:
            following = _grammars.of(state, self.grammar).following(state, seat, words)
            if not following.options or (following.complete and chance.below(24) == 0):
                return words
            words.append(chance.one_of(following.options).id)
