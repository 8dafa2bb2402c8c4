"""The private panel behind *Take your turn*: hand, board, and the controls for one's decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.ui.ahead import (
    can_be_planned,
    is_ahead,
    line_on_plan,
    name_of,
    offer_button,
    offer_list,
    offers_ahead,
    plan_for,
    plans_told,
    standing_answers,
)
from cogs.ui.barred import barred_at_length, barred_in_short
from cogs.ui.components import Control, button, is_button, lines_on_a_phone, rows_of_buttons
from cogs.ui.custom_ids import write_id
from cogs.ui.decisions.controls import DecisionControls, own_text
from cogs.ui.decisions.drafts import Controls, Draft
from cogs.ui.decisions.options import LONGEST_BUTTON, MOST_BUTTONS
from cogs.ui.message import MessageBody
from cogs.ui.puzzles import goal_of, verdict
from engine.core import (
    EXERCISE,
    Decision,
    Explanation,
    Number,
    Path,
    Pick,
    Script,
    Suggestions,
    Text,
    View,
    Words,
    all_of,
    seat_name,
)
from engine.core.views import to_reader
from render import Picture
from texts import Speaker


class TurnPanel(NamedTuple):
    """What the panel shows; made from a view, never from a state."""

    table_id: int
    view: View
    speaker: Speaker
    decision: Decision | None
    """The decision whose controls are shown; the others get a button each."""
    label_speaker: Speaker
    """Controls show text verbatim, so names must not be escaped here."""
    pictures: Sequence[Picture] = ()
    draft: Draft = Draft()
    suggestions: Suggestions = Suggestions()
    answered: str = ""
    """What the reader has just answered; the first thing they are told."""
    notes: Sequence[str] = ()
    """What comes right before the question: a refusal, that direct messages are closed."""
    news: Sequence[str] = ()
    """The situation: what has happened, the deadline, that everybody else waits."""
    news_pictures: Sequence[Picture] = ()
    """What the reader has not seen yet, large; above the picture the question is about."""
    moments: tuple[str, ...] | None = None
    """Between which moments there is more to see of what happened, as buttons call them."""
    undo: int | None = None
    """The version of the move this person may undo without asking."""
    link: str = ""
    """A link to the table's channel, for readers in direct messages."""
    explanation: Explanation = Explanation()
    purpose: bool = True
    """Whether it is explained what the question is about."""
    tour: str = ""
    """What is where, for somebody who sees such a panel for the first time."""
    more: bool = False
    """Whether everything else that can be done from here is shown, too."""
    advice: bool = False
    """Whether one may ask what a hard computer player would do."""
    advised: Sequence[str] = ()
    """What it would do, to be marked on the controls."""
    outcome: Sequence[str] = ()
    """What the coach says of the latest answer, below the pictures of what happened."""
    coached: Sequence[str] = ()
    """What the coach says, right above the question."""
    look: Sequence[str] = ()
    """What it points at in the picture."""
    accept: Sequence[Control] = ()
    """A button to do what the coach suggests."""
    suggested: Sequence[str] = ()
    """What that is, in words."""
    asides: Sequence[Control] = ()
    """Quiet buttons about learning the game, which come with *More*."""
    learn: Sequence[Control] = ()
    """A quiet button for whoever has never played this game."""

    def body(self) -> MessageBody:
        """The panel as a message."""
        heading = f"### {self.speaker.say(Text(f'{self.view.game}-title'))} {self.link}".rstrip()
        told = [line for line in (*self._goal(), self.answered, *self.news[:1]) if line]
        lines, rows, tools = self._decision_controls()
        return MessageBody(
            paragraphs=["\n".join([heading, *told]), *self.news[1:], *self._situation(), *self._tour()],
            rows=_with_footer([*self._accepting(), *rows, *self._standing_answers()], self._footer(tools)),
            pictures=[*self.news_pictures, *self._other_pictures()],
            colour_of=self.view.viewer,
            below=[*self.notes, *self._coaching(self.coached), *_close_together(lines)],
            amid=self._coaching(self.outcome),
        )

    def _coaching(self, said: Sequence[str]) -> Sequence[str]:
        """What the coach says, unless somebody goes their own way."""
        return [] if self._goes_their_own_way else said

    def _accepting(self) -> list[list[Control]]:
        """The coach's suggestion, unless something is drawn already, or somebody goes their own way.

        A path is drawn from the start, and taken by the button of its first way.
        """
        path = self.decision is not None and isinstance(self.decision.form, Path) and self._is_at_first
        drawn = path or self._is_as_suggested or self.draft.suggestions.proposals or self.draft.whole
        return [] if drawn or self._goes_their_own_way or not self.accept else [list(self.accept)]

    def _beside_the_coach(self, rows: Sequence[Sequence[Control]]) -> list[list[Control]]:
        """The controls without the one for what the coach suggests: its own button does the same."""
        asked = self.decision
        if asked is None or not isinstance(asked.form, Pick | Number) or not self._hears_the_coach:
            return [*map(list, rows)]
        same = write_id("pick" if self.suggested else "none", self.table_id, asked.number, *self.suggested)
        left = [[one for one in row if not is_button(one) or one.custom_id != same] for row in rows]
        return [row for row in left if row]

    def _goal(self) -> list[str]:
        """What is to be reached, if this is a puzzle."""
        return goal_of(self.view.game, self.view.settings, self.speaker)

    def _other_pictures(self) -> list[Picture]:
        """The pictures of the question, without what is shown as news already."""
        shown = [picture.png for picture in self.news_pictures]
        return [picture for picture in self.pictures if picture.png not in shown]

    def _decision_controls(self) -> Controls:
        say, decision = self.speaker, self.decision
        if decision is None:
            return Controls([self._whom_one_waits_for(), *plans_told(self.view, say)], [])
        decision_controls = DecisionControls(
            self.table_id,
            decision,
            self.label_speaker,
            self.explanation,
            more=self.more,
            advised=self.advised,
        )
        lines, rows, tools = decision_controls.controls(self.draft, self.suggestions)
        rows = self._beside_the_coach(rows)
        if self._hears_the_coach and isinstance(decision.form, Pick | Script) and not self._begun:
            lines = []  # notes on the options come with *More*
        prompt = to_reader(decision.prompt, decision.seat, say.can_say)
        asked = "\n".join([f"**{say.say(prompt)}**", *self._purpose(decision)])
        if not self._begun:
            asked, lines = "\n".join([asked, *self._on_waiting(decision)]), [*self._planned(decision), *lines]
        if self._can_only_plan:
            return Controls([asked, *lines], rows, tools)
        return Controls([asked, *lines, *self._barred()], rows, tools)

    @property
    def _can_only_plan(self) -> bool:
        """Whether the question is asked before its time, and the table waits for somebody else."""
        ahead = self.decision is not None and is_ahead(self.decision)
        return ahead and self.view.viewer not in self.view.awaited

    def _situation(self) -> list[str]:
        """Whom the table waits for, where the question does not tell."""
        return [waits_for(self.view, self.speaker)] if self._can_only_plan else []

    def _tour(self) -> list[str]:
        """What is where, as long as they have begun nothing of their own; puzzles begin in the middle."""
        wanted = (not self._begun or self._is_at_first) and not self._goal()
        return [self.tour] if self.tour and wanted else []

    def _on_waiting(self, decision: Decision) -> list[str]:
        """That nobody waits for this answer, or that it can still be changed."""
        say = self.speaker
        if is_ahead(decision):
            return [f"-# {say('plan-invited' if decision.invited else 'plan-ahead')}"]
        if decision.standing:
            return [f"-# {say('panel-standing')}"]
        return [] if self.view.viewer in self.view.awaited else [f"-# {say('panel-changeable')}"]

    def _planned(self, decision: Decision) -> list[str]:
        return line_on_plan(self.view, decision, self.speaker) if is_ahead(decision) else []

    def _whom_one_waits_for(self) -> str:
        """Whom everybody waits for, and whether there is anything left to decide until then."""
        view, say = self.view, self.speaker
        if any(plan_for(view, offer) is None for offer in offers_ahead(view)):
            return standing(view, say)
        return f"{standing(view, say)} {say('panel-nothing-more')}"

    @property
    def _hears_the_coach(self) -> bool:
        """Whether somebody learns, and is told one thing at a time."""
        return bool(self.coached) and not self.more

    @property
    def _begun(self) -> bool:
        """Whether somebody is in the middle of a long answer; they know by now what it is about."""
        return bool(self.draft.words)

    @property
    def _is_written(self) -> bool:
        """Whether what is begun is their own: then whatever nobody waits for comes with *More*."""
        return self._begun and not self.more and not self._is_proposed

    @property
    def _is_proposed(self) -> bool:
        """Whether all that is drawn so far is what the game proposes."""
        return list(self.draft.words) == self.suggestions.first

    @property
    def _is_as_suggested(self) -> bool:
        """Whether what the coach suggests is drawn, to be looked at; the game's first proposal always is."""
        drawn = list(self.draft.words) or self.suggestions.first
        return bool(self.suggested) and drawn == list(self.suggested)

    @property
    def _goes_their_own_way(self) -> bool:
        """Whether somebody puts together something else than suggested: then the coach is silent.

        It comes along with whoever puts a script together, step by step.
        """
        asked = self.decision
        led = asked is not None and isinstance(asked.form, Script)
        return self._is_written and not self._is_as_suggested and not led

    @property
    def _is_at_first(self) -> bool:
        """Whether they see a proposal and look for nothing else yet."""
        return self._is_proposed and self.draft.group is None

    def _purpose(self, decision: Decision) -> list[str]:
        """What one wants here, in a line."""
        planned = is_ahead(decision) and plan_for(self.view, decision) is not None
        wanted = self.more or (self.purpose and (not self._begun or self._is_at_first) and not planned)
        purpose = own_text(self.speaker, decision, "why") if wanted else None
        return [] if purpose is None else [f"-# {purpose}"]

    def _barred(self) -> list[str]:
        """What is not possible now, and why; whoever learns is told one thing at a time."""
        if self._hears_the_coach:
            return []
        told = barred_at_length if self.more else barred_in_short
        return told(self.explanation.barred, self.speaker)

    def _standing_answers(self) -> list[list[Control]]:
        """Answers that count from now on, where the question can be answered once and for all."""
        asked = self.decision
        if asked is None or not asked.ahead or is_ahead(asked) or self._hears_the_coach:
            return []
        return standing_answers(self.table_id, asked, self.view.decisions, self.label_speaker)

    def _other_questions(self) -> list[Decision]:
        """Everything else that can be answered; standing answers to this question have buttons already."""
        asked, answers = self.decision, self._standing_answers()
        return [
            one
            for one in self.view.decisions
            if one != asked and can_be_planned(one)
            if not (one.standing and (self._is_written or self._hears_the_coach))
            if self.more or not (one.standing and isinstance(one.form, Words))  # names can wait
            if not (answers and asked is not None and one.ahead == asked.ahead)
        ]

    def _ways_elsewhere(self) -> tuple[list[list[Control]], list[Control]]:
        """A list of what nobody waits for if it is more than one thing, and a button for all the rest."""
        say, others = self.label_speaker, self._other_questions()
        offers = [one for one in others if one.standing]
        buttons = [
            button(_on_a_button(name_of(one, say), say), write_id("question", self.table_id, one.number))
            for one in others
            if not one.standing
        ]
        if len(offers) > 1:
            beside = 0 if self.decision is None else self.decision.number
            return [[offer_list(self.table_id, self.view, offers, say, beside)]], buttons
        return [], [*buttons, *(offer_button(self.table_id, self.view, one, say) for one in offers)]

    def _what_happened(self) -> list[Control]:
        """A button to see all that happened, where one picture does not show it."""
        if self.moments is None:
            return []
        return [button(self.speaker("button-happened"), write_id("happened", self.table_id, *self.moments))]

    def _footer(self, tools: Sequence[Control]) -> list[list[Control]]:
        """What can be decided ahead, and one row; with *More* another with whatever is wanted less often.

        The row begins with the `tools` of the question.
        """
        say, number = self.speaker, 0 if self.decision is None else self.decision.number
        undo = (
            []
            if self.undo is None or self._is_written
            else [button(say("button-undo"), write_id("undo", self.table_id, self.undo))]
        )
        key, switch = ("button-less", "off") if self.more else ("button-more", "on")
        toggle = button(say(key), write_id("more", self.table_id, number, switch))
        ahead, others = self._ways_elsewhere()
        happened = self._what_happened()
        first = [*tools, *undo, *others, *happened] if tools else [*happened, *others, *undo]
        if not self.more:
            shown = [*first[: MOST_BUTTONS - 1 - len(self.learn)], *self.learn, toggle]
            return [*ahead, *rows_of_buttons(shown)]
        topic = [self.decision.topic] if self.decision is not None else []
        second = [
            button(say("button-board"), write_id("board", self.table_id)),
            button(say("button-hand"), write_id("hand", self.table_id)),
            button(say("button-text"), write_id("text", self.table_id)),
            button(say("button-rules"), write_id("rules", self.table_id, *topic)),
            button(say("button-refresh"), write_id("refresh", self.table_id)),
        ]
        wrong = button(say("button-wrong"), write_id("wrong", self.table_id))
        first += [*self._asking_for_advice(), *self.learn, *self.asides, *self._giving_up(), wrong]
        return [*ahead, *rows_of_buttons([*first, toggle]), second]

    def _giving_up(self) -> list[Control]:
        """A button to see the solution of a puzzle before its end."""
        if not self._goal():
            return []
        return [button(self.speaker("button-give-up"), write_id("solution", self.table_id, 0))]

    def _asking_for_advice(self) -> list[Control]:
        """A button to ask what a hard computer player would do, while play waits for the answer."""
        asked = self.decision
        waits = asked is not None and not is_ahead(asked) and not asked.standing
        if asked is None or not waits or not self.advice or self.view.viewer not in self.view.awaited:
            return []
        return [button(self.speaker("button-advice"), write_id("advice", self.table_id, asked.number))]


def _on_a_button(name: str, say: Speaker) -> str:
    """A question's name; one that is a whole sentence is only called open."""
    return name if len(name) <= LONGEST_BUTTON else say("button-question")


def _with_footer(rows: list[list[Control]], footer: list[list[Control]]) -> list[list[Control]]:
    """All rows; a footer of one button joins the last row if that takes no more lines on a phone then."""
    last = rows[-1] if rows else []
    if len(footer) == len(footer[0]) == 1 and 0 < len(last) < MOST_BUTTONS:
        joined = [*last, *footer[0]]
        labels = [one.label or "" for one in joined if is_button(one)]
        if len(labels) == len(joined) and lines_on_a_phone(labels) == lines_on_a_phone(labels[:-1]):
            return [*rows[:-1], joined]
    return [*rows, *footer]


def _close_together(lines: Sequence[str]) -> list[str]:
    """Small print joins what comes before it, so that they take less room on a phone."""
    paragraphs: list[str] = []
    for line in lines:
        if paragraphs and line.startswith("-# "):
            paragraphs[-1] += f"\n{line}"
        else:
            paragraphs.append(line)
    return paragraphs


def standing(view: View, speaker: Speaker) -> str:
    """Whom the table waits for, or how it ended."""
    if view.result is not None and EXERCISE in view.settings:
        return " ".join([speaker("exercise-over"), *verdict(view, speaker)])
    if view.result is not None:
        winners = all_of([seat_name(seat) for seat in view.result.winners])
        args: dict[str, int | str | Text] = {"winners": winners, "count": len(view.result.winners)}
        return speaker.say(Text("table-won", args))
    waits = waits_for(view, speaker)
    if not view.invited:
        return waits
    invited = all_of([seat_name(seat) for seat in view.invited])
    return f"{waits} {speaker.say(Text('table-invites', {'seats': invited, 'count': len(view.invited)}))}"


def waits_for(view: View, speaker: Speaker) -> str:
    """Whom the table waits for."""
    waiting = all_of([seat_name(seat) for seat in view.awaited])
    last = len(view.awaited) == 1 and view.seats > 1
    return speaker.say(Text("table-waits-for-one" if last else "table-waits-for", {"seats": waiting}))
