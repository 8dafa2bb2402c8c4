"""The message input: slash commands of the real bot."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from playground.checks.components import Json
from tests.browser.composer import area, asked, field, mount, picture, rows, until

pytestmark = pytest.mark.asyncio(loop_scope="package")


async def test_a_command_is_found_filled_in_and_sent_by_keyboard_alone(composer: Page) -> None:
    await composer.keyboard.type("/")
    await expect(rows(composer).first).to_contain_text("/help How to play")
    await expect(rows(composer).nth(1)).to_contain_text("/learn game")
    await expect(rows(composer).nth(2)).to_contain_text(
        "/lobby open game thread? find? players? pace? language? Open a table in this channel"
    )
    await composer.keyboard.press("End")
    await expect(rows(composer).last).to_have_attribute("aria-selected", "true")
    await composer.keyboard.type("lob")
    await composer.keyboard.press("ArrowUp")
    await composer.keyboard.press("Home")
    active = await area(composer).get_attribute("aria-activedescendant")
    assert active == await rows(composer).first.get_attribute("id")
    await composer.keyboard.press("Enter")

    await expect(field(composer, "game")).to_be_focused()
    await expect(composer.get_by_text("What do you want to play?")).to_be_visible()
    await composer.keyboard.type("mighty")
    await composer.keyboard.press("Enter")
    await expect(field(composer, "game")).to_have_value(re.compile("^Mighty Monsters · 3"))
    await composer.keyboard.press("Tab")
    await expect(rows(composer).first).to_have_text("thread Play in a fresh thread instead of this channel")
    await composer.keyboard.press("Tab")
    await expect(field(composer, "thread")).to_be_focused()
    await composer.keyboard.type("t")
    await composer.keyboard.press("Enter")
    await composer.keyboard.press("Enter")

    sent = {"channel": "10", "path": "lobby open", "options": {"game": "mighty-monsters", "thread": True}}
    assert await asked(composer, "command") == [sent]
    await expect(area(composer)).to_be_focused()
    await expect(area(composer)).to_have_value("")


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


async def test_a_clicked_command_opens_by_its_english_name_in_any_language_and_keeps_what_was_typed(
    static_page: Page, commands: list[Json]
) -> None:
    await mount(static_page, commands, "de")
    await static_page.keyboard.type("Hallo")
    await static_page.evaluate("composer.begin('lobby öffnen')")
    await expect(area(static_page)).to_have_value("Hallo")
    await static_page.evaluate("composer.begin('lobby open')")
    await expect(field(static_page, "spiel")).to_be_focused()
    await static_page.keyboard.press("Escape")
    await static_page.keyboard.press("Escape")
    await expect(area(static_page)).to_have_value("Hallo")


async def test_backspace_and_escape_lead_back_out(composer: Page) -> None:
    await composer.keyboard.type("/lobby open thread:")
    await expect(field(composer, "thread")).to_be_focused()
    await composer.keyboard.press("Backspace")
    await expect(field(composer, "thread")).to_have_count(0)
    await expect(field(composer, "game")).to_be_focused()
    await composer.keyboard.press("Backspace")
    await expect(area(composer)).to_have_value("/lobby open")
    await expect(rows(composer)).to_have_count(1)

    await composer.keyboard.press("Enter")
    await composer.keyboard.press("Escape")
    await expect(rows(composer)).to_have_count(0)
    await expect(field(composer, "game")).to_be_focused()
    await composer.keyboard.press("Escape")
    await expect(area(composer)).to_be_focused()
    await expect(area(composer)).to_have_value("")


async def test_a_command_without_options_only_wants_to_be_sent(composer: Page) -> None:
    await composer.keyboard.type("/lobby join ")
    await expect(field(composer, "Press Enter to send it.")).to_be_focused()
    await composer.keyboard.type("now")
    await composer.keyboard.press("Enter")
    await expect(composer.locator("#composer-hint")).to_have_text("“now” belongs to none of the options.")
    await composer.get_by_role("button", name="Discard the command").click()
    await composer.keyboard.type("/lobby join")
    await composer.keyboard.press("Enter")
    await composer.keyboard.press("Enter")

    assert await asked(composer, "command") == [{"channel": "10", "path": "lobby join", "options": {}}]


async def test_an_unknown_command_is_said_to_be_none(composer: Page) -> None:
    await composer.keyboard.type("/loby")
    await expect(composer.get_by_text("There is no such command here.").first).to_be_visible()
    await expect(rows(composer)).to_have_count(0)


async def test_a_chosen_suggestion_sends_its_value_until_one_types_on(composer: Page) -> None:
    await composer.keyboard.type("/move ")
    await expect(rows(composer)).to_have_text(["Torture Chamber", "Throne Room", "Pass"])
    await composer.keyboard.insert_text("thr")  # at once: whoever pauses is offered something for "t"
    await expect(rows(composer)).to_have_text(["Throne Room"])
    await composer.keyboard.press("Enter")
    await expect(field(composer, "choice")).to_have_value("Throne Room")
    await composer.keyboard.press("Enter")
    await composer.keyboard.type("/move ")
    await rows(composer).get_by_text("Pass").click()
    await composer.keyboard.type(" it on")
    await expect(composer.get_by_text("Nothing in the list matches.").first).to_be_visible()
    await composer.keyboard.press("Enter")

    assert [sent["options"] for sent in await asked(composer, "command")] == [
        {"choice": "room-0"},
        {"choice": "Pass it on"},
    ]
    body = {"channel": "10", "path": "move", "options": {}, "focused": "choice"}
    first, second, *_ = await asked(composer, "suggest")
    assert [first, second] == [body | {"value": ""}, body | {"value": "thr"}]


async def test_late_suggestions_do_not_replace_newer_ones(composer: Page) -> None:
    await composer.evaluate(
        "() => { choices = (typed) => new Promise((done) => { (window.pending ??= {})[typed] = done; }); }"
    )
    await composer.keyboard.type("/card ")
    await expect(composer.get_by_text("Looking for suggestions …")).to_be_visible()
    await until(composer, "'' in (window.pending ?? {})")
    await composer.keyboard.type("d")
    await until(composer, "'d' in (window.pending ?? {})")
    await composer.evaluate("pending.d([{ name: 'Dragon', value: 'd' }])")
    await composer.evaluate("pending['']([{ name: 'Anything', value: 'a' }])")
    await expect(rows(composer)).to_have_text(["Dragon"])
    await composer.evaluate("failure = 'The bot does not answer.'")
    await composer.keyboard.type("r")
    await expect(composer.get_by_text("The bot does not answer.").first).to_be_visible()


async def test_other_options_go_along_when_suggestions_are_asked_for(composer: Page) -> None:
    await composer.keyboard.type("/lobby options setting:mood value:")
    await until(composer, "asked.some(([, body]) => body.focused === 'value')")
    assert (await asked(composer, "suggest"))[-1]["options"] == {"setting": "mood"}


async def test_flaws_are_shown_and_nothing_is_sent(composer: Page) -> None:
    await composer.evaluate("() => { choices = () => []; }")
    await composer.keyboard.type("/lobby options value:high")
    await composer.keyboard.press("Enter")

    await expect(field(composer, "setting")).to_be_focused()
    await expect(field(composer, "setting")).to_have_attribute("aria-invalid", "true")
    await expect(composer.locator("#composer-hint")).to_have_text("“setting” must be filled in.")
    await composer.keyboard.type("x")
    await expect(composer.locator("#composer-hint")).to_have_text("setting What to change")
    assert await asked(composer, "command") == []


async def test_a_failed_command_can_be_put_back(composer: Page) -> None:
    await composer.evaluate("() => { client.act = () => new Promise((done) => { window.answer = done; }); }")
    await composer.keyboard.type("/lobby host @Ada Maria")
    await composer.keyboard.press("Escape")
    await composer.keyboard.press("Enter")
    await expect(composer.get_by_text("Sending /lobby host …")).to_be_visible()
    await composer.keyboard.type("meanwhile")
    await composer.evaluate("answer({ failed: 'The application did not respond.' })")

    await expect(composer.get_by_role("alert")).to_have_text(
        "/lobby host was not carried out. The application did not respond."
    )
    await expect(composer.get_by_text("Sending /lobby host …")).to_be_hidden()
    await composer.get_by_role("button", name="Put it back").click()
    await expect(field(composer, "person")).to_have_value("@Ada Maria")
    await composer.get_by_role("button", name="Discard the command").click()
    await expect(area(composer)).to_have_value("meanwhile")


async def test_new_commands_do_not_disturb_somebody_who_types(composer: Page) -> None:
    await composer.keyboard.type("/lobby open game:mighty")
    await composer.evaluate(
        """() => {
          const changed = structuredClone(commands);
          const note = { type: 3, name: "note", description: "A note", required: true };
          changed.find(({ name }) => name === "lobby").options[0].options.push(note);
          go("10", changed);
        }"""
    )
    await expect(field(composer, "game")).to_be_focused()
    await expect(field(composer, "game")).to_have_value("mighty")
    await expect(field(composer, "note")).to_have_value("")
    await composer.keyboard.type("-monsters")
    await composer.evaluate("go('10', [])")
    await expect(field(composer, "game")).to_have_value("mighty-monsters")


async def test_the_same_commands_again_leave_the_marked_row_alone(composer: Page) -> None:
    await composer.keyboard.type("/lobby")
    await composer.keyboard.press("ArrowDown")
    await composer.evaluate("go('10', structuredClone(commands))")
    await expect(rows(composer).nth(1)).to_have_attribute("aria-selected", "true")


async def test_a_command_can_take_a_file_and_a_number(composer: Page) -> None:
    await composer.evaluate(
        """() => go("10", [{ name: "show", description: "Show it", type: 1, options: [
          { type: 11, name: "file", description: "Which", required: true },
          { type: 4, name: "times", description: "How often", max_value: 3 },
        ] }])"""
    )
    # Expect the file chooser before typing: Chromium gets this and the keys over separate connections, and
    # only a query of the page in between makes sure of their order.
    async with composer.expect_file_chooser() as choosing:
        await composer.keyboard.insert_text("/show times:4")
        await composer.get_by_role("button", name="Send").click()
        await expect(composer.locator("#composer-hint")).to_have_text("“file” must be filled in.")
        await composer.keyboard.press("Enter")
    await (await choosing.value).set_files([picture("map.png")])
    await expect(composer.get_by_role("button", name="file")).to_have_text("map.png")
    await composer.keyboard.press("Enter")
    await expect(composer.locator("#composer-hint")).to_have_text("“times” must be at most 3.")
    await composer.keyboard.press("Backspace")
    await composer.keyboard.type("2")
    await composer.keyboard.press("Enter")

    sent = {"filename": "map.png", "data": "bm90IHF1aXRlIGEgcGljdHVyZQ=="}
    assert (await asked(composer, "command"))[0]["options"] == {"file": sent, "times": 2}


async def test_a_command_is_sent_as_soon_as_its_file_has_been_read_to_whoever_does_not_wait_for_that(
    composer: Page,
) -> None:
    await composer.evaluate(
        """() => {
          const readAsDataURL = FileReader.prototype.readAsDataURL;
          window.slowly = new Promise((go) => { window.letGo = go; });
          FileReader.prototype.readAsDataURL = function (file) {
            window.slowly.then(() => readAsDataURL.call(this, file));
          };
          go("10", [{ name: "show", description: "Show it", type: 1, options: [
            { type: 11, name: "file", description: "Which", required: true },
          ] }]);
        }"""
    )
    chosen = composer.get_by_role("button", name="file")
    async with composer.expect_file_chooser() as choosing:
        await composer.keyboard.type("/show ")
        await expect(chosen).to_be_focused()
        await composer.keyboard.press("Enter")
    chooser = await choosing.value
    await chooser.set_files([picture("cave.png")])
    await expect(chosen).to_have_text("cave.png")
    await composer.keyboard.press("Backspace")
    await expect(chosen).not_to_have_text("cave.png")

    await chooser.set_files([picture("map.png")])
    await expect(chosen).to_have_text("map.png")
    await composer.keyboard.press("Enter")
    await composer.keyboard.press("Enter")
    assert await asked(composer, "command") == []
    await composer.evaluate("letGo()")
    await until(composer, "asked.length > 0")

    [command] = await asked(composer, "command")
    assert command["options"]["file"]["filename"] == "map.png"
    await expect(area(composer)).to_be_focused()


async def test_on_a_phone_everything_fits_and_can_be_touched(composer: Page) -> None:
    await composer.set_viewport_size({"width": 400, "height": 700})
    await composer.keyboard.type("/")
    height = await composer.locator(".composer-list").evaluate(
        "(list) => list.getBoundingClientRect().height"
    )
    assert height <= 700 * 0.45
    await composer.keyboard.type("lobby options ")
    await composer.keyboard.type("a very long answer that will not fit into one single line of a phone")
    await expect(composer.get_by_role("listbox")).to_be_attached()

    assert await composer.evaluate("document.documentElement.scrollWidth") == 400
    sizes = await composer.evaluate(
        """() => [...document.querySelectorAll("button, .composer-field, .composer-tail, [role=option]")]
          .map((node) => node.getBoundingClientRect()).filter(({ height }) => height > 0)
          .map(({ height, right }) => [height, right])"""
    )
    assert sizes
    assert all(height >= 40 and right <= 400 for height, right in sizes)
