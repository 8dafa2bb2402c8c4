"""Discord's documented limits for messages, components and forms that its API description leaves out."""

from collections.abc import Collection, Iterable, Iterator
from itertools import chain

from playground.checks.components import LINK_STYLE, SELECTS, Json, Kind, media, walk
from playground.checks.refusals import Breach

Breaches = Iterator[Breach]

_EMBED_PARTS = (("title", 256), ("description", 4096), ("footer.text", 2048), ("author.name", 256))
_TOP_LEVEL_V2 = (Kind.ROW, Kind.SECTION, Kind.TEXT, Kind.GALLERY, Kind.FILE, Kind.SEPARATOR, Kind.CONTAINER)
_FORM_FIELDS = (
    *SELECTS,
    Kind.TEXT_INPUT,
    Kind.FILE_UPLOAD,
    Kind.RADIO_GROUP,
    Kind.CHECKBOX_GROUP,
    Kind.CHECKBOX,
)


def message(body: Json, *, v2: bool, left_over: bool, filenames: Collection[str]) -> list[Breach]:
    """What is wrong with a message or an edit.

    `v2`, `left_over` and `filenames` describe the message after the edit: whether it uses Components V2,
    whether it still has text or embeds from before, and its files.
    """
    components = body.get("components") or []
    return [
        *_length("content", body.get("content"), 0, 2000),
        *_embeds(body.get("embeds") or []),
        *_files(body, filenames),
        *_mentions(body.get("allowed_mentions") or {}),
        *(_v2(body, components, left_over, filenames) if v2 else _legacy(components)),
        *_components("components", components),
        *_unique_ids(components),
    ]


def form(body: Json) -> list[Breach]:
    """What is wrong with a modal."""
    components = body.get("components") or []
    return [
        *_length("data.title", body.get("title") or "", 1, 45),
        *_length("data.custom_id", body.get("custom_id") or "", 1, 100),
        *_count("data.components", components, 1, 5),
        *chain.from_iterable(_form_part(f"data.components.{i}", c) for i, c in enumerate(components)),
        *_unique_ids(components),
    ]


def choices(offered: list[Json]) -> list[Breach]:
    """What is wrong with an autocomplete list."""
    return [
        *_count("data.choices", offered, 0, 25),
        *chain.from_iterable(
            (
                *_length(f"data.choices.{i}.name", choice.get("name") or "", 1, 100),
                *_length(f"data.choices.{i}.value", choice.get("value"), 0, 100),
            )
            for i, choice in enumerate(offered)
        ),
    ]


def thread(body: Json) -> list[Breach]:
    """What is wrong with a new or changed thread."""
    found = list(_length("name", body.get("name"), 1, 100))
    if body.get("auto_archive_duration") not in (None, 60, 1440, 4320, 10080):
        found.append(Breach("auto_archive_duration", "BASE_TYPE_CHOICES", "Must be 60, 1440, 4320 or 10080."))
    return found


def _length(path: str, value: object, least: int, most: int) -> Breaches:
    if isinstance(value, str) and not least <= len(value) <= most:
        yield Breach(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")


def _count(path: str, items: Collection[object], least: int, most: int) -> Breaches:
    if not least <= len(items) <= most:
        yield Breach(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in number.")


def _between(path: str, value: int, least: int, most: int) -> Breaches:
    if not least <= value <= most:
        yield Breach(path, "NUMBER_TYPE_RANGE", f"Must be between {least} and {most}.")


def _embeds(embeds: list[Json]) -> Breaches:
    yield from _count("embeds", embeds, 0, 10)
    total = 0
    for i, embed in enumerate(embeds):
        fields = embed.get("fields") or []
        yield from _count(f"embeds.{i}.fields", fields, 0, 25)
        parts = [(path, _text_at(embed, path), 0, most) for path, most in _EMBED_PARTS]
        for j, field in enumerate(fields):
            parts.append((f"fields.{j}.name", field.get("name") or "", 1, 256))
            parts.append((f"fields.{j}.value", field.get("value") or "", 1, 1024))
        for path, value, least, most in parts:
            yield from _length(f"embeds.{i}.{path}", value, least, most)
            total += len(value)
    if total > 6000:
        yield Breach("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000.")


def _text_at(value: Json, path: str) -> str:
    found: object = value
    for step in path.split("."):
        found = found.get(step) if isinstance(found, dict) else None
    return found if isinstance(found, str) else ""


def _files(body: Json, filenames: Collection[str]) -> Breaches:
    yield from _count("attachments", filenames, 0, 10)
    for i, entry in enumerate(body.get("attachments") or []):
        yield from _length(f"attachments.{i}.description", entry.get("description"), 0, 1024)


def _mentions(allowed: Json) -> Breaches:
    for kind in ("users", "roles"):
        named = allowed.get(kind) or []
        yield from _count(f"allowed_mentions.{kind}", named, 0, 100)
        if named and kind in (allowed.get("parse") or []):
            text = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            yield Breach("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)


def _legacy(components: list[Json]) -> Breaches:
    yield from _count("components", components, 0, 5)
    for i, component in enumerate(components):
        if component["type"] != Kind.ROW:
            text = "Only action rows, unless the message is flagged as Components V2."
            yield Breach(f"components.{i}.type", "UNION_TYPE_CHOICES", text)


def _v2(body: Json, components: list[Json], left_over: bool, filenames: Collection[str]) -> Breaches:
    legacy = [key for key in ("content", "embeds", "poll", "sticker_ids") if body.get(key)]
    for key in legacy or (["content"] if left_over else []):
        code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
        yield Breach(key, code, "Not allowed in a message flagged as Components V2.")
    everything = list(walk(components))
    if len(everything) > 40:
        text = f"At most 40 components, nested ones included; there are {len(everything)}."
        yield Breach("components", "COMPONENT_MAX_TOTAL_COMPONENTS", text)
    written = sum(len(c.get("content") or "") for c in everything if c["type"] == Kind.TEXT)
    if written > 4000:
        text = f"At most 4000 characters over all text displays; there are {written}."
        yield Breach("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)
    for i, component in enumerate(components):
        if component["type"] not in _TOP_LEVEL_V2:
            yield Breach(f"components.{i}.type", "UNION_TYPE_CHOICES", "Not allowed on the top level.")
    for item in media(components):
        scheme, _, name = item["url"].partition("://")
        if scheme == "attachment" and name not in filenames:
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            yield Breach("components", code, f"The message has no file named {name}.")


def _components(path: str, components: Iterable[Json]) -> Breaches:
    for i, component in enumerate(components):
        yield from _component(f"{path}.{i}", component)


def _component(path: str, component: Json) -> Breaches:
    kind, inner = component["type"], component.get("components") or []
    yield from _length(f"{path}.custom_id", component.get("custom_id"), 1, 100)
    if kind == Kind.ROW:
        yield from _row(path, inner)
    elif kind == Kind.BUTTON:
        yield from _button(path, component)
    elif kind in SELECTS:
        yield from _select(path, component)
    elif kind == Kind.SECTION:
        yield from _count(f"{path}.components", inner, 1, 3)
        if accessory := component.get("accessory"):
            yield from _component(f"{path}.accessory", accessory)
    elif kind == Kind.TEXT:
        yield from _length(f"{path}.content", component.get("content") or "", 1, 4000)
    elif kind == Kind.THUMBNAIL:
        yield from _length(f"{path}.description", component.get("description"), 0, 1024)
    elif kind == Kind.GALLERY:
        items = component.get("items") or []
        yield from _count(f"{path}.items", items, 1, 10)
        for i, item in enumerate(items):
            yield from _length(f"{path}.items.{i}.description", item.get("description"), 0, 1024)
    elif kind == Kind.CONTAINER:
        yield from _count(f"{path}.components", inner, 1, 40)
    yield from _components(f"{path}.components", inner)


def _row(path: str, inner: list[Json]) -> Breaches:
    yield from _count(f"{path}.components", inner, 1, 5)
    if len(inner) > 1 and any(component["type"] in SELECTS for component in inner):
        text = "A select fills its row alone."
        yield Breach(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)


def _button(path: str, component: Json) -> Breaches:
    yield from _length(f"{path}.label", component.get("label"), 0, 80)
    yield from _length(f"{path}.url", component.get("url"), 1, 512)
    if not component.get("label") and not component.get("emoji"):
        yield Breach(f"{path}.label", "BUTTON_COMPONENT_INVALID", "A button needs a label or an emoji.")
    wanted = "url" if component.get("style") == LINK_STYLE else "custom_id"
    if not component.get(wanted) and not component.get("sku_id"):
        yield Breach(f"{path}.{wanted}", "BASE_TYPE_REQUIRED", "This field is required.")


def _select(path: str, component: Json) -> Breaches:
    yield from _length(f"{path}.placeholder", component.get("placeholder"), 0, 150)
    least, most = component.get("min_values"), component.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    yield from _between(f"{path}.min_values", least, 0, 25)
    yield from _between(f"{path}.max_values", most, max(1, least), 25)
    if component["type"] == Kind.SELECT:
        lines = component.get("options") or []
        yield from _options(path, lines, 1, 25)
        if most > max(1, len(lines)):
            yield Breach(f"{path}.max_values", "SELECT_COMPONENT_MAX", "More than there are options.")
        if sum(bool(line.get("default")) for line in lines) > most:
            yield Breach(f"{path}.options", "SELECT_COMPONENT_DEFAULTS", "More defaults than max_values.")


def _options(path: str, lines: list[Json], least: int, most: int) -> Breaches:
    yield from _count(f"{path}.options", lines, least, most)
    for i, line in enumerate(lines):
        yield from _length(f"{path}.options.{i}.label", line.get("label") or "", 1, 100)
        yield from _length(f"{path}.options.{i}.value", line.get("value") or "", 1, 100)
        yield from _length(f"{path}.options.{i}.description", line.get("description"), 0, 100)
    if len({line.get("value") for line in lines}) < len(lines):
        code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
        yield Breach(f"{path}.options", code, "The specified option value is already used.")


def _form_part(path: str, part: Json) -> Breaches:
    if part["type"] == Kind.LABEL:
        yield from _length(f"{path}.label", part.get("label") or "", 1, 45)
        yield from _length(f"{path}.description", part.get("description"), 0, 100)
        yield from _field(f"{path}.component", part.get("component") or {"type": 0})
    elif part["type"] == Kind.ROW:
        for i, inner in enumerate(part.get("components") or []):
            yield from _length(f"{path}.components.{i}.label", inner.get("label") or "", 1, 45)
            yield from _field(f"{path}.components.{i}", inner)
    elif part["type"] != Kind.TEXT:
        yield Breach(f"{path}.type", "UNION_TYPE_CHOICES", "Not allowed on the top level of a form.")


def _field(path: str, field: Json) -> Breaches:
    kind = field["type"]
    if kind not in _FORM_FIELDS:
        yield Breach(f"{path}.type", "UNION_TYPE_CHOICES", "Not a field for a form.")
    yield from _length(f"{path}.custom_id", field.get("custom_id") or "", 1, 100)
    if kind == Kind.TEXT_INPUT:
        yield from _length(f"{path}.placeholder", field.get("placeholder"), 0, 100)
        yield from _length(f"{path}.value", field.get("value"), 0, 4000)
        yield from _between(f"{path}.min_length", field.get("min_length") or 0, 0, 4000)
        yield from _between(f"{path}.max_length", field.get("max_length") or 4000, 1, 4000)
    elif kind in SELECTS:
        yield from _select(path, field)
    elif kind in (Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP):
        yield from _options(path, field.get("options") or [], 2 if kind == Kind.RADIO_GROUP else 1, 10)


def _unique_ids(components: list[Json]) -> Breaches:
    used: set[str] = set()
    for component in walk(components):
        id_ = component.get("custom_id")
        if id_ and id_ in used:
            text = f"Component custom id cannot be duplicated: {id_}"
            yield Breach("components", "COMPONENT_CUSTOM_ID_DUPLICATED", text)
        used.add(id_ or "")
