"""Markdown and timestamps as the page shows them."""

import asyncio
from base64 import b64encode

import pytest
from playwright.async_api import Page

from playground import Playground
from playground.world.model import Emoji
from tests.cogs.quiz_game import PNG

pytestmark = pytest.mark.asyncio(loop_scope="package")

_SHOW = """async (text) => {
    const { markdown } = await import("/static/markdown.js");
    const box = document.querySelector("main");
    window.opened = [];
    window.begun = [];
    const client = {
        me: { id: "1" },
        people: new Map([["1", { name: "Ada" }], ["2", { name: "<b>Ben" }]]),
        places: new Map([["5", { name: "den" }]]),
        roles: [{ id: "7", name: "Keepers" }, { id: "8", name: "@everyone" }],
        open: (id) => window.opened.push(id),
        begin: (path) => window.begun.push(path),
    };
    box.replaceChildren(markdown(text, client));
    return box.innerHTML;
}"""
_LINK = '<a href="{0}" target="_blank" rel="noopener">{0}</a>'
_DEN = '<span class="mention" role="link" tabindex="0">#den</span>'

EXPECTED = {
    "just text, 2 * 3 * 4 = 24": "just text, 2 * 3 * 4 = 24",
    "**bold** and *italic* and _italic_": "<strong>bold</strong> and <em>italic</em> and <em>italic</em>",
    "__under__ and ~~struck~~": "<u>under</u> and <s>struck</s>",
    "***both***": "<strong><em>both</em></strong>",
    "***a** b*": "<em><strong>a</strong> b</em>",
    "**a *b __c__* d**": "<strong>a <em>b <u>c</u></em> d</strong>",
    "**two\nlines**": "<strong>two\nlines</strong>",
    "**open, *open, ~~open, __open, ||open, `open": "**open, *open, ~~open, __open, ||open, `open",
    "snake_case_name": "snake_case_name",
    r"\*not\* \_this\_ 1\. ¯\\\_": "*not* _this_ 1. ¯\\_",
    r"**a\** b**": "<strong>a** b</strong>",
    "`**code** <i>`": "<code>**code** &lt;i&gt;</code>",
    "`` a`b ``": "<code> a`b </code>",
    "`` `a` ``": "<code>`a`</code>",
    "see ```py\n# no heading\n```\nafter": "see <pre><code># no heading</code></pre>after",
    "# One\n## Two\n### Three\n#### four": "<h2>One</h2><h3>Two</h3><h4>Three</h4>#### four",
    "-# small *print*\nbig": '<small class="subtext">small <em>print</em></small>big',
    "> a\n> b\nc": "<blockquote>a\nb\n</blockquote>c",
    "a\n>>> b\n> c": "a\n<blockquote>b\n&gt; c</blockquote>",
    "- a\n- **b**\n  - c\n    1. d\n- e": (
        '<ul><li>a</li><li><strong>b</strong>\n<ul><li>c\n<ol start="1"><li>d</li></ol></li></ul></li>'
        "<li>e</li></ul>"
    ),
    "3. a\n4. b\n- c": '<ol start="3"><li>a</li><li>b</li></ol><ul><li>c</li></ul>',
    "- a\n  goes on": "<ul><li>a\ngoes on</li></ul>",
    "[a *b*](https://x.y/z)": '<a href="https://x.y/z" target="_blank" rel="noopener">a <em>b</em></a>',
    "[a](javascript:alert(1))": "[a](javascript:alert(1))",
    "[https://a.b](https://x.y)": '<a href="https://x.y" target="_blank" rel="noopener">https://a.b</a>',
    "(see https://x.y/a_(b)_c).": f"(see {_LINK.format('https://x.y/a_(b)_c')}).",
    "<https://x.y>": _LINK.format("https://x.y"),
    "<@1> <@!2>": '<span class="mention mine">@Ada</span> <span class="mention">@&lt;b&gt;Ben</span>',
    "<@3> <@&7> <@&8>": (
        '<span class="mention">@unknown</span> <span class="mention">@Keepers</span> '
        '<span class="mention">@everyone</span>'
    ),
    "@everyone @here": "@everyone @here",
    "<#5> <#6>": f'{_DEN} <span class="mention">#unknown</span>',
    "<:gold:12>!": '<img class="emoji drawn" src="/emojis/12" alt=":gold:" title=":gold:">!',
    "</lobby open:99>": '<span class="mention" role="link" tabindex="0">/lobby open</span>',
    "<img src=x onerror=alert(1)>": "&lt;img src=x onerror=alert(1)&gt;",
    "<t:99999999999999999>": "&lt;t:99999999999999999&gt;",
}


async def test_markdown_looks_as_on_discord(static_page: Page, ground: Playground) -> None:
    ground.world.emojis[12] = Emoji(12, "gold", b64encode(PNG).decode())
    shown = {text: await static_page.evaluate(_SHOW, text) for text in EXPECTED}
    assert shown == EXPECTED


async def test_long_texts_full_of_loose_and_nested_marks_are_shown_at_once(static_page: Page) -> None:
    marks = ("**", "*a ", "_", "`", "~~", "||", "[", "[a](", "> ", "- ", "\n- ", "<@", "\\", "**_`~~||[<*")
    texts = [(mark * 4000)[:4000] for mark in marks] + ["*_" * 999 + "a" + "_*" * 999]
    async with asyncio.timeout(60):  # trying every combination of marks would take forever
        for text in texts:
            assert await static_page.evaluate(_SHOW, text)


async def test_a_spoiler_is_hidden_until_enter_is_pressed_on_it(static_page: Page) -> None:
    await static_page.evaluate(_SHOW, "the ||**king** https://x.y||")
    spoiler = static_page.get_by_role("button", name="Spoiler")
    assert await static_page.locator("[inert] a").count() == 1
    await spoiler.press("Enter")
    assert await spoiler.count() == 0
    assert await static_page.locator("[inert]").count() == 0
    assert await static_page.inner_text("main") == "the king https://x.y"


async def test_a_mentioned_channel_opens(static_page: Page) -> None:
    await static_page.evaluate(_SHOW, "in <#5>")
    await static_page.get_by_role("link", name="#den").press("Enter")
    assert await static_page.evaluate("opened") == ["5"]


async def test_a_mentioned_command_is_begun(static_page: Page) -> None:
    await static_page.evaluate(_SHOW, "open a table with </lobby open:99>")
    await static_page.get_by_role("link", name="/lobby open").click()
    assert await static_page.evaluate("begun") == ["lobby open"]


async def test_points_in_time_are_written_in_every_style_and_language(static_page: Page) -> None:
    session = await static_page.context.new_cdp_session(static_page)
    await session.send("Emulation.setTimezoneOverride", {"timezoneId": "Europe/Berlin"})
    styles = "".join(f"<t:1700000000:{style}>" for style in "tTdDfF") + "<t:1700000000>"
    shown = {}
    for locale in ("en-US", "de"):
        await static_page.evaluate("async (to) => (await import('/static/words.js')).speak(to, {})", locale)
        await static_page.evaluate(_SHOW, styles)
        shown[locale] = await static_page.locator("time").all_inner_texts()
    await session.detach()
    assert [text.replace("\u202f", " ") for text in shown["en-US"]] == [
        "11:13 PM",
        "11:13:20 PM",
        "11/14/23",
        "November 14, 2023",
        "November 14, 2023 at 11:13 PM",
        "Tuesday, November 14, 2023 at 11:13 PM",
        "November 14, 2023 at 11:13 PM",
    ]
    assert shown["de"] == [
        "23:13",
        "23:13:20",
        "14.11.23",
        "14. November 2023",
        "14. November 2023 um 23:13",
        "Dienstag, 14. November 2023 um 23:13",
        "14. November 2023 um 23:13",
    ]


async def test_a_relative_time_is_rounded(static_page: Page) -> None:
    now = await static_page.evaluate("Math.floor(Date.now() / 1000)")
    ahead = [2 * 86_400 - 60, 86_400 - 60, 36_000 - 60, 3_600 - 60]
    await static_page.evaluate(_SHOW, " ".join(f"<t:{now + seconds}:R>" for seconds in ahead))
    assert await static_page.inner_text("main") == "in 2 days in 1 day in 10 hours in 1 hour"


async def test_a_relative_time_counts_by_itself_and_changes_nothing_else(static_page: Page) -> None:
    await static_page.clock.install(time=1_699_999_990)
    await static_page.clock.pause_at(1_700_000_000)
    await static_page.evaluate(_SHOW, "<t:1700000003:R> <t:1700005402:R> <t:1699999000:R>")
    await static_page.evaluate("""() => {
        window.changes = [];
        const note = (seen) => seen.forEach(({ target }) => changes.push(target.textContent));
        const everything = { childList: true, subtree: true };
        new MutationObserver(note).observe(document.querySelector("main"), everything);
    }""")
    assert await static_page.inner_text("main") == "in 3 seconds in 2 hours 17 minutes ago"
    await static_page.clock.run_for(4500)
    assert await static_page.inner_text("main") == "1 second ago in 1 hour 17 minutes ago"
    changes = await static_page.evaluate("changes")
    assert [change for change in changes if "second" in change][-2:] == ["in 0 seconds", "1 second ago"]
    assert changes.count("in 1 hour") == 1


async def test_a_command_stays_with_the_bracket_before_it(static_page: Page) -> None:
    words = "word " * 60
    await static_page.evaluate(_SHOW, f"{words}(</settings language:99>) {words}")
    torn = """(width) => {
        const box = document.querySelector("main");
        box.style.width = `${width}px`;
        const link = box.querySelector("[role=link]"), text = link.previousSibling;
        const range = document.createRange();
        range.setStart(text, text.length - 1);
        range.setEnd(text, text.length);
        return range.getBoundingClientRect().top < link.getClientRects()[0].top - 9;
    }"""
    assert [width for width in range(200, 500, 4) if await static_page.evaluate(torn, width)] == []
