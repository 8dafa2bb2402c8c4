"""The health address: well or not, in figures, for this machine alone, and with no secrets."""

from __future__ import annotations

import logging
import socket
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from typing import Any

import aiohttp
import pytest

from cogs.client.client import Lairkeeper
from cogs.client.configuration import read_configuration
from cogs.health import Health
from cogs.operations import probe
from cogs.operations.address import Address
from engine.release import release
from tables import TableService
from tests.tables.scene import failing, started


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


@pytest.fixture
async def health(service: TableService) -> AsyncIterator[Health]:
    client = Lairkeeper(read_configuration({"HEALTH": str(free_port())}), service)
    cog = Health(client, {})
    await cog.cog_load()
    yield cog
    await cog.cog_unload()
    await client.studio.close()


def address_of(health: Health) -> Address:
    address = health._client.configuration.health
    assert address is not None
    return address


async def asked(health: Health, path: str, **headers: str) -> tuple[int, str]:
    host, port = address_of(health)
    async with (
        aiohttp.ClientSession() as caller,
        caller.get(f"http://{host}:{port}{path}", headers=headers) as answer,
    ):
        return answer.status, await answer.text()


async def figures(health: Health) -> dict[str, float]:
    """Every sample by its name and labels; a line that Prometheus could not read fails."""
    status, page = await asked(health, "/metrics")
    assert status == 200
    lines = [line for line in page.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


async def test_it_is_unwell_without_discord_and_well_with_it(health: Health) -> None:
    assert await asked(health, "/health") == (
        503,
        '{"status": "unwell", "discord": "not connected", "database": "writable", '
        f'"release": "{release()}"}}',
    )
    await health._client.on_shard_connect(0)
    status, told = await asked(health, "/health")
    assert status == 200
    assert '"status": "ok"' in told


async def test_it_is_unwell_if_the_database_takes_no_moves(health: Health, service: TableService) -> None:
    await health._client.on_shard_connect(0)
    async with failing(service.storage, sqlite3.SQLITE_PRAGMA, "user_version"):
        status, told = await asked(health, "/health")

    assert status == 503
    assert '"database": "not writable"' in told


@pytest.mark.parametrize("host", ["evil.example", "lair.internal:8080"])
async def test_it_does_not_answer_under_foreign_names(health: Health, host: str) -> None:
    for path in ("/health", "/metrics"):
        status, told = await asked(health, path, Host=host)
        assert status == 403
        assert release() not in told


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:1", "null", ""])
async def test_it_does_not_answer_pages_of_other_origins(health: Health, origin: str) -> None:
    for path in ("/health", "/metrics"):
        status, told = await asked(health, path, Origin=origin)
        assert status == 403
        assert release() not in told
        host, port = address_of(health)
        assert (await asked(health, path, Origin=f"http://{host}:{port}"))[0] != 403


async def test_there_is_nothing_else_at_the_address(health: Health) -> None:
    assert (await asked(health, "/"))[0] == 404


async def test_figures_tell_of_tables_moves_and_queues(health: Health, service: TableService) -> None:
    await started(service, people=2, bots=1)
    logging.getLogger("lairkeeper.test").error("something broke at the table of %s", "Anna")
    found = await figures(health)

    assert found['lairkeeper_tables{status="playing"}'] == 1
    assert found['lairkeeper_tables{status="lobby"}'] == 0
    assert found['lairkeeper_moves_total{game="toy"}'] == 0
    assert found["lairkeeper_outbox_errands"] > 0
    assert found['lairkeeper_log_lines_total{level="error",from="lairkeeper.test"}'] == 1
    for name in ("timers_late", "drawing_queue", "thinking_queue", "loop_longest_hold_seconds", "shards"):
        assert f"lairkeeper_{name}" in found
    assert found["lairkeeper_acknowledge_seconds_count"] == 0


async def test_no_figure_names_anybody(health: Health, service: TableService) -> None:
    await started(service, people=2)
    _, page = await asked(health, "/metrics")

    assert "Anna" not in page
    assert "token" not in page.lower()


async def test_a_late_timer_is_told(health: Health, service: TableService) -> None:
    table = await started(service)
    async with service.storage.transaction() as writer:
        await writer.execute(
            "INSERT INTO timers VALUES (?, 'expiry', 0, ?)", (table.id, service.clock() - 30)
        )
    found = await figures(health)

    assert found["lairkeeper_timers_late"] == 1
    assert found["lairkeeper_timers_late_seconds"] == 30


async def test_messages_that_wait_are_told(health: Health, service: TableService) -> None:
    postman = health._client.postman
    postman._waiting[1] = 0.0

    assert (await figures(health))["lairkeeper_outbox_oldest_seconds"] > 0


async def test_a_taken_port_is_logged_and_the_bot_goes_on(
    health: Health, caplog: pytest.LogCaptureFixture
) -> None:
    other = Health(health._client, {})
    await other.cog_load()
    await other.cog_unload()

    assert "cannot be opened" in caplog.text
    assert (await asked(health, "/health"))[0] == 503


def test_without_the_setting_nothing_listens(client: Lairkeeper) -> None:
    cog: Any = client.cogs["Health"]  # loaded by discord.py, as a class of its own

    assert cog._server is None
    assert client.http.http_trace is not None
    assert not client.http.http_trace.on_request_end


# ── for containers ───────────────────────────────────────────────────────────────────────────────────────


def test_the_probe_is_content_if_there_is_no_address() -> None:
    assert probe.main({}) == 0


def test_the_probe_notices_that_nobody_listens(capsys: pytest.CaptureFixture[str]) -> None:
    assert probe.main({"HEALTH": str(free_port())}) == 1
    assert "refused" in capsys.readouterr().out


@pytest.mark.parametrize(("answer", "verdict"), [("200 OK", 0), ("503 Service Unavailable", 1)])
def test_the_probe_tells_well_from_unwell(answer: str, verdict: int) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:

        def serve() -> None:
            line, _ = listener.accept()
            with line:
                line.recv(1000)
                line.sendall(f"HTTP/1.1 {answer}\r\nContent-Length: 2\r\n\r\n{{}}".encode())

        server = threading.Thread(target=serve)
        server.start()
        assert probe.main({"HEALTH": f"0.0.0.0:{listener.getsockname()[1]}"}) == verdict
        server.join()
