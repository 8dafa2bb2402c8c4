"""The page's HTTP routes: what is served, and to whom."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from yarl import URL

import playground.page
from playground import Playground
from tests.playground.conftest import Stage
from texts import templates

FOLDER = Path(playground.page.__file__).parent


FILES = sorted(file.name for file in (FOLDER / "static").iterdir())


KINDS = {
    ".html": ["text/html"],
    ".css": ["text/css"],
    ".js": ["text/javascript", "application/javascript"],
    ".svg": ["image/svg+xml"],
}


@pytest.fixture
async def browser() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


def routes(ground: Playground) -> list[str]:
    """Every path of the page, with existing names in place of its parameters."""
    app = web.Application()
    ground.page_server.add_to(app)
    known = [resource.canonical for resource in app.router.resources()]
    emoji = ground.world.add_emoji("coin", b"")
    return [path.format(locale="de", name="pane.js", id=emoji.id) for path in known]


@pytest.mark.parametrize(
    ("path", "file"),
    [
        ("/", "index.html"),
        ("/pane?person=Anna", "pane.html"),
        ("/favicon.ico", "icon.svg"),
        *((f"/static/{name}", name) for name in FILES),
    ],
)
async def test_the_page_and_its_files_are_served(
    ground: Playground, browser: aiohttp.ClientSession, path: str, file: str
) -> None:
    async with browser.get(ground.address + path) as answer:
        assert answer.status == 200
        assert answer.content_type in KINDS[Path(file).suffix]
        assert await answer.read() == (FOLDER / "static" / file).read_bytes()


async def test_the_page_is_told_who_there_is_and_what_to_say(
    stage: Stage, browser: aiohttp.ClientSession
) -> None:
    async with browser.get(f"{stage.ground.address}/people") as answer:
        assert await answer.json() == ["Anna", "Bert", "Carla"]
    for locale, spoken in (("en-US", "en"), ("de", "de"), ("fr", "en")):
        async with browser.get(f"{stage.ground.address}/words/{locale}") as answer:
            assert await answer.json() == templates(spoken, "page-")


async def test_everything_served_keeps_strangers_out_of_the_page(
    ground: Playground, browser: aiohttp.ClientSession
) -> None:
    for path in routes(ground):
        if path != "/socket":
            async with browser.get(ground.address + path) as answer:
                policy = answer.headers["Content-Security-Policy"].split("; ")
                assert {"default-src 'self'", "frame-ancestors 'self'", "base-uri 'none'"} <= set(policy)
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                assert answer.headers["Cache-Control"] == "no-cache"


STRANGERS = pytest.mark.parametrize(
    "stranger",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1:1"},
        {"Origin": "http://evil.example"},
        {"Origin": "https://127.0.0.1"},
        {"Origin": "null"},
    ],
    ids=str,
)


@STRANGERS
async def test_a_strangers_page_is_refused_at_every_address(
    stage: Stage, browser: aiohttp.ClientSession, stranger: dict[str, str]
) -> None:
    paths = routes(stage.ground)
    assert "/socket" in paths
    for path in paths:
        async with browser.get(f"{stage.ground.address}{path}?person=Anna", headers=stranger) as answer:
            assert answer.status == 403, path
            assert "Anna" not in await answer.text()
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await browser.ws_connect(f"{stage.ground.address}/socket?person=Anna", headers=stranger)
    assert refused.value.status == 403


@STRANGERS
async def test_neither_files_nor_the_bots_side_is_open_to_strangers_pages(
    stage: Stage, browser: aiohttp.ClientSession, stranger: dict[str, str]
) -> None:
    known = stranger | {"Authorization": f"Bot {stage.ground.token}"}
    for path in ("/attachments/1/2/hand.png", "/api/v10/gateway", "/api/v10/users/@me", "/api/v10/nowhere"):
        async with browser.get(stage.ground.address + path, headers=known) as answer:
            assert answer.status == 403, path
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await browser.ws_connect(f"{stage.ground.address}/gateway", headers=stranger)
    assert refused.value.status == 403
    assert stage.ground.violations == []


async def test_the_own_page_may_come_in_with_its_origin(stage: Stage, browser: aiohttp.ClientSession) -> None:
    address = f"{stage.ground.address}/socket?person=Anna"
    async with browser.ws_connect(address, headers={"Origin": stage.ground.address}) as socket:
        assert json.loads((await socket.receive()).data)["me"]["name"] == "Anna"


async def test_localhost_is_led_to_the_one_address(
    ground: Playground, browser: aiohttp.ClientSession
) -> None:
    local = {"Host": f"localhost:{URL(ground.address).port}"}
    for path in ("/", "/pane?person=Anna&at=5"):
        async with browser.get(ground.address + path, headers=local, allow_redirects=False) as answer:
            assert answer.status == 302
            assert answer.headers["Location"] == ground.address + path
    async with browser.get(f"{ground.address}/people", headers=local) as answer:
        assert answer.status == 403


@pytest.mark.parametrize(
    "path",
    [
        "/static/../page.py",
        "/static/..%2Fpage.py",
        "/static/%2e%2e%2fpage.py",
        "/static/%2e%2e/page.py",
        "/static/..%5Cpage.py",
        "/static/%2Fetc%2Fpasswd",
        "/static//etc/passwd",
        "/static/..",
        "/static/",
        "/static/%00",
        "/static/nothing.js",
        "/page.py",
    ],
)
async def test_nothing_but_the_pages_own_files_is_served(ground: Playground, path: str) -> None:
    async with aiohttp.ClientSession() as session:
        address = URL(ground.address + path, encoded=True)
        async with session.get(address, allow_redirects=False) as answer:
            assert answer.status == 404


@pytest.mark.parametrize("name", ["Nobody", "", "anna", "Lairkeeper", "Owner of The Lair"])
async def test_nobody_can_come_in_as_somebody_else_than_the_people(
    stage: Stage, browser: aiohttp.ClientSession, name: str
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await browser.ws_connect(f"{stage.ground.address}/socket", params={"person": name})
    assert refused.value.status == 404
