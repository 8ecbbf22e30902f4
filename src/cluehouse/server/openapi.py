"""The description of the HTTP API (OpenAPI 3.1) and the schema of the WebSocket's messages, generated from the
types."""

import re
from functools import cache
from typing import Any

import msgspec

from cluehouse import __version__
from cluehouse.games import GAMES
from cluehouse.games.game import AnyGame, Sent
from cluehouse.server import wire
from cluehouse.server.api import ENDPOINTS, Endpoint
from cluehouse.server.descriptions import describe, describe_options
from cluehouse.tables.clock import ClockFace
from cluehouse.tables.payload import MessagePayload, TablePayload, You

MESSAGES = (wire.CommandFrame, wire.Welcomed, wire.Update, wire.Answered, wire.Pong, wire.Goodbye)
SECTIONS = (TablePayload, You, MessagePayload, ClockFace)


def message_schema() -> dict[str, Any]:
    """Return the JSON Schema of everything that is sent over the WebSocket, including the views and moves of all
    games."""
    return _message_schema(tuple(GAMES))


@cache
def _message_schema(known: tuple[str, ...]) -> dict[str, Any]:
    """Return that schema; `known` are the games that are registered by now."""
    _, components = msgspec.json.schema_components((*MESSAGES, *SECTIONS), ref_template="#/$defs/{name}")
    found: dict[str, Any] = dict(components)
    for name, game in GAMES.items():
        found |= _game_schemas(name, game)
    found["CommandFrame"]["anyOf"] = [{"required": ["hello"]}, {"required": ["id", "command"]}, {"required": ["ping"]}]
    found["Update"]["properties"] |= {
        "table": _ref("TablePayload"),
        "you": _ref("You"),
        "game": {"anyOf": [{"type": "null"}, *(_ref(f"{name}.Sent") for name in GAMES)]},
        "clock": {"anyOf": [{"type": "null"}, _ref("ClockFace")]},
        "talk": {"type": "array", "items": _ref("MessagePayload")},
    }
    found["MakeMove"]["properties"]["move"] = {"anyOf": [_ref(f"{name}.Move") for name in GAMES]}
    found["Settings"]["properties"]["game"] = {"enum": list(GAMES)}
    found["Settings"]["properties"]["options"] = {"anyOf": [_ref(f"{name}.Options") for name in GAMES]}
    describe(found, (*MESSAGES, *SECTIONS))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cluehouse: messages of the WebSocket",
        "anyOf": [_ref(kind.__name__) for kind in MESSAGES],
        "$defs": found,
    }


def _game_schemas(name: str, game: AnyGame) -> dict[str, Any]:
    """Return a game's options, its view as it is sent, and its moves, each under the game's name."""
    seen = (game.view_type, game.options_type, type(game.facts))
    _, own = msgspec.json.schema_components(seen, ref_template=f"#/$defs/{name}.{{name}}")
    moves, made = msgspec.json.schema_components(tuple(game.rules), ref_template=f"#/$defs/{name}.move.{{name}}")
    describe(own, seen)
    describe(made, tuple(game.rules))
    describe_options(own["Options"], game)
    view = own["View"]
    yours = {"type": "object", "properties": view["properties"], "additionalProperties": False}
    sent = {
        "description": "What everybody sees, and what this seat sees beyond it or in place of it.",
        "type": "object",
        "properties": {"public": _ref(f"{name}.View"), "yours": yours},
        "required": ["public", "yours"],
    }
    describe({"Sent": sent}, (Sent,))
    parts = own | {f"move.{part}": schema for part, schema in made.items()}
    return {f"{name}.{part}": schema for part, schema in (parts | {"Sent": sent, "Move": {"anyOf": moves}}).items()}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}


@cache
def openapi() -> dict[str, Any]:
    """Return the OpenAPI description of the HTTP API."""
    kinds = [
        kind for endpoint in ENDPOINTS for kind in (endpoint.body, endpoint.answer) if kind not in (None, str, Any)
    ]
    schemas, components = msgspec.json.schema_components(
        (*kinds, wire.Refused), ref_template="#/components/schemas/{name}"
    )
    describe(components, (*kinds, wire.Refused))
    by_kind = dict(zip((*kinds, wire.Refused), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cluehouse", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, schemas: dict[Any, Any]) -> dict[str, Any]:
    answer = {"text/plain": {}} if endpoint.answer is str else _json(schemas.get(endpoint.answer, {}))
    refused = {"description": "Refused, and why.", "content": _json(schemas[wire.Refused])}
    operation: dict[str, Any] = {
        "summary": (endpoint.serve.__doc__ or "").split("\n")[0],
        "responses": {"200": {"description": "Done.", "content": answer}, "4XX": refused},
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", endpoint.path)
        ],
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(schemas[endpoint.body])}
    return operation


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
