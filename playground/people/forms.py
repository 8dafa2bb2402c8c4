"""Forms, which Discord calls modals: what a person sees of one, and the data of a submitted one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from playground.checks.components import Json, Kind, Option, options, strings
from playground.people.errors import ImpossibleError
from playground.world.model import Channel, Interaction, Role, User


@dataclass(frozen=True)
class Field:
    """One field of a form."""

    custom_id: str
    label: str
    description: str
    kind: Kind
    required: bool
    least: int
    most: int
    default: Any
    options: tuple[Option, ...]


@dataclass(frozen=True)
class Modal:
    """An open form."""

    title: str
    custom_id: str
    fields: tuple[Field, ...]
    text: str
    interaction: Interaction
    body: Json

    @property
    def everything(self) -> str:
        """Every string in it, one per line."""
        return "\n".join(strings(self.body))


def opened(interaction: Interaction) -> Modal | None:
    """The form with which the bot answered, if it did."""
    body = interaction.modal
    if body is None:
        return None
    parts = body.get("components") or []
    fields = tuple(_field(label, component) for part in parts for label, component in _labelled_fields(part))
    text = "\n".join(part["content"] for part in parts if part["type"] == Kind.TEXT)
    return Modal(body["title"], body["custom_id"], fields, text, interaction, body)


def _labelled_fields(part: Json) -> list[tuple[Json, Json]]:
    """The fields of one part, each with the object that holds its label: in old forms the field itself."""
    if part["type"] == Kind.LABEL:
        return [(part, part["component"])]
    return [(field, field) for field in part.get("components") or ()]


def _field(label: Json, component: Json) -> Field:
    kind = Kind(component["type"])
    size = "length" if kind == Kind.TEXT_INPUT else "values"
    return Field(
        custom_id=component["custom_id"],
        label=label.get("label") or "",
        description=label.get("description") or "",
        kind=kind,
        required=component.get("required") is not False,
        least=component.get(f"min_{size}") or 0,
        most=component.get(f"max_{size}") or _most(kind, component),
        default=component.get("value", component.get("default")),
        options=options(component),
    )


def _most(kind: Kind, component: Json) -> int:
    """The most that a field accepts if it does not say so itself."""
    match kind:
        case Kind.TEXT_INPUT:
            return 4000
        case Kind.CHECKBOX_GROUP:
            return len(component.get("options") or ())
        case _:
            return 1


def submission(modal: Modal, answers: Mapping[str, Any]) -> Json:
    """The data of a submitted form, after the checks that Discord's client makes."""
    known = {name for field in modal.fields for name in (field.custom_id, field.label)}
    if strange := answers.keys() - known:
        raise ImpossibleError(f"The form has no field {', '.join(strange)}, only {', '.join(sorted(known))}")
    by_id = {field.custom_id: _answer(field, answers) for field in modal.fields}
    return {
        "custom_id": modal.custom_id,
        "components": [
            _submitted_part(i, part, by_id) for i, part in enumerate(modal.body["components"], start=1)
        ],
    }


def _submitted_part(number: int, part: Json, answers: Mapping[str, Json]) -> Json:
    def field(component: Json) -> Json:
        sent = {"type": component["type"], "id": number * 10, "custom_id": component["custom_id"]}
        return sent | answers[component["custom_id"]]

    if part["type"] == Kind.LABEL:
        return {"type": Kind.LABEL, "id": number, "component": field(part["component"])}
    if part["type"] == Kind.ROW:
        return {"type": Kind.ROW, "id": number, "components": [field(c) for c in part["components"]]}
    return {"type": part["type"], "id": number}


def _answer(field: Field, answers: Mapping[str, Any]) -> Json:
    value = answers.get(field.custom_id, answers.get(field.label, field.default))
    if field.kind == Kind.CHECKBOX:
        return {"value": bool(value)}
    if field.kind == Kind.TEXT_INPUT:
        return {"value": _text(field, "" if value is None else str(value))}
    chosen = pick(field.options, value)
    if field.kind == Kind.RADIO_GROUP:
        _insist(field, chosen, 1 if field.required else 0, 1)
        return {"value": chosen[0] if chosen else None}
    least = max(field.least, 1) if field.required else 0
    _insist(field, chosen, least if chosen or field.required else 0, field.most)
    return {"values": chosen}


def _text(field: Field, value: str) -> str:
    if not value and field.required:
        raise ImpossibleError(f"The field {field.label} must not stay empty")
    if value and not field.least <= len(value) <= field.most:
        raise ImpossibleError(
            f"The field {field.label} wants {field.least} to {field.most} characters: {value!r}"
        )
    return value


def _insist(field: Field, chosen: list[str], least: int, most: int) -> None:
    if not least <= len(chosen) <= most:
        raise ImpossibleError(f"The field {field.label} wants {least} to {most} choices, not {chosen}")


def pick(offered: tuple[Option, ...], wanted: Any) -> list[str]:
    """The values of what somebody chose by value or label, or as a user, role or channel."""
    many = [] if wanted is None else wanted if isinstance(wanted, list | tuple) else [wanted]
    if not offered:
        return [str(one.id) if isinstance(one, User | Role | Channel) else str(one) for one in many]
    values = []
    for one in many:
        found = [o for o in offered if one == o.value] or [o for o in offered if one == o.label]
        if not found:
            raise ImpossibleError(f"{one!r} is not on offer, only {', '.join(o.label for o in offered)}")
        values.append(found[0].value)
    return values
