"""Boss Monster through the real client: whole games, standing orders, and what stays face down."""

import pytest

from engine.games.boss_monster.state import Realm
from playground import Person, Reply
from tests.end_to_end.company import offered_names, opened_offer, switch_to
from tests.end_to_end.party import Party, Sight, Witness, says, usable
from tests.end_to_end.stage import POSTGRES, SQLITE, Stage, action, plays_on
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")


def party_of(stage: Stage, *people: Person) -> Party:
    return Party(stage, list(people), game="boss-monster")


def realm(party: Party) -> Realm:
    """What only the bot knows."""
    state = party.stage.ledger.state(party.channel)
    assert isinstance(state, Realm)
    return state


async def play_to_the_end(party: Party) -> None:
    """Whoever is awaited answers: by panel, by direct message and by command, in turn."""
    ways = (party.by_panel, party.by_dm, party.by_command)
    while not party.over:
        await party.stage.until(lambda: party.awaited or party.over)
        if party.awaited:
            await ways[party.answers % len(ways)](party.awaited[0])


def is_asked(party: Party, person: Person, prompt: str) -> bool:
    return says(person)(prompt) in party.panel_of(person).text


async def taken(party: Party, reply: Reply) -> None:
    """Wait until an answer counts and everybody has been told."""
    await reply.settled()
    await party.stage.quiet()


@plays_on(SQLITE)
async def test_two_people_play_a_whole_game_by_panel_direct_message_and_command(stage: Stage) -> None:
    party = party_of(stage, stage.person("Anna"), stage.person("Ben", "de"))
    await party.begin()

    await play_to_the_end(party)

    final = await party.sees_the_end()
    result = realm(party).result
    assert result is not None
    assert all(party.people[seat].name in final.text for seat in result.winners)
    assert len(final.alt_texts) == len(final.attachments) > 0


@plays_on(POSTGRES)
async def test_four_seats_with_every_variant_are_played_to_the_end_on_a_german_server(stage: Stage) -> None:
    server = stage.ground.new_guild("Die Halle", locale="de")
    host = stage.person("Carla", "de", guild=server)
    party = Party(stage, [host], stage.channel(server), "boss-monster")
    await party.open()
    variants = {"bosses": "choose", "intrigue": "on", "hard-mode": "on", "coin-rule": "on", "spells": "all"}
    for setting, value in variants.items():
        reply = await host.slash(party.channel, "lobby options", setting=setting, value=value)
        assert (await reply.settled()).text == speaker("de")("lobby-option-set")
    for _ in range(3):
        await party.press(host, "bot")
    await party.start()

    await party.play_alone()

    final = await party.sees_the_end()
    assert realm(party).settings == variants
    assert final.attachments


def seen_by(person: Person, name: str, sights: list[Sight]) -> bool:
    """Whether somebody has come across these words, for all to see or for them alone."""
    return any(name in sight.strings for sight in sights if sight.audience in (None, person.id))


async def at_the_first_room(stage: Stage) -> tuple[Party, Witness, list[str]]:
    """A table whose first builder holds rooms of which the other has not seen the second copy."""
    while True:
        party, witness = party_of(stage, stage.person("Anna"), stage.person("Ben")), Witness(stage)
        await party.begin()
        while not any(is_asked(party, person, "boss-monster-ask-first-room") for person in party.awaited):
            await party.by_command(party.awaited[0])
        suggested = await party.awaited[0].autocomplete(party.channel, "move", "choice")
        rooms = [label for label, word in suggested if word != "done"]
        unseen = [room for room in rooms if not seen_by(party.waiting[0], room, witness.sights)]
        if unseen:
            return party, witness, unseen


async def test_a_card_that_lies_face_down_is_known_to_its_owner_alone(stage: Stage) -> None:
    party, witness, rooms = await at_the_first_room(stage)
    (builder,) = party.awaited
    (other,) = party.waiting
    room, before = rooms[0], len(witness.sights)

    await taken(party, await builder.slash(party.channel, "move", choice=room))

    assert party.awaited == [other]
    later = witness.sights[before:]
    assert any(room in sight.strings for sight in later if sight.audience == builder.id)
    assert not seen_by(other, room, later)


async def test_whoever_gave_standing_orders_is_stopped_and_can_change_them(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    party = party_of(stage, anna, ben)
    await party.begin()
    while not all(is_asked(party, person, "boss-monster-ask-orders") for person in party.people):
        await party.by_command(party.awaited[0])
    panel = party.panel_of(anna)
    (moments,) = [select for select in panel.selects if action(select.custom_id) == "pick"]
    entering = [option.value for option in moments.options if option.value.startswith("enter-")]

    await taken(party, await anna.select(panel, entering))
    await taken(party, await ben.click(party.panel_of(ben), says(ben)("boss-monster-ask-orders-none")))

    assert party.awaited == [anna]
    panel = party.panel_of(anna)
    await taken(party, await switch_to(panel, anna, f"Orders: {len(entering)}"))
    assert "when do you want to be asked" in panel.text
    assert realm(party).orders[0] == tuple(entering)
    await taken(party, await anna.click(panel, says(anna)("boss-monster-offer-orders-none")))
    assert realm(party).orders[0] == ()
    assert party.awaited == [anna]


async def test_whoever_builds_sees_their_standing_orders_in_the_same_panel(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben", "de")
    party = party_of(stage, anna, ben)
    await party.begin()
    while not is_asked(party, party.awaited[0], "boss-monster-ask-build"):
        await party.by_command(party.awaited[0])
    builder = party.awaited[0]
    say, seat = says(builder), party.people.index(builder)
    panel = party.panel_of(builder)
    passing = say("boss-monster-offer-build-orders-short", count=0)

    await taken(party, await switch_to(panel, builder, passing))
    assert say("boss-monster-offer-build-orders", count=0) in panel.text
    await taken(party, await builder.select(panel, "spell", custom_id=usable(panel, "pick")[0]))

    assert realm(party).build_orders[seat] == ("spell",)
    assert party.awaited == [builder]
    panel = party.panel_of(builder)
    assert say("boss-monster-ask-build") in panel.text
    assert say("boss-monster-offer-build-orders-short", count=1) in offered_names(panel)


# ── deciding ahead ───────────────────────────────────────────────────────────────────────────────────────


async def at_the_first_build(stage: Stage, locale: str) -> Party:
    """A table of two at which the build phase has just begun."""
    server = stage.ground.new_guild("Lair", locale=locale)
    people = [stage.person(name, locale, guild=server) for name in ("Anna", "Ben")]
    party = Party(stage, people, stage.channel(server), "boss-monster")
    await party.begin()
    while realm(party).phase != "build":
        await party.by_command(party.awaited[0])
    return party


def plans_of(party: Party, person: Person) -> dict[str, tuple[object, ...]]:
    seat = party.people.index(person)
    return {one.about: one.choices for one in realm(party).plans if one.seat == seat}


@pytest.mark.parametrize("locale", ["de"])
async def test_a_build_and_usual_stops_are_planned_changed_and_used_after_a_crash(
    own_stage: Stage, locale: str
) -> None:
    party = await at_the_first_build(own_stage, locale)
    (builder,), (planner,) = party.awaited, party.waiting
    say = says(planner)
    assert say("plan-invited").split(".")[0] in party.panel_of(planner).text
    for choice in ("if-quiet-0", "done, if-quiet-0"):
        move = await planner.slash(party.channel, "move", choice=choice, ahead="boss-monster-build")
        await taken(party, move)
    for stops in (["own-enter"], ["own-enter", "own-end"]):
        panel = await opened_offer(party, planner, "boss-monster-usual-stops")
        await taken(party, await planner.select(panel, stops, custom_id=usable(panel, "pick")[0]))
    assert plans_of(party, planner) == {
        "boss-monster-build": (("done",), ("if-quiet-0",)),
        "boss-monster-usual-stops": (("own-enter", "own-end"),),
    }

    await own_stage.bot.kill()
    await own_stage.bot.start()
    await taken(party, await builder.slash(party.channel, "move", choice="done"))

    told = says(party.host)("story-decided-ahead", seat=planner.name).removeprefix("-# ")
    assert told in party.table.text
    assert "boss-monster-build" not in plans_of(party, planner)
    listed = await (await planner.slash(party.channel, "plans")).settled()
    assert say("boss-monster-usual-own-enter") in listed.text
