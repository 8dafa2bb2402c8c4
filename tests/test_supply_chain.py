"""What the bot is made of and where it runs: nothing unlocked, nothing open to others, no secret in sight."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.client.configuration import read_configuration

ROOT = Path(__file__).parents[1]
UNIT = (ROOT / "hosting" / "lairkeeper.service").read_text().splitlines()
CONTAINER = (ROOT / "hosting" / "Containerfile").read_text()
TOKEN = "MTA5.a-token-nobody-may-see"
HARDENED = {
    "UMask=0077",
    "StateDirectoryMode=0700",
    "NoNewPrivileges=yes",
    "CapabilityBoundingSet=",
    "ProtectSystem=strict",
    "ProtectHome=yes",
    "PrivateTmp=yes",
    "PrivateDevices=yes",
    "ProtectKernelModules=yes",
    "ProtectKernelTunables=yes",
    "ProtectControlGroups=yes",
    "RestrictNamespaces=yes",
    "RestrictSUIDSGID=yes",
    "LockPersonality=yes",
    "SystemCallArchitectures=native",
    "SystemCallFilter=@system-service",
}


def test_the_unit_leaves_the_bot_its_folder_and_the_network() -> None:
    assert set(UNIT) >= HARDENED
    [user] = [line for line in UNIT if line.startswith("User=")]
    assert user != "User=root"


def test_no_secret_is_written_into_the_unit() -> None:
    assert [line for line in UNIT if re.match(r"Environment=.*(TOKEN|PASSWORD|URL)", line)] == []


def instructions(name: str) -> list[str]:
    """The arguments of all instructions of a kind, in order."""
    joined = CONTAINER.replace("\\\n", " ")
    return [line.removeprefix(name).strip() for line in joined.splitlines() if line.startswith(f"{name} ")]


def test_the_container_runs_as_nobody_in_particular() -> None:
    *_, user = instructions("USER")
    assert user == "lairkeeper"
    assert CONTAINER.index("\nUSER ") < CONTAINER.index("\nCMD ")


def test_the_container_takes_in_named_parts_only_and_nothing_from_elsewhere() -> None:
    assert instructions("ADD") == []
    copied = {word for line in instructions("COPY") for word in line.split()[:-1]}
    assert copied <= {path.name for path in ROOT.iterdir()}
    assert copied.isdisjoint({".", "tests", "docs", ".env", "data"})
    for command in instructions("RUN"):
        assert not re.search(r"curl|wget|apt|chmod\s+777|http:", command)
        assert "pip install" not in command or "--require-hashes" in command


def test_the_build_sees_nothing_but_what_is_named() -> None:
    shown = (ROOT / "hosting" / "Containerfile.dockerignore").read_text().splitlines()
    rules = [line for line in shown if line and not line.startswith("#")]
    assert rules[0] == "*"
    assert "!.env" not in rules
    assert "!tests" not in rules


@pytest.mark.parametrize("show", [repr, str, lambda one: f"{one!r:.9999}"])
def test_the_token_is_in_nothing_that_could_be_logged_or_shown_in_a_traceback(show: object) -> None:
    assert callable(show)
    configuration = read_configuration({"DISCORD_TOKEN": TOKEN})
    assert configuration.token == TOKEN
    assert TOKEN not in show(configuration)


def test_no_token_was_ever_written_into_the_tree() -> None:
    """Discord's tokens have three parts; anything of that shape would be one."""
    token = re.compile(r"[MNO][A-Za-z\d]{23,25}\.[\w-]{6}\.[\w-]{27,38}")
    for folder in ("cogs", "tables", "playground", "hosting", "tests", "docs"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".md", ".sh", ".service", ".toml"):
                assert token.search(path.read_text("utf-8")) is None, path
