"""Starting the bot as `make run` does: with a token, without one, and where something is in the way."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from playground import Playground
from playground.furnishing import PEOPLE
from tests.end_to_end.stage import PATIENCE, ROOT
from texts import speaker

UNTIL_GREETED = 3 * PATIENCE
"""Until the bot has started, drawn its covers and greeted the server."""


@asynccontextmanager
async def started(folder: Path, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot in a process with nothing but these settings around it; it never outlives the test."""
    plain = {key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}
    # An empty setting keeps a developer's own .env from filling it in.
    emptied = dict.fromkeys(("DISCORD_TOKEN", "PLAYGROUND_DB"), "")
    own = {"DATABASE": str(folder / "lair.sqlite3"), "PLAYGROUND_PORT": "0", "DRAWING_WORKERS": "0"}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "bot.py",
        cwd=ROOT,
        env=plain | emptied | own | settings,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def first_place(browser: aiohttp.ClientSession, address: str) -> dict[str, Any]:
    """The first place that the first person is shown, as the page learns of it."""
    url = f"{address}/socket?person={PEOPLE[0]}"
    async with browser.ws_connect(url, headers={"Origin": address}) as line:
        overview = await line.receive_json(timeout=PATIENCE)
    place: dict[str, Any] = overview["places"]["guilds"][0]["places"][0]
    return place


async def printed_address(process: asyncio.subprocess.Process) -> str:
    """The one address that is printed when the page can be opened."""
    assert process.stdout is not None
    async with asyncio.timeout(UNTIL_GREETED):
        while line := (await process.stdout.readline()).decode():
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                return found[0]
    raise AssertionError("no address was printed")


async def printed_complaint(process: asyncio.subprocess.Process) -> str:
    """What is printed by a bot that does not start, which must end with exit code 2."""
    async with asyncio.timeout(PATIENCE):
        _, errors = await process.communicate()
    assert process.returncode == 2, errors.decode()
    assert "Traceback" not in errors.decode()
    return errors.decode()


async def test_without_a_token_the_page_is_there_and_ends_with_the_bot(tmp_path: Path) -> None:
    async with started(tmp_path, DRAWING_WORKERS="1") as process, aiohttp.ClientSession() as browser:
        address = await printed_address(process)
        async with browser.get(address) as page:
            assert page.status == 200
            assert "pane" in await (await browser.get(f"{address}/static/desk.js")).text()
        assert (await first_place(browser, address))["unread"] == 1

        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(PATIENCE):
            assert await process.wait() == 0


async def test_with_a_token_no_page_is_served_anywhere(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    async with Playground() as ground:
        settings = {
            "DISCORD_TOKEN": ground.token,
            "DISCORD_API": ground.api_url,
            "DISCORD_GATEWAY": ground.gateway_url,
            "PLAYGROUND_PORT": str(port),
        }
        async with started(tmp_path, **settings) as process:
            await ground.world.changes.until(lambda: ground.world.commands, PATIENCE)
            with socket.socket() as caller:
                assert caller.connect_ex(("127.0.0.1", port)) != 0
            process.send_signal(signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                assert await process.wait() == 0


async def test_the_health_address_and_systemd_tell_that_the_bot_is_ready(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.setblocking(False)
        async with Playground() as ground:
            settings = {
                "DISCORD_TOKEN": ground.token,
                "DISCORD_API": ground.api_url,
                "DISCORD_GATEWAY": ground.gateway_url,
                "NOTIFY_SOCKET": str(tmp_path / "notify"),
                "HEALTH": str(port),
            }
            async with started(tmp_path, **settings) as process, aiohttp.ClientSession() as watcher:
                hear = asyncio.get_running_loop().sock_recv
                async with asyncio.timeout(2 * PATIENCE):
                    assert (await hear(systemd, 999)).startswith(b"READY=1\n")
                async with watcher.get(f"http://127.0.0.1:{port}/health") as answer:
                    assert answer.status == 200
                    assert (await answer.json())["status"] == "ok"
                async with watcher.get(f"http://127.0.0.1:{port}/metrics") as answer:
                    page = await answer.text()
                    assert "lairkeeper_shards_connected 1\n" in page
                    assert ground.token not in page
                process.send_signal(signal.SIGTERM)
                async with asyncio.timeout(PATIENCE):
                    assert await hear(systemd, 999) == b"STOPPING=1"
                    assert await process.wait() == 0


async def test_a_discord_that_cannot_be_reached_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    settings = {
        "DISCORD_TOKEN": "abc",
        "DISCORD_API": f"http://127.0.0.1:{port}/api/v10",
        "DISCORD_GATEWAY": f"ws://127.0.0.1:{port}/",
    }
    async with started(tmp_path, **settings) as process:
        complaint = await printed_complaint(process)

    assert "Discord cannot be reached" in complaint
    assert "Traceback" not in complaint


async def test_a_taken_port_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = str(listener.getsockname()[1])
        async with started(tmp_path, PLAYGROUND_PORT=port) as process:
            assert speaker("en")("startup-port-taken", port=port) in await printed_complaint(process)


async def test_a_file_that_cannot_keep_the_messages_is_told(tmp_path: Path) -> None:
    file = tmp_path / "playground.sqlite3"
    file.write_text("These are the memoirs of a goblin, and no database at all.\n" * 50)
    async with started(tmp_path, PLAYGROUND_DB=str(file), LANGUAGE="de") as process:
        complaint = await printed_complaint(process)

    assert str(file) in complaint
    assert speaker("de")("keeping-foreign") in complaint
    assert "goblin" in file.read_text()


async def test_what_keeps_the_bot_from_starting_is_told_on_the_playground_too(tmp_path: Path) -> None:
    (tmp_path / "lair.sqlite3").write_text("No database either.\n" * 100)
    async with started(tmp_path) as process:
        assert "lair.sqlite3" in await printed_complaint(process)


async def test_messages_are_found_again_where_they_are_kept(tmp_path: Path) -> None:
    kept = str(tmp_path / "playground.sqlite3")
    async with started(tmp_path, PLAYGROUND_DB=kept) as process, aiohttp.ClientSession() as browser:
        address = await printed_address(process)
        async with browser.ws_connect(f"{address}/socket?person=Ada") as ada:
            service = await ada.receive_json()
            place = service["places"]["guilds"][0]["places"][0]["id"]
            wish = {"channel": place, "text": "Remember me"}
            await ada.send_json({"number": 1, "what": "say", "body": wish})
            async with asyncio.timeout(PATIENCE):
                while (await ada.receive_json())["about"] != "answer":
                    pass
        process.send_signal(signal.SIGINT)
        await process.wait()

    async with Playground(keep=Path(kept)) as ground:
        greeting, kept_message = [message.text for message in ground.world.messages.values()]
        assert greeting.startswith("## Lairkeeper")
        assert kept_message == "Remember me"
