"""What can be tapped on a panel, and what it costs."""

from benchmarks.touching import Touch, several, touches
from playground import Message
from playground.checks.components import Json
from playground.world.model import Channel, ChannelKind, User

ONE, MANY = "lk1:pick:12:7:list0", "lk1:pick:12:7"


def panel(*controls: Json) -> Message:
    channel = Channel(1, ChannelKind.TEXT, 0.0)
    return Message(2, channel, User(3, "Lairkeeper", bot=True), 0.0, components=[*controls])


def button(custom_id: str, *, disabled: bool = False) -> Json:
    return {"type": 2, "style": 1, "label": "…", "custom_id": custom_id, "disabled": disabled}


def menu(custom_id: str, *values: str, least: int = 1, most: int = 1, chosen: str = "") -> Json:
    options = [{"label": value, "value": value, "default": value in chosen.split()} for value in values]
    return {
        "type": 3,
        "custom_id": custom_id,
        "min_values": least,
        "max_values": most,
        "options": options,
    }


def test_only_enabled_controls_of_the_question_can_be_tapped() -> None:
    shown = panel(
        button("lk1:pick:12:7:4@2"),
        button("lk1:pick:12:7:4@3", disabled=True),
        button("lk1:pick:12:8:4@1"),
        button("lk1:refresh:12"),
    )

    assert touches(shown, 7) == [Touch("lk1:pick:12:7:4@2", "pick", "4@2")]


def test_a_button_costs_one_tap_and_an_option_of_a_list_two() -> None:
    shown = panel(button("lk1:none:12:7"), menu(ONE, "a", "b"))

    assert [(one.action, one.words, one.taps) for one in touches(shown, 7)] == [
        ("none", "", 1),
        ("pick", "a", 2),
        ("pick", "b", 2),
    ]


def test_a_word_of_a_script_is_read_without_the_checksum_of_its_draft() -> None:
    [touch] = touches(panel(button("lk1:write:12:7:0badcafe.b2")), 7)

    assert touch.words == "b2"


def test_a_list_that_takes_several_is_opened_tapped_for_every_change_and_closed() -> None:
    found = several(panel(menu(MANY, "a", "b", "c", most=3, chosen="b")), 7, ["a", "c"])

    assert found is not None
    assert found.options == ("b", "a", "c")
    assert found.taps == 5


def test_a_list_is_of_no_use_if_it_is_right_already_or_cannot_say_what_is_wanted() -> None:
    shown = panel(menu(MANY, "a", "b", "c", least=1, most=2, chosen="b"))

    assert several(shown, 7, ["b"]) is None, "Discord does not send it"
    assert several(shown, 7, ["a", "b", "c"]) is None
    assert several(shown, 7, ["d"]) is None
    assert several(shown, 8, ["a"]) is None
