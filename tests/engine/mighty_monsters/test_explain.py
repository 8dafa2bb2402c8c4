"""Every placement says what it brings and how it will probably end, and what is not possible says why."""

from engine.core import Explanation
from engine.games.mighty_monsters import GAME, Castle
from engine.games.mighty_monsters.cards import FAMILIES
from tests.engine.mighty_monsters.scenario import WEAK, castle
from texts import speaker


def explained(g: Castle) -> Explanation:
    (decision,) = g.pending()
    return GAME.explain(GAME.view(g, decision.seat), decision)


def said(g: Castle, option: str) -> tuple[str, str]:
    say = speaker("en", ["Anna", "Ben", "Cleo"])
    found = explained(g)
    return _plain(say.say(found.notes[option])), _plain(say.say(found.outlooks[option]))


def _plain(text: str) -> str:
    return text.replace("\N{EN DASH}", "-").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def reasons(g: Castle) -> list[str]:
    say = speaker("en", ["Anna", "Ben", "Cleo"])
    return [f"{say.say(one.what)}: {say.say(one.why)}" for one in explained(g).barred]


def test_alone_a_monster_is_told_what_it_lacks() -> None:
    note, outlook = said(castle(WEAK, hands={"A": "2 3 4"}), "4@1")

    assert note == "Loot 3-6, shared with whoever joins you; healing costs 2."
    assert outlook == "4 of 3-6, a partner to come"


def test_beside_a_partner_the_odds_are_counted() -> None:
    g = castle(WEAK, "A2 . | B4 . | . .", turn="C", hands={"C": "1 2 5"})

    assert said(g, "1@1")[0].startswith("Beside Anna's 2")
    assert said(g, "5@2")[1] == "9 together beats every 3-6"
    assert said(g, "1@1")[1].startswith("3 together beats ")


def test_beside_a_monster_of_ones_own_one_gets_everything() -> None:
    g = castle(WEAK, "A2 . | B4 . | C3 .", turn="C", hands={"C": "1 5"})

    assert said(g, "5@3")[0].startswith("Beside your own 3: all of 3-6 gold")


def test_a_full_place_says_why_nobody_can_be_pushed_out() -> None:
    strong = castle(WEAK, "A4 B5 | . . | . .", turn="C", hands={"C": "1 2 3"})
    weak = castle("G3-05 G1-02 G1-03", "A3 B3 | . . | . .", turn="C", hands={"C": "1 2 3"})
    poor = castle("G3-05 G1-02 G1-03", "A1 B2 | . . | . .", turn="C", hands={"C": "3 4 5"}, gold={"C": 0})

    assert reasons(strong) == ["guard 1: full; with 9 together too strong to be pushed out"]
    assert reasons(weak) == ["guard 1: full; nobody there is weaker than yours"]
    assert reasons(poor)[0].startswith("guard 1: full; pushing out costs up to ")


def test_every_family_has_a_line_of_its_own() -> None:
    g = GAME.start(3, {}, 1)
    (decision, *_) = g.pending()
    notes = GAME.explain(GAME.view(g, decision.seat), decision).notes
    say = speaker("en")

    assert len({say.say(note) for note in notes.values()}) == len(FAMILIES)
