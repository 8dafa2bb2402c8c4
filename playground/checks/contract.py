"""Checks of requests and answers against Discord's own API description (OpenAPI), if a copy is available."""

import json
import re
from bisect import bisect_left
from collections.abc import Callable, Iterator
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from playground.checks.components import Json
from playground.checks.refusals import Breach

_HOME = "urn:discord"
_TYPES: dict[str, Callable[[object], bool]] = {
    "null": lambda v: v is None,
    "boolean": lambda v: isinstance(v, bool),
    "integer": lambda v: isinstance(v, int) and not isinstance(v, bool),
    "number": lambda v: isinstance(v, int | float) and not isinstance(v, bool),
    "string": lambda v: isinstance(v, str),
    "array": lambda v: isinstance(v, list),
    "object": lambda v: isinstance(v, dict),
}


@lru_cache
def contract(path: Path) -> "Contract":
    """The contract in a file; each file is read once."""
    return Contract(json.loads(path.read_text(encoding="utf-8")))


class Contract:
    """Discord's API description, ready to check against.

    Checking is slow, and a bot sends the same few shapes over and over. So results are cached by *shape*: a
    body in which every string is replaced by what the description can check about it (its length class, the
    patterns it matches, or the string itself if it is a listed value). That holds for whole bodies and for
    their parts: a message with one new button is checked at that button only.
    """

    def __init__(self, document: Json) -> None:
        # Discord also accepts ids as numbers; the readme of its API description says so.
        document["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        self._document = document
        self._templates = {re.sub(r"\{[^}]*\}", "{}", path): path for path in document["paths"]}
        facts = list(_facts(document))
        # A limit n separates n-1 from n, and n from n+1.
        self._lengths = sorted({n + extra for key, n in facts if key == "length" for extra in (0, 1)})
        self._patterns = [re.compile(p) for key, p in facts if key == "pattern"]
        self._words = {word for key, word in facts if key == "word"}
        self._results: dict[tuple[str, object], tuple[Breach, ...]] = {}
        self._shapes: dict[int, int] = {}
        """Of the containers in the body being checked, by their identity."""
        self._numbers: dict[object, int] = {}
        self._validator = _validator(document, self._shape)

    def knows(self, method: str, template: str) -> bool:
        """Whether Discord has this route."""
        return method.lower() in self._operations(template)

    def request(self, method: str, template: str, body: object) -> tuple[Breach, ...]:
        """What is wrong with a request's body."""
        operation = self._operations(template)[method.lower()]
        if "requestBody" not in operation:
            return ()
        return self._breaches(self._pointer(template, method, "requestBody"), body)

    def response(self, method: str, template: str, status: int, body: object) -> tuple[Breach, ...]:
        """What is wrong with an answer."""
        operation = self._operations(template)[method.lower()]
        if "content" not in operation["responses"].get(str(status), {}):
            return ()
        return self._breaches(self._pointer(template, method, "responses", str(status)), body)

    def _operations(self, template: str) -> Json:
        key = self._templates.get(re.sub(r"\{[^}]*\}", "{}", template), "")
        operations: Json = self._document["paths"].get(key, {})
        return operations

    def _pointer(self, template: str, method: str, *steps: str) -> str:
        path = self._templates[re.sub(r"\{[^}]*\}", "{}", template)]
        parts = ["paths", path, method.lower(), *steps, "content", "application/json", "schema"]
        escaped = [part.replace("~", "~0").replace("/", "~1") for part in parts]
        return f"{_HOME}#/" + "/".join(escaped).replace("{", "%7B").replace("}", "%7D")

    def _breaches(self, pointer: str, body: object) -> tuple[Breach, ...]:
        self._shapes.clear()
        key = (pointer, self._shape(body))
        if key not in self._results:
            errors = self._validator.evolve(schema={"$ref": pointer}).iter_errors(body)
            self._results[key] = tuple(_breach(error) for error in errors)
        return self._results[key]

    def _shape(self, value: object) -> object:
        """What the description can check about a value; that of a container is found once per body."""
        if isinstance(value, str):
            return self._shape_of_string(value)
        if not isinstance(value, dict | list):
            return (type(value), value)
        if id(value) not in self._shapes:
            self._shapes[id(value)] = self._shape_of_container(value)
        return self._shapes[id(value)]

    def _shape_of_container(self, value: Json | list[object]) -> int:
        """A number per shape, so that comparing large bodies is as fast as comparing small ones."""
        shape: object
        if isinstance(value, dict):
            shape = tuple((key, self._shape(inner)) for key, inner in sorted(value.items()))
        else:
            plain = [inner for inner in value if isinstance(inner, str | int)]
            shape = (len(set(plain)) < len(plain), *map(self._shape, value))
        return self._numbers.setdefault(shape, len(self._numbers))

    def _shape_of_string(self, value: str) -> object:
        if value in self._words:
            return value
        matches = tuple(bool(pattern.search(value)) for pattern in self._patterns)
        return ("", bisect_left(self._lengths, len(value)), matches)


def _facts(value: object) -> Iterator[tuple[str, Any]]:
    """Everything the description can check about a string."""
    if isinstance(value, list):
        for inner in value:
            yield from _facts(inner)
    if not isinstance(value, dict):
        return
    for key, inner in value.items():
        if key in ("minLength", "maxLength") and isinstance(inner, int):
            yield "length", inner
        elif key == "pattern" and isinstance(inner, str):
            yield "pattern", inner
        elif key == "const" and isinstance(inner, str):
            yield "word", inner
        elif key == "enum" and isinstance(inner, list):
            yield from (("word", word) for word in inner if isinstance(word, str))
        yield from _facts(inner)


def _validator(document: Json, shape: Callable[[object], object]) -> Any:
    # Only checks need these two packages; the bot and the playground must run without them.
    jsonschema, referencing = import_module("jsonschema"), import_module("referencing")
    specification = import_module("referencing.jsonschema").DRAFT202012
    schemas = document["components"]["schemas"]

    def resolved(schema: Json) -> Json:
        name = schema.get("$ref", "").rpartition("/")[2]
        return resolved(schemas[name]) if name in schemas else schema

    def fits(schema: Json, instance: object) -> bool:
        """Whether a branch is meant for this value, judged by its type alone."""
        schema = resolved(schema)
        if "const" in schema:
            return bool(schema["const"] == instance)
        types = schema.get("type", [])
        types = [types] if isinstance(types, str) else types
        if types and not any(_TYPES[name](instance) for name in types):
            return False
        if isinstance(instance, dict):
            kind = resolved(schema.get("properties", {}).get("type", {}))
            return "enum" not in kind or instance.get("type") in kind["enum"]
        return True

    def branches(validator: Any, options: list[Json], instance: object, schema: Json) -> Iterator[Any]:
        """Check only the branch that is meant: it is faster, and the error names the real problem."""
        meant = [option for option in options if fits(option, instance)]
        failures = []
        for option in meant:
            errors = list(validator.descend(instance, option))
            if not errors:
                return
            failures.append(errors)
        if failures:
            yield from min(failures, key=len)
        else:
            yield jsonschema.ValidationError("nothing of this kind is allowed here")

    usual = jsonschema.Draft202012Validator
    reference = _once_per_shape(usual.VALIDATORS["$ref"], shape)
    dialect = jsonschema.validators.extend(usual, {"oneOf": branches, "anyOf": branches, "$ref": reference})
    resource = referencing.Resource(contents=document, specification=specification)
    return dialect({}, registry=referencing.Registry().with_resource(_HOME, resource))


def _once_per_shape(check: Callable[..., Iterator[Any]], shape: Callable[[object], object]) -> Any:
    """Follow a reference only for values of a shape that has not been found sound before."""
    sound: set[tuple[str, object]] = set()

    def reference(validator: Any, ref: str, instance: object, schema: Json) -> Iterator[Any]:
        key = (ref, shape(instance))
        if key in sound:
            return
        errors = list(check(validator, ref, instance, schema))
        if not errors:
            sound.add(key)
        yield from errors

    return reference


def _breach(error: Any) -> Breach:
    path = ".".join(map(str, error.absolute_path)) or "body"
    text = error.message if len(error.message) < 300 else f"{error.message[:300]}..."
    return Breach(path, "API_DESCRIPTION", f"{text} (Discord's API description)")
