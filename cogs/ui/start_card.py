"""The start card: what the bot is, all games with their pictures, and two ways into each of them."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from cogs.ui.coach_panel import learn_button
from cogs.ui.components import button
from cogs.ui.custom_ids import write_id
from cogs.ui.game_facts import difficulty_of, from_easy_to_hard, hook_of, length_of, players_of
from cogs.ui.message import Entry, MessageBody, Row
from cogs.ui.rules_pages import NO_TABLE
from engine.core.registry import AnyGame
from render import Picture
from texts import Speaker


def start_card(
    covers: Mapping[str, Picture | None], say: Speaker, friends: str = "door-friends"
) -> MessageBody:
    """All games, the easiest first; `covers` has their pictures, `friends` says how to play together."""
    rows: list[Row] = []
    for game in from_easy_to_hard():
        play = button(
            say("button-solo"), write_id("solo", NO_TABLE, game.key), style=discord.ButtonStyle.primary
        )
        rows += [Entry(_told(game, say), covers[game.key]), [*learn_button(game, say), play]]
    more = [
        button(say("button-guide"), write_id("guide", NO_TABLE)),
        button(say("button-home"), write_id("home", NO_TABLE)),
    ]
    return MessageBody([f"## {say('door-title')}\n{say('door-lead')}"], [*rows, say(friends), more])


def _told(game: AnyGame, say: Speaker) -> str:
    facts = say("door-facts", length=length_of(game), difficulty=difficulty_of(game))
    what = say("door-hook", players=players_of(game), hook=hook_of(game))
    return f"**{say.say(game.title)}**\n{facts}\n-# {what}"


def guide_page(say: Speaker, *, as_guest: bool = False) -> MessageBody:
    """How to use the bot, command by command; where it is but a guest, only those that work there."""
    return MessageBody(
        [f"### {say('button-guide')}\n{say('help-text-elsewhere' if as_guest else 'help-text')}"]
    )
