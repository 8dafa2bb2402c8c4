"""The card of a lobby in another channel, what it looks for in a line or two, and who sits there in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord

from cogs.ui.components import button
from cogs.ui.custom_ids import write_id
from cogs.ui.deadlines import countdown
from cogs.ui.game_facts import difficulty_of, hook_of, length_of, players_of
from cogs.ui.message import MessageBody
from engine.core.registry import AnyGame, game_of
from tables import Card, Holder, Status, Table, TrackRecord, seats_to_start
from tables.store.table_settings import pace_of
from texts import Speaker


def card_message(table: Table, card: Card, starts_at: float | None, say: Speaker) -> MessageBody:
    """What another channel sees of a lobby; once it is over, a line that names nobody."""
    its_game = game_of(table)
    place = f"<#{table.channel_id}>"
    if table.status is not Status.LOBBY:
        ended = "card-closed" if table.status is Status.CLOSED else "card-begun"
        return MessageBody([f"### {say.say(its_game.title)}\n{say(ended, channel=place)}"])
    title = f"### {say(f'card-{card.kind}', game=its_game.title)}"
    _, most = its_game.seats_with(table.settings)
    seats = say("card-seats", host=f"<@{table.host_id}>", seated=len(table.holders), most=most, channel=place)
    sit = button(
        say("button-join"),
        write_id("sit", table.id),
        style=discord.ButtonStyle.success,
        disabled=len(table.holders) >= most,
    )
    who = button(say("button-who"), write_id("who", table.id))
    tell = button(say("button-tell"), write_id("tell", table.id))
    calls = f"<@&{card.role_id}>" if card.role_id is not None else ""
    return MessageBody(
        [f"{title}\n{about(its_game, say)}", "\n".join([seats, *_invited(table, starts_at, say)])],
        [[sit, who, tell]],
        heading=calls,
    )


def signpost(table: Table, say: Speaker) -> MessageBody:
    """What stands above a thread where the channel has another card of its lobby: only where that is."""
    return MessageBody([f"### {say.say(game_of(table).title)}\n<#{table.channel_id}>"])


def about(its_game: AnyGame, say: Speaker) -> str:
    """What one does in a game; in small print how many play, how long it takes, and how hard it is."""
    facts = [say.say(one) for one in (players_of(its_game), length_of(its_game), difficulty_of(its_game))]
    return f"{say.say(hook_of(its_game))}.\n-# {' · '.join(facts)}"


def _invited(table: Table, starts_at: float | None, say: Speaker) -> list[str]:
    """What somebody elsewhere wants to know: the pace, the language, who is let in, and when it starts."""
    pace = say(f"pace-{pace_of(table.table_settings)}")
    return [*wanted_lines(table, say, pace), *start_lines(table, starts_at, say)]


def wanted_lines(table: Table, say: Speaker, *wanted_first: str) -> list[str]:
    """How people want to play, and whom they look for."""
    chosen, wanted = table.table_settings, [*wanted_first]
    if chosen["language"] != "any":
        wanted.append(say(f"wanted-language-{chosen['language']}"))
    lines = [say("wanted-line", wanted=", ".join(wanted))] if wanted else []
    if chosen["door"] != "everybody":
        lines.append(say("wanted-people", people=say(f"wanted-door-{chosen['door']}")))
    return lines


def start_lines(table: Table, starts_at: float | None, say: Speaker) -> list[str]:
    """When the game starts by itself, if it does."""
    if starts_at is not None:
        return [say("lobby-starts-at", when=countdown(starts_at))]
    seats = seats_to_start(table)
    return [] if seats is None else [say("lobby-starts-with", seats=seats)]


def who_sits_here(
    table: Table,
    records: Sequence[tuple[Holder, TrackRecord]],
    avoided: Collection[int],
    say: Speaker,
) -> MessageBody:
    """Everybody at a lobby with what their latest games say of them; `avoided` are on the reader's list."""
    lines = [_told(holder, record, holder.user_id in avoided, table, say) for holder, record in records]
    title = f"### {say('who-title')}"
    return MessageBody(["\n".join([title, *lines, f"-# {say('who-how')}"])])


def warning(table: Table, avoided: Sequence[int], say: Speaker, sit_anyway: str | None = None) -> MessageBody:
    """What somebody reads who is about to sit down with somebody they avoid.

    `sit_anyway` is the id of the button for it, where that is not simply the next seat of a lobby.
    """
    people = ", ".join(f"<@{user_id}>" for user_id in avoided)
    sit = button(say("button-sit-anyway"), sit_anyway or write_id("sit-anyway", table.id))
    stay_away = button(say("button-sit-not"), write_id("sit-not", table.id))
    return MessageBody([say("avoid-warning", people=people)], [[sit, stay_away]])


def seat_offer(table: Table, lines: str, say: Speaker) -> MessageBody:
    """A notice that players are wanted: its reader sits down from there, or wants no more of these."""
    sit = button(say("button-join"), write_id("sit", table.id), style=discord.ButtonStyle.success)
    who = button(say("button-who"), write_id("who", table.id))
    stop = button(say("button-tell-stop"), write_id("tell-stop", table.id))
    return MessageBody(["\n".join([lines, *_invited(table, None, say)])], [[sit, who, stop]])


def told_standing(record: TrackRecord, say: Speaker) -> str:
    """What somebody's latest games say of them, and how fast they answer."""
    parts = [say(f"standing-{record.standing}")]
    if record.pace_in_a_word is not None:
        parts.append(say(f"answers-{record.pace_in_a_word}"))
    return "; ".join(parts)


def _told(holder: Holder, record: TrackRecord, avoided: bool, table: Table, say: Speaker) -> str:
    host = "yes" if holder.user_id == table.host_id else "no"
    line = say("who-line", person=f"<@{holder.user_id}>", host=host, standing=told_standing(record, say))
    return f"{line} {say('who-avoided')}" if avoided else line
