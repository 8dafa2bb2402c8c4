"""Table settings: what a table agrees on besides its game, such as its clock and what absence means."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Illegal, Setting, Text
from engine.search.players import NORMAL, STRENGTHS

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR

SPANS = {
    "1-minute": MINUTE,
    "2-minutes": 2 * MINUTE,
    "4-minutes": 4 * MINUTE,
    "5-minutes": 5 * MINUTE,
    "10-minutes": 10 * MINUTE,
    "15-minutes": 15 * MINUTE,
    "1-hour": HOUR,
    "4-hours": 4 * HOUR,
    "12-hours": 12 * HOUR,
    "1-day": DAY,
    "2-days": 2 * DAY,
    "3-days": 3 * DAY,
    "7-days": 7 * DAY,
}

LIVE = 15 * MINUTE
"""With a shorter clock people sit there together, so it does not stand still in anybody's quiet hours."""

TABLE_SETTINGS = (
    Setting("clock", ("none", *SPANS), "none"),
    Setting("reactions", ("same", "15-minutes", "1-hour", "4-hours", "12-hours", "1-day"), "4-hours"),
    Setting("late", ("bot", "default", "vote"), "bot"),
    Setting("quiet-hours", ("stop", "count"), "stop"),
    Setting("vacation", ("stop", "bot", "count"), "stop"),
    Setting("substitutes", STRENGTHS, NORMAL),
    Setting("advice", ("on", "unrated", "off"), "on"),
    Setting("coach", ("off", "on"), "off"),
    Setting("calls", ("channel", "quiet"), "channel"),
    Setting("posts", ("rounds", "none"), "rounds"),
    Setting("players", ("host", *map(str, range(2, 7))), "host"),
    Setting("language", ("any", "en", "de"), "any"),
    Setting("door", ("everybody", "newcomers", "reliable"), "everybody"),
)
"""`table-option-{key}`, `table-option-{key}-line` and `table-option-{key}-{value}` are their texts."""

SUGGESTED = {"clock": "2-days", "reactions": "1-day", "late": "bot"}
"""What a new lobby begins with: somebody who is gone does not hold the others up for ever."""

PACES = {"evening": "5-minutes", "often": "4-hours", "daily": "1-day", "relaxed": "3-days"}
"""How fast people can want to play, and the clock that goes with it."""
OF_THE_LOBBY = ("players", "language", "door")
"""What matters until the game begins: who is looked for, and when it starts by itself."""

_BY_KEY = {setting.key: setting for setting in TABLE_SETTINGS}
_WITHOUT_A_CLOCK = ("clock", "vacation", "substitutes", "advice", "coach", "calls", "posts")


def is_table_setting(key: str) -> bool:
    """Whether this is a setting of the table, not of its game."""
    return key in _BY_KEY


def with_defaults(chosen: Mapping[str, str]) -> dict[str, str]:
    """All table settings with their values; those unknown to an earlier release get their default."""
    return {key: chosen.get(key, setting.default) for key, setting in _BY_KEY.items()}


def with_setting(table_settings: Mapping[str, str], key: str, value: str) -> dict[str, str]:
    """The table settings after one was changed; refuses unknown names and values."""
    if key not in _BY_KEY:
        raise Illegal(Text("no-such-setting", {"setting": key}))
    if value not in _BY_KEY[key].values:
        raise Illegal(Text("no-such-value", {"setting": key, "value": value}))
    return {**table_settings, key: value}


def in_force(table_settings: Mapping[str, str]) -> list[Setting]:
    """The settings that make a difference to a game; without a clock most do not."""
    has_clock = table_settings["clock"] != "none"
    lasting = [setting for setting in TABLE_SETTINGS if setting.key not in OF_THE_LOBBY]
    return [setting for setting in lasting if has_clock or setting.key in _WITHOUT_A_CLOCK]


def of_the_lobby() -> list[Setting]:
    """The settings that matter until the game begins."""
    return [_BY_KEY[key] for key in OF_THE_LOBBY]


def for_a_rematch(table_settings: Mapping[str, str]) -> dict[str, str]:
    """The same for people who sit there already: nobody is looked for, and the host starts the game."""
    return {key: value for key, value in table_settings.items() if key not in OF_THE_LOBBY}


def pace_of(table_settings: Mapping[str, str]) -> str:
    """How fast a table plays: one of `PACES`, or `free` without a clock."""
    usual = SPANS.get(table_settings["clock"])
    if usual is None:
        return "free"
    if usual <= LIVE:
        return "evening"
    return "often" if usual < DAY / 2 else "daily" if usual <= DAY else "relaxed"


def gives_advice(table_settings: Mapping[str, str]) -> bool:
    """Whether people may ask what a hard computer player would do."""
    return table_settings["advice"] != "off"


def is_quiet(table_settings: Mapping[str, str]) -> bool:
    """Whether the message in the channel stays where it is, and people are called by direct message only."""
    return table_settings["calls"] == "quiet"


def is_live(table_settings: Mapping[str, str]) -> bool:
    """Whether the clock is one for an evening together."""
    usual = SPANS.get(table_settings["clock"])
    return usual is not None and usual < LIVE


def allowance(table_settings: Mapping[str, str], reaction: bool) -> float | None:
    """How many seconds somebody has for an answer; None means no limit."""
    usual = SPANS.get(table_settings["clock"])
    if usual is None or not reaction:
        return usual
    return min(usual, SPANS.get(table_settings["reactions"], usual))
