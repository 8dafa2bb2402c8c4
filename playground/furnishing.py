"""Sample content for a playground: a few channels, a thread, and six people."""

from playground.server import Playground
from playground.world.model import ChannelKind

PEOPLE = ("Ada", "Bruno", "Clara", "Darius", "Edda", "Felix")


def furnish(ground: Playground, locale: str) -> None:
    """Add six people, the first a moderator, and some channels unless they were loaded from a file.

    Those who spoke the guild's language speak it still if it is another one now.
    """
    for person in ground.people.values():
        if person.locale == ground.guild.locale:
            ground.world.set_locale(person.user, locale)
    ground.guild.locale = locale
    ada, *_ = [ground.person(name, locale=locale, moderator=name == PEOPLE[0]) for name in PEOPLE]
    if len(ground.guild.channels) == 1:
        game_night = ground.new_channel("game-night")
        ground.new_channel("dungeon-hall")
        ground.world.new_thread(game_night, "the long game", ada.user, ChannelKind.PUBLIC_THREAD)
