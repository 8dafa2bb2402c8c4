import pytest

from playground import ImpossibleError, Message, Permission
from tests.playground.conftest import Stage


@pytest.fixture
async def message(stage: Stage) -> Message:
    message = (await stage.anna.slash(stage.general, "old")).message
    assert message
    return message


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


async def test_nobody_can_press_what_they_do_not_see(stage: Stage, message: Message) -> None:
    stage.ground.deny(stage.general, Permission.VIEW_CHANNEL, stage.bert)
    with pytest.raises(ImpossibleError, match="Bert does not see"):
        await stage.bert.click(message, "Edit")
    with pytest.raises(ImpossibleError, match="Bert does not see"):
        await stage.bert.slash(stage.general, "anywhere")
    stage.ground.delete_message(message)
    with pytest.raises(ImpossibleError, match="Anna does not see"):
        await stage.anna.click(message, "Edit")


async def test_waiting_in_vain_tells_what_was_there_instead(stage: Stage, message: Message) -> None:
    with pytest.raises(TimeoutError, match=r"Anna waited 0.1 s in vain; the latest were \['Old'\]"):
        await stage.anna.sees("New", timeout=0.1)
