"""The protocol as TypeScript and as a reference page, both made from `tabbe.protocol.message`."""

from __future__ import annotations

import inspect
import re
from dataclasses import dataclass
from typing import Any

from pydantic import TypeAdapter

from tabbe.protocol import message

_ATTRIBUTE = re.compile(r"^(\w+): (.*)$")


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a type: its name, whether it may be left out, its type and what it means."""

    name: str
    optional: bool
    type: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Kind:
    """One type of the protocol.

    Attributes:
        name: of the Python class and the TypeScript interface.
        about: its description in one paragraph.
        fields: in order.
    """

    name: str
    about: str
    fields: tuple[Field, ...]


def kinds(source: Any, mode: str) -> list[Kind]:
    """Give the types that a union of messages is made of, messages first.

    Args:
        source: `message.ClientMessage` or `message.ServerMessage`.
        mode: "validation" for what is read, "serialization" for what is written.
    """
    schema = TypeAdapter(source).json_schema(
        mode="validation" if mode == "validation" else "serialization"
    )
    shapes: dict[str, Any] = schema["$defs"]
    top = [part["$ref"].rpartition("/")[2] for part in schema["oneOf"]]
    order = [*top, *(name for name in shapes if name not in top)]
    return [_kind(name, shapes[name], required=mode == "serialization") for name in order]


def _kind(name: str, shape: dict[str, Any], *, required: bool) -> Kind:
    about, meanings = _described(getattr(message, name))
    fields = tuple(
        Field(
            key,
            not required and key not in shape.get("required", ()),
            type_of(value),
            meanings.get(key, ""),
        )
        for key, value in shape["properties"].items()
    )
    return Kind(name, about, fields)


def _described(thing: type) -> tuple[str, dict[str, str]]:
    """Cut a docstring into its description and what it says about attributes, inherited too."""
    about = ""
    meanings: dict[str, str] = {}
    for origin in reversed(thing.__mro__):
        if origin.__module__ != message.__name__:
            continue
        text, _, listed = (inspect.getdoc(origin) or "").partition("Attributes:\n")
        about = " ".join(text.split())
        name = ""
        for line in inspect.cleandoc(listed).splitlines():
            found = _ATTRIBUTE.match(line)
            if found:
                name = found[1]
                meanings[name] = found[2]
            elif name:
                meanings[name] += " " + line.strip()
    return _as_json(about), {name: _as_json(meaning) for name, meaning in meanings.items()}


def _as_json(text: str) -> str:
    """Name things as JSON has them."""
    return re.sub(r"\bNone\b", "null", text)


def type_of(shape: dict[str, Any]) -> str:
    """Write a JSON schema as a TypeScript type."""
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    for key in ("anyOf", "oneOf"):
        if key in shape:
            return " | ".join(dict.fromkeys(type_of(part) for part in shape[key]))
    if "const" in shape:
        return _literal(shape["const"])
    if "enum" in shape:
        return " | ".join(_literal(value) for value in shape["enum"])
    kind = shape.get("type")
    if kind == "array":
        inner = type_of(shape["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {type_of(shape['additionalProperties'])}>"
    names = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    return "null" if kind == "null" else names[str(kind)]


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def typescript() -> str:
    """Give the types of the protocol as a TypeScript module."""
    lines = [
        "// Made by scripts/protocol-types from src/tabbe/protocol/message.py; change that one.",
        "",
        f"export const PROTOCOL = {message.PROTOCOL};",
        "",
    ]
    for source, mode, union in (
        (message.ClientMessage, "validation", "ClientMessage"),
        (message.ServerMessage, "serialization", "ServerMessage"),
    ):
        found = kinds(source, mode)
        for kind in found:
            lines += _interface(kind)
        spoken = [kind.name for kind in found if _is_message(kind)]
        lines += [f"export type {union} =", *(f"  | {name}" for name in spoken)]
        lines[-1] += ";"
        lines.append("")
    item = "string | Build"
    lines += [
        "/** A card of the table, or a build. */",
        f"export type Item = {item};",
        "",
        "/** An entry of the log. */",
        f"export type Told = {type_of(TypeAdapter(message.Told).json_schema())};",
        "",
    ]
    return "\n".join(lines)


def _is_message(kind: Kind) -> bool:
    return any(field.name == "type" for field in kind.fields)


def _interface(kind: Kind) -> list[str]:
    lines = [f"/** {kind.about} */", f"export interface {kind.name} {{"]
    for field in kind.fields:
        if field.meaning:
            lines.append(f"  /** {field.meaning} */")
        lines.append(f"  {field.name}{'?' if field.optional else ''}: {field.type};")
    return [*lines, "}", ""]


def reference() -> str:
    """Give the reference of all messages in Markdown."""
    lines: list[str] = []
    for title, source, mode in (
        ("From the client", message.ClientMessage, "validation"),
        ("From the server", message.ServerMessage, "serialization"),
    ):
        found = kinds(source, mode)
        lines += [f"## {title}", ""]
        for kind in found:
            if _is_message(kind):
                lines += _section(kind)
        parts = [kind for kind in found if not _is_message(kind)]
        if parts:
            lines += ["## Parts of messages", ""]
        for kind in parts:
            lines += _section(kind)
    return "\n".join(lines)


def _section(kind: Kind) -> list[str]:
    spoken = next((field.type for field in kind.fields if field.name == "type"), "")
    heading = f"### {kind.name}" + (f" `{spoken}`" if spoken else "")
    lines = [heading, "", kind.about, "", "| field | type | meaning |", "|---|---|---|"]
    for field in kind.fields:
        if field.name == "type":
            continue
        name = f"`{field.name}`" + (", may be left out" if field.optional else "")
        shown = field.type.replace("|", "\\|")
        lines.append(f"| {name} | `{shown}` | {field.meaning} |")
    return [*lines, ""]
