"""What must be true when a whole game of Mighty Monsters has been played."""

from __future__ import annotations

from collections.abc import Collection

from playground import Message, Person
from tests.end_to_end.party import Party, Witness, says
from tests.end_to_end.stage import control
from texts import Speaker, speaker

_TELLTALE = (
    "mighty-monsters-title",
    "mighty-monsters-choose-family",
    "mighty-monsters-place",
    "mighty-monsters-orcs",
    "button-refresh",
    "button-text",
    "button-turn",
    "choose-one",
)


def foreign_words(text: str, say: Speaker) -> list[str]:
    """The words in a text that belong to the other language."""
    (other,) = {"en", "de"} - {say.locale}
    return [word for key in _TELLTALE if (word := speaker(other)(key)) in text]


def assert_everybody_read_their_own_language(party: Party, witness: Witness, table: Speaker) -> None:
    """Nobody was shown a word of the other language, and the channel only that of the table."""
    for person in party.people:
        seen = witness.private(person)
        assert seen
        assert {word for sight in seen for word in foreign_words(sight.strings, says(person))} == set()
    public = [sight for sight in witness.public if sight.channel == party.channel.id]
    assert {word for sight in public for word in foreign_words(sight.strings, table)} == set()


def assert_final(party: Party, final: Message, say: Speaker, not_rung: Collection[Person] = ()) -> None:
    """The final message names the winners, shows the score, and rings for everybody who wants it to."""
    result = party.stage.ledger.state(party.channel).result
    assert result is not None
    winners = [party.people[seat] for seat in result.winners]
    standing = final.text.split("**", 2)[1]
    assert all(winner.name in standing for winner in winners)
    everybody = " ".join(person.mention for person in party.people)
    assert say("table-calls-end", people=everybody) in final.text
    assert {person.user for person in party.people} - {person.user for person in not_rung} == set(
        final.pinged
    )
    assert [file.filename for file in final.attachments] == ["mighty-monsters-poster.png"]
    assert all(party.host.pictures(final))
    [poster] = final.alt_texts
    assert all(person.name in poster for person in party.people)
    assert all(control(final, action) for action in ("rematch", "replay-open", "turn"))
    assert party.public == [final]
