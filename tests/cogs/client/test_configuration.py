"""Settings: sensible without any, and every flaw named at once."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import pytest

from cogs.client.configuration import (
    Configuration,
    ConfigurationError,
    drawing_workers_for,
    read_configuration,
)
from cogs.operations.address import Address
from tables import Limits, PostgresAddress


def test_without_any_setting_the_bot_can_run() -> None:
    assert read_configuration({}) == Configuration(
        token=None,
        database=Path("data/lairkeeper.sqlite3"),
        log_level=logging.INFO,
        language="en",
        drawing_workers=drawing_workers_for(os.cpu_count() or 1),
        thinking_workers=1,
        emojis=True,
        api=None,
        gateway=None,
        playground_port=8420,
        playground_database=None,
        backup_every=24,
        backup_folder=None,
        backup_keep=7,
        limits=Limits(),
    )


def test_every_setting_is_read() -> None:
    assert read_configuration(
        {
            "DISCORD_TOKEN": "abc.def",
            "DATABASE": "/var/lib/lair.sqlite3",
            "LOG_LEVEL": "debug",
            "LANGUAGE": "de",
            "DRAWING_WORKERS": "4",
            "THINKING_WORKERS": "0",
            "EMOJIS": "off",
            "DISCORD_API": "http://127.0.0.1:1/api/v10",
            "DISCORD_GATEWAY": "ws://127.0.0.1:1/gateway",
            "PLAYGROUND_PORT": "0",
            "PLAYGROUND_DB": "data/playground.sqlite3",
            "BACKUP_EVERY": "0",
            "BACKUP_DIR": "/mnt/copies",
            "BACKUP_KEEP": "30",
            "LIMIT_LOBBIES": "1",
            "LIMIT_TABLES": "2",
            "LIMIT_EXERCISES": "3",
            "LIMIT_SERVER": "4",
            "LIMIT_EXPORTS": "5",
            "LIMIT_VOTES": "6",
            "LIMIT_SEARCHES": "7",
        }
    ) == Configuration(
        token="abc.def",
        database=Path("/var/lib/lair.sqlite3"),
        log_level=logging.DEBUG,
        language="de",
        drawing_workers=4,
        thinking_workers=0,
        emojis=False,
        api="http://127.0.0.1:1/api/v10",
        gateway="ws://127.0.0.1:1/gateway",
        playground_port=0,
        playground_database=Path("data/playground.sqlite3"),
        backup_every=0,
        backup_folder=Path("/mnt/copies"),
        backup_keep=30,
        limits=Limits(
            lobbies_per_person=1,
            tables_per_person=2,
            exercises_per_person=3,
            tables_per_server=4,
            exports_per_hour=5,
            votes_per_hour=6,
            searches_per_hour=7,
        ),
    )


def test_several_processes_may_share_a_database() -> None:
    read = read_configuration({"DATABASE_URL": "postgresql:///lair", "PROCESSES": "2", "SHARDS": "8"})

    assert (read.processes, read.shards) == (2, 8)


def test_an_empty_setting_is_as_good_as_none() -> None:
    names = ("DISCORD_TOKEN", "DATABASE", "LOG_LEVEL", "LANGUAGE", "DRAWING_WORKERS", "DISCORD_API")

    assert read_configuration(dict.fromkeys(names, "  ")) == read_configuration({})


def test_white_space_around_a_token_does_not_matter() -> None:
    assert read_configuration({"DISCORD_TOKEN": " abc\n"}).token == "abc"


FLAWS = {
    "LIMIT_LOBBIES": "0",
    "LIMIT_VOTES": "many",
    "LOG_LEVEL": "LOUD",
    "LANGUAGE": "tlh",
    "DRAWING_WORKERS": "none",
    "THINKING_WORKERS": "all",
    "DATABASE": "/",
    "PLAYGROUND_DB": "/",
    "PLAYGROUND_PORT": "65536",
    "DISCORD_TOKEN": "abc def",
    "BACKUP_EVERY": "daily",
    "BACKUP_KEEP": "0",
    "BACKUP_DIR": __file__,
    "DISCORD_API": "http://127.0.0.1:1/api/v10",
    "HEALTH": "lair.example",
    "PROCESSES": "2",
    "SHARDS": "0",
}


@pytest.mark.parametrize(("name", "value"), FLAWS.items(), ids=FLAWS.keys())
def test_a_flaw_is_named_with_what_to_write_instead(name: str, value: str) -> None:
    with pytest.raises(ConfigurationError) as flaw:
        read_configuration({name: value})

    assert str(flaw.value).startswith(name)
    assert "\n" not in str(flaw.value)


def test_a_local_discord_must_be_on_this_machine() -> None:
    with pytest.raises(ConfigurationError, match=r"127\.0\.0\.1"):
        read_configuration(
            {"DISCORD_API": "http://discord.example/api", "DISCORD_GATEWAY": "ws://127.0.0.1:1/"}
        )


@pytest.mark.parametrize(
    "address", ["nonsense", "http://127.0.0.1:port/", "http://[::1", "ftp://127.0.0.1", "http://"]
)
def test_a_malformed_address_is_named_with_how_to_write_it(address: str) -> None:
    with pytest.raises(
        ConfigurationError, match=r"DISCORD_API is .* no address; write something like http://"
    ):
        read_configuration({"DISCORD_API": address, "DISCORD_GATEWAY": "ws://127.0.0.1:1/"})


def test_a_health_address_is_read_with_its_names() -> None:
    read = read_configuration({"HEALTH": "0.0.0.0:8080", "HEALTH_HOSTS": "Lair.internal, 10.0.0.4"})

    assert read.health == Address("0.0.0.0", 8080)
    assert read.health_hosts == ("lair.internal", "10.0.0.4")
    assert read_configuration({"HEALTH": "8080"}).health == Address("127.0.0.1", 8080)
    assert read_configuration({}).health is None


@pytest.mark.parametrize("address", ["0.0.0.0:8080", "[::]:8080", "lair.example:8080"])
def test_a_health_address_for_others_must_be_asked_for_by_name(address: str) -> None:
    with pytest.raises(ConfigurationError, match="HEALTH_HOSTS"):
        read_configuration({"HEALTH": address})

    assert read_configuration({"HEALTH": address, "HEALTH_HOSTS": "lair"}).health_hosts == ("lair",)


def test_flaws_are_named_in_the_chosen_language() -> None:
    with pytest.raises(ConfigurationError, match="LOG_LEVEL ist „LAUT“"):
        read_configuration({"LANGUAGE": "de", "LOG_LEVEL": "laut"})


@pytest.mark.parametrize("workers", ["17", "-1", "two", "1.5", "²"])
def test_drawing_workers_are_a_number_from_0_to_16(workers: str) -> None:
    with pytest.raises(ConfigurationError, match="from 0 to 16"):
        read_configuration({"DRAWING_WORKERS": workers})


@pytest.mark.parametrize(("cores", "processes"), [(1, 1), (2, 1), (4, 3), (64, 4)])
def test_one_core_is_left_to_the_bot_where_there_are_several(cores: int, processes: int) -> None:
    assert drawing_workers_for(cores) == processes


def test_all_flaws_are_named_at_once() -> None:
    with pytest.raises(ConfigurationError) as flaws:
        read_configuration(FLAWS)

    assert {line.split(" ")[0] for line in str(flaws.value).splitlines()} == set(FLAWS)


def test_a_token_is_never_repeated_in_a_message() -> None:
    with pytest.raises(ConfigurationError) as flaw:
        read_configuration({"DISCORD_TOKEN": "very secret"})

    assert "secret" not in str(flaw.value)


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://lair:secret@db.example.org/lair",
        "postgres://lair:secret@one:5432,two:5433/lair?target_session_attrs=read-write",
        "postgresql://lair:secret@[::1]:5432/lair",
        "postgresql:///lair?host=/run/postgresql",
    ],
)
def test_tables_are_kept_in_postgresql_if_it_has_an_address(url: str) -> None:
    read = read_configuration({"DATABASE_URL": url, "DATABASE": "/var/lib/lair.sqlite3"})

    assert read.store == PostgresAddress(url, Path("/var/lib"))
    assert "secret" not in repr(read) + str(read.store) + repr(read.store)
    assert read_configuration({}).store == Path("data/lairkeeper.sqlite3")


@pytest.mark.parametrize(
    "url",
    ["secret", "mysql://lair:secret@db/lair", "postgresql://lair:secret@db", "postgresql://db:secret/x"],
)
def test_a_wrong_address_of_a_database_is_not_repeated(url: str) -> None:
    with pytest.raises(ConfigurationError, match="DATABASE_URL is not the address") as flaw:
        read_configuration({"DATABASE_URL": url})

    assert "secret" not in str(flaw.value)
