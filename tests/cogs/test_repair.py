"""The repair panel of a moderator who plays at that table: it tells nothing that everybody may not know."""

from __future__ import annotations

from cogs.client.client import Lairkeeper
from tests.cogs.panel_users import Person
from tests.tables.scene import ANNA, STRANGER, answer, started, table_of
from texts import speaker


def moderator(client: Lairkeeper, user_id: int) -> Person:
    person = Person(client.router, user_id)
    person.is_moderator = True
    return person


async def test_a_moderator_who_plays_sees_no_trace_of_a_secret_answer_given_anew(
    client: Lairkeeper, spoken: None
) -> None:
    service = client.service
    table = await started(service)
    for seat in (0, 1):  # now all three answer at once, and Bert has
        await answer(service, table.id, seat, ["red"])
    anna, outsider = moderator(client, ANNA), moderator(client, STRANGER)
    look = f"lk1:repair-look:{table.id}:0"
    await anna.click(look)
    await outsider.click(look)
    seen, shown = anna.panel, outsider.panel
    for colour in ("blue", "green"):  # he changes his mind twice, in secret
        await answer(service, table.id, 1, [colour])
    await anna.click(look)
    await outsider.click(look)
    assert anna.panel == seen
    assert outsider.panel != shown

    hidden = (await table_of(service, table.id)).version - 1
    await anna.click(f"lk1:repair-to:{table.id}:0", [str(hidden)])
    assert speaker("en")("repair-is-stale") in anna.text
    await anna.click(f"lk1:repair-sure:{table.id}:{hidden}")
    assert anna.told == [speaker("en")("repair-is-stale")]
    assert (await table_of(service, table.id)).version == hidden + 1
    await outsider.click(f"lk1:repair-sure:{table.id}:{hidden}")
    assert (await table_of(service, table.id)).version == hidden + 2
