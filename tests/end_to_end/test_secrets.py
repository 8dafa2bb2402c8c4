"""A secret stays secret: over a whole game, nobody is ever shown what another holds or has chosen."""

import json
import re
from collections.abc import AsyncIterator
from itertools import cycle
from pathlib import Path

import pytest
import pytest_asyncio

from engine.core.registry import game
from playground import Person
from tests.end_to_end.endings import assert_everybody_read_their_own_language, assert_final
from tests.end_to_end.party import Party, Witness, says
from tests.end_to_end.stage import Stage, control, staged
from texts import LOCALES, speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")

CHOICE = re.compile(r"\b\d@\d[ab]?\b")
PUBLIC_FILES = {f"mighty-monsters-{name}.png" for name in ("board", "raid", "score", "poster")}


@pytest_asyncio.fixture(loop_scope="module")
async def talkative_stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """A stage whose bot writes everything into its log that it ever would."""
    async with staged(tmp_path, LOG_LEVEL="DEBUG") as stage:
        yield stage
        await stage.end()


def hands_held(party: Party) -> dict[Person, set[str]]:
    """What each person has held at any time, in the words of their own hand's description."""
    held: dict[Person, set[str]] = {person: set() for person in party.people}
    for state in party.stage.ledger.states(party.channel):
        its_game = game(state.game)
        for seat, person in enumerate(party.people):
            lines = its_game.describe(its_game.view(state, seat))
            held[person] |= {says(person).say(line) for line in lines if line.key.endswith("-twin-hand")}
    return held


def hand_sentences(strings: str) -> set[str]:
    """Every sentence in a text that tells what somebody holds, in any language."""
    found: set[str] = set()
    for locale in LOCALES:
        start = speaker(locale)("mighty-monsters-twin-hand", cards="|").split("|")[0]
        found |= set(re.findall(re.escape(start) + r"[^.]*\.", strings))
    return found


async def test_over_a_whole_clicked_game_each_person_sees_their_own_hand_and_nobody_elses(
    talkative_stage: Stage,
) -> None:
    """Three people play it with the buttons and lists of panels and of direct messages."""
    stage = talkative_stage
    anna, ben, cleo = stage.person("Anna"), stage.person("Ben", "de"), stage.person("Cleo")
    stranger = stage.person("Stranger")
    party, witness = Party(stage, [anna, ben, cleo]), Witness(stage)
    await party.begin()
    await party.choose_families()
    after_families = len(witness.sights)
    ways = cycle((party.by_panel, party.by_dm))
    while not party.over:
        for person in (*party.waiting, stranger):
            assert await person.autocomplete(party.channel, "move", "choice") == []
        await party.play(next(ways), answers=4)
    final = await party.sees_the_end()
    assert_final(party, final, speaker("en"))
    assert_everybody_read_their_own_language(party, witness, speaker("en"))
    assert all("attachment://" in sight.strings for sight in witness.sights if sight.pictures)
    await party.press(stranger, "board")
    for person in party.people:
        await (await person.slash(party.channel, "hand")).settled()
        await (await person.slash(party.channel, "log")).settled()

    held = hands_held(party)
    pictures: dict[int | None, set[bytes]] = {}
    for number, sight in enumerate(witness.sights):
        if sight.audience in (None, stranger.id):
            assert hand_sentences(sight.strings) == set()
            assert sight.secret_files == []
            assert CHOICE.search(sight.strings) is None
            assert {name for name, _ in sight.pictures} <= PUBLIC_FILES
        if number > after_families:  # the families' figures are in the pictures: no two hands look alike
            pictures.setdefault(sight.audience, set()).update(sight.secret_files)
    for person in party.people:
        seen = {text for sight in witness.private(person) for text in hand_sentences(sight.strings)}
        assert seen
        assert seen <= held[person]
        others = set[bytes]().union(*(pictures[other.id] for other in party.people if other is not person))
        assert pictures[person.id]
        assert pictures[person.id].isdisjoint(others)
    assert_log_tells_nothing(party)


def assert_log_tells_nothing(party: Party) -> None:
    log = "\n".join(party.stage.log)
    assert log
    query = "SELECT DISTINCT choice FROM moves WHERE table_id = ?"
    for (choice,) in party.stage.ledger.rows(query, party.stage.ledger.table_id(party.channel)):
        for word in json.loads(choice):
            assert word not in log
    assert CHOICE.search(log) is None
    assert "strength" not in log
    assert party.stage.ground.token not in log
    assert not any(person.name in log for person in party.people)


async def test_a_wish_stays_secret_until_everybody_has_wished(stage: Stage) -> None:
    anna, ben, cleo = stage.person("Anna"), stage.person("Ben"), stage.person("Cleo")
    party, witness = Party(stage, [anna, ben, cleo]), Witness(stage)
    await party.begin()
    for person, wish in ((anna, "dragons"), (ben, "undead")):
        await (await person.slash(party.channel, "move", choice=wish)).settled()
    await stage.quiet()
    for person in (ben, cleo, stage.person("Stranger")):
        board = await party.press(person, "board")
        assert board.message is not None
        await (await person.click(board.message, custom_id=control(board.message, "text"))).settled()
        await (await person.slash(party.channel, "log")).settled()

    for sight in (*witness.public, *witness.private(cleo)):
        shown = sight.strings.replace("\n", " ")
        assert "leads the" not in shown
    for sight in witness.public:
        assert "Dragons" not in sight.strings
        assert "Undead" not in sight.strings

    await (await cleo.slash(party.channel, "move", choice="orcs")).settled()
    await stage.quiet()
    for person, family in ((anna, "Dragons"), (ben, "Undead"), (cleo, "Orcs")):
        assert f"{person.name} leads the {family} into the castle." in party.table.text


async def test_a_table_of_a_channel_one_does_not_see_cannot_be_looked_at_by_its_number(stage: Stage) -> None:
    party = Party(stage, [stage.person("Anna"), stage.person("Ben"), stage.person("Cleo")])
    await party.begin()
    stranger = stage.person("Stranger")
    number = str(stage.ledger.table_id(party.channel))
    for command in ("board", "hand", "log"):
        for place in (stage.channel(), stranger.dm_channel):
            reply = await (await stranger.slash(place, command, table=number)).settled()
            assert reply.text == says(stranger)("no-such-table")
    assert await stranger.autocomplete(stranger.dm_channel, "board", "table") == []
    for nonsense in ("0", "9" * 40, "-1", "²", "one"):
        reply = await (await party.host.slash(party.channel, "move", choice="orcs", table=nonsense)).settled()
        assert reply.text == says(party.host)("no-such-table")
