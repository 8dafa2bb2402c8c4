"""Discord's JSON objects for everything in the world."""

from typing import Any
from urllib.parse import quote

from playground.checks.components import Json, media
from playground.world.clock import timestamp
from playground.world.model import (
    Attachment,
    Channel,
    Emoji,
    Guild,
    Interaction,
    InteractionKind,
    Member,
    Message,
    Role,
    User,
)
from playground.world.world import World


def user(who: User) -> Json:
    """A user."""
    payload: Json = {
        "id": str(who.id),
        "username": who.name.lower().replace(" ", "_"),
        "global_name": None if who.bot else who.name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    return payload | {"bot": True} if who.bot else payload


def self_user(world: World) -> Json:
    """The bot as it sees itself."""
    return user(world.bot) | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def member(one: Member) -> Json:
    """A member of a guild."""
    return {
        "user": user(one.user),
        "nick": one.nick,
        "avatar": None,
        "banner": None,
        "roles": [str(role.id) for role in one.roles],
        "joined_at": timestamp(one.joined),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def partial_member(one: Member) -> Json:
    """A member where Discord sends the user separately."""
    return {key: value for key, value in member(one).items() if key != "user"}


def role(one: Role, position: int) -> Json:
    """A role."""
    return {
        "id": str(one.id),
        "name": one.name,
        "permissions": str(int(one.permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": position > 0,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel(one: Channel) -> Json:
    """A channel of any kind."""
    payload: Json = {
        "id": str(one.id),
        "type": int(one.kind),
        "flags": 0,
        "last_message_id": str(one.messages[-1].id) if one.messages else None,
    }
    if one.recipient:
        return payload | {"recipients": [user(one.recipient)]}
    payload |= {"name": one.name, "rate_limit_per_user": 0}
    if one.guild:
        payload["guild_id"] = str(one.guild.id)
    if one.parent:
        return payload | _thread(one, one.parent)
    return payload | {
        "position": one.guild.channels.index(one) if one.guild and not one.deleted else 0,
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": [
            {"id": str(who), "type": 1, "allow": "0", "deny": str(int(bits))}
            for who, bits in one.denied.items()
        ],
    }


def _thread(one: Channel, parent: Channel) -> Json:
    return {
        "parent_id": str(parent.id),
        "owner_id": str(one.owner.id if one.owner else 0),
        "message_count": len(one.messages),
        "total_message_sent": len(one.messages),
        "member_count": len(one.members),
        "thread_metadata": {
            "archived": one.archived,
            "locked": one.locked,
            "auto_archive_duration": one.auto_archive,
            "archive_timestamp": timestamp(one.created),
            "create_timestamp": timestamp(one.created),
        },
    }


def thread_member(one: Channel, id_: int) -> Json:
    """A member of a thread."""
    return {
        "id": str(one.id),
        "user_id": str(id_),
        "join_timestamp": timestamp(one.members[id_]),
        "flags": 0,
    }


def guild(one: Guild) -> Json:
    """A guild, as the REST API returns it."""
    absent = (
        "icon description home_header splash discovery_splash banner application_id afk_channel_id "
        "widget_channel_id vanity_url_code rules_channel_id safety_alerts_channel_id "
        "public_updates_channel_id incidents_data"
    )
    return dict.fromkeys(absent.split()) | {
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner.id),
        "system_channel_id": str(one.system_channel.id) if one.system_channel else None,
        "preferred_locale": one.locale,
        "roles": [role(each, position) for position, each in enumerate(one.roles)],
        "features": [],
        "emojis": [],
        "stickers": [],
        "region": "deprecated",
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
    }


def guild_create(world: World, one: Guild) -> Json:
    """A guild, as the gateway's GUILD_CREATE describes it when the bot has just been added to it."""
    me = one.members[world.bot.id]
    threads = [c for c in world.channels.values() if c.guild is one and c.is_thread and not c.archived]
    return guild(one) | {
        "joined_at": timestamp(me.joined),
        "large": False,
        "member_count": len(one.members),
        "members": [member(me)],
        "channels": [channel(each) for each in one.channels],
        "threads": [channel(each) for each in threads if world.can_see(world.bot, each)],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment_url(world: World, place: Channel, one: Attachment) -> str:
    """Where to fetch a file; as on Discord, the URL expires."""
    expires = int(world.clock.now() + world.rules.attachment_url_lives)
    return f"{world.base_url}/attachments/{place.id}/{one.id}/{quote(one.filename)}?ex={expires:x}"


def attachment(world: World, place: Channel, one: Attachment) -> Json:
    """A file of a message."""
    url = attachment_url(world, place, one)
    payload: Json = {
        "id": str(one.id),
        "filename": one.filename,
        "size": len(one.data),
        "url": url,
        "proxy_url": url,
        "content_type": one.content_type,
    }
    if one.description is not None:
        payload["description"] = one.description
    if one.dimensions:
        payload["width"], payload["height"] = one.dimensions
    return payload


def message(world: World, one: Message) -> Json:
    """A message, with fresh URLs for its files."""
    payload: Json = {
        "id": str(one.id),
        "type": _message_type(one),
        "channel_id": str(one.channel.id),
        "author": user(one.author),
        "content": one.content,
        "timestamp": timestamp(one.created),
        "edited_timestamp": timestamp(one.edited) if one.edited else None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [user(who) for who in one.mentions],
        "mention_roles": [],
        "attachments": [attachment(world, one.channel, each) for each in one.attachments],
        "embeds": _with_urls(world, one, one.embeds),
        "components": _with_urls(world, one, one.components),
        "pinned": False,
        "flags": int(one.flags),
    }
    if one.nonce is not None:
        payload["nonce"] = one.nonce
    if one.thread:
        payload["thread"] = channel(one.thread)
    if one.reference:
        origin = one.reference
        payload["message_reference"] = {
            "type": 0,
            "channel_id": str(origin.channel.id),
            "message_id": str(origin.id),
        }
    if one.interaction:
        payload["application_id"] = payload["webhook_id"] = str(world.bot.id)
        payload["interaction_metadata"] = _metadata(world, one.interaction)
    return payload


def _message_type(one: Message) -> int:
    if one.interaction and one.interaction.kind is InteractionKind.COMMAND:
        return 20 if one.interaction.original in (None, one) else 19
    return 19 if one.reference else 0


def _with_urls(world: World, one: Message, things: list[Json]) -> list[Json]:
    """A copy with full URLs in place of `attachment://` references."""
    by_name = {f"attachment://{each.filename}": each for each in one.attachments}

    def copied(value: Any) -> Any:
        if isinstance(value, list):
            return [copied(inner) for inner in value]
        if not isinstance(value, dict):
            return value
        copy = {key: copied(inner) for key, inner in value.items()}
        if found := by_name.get(copy.get("url", "")):
            url = attachment_url(world, one.channel, found)
            copy |= {"url": url, "proxy_url": url, "content_type": found.content_type}
            if found.dimensions:
                copy["width"], copy["height"] = found.dimensions
        return copy

    payload = [copied(thing) for thing in things]
    for item in media(payload):
        item.setdefault("id", str(one.id))
        item.setdefault("proxy_url", item["url"])
    return payload


def _metadata(world: World, cause: Interaction) -> Json:
    payload: Json = {
        "id": str(cause.id),
        "type": int(cause.kind),
        "user": user(cause.user),
        "authorizing_integration_owners": _owners(cause),
    }
    if cause.kind is InteractionKind.COMPONENT and cause.message:
        payload["interacted_message_id"] = str(cause.message.id)
    if cause.kind is InteractionKind.FORM and cause.trigger:
        payload["triggering_interaction_metadata"] = _metadata(world, cause.trigger)
    return payload


def _owners(cause: Interaction) -> Json:
    if cause.by_installation:
        return {"1": str(cause.user.id)}
    return {"0": str(cause.channel.guild.id if cause.channel.guild else 0)}


def interaction(world: World, one: Interaction) -> Json:
    """An interaction, as the gateway sends it."""
    place, where = one.channel, one.channel.guild
    payload: Json = {
        "id": str(one.id),
        "application_id": str(world.bot.id),
        "type": int(one.kind),
        "token": one.token,
        "version": 1,
        "data": one.data,
        "locale": one.user.locale,
        "channel_id": str(place.id),
        "channel": channel(place) | {"permissions": str(int(world.permissions(one.user, place)))},
        "app_permissions": str(int(world.permissions(world.bot, place))),
        "attachment_size_limit": world.rules.file_limit,
        "authorizing_integration_owners": _owners(one),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "context": 0 if where else 1,
    }
    if where:
        payload |= {
            "guild_id": str(where.id),
            "guild_locale": where.locale,
            "guild": {"id": str(where.id), "locale": where.locale, "features": []},
            "member": member(where.members[one.user.id]) | {"permissions": payload["channel"]["permissions"]},
        }
    else:
        payload["user"] = user(one.user)
    if one.message:
        payload["message"] = message(world, one.message)
    return payload


def emoji(world: World, one: Emoji) -> Json:
    """An emoji of the bot's own."""
    return {
        "id": str(one.id),
        "name": one.name,
        "user": user(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }


def application(world: World) -> Json:
    """The bot's application."""
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(next(iter(world.guilds.values())).owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }
