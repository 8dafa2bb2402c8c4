"""Any decision as controls: within Discord's limits, every option within reach, every click read right."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ButtonStyle
from discord.ui import Button, Select

from cogs.ui.components import Control
from cogs.ui.decisions.controls import DecisionControls, labels, needs_confirmation, read_answer
from cogs.ui.decisions.drafts import Draft
from cogs.ui.message import MessageBody
from engine.core import (
    Chance,
    Choice,
    Illegal,
    Number,
    Option,
    Path,
    Pick,
    Placement,
    Script,
    Suggestions,
    Text,
    Words,
    seat_name,
)
from engine.core.forms import AnyForm
from tests.cogs.panel_users import breaches, components_of
from tests.cogs.quiz_game import options, path, pick, placement, script
from tests.cogs.ui.one_question import Ask, decision_for
from tests.engine.toy import FORMS
from texts import LOCALES, speaker

HUGE_TABLE = 10**9
LONG = "A long and winding name that nobody can read on a phone " * 2


# ── every option within reach ────────────────────────────────────────────────────────────────────────────

PICKS = {
    **{f"{count} options": pick(count) for count in (1, 3, 5, 6, 24, 25, 26, 60, 101, 120)},
    **{
        f"{count} options in {groups} groups": pick(count, groups)
        for count, groups in ((6, 2), (60, 4), (120, 11))
    },
    "120 options in 2 groups": pick(120, 2),
    "240 options in 2 groups": pick(240, 2),
    "60 options in 30 groups": pick(60, 30),
    "110 options in 105 groups": pick(110, 105),
    "some options without a group": Pick(
        options(4, 2) + tuple(o for o in options(12) if o.id not in "o0o1o2o3")
    ),
    "long labels": Pick(options(4, label=LONG)),
    "3 options or none": pick(3, least=0),
    "120 options or none": pick(120, least=0),
}


@pytest.mark.parametrize("form", PICKS.values(), ids=PICKS.keys())
async def test_every_option_can_be_clicked_and_is_read_right(ask: Ask, form: Pick) -> None:
    chosen = await (await ask(form)).explore()

    wanted = [[option.id] for option in form.options] + ([[]] if form.least == 0 else [])
    assert sorted(map(str, chosen)) == sorted(map(str, wanted))


SEVERAL = {
    "1 to 3 of 6": pick(6, most=3),
    "up to 3 of 6": pick(6, least=0, most=3),
    "up to 5 of 3": pick(3, least=0, most=5),
    "2 of 25 in groups": pick(25, 3, least=1, most=2),
    "1 to 3 of 60": pick(60, most=3),
    "1 to 3 of 120": pick(120, most=3),
    "1 to 3 of 120 in order": pick(120, most=3, ordered=True),
    "2 to 3 of 4 in order": pick(4, least=2, most=3, ordered=True),
    "2 to 3 of 6 in order": pick(6, least=2, most=3, ordered=True),
}


@pytest.mark.parametrize("form", SEVERAL.values(), ids=SEVERAL.keys())
async def test_where_several_are_picked_each_can_be_among_them(ask: Ask, form: Pick) -> None:
    chosen = await (await ask(form)).explore()

    reached = {word for choice in chosen if isinstance(choice, list) for word in choice}
    assert reached == {option.id for option in form.options}


NUMBERS = {"2 to 5": (2, 5), "0 to 24": (0, 24), "-2 to 2": (-2, 2), "-30 to -10": (-30, -10)}


@pytest.mark.parametrize("bounds", NUMBERS.values(), ids=NUMBERS.keys())
async def test_every_small_number_can_be_clicked(ask: Ask, bounds: tuple[int, int]) -> None:
    chosen = await (await ask(Number(*bounds))).explore()

    assert sorted(chosen) == list(range(bounds[0], bounds[1] + 1))


# ── limits, in both languages, at every stage ────────────────────────────────────────────────────────────

SHAPES: dict[str, AnyForm] = {
    **PICKS,
    **SEVERAL,
    **{f"the toy's {name}": form for name, form in FORMS.items()},
    "no option at all": Pick((), least=0, most=1),
    "no option of several": Pick((), least=0, most=3),
    "a wide number": Number(0, 10**9),
    "a path": path((3, 4)),
    "a path with long proposals": path((60, 90)),
    **{f"a place among {count}": placement(count, 26) for count in (0, 1, 7, 26, 199)},
    **{f"a script of {count} words": script(count, 0) for count in (1, 5, 26, 120)},
    "a script of 60 words in 4 groups": script(60, 4),
    "a script of 120 words in 30 groups": script(120, 30),
    "a script with long labels": script(7, 0, LONG),
}


def suggestions_for(form: AnyForm) -> Suggestions:
    match form:
        case Placement() | Path() if "quiz" in form.law:
            return form.suggestions(None, 0)
    return Suggestions()


def drafts_of(form: AnyForm) -> list[Draft]:
    match form:
        case Pick():
            ids = [option.id for option in form.options]
            picked = [Draft(ids[:count]) for count in (1, form.least, form.most)]
        case Placement() | Path():
            picked = [Draft(("A1", "r90", "m")), Draft(("A1", "x:y"), refusal=Text("no-square-named"))]
        case Script():
            return script_drafts(form)
        case Number() | Words():
            picked = []
    return [Draft(), *(Draft((), group) for group in (0, 1, 10**6)), *picked]


def script_drafts(form: Script) -> list[Draft]:
    """As far as chance writes it, with every number of words, wrong ones behind them, and every group."""
    sample = form.sample(None, 0, Chance(3))
    assert isinstance(sample, list)
    begun = [sample[:count] for count in range(len(sample) + 1)]
    written = [form.progress(None, 0, words) for words in [*begun, [*sample, "wrong " * 30]]]
    return [Draft(each.words, group, each.refusal, each) for each in written for group in (None, 0, 1, 10**6)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("form", SHAPES.values(), ids=SHAPES.keys())
@pytest.mark.usefixtures("spoken")
def test_controls_keep_within_discords_limits(form: AnyForm, locale: str) -> None:
    controls = DecisionControls(HUGE_TABLE, decision_for(form), speaker(locale, ["Anna"]))
    for draft in drafts_of(form):
        lines, rows, tools = controls.controls(draft, suggestions_for(form))
        below = [list(tools)] if tools else []
        assert breaches(components_of(MessageBody(["Something", *lines], [*rows, *below]))) == []


def action_of(control: Button[Any]) -> str:
    return str(control.custom_id).split(":")[1]


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("more", [False, True])
def test_a_few_short_options_are_buttons_and_more_are_a_list_that_can_be_typed(more: bool) -> None:
    say = speaker("en")
    few = DecisionControls(1, decision_for(pick(5)), say, more=more).controls(Draft()).rows
    many = DecisionControls(1, decision_for(pick(6)), say, more=more).controls(Draft()).rows

    assert [len(row) for row in few] == [5]
    assert [[control.label for control in row if isinstance(control, Button)] for row in many] == [
        [],
        *([[say("choose-type")]] if more else []),
    ]


@pytest.mark.usefixtures("spoken")
def test_a_group_of_one_is_chosen_in_one_step() -> None:
    rows = DecisionControls(1, decision_for(pick(7, 6)), speaker("en")).controls(Draft()).rows
    buttons = [control for row in rows for control in row if isinstance(control, Button)]

    assert [action_of(one) for one in buttons] == ["group", *["pick"] * 5]
    assert [one.label for one in buttons[1:6]] == [f"Option {number}" for number in range(1, 6)]


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize(
    ("advised", "labels"),
    [("o6", ["★ Option 6"]), ("o3", ["★ Option 3"]), ("", [])],
    ids=["within a group", "a group of one", "nothing"],
)
def test_what_is_advised_is_marked_where_options_come_in_groups_too(advised: str, labels: list[str]) -> None:
    """Its group is open at once."""
    decision = decision_for(pick(7, 6))
    rows = DecisionControls(1, decision, speaker("en"), advised=[advised]).controls(Draft()).rows
    shown = [one.label for row in rows for one in row if isinstance(one, Button)]
    shown += [one.label for row in rows for each in row if isinstance(each, Select) for one in each.options]

    assert [label for label in shown if label and label.startswith("★")] == labels


@pytest.mark.usefixtures("spoken")
def test_what_an_option_leads_to_is_said_above_buttons_and_within_lists() -> None:
    few, many = (
        Pick(tuple(Option(str(n), Text("seat", {"seat": n}), note=Text("nothing")) for n in range(count)))
        for count in (2, 6)
    )
    above = DecisionControls(1, decision_for(few), speaker("en")).controls(Draft()).lines
    (listed,) = DecisionControls(1, decision_for(many), speaker("en")).controls(Draft()).rows[0]

    assert above == ["-# **Seat A, Seat B:** nothing"], "the same is said once"
    assert isinstance(listed, Select)
    assert [option.description for option in listed.options] == ["nothing"] * 6


def test_an_answer_that_leaves_things_as_they_are_is_grey() -> None:
    options = (Option("a", Text("seat", {"seat": 0})), Option("b", Text("seat", {"seat": 1}), declines=True))
    [buttons] = DecisionControls(1, decision_for(Pick(options)), speaker("en")).controls(Draft()).rows

    styles = [one.style for one in buttons if isinstance(one, Button)]
    assert styles == [ButtonStyle.primary, ButtonStyle.secondary]


@pytest.mark.usefixtures("spoken")
def test_up_to_fifteen_squares_and_numbers_are_buttons_as_many_side_by_side_as_a_phone_shows() -> None:
    def rows(most: int) -> list[list[Control]]:
        return DecisionControls(1, decision_for(Number(1, most)), speaker("en")).controls(Draft()).rows

    assert [len(row) for row in rows(5)] == [5]
    assert [len(row) for row in rows(15)] == [4, 4, 4, 3]
    assert isinstance(rows(16)[0][0], Select)


# ── putting an answer together ───────────────────────────────────────────────────────────────────────────


@pytest.mark.usefixtures("spoken")
async def test_of_many_picks_in_order_the_latest_are_told() -> None:
    form = pick(9, most=9, ordered=True)
    words = tuple(option.id for option in form.options)
    lines, *_ = DecisionControls(1, decision_for(form), speaker("en")).controls(Draft(words[:8]))

    assert lines[0].startswith("-# … · 3. ")
    assert lines[0].count("·") == 6


async def test_picks_in_order_are_collected_and_then_done(ask: Ask) -> None:
    anna = await ask(pick(8, least=2, most=3, ordered=True))
    await anna.choose("o5")
    assert "1. Option 5" in anna.text
    with pytest.raises(AssertionError, match="0 buttons"):
        await anna.press("confirm")  # two are the least
    await anna.press("again")
    assert "Option 5" not in anna.text

    for word in ("o3", "o1", "o7"):
        await anna.choose(word)
    assert "1. Option 3\n-# 2. Option 1\n-# 3. Option 7" in anna.text
    await anna.press("confirm")
    assert await anna.moves() == ['["o3","o1","o7"]']


async def test_a_click_on_something_already_picked_adds_nothing(ask: Ask) -> None:
    anna = await ask(pick(8, least=2, most=3, ordered=True))
    list_id = next(one["custom_id"] for one in anna.controls() if "options" in one)
    for _ in range(2):
        await anna.click(list_id, ["o5"])

    assert "2." not in anna.text


async def test_names_stand_on_controls_as_they_are_and_in_sentences_escaped(ask: Ask) -> None:
    words = tuple(Option(f"o{n}", Text("quiz-option", {"word": seat_name(0)})) for n in range(6))
    anna = await ask(Pick(words, least=1, most=3, ordered=True), name="*Anna_B*")
    lines = [option["label"] for one in anna.controls() for option in one.get("options", ())]
    assert lines == ["*Anna_B*"] * 6

    await anna.choose("o1")
    assert r"1. \*Anna\_B\*" in anna.text


async def test_several_are_chosen_from_one_list(ask: Ask) -> None:
    anna = await ask(pick(6, most=3))
    await anna.choose("o4", "o2")

    assert await anna.moves() == ['["o4","o2"]']


async def test_a_wide_number_is_typed_into_a_form(ask: Ask) -> None:
    anna = await ask(Number(0, 10**9))
    await anna.press("type")
    await anna.write("many")
    assert anna.told == ["Please give a whole number from 0 to 1,000,000,000."]
    await anna.write("-1")
    assert "from 0 to 1,000,000,000" in anna.text
    assert await anna.moves() == []

    await anna.write(" 12345 ")
    assert await anna.moves() == ["12345"]


async def test_an_answer_to_an_older_question_shows_the_present_one(ask: Ask) -> None:
    anna = await ask(pick(3))
    await anna.click(f"lk1:pick:{anna.table.id}:99:o1")

    assert "What will it be?" in anna.text
    assert "The game has moved on" in anna.text
    assert await anna.moves() == []


async def test_an_answer_that_counts_is_said_to_count_even_if_the_panel_cannot_be_shown(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await ask(pick(3))

    async def nothing_to_show(*_: object, **__: object) -> MessageBody:
        raise LookupError

    monkeypatch.setattr("cogs.delivery.presenter.Presenter.panel", nothing_to_show)
    await anna.press("pick", "o1")

    assert await anna.moves() == ['["o1"]']
    assert anna.told == ["Your answer counts."]


# ── typed answers ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("form", "typed", "choice"),
    [
        (Number(0, 99), " 12 ", 12),
        (Number(-9, 9), "-3", -3),
        (pick(3), "o1", ["o1"]),
        (pick(3, most=2), "o1, o2", ["o1", "o2"]),
        (placement(6, 10), "C7 r90 m", ["C7", "r90", "m"]),
        (path((3,)), "A1,A2 ,A3", ["A1", "A2", "A3"]),
        (pick(3, least=0), "", []),
    ],
)
@pytest.mark.usefixtures("spoken")
def test_a_typed_answer_is_read(form: AnyForm, typed: str, choice: Choice) -> None:
    assert read_answer(decision_for(form), typed, speaker("en")) == choice


@pytest.mark.parametrize("typed", ["Option 12", " option 12 ", "12"])
@pytest.mark.usefixtures("spoken")
def test_options_can_be_named_in_full_or_by_an_unmistakable_part(typed: str) -> None:
    assert read_answer(decision_for(pick(13)), typed, speaker("en")) == ["o12"]


@pytest.mark.usefixtures("spoken")
def test_several_options_are_named_with_commas() -> None:
    assert read_answer(decision_for(pick(9, most=3)), "Option 2, o4 ,OPTION 7", speaker("en")) == [
        "o2",
        "o4",
        "o7",
    ]


@pytest.mark.usefixtures("spoken")
def test_a_name_that_fits_more_than_one_option_is_none() -> None:
    question = decision_for(pick(13))

    with pytest.raises(Illegal):
        question.form.read(None, 0, read_answer(question, "option", speaker("en")))


@pytest.mark.parametrize("typed", ["", "many", "--5", "5-", "1.5", "½", "²", "9" * 5000, "- 5"])
def test_what_is_no_number_is_refused_with_the_bounds(typed: str) -> None:
    with pytest.raises(Illegal) as refused:
        read_answer(decision_for(Number(2, 5)), typed, speaker("en"))

    assert refused.value.text == Text("number-from-to", {"least": 2, "most": 5})


@pytest.mark.parametrize("form", SHAPES.values(), ids=SHAPES.keys())
@pytest.mark.usefixtures("spoken")
def test_what_autocompletion_offers_can_be_typed(form: AnyForm) -> None:
    decision = decision_for(form)
    offered = labels(decision, speaker("en"), suggestions_for(form))

    assert len(offered) <= 300
    for label, word in offered:
        assert label
        assert 0 < len(word) <= 100
        if isinstance(form, Pick):
            assert read_answer(decision, word, speaker("en")) == [word]
        elif not isinstance(form, Placement | Path) or "quiz" in form.law:
            form.read(None, 0, read_answer(decision, word, speaker("en")))


def test_only_places_paths_and_scripts_are_confirmed() -> None:
    confirmed = [name for name, form in FORMS.items() if needs_confirmation(decision_for(form))]

    assert confirmed == [
        *("placement", "proposed placement", "stroll", "hike", "path", "script", "sketched script"),
    ]
