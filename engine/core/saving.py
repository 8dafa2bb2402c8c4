"""Saved states: JSON tagged with its format number, upgraded when it is read."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from engine.core.editions.edition import OURS, UnknownEditionError
from engine.core.registry import AnyGame, game, game_of, games
from engine.core.state import State


class BrokenSaveError(ValueError):
    """A saved state cannot be read; the message says what is wrong with it."""


class _Envelope(msgspec.Struct, omit_defaults=True):
    game: str
    format: int
    state: msgspec.Raw
    edition: str = OURS


_encoder = msgspec.json.Encoder()
_envelope = msgspec.json.Decoder(_Envelope)


@cache
def _decoder(key: str, edition: str) -> msgspec.json.Decoder[State]:
    return msgspec.json.Decoder(game(key, edition).state)


def save(state: State) -> bytes:
    """A state as JSON, without loss."""
    saved = msgspec.Raw(_encoder.encode(state))
    return _encoder.encode(_Envelope(state.game, game_of(state).format, saved, state.edition))


def load(saved: bytes) -> State:
    """The state behind a save, upgraded step by step if an older release wrote it."""
    try:
        envelope = _envelope.decode(saved)
        if envelope.game not in games():
            raise BrokenSaveError(f"unknown game {envelope.game!r}")
        its_game = game_of(envelope)
        if envelope.format == its_game.format:
            state = _decoder(envelope.game, envelope.edition).decode(envelope.state)
        else:
            state = _upgraded(its_game, envelope.format, msgspec.json.decode(envelope.state))
    except (msgspec.MsgspecError, UnknownEditionError) as flaw:
        raise BrokenSaveError(str(flaw)) from flaw
    # Settings added after this game was started get their default, which changes nothing.
    state.settings = {setting.key: setting.default for setting in its_game.settings} | state.settings
    return state


def _upgraded(its_game: AnyGame, written: int, raw: dict[str, Any]) -> State:
    if written > its_game.format:
        raise BrokenSaveError(f"format {written} is newer than this release knows ({its_game.format})")
    for number in range(written, its_game.format):
        try:
            raw = its_game.upgrades[number](raw)
        except (LookupError, TypeError, ValueError) as flaw:
            raise BrokenSaveError(f"format {number} cannot be upgraded: {flaw!r}") from flaw
    # JSON keys are strings, even in dictionaries keyed by seat.
    state: State = msgspec.convert(raw, its_game.state, str_keys=True)
    return state
