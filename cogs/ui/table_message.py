"""The table as everybody sees it: the message in the channel, the lobby before it, and the private board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from cogs.ui.coach_panel import learn_button
from cogs.ui.components import PHONE_WIDTH, Control, button, select, shortened
from cogs.ui.custom_ids import write_id
from cogs.ui.edition_lines import edition_line
from cogs.ui.endings import afterwards
from cogs.ui.literal import literal
from cogs.ui.lobby_cards import about, start_lines, wanted_lines
from cogs.ui.message import MessageBody, Row
from cogs.ui.puzzles import goal_of
from cogs.ui.settings_panel import ALWAYS_TOLD, SettingRow, game_setting_rows, table_setting_rows
from cogs.ui.turn_panel import standing
from engine.core import Seat, Text, View, seat_name
from engine.core.registry import game_of
from engine.search.characters import character_called, temper_of
from engine.search.lessons import LEARNER
from engine.search.players import STRENGTHS
from render import Picture
from render.kit.theme import SEATS
from tables import Holder, Status, Table
from texts import Speaker

_MOST_STORY = 800
_FRESH = 3
"""How many of the latest lines are in normal print; those before are small."""
_MOST_TOLD = 260
"""How much of it stands above the board, or a poster: both fit on one screen."""
_LITTLE_STORY = 120
"""How much is told besides a vote: what has just happened at the table, but not in the game."""
_MOST_SIDEBAR = 600
_ROOM_IN_A_POST = 430
"""Pixels of a phone's screen for pictures."""
EVERY_SEAT = "all"
"""In the menu of strengths: not one computer player, but all of them."""


class Sidebar(NamedTuple):
    """What goes on besides the game: votes, deadlines, people who are away."""

    paragraphs: Sequence[str]
    """First the text above each row, in order; then the texts without controls."""
    rows: Sequence[Sequence[Control]]
    clocks: Sequence[str]
    """The deadlines of everybody the table waits for."""
    asked: Sequence[int]
    """Whose vote or consent is asked for."""
    invited: Sequence[int] = ()
    """Who may already decide, though the table does not wait for them yet."""
    thinking: Seat | None = None
    """The computer player who thinks while everybody waits."""
    heir: int | None = None
    """Who has just become the host."""
    votes: int = 0
    """How many of the rows are votes: they come first, and much else makes room for them."""


EMPTY_SIDEBAR = Sidebar((), (), (), ())


def lobby_message(
    table: Table,
    speaker: Speaker,
    notes: Sequence[str] = (),
    starts_at: float | None = None,
    *,
    looking: bool = False,
) -> MessageBody:
    """The lobby: who sits where, the settings, and the buttons to join and start.

    `starts_at` is when the game starts by itself, if everybody it waits for is there; `looking` is whether
    the server reads already that players are wanted.
    """
    its_game = game_of(table)
    least, most = its_game.seats_with(table.settings)
    say = speaker
    title = f"## {say.say(its_game.title)}"
    if table.status is Status.CLOSED:
        return MessageBody([title, *notes, say("lobby-closed")])
    count = say("lobby-count", seated=len(table.holders), least=least, most=most)
    seats = [_lobby_seat(table, holder, say) for holder in table.holders]
    paragraphs = [
        "\n".join([title, *edition_line(table.edition, say), about(its_game, say)]),
        "\n".join([count, *seats, *_small(wanted_lines(table, say)), *start_lines(table, starts_at, say)]),
        *_lobby_settings(table, say),
        *notes,
    ]
    seated = len(table.holders)
    find = (
        [] if looking or table.guild_id is None else [button(say("button-find"), write_id("find", table.id))]
    )
    return MessageBody(
        paragraphs, _lobby_buttons(table, say, find, is_full=seated >= most, can_start=seated >= least)
    )


def _lobby_settings(table: Table, say: Speaker) -> list[str]:
    """What was changed in the game, then what is as usual; a single change with a line on what it does.

    Of the table only its clock is told, and what was changed; *Settings* has everything.
    """
    of_game, of_table = game_setting_rows(table), table_setting_rows(table)
    changed = [one for one in of_game if not one.is_usual]
    if len(changed) == 1:
        [only] = changed
        value = only.named(only.chosen, say)
        told = [say("lobby-setting", name=only.name(say), value=value, line=only.line(say))]
    else:
        told = [_named(one, say) for one in changed]
    lines = (
        told,
        [_named(one, say) for one in of_game if one.is_usual],
        [_named(one, say) for one in of_table if one.key in ALWAYS_TOLD or not one.is_usual],
    )
    small = [line for some in lines for line in _small(some)]
    return ["\n".join(small)] if small else []


def _named(setting: SettingRow, say: Speaker) -> str:
    return say("lobby-option", name=setting.name(say), value=setting.named(setting.chosen, say))


def _small(told: Sequence[str]) -> list[str]:
    """Everything in a line of small print."""
    return [f"-# {' · '.join(told)}"] if told else []


def _lobby_seat(table: Table, holder: Holder, say: Speaker) -> str:
    return say(
        "lobby-seat" if holder.user_id else "lobby-seat-bot",
        letter=chr(ord("A") + holder.seat),
        name=f"<@{holder.user_id}>" if holder.user_id else face_of(holder) + literal(holder.name),
        host="yes" if holder.user_id == table.host_id else "no",
        manner=manner_of(holder, say),
    )


def face_of(holder: Holder) -> str:
    """The face of a computer player, to stand before its name where the bot has emojis."""
    who = character_called(holder.name)
    return f":{who.face}: " if who else ""


def manner_of(holder: Holder, say: Speaker) -> str:
    """How a computer player plays: its strength and its temper."""
    temper = temper_of(holder.name)
    strength = say(f"strength-{holder.strength}")
    return say("bot-manner", strength=strength, temper=say(f"temper-{temper}")) if temper else strength


def _lobby_buttons(
    table: Table, say: Speaker, find: Sequence[Control], *, is_full: bool, can_start: bool
) -> list[list[Control]]:
    """The ways in and out, what to read, and what fills the seats; a full table needs none of that."""
    join, start = discord.ButtonStyle.success, discord.ButtonStyle.primary
    computer_players = [holder for holder in table.holders if holder.user_id is None]
    to_fill = [
        button(say("button-bot"), write_id("bot", table.id)),
        button(say("button-fill"), write_id("fill", table.id)),
    ]
    unbot = [button(say("button-unbot"), write_id("unbot", table.id))] if computer_players else []
    options = button(say("button-options"), write_id("options", table.id))
    close = button(say("button-close"), write_id("close", table.id))
    menu = [[_strength_menu(table, computer_players, say)]] if computer_players else []
    return [
        [
            button(say("button-join"), write_id("join", table.id), style=join, disabled=is_full),
            button(say("button-leave"), write_id("leave", table.id)),
            button(say("button-start"), write_id("start", table.id), style=start, disabled=not can_start),
        ],
        [
            button(say("button-rules"), write_id("rules", table.id)),
            *learn_button(game_of(table), say),
            button(say("button-who"), write_id("who", table.id)),
        ],
        *([] if is_full else [[*to_fill, *unbot]]),
        *menu,
        [*unbot, options, close] if is_full else [*find, options, close],
    ]


def _strength_menu(table: Table, computer_players: Sequence[Holder], say: Speaker) -> Control:
    """Every computer player with every strength it could have; all at once where there are several."""
    whose = [(str(one.seat), one.name) for one in computer_players]
    if len(whose) > 1:
        whose.append((EVERY_SEAT, say("strength-of-all")))
    lines = [
        (f"{seat}:{strength}", say("strength-of", name=name, strength=say(f"strength-{strength}")))
        for seat, name in whose
        for strength in STRENGTHS
    ]
    return select(say("strength-menu"), write_id("strength", table.id), lines)


def table_message(
    table: Table,
    view: View,
    speaker: Speaker,
    pictures: Sequence[Picture],
    story: Sequence[str],
    mention: Sequence[int],
    sidebar: Sidebar = EMPTY_SIDEBAR,
    ending: Sequence[str] = (),
) -> MessageBody:
    """The table, the latest story, whose turn it is, and always the same few buttons.

    *Board* has all pictures. A vote stands on one screen with this one: what does not matter for it comes
    back later.
    `ending` tells how a finished game went, where no poster does.
    """
    say, votes = speaker, sidebar.votes
    if table.status is Status.CLOSED:
        title = "\n".join([f"## {say.say(Text(f'{view.game}-title'))}", *edition_line(table.edition, say)])
        return MessageBody([title, _tail(story[-_FRESH:]), say("table-closed")], [afterwards(table, say)])
    if view.result is None:
        turn = button(say("button-turn"), write_id("turn", table.id), style=discord.ButtonStyle.primary)
        hand = button(say("button-hand"), write_id("hand", table.id))
        follow = button(say("button-follow"), write_id("follow", table.id))
        buttons = [turn, hand, *_looking(table, say), follow][: 2 if votes == 1 else None]
        pictures = pictures if votes <= 1 else []
        others = sidebar.paragraphs[len(sidebar.rows) :]
        told = _tail(story, fresh=0, most=_LITTLE_STORY) if votes else _tail(story, 1, _MOST_TOLD)
        goal = goal_of(table.game, table.settings, say)
        paragraphs = [*goal, told, *others, _whose_turn(table, view, say, sidebar)]
    else:
        own = button(say("button-result"), write_id("turn", table.id))
        buttons = [*afterwards(table, say), *([] if table.is_exercise else [own]), *_looking(table, say)]
        last = _tail(story, 0) if table.is_exercise else _tail(story[-_FRESH:], 0, _MOST_TOLD)
        paragraphs = [
            "\n".join([f"**{standing(view, say)}**", *edition_line(table.edition, say)]),
            *ending,
            last,
        ]
    return MessageBody(
        paragraphs=paragraphs,
        rows=[buttons, *_with_their_questions(sidebar)],
        pictures=pictures,
        colour_of=next(iter(view.result.winners if view.result else view.awaited), None),
        heading="\n".join(_heading(view, say, mention, sidebar)),
    )


def _heading(view: View, say: Speaker, mention: Sequence[int], sidebar: Sidebar) -> list[str]:
    """Everybody who is called, and why."""
    called = (
        ("table-calls-end" if view.result else "table-calls", mention),
        ("table-calls-ahead", () if sidebar.votes else sidebar.invited),
        ("table-asks", sidebar.asked),
    )
    lines = [
        say(key, people=" ".join(f"<@{user_id}>" for user_id in people), count=len(people))
        for key, people in called
        if people
    ]
    heir = [] if sidebar.heir is None else [say("story-host", name=f"<@{sidebar.heir}>")]
    return [*lines, *heir]


def lesson_message(table: Table, speaker: Speaker) -> MessageBody:
    """A lesson in a channel: a line and a way back, so that the panel stays in sight right above it."""
    say = speaker
    turn = button(say("button-turn"), write_id("turn", table.id), style=discord.ButtonStyle.primary)
    learner = say.say(seat_name(LEARNER))
    whose = "table-lesson-own" if table.guild_id is None else "table-lesson"
    line = say(whose, learner=learner, game=game_of(table).title)
    return MessageBody([line], [[turn, *_looking(table, say)]], colour_of=LEARNER)


def _whose_turn(table: Table, view: View, say: Speaker, sidebar: Sidebar) -> str:
    """Whom the table waits for, until when, and how strong the computer players are."""
    computer_players = [
        face_of(one) + say("bot-named", name=say.say(seat_name(one.seat)), manner=manner_of(one, say))
        for one in table.holders
        if one.user_id is None
    ]
    named = computer_players and not sidebar.votes
    strengths = [f"-# {say('table-bots', bots=' · '.join(computer_players))}"] if named else []
    whose = standing(view, say)
    if sidebar.thinking is not None:
        face = face_of(table.holders[sidebar.thinking])
        whose = face + say("table-thinking", seat=say.say(seat_name(sidebar.thinking)))
    played = edition_line(table.edition, say)
    return "\n".join([f"**{whose}**", *sidebar.clocks, *strengths, *played])


def round_message(view: View, say: Speaker, pictures: Sequence[Picture]) -> MessageBody:
    """What the channel keeps of a round: headlines and pictures, from what everybody could see then."""
    title = f"### {say('round-post', game=Text(f'{view.game}-title'))}"
    lines = [say.say(line) for line in game_of(view).round_post(view)]
    headline = [f"**{shortened(line, _MOST_STORY)}**" for line in lines[:1]]
    told = "\n".join([*headline, _tail(lines[1:], fresh=0)]).rstrip()
    return MessageBody([title, told], pictures=_on_one_screen(pictures))


def _on_one_screen(pictures: Sequence[Picture]) -> list[Picture]:
    """As many of the pictures as a phone has room for, at least one; a replay has them all."""
    shown, taken = list[Picture](), 0.0
    for picture in pictures:
        taken += PHONE_WIDTH * picture.height_for_width
        if shown and taken > _ROOM_IN_A_POST:
            break
        shown.append(picture)
    return shown


def _with_their_questions(sidebar: Sidebar) -> list[Row]:
    """The rows of the sidebar, each below its text."""
    rows: list[Row] = []
    for text, row in zip(sidebar.paragraphs, sidebar.rows, strict=False):
        rows += [shortened(text, _MOST_SIDEBAR), row]
    return rows


def _looking(table: Table, say: Speaker) -> list[Control]:
    return [
        button(say("button-board"), write_id("board", table.id)),
        button(say("button-rules"), write_id("rules", table.id)),
    ]


def board_message(table: Table, view: View, say: Speaker, pictures: Sequence[Picture]) -> MessageBody:
    """The private answer to *Board*: the whole table, and a select menu to look closer at one seat."""
    return MessageBody([standing(view, say)], [[_closer(table, say)], _reading(table, say)], pictures)


def spotlight_message(
    table: Table, view: View, seat: Seat, say: Speaker, pictures: Sequence[Picture]
) -> MessageBody:
    """One seat's part of the table, with controls to see the others or the whole again."""
    whole = button(say("button-whole-board"), write_id("whole", table.id))
    return MessageBody(
        paragraphs=[f"### {say.say(seat_name(seat))}", standing(view, say)],
        rows=[[_closer(table, say, seat)], [whole, *_reading(table, say)]],
        pictures=pictures,
        colour_of=seat,
    )


def seats_of(table: Table) -> list[tuple[str, str]]:
    """The seats as (value, label) pairs, with their letters because two people may share a name."""
    return [(str(seat), f"{SEATS[seat].letter}  {name}") for seat, name in enumerate(table.names)]


def _closer(table: Table, say: Speaker, seat: Seat | None = None) -> Control:
    chosen = [] if seat is None else [str(seat)]
    return select(say("look-closer"), write_id("closer", table.id), seats_of(table), chosen=chosen)


def _reading(table: Table, say: Speaker) -> list[Control]:
    return [
        button(say("button-text"), write_id("text", table.id)),
        button(say("button-rules"), write_id("rules", table.id)),
    ]


def _tail(story: Sequence[str], fresh: int = _FRESH, most: int = _MOST_STORY) -> str:
    """The latest lines of the story that fit, in small print except for the very latest."""
    kept: list[str] = []
    length = 0
    for line in reversed(story):
        short = shortened(line, most - 1)
        length += len(short) + 1
        if length > most:
            break
        kept.append(short if len(kept) < fresh else f"-# {short}")
    return "\n".join(reversed(kept))
