"""The texts of one game: options and story lines whose keys begin with the game's own key."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.forms import Option
from engine.core.state import State, Weight
from engine.core.text import Seat, Text, seat_name

Arg = int | str | Text
"""What a text can be filled in with."""


class Phrases:
    """Makes texts, options and story lines of a game from the last part of their key."""

    def __init__(self, game: str) -> None:
        self._prefix = f"{game}-"
        self._plain: dict[str, Text] = {}
        self._options: dict[tuple[str, str], Option] = {}

    def text(self, key: str, **args: Arg) -> Text:
        """A text with arguments."""
        return Text(self._prefix + key, args)

    def about(self, viewer: Seat | None, key: str, seat: Seat, **args: Arg) -> Text:
        """A sentence about a player, who reads the text `{key}-you` instead."""
        if viewer == seat:
            return Text(f"{self._prefix}{key}-you", args)
        return Text(self._prefix + key, {"seat": seat_name(seat), **args})

    def plain(self, key: str) -> Text:
        """A text without arguments, made once."""
        made = self._plain.get(key)
        if made is None:
            made = self._plain[key] = Text(self._prefix + key)
        return made

    def option(self, choice: str, key: str = "") -> Option:
        """An option without arguments, made once; its text is `option-{choice}` unless `key` is given."""
        made = self._options.get((choice, key))
        if made is None:
            made = self._options[choice, key] = Option(choice, self.plain(key or f"option-{choice}"))
        return made

    def tell(self, g: State, key: str, seat: Seat, weight: Weight = Weight.EVENT, /, **args: Arg) -> None:
        """Tell everybody something about one player, who reads the text `{key}-you` if there is one."""
        g.tell(Text(self._prefix + key, {"seat": seat_name(seat), **args}), weight=weight)

    def tell_secretly(
        self,
        g: State,
        key: str,
        seat: Seat,
        hidden: Mapping[str, Arg],
        weight: Weight = Weight.EVENT,
        /,
        **args: Arg,
    ) -> None:
        """Tell everybody something, with a detail for one player alone: the text `{key}-you`."""
        public = Text(self._prefix + key, {"seat": seat_name(seat), **args})
        own = Text(f"{self._prefix}{key}-you", {**args, **hidden})
        g.tell(public, {seat: own}, weight)
