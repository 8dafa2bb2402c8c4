from pathlib import Path

from playground import Permission, Playground
from playground.furnishing import PEOPLE, furnish
from playground.world.model import ChannelKind


def inventory(ground: Playground) -> object:
    """All users and channels, by id and name."""
    users, channels = ground.world.users.values(), ground.world.channels.values()
    return [(user.id, user.name) for user in users], [(channel.id, channel.name) for channel in channels]


async def test_six_people_live_at_home_and_speak_its_language(ground: Playground) -> None:
    furnish(ground, "de")
    assert list(ground.people) == list(PEOPLE) == ["Ada", "Bruno", "Clara", "Darius", "Edda", "Felix"]
    assert {ground.guild.locale, *(person.locale for person in ground.people.values())} == {"de"}


async def test_the_first_of_them_alone_may_manage_the_server(ground: Playground) -> None:
    furnish(ground, "en-US")
    may_manage = [
        person.name
        for person in ground.people.values()
        if ground.world.permissions(person.user, ground.channel("general")) & Permission.MANAGE_GUILD
    ]
    assert may_manage == ["Ada"]


async def test_there_are_channels_and_a_thread_for_everybody(ground: Playground) -> None:
    furnish(ground, "en-US")
    channels = list(ground.world.channels.values())
    named = [(channel.name, channel.kind, channel.parent and channel.parent.name) for channel in channels]
    assert named == [
        ("general", ChannelKind.TEXT, None),
        ("game-night", ChannelKind.TEXT, None),
        ("dungeon-hall", ChannelKind.TEXT, None),
        ("the long game", ChannelKind.PUBLIC_THREAD, "game-night"),
    ]
    for person in ground.people.values():
        assert all(ground.world.can_see(person.user, channel) for channel in channels)


async def test_furnishing_twice_does_nothing_more(ground: Playground) -> None:
    furnish(ground, "en-US")
    before = inventory(ground)
    furnish(ground, "en-US")
    assert inventory(ground) == before


async def test_a_kept_home_stays_as_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "kept.sqlite3"
    async with Playground(keep=path) as ground:
        furnish(ground, "en-US")
        ground.delete_channel(ground.channel("dungeon-hall"))
        ground.new_channel("attic")
        before = inventory(ground)
    async with Playground(keep=path) as ground:
        furnish(ground, "en-US")
        assert inventory(ground) == before


async def test_whoever_speaks_the_language_of_the_server_speaks_its_new_one_too(tmp_path: Path) -> None:
    path = tmp_path / "kept.sqlite3"
    async with Playground(keep=path) as ground:
        furnish(ground, "en-US")
        ground.world.set_locale(ground.person("Bruno").user, "fr")
    async with Playground(keep=path) as ground:
        furnish(ground, "de")
        locales = {person.name: person.locale for person in ground.people.values()}
    assert locales == dict.fromkeys(PEOPLE, "de") | {"Bruno": "fr"}
