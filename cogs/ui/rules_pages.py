"""Pages to read: a topic of the rules with its picture, a card, what a search has found, and all games."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from cogs.ui.components import MOST_IN_A_LIST, Control, button, select
from cogs.ui.custom_ids import write_id
from cogs.ui.edition_lines import note_on_card, note_on_picture, note_on_rules
from cogs.ui.message import MessageBody
from engine.core import CardFace
from engine.core.editions.edition import OURS
from engine.core.registry import game, games
from render import Picture
from render.topics import is_scene
from texts import Speaker

NO_TABLE = 0
"""The rules can be read without a table; custom ids then have this number and the game's key."""
MOST_MENUS = 4
"""Of cards; more of them are found by their name."""
_SHORTEST_MENTION = 4


def choice_of_games(say: Speaker) -> MessageBody:
    """All games, to choose whose rules one wants to read."""
    titles = [(key, say.say(each.title)) for key, each in games().items()]
    blurbs = "\n".join(f"- **{title}:** {say(f'{key}-blurb')}" for key, title in titles)
    menu = select(say("rules-choose-game"), write_id("topics", NO_TABLE), titles)
    return MessageBody([say("rules-no-table"), blurbs], [[menu]])


def topic_meant(key: str, topic: str | None) -> str:
    """The topic, or the first one if there is no such topic."""
    known = game(key).topics
    return topic if topic in known else known[0]


def topic_page(
    key: str, topic: str, picture: Picture | None, say: Speaker, edition: str = OURS, drawn: str = OURS
) -> MessageBody:
    """One topic with its picture, `drawn` for an edition; menus lead to others and to the cards it names."""
    others = [(each, say(f"{key}-topic-{each}")) for each in game(key).topics if each != topic]
    rows = [[select(say("rules-other-topic"), write_id("topic", NO_TABLE, key), others)]] if others else []
    return MessageBody(
        [f"### {say(f'{key}-title')}: {say(f'{key}-topic-{topic}')}"],
        [*rows, *_menus_of_cards(key, topic, say)],
        pictures=[] if picture is None else [picture],
        below=[
            *([] if picture is None else note_on_picture(edition, drawn, is_scene(key, topic), say)),
            say(f"{key}-rules-{topic}"),
            *note_on_rules(edition, say),
        ],
    )


def card_page(
    key: str, face: CardFace, picture: Picture | None, say: Speaker, edition: str = OURS
) -> MessageBody:
    """One card with its picture, what it does, and the way to its rules."""
    lines = [f"### {say.say(face.name)}", *(say.say(line) for line in face.lines)]
    lines += note_on_card(edition, face, say)
    return MessageBody(lines, [[topic_button(key, face.topic, say)]], [] if picture is None else [picture])


def topic_button(key: str, topic: str, say: Speaker) -> Control:
    """A button that opens a topic."""
    topic = topic_meant(key, topic)
    label = say("button-topic", topic=say(f"{key}-topic-{topic}"))
    return button(label, write_id("topic", NO_TABLE, key, topic))


def cards_of(key: str, topic: str, say: Speaker) -> list[CardFace]:
    """The cards a topic is about: those it names, then those it explains."""
    faces = list(game(key).cards())
    named = _named_in(say(f"{key}-rules-{topic}"), [say.say(face.name) for face in faces])
    return [
        *(face for face in faces if say.say(face.name) in named),
        *(face for face in faces if face.topic == topic and say.say(face.name) not in named),
    ]


def _named_in(text: str, names: Sequence[str]) -> set[str]:
    """Which names a text speaks of; of two, the longer one is meant: a *Witch Hunt* is no *Witch*."""
    found = set()
    for name in sorted(names, key=len, reverse=True):
        whole = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE)
        if len(name) >= _SHORTEST_MENTION and whole.search(text):
            found.add(name)
            text = whole.sub("", text)
    return found


def _menus_of_cards(key: str, topic: str, say: Speaker) -> list[list[Control]]:
    """The cards in lists, as many as a list can hold in each."""
    cards = [(face.id, say.say(face.name)) for face in cards_of(key, topic, say)]
    parts = [cards[first : first + MOST_IN_A_LIST] for first in range(0, len(cards), MOST_IN_A_LIST)]
    menus: list[list[Control]] = []
    for number, part in enumerate(parts[:MOST_MENUS]):
        name = say("rules-cards")
        if len(parts) > 1:
            name = say("rules-cards-from", first=part[0][1], last=part[-1][1])
        menus.append([select(name, write_id("card", NO_TABLE, key, number), part)])
    return menus


def results_page(
    said: Sequence[str], hits: Sequence[tuple[str, str]], notes: Mapping[str, str], menu_id: str, say: Speaker
) -> MessageBody:
    """What was found: a line for each of the best, and a menu of references to open them."""
    menu = select(say("search-open"), menu_id, hits[:MOST_IN_A_LIST], notes=notes)
    return MessageBody(said, [[menu]])
