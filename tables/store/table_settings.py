"""What a table agrees on beside the settings of its game: its clock, and what absence means."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Illegal, Setting, Text

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR

SPANS = {
    "15-minutes": 15 * MINUTE,
    "1-hour": HOUR,
    "4-hours": 4 * HOUR,
    "12-hours": 12 * HOUR,
    "1-day": DAY,
    "2-days": 2 * DAY,
    "3-days": 3 * DAY,
    "7-days": 7 * DAY,
}

OPTIONS = (
    Setting("clock", ("none", *SPANS), "none"),
    Setting("reactions", ("same", "15-minutes", "1-hour", "4-hours", "12-hours", "1-day"), "4-hours"),
    Setting("late", ("bot", "default", "vote"), "bot"),
    Setting("quiet-hours", ("stop", "count"), "stop"),
    Setting("vacation", ("stop", "bot", "count"), "stop"),
)
"""`table-option-{key}`, `table-option-{key}-line` and `table-option-{key}-{value}` are their texts."""

_KNOWN = {option.key: option for option in OPTIONS}
_WITHOUT_A_CLOCK = ("clock", "vacation")


def is_option(key: str) -> bool:
    """Whether it is the table that agrees on this, and not the game."""
    return key in _KNOWN


def with_defaults(chosen: Mapping[str, str]) -> dict[str, str]:
    """All options with their values; what an earlier release has not known is as usual."""
    return {key: chosen.get(key, option.default) for key, option in _KNOWN.items()}


def with_choice(options: Mapping[str, str], key: str, value: str) -> dict[str, str]:
    """The options after one of them was changed; refuses unknown names and values."""
    if key not in _KNOWN:
        raise Illegal(Text("no-such-setting", {"setting": key}))
    if value not in _KNOWN[key].values:
        raise Illegal(Text("no-such-value", {"setting": key, "value": value}))
    return {**options, key: value}


def in_force(options: Mapping[str, str]) -> list[Setting]:
    """The options that change anything as things stand."""
    ticking = options["clock"] != "none"
    return [option for option in OPTIONS if ticking or option.key in _WITHOUT_A_CLOCK]


def allowance(options: Mapping[str, str], reaction: bool) -> float | None:
    """How long somebody may think; None: as long as they like."""
    usual = SPANS.get(options["clock"])
    if usual is None or not reaction:
        return usual
    return min(usual, SPANS.get(options["reactions"], usual))
