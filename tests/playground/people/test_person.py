import asyncio

import pytest

from playground import ImpossibleError, Message, Permission, Playground
from playground.world.changes import Change, ChannelOpened, MessagePosted
from tests.playground.conftest import Stage


@pytest.fixture
async def message(stage: Stage) -> Message:
    message = (await stage.anna.slash(stage.general, "old")).message
    assert message
    return message


async def test_a_required_option_must_be_given(stage: Stage) -> None:
    with pytest.raises(ImpossibleError, match="needs game"):
        await stage.anna.slash(stage.general, "lobby open")


@pytest.mark.parametrize(
    ("path", "options", "complaint"),
    [
        ("lobby open", {"game": "chess"}, "offers Boss Monster"),
        ("lobby open", {"game": "boss-monster", "seats": 9}, "between 2 and 4"),
        ("lobby open", {"game": "boss-monster", "seats": "two"}, "wants integer"),
        ("lobby open", {"game": "boss-monster", "stakes": 1}, "no option stakes"),
        ("lobby", {}, "wants one of open"),
        ("lobby close", {}, "there is no close"),
        ("nothing", {}, "not offered /nothing"),
        ("moderate", {}, "not offered /moderate"),
    ],
)
async def test_what_discords_client_does_not_offer_cannot_be_done(
    stage: Stage, path: str, options: dict[str, object], complaint: str
) -> None:
    with pytest.raises(ImpossibleError, match=complaint):
        await stage.anna.slash(stage.general, path, **options)
    assert stage.bot.seen == []


async def test_a_moderator_is_offered_more_but_not_in_direct_messages(stage: Stage) -> None:
    mia = stage.ground.person("Mia", moderator=True)
    assert (await mia.slash(stage.general, "moderate")).text == "Moderated"
    with pytest.raises(ImpossibleError):
        await mia.slash(mia.dm_channel, "moderate")


async def test_autocomplete_needs_an_option_that_has_it(stage: Stage) -> None:
    with pytest.raises(ImpossibleError, match="no autocomplete"):
        await stage.anna.autocomplete(stage.general, "lobby open", "game", "b")


async def test_a_button_must_be_there_and_enabled(stage: Stage, message: Message) -> None:
    with pytest.raises(ImpossibleError, match="cannot be pressed"):
        await stage.anna.click(message, "Never")
    with pytest.raises(ImpossibleError, match="0 buttons 'Nowhere'; the message has Edit, Form, Slow, Never"):
        await stage.anna.click(message, "Nowhere")


async def test_a_select_wants_what_it_offers_in_the_right_number(stage: Stage, message: Message) -> None:
    with pytest.raises(ImpossibleError, match="not on offer"):
        await stage.anna.select(message, "Card 9")
    with pytest.raises(ImpossibleError, match="wants 1 to 2 choices"):
        await stage.anna.select(message, ["Card 0", "Card 1", "Card 2"])


async def test_a_form_checks_its_fields_and_its_owner(stage: Stage) -> None:
    modal = (await stage.anna.slash(stage.general, "form")).modal
    assert modal
    with pytest.raises(ImpossibleError, match="must not stay empty"):
        await stage.anna.submit(modal, {"Colour": "Red"})
    with pytest.raises(ImpossibleError, match="0 to 20 characters"):
        await stage.anna.submit(modal, {"Name": "x" * 21, "Colour": "Red"})
    with pytest.raises(ImpossibleError, match="no field Age"):
        await stage.anna.submit(modal, {"Age": "7"})
    with pytest.raises(ImpossibleError, match="open for Anna"):
        await stage.bert.submit(modal, {"Name": "Bert", "Colour": "Red"})


async def test_nobody_can_press_what_they_do_not_see(stage: Stage, message: Message) -> None:
    stage.ground.deny(stage.general, Permission.VIEW_CHANNEL, stage.bert)
    with pytest.raises(ImpossibleError, match="Bert does not see"):
        await stage.bert.click(message, "Edit")
    with pytest.raises(ImpossibleError, match="Bert does not see"):
        await stage.bert.slash(stage.general, "anywhere")
    stage.ground.delete_message(message)
    with pytest.raises(ImpossibleError, match="Anna does not see"):
        await stage.anna.click(message, "Edit")


async def test_everything_in_a_message_includes_what_is_easily_overlooked(message: Message) -> None:
    for string in ("Old", "old.png", "old:select", "Card 1", "A card", "Never"):
        assert string in message.everything.splitlines()


async def test_waiting_in_vain_tells_what_was_there_instead(stage: Stage, message: Message) -> None:
    with pytest.raises(TimeoutError, match=r"Anna waited 0.1 s in vain; the latest were \['Old'\]"):
        await stage.anna.sees("New", timeout=0.1)


async def test_a_follower_sees_every_change(ground: Playground) -> None:
    seen: list[Change] = []

    async def follow() -> None:
        async for change in ground.world.changes.follow():
            seen.append(change)  # noqa: PERF401 (it never ends)

    task = asyncio.create_task(follow())
    await asyncio.sleep(0)
    channel = ground.new_channel("table")
    said = ground.person("Anna").say(channel, "Hello")
    await asyncio.sleep(0)
    task.cancel()
    assert seen[0] == ChannelOpened(channel)
    assert seen[-1] == MessagePosted(said)


async def test_ids_are_ordered_and_carry_their_time(ground: Playground) -> None:
    first, second = ground.world.ids.next(), ground.world.ids.next()
    assert first < second
    assert abs(((second >> 22) + 1_420_070_400_000) / 1000 - ground.world.clock.now()) < 1
