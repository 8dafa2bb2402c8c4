"""The message input of a pane: text, replies and files, and the commands of the real bot."""

from __future__ import annotations

from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import FilePayload, Locator, Page, expect

from cogs.client.client import Lairkeeper
from cogs.client.command_texts import CommandTranslator
from cogs.client.configuration import read_configuration
from tables import TableService
from texts import templates

pytestmark = pytest.mark.asyncio(loop_scope="package")

Json = dict[str, Any]


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


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def commands(tmp_path_factory: pytest.TempPathFactory) -> list[Json]:
    """The real bot's commands as they are sent to Discord."""
    service = await TableService.open(
        tmp_path_factory.mktemp("composer") / "lair.sqlite3", lambda: 0.0, lambda: 1
    )
    client = Lairkeeper(read_configuration({}), service)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client.tree, "sync", _published_to_nobody)
        async with client:
            await client.setup_hook()
            listed = client.tree.get_commands()
            return [
                await command.get_translated_payload(client.tree, CommandTranslator()) for command in listed
            ]


async def _published_to_nobody() -> None:
    pass


@pytest_asyncio.fixture(loop_scope="package")
async def page(static_page: Page, commands: list[Json]) -> Page:
    """Ada's input in #general, in English."""
    await mount(static_page, commands)
    return static_page


async def mount(page: Page, commands: list[Json], locale: str = "en-US") -> None:
    await page.evaluate(MOUNT, [commands, locale, templates(locale, "page-")])


async def pure(page: Page, commands: list[Json], code: str, locale: str = "en-US") -> Any:
    """What some code finds out with the functions of commands.js as `c` and the real commands as `all`."""
    before = (
        "const c = await import('/static/commands.js'); const { speak } = await import('/static/words.js');"
    )
    given = [commands, locale, templates(locale, "page-")]
    script = f"async ([raw, locale, sentences]) => {{ {before} speak(locale, sentences);"
    return await page.evaluate(f"{script} const all = c.leaves(raw); {code} }}", given)


async def asked(page: Page, what: str) -> list[Json]:
    """The bodies of all requests of a kind so far."""
    found: list[Json] = await page.evaluate(
        "(what) => asked.filter(([w]) => w === what).map(([, b]) => b)", what
    )
    return found


async def until(page: Page, condition: str) -> None:
    """Wait for what cannot be seen; the page's security policy bars Playwright's own way."""
    waiting = f"for (let tries = 0; tries < 500 && !({condition}); tries += 1)"
    pause = "await new Promise((next) => setTimeout(next, 10));"
    assert await page.evaluate(f"async () => {{ {waiting} {{ {pause} }} return {condition}; }}")


def area(page: Page) -> Locator:
    return page.locator("textarea")


def field(page: Page, name: str) -> Locator:
    return page.get_by_role("combobox", name=name, exact=True)


def rows(page: Page) -> Locator:
    return page.get_by_role("option")


# --- reading commands ------------------------------------------------------------------------------------


async def test_sub_commands_are_listed_by_their_whole_path_in_the_readers_language(
    static_page: Page, commands: list[Json]
) -> None:
    opening = "const { path, spoken, description } = all[0]; return [path, spoken, description];"

    assert await pure(static_page, commands, opening) == [
        "lobby open",
        "lobby open",
        "Open a table in this channel",
    ]
    assert await pure(static_page, commands, opening, "de") == [
        "lobby open",
        "lobby öffnen",
        "Einen Tisch in diesem Kanal eröffnen",
    ]


async def test_commands_are_found_by_either_name_or_what_they_do(
    static_page: Page, commands: list[Json]
) -> None:
    wanted = {
        "": "lobby open",
        "lobby o": "lobby open",
        "open": "lobby open",
        "offn": "lobby open",
        "schliessen": "lobby close",
        "karte": "card",
        "nachlesen": "log",
        "xyz": None,
    }
    code = f"return {list(wanted)}.map((typed) => c.ranked(all, typed)[0]?.path ?? null);"
    assert await pure(static_page, commands, code, "de") == list(wanted.values())


async def test_names_that_begin_with_what_is_typed_come_first_and_descriptions_last(
    static_page: Page, commands: list[Json]
) -> None:
    found = await pure(static_page, commands, "return c.ranked(all, 'hand').map(({ path }) => path);")
    assert found[:2] == ["hand", "settings hands"]
    assert await pure(static_page, commands, "return c.ranked(all, 'and')[0].path;") == "hand"


async def test_a_line_is_read_in_either_language_whole_or_half(
    static_page: Page, commands: list[Json]
) -> None:
    lines = {
        "/lobby open game:mighty-monsters thread:True": {"game": "mighty-monsters", "thread": "True"},
        "/LOBBY öffnen spiel:Mächtige Monster  thread: Ja ": {"game": "Mächtige Monster", "thread": "Ja"},
        "/lobby open Mighty Monsters": {"game": "Mighty Monsters"},
        "/lobby open thread:": {"thread": ""},
        "/lobby open game:see https://x.test now": {"game": "see https://x.test now"},
        "/lobby open ": {},
        "/lobby open": None,
        "/lobby ": None,
        "lobby open ": None,
    }
    code = f"return {list(lines)}.map((line) => c.readLine(line, all)?.texts ?? null);"
    assert await pure(static_page, commands, code, "de") == list(lines.values())


async def test_what_is_typed_becomes_what_the_bot_wants_or_a_sentence(page: Page) -> None:
    cases: list[tuple[Json, str, object]] = [
        ({"type": 3, "max_length": 3}, "äöü", "äöü"),
        ({"type": 3, "max_length": 3}, "four", "long"),
        ({"type": 3, "min_length": 3}, "no", "short"),
        ({"type": 3, "autocomplete": True}, "whatever", "whatever"),
        ({"type": 3, "required": True}, " ", "missing"),
        ({"type": 3}, " ", None),
        ({"type": 3, "choices": [{"name": "Red", "value": "r"}]}, "red", "r"),
        ({"type": 3, "choices": [{"name": "Red", "value": "r"}]}, "blue", "choice"),
        ({"type": 4, "choices": [{"name": "One", "value": 1}]}, "1", 1),
        ({"type": 4}, "-7", -7),
        ({"type": 4}, "7.5", "integer"),
        ({"type": 4, "min_value": 1}, "0", "least"),
        ({"type": 10, "max_value": 1000}, "1000.5", "most"),
        ({"type": 10}, "7.5", 7.5),
        ({"type": 10}, "seven", "number"),
        ({"type": 5}, "true", True),
        ({"type": 5}, "Nein", False),
        ({"type": 5}, "maybe", "boolean"),
        ({"type": 6}, "@ada", "1"),
        ({"type": 6}, "<@2>", "2"),
        ({"type": 6}, "Nobody", "person"),
        ({"type": 7}, "#general", "10"),
        ({"type": 7}, "Lairkeeper", "channel"),
        ({"type": 8}, "@players", "20"),
        ({"type": 9}, "Ada Maria", "2"),
        ({"type": 9}, "Nobody", "mentionable"),
        ({"type": 11, "required": True}, "", "missing"),
    ]
    code = """async (cases) => {
      const { understood } = await import("/static/commands.js");
      const { say } = await import("/static/words.js");
      return cases.map(([option, text]) => {
        const { value, flaw } = understood({ name: "it", ...option }, { text, picked: undefined }, client);
        const key = flaw?.key.replace("page-composer-flaw-", "");
        return [value ?? key ?? null, flaw ? say(flaw.key, flaw.given) : ""];
      });
    }"""
    found = await page.evaluate(code, [[option, text] for option, text, _ in cases])

    assert [value for value, _ in found] == [meant for _, _, meant in cases]
    assert not any("page-composer" in sentence or "{" in sentence for _, sentence in found)


# --- writing text ----------------------------------------------------------------------------------------


async def test_a_message_goes_out_with_what_it_mentions_answers_and_brings_along(page: Page) -> None:
    await page.evaluate("composer.replyTo({ id: '77', shown: { author: 'Ada' } })")
    await expect(page.get_by_text("Replying to Ada")).to_be_visible()
    await page.keyboard.type("Look, @mar")
    await page.keyboard.press("Enter")
    await page.keyboard.type("at #gen")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Shift+Enter")
    await page.keyboard.type("now!")
    await expect(area(page)).to_have_value("Look, @Ada Maria at #general \nnow!")
    await page.set_input_files("input[type=file]", [picture("map.png"), picture("wrong.png")])
    await page.get_by_label("Remove wrong.png").click()
    await area(page).press("Enter")

    assert await asked(page, "say") == [
        {
            "channel": "10",
            "text": "Look, <@2> at <#10> \nnow!",
            "reply_to": "77",
            "files": [{"filename": "map.png", "data": "bm90IHF1aXRlIGEgcGljdHVyZQ=="}],
        }
    ]
    await expect(area(page)).to_have_value("")
    await expect(page.get_by_text("Replying to Ada")).to_be_hidden()
    await expect(page.get_by_role("listitem")).to_have_count(0)


async def test_pictures_can_be_pasted_and_dropped(page: Page) -> None:
    await page.evaluate(
        """() => {
          for (const [kind, key] of [["paste", "clipboardData"], ["drop", "dataTransfer"]]) {
            const carried = new DataTransfer();
            carried.items.add(new File(["x"], `${kind}.png`, { type: "image/png" }));
            const given = { bubbles: true, cancelable: true, [key]: carried };
            const event = kind === "paste" ? new ClipboardEvent(kind, given) : new DragEvent(kind, given);
            (kind === "paste" ? document.querySelector("textarea") : document.body).dispatchEvent(event);
          }
        }"""
    )
    await expect(page.get_by_role("listitem")).to_have_text(["paste.png", "drop.png"])


async def test_a_draft_stays_with_its_place(page: Page) -> None:
    await page.keyboard.type("half a thou")
    await page.evaluate("go('13'); composer.focus()")
    await expect(area(page)).to_have_attribute("placeholder", "Message @Lairkeeper")
    await page.keyboard.type("/move choice:pass")
    await page.evaluate("go('10'); composer.focus()")
    await expect(area(page)).to_have_value("half a thou")
    await page.keyboard.type("ght")
    await page.evaluate("go('13'); composer.focus()")
    await expect(field(page, "choice")).to_have_value("pass")
    await page.evaluate("go('10')")
    await expect(area(page)).to_have_value("half a thought")


async def test_a_message_that_is_too_long_is_counted_and_kept(page: Page) -> None:
    await area(page).fill("x" * 1790)
    await expect(page.get_by_text("Characters left")).to_be_hidden()
    await area(page).fill("x" * 2001)
    await expect(page.get_by_text("Characters left: -1")).to_be_visible()
    await area(page).press("Enter")

    await expect(page.get_by_role("alert")).to_have_text(
        "Your message has 2,001 characters; at most 2,000 fit."
    )
    assert await asked(page, "say") == []


async def test_a_message_that_could_not_be_sent_is_there_again(page: Page) -> None:
    await page.evaluate("failure = 'The channel is gone.'")
    await page.keyboard.type("hello")
    await page.keyboard.press("Enter")

    await expect(page.get_by_role("alert")).to_have_text("The channel is gone.")
    await expect(area(page)).to_have_value("hello")
    await page.keyboard.type("!")
    await expect(page.get_by_role("alert")).to_be_hidden()


async def test_where_one_may_not_write_it_says_so(page: Page) -> None:
    for place, sentence in (
        ("12", "You may read here, but not write."),
        ("?", "Choose a channel to write in."),
    ):
        await page.evaluate("(id) => composer.place(client.places.get(id) ?? null, [])", place)
        await expect(area(page)).to_be_disabled()
        await expect(area(page)).to_have_attribute("placeholder", sentence)


# --- slash commands --------------------------------------------------------------------------------------


async def test_a_command_is_found_filled_in_and_sent_by_keyboard_alone(page: Page) -> None:
    await page.keyboard.type("/")
    await expect(rows(page).first).to_contain_text("/lobby open game thread? Open a table in this channel")
    await page.keyboard.press("End")
    await expect(rows(page).last).to_have_attribute("aria-selected", "true")
    await page.keyboard.type("lob")
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("Home")
    active = await area(page).get_attribute("aria-activedescendant")
    assert active == await rows(page).first.get_attribute("id")
    await page.keyboard.press("Enter")

    await expect(field(page, "game")).to_be_focused()
    await expect(page.get_by_text("What do you want to play?")).to_be_visible()
    await page.keyboard.type("mighty")
    await page.keyboard.press("Enter")
    await expect(field(page, "game")).to_have_value("Mighty Monsters")
    await page.keyboard.press("Tab")
    await expect(rows(page)).to_have_text(["thread Play in a fresh thread instead of this channel"])
    await page.keyboard.press("Tab")
    await expect(field(page, "thread")).to_be_focused()
    await page.keyboard.type("t")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")

    sent = {"channel": "10", "path": "lobby open", "options": {"game": "mighty-monsters", "thread": True}}
    assert await asked(page, "command") == [sent]
    await expect(area(page)).to_be_focused()
    await expect(area(page)).to_have_value("")


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en-US", "/lobby open game:mighty-monsters thread:False"),
        ("de", "/lobby öffnen thread:falsch spiel:mächtige monster"),
    ],
)
async def test_a_whole_line_can_be_typed_or_pasted(
    static_page: Page, commands: list[Json], locale: str, line: str
) -> None:
    await mount(static_page, commands, locale)
    await static_page.keyboard.type(line)
    await static_page.keyboard.press("Enter")
    await static_page.keyboard.insert_text(line)
    await static_page.keyboard.press("Enter")

    sent = {"channel": "10", "path": "lobby open", "options": {"game": "mighty-monsters", "thread": False}}
    assert await asked(static_page, "command") == [sent, sent]


async def test_backspace_and_escape_lead_back_out(page: Page) -> None:
    await page.keyboard.type("/lobby open thread:")
    await expect(field(page, "thread")).to_be_focused()
    await page.keyboard.press("Backspace")
    await expect(field(page, "thread")).to_have_count(0)
    await expect(field(page, "game")).to_be_focused()
    await page.keyboard.press("Backspace")
    await expect(area(page)).to_have_value("/lobby open")
    await expect(rows(page)).to_have_count(1)

    await page.keyboard.press("Enter")
    await page.keyboard.press("Escape")
    await expect(rows(page)).to_have_count(0)
    await expect(field(page, "game")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(area(page)).to_be_focused()
    await expect(area(page)).to_have_value("")


async def test_a_command_without_options_only_wants_to_be_sent(page: Page) -> None:
    await page.keyboard.type("/lobby join ")
    await expect(field(page, "Press Enter to send it.")).to_be_focused()
    await page.keyboard.type("now")
    await page.keyboard.press("Enter")
    await expect(page.locator("#composer-hint")).to_have_text("“now” belongs to none of the options.")
    await page.get_by_role("button", name="Discard the command").click()
    await page.keyboard.type("/lobby join")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")

    assert await asked(page, "command") == [{"channel": "10", "path": "lobby join", "options": {}}]


async def test_an_unknown_command_is_said_to_be_none(page: Page) -> None:
    await page.keyboard.type("/loby")
    await expect(page.get_by_text("There is no such command here.").first).to_be_visible()
    await expect(rows(page)).to_have_count(0)


async def test_a_chosen_suggestion_sends_its_value_until_one_types_on(page: Page) -> None:
    await page.keyboard.type("/move ")
    await expect(rows(page)).to_have_text(["Torture Chamber", "Throne Room", "Pass"])
    await page.keyboard.type("thr")
    await expect(rows(page)).to_have_text(["Throne Room"])
    await page.keyboard.press("Enter")
    await expect(field(page, "choice")).to_have_value("Throne Room")
    await page.keyboard.press("Enter")
    await page.keyboard.type("/move ")
    await rows(page).get_by_text("Pass").click()
    await page.keyboard.type(" it on")
    await expect(page.get_by_text("Nothing in the list matches.").first).to_be_visible()
    await page.keyboard.press("Enter")

    assert [sent["options"] for sent in await asked(page, "command")] == [
        {"choice": "room-0"},
        {"choice": "Pass it on"},
    ]
    body = {"channel": "10", "path": "move", "options": {}, "focused": "choice"}
    first, second, *_ = await asked(page, "suggest")
    assert [first, second] == [body | {"value": ""}, body | {"value": "thr"}]


async def test_late_suggestions_do_not_replace_newer_ones(page: Page) -> None:
    await page.evaluate(
        "() => { choices = (typed) => new Promise((done) => { (window.pending ??= {})[typed] = done; }); }"
    )
    await page.keyboard.type("/card ")
    await expect(page.get_by_text("Looking for suggestions …")).to_be_visible()
    await page.keyboard.type("d")
    await until(page, "'d' in (window.pending ?? {})")
    await page.evaluate("pending.d([{ name: 'Dragon', value: 'd' }])")
    await page.evaluate("pending['']([{ name: 'Anything', value: 'a' }])")
    await expect(rows(page)).to_have_text(["Dragon"])
    await page.evaluate("failure = 'The bot does not answer.'")
    await page.keyboard.type("r")
    await expect(page.get_by_text("The bot does not answer.").first).to_be_visible()


async def test_other_options_go_along_when_suggestions_are_asked_for(page: Page) -> None:
    await page.keyboard.type("/lobby options setting:mood value:")
    await until(page, "asked.some(([, body]) => body.focused === 'value')")
    assert (await asked(page, "suggest"))[-1]["options"] == {"setting": "mood"}


async def test_flaws_are_shown_and_nothing_is_sent(page: Page) -> None:
    await page.evaluate("() => { choices = () => []; }")
    await page.keyboard.type("/lobby options value:high")
    await page.keyboard.press("Enter")

    await expect(field(page, "setting")).to_be_focused()
    await expect(field(page, "setting")).to_have_attribute("aria-invalid", "true")
    await expect(page.locator("#composer-hint")).to_have_text("“setting” must be filled in.")
    await page.keyboard.type("x")
    await expect(page.locator("#composer-hint")).to_have_text("setting What to change")
    assert await asked(page, "command") == []


async def test_a_failed_command_can_be_put_back(page: Page) -> None:
    await page.evaluate("() => { client.act = () => new Promise((done) => { window.answer = done; }); }")
    await page.keyboard.type("/lobby host @Ada Maria")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Sending /lobby host …")).to_be_visible()
    await page.keyboard.type("meanwhile")
    await page.evaluate("answer({ failed: 'The application did not respond.' })")

    await expect(page.get_by_role("alert")).to_have_text(
        "/lobby host was not carried out. The application did not respond."
    )
    await expect(page.get_by_text("Sending /lobby host …")).to_be_hidden()
    await page.get_by_role("button", name="Put it back").click()
    await expect(field(page, "person")).to_have_value("@Ada Maria")
    await page.get_by_role("button", name="Discard the command").click()
    await expect(area(page)).to_have_value("meanwhile")


async def test_new_commands_do_not_disturb_somebody_who_types(page: Page) -> None:
    await page.keyboard.type("/lobby open game:mighty")
    await page.evaluate(
        """() => {
          const changed = structuredClone(commands);
          const note = { type: 3, name: "note", description: "A note", required: true };
          changed[0].options[0].options.push(note);
          go("10", changed);
        }"""
    )
    await expect(field(page, "game")).to_be_focused()
    await expect(field(page, "game")).to_have_value("mighty")
    await expect(field(page, "note")).to_have_value("")
    await page.keyboard.type("-monsters")
    await page.evaluate("go('10', [])")
    await expect(field(page, "game")).to_have_value("mighty-monsters")


async def test_the_same_commands_again_leave_the_marked_row_alone(page: Page) -> None:
    await page.keyboard.type("/lobby")
    await page.keyboard.press("ArrowDown")
    await page.evaluate("go('10', structuredClone(commands))")
    await expect(rows(page).nth(1)).to_have_attribute("aria-selected", "true")


async def test_a_command_can_take_a_file_and_a_number(page: Page) -> None:
    await page.evaluate(
        """() => go("10", [{ name: "show", description: "Show it", type: 1, options: [
          { type: 11, name: "file", description: "Which", required: true },
          { type: 4, name: "times", description: "How often", max_value: 3 },
        ] }])"""
    )
    # Opened before anything is typed: Chromium learns on one line that it is to hand over the chooser, and on
    # another of the keys; only a look at the page in between makes sure which comes first.
    async with page.expect_file_chooser() as choosing:
        await page.keyboard.insert_text("/show times:4")
        await page.get_by_role("button", name="Send").click()
        await expect(page.locator("#composer-hint")).to_have_text("“file” must be filled in.")
        await page.keyboard.press("Enter")
    await (await choosing.value).set_files([picture("map.png")])
    await expect(page.get_by_role("button", name="file")).to_have_text("map.png")
    await page.keyboard.press("Enter")
    await expect(page.locator("#composer-hint")).to_have_text("“times” must be at most 3.")
    await page.keyboard.press("Backspace")
    await page.keyboard.type("2")
    await page.keyboard.press("Enter")

    sent = {"filename": "map.png", "data": "bm90IHF1aXRlIGEgcGljdHVyZQ=="}
    assert (await asked(page, "command"))[0]["options"] == {"file": sent, "times": 2}


async def test_on_a_phone_everything_fits_and_can_be_touched(page: Page) -> None:
    await page.set_viewport_size({"width": 400, "height": 700})
    await page.keyboard.type("/")
    height = await page.locator(".composer-list").evaluate("(list) => list.getBoundingClientRect().height")
    assert height <= 700 * 0.45
    await page.keyboard.type("lobby options ")
    await page.keyboard.type("a very long answer that will not fit into one single line of a phone")
    await expect(page.get_by_role("listbox")).to_be_attached()

    assert await page.evaluate("document.documentElement.scrollWidth") == 400
    sizes = await page.evaluate(
        """() => [...document.querySelectorAll("button, .composer-field, .composer-tail, [role=option]")]
          .map((node) => node.getBoundingClientRect()).filter(({ height }) => height > 0)
          .map(({ height, right }) => [height, right])"""
    )
    assert sizes
    assert all(height >= 40 and right <= 400 for height, right in sizes)
