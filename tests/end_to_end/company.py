"""Three people at a table on a server of one language, somebody who looks for players, and what they see."""

from __future__ import annotations

from typing import NamedTuple

from playground import Channel, Guild, Message, Person, Reply
from tests.end_to_end.party import Party, says, usable
from tests.end_to_end.stage import Stage, action, control


def trio(stage: Stage, locale: str) -> Party:
    """Three people on a server of that language; one of them reads the other language."""
    guild = stage.ground.new_guild("Guild", locale=locale)
    other = "en-US" if locale == "de" else "de"
    names = [("Anna", locale), ("Ben", other), ("Cleo", locale)]
    people = [stage.person(name, language, guild=guild) for name, language in names]
    return Party(stage, people, stage.channel(guild))


async def at_play(stage: Stage, locale: str = "en") -> Party:
    """A trio who have chosen their families."""
    party = trio(stage, locale)
    await party.begin()
    await party.choose_families()
    return party


async def asked(party: Party, who: Person, path: str, **options: object) -> Reply:
    """The private reply to a command, once everything it causes is delivered."""
    reply = await (await who.slash(party.channel, path, **options)).settled()
    assert reply.ephemeral
    await party.stage.quiet()
    return reply


def shown(reply: Reply) -> Message:
    """The message of a reply."""
    assert reply.message is not None
    return reply.message


async def menu_of(person: Person, settings: Message, key: str) -> str:
    """The id of the menu of a setting, once its sheet is shown."""
    sheets = [one.custom_id for one in settings.buttons if action(one.custom_id) in ("sheet", "agree-sheet")]
    for sheet in sheets:
        await (await person.click(settings, custom_id=sheet)).settled()
        for menu in settings.selects:
            if menu.custom_id.endswith(f":{key}"):
                return menu.custom_id
    raise AssertionError(f"No sheet has {key}")


async def vote(party: Party, person: Person, choice: str) -> str:
    """Press a button of the vote at the table; returns what the voter is told."""
    [found] = [b.custom_id for b in party.table.buttons if (b.custom_id or "").endswith(f":{choice}")]
    reply = await person.click(party.table, custom_id=found)
    await party.stage.until(lambda: reply.follow_ups)
    await party.stage.quiet()
    return reply.follow_ups[-1].text


async def opened_offer(party: Party, person: Person, about: str) -> Message:
    """The panel with the controls to decide something ahead, however one gets there."""
    decisions = party.stage.ledger.state(party.channel).decisions_of(party.people.index(person))
    (number,) = (str(one.number) for one in decisions if one.standing and one.ahead == about)
    panel = await party.opened_panel(person)
    for custom_id in usable(panel, "ahead"):
        [menu] = [one for one in panel.selects if one.custom_id == custom_id]
        if number in [option.value for option in menu.options]:
            await (await person.select(panel, [number], custom_id=custom_id)).settled()
            return panel
    for custom_id in usable(panel, "question"):
        if custom_id.endswith(f":{number}"):
            await (await person.click(panel, custom_id=custom_id)).settled()
    return panel


def offered_names(panel: Message) -> list[str]:
    """What a panel leads to besides its question, by name: buttons, and what its list offers."""
    menus = [one for one in panel.selects if one.custom_id in usable(panel, "ahead")]
    listed = [line.label for menu in menus for line in menu.options]
    return [*(one.label or "" for one in panel.buttons), *listed]


async def switch_to(panel: Message, person: Person, name: str) -> Reply:
    """Open another question of a panel by its name, from the list or with its button."""
    for menu in panel.selects:
        if menu.custom_id in usable(panel, "ahead") and name in [line.label for line in menu.options]:
            return await person.select(panel, name, custom_id=menu.custom_id)
    return await person.click(panel, name)


class Search(NamedTuple):
    """A host who looks for players, and somebody who has been told."""

    stage: Stage
    guild: Guild
    channel: Channel
    host: Person
    watcher: Person
    notice: Message

    @property
    def lobby(self) -> Message:
        return [one for one in self.channel.messages if not one.ephemeral][-1]

    async def press(self, wanted: str, message: Message | None = None) -> Message:
        """Press a button of the notice, or of another message; returns what the watcher is told."""
        pressed = message or self.notice
        reply = await (await self.watcher.click(pressed, custom_id=control(pressed, wanted))).settled()
        await self.stage.quiet()
        return reply.follow_ups[-1] if reply.follow_ups else shown(reply)

    async def by_host(self, path: str, **options: object) -> None:
        """A command of the host's in the channel of the table."""
        await (await self.host.slash(self.channel, path, **options)).settled()
        await self.stage.quiet()


async def searching(
    stage: Stage,
    locale: str = "en-US",
    guild: Guild | None = None,
    *,
    host_avoids: bool = False,
    **asked_for: object,
) -> Search:
    """Anna looks for players in a channel; Ben is told, also if she avoids him."""
    guild = guild or stage.ground.new_guild("Club", locale="de")
    anna, ben = (stage.person(name, locale, guild=guild) for name in ("Anna", "Ben"))
    channel = stage.channel(guild)
    await (await ben.slash(channel, "settings tell-me", game="mighty-monsters")).settled()
    if host_avoids:
        await (await anna.slash(channel, "settings avoid", person=ben.user)).settled()
    await (await anna.slash(channel, "lobby open", game="mighty-monsters", find=True, **asked_for)).settled()
    await stage.quiet()
    wanted = says(ben)("notice-wanted", game=says(ben)("mighty-monsters-title"), channel=channel.mention)
    return Search(stage, guild, channel, anna, ben, await ben.sees(wanted, ben.dm_channel))
