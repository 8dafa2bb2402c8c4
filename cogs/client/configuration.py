"""Settings from the environment, checked at start; every complaint says what to write instead."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from cogs.client.own_editions import OwnEditions, read_editions
from cogs.operations.address import Address, read_address
from engine.core.editions import Edition
from tables import Limits, PostgresAddress, StoreAddress, is_postgres_url
from texts import LOCALES, Speaker, speaker

_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
_SWITCH = ("on", "off")
_LOOPBACK = "127.0.0.1"
_HIGHEST_PORT = 65535
_MOST_HOURS = 744
_MOST_COPIES = 999
_MOST_WORKERS = 16
_ENOUGH_WORKERS = 4
_MOST_ALLOWED = 9999
_MOST_PROCESSES = 16
_MOST_SHARDS = 9999
_LIMITS = {
    "LIMIT_LOBBIES": "lobbies_per_person",
    "LIMIT_TABLES": "tables_per_person",
    "LIMIT_EXERCISES": "exercises_per_person",
    "LIMIT_SERVER": "tables_per_server",
    "LIMIT_EXPORTS": "exports_per_hour",
    "LIMIT_VOTES": "votes_per_hour",
    "LIMIT_SEARCHES": "searches_per_hour",
}
"""The settings that limit what people may ask of the bot, and the fields they fill."""


def drawing_workers_for(cores: int) -> int:
    """One core is for the bot itself; a few processes draw as fast as Discord takes their pictures."""
    return min(max(1, cores - 1), _ENOUGH_WORKERS)


_DEFAULTS = {
    "DATABASE": "data/lairkeeper.sqlite3",
    "LOG_LEVEL": "INFO",
    "LANGUAGE": "en",
    "DRAWING_WORKERS": str(drawing_workers_for(os.cpu_count() or 1)),
    "THINKING_WORKERS": "1",
    "EMOJIS": "on",
    "PROCESSES": "1",
    "PLAYGROUND_PORT": "8420",
    "BACKUP_EVERY": "24",
    "BACKUP_KEEP": "7",
    **{setting: str(asdict(Limits())[field]) for setting, field in _LIMITS.items()},
}


class ConfigurationError(Exception):
    """One or more settings are wrong; the message lists them all."""


@dataclass(frozen=True)
class Configuration:
    """How this bot runs; `.env.example` explains each setting."""

    token: str | None = field(repr=False)
    database: Path
    log_level: int
    language: str
    drawing_workers: int
    """Processes that draw; 0 to draw in a thread of this one."""
    thinking_workers: int
    """Processes that think for hard computer players; 0 for none."""
    emojis: bool
    """Whether the bot keeps emojis of its own."""
    api: str | None
    gateway: str | None
    playground_port: int
    playground_database: Path | None
    backup_every: int
    """Hours between automatic copies of the database; 0 for none."""
    backup_folder: Path | None
    """Where copies go; None for a folder beside the database."""
    backup_keep: int
    limits: Limits
    health: Address | None = None
    """Where the bot tells how it is doing; None for nowhere."""
    health_hosts: tuple[str, ...] = ()
    """Under which names, besides those of this machine itself, the health address may be asked for."""

    database_url: str | None = field(default=None, repr=False)
    """The address of a PostgreSQL database, with its password; None for a file."""
    processes: int = 1
    """How many processes share the shards."""
    shards: int | None = None
    """How many shards there are; None for as many as Discord recommends."""
    editions: tuple[Edition, ...] = ()
    """The operator's own editions, which new tables play."""

    @property
    def store(self) -> StoreAddress:
        """Where the tables are kept: in PostgreSQL if it has an address, in a file otherwise."""
        if self.database_url is None:
            return self.database
        return PostgresAddress(self.database_url, self.database.parent)

    @property
    def discord_locale(self) -> str:
        """The language as Discord names it: Discord has no plain `en`."""
        return "en-US" if self.language == "en" else self.language


def read_configuration(environment: Mapping[str, str]) -> Configuration:
    """Read the configuration, or raise one error that lists every flaw."""
    given = _DEFAULTS | {key: value.strip() for key, value in environment.items() if value.strip()}
    given["LOG_LEVEL"] = given["LOG_LEVEL"].upper()
    own = _own_editions(given)
    flaws = [*_flaws(given), *own.flaws]
    if flaws:
        raise ConfigurationError("\n".join(flaws))
    return Configuration(
        token=given.get("DISCORD_TOKEN"),
        database=Path(given["DATABASE"]),
        log_level=logging.getLevelNamesMapping()[given["LOG_LEVEL"]],
        language=given["LANGUAGE"],
        drawing_workers=int(given["DRAWING_WORKERS"]),
        thinking_workers=int(given["THINKING_WORKERS"]),
        emojis=given["EMOJIS"] == "on",
        api=given.get("DISCORD_API"),
        gateway=given.get("DISCORD_GATEWAY"),
        playground_port=int(given["PLAYGROUND_PORT"]),
        playground_database=_path(given, "PLAYGROUND_DB"),
        backup_every=int(given["BACKUP_EVERY"]),
        backup_folder=_path(given, "BACKUP_DIR"),
        backup_keep=int(given["BACKUP_KEEP"]),
        limits=Limits(**{field: int(given[setting]) for setting, field in _LIMITS.items()}),
        health=read_address(given["HEALTH"]) if "HEALTH" in given else None,
        health_hosts=_names(given),
        database_url=given.get("DATABASE_URL"),
        processes=int(given["PROCESSES"]),
        shards=int(given["SHARDS"]) if "SHARDS" in given else None,
        editions=own.editions,
    )


def _flaws(given: Mapping[str, str]) -> Iterator[str]:
    say = speaker(given["LANGUAGE"])
    for setting, allowed in (("LOG_LEVEL", _LEVELS), ("LANGUAGE", LOCALES), ("EMOJIS", _SWITCH)):
        if given[setting] not in allowed:
            yield say("flaw-one-of", setting=setting, value=given[setting], allowed=", ".join(allowed))
    if not _is_number(given["DRAWING_WORKERS"], 0, _MOST_WORKERS):
        yield say("flaw-workers", value=given["DRAWING_WORKERS"])
    if not _is_number(given["THINKING_WORKERS"], 0, _MOST_WORKERS):
        yield say("flaw-thinking-workers", value=given["THINKING_WORKERS"])
    if not _is_number(given["PLAYGROUND_PORT"], 0, _HIGHEST_PORT):
        yield say("flaw-port", value=given["PLAYGROUND_PORT"])
    for setting in _LIMITS:
        if not _is_number(given[setting], 1, _MOST_ALLOWED):
            yield say("flaw-limit", setting=setting, value=given[setting], most=_MOST_ALLOWED)
    for setting in ("DATABASE", "PLAYGROUND_DB"):
        file = _path(given, setting)
        if file is not None and file.is_dir():
            yield say("flaw-database", setting=setting, value=str(file))
    if not is_postgres_url(given.get("DATABASE_URL", "postgresql:///lairkeeper")):
        yield say("flaw-database-url")  # without the value: there is a password in it
    if any(character.isspace() for character in given.get("DISCORD_TOKEN", "")):
        yield say("flaw-token")
    api, gateway = given.get("DISCORD_API"), given.get("DISCORD_GATEWAY")
    if (api is None) != (gateway is None):
        yield say("flaw-both-or-neither")
    elif api is not None and gateway is not None:
        wrong = [
            (setting, value, example)
            for setting, value, example in (
                ("DISCORD_API", api, "http://127.0.0.1:8420/api/v10"),
                ("DISCORD_GATEWAY", gateway, "ws://127.0.0.1:8420"),
            )
            if not _is_address(value, example.partition(":")[0])
        ]
        for setting, value, example in wrong:
            yield say("flaw-address", setting=setting, value=value, example=example)
        if not wrong and any(urlsplit(address).hostname != _LOOPBACK for address in (api, gateway)):
            yield say("flaw-loopback")
    if not _is_number(given["BACKUP_EVERY"], 0, _MOST_HOURS):
        yield say("flaw-backup-every", value=given["BACKUP_EVERY"], most=_MOST_HOURS)
    if not _is_number(given["BACKUP_KEEP"], 1, _MOST_COPIES):
        yield say("flaw-backup-keep", value=given["BACKUP_KEEP"], most=_MOST_COPIES)
    yield from _health_flaws(given, say)
    yield from _sharing_flaws(given, say)
    backup_folder = _path(given, "BACKUP_DIR")
    if backup_folder is not None and backup_folder.is_file():
        yield say("flaw-backup-folder", value=str(backup_folder))


def _own_editions(given: Mapping[str, str]) -> OwnEditions:
    folder = _path(given, "EDITIONS")
    return OwnEditions() if folder is None else read_editions(folder, speaker(given["LANGUAGE"]))


def _health_flaws(given: Mapping[str, str], say: Speaker) -> Iterator[str]:
    if "HEALTH" not in given:
        return
    try:
        address = read_address(given["HEALTH"])
    except ValueError:
        yield say("flaw-health", value=given["HEALTH"])
        return
    if not address.is_local and not _names(given):
        yield say("flaw-health-host", value=given["HEALTH"], port=str(address.port))


def _sharing_flaws(given: Mapping[str, str], say: Speaker) -> Iterator[str]:
    processes, shards = given["PROCESSES"], given.get("SHARDS", "1")
    if not _is_number(processes, 1, _MOST_PROCESSES):
        yield say("flaw-limit", setting="PROCESSES", value=processes, most=_MOST_PROCESSES)
    elif int(processes) > 1 and "DATABASE_URL" not in given:
        yield say("flaw-processes", value=processes)
    if not _is_number(shards, 1, _MOST_SHARDS):
        yield say("flaw-limit", setting="SHARDS", value=shards, most=_MOST_SHARDS)


def _names(given: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(name.strip().lower() for name in given.get("HEALTH_HOSTS", "").split(",") if name.strip())


def _is_address(value: str, scheme: str) -> bool:
    try:
        parts = urlsplit(value)
        return parts.scheme in (scheme, f"{scheme}s") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is no number, or brackets that do not match
        return False


def _is_number(value: str, least: int, most: int) -> bool:
    return value.isdecimal() and least <= int(value) <= most


def _path(given: Mapping[str, str], setting: str) -> Path | None:
    return Path(given[setting]) if setting in given else None
