"""The message input of a pane, mounted on its own, and what tests look up in it."""

from __future__ import annotations

from typing import Any

from playwright.async_api import FilePayload, Locator, Page

from playground.checks.components import Json
from texts import templates


def picture(name: str) -> FilePayload:
    return {"name": name, "mimeType": "image/png", "buffer": b"not quite a picture"}


MOUNT = """async ([commands, locale, sentences]) => {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: "/static/composer.css" });
  const styled = new Promise((done) => link.addEventListener("load", done));
  document.head.append(link);
  const { speak } = await import("/static/words.js");
  speak(locale, sentences);
  const { createComposer } = await import("/static/composer.js");
  const place = (id, name, kind, writable = true) => [id, { id, name, kind, parent: null, writable }];
  window.asked = [];
  window.failure = null;
  window.choices = (typed) => ["Torture Chamber", "Throne Room", "Pass"]
    .filter((name) => name.toLowerCase().includes(typed.toLowerCase()))
    .map((name, index) => ({ name, value: `room-${index}` }));
  const answer = async (what, body) => {
    window.asked.push([what, body]);
    if (window.failure) {
      throw new Error(window.failure);
    }
    return what === "suggest" ? { choices: await window.choices(body.value) } : { failed: null };
  };
  window.client = {
    me: { id: "1", name: "Ada", locale, dms_open: true },
    people: new Map([["1", "Ada"], ["2", "Ada Maria"], ["9", "Lairkeeper"]].map(
      ([id, name]) => [id, { id, name, bot: id === "9" }])),
    places: new Map([
      place("10", "general", "channel"), place("11", "Ada's table", "thread"),
      place("12", "news", "channel", false), place("13", "Lairkeeper", "dm"),
    ]),
    roles: [{ id: "20", name: "Players" }],
    request: answer, act: answer, open() {}, reveal() {},
  };
  window.commands = commands;
  window.composer = createComposer(window.client);
  window.go = (id, offered = commands) => window.composer.place(window.client.places.get(id), offered);
  Object.assign(document.querySelector("main").style, { paddingTop: "600px" });
  document.querySelector("main").append(window.composer.element);
  window.go("10");
  window.composer.focus();
  await styled;
}"""


async def mount(page: Page, commands: list[Json], locale: str = "en-US") -> None:
    await page.evaluate(MOUNT, [commands, locale, templates(locale, "page-")])


async def run_with_commands(page: Page, commands: list[Json], code: str, locale: str = "en-US") -> Any:
    """The result of some code that uses commands.js as `c` and the real commands as `all`."""
    before = (
        "const c = await import('/static/commands.js'); const { speak } = await import('/static/words.js');"
    )
    given = [commands, locale, templates(locale, "page-")]
    script = f"async ([raw, locale, sentences]) => {{ {before} speak(locale, sentences);"
    return await page.evaluate(f"{script} const all = c.leaves(raw); {code} }}", given)


async def asked(page: Page, what: str) -> list[Json]:
    """The bodies of all requests of one kind so far."""
    found: list[Json] = await page.evaluate(
        "(what) => asked.filter(([w]) => w === what).map(([, b]) => b)", what
    )
    return found


async def until(page: Page, condition: str) -> None:
    """Wait for something invisible; the page's security policy blocks Playwright's own way."""
    waiting = f"for (let tries = 0; tries < 500 && !({condition}); tries += 1)"
    pause = "await new Promise((next) => setTimeout(next, 10));"
    assert await page.evaluate(f"async () => {{ {waiting} {{ {pause} }} return {condition}; }}")


def area(page: Page) -> Locator:
    return page.locator("textarea")


def field(page: Page, name: str) -> Locator:
    return page.get_by_role("combobox", name=name, exact=True)


def rows(page: Page) -> Locator:
    return page.get_by_role("option")
