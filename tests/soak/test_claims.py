"""A message below two clicks tells of the one with whose token it was written."""

from __future__ import annotations

from playground.world.change_feed import ChangeFeed
from playground.world.changes import InteractionAnswered, MessageEdited
from playground.world.model import Channel, ChannelKind, Interaction, InteractionKind, Message, User
from tests.soak.claims import Claims
from texts import speaker

ANNA = User(1, "Anna", locale="de")
BOT = User(2, "Lairkeeper", bot=True)
DIRECT = Channel(3, ChannelKind.DM, 0.0, recipient=ANNA)


def clicked(number: int, panel: Message) -> Interaction:
    return Interaction(number, f"token {number}", InteractionKind.COMPONENT, ANNA, DIRECT, 0.0, {}, panel)


async def test_an_answer_told_while_a_later_click_waits_is_no_claim_about_the_later_one() -> None:
    """Delivery showed the next question before the first click was answered, and Anna was quick."""
    changes, panel = ChangeFeed(), Message(4, DIRECT, BOT, 0.0)
    claims = Claims(changes)
    first, second = clicked(10, panel), clicked(11, panel)
    changes.publish(InteractionAnswered(first))
    panel.content = "What next?"
    changes.publish(MessageEdited(panel))
    changes.publish(InteractionAnswered(second))
    panel.content = speaker("de")("panel-answered", answer="a wall")
    changes.publish(InteractionAnswered(first, panel))
    assert (claims.told, claims.answered) == ({10}, {10})

    changes.publish(InteractionAnswered(second, panel))
    assert claims.told == {10, 11}


async def test_whatever_else_is_said_is_no_claim() -> None:
    changes, panel = ChangeFeed(), Message(4, DIRECT, BOT, 0.0, "That is not possible.")
    claims = Claims(changes)
    changes.publish(InteractionAnswered(clicked(10, panel), panel))
    assert (claims.told, claims.answered) == (set(), {10})
