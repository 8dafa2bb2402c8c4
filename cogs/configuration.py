"""Settings from the environment, each checked at the start with a message that says what to write instead."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from texts import LOCALES

_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class ConfigurationError(Exception):
    """One or more settings are wrong; the message lists them all."""


@dataclass(frozen=True)
class Configuration:
    """How this bot runs; `.env.example` explains each setting."""

    token: str | None
    database: Path
    log_level: int
    language: str
    drawing_workers: int
    api: str | None
    gateway: str | None


def read_configuration(environment: Mapping[str, str]) -> Configuration:
    """The configuration, or one error that names every flaw at once."""
    flaws: list[str] = []
    given = {key: value.strip() for key, value in environment.items() if value.strip()}

    level = given.get("LOG_LEVEL", "INFO").upper()
    if level not in _LEVELS:
        flaws.append(f"LOG_LEVEL is {level!r}; it must be one of {', '.join(_LEVELS)}.")
    language = given.get("LANGUAGE", "en")
    if language not in LOCALES:
        flaws.append(f"LANGUAGE is {language!r}; it must be one of {', '.join(LOCALES)}.")
    workers = given.get("DRAWING_WORKERS", "2")
    if not workers.isdecimal() or not 1 <= int(workers) <= 16:
        flaws.append(f"DRAWING_WORKERS is {workers!r}; it must be a number from 1 to 16.")
    database = Path(given.get("DATABASE", "data/lairkeeper.sqlite3"))
    if database.is_dir():
        flaws.append(f"DATABASE is {database}, which is a folder; it must be a file.")
    token = given.get("DISCORD_TOKEN")
    if token is not None and any(character.isspace() for character in token):
        flaws.append("DISCORD_TOKEN contains white space; copy it again from the developer portal.")
    api, gateway = given.get("DISCORD_API"), given.get("DISCORD_GATEWAY")
    if (api is None) != (gateway is None):
        flaws.append("DISCORD_API and DISCORD_GATEWAY belong together; set both or neither.")
    if flaws:
        raise ConfigurationError("\n".join(flaws))
    return Configuration(
        token=token,
        database=database,
        log_level=logging.getLevelNamesMapping()[level],
        language=language,
        drawing_workers=int(workers),
        api=api,
        gateway=gateway,
    )
