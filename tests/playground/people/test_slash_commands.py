import pytest

from playground import ImpossibleError
from tests.playground.conftest import Stage


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
