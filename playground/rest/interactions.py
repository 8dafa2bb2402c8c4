"""Handlers for interactions: the acknowledgement, and everything their token allows afterwards."""

from playground.checks import limits
from playground.checks.components import Json
from playground.checks.refusals import Breach, Reason, RefusalError, insist
from playground.rest.call import Call, Route
from playground.world import payloads
from playground.world.changes import InteractionAnswered
from playground.world.messages import Draft, compose, post_placeholder, revise
from playground.world.model import Callback, Interaction, InteractionKind, Message, MessageFlag
from playground.world.world import World

_ALLOWED = {
    InteractionKind.COMMAND: {Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.MODAL},
    InteractionKind.COMPONENT: {
        Callback.MESSAGE,
        Callback.DEFERRED_MESSAGE,
        Callback.DEFERRED_UPDATE,
        Callback.UPDATE,
        Callback.MODAL,
    },
    InteractionKind.AUTOCOMPLETE: {Callback.CHOICES},
    InteractionKind.FORM: {
        Callback.MESSAGE,
        Callback.DEFERRED_MESSAGE,
        Callback.DEFERRED_UPDATE,
        Callback.UPDATE,
    },
}


def acknowledge(world: World, call: Call) -> Json | None:
    """Acknowledge an interaction, once and in time."""
    interaction = world.interactions.get(call.params["token"])
    now = world.clock.now()
    if interaction is None or interaction.id != call.id("interaction"):
        raise RefusalError(Reason.UNKNOWN_INTERACTION)
    if interaction.callback is not None:
        raise RefusalError(Reason.ALREADY_ACKNOWLEDGED)
    if now - interaction.created > world.rules.acknowledge_within:
        raise RefusalError(Reason.UNKNOWN_INTERACTION)
    callback = _allowed_callback(interaction, call.body)
    _carry_out(world, interaction, callback, Draft(call.body.get("data") or {}, call.files))
    interaction.callback, interaction.answered = callback, now
    shown = interaction.original if callback in (Callback.MESSAGE, Callback.UPDATE) else None
    world.changes.publish(InteractionAnswered(interaction, shown))
    wanted = call.query.get("with_response", "").lower() in ("1", "true")
    return _answer(world, interaction) if wanted else None


def _allowed_callback(interaction: Interaction, body: Json) -> Callback:
    try:
        callback = Callback(body.get("type", 0))
    except ValueError:
        callback = Callback.PONG
    fits = callback in _ALLOWED[interaction.kind]
    if callback in (Callback.UPDATE, Callback.DEFERRED_UPDATE) and interaction.message is None:
        fits = False
    if not fits:
        text = (
            f"A callback of type {body.get('type')} does not fit an interaction of type {interaction.kind}."
        )
        insist([Breach("type", "INTERACTION_CALLBACK_TYPE_INVALID", text)])
    return callback


def _carry_out(world: World, interaction: Interaction, callback: Callback, draft: Draft) -> None:
    ephemeral = bool((draft.body.get("flags") or 0) & MessageFlag.EPHEMERAL)
    match callback:
        case Callback.MESSAGE:
            interaction.original = _respond(world, interaction, draft, ephemeral=ephemeral)
        case Callback.DEFERRED_MESSAGE:
            _insist_on_open_thread(world, interaction, ephemeral=ephemeral)
            post_placeholder(world, interaction, ephemeral=ephemeral)
        case Callback.DEFERRED_UPDATE:
            interaction.original = interaction.message
        case Callback.UPDATE if interaction.message:
            _insist_on_open_thread(world, interaction, ephemeral=interaction.message.ephemeral)
            interaction.original = revise(world, interaction.message, draft)
        case Callback.CHOICES:
            insist(limits.choices(draft.body.get("choices") or []))
            interaction.choices = draft.body.get("choices") or []
        case Callback.MODAL:
            insist(limits.form(draft.body))
            interaction.modal = draft.body


def _insist_on_open_thread(world: World, interaction: Interaction, *, ephemeral: bool) -> None:
    """In a locked thread, the bot answers nothing that everybody would see (and always with this code)."""
    if not ephemeral and world.is_locked_for(world.bot, interaction.channel):
        raise RefusalError(Reason.LOCKED_AND_ARCHIVED)


def _respond(world: World, interaction: Interaction, draft: Draft, *, ephemeral: bool) -> Message:
    _insist_on_open_thread(world, interaction, ephemeral=ephemeral)
    return compose(world, interaction.channel, world.bot, draft, interaction=interaction, ephemeral=ephemeral)


def _answer(world: World, interaction: Interaction) -> Json:
    about: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    answer: Json = {"interaction": about}
    if interaction.original:
        original = interaction.original
        about |= {
            "response_message_id": str(original.id),
            "response_message_loading": original.loading,
            "response_message_ephemeral": original.ephemeral,
        }
        if interaction.callback in (Callback.MESSAGE, Callback.UPDATE):
            message = payloads.message(world, original)
            answer["resource"] = {"type": int(interaction.callback), "message": message}
    return answer


def follow_up(world: World, call: Call) -> Json:
    """Send a follow-up; if the original answer is still loading, fill that in instead."""
    interaction = _acknowledged(world, call)
    original = interaction.original
    if original and original.loading:
        _insist_on_open_thread(world, interaction, ephemeral=original.ephemeral)
        message = revise(world, original, call.draft)
    else:
        most = world.rules.follow_ups_when_installed
        if interaction.by_installation and len(interaction.follow_ups) >= most:
            raise RefusalError(Reason.TOO_MANY_FOLLOW_UPS)
        ephemeral = bool((call.draft.body.get("flags") or 0) & MessageFlag.EPHEMERAL)
        message = _respond(world, interaction, call.draft, ephemeral=ephemeral)
        interaction.follow_ups.append(message)
    world.changes.publish(InteractionAnswered(interaction, message))
    return payloads.message(world, message)


def get(world: World, call: Call) -> Json:
    """A message sent with this token."""
    return payloads.message(world, _message(world, call))


def edit(world: World, call: Call) -> Json:
    """Edit a message sent with this token, or the one whose component was used."""
    interaction, message = _acknowledged(world, call), _message(world, call)
    _insist_on_open_thread(world, interaction, ephemeral=message.ephemeral)
    revise(world, message, call.draft)
    world.changes.publish(InteractionAnswered(interaction, message))
    return payloads.message(world, message)


def delete(world: World, call: Call) -> None:
    """Delete a message sent with this token."""
    world.delete(_message(world, call))


def _acknowledged(world: World, call: Call) -> Interaction:
    interaction = world.interactions.get(call.params["token"])
    if interaction is None or world.clock.now() - interaction.created > world.rules.token_lives:
        raise RefusalError(Reason.INVALID_TOKEN)
    if interaction.callback is None:
        raise RefusalError(Reason.UNKNOWN_WEBHOOK)
    return interaction


def _message(world: World, call: Call) -> Message:
    interaction = _acknowledged(world, call)
    own = [m for m in (interaction.original, *interaction.follow_ups) if m and not m.deleted]
    if "message" not in call.params:
        own = [m for m in own if m is interaction.original]
    for message in own:
        if "message" not in call.params or message.id == call.id("message"):
            return message
    raise RefusalError(Reason.UNKNOWN_MESSAGE)


_TOKEN = "/webhooks/{application}/{token}"

ROUTES = [
    Route("POST", "/interactions/{interaction}/{token}/callback", acknowledge, tokened=True),
    Route("POST", _TOKEN, follow_up, tokened=True),
    Route("GET", f"{_TOKEN}/messages/@original", get, tokened=True),
    Route("PATCH", f"{_TOKEN}/messages/@original", edit, tokened=True),
    Route("DELETE", f"{_TOKEN}/messages/@original", delete, tokened=True),
    Route("GET", f"{_TOKEN}/messages/{{message}}", get, tokened=True),
    Route("PATCH", f"{_TOKEN}/messages/{{message}}", edit, tokened=True),
    Route("DELETE", f"{_TOKEN}/messages/{{message}}", delete, tokened=True),
]
