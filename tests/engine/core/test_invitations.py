"""What a seat may decide ahead can become an invitation later, under the same number."""

from engine.core import Option, Pick, Question, Seat, Text, plan_kind
from tests.engine.toy import Toy, table
from tests.engine.toy.stations import asked


def yes_or_no(g: Toy, seat: Seat) -> Question[list[str]]:
    return Question(
        Text("toy-vote"), Pick((Option("yes", Text("toy-yes")), Option("no", Text("toy-no")))), "asking"
    )


LATER = plan_kind("toy-later", yes_or_no)
LATER_STILL = plan_kind("toy-later-still", yes_or_no)


def test_what_is_foreseen_can_become_an_invitation() -> None:
    g = table(asked, 0, "number")
    g.foresee(1, LATER)
    (offer,) = g.decisions_of(1)
    assert g.invited() == []

    g.foresee(1, LATER, invite=True)

    (invitation,) = g.decisions_of(1)
    assert g.invited() == [1]
    assert invitation.number == offer.number


def test_an_invitation_stays_one() -> None:
    g = table(asked, 0, "number")
    g.foresee(1, LATER, invite=True)

    g.foresee(1, LATER)

    assert g.invited() == [1]


def test_who_is_invited_twice_is_called_once() -> None:
    g = table(asked, 0, "number")
    for kind in (LATER, LATER_STILL):
        g.foresee(1, kind, invite=True)

    assert g.invited() == [1]
