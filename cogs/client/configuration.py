"""Settings from the environment, each checked at the start with a message that says what to write instead."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from texts import LOCALES, speaker

_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
_LOOPBACK = "127.0.0.1"
_HIGHEST_PORT = 65535
_MOST_HOURS = 744
_MOST_COPIES = 999


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
    playground_port: int
    playground_database: Path | None
    backup_every: int
    """Hours between copies of the database; 0: none are made by themselves."""
    backup_folder: Path | None
    """Where copies go; None: into a folder beside the database."""
    backup_keep: int

    @property
    def discord_locale(self) -> str:
        """The language as Discord calls it, which knows no plain English."""
        return "en-US" if self.language == "en" else self.language


def read_configuration(environment: Mapping[str, str]) -> Configuration:
    """The configuration, or one error that names every flaw at once."""
    flaws: list[str] = []
    given = {key: value.strip() for key, value in environment.items() if value.strip()}
    language = given.get("LANGUAGE", "en")
    say = speaker(language)

    level = given.get("LOG_LEVEL", "INFO").upper()
    for setting, value, allowed in (("LOG_LEVEL", level, _LEVELS), ("LANGUAGE", language, LOCALES)):
        if value not in allowed:
            flaws.append(say("flaw-one-of", setting=setting, value=value, allowed=", ".join(allowed)))
    workers = given.get("DRAWING_WORKERS", "2")
    if not workers.isdecimal() or not 1 <= int(workers) <= 16:
        flaws.append(say("flaw-workers", value=workers))
    port = given.get("PLAYGROUND_PORT", "8420")
    if not port.isdecimal() or int(port) > _HIGHEST_PORT:
        flaws.append(say("flaw-port", value=port))
    database = Path(given.get("DATABASE", "data/lairkeeper.sqlite3"))
    playground_database = Path(given["PLAYGROUND_DB"]) if "PLAYGROUND_DB" in given else None
    for setting, file in (("DATABASE", database), ("PLAYGROUND_DB", playground_database)):
        if file is not None and file.is_dir():
            flaws.append(say("flaw-database", setting=setting, value=str(file)))
    token = given.get("DISCORD_TOKEN")
    if token is not None and any(character.isspace() for character in token):
        flaws.append(say("flaw-token"))
    api, gateway = given.get("DISCORD_API"), given.get("DISCORD_GATEWAY")
    if (api is None) != (gateway is None):
        flaws.append(say("flaw-both-or-neither"))
    elif any(urlsplit(address).hostname != _LOOPBACK for address in (api, gateway) if address):
        flaws.append(say("flaw-loopback"))
    every, keep = given.get("BACKUP_EVERY", "24"), given.get("BACKUP_KEEP", "7")
    if not every.isdecimal() or int(every) > _MOST_HOURS:
        flaws.append(say("flaw-backup-every", value=every, most=_MOST_HOURS))
    if not keep.isdecimal() or not 1 <= int(keep) <= _MOST_COPIES:
        flaws.append(say("flaw-backup-keep", value=keep, most=_MOST_COPIES))
    backup_folder = Path(given["BACKUP_DIR"]) if "BACKUP_DIR" in given else None
    if backup_folder is not None and backup_folder.is_file():
        flaws.append(say("flaw-backup-folder", value=str(backup_folder)))
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
        playground_port=int(port),
        playground_database=playground_database,
        backup_every=int(every),
        backup_folder=backup_folder,
        backup_keep=int(keep),
    )
