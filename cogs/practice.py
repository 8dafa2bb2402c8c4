"""`/practice`: puzzles for one person that start at once, and their solutions."""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.ext import commands

from cogs.answering.new_tables import (
    Place,
    newcomer,
    place_for_a_table,
    place_for_an_exercise,
    table_locale,
)
from cogs.answering.table_lookup import matching
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import anywhere, localised
from cogs.client.interactions import Interaction, is_here, locale_of, show, tell
from cogs.client.router import Click
from cogs.delivery.speakers import message_speaker
from cogs.ui.decisions.drafts import Draft
from cogs.ui.puzzles import SolutionPanel, following, puzzle_label, puzzle_menu
from engine.core import EXERCISE, State, Text, View
from engine.core.puzzles import SOLVER, Stage, replayed
from engine.core.registry import game, game_of, games
from render import Picture
from tables import Refused, Status, Table
from texts import speaker

_SEED = 1
"""Nothing in a puzzle depends on luck."""


class Practice(commands.Cog):
    """Starts exercises: tables for one, without a lobby."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        client.router.add("practise", self._clicked_again)
        client.router.add("puzzles", self._chose_game)
        client.router.add("puzzle", self._chose_puzzle)
        client.router.add("next-puzzle", self._clicked_next)
        client.router.add("solution", self._clicked_solution, args=1)

    @anywhere
    @app_commands.command(name=localised("cmd-practice"), description=localised("cmd-practice-about"))
    @app_commands.rename(exercise=localised("opt-exercise"), thread=localised("opt-thread"))
    @app_commands.describe(exercise=localised("opt-exercise-about"), thread=localised("opt-thread-about"))
    async def practice(
        self, interaction: Interaction, exercise: str | None = None, thread: bool = False
    ) -> None:
        """Start a puzzle here or in a new thread; without a name, show which there are."""
        await interaction.response.defer(ephemeral=True)
        if exercise is None:
            await self._show_menu(interaction, None)
        else:
            await self._open(interaction, exercise, thread=thread)

    @practice.autocomplete("exercise")
    async def _exercises(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        say = speaker(locale_of(interaction))
        done = await self.service.puzzles.of(interaction.user.id)
        names = [f"{key}:{name}" for key, one in games().items() for name in one.exercises]
        return matching([(puzzle_label(name, done, say), name) for name in names], typed)

    async def _open(self, interaction: Interaction, exercise: str, *, thread: bool = False) -> None:
        """Start the exercise with this name."""
        game_key, _, name = exercise.partition(":")
        if game_key not in games() or name not in game(game_key).exercises:
            raise Refused(Text("no-such-exercise"))
        if thread:
            await self.service.must_have_room(interaction.guild_id, interaction.user.id, exercise=True)
        locale = await table_locale(self.client, interaction)
        title = speaker(locale).say(Text(f"{game_key}-exercise-{name}"))
        place = await place_for_an_exercise(self.service, interaction, title if thread else None, locale)
        await self._begin(interaction, place, game_key, name)

    async def _begin(self, interaction: Interaction, place: Place, game_key: str, name: str) -> None:
        locale = await table_locale(self.client, interaction)
        table = await self.service.begin_exercise(
            place.guild_id, place.channel_id, newcomer(interaction), game_key, locale, name
        )
        say = speaker(locale_of(interaction))
        begun = Text("practice-begun-directly") if place.kind == "directly" else _begun(table)
        await tell(interaction, say.say(begun))

    # ── the menu ─────────────────────────────────────────────────────────────────────────────────────────

    async def _show_menu(self, interaction: Interaction, chosen: str | None) -> None:
        done = await self.service.puzzles.of(interaction.user.id)
        await show(interaction, puzzle_menu(chosen, done, speaker(locale_of(interaction))))

    async def _chose_game(self, click: Click) -> None:
        await click.interaction.response.defer()
        if click.value not in games():
            raise Refused(Text("button-unknown"))
        await self._show_menu(click.interaction, click.value)

    async def _chose_puzzle(self, click: Click) -> None:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        await self._open(click.interaction, click.value)

    # ── after a try ──────────────────────────────────────────────────────────────────────────────────────

    async def _clicked_again(self, click: Click) -> None:
        """Start a finished exercise again, for whoever clicks."""
        former = await self._former(click)
        await self._begin_there(click, former, former.settings[EXERCISE])

    async def _clicked_next(self, click: Click) -> None:
        """Start the next puzzle of the same game, for whoever clicks."""
        former = await self._former(click)
        puzzle = following(f"{former.game}:{former.settings[EXERCISE]}")
        if puzzle is None:
            raise Refused(Text("button-unknown"))
        await self._begin_there(click, former, puzzle.partition(":")[2])

    async def _former(self, click: Click) -> Table:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        former = await click.table(self.service)
        if EXERCISE not in former.settings:
            raise Refused(Text("button-unknown"))
        return former

    async def _begin_there(self, click: Click, former: Table, name: str) -> None:
        if is_here(click.interaction, former):
            await place_for_a_table(click.interaction, None, former.locale)
        place = Place(former.channel_id, former.guild_id, "here")
        await self._begin(click.interaction, place, former.game, name)

    # ── the solution ─────────────────────────────────────────────────────────────────────────────────────

    async def _clicked_solution(self, click: Click) -> None:
        """Show a step of the solution; whoever sits at the table may give up for it, others wait."""
        if len(click.id.args) > 1:
            await click.interaction.response.defer()
        else:
            await click.interaction.response.defer(ephemeral=True, thinking=True)
        table = await click.table(self.service)
        name = table.settings.get(EXERCISE, "")
        if name not in game_of(table).puzzles:
            raise Refused(Text("button-unknown"))
        if table.status is Status.PLAYING and table.seat_of(click.user_id) is None:
            raise Refused(Text("solution-not-yet"))
        await self.service.puzzles.note_solution_seen(click.user_id, table)
        stages = [Stage(0, None), *game_of(table).puzzles[name].stages]
        step = min(click.number, len(stages) - 1)
        locale = locale_of(click.interaction)
        state = await asyncio.to_thread(_position, table, name, stages[step].answers)
        panel = SolutionPanel(
            table_id=table.id,
            game_key=table.game,
            name=name,
            step=step,
            speaker=message_speaker(table, locale),
            pictures=await self._pictures(table, state, stages[step].draft, locale),
        )
        await show(click.interaction, panel.body())

    async def _pictures(self, table: Table, state: State, words: list[str], locale: str) -> list[Picture]:
        """An answer in the making; else what has just happened, or what the next question is about."""
        gallery = self.client.presenter.gallery
        view: View = game_of(table).view(state, SOLVER)
        if words:
            return await gallery.draft(table, view, view.decisions[0], Draft(words), locale)
        moment = await gallery.moment(table, view, locale)
        if moment:
            return moment[:1]
        for decision in view.decisions:
            picture = [] if decision.standing else await gallery.question(table, view, decision, locale)
            if picture:
                return picture
        public: View = game_of(table).view(state, None)
        hand = await gallery.hand(table, view, locale)
        return [*hand, *await gallery.glance(table, public, locale)]


def _position(table: Table, name: str, answers: int) -> State:
    """The position after so many answers of the solution."""
    its_game = game_of(table)
    puzzle = its_game.puzzles[name]
    start: State = its_game.start(puzzle.seats, its_game.exercise_settings(name), _SEED)
    *_, state = replayed(start, puzzle.solution[:answers])
    return state


def _begun(table: Table) -> Text:
    if table.guild_id is None:
        return Text("practice-begun-here")
    return Text("practice-begun", {"channel": f"<#{table.channel_id}>"})


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Practice(client))
