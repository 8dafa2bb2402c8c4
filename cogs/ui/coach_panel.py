"""The coach in a panel: its sentences above the question, what it would do, and its own pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

import discord

from cogs.ui.components import Control, button, shortened
from cogs.ui.custom_ids import write_id
from cogs.ui.decisions.controls import needs_confirmation, told_choice
from cogs.ui.message import MessageBody
from cogs.ui.turn_panel import TurnPanel
from engine.core import Choice, Decision, Text
from engine.core.coaching import Coaching, Look
from engine.core.registry import AnyGame, game_of
from render import Picture
from tables import Table
from texts import Speaker

LONGEST_ANSWER = 70
"""Letters of an answer on the button that accepts it: what Discord leaves beside “Mach das: ”."""
NO_TABLE = 0
"""A lesson begins without a table; the custom id then has this number and the game's key."""
ASK = "ask"
"""The page that asks the question itself."""
_BLUE = discord.ButtonStyle.primary


def coach_line(text: Text, say: Speaker) -> str:
    """What the coach says, with its lantern in front."""
    return f"> {say('coach-says', remark=text)}"


def _lines(text: Text | None, say: Speaker) -> list[str]:
    return [] if text is None else [coach_line(text, say)]


def suggestion_button(table_id: int, decision: Decision, choice: Choice, labels: Speaker) -> Control:
    """Does what the coach suggests; what is drawn is drawn first, to be looked at."""
    if needs_confirmation(decision):
        label = labels("coach-draw")
    else:
        told = shortened(told_choice(decision, choice, labels), LONGEST_ANSWER)
        label = labels("coach-accept", answer=told)
    return button(label, write_id("coach-accept", table_id, decision.number, mark_of(choice)), style=_BLUE)


def mark_of(choice: Choice) -> str:
    """Tells suggestions apart: whoever accepts one gets the one that was shown."""
    return f"{crc32(' '.join(words_of(choice)).encode()):x}"


def words_of(choice: Choice) -> list[str]:
    """An answer as words; a number is one."""
    return [str(choice)] if isinstance(choice, int) else choice


class CoachPage(NamedTuple):
    """A page of the coach's own: a step of the opening, or that the learner knows enough."""

    text: Text
    buttons: Sequence[Control]
    look: Look = ()
    outcome: Text | None = None
    """What came of the latest answer."""

    def body(self, panel: TurnPanel, pictures: Sequence[Picture]) -> MessageBody:
        """The page in place of a panel."""
        say = panel.speaker
        heading = f"### {say.say(game_of(panel.view).title)} {panel.link}".rstrip()
        return MessageBody(
            paragraphs=["\n".join([line for line in (heading, panel.answered) if line])],
            rows=[self.buttons],
            pictures=pictures,
            colour_of=panel.view.viewer,
            below=[*panel.notes, *_lines(self.outcome, say), coach_line(self.text, say)],
        )


def coach_page(
    table: Table, decision: Decision, said: Coaching, page: str, focus: int | None, say: Speaker
) -> CoachPage | None:
    """The page wanted; None if it is the question's turn, as it is for whoever is busy with it already."""
    if page == ASK or (not page and focus is not None):
        return None
    if said.opening:
        number = min(int(page), len(said.opening) - 1) if page.isdecimal() and len(page) < 3 else 0
        text, look = said.opening[number]
        buttons = opening_buttons(table.id, decision.number, number, len(said.opening), say)
        return CoachPage(text, buttons, look)
    if said.enough is not None and table.is_lesson:
        buttons = enough_buttons(table.id, decision.number, say)
        return CoachPage(said.enough, buttons, outcome=said.outcome)
    return None


def with_coach(
    panel: TurnPanel, table: Table, decision: Decision, said: Coaching, choice: Choice | None
) -> TurnPanel:
    """The panel with what the coach says of its question, in place of a line on its purpose."""
    remark = _lines(said.remark, panel.speaker)
    told = said.enough is not None and table.is_lesson  # the page before has said it
    accept = [] if choice is None else [suggestion_button(table.id, decision, choice, panel.label_speaker)]
    return panel._replace(
        outcome=[] if told else _lines(said.outcome, panel.speaker),
        coached=remark,
        look=said.look,
        accept=accept,
        suggested=words_of(choice) if choice is not None else (),
        asides=coach_asides(table, panel.speaker, on=True),
        purpose=panel.purpose and not remark,
    )


def opening_buttons(table_id: int, number: int, page: int, pages: int, say: Speaker) -> list[Control]:
    """On to the next page, or straight to the question."""
    follows = page + 1 < pages
    onwards = write_id("coach", table_id, number, page + 1 if follows else ASK)
    skip = button(say("coach-skip"), write_id("coach", table_id, number, ASK))
    return [button(say("coach-go-on"), onwards, style=_BLUE), *([skip] if follows else [])]


def enough_buttons(table_id: int, number: int, say: Speaker) -> list[Control]:
    """What a learner can do who knows enough."""
    play_on = button(say("coach-play-on"), write_id("coach", table_id, number, ASK), style=_BLUE)
    return [play_on, *after_a_lesson(table_id, say)]


def after_a_lesson(table_id: int, say: Speaker) -> list[Control]:
    """Sit down with others, or take the lesson once more."""
    return [
        button(say("coach-play-with-others"), write_id("company", table_id)),
        button(say("button-learn-again"), write_id("learn-anew", table_id)),
    ]


def coach_asides(table: Table, say: Speaker, *, on: bool) -> list[Control]:
    """In a lesson a way to start it anew; elsewhere one's own switch for the coach, where there is one."""
    if table.is_lesson:
        return [button(say("button-learn-anew"), write_id("learn-anew", table.id))]
    if not table.has_coach or game_of(table).coach is None:
        return []
    key, switch = ("button-coach-off", "off") if on else ("button-coach-on", "on")
    return [button(say(key), write_id("coaching", table.id, switch))]


def learn_button(its_game: AnyGame, say: Speaker) -> list[Control]:
    """Begins the lesson of a game, if it has one."""
    if its_game.coach is None:
        return []
    return [button(say("button-learn"), write_id("learn", NO_TABLE, its_game.key))]
